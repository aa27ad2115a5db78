"""The middle of the table: ground, disc with petals and ring, turn arc, tulip of who led, drop places."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from ulti_desktop.scene import tokens
from ulti_desktop.scene.layout import CardPlace, TableLayout
from ulti_desktop.scene.marks import paint_mark
from ulti_desktop.scene.motion import Clock
from ulti_desktop.scene.stamp import (
    CENTRE,
    Stamp,
    card_outline,
    dashed_pen,
    dotted_pen,
    draw_text,
    fitting_font,
    wrapped,
)

GROUND_Z: Final = -1000.0
SLOT_Z: Final = 5.0
ARC_Z: Final = 40.0
ARC_DEGREES: Final = 48.0
TULIP_SIZE: Final = 24.0
HEADER_HEIGHT: Final = 116.0
MOST_KEPT: Final = 3_000_000  # pixels of a table that is kept for its return


class Disc:
    """Draws the table itself. Angles are degrees counter-clockwise from the right, as in the layout."""

    def __init__(self, scene: QGraphicsScene, clock: Clock) -> None:
        self._clock = clock
        self._ground = Stamp(GROUND_Z)
        self._arc = Stamp(ARC_Z)
        self._tulip = Stamp(ARC_Z)
        self._slot = Stamp(SLOT_Z)
        self._talon = (Stamp(SLOT_Z), Stamp(SLOT_Z))
        for stamp in (self._ground, self._arc, self._tulip, self._slot, *self._talon):
            scene.addItem(stamp)
        self._layout: TableLayout | None = None
        self._theme = tokens.theme(tokens.DEFAULT_THEME)
        self._dpr = 1.0
        self._turn: int | None = None
        self._covered = False
        self._led: int | None = None
        self._slot_text = ""
        self._slot_shown = False
        self._slot_lit = False
        self._talon_lit: int | None = None
        self._talon_shown = False
        self._look: tuple[object, ...] = ()
        self._grounds: list[tuple[tuple[object, ...], QPixmap]] = []

    def rebuild(self, layout: TableLayout, theme: tokens.Theme, dpr: float) -> None:
        """Draw everything anew for a size, a theme and a screen."""
        look = (layout, theme, dpr)
        if look == self._look:
            return
        self._look = look
        self._layout, self._theme, self._dpr = layout, theme, dpr
        self._lay_ground(look)
        self._draw_arc(self._turn)
        self._draw_tulip()
        self._draw_slot()
        self._draw_talon()

    # -- what it says

    def set_turn(self, spot: int | None, length: int = 0) -> None:
        """Show the arc before the seat at that spot (0 own, 1 next, 2 previous); it travels `length` ms."""
        before, self._turn = self._turn, spot
        layout = self._layout
        if layout is None or before == spot:
            return
        self._clock.drop("arc")
        if before is None or spot is None or length <= 0:
            self._draw_arc(spot)
            return
        way = (layout.seat_angle(spot) - layout.seat_angle(before)) % 360.0
        if layout.sides[0].right is False:
            way -= 360.0
        self._draw_arc(before)
        self._clock.run(
            "arc",
            length,
            lambda part: self._arc.setRotation(-way * part),
            curve=QEasingCurve.Type.InOutCubic,
            then=lambda: self._draw_arc(self._turn),
        )

    def set_covered(self, covered: bool) -> None:
        """Tell whether a sentence lies where the own arc would be; it says the same in its place."""
        if covered != self._covered:
            self._covered = covered
            self._arc.setVisible(self._shows_arc(self._turn))

    def _shows_arc(self, spot: int | None) -> bool:
        return spot is not None and not (spot == 0 and self._covered)

    def set_led(self, spot: int | None) -> None:
        """Show the tulip beside who led the trick."""
        if spot != self._led:
            self._led = spot
            self._draw_tulip()

    def set_slot(self, shown: bool, text: str, lit: bool = False) -> None:
        """The own drop place: dashed gold with a text; `lit` while a card is held over it."""
        if (shown, text, lit) != (self._slot_shown, self._slot_text, self._slot_lit):
            self._slot_shown, self._slot_text, self._slot_lit = shown, text, lit
            self._draw_slot()

    def set_talon(self, shown: bool, lit: int | None = None) -> None:
        """The two drop places of the talon; `lit` is the one a card is held over."""
        if (shown, lit) != (self._talon_shown, self._talon_lit):
            self._talon_shown, self._talon_lit = shown, lit
            self._draw_talon()

    # -- drawing

    def _lay_ground(self, look: tuple[object, ...]) -> None:
        """Draw the table, or take the one before: a sheet that comes and goes changes between two."""
        layout = self._layout
        assert layout is not None
        kept = next((ground for seen, ground in self._grounds if seen == look), None)
        if kept is None:
            box = QRectF(0, 0, layout.width, layout.height)
            self._ground.draw(box, self._dpr, self._paint_ground, ground=self._theme.table.ground)
            kept = self._ground.pixmap()
        else:
            self._ground.setPixmap(kept)
        others = [one for one in self._grounds[-1:] if one[0] != look]
        self._grounds = [*others, (look, kept)] if kept.width() * kept.height() <= MOST_KEPT else []

    def _paint_ground(self, painter: QPainter) -> None:
        layout, colours = self._layout, self._theme.table
        assert layout is not None
        s = layout.scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.ground2)
        for side in layout.sides:
            painter.drawEllipse(side.disc_centre, side.disc_radius, side.disc_radius)
        painter.drawEllipse(layout.disc_centre, layout.disc_radius, layout.disc_radius)
        self._paint_petals(painter)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        dot = tokens.STROKES.dot * s
        for side in layout.sides:
            radius = side.disc_radius + 14 * s
            painter.setPen(dotted_pen(colours.line, dot, tokens.STROKES.dot_step * s))
            painter.drawEllipse(side.disc_centre, radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.line)
        hidden = self._header_box()
        sign_at = self._direction_angle()
        for i in range(72):
            point = on_ring(layout, i * 5.0)
            if abs(i * 5.0 - sign_at) > 6 and not hidden.contains(point):
                painter.drawEllipse(point, dot, dot)
        painter.save()
        painter.translate(on_ring(layout, sign_at))
        painter.rotate(90.0 - sign_at)
        size = 22 * s
        mark = "chevron-left" if layout.sides[0].right else "chevron-right"
        box = QRectF(-size / 2, -size / 2, size, size)
        paint_mark(painter, mark, box, _mixed(colours.line, colours.text2))
        painter.restore()

    def _direction_angle(self) -> float:
        """Where the chevron of the direction sits: on top, or lower left where the contract covers that."""
        layout = self._layout
        assert layout is not None
        if not self._header_box().contains(on_ring(layout, 90.0)):
            return 90.0
        return 215.0 if layout.sides[0].right else 325.0

    def _header_box(self) -> QRectF:
        """Where the contract's name and two rows of its parts may stand."""
        layout = self._layout
        assert layout is not None
        box = layout.contract.adjusted(-6 * layout.scale, 0, 6 * layout.scale, 6 * layout.scale)
        box.setHeight(min(box.height(), HEADER_HEIGHT * layout.scale))
        return box

    def _paint_petals(self, painter: QPainter) -> None:
        layout, colours = self._layout, self._theme.table
        assert layout is not None
        painter.save()
        painter.translate(layout.disc_centre)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.pattern)
        r = layout.petal_radius
        for i in range(8):
            long = i % 2 == 0
            painter.save()
            painter.rotate(45.0 * i)
            reach, half = (r, 0.19 * r) if long else (0.86 * r, 0.17 * r)
            petal = QPainterPath(QPointF(0, -0.10 * r))
            petal.cubicTo(half, -0.30 * r, 1.25 * half, -0.62 * reach, 0, -reach)
            petal.cubicTo(-1.25 * half, -0.62 * reach, -half, -0.30 * r, 0, -0.10 * r)
            painter.drawPath(petal)
            painter.rotate(22.5)
            for across, along, size in ((0.0, 0.80, 0.030), (0.0, 0.92, 0.020)):
                painter.drawEllipse(QPointF(across * r, -along * r), size * r, size * r)
            painter.restore()
        painter.restore()

    def _draw_arc(self, spot: int | None) -> None:
        layout = self._layout
        self._arc.setVisible(self._shows_arc(spot))
        if layout is None or spot is None:
            return
        r = layout.ring_radius
        width = self._theme.strokes.arc * layout.scale
        gold = self._theme.table.gold_line
        ring = QRectF(-r, -r, 2 * r, 2 * r)
        start = layout.seat_angle(spot) - ARC_DEGREES / 2
        path = QPainterPath()
        path.arcMoveTo(ring, start)
        path.arcTo(ring, start, ARC_DEGREES)

        def paint(painter: QPainter) -> None:
            painter.setPen(QPen(gold, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(path)

        self._arc.setRotation(0.0)
        self._arc.setPos(layout.disc_centre)
        box = path.boundingRect().adjusted(-width, -width, width, width)
        self._arc.draw(box, self._dpr, paint, (self._look, spot))

    def _draw_tulip(self) -> None:
        layout = self._layout
        self._tulip.setVisible(self._led is not None)
        if layout is None or self._led is None:
            return
        angle = layout.seat_angle(self._led)
        if self._led != 0:
            angle = 0.0 if angle < 90 else 180.0
        size = TULIP_SIZE * layout.scale
        box = QRectF(-size / 2, -size / 2, size, size)
        cream, ground = self._theme.table.text, self._theme.table.ground

        def paint(painter: QPainter) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawEllipse(QPointF(), size * 0.62, size * 0.62)
            paint_mark(painter, "tulip", box, cream)

        self._tulip.setPos(on_ring(layout, angle))
        grow = size * 0.2
        self._tulip.draw(box.adjusted(-grow, -grow, grow, grow), self._dpr, paint)

    def _draw_slot(self) -> None:
        layout = self._layout
        self._slot.setVisible(self._slot_shown)
        if layout is None or not self._slot_shown:
            return
        place = layout.slots[0]
        text, lit, scale = self._slot_text, self._slot_lit, layout.scale
        colours, strokes = self._theme.table, self._theme.strokes

        def paint(painter: QPainter) -> None:
            _paint_frame(painter, place, colours, strokes, lit, scale)
            if text:
                font = fitting_font(text, ("label_strong", "caption"), place.width - 8, scale)
                lines = wrapped(text, font, place.width - 8)
                high = 1.3 * font.pixelSize()
                for number, line in enumerate(lines):
                    row = _around(place).translated(0, high * (number - (len(lines) - 1) / 2))
                    draw_text(painter, line, font, gold_text(colours), row, CENTRE)

        self._slot.setPos(place.centre)
        self._slot.draw(_around(place).adjusted(-4, -4, 4, 4), self._dpr, paint)

    def _draw_talon(self) -> None:
        layout = self._layout
        for i, stamp in enumerate(self._talon):
            stamp.setVisible(self._talon_shown)
            if layout is None or not self._talon_shown:
                continue
            place = layout.talon[i]
            lit, scale, colours = self._talon_lit == i, layout.scale, self._theme.table
            stamp.setPos(place.centre)
            paint = partial(
                _paint_frame,
                place=place,
                colours=colours,
                strokes=self._theme.strokes,
                lit=lit,
                scale=scale,
            )
            stamp.draw(_around(place).adjusted(-4, -4, 4, 4), self._dpr, paint)


def on_ring(layout: TableLayout, angle: float) -> QPointF:
    """The point of the dot ring at an angle (degrees counter-clockwise from the right)."""
    turn = math.radians(angle)
    centre, r = layout.disc_centre, layout.ring_radius
    return QPointF(centre.x() + r * math.cos(turn), centre.y() - r * math.sin(turn))


def gold_text(colours: tokens.Column) -> QColor:
    """The colour of text that says "now": gold, but the text colour where the table is too light for it."""
    return colours.text if colours.ground.lightness() > 128 else colours.gold


def _around(place: CardPlace) -> QRectF:
    return QRectF(-place.width / 2, -place.height / 2, place.width, place.height)


def _paint_frame(
    painter: QPainter,
    place: CardPlace,
    colours: tokens.Column,
    strokes: tokens.Strokes,
    lit: bool,
    scale: float,
) -> None:
    if lit:
        fill = QColor(colours.gold)
        fill.setAlphaF(0.22)
        painter.fillPath(card_outline(place), fill)
    width = strokes.slot * min(scale, 1.8)
    painter.setPen(
        QPen(colours.gold_line, width + 0.5) if lit else dashed_pen(colours.gold_line, width, min(scale, 1.8))
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(card_outline(place, -1.5))


def _mixed(one: QColor, other: QColor) -> QColor:
    return QColor(
        (one.red() + 2 * other.red()) // 3,
        (one.green() + 2 * other.green()) // 3,
        (one.blue() + 2 * other.blue()) // 3,
    )
