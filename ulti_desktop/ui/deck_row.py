"""The decks to choose from, side by side, with their names; below them a word on the player's own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ulti_desktop.scene import tokens
from ulti_desktop.scene.deck import DeckChoice, own_decks_folder
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Flow, Text
from ulti_desktop.ui.controls import MARGIN, QUIET, PillButton
from ulti_desktop.ui.deck_choice import PAD, DeckPicture
from ulti_desktop.ui.deck_reader import DeckReader

WIDE: Final = 2


def breakable(text: str) -> str:
    """Let paths and long names go on in the next line: a place without width after each separator."""
    parts = re.sub(r"([/\\_.-])(?=\S)", "\\1\u200b", text)
    return re.sub(r"([^\s\u200b]{24})(?=[^\s\u200b])", "\\1\u200b", parts)


def open_own_decks() -> None:
    """Show the folder for the player's own decks where the system shows folders."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(own_decks_folder()))


class DeckRow(QWidget):
    """`chosen(id)` when a person takes another deck."""

    chosen = Signal(str)

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pictures: list[DeckPicture] = []
        self.names: list[Text] = []
        self.refused = Text("label", "text2", wrap=True)
        self.folder = PillButton(kind=QUIET)
        self.folder.clicked.connect(open_own_decks)
        self._reader = DeckReader(self)
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
        self.refused.setContentsMargins(MARGIN, 0, MARGIN, 0)
        column.addWidget(self.refused)
        own = Flow()
        own.add(self.folder)
        column.addWidget(own)

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
                picture.asked.connect(self._reader.ask)
                self._reader.told.connect(picture.take)
                picture.clicked.connect(lambda _=False, one=picture: self.chosen.emit(one.deck_id))
            for name in self.names:
                name.setContentsMargins(PAD, 0, 0, 0)
            self._lay_out()
        self.retranslate()

    def show_look(self, settings: Settings, language: str, theme: tokens.Theme) -> None:
        """Mark the chosen deck and draw all as they would lie on the table."""
        self._theme, self._language = theme, language
        for picture in self.pictures:
            picture.setChecked(picture.deck_id == settings.deck)
            picture.art.set_language(language)
            picture.art.set_letters(settings.letters)
            picture.art.set_large(settings.large)
            picture.art.set_four_colours(settings.four_colours)
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
        self.folder.setText(self.tr("Folder for decks of your own"))
        self.folder.setToolTip(own_decks_folder())

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
