"""A sheet of rules as things to draw: texts, source marks, lines and bands, laid out for a width."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ulti_desktop.scene import marks
from ulti_desktop.ui import look
from ulti_desktop.words.rule_sheet import Source

DIFFERENT: Final = "different"
LEFT: Final = Qt.AlignmentFlag.AlignLeft
RIGHT: Final = Qt.AlignmentFlag.AlignRight
_WRAP: Final = Qt.TextFlag.TextWordWrap
DOT: Final = 9.0


@dataclass(frozen=True, slots=True)
class Piece:
    """One text in its place."""

    rect: QRectF
    text: str
    role: str
    tone: str
    align: Qt.AlignmentFlag


@dataclass(frozen=True, slots=True)
class Sign:
    """A drawn sign: a source, `different`, or one of the marks by name."""

    rect: QRectF
    name: str


@dataclass(slots=True)
class Canvas:
    """What is laid out, from top to bottom; `y` is where the next thing begins."""

    width: float
    y: float = 0.0
    pieces: list[Piece] = field(default_factory=list)
    signs: list[Sign] = field(default_factory=list)
    bands: list[QRectF] = field(default_factory=list)
    lines: list[tuple[float, float, float, bool]] = field(default_factory=list)

    def text(
        self, x: float, width: float, text: str, role: str, tone: str = "text", align: Qt.AlignmentFlag = LEFT
    ) -> float:
        """Put a text at `x` and return its height; the place goes on with `y`."""
        high = text_height(role, text, width)
        self.pieces.append(Piece(QRectF(x, self.y, width, high), text, role, tone, align))
        return high

    def line(self, x: float, width: float, *, strong: bool = False) -> None:
        """Draw a line across at `y`."""
        self.lines.append((x, self.y, width, strong))

    def sign(self, x: float, line_height: float, name: str, size: float) -> None:
        """Draw a sign in the middle of a first line that begins at `y`."""
        top = self.y + (line_height - size) / 2
        self.signs.append(Sign(QRectF(x, top, size, size), name))

    def paint(self, painter: QPainter, widget: QWidget, seen: QRectF | None = None) -> None:
        """Draw everything, or what lies in `seen`, in the colours of the widget's ground."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for band in self.bands:
            painter.setBrush(look.colour(widget, "ground2"))
            painter.drawRoundedRect(band, 8, 8)
        for x, y, width, strong in self.lines:
            tone = look.colour(widget, "text" if strong else "pattern")
            thick = look.strokes().control if strong else look.strokes().hairline
            painter.fillRect(QRectF(x, y, width, thick), tone)
        for piece in self.pieces:
            if seen is not None and not piece.rect.adjusted(-2, -4, 2, 4).intersects(seen):
                continue
            painter.setPen(look.colour(widget, piece.tone))
            painter.setFont(look.font(piece.role))
            painter.drawText(piece.rect, int(piece.align) | int(_WRAP), piece.text)
        for sign in self.signs:
            paint_sign(painter, sign.name, sign.rect, widget)


def text_height(role: str, text: str, width: float) -> float:
    """Return how high a text is when it wraps at a width."""
    metrics = _metrics(role, look.text_scale())
    return float(metrics.boundingRect(QRectF(0, 0, width, 100_000), int(_WRAP), text).height())


def text_width(role: str, text: str) -> float:
    """Return how wide a text is in one line."""
    return _metrics(role, look.text_scale()).horizontalAdvance(text) + 1


def longest_word(role: str, texts: Sequence[str]) -> float:
    """Return the width of the longest word of some texts, which no wrapping makes narrower."""
    return max((text_width(role, word) for text in texts for word in text.split()), default=0.0)


def line_height(role: str) -> float:
    """Return the height of one line."""
    return _metrics(role, look.text_scale()).height()


@lru_cache(maxsize=64)
def _metrics(role: str, _scale: float) -> QFontMetricsF:
    """The measures of a font at a text scale; they are asked for thousands of times a page."""
    return QFontMetricsF(look.font(role))


def paint_sign(painter: QPainter, name: str, rect: QRectF, widget: QWidget) -> None:
    """Draw a source mark (filled dot, ring, square on its corner), the sign of a difference, or a mark."""
    ink = look.colour(widget, "text")
    middle = rect.center()
    radius = rect.width() / 2
    if name == DIFFERENT:
        painter.setPen(QPen(ink, rect.width() / 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for share in (-0.36, 0.36):
            y = middle.y() + radius * share
            painter.drawLine(QLineF(middle.x() - radius * 0.8, y, middle.x() + radius * 0.8, y))
        tip = QPointF(radius * 0.5, -radius * 0.95)
        painter.drawLine(QLineF(middle - tip, middle + tip))
    elif name == Source.DOCUMENT:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawEllipse(middle, radius, radius)
    elif name == Source.CUSTOM:
        painter.setPen(QPen(ink, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, radius - 1, radius - 1)
    elif name == Source.OWN:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        far = radius * 1.25
        corners = (QPointF(0, -far), QPointF(far, 0), QPointF(0, far), QPointF(-far, 0))
        painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))
    else:
        marks.paint_sign(painter, name, rect, ink)
