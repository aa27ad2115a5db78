"""The keyboard: Tab in reading order with a ring, Enter on the gold button, Esc for the open sheet."""

from __future__ import annotations

import gc

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGridLayout, QPushButton, QVBoxLayout, QWidget, QWidgetItem
from pytestqt.qtbot import QtBot

from tests.ui.test_windows import back_to_english, open_everything, window_in
from tests.ui.window_kit import SIZES, first_view, lowest_bid_naming, settle_layout
from ulti_desktop.engine.actions import Bid, NameTrump
from ulti_desktop.engine.rulesets import load
from ulti_desktop.ui import bid_choice as pick
from ulti_desktop.ui.bid_panel import BidPanel
from ulti_desktop.ui.controls import Control
from ulti_desktop.ui.focus import order_focus, reading_order
from ulti_desktop.ui.settlement_parts import show_all

__all__ = ["back_to_english"]
pytestmark = pytest.mark.gui


def tabs_within(start: QWidget, root: QWidget) -> list[QWidget]:
    """Return what Tab leads to after `start` until it leaves `root`."""
    start.setFocus()
    found: list[QWidget] = []
    while True:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        if focus is None or not root.isAncestorOf(focus) or focus in found:
            return found
        found.append(focus)


def chosen_panel(qtbot: QtBot, size: tuple[int, int]) -> tuple[BidPanel, QWidget]:
    window = window_in(qtbot, rules_id="HO")
    window.resize(*size)
    window.show()
    qtbot.waitActive(window)
    view = first_view(load("HO"), lambda v: v.seat == 0 and any(isinstance(a, Bid) for a in v.legal))
    window.show_view(view)
    offer = pick.offer_of(view, ())
    window.desk.panel._choose(pick.choice_for(offer.bids[0], offer.bids))
    settle_layout()
    return window.desk.panel, window.desk.table


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_tab_walks_through_the_bid_panel_as_one_reads(qtbot: QtBot, size: tuple[int, int]) -> None:
    panel, table = chosen_panel(qtbot, size)
    way = tabs_within(table, panel)
    toggles = list(panel.body.grid.buttons.values())
    first = way.index(toggles[0])
    assert way[first : first + len(toggles)] == toggles
    assert way.index(panel.body.hearts.switch) == first + len(toggles)
    assert way[-1] is panel.foot.bid or way.index(panel.foot.bid) > way.index(panel.body.hearts.switch)
    if panel.body.to_ladder.isVisibleTo(panel):
        assert way[0] is panel.body.to_ladder
    for control in way:
        if isinstance(control, Control):
            control.setFocus(Qt.FocusReason.TabFocusReason)
            assert control.shows_ring


def test_enter_on_the_gold_button_bids(qtbot: QtBot) -> None:
    panel, _ = chosen_panel(qtbot, (1280, 800))
    asked: list[object] = []
    panel.asked.connect(asked.append)
    assert panel.foot.bid.isEnabled()
    panel.foot.bid.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(panel.foot.bid, Qt.Key.Key_Return)
    assert len(asked) == 1
    assert isinstance(asked[0], Bid)


@pytest.mark.parametrize("on_table", [False, True])
def test_escape_closes_what_is_open_wherever_the_focus_is(qtbot: QtBot, on_table: bool) -> None:
    window = window_in(qtbot)
    window.show()
    qtbot.waitActive(window)
    window.show_view(first_view(load("HM"), lambda v: v.phase == "play" and len(v.tricks) == 2))
    for name in ("scores", "rules", "last_trick", "about", "new", "settings"):
        window.menus.actions[name].trigger()
        settle_layout()
        assert window.sheets.any_open
        if on_table:
            QTest.mouseClick(window.desk.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(4, 400))
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Escape)
        assert not window.sheets.any_open, name


def test_tab_reads_a_new_session_column_by_column(qtbot: QtBot) -> None:
    window = window_in(qtbot, rules_id="EN")
    window.show()
    qtbot.waitActive(window)
    window.menus.actions["new"].trigger()
    sheet = window.sheets.new_session
    sheet.rules.chips[0].click()
    settle_layout()
    way = tabs_within(sheet.close_button, sheet)
    rows = (
        sheet.rules,
        sheet.decks,
        sheet.languages,
        sheet.options,
        *sheet.players,
        sheet.deals,
        sheet.chips,
    )
    places = [next(i for i, one in enumerate(way) if row.isAncestorOf(one)) for row in rows]
    assert places == sorted(places)
    assert way[-3:] == [sheet.start, sheet.cancel, sheet.seed.link]


class Windows(QObject):
    """Notes every window that comes up."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(type(watched).__name__)
        return False


def test_no_sheet_comes_up_as_a_window_of_its_own(qtbot: QtBot) -> None:
    """Not even for a moment while it is built: the keyboard would be lost to it."""
    watch = Windows()
    app = QApplication.instance()
    assert app is not None
    window = window_in(qtbot)
    window.show()
    settle_layout()
    app.installEventFilter(watch)
    for _ in open_everything(window):
        settle_layout()
    app.removeEventFilter(watch)
    assert watch.seen == []
    assert window.isActiveWindow()


def test_trump_is_named_with_tab_and_enter(qtbot: QtBot) -> None:
    window = window_in(qtbot, rules_id="EN")
    window.show()
    settle_layout()
    window.show_view(lowest_bid_naming(load("EN")))
    settle_layout()
    asked: list[object] = []
    window.asked.connect(asked.append)
    buttons = [(one, button) for one, button in window.desk.bar.buttons.items() if isinstance(one, NameTrump)]
    assert buttons
    action, button = buttons[-1]
    window.desk.table.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(120):
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus is button:
            break
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert button.shows_ring
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert asked == [action]


def test_the_order_of_tab_keeps_nothing_of_a_layout(qtbot: QtBot) -> None:
    """Python's hold on an item of a layout outlives the item, and is taken for what comes in its place."""

    def kept() -> int:
        gc.collect()
        return sum(isinstance(one, QWidgetItem) for one in shiboken6.getAllValidWrappers())

    before = kept()
    sheet = QWidget()
    qtbot.addWidget(sheet)
    column, grid = QVBoxLayout(sheet), QGridLayout()
    buttons = [QPushButton(str(number)) for number in range(4)]
    column.addWidget(buttons[0])
    column.addLayout(grid)
    grid.addWidget(buttons[2], 1, 0)
    grid.addWidget(buttons[1], 0, 0)  # a grid keeps the order in which things came
    column.addStretch(1)
    column.addWidget(buttons[3])
    order_focus(sheet)
    show_all(grid)
    assert reading_order(sheet) == [buttons[0], buttons[2], buttons[1], buttons[3]]
    assert kept() == before
