"""The rule-set editor: what is changed, refused, saved, and comes back the same."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from tests.ui.window_kit import settle_layout, too_narrow, window_in
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.ladder import ladder, list_name
from ulti_desktop.engine.own_rules import to_toml
from ulti_desktop.engine.rulesets import PARAMETERS, RULE_SET_IDS, RuleSet, from_toml, load
from ulti_desktop.lessons.checking import check
from ulti_desktop.lessons.library import lessons
from ulti_desktop.rulefiles import RuleFiles
from ulti_desktop.store import rules as store
from ulti_desktop.store.problems import not_saved
from ulti_desktop.ui import language, look
from ulti_desktop.ui.components import ChoiceRow
from ulti_desktop.ui.controls import Switch
from ulti_desktop.ui.own_draft import Draft
from ulti_desktop.ui.rule_editor import SECTIONS, RuleEditor, names_in
from ulti_desktop.ui.stepper import Stepper
from ulti_desktop.words.rule_sheet import rule_sheet


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    language.use(qapp, "en")
    yield
    language.use(qapp, "en")
    look.choose_text_size(100)


def editor_in(qtbot: QtBot, rules: RuleSet, width: int = 1280, height: int = 800) -> RuleEditor:
    editor = RuleEditor()
    qtbot.addWidget(editor)
    editor.begin(rules, ("kocsma",))
    editor.fit_into(QSize(width, height))
    editor.show()
    settle_layout()
    return editor


def test_every_parameter_has_a_row() -> None:
    names = [name for section in SECTIONS for name in names_in(section)]
    assert sorted(names) == sorted([*PARAMETERS, "packets"])


def test_made_with_the_controls_and_saved(qtbot: QtBot) -> None:
    editor = editor_in(qtbot, load("HM"))
    editor.show_section("kontra")
    levels = editor.rows["kontra_max"].control
    assert isinstance(levels, ChoiceRow)
    next(chip for chip in levels.chips if chip.value == 2).click()
    editor.show_section("scoring")
    editor.show_section("session")
    deals = editor.rows["session_deals"].control
    assert isinstance(deals, Stepper)
    deals.setFocus()
    QTest.keyClicks(deals, "36")
    editor.show_section("play")
    switch = editor.rows["must_overtrump"].control
    assert isinstance(switch, Switch)
    switch.click()
    editor.show_section("values")
    assert editor.values is not None
    editor.values.steppers[Part.BETLI, "hearts"].go(10)
    editor.name.setText("")
    QTest.keyClicks(editor.name, "Kocsma")
    kept: list[RuleSet] = []
    editor.kept.connect(kept.append)
    editor.save.click()
    (rules,) = kept
    assert (rules.id, rules.name, rules.base) == ("kocsma-2", "Kocsma", "HM")
    assert (rules.kontra_max, rules.session_deals, rules.must_overtrump) == (2, 36, False)
    assert rules.parts[Part.BETLI].hearts == 10
    again = from_toml(to_toml(rules), "own")
    assert again == rules
    editor.begin(again)
    assert editor.draft.result() == rules
    assert editor.name.text() == "Kocsma"


def test_what_differs_is_marked_counted_and_set_back(qtbot: QtBot) -> None:
    editor = editor_in(qtbot, load("EN"))
    editor.show_section("scoring")
    row = editor.rows["loss_factor"]
    assert not row.reset.isVisibleTo(editor)
    editor.set_value("loss_factor", 2)
    assert row.reset.isVisibleTo(editor)
    assert row.base.text() == "In the base: ×1"
    assert editor.jumps["scoring"].plain_text() == "Scoring · 1"
    row.reset.click()
    assert editor.draft.changes == {}
    assert editor.jumps["scoring"].plain_text() == "Scoring"


def test_refused_combinations_are_explained(qtbot: QtBot) -> None:
    editor = editor_in(qtbot, load("EN"))
    editor.set_value("opener_must_bid", False)
    assert editor.clash.text().startswith("“Packets of the deal” and “Forehand must bid” cannot be combined:")
    assert not editor.save.isEnabled()
    assert not editor.export.isEnabled()
    assert editor.jumps["auction"].plain_text().endswith("!")
    editor.set_value("packets", ((5, 5, 5), (5, 5, 5)))
    assert editor.clash.isHidden()
    assert editor.save.isEnabled()
    editor.name.setText("")
    editor.name.textEdited.emit("")
    assert editor.clash.text() == "Give the rule set a name."
    assert not editor.save.isEnabled()


def test_ranking_by_list_brings_a_list() -> None:
    draft = Draft("EN", name="x").with_value("order", "list")
    assert draft.problem() is None
    assert draft.result().rank_list == load("DE").rank_list
    assert draft.with_value("order", "value").changes == {}


def test_the_list_of_bids_is_reordered_by_buttons_and_keys(qtbot: QtBot) -> None:
    editor = editor_in(qtbot, load("DE"))
    editor.show_section("auction")
    ranking = editor.ranking
    assert ranking is not None
    assert ranking.isVisibleTo(editor)
    before = editor.draft.ranking()
    ranking.buttons["betli", 1].click()
    ranking.buttons["betli", 1].click()
    assert editor.draft.ranking()[:5] == (*before[:2], "forty_hundred", "hearts forty_hundred", "betli")
    ranking.buttons["parti", 1].setFocus()
    QTest.keyClick(ranking.buttons["parti", 1], Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert editor.draft.ranking()[:2] == ("hearts parti", "parti")
    rules = editor.draft.result()
    assert set(rules.rank_list) == set(load("DE").rank_list)
    assert from_toml(to_toml(rules), "own") == rules
    order = [list_name(row.contract) for row in ladder(rules) if len(row.contract.parts) == 1]
    assert order.index("betli") > order.index("hearts forty_hundred")
    assert editor.jumps["auction"].plain_text().endswith("· 1")
    ranking.reset.click()
    assert editor.draft.changes == {}
    editor.set_value("order", "value")
    assert not ranking.isVisibleTo(editor)


def test_a_part_of_the_base_is_left_out_and_comes_back(qtbot: QtBot) -> None:
    editor = editor_in(qtbot, load("HO"))
    editor.show_section("values")
    assert editor.values is not None
    switches = editor.values.switches
    assert not switches[Part.PARTI].isEnabled()
    switches[Part.BETLI].click()
    rules = editor.draft.result()
    assert Part.BETLI not in rules.parts
    assert not any(Part.BETLI in row.contract for row in ladder(rules))
    assert from_toml(to_toml(rules), "own") == rules
    assert Draft.of(rules).result() == rules
    assert not editor.values.steppers[Part.BETLI, "plain"].isEnabled()
    switches[Part.BETLI].click()
    assert editor.draft.parts == {}
    switches[Part.FOUR_ACES].click()
    assert editor.clash.text().endswith("the part has no value.")
    assert not editor.save.isEnabled()


def test_lessons_and_sheet_know_of_parts_left_out() -> None:
    rules = Draft("HM", name="x").with_part(Part.BETLI, there=False).result()
    assert not check([one for one in lessons() if one.id in ("betli", "ten", "overview")], [rules]).failures
    assert rule_sheet(rules).sections
    lone = Draft("DE", name="x").with_value("only_combined_bids", True)
    for part in (Part.ULTI, Part.FORTY_HUNDRED, Part.TWENTY_HUNDRED):
        lone = lone.with_part(part, there=False)
    problem = lone.problem()
    assert problem is not None
    assert problem.names == ("only_combined_bids", "contracts")


@pytest.mark.long
@pytest.mark.parametrize("base", RULE_SET_IDS)
def test_every_part_may_be_left_out(base: str) -> None:
    for part in load(base).parts:
        draft = Draft(base, name="x").with_part(part, there=False)
        if draft.problem() is None:
            rules = draft.result()
            assert not check(lessons(), [rules]).failures, part
            assert rule_sheet(rules).sections
            assert from_toml(to_toml(rules), "own") == rules


def test_another_base_keeps_what_was_changed() -> None:
    draft = Draft("EN", name="x").with_value("loss_factor", 2).with_amount(Part.BETLI, "hearts", 7)
    moved = draft.with_base("HM")
    assert moved.changes == {}  # there it is so by itself
    assert moved.result().parts[Part.BETLI].hearts == 7
    assert draft.with_base("GT").result().loss_factor == 2


def test_nothing_of_a_file_is_lost_that_the_editor_does_not_show() -> None:
    text = """base = "HM"
