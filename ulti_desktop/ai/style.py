"""Temperaments: what makes two players of one strength play unlike each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Style:
    """One temperament.

    `bid` is taken off what a bid must promise, `kontra` off the edge that a doubling must have; both are in
    shares of the usual margin, so that 0 is the sound player, above 0 bold and below 0 careful.
    """

    id: str
    bid: float = 0.0
    kontra: float = 0.0


STEADY: Final = Style("steady")
STYLES: Final = (STEADY, Style("careful", -0.6, -0.6), Style("bold", 0.6, 0.6))
_BY_ID: Final = {style.id: style for style in STYLES}


def style_of(style_id: str) -> Style:
    """Return the temperament of that id; raise KeyError when there is none."""
    return _BY_ID[style_id]
