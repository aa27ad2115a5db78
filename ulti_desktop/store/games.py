"""Saved sessions: one `.ulti` file each, JSON, written whole or not at all; and the one being played."""

from __future__ import annotations

import json
import logging
import threading
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from ulti_desktop.engine import record as records
from ulti_desktop.engine.record import DealRecord, Record, RecordProblem, Trouble
from ulti_desktop.store import paths
from ulti_desktop.store.atomic import TooLargeError, read_limited, set_aside, write_atomic
from ulti_desktop.store.problems import Problem, ProblemKind

SUFFIX: Final = ".ulti"
MOST_BYTES: Final = 16 * 1024 * 1024
_KINDS: Final = {
    Trouble.NOT_A_RECORD: ProblemKind.NOT_OURS,
    Trouble.NEWER_VERSION: ProblemKind.NEWER_VERSION,
    Trouble.BAD_RULES: ProblemKind.UNKNOWN_RULES,
    Trouble.DAMAGED: ProblemKind.DAMAGED,
    Trouble.ILLEGAL_ACTION: ProblemKind.DAMAGED,
}

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Loaded:
    """What a file held: the record or its good beginning (None: nothing usable), and what was wrong."""

    record: Record | None
    problem: Problem | None = None


def load(path: Path) -> Loaded:
    """Read a saved session; never raises for a bad file."""
    try:
        data = json.loads(read_limited(path, MOST_BYTES))
    except FileNotFoundError as error:
        return Loaded(None, Problem(ProblemKind.NOT_FOUND, str(path), str(error)))
    except OSError as error:
        return Loaded(None, Problem(ProblemKind.UNREADABLE, str(path), str(error)))
    except TooLargeError:
        return Loaded(None, Problem(ProblemKind.TOO_LARGE, str(path)))
    except (ValueError, RecursionError) as error:
        return Loaded(None, Problem(ProblemKind.NOT_JSON, str(path), str(error)))
    record, trouble = records.read(data)
    return Loaded(record, None if trouble is None else problem_of(trouble, str(path)))


def problem_of(trouble: RecordProblem, path: str) -> Problem:
    """Return what is wrong inside a record as a problem of its file."""
    where = f"deal {trouble.deal}: {trouble.detail}" if trouble.deal else trouble.detail
    return Problem(_KINDS[trouble.trouble], path, where, action=trouble.action)


class Writer:
    """Turns a growing session into bytes again and again; finished deals are worded once only."""

    def __init__(self) -> None:
        self._worded: dict[int, tuple[DealRecord, str]] = {}

    def to_bytes(self, record: Record) -> bytes:
        """Return the file's content."""
        worded = {id(deal): self._word(record, deal) for deal in record.played}
        self._worded = worded
        head = records.to_dict(replace(record, played=()))
        del head["played"]
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
    record: Record, path: Path, backup: Path | None = None, writer: Writer | None = None
) -> Problem | None:
    """Write a session; return what went wrong, the old file is untouched then."""
    try:
        write_atomic(path, (writer or Writer()).to_bytes(record), backup)
    except OSError as error:
        return Problem(ProblemKind.NOT_SAVED, str(path), str(error))
    return None


def autosave_path(which: str = "") -> Path:
    """Return where the session being played is kept; `which` tells programs running side by side apart."""
    return paths.user_data_dir() / f"current{which and '-' + which}{SUFFIX}"


def backup_path(path: Path) -> Path:
    """Return where the content before the last one is kept."""
    return path.with_name(f"{path.stem}.backup{path.suffix}")


def load_autosave(path: Path | None = None) -> Loaded:
    """Return the session that was being played; the backup where the newest file is not good.

    The problem is that of the newest file, which is put aside then: the next save must not destroy it.
    """
    path = path or autosave_path()
    newest = load(path)
    if newest.problem is None:
        return newest
    kind = newest.problem.kind
    if kind is not ProblemKind.NOT_FOUND:
        kept = set_aside(path, "newer" if kind is ProblemKind.NEWER_VERSION else "damaged")
        newest = replace(newest, problem=replace(newest.problem, kept_as="" if kept is None else str(kept)))
    older = load(backup_path(path))
    if older.problem is None and older.record is not None:
        return Loaded(older.record, None if kind is ProblemKind.NOT_FOUND else newest.problem)
    return Loaded(None) if kind is ProblemKind.NOT_FOUND else newest


class Autosave:
    """Keeps the session being played on disk, in a thread of its own: no window waits for a disk.

    Of records put in faster than the disk can take them only the newest is written.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or autosave_path()
        self._writer = Writer()
        self._newest: Record | None = None
        self._stopping = False
        self._idle = True
        self._last_problem: Problem | None = None
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None

    @property
    def problem(self) -> Problem | None:
        """What went wrong with the latest write; None when it went well."""
        return self._last_problem

    def put(self, record: Record) -> None:
        """Write this record soon; returns at once."""
        with self._changed:
            self._newest = record
            if self._thread is None and not self._stopping:
                self._thread = threading.Thread(target=self._work, name="autosave", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def flush(self, within: float = 5.0) -> bool:
        """Wait, in seconds, until everything put in is on disk; tell whether it is."""
        with self._changed:
            return self._changed.wait_for(lambda: self._newest is None and self._idle, within)

    def stop(self, within: float = 5.0) -> bool:
        """Write what is left and end the thread; tell whether it ended in time. May be called twice."""
        with self._changed:
            self._stopping = True
            thread, self._thread = self._thread, None
            self._changed.notify_all()
        if thread is None:
            return True
        thread.join(within)
        return not thread.is_alive()

    def _work(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._newest is not None or self._stopping)
                record, self._newest = self._newest, None
                if record is None:
                    return
                self._idle = False
            try:
                self._last_problem = save(record, self._path, backup_path(self._path), self._writer)
            except Exception:
                log.exception("the session being played could not be written")
            if self._last_problem is not None:
                log.error("%s", self._last_problem)
            with self._changed:
                self._idle = True
                self._changed.notify_all()
