"""What was found out about the dealing and about hidden cards, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ulti_desktop.engine.cards import Card

PLACES: Final = ("forehand", "middle", "dealer", "talon")
"""Who gets the cards, in the order of dealing; forehand sits right of the dealer."""
HANDS: Final = 3
TALON: Final = 3
KINDS: Final = ("aces", "longest", "marriages")
ALARM: Final = 0.01
"""All tests of a fair dealer together fail this often."""


@dataclass(frozen=True, slots=True)
class Spread:
    """How often a hand held 0, 1, 2 … of something. `kind` is one of KINDS; `odds` are the exact ones."""

    kind: str
    place: str
    size: int
    seen: tuple[int, ...]
    odds: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Test:
    """A chi-square test. `about` is `hands`, `pack`, `repeats` or a kind of spread; `place` "" for all."""

    about: str
    place: str
    statistic: float
    freedom: int
    p: float


@dataclass(frozen=True, slots=True)
class Dealing:
    """What came of the deals. `cards` counts by card and place, `sizes` are the cards that a place gets."""

    rules: str
    seed: str
    deals: int
    sizes: tuple[int, ...]
    cards: tuple[tuple[int, ...], ...]
    spreads: tuple[Spread, ...]
    tests: tuple[Test, ...]

    @property
    def even(self) -> bool:
        """Tell whether the deals look as they must: no test is worse than so many tests may be."""
        return all(test.p >= ALARM / len(self.tests) for test in self.tests)

    def to_json(self) -> dict[str, Any]:
        """Return plain values."""
        return {
            "rules": self.rules,
            "seed": self.seed,
            "deals": self.deals,
            "even": self.even,
            "tests": [
                {
                    "about": test.about,
                    "place": test.place,
                    "chi_square": round(test.statistic, 3),
                    "degrees_of_freedom": test.freedom,
                    "p": round(test.p, 6),
                }
                for test in self.tests
            ],
            "spreads": [
                {
                    "kind": spread.kind,
                    "place": spread.place,
                    "cards": spread.size,
                    "seen": list(spread.seen),
                    "odds": [round(chance, 6) for chance in spread.odds],
                }
                for spread in self.spreads
            ],
            "cards": {
                Card(card).code: dict(zip(PLACES, row, strict=False)) for card, row in enumerate(self.cards)
            },
        }


@dataclass(frozen=True, slots=True)
class Peeking:
    """What came of showing positions twice, the second time with the hidden cards dealt anew.

    `views` were shown, in `changed` of them cards really lay elsewhere, and `seen` were not the same for the
    seat. `decisions` were asked for both times; `different` came out otherwise.
    """

    views: int = 0
    changed: int = 0
    seen: int = 0
    decisions: int = 0
    different: int = 0

    @property
    def honest(self) -> bool:
        """Tell whether nothing hidden made any difference."""
        return not self.seen and not self.different

    def to_json(self) -> dict[str, Any]:
        """Return plain values."""
        return {
            "views": self.views,
            "hidden_cards_changed": self.changed,
            "hidden_cards_seen": self.seen,
            "decisions": self.decisions,
            "different_decisions": self.different,
            "honest": self.honest,
        }
