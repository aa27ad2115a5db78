"""The named strengths of the computer players, and players by their parameters.

What a player is made of is imported when the first of its kind is: the window, which only wants to know which
levels there are, is painted sooner without.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ulti_desktop.ai.style import STEADY, Style, style_of
from ulti_desktop.native import AVAILABLE

if TYPE_CHECKING:
    from ulti_desktop.ai.player import Player

Make = Callable[[int, Style, Mapping[str, int]], "Player"]


@dataclass(frozen=True, slots=True)
class Level:
    """One strength: its id in settings and records, what makes such a player, and what it may be told.

    `make` gets a seed, a style and the parameters named in `parameters` with their numbers. `budget_ms` is
    how long one decision may take. `searches` tells that the compiled core does the thinking: without it the
    simple player serves.
    """

    id: str
    make: Make
    budget_ms: int = 100
    searches: bool = False
    parameters: tuple[str, ...] = ()


def _random(seed: int, style: Style, numbers: Mapping[str, int]) -> Player:
    from ulti_desktop.ai.player import RandomPlayer

    return RandomPlayer(seed)


def _simple(seed: int, style: Style, numbers: Mapping[str, int]) -> Player:
    from ulti_desktop.ai.simple import SimplePlayer

    return SimplePlayer(seed, style)


def _beginner(seed: int, style: Style, numbers: Mapping[str, int]) -> Player:
    from ulti_desktop.ai.beginner import BeginnerPlayer

    return BeginnerPlayer(seed, style)


def _searching(level: str) -> Make:
    """Return what makes a searching player; its parameters change what is usual."""

    def make(seed: int, style: Style, numbers: Mapping[str, int]) -> Player:
        if not AVAILABLE:
            return _simple(seed, style, numbers)
        from ulti_desktop.ai.skills import search_player

        return search_player(level, seed, style, numbers)

    return make


_NUMBERS: Final = ("worlds", "nodes", "bid", "beliefs", "plays")
LEVELS: Final = (
    Level("random", _random),
    Level("simple", _simple),
    Level("pimc", _searching("pimc"), 10_000, True, _NUMBERS),
    Level("beginner", _beginner),
    Level("casual", _simple),
    Level("club", _searching("club"), 1500, True, _NUMBERS),
    Level("master", _searching("master"), 1500, True, _NUMBERS),
)
OFFERED: Final = ("beginner", "casual", "club", "master")
"""The levels a person may choose from, weakest first."""
_BY_ID: Final = {level.id: level for level in LEVELS}
MOST: Final = 100_000
"""No parameter of a player goes beyond this."""


def level_of(spec: str) -> Level:
    """Return the level that `spec` names; raise ValueError, with one sentence, when there is none."""
    name = spec.partition(":")[0]
    if name not in _BY_ID:
        raise ValueError(f"there is no level {name[:40]!r}; there are {', '.join(_BY_ID)}")
    return _BY_ID[name]


def player_for(spec: str, seed: int) -> Player:
    """Return a player by level and parameters: `master`, `club:style=bold`, `pimc:worlds=16`.

    Raises ValueError, with one sentence, for what cannot be read.
    """
    level = level_of(spec)
    style, numbers = STEADY, {}
    for item in filter(None, spec.partition(":")[2].split(",")):
        name, _, text = item.partition("=")
        if name == "style":
            try:
                style = style_of(text)
            except KeyError:
                raise ValueError(f"there is no style {text[:40]!r}") from None
        elif name in level.parameters and text.isdecimal() and len(text) < 10 and int(text) <= MOST:
            numbers[name] = int(text)
        else:
            raise ValueError(f"{item[:40]!r} is not a parameter of the level {level.id}")
    return level.make(seed, style, numbers)
