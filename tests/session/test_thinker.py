"""Players that answer wrongly, late, never, or raise: the game goes on, and the thread ends when told."""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QElapsedTimer

from tests.kit.waiting import run_until
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.actions import Action, Pass
from ulti_desktop.engine.record import fold, read, to_dict
from ulti_desktop.engine.state import Done
from ulti_desktop.engine.step import to_move
from ulti_desktop.engine.view import SeatView, view_of
from ulti_desktop.session.computers import MOST_FAILURES, Computers, Pace, Request
from ulti_desktop.session.thinker import MOST_LOST

from .conftest import WAIT_MS, CalmPlayer, MakeTable, RaisingPlayer, SilentPlayer, Table

NAMES = ("Te", "Gergő", "Bori")
pytestmark = pytest.mark.gui


def start(table: Table, level: str, first_dealer: int = 2) -> None:
    table.session.start(rulesets.load("DE"), NAMES, ("", level, level), seed="s", first_dealer=first_dealer)


def calm(view: SeatView) -> Action:
    return CalmPlayer(0).choose(view, 0, lambda: False)


def done(table: Table) -> Callable[[], bool]:
    return lambda: isinstance(table.session.state, Done)


@pytest.mark.parametrize("level", ["raising", "none", "text"])
def test_bad_answers_are_replaced(
    level: str, make_table: MakeTable, caplog: pytest.LogCaptureFixture
) -> None:
    table = make_table()
    start(table, level)
    table.play_on(calm, done(table))
    assert not table.of("refused")
    assert any(level in record.getMessage() for record in caplog.records)


def test_player_that_cannot_be_made(make_table: MakeTable) -> None:
    table = make_table()
    start(table, "no such level")
    table.play_on(calm, done(table))


def test_even_a_failing_substitute_does_not_stall(make_table: MakeTable) -> None:
    table = make_table()
    table.thinker.minds = replace(table.thinker.minds, substitute=lambda seed: RaisingPlayer())
    start(table, "raising")
    table.play_on(calm, done(table))


class Counting:
    """Fails in its own way and counts how often it was asked."""

    def __init__(self, fail: Callable[[], Action]) -> None:
        self._fail = fail
        self.asked = 0

    def choose(self, view: SeatView, budget_ms: int, cancel: Callable[[], bool]) -> Action:
        self.asked += 1
        return self._fail()


class Unspeakable:
    """Nothing can be said about it, not even in a log."""

    def __eq__(self, other: object) -> bool:
        raise ValueError

    def __hash__(self) -> int:
        raise ValueError

    def __repr__(self) -> str:
        raise ValueError


def leave() -> Action:
    raise SystemExit(3)


def unspeakable() -> Action:
    return Unspeakable()  # type: ignore[return-value]


