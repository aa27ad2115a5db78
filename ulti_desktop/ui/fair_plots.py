"""Drawings of the dealing: how often a hand held so many of something, beside what chance alone gives."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ulti_desktop import words
from ulti_desktop.fairness.findings import Spread
from ulti_desktop.ui import look
from ulti_desktop.words import fairness as told

LEAST: Final = 0.0005
"""What is rarer than this has no column at the ends."""
WIDEST: Final = 0.62
OVER: Final = 4
_MIDDLE: Final = Qt.AlignmentFlag.AlignCenter


class SpreadBars(QWidget):
    """A column for each number, filled as high as it was counted; a dashed line is where chance puts it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shares: tuple[float, ...] = ()
        self._odds: tuple[float, ...] = ()
        self._first = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_spread(self, spread: Spread, name: str) -> None:
        """Show counts as shares; `name` tells screen readers what they are."""
        whole = sum(spread.seen)
        shown = [n for n, chance in enumerate(spread.odds) if chance >= LEAST]
        self._first = shown[0]
        self._odds = tuple(spread.odds[n] for n in range(shown[0], shown[-1] + 1))
        self._shares = tuple(spread.seen[n] / whole if whole else 0.0 for n in range(shown[0], shown[-1] + 1))
        columns = [
            words.fill("%1: %2 (%3)", str(n), told.share(share), told.share(chance))
            for n, (share, chance) in enumerate(zip(self._shares, self._odds, strict=True), self._first)
        ]
        self.setAccessibleName(words.fill("%1. %2", name, ", ".join(columns)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look.px(420), look.px(100))

    def minimumSizeHint(self) -> QSize:
        return QSize(look.px(240), look.px(100))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._shares:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = look.font("label")
        painter.setFont(font)
        line = QFontMetricsF(font).height()
        top, bottom = line + 6, self.height() - line - 6
        step = self.width() / len(self._shares)
        scale = (bottom - top) / max(*self._shares, *self._odds)
        wide = min(step * WIDEST, float(look.px(64)))
        for n, (share, chance) in enumerate(zip(self._shares, self._odds, strict=True)):
            middle = step * (n + 0.5)
            high = share * scale
            bar = QRectF(middle - wide / 2, bottom - high, wide, high)
            painter.fillRect(bar, look.colour(self, "sky"))
            self._by_chance(painter, middle, bottom - chance * scale, wide / 2 + OVER)
            painter.setPen(look.colour(self, "text"))
            above = min(bar.top(), bottom - chance * scale) - line - 4
            painter.drawText(QRectF(middle - step / 2, above, step, line), _MIDDLE, told.share(share))
            painter.setPen(look.colour(self, "text2"))
            below = QRectF(middle - step / 2, bottom + 4, step, line)
            painter.drawText(below, _MIDDLE, str(n + self._first))
        painter.setPen(QPen(look.colour(self, "text"), look.strokes().hairline))
        painter.drawLine(QLineF(0, bottom, self.width(), bottom))

    def _by_chance(self, painter: QPainter, middle: float, y: float, half: float) -> None:
        pen = QPen(look.colour(self, "text"), 2.0, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([2.0, 1.5])
        painter.setPen(pen)
        painter.drawLine(QLineF(middle - half, y, middle + half, y))


class Key(QWidget):
    """What a filled column and the dotted line across it stand for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = ("", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_words(self, counted: str, by_chance: str) -> None:
        """Set what is written beside the two signs."""
        self._texts = (counted, by_chance)
        self.setAccessibleName(words.fill("%1, %2", counted, by_chance))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(look.font("label"))
        wide = sum(metrics.horizontalAdvance(text) for text in self._texts)
        return QSize(round(wide) + look.px(92), round(metrics.height()) + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(look.font("label"))
        metrics = QFontMetricsF(look.font("label"))
        sign, middle = float(look.px(22)), self.height() / 2
        painter.fillRect(QRectF(0, middle - 6, sign, 12), look.colour(self, "sky"))
        x = sign + 8
        ink = look.colour(self, "text2")
        painter.setPen(ink)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(x, 0, self.width() - x, self.height()), left, self._texts[0])
        x += metrics.horizontalAdvance(self._texts[0]) + look.px(20)
        pen = QPen(look.colour(self, "text"), 2.0, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([2.0, 1.5])
        painter.setPen(pen)
        painter.drawLine(QLineF(x, middle, x + sign + OVER, middle))
        x += sign + OVER + 8
        painter.setPen(ink)
        painter.drawText(QRectF(x, 0, self.width() - x, self.height()), left, self._texts[1])
