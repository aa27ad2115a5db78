"""One sentence that outweighs what stands round it: the end of a session, or what it still waits for."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ulti_desktop.scene import tokens
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Mark, Text
from ulti_desktop.ui.controls import MARGIN


class Notice(QWidget):
    """One weighty sentence on a row of its own with a tulip before it; hidden without a text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = Text("section", wrap=True)
        line = QHBoxLayout(self)
        line.setContentsMargins(look.px(24), look.px(10), look.px(24), look.px(10))
        line.setSpacing(look.px(12))
        line.addWidget(Mark("tulip", 26, "gold"))
        line.addWidget(self.text, 1)
        self.hide()

    def show_text(self, text: str) -> None:
        """Show a sentence; "" hides the row."""
        self.text.setText(text)
        self.setVisible(bool(text))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(MARGIN, 0, -MARGIN, 0)
        look.outlined(painter, rect, tokens.RADII.row, look.colour(self, "ground2"), None)
