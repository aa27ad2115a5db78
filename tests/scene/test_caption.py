"""The line above the hand is where it can be read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QApplication, QGraphicsScene

from ulti_desktop.scene import tokens
from ulti_desktop.scene.caption import Captions
from ulti_desktop.scene.disc import Disc
from ulti_desktop.scene.layout import table_layout
from ulti_desktop.scene.motion import Clock

pytestmark = pytest.mark.gui

SIZES = [(800, 600), (1000, 700), (1280, 800), (1366, 768), (1024, 1100), (1920, 1080), (3840, 2160)]
LINES = [
    "Your turn: play a card!",
    "Te jössz, tegyél egy lapot!",
    "Wähle zwei Karten für den Talon",
]
REFUSAL = "Du musst Schellen bedienen und höher legen: der Obere sticht, was auf dem Tisch liegt."


def ink_of(captions: Captions) -> QRectF:
    """What is drawn of the line, in scene coordinates."""
    stamp = captions._line
    return QRectF(QRegion(stamp.pixmap().mask()).boundingRect()).translated(stamp.offset())


@pytest.mark.parametrize("contract", [True, False], ids=["play", "auction"])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_stands_above_the_hand(
    qapp: QApplication, size: tuple[int, int], text: float, contract: bool
) -> None:
    assert tokens.load_fonts()
    scene = QGraphicsScene()
    captions = Captions(scene)
    for cards in (10, 12):
        layout = table_layout(*size, cards=cards, text=text, contract=contract)
        captions.rebuild(layout, tokens.theme(tokens.DEFAULT_THEME), 1.0)
        for line in [*LINES, REFUSAL] if contract else LINES:  # cards are refused in play alone
            captions.set_prompt(line)
            ink = ink_of(captions)
            room = QRectF(0, 0, layout.width, layout.hand_top - 0.5 * layout.rise)
            assert room.contains(ink), (line, ink, room)
            assert not layout.own_plate.intersects(ink), (line, ink, layout.own_plate)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_leaves_the_list_of_cards_still_out_alone(
    qapp: QApplication, size: tuple[int, int], text: float
) -> None:
    assert tokens.load_fonts()
    scene = QGraphicsScene()
    captions = Captions(scene)
    layout = table_layout(*size, cards=10, text=text, contract=True)
    captions.rebuild(layout, tokens.theme(tokens.DEFAULT_THEME), 1.0)
    captions.set_grid(shown=not layout.still_out.isEmpty())
    for say in (captions.set_prompt, captions.set_refusal):
        say(REFUSAL)
        assert not layout.still_out.intersects(ink_of(captions))


@pytest.mark.parametrize("size", [(500, 345), (800, 345), (800, 600)], ids=str)
def test_whose_turn_it_is_stands_inside_the_place_for_the_card(
    qapp: QApplication, size: tuple[int, int]
) -> None:
    assert tokens.load_fonts()
    layout = table_layout(*size, cards=10, contract=True)
    scene = QGraphicsScene()
    disc = Disc(scene, Clock())
    disc.rebuild(layout, tokens.theme(tokens.DEFAULT_THEME), 1.0)
    pictures = []
    for text in ("", "du bist dran"):
        disc.set_slot(True, text)
        pictures.append(disc._slot.pixmap().toImage())
    empty, told = pictures
    width = told.width()
    rows = range(told.height())
    ink = {x for x in range(width) for y in rows if told.pixel(x, y) != empty.pixel(x, y)}
    inset = (width - layout.slots[0].width) / 2 + 3
    assert ink
    assert min(ink) >= inset
    assert max(ink) <= width - inset
