"""Weights at which cards are expected in a hand and in a talon as often as they were found there.

The cards fall into classes. A world puts ten of them into the hand, two into the talon and twenty before the
defenders, and weighs the product of what its cards weigh where they lie: some number in the hand, some in the
talon, 1 before a defender.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

HAND, TALON, REST = PLACES = 10, 2, 20
FLOOR: Final = 0.002
"""No card lies in any place more rarely than this, and no weight beyond what that comes to."""
CLOSE: Final = 1e-4
"""How near the expected number of each class must come to the wanted one, also as a share of it."""
MOST_ROUNDS: Final = 400

Row = tuple[list[float], list[float]]
"""A number for each class in the hand, and one in the talon."""
Table = list[list[float]]
"""Weight of all ways to put so many cards into the hand and so many into the talon."""


def even(sizes: Sequence[int]) -> Row:
    """Return the weights that favour no place; classes without cards have them for good."""
    return [HAND * 2 / REST] * len(sizes), [TALON * 2 / REST] * len(sizes)


def fit(sizes: Sequence[int], wanted: Row, start: Row) -> Row:
    """Return the weights at which as many cards as wanted are expected of each class, to within `CLOSE`.

    `sizes` are the cards of each class, 32 in all; `wanted` adds up to ten and two. `start` are weights to
    begin with. Wanted numbers that are very small or very large count as `FLOOR` allows.
    """
    hand, talon = attainable(sizes, wanted)
    a, b = list(start[0]), list(start[1])
    for _ in range(MOST_ROUNDS):
        if _round(sizes, (hand, talon), a, b) < CLOSE:
            break
    return _levelled(sizes, a, b)


def expected(sizes: Sequence[int], weights: Row) -> Row:
    """Return how many cards of each class are expected in the hand and in the talon."""
    a, b = weights
    hand, talon = [0.0] * len(sizes), [0.0] * len(sizes)
    after = _after(sizes, a, b)
    before = _nothing()
    for number, size in enumerate(sizes):
        if size:
            found = _shares(
                _filled(before, size - 1, a[number], b[number]), after[number], a[number], b[number]
            )
            hand[number], talon[number] = size * found[0], size * found[1]
            before = _filled(before, size, a[number], b[number])
    return hand, talon


def attainable(sizes: Sequence[int], wanted: Row) -> Row:
    """Return the nearest numbers to the wanted ones with nothing below `FLOOR`, ten and two in all."""
    rows = [
        [max(share, FLOOR * size) for share in (hand, talon, size - hand - talon)]
        for size, hand, talon in zip(sizes, *wanted, strict=True)
    ]
    for _ in range(MOST_ROUNDS):
        totals = [sum(column) for column in zip(*rows, strict=True)]
        rows = [
            [n * all_in / is_now for n, all_in, is_now in zip(row, PLACES, totals, strict=True)]
            for row in rows
        ]
        rows = [[n * size / (sum(row) or 1.0) for n in row] for row, size in zip(rows, sizes, strict=True)]
        if max(abs(a - b) for a, b in zip(totals, PLACES, strict=True)) < 1e-9:
            break
    return [row[0] for row in rows], [row[1] for row in rows]


def _round(sizes: Sequence[int], wanted: Row, a: list[float], b: list[float]) -> float:
    """Bring one class after the other to its wanted numbers; return how far off the worst one was."""
    worst = 0.0
    after = _after(sizes, a, b)
    before = _nothing()
    for number, size in enumerate(sizes):
        if not size:
            continue
        others = _filled(before, size - 1, a[number], b[number])
        hand, talon = _shares(others, after[number], a[number], b[number])
        rest = 1.0 - hand - talon
        want_hand, want_talon = wanted[0][number] / size, wanted[1][number] / size
        want_rest = 1.0 - want_hand - want_talon
        for is_now, want in ((hand, want_hand), (talon, want_talon), (rest, want_rest)):
            worst = max(worst, size * abs(is_now - want), abs(is_now / want - 1.0))
        a[number] *= want_hand / hand * rest / want_rest
        b[number] *= want_talon / talon * rest / want_rest
        before = _filled(before, size, a[number], b[number])
    return worst


def _after(sizes: Sequence[int], a: list[float], b: list[float]) -> list[Table]:
    """Return for each class the table of all classes after it."""
    tables = [_nothing()]
    for number in range(len(sizes) - 1, 0, -1):
        tables.append(_filled(tables[-1], sizes[number], a[number], b[number]))
    return tables[::-1]


def _nothing() -> Table:
    table = [[0.0] * (TALON + 1) for _ in range(HAND + 1)]
    table[0][0] = 1.0
    return table


def _filled(table: Table, count: int, a: float, b: float) -> Table:
    """Place so many more cards: with weight `a` in the hand, `b` in the talon, 1 before a defender."""
    for _ in range(count):
        last = [0.0] * (TALON + 1)
        fuller = []
        for row in table:
            zero, one, two = row
            fuller.append([zero + a * last[0], one + a * last[1] + b * zero, two + a * last[2] + b * one])
            last = row
        table = fuller
    return table


def _shares(one: Table, other: Table, a: float, b: float) -> tuple[float, float]:
    """Return how likely the one card that is in neither table lies in the hand, and in the talon."""
    hand = a * _ways(one, other, HAND - 1, TALON)
    talon = b * _ways(one, other, HAND, TALON - 1)
    rest = _ways(one, other, HAND, TALON)
    whole = hand + talon + rest
    return hand / whole, talon / whole


def _ways(one: Table, other: Table, hand: int, talon: int) -> float:
    return sum(one[i][j] * other[hand - i][talon - j] for i in range(hand + 1) for j in range(talon + 1))


def _levelled(sizes: Sequence[int], a: list[float], b: list[float]) -> Row:
    """Scale all weights of the hand, and all of the talon, which changes no world's share.

    Cards that were dealt one by one would then fill ten places, two, and twenty before two defenders.
    """
    up_a = up_b = 1.0
    for _ in range(MOST_ROUNDS):
        hand = talon = 0.0
        for size, to_hand, to_talon in zip(sizes, a, b, strict=True):
            whole = 2.0 + up_a * to_hand + up_b * to_talon
            hand += size * up_a * to_hand / whole
            talon += size * up_b * to_talon / whole
        up_a, up_b = up_a * HAND / hand, up_b * TALON / talon
        if abs(hand - HAND) + abs(talon - TALON) < 1e-9:
            break
    there = [bool(size) for size in sizes]
    return (
        [up_a * to_hand if cards else to_hand for to_hand, cards in zip(a, there, strict=True)],
        [up_b * to_talon if cards else to_talon for to_talon, cards in zip(b, there, strict=True)],
    )
