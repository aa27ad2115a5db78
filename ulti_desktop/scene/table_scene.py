"""The table as a scene: shows views and steps of one seat, and says what the player asks for.

It knows values only. A card that may be played is asked for once and stays where it was let go until the next
step or refusal; a card that may not be played springs back at once.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from ulti_desktop import words
from ulti_desktop.engine.actions import Play
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.errors import IllegalAction
from ulti_desktop.engine.view import SeatView, Step
from ulti_desktop.scene import tokens
from ulti_desktop.scene.art import CardArt, CardKey
from ulti_desktop.scene.asking import Asking
from ulti_desktop.scene.director import Director
from ulti_desktop.scene.field import AT_ONCE
from ulti_desktop.scene.forced import Forced
from ulti_desktop.scene.grip import Grip
from ulti_desktop.scene.layout import TableLayout
from ulti_desktop.scene.narrator import described, news
from ulti_desktop.scene.order import Sorting
from ulti_desktop.scene.seats import PlayerInfo
from ulti_desktop.scene.sentences import Sentences
from ulti_desktop.scene.stage import Stage

__all__ = ["PlayerInfo", "TableScene"]


class TableScene(QGraphicsScene):
    """The table of one seat.

    `asked` carries an engine Action, `chosen_changed` the cards chosen for the talon, `refused` the
    IllegalAction of the player's own attempt, `heard` the name of a sound (`director`). `spoken` and
    `described` are for screen readers: what happened, and name and description of the table as it is now.
    """

    asked = Signal(object)
    background_clicked = Signal()
    chosen_changed = Signal(object)
    refused = Signal(object)
    spoken = Signal(str)
    heard = Signal(str)
    described = Signal(str, str)
    layout_changed = Signal()

    def __init__(self, art: CardArt | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        tokens.load_fonts()
        self._art = art if art is not None else CardArt(parent=self)
        self._stage = Stage(self, self._art)
        self._director = Director(self._stage, self._step_ended, self.heard.emit)
        self._asking = Asking(self._stage, self._ask, self._refuse)
        self._grip = Grip(self._stage, self._asking.play, self._tell)
        self._asking.put_back.connect(self._grip.put_back)
        self._forced = Forced(self._stage, self._grip, self._asking.play)
        self._latest: SeatView | None = None
        self._stopped = False
        self._told: tuple[Card, ...] = ()
        self._laid_out: tuple[QSizeF, float, bool] | None = None
        self._sentences = Sentences(self._stage)
        self._art.rendered.connect(self._art_drawn)
        self._art.changed.connect(self._art_changed)
        self.set_size(QSizeF(1280, 800), 1.0)

    def _art_drawn(self, key: CardKey) -> None:
        self._stage.field.drawn(key)

    def _art_changed(self) -> None:
        self._stage.field.redraw()
        if self._stage.view is not None:
            self.relay()

    # -- what is shown

    @property
    def art(self) -> CardArt:
        """The card pictures; deck, letters and language are set there."""
        return self._art

    @property
    def view(self) -> SeatView | None:
        """The newest view, shown already or about to be."""
        return self._latest

    @property
    def table(self) -> TableLayout:
        """The places of the table at its present size, for what floats above it."""
        return self._stage.layout

    @property
    def stage(self) -> Stage:
        """The items of the table."""
        return self._stage

    @property
    def grip(self) -> Grip:
        """The player's hands."""
        return self._grip

    def show_view(self, view: SeatView) -> None:
        """Jump to a view without animation: new game, undo, load, seek."""
        self._forced.forget()
        self._stage.motion.clear()
        self._stage.clock.finish()
        self._grip.forget()
        self._latest = view
        self._asking.forget()
        self._stage.choices.armed = None
        self._stage.talk.recall(view)
        self._stage.take(view, AT_ONCE)
        self._tell()

    def step(self, step: Step) -> None:
        """Show what one action did, after the steps before it."""
        self._latest = step.view
        self._asking.forget()
        self._forced.forget()
        told = news(self._stage, step)
        if told:
            self.spoken.emit(told)
        if self._stopped:
            self.show_view(step.view)
        else:
            self._stage.motion.add(self._director.act(step))

    def finish_now(self) -> None:
        """End every animation: the table shows the newest view."""
        self._stage.motion.finish_now()

    def stop(self) -> None:
        """End all animation for good; steps are only shown from now on. Safe to call twice."""
        self._stage.motion.finish_now()
        self._stopped = True
        self._stage.speed = 0.0
        self._grip.forget()
        self._stage.clock.clear()
        self._art.cancel()

    def relay(self) -> None:
        """Lay everything out anew, for a changed deck or size."""
        self._stage.motion.again(self._director.rewind, self._stage.relay)
        self._grip.hold_on()
        self.layout_changed.emit()

    def set_size(self, size: QSizeF, dpr: float) -> None:
        """Take the size of the table in logical pixels and the device pixel ratio of the screen."""
        laid_out = size, dpr, self._stage.docked
        if laid_out == self._laid_out:
            return  # a view that is shown tells its size, which it may have been made for
        self._laid_out = laid_out
        self._stage.motion.again(self._director.rewind, lambda: self._stage.set_size(size, dpr))
        layout = self._stage.layout
        self.setSceneRect(QRectF(0, 0, layout.width, layout.height))
        self._grip.hold_on()
        self.layout_changed.emit()

    def set_text_scale(self, factor: float) -> None:
        """Take the text scale, 1.0 to 2.5: what is on the table grows as far as the cards leave room."""
        if factor != self._stage.text_scale:
            self._stage.text_scale = factor
            self.relay()

    def set_docked(self, docked: bool) -> None:
        """Tell whether a sheet is docked beside the table: then some of the table's extras give way."""
        if docked != self._stage.docked:
            self._stage.docked = docked
            self.relay()

    def set_players(self, players: tuple[PlayerInfo, PlayerInfo, PlayerInfo]) -> None:
        """Who sits on the seats 0, 1, 2."""
        self._stage.players = players
        self._stage.refresh()

    def set_balances(self, balances: tuple[int, int, int]) -> None:
        """The running game points by seat."""
        if self._stopped or self._stage.view is None:
            self._stage.balances = balances
            self._stage.refresh()
        else:
            self._stage.count_to(balances)

    def set_deal_label(self, title: str, detail: str) -> None:
        """The two lines beside the menu: which deal, and of what."""
        self._stage.captions.set_label(title, detail)

    def set_thinking(self, seat: int | None) -> None:
        """Show that a seat is thinking, after a short while; None: nobody is."""
        if seat == self._stage.thinking:
            return
        self._stage.thinking = seat
        shown = [plate.thinking for plate in self._stage.plates if plate.thinking.shown]
        for plate in self._stage.plates:
            plate.thinking.end()
        if shown:
            self._describe()
        if seat is not None and not self._stopped:
            breath = 0 if self._stage.less_motion else tokens.MOTION.think
            self._stage.plate(seat).thinking.begin(tokens.MOTION.think_after, breath, self._describe)

    def set_speed(self, factor: float) -> None:
        """How long movements take: 2, 1.4, 1, 0.6 or 0 (at once)."""
        self._stage.speed = max(0.0, factor)
        self._stage.motion.in_slices = factor > 0

    def set_reduced_motion(self, on: bool) -> None:
        """Short fades in place of travelling cards."""
        self._stage.less_motion = on
        self._stage.field.less_motion = on

    def set_trick_time(self, milliseconds: int, *, until_click: bool = False) -> None:
        """How long a complete trick stays, whatever the speed; or until a click or a key sends it away."""
        self._director.trick_time, self._director.until_told = max(0, milliseconds), until_click
        if not until_click:
            self._stage.motion.go_on()

    def set_mark_winning(self, on: bool) -> None:
        """Mark the card that wins the trick so far."""
        self._stage.set_mark_winning(on)

    def set_play_forced(self, on: bool) -> None:
        """Play the only card that may be played by itself, after a moment."""
        self._forced.on = on

    def set_sorting(self, sorting: Sorting) -> None:
        """How the own hand is sorted; cards that lie otherwise glide to their places."""
        if self._stage.order.sort_by(sorting):
            self._stage.resort()

    def set_theme(self, theme: tokens.Theme) -> None:
        """Take the colours of a theme."""
        if theme == self._stage.theme:
            return
        self._stage.theme = theme
        self._stage.field.set_cover(theme.table.ground)
        self._art.set_theme(theme)
        self.relay()

    def set_hint(self, on: bool) -> None:
        """The hint layer: rings on illegal cards, suits that the others have shown not to hold."""
        self._stage.choices.hint = on
        self._stage.refresh()

    def set_advice(self, cards: Collection[Card], values: Mapping[Card, str]) -> None:
        """Mark the cards that are advised, and write on cards what each is worth; nothing clears that."""
        choices = self._stage.choices
        if (choices.advised, choices.values) != (tuple(cards), values):
            choices.advised, choices.values = tuple(cards), dict(values)
            self._stage.refresh()

    @property
    def last_trick_shown(self) -> bool:
        """Does the last trick lie in the place of the running one?"""
        return self._stage.choices.peek

    def show_last_trick(self, on: bool) -> None:
        """Lay the last trick out once more as it was played, until the next step; nothing before trick 1."""
        view = self._stage.view
        self._stage.motion.finish_now()
        on = on and view is not None and bool(view.tricks)
        if on != self._stage.choices.peek:
            self._stage.choices.peek = on
            self._stage.refresh()

    def retranslate(self) -> None:
        """The language has changed; safe to call twice."""
        self.relay()
        self._describe()

    # -- texts above the hand

    def show_refusal(self, text: str) -> None:
        """Say why something was refused; a card that was asked for goes back into the hand."""
        self._asking.forget()
        if self._grip.dragging is None:
            self._grip.put_back()
        self._stage.captions.set_refusal(text)
        if text:
            self.spoken.emit(text)

    def show_prompt(self, text: str) -> None:
        """Say what is to be done; "" takes it away."""
        self._sentences.prompt(text)

    # -- choosing for the talon

    def choose_cards(self, on: bool) -> None:
        """Let clicks and drags choose up to two cards for the talon, or end that."""
        choices = self._stage.choices
        if on == choices.choosing:
            return
        choices.choosing = on
        choices.chosen = (None, None)
        choices.armed = None
        self._stage.refresh()
        self._tell()

    def chosen(self) -> tuple[Card, ...]:
        """The cards chosen for the talon."""
        return tuple(card for card in self._stage.choices.chosen if card is not None)

    def clear_chosen(self) -> None:
        """Take all chosen cards back into the hand."""
        self._stage.choices.chosen = (None, None)
        self._stage.refresh()
        self._tell()

    def _tell(self) -> None:
        self._sentences.show()
        self._describe()
        chosen = self.chosen()
        if chosen != self._told:
            self._told = chosen
            self.chosen_changed.emit(chosen)

    # -- playing

    def _ask(self, card: Card) -> None:
        self._stage.captions.set_refusal("")
        self.asked.emit(Play(card))

    def _refuse(self, _card: Card, error: IllegalAction, view: SeatView) -> None:
        text = words.refusal(error, view, self._stage.french)
        self._asking.tell_later(text)
        self.spoken.emit(text)
        self.refused.emit(error)

    # -- input

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self._stage.choices.focus_shown = False
        if event.button() == Qt.MouseButton.RightButton:
            self._grip.cancel()
            return
        if event.button() != Qt.MouseButton.LeftButton or self._stage.motion.go_on():
            return
        point, motion = event.scenePos(), self._stage.motion
        if not motion.busy or self._grip.card_at(point) is not None:
            motion.finish_now()
        if self.last_trick_shown or self._stage.on_last_trick(point):
            self.show_last_trick(not self.last_trick_shown)
            return
        if not self._grip.press(point):
            if motion.busy:
                motion.finish_running()
            self._grip.cancel()
            self.background_clicked.emit()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._grip.dragging is not None and not event.buttons() & Qt.MouseButton.LeftButton:
            self._grip.cancel()  # the button went up where nobody told the table
        elif self._grip.pressed or not self._stage.motion.busy:
            self._grip.move(event.scenePos())
            if self._stage.choices.hint:
                card = self._grip.card_at(event.scenePos())
                self._sentences.explain(card, dragging=self._grip.dragging is not None)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._grip.release(event.scenePos())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton and not self._grip.double_click(event.scenePos()):
            self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        event.setAccepted(False)
        if plain == Qt.KeyboardModifier.NoModifier:
            if self._stage.motion.go_on():
                event.accept()
                return
            if self.last_trick_shown:
                self.show_last_trick(False)
            if event.key() != Qt.Key.Key_Escape or self._grip.dragging is None:
                self._stage.motion.finish_now()
            event.setAccepted(self._grip.key(event.key()))

    # -- for screen readers

    def _step_ended(self, view: SeatView) -> None:
        self._tell()
        self._forced.shown(view)

    def _describe(self) -> None:
        self.described.emit(*described(self._stage))
