"""The player's own decks where decks are chosen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from tests.kit import decks as kit
from ulti_desktop.scene import tokens
from ulti_desktop.store.decks import own
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui import deck_reader
from ulti_desktop.ui.deck_choice import DeckPicture
from ulti_desktop.ui.main_window import MainWindow
from ulti_desktop.ui.settings_page import SettingsPage

from .window_kit import OFFER, put_away

pytestmark = pytest.mark.gui


@pytest.fixture
def folder() -> Path:
    place = own.folder()
    kit.in_zip(place / "mine.zip", kit.png_deck())
    return place


def window_in(qtbot: QtBot, settings: Settings | None = None) -> MainWindow:
    window = MainWindow(settings or Settings(language="en"), OFFER)
    qtbot.addWidget(window, before_close_func=put_away)
    window.show()
    return window


def offered(window: MainWindow) -> list[list[str]]:
    return [
        [str(chip.value) for chip in window.sheets.new_session.decks.chips],
        [picture.deck_id for picture in window.sheets.settings.decks],
        [str(action.data()) for action in window.menus.deck_group.actions()],
    ]


def picture_of(page: SettingsPage, deck_id: str) -> DeckPicture:
    return next(picture for picture in page.decks if picture.deck_id == deck_id)


@pytest.mark.usefixtures("folder")
def test_an_own_deck_is_offered_everywhere_and_can_be_chosen(qtbot: QtBot) -> None:
    window = window_in(qtbot)
    assert offered(window) == [["tell", "french", "own:mine.zip"]] * 3
    assert window.menus.deck_group.actions()[-1].text() == "Mine"
    assert window.sheets.new_session.decks.chips[-1].plain_text() == "Mine"
    wishes: list[wish.Command] = []
    window.wanted.connect(wishes.append)
    window.menus.actions["settings"].trigger()
    picture = picture_of(window.sheets.settings, "own:mine.zip")
    qtbot.waitUntil(lambda: picture.art.deck.id == "own:mine.zip")
    assert picture.accessibleName() == "Mine"
    picture.click()
    assert window.desk.art.deck.id == "own:mine.zip"
    assert isinstance(wishes[-1], wish.ChangeSettings)
    assert wishes[-1].settings.deck == "own:mine.zip"
    assert picture.isChecked()
    middle = window.desk.art.face(3, 60).toImage()
    got = middle.pixelColor(middle.width() // 2, middle.height() // 2)
    assert max(abs(a - b) for a, b in zip(got.getRgb()[:3], kit.colour(3), strict=True)) < 4  # type: ignore[index]
    window.menus.deck_group.actions()[0].trigger()
    assert window.desk.art.deck.id == "tell"


def test_decks_put_there_later_are_found_when_one_looks(qtbot: QtBot) -> None:
    window = window_in(qtbot)
    assert offered(window) == [["tell", "french"]] * 3
    place = own.folder()
    kit.in_folder(place / "late", kit.kde_deck())
    kit.in_folder(place / "empty", {})
    window.menus.actions["settings"].trigger()
    assert offered(window) == [["tell", "french", "own:late"]] * 3
    page = window.sheets.settings
    assert page.cards.deck_row.refused.text() == "The deck “empty” is empty."
    assert page.cards.deck_row.folder.toolTip() == str(place)
    qtbot.waitUntil(lambda: picture_of(page, "own:late").art.deck.id == "own:late")


def test_a_refused_deck_says_why_and_cannot_be_chosen(qtbot: QtBot) -> None:
    files = kit.png_deck()
    files["hearts-7.png"] = b"text"
    place = kit.in_folder(own.folder() / "bad", files)
    window = window_in(qtbot)
    page = window.sheets.settings
    window.menus.actions["settings"].trigger()
    picture = picture_of(page, "own:bad")
    qtbot.waitUntil(lambda: bool(picture.refused))
    assert not picture.isEnabled()
    assert picture.accessibleDescription() == picture.refused
    assert picture.refused == "The deck “bad” cannot be used: “hearts-7.png” is not a picture."
    picture.grab()
    window.menus.deck_group.actions()[-1].trigger()
    qtbot.waitUntil(lambda: window.sheets.toast.text.text() == picture.refused, timeout=20_000)
    assert window.desk.art.deck.id == "tell"
    assert [action.isChecked() for action in window.menus.deck_group.actions()] == [True, False, False]
    (place / "hearts-7.png").write_bytes(kit.png(16))
    window.close_sheets()
    window.menus.actions["settings"].trigger()
    qtbot.waitUntil(picture_of(page, "own:bad").isEnabled)


@pytest.mark.usefixtures("folder")
def test_a_deck_that_nobody_looked_at_comes_from_the_menu_without_being_waited_for(qtbot: QtBot) -> None:
    own._KEPT.clear()
    window = window_in(qtbot)
    window._look_for_decks()
    wishes: list[wish.Command] = []
    window.wanted.connect(wishes.append)
    window.menus.deck_group.actions()[-1].trigger()
    assert (window.desk.art.deck.id, wishes) == ("tell", [])
    qtbot.waitUntil(lambda: window.desk.art.deck.id == "own:mine.zip", timeout=20_000)
    assert isinstance(wishes[-1], wish.ChangeSettings)
    own._KEPT.clear()
    window.menus.deck_group.actions()[-1].trigger()
    window.menus.deck_group.actions()[0].trigger()  # the newest wish counts
    assert window.desk.art.deck.id == "tell"


@pytest.mark.usefixtures("folder")
def test_only_the_deck_waits_and_what_is_chosen_meanwhile_stays(qtbot: QtBot) -> None:
    own._KEPT.clear()
    window = window_in(qtbot)
    window._look_for_decks()
    wishes: list[wish.Command] = []
    window.wanted.connect(wishes.append)
    window.menus.deck_group.actions()[-1].trigger()
    window.menus.actions["slower"].trigger()
    assert (window._settings.deck, window._settings.speed) == ("tell", 1)
    chosen = replace(window._settings, rules_id="EN", names=("Anna", "B", "C"), deals=7)
    window.apply_settings(chosen)  # a session begins
    qtbot.waitUntil(lambda: window.desk.art.deck.id == "own:mine.zip", timeout=20_000)
    assert window._settings == replace(chosen, deck="own:mine.zip")
    assert wishes[-1] == wish.ChangeSettings(window._settings)


@pytest.mark.usefixtures("folder")
def test_the_page_takes_back_a_deck_that_is_on_its_way(qtbot: QtBot) -> None:
    own._KEPT.clear()
    window = window_in(qtbot)
    window.menus.actions["settings"].trigger()
    window.menus.deck_group.actions()[-1].trigger()
    picture_of(window.sheets.settings, "tell").click()
    reader = window._gate._reader
    qtbot.waitUntil(lambda: not reader._asked, timeout=20_000)
    assert window._settings.deck == "tell"


def test_a_deck_that_fails_unexpectedly_is_told_of_and_the_next_one_gets_through(
    qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit.in_zip(folder / "other.zip", kit.png_deck())
    look = deck_reader.refusal

    def fail(deck_id: str) -> str:
        if deck_id == "own:mine.zip":
            raise MemoryError
        return look(deck_id)

    monkeypatch.setattr(deck_reader, "refusal", fail)
    own._KEPT.clear()
    window = window_in(qtbot)
    window._set(deck="own:mine.zip")
    told = window.sheets.toast.text
    qtbot.waitUntil(lambda: told.text() == "The deck “mine.zip” cannot be read.", timeout=20_000)
    window._set(deck="own:other.zip")
    qtbot.waitUntil(lambda: window.desk.art.deck.id == "own:other.zip", timeout=20_000)


def test_a_deck_that_goes_away_while_it_lies_on_the_table(qtbot: QtBot, folder: Path) -> None:
    window = window_in(qtbot, Settings(language="en", deck="own:mine.zip"))
    (folder / "mine.zip").unlink()
    window.desk.art.face(5, 61)
    window._set(language="de")
    assert window.desk.art.deck.id == "own:mine.zip"
    window.menus.actions["settings"].trigger()
    assert offered(window) == [["tell", "french"]] * 3


@pytest.mark.parametrize(("width", "columns"), [(500, 1), (1200, 2)])
@pytest.mark.usefixtures("folder")
def test_narrow_windows_show_one_deck_a_row(qtbot: QtBot, width: int, columns: int) -> None:
    assert tokens.load_fonts()
    page = SettingsPage(Settings(language="en"))
    qtbot.addWidget(page, before_close_func=SettingsPage.rest)
    page.fit_into(QSize(width, 900))
    page.show()
    places = {picture.y() for picture in page.decks}
    assert len(places) == (3 if columns == 1 else 2)
    assert page.cards.deck_row.height() > 0
