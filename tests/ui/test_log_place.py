"""Where the log stands: beside the table where there is room, else over what is least needed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.test_text_sizes import phases
from tests.ui.window_kit import settle_layout, window_in
from ulti_desktop.ui.desk import LEAST_TABLE
from ulti_desktop.ui.desk_and_log import LEAST_DESK
from ulti_desktop.ui.main_window import MainWindow

pytestmark = pytest.mark.gui


def with_log(qtbot: QtBot, width: int, height: int) -> MainWindow:
    window = window_in(qtbot)
    window.resize(width, height)
    window.show()
    window.show_view(phases("HM")["play"])
    window.apply_settings(replace(window._settings, show_log=True))
    settle_layout()
    assert window.log.isVisible()
    return window


def in_window(window: MainWindow, rect: QRect) -> QRect:
    parent = window.log.parentWidget()
    assert parent is not None
    return QRect(parent.mapTo(window, rect.topLeft()), rect.size())


def test_beside_the_table_where_there_is_room(qtbot: QtBot) -> None:
    window = with_log(qtbot, 1280, 800)
    assert window.desk.width() >= LEAST_DESK
    assert window.log.geometry().right() < window.desk.geometry().left()
    window.show_view(phases("HM")["bid"])
    assert window.log.isVisible()
    assert window.desk.table.width() >= LEAST_TABLE


def test_over_the_table_it_leaves_trick_and_hand(qtbot: QtBot) -> None:
    window = with_log(qtbot, 800, 600)
    assert window.desk.width() == 800
    layout, place = window.scene.table, window.log.geometry()
    for rect in (layout.hand_rect(10), *(slot.rect() for slot in layout.slots)):
        assert not place.intersects(rect.toRect())


def test_it_gives_way_to_the_auction_and_comes_when_called(qtbot: QtBot) -> None:
    window = with_log(qtbot, 800, 600)
    window.show_view(phases("HM")["bid"])
    assert not window.log.isVisible()
    log = window.menus.actions["log"]
    log.trigger()
    assert log.isChecked()
    assert window.log.geometry() == window.desk.panel.geometry()
    QTest.keyClick(window.log, Qt.Key.Key_Escape)
    assert not window.log.isVisible()
    assert not log.isChecked()
    log.trigger()
    window.show_view(phases("HM")["play"])
    assert window.log.isVisible()
    assert window.log.geometry().right() < window.scene.table.slots[2].rect().left()
