"""The settings: pages over the whole window, every change at once, and a piece of table that shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QStackedLayout, QVBoxLayout, QWidget

from ulti_desktop.scene.deck import DeckChoice
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Flow, Sheet, Text, clear
from ulti_desktop.ui.controls import MARGIN, PRIMARY, PillButton
from ulti_desktop.ui.deck_choice import DeckPicture
from ulti_desktop.ui.floating import still_scroll
from ulti_desktop.ui.focus import order_focus
from ulti_desktop.ui.nav import NavItem
from ulti_desktop.ui.preview import LEAST, TablePreview
from ulti_desktop.ui.settings_cards import CardSettings
from ulti_desktop.ui.settings_part import SettingsPart, section
from ulti_desktop.ui.settings_play import PlaySettings
from ulti_desktop.ui.settings_table import TableSettings
from ulti_desktop.ui.settings_tempo import TempoSettings

PAGES: Final = ("cards", "table", "play", "tempo", "keys")
ONE_COLUMN: Final = 1000
STACKED: Final = 700
LOW: Final = 520  # below this height, stacked, the page needs the room of title and foot
SIDE: Final = 300
WIDE_SIDE: Final = 440  # on a large screen, where the piece of table may be larger too
WIDEST: Final = 1040  # of a page: what belongs together stays together on a wide screen


class KeySettings(SettingsPart):
    """Every key and what it does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = section()
        self._grid = QGridLayout()
        self._grid.setContentsMargins(look.px(8), 0, 0, 0)
        self._grid.setHorizontalSpacing(look.px(24))
        self._grid.setVerticalSpacing(look.px(10))
        self._grid.setColumnStretch(1, 1)
        self.add(self._title)
        self.column.addLayout(self._grid)
        self.column.addStretch(1)

    def set_keys(self, keys: Sequence[tuple[str, str]]) -> None:
        """Set the list of keys and what they do."""
        clear(self._grid)
        for row, (key, text) in enumerate(keys):
            self._grid.addWidget(Text("strong", "text", key), row, 0)
            self._grid.addWidget(Text("body", "text", text, wrap=True), row, 1)

    def retranslate(self, settings: Settings) -> None:
        self._title.setText(self.tr("Keys"))


