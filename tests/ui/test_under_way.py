"""The session under way: what its file is called, and what is forgotten when another one begins."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from tests.ui.window_kit import played, settle_layout, window_in
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.rulesets import load
from ulti_desktop.engine.step import start_deal
from ulti_desktop.engine.view import Step, view_of
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui import language
from ulti_desktop.ui.main_window import MainWindow

pytestmark = pytest.mark.gui
DAY = r"\d{4}-\d\d-\d\d"


@pytest.mark.parametrize(("rules_id", "piece"), [("EN", "EN"), ("../our rules", "-our-rules")])
def test_a_name_is_proposed_for_the_file(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, rules_id: str, piece: str
) -> None:
    window = window_in(qtbot, rules_id="EN")
    match, _ = played(load("EN"), 1)
    window.set_match(replace(match, rules=replace(match.rules, id=rules_id)))
    proposed: list[str] = []
    wishes: list[object] = []
    window.wanted.connect(wishes.append)

    def ask(_window: object, _title: str, name: str, _filter: str) -> tuple[str, str]:
        proposed.append(name)
        return f"/saved/{len(proposed)}", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    window.menus.actions["save"].trigger()
    assert re.fullmatch(rf"ulti-{piece}-{DAY}\.ulti", proposed[0])
    assert wishes == [wish.SaveRecord("/saved/1.ulti")]


@pytest.mark.parametrize("answer", [QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No])
def test_a_file_is_not_replaced_unasked(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, answer: QMessageBox.StandardButton
) -> None:
    window = window_in(qtbot, rules_id="EN")
    (tmp_path / "evening.ulti").write_text("mine", "utf-8")
    typed = iter([tmp_path / "evening.ulti", tmp_path / "evening", tmp_path / "another"])
    asked: list[str] = []
    wishes: list[object] = []
    window.wanted.connect(wishes.append)

    def question(_parent: object, _title: str, text: str) -> QMessageBox.StandardButton:
        asked.append(text)
        return answer

    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(next(typed)), ""))
    monkeypatch.setattr(QMessageBox, "question", question)
    for _ in range(3):
        window.menus.actions["save"].trigger()
    assert asked == ["evening.ulti is there already. Replace it?"]  # of the written ending the dialog asks
    yes = answer is QMessageBox.StandardButton.Yes
    names = ["evening", "evening", "another"] if yes else ["evening", "another"]
    assert wishes == [wish.SaveRecord(str(tmp_path / f"{name}.ulti")) for name in names]


def test_the_next_deal_takes_the_settlement_away_whoever_asked_for_it(qtbot: QtBot) -> None:
    window = window_in(qtbot, rules_id="EN")
    assert window.sheets.is_open(window.sheets.settlement)
    state, events = start_deal(load("EN"), 0, shuffled("the next one"))
    window.step(Step(view_of(state, 0), events))
    assert not window.sheets.any_open
    assert not window.under_way.deal_is_over


def settlement_texts(window: MainWindow) -> list[str]:
    sheet = window.sheets.settlement
    window.sheets.open(sheet)
    shown = [label for label in sheet.findChildren(QLabel) if label.isVisibleTo(sheet)]
    return [sheet.accessibleDescription(), *(label.text() for label in shown)]


@pytest.mark.parametrize("covered", [True, False])
def test_the_settlement_follows_language_and_deck_whether_it_is_seen_or_not(
    qtbot: QtBot, covered: bool
) -> None:
    """Said once to the program, which Qt then tells of; a settlement that is covered catches up."""
    app = QApplication.instance()
    assert app is not None
    wishes: list[object] = []

    def carry_out(command: object) -> None:
        wishes.append(command)
        if isinstance(command, wish.ChangeSettings):
            language.use(app, command.settings.language)

    try:
        afresh = window_in(qtbot, "de", deck="french")
        afresh.show()
        settle_layout()
        expected = settlement_texts(afresh)
        window = window_in(qtbot, "en")
        window.show()
        assert window.sheets.shows("settlement")
        window.wanted.connect(carry_out)
        if covered:
            window.sheets.open(window.sheets.settings)
        window._set(language="de")
        settle_layout()
        window._set(deck="french")
        settle_layout()
        window.close_sheets()
        assert window.sheets.shows("settlement")
        assert settlement_texts(window) == expected
        assert len(wishes) == 2
    finally:
        language.use(app, "en")
