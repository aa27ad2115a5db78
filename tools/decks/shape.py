"""What a court is made of."""

from __future__ import annotations

from dataclasses import dataclass

from decks.parts import GOLD


@dataclass(frozen=True)
class Colours:
    """Base and shadow of the coat, the mantle and the hat, and the trim."""

    coat: str
    coat2: str
    cape: str
    cape2: str
    hat: str
    hat2: str
    trim: str = GOLD


@dataclass(frozen=True)
class Figure:
    """One half-figure. `left` is empty when that arm hangs at the side."""

    colours: Colours
    hat: str
    beard: str
    chest: str
    right: str
    left: str = ""
    hair: str = "#4a2c1b"
    hair2: str = "#6b4228"
    mirrored_face: bool = False
    brow: str = ""  # for hair too light to be seen
