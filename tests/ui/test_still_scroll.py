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
