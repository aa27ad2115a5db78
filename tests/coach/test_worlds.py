"""Deals solved one by one say the same as the player's own look at them all."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice

import pytest

from tests.coach.test_advice import choices
from ulti_desktop.ai.player import never, number_for
from ulti_desktop.ai.sight import Mind, Sight, Width
from ulti_desktop.ai.skills import STRONGEST
from ulti_desktop.coach import worlds
from ulti_desktop.coach.worlds import Extent, Sample, Tools, Weights, look_at_part, look_at_play
from ulti_desktop.engine.actions import Claim, Meld, Pass, Play
from ulti_desktop.engine.payoff import MADE, PAYOFF
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.view import SeatView, view_of
from ulti_desktop.native.solver import Search
from ulti_desktop.native.worlds import Thinker

pytestmark = pytest.mark.native

DEALS = 12
ALL = Extent(DEALS)


def tools() -> Tools:
    return Tools(Search(), Mind(Thinker(), 600_000, never))


def plays(rules: str, count: int) -> list[SeatView]:
    """So many views of a seat that has cards to choose from."""
    rng = random.Random(f"worlds {rules}")
    views = (view_of(state, seat) for state, seat in choices(load(rules), rng))
    return list(islice((view for view in views if view.phase == "play"), count))


@pytest.mark.parametrize("read_plays", [False, True])
@pytest.mark.parametrize("rules", RULE_SET_IDS)
def test_means_are_those_of_the_player(rules: str, read_plays: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "STRONGEST", replace(STRONGEST, plays=read_plays))
    for view in plays(rules, 12):
        both = tools()
        sight = Sight(
            view, Width(DEALS, DEALS), number_for(5, view), both.mind, beliefs=True, plays=read_plays
        )
        judged = sight.judge(PAYOFF)
        sample = Sample(view, DEALS, 5, both)
        outlook = look_at_play(sample, ALL, never)
        assert outlook.count == judged.worlds
        melds = any(isinstance(action, Meld) for action in view.legal)
        for action in outlook.values:
            if isinstance(action, Play) and not melds:
                assert outlook.mean(action) == pytest.approx(judged.cards[action.card])
            if isinstance(action, Claim):
                assert outlook.mean(action) == pytest.approx(judged.value)
        assert view.contract is not None
        for part in view.contract.parts:
            goal = MADE + part.value
            assert look_at_part(sample, goal, ALL, never).mean(Pass()) == pytest.approx(
                sight.judge(goal).value
            )


def test_a_pair_that_is_left_unsaid_is_lost() -> None:
    """Where a pair may be announced, its cards are worth less without."""
    told = 0
    for rules in RULE_SET_IDS:
        for view in plays(rules, 60):
            suits = [action for action in view.legal if isinstance(action, Meld)]
            if not suits:
                continue
            sign = 1 if view.seat == view.declarer else -1
            outlook = look_at_play(Sample(view, DEALS, 5, tools()), Extent(4), never)
            for meld in suits:
                pair = [a for a in outlook.values if isinstance(a, Play) and a.card.suit is meld.suit]
                told += all(sign * outlook.mean(meld) > sign * outlook.mean(action) for action in pair)
    assert told >= 2


def test_a_look_ends_at_its_limits() -> None:
    view = plays("EN", 1)[0]
    sample = Sample(view, DEALS, 5, tools())
    assert look_at_play(sample, Extent(3), never).count == 3
    assert look_at_play(sample, Extent(DEALS, nodes=1), never).count == 1
    assert look_at_play(sample, ALL, lambda: True).count == 1
    assert look_at_part(sample, PAYOFF, Extent(2), never).count == 2


def test_errors_of_means() -> None:
    even = Weights((1.0,) * 100, complete=False)
    assert even.error([0.0, 2.0] * 50) == pytest.approx(1 / 99**0.5)
    assert even.mean([0.0, 2.0] * 50) == 1.0
    assert Weights((1.0,) * 100, complete=True).error([0.0, 2.0] * 50) == 0.0
    assert Weights((1.0,), complete=False).error([3.0]) == 0.0
    uneven = Weights((3.0, 1.0), complete=False)
    assert uneven.mean([0.0, 4.0]) == 1.0
    assert uneven.error([0.0, 4.0]) > 0.0
