"""The settings: one page over the whole window, every change at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QEvent, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from ulti_desktop.scene import marks, tokens
from ulti_desktop.scene.deck import DeckChoice, deck_choices
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import look
from ulti_desktop.ui.components import ChoiceRow, Hairline, Sheet, SwitchRow, Text
from ulti_desktop.ui.controls import MARGIN, PRIMARY, ChoiceChip, PillButton
from ulti_desktop.ui.deck_choice import DeckPicture, ThemeRow
from ulti_desktop.ui.deck_row import WIDE, DeckRow
from ulti_desktop.ui.fields import StepSlider
from ulti_desktop.ui.floating import still_scroll
from ulti_desktop.ui.language import LANGUAGES, NAMES
from ulti_desktop.ui.settlement_parts import clear_grid

NARROW: Final = 900
TRICK_TIMES: Final = (400, 900, 1500, 2500, 4000)
PACES: Final = (0, 350, 700, 1200, 2000)
PAGES: Final = ("cards", "tempo", "keys")


class SettingsPage(QWidget):
    """`changed(Settings)` at every change, `closed` when the person goes back to the table."""

    changed = Signal(object)
    closed = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.keys: tuple[tuple[str, str], ...] = ()
        self._theme = tokens.theme(settings.theme)
        self.title = Text("title", wrap=True)
        self.nav = {page: ChoiceChip("", page) for page in PAGES}
        self.back = PillButton(kind=PRIMARY)
        self.sheet = Sheet(corners="tl bl")
        self.deck_row = DeckRow(settings.language or "en")
        self.deck_row.set_decks(*deck_choices())
        self.letters = SwitchRow()
        self.themes = ThemeRow()
        self.languages = ChoiceRow(height=48)
        self.tempo = StepSlider(5)
        self.tempo_ends = (Text("label"), Text("label"), Text("label"))
        self.motion = SwitchRow()
        self.log = SwitchRow()
        self.trick = ChoiceRow()
        self.pace = ChoiceRow()
        self._titles = {
            name: Text("section") for name in ("deck", "table", "language", "tempo", "trick", "pace", "keys")
        }
        self._key_grid = QGridLayout()
        self._stack = QStackedLayout()
        self._lay_out()
        self._connect()
        self.show_settings(settings)

    # -- building

    def _lay_out(self) -> None:
        self._side = QWidget()
        side = QVBoxLayout(self._side)
        side.setContentsMargins(look.px(32), look.px(36), look.px(16), look.px(24))
        side.setSpacing(0)
        side.addWidget(self.title)
        side.addSpacing(look.px(20))
        for chip in self.nav.values():
            side.addWidget(chip)
        side.addStretch(1)
        side.addWidget(self.back)
        for builder in (self._cards_page, self._tempo_page, self._keys_page):
            inner = QWidget()
            builder(inner)
            self._stack.addWidget(still_scroll(inner))
        paper = QVBoxLayout(self.sheet)
        paper.setContentsMargins(look.px(24), look.px(28), look.px(16), look.px(16))
        paper.addLayout(self._stack)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._side)
        row.addWidget(self.sheet, 1)

    def _cards_page(self, page: QWidget) -> None:
        column = QVBoxLayout(page)
        column.setContentsMargins(MARGIN, 0, MARGIN, 0)
        column.setSpacing(look.px(8))
        column.addWidget(self._titles["deck"])
        column.addWidget(self.deck_row)
        column.addWidget(self.letters)
        column.addWidget(Hairline())
        column.addWidget(self._titles["table"])
        column.addWidget(self.themes)
        column.addStretch(1)

    def _tempo_page(self, page: QWidget) -> None:
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(8))
        ends = QHBoxLayout()
        ends.setContentsMargins(MARGIN, 0, MARGIN, 0)
        sides = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight
        for side, label in zip(sides, self.tempo_ends, strict=True):
            label.setAlignment(side)
            ends.addWidget(label, 1)
        pieces: list[QWidget | QHBoxLayout] = [
            self._titles["language"], self.languages, self._titles["tempo"], self.tempo, ends,
            self.motion, Hairline(), self._titles["trick"], self.trick, self._titles["pace"], self.pace,
            Hairline(), self.log,
        ]  # fmt: skip
        for piece in pieces:
            if isinstance(piece, QWidget):
                if not isinstance(piece, ChoiceRow):
                    piece.setContentsMargins(MARGIN, 0, MARGIN, 0)
                column.addWidget(piece)
            else:
                column.addLayout(piece)
        column.addStretch(1)

    def _keys_page(self, page: QWidget) -> None:
        column = QVBoxLayout(page)
        column.setContentsMargins(MARGIN, 0, MARGIN, 0)
        column.addWidget(self._titles["keys"])
        self._key_grid.setHorizontalSpacing(look.px(24))
        self._key_grid.setVerticalSpacing(look.px(10))
        self._key_grid.setColumnStretch(1, 1)
        column.addLayout(self._key_grid)
        column.addStretch(1)

    def _connect(self) -> None:
        self.back.clicked.connect(self.closed)
        for page, chip in self.nav.items():
            chip.clicked.connect(lambda _=False, one=page: self.show_page(one))
        self.deck_row.chosen.connect(lambda deck_id: self._set(deck=deck_id))
        self.letters.toggled.connect(lambda on: self._set(letters=on))
        self.themes.chosen.connect(lambda theme_id: self._set(theme=theme_id))
        self.languages.chosen.connect(lambda code: self._set(language=code))
        self.tempo.valueChanged.connect(lambda value: self._set(speed=value))
        self.motion.toggled.connect(lambda on: self._set(reduced_motion=on))
        self.log.toggled.connect(lambda on: self._set(show_log=on))
        self.trick.chosen.connect(lambda value: self._set(trick_ms=value))
        self.pace.chosen.connect(lambda value: self._set(pace_ms=value))

    @property
    def decks(self) -> list[DeckPicture]:
        """The pictures of the decks to choose from."""
        return self.deck_row.pictures

    # -- what is shown

    def set_decks(self, decks: Sequence[DeckChoice], refused: Sequence[str]) -> None:
        """Offer these decks, and say why others in the player's folder cannot be used."""
        self.deck_row.set_decks(decks, refused)
        self._fill()

    def show_settings(self, settings: Settings) -> None:
        """Show these settings without a signal."""
        self._settings = settings
        self._take_theme(tokens.theme(settings.theme))
        self.show_page(next((page for page, chip in self.nav.items() if chip.isChecked()), PAGES[0]))
        self._fill()
        self.retranslate()

    def set_keys(self, keys: tuple[tuple[str, str], ...]) -> None:
        """Set the list of keys and what they do."""
        self.keys = keys
        clear_grid(self._key_grid)
        for row, (key, text) in enumerate(keys):
            self._key_grid.addWidget(Text("strong", "text", key), row, 0)
            self._key_grid.addWidget(Text("body", "text", text, wrap=True), row, 1)

    def show_page(self, page: str) -> None:
        """Turn to one of the pages `cards`, `tempo`, `keys`."""
        for name, chip in self.nav.items():
            chip.setChecked(name == page)
        self._stack.setCurrentIndex(PAGES.index(page))

    def _fill(self) -> None:
        settings = self._settings
        self.deck_row.show_look(settings.deck, settings.language or "en", settings.letters, self._theme)
        for row, on in (
            (self.letters, settings.letters),
            (self.motion, settings.reduced_motion),
            (self.log, settings.show_log),
        ):
            row.switch.blockSignals(True)
            row.switch.setChecked(on)
            row.switch.blockSignals(False)
            row.switch.update()
        self.tempo.blockSignals(True)
        self.tempo.setValue(settings.speed)
        self.tempo.blockSignals(False)
        self.themes.set_value(settings.theme)

    def retranslate(self) -> None:
        """Word everything anew."""
        settings = self._settings
        self.title.setText(self.tr("Settings"))
        self.nav["cards"].setText(self.tr("Cards and table"))
        self.nav["tempo"].setText(self.tr("Language and tempo"))
        self.nav["keys"].setText(self.tr("Keys"))
        self.back.setText(self.tr("Back to the game"))
        self._titles["deck"].setText(self.tr("Deck"))
        self._titles["table"].setText(self.tr("Table"))
        self._titles["language"].setText(self.tr("Language"))
        self._titles["tempo"].setText(self.tr("Tempo"))
        self._titles["trick"].setText(self.tr("A trick stays for"))
        self._titles["pace"].setText(self.tr("The others wait before they act"))
        self._titles["keys"].setText(self.tr("Keys"))
        letters = self.tr("A small letter under the suit sign tells the figures apart.")
        self.letters.set_words(self.tr("Letters in the corners"), letters)
        self.motion.set_words(self.tr("Less motion"), self.tr("Cards fade over instead of flying."))
        log = self.tr("What happened in words, and your hand as a list.")
        self.log.set_words(self.tr("Show the log"), log)
        for label, text in zip(
            self.tempo_ends, (self.tr("calm"), self.tr("medium"), self.tr("at once")), strict=True
        ):
            label.setText(text)
        self.tempo.setAccessibleName(self.tr("Tempo"))
        self.themes.set_words(
            {
                "blaudruck": self.tr("Blue-dye"),
                "flasche": self.tr("Bottle"),
                "krapp": self.tr("Madder"),
                "leinen": self.tr("Linen"),
                "contrast": self.tr("High contrast"),
            }
        )
        self.languages.set_choices([(NAMES[code], code) for code in LANGUAGES])
        self.languages.set_value(settings.language)
        self._word_times()
        self.deck_row.retranslate()
        self._fit_side()

    def _word_times(self) -> None:
        for row, times, value in (
            (self.trick, TRICK_TIMES, self._settings.trick_ms),
            (self.pace, PACES, self._settings.pace_ms),
        ):
            row.set_choices([(self._seconds(one), one) for one in sorted({*times, value})])
            row.set_value(value)
        self.trick.setAccessibleName(self._titles["trick"].text())
        self.pace.setAccessibleName(self._titles["pace"].text())
        self.languages.setAccessibleName(self._titles["language"].text())

    def _seconds(self, milliseconds: int) -> str:
        if milliseconds == 0:
            return self.tr("not at all")
        figure = QLocale().toString(milliseconds / 1000, "f", 1)  # a widget keeps the one it began with
        return self.tr("%1 s").replace("%1", figure)

    # -- changes

    def _set(self, **change: Any) -> None:
        settings = replace(self._settings, **change)
        if settings != self._settings:
            self.show_settings(settings)
            self.changed.emit(settings)

    def _take_theme(self, theme: tokens.Theme) -> None:
        self._theme = theme
        self.setPalette(look.palette(theme.table))
        self.sheet.set_theme(theme)

    # -- place and paint

    def fit_into(self, window: QSize) -> None:
        """Cover the whole window."""
        narrow = window.width() < look.px(NARROW)
        self.deck_row.set_columns(1 if window.width() < look.px(720) else WIDE)
        side = self._side.layout()
        if side is not None:
            left = look.px(12 if narrow else 32)
            side.setContentsMargins(left, look.px(24 if narrow else 36), look.px(8), look.px(16))
        self._fit_side()
        self.setGeometry(0, 0, window.width(), window.height())

    def _fit_side(self) -> None:
        chips = max(chip.sizeHint().width() for chip in self.nav.values())
        side = self._side.layout()
        margins = 0 if side is None else side.contentsMargins().left() + side.contentsMargins().right()
        words_ = self.title.fontMetrics().horizontalAdvance(self.title.text()) + 8
        self._side.setFixedWidth(max(chips, self.back.sizeHint().width(), words_) + margins)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), look.colour(self, "ground"))
        radius = 0.32 * self.height()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.colour(self, "ground2"))
        disc = QRectF(-radius, self.height() - 1.25 * radius, 2 * radius, 2 * radius)
        painter.drawEllipse(disc)
        inner = disc.adjusted(radius * 0.1, radius * 0.1, -radius * 0.1, -radius * 0.1)
        marks.paint_mark(painter, "petals", inner, look.colour(self, "pattern"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
            return
        super().keyPressEvent(event)
