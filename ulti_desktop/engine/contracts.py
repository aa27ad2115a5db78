"""Contracts: the parts that can be bid, and one bid or contract as a value."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from ulti_desktop.engine.cards import Suit, suit_from_code
from ulti_desktop.engine.errors import BadInput, brief


class Part(StrEnum):
    """The parts a contract is made of; the value is the part's name in files."""

    PARTI = "parti"
    ULTI = "ulti"
    FORTY_HUNDRED = "forty_hundred"
    TWENTY_HUNDRED = "twenty_hundred"
    BETLI = "betli"
    DURCHMARS = "durchmars"
    FOUR_ACES = "four_aces"
    FOUR_TENS = "four_tens"


X100: Final = frozenset({Part.FORTY_HUNDRED, Part.TWENTY_HUNDRED})
FOUR: Final = frozenset({Part.FOUR_ACES, Part.FOUR_TENS})
POINT_PARTS: Final = X100 | {Part.PARTI}
SINGLE_NAMES: Final = tuple(
    hearts + form + part.value for part in Part for hearts in ("", "hearts ") for form in ("", "open ")
)
"""How a list of bids may name single games: `hearts ulti`, `open betli`."""
_PART_ORDER: Final = {part: i for i, part in enumerate(Part)}


@dataclass(frozen=True, slots=True)
class Contract:
    """A bid, and after the auction the contract.

    `parts` lists all parts that are in play, in the order of `Part`. `hearts` is the announced hearts
    that doubles. `trump` is None in games without trump, and in a bid whose trump is named later.
    `half` marks a bid of EN's half-hand round (values twice, each doubling there four times).
    """

    parts: tuple[Part, ...]
    hearts: bool = False
    open: bool = False
    trump: Suit | None = None
    half: bool = False

    def __contains__(self, part: Part) -> bool:
        return part in self.parts

    def with_trump(self, trump: Suit | None) -> Contract:
        """Return the same contract with this trump."""
        return replace(self, trump=trump)

    @property
    def has_x100(self) -> bool:
        """Tell whether 40-100 or 20-100 is in play."""
        return Part.FORTY_HUNDRED in self.parts or Part.TWENTY_HUNDRED in self.parts

    def to_json(self) -> dict[str, Any]:
        """Return the form of the case files."""
        data: dict[str, Any] = {
            "components": [part.value for part in self.parts],
            "hearts": self.hearts,
            "open": self.open,
            "trump": None if self.trump is None else self.trump.code,
        }
        if self.half:
            data["half_hand"] = True
        return data

    @staticmethod
    def from_json(data: object) -> Contract:
        """Read the form of the case files; raise BadInput naming the field that is wrong."""
        if not isinstance(data, dict):
            raise BadInput("contract", brief(data))
        names = data.get("components")
        if not isinstance(names, list):
            raise BadInput("components", brief(names))
        parts = []
        for name in names:
            if name not in Part.__members__.values():
                raise BadInput("components", brief(name))
            parts.append(Part(name))
        if len(set(parts)) != len(parts):
            raise BadInput("components", brief(names))
        flags = {}
        for field in ("hearts", "open", "half_hand"):
            value = data.get(field, False)
            if not isinstance(value, bool):
                raise BadInput(field, brief(value))
            flags[field] = value
        trump = data.get("trump")
        return Contract(
            in_order(parts),
            flags["hearts"],
            flags["open"],
            None if trump is None else suit_from_code(trump),
            flags["half_hand"],
        )


def in_order(parts: set[Part] | frozenset[Part] | list[Part]) -> tuple[Part, ...]:
    """Return the parts in the order of `Part`."""
    return tuple(sorted(parts, key=_PART_ORDER.__getitem__))
