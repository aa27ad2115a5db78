"""Weights are such that the wanted numbers of cards are the expected ones."""

from __future__ import annotations

import random

import pytest

from ulti_desktop.learning.fit import SIZES
from ulti_desktop.learning.scaling import HAND, TALON, Row, attainable, even, expected, fit

TRUMP, PLAIN = SIZES["trump"], SIZES["plain"]


def off(one: Row, other: Row) -> float:
    return max(
        abs(a - b) for mine, theirs in zip(one, other, strict=True) for a, b in zip(mine, theirs, strict=True)
    )


def drawn(seed: int, sizes: tuple[int, ...], bias: float) -> Row:
    """What is found in the hand and the talon over 50 deals in which some cards are held more often."""
    draws = random.Random(seed)
    cards = [number for number, size in enumerate(sizes) for _ in range(size)]
    leaning = [draws.uniform(-bias, bias) for _ in sizes]
    hand, talon = [0.0] * len(sizes), [0.0] * len(sizes)
    for _ in range(50):
        cards.sort(key=lambda number: draws.random() + leaning[number])
        for number in cards[:HAND]:
            hand[number] += 1 / 50
        for number in cards[HAND : HAND + TALON]:
            talon[number] += 1 / 50
    return hand, talon


@pytest.mark.parametrize("sizes", [TRUMP, PLAIN], ids=["trump", "plain"])
@pytest.mark.parametrize("bias", [0.0, 0.5, 2.0, 20.0])
def test_the_fitted_weights_give_the_wanted_numbers(sizes: tuple[int, ...], bias: float) -> None:
    for seed in range(4):
        wanted = drawn(seed, sizes, bias)
        nearest = attainable(sizes, wanted)
        assert off(nearest, wanted) < 0.06
        assert sum(nearest[0]) == pytest.approx(HAND, abs=1e-3)
        assert sum(nearest[1]) == pytest.approx(TALON, abs=1e-3)
        weights = fit(sizes, wanted, even(sizes))
        assert off(expected(sizes, weights), nearest) < 5e-4
        assert all(weight > 0 for row in weights for weight in row)


def test_even_weights_expect_every_card_everywhere_alike() -> None:
    hand, talon = expected(TRUMP, even(TRUMP))
    assert hand == pytest.approx([size * HAND / 32 for size in TRUMP])
    assert talon == pytest.approx([size * TALON / 32 for size in TRUMP])


def test_expected_numbers_against_drawn_worlds() -> None:
    """An independent way to the same: cards dealt one by one, worlds with ten and two kept."""
    draws = random.Random(3)
    a, b = fit(TRUMP, drawn(2, TRUMP, 0.5), even(TRUMP))
    hand, talon = expected(TRUMP, (a, b))
    cards = [number for number, size in enumerate(TRUMP) for _ in range(size)]
    kept = 0
    found = [0] * len(TRUMP)
    for _ in range(60_000):
        in_hand, in_talon = [], 0
        for number in cards:
            place = draws.random() * (2 + a[number] + b[number])  # two defenders
            if place < a[number]:
                in_hand.append(number)
            elif place < a[number] + b[number]:
                in_talon += 1
        if len(in_hand) == HAND and in_talon == TALON:
            kept += 1
            for number in in_hand:
                found[number] += 1
    assert kept > 1500
    assert sum(hand) == pytest.approx(HAND)
    assert sum(talon) == pytest.approx(TALON)
    for mean, number in zip(hand, found, strict=True):
        assert mean == pytest.approx(number / kept, abs=0.12)


def test_cards_that_are_always_held_get_weights_of_some_size() -> None:
    """The trump seven of an ulti is in every hand seen; one time in five hundred it may lie elsewhere."""
    hand, talon = drawn(1, TRUMP, 0.3)
    away = hand[0], talon[0]
    hand[0], talon[0] = 1.0, 0.0
    hand[8], talon[8] = hand[8] - 1 + away[0], talon[8] + away[1]
    weights = fit(TRUMP, (hand, talon), even(TRUMP))
    found = expected(TRUMP, weights)
    assert 0.99 < found[0][0] < 0.999
    assert 0.0005 < found[1][0] < 0.005


def test_start_makes_no_difference() -> None:
    wanted = drawn(5, TRUMP, 1.0)
    one, other = (
        fit(TRUMP, wanted, even(TRUMP)),
        fit(TRUMP, wanted, fit(TRUMP, drawn(6, TRUMP, 1.0), even(TRUMP))),
    )
    for mine, theirs in zip(one, other, strict=True):
        assert mine == pytest.approx(theirs, rel=0.005)
