"""Buttons that lie on the table: a suit to name as trump, and what doubles a stake."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent

from ulti_desktop.scene import marks, tokens
from ulti_desktop.ui import look
from ulti_desktop.ui.controls import MARGIN, PillButton, text_size

SIGN: Final = 46
TILE: Final = QSize(92, 100)
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


class SuitTile(PillButton):
    """A suit with its large sign over its name."""

    def sizeHint(self) -> QSize:
        text = text_size(look.font("button"), self.plain_text()).width() + look.px(20)
        return QSize(max(look.px(TILE.width()), text) + 2 * MARGIN, look.px(TILE.height()) + 2 * MARGIN)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def heightForWidth(self, width: int) -> int:
        return self.sizeHint().height()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._painter()
        rect = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        if self.shows_ring:
            look.focus_ring(painter, rect, tokens.RADII.tile, look.colour(self, "text"))
        fill, line, ink = self._colours()
        if self.isDown():
            rect.translate(0, 2)
        look.outlined(painter, rect, tokens.RADII.tile, fill, line)
        side = look.px(SIGN)
        low = text_size(look.font("button"), self.plain_text()).height()
        top = rect.center().y() - (side + low + look.px(4)) / 2
        marks.paint_sign(painter, self._mark, QRectF(rect.center().x() - side / 2, top, side, side), ink)
        painter.setFont(look.font("button"))
        painter.setPen(ink)
        name = QRectF(rect.left(), top + side + look.px(4), rect.width(), low)
        painter.drawText(name, _CENTRE, self.plain_text())


class DoublingButton(PillButton):
    """A button with the red chip of what counts double (`set_key`) behind its text."""

    def _chip(self) -> QSize:
        size = text_size(look.font("label_strong"), self._key)
        return QSize(size.width() + look.px(14), size.height() + look.px(4))

    def _side(self) -> int:
        return self._chip().width() + look.px(10) if self._key else 0

    def _paint_key(self, painter: QPainter, at: QPointF, ink: QColor) -> None:
        size = self._chip()
        box = QRectF(at.x(), at.y() - size.height() / 2, size.width(), size.height())
        look.outlined(painter, box, tokens.RADII.chip, look.colour(self, "red"), None)
        painter.setPen(look.colour(self, "on_red"))
        painter.setFont(look.font("label_strong"))
        painter.drawText(box, _CENTRE, self._key)
