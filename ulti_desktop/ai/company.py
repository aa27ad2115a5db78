"""The company: whom one may sit down with, by name, each with a temperament."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Companion:
    """One opponent: an id that never changes, the name at the table, and the id of a style."""

    id: str
    name: str
    style: str


COMPANY: Final = (
    Companion("jutka", "Jutka", "careful"),
    Companion("lajos", "Lajos bácsi", "careful"),
    Companion("misi", "Misi", "careful"),
    Companion("agi", "Ági", "steady"),
    Companion("bori", "Bori", "steady"),
    Companion("zoli", "Zoli", "steady"),
    Companion("erzsi", "Erzsi néni", "bold"),
    Companion("gergo", "Gergő", "bold"),
    Companion("kata", "Kata", "bold"),
)
