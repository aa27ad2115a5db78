"""A rule sheet as lines of text, by itself or beside another one: for the clipboard and a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from ulti_desktop.engine.sources import Source
from ulti_desktop.words.rule_sheet import source_name
from ulti_desktop.words.rule_sheet.comparison import Comparison, SectionPair
from ulti_desktop.words.rule_sheet.page import RuleSheet, Statement, Table

WIDTH: Final = 96
COLUMN: Final = 58
GAP: Final = "   "
DIFFERENT: Final = "≠"
MARKS: Final = {"document": "●", "custom": "○", "own": "◆"}


def sheet_text(sheet: RuleSheet) -> str:
    """Return a sheet as lines of text, each rule with the mark of its source."""
    lines = [sheet.title, "=" * len(sheet.title), _legend(tuple(Source))]
    for section in sheet.sections:
        lines += ["", section.title, "-" * len(section.title)]
        for one in section.statements:
            lines += _wrapped(one, WIDTH)
        if section.table is not None:
            lines += ["", *_table_lines(section.table)]
    return "\n".join(lines)


def _legend(sources: Sequence[Source]) -> str:
    return "   ".join(f"{MARKS[one.value]} {source_name(one)}" for one in sources)


def _wrapped(one: Statement, width: int) -> list[str]:
    mark = f"{MARKS[one.source.value]} "
    return textwrap.wrap(one.text, width, initial_indent=mark, subsequent_indent="  ")


def _table_lines(table: Table) -> list[str]:
    rows = [table.heads, *(row.cells for row in table.rows)]
    marks = [" ", *(MARKS[row.source.value] for row in table.rows)]
    return [f"{mark} {line}" for mark, line in zip(marks, _columns(rows), strict=True)]


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines: the first column and others of text to the left, figures to the right."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [
            cell.rjust(width) if _is_figure(rows, place) else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def _is_figure(rows: Sequence[Sequence[str]], place: int) -> bool:
    return all(row[place].isdecimal() or row[place] in ("–", "") for row in rows[1:])


def comparison_text(both: Comparison) -> str:
    """Return two sheets side by side; a line with a difference begins with its sign."""
    titles = _beside([both.titles[0]], [both.titles[1]], " ")
    lines = [*titles, "=" * (2 + 2 * COLUMN + len(GAP)), _legend(tuple(Source))]
    for section in both.sections:
        lines += ["", section.title, "-" * len(section.title)]
        for pair in section.statements:
            sides = [[] if one is None else _wrapped(one, COLUMN) for one in (pair.one, pair.other)]
            lines += _beside(sides[0], sides[1], DIFFERENT if pair.differs else " ")
        lines += _row_lines(section)
    return "\n".join(lines)


def _row_lines(section: SectionPair) -> list[str]:
    if not section.rows:
        return []
    sides: list[list[str]] = []
    for place in (0, 1):
        rows = [pair.one if place == 0 else pair.other for pair in section.rows]
        heads = section.heads[place] or section.heads[1 - place]
        empty = ("",) * len(heads)
        sides.append(_columns([heads, *(empty if row is None else row.cells for row in rows)]))
    marks = [" ", *(DIFFERENT if pair.differs else " " for pair in section.rows)]
    lines = [""]
    for mark, left, right in zip(marks, *sides, strict=True):
        lines += _beside([left], [right], mark)
    return lines


def _beside(left: list[str], right: list[str], mark: str) -> list[str]:
    signs = [mark]
    pairs = zip_longest(signs, left, right, fillvalue="")
    return [f"{sign or ' '} {one.ljust(COLUMN)}{GAP}{other}".rstrip() for sign, one, other in pairs]
