"""What failing deals have in common is found, and nothing where there is nothing."""

from __future__ import annotations

import random

from ulti_desktop.coach.conditions import common_ground
from ulti_desktop.coach.findings import Holder, Shape
from ulti_desktop.engine.cards import FULL, SUIT_MASK, Card, Rank, Suit, cards_of, mask_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.rulesets import load
from ulti_desktop.engine.view import SeatView
from ulti_desktop.native.worlds import Four

ULTI = Contract((Part.PARTI, Part.ULTI), trump=Suit.ACORNS)


def view(seat: int) -> SeatView:
    return SeatView(load("EN"), seat, 0, "play", seat, (), (), (10, 10, 10), 2, declarer=0, contract=ULTI)


def deals(count: int = 200) -> list[Four]:
    rng = random.Random("deals")
    found = []
    for _ in range(count):
        cards = rng.sample(cards_of(FULL), 32)
        found.append((mask_of(cards[:10]), mask_of(cards[10:20]), mask_of(cards[20:30]), mask_of(cards[30:])))
    return found


def longest(deal: Four, suit: Suit) -> int:
    return max((deal[place] & SUIT_MASK[suit]).bit_count() for place in (1, 2))


def test_long_trumps_with_one_defender() -> None:
    found = deals()
    failed = [longest(deal, Suit.ACORNS) >= 4 for deal in found]
    why = common_ground(view(0), found, [1.0] * len(found), failed)
    assert why is not None
    assert (why.holder, why.shape, why.suit, why.trump, why.count) == (
        Holder.ONE_DEFENDER,
        Shape.LENGTH,
        Suit.ACORNS,
        True,
        4,
    )
    assert why.always
    assert why.deals == why.failed == sum(failed)


def test_where_the_ace_lies() -> None:
    found = deals()
    ace = Card.of(Suit.LEAVES, Rank.ACE)
    for seat, place, holder in (
        (0, 1, Holder.AFTER),
        (0, 2, Holder.BEFORE),
        (0, 3, Holder.TALON),
        (1, 0, Holder.DECLARER),
        (1, 2, Holder.PARTNER),
        (2, 1, Holder.PARTNER),
    ):
        failed = [bool(deal[place] & ace.bit) for deal in found]
        why = common_ground(view(seat), found, [1.0] * len(found), failed)
        assert why is not None
        assert (why.holder, why.shape, why.card) == (holder, Shape.HOLDS, ace)


def test_a_void() -> None:
    found = deals(2000)
    failed = [any(not deal[place] & SUIT_MASK[Suit.BELLS] for place in (1, 2)) for deal in found]
    why = common_ground(view(0), found, [1.0] * len(found), failed)
    assert why is not None
    assert (why.holder, why.shape, why.suit) == (Holder.ONE_DEFENDER, Shape.VOID, Suit.BELLS)


def test_what_mostly_fails_is_told_apart_from_what_always_does() -> None:
    found = deals()
    rng = random.Random("mostly")
    failed = [longest(deal, Suit.ACORNS) >= 4 and rng.random() < 0.8 for deal in found]
    why = common_ground(view(0), found, [1.0] * len(found), failed)
    assert why is not None
    assert not why.always


def test_chance_is_no_ground() -> None:
    found = deals()
    rng = random.Random("chance")
    weights = [1.0] * len(found)
    assert common_ground(view(0), found, weights, [rng.random() < 0.3 for _ in found]) is None
    assert common_ground(view(0), found, weights, [True] * len(found)) is None
    assert common_ground(view(0), found, weights, [False] * len(found)) is None
    assert common_ground(view(0), found, weights, [i < 2 for i in range(len(found))]) is None
