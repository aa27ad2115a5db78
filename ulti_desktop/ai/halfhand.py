"""Bidding on the first five cards, where that round is played."""

from __future__ import annotations

from typing import Final

from ulti_desktop.engine.actions import Action, Bid, Pass
from ulti_desktop.engine.cards import ACES, PAIR, SUIT_MASK, TENS, mask_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.view import SeatView

_ENOUGH: Final = {Part.PARTI: 4.5, Part.FORTY_HUNDRED: 7.0}


def half_hand_bid(view: SeatView) -> Action:
    """Return the cheapest bid that five cards are strong enough for, else a pass."""
    hand = mask_of(view.hand)
    for action in view.legal:
        if isinstance(action, Bid) and _strong_enough(hand, action.contract):
            return action
    return Pass() if Pass() in view.legal else view.legal[0]


def _strong_enough(hand: int, contract: Contract) -> bool:
    if len(contract.parts) > 1 or contract.parts[0] not in _ENOUGH or contract.trump is None:
        return False
    part, trump = contract.parts[0], contract.trump
    if part is Part.FORTY_HUNDRED and hand & PAIR[trump] != PAIR[trump]:
        return False
    trumps = hand & SUIT_MASK[trump]
    strength = trumps.bit_count() + (hand & ACES).bit_count() + 0.5 * (hand & TENS).bit_count()
    strength += 0.5 * bool(trumps & ACES) + (1.0 if hand & PAIR[trump] == PAIR[trump] else 0.0)
    return strength >= _ENOUGH[part] + (0.5 if contract.hearts else 0.0)
