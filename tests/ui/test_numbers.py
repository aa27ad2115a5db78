"""Numbers are written as the language writes them, and what a person is proposed or told can be used."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.window_kit import settle_layout, window_in
from ulti_desktop import words
from ulti_desktop.ui import language
from ulti_desktop.ui.pages import AboutSheet
from ulti_desktop.ui.settings_tempo import PACES

pytestmark = pytest.mark.gui
POINTED = re.compile(r"\d\.\d{1,2}(?!\d)")


def told(widget: QWidget) -> list[str]:
    """Everything that a widget says, to the eye or to a screen reader."""
    text = getattr(widget, "text", None)
    shown = text() if callable(text) else ""
    spoken = (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    return [one for one in (shown, *spoken) if isinstance(one, str)]


@pytest.mark.parametrize("code", ["hu", "de"])
def test_no_sheet_writes_a_number_with_a_point(qtbot: QtBot, code: str) -> None:
    window = window_in(qtbot, code)
    window.show()
    seen: list[str] = []
    for page in window.sheets.every():
        if isinstance(page, AboutSheet):  # a version is no number
            continue
        window.sheets.open(page)
        settle_layout()
        seen += [text for widget in (page, *page.findChildren(QWidget)) for text in told(widget)]
    assert len(seen) > 300
    assert not [text for text in seen if POINTED.search(text)]
    assert any(re.search(r"\b0,35\b", text) for text in seen)  # how long the others wait
    assert PACES[1] == 350


@pytest.mark.parametrize(("code", "shown"), [("hu", "−3,5"), ("de", "−3,5"), ("en", "−3.5")])
def test_amounts_follow_the_language(qapp: QApplication, code: str, shown: str) -> None:
    language.use(qapp, code)
    assert words.amount(-3.46) == shown


def test_a_file_is_proposed_by_rule_set_and_date(qtbot: QtBot) -> None:
    window = window_in(qtbot, "hu", "GT")
    day = QDate.currentDate().toString(Qt.DateFormat.ISODate)
    assert window.under_way.file_name() == f"ulti-GT-{day}"


@pytest.mark.parametrize("code", ["hu", "de", "en"])
def test_the_page_of_keys_lists_those_of_the_table_too(qtbot: QtBot, code: str) -> None:
    window = window_in(qtbot, code)
    listed = dict(window.sheets.settings.keys)
    assert {"← →", "1 … 9 0"} <= set(listed)
    assert all(listed.values())
