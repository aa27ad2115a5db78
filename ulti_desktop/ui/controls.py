"""What can be pressed: pill buttons, switches and choice chips, all painted from the tokens."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from ulti_desktop.scene import marks, tokens
from ulti_desktop.ui import look

PRIMARY: Final = "primary"
SECONDARY: Final = "secondary"
QUIET: Final = "quiet"
LOW: Final = 34
MARGIN: Final = 8  # room for the focus ring
KEYBOARD: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_WRAP: Final = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignHCenter)


class Control(QPushButton):
    """A button that paints itself; it knows whether the keyboard brought the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.by_key = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoDefault(False)

    @property
    def shows_ring(self) -> bool:
        """Tell whether the focus outline belongs on the control now."""
        return self.by_key and self.hasFocus()

    def setText(self, text: str) -> None:
        """Set the text as it is; an ampersand is an ampersand."""
        super().setText(text.replace("&", "&&"))
        self.updateGeometry()

    def plain_text(self) -> str:
        """Return the text as people see it."""
        return self.text().replace("&&", "&")

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.by_key = event.reason() in KEYBOARD
        super().focusInEvent(event)
        self._ring_changed()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring_changed()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.by_key:
            self.by_key = True
            self._ring_changed()
        if (
            event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and self.isEnabled()
            and not event.isAutoRepeat()
        ):
            self.click()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.by_key = False
        self._ring_changed()
        super().mousePressEvent(event)

    def _ring_changed(self) -> None:
        self.update()

    def _painter(self) -> QPainter:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return painter


def text_size(font: QFont, text: str, width: float | None = None) -> QSize:
    """Return the size of a text, wrapped at `width` pixels where one is given."""
    metrics = QFontMetricsF(font)
    if width is None:
        return QSize(int(metrics.horizontalAdvance(text)) + 1, int(metrics.height()) + 1)
    box = metrics.boundingRect(QRectF(0, 0, width, 10_000), _WRAP, text)
    return QSize(int(box.width()) + 1, int(box.height()) + 1)


def longest_word(font: QFont, text: str) -> int:
    """Return the width of the longest word, which no wrapping makes narrower."""
    metrics = QFontMetricsF(font)
    return max((int(metrics.horizontalAdvance(word)) + 1 for word in text.split()), default=0)


