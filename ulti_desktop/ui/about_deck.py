"""About the deck: its story, who is on each card, and whose work it is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.scene.art import CardArt
from ulti_desktop.scene.deck import TELL, refusal
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import look
from ulti_desktop.ui.card_entry import LARGE, SMALL, Caption, CardPictures, Story, tell
from ulti_desktop.ui.components import Hairline, Text, clear
from ulti_desktop.ui.deck_row import breakable
from ulti_desktop.ui.floating import FloatingSheet
from ulti_desktop.words import about_deck as told

MEASURE: Final = 720
FEW: Final = 4
"""How far an arrow key scrolls."""


class Part(QWidget):
    """One section: a line across, a title, a sentence, and its cards in columns."""

    def __init__(self, art: CardArt, section: told.Section) -> None:
        super().__init__()
        self._wide = section.wide
        self._french = art.french
        self.title, self.text = Text("section", wrap=True), Text("body", "text2", wrap=True)
        self.text.setMaximumWidth(look.px(MEASURE))
        few = len(section.entries) <= FEW
        self.entries = [
            Story(art, entry.cards) if section.wide else Caption(art, entry.cards, LARGE if few else SMALL)
            for entry in section.entries
        ]
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, look.px(8), 0, 0)
        self._grid.setHorizontalSpacing(look.px(24))
        self._grid.setVerticalSpacing(look.px(20))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(4))
        column.addWidget(Hairline())
        column.addSpacing(look.px(8))
        column.addWidget(self.title)
        column.addWidget(self.text)
        column.addLayout(self._grid)
        self._columns = 0
        self.set_words(section)

    def set_words(self, section: told.Section) -> None:
        """Word the section anew."""
        tell((self.title, section.title), (self.text, section.text))
        for entry, shown in zip(section.entries, self.entries, strict=True):
            label = entry.label
            if entry.band and entry.band != entry.title:
                label += "\n" + words.fill(self.tr("on the card: %1"), entry.band)
            shown.set_words(entry.title, label, entry.text)
            shown.pictures.setAccessibleName(words.cards(entry.cards, self._french))

    def set_width(self, width: int) -> None:
        """Lay the cards out in as many columns as this width has room for."""
        widest = max((entry.pictures.sizeHint().width() for entry in self.entries), default=1)
        if self._wide:
            columns = 2 if width >= 2 * (widest + look.px(250)) else 1
        else:
            gap = self._grid.horizontalSpacing()
            fitting = (width + gap) // (max(widest, look.px(SMALL + 34)) + gap)
            columns = next((n for n in (8, 6, 4, 3) if n <= min(fitting, len(self.entries))), 2)
        if columns == self._columns:
            return
        for column in range(self._columns):
            self._grid.setColumnStretch(column, 0)
        self._columns = columns
        for place, entry in enumerate(self.entries):
            self._grid.removeWidget(entry)
            self._grid.addWidget(entry, place // columns, place % columns, Qt.AlignmentFlag.AlignTop)
        for column in range(columns):
            self._grid.setColumnStretch(column, 1)


class AboutDeckSheet(FloatingSheet):
    """The page of one deck; it scrolls with the wheel and with the keys."""

    wish = QSize(1000, 860)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.art = CardArt(TELL, "en", self)
        self._settings = Settings()
        self._language = "en"
        self._shown = ""
        self.hero = CardPictures(self.art, (), 118, fan=True)
        self.paragraphs: list[Text] = []
        self.parts: list[Part] = []
        self.whose = Text("label", "text2", wrap=True)
        self._story = QVBoxLayout()
        self._story.setSpacing(look.px(12))
        top = QHBoxLayout()
        top.setSpacing(look.px(24))
        top.addLayout(self._story, 1)
        top.addWidget(self.hero, 0, Qt.AlignmentFlag.AlignTop)
        self._body = QVBoxLayout()
        self._body.setSpacing(look.px(28))
        column = QVBoxLayout(self.content)
        column.setContentsMargins(8, 0, 16, 12)
        column.setSpacing(look.px(24))
        column.addLayout(top)
        column.addLayout(self._body)
        column.addWidget(Hairline())
        column.addWidget(self.whose)
        column.addStretch(1)
        self.content.installEventFilter(self)

    def show_deck(self, settings: Settings, language: str) -> None:
        """Show the chosen deck, in this language and as it lies on the table."""
        self._settings, self._language = settings, language
        art = self.art
        if settings.deck != art.deck.id and not refusal(settings.deck):
            art.set_deck(settings.deck)
        art.set_language(language)
        art.set_letters(settings.letters)
        art.set_four_colours(settings.four_colours)
        art.set_theme(look.theme_of(settings))
        if art.deck.id != self._shown:
            self._shown = art.deck.id
            self._build()
        self.retranslate()
        self.area.verticalScrollBar().setValue(0)

    def _build(self) -> None:
        deck = self.art.deck
        clear(self._story)
        for old in self.parts:
            old.hide()
            old.deleteLater()
        self.hero.set_cards(told.deck_hero())
        count = max(1, len(told.deck_story(deck.id)))
        self.paragraphs = [Text("body", wrap=True) for _ in range(count)]
        for paragraph in self.paragraphs:
            self._story.addWidget(paragraph)
        self._story.addStretch(1)
        self.parts = [Part(self.art, one) for one in told.deck_sections(deck.id)]
        for part in self.parts:
            self._body.addWidget(part)
        self._spread()

    @property
    def _french(self) -> bool:
        return self.art.french

    def retranslate(self) -> None:
        super().retranslate()
        deck = self.art.deck
        self.title.setText(breakable(deck.name(self._language)))
        story = told.deck_story(deck.id) or (self.tr("This deck is one of your own."),)
        for paragraph, text in zip(self.paragraphs, story, strict=False):
            paragraph.setText(text)
        for part, section in zip(self.parts, told.deck_sections(deck.id), strict=False):
            part.set_words(section)
        self.hero.setAccessibleName(words.cards(self.hero.cards, self._french))
        self.whose.setText(self._owner())

    def _owner(self) -> str:
        deck = self.art.deck
        if deck.own is None:
            return self.tr("Drawn for this program and free like it, under the MIT licence.")
        lines = []
        if deck.author:
            lines.append(words.fill(self.tr("Author: %1"), deck.author))
        if deck.license:
            lines.append(words.fill(self.tr("Licence: %1"), deck.license))
        return breakable("\n".join(lines or [self.tr("Its description names neither author nor licence.")]))

    def _spread(self) -> None:
        width = self.content.width() - 24
        self.hero.setVisible(width >= look.px(680))
        for part in self.parts:
            part.set_width(width)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.content and event.type() == QEvent.Type.Resize:
            self._spread()
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.art.cancel()
        super().hideEvent(event)
