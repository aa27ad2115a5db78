"""How a hand of cards is handled: clicks, double clicks, drags and keys become choices, sorting and plays.

A press is nothing but a start point. Past the start-drag distance the card follows the mouse; where it is let
go, the place it covers most decides: the middle plays (or chooses for the talon), the hand only sorts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from ulti_desktop.engine.cards import Card
from ulti_desktop.scene import landing, tokens
from ulti_desktop.scene.arrange import DRAG_Z, card_key_of, discardable, legal_cards
from ulti_desktop.scene.card_item import CardItem
from ulti_desktop.scene.field import Way
from ulti_desktop.scene.layout import CardPlace
from ulti_desktop.scene.lifted import Lifted
from ulti_desktop.scene.order import Snapshot
from ulti_desktop.scene.stage import Stage

SORT_BAND: Final = 0.45  # a card carried higher than this (in card widths under the hand's top) sorts nothing


@dataclass
class Press:
    """A mouse button that went down on a card."""

    card: Card
    at: QPointF
    dragging: bool = False
    offset: QPointF = field(default_factory=QPointF)
    order: Snapshot = ((), False)


class Grip:
    """The player's hands. `play(card)` tries to play a card, `changed()` tells that the choice changed."""

    def __init__(self, stage: Stage, play: Callable[[Card], None], changed: Callable[[], None]) -> None:
        self._stage = stage
        self._play = play
        self._changed = changed
        self._press: Press | None = None
        self._lifted = Lifted(stage)
        self._oldest = 0

    @property
    def pressed(self) -> bool:
        """Is the button down on a card?"""
        return self._press is not None

    @property
    def dragging(self) -> Card | None:
        """The card that follows the mouse now."""
        return self._press.card if self._press is not None and self._press.dragging else None

    # -- the mouse

    def card_at(self, point: QPointF) -> Card | None:
        """The hand card that is to be seen at a point, the rightmost first."""
        below = self._stage.layout.card_width * 0.1
        for card in reversed(self._stage.order.cards):
            item = self._item(card)
            if item is not None and item.covers(point, below):
                return card
        return None

    def ghost_at(self, point: QPointF) -> int | None:
        """The talon place at a point, while cards are chosen for it."""
        if not self._stage.choices.choosing:
            return None
        for i, place in enumerate(self._stage.layout.talon):
            if place.rect().contains(point):
                return i
        return None

    def press(self, point: QPointF) -> bool:
        """The left button went down; tell whether on something of the hand."""
        card = self.card_at(point)
        if card is None:
            slot = self.ghost_at(point)
            chosen = None if slot is None else self._stage.choices.chosen[slot]
            if chosen is None:
                return False
            self.toggle(chosen)
            return True
        self._press = Press(card, point, order=self._stage.order.snapshot())
        return True

    def move(self, point: QPointF) -> None:
        """The mouse moved, with or without a button."""
        press = self._press
        if press is None:
            self._hover(self.card_at(point))
            return
        if not press.dragging:
            if (point - press.at).manhattanLength() < QApplication.startDragDistance():
                return
            self._lift(press)
        item = self._item(press.card)
        if item is None or self._stage.choices.held != press.card:
            self.drop_held()
            return
        middle = point + press.offset
        item.put(middle.x(), middle.y(), item.angle, item.width)
        self._lifted.follow(item)
        self._aim(press, item)

    def release(self, point: QPointF) -> None:
        """The left button went up."""
        press, self._press = self._press, None
        if press is None:
            return
        if not press.dragging:
            self.click(press.card)
            return
        self._lifted.lower()
        item = self._item(press.card)
        if item is None or self._stage.choices.held != press.card:
            self._stage.choices.held = None
            return
        target = landing.target(self._stage, item)
        if target != "hand":
            self._stage.order.restore(press.order)
        if target == "middle":
            self._drop_in_middle(press.card, item)
        else:
            self.put_back()

    def double_click(self, point: QPointF) -> bool:
        """Two clicks in a row play the card, or choose it once."""
        card = self.card_at(point)
        if card is None:
            return False
        if self._stage.choices.choosing:
            self.toggle(card)
        else:
            self._stage.choices.armed = None
            self._play(card)
        return True

    def cancel(self) -> bool:
        """Bring a dragged card back, or lower the card clicked once; tell whether there was anything."""
        press, self._press = self._press, None
        if press is not None and press.dragging:
            self._stage.order.restore(press.order)
            self.put_back()
            return True
        if self._stage.choices.armed is not None:
            self._stage.choices.armed = None
            self._refan()
            return True
        return press is not None

    def forget(self) -> None:
        """The table jumped: let go of everything without moving a card."""
        self._press = None
        self._lifted.lower()
        self._stage.choices.held = None
        self._stage.choices.hover = None

    def hold_on(self) -> None:
        """The table was laid out anew: a card that is held above it has another size, or other colours."""
        item = None if self.dragging is None else self._item(self.dragging)
        if item is not None:
            self._lifted.follow(item)

    def drop_held(self) -> None:
        """The dragged card is no longer in the hand."""
        self._press = None
        self._lifted.lower()
        self._stage.choices.held = None
        self._stage.show_slot()

    def click(self, card: Card) -> None:
        """One click: choose, or raise and on the second click play."""
        choices, view = self._stage.choices, self._stage.view
        if choices.choosing:
            self.toggle(card)
            return
        if view is None or not view.my_turn or not legal_cards(view):
            return
        if choices.armed == card or card not in legal_cards(view):
            choices.armed = None
            self._play(card)
        else:
            choices.armed = card
            choices.hover = None
            self._refan()

    def leave(self) -> None:
        """The mouse is no longer over the table."""
        if not self.pressed and not self._stage.motion.busy:
            self._hover(None)

    # -- keys

    def show_focus(self, on: bool) -> None:
        """The keyboard came to the table or left it: show which card it stands on, or no longer."""
        cards, choices = self._stage.order.cards, self._stage.choices
        on = on and bool(cards)
        if on and choices.focus not in cards:
            choices.focus = self._first(cards)
        if on != choices.focus_shown:
            choices.focus_shown = on
            if not self._stage.motion.busy:
                self._refan()
            self._changed()

    def shift(self, steps: int) -> bool:
        """Move the card with the focus in the hand; tell whether there is one."""
        order, choices = self._stage.order, self._stage.choices
        if choices.focus not in order.cards or not choices.focus_shown:
            return False
        order.move(choices.focus, max(0, order.cards.index(choices.focus) + steps))
        self._refan()
        self._changed()
        return True

    def _first(self, cards: tuple[Card, ...]) -> Card:
        view = self._stage.view
        legal = legal_cards(view) if view is not None else frozenset()
        return next((card for card in cards if card in legal), cards[0])

    def key(self, key: int) -> bool:
        """A key without modifiers; tell whether it meant something here."""
        cards = self._stage.order.cards
        choices = self._stage.choices
        if key == Qt.Key.Key_Escape:
            return self.cancel()
        if not cards:
            return False
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End):
            self._walk(key)
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if choices.focus is None or not choices.focus_shown:
                return False
            self._act_on(choices.focus)
            return True
        number = _digit(key)
        if number is None or number >= len(cards):
            return False
        self.focus(cards[number])
        self._act_on(cards[number])
        return True

    def focus(self, card: Card | None, shown: bool = True) -> None:
        """Move the keyboard focus in the hand; the ring shows only after a key."""
        self._stage.choices.focus = card
        self._stage.choices.focus_shown = shown
        self._refan()

    def _walk(self, key: int) -> None:
        cards, choices = self._stage.order.cards, self._stage.choices
        last = len(cards) - 1
        if choices.focus not in cards:
            target = cards[last] if key == Qt.Key.Key_End else self._first(cards)
        elif not choices.focus_shown:
            target = choices.focus
        else:
            at = cards.index(choices.focus)
            steps = {
                Qt.Key.Key_Left: max(0, at - 1),
                Qt.Key.Key_Right: min(last, at + 1),
                Qt.Key.Key_Home: 0,
                Qt.Key.Key_End: last,
            }
            target = cards[steps[Qt.Key(key)]]
        self.focus(target)
        self._changed()

    def _act_on(self, card: Card) -> None:
        if self._stage.choices.choosing:
            self.toggle(card)
        else:
            self._play(card)

    # -- choosing for the talon

    def toggle(self, card: Card, slot: int | None = None) -> None:
        """Choose a card for the talon, or take it back; a third card takes the place of the older one."""
        choices, view = self._stage.choices, self._stage.view
        if view is None or card not in discardable(view):
            self._refan()
            return
        pair = list(choices.chosen)
        if card in pair and slot is None:
            pair[pair.index(card)] = None
        else:
            if card in pair:
                pair[pair.index(card)] = None
            at = slot if slot is not None else self._free(pair)
            pair[at] = card
            self._oldest = 1 - at
        choices.chosen = (pair[0], pair[1])
        choices.hover = None
        self._refan()
        self._changed()

    def _free(self, pair: list[Card | None]) -> int:
        return pair.index(None) if None in pair else self._oldest

    # -- dragging

    def _lift(self, press: Press) -> None:
        stage = self._stage
        item = self._item(press.card)
        if item is None:
            return
        stage.clock.finish(("card", card_key_of(press.card)))
        press.dragging = True
        press.offset = QPointF(item.x(), item.y()) - press.at
        stage.choices.held = press.card
        stage.choices.armed = None
        stage.choices.hover = None
        item.setZValue(DRAG_Z)
        item.bake(CardPlace(0.0, 0.0, 0.0, 0.0, stage.layout.card_width))
        start = item.angle
        if stage.less_motion:
            item.put(item.x(), item.y(), 0.0, item.width)
        elif start:
            stage.clock.run(
                "straighten",
                stage.ms(tokens.MOTION.lift),
                lambda part: item.put(item.x(), item.y(), start * (1.0 - part), item.width),
            )
        stage.fan(stage.lift)
        stage.show_slot()

    def _aim(self, press: Press, item: CardItem) -> None:
        """Light the place under the card, and let the hand make room for it."""
        stage = self._stage
        target = landing.target(stage, item)
        low = item.y() > stage.layout.hand_top + SORT_BAND * item.width
        if target == "hand" and low:
            at = landing.index_at(stage, item.x())
            if stage.order.cards.index(press.card) != at:
                stage.order.move(press.card, at)
                stage.fan(stage.lift)
        elif target != "hand" and stage.order.restore(press.order):
            stage.fan(stage.lift)
        self._light(target == "middle", item)

    def _drop_in_middle(self, card: Card, item: CardItem) -> None:
        choices = self._stage.choices
        if choices.choosing:
            choices.held = None
            slot = landing.slot_under(self._stage, item)
            if choices.chosen[slot] is not None and None in choices.chosen:
                slot = choices.chosen.index(None)
            self.toggle(card, slot)
            return
        self._play(card)

    def _light(self, on: bool, item: CardItem) -> None:
        stage, view = self._stage, self._stage.view
        if view is None:
            return
        talon_lit = landing.slot_under(stage, item) if on and stage.choices.choosing else None
        stage.show_slot(on and item.card in legal_cards(view), talon_lit)

    def put_back(self) -> None:
        """The held card glides back into the hand."""
        stage = self._stage
        stage.choices.held = None
        self._lifted.lower()
        stage.clock.drop("straighten")
        stage.fan(Way(stage.ms(tokens.MOTION.spring_back)))
        stage.show_slot()

    # -- inside

    def _hover(self, card: Card | None) -> None:
        choices, view = self._stage.choices, self._stage.view
        if view is not None and card is not None:
            able = discardable(view) if choices.choosing else legal_cards(view)
            card = card if card in able and card != choices.armed else None
        if card != choices.hover:
            choices.hover = card
            self._refan()

    def _refan(self) -> None:
        self._stage.fan(self._stage.lift)

    def _item(self, card: Card) -> CardItem | None:
        return self._stage.field.get(card_key_of(card))


def _digit(key: int) -> int | None:
    """1…9 and 0 name the first to the tenth card."""
    if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
        return key - int(Qt.Key.Key_1)
    return 9 if key == Qt.Key.Key_0 else None
