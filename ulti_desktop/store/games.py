"""Saved sessions: one `.ulti` file each, JSON, written whole or not at all."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from ulti_desktop import limits
from ulti_desktop.engine import record as records
from ulti_desktop.engine.record import DealRecord, Record, RecordProblem, Trouble
from ulti_desktop.store import notes as beside
from ulti_desktop.store import paths
from ulti_desktop.store.atomic import set_aside, write_atomic
from ulti_desktop.store.documents import NotReadError, json_file
from ulti_desktop.store.notes import NOTHING, Notes
from ulti_desktop.store.problems import Problem, ProblemKind, not_saved

SUFFIX: Final = paths.SAVED
_EARLIER: Final = re.compile(r"current\.earlier-([1-9][0-9]*)" + re.escape(SUFFIX))
_KINDS: Final = {
    Trouble.NOT_A_RECORD: ProblemKind.NOT_OURS,
    Trouble.NEWER_VERSION: ProblemKind.NEWER_VERSION,
    Trouble.BAD_RULES: ProblemKind.UNKNOWN_RULES,
    Trouble.DAMAGED: ProblemKind.DAMAGED,
    Trouble.ILLEGAL_ACTION: ProblemKind.DAMAGED,
}


@dataclass(frozen=True, slots=True)
class Loaded:
    """What a file held: the record or its good beginning (None: nothing usable), and what was wrong.

    `notes` are what was kept beside a session being played.
    """

    record: Record | None
    problem: Problem | None = None
    notes: Notes = NOTHING


def load(path: Path) -> Loaded:
    """Read a saved session; never raises for a bad file."""
    try:
        data = json_file(path, limits.RECORD)
    except NotReadError as error:
        return Loaded(None, Problem(error.kind, str(path), error.detail))
    record, trouble = records.read(data)
    kept = beside.from_json(data.get(beside.KEY)) if isinstance(data, dict) else NOTHING
    return Loaded(record, None if trouble is None else problem_of(trouble, str(path)), kept)


def problem_of(trouble: RecordProblem, path: str) -> Problem:
    """Return what is wrong inside a record as a problem of its file."""
    where = f"deal {trouble.deal}: {trouble.detail}" if trouble.deal else trouble.detail
    return Problem(_KINDS[trouble.trouble], path, where, action=trouble.action)


class Writer:
    """Turns a growing session into bytes again and again; finished deals are worded once only."""

    def __init__(self) -> None:
        self._worded: dict[int, tuple[DealRecord, str]] = {}

    def to_bytes(self, record: Record, notes: Notes = NOTHING) -> bytes:
        """Return the file's content."""
        worded = {id(deal): self._word(record, deal) for deal in record.played}
        self._worded = worded
        head = records.to_dict(replace(record, played=()))
        del head["played"]
        if notes != NOTHING:
            head[beside.KEY] = beside.to_json(notes)
        played = ",".join(text for _, text in worded.values())
        return f'{_compact(head)[:-1]},"played":[{played}]}}'.encode()

    def _word(self, record: Record, deal: DealRecord) -> tuple[DealRecord, str]:
        known = self._worded.get(id(deal))
        if known is not None and known[0] is deal:
            return known
        return deal, _compact(records.to_dict(replace(record, played=(deal,)))["played"][0])


def _compact(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def save(
    record: Record,
    path: Path,
    backup: Path | None = None,
    writer: Writer | None = None,
    notes: Notes = NOTHING,
) -> Problem | None:
    """Write a session; return what went wrong, the old file is untouched then."""
    try:
        write_atomic(path, (writer or Writer()).to_bytes(record, notes), backup)
    except OSError as error:
        return not_saved(path, error)
    return None


def autosave_path() -> Path:
    """Return where the session being played is kept."""
    return paths.user_data_dir() / f"current{SUFFIX}"


def backup_path(path: Path) -> Path:
    """Return where the content before the last one is kept."""
    return path.with_name(f"{path.stem}.backup{path.suffix}")


def keep_earlier(record: Record) -> Path | Problem:
    """Write a session that gives way to another to a file of its own, unless it is kept; return where.

    The highest number is the newest. They have no end: what is unfinished goes by the player's hand only.
    """
    path = autosave_path()
    data = Writer().to_bytes(record)
    highest = 0
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        for other in path.parent.iterdir():
            found = _EARLIER.fullmatch(other.name)
            if found is None:
                continue
            highest = max(highest, int(found[1]))
            if _holds(other, data):
                return other
        copy = path.with_name(f"{path.stem}.earlier-{highest + 1}{SUFFIX}")
        write_atomic(copy, data)
    except OSError as error:
        return not_saved(path, error)
    return copy


def _holds(path: Path, data: bytes) -> bool:
    with suppress(OSError):
        return path.stat().st_size == len(data) and path.read_bytes() == data
    return False


def load_autosave(path: Path | None = None) -> Loaded:
    """Return the session that was being played; the backup where the newest file is not good.

    The problem is that of the newest file there is. What is not good is put aside: the next saves must not
    destroy it.
    """
    path = path or autosave_path()
    newest = load(path)
    if newest.problem is None:
        return newest
    newest = _put_aside(newest, path)
    older = load(backup_path(path))
    if older.problem is None and older.record is not None:
        return Loaded(older.record, newest.problem, older.notes)
    older = _put_aside(older, backup_path(path))
    return older if newest.problem is None else newest


def _put_aside(loaded: Loaded, path: Path) -> Loaded:
    """Give a file that is not good another name; return what it held, and no problem if it was not there."""
    if loaded.problem is None or loaded.problem.kind is ProblemKind.NOT_FOUND:
        return Loaded(None)
    newer = loaded.problem.kind is ProblemKind.NEWER_VERSION
    kept = set_aside(path, "newer" if newer else "damaged")
    return replace(loaded, problem=replace(loaded.problem, kept_as="" if kept is None else str(kept)))
