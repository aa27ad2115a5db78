"""One line under a deal that is over: from which seed its cards were shuffled, to be copied."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Text
from ulti_desktop.ui.controls import QUIET, PillButton


class SeedLine(QWidget):
    """Hidden without a seed. What is copied is the seed and the number of the deal, `seed/number`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seed, self._number = "", 0
        self._copied = False
        self.text = Text("caption", "text2", wrap=True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy = PillButton(kind=QUIET)
        self.copy.clicked.connect(self._copy)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(look.px(12))
        line.addWidget(self.text, 1)
        line.addWidget(self.copy)
        self.show_seed("", 0)

    def show_seed(self, seed: str, number: int) -> None:
        """Show of which session's seed the deal with this number (from 1) is; "" hides the line."""
        self._seed, self._number = seed, number
        self._copied = False
        self.setVisible(bool(seed))
        self.retranslate()

    def copied_text(self) -> str:
        """Return what is copied."""
        return f"{self._seed}/{self._number}"

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.copied_text())
        self._copied = True
        self.retranslate()

    def retranslate(self) -> None:
        """Word it anew."""
        told = self.tr("Shuffled from the seed %1, deal %2")
        self.text.setText(words.fill(told, self._seed, str(self._number)))
        self.copy.setText(self.tr("Copied") if self._copied else self.tr("Copy"))
        self.copy.setAccessibleDescription(self.text.text())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
