"""What the statistics say: which deals are looked at, and what they come to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from ulti_desktop.engine.contracts import Part
from ulti_desktop.store.ledger import Decision, Entry, Role

DAY: Final = 86_400


@dataclass(frozen=True, slots=True)
class Filter:
    """Which deals are looked at; what is empty or 0 leaves nothing out.

    `level` is an opponent's strength without its temperament; `since` in seconds since 1970.
    """

    rules: str = ""
    role: str = ""
    level: str = ""
    since: int = 0
    with_practice: bool = True
    with_undone: bool = True
    with_advised: bool = True

    def takes(self, entry: Entry) -> bool:
        """Tell whether a deal is looked at."""
        return (
            self.rules in ("", entry.rules)
            and self.role in ("", entry.role)
            and (not self.level or self.level in levels_of(entry))
            and entry.at >= self.since
            and (self.with_practice or not entry.practice)
            and (self.with_undone or not entry.undone)
            and (self.with_advised or not entry.advised)
        )


@dataclass(frozen=True, slots=True)
class Kind:
    """How often a part was bid and made: by the person, and by others against the person."""

    part: Part
    bid: int
    made: int
    faced: int
    faced_made: int


@dataclass(frozen=True, slots=True)
class Average:
    """What the deals in one role came to, in game points; `won` are those that brought some."""

    deals: int
    won: int
    points: int

    @property
    def mean(self) -> float:
        """Game points a deal; 0 without deals."""
        return self.points / self.deals if self.deals else 0.0


@dataclass(frozen=True, slots=True)
class Losses:
    """Game points that decisions cost, by kind, over so many reviewed deals."""

    reviewed: int
    costs: tuple[tuple[Decision, float], ...]


def levels_of(entry: Entry) -> set[str]:
    """Return the strengths of the opponents without their temperaments."""
    return {spec.partition(":")[0] for spec in entry.opponents}


def chosen(entries: Iterable[Entry], wanted: Filter) -> tuple[Entry, ...]:
    """Return the deals that a filter takes, in the same order."""
    return tuple(entry for entry in entries if wanted.takes(entry))


def balance(entries: Sequence[Entry]) -> tuple[int, ...]:
    """Return the sum of the person's game points after each deal."""
    return tuple(accumulate(entry.points for entry in entries))


def kinds(entries: Sequence[Entry]) -> tuple[Kind, ...]:
    """Return a row for each part that was bid; a contract of two parts counts for both."""
    rows = {part.value: [0, 0, 0, 0] for part in Part}
    for entry in entries:
        first = 0 if entry.role is Role.DECLARER else 2
        for result in entry.parts:
            if result.said:
                row = rows[result.item]
                row[first] += 1
                row[first + 1] += result.made
    return tuple(Kind(Part(item), *row) for item, row in rows.items() if any(row))


def average(entries: Sequence[Entry], role: Role) -> Average:
    """Return what the deals in one role came to."""
    mine = [entry for entry in entries if entry.role is role]
    return Average(len(mine), sum(entry.won for entry in mine), sum(entry.points for entry in mine))


def losses(entries: Sequence[Entry]) -> Losses:
    """Return what decisions cost, as far as deals were reviewed."""
    reviewed = [entry.costs for entry in entries if entry.costs is not None]
    sums = dict.fromkeys(Decision, 0.0)
    for costs in reviewed:
        for kind, cost in costs:
            sums[kind] += cost
    return Losses(len(reviewed), tuple(sums.items()) if reviewed else ())
