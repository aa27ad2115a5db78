"""Asks the coach for advice in a thread of its own, and takes it to the window while it is still wanted."""

from __future__ import annotations

import logging
import threading
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot

from ulti_desktop import native, words
from ulti_desktop.coach.findings import Advice
from ulti_desktop.engine.view import SeatView
from ulti_desktop.session.session import Session
from ulti_desktop.session.worker import Workers
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui.advice_door import AdviceDoor
from ulti_desktop.ui.main_window import MainWindow

MOST_AT_WORK: Final = 3
"""So many questions may be worked at though nobody waits for their answers any more."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Question:
    ticket: int
    view: SeatView
    seed: int
    cancelled: threading.Event


class Counsel(QObject):
    """Answers the wish for advice in the person's turn; it is dropped with the next action or deal.

    Advice depends on the person's view and the number of the deal alone. `stop` ends the threads: each
    question has one, so that none waits for another that hangs.
    """

    _said = Signal(int, object)
    _failed = Signal(int)

    def __init__(self, window: MainWindow, session: Session) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._ticket = 0
        self._open: _Question | None = None
        self._workers = Workers("counsel")
        self._stopped = False
        self.door = AdviceDoor(window)
        self.door.dismissed.connect(self.cancel)
        self._said.connect(self._on_said, Qt.ConnectionType.QueuedConnection)
        self._failed.connect(self._on_failed, Qt.ConnectionType.QueuedConnection)
        session.stepped.connect(self._on_moved)
        session.shown.connect(self._on_moved)
        session.match_changed.connect(self._on_moved)
        window.wanted.connect(self.carry_out)

    @property
    def is_asked(self) -> bool:
        """Tell whether an answer, or a better one, is still to come."""
        return self._open is not None

    @Slot(object)
    def carry_out(self, command: wish.Command) -> None:
        """Ask for advice; every other command is somebody else's."""
        if isinstance(command, wish.AskAdvice):
            self.ask()

    def ask(self) -> None:
        """Ask for advice to the person, whose turn it must be; the deal is marked as advised."""
        view, record = self._session.view, self._session.record
        if self._stopped or view is None or record is None or not self._may_ask(view):
            return
        self.cancel()
        if not native.AVAILABLE:
            self._window.show_message(words.no_advice())
            return
        if self._workers.at_work >= MOST_AT_WORK:
            log.error("no advice: %d earlier questions were not let go of", self._workers.at_work)
            self._window.show_message(words.advice_failed())
            return
        self._session.mark_advised()
        self._ticket += 1
        self._open = _Question(self._ticket, view, len(record.played), threading.Event())
        self.door.wait_for(view)
        self._workers.do(partial(self._think, self._open))

    def cancel(self) -> None:
        """Want no answer any more."""
        if self._open is not None:
            self._open.cancelled.set()
            self._open = None

    def stop(self, within_ms: int) -> bool:
        """End all work; False when some of it did not end in time. May be called twice."""
        if not self._stopped:
            self._stopped = True
            self.cancel()
            self.door.forget(may_ask=False)
        return self._workers.stop(within_ms)

    def _think(self, question: _Question) -> None:
        """Answer one question, in its thread, time and again while the answer becomes clearer."""
        if question.cancelled.is_set():
            return
        try:
            from ulti_desktop.coach.advice import Adviser  # the window need not wait for it at the start

            advice = Adviser(question.seed).advise(
                question.view,
                cancel=question.cancelled.is_set,
                report=lambda so_far: self._said.emit(question.ticket, so_far),
            )
        except Exception:
            log.exception("no advice could be given")
            self._failed.emit(question.ticket)
            return
        if not question.cancelled.is_set():
            self._said.emit(question.ticket, advice)

    def _may_ask(self, view: SeatView) -> bool:
        return view.my_turn and not self._session.is_over

    @Slot()
    def _on_moved(self) -> None:
        """Somebody has acted, another deal has begun or the session is over: nothing said holds any more."""
        self.cancel()
        view = self._session.view
        self.door.forget(may_ask=view is not None and self._may_ask(view))

    @Slot(int, object)
    def _on_said(self, ticket: int, advice: Advice) -> None:
        question = self._open
        if question is None or question.ticket != ticket or self._session.view != question.view:
            return
        if advice.final:
            self._open = None
        self.door.show(advice, question.view)

    @Slot(int)
    def _on_failed(self, ticket: int) -> None:
        if self._open is not None and self._open.ticket == ticket:
            self._open = None
            self.door.dismiss()
            self._window.show_message(words.advice_failed())
