"""Card play alone: the same contract on the same cards with A or B as declarer and as defenders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ulti_desktop.arena.deal import Deal, Game
from ulti_desktop.arena.statistics import Bootstrap, Figure

ALL: Final = "all"
Cell = tuple[str, str]
CELLS: Final[tuple[Cell, ...]] = (
    ("A", "AA"),
    ("A", "AB"),
    ("A", "BB"),
    ("B", "AA"),
    ("B", "AB"),
    ("B", "BB"),
)
"""Declarer and defenders."""
COMPARED: Final[tuple[tuple[str, Cell, Cell], ...]] = (
    ("defenders A less B, declarer B", ("B", "AA"), ("B", "BB")),
    ("defenders A less B, declarer A", ("A", "AA"), ("A", "BB")),
    ("one defender A, declarer B", ("B", "AB"), ("B", "BB")),
    ("declarer A less B, defenders B", ("A", "BB"), ("B", "BB")),
    ("declarer A less B, defenders A", ("A", "AA"), ("B", "AA")),
)
"""What is held against what on the same deal; the figures are the declarer's."""


@dataclass(frozen=True, slots=True)
class Pair:
    """The declarer's success (0..1) and game points, as a mean or a difference."""

    success: Figure
    points: Figure

    def to_json(self) -> dict[str, Any]:
        """Return plain values."""
        return {"success": self.success.to_json(), "points": self.points.to_json()}


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of contract: on how many deals, what each cell came to, and the comparisons."""

    deals: int
    cells: dict[Cell, Pair]
    compared: dict[str, Pair]

    def to_json(self) -> dict[str, Any]:
        """Return plain values."""
        return {
            "deals": self.deals,
            "cells": {f"{one} against {two}": pair.to_json() for (one, two), pair in self.cells.items()},
            "compared": {name: pair.to_json() for name, pair in self.compared.items()},
        }


def by_kind(deals: Sequence[Deal]) -> dict[str, Kind]:
    """Return each kind of contract, the most frequent first; before them `all`, where there are several."""
    played = [deal for deal in deals if deal.games and deal.games[0].contract]
    kinds: dict[str, list[Deal]] = {}
    for deal in played:
        kinds.setdefault(deal.games[0].kind, []).append(deal)
    rows = sorted(kinds.items(), key=lambda row: (-len(row[1]), row[0]))
    groups = rows if len(rows) == 1 else [(ALL, played), *rows]
    return {name: _kind(group) for name, group in groups}


def _kind(deals: list[Deal]) -> Kind:
    boot = Bootstrap(len(deals))
    success = {cell: [_mean(deal, cell, lambda game: game.made) for deal in deals] for cell in CELLS}
    points = {
        cell: [_mean(deal, cell, lambda game: game.declarer_points) for deal in deals] for cell in CELLS
    }
    cells = {cell: Pair(boot.mean(success[cell]), boot.mean(points[cell])) for cell in CELLS}
    compared = {
        name: Pair(
            boot.mean(_differences(success[one], success[other])),
            boot.mean(_differences(points[one], points[other])),
        )
        for name, one, other in COMPARED
    }
    return Kind(len(deals), cells, compared)


def _mean(deal: Deal, cell: Cell, worth: Callable[[Game], float]) -> float:
    found = [worth(game) for game in deal.games if (game.declares, game.defenders) == cell]
    return float(sum(found) / len(found))


def _differences(one: Sequence[float], other: Sequence[float]) -> list[float]:
    return [a - b for a, b in zip(one, other, strict=True)]
