"""The computer players' side of a session: whom to ask, how long to wait, and what to do with bad answers."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal, Slot

from ulti_desktop.ai.player import never
from ulti_desktop.engine.actions import Action, Pass
from ulti_desktop.engine.events import Dealt, Event, TrickWon
from ulti_desktop.engine.view import SeatView
from ulti_desktop.session.thinker import Thinker

PATIENCE_MS: Final = 4000
"""How far beyond its budget a player may go before the simple player answers in its place."""
MOST_FAILURES: Final = 2
"""So often a player may fail in a deal; then the simple player plays the rest of the deal for it."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Pace:
    """How long, in milliseconds, a step is let stand before a computer acts: any, a full trick, a deal."""

    action_ms: int = 700
    trick_ms: int = 900
    deal_ms: int = 900

    def after(self, events: tuple[Event, ...]) -> int:
        """Return how long the step with these events stands."""
        wait = self.action_ms
        if any(isinstance(event, TrickWon) for event in events):
            wait += self.trick_ms
        if any(isinstance(event, Dealt) for event in events):
            wait += self.deal_ms
        return wait


NO_PACE: Final = Pace(0, 0, 0)


@dataclass(frozen=True, slots=True)
class Request:
    """One decision that a computer has to take."""

    view: SeatView
    level: str
    seed: int


class Computers(QObject):
    """Gets one decision at a time from the thinker and hands it on when the pace allows.

    `chosen(seat, action)` always carries a legal action, never from within `ask`. A player that raises,
    answers with nonsense or does not answer is logged and the simple player decides in its place; where
    that repeats, or a player does not even hear that it is to stop, it is not asked again in this deal.
    `stood_in(seat)` comes before what the simple player chose for another.
    `decided`: the thinking is over, the answer waits for the pace.
    """

    chosen = Signal(int, object)
    stood_in = Signal(int)
    decided = Signal()

    def __init__(
        self, thinker: Thinker, patience_ms: int = PATIENCE_MS, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.pace = Pace()
        self._thinker = thinker
        self._patience_ms = patience_ms
        self._ticket = 0
        self._request: Request | None = None
        self._answer: Action | None = None
        self._replaced = False
        self._failures = [0, 0, 0]
        self._late: tuple[int, int] | None = None
        self._since_step = QElapsedTimer()
        self._since_step.start()
        self._stand_ms = 0
        self._hold = _single_shot(self, self._hand_on)
        self._guard = _single_shot(self, self._lose_patience)
        thinker.decided.connect(self._on_decided)
        thinker.failed.connect(self._on_failed)

    def stepped(self, events: tuple[Event, ...]) -> None:
        """Begin to wait for the step with these events to be seen; a new deal is a new chance."""
        self._since_step.restart()
        self._stand_ms = self.pace.after(events)
        if not events or any(isinstance(event, Dealt) for event in events):
            self._failures = [0, 0, 0]

    def ask(self, request: Request) -> None:
        """Ask for a decision; an earlier one that is still open is dropped."""
        self.cancel()
        self._request = request
        if not self._is_free():
            self._accept(self._substitute("cannot be asked, since too many players never answered"))
        elif self._failures[request.view.seat] >= MOST_FAILURES:
            self._accept(self._substitute("is not asked again in this deal"))
        else:
            self._guard.start(self._thinker.minds.budget_of(request.level) + self._patience_ms)
            self._thinker.ask(self._ticket, request.view, request.level, request.seed)

    def _is_free(self) -> bool:
        """See to it that a question can be thought about; a player that does not let go loses its deal."""
        if self._late is not None and self._thinker.busy_with == self._late[0]:
            seat = self._late[1]
            log.error("the player at seat %d does not let go of its thread", seat)
            self._failures[seat] = MOST_FAILURES
            if not self._thinker.lose():
                return False
        self._late = None
        return True

    def cancel(self) -> None:
        """Burn the newest ticket: whatever is still answered is dropped."""
        self._ticket += 1
        self._request = self._answer = None
        self._replaced = False
        self._hold.stop()
        self._guard.stop()
        self._thinker.cancel()

    @property
    def is_asked(self) -> bool:
        """Tell whether a decision is open."""
        return self._request is not None

    @Slot(int, object)
    def _on_decided(self, ticket: int, action: object) -> None:
        if ticket != self._ticket or self._request is None or self._answer is not None:
            return
        if isinstance(action, Action) and action in self._request.view.legal:
            self._accept(action)
        else:
            self._accept(self._fail(f"answered {_named(action)}, which is not legal"))

    @Slot(int, str)
    def _on_failed(self, ticket: int, text: str) -> None:
        if ticket == self._ticket and self._request is not None and self._answer is None:
            self._accept(self._fail(text))

    @Slot()
    def _lose_patience(self) -> None:
        busy = self._thinker.busy_with
        if self._request is not None and busy is not None:
            self._late = busy, self._request.view.seat
        self._thinker.cancel()
        self._accept(self._fail("did not answer in time"))

    def _fail(self, why: str) -> Action:
        assert self._request is not None
        self._failures[self._request.view.seat] += 1
        return self._substitute(why)

    def _accept(self, action: Action) -> None:
        self._guard.stop()
        self._answer = action
        self.decided.emit()
        self._hold.start(max(0, self._stand_ms - self._since_step.elapsed()))

    @Slot()
    def _hand_on(self) -> None:
        request, action, replaced = self._request, self._answer, self._replaced
        self._request = self._answer = None
        self._replaced = False
        if request is not None and action is not None:
            if replaced:
                self.stood_in.emit(request.view.seat)
            self.chosen.emit(request.view.seat, action)

    def _substitute(self, why: str) -> Action:
        """Return what the simple player does in the place of one that failed."""
        assert self._request is not None
        self._replaced = True
        view, level = self._request.view, self._request.level
        log.error("the player %r at seat %d, %s: %s", level, view.seat, view.phase, why)
        try:
            action = self._thinker.minds.substitute(self._request.seed).choose(view, 0, never)
        except Exception:
            log.exception("the simple player failed too")
        else:
            if action in view.legal:
                return action
            log.error("the simple player answered %r, which is not legal", action)
        return next((legal for legal in view.legal if isinstance(legal, Pass)), view.legal[-1])


def _named(answer: object) -> str:
    """Return what an answer looks like, whatever it is."""
    try:
        return f"{answer!r:.200}"
    except Exception:
        return f"something of the type {type(answer).__name__}"


def _single_shot(parent: QObject, then: Callable[[], None]) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.timeout.connect(then)
    return timer