id = "mine"
name = "Mine"
house_options = ["betli_ends_early", "must_overtrump"]
filled_in = ["deck"]
rank_list = ["parti", "betli"]
"""
    rules = from_toml(text, "mine")
    draft = Draft.of(rules)
    assert draft.result() == rules
    assert draft.with_value("loss_factor", 1).result().house_options == rules.house_options
    assert draft.with_base("HO").result().house_options == rules.house_options


def test_house_options_in_play_go_along() -> None:
    rules = load("EN").with_options({"four_aces": True})
    draft = Draft.of(rules, "Mine")
    assert (draft.id, draft.base, draft.changes) == ("", "EN", {"four_aces": True})


@pytest.mark.parametrize(("code", "size"), [("hu", (800, 600)), ("de", (800, 600)), ("de", (1280, 800))])
def test_nothing_is_cut_off(qapp: QApplication, qtbot: QtBot, code: str, size: tuple[int, int]) -> None:
    language.use(qapp, code)
    editor = editor_in(qtbot, load("HO"), *size)
    editor.set_value("loss_factor", 2)
    for section in SECTIONS:
        editor.show_section(section)
        settle_layout()
        assert too_narrow(editor) == [], section
        assert editor.content.width() <= editor.area.viewport().width(), section


@pytest.mark.parametrize("code", ["hu", "de"])
def test_the_largest_text_fits_in_the_smallest_window(qapp: QApplication, qtbot: QtBot, code: str) -> None:
    look.choose_text_size(200)
    language.use(qapp, code)
    editor = editor_in(qtbot, load("HO"), 800, 600)
    for section in SECTIONS:
        editor.show_section(section)
        settle_layout()
        assert editor.content.width() <= editor.area.viewport().width(), section


def test_saved_shown_beside_its_base_exported_imported_and_deleted(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = window_in(qtbot, rules_id="HM")
    files = RuleFiles(window)
    window.show()
    window.menus.actions["rules"].trigger()
    sheets = window.sheets
    sheets.rules.edit.click()
    assert sheets.is_open(sheets.editor)
    sheets.editor.set_value("loss_factor", 1)
    sheets.editor.save.click()
    (own,) = store.own()[0]
    assert own.loss_factor == 1
    assert sheets.is_open(sheets.rules)
    assert sheets.rules.shown() == (own, load("HM"))
    assert own.id in sheets.rules.rules.choices()
    assert own.id in sheets.calculator.rules.choices()
    assert own.id in [chip.value for chip in sheets.new_session.rules.chips]

    out = tmp_path / "mine"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    sheets.rules.edit.click()
    assert sheets.editor.draft.id == own.id
    sheets.editor.export.click()
    sheets.editor.delete.click()
    assert store.own()[0] == (own,)  # it asks once more
    sheets.editor.delete.click()
    assert store.own()[0] == ()
    assert sheets.rules.rules.choices() == RULE_SET_IDS
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(out) + ".toml", ""))
    sheets.rules.take_in.click()
    assert store.own()[0] == (own,)
    assert sheets.rules.shown()[0] == own
    assert files.parent() is window


@pytest.mark.parametrize("answer", [QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No])
def test_an_export_replaces_nothing_unasked(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: QMessageBox.StandardButton
) -> None:
    window = window_in(qtbot)
    RuleFiles(window)
    there = tmp_path / "table.toml"
    there.write_text("mine", "utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "table"), ""))
    monkeypatch.setattr(QMessageBox, "question", lambda *_: answer)
    window.sheets.rules.edit.click()
    window.sheets.editor.export.click()
    assert (there.read_text("utf-8") == "mine") is (answer is QMessageBox.StandardButton.No)


def test_what_cannot_be_saved_or_deleted_stays(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = window_in(qtbot, rules_id="HM")
    RuleFiles(window)
    said: list[str] = []
    monkeypatch.setattr(window, "show_message", said.append)
    full = OSError(errno.ENOSPC, "no space left")
    with monkeypatch.context() as broken:
        broken.setattr(store, "write_atomic", Mock(side_effect=full))
        window.menus.actions["rules"].trigger()
        sheets = window.sheets
        sheets.rules.edit.click()
        sheets.editor.set_value("loss_factor", 1)
        sheets.editor.save.click()
        assert sheets.is_open(sheets.editor)
        assert sheets.editor.draft.changes["loss_factor"] == 1
        assert len(said) == 1
        assert sheets.rules.rules.choices() == RULE_SET_IDS
    sheets.editor.save.click()
    (own,) = store.own()[0]
    assert sheets.rules.shown() == (own, load("HM"))
    sheets.rules.forget(own.id)
    assert sheets.rules.shown() == (load("HM"), None)  # what is shown was not taken for what is in play
    sheets.rules.read(own)
    sheets.rules.edit.click()
    monkeypatch.setattr(store, "delete", lambda _: not_saved(Path("x.toml"), full))
    sheets.editor.delete.click()
    sheets.editor.delete.click()
    assert sheets.is_open(sheets.editor)
    assert store.own()[0] == (own,)


def test_leaving_asks_once_more_and_leads_back_to_the_rules(qtbot: QtBot) -> None:
    window = window_in(qtbot)
    window.show()
    sheets = window.sheets
    sheets.open(sheets.handbook)
    sheets.open(sheets.rules)
    sheets.rules.edit.click()
    sheets.close_top()  # nothing was changed
    assert sheets.is_open(sheets.rules)
    sheets.rules.edit.click()
    sheets.editor.set_value("loss_factor", 2)
    sheets.close_top()
    assert sheets.is_open(sheets.editor)
    assert sheets.editor.cancel.plain_text() == "Discard the changes?"
    sheets.editor.set_value("stake", 2)
    assert sheets.editor.cancel.plain_text() == "Cancel"
    sheets.editor.cancel.click()
    assert sheets.is_open(sheets.editor)
    sheets.editor.cancel.click()
    assert sheets.is_open(sheets.rules)
    sheets.close_top()
    assert sheets.is_open(sheets.handbook)


def test_a_bad_file_is_refused_with_its_reason(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = window_in(qtbot)
    RuleFiles(window)
    said: list[str] = []
    monkeypatch.setattr(window, "show_message", said.append)
    bad = tmp_path / "bad.toml"
    bad.write_text('base = "EN"\nid = "x"\nname = "X"\nopener_must_bid = false\n', "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(bad), ""))
    window.sheets.rules.take_in.click()
    (told,) = said
    assert told.startswith(
        "The rule set in “bad.toml” cannot be used. “Packets of the deal” and “Forehand must"
    )
    assert store.own()[0] == ()


def test_escape_leaves_without_saving(qtbot: QtBot) -> None:
    editor = editor_in(qtbot, load("GT"))
    editor.set_value("loss_factor", 2)
    with qtbot.waitSignal(editor.closed):
        QTest.keyClick(editor, Qt.Key.Key_Escape)
