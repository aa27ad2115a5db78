"""One part of a bid as a tile that is switched on and off."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ulti_desktop.scene import marks, tokens
from ulti_desktop.ui import look
from ulti_desktop.ui.controls import Control, text_size

LINE: Final = 44  # height of a tile with name and value in one line
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class BidToggle(Control):
    """One part of a bid: its name, its value, and how it stands.

    `set_state` takes `off`, `on`, `riding` (comes along by itself) or `cannot`; a click on "cannot" changes
    nothing. The grid around it draws the focus ring. A `slim` one has its words closer to its edges, one that
    is `in_line` its value behind its name.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value = ""
        self.state = "off"
        self._held = False
        self.height_px = 66
        self.slim = self.in_line = False
        self._measured_as: tuple[object, ...] = ()
        self._measured: dict[bool, QSize] = {}
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_value(self, text: str) -> None:
        """Set the small figure under the name."""
        self._value = text
        self.update()

    def set_state(self, state: str) -> None:
        """Show one of the four states."""
        self.state = state
        self.setChecked(state in ("on", "riding"))
        self.update()

    def set_held(self, held: bool) -> None:
        """Mark, as a hint, that the hand has the cards which the part needs."""
        self._held = held
        self.update()

    def nextCheckState(self) -> None:
        """The panel decides what a click does, so the button leaves its own state alone."""

    def sizeHint(self) -> QSize:
        return self.size_for(in_line=self.in_line)

    def size_for(self, *, in_line: bool) -> QSize:
        """Return the size of the tile with name and value in one line or two."""
        what = self.plain_text(), self._value, self.height_px, look.text_scale(), self.slim
        if self._measured_as != what:
            self._measured_as, self._measured = what, {}
        if in_line not in self._measured:
            self._measured[in_line] = self._measure(in_line=in_line)
        return self._measured[in_line]

    def _measure(self, *, in_line: bool) -> QSize:
        label = text_size(look.font("label_strong"), self.plain_text()).width()
        value = text_size(look.font("label_strong"), self._value).width() + look.px(34)
        if in_line:
            return QSize(label + value + look.px(26), look.px(LINE))
        least, pads = (84, 14) if self.slim else (95, 18)
        return QSize(max(look.px(least), max(label, value) + look.px(pads)), look.px(self.height_px))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _ring_changed(self) -> None:
        self.update()
        grid = self.parentWidget()
        if grid is not None:
            grid.update()

    def _face(self) -> tuple[QColor | None, QColor | None, QColor, str, QColor]:
        """Return fill, outline, colour of the words, the mark in the corner and its colour."""
        ink, paper = look.colour(self, "text"), look.colour(self, "ground")
        if self.state == "on":
            return ink, None, paper, "tulip", look.on_ink(self)
        if self.state == "riding":
            return ink, None, paper, "tick", paper
        faded = look.colour(self, "text2")
        if self.state == "cannot":
            return look.colour(self, "ground2"), None, faded, "slash-ring", faded
        if not self.isEnabled():
            return None, look.colour(self, "line"), faded, "ring", look.colour(self, "line")
        if self.isDown():
            return look.colour(self, "pressed"), ink, ink, "ring", ink
        return (look.colour(self, "hover") if self.underMouse() else None), ink, ink, "ring", ink

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._painter()
        rect = QRectF(self.rect())
        fill, line, text, mark, tone = self._face()
        look.outlined(painter, rect, tokens.RADII.tile, fill, line)
        if self.state == "cannot" and self.underMouse():
            painter.setPen(QPen(look.colour(self, "text2"), 2, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), tokens.RADII.tile, tokens.RADII.tile)
        side, edge = (7, 5) if self.slim else (10, 8)
        inner = rect.adjusted(look.px(side), look.px(edge - 1), -look.px(side - 2), -look.px(edge))
        size = look.px(20 if mark == "tulip" else 14)
        corner = QRectF(inner.right() - size, inner.bottom() - size, size, size)
        painter.setPen(text)
        painter.setFont(look.font("label_strong"))
        if self.in_line:
            corner.moveCenter(QPointF(corner.center().x(), rect.center().y()))
            painter.drawText(rect.adjusted(look.px(12), 0, 0, 0), _LEFT, self.plain_text())
            painter.drawText(rect.adjusted(0, 0, -look.px(34), 0), _RIGHT, self._value)
        else:
            painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self.plain_text())
            painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, self._value)
        if self._held:
            self._paint_held(painter, QPointF(inner.right(), rect.top() + look.px(edge - 1)))
        marks.paint_mark(painter, mark, corner, tone)

    def _paint_held(self, painter: QPainter, at: QPointF) -> None:
        """The hint that the hand has what the part needs, with its upper right corner at a point."""
        side = look.px(16)
        box = QRectF(at.x() - side, at.y(), side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.colour(self, "sky"))
        painter.drawEllipse(box)
        inside = box.adjusted(side / 5, side / 5, -side / 5, -side / 5)
        marks.paint_mark(painter, "tick", inside, look.colour(self, "ground"))
