"""What lies between the table and a sheet that floats over it, so that no text of the table seems cut off."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ulti_desktop.scene import tokens

COVERS: Final = 0.82


class Veil(QWidget):
    """The colour of the table over the table, nearly opaque; it lets everything through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.colour = QColor(tokens.theme(tokens.DEFAULT_THEME).table.ground)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def cover(self) -> None:
        """Lie over everything that is there now."""
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        colour = QColor(self.colour)
        colour.setAlphaF(COVERS)
        QPainter(self).fillRect(event.rect(), colour)
