"""Figures and their intervals against what is known of them."""

from __future__ import annotations

import random

import pytest

from ulti_desktop.arena.statistics import Bootstrap, Figure, brier, percentile, reliability


@pytest.mark.parametrize(
    ("values", "percent", "expected"),
    [
        ([5.0], 50, 5),
        ([1, 2, 3], 50, 2),
        ([1, 2], 50, 1.5),
        ([0, 10], 99, 9.9),
        ([1, 2, 3], 100, 3),
        ([], 9, 0),
    ],
)
def test_percentile(values: list[float], percent: float, expected: float) -> None:
    assert percentile(values, percent) == pytest.approx(expected)


def test_brier_score() -> None:
    assert brier([]) is None
    assert brier([(1.0, True), (0.0, False)]) == 0
    assert brier([(0.5, True), (0.5, False)]) == 0.25
    assert brier([(0.8, True), (0.8, False)]) == pytest.approx((0.04 + 0.64) / 2)


def test_reliability_by_tenths() -> None:
    rows = reliability([(0.05, False), (0.95, True), (1.0, True), (0.92, False), (0.3, True)])
    assert [row[0] for row in rows] == [1, 0, 0, 1, 0, 0, 0, 0, 0, 3]
    assert rows[9] == (3, pytest.approx((0.95 + 1 + 0.92) / 3), pytest.approx(2 / 3))


def test_no_figure_of_nothing() -> None:
    assert Bootstrap(0).mean([]) == Figure()
    assert Bootstrap(2).ratio([1, 2], [0, 0]).to_json() is None
    assert Bootstrap(2).difference(([1, 2], [1, 1]), ([0, 0], [0, 0])).count == 0


def test_a_mean_that_never_varies_has_no_width() -> None:
    assert Bootstrap(50).mean([3.0] * 50) == Figure(3, 3, 3, 50)


@pytest.mark.parametrize("deals", [300, 5000])
def test_the_interval_is_that_of_the_normal_law(deals: int) -> None:
    """Also where deals are put together in groups."""
    draws = random.Random(deals)
    values = [draws.gauss(1, 4) for _ in range(deals)]
    found = Bootstrap(deals).mean(values)
    half = 1.96 * 4 / deals**0.5
    assert found.value == pytest.approx(sum(values) / deals)
    assert found.high - found.low == pytest.approx(2 * half, rel=0.15)
    assert found.low < found.value < found.high


def test_the_deal_is_the_unit() -> None:
    """Six games that always go the same way are one observation: counting them six times changes nothing."""
    draws = random.Random(6)
    values = [draws.gauss(0, 1) for _ in range(200)]
    boot = Bootstrap(200)
    one, six = boot.mean(values), boot.ratio([6 * value for value in values], [6] * 200)
    assert (one.value, one.low, one.high) == pytest.approx((six.value, six.low, six.high))


def test_a_difference_of_what_goes_together_is_narrow() -> None:
    draws = random.Random(9)
    noise = [draws.gauss(0, 10) for _ in range(300)]
    ones = [1.0] * 300
    found = Bootstrap(300).difference(([x + 2 for x in noise], ones), (noise, ones))
    assert (found.value, found.low, found.high) == pytest.approx((2, 2, 2))


def test_same_figures_every_time() -> None:
    values = [float(x % 7) for x in range(100)]
    assert Bootstrap(100).mean(values) == Bootstrap(100).mean(values)
