"""The review of a deal: every action has its cost, on what was known and against perfect play."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from tests.coach.test_exact import recorded, wild
from ulti_desktop.ai.player import never
from ulti_desktop.ai.sight import Mind
from ulti_desktop.coach.exact import Exact
from ulti_desktop.coach.findings import ActionReview, DealReview, KnownCost
from ulti_desktop.coach.known import known_cost
from ulti_desktop.coach.review import Cancelled, review_deal
from ulti_desktop.coach.worlds import Sample, Tools
from ulti_desktop.engine.actions import Cut, Pass, Play, Tap
from ulti_desktop.engine.cards import DECK
from ulti_desktop.engine.rulesets import RULE_SET_IDS
from ulti_desktop.engine.state import Done
from ulti_desktop.engine.state import Play as Playing
from ulti_desktop.engine.step import legal_actions
from ulti_desktop.engine.view import view_of
from ulti_desktop.native.solver import Search
from ulti_desktop.native.worlds import Thinker

pytestmark = pytest.mark.native


def check(states, actions, found: DealReview) -> None:
    """Check what holds for every review."""
    assert [one.action for one in found.actions] == list(actions)
    assert [one.number for one in found.actions] == list(range(1, len(actions) + 1))
    value = found.value
    for state, one in zip(states, found.actions, strict=False):
        assert state.to_move == one.seat
        if one.known is not None:
            assert one.known.cost >= 0.0
            assert one.known.error >= 0.0
            assert one.known.best in legal_actions(state)
            if one.known.cost == 0.0:
                assert one.known.best == one.action
        if one.cost_exact is not None:
            assert value is not None
            value += -one.cost_exact if one.seat == found.declarer else one.cost_exact
    if found.value is not None:
        assert value == found.result
    if isinstance(states[-1], Done):
        assert found.result == states[-1].settlement.declarer


@pytest.mark.parametrize("rules", RULE_SET_IDS)
def test_every_action_of_a_deal_is_reviewed(rules: str) -> None:
    states, actions = next(deal for deal in recorded(rules) if len(deal[1]) > 20)
    told: list[tuple[int, int]] = []
    found = review_deal(states, actions, progress=lambda done, all_: told.append((done, all_)))
    check(states, actions, found)
    assert told[-1] == (len(actions), len(actions))
    assert told == sorted(told)
    assert all(one.known is not None for one in found.actions if not isinstance(one.action, Cut | Tap))
    assert all(one.cost_exact is not None for one in found.actions if isinstance(one.action, Play))


def test_a_review_is_the_same_again_and_with_one_thread() -> None:
    states, actions = next(deal for deal in recorded("HM") if len(deal[1]) > 20)
    assert review_deal(states, actions) == review_deal(states, actions, threads=1)


def test_part_of_a_deal_is_reviewed() -> None:
    states, actions = next(deal for deal in recorded("EN") if len(deal[1]) > 20)
    for count in (0, 1, 3, 14):
        found = review_deal(states[: count + 1], actions[:count])
        assert len(found.actions) == count
        assert found.result is None


def test_a_deal_that_everyone_passed() -> None:
    states, actions = next(
        deal for deal in recorded("HO") if isinstance(deal[0][-1], Done) and deal[0][-1].game is None
    )
    found = review_deal(states, actions)
    assert (found.value, found.result, found.declarer) == (None, 0, None)
    assert all(one.cost_exact is None for one in found.actions)


@pytest.mark.long
def test_review_of_200_recorded_deals() -> None:
    from ulti_desktop.commands.simulate import Simulation, simulate
    from ulti_desktop.engine.record import fold_deal
    from ulti_desktop.engine.rulesets import load

    kept = []
    players = ("casual", "casual", "club:worlds=4")
    task = Simulation(tuple(map(load, RULE_SET_IDS)), "review", players, (1000, 1000, 1000), False)
    simulate(task, 200, 1, lambda _, record: kept.append(record), None)
    assert len(kept) == 200
    for record in kept:
        states, _ = fold_deal(record, 0)
        actions = [action for _, action in record.played[0].actions]
        check(states, actions, review_deal(states, actions))


@pytest.mark.long
def test_review_of_wild_deals() -> None:
    import random

    rng = random.Random("wild reviews")
    for _ in range(60):
        states, actions = wild(rng)
        check(states, actions, review_deal(states, actions))


def test_a_review_can_be_called_off() -> None:
    states, actions = next(recorded("EN"))
    before = threading.active_count()
    with pytest.raises(Cancelled):
        review_deal(states, actions, cancel=lambda: True)
    assert threading.active_count() == before


PLAY = Play(DECK[3])
ROW = ActionReview(1, 0, PLAY, 4, 8, (DECK[5],), KnownCost(0.0, 0.4, PLAY, 50))


def test_a_losing_action_may_have_been_right() -> None:
    assert ROW.right_but_dear
    assert ROW.fault == 0.0
    wrong = replace(ROW, known=KnownCost(3.0, 0.5, Play(DECK[5]), 50))
    assert not wrong.right_but_dear
    assert wrong.fault == 3.0
    unsure = replace(ROW, known=KnownCost(0.7, 0.5, Play(DECK[5]), 50))
    assert unsure.right_but_dear
    assert not replace(ROW, cost_exact=0).right_but_dear


def test_the_worst_come_first() -> None:
    rows = (
        ROW,
        replace(ROW, number=2, cost_exact=0),
        replace(ROW, number=3, known=KnownCost(1.0, 0.1, Pass(), 50), cost_exact=2),
        replace(ROW, number=4, known=KnownCost(5.0, 0.1, Pass(), 50), cost_exact=None),
        replace(ROW, number=5, cost_exact=12),
    )
    assert [one.number for one in DealReview(rows).worst()] == [4, 3, 5]
    assert [one.number for one in DealReview(rows).worst(9)] == [4, 3, 5, 1]


def cost_of(exact: Exact, index: int, action: Play) -> int:
    found = exact.cost(index, action)
    assert found is not None
    return found.cost


def test_who_knows_all_cards_is_charged_what_they_cost() -> None:
    """Where only one deal is possible, what was known and what is exact are the same."""
    tools = Tools(Search(), Mind(Thinker(), 600_000, never))
    compared = dear = 0
    for rules in RULE_SET_IDS:
        for states, actions in recorded(rules):
            exact = Exact(states, Search())
            for index, (state, action) in enumerate(zip(states, actions, strict=False)):
                late = isinstance(state, Playing) and len(state.tricks) > 5 and isinstance(action, Play)
                if not late or state.bound is not None:
                    continue
                view = view_of(state, state.to_move)
                if len(view.legal) < 2 or len(Sample(view, 2, 1, tools)) > 1:
                    continue
                for other in view.legal:
                    if isinstance(other, Play):
                        known = known_cost(view, other, 1, tools, never)
                        cost = cost_of(exact, index, other)
                        assert known is not None
                        assert (known.cost, known.error) == (cost, 0.0)
                        compared += 1
                        dear += cost > 0
    assert compared > 30
    assert dear > 3
