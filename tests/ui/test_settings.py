"""The page of settings: figures as each language writes them, and every key that does something."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.choices import CHOICES, chip_of
from tests.ui.fit_kit import misfits
from tests.ui.window_kit import settle_layout, window_in
from ulti_desktop.scene import tokens
from ulti_desktop.scene.art import BACK, CardArt
from ulti_desktop.scene.deck import BACKS
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import language
from ulti_desktop.ui.menus import KEYS, key_name
from ulti_desktop.ui.preview import FLIES, LIES, REST, TRUMP
from ulti_desktop.ui.settings_page import PAGES, SettingsPage

pytestmark = pytest.mark.gui


@pytest.fixture(autouse=True)
def back_to_english(qapp: QApplication) -> Iterator[None]:
    yield
    language.use(qapp, "en")


def test_seconds_are_written_as_the_language_writes_them(qapp: QApplication, qtbot: QtBot) -> None:
    language.use(qapp, "en")
    page = SettingsPage(Settings(language="en"))
    qtbot.addWidget(page, before_close_func=SettingsPage.rest)
    for code, point in (("hu", ","), ("en", "."), ("de", ",")):
        language.use(qapp, code)
        QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        assert page.play.trick.chips[0].plain_text().startswith(f"0{point}4 ")


def page_in(qtbot: QtBot, **change: object) -> tuple[SettingsPage, list[dict[str, object]]]:
    page = SettingsPage(Settings(language="en", **change))  # type: ignore[arg-type]
    qtbot.addWidget(page, before_close_func=SettingsPage.rest)
    changes: list[dict[str, object]] = []
    page.changed.connect(changes.append)
    return page, changes


ELSEWHERE = {
    *("names", "levels", "rules_id", "options", "deals", "chip_target"),  # the sheet of a new session
    *("window_geometry", "core_told"),
}


@pytest.mark.parametrize("name", CHOICES)
def test_a_choice_changes_its_setting_and_nothing_else(qtbot: QtBot, name: str) -> None:
    page, changes = page_in(qtbot)
    value, choose = CHOICES[name]
    before = Settings(language="en")
    choose(page)
    (change,) = changes
    assert replace(before, **change) == replace(before, **{name: value})  # type: ignore[arg-type]


def test_every_setting_can_be_chosen_somewhere() -> None:
    assert {one.name for one in fields(Settings)} == set(CHOICES) | ELSEWHERE


def test_a_time_ends_waiting_for_a_click(qtbot: QtBot) -> None:
    page, changes = page_in(qtbot, trick_until_click=True)
    assert page.play.trick.chips[-1].isChecked()
    chip_of(page.play.trick, 900).click()
    assert changes[-1] == {"trick_until_click": False, "trick_ms": 900}


def test_without_what_plays_sounds_the_switch_says_so(qtbot: QtBot) -> None:
    page, _ = page_in(qtbot)
    page.show_page("tempo")
    page.set_can_sound(False)
    assert not page.tempo.sound.switch.isEnabled()
    assert not page.tempo.sound.switch.isChecked()
    assert "handbook" in page.tempo.sound.note.text()
    assert not page.tempo.volume.isVisibleTo(page)
    page.set_can_sound(True)
    assert page.tempo.sound.switch.isEnabled()
    assert page.tempo.sound.switch.isChecked()
    assert page.tempo.volume.isVisibleTo(page)


def test_the_preview_sorts_and_moves_as_chosen(qtbot: QtBot) -> None:
    page, _ = page_in(qtbot, speed=4, trick_ms=10_000)
    page.fit_into(QSize(1280, 800))
    page.show()
    preview = page.preview
    assert preview.phase == LIES  # at once: nothing is seen flying
    assert preview.hand[-1].suit is not TRUMP
    chip_of(page.play.trumps, "last").click()
    assert preview.hand[-1].suit is TRUMP
    page.tempo.tempo.setValue(0)
    assert preview.phase == FLIES
    page.hide()
    assert preview.phase == REST
    assert preview.clock.state() == QAbstractAnimation.State.Stopped


def test_the_preview_wears_deck_back_and_theme(qtbot: QtBot) -> None:
    page, _ = page_in(qtbot)
    art = page.preview.art
    was = art.back(60).toImage()
    page.cards.backs.pictures[1].click()
    assert art.back(60).toImage() != was
    page.decks[-1].click()
    assert art.deck.id == "french"
    page.table.themes.discs["flasche"].click()
    page.fit_into(QSize(1280, 800))
    ground = page.grab().toImage().pixelColor(3, 3)
    assert ground == tokens.theme("flasche").table.ground


def test_a_click_on_the_preview_sends_the_waiting_trick_away(qtbot: QtBot) -> None:
    page, _ = page_in(qtbot, trick_until_click=True, speed=4)
    page.fit_into(QSize(1280, 800))
    page.show()
    assert page.preview.phase == LIES
    qtbot.mouseClick(page.preview, Qt.MouseButton.LeftButton)
    assert page.preview.phase == REST


@pytest.mark.parametrize("code", language.LANGUAGES)
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_pages_fit_at_every_size_of_text(qtbot: QtBot, code: str, percent: int) -> None:
    window = window_in(qtbot, code, text_size=percent)
    window.show()
    window.menus.actions["settings"].trigger()
    page = window.sheets.settings
    for size in ((1280, 800), (800, 600)):
        window.resize(*size)
        for name in PAGES:
            page.show_page(name)
            settle_layout()
            assert misfits(page) == [], (size, name)
            for chip in page.nav.values():
                assert page.rect().contains(QRect(chip.mapTo(page, QPoint(0, 0)), chip.size())), (size, name)


def test_the_text_grows_at_once(qtbot: QtBot) -> None:
    window = window_in(qtbot)
    window.show()
    window.menus.actions["settings"].trigger()
    page = window.sheets.settings
    before = page.title.font().pixelSize()
    chip_of(page.table.sizes, 150).click()
    assert page.title.font().pixelSize() == before * 3 // 2
    chip_of(page.table.sizes, 100).click()
    assert page.title.font().pixelSize() == before


def test_the_table_follows_at_once(qtbot: QtBot) -> None:
    window = window_in(qtbot)
    window.show()
    page, desk = window.sheets.settings, window.desk
    page.cards.backs.pictures[1].click()
    page.table.dark.switch.click()
    chip_of(page.cards.faces, True).click()
    assert (
        window.sheets.rules.palette().color(QPalette.ColorRole.Window)
        == tokens.with_dark_sheets(tokens.theme("blaudruck")).paper.ground
    )
    other = CardArt("tell", "en")
    other.set_back(BACKS[1])
    other.set_large(True)
    for card in (BACK, 7):
        assert desk.art.face(card, 60).toImage() == other.face(card, 60).toImage()
    other.cancel()


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_every_key_is_told(qtbot: QtBot, code: str) -> None:
    window = window_in(qtbot, code)
    keys = window.sheets.settings.keys
    told = {key for key, _ in keys}
    assert {"← →", "1 … 9 0", "F3", "F10"} <= told
    named = [name for name in KEYS if window.menus.actions[name].text()]
    assert {key_name(key) for name in named for key in KEYS[name]} <= told
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
