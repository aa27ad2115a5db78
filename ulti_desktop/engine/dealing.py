"""Dealing the pack in the rule set's packets, and opening the auction (rules.md 1.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ulti_desktop.engine.cards import Card, mask_of
from ulti_desktop.engine.events import Dealt, Event
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.state import (
    Announcing,
    Auction,
    Bidding,
    Cutting,
    Exchange,
    Hands,
    State,
    TalonLaid,
    next_seat,
)

HALF_PACKETS: Final = ((5, 5, 5),)
HALF_REST: Final = ((7, 5, 5),)
Packets = tuple[tuple[int, ...], ...]
Result = tuple[State, tuple[Event, ...]]


def start_deal(rules: RuleSet, dealer: int, deck: tuple[Card, ...]) -> Result:
    """Begin a deal with a shuffled pack of 32 cards; return the first state and the events so far."""
    if rules.may_tap and not rules.half_hand:
        return Cutting(rules, dealer, deck), ()
    return deal_out(rules, dealer, deck, rules.packets)


def deal_out(rules: RuleSet, dealer: int, deck: tuple[Card, ...], packets: Packets) -> Result:
    """Deal the pack in packets, beginning right of the dealer; what is left over is the talon."""
    if rules.half_hand:
        packets = HALF_PACKETS
    hands, rest, dealt = _hand_out((0, 0, 0), dealer, deck, packets)
    if rules.half_hand:
        bidding = Bidding(rules, dealer, hands, 0, undealt=rest, half=True)
        return Auction(bidding, bidding.forehand), (dealt,)
    return start_auction(rules, dealer, hands, mask_of(rest)), (dealt,)


def _hand_out(
    hands: Hands, dealer: int, deck: tuple[Card, ...], packets: Packets
) -> tuple[Hands, tuple[Card, ...], Dealt]:
    order = (next_seat(dealer), (dealer + 2) % 3, dealer)
    masks = list(hands)
    given = []
    at = 0
    for row in packets:
        for seat, count in zip(order, row, strict=True):
            masks[seat] |= mask_of(deck[at : at + count])
            at += count
            given.append((seat, count))
    return (masks[0], masks[1], masks[2]), deck[at:], Dealt(tuple(given))


def start_auction(rules: RuleSet, dealer: int, hands: Hands, talon: int) -> State:
    """Begin the auction with these hands (12/10/10 without a talon, or 10 each and two in the talon)."""
    talons = (TalonLaid(None, None, talon),) if talon else ()
    return _open_auction(Bidding(rules, dealer, hands, talon, talons))


def _open_auction(bidding: Bidding) -> State:
    forehand = bidding.forehand
    if bidding.hands[forehand].bit_count() != 12 or bidding.standing is not None:
        return Auction(bidding, forehand)
    if bidding.rules.bid_order == "bid_first":
        return Announcing(bidding, forehand, laid=False, took=False)
    return Exchange(bidding, forehand, took=False)


def second_deal(bidding: Bidding, events: tuple[Event, ...]) -> Result:
    """Deal the rest after the half-hand round and open the ordinary auction (R-EN17)."""
    hands, rest, dealt = _hand_out(bidding.hands, bidding.dealer, bidding.undealt, HALF_REST)
    assert not rest
    bidding = replace(bidding, hands=hands, undealt=(), half=False, passes=0)
    return _open_auction(bidding), (*events, dealt)
