"""The table of a lesson: a real one, with buttons for what is no card, that always fits into its room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSizeF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QTransform
from PySide6.QtWidgets import QWidget

from ulti_desktop import words
from ulti_desktop.engine.actions import Play
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.view import SeatView, Step
from ulti_desktop.scene import tokens
from ulti_desktop.scene.art import CardArt
from ulti_desktop.scene.layout import MIN_HEIGHT, MIN_WIDTH
from ulti_desktop.scene.order import Sorting
from ulti_desktop.scene.seats import EMBLEMS, PlayerInfo
from ulti_desktop.scene.table_scene import TableScene
from ulti_desktop.scene.table_view import TableView
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import lesson_words, look
from ulti_desktop.ui.action_bar import ActionBar
from ulti_desktop.ui.desk import SPEEDS, chooses
from ulti_desktop.ui.icons import IconButton


class _FittedView(TableView):
    """Shows the whole table smaller where there is less room than a table needs."""

    def _fit(self) -> None:
        if self._table is None:
            return
        size = self.viewport().size()
        share = self.share()
        self.setTransform(QTransform.fromScale(share, share))
        self._table.set_size(QSizeF(size.width() / share, size.height() / share), self.devicePixelRatioF())

    def share(self) -> float:
        """Return how large the table is shown, 1 or less."""
        size = self.viewport().size()
        return max(0.3, min(1.0, size.width() / MIN_WIDTH, size.height() / MIN_HEIGHT))


class LessonTable(QWidget):
    """Shows views and steps of a lesson. `asked(Action)` from cards and buttons, `chosen(cards)` for the
    talon, `menu_wanted` and `close_wanted`.

    It does not show which cards the duties allow: that is for the pupil to find out. So cards may be asked
    for that are not allowed; `refuse` answers these.
    """

    asked = Signal(object)
    chosen = Signal(object)
    menu_wanted = Signal()
    close_wanted = Signal()

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.art = art
        self.scene = TableScene(art, self)
        self.table = _FittedView(self.scene, self)
        self.bar = ActionBar(self)
        self.menu_button = IconButton("menu", self)
        self.close_button = IconButton("close", self)
        self.ground = tokens.theme(tokens.DEFAULT_THEME).table.ground
        self._view: SeatView | None = None
        for source in (self.scene.asked, self.bar.asked):
            source.connect(self.asked)
        self.scene.chosen_changed.connect(self.chosen)
        self.scene.layout_changed.connect(self._laid_out)
        self.menu_button.clicked.connect(self.menu_wanted)
        self.close_button.clicked.connect(self.close_wanted)
        self.retranslate()

    @property
    def french(self) -> bool:
        """Tell whether French cards lie on the table."""
        return self.art.french

    def take_settings(self, settings: Settings) -> None:
        """Use these settings from now on."""
        theme = look.theme_of(settings)
        self.ground = theme.table.ground
        self.update()
        scene = self.scene
        scene.set_theme(theme)
        scene.set_speed(SPEEDS[settings.speed])
        scene.set_reduced_motion(settings.reduced_motion)
        scene.set_sorting(Sorting(settings.sort_trump, settings.sort_rising))
        scene.set_trick_time(settings.trick_ms)
        scene.set_mark_winning(settings.mark_winning)
        self.bar.set_theme(theme)
        for button in (self.menu_button, self.close_button):
            button.setPalette(look.palette(theme.table))

    def set_people(self, names: tuple[str, str, str]) -> None:
        """Set who sits at the table, by seat."""
        infos = [PlayerInfo(name, "", emblem) for name, emblem in zip(names, EMBLEMS, strict=True)]
        self.scene.set_players((infos[0], infos[1], infos[2]))
        self.bar.set_players(names, french=self.french)

    def show_view(self, view: SeatView, *, playable: bool) -> None:
        """Jump to a view; where it is not `playable` the table is only looked at."""
        shown = _open(view) if playable else _at_rest(view)
        self.scene.show_view(shown)
        self._take(shown, playable=playable)

    def play(self, steps: Sequence[Step], view: SeatView, *, playable: bool) -> None:
        """Show what happened, and the view that it led to."""
        for step in steps:
            self.scene.step(Step(_at_rest(step.view), step.events))
        shown = _open(view) if playable else _at_rest(view)
        if playable:
            self.scene.show_view(shown)
        self._take(shown, playable=playable)

    def refuse(self, card: Card, view: SeatView) -> None:
        """Say why a card is not allowed; it goes back into the hand."""
        self.scene.show_refusal(lesson_words.refusal(card, view, french=self.french))

    def _take(self, view: SeatView, *, playable: bool) -> None:
        self._view = view
        self.table.setEnabled(playable)
        self.scene.choose_cards(playable and chooses(view))
        self.bar.show_view(view)
        self._prompt()
        self._laid_out()

    def _prompt(self) -> None:
        view = self._view
        mine = view is not None and self.table.isEnabled() and view.my_turn
        self.scene.show_prompt(words.phase_prompt(view, self.french) if view is not None and mine else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.setGeometry(0, 0, self.width(), self.height())
        self._laid_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table goes on behind the round corners of the sheet."""
        QPainter(self).fillRect(event.rect(), self.ground)

    def _laid_out(self) -> None:
        self.bar.place(self.scene.table)
        share = self.table.share()
        if share < 1.0 and self.bar.isVisibleTo(self):
            box = self.bar.geometry()
            right, bottom = round(box.right() * share), round(box.bottom() * share)
            self.bar.setGeometry(
                right - box.width(), max(0, bottom - box.height()), box.width(), box.height()
            )
        menu = self.scene.table.menu
        side = round(max(36.0, menu.width() * share))
        top = round(menu.center().y() * share - side / 2)
        left = round(menu.center().x() * share - side / 2)
        self.menu_button.setGeometry(max(2, left), max(2, top), side, side)
        self.close_button.setGeometry(self.width() - side - max(2, left), max(2, top), side, side)
        for widget in (self.bar, self.menu_button, self.close_button):
            widget.raise_()

    def retranslate(self) -> None:
        """Word the buttons anew."""
        self.menu_button.set_words(self.tr("Menu"), "F10")
        self.close_button.set_words(self.tr("Leave the lessons"), "Esc")
        self._prompt()


def _open(view: SeatView) -> SeatView:
    """Return the view with every card of the hand to be asked for, where cards are played."""
    if view.phase != "play" or not view.my_turn:
        return view
    cards = tuple(Play(card) for card in view.hand)
    return replace(view, legal=(*cards, *(one for one in view.legal if one not in cards)), forbidden=())


def _at_rest(view: SeatView) -> SeatView:
    """Return the view with nothing to do for the pupil: no card is raised and no button offered."""
    return replace(view, legal=(), forbidden=())
