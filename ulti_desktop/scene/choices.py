"""What the player has in hand beyond the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ulti_desktop.engine.cards import Card


@dataclass
class Choices:
    """The cards chosen for the talon, focus, hover, the dragged card, and what is asked to be seen.

    `armed` was clicked once; `hint` is the hint layer, `peek` the last trick laid out again. `advised` cards
    are marked, and `values` stand on the cards that were compared.
    """

    choosing: bool = False
    chosen: tuple[Card | None, Card | None] = (None, None)
    armed: Card | None = None
    focus: Card | None = None
    focus_shown: bool = False
    hover: Card | None = None
    held: Card | None = None
    hint: bool = False
    peek: bool = False
    advised: tuple[Card, ...] = ()
    values: Mapping[Card, str] = field(default_factory=dict)
