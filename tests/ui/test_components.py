"""Layouts are emptied without anything left behind."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLayout, QSpacerItem, QWidget
from pytestqt.qtbot import QtBot

from ulti_desktop.ui.components import FlowLayout, clear


@pytest.mark.parametrize("kind", [QHBoxLayout, QGridLayout, FlowLayout])
def test_clear_deletes_widgets_and_items(qtbot: QtBot, kind: type[QLayout]) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    layout = kind(page)
    label, spacer = QLabel("x"), QSpacerItem(1, 1)
    layout.addWidget(label)
    layout.addItem(spacer)
    layout.addWidget(QLabel("y"))

    clear(layout)

    assert layout.count() == 0
    assert label.isHidden()
    qtbot.waitUntil(lambda: not shiboken6.isValid(label), timeout=20_000)
    assert not shiboken6.isValid(spacer)
    assert page.findChildren(QLabel) == []
