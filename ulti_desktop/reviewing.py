"""Reviews finished deals of the session in a thread of its own, and plays them again as the window wishes."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot

from ulti_desktop import native
from ulti_desktop.coach.findings import DealReview
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.record import DealRecord, Record, fold_deal
from ulti_desktop.engine.state import Done, State
from ulti_desktop.engine.view import view_of
from ulti_desktop.session.session import Session
from ulti_desktop.session.worker import Workers
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui.main_window import MainWindow
from ulti_desktop.ui.review_door import ReviewDoor
from ulti_desktop.ui.reviewed import Reviewed

KEPT: Final = 12
"""How many reviews are kept, to be shown again at once."""
Key = tuple[str, int, DealRecord]

log = logging.getLogger(__name__)


class Reviewing(QObject):
    """The reviews of a running program; `reviewed(index, review)` is told of every finished one."""

    _went = Signal(int, int, int, object)
    _ended = Signal(int, object)

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        settings: Callable[[], Settings],
        reviewed: Callable[[int, DealReview], None],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._reviewed = reviewed
        self._ticket = 0
        self._work: threading.Event | None = None
        self._workers = Workers("review")
        self._shown: tuple[Key, int] | None = None
        self._kept: dict[Key, DealReview] = {}
        self._stopped = False
        self.door = ReviewDoor(window, settings)
        self.door.wanted.connect(self.open)
        self.door.left.connect(self.cancel)
        self.door.stopped.connect(self._give_up)
        queued = Qt.ConnectionType.QueuedConnection
        self._went.connect(self._on_went, queued)
        self._ended.connect(self._on_ended, queued)
        session.stepped.connect(self._on_changed)
        session.shown.connect(self._on_changed)
        window.wanted.connect(self.carry_out)

    # ---------------------------------------------------------------------------------------- opening
    @property
    def _finished(self) -> int:
        """How many deals of the session are finished."""
        record = self._session.record
        if record is None:
            return 0
        return len(record.played) - (not isinstance(self._session.state, Done))

    @Slot(int)
    def open(self, index: int = -1) -> None:
        """Review the deal with this index; -1: the last finished one."""
        record, count = self._session.record, self._finished
        index = count - 1 if index < 0 else index
        if record is None or self._stopped or not 0 <= index < count:
            return
        self.cancel()
        states, _ = fold_deal(record, index)
        self.door.show_deal(self._values(record, index, states))
        self._begin((record.seed, index, record.played[index]), states)

    def _values(self, record: Record, index: int, states: Sequence[State]) -> Reviewed:
        pairs = record.played[index].actions[: len(states) - 1]
        seats = self._session.seats
        viewer = 0 if seats is None else seats.viewer
        return Reviewed(
            record.rules,
            index,
            self._finished,
            record.names,
            viewer,
            seats is not None and not seats.is_computer(viewer),
            tuple(states),
            pairs,
            tuple(view_of(state, seat) for state, (seat, _) in zip(states, pairs, strict=False)),
            self._session.may_practise,
        )

    def _begin(self, key: Key, states: Sequence[State]) -> None:
        self._ticket += 1
        self._shown = key, key[1]
        if key in self._kept:
            self.door.show_review(self._kept[key])
            return
        if not native.AVAILABLE:
            self.door.show_stopped("impossible")
            return
        self._work = threading.Event()
        actions = tuple(action for _, action in key[2].actions[: len(states) - 1])
        self._workers.do(partial(self._run, self._ticket, tuple(states), actions, self._work))

    def _run(
        self,
        ticket: int,
        states: tuple[State, ...],
        actions: tuple[Action, ...],
        cancelled: threading.Event,
    ) -> None:
        """Work in the thread; nothing leaves it but signals."""
        from ulti_desktop.coach.review import Cancelled, review_deal  # the window need not wait for it

        so_far: list[DealReview] = []

        def told(done: int, of: int) -> None:
            self._went.emit(ticket, done, of, so_far[-1])

        try:
            found = review_deal(states, actions, progress=told, cancel=cancelled.is_set, partly=so_far.append)
        except Cancelled:
            return
        except Exception:
            log.exception("a deal could not be reviewed")
            self._ended.emit(ticket, None)
            return
        self._ended.emit(ticket, found)

    # ---------------------------------------------------------------------------------------- results
    @Slot(int, int, int, object)
    def _on_went(self, ticket: int, done: int, of: int, review: object) -> None:
        if ticket == self._ticket and self._work is not None and isinstance(review, DealReview):
            self.door.show_progress(done, of, review)

    @Slot(int, object)
    def _on_ended(self, ticket: int, review: object) -> None:
        if ticket != self._ticket or self._work is None or self._shown is None:
            return
        self._work = None
        key, index = self._shown
        if not isinstance(review, DealReview):
            self.door.show_stopped("failed")
            return
        while len(self._kept) >= KEPT:
            del self._kept[next(iter(self._kept))]
        self._kept[key] = review
        self.door.show_review(review)
        record = self._session.record
        if record is not None and index < len(record.played) and record.seed == key[0]:
            self._reviewed(index, review)

    # ---------------------------------------------------------------------------------------- ending
    @Slot()
    def cancel(self) -> None:
        """Work at nothing any more; the thread ends by itself soon after."""
        work, self._work = self._work, None
        self._ticket += 1
        if work is not None:
            work.set()

    @Slot()
    def _give_up(self) -> None:
        self.cancel()
        self.door.show_stopped()

    def stop(self, within_ms: int) -> bool:
        """End for good; False when a thread still runs after that time. May be called twice."""
        self._stopped = True
        self.cancel()
        return self._workers.stop(within_ms)

    # ---------------------------------------------------------------------------------------- the session
    @Slot(object)
    def _on_changed(self, _: object) -> None:
        self.door.set_available(self._finished > 0)

    @Slot(object)
    def carry_out(self, command: object) -> None:
        """Play a deal again; every other command is somebody else's."""
        if isinstance(command, wish.Practise) and not self._stopped:
            self._session.practise(command.deal, command.after, command.turn)
