"""A session with players of our own choosing, without waiting times."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QCoreApplication

from tests.kit.waiting import run_until
from ulti_desktop.ai.player import Cancel, RandomPlayer, dice, never
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.actions import Action, Kontra, Pass
from ulti_desktop.engine.record import Record
from ulti_desktop.engine.state import Done
from ulti_desktop.engine.view import SeatView
from ulti_desktop.session.computers import NO_PACE
from ulti_desktop.session.minds import Minds
from ulti_desktop.session.session import Session
from ulti_desktop.session.thinker import Thinker

NAMES = ("Te", "Gergő", "Bori")
WAIT_MS = 20_000
"""So long a thread may take to end on a busy machine."""


class CalmPlayer(RandomPlayer):
    """Bids where nobody has, passes elsewhere, never doubles: auctions end and deals are played."""

    def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
        """Return one of `view.legal`."""
        opens = view.phase == "auction" and view.standing is None and len(view.legal) > 1
        if Pass() in view.legal and not opens:
            return Pass()
        calm = [action for action in view.legal if not isinstance(action, Kontra | Pass)]
        return dice(self._seed, view).choice(calm or view.legal)


class RaisingPlayer:
    def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
        raise ValueError("I do not know")


class IllegalPlayer:
    """Answers with whatever it was made with."""

    def __init__(self, answer: object) -> None:
        self._answer = answer

    def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
        return self._answer  # type: ignore[return-value]


class SilentPlayer:
    """Thinks until it is told to let go; `deaf` needs another way out."""

    def __init__(self, let_go: threading.Event, deaf: bool = False) -> None:
        self._let_go = let_go
        self._deaf = deaf

    def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
        while not self._let_go.wait(0.002):
            if cancel() and not self._deaf:
                break
        return view.legal[0]


PLAYERS: dict[str, Callable[[int], object]] = {
    "random": RandomPlayer,
    "calm": CalmPlayer,
    "raising": lambda seed: RaisingPlayer(),
    "none": lambda seed: IllegalPlayer(None),
    "text": lambda seed: IllegalPlayer("pass"),
}


@dataclass
class Table:
    """A session, what it sent out, and what it saved."""

    session: Session
    thinker: Thinker
    saved: list[Record]
    sent: list[tuple[str, object]] = field(default_factory=list)

    def of(self, name: str) -> list[object]:
        return [value for kind, value in self.sent if kind == name]

    def play_on(self, turns: Callable[[SeatView], Action], until: Callable[[], bool]) -> None:
        """Run the event loop, acting for the person, until something holds."""

        def act() -> None:
            view = self.session.view
            if view is not None and view.my_turn:
                self.session.submit(view.seat, turns(view))

        run_until(until, act)


MakeTable = Callable[..., Table]


@pytest.fixture
def let_go() -> Iterator[threading.Event]:
    """Set at the end of the test, so that no silent player outlives it."""
    event = threading.Event()
    yield event
    event.set()


@pytest.fixture
def make_table(qapp: QCoreApplication, let_go: threading.Event) -> Iterator[MakeTable]:
    """Make tables that are stopped when the test is over."""
    tables: list[Table] = []

    def make(patience_ms: int = 60_000, **players: Callable[[int], object]) -> Table:
        every = {**PLAYERS, **players}
        minds = Minds(lambda level, seed: every[level](seed), lambda level: 0, CalmPlayer)  # type: ignore[arg-type,return-value]
        thinker = Thinker(minds)
        saved: list[Record] = []
        session = Session(thinker, saved.append, patience_ms)
        session.set_pace(NO_PACE)
        table = Table(session, thinker, saved)
        for name in ("stepped", "shown", "refused", "thinking", "match_changed", "problem"):
            getattr(session, name).connect(lambda value, name=name: table.sent.append((name, value)))
        tables.append(table)
        return table

    yield make
    let_go.set()
    for table in tables:
        table.session.stop()
        assert table.thinker.stop(WAIT_MS)


def start(table: Table, rules_id: str = "HM", level: str = "calm", **more: object) -> None:
    options: dict[str, object] = {"seed": "s", "first_dealer": 0} | more
    table.session.start(rulesets.load(rules_id), NAMES, ("", level, level), **options)  # type: ignore[arg-type]


def chooser(seed: int = 0) -> Callable[[SeatView], Action]:
    player = CalmPlayer(seed)
    return lambda view: player.choose(view, 0, never)


def deal_done(table: Table) -> Callable[[], bool]:
    return lambda: isinstance(table.session.state, Done)
