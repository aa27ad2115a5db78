"""The readable reference of the hidden cards: every way to place them, tried one after another."""

from __future__ import annotations

from collections.abc import Iterator

from ulti_desktop.engine.cards import ACES, PAIR, TENS, iter_cards
from ulti_desktop.native.worlds import PLACES, TALON, Evidence, Four, Frame

World = tuple[Four, float]
SEATS = range(3)


def four(values: list[int]) -> Four:
    """Return what is told of the four places as a value of four."""
    return values[0], values[1], values[2], values[3]


def pairs_in(cards: int) -> set[int]:
    """Return the suits whose king and over are both among the cards."""
    return {suit for suit in range(4) if cards & PAIR[suit] == PAIR[suit]}


def suits_in(flags: int) -> set[int]:
    return {suit for suit in range(4) if flags >> suit & 1}


def placings(may: Four, room: Four) -> Iterator[Four]:
    """Yield every way to place each hidden card where it may lie so that no room is left."""
    hidden = 0
    for mask in may:
        hidden |= mask
    if not hidden:
        if not any(room):
            yield (0, 0, 0, 0)
        return
    card = hidden & -hidden
    left = tuple(mask & ~card for mask in may)
    for place in range(PLACES):
        if may[place] & card and room[place]:
            less = tuple(free - (other == place) for other, free in enumerate(room))
            for rest in placings(left, less):  # type: ignore[arg-type]
                yield tuple(mask | card * (other == place) for other, mask in enumerate(rest))  # type: ignore[misc]


def weight_of(evidence: Evidence, cards: Four) -> float:
    """Return what a world weighs that fills the places; 0 where the evidence speaks against it."""
    e = evidence
    weight = 1.0
    for place in range(PLACES):
        if cards[place] & ~e.may[place] or cards[place].bit_count() != e.room[place]:
            return 0.0
        for card in iter_cards(cards[place]):
            weight *= e.weights[place][card]
    for seat in SEATS:
        weight *= _weight_of_pairs(e, seat, pairs_in(e.started[seat] | cards[seat]))
    return weight


def _weight_of_pairs(e: Evidence, seat: int, held: set[int]) -> float:
    if not suits_in(e.pairs[seat]) <= held or held & suits_in(e.no_pairs[seat]):
        return 0.0
    quiet = held & suits_in(e.quiet_suits[seat]) - pairs_in(e.started[seat])
    if e.unnamed[seat]:
        announced = held & suits_in(e.unnamed_suits[seat])
        more = len(announced) - e.unnamed[seat]
        if more < 0 or (more > 0 and e.unnamed_are_all):
            return 0.0
        quiet -= announced
    return float(e.quiet_pair ** len(quiet))


def worlds_of(evidence: Evidence) -> list[World]:
    """Return every world with its weight; those that weigh nothing are none."""
    found = ((cards, weight_of(evidence, cards)) for cards in placings(evidence.may, evidence.room))
    return [(cards, weight) for cards, weight in found if weight > 0]


def settled_in(frame: Frame, cards: Four) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """Return the points in the talon and the marriages to come of declarer and defenders."""
    talon = frame.talon | cards[TALON]
    points = frame.ace_value * (talon & ACES).bit_count() + 10 * (talon & TENS).bit_count()
    sides: tuple[list[int], list[int]] = ([], [])
    for seat in SEATS:
        suits = pairs_in(frame.started[seat] | cards[seat]) & suits_in(frame.to_announce[seat])
        worth = sorted((40 if suit == frame.rules.trump else 20 for suit in suits), reverse=True)
        sides[seat != 0].extend(worth[: frame.most[seat]])
    return points, tuple(sorted(sides[0], reverse=True)), tuple(sorted(sides[1], reverse=True))
