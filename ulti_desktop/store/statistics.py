"""The file of all finished deals (SQLite), written in a thread of its own: no window waits for a disk."""

from __future__ import annotations

import contextlib
import csv
import io
import logging
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ulti_desktop.limits import STATISTICS_BYTES, STATISTICS_DEALS, STATISTICS_TEXT
from ulti_desktop.store import paths
from ulti_desktop.store.atomic import check_place, set_aside, write_atomic
from ulti_desktop.store.ledger import Decision, Entry
from ulti_desktop.store.problems import Problem, ProblemKind, not_saved
from ulti_desktop.store.rows import COLUMNS, from_row, to_row
from ulti_desktop.store.scribe import WAIT_SECONDS, Scribe

if TYPE_CHECKING:
    import sqlite3

VERSION: Final = 1
APPLICATION: Final = 0x556C7469
MOST_DEALS: Final = STATISTICS_DEALS
"""So many of the newest deals are read at most."""
MOST_LATE: Final = 1000
CLOCK_SECONDS: Final = 3600
"""So far may the clock of the computer go back without a word."""
_KEY: Final = ("session", "deal", "repeated")
_TABLE: Final = (
    "CREATE TABLE deals ("
    + ", ".join(f"{name} {kind}" for name, kind in COLUMNS)
    + ", PRIMARY KEY (session, deal, repeated))"
)
_PUT: Final = (
    f"INSERT INTO deals ({', '.join(name for name, _ in COLUMNS)})"
    f" VALUES ({', '.join('?' * len(COLUMNS))}) ON CONFLICT (session, deal, repeated) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name, _ in COLUMNS if name not in _KEY)
    + " WHERE excluded.practice = 1 AND deals.practice = 1"
)
"""A deal that is there already stays as it is; only where actions may be taken back its last end counts."""
_COSTS: Final = (
    "UPDATE deals SET "
    + ", ".join(f"cost_{kind.value} = ?" for kind in Decision)
    + " WHERE session = ? AND deal = ? AND repeated = ?"
)
_READ: Final = (
    "SELECT * FROM (SELECT rowid AS place, * FROM deals ORDER BY rowid DESC LIMIT ?) ORDER BY place"
)

_THINGS: Final = {("table", "deals", _TABLE), ("index", "sqlite_autoindex_deals_1", None)}
"""All that the file may hold, word for word: anything else, such as somebody's view, trigger or condition of
a column, would run when it is read.
"""
_BESIDE: Final = ("-journal", "-wal", "-shm")
"""What SQLite keeps beside the file; it would wait for the other end of a pipe in their place."""

_MOST_TOLD: Final = 300
_MOST_OF_A_ROW: Final = len(COLUMNS) * 4 * STATISTICS_TEXT
_NEWEST: Final = "SELECT at FROM deals ORDER BY rowid DESC LIMIT 1"

log = logging.getLogger(__name__)
Tell = Callable[[Problem], None]
Then = Callable[[tuple[Entry, ...]], None]
Job = Callable[["sqlite3.Connection"], None]


@dataclass(frozen=True, slots=True)
class _Task:
    """Something to be done with the file; `writes`: again, should the disk refuse it for a while.

    `then` is called when it is done and on disk.
    """

    do: Job
    writes: bool = False
    then: Callable[[], None] | None = None


