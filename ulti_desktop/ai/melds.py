"""Which marriages to announce: whatever helps, as soon as it may be said."""

from __future__ import annotations

from ulti_desktop.engine.cards import PAIR, Card, Suit
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.view import SeatView


def to_announce(view: SeatView, suits: list[Suit], card: Card) -> Suit | None:
    """Return the pair to announce before playing `card`, None for none.

    `suits` may be announced now. Where an announcement binds to a card of the pair, the pair is announced
    when such a card is due anyway.
    """
    if not helps(view):
        return None
    if view.rules.marriage_when == "any_trick":
        return next((suit for suit in suits if PAIR[suit] & card.bit), None)
    return suits[0]


def helps(view: SeatView) -> bool:
    """Tell whether a marriage of this seat can change what the deal pays."""
    contract, rules = view.contract, view.rules
    assert contract is not None
    declares = view.seat == view.declarer
    if contract.has_x100:
        if declares:
            return True
        return Part.PARTI in contract
    if Part.PARTI in contract and rules.parti_rule != "over_half":
        return True
    return declares and rules.silent_everything
