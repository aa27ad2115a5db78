"""A rule set as a native card player would explain it, drawn from its data alone.

Every statement carries where it comes from: the document, custom where that is silent, or the player's own
change. The texts are in the current language and not kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.sources import Source
from ulti_desktop.words import parameters
from ulti_desktop.words.rule_sheet import auction, counting, games, play, table_and_deal
from ulti_desktop.words.rule_sheet.comparison import Comparison, Pair, RowPair, SectionPair, compare
from ulti_desktop.words.rule_sheet.page import Page, Row, RuleSheet, Section, Statement, Table

translate = QCoreApplication.translate

_SECTIONS: Final[tuple[tuple[str, Callable[[Page], None], Callable[[Page], Table] | None], ...]] = (
    ("cards", table_and_deal.cards, None),
    ("deal", table_and_deal.deal, None),
    ("contracts", games.games, None),
    ("auction", auction.auction, auction.ladder_table),
    ("play", play.play, None),
    ("marriages", play.marriages, None),
    ("kontra", play.kontra, None),
    ("scoring", counting.scoring, counting.value_table),
    ("silent", counting.silent, None),
    ("session", counting.session, None),
    ("options", counting.options, None),
)


def rule_sheet(rules: RuleSet, french: bool = False) -> RuleSheet:
    """Return a rule set in words; with French cards suits and courts have their French names."""
    sections = []
    for key, tell, table in _SECTIONS:
        page = Page(rules, french)
        tell(page)
        if page.statements:
            sections.append(
                Section(
                    key, section_title(key), tuple(page.statements), None if table is None else table(page)
                )
            )
    return RuleSheet(parameters.rule_set(rules), tuple(sections))


def section_title(key: str) -> str:
    """The heading over a section."""
    return translate("sheet", "House options") if key == "options" else parameters.section(key)


def source_name(of: Source) -> str:
    """What a source mark means."""
    match of:
        case Source.DOCUMENT:
            return translate("sheet", "as its document says")
        case Source.CUSTOM:
            return translate("sheet", "filled in by custom")
        case Source.OWN:
            return translate("sheet", "changed from its base")


__all__ = [
    "Comparison",
    "Pair",
    "Row",
    "RowPair",
    "RuleSheet",
    "Section",
    "SectionPair",
    "Source",
    "Statement",
    "Table",
    "compare",
    "rule_sheet",
    "section_title",
    "source_name",
]
