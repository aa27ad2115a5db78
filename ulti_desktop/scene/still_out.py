"""The cards that are still out: a small grid of the hint layer, one row a suit, one tile a card."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from ulti_desktop import words
from ulti_desktop.engine.actions import Play
from ulti_desktop.engine.cards import Card, Rank, Suit, mask_of, strength
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene import tokens
from ulti_desktop.scene.header import suit_mark
from ulti_desktop.scene.layout import TableLayout
from ulti_desktop.scene.marks import paint_sign
from ulti_desktop.scene.order import ten_high
from ulti_desktop.scene.stamp import CENTRE, RIGHT, Stamp, draw_text, elided, text_width

GRID_Z: Final = 65.0


def still_out(view: SeatView) -> int:
    """The mask of the cards that the viewer has not seen: in the other hands, or in the talon."""
    seen = mask_of(view.hand) | mask_of(view.talon_known) | mask_of(card for _, card in view.trick)
    for trick in view.tricks:
        seen |= mask_of(card for _, card in trick.cards)
    for open_hand in view.open_hands:
        seen |= open_hand
    return ~seen & 0xFFFFFFFF


class StillOut:
    """Draws the grid: sky tile = out, outline = yours, dot = gone."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._stamp = Stamp(GRID_Z)
        scene.addItem(self._stamp)
        self._stamp.setVisible(False)

    @property
    def shown(self) -> bool:
        """Is the grid on show?"""
        return self._stamp.isVisible()

    def show_view(
        self,
        view: SeatView | None,
        layout: TableLayout,
        theme: tokens.Theme,
        dpr: float,
        french: bool,
        roman: bool,
    ) -> None:
        """Draw the grid for a view; None, or a table without room, takes it away.

        `french` and `roman` tell which suits and figures the deck in use has.

        On a small table the grid has the place of the buttons, and gives way to them; on a large one only
        to several, since a second row of them reaches into it.
        """
        box = layout.still_out
        buttons = 0 if view is None else sum(not isinstance(one, Play) for one in view.legal)
        room = not box.isEmpty() and buttons <= (0 if layout.buttons_cover_out else 1)
        self._stamp.setVisible(view is not None and room)
        if view is None or not room:
            return

        def paint(painter: QPainter) -> None:
            _paint(painter, box, view, layout.scale, theme.table, french, roman)

        self._stamp.draw(box.adjusted(-2, -2, 2, 2), dpr, paint)


def _paint(
    painter: QPainter,
    box: QRectF,
    view: SeatView,
    s: float,
    colours: tokens.Column,
    french: bool,
    roman: bool,
) -> None:
    out = still_out(view)
    label = tokens.font("label", s)
    head = QRectF(box.left(), box.top(), box.width(), 20 * s)
    count = words.card_count(out.bit_count())
    title = QCoreApplication.translate("scene", "Still out")
    room = box.width() - text_width(count, label) - 8 * s
    draw_text(painter, elided(title, label, room), label, colours.text2, head)
    draw_text(painter, count, label, colours.text, head, RIGHT)
    high = (box.height() - 24 * s) / 4
    for row, suit in enumerate(Suit):
        line = QRectF(box.left(), head.bottom() + 4 * s + row * high, box.width(), high)
        _paint_row(painter, line, suit, view, out, s, colours, french, roman)


def _paint_row(
    painter: QPainter,
    line: QRectF,
    suit: Suit,
    view: SeatView,
    out: int,
    s: float,
    colours: tokens.Column,
    french: bool,
    roman: bool,
) -> None:
    size = min(0.86 * line.height(), 22 * s)
    mark = QRectF(line.left(), line.center().y() - size * 0.43, size * 0.86, size * 0.86)
    name = suit_mark(suit, french)
    paint_sign(painter, name, mark, colours.text)
    step = (line.width() - 28 * s) / 8
    high_ten = ten_high(view, suit)
    ranks = sorted(Rank, key=lambda rank: -strength(Card.of(suit, rank), high_ten))
    font = tokens.font("caption", s)
    font.setWeight(tokens.TYPE["button"].weight)
    font.setPixelSize(max(10, round(min(13 * s, size * 0.72))))
    texts = {rank: words.index(rank, french, roman) for rank in ranks}
    widest, most = max(text_width(text, font) for text in texts.values()), step - 1.5 * s
    if widest + 4 * s > most:
        font.setPixelSize(font.pixelSize() - 1)
    wide = max(size, min(most, widest + 4 * s))  # as wide as VIII needs
    for column, rank in enumerate(ranks):
        card, text = Card.of(suit, rank), texts[rank]
        middle = QPointF(line.left() + 28 * s + (column + 0.5) * step, line.center().y())
        tile = QRectF(middle.x() - wide / 2, middle.y() - size / 2, wide, size)
        if card.bit & out:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.sky)
            painter.drawRoundedRect(tile, 4 * s, 4 * s)
            draw_text(painter, text, font, colours.on_sky, tile, CENTRE)
        elif card in view.hand:
            painter.setPen(QPen(colours.line, 1.3 * s))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(tile.adjusted(0.7, 0.7, -0.7, -0.7), 4 * s, 4 * s)
            draw_text(painter, text, font, colours.text, tile, CENTRE)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.line)
            painter.drawEllipse(middle, 1.4 * s, 1.4 * s)
