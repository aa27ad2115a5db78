"""The middle of the window: table, bid panel, floating buttons and icons, and how they share the room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from ulti_desktop import words
from ulti_desktop.engine.actions import Discard
from ulti_desktop.engine.cards import DECK
from ulti_desktop.engine.errors import IllegalAction
from ulti_desktop.engine.view import SeatView, Step
from ulti_desktop.scene import tokens
from ulti_desktop.scene.art import BACK, CardArt, card_key
from ulti_desktop.scene.layout import MIN_WIDTH
from ulti_desktop.scene.table_scene import TableScene
from ulti_desktop.scene.table_view import TableView
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import look
from ulti_desktop.ui.action_bar import ActionBar
from ulti_desktop.ui.bid_choice import BIDDING_PHASES
from ulti_desktop.ui.bid_panel import BOTTOM, NARROW, WIDE, BidPanel
from ulti_desktop.ui.icons import IconButton

WIDE_FROM: Final = 1100
ICONS: Final = ("bulb", "cards", "sheet", "book", "gear", "fullscreen")
SPEEDS: Final = tuple(tokens.SPEEDS.values())


class Desk(QWidget):
    """Shows views and steps. `asked(Action)` from table, panel and buttons; `pressed(name)` from the icons.

    `settled(SeatView)` when a finished deal has been played out on the table.
    """

    asked = Signal(object)
    pressed = Signal(str)
    settled = Signal(object)

    def __init__(self, settings: Settings, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.art = CardArt(settings.deck, language, self)
        self.scene = TableScene(self.art, self)
        self.table = TableView(self.scene, self)
        self.panel = BidPanel(self)
        self.bar = ActionBar(self)
        self.menu_button = IconButton("menu", self)
        self.icons = {name: IconButton(name, self) for name in ICONS}
        self._view: SeatView | None = None
        self._names = ("", "", "")
        self._done: SeatView | None = None
        self._hint = False
        self._ground = tokens.theme(settings.theme).table.ground
        self.icons["bulb"].setCheckable(True)
        self.panel.hide()
        self._connect()
        self.take_settings(settings, language)

    def _connect(self) -> None:
        for source in (self.scene.asked, self.panel.asked, self.bar.asked):
            source.connect(self.asked)
        self.scene.chosen_changed.connect(self.panel.set_chosen)
        self.panel.returned.connect(self.scene.clear_chosen)
        self.scene.layout_changed.connect(self._table_laid_out)
        self.scene.stage.motion.idle.connect(self._idle)
        qt = QApplication.instance()
        if isinstance(qt, QApplication):
            qt.focusChanged.connect(self._focus_moved)
        self.menu_button.clicked.connect(lambda: self.pressed.emit("menu"))
        for name, button in self.icons.items():
            button.clicked.connect(lambda _=False, one=name: self.pressed.emit(one))

    # -- what is shown

    @property
    def view(self) -> SeatView | None:
        """The newest view."""
        return self._view

    @property
    def french(self) -> bool:
        """Tell whether French cards lie on the table."""
        return self.art.deck.suits == "french"

    def take_settings(self, settings: Settings, language: str) -> None:
        """Use these settings from now on."""
        theme = tokens.theme(settings.theme)
        self.art.set_deck(settings.deck)
        self.art.set_language(language)
        self.art.set_letters(settings.letters)
        self._ground = theme.table.ground
        self.update()
        self.scene.set_theme(theme)
        self.scene.set_speed(SPEEDS[settings.speed])
        self.scene.set_reduced_motion(settings.reduced_motion)
        self.scene.set_trick_time(settings.trick_ms)
        self.panel.set_theme(theme)
        self.bar.set_theme(theme)
        for button in (self.menu_button, *self.icons.values()):
            button.setPalette(look.palette(theme.table))
        self.set_names(self._names)

    def set_names(self, names: tuple[str, str, str]) -> None:
        """Set the names by seat."""
        self._names = names
        self.panel.set_players(names, french=self.french)
        self.bar.set_players(names, french=self.french)

    def warm_up(self) -> None:
        """Have every card drawn at its usual size while there is time, so that the first deal is smooth."""
        width, ratio = self.scene.table.card_width, self.devicePixelRatioF()
        self.art.request(card_key(card, width, ratio) for card in (BACK, *DECK))

    def show_view(self, view: SeatView) -> None:
        """Jump to a view."""
        self._dock(view)
        self.scene.show_view(view)
        self._take(view)
        self._idle()

    def step(self, step: Step) -> None:
        """Show what one action did."""
        self._dock(step.view)
        self.scene.step(step)
        self._take(step.view)
        if not self.scene.stage.motion.busy:
            self._idle()

    def _dock(self, view: SeatView) -> None:
        """Show the panel in the auction only; before the table moves, which is laid out anew by it.

        The panel takes the view while it is hidden, which spares it from being laid out twice.
        """
        docked = view.phase in BIDDING_PHASES
        changes = docked != self.panel.isVisibleTo(self)
        if changes:
            self.panel.hide()
        if changes or docked:
            self.panel.show_view(view)
        if changes:
            self.panel.setVisible(docked)
            self.arrange()

    def _take(self, view: SeatView) -> None:
        self._view = view
        self._done = view if view.phase == "done" else None
        self.scene.choose_cards(chooses(view))
        self.bar.show_view(view)
        self.prompt()

    def _focus_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        """Lead the focus to the table when its button went away; by itself it wanders on to the menu."""
        if old is None or new is None or not (self.panel.isAncestorOf(old) or self.bar.isAncestorOf(old)):
            return
        gone = not (old.isVisibleTo(self) and old.isEnabled())
        if gone and (new is self.menu_button or new in self.icons.values()):
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def prompt(self) -> None:
        """Say on the table what is to be done; with hints, which duty holds cards back."""
        view = self._view
        if view is None:
            return
        self.scene.show_prompt(words.phase_prompt(view, self.french) if view.my_turn else "")
        if self._hint and view.my_turn:
            self.scene.show_refusal(words.duty(view, self.french))

    def set_hint(self, on: bool) -> None:
        """Switch the hint layer on or off: duties, who is void of what, the cards still out."""
        self._hint = on
        self.icons["bulb"].setChecked(on)
        self.scene.set_hint(on)
        if not on:
            self.scene.show_refusal("")
        self.prompt()

    def refused(self, error: IllegalAction) -> None:
        """Say why something was refused."""
        if self._view is not None:
            self.scene.show_refusal(words.refusal(error, self._view, self.french))
        self.panel.refused()

    def _idle(self) -> None:
        if self._done is not None:
            view, self._done = self._done, None
            self.settled.emit(view)

    # -- how the room is shared

    def mode(self) -> str:
        """Return how the bid panel stands at this width."""
        if self.width() >= look.px(WIDE_FROM):
            return WIDE
        return NARROW if self.width() >= MIN_WIDTH + look.px(370) else BOTTOM

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table goes on behind the round corners of the docked sheet."""
        QPainter(self).fillRect(event.rect(), self._ground)

    def arrange(self) -> None:
        """Give table and panel their places."""
        width, height = self.width(), self.height()
        docked = self.panel.isVisibleTo(self)
        mode = self.mode()
        if mode != self.panel.mode:
            self.panel.set_mode(mode)
        beside = docked and mode != BOTTOM
        taken = min(self.panel.wanted_width(), width - 320) if beside else 0
        if self.table.size() == QSize(width - taken, height):
            self.scene.set_docked(beside)
        else:  # the new size lays the table out anew, once is enough
            self.scene.stage.docked = beside
        self.table.setGeometry(0, 0, width - taken, height)
        if beside:
            self.panel.setGeometry(width - taken, 0, taken, height)
        elif docked:
            self._place_flat()
        self._table_laid_out()
        for widget in (self.panel, self.bar, self.menu_button, *self.icons.values()):
            widget.raise_()

    def _place_flat(self) -> None:
        """Lay the panel over the free middle of the table, above the hand."""
        layout = self.scene.table
        bottom = min(self.height() - 8.0, layout.hand_top - layout.rise - 8)
        top = max(layout.tools.bottom() + 4, bottom - self.panel.flat_height(self.width() - 16))
        self.panel.setGeometry(8, round(top), self.width() - 16, round(bottom - top))

    def _table_laid_out(self) -> None:
        layout = self.scene.table
        self.bar.place(layout)
        place_square(self.menu_button, layout.menu)
        tools = layout.tools
        side = tools.height()
        step = min(48.0 * layout.scale, (tools.width() - side) / max(1, len(self.icons) - 1))
        for number, button in enumerate(reversed(self.icons.values())):
            left = tools.right() - side - number * step
            place_square(button, QRectF(left, tools.top(), side, side))

    def retranslate(self) -> None:
        """Word the icons and the prompt anew; the widgets inside do so by themselves."""
        self.menu_button.set_words(self.tr("Menu"), "F10")
        self.icons["bulb"].set_words(self.tr("Hints"), "H")
        self.icons["cards"].set_words(self.tr("Last trick"), "L")
        self.icons["sheet"].set_words(self.tr("Score sheet"), "F2")
        self.icons["book"].set_words(self.tr("Rules"), "F1")
        self.icons["gear"].set_words(self.tr("Settings"), "Ctrl+,")
        self.icons["fullscreen"].set_words(self.tr("Full screen"), "F11")
        self.prompt()


def chooses(view: SeatView) -> bool:
    """Tell whether this seat has two cards to lay away now or right after its bid."""
    if not view.my_turn:
        return False
    discards = any(isinstance(action, Discard) for action in view.legal)
    return discards or (view.phase == "announcing" and len(view.hand) == 12)


def place_square(button: IconButton, rect: QRectF) -> None:
    """Give a button a place of the table; icons there grow with the table, not with the text."""
    button.setGeometry(rect.toRect())
