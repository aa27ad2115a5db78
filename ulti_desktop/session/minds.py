"""Where a session gets its computer players from."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Final

from ulti_desktop.ai import levels
from ulti_desktop.ai.player import Player

PIECES: Final = (
    *("ai.suits", "ai.evaluate", "ai.cardplay", "ai.simple", "native.solver", "native.worlds"),
    *("ai.proof", "ai.sight", "ai.appraise", "ai.skills"),
)
INSTEAD: Final = "simple"
"""The level that serves where a record names one that this program does not have."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Minds:
    """Makes players: `player_for(spec, seed)`, `budget_of(spec)` in milliseconds, `substitute(seed)`.

    The substitute answers at once, in the window's thread, where a player failed.
    """

    player_for: Callable[[str, int], Player]
    budget_of: Callable[[str], int]
    substitute: Callable[[int], Player]


def usual() -> Minds:
    """Return the players of the table of levels."""
    return Minds(_player_for, _budget_of, _substitute)


def prepare(piece: str) -> None:
    """Import one of the `PIECES` that players are made of, for which the window did not wait at its start."""
    import_module(f"ulti_desktop.{piece}")


def _player_for(spec: str, seed: int) -> Player:
    """Return the player that `spec` names; the record of another program may name one that is not here."""
    try:
        return levels.player_for(spec, seed)
    except ValueError as error:
        log.warning("%s; the simple player serves instead", error)
        return levels.player_for(INSTEAD, seed)


def _substitute(seed: int) -> Player:
    return levels.player_for(INSTEAD, seed)


def _budget_of(spec: str) -> int:
    try:
        return levels.level_of(spec).budget_ms
    except ValueError:
        return levels.level_of(INSTEAD).budget_ms
