"""One sentence that stays for a few seconds at the foot of the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ulti_desktop.scene import tokens
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Text

STAYS_MS: Final = 4000
PER_LETTER_MS: Final = 60
WIDTH: Final = 560


class Toast(QWidget):
    """A paper slip; a click takes it away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = Text("strong", wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(24), look.px(14), look.px(24), look.px(14))
        column.addWidget(self.text)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.set_theme(tokens.theme(tokens.DEFAULT_THEME))
        self.hide()

    def set_theme(self, theme: tokens.Theme) -> None:
        """Take the paper of a theme."""
        self.setPalette(look.palette(theme.paper))

    def show_text(self, text: str) -> None:
        """Show a sentence; "" takes the slip away."""
        self.text.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.raise_()
        if text:
            self._timer.start(STAYS_MS + PER_LETTER_MS * len(text))

    def fit_into(self, window: QSize) -> None:
        """Stand in the middle near the top of a window."""
        if not self.isVisible():
            return
        width = min(look.px(WIDTH), window.width() - 32)
        height = self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()
        self.setGeometry((window.width() - width) // 2, look.px(64), width, height)
        self.raise_()

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = look.colour(self, "text")
        look.outlined(painter, self.rect().toRectF(), tokens.RADII.bubble, look.colour(self, "ground"), ink)
