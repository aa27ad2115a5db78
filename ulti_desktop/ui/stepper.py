"""A whole number between two bounds, set with − and +, with the arrow keys, or typed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ulti_desktop.ui import look
from ulti_desktop.ui.controls import KEYBOARD, MARGIN, text_size


class Stepper(QWidget):
    """`changed(number)` when a person sets another number.

    Arrow keys step, Page up and down take ten steps, Home and End go to the bounds, digits are typed.
    `zero` is shown instead of 0 where it is given.
    """

    changed = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, height: int = 38, zero: str = "") -> None:
        super().__init__(parent)
        self._height = height
        self._zero = zero
        self._typed = ""
        self._value = 0
        self._low, self._high, self._step = 0, 10, 1
        self._name = ""
        self._by_key = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_name(self, name: str) -> None:
        """Tell screen readers what the number is."""
        self._name = name
        self._tell()

    def set_bounds(self, low: int, high: int, step: int = 1) -> None:
        """Set the least and the greatest number, both included, and the step between."""
        self._low, self._high, self._step = low, high, step
        self.set_value(self._value)
        self.updateGeometry()

    def value(self) -> int:
        """Return the number."""
        return self._value

    def set_value(self, value: int) -> None:
        """Set the number without a signal; it is kept inside the bounds."""
        self._value = min(self._high, max(self._low, value))
        self._tell()
        self.update()

    def _tell(self) -> None:
        self.setAccessibleName(f"{self._name}: {self.shown()}" if self._name else self.shown())

    def shown(self) -> str:
        """Return the number as it is shown."""
        return self._zero if self._zero and not self._value else str(self._value)

    def go(self, value: int) -> None:
        """Set the number as a person does."""
        before = self._value
        self.set_value(value)
        if self._value != before:
            self.changed.emit(self._value)

    def _knob(self) -> float:
        return self.height() - 2.0 * MARGIN

    def sizeHint(self) -> QSize:
        widest = max(text_size(look.font("figure"), str(one)).width() for one in (self._low, self._high))
        height = look.px(self._height)
        return QSize(2 * height + max(look.px(48), widest + look.px(20)) + 2 * MARGIN, height + 2 * MARGIN)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._by_key = False
        if event.button() == Qt.MouseButton.LeftButton:
            x = event.position().x() - MARGIN
            if x < self._knob():
                self.go(self._value - self._step)
            elif x > self.width() - 2 * MARGIN - self._knob():
                self.go(self._value + self._step)
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def focusInEvent(self, event: object) -> None:
        self._by_key = getattr(event, "reason", lambda: None)() in KEYBOARD
        self.update()

    def focusOutEvent(self, event: object) -> None:
        self._typed = ""
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_key = True
        steps = {
            Qt.Key.Key_Up: self._value + self._step,
            Qt.Key.Key_Right: self._value + self._step,
            Qt.Key.Key_Plus: self._value + self._step,
            Qt.Key.Key_Down: self._value - self._step,
            Qt.Key.Key_Left: self._value - self._step,
            Qt.Key.Key_Minus: self._value - self._step,
            Qt.Key.Key_PageUp: self._value + 10 * self._step,
            Qt.Key.Key_PageDown: self._value - 10 * self._step,
            Qt.Key.Key_Home: self._low,
            Qt.Key.Key_End: self._high,
        }
        target = steps.get(Qt.Key(event.key()))
        if target is not None:
            self._typed = ""
            self.go(target)
        elif event.text().isdecimal() and event.text().isascii():
            self._type(self._typed + event.text())
        elif event.key() == Qt.Key.Key_Backspace:
            self._type((self._typed or str(self._value))[:-1])
        else:
            super().keyPressEvent(event)
        self.update()

    def _type(self, digits: str) -> None:
        """Take what is typed so far; what would be too much begins anew with its last digit."""
        if digits and int(digits) > self._high:
            digits = digits[-1]
        self._typed = digits
        self.go(int(digits or 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        ink, faint = look.colour(self, "text"), look.colour(self, "pattern")
        radius = rect.height() / 2
        if self._by_key and self.hasFocus():
            look.focus_ring(painter, rect, radius, ink)
        look.outlined(painter, rect, radius, None, ink)
        painter.setFont(look.font("figure"))
        painter.setPen(ink)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.shown())
        knob, arm = self._knob(), self._knob() * 0.17
        y = rect.center().y()
        less, more = rect.left() + knob * 0.58, rect.right() - knob * 0.58
        painter.setPen(QPen(ink if self._value > self._low else faint, 3, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(less - arm, y), QPointF(less + arm, y))
        painter.setPen(QPen(ink if self._value < self._high else faint, 3, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(more - arm, y), QPointF(more + arm, y))
        painter.drawLine(QPointF(more, y - arm), QPointF(more, y + arm))
