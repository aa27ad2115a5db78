"""Colour never alone: what differs in colour differs in shape or words too, seen here in black and white."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.ui.test_windows import back_to_english
from tests.ui.window_kit import first_view, settle_layout, window_in
from ulti_desktop.engine.rulesets import load
from ulti_desktop.scene import marks
from ulti_desktop.scene.arrange import card_key_of
from ulti_desktop.scene.card_marks import Mark
from ulti_desktop.ui.bid_toggle import BidToggle
from ulti_desktop.ui.controls import ChoiceChip, Switch

__all__ = ["back_to_english"]
pytestmark = pytest.mark.gui
SIDE: Final = 20
FAMILIES: Final = {
    "made and lost": ("made", "lost"),
    "gain and cost": ("gain", "cost"),
    "higher and not higher": ("tick", "cross"),
    "legal, chosen, illegal, advised, winning": (
        "chevron-down",
        "chevron-up",
        "slash-ring",
        "tulip",
        "crown",
    ),
    "led and declarer": ("tulip", "flower"),
    "states of a bid toggle": ("tulip", "tick", "slash-ring", "ring"),
    "suits": tuple(marks.SUITS),
}


def silhouette(name: str) -> QImage:
    """A mark in black on white."""
    picture = QImage(SIDE, SIDE, QImage.Format.Format_Grayscale8)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    marks.paint_mark(painter, name, QRectF(0, 0, SIDE, SIDE), QColor("black"))
    painter.end()
    return picture


def differing(one: QImage, other: QImage) -> float:
    """The share of pixels that are clearly not the same."""
    places = [(x, y) for x in range(SIDE) for y in range(SIDE)]
    far = sum(abs(one.pixelColor(x, y).red() - other.pixelColor(x, y).red()) > 100 for x, y in places)
    return far / len(places)


@pytest.mark.parametrize("family", FAMILIES)
def test_marks_that_mean_different_things_look_different(qtbot: QtBot, family: str) -> None:
    for one, other in combinations(FAMILIES[family], 2):
        assert differing(silhouette(one), silhouette(other)) > 0.06, (one, other)


def grey(widget: BidToggle | ChoiceChip | Switch) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)


def test_the_states_of_controls_are_told_without_colour(qtbot: QtBot) -> None:
    toggle = BidToggle()
    qtbot.addWidget(toggle)
    toggle.setText("ulti")
    toggle.resize(toggle.sizeHint())
    seen = set()
    for state in ("off", "on", "riding", "cannot"):
        toggle.set_state(state)
        seen.add(toggle._face()[3])
    assert len(seen) == 4
    for control in (Switch(), ChoiceChip("ulti", 0)):
        qtbot.addWidget(control)
        control.resize(control.sizeHint())
        off = grey(control)
        control.setChecked(True)
        assert grey(control) != off


def test_cards_say_by_shape_what_may_be_played(qtbot: QtBot) -> None:
    window = window_in(qtbot)
    window.show()
    view = first_view(
        load("HM"), lambda v: v.seat == 0 and v.phase == "play" and 0 < len(v.forbidden) < len(v.hand)
    )
    window.show_view(view)
    window.desk.set_hint(True)
    settle_layout()
    forbidden = dict(view.forbidden)
    for card in view.hand:
        found = window.scene.stage.marks.on(card_key_of(card))
        assert (Mark.ILLEGAL if card in forbidden else Mark.LEGAL) in found


def test_whose_turn_it_is_stands_on_ring_disc_and_in_words(qtbot: QtBot) -> None:
    window = window_in(qtbot)
    window.show()
    view = first_view(load("HM"), lambda v: v.seat == 0 and v.phase == "play" and not v.forbidden)
    window.show_view(view)
    settle_layout()
    stage = window.scene.stage
    assert stage.plate(0).state.turn
    assert stage.captions.line
    assert stage.disc._turn == 0
