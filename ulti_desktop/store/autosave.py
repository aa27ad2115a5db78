"""The session being played on disk after every action, written in a thread of its own."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

from ulti_desktop.engine.record import Record
from ulti_desktop.store.atomic import sweep
from ulti_desktop.store.games import Writer, autosave_path, backup_path, save
from ulti_desktop.store.notes import NOTHING, Notes
from ulti_desktop.store.problems import Problem, ProblemKind
from ulti_desktop.store.scribe import WAIT_SECONDS, Scribe

Then = Callable[[int, Problem | None], None]

log = logging.getLogger(__name__)


def _nobody(_: int, __: Problem | None) -> None:
    """Hear of a write and do nothing."""


class Autosave:
    """Keeps the session being played on disk: no window waits for a disk.

    Of records put in faster than the disk can take them only the newest is written. `then(number, problem)`
    hears, in the thread of this file, up to which of them all is on disk, or why it is not.
    """

    def __init__(self, path: Path | None = None, then: Then = _nobody) -> None:
        self._path = path or autosave_path()
        self._then = then
        self._writer = Writer()
        self._number = 0
        self._last_problem: Problem | None = None
        self._scribe = Scribe("autosave", first=lambda: sweep(self._path))

    @property
    def problem(self) -> Problem | None:
        """What went wrong with the latest write; None when it went well."""
        return self._last_problem

    def put(self, record: Record, notes: Notes = NOTHING) -> int:
        """Write this record soon; returns its number at once."""
        self._number += 1
        self._scribe.do(partial(self._keep, self._number, record, notes), instead=True)
        return self._number

    def flush(self, within: float = WAIT_SECONDS) -> bool:
        """Wait, in seconds, until everything put in is on disk; tell whether it is."""
        return self._scribe.flush(within)

    def stop(self, within: float = WAIT_SECONDS) -> bool:
        """Write what is left and end the thread; tell whether it ended in time. May be called twice."""
        return self._scribe.stop(within)

    def _keep(self, number: int, record: Record, notes: Notes) -> None:
        self._write(record, notes)
        self._then(number, self._last_problem)

    def _write(self, record: Record, notes: Notes) -> None:
        before = self._last_problem
        try:
            self._last_problem = save(record, self._path, backup_path(self._path), self._writer, notes)
        except Exception as error:
            log.exception("the session being played could not be written")
            self._last_problem = Problem(ProblemKind.NOT_SAVED, str(self._path), repr(error))
        if self._last_problem is not None and self._last_problem != before:
            log.error("%s", self._last_problem)
