"""Deals that stand where a test wants them: hands as text, and an auction that seat 0 has won."""

from __future__ import annotations

from typing import Any

from ulti_desktop.engine.actions import (
    Bid,
    Pass,
    Play,
    TakeTalon,
    discard,
)
from ulti_desktop.engine.cards import Card, cards_of, mask_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.state import (
    Auction,
    State,
)
from ulti_desktop.engine.step import apply, start_auction

PARTI = Contract((Part.PARTI,))
BETLI = Contract((Part.BETLI,))


def cards(text: str) -> int:
    """Return the mask of `acorns 7 8 U, leaves A` style lists."""
    mask = 0
    for group in text.split(","):
        suit, *ranks = group.split()
        mask |= mask_of(Card.from_code(f"{suit} {rank}") for rank in ranks)
    return mask


def play(state: State, *actions: Any) -> State:
    for action in actions:
        state, _ = apply(state, action)
    return state


def lead(state: State, text: str) -> State:
    return play(state, Play(Card.from_code(text)))


def opened(rules: RuleSet, contract: Contract, hands: list[str], talon: str, dealer: int = 2) -> State:
    """Return the state after seat 0 won the auction with this contract; seats 0, 1, 2 hold `hands`.

    Seat 0 is forehand; its hand and the talon are dealt so that it lays just the talon's cards away.
    """
    masks = [cards(hand) for hand in hands]
    assert [mask.bit_count() for mask in masks] == [10, 10, 10]
    away = cards_of(cards(talon))
    bid, lay = Bid(contract), discard(*away)
    if rules.forehand_cards == 12:
        state = start_auction(rules, dealer, (masks[0] | cards(talon), masks[1], masks[2]), 0)
        steps = [bid, lay] if rules.bid_order == "bid_first" else [lay, bid]
    else:
        state = start_auction(rules, dealer, (masks[0], masks[1], masks[2]), cards(talon))
        steps = [TakeTalon(), lay, bid]
    state = play(state, *steps)
    while isinstance(state, Auction):
        state = play(state, Pass())
    return state


STRONG = "acorns A 10 K O 7, leaves A K O, hearts A 10"
OTHER = "acorns U 9, leaves 10 U 9, hearts K O U, bells A 10"
THIRD = "acorns 8, leaves 8 7, hearts 9 8 7, bells K O U 9"
TALON = "bells 8 7"
HANDS = [STRONG, OTHER, THIRD]
