"""Which hands of which lessons the player has finished: one small JSON file in the data folder."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ulti_desktop import limits
from ulti_desktop.store import paths
from ulti_desktop.store.atomic import set_aside, write_atomic
from ulti_desktop.store.documents import NotReadError, json_file
from ulti_desktop.store.problems import Problem, ProblemKind, not_saved

VERSION: Final = 1
MOST_LESSONS: Final = 200
LONGEST: Final = 60
Done = Mapping[str, frozenset[str]]


class _NewerError(ValueError):
    """The file was written by a newer version."""


def default_path() -> Path:
    """Return where the progress lives."""
    return paths.user_data_dir() / "lessons.json"


def load(path: Path | None = None, *, reads_only: bool = False) -> tuple[Done, Problem | None]:
    """Return the finished hands by lesson, and what was wrong with the file.

    A file that cannot be used gives no progress and is put aside under a new name; with `reads_only` it is
    left as it is.
    """
    path = path or default_path()
    try:
        return _checked(json_file(path, limits.PROGRESS, ProblemKind.DAMAGED)), None
    except NotReadError as error:
        if error.kind is ProblemKind.NOT_FOUND:
            return {}, None
        kind, why = error.kind, error.detail
    except _NewerError as error:
        kind, why = ProblemKind.NEWER_VERSION, str(error)
    except ValueError as error:
        kind, why = ProblemKind.DAMAGED, str(error)
    kept = None
    if not reads_only:
        kept = set_aside(path, "newer" if kind is ProblemKind.NEWER_VERSION else "damaged")
    return {}, Problem(kind, str(path), why, "" if kept is None else str(kept))


def _checked(data: object) -> Done:
    version = data.get("version") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise ValueError("version")
    if version > VERSION:
        raise _NewerError(str(version))
    rows = data.get("finished")
    if not isinstance(rows, dict) or len(rows) > MOST_LESSONS:
        raise ValueError("finished")
    done = {}
    for lesson, hands in rows.items():
        if not isinstance(hands, list) or len(hands) > MOST_LESSONS or len(lesson) > LONGEST:
            raise ValueError(lesson[:LONGEST])
        if not all(isinstance(hand, str) and len(hand) <= LONGEST for hand in hands):
            raise ValueError(lesson[:LONGEST])
        done[lesson] = frozenset(hands)
    return done


def save(done: Done, path: Path | None = None) -> Problem | None:
    """Write the progress; return what went wrong, the old file is untouched then."""
    path = path or default_path()
    data = {
        "version": VERSION,
        "finished": {lesson: sorted(hands) for lesson, hands in sorted(done.items()) if hands},
    }
    try:
        write_atomic(path, json.dumps(data, ensure_ascii=False, indent=1).encode())
    except OSError as error:
        return not_saved(path, error)
    return None
