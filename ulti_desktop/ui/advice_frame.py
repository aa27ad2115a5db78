"""The mark of advice on a button: an outline with a tulip."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ulti_desktop.scene import marks, tokens
from ulti_desktop.ui import look
from ulti_desktop.ui.bid_toggle import BidToggle
from ulti_desktop.ui.controls import MARGIN, ChoiceChip
from ulti_desktop.ui.table_buttons import SuitTile

WIDTH: Final = 3.0
SIGN: Final = 22


class AdviceFrame(QWidget):
    """Lies over the control that is advised and lets everything through to it."""

    def __init__(self, target: QWidget) -> None:
        super().__init__(target)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        target.installEventFilter(self)
        self.setGeometry(target.rect())
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        target = self.parentWidget()
        whole = QRectF(self.rect())
        edge = WIDTH / 2 if isinstance(target, BidToggle) else MARGIN / 2
        rect = whole.adjusted(edge, edge, -edge, -edge)
        tile = isinstance(target, BidToggle | SuitTile)
        radius = tokens.RADII.tile if tile else min(rect.height() / 2, look.px(34))
        sky = look.colour(self, "sky")
        painter.setPen(QPen(sky, WIDTH))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, radius, radius)
        side = look.px(16 if isinstance(target, ChoiceChip) else SIGN)
        centre = QPointF(whole.right() - side / 2 - 1, whole.top() + side / 2 + 1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(sky)
        painter.drawEllipse(centre, side / 2, side / 2)
        inner = 0.66 * side
        box = QRectF(centre.x() - inner / 2, centre.y() - inner / 2, inner, inner)
        marks.paint_mark(painter, "tulip", box, look.colour(self, "ground"))
