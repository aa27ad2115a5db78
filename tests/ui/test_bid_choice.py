"""The bid panel's model: it reaches every legal bid, and nothing else, in every rule set."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.kit.deals import all_variants
from tests.ui.window_kit import all_rules, views
from ulti_desktop.engine.actions import Bid, Discard
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.ladder import bid_key
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load
from ulti_desktop.engine.view import SeatView
from ulti_desktop.ui import bid_choice as pick
from ulti_desktop.ui.docking import BIDDING_PHASES


def reachable(offer: pick.Offer) -> set[Contract]:
    """Every contract that some setting of toggles, hearts and trump names."""
    toggles = pick.toggles_of(offer.rules)
    found = set()
    for size in range(1, len(toggles) + 1):
        for on in combinations(toggles, size):
            for hearts in (False, True):
                choice = pick.Choice(frozenset(on), hearts)
                trumps = pick.trumps_for(offer, choice) or (None,)
                for trump in trumps:
                    contract = pick.contract_of(offer, pick.Choice(choice.toggles, hearts, trump))
                    if contract is not None:
                        found.add(contract)
    return found


@pytest.mark.parametrize(("rules_id", "options"), all_variants())
def test_offers_exactly_the_legal_bids(rules_id: str, options: dict[str, object]) -> None:
    rules = load(rules_id).with_options(options)
    seen: set[frozenset[Contract]] = set()
    positions = 0
    for view in views(rules, range(30)):
        if view.phase not in BIDDING_PHASES:
            continue
        positions += 1
        legal = frozenset(action.contract for action in view.legal if isinstance(action, Bid))
        offer = pick.offer_of(view)
        if any(isinstance(action, Discard) for action in view.legal):
            continue
        assert set(offer.bids) == legal
        if legal in seen or len(seen) > 8:
            continue
        seen.add(legal)
        assert reachable(offer) == legal
    assert positions > 40


@pytest.mark.parametrize(
    "rules", [one for one in all_rules() if one.bid_order != "bid_first"], ids=lambda one: one.id
)
def test_before_a_discard_it_offers_what_could_follow(rules: RuleSet) -> None:
    count = 0
    for view in views(rules, range(60)):
        if view.phase != "exchange":
            continue
        count += 1
        offer = pick.offer_of(view)
        floor = None if view.standing is None else bid_key(view.standing, rules)
        assert all(floor is None or bid_key(bid, rules) > floor for bid in offer.bids)
        assert set(offer.bids) <= set(offer.rows)
        assert offer.must_discard
    assert count > 20


@pytest.mark.parametrize("rules", all_rules(), ids=RULE_SET_IDS)
def test_every_legal_bid_is_reached_by_usable_clicks(rules: RuleSet) -> None:
    """Switching the parts on one after another never meets a toggle that cannot be used."""
    tried = 0
    for view in views(rules, range(8)):
        offer = pick.offer_of(view)
        for bid in offer.bids[:: max(1, len(offer.bids) // 10)]:
            goal = pick.choice_for(bid, offer.rows)
            choice = pick.Choice()
            for toggle in sorted(goal.toggles, key=str):
                assert pick.why_not(offer, choice, toggle) is None
                choice = pick.flipped(offer, choice, toggle)
            if bid.hearts:
                choice = pick.Choice(choice.toggles, True, choice.trump)
            if pick.trumps_for(offer, choice):
                choice = pick.Choice(choice.toggles, choice.hearts, bid.trump)
            assert pick.contract_of(offer, choice) == bid
            tried += 1
    assert tried > 40


@pytest.mark.parametrize("rules", all_rules(), ids=RULE_SET_IDS)
def test_a_toggle_is_barred_only_with_a_reason_that_holds(rules: RuleSet) -> None:
    for view in list(views(rules, range(10))):
        offer = pick.offer_of(view)
        if not offer.bids:
            continue
        for toggle in pick.toggles_of(rules):
            why = pick.why_not(offer, pick.Choice(), toggle)
            usable = any(toggle in pick.all_on(bid) for bid in offer.bids)
            assert (why is None) == usable
        first = pick.toggles_of(rules)[0]
        for toggle in pick.toggles_of(rules):
            why = pick.why_not(offer, pick.Choice(frozenset({first})), toggle)
            if why is not None and why.other is not None:
                assert not any({first, toggle} <= pick.all_on(row) for row in offer.rows)


def ulti_views(rules: RuleSet) -> list[SeatView]:
    return [view for view in views(rules, range(10)) if view.phase in BIDDING_PHASES]


def test_a_simple_game_that_rides_along_is_shown_but_not_said() -> None:
    rules = load("EN")
    offer = pick.offer_of(next(view for view in ulti_views(rules) if pick.offer_of(view).bids))
    choice = pick.Choice(frozenset({pick.Part.ULTI}))
    assert pick.riding(offer, choice) == {pick.Part.PARTI}
    contract = pick.nearest(offer, choice)
    assert contract is not None
    assert set(contract.parts) == {pick.Part.PARTI, pick.Part.ULTI}
    assert pick.choice_for(contract, offer.rows).toggles == {pick.Part.ULTI}
