"""The thread in which computer players think: one question at a time, each with its ticket."""

from __future__ import annotations

import logging
import sys
import threading
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from ulti_desktop.engine.view import SeatView
from ulti_desktop.session.minds import Minds

STOP_WITHIN_MS: Final = 2000
_SWITCH_SECONDS: Final = 0.0005
"""How long a thinking thread may keep the interpreter to itself; the usual 5 ms make animations stutter."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Question:
    ticket: int
    view: SeatView
    level: str
    seed: int
    cancelled: threading.Event


class _Worker(QObject):
    """Lives in the thinking thread and answers questions; its only owner is the Thinker."""

    decided = Signal(int, object)
    failed = Signal(int, str)
    idle = Signal(int)

    def __init__(self, minds: Minds) -> None:
        super().__init__()
        self._minds = minds

    @Slot(object)
    def think(self, question: _Question) -> None:
        """Answer one question; nothing a player does leaves this method as an exception."""
        if not question.cancelled.is_set():
            usual = sys.getswitchinterval()
            sys.setswitchinterval(_SWITCH_SECONDS)
            try:
                player = self._minds.player_for(question.level, question.seed)
                budget_ms = self._minds.budget_of(question.level)
                action = player.choose(question.view, budget_ms, question.cancelled.is_set)
                self.decided.emit(question.ticket, action)
            except Exception as error:
                log.exception("the player %r failed", question.level)
                self.failed.emit(question.ticket, f"{type(error).__name__}: {error}")
            finally:
                sys.setswitchinterval(usual)
        self.idle.emit(question.ticket)


class Thinker(QObject):
    """Asks computer players in a thread of its own; lives in the window's thread.

    `decided(ticket, action)` and `failed(ticket, text)` arrive in the window's thread. A cancelled ticket
    may still be answered; whoever asked drops what is not the newest.
    """

    decided = Signal(int, object)
    failed = Signal(int, str)
    _asked = Signal(object)

    def __init__(self, minds: Minds, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.minds = minds
        self._thread: QThread | None = None
        self._worker: _Worker | None = None
        self._open: dict[int, threading.Event] = {}
        self._stopped = False

    @property
    def busy_with(self) -> int | None:
        """The oldest ticket that the thread has not done with; None when it is free."""
        return min(self._open, default=None)

    def ask(self, ticket: int, view: SeatView, level: str, seed: int) -> None:
        """Let the player of that level choose for the view's seat; earlier questions are cancelled."""
        self.cancel()
        if self._stopped:
            return
        self._start()
        cancelled = threading.Event()
        self._open[ticket] = cancelled
        self._asked.emit(_Question(ticket, view, level, seed, cancelled))

    def cancel(self) -> None:
        """Raise the flag of every open question."""
        for cancelled in self._open.values():
            cancelled.set()

    def stop(self, within_ms: int = STOP_WITHIN_MS) -> bool:
        """End the thread; False when it did not end in time and still runs. May be called twice."""
        self._stopped = True
        self.cancel()
        thread, self._thread = self._thread, None
        if thread is None:
            return True
        thread.quit()
        if not thread.wait(within_ms):
            log.error("the thinking thread did not end within %d ms", within_ms)
            self._thread = thread
            return False
        self._worker = None
        self._open.clear()
        return True

    def _start(self) -> None:
        if self._thread is not None:
            return
        self._thread = QThread(self)
        self._thread.setObjectName("thinker")
        self._worker = _Worker(self.minds)
        self._worker.moveToThread(self._thread)
        self._thread.finished.connect(self._worker.deleteLater)
        self._asked.connect(self._worker.think, Qt.ConnectionType.QueuedConnection)
        self._worker.decided.connect(self.decided, Qt.ConnectionType.QueuedConnection)
        self._worker.failed.connect(self.failed, Qt.ConnectionType.QueuedConnection)
        self._worker.idle.connect(self._on_idle, Qt.ConnectionType.QueuedConnection)
        self._thread.start()

    @Slot(int)
    def _on_idle(self, ticket: int) -> None:
        self._open.pop(ticket, None)
