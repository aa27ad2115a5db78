"""Who sits where: names and strengths by seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

HUMAN: Final = 0
"""The seat of the person at this computer."""


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
