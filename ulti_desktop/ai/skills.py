"""What the searching levels do, and what their parameters change of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from ulti_desktop.ai.bidder import FULL_CARE, LIGHT
from ulti_desktop.ai.player import Player
from ulti_desktop.ai.search import SearchPlayer, Skill
from ulti_desktop.ai.sight import Width
from ulti_desktop.ai.style import Style

CARES: Final = (None, LIGHT, FULL_CARE)
"""By the parameter `bid`: the simple player's auction, a quick one of its own, a careful one."""
STRONGEST: Final = Skill(Width(400, 1000, 1_500_000), FULL_CARE, 60, beliefs=True, plays=True)
"""What the master does."""
SKILLS: Final = {"pimc": Skill(Width(16, 16)), "club": Skill(Width(10, 10)), "master": STRONGEST}
"""By the id of a level."""


def search_player(level: str, seed: int, style: Style, numbers: Mapping[str, int]) -> Player:
    """Return a searching player; `numbers`, by the level's parameters, change what is usual at his level."""
    skill = SKILLS[level]
    if "worlds" in numbers:
        worlds = max(1, numbers["worlds"])
        skill = replace(skill, width=Width(worlds, worlds), kontra_worlds=max(16, min(worlds, 60)))
    if "nodes" in numbers:
        skill = replace(skill, width=replace(skill.width, nodes=1000 * numbers["nodes"]))
    if "bid" in numbers:
        skill = replace(skill, care=CARES[min(numbers["bid"], len(CARES) - 1)])
    if "beliefs" in numbers:
        skill = replace(skill, beliefs=bool(numbers["beliefs"]))
    if "plays" in numbers:
        skill = replace(skill, plays=bool(numbers["plays"]))
    return SearchPlayer(seed, skill, style)
