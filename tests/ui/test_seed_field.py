"""A seed that somebody told is typed in the new session, and deals the same cards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.fit_kit import misfits
from tests.ui.window_kit import played, settle_layout, window_in
from ulti_desktop.engine.rulesets import load
from ulti_desktop.engine.view import view_of
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui import language
from ulti_desktop.ui.new_session import NewSessionSheet
from ulti_desktop.ui.offer import Offer
from ulti_desktop.ui.seed_field import LONGEST_SEED
from ulti_desktop.ui.seed_line import SeedLine

pytestmark = pytest.mark.gui
OFFER = Offer(("beginner", "master"), (), (), "beginner")
SEED = "8ecf96c6d7f210cf5523d77624f7e7e8"


@pytest.fixture(autouse=True)
def back_to_english(qapp: QApplication) -> Iterator[None]:
    yield
    language.use(qapp, "en")


def sheet_of(qtbot: QtBot) -> NewSessionSheet:
    sheet = NewSessionSheet(OFFER)
    qtbot.addWidget(sheet)
    sheet.show_settings(Settings())
    sheet.show()
    return sheet


def test_a_seed_is_asked_for_and_typed_by_key(qtbot: QtBot) -> None:
    window = window_in(qtbot)
    window.show()
    window.menus.actions["new"].trigger()
    sheet = window.sheets.new_session
    asked: list[object] = []
    window.wanted.connect(asked.append)
    assert not sheet.seed.isVisible()
    sheet.seed.link.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(sheet.seed.link, Qt.Key.Key_Return)
    assert sheet.seed.line.isVisible()
    assert not sheet.seed.link.isVisible()
    assert window.focusWidget() is sheet.seed.line
    settle_layout()
    place = sheet.seed.line.mapTo(sheet.area.viewport(), sheet.seed.line.rect().center())
    assert sheet.area.viewport().rect().contains(place)
    qtbot.keyClicks(sheet.seed.line, "bell ringer")
    sheet.start.click()
    assert [one.setup.seed for one in asked if isinstance(one, wish.NewSession)] == ["bell ringer"]


@pytest.mark.parametrize(
    ("typed", "seed"),
    [
        ("", None),
        ("   ", None),
        (f"{SEED}/7", SEED),
        (f"  {SEED}\n", SEED),
        ("one\u2028two\u200e", "onetwo"),
        ("a/b", "a/b"),
        ("/12", None),
    ],
)
def test_what_was_copied_or_typed_is_the_seed(qtbot: QtBot, typed: str, seed: str | None) -> None:
    sheet = sheet_of(qtbot)
    sheet.seed.line.setText(typed)
    assert sheet.setup().seed == seed
    assert sheet.start.isEnabled()


def test_what_is_copied_under_a_settlement_can_be_pasted(qtbot: QtBot) -> None:
    line, sheet = SeedLine(), sheet_of(qtbot)
    qtbot.addWidget(line)
    line.show_seed(SEED, 12)
    sheet.seed.line.setText(line.copied_text())
    assert sheet.setup().seed == SEED


def test_a_seed_that_is_too_long_is_refused_in_one_sentence(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    sheet.seed.link.click()
    usual = sheet.seed.about.text()
    sheet.seed.line.setText("x" * (LONGEST_SEED + 1))
    assert not sheet.start.isEnabled()
    assert sheet.seed.about.text() == f"A seed has at most {LONGEST_SEED} characters."
    assert sheet.seed.line.accessibleDescription() == sheet.seed.about.text()
    sheet.seed.line.backspace()
    assert sheet.start.isEnabled()
    assert sheet.seed.about.text() == usual


def test_the_next_session_has_a_seed_of_its_own(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    sheet.seed.link.click()
    sheet.seed.line.setText("told")
    sheet.show_settings(Settings())
    assert sheet.setup().seed is None
    assert sheet.seed.link.isVisible()
    assert not sheet.seed.isVisible()


@pytest.mark.parametrize("code", ["hu", "de", "en"])
@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (480, 800)])
def test_the_field_and_the_seed_of_a_deal_fit(qtbot: QtBot, code: str, size: tuple[int, int]) -> None:
    window = window_in(qtbot, code)
    window.resize(*size)
    window.show()
    window.menus.actions["new"].trigger()
    sheet = window.sheets.new_session
    settle_layout()
    assert misfits(sheet) == []
    sheet.seed.link.click()
    sheet.seed.line.setText("m" * LONGEST_SEED)
    settle_layout()
    assert misfits(sheet) == []
    window.close_sheets()
    match, ends = played(load("HM"), 1)
    window.set_match(match)
    window.show_view(view_of(ends[-1], 0))
    settlement = window.sheets.settlement
    settlement.seed.show_seed("m" * LONGEST_SEED, 12)
    settle_layout()
    assert settlement.seed.isVisibleTo(settlement)
    assert misfits(settlement) == []
