"""What a rule sheet is made of: sections with statements and tables, as plain values with their texts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.sources import Source, changed, source


@dataclass(frozen=True, slots=True)
class Statement:
    """One rule in words.

    `key` is the same for the same matter in every rule set, so that two sheets can be laid side by side.
    `names` are the parameters, parts and topics it rests on.
    """

    key: str
    text: str
    source: Source
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a table: a name and figures. `hearts` tells that it is about a game in hearts."""

    key: str
    cells: tuple[str, ...]
    source: Source
    hearts: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table: the first column is text, the others are figures."""

    heads: tuple[str, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A titled group of statements, with a table under them where it has one."""

    key: str
    title: str
    statements: tuple[Statement, ...]
    table: Table | None = None


@dataclass(frozen=True, slots=True)
class RuleSheet:
    """A whole rule set in words."""

    title: str
    sections: tuple[Section, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the sheet as plain values."""
        return {
            "title": self.title,
            "sections": [
                {
                    "key": section.key,
                    "title": section.title,
                    "statements": [
                        {
                            "key": one.key,
                            "text": one.text,
                            "source": one.source.value,
                            "names": list(one.names),
                        }
                        for one in section.statements
                    ],
                    "table": None if section.table is None else _table_json(section.table),
                }
                for section in self.sections
            ],
        }


def _table_json(table: Table) -> dict[str, Any]:
    return {
        "heads": list(table.heads),
        "rows": [
            {"key": row.key, "cells": list(row.cells), "source": row.source.value, "hearts": row.hearts}
            for row in table.rows
        ],
    }


@dataclass(slots=True)
class Page:
    """Collects the statements of one section."""

    rules: RuleSet
    french: bool
    statements: list[Statement] = field(default_factory=list)

    def say(self, key: str, text: str, *names: str, also: tuple[str, ...] = ()) -> None:
        """Add a rule that rests on `names`; `also` are names that it covers without coming from them."""
        where = source(self.rules, names or (key,))
        if not changed(self.rules).isdisjoint(also):
            where = Source.OWN
        self.statements.append(Statement(key, text, where, (*(names or (key,)), *also)))
