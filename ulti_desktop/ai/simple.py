"""The simple player: sensible rules of thumb, quick, and the same answer for the same view every time."""

from __future__ import annotations

from typing import Final

from ulti_desktop.ai import bidding, melds
from ulti_desktop.ai.bidding import Plan, best_plan, plan_for
from ulti_desktop.ai.cardplay import choose_card
from ulti_desktop.ai.doubling import MARGIN as DOUBLING_MARGIN
from ulti_desktop.ai.doubling import choose_doubling
from ulti_desktop.ai.halfhand import half_hand_bid
from ulti_desktop.ai.player import Cancel, dice
from ulti_desktop.ai.style import STEADY, Style
from ulti_desktop.engine.actions import (
    Action,
    Bid,
    Claim,
    Cut,
    Discard,
    GiveUp,
    Kontra,
    Meld,
    NameTrump,
    Pass,
    Play,
    TakeTalon,
    discard,
)
from ulti_desktop.engine.cards import FULL, cards_of, mask_of
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.ladder import played_value
from ulti_desktop.engine.view import SeatView

TALONS: Final = 3
"""How many possible talons a decision to pick it up looks at."""
MARGIN: Final = 0.25
"""What a bid must promise from each defender to be made without need, in game points."""
SWAY: Final = 0.5
"""How far a style moves that, in game points."""
HOPELESS: Final = 0.12
"""A hand whose best bid is less likely than this is not bettered enough by two cards."""
GIVE_UP_BELOW: Final = 0.03
"""A simple game less likely than this costs more than the two points of giving up, kontra and all."""


class SimplePlayer:
    """Plays by rules of thumb; sees nothing but its `SeatView`."""

    def __init__(self, seed: int, style: Style = STEADY, margin: float = MARGIN) -> None:
        self._seed = seed
        self._margin = margin - style.bid * SWAY
        self._edge = DOUBLING_MARGIN * (1.0 - style.kontra)

    def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
        """Return one of `view.legal`; it takes far less than any budget."""
        if len(view.legal) == 1:
            return view.legal[0]
        match view.phase:
            case "cutting":
                return Cut()
            case "auction":
                return self._auction(view)
            case "announcing":
                return _announce(view)
            case "exchange":
                return _lay_away(view)
            case "naming":
                return _name_trump(view)
            case "doubling":
                return choose_doubling(view, self._edge) or Pass()
            case _:
                return _play(view, self._edge)

    def _auction(self, view: SeatView) -> Action:
        if view.half_round:
            return half_hand_bid(view)
        if view.bidder == view.seat:
            return Pass()
        own = _own_plan(view)
        hopeless = own is None or own.odds < HOPELESS
        taking = None if hopeless and Pass() in view.legal else self._worth_of_taking(view)
        bar = float("-inf") if Pass() not in view.legal else self._bar(view.standing, view)
        may_bid = own is not None and Bid(own.contract) in view.legal
        if taking is not None and taking > bar and not (may_bid and own is not None and own.worth > taking):
            return TakeTalon()
        if may_bid and own is not None and own.worth > bar:
            return Bid(own.contract)
        return Pass() if Pass() in view.legal else view.legal[0]

    def _bar(self, standing: Contract | None, view: SeatView) -> float:
        """Return what a bid must promise to be better than a pass."""
        if standing is None:
            return self._margin
        return self._margin - 0.02 * played_value(standing, view.rules)

    def _worth_of_taking(self, view: SeatView) -> float | None:
        """Return what picking the talon up promises, None where it is not possible."""
        if TakeTalon() not in view.legal:
            return None
        hand, rules = mask_of(view.hand), view.rules
        if view.talon_known:
            plan = best_plan(rules, hand | mask_of(view.talon_known), view.standing)
            return None if plan is None else plan.worth
        draws = dice(self._seed, view)
        numbers = [draws.random() for _ in range(2 * TALONS)]
        laid = view.talons[-1].laid_by is not None
        talons = bidding.likely_talons(FULL & ~hand, laid, rules.talon_to == "declarer", TALONS, numbers)
        worths = []
        for talon in talons:
            plan = best_plan(rules, hand | talon, view.standing)
            worths.append(-10.0 if plan is None else plan.worth)
        # the luckiest of them is left out: whoever picks up must bid, whatever he finds
        modest = sorted(worths)[:-1]
        return sum(modest) / len(modest)


def _own_plan(view: SeatView) -> Plan | None:
    """Return the best bid on the cards as they are, whether or not it may be made without the talon."""
    return best_plan(view.rules, mask_of(view.hand), view.standing)


def _announce(view: SeatView) -> Action:
    plan = best_plan(view.rules, mask_of(view.hand), view.standing, mask_of(view.talon_known))
    chosen = None if plan is None else Bid(plan.contract)
    return chosen if chosen is not None and chosen in view.legal else view.legal[0]


def _lay_away(view: SeatView) -> Action:
    hand, rules = mask_of(view.hand), view.rules
    if rules.bid_order == "bid_first" and view.bidder == view.seat and view.standing is not None:
        plan = plan_for(rules, view.standing, hand)
    else:
        plan = best_plan(rules, hand, view.standing)
    if plan is None or plan.keep.bit_count() != 10:
        return _any_discard(view)
    chosen = discard(*cards_of(hand & ~plan.keep))
    return chosen if chosen in view.legal else _any_discard(view)


def _any_discard(view: SeatView) -> Action:
    discards = [action for action in view.legal if isinstance(action, Discard)]
    return min(discards, key=lambda pair: (pair.first & 7) + (pair.second & 7))


def _name_trump(view: SeatView) -> Action:
    assert view.contract is not None
    suits = [action.suit for action in view.legal if isinstance(action, NameTrump)]
    hand = mask_of(view.hand)
    plan = plan_for(view.rules, view.contract, hand, mask_of(view.talon_known))
    if GiveUp() in view.legal and plan is not None and plan.odds < GIVE_UP_BELOW:
        return GiveUp()
    chosen = next((suit for suit in suits if plan is not None and suit == plan.trump), suits[0])
    return NameTrump(chosen)


def _play(view: SeatView, edge: float) -> Action:
    if any(isinstance(action, Claim) for action in view.legal):
        return Claim()
    if any(isinstance(action, Kontra) for action in view.legal):
        called = choose_doubling(view, edge)
        if called is not None:
            return called
    barred = {card for card, _ in view.forbidden}
    legal = tuple(a.card for a in view.legal if isinstance(a, Play) and a.card not in barred)
    card = choose_card(view, legal)
    suits = [action.suit for action in view.legal if isinstance(action, Meld)]
    suit = melds.to_announce(view, suits, card) if suits else None
    return Play(card) if suit is None else Meld(suit)