class SettingsPage(QWidget):
    """`changed(values by name)` at every change, `closed` when the person goes back to the table.

    `about_wanted` asks for the page about the chosen deck.
    """

    changed = Signal(object)
    closed = Signal()
    about_wanted = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.keys: tuple[tuple[str, str], ...] = ()
        self.title = Text("title", wrap=True)
        self.nav = {page: NavItem("", page) for page in PAGES}
        self.back = PillButton(kind=PRIMARY)
        self.sheet = Sheet(corners="tl bl")
        self.preview = TablePreview(settings, self._language())
        self.cards = CardSettings(settings, self._language())
        self.table = TableSettings()
        self.play = PlaySettings()
        self.tempo = TempoSettings()
        self.key_list = KeySettings()
        self.parts: tuple[SettingsPart, ...] = (
            self.cards, self.table, self.play, self.tempo, self.key_list
        )  # fmt: skip
        self._stack = QStackedLayout()
        self._stacked = False
        self._lay_out()
        self._connect()
        self.show_settings(settings)

    # -- building

    def _lay_out(self) -> None:
        self._column, self._strip = QVBoxLayout(), Flow(gap=-4)
        self._column.setSpacing(-MARGIN - look.px(4))
        self._head = QVBoxLayout()
        self._head.addWidget(self.title)
        self._head.addSpacing(look.px(12))
        self._head.addLayout(self._column)
        self._head.addWidget(self._strip)
        self._foot = QVBoxLayout()
        self._foot.addWidget(self.back)
        self._side = QWidget()
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(0)
        side.addLayout(self._head)
        side.addSpacing(look.px(8))
        side.addWidget(self.preview, 1)
        side.addLayout(self._foot)
        for chip in self.nav.values():
            self._column.addWidget(chip, 0, Qt.AlignmentFlag.AlignLeft)
        self._strip.hide()
        self._strip.flow.last_right = True
        self._set_margins()
        paper = QVBoxLayout(self.sheet)
        paper.setContentsMargins(look.px(24), look.px(24), look.px(12), look.px(12))
        paper.addLayout(self._stack)  # first, so that no page comes up as a window of its own
        for part in self.parts:
            part.setMaximumWidth(look.px(WIDEST))
            self._stack.addWidget(still_scroll(part))
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self._side)
        self._row.addWidget(self.sheet, 1)

    def _connect(self) -> None:
        self.back.clicked.connect(self.closed)
        self.cards.about_wanted.connect(self.about_wanted)
        for page, chip in self.nav.items():
            chip.clicked.connect(lambda _=False, one=page: self.show_page(one))
        for part in self.parts:
            part.changed.connect(self._set)

    @property
    def decks(self) -> list[DeckPicture]:
        """The pictures of the decks to choose from."""
        return self.cards.deck_row.pictures

    def rest(self) -> None:
        """Stop drawing and moving, before the window goes."""
        self.preview.clock.clear()
        arts = [self.preview.art]
        arts += [picture.art for picture in self.decks]
        arts += [picture.art for picture in self.cards.backs.pictures]
        for art in arts:
            art.cancel()

    # -- what is shown

    def set_decks(self, decks: Sequence[DeckChoice], refused: Sequence[str]) -> None:
        """Offer these decks, and say why others in the player's folder cannot be used."""
        self.cards.deck_row.set_decks(decks, refused)
        self._fill()

    def set_can_sound(self, on: bool) -> None:
        """Tell whether what plays sounds is installed."""
        self.tempo.set_can_sound(on, self._settings)

    def show_settings(self, settings: Settings) -> None:
        """Show these settings without a signal."""
        self._settings = settings
        theme = look.theme_of(settings)
        self.setPalette(look.palette(theme.table))
        self.sheet.set_theme(theme)
        self.show_page(next((page for page, chip in self.nav.items() if chip.isChecked()), PAGES[0]))
        self._fill()
        self.retranslate()

    def set_keys(self, keys: tuple[tuple[str, str], ...]) -> None:
        """Set the list of keys and what they do."""
        self.keys = keys
        self.key_list.set_keys(keys)

    def show_page(self, page: str) -> None:
        """Turn to one of PAGES."""
        for name, chip in self.nav.items():
            chip.setChecked(name == page)
        self._stack.setCurrentIndex(PAGES.index(page))

    def _language(self) -> str:
        return self._settings.language or "en"

    def _fill(self) -> None:
        theme = look.theme_of(self._settings)
        for part in self.parts:
            part.show_settings(self._settings, self._language(), theme)
        self.preview.show_settings(self._settings, self._language())

    def retranslate(self) -> None:
        """Word everything anew."""
        self.title.setText(self.tr("Settings"))
        self.nav["cards"].setText(self.tr("Cards"))
        self.nav["table"].setText(self.tr("Table and text"))
        self.nav["play"].setText(self.tr("Hand and trick"))
        self.nav["tempo"].setText(self.tr("Tempo and sound"))
        self.nav["keys"].setText(self.tr("Keys"))
        self.back.setText(self.tr("Back to the game"))
        for part in self.parts:
            part.retranslate(self._settings)
        self._fit_side()

    # -- changes

    def _set(self, change: Mapping[str, Any]) -> None:
        settings = replace(self._settings, **change)
        if settings != self._settings:
            self.show_settings(settings)
        elif "deck" not in change:  # another deck may be on its way, which this one replaces
            return
        self.changed.emit(dict(change))

    # -- place and paint

    def fit_into(self, window: QSize) -> None:
        """Cover the whole window; a narrow one has the pages' names above the page."""
        self._stack_up(window.width() < look.px(STACKED))
        low = self._stacked and window.height() < look.px(LOW)
        self.title.setVisible(not low)
        margin = look.px(4 if low else 28)
        self.title.setContentsMargins(look.px(16) + 8, 0, 0, 0)
        self._head.setContentsMargins(look.px(4 if low else 16), margin, look.px(8), 0)
        self._put_back(low)
        for part in self.parts:
            part.set_narrow(window.width() < look.px(ONE_COLUMN))
        self.setGeometry(0, 0, window.width(), window.height())
        self._fit_side()

    def _put_back(self, beside: bool) -> None:
        """Stand the way back beside the pages' names where there is no room for a row of its own."""
        if beside == (self._strip.flow.indexOf(self.back) >= 0):
            return
        if beside:
            self._foot.removeWidget(self.back)
            self._strip.add(self.back)
        else:
            self._strip.flow.removeWidget(self.back)
            self._foot.addWidget(self.back)

    def _stack_up(self, stacked: bool) -> None:
        if stacked == self._stacked:
            return
        self._stacked = stacked
        for chip in self.nav.values():
            if stacked:
                self._column.removeWidget(chip)
                self._strip.add(chip)
            else:
                self._strip.flow.removeWidget(chip)
                self._column.addWidget(chip, 0, Qt.AlignmentFlag.AlignLeft)
        if stacked:
            self._foot.removeWidget(self.back)
            self._strip.add(self.back)
        else:
            self._strip.flow.removeWidget(self.back)
            self._foot.addWidget(self.back)
        way = QBoxLayout.Direction
        self._row.setDirection(way.TopToBottom if stacked else way.LeftToRight)
        self.sheet.corners = "tl tr" if stacked else "tl bl"
        self._strip.setVisible(stacked)
        self.title.setVisible(not stacked)
        self._set_margins()

    def _set_margins(self) -> None:
        top, gap = (8, 0) if self._stacked else (28, 16)
        self._head.setContentsMargins(look.px(16), look.px(top), look.px(8), 0)
        self._foot.setContentsMargins(look.px(16), 0, look.px(8), look.px(gap))

    def _fit_side(self) -> None:
        if self._stacked:
            self.preview.hide()
            self._side.setMinimumWidth(0)
            self._side.setMaximumWidth(16_777_215)
            return
        chips = max(chip.sizeHint().width() for chip in self.nav.values())
        margins = self._head.contentsMargins()
        words_ = self.title.fontMetrics().horizontalAdvance(self.title.text()) + look.px(24)
        wanted = max(chips, self.back.sizeHint().width(), words_) + margins.left() + margins.right()
        width = max(
            wanted, min(look.px(SIDE), round(0.27 * self.width())), min(WIDE_SIDE, self.width() * 22 // 100)
        )
        self._side.setFixedWidth(width)
        taken = self._head.sizeHint().height() + self._foot.sizeHint().height() + look.px(8)
        self.preview.setVisible(self.height() - taken >= LEAST)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), look.colour(self, "ground"))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        order_focus(self)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
            return
        super().keyPressEvent(event)
