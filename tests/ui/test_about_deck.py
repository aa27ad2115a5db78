"""The page about the deck: who is on each card, in every language, for packaged and own decks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.kit import decks as kit
from tests.ui.window_kit import SIZES, settle_layout, too_narrow, window_in
from ulti_desktop.engine.cards import DECK, Card, Rank
from ulti_desktop.scene.deck import deck_ids
from ulti_desktop.store.decks import own
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import language
from ulti_desktop.ui.about_deck import AboutDeckSheet
from ulti_desktop.words import about_deck as told

pytestmark = pytest.mark.gui
FIGURES = (Rank.UNDER, Rank.OVER, Rank.KING, Rank.ACE)


@pytest.fixture(autouse=True)
def back_to_english(qapp: QApplication) -> Iterator[None]:
    yield
    language.use(qapp, "en")


def sheet_of(qtbot: QtBot, settings: Settings) -> AboutDeckSheet:
    sheet = AboutDeckSheet()
    qtbot.addWidget(sheet, before_close_func=lambda one: one.art.cancel())
    sheet.show_deck(settings, settings.language)
    sheet.fit_into(QSize(1280, 800))
    sheet.show()
    settle_layout()
    return sheet


def cards_on(deck_id: str) -> list[Card]:
    return [
        card for section in told.deck_sections(deck_id) for entry in section.entries for card in entry.cards
    ]


@pytest.mark.parametrize("deck_id", deck_ids())
def test_every_figure_is_told_of_once(deck_id: str) -> None:
    shown = cards_on(deck_id)
    assert sorted(card for card in shown if card.rank in FIGURES) == [c for c in DECK if c.rank in FIGURES]
    assert len(set(shown)) == len(shown)
    assert told.deck_story(deck_id)


def test_a_deck_without_a_story_shows_all_its_cards() -> None:
    assert told.deck_story("own:mine.zip") == ()
    assert sorted(cards_on("own:mine.zip")) == list(DECK)


@pytest.mark.parametrize(
    ("code", "name"), [("hu", "Tell Vilmos"), ("de", "Wilhelm Tell"), ("en", "William Tell")]
)
def test_people_have_their_names_in_the_language_and_as_on_the_card(
    qapp: QApplication, qtbot: QtBot, code: str, name: str
) -> None:
    language.use(qapp, code)
    sheet = sheet_of(qtbot, Settings(language=code))
    tell = next(one for one in sheet.parts[0].entries if one.title.text() == name)
    assert ("Tell Vilmos" in tell.label.text()) == (code != "hu")
    assert tell.pictures.cards == (Card.from_code("acorns O"),)


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_nothing_is_cut_off(qtbot: QtBot, code: str) -> None:
    window = window_in(qtbot, code)
    window.show()
    window.menus.actions["about_deck"].trigger()
    sheet = window.sheets.about_deck
    for deck in deck_ids():
        sheet.show_deck(Settings(language=code, deck=deck), code)
        for size in SIZES:
            window.resize(*size)
            settle_layout()
            assert too_narrow(sheet) == [], (deck, size)
            for part in sheet.parts:
                assert part.width() <= sheet.area.viewport().width(), (deck, size)


def test_keys_scroll(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot, Settings(language="en"))
    bar = sheet.area.verticalScrollBar()
    assert bar.maximum() > 0
    places = []
    keys = Qt.Key
    for key in (keys.Key_Down, keys.Key_PageDown, keys.Key_Space, keys.Key_End, keys.Key_Up, keys.Key_Home):
        qtbot.keyClick(sheet, key)
        places.append(bar.value())
    assert 0 < places[0] < places[1] < places[2] <= places[3] == bar.maximum()
    assert places[3] > places[4]
    assert places[5] == 0


def test_cards_are_drawn_one_by_one(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot, Settings(language="en"))
    sheet.art.clear()
    drawn: list[object] = []
    sheet.art.rendered.connect(drawn.append)
    sheet.grab()
    assert drawn == []
    qtbot.waitUntil(lambda: len(drawn) > 3 and not sheet.art.pending, timeout=10_000)
    assert len(set(drawn)) == len(drawn)


def test_closing_leads_back_where_one_came_from(qtbot: QtBot) -> None:
    window = window_in(qtbot)
    window.show()
    sheets = window.sheets
    window.menus.actions["settings"].trigger()
    sheets.settings.cards.about.click()
    assert sheets.is_open(sheets.about_deck)
    sheets.about_deck.close_button.click()
    assert sheets.is_open(sheets.settings)
    sheets.settings.back.click()
    assert not sheets.is_open(sheets.settings)
    window.menus.actions["about_deck"].trigger()
    qtbot.keyClick(sheets.about_deck, Qt.Key.Key_Escape)
    assert not sheets.is_open(sheets.about_deck)
    assert not sheets.is_open(sheets.settings)


def test_own_decks_name_their_author_and_licence(qtbot: QtBot) -> None:
    files = kit.png_deck()
    files["deck.toml"] += b'license = "CC0"\n'
    kit.in_zip(own.folder() / "mine.zip", files)
    sheet = sheet_of(qtbot, Settings(language="en", deck="own:mine.zip"))
    assert sheet.title.text() == "Mine"
    assert sheet.whose.text() == "Author: Me\nLicence: CC0"
    assert sum(len(part.entries) for part in sheet.parts) == 32
    sheet.show_deck(Settings(language="en"), "en")
    assert "MIT" in sheet.whose.text()
