"""What a kontra is said to bring is what the settlement pays for it."""

from __future__ import annotations

import random

import pytest

from tests.kit.deals import random_deal, random_rules
from ulti_desktop.ai.player import Forecast
from ulti_desktop.coach.doublings import gain_of, gains, share_error
from ulti_desktop.engine.actions import Kontra
from ulti_desktop.engine.doubling import raised
from ulti_desktop.engine.scoring import part_made, settle, tally_of
from ulti_desktop.engine.state import Done, State
from ulti_desktop.engine.step import apply, to_move
from ulti_desktop.engine.view import view_of

pytestmark = pytest.mark.native


def kontras(rng: random.Random) -> tuple[list[tuple[State, Kontra]], Done]:
    """The legal first kontras of a random deal, and its end."""
    rows = list(random_deal(random_rules(rng), f"kontra {rng.random()}"))
    end, _ = apply(rows[-1][0], rows[-1][1])
    assert isinstance(end, Done)
    found: list[tuple[State, Kontra]] = []
    for state, _ in rows:
        seat = to_move(state)
        assert seat is not None
        view = view_of(state, seat)
        if view.declarer is not None and seat != view.declarer and not view.half_round:
            found += [(state, action) for action in view.legal if isinstance(action, Kontra)]
    return found, end


def test_gains_are_those_of_the_settlement() -> None:
    rng = random.Random("gains")
    seen: set[tuple[str, bool, bool]] = set()
    for _ in range(300):
        found, end = kontras(rng)
        if end.game is None or end.outcome.gave_up or end.outcome.revoked_by:
            continue
        contract, outcome, rules = end.game.contract, end.outcome, end.rules
        tally = tally_of(contract, outcome, rules)
        if tally.march or tally.hundred != 1:
            continue  # silent bonuses that take a kontra along are not reckoned with
        for state, action in found:
            view = view_of(state, to_move(state) or 0)
            if any(first or second for _, first, second in view.doublings):
                continue
            against = None if action.against is None else (action.against - end.game.declarer) % 3
            doubled = raised(view.doublings, action.part, against)
            before = settle(contract, view.doublings, outcome, rules).declarer
            after = settle(contract, doubled, outcome, rules).declarer
            made = part_made(action.part, outcome, rules)
            gain = gain_of(view, action, 1.0 if made else 0.0)
            assert gain == pytest.approx(before - after, rel=0.02, abs=0.5)
            seen.add((action.part.value, made, action.against is not None))
    assert len(seen) > 12


def test_the_error_of_a_gain_shrinks_with_the_deals() -> None:
    rng = random.Random("errors")
    while True:
        found, _ = kontras(rng)
        if found:
            break
    state, action = found[0]
    view = view_of(state, to_move(state) or 0)
    assert view.declarer is not None
    forecast = Forecast(view.declarer, action.part, 0.5, 0.5)
    few, many = (gains(view, [forecast], deals)[action] for deals in (10, 1000))
    assert few.value == many.value
    assert few.error > many.error > 0.0
    assert gains(view, [], 10) == {}


def test_even_a_share_that_is_all_may_be_off() -> None:
    assert 0.0 < share_error(1.0, 30) < share_error(0.5, 30)
    assert share_error(0.5, 30) == pytest.approx((0.25 / 30) ** 0.5)
