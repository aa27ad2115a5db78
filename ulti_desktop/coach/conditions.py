"""What the deals in which something fails have in common: who holds what."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from ulti_desktop.ai.proof import role_of
from ulti_desktop.coach.findings import Condition, Holder, Shape
from ulti_desktop.engine.cards import SUIT_MASK, Card, Rank, Suit
from ulti_desktop.engine.view import SeatView
from ulti_desktop.native.worlds import TALON, Four

LEAST_FAILED: Final = 3
"""Fewer failures than this have nothing in common but chance."""
TRUE_ENOUGH: Final = 0.6
"""In so much of the deals where the condition holds it must fail."""
TELLING: Final = 1.25
"""And so many times as often as it does anyway."""
COMMON_ENOUGH: Final = 0.4
"""So much of the failures must go with it."""
CARDS: Final = (Rank.ACE, Rank.TEN, Rank.KING, Rank.OVER)
LONGEST: Final = 8

Holds = Callable[[Four], bool]


def common_ground(
    view: SeatView, deals: Sequence[Four], weights: Sequence[float], failed: Sequence[bool]
) -> Condition | None:
    """Return what best tells the failed deals from the others, None where nothing does.

    `deals` are all hands and the talon by place: the declarer, the defender after him, the other, the talon.
    """
    fails = sum(failed)
    if fails < LEAST_FAILED or fails == len(deals):
        return None
    lost = sum(weight for weight, gone in zip(weights, failed, strict=True) if gone)
    share = lost / sum(weights)
    best: tuple[float, Condition] | None = None
    for condition, holds in _conditions(view):
        met = [holds(deal) for deal in deals]
        both = sum(one and gone for one, gone in zip(met, failed, strict=True))
        if both < LEAST_FAILED or sum(met) == len(deals):
            continue
        weight_met = sum(weight for weight, one in zip(weights, met, strict=True) if one)
        weight_both = sum(w for w, one, gone in zip(weights, met, failed, strict=True) if one and gone)
        true, common = weight_both / weight_met, weight_both / lost
        if true < max(TRUE_ENOUGH, TELLING * share) or common < COMMON_ENOUGH:
            continue
        score = 2 * true * common / (true + common)
        if best is None or score > best[0]:
            best = score, replace(condition, deals=sum(met), failed=both)
    return None if best is None else best[1]


def _conditions(view: SeatView) -> Iterator[tuple[Condition, Holds]]:
    """Give what may be said of the hands that the seat does not see, trumps first."""
    contract = view.contract
    assert contract is not None
    trump = contract.trump
    order = sorted(Suit, key=lambda suit: (suit != trump, suit))
    for suit in order:
        yield from _of_suit(view, suit, suit == trump)


def _of_suit(view: SeatView, suit: Suit, is_trump: bool) -> Iterator[tuple[Condition, Holds]]:
    mask = SUIT_MASK[suit]
    for holder, places in _hands_of(view):
        for count in range(3 if is_trump else 4, LONGEST):
            yield Condition(holder, Shape.LENGTH, suit, is_trump, count), _at_least(mask, places, count)
        yield Condition(holder, Shape.VOID, suit, is_trump), _void(mask, places)
    for rank in CARDS:
        card = Card.of(suit, rank)
        for holder, place in _holders_of(view):
            yield Condition(holder, Shape.HOLDS, suit, is_trump, card=card), _has(card.bit, place)


def _hands_of(view: SeatView) -> tuple[tuple[Holder, tuple[int, ...]], ...]:
    """Return the hands whose length may be spoken of, by place."""
    if view.seat == view.declarer:
        return ((Holder.ONE_DEFENDER, (1, 2)),)
    return ((Holder.DECLARER, (0,)), (Holder.PARTNER, (3 - role_of(view, view.seat),)))


def _holders_of(view: SeatView) -> tuple[tuple[Holder, int], ...]:
    """Return who may hold a single card, by place."""
    talon = () if view.talon_known else ((Holder.TALON, TALON),)
    if view.seat == view.declarer:
        return ((Holder.AFTER, 1), (Holder.BEFORE, 2), *talon)
    return ((Holder.DECLARER, 0), (Holder.PARTNER, 3 - role_of(view, view.seat)), *talon)


def _at_least(mask: int, places: tuple[int, ...], count: int) -> Holds:
    return lambda deal: any((deal[place] & mask).bit_count() >= count for place in places)


def _void(mask: int, places: tuple[int, ...]) -> Holds:
    return lambda deal: any(not deal[place] & mask for place in places)


def _has(bit: int, place: int) -> Holds:
    return lambda deal: bool(deal[place] & bit)
