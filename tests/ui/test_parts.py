"""Sheets are imported in parts before they are built ahead, and built only while one covers the table."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ulti_desktop.store.settings import Settings
from ulti_desktop.ui.main_window import MainWindow
from ulti_desktop.ui.parts import PARTS, imports_for
from ulti_desktop.ui.sheets import NAMES

from .window_kit import OFFER, put_away

pytestmark = pytest.mark.gui
ROOT = Path(__file__).resolve().parents[2]
OTHERS = {"auction", "lessons", "review"}

BUILT = """
import sys
from PySide6.QtWidgets import QApplication
qt = QApplication([])
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui.main_window import MainWindow
from tests.ui.window_kit import OFFER
window = MainWindow(Settings(language="en"), OFFER)
window.sheets.every()
window.desk.panel
import ulti_desktop.ui.lesson_room, ulti_desktop.ui.review_room
print(*sys.modules)
"""


def test_every_sheet_has_its_parts_and_needs_them() -> None:
    """A part that is not needed any more would be imported for nothing."""
    assert set(PARTS) == {*NAMES, *OTHERS}
    done = subprocess.run([sys.executable, "-c", BUILT], capture_output=True, text=True, cwd=ROOT, check=True)
    needed = done.stdout.split()
    parts = {f"ulti_desktop.{part}" for all_parts in PARTS.values() for part in all_parts}
    assert sorted(parts - set(needed)) == []


def test_what_is_imported_is_not_imported_again(monkeypatch: pytest.MonkeyPatch) -> None:
    for job in imports_for("opponents"):
        job()
    assert imports_for("opponents") == []
    monkeypatch.delitem(sys.modules, "ulti_desktop.ui.opponents_sheet")
    assert len(imports_for("opponents")) == 1


def test_sheets_are_built_ahead_only_while_one_covers_the_table(qtbot: QtBot) -> None:
    window = MainWindow(Settings(language="en"), OFFER)
    qtbot.addWidget(window, before_close_func=put_away)
    window.show()
    sheets = window.sheets
    sheets._ahead.setInterval(0)
    sheets.build_ahead()
    qtbot.wait(50)
    assert not any(sheets.has(name) for name in NAMES)
    sheets.open(sheets.about)
    qtbot.waitUntil(lambda: all(sheets.has(name) for name in NAMES), timeout=20_000)
    assert sheets.shows("about")
