"""The thread in which computer players think: one question at a time, each with its ticket."""

from __future__ import annotations

import logging
import threading
import traceback
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot

from ulti_desktop.engine.view import SeatView
from ulti_desktop.session.minds import Minds
from ulti_desktop.session.worker import Worker, Workers

MOST_TOLD: Final = 200
MOST_LOST: Final = 3
"""So many threads that do not come back are put up with: each takes its share of the interpreter's time."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Question:
    ticket: int
    view: SeatView
    level: str
    seed: int
    cancelled: threading.Event


class Thinker(QObject):
    """Asks computer players in a thread of its own; lives in the window's thread.

    `decided(ticket, action)` and `failed(ticket, text)` are sent in the window's thread. A cancelled ticket
    may still be answered; whoever asked drops what is not the newest.
    """

    decided = Signal(int, object)
    failed = Signal(int, str)
    _answered = Signal(int, object)
    _raised = Signal(int, str)
    _idle = Signal(int)

    def __init__(self, minds: Minds, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.minds = minds
        self._worker: Worker | None = None
        self._lost = Workers("thinker")
        self._open: dict[int, threading.Event] = {}
        self._stopped = False
        queued = Qt.ConnectionType.QueuedConnection
        self._answered.connect(self.decided, queued)
        self._raised.connect(self.failed, queued)
        self._idle.connect(self._on_idle, queued)

    @property
    def busy_with(self) -> int | None:
        """The oldest ticket that the thread has not done with; None when it is free."""
        return min(self._open, default=None)

    def ask(self, ticket: int, view: SeatView, level: str, seed: int) -> None:
        """Let the player of that level choose for the view's seat; earlier questions are cancelled."""
        self.cancel()
        if self._stopped:
            return
        if self._worker is None:
            self._worker = Worker("thinker")
        question = _Question(ticket, view, level, seed, threading.Event())
        self._open[ticket] = question.cancelled
        self._worker.do(partial(self._think, question))

    def cancel(self) -> None:
        """Raise the flag of every open question."""
        for cancelled in self._open.values():
            cancelled.set()

    def lose(self) -> bool:
        """Leave the present thread to itself, so that the next question gets a new one.

        False, and nothing happens, where too many threads have not come back already.
        """
        if self._worker is not None:
            if self._lost.at_work >= MOST_LOST:
                return False
            self.cancel()
            self._open.clear()
            self._lost.dismiss(self._worker)
            self._worker = None
        return True

    def stop(self, within_ms: int) -> bool:
        """End the thread; False when it, or one that was lost, still runs then. May be called twice."""
        self._stopped = True
        self.cancel()
        if self._worker is not None:
            self._lost.dismiss(self._worker)
            self._worker = None
        if not self._lost.stop(within_ms):
            return False
        self._open.clear()
        return True

    def _think(self, question: _Question) -> None:
        """Answer one question, in the thread; nothing a player does leaves this method as an exception."""
        if not question.cancelled.is_set():
            try:
                player = self.minds.player_for(question.level, question.seed)
                budget_ms = self.minds.budget_of(question.level)
                action = player.choose(question.view, budget_ms, question.cancelled.is_set)
            except BaseException as error:
                log.exception("the player %r failed", question.level)
                self._raised.emit(
                    question.ticket, traceback.format_exception_only(error)[-1].strip()[:MOST_TOLD]
                )
            else:
                self._answered.emit(question.ticket, action)
        self._idle.emit(question.ticket)

    @Slot(int)
    def _on_idle(self, ticket: int) -> None:
        self._open.pop(ticket, None)
