"""The named strengths of the computer players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ulti_desktop.ai.player import Player, RandomPlayer
from ulti_desktop.ai.simple import SimplePlayer


@dataclass(frozen=True, slots=True)
class Level:
    """One strength: its id in settings and records, and what makes such a player from a seed."""

    id: str
    make: Callable[[int], Player]


LEVELS: Final = (Level("random", RandomPlayer), Level("simple", SimplePlayer))
_BY_ID: Final = {level.id: level for level in LEVELS}


def player_for(level_id: str, seed: int) -> Player:
    """Return a player of that level; raise KeyError for a level that does not exist."""
    return _BY_ID[level_id].make(seed)
