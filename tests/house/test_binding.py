"""The binding must not eat references: PySide6 6.12.0 does on Python 3.11, and no other test sees it."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtGui import QPainter, QPixmap


@pytest.mark.gui
def test_binding_does_not_eat_none(qapp: object) -> None:
    pixmap = QPixmap(4, 4)
    painter = QPainter(pixmap)
    before = sys.getrefcount(None)
    for _ in range(500):
        painter.save()
        painter.restore()
    after = sys.getrefcount(None)
    painter.end()
    assert abs(after - before) < 50


@pytest.mark.gui
def test_binding_does_not_eat_true(qapp: object) -> None:
    pixmap = QPixmap(4, 4)
    before = sys.getrefcount(True)
    for _ in range(500):
        painter = QPainter(pixmap)
        painter.isActive()
        painter.end()
    assert abs(sys.getrefcount(True) - before) < 50
