"""Rule sheets: complete, in three languages, with their sources, and side by side."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtWidgets import QApplication

from ulti_desktop.engine.errors import BadRules
from ulti_desktop.engine.ladder import ladder
from ulti_desktop.engine.rulesets import PARAMETERS, RULE_SET_IDS, RuleSet, from_toml, load
from ulti_desktop.engine.sources import Source, differences, source_names
from ulti_desktop.ui import language
from ulti_desktop.words.rule_sheet import Comparison, RuleSheet, Statement, compare, rule_sheet

OWN = 'base = "HM"\nid = "kocsma"\nname = "Kocsmai ulti"\nkontra_max = 2\nbetli = { plain = 6, open = 12 }\n'
RAW = re.compile(r"%\d|%n|\(s\)|[a-z]_[a-z]|\b(True|False|None)\b|  ")
NEVER_SAID = frozenset({"open_bonus", "silent_four_aces"})
"""Parameters that change nothing without another one."""


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    language.use(qapp, "en")
    yield
    language.use(qapp, "en")


def texts(sheet: RuleSheet) -> Iterator[str]:
    yield sheet.title
    for section in sheet.sections:
        yield section.title
        yield from (one.text for one in section.statements)
        if section.table is not None:
            yield from section.table.heads
            yield from (cell for row in section.table.rows for cell in row.cells)


def statements(sheet: RuleSheet, but: str = "options") -> list[Statement]:
    return [one for section in sheet.sections if section.key != but for one in section.statements]


@pytest.mark.parametrize("code", language.LANGUAGES)
@pytest.mark.parametrize("name", RULE_SET_IDS)
@pytest.mark.parametrize("french", [False, True])
def test_nothing_is_empty_or_raw(qapp: QApplication, name: str, code: str, french: bool) -> None:
    language.use(qapp, code)
    for text in texts(rule_sheet(load(name), french)):
        assert text.strip() == text != ""
        assert not RAW.search(text), text


@pytest.mark.parametrize("name", RULE_SET_IDS)
def test_every_statement_is_translated(qapp: QApplication, name: str) -> None:
    english = [one.text for one in statements(rule_sheet(load(name)))]
    for code in ("hu", "de"):
        language.use(qapp, code)
        other = [one.text for one in statements(rule_sheet(load(name)))]
        assert len(other) == len(english)
        assert not set(other) & set(english)


@pytest.mark.parametrize("name", RULE_SET_IDS)
def test_whole_ladder_and_all_values_are_there(name: str) -> None:
    rules = load(name)
    tables = {section.key: section.table for section in rule_sheet(rules).sections if section.table}
    bids = ladder(rules)
    assert len(tables["auction"].rows) == len(bids)
    assert [row.cells[3] for row in tables["auction"].rows] == [str(bid.played_value) for bid in bids]
    values = {row.key: row.cells[1:] for row in tables["scoring"].rows}
    assert {part.value for bid in bids for part in bid.contract.parts} == {key.split()[0] for key in values}
    assert all(len({row.key for row in table.rows}) == len(table.rows) for table in tables.values())


def test_values_are_those_of_the_settlement() -> None:
    for name, part, row in (
        ("HM", "betli open", ("10", "20", "–", "–")),
        ("HM", "durchmars", ("6", "12", "12", "24")),
        ("DE", "ulti", ("4", "8", "8", "16")),
        ("EN", "durchmars open", ("24", "24", "24", "24")),
        ("HO", "four_tens", ("9", "9", "18", "18")),
    ):
        section = next(one for one in rule_sheet(load(name)).sections if one.key == "scoring")
        assert section.table is not None
        assert next(one.cells[1:] for one in section.table.rows if one.key == part) == row


def test_names_are_known_and_keys_are_unique() -> None:
    for name in RULE_SET_IDS:
        told = statements(rule_sheet(load(name)))
        assert len({one.key for one in told}) == len(told)
        assert {one_name for one in told for one_name in one.names} <= source_names()


def mentioned(both: Comparison) -> set[str]:
    """Everything that a line with a difference is about."""
    names = set()
    for section in both.sections:
        if section.key != "options":
            for pair in section.statements:
                if pair.differs:
                    names |= {name for one in (pair.one, pair.other) if one for name in one.names}
        if section.key == "scoring":
            names |= {(pair.one or pair.other).key.split()[0] for pair in section.rows if pair.differs}  # type: ignore[union-attr]
            names |= {"contracts"} if any(pair.differs for pair in section.rows) else set()
    return names


@pytest.mark.parametrize(("one", "other"), list(combinations(RULE_SET_IDS, 2)))
def test_a_comparison_mentions_every_difference(one: str, other: str) -> None:
    first, second = load(one), load(other)
    both = compare(rule_sheet(first), rule_sheet(second))
    missing = differences(first, second) - mentioned(both) - NEVER_SAID
    hidden = {part for part in missing if part in {"four_aces", "ulti"}}  # options that are off
    assert missing == hidden
    assert both.differences > 0


def test_a_sheet_beside_itself_has_no_difference() -> None:
    sheet = rule_sheet(load("DE"))
    assert compare(sheet, sheet).differences == 0


def test_comparison_keeps_every_line_of_both() -> None:
    one, other = rule_sheet(load("EN")), rule_sheet(load("HO"))
    both = compare(one, other)
    for side, sheet in (("one", one), ("other", other)):
        told = [getattr(pair, side) for section in both.sections for pair in section.statements]
        kept = {statement.key for statement in told if statement is not None}
        assert kept == {statement.key for statement in statements(sheet, "")}
        rows = [getattr(pair, side) for section in both.sections for pair in section.rows]
        there = sum(len(section.table.rows) for section in sheet.sections if section.table is not None)
        assert sum(row is not None for row in rows) == there


def marked(rules: RuleSet, name: str) -> set[Source]:
    return {one.source for one in statements(rule_sheet(rules)) if name in one.names}


def test_sources() -> None:
    assert marked(load("HM"), "talon_to") == {Source.DOCUMENT}
    assert marked(load("GT"), "talon_to") == {Source.CUSTOM}
    assert marked(load("HM"), "leader") == {Source.CUSTOM}
    assert marked(load("EN"), "leader") == {Source.DOCUMENT}
    own = from_toml(OWN, "own")
    assert marked(own, "kontra_max") == {Source.OWN}
    assert marked(own, "talon_to") == {Source.DOCUMENT}
    scoring = next(one for one in rule_sheet(own).sections if one.key == "scoring")
    assert scoring.table is not None
    assert [row.key for row in scoring.table.rows if row.source is Source.OWN] == ["betli", "betli open"]
    assert rule_sheet(own).title == "Kocsmai ulti"


def other_values(rules: RuleSet, name: str) -> Iterator[object]:
    kind = PARAMETERS[name]
    now = getattr(rules, name)
    if "choices" in kind:
        yield from (value for value in kind["choices"] if value != now)
    elif "range" in kind:
        low, high = kind["range"]
        yield low if now != low else high
    else:
        yield not now


@pytest.mark.parametrize("name", sorted(PARAMETERS))
def test_each_parameter_changed_is_said_and_marked(name: str) -> None:
    rules = load("HO" if name in SILENT_IN_EN else "EN")
    for value in other_values(rules, name):
        try:
            changed = rules.with_options({name: value})
        except BadRules:
            continue
        told = [one for one in statements(rule_sheet(changed)) if name in one.names]
        assert all(one.source is Source.OWN for one in told)
        both = compare(rule_sheet(rules), rule_sheet(changed))
        assert both.differences or name in SILENT_IN_BOTH, (name, value)


SILENT_IN_EN = frozenset(
    {"all_pass", "four_bring_parti", "four_parti_counts", "revoke_penalty", "silent_four_aces"}
)
SILENT_IN_BOTH = frozenset({"combination_rank", "four_aces_with_simple", "open_bonus"})
"""Parameters that do nothing as long as others stay as they are."""
