"""Still parts of the table (texts, plates, marks) drawn once into a pixmap and then only blitted."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from ulti_desktop.scene import tokens
from ulti_desktop.scene.layout import CardPlace

LEFT, CENTRE, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight


class Stamp(QGraphicsPixmapItem):
    """A picture that lies on the table; it takes no mouse."""

    def __init__(self, z: float = 0.0, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._look: object = None

    def draw(
        self,
        rect: QRectF,
        dpr: float,
        paint: Callable[[QPainter], None],
        look: object = None,
        ground: QColor | None = None,
    ) -> None:
        """Paint `rect` (own coordinates, logical pixels) anew; `paint` works in those coordinates.

        With a `look`, which names all that the picture depends on, the same look is not painted twice. On an
        opaque `ground` the picture has no transparency and is copied faster.
        """
        if look is not None and look == self._look:
            return
        self._look = look
        box = QRectF(rect.toAlignedRect())
        pixmap = QPixmap(max(1, math.ceil(box.width() * dpr)), max(1, math.ceil(box.height() * dpr)))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent if ground is None else ground)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.translate(-box.topLeft())
        paint(painter)
        painter.end()
        self.setPixmap(pixmap)
        self.setOffset(box.topLeft())


def text_width(text: str, font: QFont) -> float:
    """The width of one line of text in logical pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


def fitting_font(text: str, roles: Sequence[str], width: float, scale: float) -> QFont:
    """The first of these type roles in which the text is not wider than `width`; else the last.

    Text that was made larger gives up to its usual size before it is cut off.
    """
    font = tokens.font(roles[-1], scale)
    for role in roles:
        font = tokens.font(role, scale)
        if text_width(text, font) <= width:
            return font
    while scale > 1.0 and text_width(text, font) > width:
        scale = max(1.0, scale - 0.1)
        font = tokens.font(roles[-1], scale)
    return font


def elided(text: str, font: QFont, width: float) -> str:
    """The text, shortened with an ellipsis when it is wider than `width`."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width + 0.5)


def draw_text(
    painter: QPainter,
    text: str,
    font: QFont,
    colour: QColor,
    rect: QRectF,
    align: Qt.AlignmentFlag = LEFT,
) -> float:
    """Write one line with the middle of its capitals in the middle of `rect`; return its width."""
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(text)
    x = rect.left()
    if align == RIGHT:
        x = rect.right() - width
    elif align == CENTRE:
        x = rect.center().x() - width / 2
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(QPointF(x, rect.center().y() + metrics.capHeight() / 2), text)
    return width


def wrapped(text: str, font: QFont, width: float) -> list[str]:
    """The text in as few lines as fit into `width`, broken between words and of even length."""
    lines = _greedy(text, font, width)
    if len(lines) < 2:
        return lines
    low, high = width / len(lines), width
    for _ in range(8):
        middle = (low + high) / 2
        if len(_greedy(text, font, middle)) > len(lines):
            low = middle
        else:
            high = middle
    return _greedy(text, font, high)


def _greedy(text: str, font: QFont, width: float) -> list[str]:
    metrics = QFontMetricsF(font)
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def dotted_pen(colour: QColor, radius: float, step: float) -> QPen:
    """Round dots along a line."""
    pen = QPen(colour, 2 * radius, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.001, step / (2 * radius)])
    return pen


def dashed_pen(colour: QColor, width: float, scale: float) -> QPen:
    """The dashes of a place where a card may be dropped."""
    pen = QPen(colour, width, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([6.0 * scale / width, 5.0 * scale / width])
    return pen


def card_outline(place: CardPlace, grow: float = 0.0) -> QPainterPath:
    """The rounded outline of a card of that width, upright round the middle, `grow` pixels outside it."""
    w, h = place.width + 2 * grow, place.height + 2 * grow
    path = QPainterPath()
    radius = tokens.RADII.card * place.width + max(0.0, grow)
    path.addRoundedRect(QRectF(-w / 2, -h / 2, w, h), radius, radius)
    return path


def frame_card(stamp: Stamp, place: CardPlace, dpr: float, colour: QColor, width: float, gap: float) -> None:
    """Draw an outline of `width` round a card that is turned as `place` says, `gap` pixels away from it."""
    reach = gap + width + 2
    outer = CardPlace(0.0, 0.0, place.angle, 0.0, place.width).rect().adjusted(-reach, -reach, reach, reach)

    def paint(painter: QPainter) -> None:
        painter.rotate(place.angle)
        painter.setPen(QPen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(card_outline(place, gap + width / 2))

    stamp.draw(outer, dpr, paint)
