"""The line chart of a session: each player's balance after every deal, told apart by line and marker."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from ulti_desktop import words
from ulti_desktop.ui import look

STYLES: Final = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
TONES: Final = ("text", "text", "text2")
MOST_MARKERS: Final = 40
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def scale_steps(low: int, high: int, most: int = 7) -> list[int]:
    """Return round values from at most `low` to at least `high`, zero among them."""
    low, high = min(low, 0), max(high, 0)
    span = max(1, high - low)
    step = 10 ** math.floor(math.log10(span))
    for factor in (0.1, 0.2, 0.5, 1, 2, 5, 10):
        width = max(1, round(step * factor))
        if math.ceil(high / width) - math.floor(low / width) + 1 <= most:
            break
    first, last = math.floor(low / width), math.ceil(high / width)
    return [width * n for n in range(first, last + 1)]


class BalanceChart(QWidget):
    """`show_balances` takes the balances after each deal, by seat, and the names."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[int, int, int]] = [(0, 0, 0)]
        self._names = ("", "", "")
        self.marked: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_balances(self, balances: list[tuple[int, int, int]], names: tuple[str, str, str]) -> None:
        """Show a session; the chart begins at zero for everybody."""
        self._rows = [(0, 0, 0), *balances]
        self._names = names
        self.setAccessibleName(", ".join(self._label(seat) for seat in range(3)))
        self.update()

    def mark_deal(self, number: int | None) -> None:
        """Draw an upright line at one deal (from 1); None takes it away."""
        self.marked = number
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look.px(360), look.px(320))

    def minimumSizeHint(self) -> QSize:
        return QSize(look.px(260), look.px(150))

    def _label(self, seat: int) -> str:
        return words.fill("%1 %2", self._names[seat], words.signed(self._rows[-1][seat]))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        values = [value for row in self._rows for value in row]
        steps = scale_steps(min(values), max(values))
        strong = QFontMetricsF(look.font("strong"))
        small = QFontMetricsF(look.font("label"))
        left = max(small.horizontalAdvance(words.signed(step)) for step in steps) + 12
        right = max(strong.horizontalAdvance(self._label(seat)) for seat in range(3)) + 16
        area = QRectF(left, 12, max(40.0, self.width() - left - right), self.height() - small.height() - 24)
        self._grid(painter, area, steps)
        self._count(painter, area)
        for seat in (2, 1, 0):
            self._line(painter, area, seat, steps[0], steps[-1])
        self._labels(painter, area, steps[0], steps[-1])

    def _x(self, area: QRectF, index: int) -> float:
        return area.left() + area.width() * index / max(1, len(self._rows) - 1)

    def _grid(self, painter: QPainter, area: QRectF, steps: list[int]) -> None:
        painter.setFont(look.font("label"))
        for step in steps:
            y = height_of(step, area, steps[0], steps[-1])
            if step == 0:
                painter.setPen(QPen(look.colour(self, "text"), 1.5))
            else:
                painter.setPen(QPen(look.colour(self, "pattern"), 1.5, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(look.colour(self, "text2"))
            box = QRectF(0, y - 12, area.left() - 8, 24)
            painter.drawText(
                box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words.signed(step)
            )
        if self.marked is not None and 0 < self.marked < len(self._rows):
            x = self._x(area, self.marked)
            painter.setPen(QPen(look.colour(self, "text"), 1.5, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))

    def _count(self, painter: QPainter, area: QRectF) -> None:
        last = len(self._rows) - 1
        if last < 1:
            return
        painter.setPen(look.colour(self, "text2"))
        every = next(n for n in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if last / n <= 8)
        for number in range(every, last + 1, every):
            box = QRectF(self._x(area, number) - 24, area.bottom() + 4, 48, 20)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def _line(self, painter: QPainter, area: QRectF, seat: int, low: int, high: int) -> None:
        tone = look.colour(self, TONES[seat])
        pen = QPen(tone, 2.5, STYLES[seat])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        dots = [
            QPointF(self._x(area, i), height_of(row[seat], area, low, high))
            for i, row in enumerate(self._rows)
        ]
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(dots))
        shown = dots[1:] if len(dots) <= MOST_MARKERS else dots[-1:]
        for dot in shown:
            self._marker(painter, dot, seat)

    def _marker(self, painter: QPainter, dot: QPointF, seat: int) -> None:
        painter.setPen(QPen(look.colour(self, TONES[seat]), 2))
        painter.setBrush(look.colour(self, "ground" if seat == 1 else TONES[seat]))
        if seat == 0:
            painter.drawEllipse(dot, 4.0, 4.0)
        elif seat == 1:
            painter.drawRect(QRectF(dot.x() - 4, dot.y() - 4, 8, 8))
        else:
            size = 5.5
            corners = ((0, -size), (size, 0), (0, size), (-size, 0))
            painter.drawPolygon(QPolygonF([QPointF(dot.x() + dx, dot.y() + dy) for dx, dy in corners]))

    def _labels(self, painter: QPainter, area: QRectF, low: int, high: int) -> None:
        painter.setFont(look.font("strong"))
        height = QFontMetricsF(look.font("strong")).height()
        order = sorted(range(3), key=lambda seat: -self._rows[-1][seat])
        places: list[float] = []
        for seat in order:
            y = height_of(self._rows[-1][seat], area, low, high)
            if places and y < places[-1] + height:
                y = places[-1] + height
            places.append(y)
        over = places[-1] + height / 2 - self.height()
        for seat, place in zip(order, places, strict=True):
            y = place - max(0.0, over)
            painter.setPen(look.colour(self, TONES[seat]))
            box = QRectF(area.right() + 12, y - height / 2, self.width() - area.right() - 12, height)
            painter.drawText(
                box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._label(seat)
            )


def height_of(value: int, area: QRectF, low: int, high: int) -> float:
    """Return where a value stands in an area that reaches from `low` to `high`."""
    return area.bottom() - area.height() * (value - low) / max(1, high - low)
