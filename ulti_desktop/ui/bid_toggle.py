"""One part of a bid as a tile that is switched on and off."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ulti_desktop.scene import marks, tokens
from ulti_desktop.ui import look
from ulti_desktop.ui.controls import Control, text_size


class BidToggle(Control):
    """One part of a bid: its name, its value, and how it stands.

    `set_state` takes `off`, `on`, `riding` (comes along by itself) or `cannot`; a click on "cannot" changes
    nothing. The grid around it draws the focus ring.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value = ""
        self.state = "off"
        self.height_px = 66
        self._measured: tuple[tuple[str, str, int, float], QSize] | None = None
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

    def nextCheckState(self) -> None:
        """The panel decides what a click does, so the button leaves its own state alone."""

    def sizeHint(self) -> QSize:
        what = (self.plain_text(), self._value, self.height_px, look.text_scale())
        if self._measured is None or self._measured[0] != what:
            self._measured = what, self._measure()
        return self._measured[1]

    def _measure(self) -> QSize:
        label = text_size(look.font("label_strong"), self.plain_text()).width()
        value = text_size(look.font("label_strong"), self._value).width() + look.px(34)
        return QSize(max(look.px(95), max(label, value) + look.px(18)), look.px(self.height_px))

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
            return ink, None, paper, "tulip", look.colour(self, "gold")
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
        inner = rect.adjusted(look.px(10), look.px(7), -look.px(8), -look.px(8))
        painter.setPen(text)
        painter.setFont(look.font("label_strong"))
        painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self.plain_text())
        painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, self._value)
        size = look.px(20 if mark == "tulip" else 14)
        marks.paint_mark(painter, mark, QRectF(inner.right() - size, inner.bottom() - size, size, size), tone)
