"""What sheets and rooms are imported in: a part in each turn of the event loop, before one is built ahead."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Final

PARTS: Final[dict[str, tuple[str, ...]]] = {
    "auction": ("ui.ladder_panel", "ui.bid_foot", "ui.bid_parts", "ui.bid_panel"),
    "settlement": ("ui.lines_table", "ui.settlement_sheet"),
    "new_session": ("ui.house_options", "ui.settlement_parts", "ui.new_session"),
    "settings": ("ui.preview", "ui.deck_choice", "ui.settings_cards", "ui.settings_page"),
    "scores": ("ui.balance_chart", "ui.score_sheet"),
    "last_trick": ("ui.pages",),
    "rules": ("words.rule_sheet", "ui.section_view", "ui.pick_button", "ui.rule_sheet_page"),
    "opponents": ("ui.opponents_sheet",),
    "calculator": ("ui.calculation", "ui.fact_sheet", "ui.calculator"),
    "statistics": ("store.figures", "ui.figure_tables", "ui.statistics_sheet"),
    "editor": ("ui.parameter_rows", "ui.rule_editor"),
    "handbook": ("ui.book_view", "ui.handbook_sheet"),
    "about": ("ui.pages",),
    "about_deck": ("words.about_deck", "ui.about_deck"),
    "fairness": ("ui.fair_plots", "ui.fair_sheet"),
    "welcome": ("ui.pages",),
    "lessons": ("lessons.texts", "lessons.model", "lessons.course", "ui.lesson_sheet", "ui.lesson_room"),
    "review": ("ui.review_table", "ui.review_sheet", "ui.review_room"),
}


def imports_for(name: str) -> list[Callable[[], None]]:
    """Return what imports a sheet or room, in short pieces; nothing when it is imported already."""
    return [partial(_import, one) for one in PARTS[name] if _full(one) not in sys.modules]


def _full(part: str) -> str:
    return f"ulti_desktop.{part}"


def _import(part: str) -> None:
    import_module(_full(part))
