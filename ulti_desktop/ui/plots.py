"""Drawings of figures: a line of sums, bars of shares, and bars to both sides of zero."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from ulti_desktop import words
from ulti_desktop.ui import look
from ulti_desktop.ui.balance_chart import MOST_MARKERS, height_of, scale_steps

MOST_POINTS: Final = 1200
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class SumLine(QWidget):
    """The sum of game points after each deal, from zero on; the last one is written at its end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sums: tuple[int, ...] = (0,)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_sums(self, sums: Sequence[int], name: str) -> None:
        """Show sums, one a deal; `name` tells screen readers what they are."""
        self._sums = (0, *sums)
        self.setAccessibleName(words.fill("%1: %2", name, words.signed(self._sums[-1])))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look.px(420), look.px(250))

    def minimumSizeHint(self) -> QSize:
        return QSize(look.px(220), look.px(180))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        steps = scale_steps(min(self._sums), max(self._sums), 6)
        small = QFontMetricsF(look.font("label"))
        left = max(small.horizontalAdvance(words.signed(step)) for step in steps) + 12
        right = QFontMetricsF(look.font("strong")).horizontalAdvance(words.signed(self._sums[-1])) + 16
        area = QRectF(left, 12, max(40.0, self.width() - left - right), self.height() - small.height() - 24)
        self._grid(painter, area, steps)
        self._count(painter, area, small)
        self._line(painter, area, steps[0], steps[-1])

    def _grid(self, painter: QPainter, area: QRectF, steps: Sequence[int]) -> None:
        painter.setFont(look.font("label"))
        for step in steps:
            y = height_of(step, area, steps[0], steps[-1])
            if step == 0:
                painter.setPen(QPen(look.colour(self, "text"), look.strokes().hairline))
            else:
                painter.setPen(
                    QPen(look.colour(self, "pattern"), look.strokes().hairline, Qt.PenStyle.DotLine)
                )
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(look.colour(self, "text2"))
            painter.drawText(QRectF(0, y - 20, area.left() - 8, 40), _RIGHT, words.signed(step))

    def _count(self, painter: QPainter, area: QRectF, metrics: QFontMetricsF) -> None:
        """Number the deals below the line, as often as there is room."""
        last = len(self._sums) - 1
        room = metrics.horizontalAdvance(str(last)) + 24
        most = max(1, int(area.width() / room))
        every = next(n * 10**power for power in range(7) for n in (1, 2, 5) if last / (n * 10**power) <= most)
        painter.setPen(look.colour(self, "text2"))
        for number in range(every, last + 1, every):
            x = area.left() + area.width() * number / last
            box = QRectF(x - room, area.bottom() + 4, 2 * room, metrics.height() + 4)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def _line(self, painter: QPainter, area: QRectF, low: int, high: int) -> None:
        last = max(1, len(self._sums) - 1)
        every = max(1, len(self._sums) // MOST_POINTS)
        shown = [*range(0, len(self._sums), every)]
        if shown[-1] != len(self._sums) - 1:
            shown.append(len(self._sums) - 1)
        dots = [
            QPointF(area.left() + area.width() * n / last, height_of(self._sums[n], area, low, high))
            for n in shown
        ]
        ink = look.colour(self, "text")
        painter.setPen(QPen(ink, 2.5, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(dots))
        painter.setBrush(ink)
        painter.setPen(Qt.PenStyle.NoPen)
        for dot in dots[1:] if len(dots) <= MOST_MARKERS else dots[-1:]:
            painter.drawEllipse(dot, 4.0, 4.0)
        painter.setPen(ink)
        painter.setFont(look.font("strong"))
        end = dots[-1]
        painter.drawText(
            QRectF(end.x() + 12, end.y() - 20, self.width() - end.x(), 40),
            _LEFT,
            words.signed(self._sums[-1]),
        )


class ShareBar(QWidget):
    """How much of a whole: a green bar in a hairline frame."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_share(self, share: float) -> None:
        """Show a share from 0 to 1."""
        self._share = min(1.0, max(0.0, share))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look.px(72), look.px(16))

    def minimumSizeHint(self) -> QSize:
        return QSize(look.px(36), look.px(16))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 2, -1, -2)
        if self._share:
            filled = QRectF(rect.left(), rect.top(), rect.width() * self._share, rect.height())
            painter.fillRect(filled, look.colour(self, "green"))
        painter.setPen(QPen(look.colour(self, "text2"), look.strokes().hairline))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect)


class GainBar(QWidget):
    """An amount on a scale round zero: filled green to the right, hollow violet to the left.

    With `cost` zero stands at the left and the amount is what something cost.
    """

    def __init__(self, parent: QWidget | None = None, *, cost: bool = False) -> None:
        super().__init__(parent)
        self._cost = cost
        self._amount, self._most = 0.0, 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_amount(self, amount: float, most: float) -> None:
        """Show an amount; `most` is the end of the scale."""
        self._amount, self._most = amount, max(most, 0.001)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look.px(160), look.px(24))

    def minimumSizeHint(self) -> QSize:
        return QSize(look.px(60), look.px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(2, 0, -2, 0)
        zero = rect.left() if self._cost else rect.center().x()
        long = (rect.right() - zero) * min(1.0, abs(self._amount) / self._most)
        thick = rect.height() * 0.5
        top = rect.center().y() - thick / 2
        if self._amount > 0 and not self._cost:
            painter.fillRect(QRectF(zero, top, long, thick), look.colour(self, "green"))
        elif self._amount:
            left = zero if self._cost else zero - long
            painter.setPen(QPen(look.colour(self, "violet"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(left, top, long, thick).adjusted(1, 1, -1, -1))
        painter.setPen(QPen(look.colour(self, "text"), look.strokes().hairline))
        painter.drawLine(QPointF(zero, rect.top()), QPointF(zero, rect.bottom()))
