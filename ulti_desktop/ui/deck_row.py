"""The decks to choose from, side by side, with their names; below them a word on the player's own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.scene import tokens
from ulti_desktop.scene.deck import DeckChoice, own_decks_folder
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Text
from ulti_desktop.ui.controls import MARGIN
from ulti_desktop.ui.deck_choice import DeckPicture

WIDE: Final = 2


def breakable(text: str) -> str:
    """Let paths and long names go on in the next line: a place without width after each separator."""
    parts = re.sub(r"([/\\_.-])(?=\S)", "\\1\u200b", text)
    return re.sub(r"([^\s\u200b]{24})(?=[^\s\u200b])", "\\1\u200b", parts)


class DeckRow(QWidget):
    """`chosen(id)` when a person takes another deck."""

    chosen = Signal(str)

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pictures: list[DeckPicture] = []
        self.names: list[Text] = []
        self.refused = Text("label", "text2", wrap=True)
        self.place = Text("label", "text2", wrap=True)
        self._choices: tuple[DeckChoice, ...] = ()
        self._language = language
        self._columns = WIDE
        self._theme = tokens.theme(tokens.DEFAULT_THEME)
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(look.px(4))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._grid)
        for text in (self.refused, self.place):
            text.setContentsMargins(MARGIN, 0, MARGIN, 0)
            column.addWidget(text)

    def set_decks(self, choices: Sequence[DeckChoice], refused: Sequence[str]) -> None:
        """Show these decks, and why others in the player's folder are none."""
        self.refused.setText(breakable("\n".join(refused)))
        self.refused.setVisible(bool(refused))
        if tuple(choices) != self._choices:
            self._choices = tuple(choices)
            for old in (*self.pictures, *self.names):
                old.hide()
                old.deleteLater()
            self.pictures = [DeckPicture(one, self._language, self) for one in choices]
            self.names = [Text("strong", wrap=True, parent=self) for _ in choices]
            for picture in self.pictures:
                picture.set_theme(self._theme)
                picture.clicked.connect(lambda _=False, one=picture: self.chosen.emit(one.deck_id))
            for name in self.names:
                name.setContentsMargins(MARGIN, 0, 0, 0)
            self._lay_out()
        self.retranslate()

    def show_look(self, deck_id: str, language: str, letters: bool, theme: tokens.Theme) -> None:
        """Mark the chosen deck and draw all as they would lie on the table."""
        self._theme, self._language = theme, language
        for picture in self.pictures:
            picture.setChecked(picture.deck_id == deck_id)
            picture.art.set_language(language)
            picture.art.set_letters(letters)
            picture.set_theme(theme)
            picture.update()
        self.retranslate()

    def set_columns(self, columns: int) -> None:
        """Lay the decks out in one column or more."""
        if columns != self._columns:
            self._columns = columns
            self._lay_out()

    def retranslate(self) -> None:
        """Word everything anew."""
        for choice, picture, label in zip(self._choices, self.pictures, self.names, strict=True):
            name = choice.name(self._language)
            label.setText(breakable(name))
            picture.setAccessibleName(name)
        text = self.tr("Decks of your own go into the folder %1")
        self.place.setText(breakable(words.fill(text, own_decks_folder())))

    def _lay_out(self) -> None:
        for widget in (*self.pictures, *self.names):
            self._grid.removeWidget(widget)
        for place, (picture, name) in enumerate(zip(self.pictures, self.names, strict=True)):
            row, column = divmod(place, self._columns)
            self._grid.addWidget(picture, 2 * row, column)
            self._grid.addWidget(name, 2 * row + 1, column)
        for column in range(WIDE):
            self._grid.setColumnStretch(column, 1 if column < self._columns else 0)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            for picture in self.pictures:
                picture.retranslate()
            self.retranslate()
        super().changeEvent(event)
