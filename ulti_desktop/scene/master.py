"""Card faces drawn once, upright and larger than needed; pictures of any turn and size are made from them.

A face of a deck is hundreds of shapes: to draw it takes as long as twenty blits. A hand of ten cards needs
every card under a new turn after every trick, so turning a finished picture is what keeps the table fluent.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QTransform

from ulti_desktop.scene.faces import ASPECT, outline

SMALL: Final = 170.0  # device pixels
FINE: Final = 2.0  # how much wider than a small card its master is
COARSE: Final = 1.4
ENOUGH: Final = 0.8  # a master that is this near to the wanted width is not drawn anew
MOST: Final = 2.3  # beyond this share two samples a pixel are too few: it is brought down in two steps
BYTES: Final = 72 * 1024 * 1024

Paint = Callable[[QPainter, QRectF], None]


class Name(NamedTuple):
    """Which face: card 0..31 or the back, as a large index or not."""

    card: int
    large: bool


class Masters:
    """Keeps the faces that were used last. Widths are device pixels."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Name, QImage] = OrderedDict()
        self._bytes = 0

    def has(self, name: Name, width: float) -> bool:
        """Is there a face that is large enough for a card of this width?"""
        kept = self._kept.get(name)
        return kept is not None and kept.width() >= ENOUGH * _wanted(width)

    def make(self, name: Name, width: float, paint: Paint) -> None:
        """Have a face drawn for cards of this width, in the place of a smaller one."""
        if self.has(name, width):
            return
        across = max(2, round(_wanted(width)))
        image = QImage(across, round(across * ASPECT), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paint(painter, QRectF(0, 0, image.width(), image.height()))
        painter.end()
        old = self._kept.pop(name, None)
        self._bytes += image.sizeInBytes() - (0 if old is None else old.sizeInBytes())
        self._kept[name] = image
        while self._bytes > BYTES and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= dropped.sizeInBytes()

    def lay(self, painter: QPainter, name: Name, rect: QRectF, turned: bool) -> None:
        """Lay a face that was made into `rect`; where nothing is turned that is on whole device pixels."""
        image = self._kept[name]
        self._kept.move_to_end(name)
        size = rect.size().toSize()
        if not turned:
            painter.drawImage(rect.topLeft(), _scaled(image, size))
            return
        if image.width() > MOST * size.width():
            image = _scaled(image, size * 2)
        brush = QBrush(image)
        place = QTransform.fromTranslate(rect.x(), rect.y())
        brush.setTransform(place.scale(rect.width() / image.width(), rect.height() / image.height()))
        painter.fillPath(outline(rect), brush)

    def clear(self) -> None:
        """Drop every face."""
        self._kept.clear()
        self._bytes = 0


def _wanted(width: float) -> float:
    return width * (FINE if width <= SMALL else COARSE)


def _scaled(image: QImage, size: QSize) -> QImage:
    return image.scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
