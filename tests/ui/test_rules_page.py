"""The page of rules: choosing, comparing, going through it, and that nothing is cut off."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.window_kit import OFFER, put_away, settle_layout
from ulti_desktop import words
from ulti_desktop.engine.own_rules import build
from ulti_desktop.engine.rulesets import RULE_SET_IDS, from_toml, load
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import language
from ulti_desktop.ui.main_window import MainWindow
from ulti_desktop.ui.rule_sheet_page import RulesSheet
from ulti_desktop.ui.sheet_canvas import DIFFERENT, longest_word
from ulti_desktop.words.rule_sheet import compare, rule_sheet

OWN = from_toml('base = "HM"\nid = "kocsma"\nname = "Kocsmai ulti"\nkontra_max = 2\n', "own")


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    language.use(qapp, "en")
    yield
    language.use(qapp, "en")


def page_in(qtbot: QtBot, width: int = 1280, height: int = 800) -> RulesSheet:
    page = RulesSheet()
    qtbot.addWidget(page)
    page.fit_into(QSize(width, height))
    page.show()
    settle_layout()
    return page


def told(page: RulesSheet) -> list[str]:
    """All texts that are drawn."""
    return [piece.text for view in page.sections for piece in view.canvas(float(view.width())).pieces]


def bands(page: RulesSheet) -> int:
    return sum(len(view.canvas(float(view.width())).bands) for view in page.sections)


def test_the_whole_sheet_is_drawn(qtbot: QtBot) -> None:
    page = page_in(qtbot)
    page.show_rules(load("DE"))
    drawn = told(page)
    for section in rule_sheet(load("DE")).sections:
        assert section.title in drawn
        assert all(one.text in drawn for one in section.statements)
        if section.table is not None:
            assert all(cell in drawn for row in section.table.rows for cell in row.cells)
    assert bands(page) == 0


def test_another_rule_set_is_chosen_and_compared(qtbot: QtBot) -> None:
    page = page_in(qtbot)
    page.show_rules(load("HM"))
    page.rules.pick("GT")
    assert page.shown() == (load("GT"), None)
    page.other.pick("HO")
    assert page.shown() == (load("GT"), load("HO"))
    both = compare(rule_sheet(load("GT")), rule_sheet(load("HO")))
    assert bands(page) == both.differences
    signs = [sign for view in page.sections for sign in view.canvas(float(view.width())).signs]
    assert sum(sign.name == DIFFERENT for sign in signs) == both.differences
    assert "HO" not in [value for value in page.rules.choices() if value == page.shown()[0].id]
    page.rules.pick("HO")
    assert page.shown() == (load("HO"), None)
    page.other.pick("EN")
    page.other.pick(None)
    assert page.shown() == (load("HO"), None)


def test_own_rule_sets_are_offered(qtbot: QtBot) -> None:
    page = page_in(qtbot)
    page.set_own_rules([OWN])
    assert page.rules.choices() == (*RULE_SET_IDS, "kocsma")
    page.rules.pick("kocsma")
    page.set_own_rules([])
    assert page.shown()[0] == load("EN")


def test_house_options_in_play_are_shown(qtbot: QtBot) -> None:
    page = page_in(qtbot)
    rules = load("EN").with_options({"four_aces": True})
    page.show_rules(rules)
    assert any(text.startswith("Four aces: the declarer has") for text in told(page))


@pytest.mark.parametrize(
    ("code", "size"),
    [("hu", (800, 600)), ("de", (800, 600)), ("en", (800, 600)), ("hu", (1280, 800)), ("de", (1000, 700))],
)
def test_nothing_is_cut_off(qapp: QApplication, qtbot: QtBot, code: str, size: tuple[int, int]) -> None:
    language.use(qapp, code)
    page = page_in(qtbot, *size)
    page.show_rules(load("DE"))
    for other in (None, "HO"):
        page.other.pick(other)
        settle_layout()
        for view in page.sections:
            canvas = view.canvas(float(view.width()))
            assert view.height() >= canvas.y
            for piece in canvas.pieces:
                assert piece.rect.right() <= canvas.width + 1, piece
                assert longest_word(piece.role, [piece.text]) <= piece.rect.width() + 1.5, piece
        assert page.area.horizontalScrollBar().maximum() == 0


def test_language_changes_while_it_is_open(qapp: QApplication, qtbot: QtBot) -> None:
    page = page_in(qtbot)
    page.show_rules(load("HM"))
    language.use(qapp, "de")
    settle_layout()
    assert any("Der Alleinspieler macht keinen Stich" in text for text in told(page))
    assert page.sections[0].accessibleName() == words.section("cards")


def test_what_is_shown_is_copied_as_text(qtbot: QtBot) -> None:
    page = page_in(qtbot)
    page.show_rules(load("HM"))
    said: list[bool] = []
    page.copied.connect(lambda: said.append(True))
    clipboard = QApplication.clipboard()
    clipboard.clear()
    QTest.keyClick(page, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    sheet = rule_sheet(load("HM"))
    text = clipboard.text()
    assert all(section.title in text for section in sheet.sections)
    words_of = " ".join(text.split())
    assert all(one.text in words_of for section in sheet.sections for one in section.statements)
    page.other.pick("HO")
    page.copy_text.click()
    beside = clipboard.text()
    assert sum(line.startswith("≠") for line in beside.splitlines()) == bands(page)
    assert len(said) == 2


def test_keys_go_through_it_and_the_list_jumps(qtbot: QtBot) -> None:
    page = page_in(qtbot)
    page.show_rules(load("EN"))
    settle_layout()
    bar = page.area.verticalScrollBar()
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert bar.value() > 200
    QTest.keyClick(page, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    assert page.jumps[-1].isChecked()
    QTest.keyClick(page, Qt.Key.Key_Home)
    assert bar.value() == 0
    page.jumps[4].click()
    assert bar.value() == page.sections[4].y()
    assert [jump.isChecked() for jump in page.jumps].index(True) == 4


def test_menu_of_choices_ticks_the_present_one(qtbot: QtBot) -> None:
    page = page_in(qtbot)
    menu = page.rules.menu_of_choices()
    ticked = [action.text() for action in menu.actions() if action.isChecked()]
    assert ticked == [words.rule_set(page.shown()[0])]
    menu.actions()[2].trigger()
    assert page.shown()[0] == load("GT")


def test_before_a_session_the_rules_chosen_last_are_shown(qtbot: QtBot) -> None:
    own = build("HO", "mine", "Mine", {"stake": 3}, {})
    chosen = Settings(language="en", rules_id="EN", options=(("four_aces", True),))
    window = MainWindow(chosen, OFFER, (own,))
    qtbot.addWidget(window, before_close_func=put_away)
    window.menus.actions["rules"].trigger()
    assert window.sheets.rules.shown()[0] == load("EN").with_options({"four_aces": True})
    window.apply_settings(replace(chosen, rules_id="mine", options=(("gone", True),)))
    window.menus.actions["rules"].trigger()
    assert window.sheets.rules.shown()[0] == own
    window.menus.actions["calculator"].trigger()
    assert window.sheets.calculator.rules.value() == "mine"
