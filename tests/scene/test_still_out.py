"""The list of cards still out: when it is on show, and what stands in it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from tests.kit.steps import first_view, with_choice
from tests.scene.table_kit import Table
from ulti_desktop.engine.actions import Claim, Kontra
from ulti_desktop.engine.contracts import Part
from ulti_desktop.scene import still_out
from ulti_desktop.scene.stamp import text_width

pytestmark = pytest.mark.gui


def test_the_hint_layer_counts_what_is_out(qtbot: QtBot) -> None:
    table = Table(qtbot, 1280, 800)
    table.scene.show_view(first_view(with_choice))
    assert not table.scene.stage.still_out.shown
    table.scene.set_hint(True)
    assert table.scene.stage.still_out.shown
    table.scene.set_docked(True)
    assert not table.scene.stage.still_out.shown


@pytest.mark.parametrize(("width", "height", "text"), [(800, 600, 1.0), (800, 600, 2.0), (1280, 800, 1.0)])
def test_the_cards_still_out_have_the_figures_of_the_deck(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int, height: int, text: float
) -> None:
    table = Table(qtbot, width, height)
    drawn: dict[str, float] = {}

    def note(_painter: object, told: str, font: QFont, _colour: object, box: QRectF, *_: object) -> None:
        drawn[told] = box.width() - text_width(told, font)

    monkeypatch.setattr(still_out, "draw_text", note)
    table.scene.set_text_scale(text)
    table.scene.set_hint(True)
    table.scene.show_view(first_view(with_choice))
    assert {"X", "VIII"} <= set(drawn)
    assert "10" not in drawn
    assert drawn["VIII"] > 0
    drawn.clear()
    table.scene.art.set_large(True)  # on these faces the deck has Arabic figures
    assert {"10", "8"} <= set(drawn)
    assert "X" not in drawn
    table.scene.art.set_large(False)
    drawn.clear()
    table.scene.art.set_deck("french")
    assert {"10", "8"} <= set(drawn)
    assert "X" not in drawn


def test_on_a_small_table_the_cards_still_out_give_way_to_buttons(qtbot: QtBot) -> None:
    table = Table(qtbot, 800, 600)
    view = replace(first_view(with_choice), legal=first_view(with_choice).legal[:1])
    table.scene.set_hint(True)
    table.scene.show_view(view)
    assert table.scene.stage.layout.buttons_cover_out
    assert table.scene.stage.still_out.shown
    table.scene.show_view(replace(view, legal=(*view.legal, Claim())))
    assert not table.scene.stage.still_out.shown


def test_on_a_large_table_the_cards_still_out_give_way_to_two_rows_of_buttons(qtbot: QtBot) -> None:
    table = Table(qtbot, 1280, 800)
    view = replace(first_view(with_choice), legal=first_view(with_choice).legal[:1])
    table.scene.set_hint(True)
    table.scene.show_view(replace(view, legal=(*view.legal, Claim())))
    assert not table.scene.stage.layout.buttons_cover_out
    assert table.scene.stage.still_out.shown
    table.scene.show_view(replace(view, legal=(*view.legal, Kontra(Part.PARTI), Claim())))
    assert not table.scene.stage.still_out.shown
