"""A finished deal as a row of plain values: of the table that it is kept in, and of an exported one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ulti_desktop.engine.contracts import Part
from ulti_desktop.limits import STATISTICS_NUMBER, STATISTICS_TEXT
from ulti_desktop.store.ledger import Decision, Ending, Entry, PartResult, Role

MOST_DOUBLINGS: Final = 99
_BETWEEN: Final = " / "
COLUMNS: Final = (
    ("session", "TEXT NOT NULL"),
    ("deal", "INTEGER NOT NULL"),
    ("repeated", "INTEGER NOT NULL"),
    ("at", "INTEGER NOT NULL"),
    ("rules", "TEXT NOT NULL"),
    ("rules_name", "TEXT NOT NULL"),
    ("changed", "INTEGER NOT NULL"),
    ("role", "TEXT NOT NULL"),
    ("ending", "TEXT NOT NULL"),
    ("points", "INTEGER NOT NULL"),
    ("opponents", "TEXT NOT NULL"),
    ("contract", "TEXT NOT NULL"),
    ("hearts", "INTEGER NOT NULL"),
    ("open", "INTEGER NOT NULL"),
    ("doublings", "TEXT NOT NULL"),
    ("parts", "TEXT NOT NULL"),
    ("duration_ms", "INTEGER"),
    ("practice", "INTEGER NOT NULL"),
    ("undone", "INTEGER NOT NULL"),
    ("advised", "INTEGER NOT NULL"),
    *((f"cost_{kind.value}", "REAL") for kind in Decision),
)
"""Names and types, in the order of the file. Lists are words with blanks between.

`doublings`: part:d1:d2. `parts`: item:said or paid:made or lost.
"""
_FIRST_COST: Final = len(COLUMNS) - len(Decision)


def to_row(entry: Entry) -> tuple[object, ...]:
    """Return the values of a deal in the order of `COLUMNS`."""
    costs = None if entry.costs is None else dict(entry.costs)
    return (
        entry.session,
        entry.deal,
        int(entry.repeated),
        entry.at,
        entry.rules,
        entry.rules_name,
        int(entry.changed),
        entry.role.value,
        entry.ending.value,
        entry.points,
        _BETWEEN.join(entry.opponents),
        " ".join(entry.contract),
        int(entry.hearts),
        int(entry.open),
        " ".join(f"{part}:{d1}:{d2}" for part, d1, d2 in entry.doublings),
        " ".join(
            f"{one.item}:{'said' if one.said else 'paid'}:{'made' if one.made else 'lost'}"
            for one in entry.parts
        ),
        entry.duration_ms,
        int(entry.practice),
        int(entry.undone),
        int(entry.advised),
        *(None if costs is None else round(costs.get(kind, 0.0), 3) for kind in Decision),
    )


def from_row(row: Sequence[Any]) -> Entry:
    """Return the deal of a row; raise ValueError where it holds something else."""
    if not isinstance(row, list | tuple):
        raise ValueError("no row")
    for (name, kind), value in zip(COLUMNS, row, strict=True):
        if not _fits(kind, value):
            raise ValueError(name)
    costs = row[_FIRST_COST:]
    return Entry(
        session=row[0],
        deal=row[1],
        repeated=bool(row[2]),
        at=row[3],
        rules=row[4],
        rules_name=row[5],
        changed=bool(row[6]),
        role=Role(row[7]),
        ending=Ending(row[8]),
        points=row[9],
        opponents=tuple(row[10].split(_BETWEEN)) if row[10] else (),
        contract=tuple(Part(name) for name in row[11].split()),
        hearts=bool(row[12]),
        open=bool(row[13]),
        doublings=tuple(_doubling(text) for text in row[14].split()),
        parts=tuple(_part(text) for text in row[15].split()),
        duration_ms=row[16],
        practice=bool(row[17]),
        undone=bool(row[18]),
        advised=bool(row[19]),
        costs=None if None in costs else tuple(zip(Decision, costs, strict=True)),
    )


def _fits(kind: str, value: object) -> bool:
    """Tell whether a column of this type may hold the value: it can be shown and written again."""
    if value is None:
        return not kind.endswith("NOT NULL")
    if kind.startswith("TEXT"):
        return isinstance(value, str) and len(value) <= STATISTICS_TEXT and "\0" not in value
    is_number = type(value) is int or (kind == "REAL" and type(value) is float)
    return is_number and -STATISTICS_NUMBER <= value <= STATISTICS_NUMBER  # type: ignore[operator]


def _doubling(text: str) -> tuple[str, int, int]:
    part, d1, d2 = text.split(":")
    levels = int(d1), int(d2)
    if not all(0 <= level <= MOST_DOUBLINGS for level in levels):
        raise ValueError(text[:40])
    return part, *levels


def _part(text: str) -> PartResult:
    item, said, made = text.split(":")
    if said == "said":
        Part(item)
    return PartResult(item, said == "said", made == "made")
