"""The page of settings: figures as each language writes them, and every key that does something."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.window_kit import window_in
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import language
from ulti_desktop.ui.menus import KEYS, key_name
from ulti_desktop.ui.settings_page import SettingsPage

pytestmark = pytest.mark.gui


@pytest.fixture(autouse=True)
def back_to_english(qapp: QApplication) -> Iterator[None]:
    yield
    language.use(qapp, "en")


def test_seconds_are_written_as_the_language_writes_them(qapp: QApplication, qtbot: QtBot) -> None:
    language.use(qapp, "en")
    page = SettingsPage(Settings(language="en"))
    qtbot.addWidget(page, before_close_func=lambda p: [d.art.cancel() for d in p.decks])
    for code, point in (("hu", ","), ("en", "."), ("de", ",")):
        language.use(qapp, code)
        QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        assert page.trick.chips[0].plain_text().startswith(f"0{point}4 ")


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_every_key_is_told(qtbot: QtBot, code: str) -> None:
    window = window_in(qtbot, code)
    keys = window.sheets.settings.keys
    told = {key for key, _ in keys}
    assert {"← →", "1 … 9 0", "F3", "F10"} <= told
    assert {key_name(key) for keys in KEYS.values() for key in keys} <= told
    assert len(told) == len(keys)
    assert len({text for _, text in keys}) == len(keys)


def test_the_usual_deck_comes_first_everywhere(qtbot: QtBot) -> None:
    window = window_in(qtbot)
    sheets, menu = window.sheets, window.menus.deck_group
    for offered in (
        [chip.value for chip in sheets.new_session.decks.chips],
        [picture.deck_id for picture in sheets.settings.decks],
        [action.data() for action in menu.actions()],
    ):
        assert offered == ["tell", "french"]
