"""What chance alone would give: exact odds for a hand of so many cards, and the chi-square test."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Final

CARDS: Final = 32
SUIT: Final = 8
SUITS: Final = 4
LEAST_EXPECTED: Final = 5.0
"""Cells in which fewer are expected are put together with their neighbour."""
_CLOSE: Final = 1e-15
_MOST_STEPS: Final = 100_000


def chi_square(seen: Sequence[int], odds: Sequence[float]) -> tuple[float, int]:
    """Return the statistic of counts against odds, and its degrees of freedom (0: too few to tell)."""
    total = sum(seen)
    cells: list[tuple[float, float]] = []
    rest_seen = rest_due = 0.0
    for count, chance in zip(seen, odds, strict=True):
        rest_seen += count
        rest_due += total * chance
        if rest_due >= LEAST_EXPECTED:
            cells.append((rest_seen, rest_due))
            rest_seen = rest_due = 0.0
    if cells and (rest_seen or rest_due):
        last_seen, last_due = cells.pop()
        cells.append((last_seen + rest_seen, last_due + rest_due))
    return sum((got - due) ** 2 / due for got, due in cells), max(0, len(cells) - 1)


def p_value(statistic: float, freedom: float) -> float:
    """Return how often chance alone gives a chi-square statistic at least as high; 1 with no freedom."""
    if freedom <= 0 or statistic <= 0:
        return 1.0
    return _upper_gamma(freedom / 2, statistic / 2)


def _upper_gamma(a: float, x: float) -> float:
    """Return the regularized upper incomplete gamma function Q(a, x): by a series or a continued fraction."""
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        for n in range(1, _MOST_STEPS):
            term *= x / (a + n)
            total += term
            if term < total * _CLOSE:
                break
        return max(0.0, 1 - scale * total)
    tiny = 1e-300
    b = x + 1 - a
    c, d = 1 / tiny, 1 / b
    fraction = d
    for n in range(1, _MOST_STEPS):
        factor = -n * (n - a)
        b += 2
        d = factor * d + b
        d = 1 / (d if abs(d) > tiny else tiny)
        c = b + factor / c
        c = c if abs(c) > tiny else tiny
        fraction *= d * c
        if abs(d * c - 1) < _CLOSE:
            break
    return min(1.0, scale * fraction)


def odds_of_aces(size: int) -> tuple[float, ...]:
    """Return the odds of 0 to 4 aces in a hand of that many cards."""
    ways = [math.comb(4, n) * math.comb(CARDS - 4, size - n) if n <= size else 0 for n in range(5)]
    return _shares(ways, size)


def odds_of_longest(size: int) -> tuple[float, ...]:
    """Return the odds of a longest suit of 0 to 8 cards in a hand of that many cards."""
    ways: Counter[int] = Counter()
    for lengths in product(range(SUIT + 1), repeat=SUITS):
        if sum(lengths) == size:
            ways[max(lengths)] += math.prod(math.comb(SUIT, length) for length in lengths)
    return _shares([ways[length] for length in range(SUIT + 1)], size)


def odds_of_marriages(size: int) -> tuple[float, ...]:
    """Return the odds of 0 to 4 marriages (king and over of a suit) in a hand of that many cards."""
    with_pair = [0, 0, *(math.comb(SUIT - 2, more) for more in range(SUIT - 1))]
    without = [math.comb(SUIT, count) - pair for count, pair in enumerate(with_pair)]
    ways = []
    for pairs in range(SUITS + 1):
        hands = [1]
        for suit in range(SUITS):
            hands = _times(hands, with_pair if suit < pairs else without)
        ways.append(math.comb(SUITS, pairs) * (hands[size] if size < len(hands) else 0))
    return _shares(ways, size)


def odds_of_repeats() -> tuple[float, ...]:
    """Return the odds that 0 to 32 cards lie in one shuffled pack where they lay in another."""
    deranged = [1, 0]
    for n in range(2, CARDS + 1):
        deranged.append((n - 1) * (deranged[-1] + deranged[-2]))
    ways = [math.comb(CARDS, n) * deranged[CARDS - n] for n in range(CARDS + 1)]
    return tuple(way / math.factorial(CARDS) for way in ways)


def _times(one: Sequence[int], other: Sequence[int]) -> list[int]:
    """Return the product of two polynomials."""
    result = [0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            result[i + j] += a * b
    return result


def _shares(ways: Sequence[int], size: int) -> tuple[float, ...]:
    total = math.comb(CARDS, size)
    return tuple(way / total for way in ways)
