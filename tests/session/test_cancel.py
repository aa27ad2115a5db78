"""Whatever ends a question reaches the thinking player at once, and leaves nothing behind."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

import pytest

from tests.kit.waiting import run_until
from ulti_desktop.ai.player import Cancel, never
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.state import Done
from ulti_desktop.engine.view import SeatView

from .conftest import WAIT_MS, CalmPlayer, MakeTable, Table

pytestmark = pytest.mark.gui
NAMES = ("Te", "Gergő", "Bori")
PLAIN, SLOW = ("", "calm", "calm"), ("", "search", "search")
WITHIN = 0.020
TRIES = 5


class SearchingPlayer:
    """Never finds an answer, asks often whether it still matters, and notes when it no longer did."""

    def __init__(self) -> None:
        self.began = threading.Event()
        self.heard: list[float] = []
        self._pause = threading.Event()

    def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
        self.began.set()
        while not cancel():
            self._pause.wait(0.001)
        self.heard.append(time.perf_counter())
        return view.legal[0]


def calm(view: SeatView) -> Action:
    return CalmPlayer(0).choose(view, 0, never)


def think(table: Table, player: SearchingPlayer) -> None:
    """Play the person's turns until the searching player thinks."""
    table.play_on(calm, player.began.is_set)


def new_session(table: Table) -> None:
    table.session.start(rulesets.load("DE"), NAMES, SLOW, seed="s", first_dealer=2)


def practice_again(table: Table) -> None:
    table.session.same_deal_again()


def take_back(table: Table) -> None:
    assert table.session.undo()


def prepared(make_table: MakeTable, player: SearchingPlayer) -> Table:
    """A practice deal of a session whose first deal is over, with the searching player at the other seats."""
    table = make_table(search=lambda seed: player)
    table.session.start(rulesets.load("DE"), NAMES, PLAIN, seed="s", first_dealer=2)
    table.play_on(calm, lambda: isinstance(table.session.state, Done))
    table.session.set_levels(SLOW)
    table.session.same_deal_again()
    return table


@pytest.mark.parametrize("ending", [new_session, practice_again, take_back])
def test_a_search_is_cancelled_at_once(
    ending: Callable[[Table], None], make_table: MakeTable, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    player = SearchingPlayer()
    table = prepared(make_table, player)
    delays = []
    for _ in range(TRIES):
        think(table, player)
        before = len(player.heard)
        player.began.clear()
        began = time.perf_counter()
        ending(table)
        table.play_on(calm, lambda: len(player.heard) > before)  # noqa: B023 - called at once
        delays.append(player.heard[before] - began)
    assert min(delays) < WITHIN, delays
    assert not table.of("refused")
    assert not caplog.records


@pytest.mark.parametrize("ending", ["end", "stop", "next_deal"])
def test_the_end_of_a_deal_cancels_at_once(
    ending: str, make_table: MakeTable, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    delays = []
    for _ in range(TRIES):
        player = SearchingPlayer()
        table = prepared(make_table, player)
        think(table, player)
        began = time.perf_counter()
        getattr(table.session, ending)()
        run_until(lambda: bool(player.heard))  # noqa: B023 - called at once
        delays.append(player.heard[0] - began)
        table.session.stop()
        assert table.thinker.stop(WAIT_MS)
        assert table.thinker.busy_with is None
    assert min(delays) < WITHIN, delays
    assert not caplog.records
