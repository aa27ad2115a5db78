"""Intervals by bootstrap over deals, percentiles, and how good probabilities were."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

RESAMPLES: Final = 1000
MOST_GROUPS: Final = 400
"""Deals beyond this many are put together in so many groups, which are drawn instead."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean or a ratio with its 95 % interval. `count` is what it was divided by, 0 where there is none."""

    value: float = 0.0
    low: float = 0.0
    high: float = 0.0
    count: float = 0

    def to_json(self) -> dict[str, Any] | None:
        """Return plain values, None where there is no figure."""
        if not self.count:
            return None
        return {
            "value": round(self.value, 5),
            "low": round(self.low, 5),
            "high": round(self.high, 5),
            "count": round(self.count, 3),
        }


class Bootstrap:
    """Draws the same samples of deals for every figure, so that figures of one run go together."""

    def __init__(self, deals: int, seed: int = 1) -> None:
        self._groups = min(deals, MOST_GROUPS)
        draws = random.Random(seed)
        every = range(self._groups)
        self._samples = [draws.choices(every, k=self._groups) for _ in range(RESAMPLES)] if deals else []

    def mean(self, values: Sequence[float]) -> Figure:
        """Return the mean over deals; `values` has one entry a deal."""
        return self.ratio(values, [1] * len(values))

    def ratio(self, above: Sequence[float], below: Sequence[float]) -> Figure:
        """Return the sum of `above` over the sum of `below`, with one entry a deal in both."""
        return self.difference((above, below), None)

    def difference(
        self,
        one: tuple[Sequence[float], Sequence[float]],
        other: tuple[Sequence[float], Sequence[float]] | None,
    ) -> Figure:
        """Return the ratio `one` less the ratio `other`, each given as (above, below)."""
        parts = [one] if other is None else [one, other]
        totals = [(sum(above), sum(below)) for above, below in parts]
        if any(not below for _, below in totals):
            return Figure()
        drawn = self._drawn([(self._grouped(above), self._grouped(below)) for above, below in parts])
        low, high = percentile(drawn, 2.5), percentile(drawn, 97.5)
        return Figure(_less([above / below for above, below in totals]), low, high, totals[0][1])

    def _grouped(self, values: Sequence[float]) -> list[float]:
        return [sum(values[group :: self._groups]) for group in range(self._groups)]

    def _drawn(self, parts: list[tuple[list[float], list[float]]]) -> list[float]:
        found = []
        for sample in self._samples:
            ratios = []
            for above, below in parts:
                whole = sum(map(below.__getitem__, sample))
                if whole:
                    ratios.append(sum(map(above.__getitem__, sample)) / whole)
            if len(ratios) == len(parts):
                found.append(_less(ratios))
        return sorted(found)


def _less(ratios: list[float]) -> float:
    return ratios[0] - sum(ratios[1:])


def percentile(ordered: Sequence[float], percent: float) -> float:
    """Return a percentile of sorted values, between neighbours in proportion; 0 of none."""
    if not ordered:
        return 0.0
    at = (len(ordered) - 1) * percent / 100
    low = int(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (at - low)


def brier(pairs: Iterable[tuple[float, bool]]) -> float | None:
    """Return the mean square of (probability less 1 or 0); None of none."""
    squares = [(odds - made) ** 2 for odds, made in pairs]
    return sum(squares) / len(squares) if squares else None


def reliability(pairs: Iterable[tuple[float, bool]], bins: int = 10) -> list[tuple[int, float, float]]:
    """Return of each tenth of probability: how many, their mean probability, and the share that came true."""
    rows: list[list[tuple[float, bool]]] = [[] for _ in range(bins)]
    for odds, made in pairs:
        rows[min(bins - 1, max(0, int(odds * bins)))].append((odds, made))
    return [
        (len(row), sum(o for o, _ in row) / len(row), sum(m for _, m in row) / len(row))
        if row
        else (0, 0.0, 0.0)
        for row in rows
    ]
