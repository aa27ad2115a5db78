"""The sheet of statistics: figures, filters, an empty one, its deeds, and its place in every window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from tests.kit.ledgers import NOW, many_entries
from tests.ui.fit_kit import misfits
from tests.ui.test_windows import back_to_english
from tests.ui.window_kit import OFFER, put_away, settle_layout
from ulti_desktop.engine.contracts import Part
from ulti_desktop.store import figures
from ulti_desktop.store.figures import Average, Filter, Kind
from ulti_desktop.store.ledger import Decision, Entry, PartResult, Role
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui import language, look
from ulti_desktop.ui.components import Text
from ulti_desktop.ui.focus import reading_order
from ulti_desktop.ui.language import LANGUAGES
from ulti_desktop.ui.main_window import MainWindow
from ulti_desktop.ui.statistics_door import StatisticsDoor
from ulti_desktop.ui.statistics_sheet import StatisticsSheet

__all__ = ["back_to_english"]
pytestmark = pytest.mark.gui


@pytest.fixture(autouse=True)
def usual_text() -> Iterator[None]:
    yield
    look.choose_text_size(100)


def open_sheet(
    qtbot: QtBot,
    entries: tuple[Entry, ...],
    code: str = "en",
    size: tuple[int, int] = (1280, 800),
    text: int = 100,
) -> tuple[MainWindow, StatisticsSheet]:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    language.use(app, code)
    window = MainWindow(Settings(language=code, speed=4, text_size=text), OFFER)
    qtbot.addWidget(window, before_close_func=put_away)
    door = StatisticsDoor(window)
    window.resize(*size)
    window.show()
    window.menus.actions["statistics"].trigger()
    door.show(entries, NOW)
    settle_layout()
    return window, window.sheets.statistics


def texts(sheet: StatisticsSheet) -> str:
    return "\n".join(one.text() for one in sheet.findChildren(Text) if one.isVisible())


# ---------------------------------------------------------------------------------------- the figures
def entry(**change: object) -> Entry:
    return replace(many_entries(1)[0], parts=(), practice=False, undone=False, advised=False, **change)  # type: ignore[arg-type]


def test_contracts_are_counted_by_part_and_side() -> None:
    ulti = PartResult("ulti", True, True)
    entries = [
        replace(entry(role=Role.DECLARER), parts=(PartResult("parti", False, True), ulti)),
        replace(entry(role=Role.DECLARER), parts=(replace(ulti, made=False),)),
        replace(entry(role=Role.DEFENDER), parts=(ulti, PartResult("forty_hundred", True, False))),
        entry(role=Role.NONE),
    ]
    assert figures.kinds(entries) == (Kind(Part.ULTI, 2, 1, 1, 1), Kind(Part.FORTY_HUNDRED, 0, 0, 1, 0))


def test_balance_and_averages() -> None:
    rows = [(Role.DECLARER, 8), (Role.DEFENDER, -3), (Role.NONE, 0), (Role.DECLARER, -2)]
    entries = [entry(role=role, points=points) for role, points in rows]
    assert figures.balance(entries) == (8, 5, 5, 3)
    assert figures.average(entries, Role.DECLARER) == Average(2, 1, 6)
    assert figures.average(entries, Role.DECLARER).mean == 3
    assert figures.average([], Role.DEFENDER).mean == 0


def test_losses_are_of_reviewed_deals_only() -> None:
    costs = ((Decision.PLAY, 2.0), (Decision.KONTRA, 0.5))
    found = figures.losses([entry(costs=costs), entry(costs=None), entry(costs=costs)])
    assert found.reviewed == 2
    assert dict(found.costs)[Decision.PLAY] == 4
    assert dict(found.costs)[Decision.AUCTION] == 0
    assert figures.losses([entry(costs=None)]).costs == ()


@pytest.mark.parametrize(
    ("wanted", "change"),
    [
        (Filter(rules="GT"), {"rules": "HM"}),
        (Filter(role="declarer"), {"role": Role.DEFENDER}),
        (Filter(level="club"), {"opponents": ("casual", "master")}),
        (Filter(since=100), {"at": 99}),
        (Filter(with_practice=False), {"practice": True}),
        (Filter(with_undone=False), {"undone": True}),
        (Filter(with_advised=False), {"advised": True}),
    ],
)
def test_each_filter_leaves_out_what_it_says(wanted: Filter, change: dict[str, object]) -> None:
    fits = entry(rules="GT", role=Role.DECLARER, opponents=("casual", "club:style=bold"), at=100)
    other = replace(fits, **change)  # type: ignore[arg-type]
    assert figures.chosen([fits, other], wanted) == (fits,)
    assert figures.chosen([fits, other], Filter()) == (fits, other)


# ---------------------------------------------------------------------------------------- the sheet
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), ((800, 600), 100), ((800, 600), 150)])
def test_nothing_is_cut_off(qtbot: QtBot, code: str, size: tuple[int, int], text: int) -> None:
    window, sheet = open_sheet(qtbot, many_entries(60, reviewed=True), code, size, text)
    assert misfits(window.desk) == []
    sheet.show_entries((), NOW)
    settle_layout()
    assert misfits(window.desk) == []


def test_an_empty_sheet_says_what_will_be_there(qtbot: QtBot) -> None:
    _, sheet = open_sheet(qtbot, ())
    assert "Nothing has been counted yet" in texts(sheet)
    assert not sheet.line.isVisible()
    assert not sheet.export.isEnabled()
    assert not sheet.delete.isEnabled()


def test_filters_change_what_is_shown(qtbot: QtBot) -> None:
    entries = many_entries(60)
    _, sheet = open_sheet(qtbot, entries)
    sheet.pick(rules="HM", role="declarer")
    assert sheet.shown() == tuple(e for e in entries if e.rules == "HM" and e.role is Role.DECLARER)
    assert f"{len(sheet.shown())} of 60 deals" in sheet.facts.text()
    sheet.pick(rules="", role="", period=1)
    assert len(sheet.shown()) == 5
    sheet.pick(period=0, help="undone")
    assert not any(e.undone for e in sheet.shown())
    sheet.pick(help="all")
    assert sheet.shown() == tuple(e for e in entries if not (e.undone or e.advised or e.practice))
    sheet.pick(level="beginner", rules="EN", role="declarer", period=1)
    assert "No deal fits these filters" in texts(sheet)
    assert sheet.filters.isVisible()


def test_filters_stay_when_new_deals_come_and_the_language_changes(qtbot: QtBot, qapp: QApplication) -> None:
    _, sheet = open_sheet(qtbot, many_entries(30))
    sheet.pick(role="defender")
    sheet.show_entries(many_entries(31), NOW)
    language.use(qapp, "hu")
    settle_layout()
    assert sheet.role.value() == "defender"
    assert sheet.title.text() == "Statisztika"
    assert sheet.role.plain_text() == "Védőként"
    assert sheet.role.accessibleName() == "Szerep: Védőként"


def test_without_reviews_it_says_that_nothing_is_known(qtbot: QtBot) -> None:
    _, sheet = open_sheet(qtbot, many_entries(10))
    assert "Nothing is known yet" in sheet.losses.note.text()
    sheet.show_entries(many_entries(10, reviewed=True), NOW)
    assert "over 5 deals" in sheet.losses.note.text()


def test_screen_readers_hear_the_figures(qtbot: QtBot) -> None:
    _, sheet = open_sheet(qtbot, many_entries(30))
    total = sum(one.points for one in many_entries(30))
    assert sheet.line.accessibleName().endswith(str(abs(total)))
    names = [one.accessibleName() for one in sheet.kinds.findChildren(Text)]
    assert any("You made" in name for name in names)


def test_keys_scroll_and_tab_reaches_every_button(qtbot: QtBot) -> None:
    _, sheet = open_sheet(qtbot, many_entries(30), size=(800, 600))
    bar = sheet.area.verticalScrollBar()
    qtbot.keyClick(sheet.rules, Qt.Key.Key_End)
    assert bar.value() == bar.maximum() > 0
    qtbot.keyClick(sheet, Qt.Key.Key_PageUp)
    assert bar.value() < bar.maximum()
    stops = [
        sheet.close_button,
        *(sheet.rules, sheet.role, sheet.level, sheet.period, sheet.help),
        sheet.export,
    ]
    assert [one for one in reading_order(sheet) if one in stops] == stops


def test_export_writes_what_is_shown(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    window, sheet = open_sheet(qtbot, many_entries(30))
    wishes: list[object] = []
    window.wanted.connect(wishes.append)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    sheet.pick(role="defender")
    qtbot.mouseClick(sheet.export, Qt.MouseButton.LeftButton)
    assert wishes == [wish.ExportStatistics(str(tmp_path / "mine.csv"), sheet.shown())]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    qtbot.mouseClick(sheet.export, Qt.MouseButton.LeftButton)
    assert len(wishes) == 1


@pytest.mark.parametrize("sure", [True, False])
def test_deleting_asks_first(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, sure: bool) -> None:
    window, sheet = open_sheet(qtbot, many_entries(30))
    wishes: list[object] = []
    window.wanted.connect(wishes.append)
    answer = QMessageBox.StandardButton.Yes if sure else QMessageBox.StandardButton.No
    asked: list[str] = []
    monkeypatch.setattr(QMessageBox, "question", lambda *a: asked.append(a[2]) or answer)
    qtbot.mouseClick(sheet.delete, Qt.MouseButton.LeftButton)
    assert "30 deals" in asked[0]
    assert wishes == ([wish.DeleteStatistics()] if sure else [])


def test_a_closed_sheet_holds_no_deals_and_shows_them_anew(qtbot: QtBot) -> None:
    entries = many_entries(40)
    window, sheet = open_sheet(qtbot, entries)
    told = sheet.facts.text()
    window.hide()
    window.show()
    assert sheet.shown() == entries  # a window that is put away for a while loses nothing
    sheet.closed.emit()
    assert not sheet.isVisible()
    assert sheet.shown() == ()
    assert not sheet.export.isEnabled()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    language.use(app, "de")
    window.menus.actions["statistics"].trigger()
    StatisticsDoor(window).show(entries, NOW)
    assert sheet.shown() == entries
    assert sheet.export.isEnabled()
    assert sheet.facts.text() != told
