"""Where a session gets its computer players from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ulti_desktop.ai import levels
from ulti_desktop.ai.player import Player
from ulti_desktop.ai.simple import SimplePlayer

BUDGET_MS: Final = 2000
"""How long a player may take over one decision."""


@dataclass(frozen=True, slots=True)
class Minds:
    """Makes players: `player_for(level, seed)`, `budget_of(level)` in milliseconds, `substitute(seed)`.

    The substitute answers at once, in the window's thread, where a player failed.
    """

    player_for: Callable[[str, int], Player]
    budget_of: Callable[[str], int]
    substitute: Callable[[int], Player]


def usual() -> Minds:
    """Return the players of the table of levels."""
    return Minds(levels.player_for, lambda level: BUDGET_MS, SimplePlayer)
