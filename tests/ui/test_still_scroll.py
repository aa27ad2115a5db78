"""A scrolling page ends after a whole row, and never after what only leads to the next one."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.window_kit import settle_layout
from ulti_desktop.ui.components import Text
from ulti_desktop.ui.still_scroll import HEADING, whole_rows

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
