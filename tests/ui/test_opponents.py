"""Who may be chosen as an opponent, how it is written down, and how it is changed in a running session."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.window_kit import played, settle_layout
from ulti_desktop.engine.rulesets import load
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui import language
from ulti_desktop.ui.main_window import MainWindow
from ulti_desktop.ui.new_session import NewSessionSheet
from ulti_desktop.ui.offer import STEADY, Companion, Offer, level_of, spec_of, style_of
from ulti_desktop.ui.player_row import OpponentRow

pytestmark = [
    pytest.mark.gui,
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),  # menus without a screen
]
JUTKA = Companion("jutka", "Jutka", "careful")
KATA = Companion("kata", "Kata", "bold")
ZOLI = Companion("zoli", "Zoli")
OFFER = Offer(("beginner", "casual", "club", "master"), (JUTKA, KATA, ZOLI), (), "casual")
SETTINGS = Settings(names=("", "Kata", "Zoli"), levels=("", "club:style=bold", "master"))


@pytest.fixture(autouse=True)
def back_to_english(qapp: QApplication) -> Iterator[None]:
    language.use(qapp, "en")
    yield
    language.use(qapp, "en")


def sheet_of(qtbot: QtBot, offer: Offer = OFFER, settings: Settings = SETTINGS) -> NewSessionSheet:
    sheet = NewSessionSheet(offer)
    qtbot.addWidget(sheet, before_close_func=lambda _: [row.menu.close() for row in sheet.opponents])
    sheet.show_settings(settings)
    sheet.show()
    return sheet


def choose(row: OpponentRow, companion: Companion) -> None:
    row.field.button.click()
    action = next(one for one in row.menu.actions() if one.text().startswith(companion.name))
    assert action.isEnabled()
    action.trigger()
    row.menu.close()


@pytest.mark.parametrize("spec", ["club", "club:style=bold", "master:style=careful", ""])
def test_a_spec_is_its_level_and_its_style(spec: str) -> None:
    assert spec_of(level_of(spec), style_of(spec)) == spec
    assert style_of("pimc:worlds=16") == STEADY
    assert style_of("pimc:worlds=16,style=bold") == "bold"


def test_whoever_is_chosen_brings_a_style(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    right = sheet.opponents[0]
    assert sheet.setup().levels == ("", "club:style=bold", "master")
    assert "Bold" in right.about.text()
    choose(right, JUTKA)
    assert sheet.setup().names[1] == "Jutka"
    assert sheet.setup().levels[1] == "club:style=careful"
    assert right.about.text() == "Careful · Would rather pass than lose."
    assert right.name.accessibleDescription() == right.about.text()
    next(chip for chip in right.levels.chips if chip.value == "beginner").click()
    assert sheet.setup().levels[1] == "beginner:style=careful"


def test_a_name_of_ones_own_plays_in_the_style_chosen_last(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    right = sheet.opponents[0]
    choose(right, JUTKA)
    right.name.setText("Kata")
    assert sheet.setup().levels[1] == "club:style=bold"
    right.name.setText("Katalin")
    assert (sheet.setup().names[1], sheet.setup().levels[1]) == ("Katalin", "club:style=careful")
    assert right.about.text() == "Careful"
    right.name.setText("  zOLI ")
    assert sheet.setup().levels[1] == "club"


def test_nobody_sits_on_both_seats(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    left = sheet.opponents[1]
    qtbot.keyClick(left.name, Qt.Key.Key_Down)
    assert left.menu.isVisible()
    free = {one.text().split("\t")[0]: one.isEnabled() for one in left.menu.actions()}
    assert free == {"Jutka": True, "Kata": False, "Zoli": True}
    assert [one.isChecked() for one in left.menu.actions()] == [False, False, True]
    left.menu.close()


def test_a_level_of_old_times_is_not_offered(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot, settings=Settings(levels=("", "simple", "hard:style=bold")))
    assert sheet.setup().levels == ("", "casual", "casual:style=bold")
    assert [chip.value for chip in sheet.opponents[0].levels.chips] == list(OFFER.levels)


def test_the_missing_part_is_named_where_levels_are_chosen(qtbot: QtBot) -> None:
    assert not sheet_of(qtbot).no_core.isVisible()
    sheet = sheet_of(qtbot, Offer(OFFER.levels, OFFER.company, ("club", "master"), "casual"))
    assert sheet.no_core.isVisible()
    assert sheet.no_core.text().endswith(": Club, Master")


def test_words_of_the_rows_follow_the_language(qtbot: QtBot, qapp: QApplication) -> None:
    sheet = sheet_of(qtbot)
    language.use(qapp, "hu")
    for _ in range(2):
        QApplication.sendEvent(sheet, QEvent(QEvent.Type.LanguageChange))
    settle_layout()
    assert sheet.opponents[0].about.text().startswith("Merész · ")
    assert [chip.plain_text() for chip in sheet.opponents[1].levels.chips][-1] == "Mester"
    assert sheet.setup().levels == SETTINGS.levels


# ------------------------------------------------------------------------------------ a running session


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    window = MainWindow(SETTINGS, OFFER)

    def put_away(_: object) -> None:
        window.sheets.toast.hide()
        window.scene.stop()
        window.sheets.settings.rest()

    qtbot.addWidget(window, before_close_func=put_away)
    window.show()
    return window


def test_opponents_are_changed_from_the_menu(window: MainWindow) -> None:
    action = window.menus.actions["opponents"]
    assert not action.isEnabled()
    match, _ = played(load("HM"), 1)
    window.set_players(("", "Kata", "Feri"), ("", "club:style=bold", "simple"))
    window.set_match(match)
    asked: list[object] = []
    window.wanted.connect(asked.append)
    action.trigger()
    sheet = window.sheets.opponents
    assert window.sheets.is_open(sheet)
    right, left = sheet.seats
    assert (right.name.text(), right.levels.value()) == ("Kata", "club")
    assert right.about.text().startswith("Bold · ")
    assert [chip.value for chip in left.levels.chips] == ["simple", *OFFER.levels]
    assert left.levels.value() == "simple"
    assert "next deal" in sheet.note.text()
    next(chip for chip in right.levels.chips if chip.value == "master").click()
    next(chip for chip in left.levels.chips if chip.value == "beginner").click()
    assert asked == [
        wish.ChangeLevels(("", "master:style=bold", "simple")),
        wish.ChangeLevels(("", "master:style=bold", "beginner")),
    ]
    sheet.back.click()
    assert not window.sheets.any_open
    action.trigger()
    assert (right.levels.value(), left.levels.value()) == ("master", "beginner")
    window.close_sheets()
    window.set_match(match.end())
    assert not action.isEnabled()


def test_the_plate_keeps_the_level_that_plays(window: MainWindow) -> None:
    now, coming = ("", "club:style=bold", "beginner"), ("", "master:style=bold", "casual")
    window.set_players(("", "Kata", "Zoli"), now, coming)
    players = window.scene.stage.players
    assert [player.level_text for player in players] == ["", "club", "beginner"]
    window.under_way.show_opponents()
    assert [seat.levels.value() for seat in window.sheets.opponents.seats] == ["master", "casual"]


def test_a_person_on_another_seat_has_no_level(window: MainWindow) -> None:
    window.set_players(("", "Kata", "Zoli"), ("", "club", ""))
    window.under_way.show_opponents()
    right, left = window.sheets.opponents.seats
    assert right.isVisible()
    assert not left.isVisible()
    assert left.spec() == ""
