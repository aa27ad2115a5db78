"""Two rule sheets side by side: the same matters in the same lines, differences marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from ulti_desktop.words.rule_sheet.page import Row, RuleSheet, Section, Statement

Entry = TypeVar("Entry", Statement, Row)


@dataclass(frozen=True, slots=True)
class Pair:
    """What two rule sets say of one matter; None where one of them says nothing of it."""

    one: Statement | None
    other: Statement | None

    @property
    def differs(self) -> bool:
        """Tell whether they say different things."""
        return self.one is None or self.other is None or self.one.text != self.other.text


@dataclass(frozen=True, slots=True)
class RowPair:
    """The same row of two tables; None where one of them has no such row."""

    one: Row | None
    other: Row | None

    @property
    def differs(self) -> bool:
        """Tell whether the rows differ."""
        return self.one is None or self.other is None or self.one.cells != self.other.cells


@dataclass(frozen=True, slots=True)
class SectionPair:
    """One section of both sheets. `heads` are those of both tables; empty where there is no table."""

    key: str
    title: str
    statements: tuple[Pair, ...]
    heads: tuple[tuple[str, ...], tuple[str, ...]]
    rows: tuple[RowPair, ...]

    @property
    def differences(self) -> int:
        """Count what differs."""
        return sum(pair.differs for pair in self.statements) + sum(pair.differs for pair in self.rows)


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two whole sheets side by side."""

    titles: tuple[str, str]
    sections: tuple[SectionPair, ...]

    @property
    def differences(self) -> int:
        """Count what differs."""
        return sum(section.differences for section in self.sections)

    def to_json(self) -> dict[str, Any]:
        """Return the comparison as plain values."""
        return {
            "titles": list(self.titles),
            "differences": self.differences,
            "sections": [
                {
                    "key": section.key,
                    "title": section.title,
                    "statements": [_pair_json(pair) for pair in section.statements],
                    "heads": [list(heads) for heads in section.heads],
                    "rows": [_row_json(pair) for pair in section.rows],
                }
                for section in self.sections
            ],
        }


def _pair_json(pair: Pair) -> dict[str, Any]:
    sides = [
        None if one is None else {"text": one.text, "source": one.source.value}
        for one in (pair.one, pair.other)
    ]
    shown = pair.one or pair.other
    assert shown is not None
    return {"key": shown.key, "differs": pair.differs, "sides": sides}


def _row_json(pair: RowPair) -> dict[str, Any]:
    shown = pair.one or pair.other
    assert shown is not None
    sides = [None if one is None else list(one.cells) for one in (pair.one, pair.other)]
    return {"key": shown.key, "differs": pair.differs, "sides": sides}


def compare(one: RuleSheet, other: RuleSheet) -> Comparison:
    """Lay two sheets side by side."""
    first = {section.key: section for section in one.sections}
    second = {section.key: section for section in other.sections}
    keys = _merged(list(first), list(second))
    sections = tuple(_sections(first.get(key), second.get(key)) for key in keys)
    return Comparison((one.title, other.title), sections)


def _sections(one: Section | None, other: Section | None) -> SectionPair:
    shown = one or other
    assert shown is not None
    left = () if one is None else one.statements
    right = () if other is None else other.statements
    tables = [None if side is None else side.table for side in (one, other)]
    heads = tuple(() if table is None else table.heads for table in tables)
    rows = [() if table is None else table.rows for table in tables]
    return SectionPair(
        shown.key,
        shown.title,
        tuple(Pair(a, b) for a, b in _paired(left, right)),
        (heads[0], heads[1]),
        tuple(RowPair(a, b) for a, b in _paired(rows[0], rows[1])),
    )


def _paired(left: Sequence[Entry], right: Sequence[Entry]) -> list[tuple[Entry | None, Entry | None]]:
    first = {entry.key: entry for entry in left}
    second = {entry.key: entry for entry in right}
    return [(first.get(key), second.get(key)) for key in _merged(list(first), list(second))]


def _merged(one: list[str], other: list[str]) -> list[str]:
    """Both lists in one, each in its own order as far as that goes; the first one's order wins."""
    merged = list(one)
    place = 0
    for key in other:
        if key in merged:
            place = merged.index(key) + 1
        else:
            merged.insert(place, key)
            place += 1
    return merged
