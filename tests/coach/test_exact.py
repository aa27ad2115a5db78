"""Exact costs: none of a card is below nothing, and they lead from the value with best play to the result."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.kit.deals import random_deal, random_rules
from ulti_desktop.coach.exact import Exact
from ulti_desktop.engine import record as records
from ulti_desktop.engine.actions import Action, Claim, GiveUp, Kontra, Meld, Pass, Play
from ulti_desktop.engine.record import fold_deal
from ulti_desktop.engine.rulesets import RULE_SET_IDS
from ulti_desktop.engine.state import Done, Doubling, State
from ulti_desktop.engine.state import Play as Playing
from ulti_desktop.engine.step import apply, to_move
from ulti_desktop.native.solver import Search

pytestmark = pytest.mark.native

GOLDEN = Path(__file__).parents[1] / "data" / "golden"
Deal = tuple[tuple[State, ...], list[Action]]


def recorded(rules: str) -> Iterator[Deal]:
    """Every deal of a golden record."""
    record, problem = records.read(json.loads((GOLDEN / f"{rules}.ulti").read_text("utf-8")))
    assert record is not None
    assert problem is None
    for index, deal in enumerate(record.played):
        states, trouble = fold_deal(record, index)
        assert trouble is None
        yield states, [action for _, action in deal.actions]


def wild(rng: random.Random) -> Deal:
    """A deal of random actions under random rules."""
    rows = list(random_deal(random_rules(rng), f"wild {rng.random()}"))
    states = [state for state, _ in rows]
    end, _ = apply(states[-1], rows[-1][1])
    return (*states, end), [action for _, action in rows]


def test_what_a_kontra_brought_is_the_value_with_it_against_without_it() -> None:
    search, rng, found = Search(), random.Random(4), 0
    for _ in range(30):
        states, actions = wild(rng)
        exact = Exact(states, search)
        for index, action in enumerate(actions):
            gain = exact.gain(index, action)
            if not isinstance(action, Kontra):
                assert gain is None
                continue
            assert not exact.possible or exact.cost(index, action) is None
            if gain is None:
                continue
            state, after, end = states[index], states[index + 1], states[-1]
            assert isinstance(state, Playing | Doubling)
            assert isinstance(after, Playing | Doubling)
            assert isinstance(end, Done)
            play = state if isinstance(state, Playing) else state.play
            assert play is not None
            if play.melds != end.melds:
                continue  # later marriages count in the gain
            values = [Exact((replace(play, game=one.game),), search).value(play) for one in (state, after)]
            sign = 1 if state.to_move == state.game.declarer else -1
            assert gain == sign * (values[1] - values[0])
            found += gain != 0
    assert found > 1


def summed_up(states: Sequence[State], actions: Sequence[Action], search: Search) -> int | None:
    """Check the costs of a deal; return how many there were, None where it never came to play."""
    exact = Exact(states, search)
    end = states[-1]
    assert isinstance(end, Done)
    if not exact.possible:
        assert exact.start_value() is None
        return None
    assert end.game is not None
    value = exact.start_value()
    assert value is not None
    found = 0
    for index, action in enumerate(actions):
        cost = exact.cost(index, action)
        if cost is None:
            continue
        found += 1
        assert cost.value == value
        revoked = end.outcome.revoked_by is not None and index == len(actions) - 1
        if isinstance(action, Play) and not revoked:
            assert cost.cost >= 0
            assert (action.card in cost.best) is (cost.cost == 0)
        value += -cost.cost if to_move(states[index]) == end.game.declarer else cost.cost
    assert value == end.settlement.declarer
    return found


@pytest.mark.parametrize("rules", RULE_SET_IDS)
def test_costs_lead_from_best_play_to_the_result(rules: str) -> None:
    search = Search()
    counts = [summed_up(states, actions, search) for states, actions in recorded(rules)]
    assert sum(count is not None for count in counts) >= 9
    assert sum(filter(None, counts)) > 150


def test_costs_add_up_however_a_deal_ends() -> None:
    rng = random.Random("ends")
    search = Search()
    ends: set[str] = set()
    for _ in range(500):
        states, actions = wild(rng)
        end = states[-1]
        assert isinstance(end, Done)
        if summed_up(states, actions, search) is None:
            continue
        ends.add("revoke" if end.outcome.revoked_by else type(actions[-1]).__name__)
        ends |= {type(action).__name__ for action in actions}
    assert {"revoke", "Claim", "GiveUp", "Play", "Meld", "Kontra"} <= ends


@pytest.mark.long
def test_costs_add_up_in_many_wild_deals() -> None:
    rng = random.Random("many")
    search = Search()
    assert sum(summed_up(*wild(rng), search) is not None for _ in range(10_000)) > 8000


def test_what_is_no_card_has_a_cost_only_where_it_ends_the_play_or_binds() -> None:
    kinds = {True: set(), False: set()}
    for rules in RULE_SET_IDS:
        for states, actions in recorded(rules):
            exact = Exact(states, Search())
            if exact.possible:
                for index, action in enumerate(actions):
                    kinds[exact.cost(index, action) is not None].add(type(action))
    assert kinds[True] <= {Play, Claim, GiveUp, Meld}
    assert Pass in kinds[False]


def test_a_deal_that_goes_on_has_costs_by_what_is_known_so_far() -> None:
    states, actions = next(recorded("HM"))
    first = next(index for index, state in enumerate(states) if isinstance(state, Playing))
    part = states[: first + 8]
    exact = Exact(part, Search())
    assert exact.possible
    costs = [exact.cost(index, actions[index]) for index in range(first, first + 7)]
    assert all(cost is None or cost.cost >= 0 for cost in costs)
    assert sum(cost is not None for cost in costs) >= 5
