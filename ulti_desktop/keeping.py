"""Between the session and the disk: the session goes on when what it did is on disk, not before."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from ulti_desktop.engine.record import Record
from ulti_desktop.store.autosave import Autosave
from ulti_desktop.store.games import autosave_path
from ulti_desktop.store.notes import Notes
from ulti_desktop.store.problems import Problem, ProblemKind

PATIENCE_MS: Final = 5000
"""So long a disk may take; then the game goes on without it."""

log = logging.getLogger(__name__)
NotesOf = Callable[[Record], Notes]


class Keeping(QObject):
    """Hands records to the thread that writes, and says when they are safe; lives in the window's thread.

    `safe()`: all that was handed over is on disk, or could not be written. `troubled(Problem)`: it could not;
    said once until it can be again, which is said by `mended()`.
    """

    safe = Signal()
    troubled = Signal(object)
    mended = Signal()
    _written = Signal(int, object)

    def __init__(self, notes_of: NotesOf, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notes_of = notes_of
        self._autosave = Autosave(then=self._written.emit)
        self._newest = 0
        self._problem: Problem | None = None
        self._forbidden = False
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self._guard.setInterval(PATIENCE_MS)
        self._guard.timeout.connect(self._lose_patience)
        self._written.connect(self._on_written, Qt.ConnectionType.QueuedConnection)

    @property
    def is_safe(self) -> bool:
        """Tell whether nothing is waited for."""
        return not self._guard.isActive()

    def save(self, record: Record) -> bool:
        """Write a record; tell whether `safe` is to be waited for."""
        if self._forbidden:
            return False
        self._put(record, self._notes_of(record))
        return True

    def save_again(self, record: Record, notes: Notes) -> None:
        """Write a record that nobody plays, with other notes."""
        if not self._forbidden:
            self._put(record, notes)

    def _put(self, record: Record, notes: Notes) -> None:
        self._newest = self._autosave.put(record, notes)
        self._guard.start()

    def forbid(self) -> None:
        """Write nothing from now on."""
        self._forbidden = True

    def stop(self) -> bool:
        """Write what is left; tell whether that was done in time. May be called twice."""
        self._guard.stop()
        return self._autosave.stop()

    @Slot(int, object)
    def _on_written(self, number: int, problem: object) -> None:
        assert problem is None or isinstance(problem, Problem)
        self._judge(problem)
        if number == self._newest and self._guard.isActive():
            self._guard.stop()
            self.safe.emit()

    @Slot()
    def _lose_patience(self) -> None:
        log.error("the disk did not answer within %d ms", PATIENCE_MS)
        self._judge(Problem(ProblemKind.NOT_SAVED, str(autosave_path()), "no answer"))
        self.safe.emit()

    def _judge(self, problem: Problem | None) -> None:
        before, self._problem = self._problem, problem
        if problem is None:
            if before is not None:
                self.mended.emit()
        elif before is None or before.kind is not problem.kind:
            self.troubled.emit(problem)