class _SetAsideError(Exception):
    """The file is not one that this program may write into."""

    def __init__(self, kind: ProblemKind, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind


def default_path() -> Path:
    """Return where the statistics live."""
    return paths.user_data_dir() / "statistics.sqlite"


class Statistics:
    """All finished deals of a player. `tell` hears of each problem once, in the thread of this file.

    One that `reads_only` changes nothing, for programs beside the one that writes.
    """

    def __init__(
        self, path: Path | None = None, tell: Tell = lambda _: None, *, reads_only: bool = False
    ) -> None:
        self._path = path or default_path()
        self._tell = tell
        self._reads_only = reads_only
        self._told: set[ProblemKind] = set()
        self._late: deque[_Task] = deque(maxlen=MOST_LATE)
        self._given_up = False
        self._scribe = Scribe("statistics", last=self._close)
        self._file: sqlite3.Connection | None = None

    # ---------------------------------------------------------------------------------------- what is asked
    def put(self, entry: Entry, then: Callable[[], None] | None = None) -> None:
        """Enter a finished deal, once however often it is put; returns at once.

        `then` is called in the thread of this file when the deal is on disk.
        """
        row = to_row(entry)

        def write(file: sqlite3.Connection) -> None:
            newest = file.execute(_NEWEST).fetchone()
            _write(file, _PUT, row)
            if newest is not None and isinstance(newest[0], int) and newest[0] > entry.at + CLOCK_SECONDS:
                self._say(Problem(ProblemKind.CLOCK_BACK, str(self._path), f"{newest[0]} before {entry.at}"))

        self._ask(write, writes=True, then=then)

    def set_costs(
        self, session: str, deal: int, costs: Iterable[tuple[Decision, float]], *, repeated: bool = False
    ) -> None:
        """Enter what a review found a deal's decisions to cost; returns at once."""
        known = dict(costs)
        values = (*(known.get(kind, 0.0) for kind in Decision), session, deal, int(repeated))
        self._ask(lambda file: _write(file, _COSTS, values), writes=True)

    def read(self, then: Then) -> None:
        """Hand all deals to `then`, oldest first, in the thread of this file; returns at once."""
        self._ask(lambda file: then(_entries(file)))

    def clear(self) -> None:
        """Take every deal out; returns at once."""
        self._ask(_clear, writes=True)

    def export(self, entries: Iterable[Entry], path: Path, then: Callable[[Problem | None], None]) -> None:
        """Write deals as a table of comma-separated values and tell how that went; returns at once."""
        rows = tuple(entries)

        def write(_: sqlite3.Connection) -> None:
            try:
                write_atomic(path, to_csv(rows).encode())
            except OSError as error:
                then(not_saved(path, error))
            else:
                then(None)

        self._ask(write)

    def flush(self, within: float = WAIT_SECONDS) -> bool:
        """Wait, in seconds, until everything asked for is done; tell whether it is."""
        return self._scribe.flush(within)

    def stop(self, within: float = WAIT_SECONDS) -> bool:
        """Do what is left and end the thread; tell whether it ended in time. May be called twice."""
        return self._scribe.stop(within)

    # ---------------------------------------------------------------------------------------- the thread
    def _ask(self, job: Job, *, writes: bool = False, then: Callable[[], None] | None = None) -> None:
        if not (writes and self._reads_only):
            self._scribe.do(partial(self._do_late_too, _Task(job, writes, then)))

    def _do_late_too(self, newest: _Task) -> None:
        """Do first what the disk refused before."""
        tasks = [*self._late, newest]
        self._late.clear()
        for task in tasks:
            self._do(task)

    def _do(self, task: _Task) -> None:
        """Do one thing; a file that turns out to be damaged is put aside, and it is done on a new one.

        Where there is no file to be had it is done on an empty one that nobody keeps.
        """
        import sqlite3

        for _ in range(2):
            try:
                if self._file is None and not self._given_up:
                    self._file = self._open()
                if self._file is not None:
                    task.do(self._file)
                    if task.then is not None:
                        task.then()
                    return
            except _SetAsideError as error:
                self._put_aside(error.kind, str(error))
            except sqlite3.OperationalError as error:
                self._say(Problem(_kind_of(error, writes=task.writes), str(self._path), str(error)))
                if task.writes:
                    self._late.append(task)
                    return
                break
            except (sqlite3.DatabaseError, UnicodeDecodeError) as error:  # what SQLite says may be no text
                self._put_aside(ProblemKind.DAMAGED, str(error))
            except OSError as error:
                self._say(Problem(ProblemKind.UNREADABLE, str(self._path), str(error)))
                break
        with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as nothing:
            nothing.execute(_TABLE)
            task.do(nothing)

    def _open(self) -> sqlite3.Connection | None:
        """Return the file, new where there was none; None where one that is only read is missing.

        Raises _SetAsideError, sqlite3.Error, OSError.
        """
        import sqlite3

        fresh = not self._path.exists()
        if not fresh and not self._path.is_file():
            raise _SetAsideError(ProblemKind.NOT_A_FILE, "no file")
        if not fresh and self._path.stat().st_size > STATISTICS_BYTES:
            raise _SetAsideError(ProblemKind.TOO_LARGE, "too large")
        if fresh and self._reads_only:
            return None
        for tail in _BESIDE:
            check_place(self._path.with_name(self._path.name + tail))
        name = self._path.absolute().as_uri() + ("?mode=ro" if self._reads_only else "")
        file = sqlite3.connect(name, timeout=WAIT_SECONDS, isolation_level=None, uri=True)
        try:
            _restrain(file)
            _check(file, writes=not self._reads_only)
            if not self._reads_only:
                file.execute("PRAGMA journal_mode = WAL")
                file.execute("PRAGMA synchronous = FULL")
        except BaseException:
            file.close()
            raise
        return file

    def _put_aside(self, kind: ProblemKind, detail: str) -> None:
        """Give the file another name, with what SQLite keeps beside it; without one nothing is written."""
        self._close()
        why = "newer" if kind is ProblemKind.NEWER_VERSION else "damaged"
        kept = None if self._reads_only else set_aside(self._path, why)
        if kept is None:
            self._given_up = True
        else:
            for tail in ("-wal", "-shm"):
                with contextlib.suppress(OSError):
                    self._path.with_name(self._path.name + tail).rename(kept.with_name(kept.name + tail))
        self._say(Problem(kind, str(self._path), detail, "" if kept is None else str(kept)))

    def _say(self, problem: Problem) -> None:
        if problem.kind not in self._told:
            log.error("%s", problem)
            self._told.add(problem.kind)
            self._tell(problem)

    def _close(self) -> None:
        if self._file is not None:
            with contextlib.suppress(Exception):
                self._file.close()
            self._file = None


def _kind_of(error: sqlite3.OperationalError, *, writes: bool) -> ProblemKind:
    """Return why the disk refused something."""
    import sqlite3

    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return ProblemKind.DISK_FULL
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM) and writes:
        return ProblemKind.READ_ONLY
    return ProblemKind.NOT_SAVED if writes else ProblemKind.UNREADABLE


