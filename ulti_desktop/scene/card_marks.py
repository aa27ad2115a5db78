"""What is drawn on and above hand cards: legal chevron, chosen frame, "new" tab, illegal ring and so on."""

from __future__ import annotations

import math
from collections.abc import Mapping
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ulti_desktop.scene import tokens
from ulti_desktop.scene.arrange import Key
from ulti_desktop.scene.card_item import CardItem
from ulti_desktop.scene.field import CardField
from ulti_desktop.scene.layout import CardPlace
from ulti_desktop.scene.marks import paint_mark
from ulti_desktop.scene.stamp import CENTRE, Stamp, draw_text, frame_card, text_width


class Mark(Enum):
    """One thing that a card can carry."""

    LEGAL = "legal"
    CHOSEN = "chosen"
    NEW = "new"
    ILLEGAL = "illegal"
    FOCUS = "focus"
    WINNING = "winning"
    ADVICE = "advice"
    VALUE = "value"


CHOSEN_FRAME: Final = 4.0


class CardMarks:
    """Keeps the marks of the hand cards as children of their items."""

    def __init__(self, field: CardField) -> None:
        self._field = field
        self.values: Mapping[Key, str] = {}
        self._stamps: dict[tuple[Key, Mark], tuple[CardItem, Stamp, tuple[object, ...]]] = {}
        self._theme = tokens.theme(tokens.DEFAULT_THEME)
        self._scale = 1.0
        self._dpr = 1.0

    def set_look(self, theme: tokens.Theme, scale: float, dpr: float) -> None:
        """Take theme, table scale and device pixel ratio for what is drawn from now on."""
        self._theme, self._scale, self._dpr = theme, scale, dpr

    def on(self, key: Key) -> frozenset[Mark]:
        """The marks that a card carries."""
        return frozenset(mark for owner, mark in self._stamps if owner == key)

    def update(self, wanted: Mapping[Key, frozenset[Mark]]) -> None:
        """Make the marks match; a card that is not named carries none."""
        for key, mark in list(self._stamps):
            item, stamp, _ = self._stamps[key, mark]
            if mark not in wanted.get(key, frozenset()) or self._field.get(key) is not item:
                del self._stamps[key, mark]
                scene = stamp.scene()
                if scene is not None:
                    scene.removeItem(stamp)
        for key, marks in wanted.items():
            item_of = self._field.get(key)
            if item_of is not None:
                for mark in marks:
                    self._put(key, item_of, mark, marks)

    def clear(self) -> None:
        """Take every mark away."""
        self.update({})

    def _put(self, key: Key, item: CardItem, mark: Mark, marks: frozenset[Mark]) -> None:
        place = item.place
        told = self.values.get(key, ""), {Mark.ADVICE, Mark.VALUE} <= marks
        look = (place.angle, place.width, self._theme, self._scale, self._dpr, _new_text(), told)
        old = self._stamps.get((key, mark))
        if old is not None and old[2] == look:
            return
        stamp = old[1] if old is not None else Stamp(2.0 if mark is Mark.VALUE else 1.0, item)
        self._stamps[key, mark] = (item, stamp, look)
        self._draw(stamp, place, mark, told)

    def _draw(self, stamp: Stamp, place: CardPlace, mark: Mark, told: tuple[str, bool]) -> None:
        gold, text = self._theme.table.gold_line, self._theme.table.text
        strokes = self._theme.strokes
        match mark:
            case Mark.LEGAL:
                self._sign(stamp, place, "chevron-down", above=14.0)
            case Mark.CHOSEN:
                frame_card(stamp, place, self._dpr, gold, CHOSEN_FRAME * min(self._scale, 1.5), -2.0)
                self._sign(self._child(stamp), place, "chevron-up", above=14.0)
            case Mark.FOCUS:
                frame_card(stamp, place, self._dpr, text, strokes.focus, strokes.focus_gap - 1)
            case Mark.NEW:
                self._tab(stamp, place)
            case Mark.ILLEGAL:
                self._ring(stamp, place)
            case Mark.ADVICE:
                width = strokes.focus * min(self._scale, 1.5)
                frame_card(stamp, place, self._dpr, self._theme.table.sky, width, 0.0)
                sign = self._child(stamp)
                sign.setVisible(not told[1])  # else it stands in the value
                self._tulip(sign, place)
            case Mark.VALUE:
                self._value(stamp, place, *told)
            case Mark.WINNING:
                self._crown(stamp, place)

    def _sign(self, stamp: Stamp, place: CardPlace, name: str, above: float) -> None:
        s = self._scale
        size = 22.0 * s
        colour = self._theme.table.gold_line
        stamp.setPos(_turned(0.0, -place.height / 2 - above * s, place.angle))
        box = QRectF(-size / 2, -size / 2, size, size)
        stamp.draw(box, self._dpr, lambda painter: paint_mark(painter, name, box, colour))

    def _tab(self, stamp: Stamp, place: CardPlace) -> None:
        s = self._scale
        colours = self._theme.table
        text = _new_text()
        font = tokens.font("caption", s)
        font.setWeight(tokens.TYPE["button"].weight)
        wide, high = text_width(text, font) + 12 * s, 18.0 * s
        x = -place.width / 2 + 0.21 * place.width
        stamp.setPos(_turned(x, -place.height / 2 - high / 2, place.angle))
        box = QRectF(-wide / 2, -high / 2, wide, high)

        def paint(painter: QPainter) -> None:
            painter.rotate(place.angle)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.sky)
            painter.drawRoundedRect(box, 5 * s, 5 * s)
            painter.drawRect(box.adjusted(0, high / 2, 0, 0))
            draw_text(painter, text, font, colours.on_sky, box, CENTRE)

        stamp.draw(box.adjusted(-3, -4, 3, 4), self._dpr, paint)

    def _tulip(self, stamp: Stamp, place: CardPlace) -> None:
        """The sign of advice stands above the strip of the card that no other one covers."""
        s = self._scale
        size, sky = 24.0 * s, self._theme.table.sky
        stamp.setPos(_turned(-place.width / 2 + 20 * s, -place.height / 2 - 16 * s, place.angle))
        box = QRectF(-size / 2, -size / 2, size, size)
        stamp.draw(box, self._dpr, lambda painter: paint_mark(painter, "tulip", box, sky))

    def _value(self, stamp: Stamp, place: CardPlace, text: str, advised: bool) -> None:
        """What a card is worth, on its upper edge; filled and with a tulip on the card that is advised."""
        s = self._scale
        colours = self._theme.table
        font = tokens.font("caption", min(s, place.width / 66))
        font.setWeight(tokens.TYPE["button"].weight)
        before = 15 * s if advised else 0.0  # reaches into the gap behind the value of the card before
        wide, high = before + text_width(text, font) + 10 * s, 19.0 * s
        middle = -place.width / 2 + wide / 2 - before + 2 * s
        stamp.setPos(_turned(middle, -place.height / 2 - 2 * s, place.angle))
        box = QRectF(-wide / 2, -high / 2, wide, high)
        sign = QRectF(box.left() + 4 * s, -7 * s, 14 * s, 14 * s)

        def paint(painter: QPainter) -> None:
            painter.rotate(place.angle)
            painter.setPen(QPen(colours.sky, 1.6 * s))
            painter.setBrush(colours.sky if advised else colours.ground)
            painter.drawRoundedRect(box, high / 2, high / 2)
            if advised:
                paint_mark(painter, "tulip", sign, colours.on_sky)
            tone = colours.on_sky if advised else colours.sky
            draw_text(painter, text, font, tone, box.adjusted(before, 0, 0, 0), CENTRE)

        stamp.draw(box.adjusted(-3, -4, 3, 4), self._dpr, paint)

    def _ring(self, stamp: Stamp, place: CardPlace) -> None:
        size = max(18.0, 0.21 * place.width)
        sky, ground = self._theme.table.sky, self._theme.table.ground
        stamp.setPos(_turned(-0.31 * place.width, -0.12 * place.height, place.angle))
        box = QRectF(-size / 2, -size / 2, size, size)

        def paint(painter: QPainter) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawEllipse(QPointF(), size * 0.52, size * 0.52)
            paint_mark(painter, "slash-ring", box, sky)

        stamp.draw(box.adjusted(-2, -2, 2, 2), self._dpr, paint)

    def _crown(self, stamp: Stamp, place: CardPlace) -> None:
        colours = self._theme.table
        frame_card(stamp, place, self._dpr, colours.sky, tokens.STROKES.focus * min(self._scale, 1.5), 0.0)
        size = max(20.0, 0.25 * place.width)
        box = QRectF(-size / 2, -size / 2, size, size)
        inner = box.adjusted(0.2 * size, 0.2 * size, -0.2 * size, -0.2 * size)

        def paint(painter: QPainter) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.sky)
            painter.drawEllipse(box)
            paint_mark(painter, "crown", inner, colours.on_sky)

        sign = self._child(stamp)
        sign.setPos(_turned(0.0, -place.height / 2, place.angle))
        sign.draw(box.adjusted(-1, -1, 1, 1), self._dpr, paint)

    @staticmethod
    def _child(stamp: Stamp) -> Stamp:
        """The second stamp of a mark that has two; drawn anew it stays the same one."""
        for child in stamp.childItems():
            if isinstance(child, Stamp):
                return child
        return Stamp(1.0, stamp)


def _new_text() -> str:
    return QCoreApplication.translate("scene", "new", "a card just picked up")


def _turned(x: float, y: float, angle: float) -> QPointF:
    turn = math.radians(angle)
    return QPointF(x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn))
