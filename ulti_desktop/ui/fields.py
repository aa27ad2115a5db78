"""What can be typed or moved: a line of text, the slider of speeds, and the narrow scroll bar."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QLineEdit,
    QScrollBar,
    QSizePolicy,
    QSlider,
    QWidget,
)

from ulti_desktop.scene import marks, tokens
from ulti_desktop.ui import look

LONGEST: Final = 24
WIDTH: Final = 10


class LineEdit(QLineEdit):
    """A line of text with the outline of the design."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(LONGEST)
        self.measure()
        self.setFrame(False)
        self.setTextMargins(14, 2, 14, 2)
        clear = QPalette()
        clear.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(clear)  # whatever the style paints, the paper of the sheet lies under it

    def measure(self) -> None:
        """Take font and size that text has now."""
        self.setMinimumHeight(look.px(44))
        self.setMinimumWidth(look.px(120))
        self.setFont(look.font("body"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look.outlined(painter, QRectF(self.rect()), tokens.RADII.tile, look.colour(self, "ground"), None)
        painter.end()
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = 3 if self.hasFocus() else 2
        half = width / 2
        painter.setPen(QPen(look.colour(self, "text"), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rect = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(rect, tokens.RADII.tile, tokens.RADII.tile)


class ThinBar(QScrollBar):
    """A narrow upright scroll bar in the pattern colour of its ground."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setFixedWidth(WIDTH)

    def paintEvent(self, event: QPaintEvent) -> None:
        # a class of some thousand names, which the first picture can do without
        from PySide6.QtWidgets import QStyle, QStyleOptionSlider

        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control = QStyle.ComplexControl.CC_ScrollBar
        slider = self.style().subControlRect(control, option, QStyle.SubControl.SC_ScrollBarSlider, self)
        if self.maximum() <= self.minimum():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(
            look.colour(self, "text2" if self.isSliderDown() or self.underMouse() else "pattern")
        )
        painter.drawRoundedRect(QRectF(slider).adjusted(1, 1, -1, -1), 4, 4)


class StepSlider(QSlider):
    """A slider with a dot at each step; the knob carries a bell."""

    def __init__(self, steps: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(0, steps - 1)
        self.setPageStep(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(look.px(280), look.px(52))

    def minimumSizeHint(self) -> QSize:
        return QSize(look.px(180), look.px(52))

    def _x(self, step: float) -> float:
        knob = self.height() / 2
        return knob + (self.width() - 2 * knob) * step / max(1, self.maximum())

    def _step_at(self, x: float) -> int:
        knob = self.height() / 2
        share = (x - knob) / max(1.0, self.width() - 2 * knob)
        return round(min(1.0, max(0.0, share)) * self.maximum())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.setValue(self._step_at(event.position().x()))
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._step_at(event.position().x()))
            event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, pale = look.colour(self, "text"), look.colour(self, "pattern")
        y, here = self.height() / 2, self._x(self.value())
        painter.setPen(QPen(pale, 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(self._x(0), y), QPointF(self._x(self.maximum()), y))
        painter.setPen(QPen(ink, 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(self._x(0), y), QPointF(here, y))
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(self.maximum() + 1):
            painter.setBrush(ink if step <= self.value() else pale)
            painter.drawEllipse(QPointF(self._x(step), y), 6.0, 6.0)
        radius = self.height() / 2 - 7
        painter.setPen(QPen(ink, 2))
        painter.setBrush(look.colour(self, "ground"))
        painter.drawEllipse(QPointF(here, y), radius, radius)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(ink, 3))
            painter.drawEllipse(QPointF(here, y), radius + 4.5, radius + 4.5)
        box = QRectF(here - radius * 0.6, y - radius * 0.6, radius * 1.2, radius * 1.2)
        marks.paint_mark(painter, "bells", box)