def _restrain(file: sqlite3.Connection) -> None:
    """Let the file run nothing of its own and hand over no text that is far too long."""
    import sqlite3

    file.execute("PRAGMA trusted_schema = OFF")
    file.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _MOST_OF_A_ROW)
    file.text_factory = lambda text: text.decode("utf-8", "replace")


def _check(file: sqlite3.Connection, *, writes: bool) -> None:
    """Make the table of an empty file; raise _SetAsideError where it is not as this version writes it."""
    file.execute("BEGIN IMMEDIATE" if writes else "BEGIN")
    try:
        version = file.execute("PRAGMA user_version").fetchone()[0]
        application = file.execute("PRAGMA application_id").fetchone()[0]
        tables = [row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        if not tables and not version and not application and writes:
            file.execute(_TABLE)
            file.execute(f"PRAGMA user_version = {VERSION}")
            file.execute(f"PRAGMA application_id = {APPLICATION}")
        elif application != APPLICATION:
            raise _SetAsideError(ProblemKind.NOT_OURS, f"application {application}")
        elif version > VERSION:
            raise _SetAsideError(ProblemKind.NEWER_VERSION, f"version {version}")
        else:
            _check_table(file)
    finally:
        if file.in_transaction:
            file.execute("COMMIT")


def _check_table(file: sqlite3.Connection) -> None:
    things = file.execute("SELECT type, name, sql FROM sqlite_master").fetchmany(len(_THINGS) + 1)
    if set(things) != _THINGS:
        raise _SetAsideError(ProblemKind.DAMAGED, f"holds {things}"[:_MOST_TOLD])
    found = file.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise _SetAsideError(ProblemKind.DAMAGED, str(found))


def _write(file: sqlite3.Connection, statement: str, values: tuple[object, ...]) -> None:
    file.execute(statement, values)


def _clear(file: sqlite3.Connection) -> None:
    import sqlite3

    file.execute("DELETE FROM deals")
    with contextlib.suppress(sqlite3.OperationalError):  # another window may be reading; gone they are
        file.execute("VACUUM")
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _entries(file: sqlite3.Connection) -> tuple[Entry, ...]:
    """Return every deal that can be read; a row with values of another kind is left out."""
    found = []
    for _, *row in file.execute(_READ, (MOST_DEALS,)):
        try:
            found.append(from_row(row))
        except ValueError as error:
            log.error("a deal of the statistics cannot be read: %s", error)
    return tuple(found)


def to_csv(entries: Iterable[Entry]) -> str:
    """Return deals as comma-separated values, a line of names first; texts are in the form of the file."""
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(name for name, _ in COLUMNS)
    writer.writerows(to_row(entry) for entry in entries)
    return out.getvalue()
