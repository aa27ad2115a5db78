"""The three seats: emblem, name, balance, role, tricks, whose turn it is, and what was said last."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsScene

from ulti_desktop import words
from ulti_desktop.scene import tokens
from ulti_desktop.scene.layout import TableLayout
from ulti_desktop.scene.marks import paint_mark, paint_sign
from ulti_desktop.scene.motion import Clock
from ulti_desktop.scene.stamp import LEFT, RIGHT, Stamp, draw_text, elided, fitting_font, text_width, wrapped
from ulti_desktop.scene.thinking import Thinking

EMBLEMS: Final = ("apple", "wheel", "bird")
"""The signs of the three players, by seat."""
PLATE_Z: Final = 60.0
BUBBLE_Z: Final = 90.0
SAID_LINES: Final = 3
CURVE = QEasingCurve.Type


@dataclass(frozen=True)
class PlayerInfo:
    """Who sits on a seat: name, strength in words ("" for a person), and the emblem's mark."""

    name: str
    level_text: str = ""
    emblem: str = "apple"


@dataclass(frozen=True)
class SeatState:
    """Everything a plate shows. `tricks` is None before the play; `void` are suits known to be
    missing, `limits` suits with the rank above which nothing is left; `told` says both in words.
    """

    player: PlayerInfo
    balance: int = 0
    role: str = ""
    tricks: int | None = None
    declarer: bool = False
    turn: bool = False
    said: str = ""
    void: tuple[str, ...] = ()
    limits: tuple[tuple[str, str], ...] = ()
    told: str = ""


