"""The middle of the window: table, bid panel, floating buttons and icons, and how they share the room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from ulti_desktop import words
from ulti_desktop.engine.actions import Discard
from ulti_desktop.engine.cards import DECK
from ulti_desktop.engine.errors import IllegalAction
from ulti_desktop.engine.view import SeatView, Step
from ulti_desktop.scene import tokens
from ulti_desktop.scene.art import BACK, CardArt, card_key
from ulti_desktop.scene.order import Sorting
from ulti_desktop.scene.table_scene import TableScene
from ulti_desktop.scene.table_view import TableView
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import look
from ulti_desktop.ui.action_bar import ActionBar
from ulti_desktop.ui.docking import BIDDING_PHASES, NARROW, WIDE, Job, Slide, Turns
from ulti_desktop.ui.focus import order_focus, reading_order
from ulti_desktop.ui.icons import IconButton
from ulti_desktop.ui.menus import key_name
from ulti_desktop.ui.parts import imports_for

if TYPE_CHECKING:
    from ulti_desktop.ui.bid_panel import BidPanel

WIDE_FROM: Final = 1100
LEAST_TABLE: Final = 460  # what is left beside a sheet
ICONS: Final = ("tulip", "bulb", "cards", "sheet", "book", "gear")
SPEEDS: Final = tuple(tokens.SPEEDS.values())


class Desk(QWidget):
    """Shows views and steps. `asked(Action)` from table, panel and buttons; `pressed(name)` from the icons.

    `settled(SeatView)` when a finished deal has been played out on the table; `resized` once all have places.
    """

    asked = Signal(object)
    resized = Signal()
    pressed = Signal(str)
    settled = Signal(object)

    def __init__(self, settings: Settings, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.art = CardArt(settings.deck, language, self)
        self.scene = TableScene(self.art, self)
        self.table = TableView(self.scene, self)
        self._panel: BidPanel | None = None
        self._turns = Turns(self)
        self._slide = Slide(self)
        self._waiting: list[Step] = []
        self.bar = ActionBar(self)
        self.menu_button = IconButton("menu", self)
        self.icons = {name: IconButton(name, self) for name in ICONS}
        self._view: SeatView | None = None
        self._names = ("", "", "")
        self._done: SeatView | None = None
        self._hint = False
        self._theme = look.theme_of(settings)
        for name in ("tulip", "bulb"):
            self.icons[name].setCheckable(True)
        self._connect()
        self.take_settings(settings, language)

    def _connect(self) -> None:
        for source in (self.scene.asked, self.bar.asked):
            source.connect(self.asked)
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
    def panel(self) -> BidPanel:
        """The sheet of the auction, built when it is first wanted."""
        if self._panel is None:
            from ulti_desktop.ui.bid_panel import BidPanel  # the table can be seen before that is there

            panel = self._panel = BidPanel(self)
            panel.hide()
            panel.asked.connect(self.asked)
            panel.returned.connect(self.scene.clear_chosen)
            self.scene.chosen_changed.connect(panel.set_chosen)
            panel.set_theme(self._theme)
            panel.set_players(self._names, french=self.french)
            panel.set_hint(self._hint)
            panel.stackUnder(self.bar)
            QWidget.setTabOrder(self.table, reading_order(panel)[0])
            order_focus(panel)
            self._set_mode()
        return self._panel

    @property
    def docked(self) -> bool:
        """Tell whether the sheet of the auction stands beside the table."""
        return self._panel is not None and self._panel.isVisibleTo(self)

    @property
    def view(self) -> SeatView | None:
        """The newest view."""
        return self._view

    @property
    def ground(self) -> QColor:
        """The colour of the table."""
        return self._theme.table.ground

    @property
    def french(self) -> bool:
        """Tell whether French cards lie on the table."""
        return self.art.french

    def take_settings(self, settings: Settings, language: str) -> None:
        """Use these settings from now on."""
        theme = self._theme = look.theme_of(settings)
        self.art.set_deck(settings.deck)
        self.art.set_back(settings.back)
        self.art.set_language(language)
        self.art.set_letters(settings.letters)
        self.art.set_large(settings.large)
        self.art.set_four_colours(settings.four_colours)
        self.update()
        self.scene.set_text_scale(look.text_scale())
        self.scene.set_theme(theme)
        self.scene.set_speed(SPEEDS[settings.speed])
        self.scene.set_reduced_motion(settings.reduced_motion)
        self.scene.set_sorting(Sorting(settings.sort_trump, settings.sort_rising))
        self.scene.set_trick_time(settings.trick_ms, until_click=settings.trick_until_click)
        self.scene.set_mark_winning(settings.mark_winning)
        self.scene.set_play_forced(settings.play_forced)
        self.bar.set_theme(theme)
        if self._panel is not None:
            self._panel.set_theme(theme)
        for button in (self.menu_button, *self.icons.values()):
            button.setPalette(look.palette(theme.table))

    def set_names(self, names: tuple[str, str, str]) -> None:
        """Set the names by seat."""
        self._names = names
        self.bar.set_players(names, french=self.french)
        if self._panel is not None:
            self._panel.set_players(names, french=self.french)

    def warm_up(self) -> None:
        """Have the sheet built and every card drawn while there is time, so that the first deal is smooth."""
        width, ratio = self.scene.table.card_width, self.devicePixelRatioF()
        self.art.request(card_key(card, width, ratio) for card in (BACK, *DECK))
        Turns(self).add([*imports_for("auction"), lambda: self.panel])

    def show_view(self, view: SeatView) -> None:
        """Jump to a view."""
        self._turns.cancel()
        self._slide.stop()
        self._waiting = []
        bids = view.phase in BIDDING_PHASES  # a contract is never drawn into the room beside the sheet
        for show in (self.scene.show_view, self._dock) if bids else (self._dock, self.scene.show_view):
            show(view)
        self._take(view)
        self._idle()

    def step(self, step: Step) -> None:
        """Show what one action did; the sheet follows, comes or goes in turns of the event loop after it."""
        if self._turns.busy:
            self._waiting.append(step)
            return
        docked, was_docked = step.view.phase in BIDDING_PHASES, self.docked
        if not self._in_slices:
            self._dock(step.view)
            self._act(step)
        elif docked != was_docked:
            jobs = self._coming(step.view) if docked else self._going()
            self._turns.add([*jobs, lambda: self._act(step), self._go_on])
        else:
            self._act(step)
            if docked:
                self._turns.add([*self.panel.showing(step.view), self._go_on])

    def _go_on(self) -> None:
        """Show the steps that came while the sheet did."""
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            self.step(one)

    def _act(self, step: Step) -> None:
        self.scene.step(step)
        self._take(step.view)
        if not self.scene.stage.motion.busy:
            self._idle()

    @property
    def busy(self) -> bool:
        """Tell whether something is still to be shown, on the table or beside it."""
        return self._turns.busy or self.scene.stage.motion.busy

    @property
    def _in_slices(self) -> bool:
        return self.scene.stage.motion.in_slices and self.isVisible()

    def _coming(self, view: SeatView) -> list[Job]:
        """Return what docks the sheet, in short pieces."""
        length = 0 if self.scene.stage.less_motion else self.scene.stage.ms(tokens.MOTION.sheet)
        picture = self._slide.pictured(self.panel) if length else []

        def measure() -> None:
            self._set_mode()
            self.panel.resize(self._beside(), self.height())

        def begin() -> None:
            taken = self.panel.width()
            if length:
                self._slide.cover(QRect(self.width() - taken, 0, taken, self.height()), self.ground)
            self._share(taken)

        def show() -> None:
            self.panel.show()
            self.arrange()
            if length:
                self._slide.raise_()
                self._slide.run(length, leaves=False)

        return [*self.panel.showing(view), measure, *picture, begin, show]

    def _going(self) -> list[Job]:
        """Return what takes the sheet away, in short pieces."""
        length = 0 if self.scene.stage.less_motion else self.scene.stage.ms(tokens.MOTION.sheet)
        picture = self._slide.pictured(self.panel) if length else []

        def begin() -> None:
            place = self.panel.geometry()
            if length:
                self._slide.cover(place, self.ground)
            self.panel.hide()
            if length:
                self._slide.run(length, leaves=True)

        return [*picture, begin, self.arrange]

    def _dock(self, view: SeatView) -> None:
        """Show the panel in the auction only; before the table moves, which is laid out anew by it.

        The panel takes the view while it is hidden, which spares it from being laid out twice.
        """
        docked = view.phase in BIDDING_PHASES
        changes = docked != self.docked
        if changes:
            self.panel.hide()
        if docked:
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
        ours = (self.bar, *([] if self._panel is None else [self._panel]))
        if old is None or new is None or not any(one.isAncestorOf(old) for one in ours):
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
        if self._panel is not None:
            self._panel.set_hint(on)
        if not on:
            self.scene.show_refusal("")
        self.prompt()

    def refused(self, error: IllegalAction) -> None:
        """Say why something was refused."""
        if self._view is not None:
            self.scene.show_refusal(words.refusal(error, self._view, self.french))
        if self._panel is not None:
            self._panel.refused()

    def _idle(self) -> None:
        if self._done is not None:
            view, self._done = self._done, None
            self.settled.emit(view)

    # -- how the room is shared

    def mode(self) -> str:
        """Return how the bid panel stands at this width."""
        return WIDE if self.width() >= look.px(WIDE_FROM) else NARROW

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._slide.stop()
        self.arrange()
        self.resized.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table goes on behind the round corners of the docked sheet."""
        QPainter(self).fillRect(event.rect(), self.ground)

    def _set_mode(self) -> None:
        mode = self.mode()
        if mode != self.panel.mode:
            self.panel.set_mode(mode)

    def _beside(self) -> int:
        """Return the width of the sheet beside the table."""
        return min(self.panel.wanted_width(), self.width() - LEAST_TABLE)

    def arrange(self) -> None:
        """Give table and panel their places."""
        if self._panel is not None:
            self._set_mode()
        taken = self._beside() if self.docked else 0
        self._share(taken)
        if self.docked:
            self.panel.setGeometry(self.width() - taken, 0, taken, self.height())
        self._table_laid_out()
        if self._panel is not None:
            self._panel.raise_()
        for widget in (self.bar, self.menu_button, *self.icons.values()):
            widget.raise_()

    def _share(self, taken: int) -> None:
        """Give the table what a sheet of that width leaves."""
        size, docked = QSize(self.width() - taken, self.height()), taken > 0
        if self.table.size() == size:
            self.scene.set_docked(docked)
        else:  # the new size lays the table out anew, once is enough
            self.scene.stage.docked = docked
        self.table.setGeometry(QRect(QPoint(), size))

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
        self.icons["tulip"].set_words(self.tr("Advice"), "H")
        self.icons["bulb"].set_words(self.tr("Hints"), key_name("Shift+H"))
        self.icons["cards"].set_words(self.tr("Last trick"), "L")
        self.icons["sheet"].set_words(self.tr("Score sheet"), "F2")
        self.icons["book"].set_words(self.tr("Rules"), "F1")
        self.icons["gear"].set_words(self.tr("Settings"), "Ctrl+,")
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