class PillButton(Control):
    """A pill: `primary` (gold), `secondary` (outline) or `quiet` (underlined text).

    A second, smaller line, a mark before the text and the key that does the same can be added. Where the
    button is too narrow for its text, the text wraps and the button grows. A `solid` outline button hides
    what lies behind it, a `slim` one has its text close to its ends, a `low` one close to its edges.
    """

    def __init__(
        self, text: str = "", kind: str = SECONDARY, parent: QWidget | None = None, *, height: int = 48
    ) -> None:
        super().__init__(parent)
        self._kind = kind
        self._height = 32 if kind == QUIET else height
        self.solid = self.slim = self.low = False
        self._second = ""
        self._mark = ""
        self._key = ""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setText(text)

    def set_second(self, text: str) -> None:
        """Set the small line under the text; "" takes it away."""
        self._second = text
        self.updateGeometry()
        self.update()

    def set_mark(self, name: str) -> None:
        """Set the mark before the text; "" takes it away."""
        self._mark = name
        self.updateGeometry()
        self.update()

    @property
    def key(self) -> str:
        """The label of the key cap."""
        return self._key

    def set_key(self, label: str) -> None:
        """Set the label of the key cap behind the text; "" takes it away."""
        self._key = label
        self.updateGeometry()
        self.update()

    def _pad(self) -> int:
        return 4 if self._kind == QUIET else look.px(6 if self.low else 10 if self.slim else 22)

    def _side(self) -> int:
        """Width of the mark and the key cap with their gaps."""
        mark = look.px(30) if self._mark else 0
        cap = max(look.px(24), text_size(look.font("keycap"), self._key).width() + look.px(10)) + look.px(10)
        return mark + (cap if self._key else 0)

    def sizeHint(self) -> QSize:
        width = text_size(look.font("button"), self.plain_text()).width()
        if self._second:
            width = max(width, text_size(look.font("caption"), self._second).width())
        width += self._side() + 2 * self._pad() + 2 * MARGIN + 4
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        words = longest_word(look.font("button"), self.plain_text())
        width = max(words, longest_word(look.font("caption"), self._second) if self._second else 0)
        width += self._side() + 2 * self._pad() + 2 * MARGIN
        return QSize(width, look.px(LOW if self.low else self._height) + 2 * MARGIN)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        inner = width - 2 * MARGIN - 2 * self._pad() - self._side()
        height = text_size(look.font("button"), self.plain_text(), max(inner, 20)).height()
        if self._second:
            height += text_size(look.font("caption"), self._second, max(inner, 20)).height()
        least, pad = (LOW, 10) if self.low else (self._height, 16)
        return max(look.px(least), height + look.px(pad)) + 2 * MARGIN

    def _colours(self) -> tuple[QColor | None, QColor | None, QColor]:
        """Return fill, outline and ink for the state the button is in."""
        text = look.colour(self, "text")
        if not self.isEnabled():
            faded = look.colour(self, "text2")
            line = look.colour(self, "line") if self._kind == SECONDARY else None
            return (look.colour(self, "ground2") if self._kind == PRIMARY else None), line, faded
        if self._kind == PRIMARY:
            fill = (
                tokens.GOLD_PRESSED
                if self.isDown()
                else tokens.GOLD_HOVER
                if self.underMouse()
                else look.colour(self, "gold")
            )
            return fill, self._edge(), look.colour(self, "on_gold")
        if self._kind == QUIET:
            return None, None, text
        if self.isDown():
            return look.colour(self, "pressed"), text, text
        rest = look.colour(self, "ground") if self.solid else None
        return (look.colour(self, "hover") if self.underMouse() else rest), text, text

    def _edge(self) -> QColor | None:
        """Return the outline of the gold button: none but where lines are bold."""
        return look.colour(self, "text") if look.strokes() is tokens.BOLD_STROKES else None

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._painter()
        rect = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        radius = min(rect.height() / 2, look.px(30))
        if self.shows_ring:
            look.focus_ring(painter, rect, radius, look.colour(self, "text"))
        fill, line, ink = self._colours()
        if self.isDown():
            rect.translate(0, 2)
        if fill is not None or line is not None:
            look.outlined(painter, rect, radius, fill, line)
        self._paint_text(painter, rect, ink)

    def _paint_text(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        pad, side = self._pad(), self._side()
        font, small = look.font("button"), look.font("caption")
        inner = rect.width() - 2 * pad - side
        size = text_size(font, self.plain_text(), inner)
        low = text_size(small, self._second, inner).height() if self._second else 0
        width = max(size.width(), text_size(small, self._second, inner).width() if self._second else 0)
        left = rect.left() + pad + max(0.0, (inner - width) / 2)
        top = rect.center().y() - (size.height() + low) / 2
        if self._mark:
            box = look.px(22)
            marks.paint_mark(
                painter,
                self._mark,
                QRectF(left, rect.center().y() - box / 2, box, box),
                _own(self._mark, ink),
            )
            left += look.px(30)
        painter.setPen(ink)
        painter.setFont(font)
        painter.drawText(QRectF(left, top, width, size.height()), _WRAP, self.plain_text())
        if self._kind == QUIET:
            y = top + size.height() - 1
            painter.setPen(QPen(ink, 1.5))
            painter.drawLine(QPointF(left, y), QPointF(left + width, y))
        if self._second:
            painter.setFont(small)
            painter.setPen(ink)
            painter.drawText(QRectF(left, top + size.height(), width, low), _WRAP, self._second)
        if self._key:
            self._paint_key(painter, QPointF(left + width + look.px(10), rect.center().y()), ink)

    def _paint_key(self, painter: QPainter, at: QPointF, ink: QColor) -> None:
        font = look.font("keycap")
        width = max(look.px(24), text_size(font, self._key).width() + look.px(10))
        box = QRectF(at.x(), at.y() - look.px(10), width, look.px(20))
        painter.setPen(QPen(ink, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 5, 5)
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._key)


def _own(mark: str, ink: QColor) -> QColor | None:
    """Suit signs keep their own colours but for the black ones, other marks take the ink."""
    suits = {*marks.SUITS, *marks.FRENCH_SUITS}
    return marks.sign_colour(mark, ink) if mark in suits else ink


class Switch(Control):
    """A yes-no switch, 52 x 30; its accessible name says what it switches."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(look.px(52) + 2 * MARGIN, look.px(30) + 2 * MARGIN)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._painter()
        rect = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        radius = rect.height() / 2
        ink = look.colour(self, "text" if self.isEnabled() else "text2")
        if self.shows_ring:
            look.focus_ring(painter, rect, radius, ink)
        hover = look.colour(self, "hover") if self.underMouse() and self.isEnabled() else None
        look.outlined(painter, rect, radius, ink if self.isChecked() else hover, ink)
        knob = radius - look.px(5)
        x = rect.right() - radius if self.isChecked() else rect.left() + radius
        gold = self.isChecked() and self.isEnabled()
        tone = (look.on_ink(self) if gold else look.colour(self, "ground")) if self.isChecked() else ink
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone)
        painter.drawEllipse(QPointF(x, rect.center().y()), knob, knob)


class ChoiceChip(Control):
    """One of several choices: outline, or ink with a gold tick when chosen. `value` is what it stands for.

    Where the row is too narrow for its text, the text wraps and the chip grows.
    """

    def __init__(self, text: str, value: object, parent: QWidget | None = None, *, height: int = 38) -> None:
        super().__init__(parent)
        self.value = value
        self._mark = ""
        self._height = height
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setText(text)

    def set_mark(self, name: str) -> None:
        """Put a mark before the text."""
        self._mark = name
        self.updateGeometry()

    def nextCheckState(self) -> None:
        """The row decides which of its chips is on."""

    def sizeHint(self) -> QSize:
        return self._size_round(text_size(look.font("button"), self.plain_text()).width())

    def minimumSizeHint(self) -> QSize:
        return self._size_round(longest_word(look.font("button"), self.plain_text()))

    def heightForWidth(self, width: int) -> int:
        usual = self.sizeHint()
        if width >= usual.width():
            return usual.height()
        inner = max(width - 2 * MARGIN - self._side(), 20)
        text = text_size(look.font("button"), self.plain_text(), inner).height()
        return max(look.px(self._height), text + look.px(16)) + 2 * MARGIN

    def _side(self) -> int:
        """Width of both ends, the tick and the mark."""
        return (look.px(26) if self._mark else 0) + look.px(24) + look.px(32)

    def _size_round(self, text: int) -> QSize:
        """Return the size of the chip round one line of this width."""
        words = bool(self.plain_text())
        width = text + self._side() if words else self._side() - look.px(24)
        width = max(width, look.px(64 if words else 58))
        return QSize(width + 2 * MARGIN, look.px(self._height) + 2 * MARGIN)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._painter()
        rect = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        radius = min(rect.height() / 2, look.px(30))
        ink = look.colour(self, "text" if self.isEnabled() else "text2")
        if self.shows_ring:
            look.focus_ring(painter, rect, radius, ink)
        fill = ink if self.isChecked() else None
        if fill is None and self.isEnabled() and (self.isDown() or self.underMouse()):
            fill = look.colour(self, "pressed" if self.isDown() else "hover")
        look.outlined(painter, rect, radius, fill, ink)
        self._paint_inside(painter, rect, look.colour(self, "ground") if self.isChecked() else ink)

    def _paint_inside(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        font = look.font("button")
        text = text_size(font, self.plain_text()).width() if self.plain_text() else 0
        wraps = self.width() < self.sizeHint().width()
        if wraps:
            text = text_size(font, self.plain_text(), rect.width() - self._side()).width()
        tick = look.px(24) if self.isChecked() else 0
        mark = look.px(26) if self._mark else 0
        x = rect.center().x() - (text + tick + mark) / 2
        if tick:
            box = look.px(16)
            marks.paint_mark(
                painter, "tick", QRectF(x, rect.center().y() - box / 2, box, box), look.on_ink(self)
            )
            x += tick
        if mark:
            box = look.px(22)
            marks.paint_mark(
                painter, self._mark, QRectF(x, rect.center().y() - box / 2, box, box), _own(self._mark, ink)
            )
            x += mark
        painter.setFont(font)
        painter.setPen(ink)
        box_text = QRect(int(x), int(rect.top()), text + 2, int(rect.height()))
        flags = _WRAP if wraps else int(Qt.AlignmentFlag.AlignLeft)
        painter.drawText(box_text, flags | int(Qt.AlignmentFlag.AlignVCenter), self.plain_text())