class SeatPlate:
    """One seat's plate, its ring and its bubble."""

    def __init__(self, scene: QGraphicsScene, clock: Clock, spot: int) -> None:
        self._clock = clock
        self.spot = spot
        self._plate = Stamp(PLATE_Z)
        self._ring = Stamp(PLATE_Z + 1)
        self._badge = Stamp(PLATE_Z + 2)
        self._bubble = Stamp(BUBBLE_Z)
        for stamp in (self._plate, self._ring, self._badge, self._bubble):
            scene.addItem(stamp)
        self._bubble.setVisible(False)
        self.thinking = Thinking(scene, clock, spot, self._ring, PLATE_Z + 3)
        self._layout: TableLayout | None = None
        self._theme = tokens.theme(tokens.DEFAULT_THEME)
        self._dpr = 1.0
        self._state = SeatState(PlayerInfo(""))
        self._speech = ""
        self._bottom = 0.0
        self._built = 0

    @property
    def state(self) -> SeatState:
        """What the plate shows."""
        return self._state

    @property
    def speech(self) -> str:
        """The text of the bubble, "" without one."""
        return self._speech

    def rebuild(self, layout: TableLayout, theme: tokens.Theme, dpr: float) -> None:
        """Draw anew for a size, a theme and a screen."""
        self._layout, self._theme, self._dpr = layout, theme, dpr
        self._built += 1
        self._draw()
        if self._speech:
            self._draw_bubble()

    def show_state(self, state: SeatState) -> None:
        """Show another state."""
        if state != self._state:
            self._state = state
            self._plate.setToolTip(state.told)
            self._draw()

    # -- the bubble

    def speak(self, text: str, length: int, grows: bool = True) -> None:
        """Open the bubble with a text, in `length` ms; it grows, or only appears."""
        self._speech = text
        self.show_state(replace(self._state, said=""))
        self._draw_bubble()
        self._bubble.setVisible(True)
        self._bubble.setScale(1.0)
        self._bubble.setOpacity(1.0)

        def step(part: float) -> None:
            if grows:
                self._bubble.setScale(0.6 + 0.4 * part)
            else:
                self._bubble.setOpacity(part)

        curve = CURVE.OutBack if grows else CURVE.Linear
        self._clock.run(("bubble", self.spot), length, step, curve=curve)

    def shrink(self, length: int) -> None:
        """Close the bubble; what was said stays as text under the name."""
        if not self._speech:
            return
        said, self._speech = self._speech, ""
        self.show_state(replace(self._state, said=said))

        def gone() -> None:
            if not self._speech:
                self._bubble.setVisible(False)

        self._clock.run(
            ("bubble", self.spot),
            length,
            lambda part: self._bubble.setOpacity(1.0 - part),
            curve=CURVE.InQuad,
            then=gone,
        )

    def hush(self) -> None:
        """Take the bubble and the said text away at once."""
        self._clock.drop(("bubble", self.spot))
        self._speech = ""
        self._bubble.setVisible(False)
        self.show_state(replace(self._state, said=""))

    # -- geometry

    @property
    def right(self) -> bool:
        """Tell whether the plate reads from right to left."""
        return self.spot > 0 and self._layout is not None and self._layout.sides[self.spot - 1].right

    def rect(self) -> QRectF:
        """The plate's rectangle."""
        assert self._layout is not None
        return self._layout.own_plate if self.spot == 0 else self._layout.sides[self.spot - 1].plate

    def emblem(self) -> QPointF:
        """The middle of the emblem: where won tricks go."""
        rect, size = self.rect(), self._emblem_size()
        x = rect.right() - size / 2 if self.right else rect.left() + size / 2
        return QPointF(x, rect.top() + size / 2)

    def _room_beside_trick(self) -> float:
        """From the outer edge of the plate to the trick's cards."""
        assert self._layout is not None
        rect, slots = self.rect(), [slot.rect() for slot in self._layout.slots]
        if self.right:
            return rect.right() - max(slot.right() for slot in slots) - 8
        return min(slot.left() for slot in slots) - rect.left() - 8

    def _emblem_size(self) -> float:
        assert self._layout is not None
        return min(56.0 * self._scale(), 0.62 * self._layout.sides[0].plate.height())

    def _scale(self) -> float:
        return self._layout.scale if self._layout is not None else 1.0

    # -- drawing

    def _draw(self) -> None:
        if self._layout is None:
            return
        rect = self.rect()
        self._plate.setPos(rect.topLeft())
        box = QRectF(0, 0, rect.width(), rect.height() + 64 * self._scale())
        look = (self._built, replace(self._state, turn=False, declarer=False), bool(self._speech))
        self._plate.draw(box.adjusted(-6, -6, 6, 4), self._dpr, self._paint, look)
        self._draw_ring()

    def _draw_ring(self) -> None:
        s, colours, state = self._scale(), self._theme.table, self._state
        size = self._emblem_size()
        colour = colours.gold_line if state.turn else colours.text if state.declarer else colours.line
        strokes = self._theme.strokes
        width = (strokes.ring if state.turn or state.declarer else strokes.control) * s
        self._ring.setPos(self.emblem())

        def ring(painter: QPainter) -> None:
            painter.setPen(QPen(colour, width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            r = size / 2 - width / 2
            painter.drawEllipse(QPointF(), r, r)

        half = size / 2 + 2
        look = (self._built, state.turn, state.declarer)
        self._ring.draw(QRectF(-half, -half, 2 * half, 2 * half), self._dpr, ring, look)
        self.thinking.draw(self.emblem() + QPointF(0, 0.46 * size), s, colours, self._dpr, self._built)
        self._badge.setVisible(state.declarer)
        badge = 24.0 * s

        def flower(painter: QPainter) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.ground)
            painter.drawEllipse(QPointF(), badge * 0.58, badge * 0.58)
            paint_mark(painter, "flower", QRectF(-badge / 2, -badge / 2, badge, badge), colours.text)

        if state.declarer:
            self._badge.setPos(self.emblem() + QPointF(0.39 * size, -0.39 * size))
            self._badge.draw(QRectF(-badge, -badge, 2 * badge, 2 * badge), self._dpr, flower, self._built)

    def _paint(self, painter: QPainter) -> None:
        colours, state, s = self._theme.table, self._state, self._scale()
        rect = self.rect()
        size = self._emblem_size()
        right = self.right
        x = rect.width() - size if right else 0.0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.emblem)
        painter.drawEllipse(QRectF(x, 0, size, size))
        inner = 0.52 * size
        on_emblem = tokens.CREAM
        paint_mark(
            painter,
            state.player.emblem,
            QRectF(x + (size - inner) / 2, (size - inner) / 2, inner, inner),
            on_emblem,
        )
        gap = (14.0 if size > 50 else 10.0) * s
        left = 0.0 if right else size + gap
        width = rect.width() - size - gap
        row = size / 56.0
        self._paint_name(painter, QRectF(left, 3 * row, width, 28 * row))
        role = QRectF(left, 30 * row, width, 20 * row)
        self._paint_role(painter, role)
        next_row = QRectF(left, size + 6 * row, width, 20 * row)
        if state.tricks is not None:
            self._paint_tricks(painter, next_row)
            next_row.translate(0, max(24 * row, 21 * s))
        self._bottom = next_row.top()
        if self.spot:
            self._paint_said(painter, next_row)

    def _paint_name(self, painter: QPainter, box: QRectF) -> None:
        colours, state, s = self._theme.table, self._state, self._scale()
        small = box.height() < 24 * s
        figure = tokens.font("figure", s * (0.9 if small else 1.0))
        balance = words.signed(state.balance)
        gap = 10 * s
        room = box.width() - text_width(balance, figure) - gap
        roles = ("section", "strong", "label_strong") if small else ("name", "section", "strong")
        name_font = fitting_font(state.player.name, roles, room, s * (0.9 if small else 1.0))
        name = elided(state.player.name, name_font, room)
        if self.right:
            used = draw_text(painter, balance, figure, colours.text, box, RIGHT)
            draw_text(painter, name, name_font, colours.text, box.adjusted(0, 0, -used - gap, 0), RIGHT)
        else:
            used = draw_text(painter, name, name_font, colours.text, box, LEFT)
            draw_text(painter, balance, figure, colours.text, box.adjusted(used + gap, 0, 0, 0), LEFT)

    def _paint_role(self, painter: QPainter, box: QRectF) -> None:
        state, s = self._state, self._scale()
        font = tokens.font("label", s)
        font.setWeight(QFont.Weight.Medium)
        parts = [part for part in (state.role, state.player.level_text) if part]
        if self.spot == 0 and state.said:
            parts = [part for part in (state.role, state.said) if part]
        text = " · ".join(parts)
        if parts and text_width(text, font) > box.width():
            font = fitting_font(parts[0], ("label", "caption"), box.width(), s)
            font.setWeight(QFont.Weight.Medium)
            text = elided(parts[0], font, box.width())
        align = RIGHT if self.right else LEFT
        draw_text(painter, text, font, self._theme.table.text2, box, align)

    def _paint_tricks(self, painter: QPainter, box: QRectF) -> None:
        colours, s = self._theme.table, self._scale()
        won = self._state.tricks or 0
        font = tokens.font("label", s)
        text = words.tricks(won)
        label = text_width(text, font)
        step = min(9.0 * s, (box.width() - label - 8 * s) / 10)
        ticks = 10 * step
        start = box.right() - ticks if self.right else box.left()
        high = 13.0 * s
        for i in range(10):
            mark = QRectF(start + i * step + 0.5, box.center().y() - high / 2, step - 3.4 * s, high)
            painter.setBrush(colours.text if i < won else Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colours.text if i < won else colours.line, 1.2 * s))
            painter.drawRoundedRect(mark, 2 * s, 2 * s)
        if self.right:
            draw_text(painter, text, font, colours.text, box.adjusted(0, 0, -ticks - 8 * s, 0), RIGHT)
        else:
            draw_text(painter, text, font, colours.text, box.adjusted(ticks + 8 * s, 0, 0, 0), LEFT)

    def _paint_said(self, painter: QPainter, box: QRectF) -> None:
        colours, state, s = self._theme.table, self._state, self._scale()
        font = tokens.font("label", s)
        x = 0.0
        size = 18.0 * s
        for suit in state.void:
            at = box.right() - size - x if self.right else box.left() + x
            square = QRectF(at, box.center().y() - size / 2, size, size)
            paint_sign(painter, suit, square, colours.text)
            painter.setPen(QPen(colours.sky, 2.6 * s, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(square.bottomLeft(), square.topRight())
            x += size + 6 * s
        for suit, rank in state.limits:
            text = f"≤ {rank}"
            wide = size + 4 * s + text_width(text, font)
            left = box.right() - wide - x if self.right else box.left() + x
            paint_sign(painter, suit, QRectF(left, box.center().y() - size / 2, size, size), colours.text)
            draw_text(
                painter, text, font, colours.sky, box.adjusted(left + size + 4 * s - box.left(), 0, 0, 0)
            )
            x += wide + 8 * s
        if state.said and not self._speech:
            room = box.adjusted(0, 0, -x, 0) if self.right else box.adjusted(x, 0, 0, 0)
            if text_width(state.said, font) > room.width():  # under the emblem there is room too
                wide = self.rect().width() - x
                room = QRectF(0.0 if self.right else x, box.top(), wide, box.height())
                if max(text_width(word, font) for word in state.said.split()) > wide:  # below the suits, then
                    room = QRectF(0.0, box.top() + 19 * s, self.rect().width(), box.height())
            for line in wrapped(state.said, font, room.width())[:SAID_LINES]:
                draw_text(painter, line, font, colours.text, room, RIGHT if self.right else LEFT)
                room.translate(0, 19 * s)

    def _draw_bubble(self) -> None:
        if self._layout is None:
            return
        s, rect = self._layout.text, self.rect()
        font = tokens.font("bubble", s)
        pad_x, pad_y, tail = 18 * self._scale(), 10 * s, 13 * self._scale()
        room = max(rect.width(), min(200 * s, self._room_beside_trick()))
        lines = wrapped(self._speech, font, room - 2 * pad_x)
        line_high = 21 * s
        wide = max(text_width(line, font) for line in lines) + 2 * pad_x
        wide = max(wide, 56 * s)
        high = line_high * len(lines) + 2 * pad_y
        emblem, size = self.emblem(), self._emblem_size()
        if self.spot == 0:
            top = emblem.y() - size / 2 - 6 * s - tail - high
            tip = top + high + tail
        else:
            top = rect.top() + max(size, self._bottom) + 6 * s + tail
            tip = top - tail
        left = rect.right() - wide if self.right else rect.left()
        body = QRectF(left, top, wide, high)
        self._bubble.setPos(QPointF())
        self._bubble.setTransformOriginPoint(QPointF(emblem.x(), tip))

        def paint(painter: QPainter) -> None:
            path = QPainterPath()
            path.addRoundedRect(body, tokens.RADII.bubble * s, tokens.RADII.bubble * s)
            base = body.bottom() - 1 if tip > body.bottom() else body.top() + 1
            beak = QPainterPath(QPointF(emblem.x() - 9 * s, base))
            beak.lineTo(emblem.x(), tip)
            beak.lineTo(emblem.x() + 9 * s, base)
            beak.closeSubpath()
            painter.fillPath(path.united(beak), tokens.CREAM)
            for i, line in enumerate(lines):
                box = QRectF(body.left() + pad_x, body.top() + pad_y + i * line_high, wide, line_high)
                draw_text(painter, line, font, tokens.INK, box)

        self._bubble.draw(body.adjusted(-2, -tail - 2, 2, tail + 2), self._dpr, paint)
