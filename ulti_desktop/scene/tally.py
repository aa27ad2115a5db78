"""What everybody at the table could count: points so far, and suits that a player has shown to be missing."""

from __future__ import annotations

from dataclasses import dataclass

from ulti_desktop.engine.cards import Suit, card_points, mask_of
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.view import SeatView

LAST_TRICK: int = 10


@dataclass(frozen=True)
class Tally:
    """Points towards a goal: from marriages, from tricks taken, and lying in the unfinished trick."""

    marriages: int
    taken: int
    in_trick: int
    goal: int

    @property
    def sum(self) -> int:
        """Marriages and tricks together."""
        return self.marriages + self.taken


def taken_points(view: SeatView, declarer_side: bool) -> int:
    """Card points in the tricks of a side, the last trick's ten included."""
    total = 0
    for number, trick in enumerate(view.tricks, 1):
        if (trick.winner == view.declarer) is declarer_side:
            total += card_points(mask_of(card for _, card in trick.cards), view.rules.ace_value)
            total += LAST_TRICK if number == 10 else 0
    return total


def trick_points(view: SeatView) -> int:
    """Card points that lie in the unfinished trick."""
    points = card_points(mask_of(card for _, card in view.trick), view.rules.ace_value)
    return points + (LAST_TRICK if view.trick and len(view.tricks) == 9 else 0)


def melded(view: SeatView, declarer_side: bool) -> tuple[int, ...]:
    """The announced marriages of a side."""
    return tuple(m.points for m in view.melds if (m.seat == view.declarer) is declarer_side)


def hundred(view: SeatView, part: Part) -> Tally:
    """How far the declarer is with his 40-100 or 20-100, as far as it lies open."""
    named = 40 if part is Part.FORTY_HUNDRED else 20
    made = melded(view, True)
    counted = (
        made if view.rules.x100_extra_marriages and named in made else [p for p in made if p == named][:1]
    )
    return Tally(sum(counted), taken_points(view, True), trick_points(view), 100)


def parti(view: SeatView) -> tuple[int, int]:
    """Points of declarer and defenders so far, marriages included."""
    return (
        taken_points(view, True) + sum(melded(view, True)),
        taken_points(view, False) + sum(melded(view, False)),
    )


def voids(view: SeatView, seat: int) -> tuple[Suit, ...]:
    """The suits that a seat has shown not to hold, in the order of `Suit`: it did not follow."""
    tricks = [trick.cards for trick in view.tricks] + ([view.trick] if view.trick else [])
    missing = set()
    for cards in tricks:
        led = cards[0][1].suit
        if any(who == seat and card.suit is not led for who, card in cards):
            missing.add(led)
    return tuple(suit for suit in Suit if suit in missing)
