"""Who may be chosen as an opponent: values that the front door hands in, and how a choice is written down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

STEADY: Final = "steady"
"""The style of whoever says nothing else."""


@dataclass(frozen=True, slots=True)
class Companion:
    """One of the company: id, name, and the id of the style."""

    id: str
    name: str
    style: str = STEADY


@dataclass(frozen=True, slots=True)
class Offer:
    """Ids of the levels, weakest first, the company, and the levels that cannot play at full strength.

    `usual` is the level in the place of one that is not offered.
    """

    levels: tuple[str, ...] = ()
    company: tuple[Companion, ...] = ()
    weakened: tuple[str, ...] = ()
    usual: str = ""

    def named(self, name: str) -> Companion | None:
        """Return the companion of that name, however it is written."""
        wanted = name.strip().casefold()
        return next((one for one in self.company if one.name.casefold() == wanted), None)


def level_of(spec: str) -> str:
    """Return the id of the level in `level` or `level:style=bold`."""
    return spec.partition(":")[0]


def style_of(spec: str) -> str:
    """Return the id of the style in `level` or `level:style=bold`."""
    for item in spec.partition(":")[2].split(","):
        name, _, value = item.partition("=")
        if name == "style":
            return value
    return STEADY


def spec_of(level: str, style: str) -> str:
    """Return `level`, or `level:style=bold` for anyone who is not steady."""
    return f"{level}:style={style}" if level and style != STEADY else level
