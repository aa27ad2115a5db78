"""Levels in a session: what the table of levels makes of them, and how they change between deals."""

from __future__ import annotations

import logging

import pytest

from tests.kit.waiting import run_until
from ulti_desktop.ai.levels import LEVELS, OFFERED, level_of
from ulti_desktop.ai.player import RandomPlayer, never
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.state import Done
from ulti_desktop.engine.step import to_move
from ulti_desktop.engine.view import SeatView
from ulti_desktop.session import minds
from ulti_desktop.session.computers import Pace
from ulti_desktop.session.seats import USUAL, Seats, offered

from .conftest import CalmPlayer, MakeTable, Table

pytestmark = pytest.mark.gui
NAMES = ("Te", "Gergő", "Bori")
FIRST, SECOND = ("", "calm", "calm"), ("", "calm", "random")


def calm(view: SeatView) -> Action:
    return CalmPlayer(0).choose(view, 0, never)


def play_deal(table: Table) -> None:
    table.play_on(calm, lambda: isinstance(table.session.state, Done))


@pytest.mark.parametrize("level", [level.id for level in LEVELS])
def test_budgets_come_from_the_table_of_levels(level: str) -> None:
    usual = minds.usual()
    assert usual.budget_of(level) == level_of(level).budget_ms
    assert usual.budget_of(f"{level}:style=bold") == level_of(level).budget_ms


def test_a_level_of_another_program_is_served_by_the_simple_player(caplog: pytest.LogCaptureFixture) -> None:
    usual = minds.usual()
    with caplog.at_level(logging.WARNING):
        player = usual.player_for("grandmaster:style=odd", 3)
    assert isinstance(player, SimplePlayer)
    assert usual.budget_of("grandmaster") == level_of("simple").budget_ms
    assert "grandmaster" in caplog.text
    assert isinstance(usual.player_for("random", 3), RandomPlayer)


@pytest.mark.parametrize(
    ("spec", "instead"),
    [
        *((level, level) for level in OFFERED),
        ("master:style=bold", "master:style=bold"),
        ("club:style=steady", "club"),
        ("club:style=odd", "club"),
        ("club:worlds=3,style=careful", "club:style=careful"),
        ("simple", "casual"),
        ("easy", "beginner"),
        ("medium", "casual"),
        ("hard:style=bold", "club:style=bold"),
        ("random", USUAL),
        ("", USUAL),
    ],
)
def test_what_is_offered_in_the_place_of_a_level(spec: str, instead: str) -> None:
    assert offered(spec) == instead


def test_other_levels_play_from_the_next_deal_on(make_table: MakeTable) -> None:
    asked: list[str] = []

    def watched(name: str) -> object:
        def make(seed: int) -> CalmPlayer:
            asked.append(name)
            return CalmPlayer(seed)

        return make

    table = make_table(one=watched("one"), other=watched("other"))
    session = table.session
    session.start(rulesets.load("HM"), NAMES, ("", "one", "one"), seed="s")
    session.set_levels(("other", "other", "other"))
    assert session.record
    assert session.record.levels == ("", "other", "other")
    assert session.seats == Seats(NAMES, ("", "one", "one"))
    play_deal(table)
    assert set(asked) == {"one"}
    asked.clear()
    session.next_deal()
    assert session.seats == Seats(NAMES, ("", "other", "other"))
    play_deal(table)
    assert set(asked) == {"other"}
    assert session.record.levels_of(0) == ("", "one", "one")
    assert table.saved[-1] == session.record


def test_a_resumed_deal_keeps_its_levels(make_table: MakeTable) -> None:
    first = make_table()
    first.session.start(rulesets.load("HM"), NAMES, FIRST, seed="s")
    first.session.set_levels(SECOND)
    second = make_table()
    second.session.open(first.saved[-1])
    assert second.session.seats == Seats(NAMES, FIRST)
    play_deal(second)
    second.session.same_deal_again()
    assert second.session.seats == Seats(NAMES, SECOND)


def test_no_session_no_levels(make_table: MakeTable) -> None:
    table = make_table()
    table.session.set_levels(SECOND)
    assert table.session.record is None
    assert not table.saved


def test_thinking_ends_with_the_decision_and_not_with_the_pace(make_table: MakeTable) -> None:
    """A quick player's seat shows no sign of thinking while its action waits to be seen."""
    table = make_table()
    table.session.set_pace(Pace(100_000, 0, 0))
    table.session.start(rulesets.load("DE"), NAMES, FIRST, seed="s", first_dealer=0)
    run_until(lambda: table.of("thinking")[-1:] == [None])
    assert table.of("thinking") == [1, None]
    assert len(table.of("stepped")) == 1
    assert table.session.state is not None
    assert to_move(table.session.state) == 1


def test_a_person_is_never_said_to_think(make_table: MakeTable) -> None:
    table = make_table()
    table.session.start(rulesets.load("HM"), NAMES, FIRST, seed="s")
    play_deal(table)
    assert set(table.of("thinking")) == {1, 2, None}
    assert table.of("thinking")[-1] is None
