"""A menu on paper: round corners, drawn ticks and arrows."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QBitmap, QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from ulti_desktop.scene import marks
from ulti_desktop.ui import look

RADIUS: Final = 14
SIGN: Final = 14
ARROW: Final = 12


class PaperMenu(QMenu):
    """Dressed in the colours of a sheet; a mask cuts the corners where the screen cannot shine through."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours: tuple[QColor, QColor, QColor] | None = None

    def dress(self, ground: QColor, text: QColor, text2: QColor, pattern: QColor) -> None:
        """Take the colours of a paper."""
        self._colours = ground, text, text2
        self.setStyleSheet(menu_style(ground, text, text2, pattern))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        mask = QBitmap(self.size())
        mask.fill(Qt.GlobalColor.color0)
        painter = QPainter(mask)
        painter.setBrush(Qt.GlobalColor.color1)
        painter.setPen(Qt.GlobalColor.color1)
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), RADIUS + 2, RADIUS + 2)
        painter.end()
        self.setMask(mask)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._colours is None:
            return
        ground, text, text2 = self._colours
        painter = QPainter(self)
        for action in self.actions():
            place = self.actionGeometry(action)
            active = action is self.activeAction() and action.isEnabled()
            ink = ground if active else text if action.isEnabled() else text2
            if action.isCheckable() and action.isChecked():
                marks.paint_mark(painter, "tick", _sign(place, look.px(SIGN), left=True), ink)
            if action.menu() is not None:
                marks.paint_mark(painter, "chevron-right", _sign(place, look.px(ARROW), left=False), ink)


def _sign(place: QRect, size: int, *, left: bool) -> QRectF:
    """Where a sign stands in a row: before the text, or at its end."""
    x = place.left() + look.px(12) if left else place.right() - look.px(12) - size
    return QRectF(x, place.center().y() - size / 2 + 1, size, size)


def menu_style(ground: QColor, text: QColor, text2: QColor, pattern: QColor) -> str:
    """Return the style sheet of a menu on paper of these colours."""
    size = look.font("body").pixelSize()
    return (
        f"QMenu {{ background: {ground.name()}; color: {text.name()}; border: 2px solid {text.name()};"
        f" border-radius: {RADIUS}px; padding: 8px 4px; font-family: 'Hanken Grotesk';"
        f" font-size: {size}px; font-weight: 500;"
        " menu-scrollable: 1; }"  # on a low screen; by itself it would go on in a second column
        f"QMenu::item {{ padding: {look.px(5)}px {look.px(24)}px {look.px(5)}px {look.px(32)}px;"
        " border-radius: 8px; margin: 0 4px; }"
        f"QMenu::item:selected {{ background: {text.name()}; color: {ground.name()}; }}"
        f"QMenu::item:disabled {{ color: {text2.name()}; background: transparent; }}"
        "QMenu::indicator, QMenu::right-arrow { width: 0; height: 0; image: none; }"
        f"QMenu::separator {{ height: 2px; background: {pattern.name()}; margin: 4px 14px; }}"
    )
