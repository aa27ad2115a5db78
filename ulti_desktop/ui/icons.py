"""Buttons that show a drawn mark: the icon row over the table, and the cross of a sheet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ulti_desktop.scene import marks
from ulti_desktop.ui import look
from ulti_desktop.ui.controls import Control

SIZE: Final = 44

ICON_ACTIONS: Final = {
    "tulip": "advice",
    "bulb": "hint",
    "cards": "last_trick",
    "sheet": "scores",
    "book": "rules",
    "gear": "settings",
}
"""The action of the menu that an icon stands for."""


class IconButton(Control):
    """A round button with a mark; its words stand in the tooltip and for screen readers."""

    def __init__(self, mark: str, parent: QWidget | None = None, *, size: int = SIZE) -> None:
        super().__init__(parent)
        self._mark = mark
        self._side = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_words(self, text: str, key: str = "") -> None:
        """Set what the button does, and the key that does the same."""
        self.setAccessibleName(text)
        self.setToolTip(f"{text} ({key})" if key else text)

    def sizeHint(self) -> QSize:
        return QSize(look.px(self._side) + 4, look.px(self._side) + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._painter()
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        ink = look.colour(self, "text" if self.isEnabled() else "text2")
        chosen = self.isChecked()
        fill = look.colour(self, "sky") if chosen else None
        if fill is None and self.isEnabled() and (self.isDown() or self.underMouse()):
            fill = look.colour(self, "pressed" if self.isDown() else "hover")
        painter.setPen(Qt.PenStyle.NoPen)
        if fill is not None:
            painter.setBrush(fill)
            painter.drawEllipse(rect)
        if self.shows_ring:
            look.outlined(painter, rect, rect.height() / 2, None, ink)
        side = rect.height() / 2
        box = QRectF(0, 0, side, side)
        box.moveCenter(rect.center())
        marks.paint_mark(painter, self._mark, box, look.colour(self, "ground") if chosen else ink)
