"""A scrolling page ends after a whole row, and never after what only leads to the next one."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.window_kit import settle_layout
from ulti_desktop.engine.rulesets import load
from ulti_desktop.ui.components import Text
from ulti_desktop.ui.section_view import SectionView
from ulti_desktop.ui.still_scroll import HEADING, MOST_LEFT, last_row, whole_rows
from ulti_desktop.words.rule_sheet import rule_sheet

pytestmark = pytest.mark.gui


@pytest.mark.parametrize("kind", ["font", "property", ""])
def test_a_heading_stays_with_what_it_stands_over(qtbot: QtBot, kind: str) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    above, heading, row = Text(), Text("section" if kind == "font" else "label", "text", "Cards"), QWidget()
    heading.setProperty(HEADING, kind == "property")
    for widget, height in ((above, 100), (heading, 24), (row, 60)):
        widget.setFixedHeight(height)
        column.addWidget(widget)
    page.show()
    settle_layout()
    end = row.y() + 30
    assert whole_rows(page, end) == (heading.y() if kind else row.y())


def test_a_long_text_ends_after_a_line_and_a_short_one_in_one_piece(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    short, long = (Text(text="words " * count, wrap=True) for count in (30, 200))
    for text in (short, long):
        column.addWidget(text)
    page.setFixedWidth(500)
    page.show()
    settle_layout()
    high = long.fontMetrics().lineSpacing()
    assert short.height() > high
    assert whole_rows(page, short.y() + short.height() - 3) == short.y()
    for lines in (1, 3, 7):
        end = long.y() + lines * high
        assert whole_rows(page, end + high // 2) == end


def test_rather_than_leave_much_empty_a_page_cuts_as_little_as_it_can(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    places = {"tall": (0, 0, 900), "first": (100, 0, 480), "cut": (200, 490, 600)}
    for x, top, bottom in places.values():
        part = QWidget(page)
        part.setGeometry(x, top, 90, bottom - top)
    page.show()
    settle_layout()
    assert whole_rows(page, 500) == 0
    assert last_row(page, 500) == 490
    assert last_row(page, 485) == 485
    assert last_row(page, round(490 / (1 - MOST_LEFT)) + 20) > 490
    assert last_row(page, 650) == 650


def test_a_sheet_of_rules_ends_after_a_line(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    view = SectionView()
    view.show_section(rule_sheet(load("HM")).sections[0])
    column.addWidget(view)
    page.setFixedWidth(500)
    page.show()
    settle_layout()
    title, *lines = sorted(view.row_spans())
    assert len(lines) > 5
    assert title[1] == lines[0][1]
    assert whole_rows(page, view.y() + round(title[1]) - 3) <= view.y() + title[0] + 1
    for (_, end), (begin, cut) in pairwise(lines):
        seen = whole_rows(page, view.y() + round(cut) - 3)
        assert end <= seen - view.y() + 1
        assert seen - view.y() <= begin + 1
