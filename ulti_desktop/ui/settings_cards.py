"""The settings of the cards: which deck, how its faces and backs look."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ulti_desktop.scene import tokens
from ulti_desktop.scene.deck import deck_choices
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import look
from ulti_desktop.ui.back_choice import BackRow
from ulti_desktop.ui.components import ChoiceRow, Flow, Text
from ulti_desktop.ui.controls import SECONDARY, PillButton
from ulti_desktop.ui.deck_row import WIDE, DeckRow
from ulti_desktop.ui.settings_part import SettingsPart, section, switch_row, switch_silently

ONE_COLUMN = 480  # below this width one deck stands above the other


class CardSettings(SettingsPart):
    """Deck, faces, backs. `about_wanted` when the person wants to know more about the deck."""

    about_wanted = Signal()

    def __init__(self, settings: Settings, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.deck_row = DeckRow(language)
        self.deck_row.set_decks(*deck_choices())
        self.faces = ChoiceRow()
        self.letters, self.four = switch_row(), switch_row()
        self.backs = BackRow(language)
        self.about = PillButton(kind=SECONDARY, height=44)
        self._deck_title, self._faces_title, self._back_title = section(), Text("strong"), section()
        about = Flow()
        about.add(self.about)
        self.add(self._deck_title, self.deck_row, about)
        self.rule()
        self.add(self._faces_title, self.faces, self.letters, self.four)
        self.rule()
        self.add(self._back_title, self.backs)
        self.column.addStretch(1)
        self.deck_row.chosen.connect(lambda deck_id: self.changed.emit({"deck": deck_id}))
        self.backs.chosen.connect(lambda back_id: self.changed.emit({"back": back_id}))
        self.about.clicked.connect(self.about_wanted)
        self.tell("large", self.faces)
        self.tell("letters", self.letters)
        self.tell("four_colours", self.four)

    def show_settings(self, settings: Settings, language: str, theme: tokens.Theme) -> None:
        self.deck_row.show_look(settings, language, theme)
        self.backs.show_look(settings.back, theme)
        self.faces.set_value(settings.large)
        switch_silently(((self.letters, settings.letters), (self.four, settings.four_colours)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure()

    def measure(self) -> None:
        """Stand the decks below each other where the page is too narrow for the size that text has now."""
        self.deck_row.set_columns(1 if self.width() < look.px(ONE_COLUMN) else WIDE)

    def retranslate(self, settings: Settings) -> None:
        self._deck_title.setText(self.tr("Deck"))
        self.about.setText(self.tr("About the deck…"))
        self._faces_title.setText(self.tr("Faces"))
        self.faces.setAccessibleName(self._faces_title.text())
        self.faces.set_choices([(self.tr("Pictures"), False), (self.tr("Large signs"), True)])
        self.faces.set_value(settings.large)
        letters = self.tr("A small letter under the suit sign tells the figures apart.")
        self.letters.set_words(self.tr("Letters in the corners"), letters)
        four = self.tr("Each suit of the French deck has a colour of its own.")
        self.four.set_words(self.tr("Four colours"), four)
        self._back_title.setText(self.tr("Card back"))
        self.backs.retranslate()
        self.deck_row.retranslate()
