"""A file of statistics to be tried, and a deal to enter in it."""

from __future__ import annotations

from pathlib import Path

from ulti_desktop.engine.contracts import Part
from ulti_desktop.store.ledger import Ending, Entry, PartResult, Role
from ulti_desktop.store.problems import Problem
from ulti_desktop.store.statistics import Statistics

ENTRY = Entry(
    session="s",
    deal=1,
    repeated=False,
    at=1_700_000_000,
    rules="HM",
    rules_name="Házi, „szép”",
    changed=True,
    role=Role.DECLARER,
    ending=Ending.CLAIMED,
    points=-12,
    opponents=("club", "master:style=bold,worlds=8"),
    contract=(Part.PARTI, Part.ULTI),
    hearts=True,
    doublings=(("ulti", 1, 0),),
    parts=(PartResult("parti", False, True), PartResult("ulti", True, False)),
    duration_ms=61_000,
)


class Book:
    """A file of statistics and what was heard of it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problems: list[Problem] = []
        self.statistics = Statistics(path, self.problems.append)

    def entries(self) -> tuple[Entry, ...]:
        found: list[tuple[Entry, ...]] = []
        self.statistics.read(found.append)
        assert self.statistics.flush()
        return found[0]

    def reopened(self) -> Book:
        assert self.statistics.stop()
        return Book(self.path)
