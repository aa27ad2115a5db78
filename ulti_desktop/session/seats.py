"""Who sits where: names and strengths by seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ulti_desktop.ai.levels import OFFERED
from ulti_desktop.ai.style import STEADY, STYLES

HUMAN: Final = 0
"""The seat of the person at this computer."""
USUAL: Final = "casual"
EARLIER: Final = {"simple": "casual", "easy": "beginner", "medium": "casual", "hard": "club"}
"""What is offered in the place of levels that settings may still name."""


@dataclass(frozen=True, slots=True)
class Seats:
    """Names and levels by seat 0..2; an empty level is a person, an empty name is worded by the windows."""

    names: tuple[str, str, str]
    levels: tuple[str, str, str]

    def is_computer(self, seat: int) -> bool:
        """Tell whether a computer player sits there."""
        return bool(self.levels[seat])

    @property
    def viewer(self) -> int:
        """The seat whose cards the window shows: the first person's, or seat 0 where only computers play."""
        return next((seat for seat in range(3) if not self.levels[seat]), HUMAN)


def offered(spec: str) -> str:
    """Return what may be chosen today in the place of `spec`: an offered level, with the same style."""
    level, _, parameters = spec.partition(":")
    if level not in OFFERED:
        level = EARLIER.get(level, USUAL)
    named = parameters.split(",")
    style = next((one.id for one in STYLES if f"style={one.id}" in named), STEADY.id)
    return level if style == STEADY.id else f"{level}:style={style}"


def is_known(spec: str) -> bool:
    """Tell whether `spec` names a level of today, or one of earlier days that has a successor."""
    level = spec.partition(":")[0]
    return level in OFFERED or level in EARLIER
