"""The line for a seed that somebody told: with it a session deals the same cards."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Text
from ulti_desktop.ui.controls import MARGIN, QUIET, PillButton
from ulti_desktop.ui.fields import LineEdit

LONGEST_SEED: Final = 40
_MOST_TYPED: Final = 1000
_NUMBER_BEHIND: Final = re.compile(r"/\d+$")


class SeedField(QWidget):
    """Hidden until a person asks for it by `link`, which then makes way; whoever shows it places the link.

    `opened()` when it is asked for, `changed()` when what is typed changes.
    """

    changed = Signal()
    opened = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.link = PillButton(kind=QUIET, parent=self)
        self.title = Text("section")
        self.line = LineEdit()
        self.line.setMaxLength(_MOST_TYPED)
        self.about = Text("label", "text2", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, look.px(3), MARGIN, 0)
        column.setSpacing(look.px(4))
        for widget in (self.title, self.line, self.about):
            column.addWidget(widget)
        self.link.clicked.connect(self._open)
        self.line.textChanged.connect(self._typed)
        self.clear()

    def clear(self) -> None:
        """Go back to the link: the next session gets a seed of its own."""
        self.line.clear()
        self._show(wanted=False)

    def value(self) -> str | None:
        """Return the seed, without the number of the deal that is copied with it; None for one by chance."""
        typed = "".join(letter for letter in self.line.text() if letter.isprintable())
        return _NUMBER_BEHIND.sub("", typed.strip()).strip() or None

    def fits(self) -> bool:
        """Tell whether a session can be dealt from what is typed."""
        return len(self.value() or "") <= LONGEST_SEED

    def _open(self) -> None:
        self._show(wanted=True)
        self.line.setFocus(Qt.FocusReason.TabFocusReason)
        self.opened.emit()

    def _show(self, *, wanted: bool) -> None:
        self.link.setVisible(not wanted)
        self.setVisible(wanted)

    def _typed(self) -> None:
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        fits = self.fits()
        self.about.set_tone("text2" if fits else "violet")
        self.about.setText(
            self.tr("Type a seed that you were told: in the same rule set it deals the same cards.")
            if fits
            else words.fill(self.tr("A seed has at most %1 characters."), str(LONGEST_SEED))
        )
        self.line.setAccessibleDescription(self.about.text())

    def retranslate(self) -> None:
        """Word it anew."""
        self.link.setText(self.tr("Shuffle from a seed"))
        self.title.setText(self.tr("Seed of the shuffle"))
        self.line.setAccessibleName(self.title.text())
        self.line.setPlaceholderText(self.tr("random"))
        self._tell()
