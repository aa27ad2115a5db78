"""Cards at rest are drawn for the very pixels of the screen, at every scale and size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from pytestqt.qtbot import QtBot

from tests.kit.steps import first_view, with_choice
from tests.scene.table_kit import Table
from ulti_desktop.scene.art import BORDER
from ulti_desktop.scene.card_item import CardItem
from ulti_desktop.scene.layout import CARD_ASPECT
from ulti_desktop.scene.stamp import Stamp

pytestmark = pytest.mark.gui

SIZES = ((800, 600), (1280, 800), (1920, 1080), (3840, 2160))


def settled_items(qtbot: QtBot, table: Table, size: tuple[int, int], dpr: float) -> list[CardItem]:
    table.scene.set_size(QSizeF(*size), dpr)
    qtbot.waitUntil(lambda: table.scene.art.pending == 0, timeout=60_000)
    return [item for item in table.scene.items() if isinstance(item, CardItem)]


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_every_card_at_rest_has_the_pixels_of_the_screen(qtbot: QtBot, dpr: float) -> None:
    view = first_view(lambda v: with_choice(v) and len(v.hand) >= 6 and len(v.tricks) > 1)
    table = Table(qtbot)
    table.scene.show_view(view)
    for size in SIZES if dpr == 1.0 else SIZES[1:2]:
        items = settled_items(qtbot, table, size, dpr)
        assert len(items) > 15
        for item in items:
            pixmap = item.pixmap()
            assert item.sharp
            assert pixmap.devicePixelRatio() == dpr
            assert item.scale() == 1.0
            assert item.rotation() == 0.0
            x, y = item.x() * dpr, item.y() * dpr
            assert abs(x - round(x)) < 0.01
            assert abs(y - round(y)) < 0.01
            least = item.place.width * dpr + 2 * BORDER - 2
            assert pixmap.width() >= least
            assert pixmap.height() >= least * CARD_ASPECT - 6


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_texts_and_marks_too(qtbot: QtBot, dpr: float) -> None:
    table = Table(qtbot)
    table.scene.show_view(first_view(with_choice))
    table.scene.set_size(QSizeF(1280, 800), dpr)
    stamps = [item for item in table.scene.items() if isinstance(item, Stamp) and item.isVisible()]
    assert len(stamps) > 8
    for stamp in stamps:
        assert stamp.pixmap().devicePixelRatio() == dpr
        assert stamp.scale() == 1.0