@pytest.mark.parametrize("fail", [leave, unspeakable, lambda: 1 // 0])
def test_a_player_that_keeps_failing_sits_the_deal_out(
    fail: Callable[[], Action], make_table: MakeTable, caplog: pytest.LogCaptureFixture
) -> None:
    """Twice it is asked; then the simple player plays the deal, the sheet says so, and a new deal is new."""
    player = Counting(fail)
    table = make_table(failing=lambda seed: player)
    session = table.session
    levels = ("", "failing", "calm")
    session.start(rulesets.load("DE"), NAMES, levels, seed="s", first_dealer=2)
    table.play_on(calm, done(table))
    assert player.asked == MOST_FAILURES
    assert "is not asked again in this deal" in caplog.text
    session.set_levels(("", "calm", "calm"))
    session.next_deal()
    table.play_on(calm, done(table))
    session.set_levels(levels)
    session.next_deal()
    table.play_on(calm, done(table))
    assert player.asked == 2 * MOST_FAILURES
    assert session.match
    assert [result.stood_in for result in session.match.results] == [True, False, True]
    kept = json.loads(json.dumps(to_dict(table.saved[-1])))
    again, problem = read(kept)
    assert problem is None
    assert again
    assert fold(again).match == session.match


def test_one_that_never_lets_go_costs_its_thread_and_not_the_others_theirs(
    make_table: MakeTable, let_go: threading.Event, caplog: pytest.LogCaptureFixture
) -> None:
    """The other seat's player thinks on in a new thread; after some lost ones nobody is asked any more."""
    other = Counting(lambda: 1 // 0)
    table = make_table(
        patience_ms=250, deaf=lambda seed: SilentPlayer(let_go, deaf=True), other=lambda seed: other
    )
    session = table.session
    session.start(rulesets.load("DE"), NAMES, ("", "deaf", "other"), seed="s", first_dealer=2)
    for _ in range(MOST_LOST + 2):
        table.play_on(calm, done(table))
        assert sum(one.name == "thinker" for one in threading.enumerate()) <= MOST_LOST + 1
        session.next_deal()
    assert 0 < other.asked <= MOST_FAILURES * MOST_LOST, "asked as long as threads can be had"
    assert "does not let go of its thread" in caplog.text
    assert "too many players never answered" in caplog.text
    session.stop()
    assert not table.thinker.stop(within_ms=10)
    let_go.set()
    assert table.thinker.stop(WAIT_MS)


@pytest.mark.parametrize("deaf", [False, True])
def test_silent_player_is_replaced(deaf: bool, make_table: MakeTable, let_go: threading.Event) -> None:
    """One that hears the flag answers too late; a deaf one keeps the thread, and is not asked again."""
    table = make_table(patience_ms=20, silent=lambda seed: SilentPlayer(let_go, deaf))
    start(table, "silent")
    table.play_on(calm, done(table))
    assert not table.of("refused")


def test_late_answer_is_dropped(make_table: MakeTable, let_go: threading.Event) -> None:
    table = make_table(silent=lambda seed: SilentPlayer(let_go))
    start(table, "silent", first_dealer=0)
    first = table.session.record
    assert table.session.state
    assert to_move(table.session.state) == 1
    start(table, "silent", first_dealer=2)
    let_go.set()
    for _ in range(200):
        QCoreApplication.processEvents()
        time.sleep(0.0005)
    assert table.session.record != first
    assert len(table.saved) == 2


def test_answers_wait_for_the_pace(make_table: MakeTable) -> None:
    table = make_table()
    table.session.set_pace(Pace(60, 0, 40))
    clock = QElapsedTimer()
    clock.start()
    start(table, "calm", first_dealer=0)
    table.play_on(calm, lambda: len(table.saved) == 2)
    assert clock.elapsed() >= 90


def test_cancel_while_an_answer_waits(make_table: MakeTable) -> None:
    table = make_table()
    table.session.set_pace(Pace(50, 0, 0))
    start(table, "calm", first_dealer=0)
    table.session.stop()
    clock = QElapsedTimer()
    clock.start()
    while clock.elapsed() < 120:
        QCoreApplication.processEvents()
    assert len(table.saved) == 1


def test_thread_stops_while_a_player_thinks(make_table: MakeTable, let_go: threading.Event) -> None:
    table = make_table(silent=lambda seed: SilentPlayer(let_go))
    start(table, "silent", first_dealer=0)
    clock = QElapsedTimer()
    clock.start()
    table.session.stop()
    assert table.thinker.stop(WAIT_MS)
    assert clock.elapsed() < 2000
    assert table.thinker.stop(WAIT_MS)


def test_deaf_thread_is_reported(make_table: MakeTable, let_go: threading.Event) -> None:
    entered = threading.Event()

    class Deaf(SilentPlayer):
        def choose(self, view: SeatView, budget_ms: int, cancel: Callable[[], bool]) -> Action:
            entered.set()
            return super().choose(view, budget_ms, cancel)

    table = make_table(silent=lambda seed: Deaf(let_go, deaf=True))
    start(table, "silent", first_dealer=0)
    assert entered.wait(5)
    table.session.stop()
    assert not table.thinker.stop(within_ms=50)
    let_go.set()
    assert table.thinker.stop(WAIT_MS)


def test_never_started_thinker_stops(make_table: MakeTable) -> None:
    assert make_table().thinker.stop(WAIT_MS)


def test_stale_ticket_is_dropped(make_table: MakeTable, caplog: pytest.LogCaptureFixture) -> None:
    """Answers of older tickets, and second answers, change nothing."""
    caplog.set_level(logging.CRITICAL)
    table = make_table()
    start(table, "calm", first_dealer=0)
    view = table.session.view
    assert view
    computers = Computers(table.thinker)
    chosen: list[tuple[int, object]] = []
    computers.chosen.connect(lambda seat, action: chosen.append((seat, action)))
    table.session.stop()
    state = table.session.state
    assert state
    asked = view_of(state, 1)
    computers.pace = Pace(0, 0, 0)
    computers.ask(Request(asked, "calm", 1))
    newest = computers._ticket
    table.thinker.decided.emit(newest - 1, asked.legal[-1])
    assert computers._answer is None
    table.thinker.decided.emit(newest, Pass())
    table.thinker.decided.emit(newest, asked.legal[-1])
    run_until(lambda: bool(chosen))
    for _ in range(50):
        QCoreApplication.processEvents()
    assert chosen == [(1, Pass())]
