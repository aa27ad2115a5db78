"""How events become movements: each step of the game is turned into beats that are shown one by one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QEasingCurve

from ulti_desktop import words
from ulti_desktop.engine import events as happened
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.events import Event
from ulti_desktop.engine.view import SeatView, Step
from ulti_desktop.scene import tokens
from ulti_desktop.scene.arrange import FLY_Z, TRICK_Z, Key, Want, arrange, card_key_of, spot_of
from ulti_desktop.scene.art import BACK
from ulti_desktop.scene.card_item import CardItem
from ulti_desktop.scene.field import Way
from ulti_desktop.scene.layout import CardPlace
from ulti_desktop.scene.motion import UNTIL_TOLD, Act, Beat
from ulti_desktop.scene.stage import DIMS, Stage

CURVE = QEasingCurve.Type
SETTLE: Final = 200
DEAL, CARD, TRICK, TURN = "deal", "card", "trick", "turn"
"""What can be heard: packets are dealt, a card lies, a trick is taken, it is the person's turn now."""
_WON_WIDTH: Final = 0.3


class Director:
    """Makes acts of steps.

    A full trick stays `trick_time` ms whatever the speed, so that it can be read; with `until_told` it stays
    until the motion is told to go on.
    """

    def __init__(self, stage: Stage, shown: Callable[[SeatView], None], heard: Callable[[str], None]) -> None:
        self._stage = stage
        self._shown = shown
        self._heard = heard
        self.trick_time = tokens.MOTION.trick_stays
        self.until_told = False
        self._spoken: set[Event] = set()
        self._before: SeatView | None = None

    def act(self, step: Step) -> Act:
        """One step as an act: its beats, and in the end the table of its view."""

        def end(glide: bool) -> None:
            stage = self._stage
            for event in step.events:
                self._mouth(event, step.view)
            self._spoken.clear()
            stage.take(step.view, Way(stage.ms(SETTLE) if glide else 0))
            self._shown(step.view)
            if glide and step.view.my_turn and not (self._before and self._before.my_turn):
                self._heard(TURN)

        return Act(partial(self._beats, step), end)

    def rewind(self) -> None:
        """Take back what the running act did to the table, so that it can begin again."""
        self._stage.rewind(self._before)

    def _beats(self, step: Step) -> list[Beat]:
        self._before = self._stage.view
        beats: list[Beat] = []
        view = step.view
        for event in step.events:
            match event:
                case happened.Dealt(packets):
                    beats += [partial(self._hear, DEAL), partial(self._deal, packets, view)]
                case happened.TalonTaken(seat, cards):
                    beats.append(partial(self._take_talon, seat, cards, view))
                case happened.Discarded(seat, cards):
                    beats.append(partial(self._discard, seat, cards, view))
                case happened.CardPlayed(seat, card):
                    beats += [partial(self._play, seat, card, view), partial(self._hear, CARD)]
                case happened.TrickWon(seat):
                    beats += [partial(self._hold, view), partial(self._hear, TRICK)]
                    beats += [partial(self._sweep, seat, view), self._gone]
                case _:
                    beats.append(partial(self._mouth, event, view))
        return beats

    # -- beats

    def _hear(self, sound: str) -> int:
        """Let a sound be heard; an act that is skipped has none."""
        self._heard(sound)
        return 0

    def _mouth(self, event: Event, view: SeatView) -> int:
        """Let the speaker of an event speak, once in a step."""
        seat = getattr(event, "seat", None)
        if seat is None or event in self._spoken:
            return 0
        self._spoken.add(event)
        self._stage.talk.speak(seat, words.bubble(event, view, self._stage.french), view)
        return 0

    def _deal(self, packets: tuple[tuple[int, int], ...], view: SeatView) -> int:
        stage, field = self._stage, self._stage.field
        if not stage.view or not stage.view.hand or stage.view.phase in ("done", "play"):
            field.clear()
            stage.order.reset()
            stage.talk.hush()
        stage.prepare(view)
        every = self._all(view)
        wants = {seat: _of_seat(every, view, seat) for seat in range(3)}
        start = self._from_dealer(view)
        length, after = stage.ms(tokens.MOTION.deal), stage.ms(tokens.MOTION.deal_next)
        delay = 0
        for seat, count in packets:
            packet, wants[seat] = wants[seat][:count], wants[seat][count:]
            for want in packet:
                self._send(want, start, length, delay)
            if packet:
                delay += after
        rest = [want for left in wants.values() for want in left]
        rest += [want for want in every if want.key.kind == "talon"]
        for want in rest:
            self._send(want, start, length, delay)
        return delay + length

    def _send(self, want: Want, start: CardPlace, length: int, delay: int) -> None:
        field = self._stage.field
        if field.get(want.key) is not None:
            return
        item = field.make(want.key, BACK, start)
        item.setZValue(FLY_Z + want.z / 100)
        turn_to = want.card if want.card != BACK else None
        field.glide(
            want.key,
            want.place,
            length,
            z=want.z,
            curve=CURVE.OutQuad,
            delay=delay,
            turn_to=turn_to,
            leaves=False,
        )

    def _take_talon(self, seat: int, cards: tuple[Card, ...], view: SeatView) -> int:
        field = self._stage.field
        if seat == view.seat:
            for i, card in enumerate(cards):
                item = field.rename(Key("talon", 0, i), card_key_of(card))
                if item is not None:
                    item.show_card(card)
        else:
            have = field.count("back", seat)
            for i in range(2):
                field.rename(Key("talon", 0, i), Key("back", seat, have + i))
        return self._hand_over(view)

    def _discard(self, seat: int, cards: tuple[Card, ...], view: SeatView) -> int:
        field = self._stage.field
        if seat == view.seat:
            for i, card in enumerate(cards):
                field.rename(card_key_of(card), Key("talon", 0, i))
        else:
            have = field.count("back", seat)
            for i in range(2):
                field.rename(Key("back", seat, have - 1 - i), Key("talon", 0, 1 - i))
        return self._hand_over(view)

    def _hand_over(self, view: SeatView) -> int:
        """The talon's cards travel, and the hand makes room or closes up; nothing may be done meanwhile."""
        stage = self._stage
        length = stage.ms(tokens.MOTION.to_slot)
        stage.take(replace(view, legal=(), forbidden=()), Way(length))
        return length

    def _play(self, seat: int, card: Card, view: SeatView) -> int:
        stage, field = self._stage, self._stage.field
        key = card_key_of(card)
        item = field.get(key)
        if item is None:
            item = self._from_fan(seat, card, view)
        item.set_dim(None)
        if stage.choices.held == card:
            stage.choices.held = None
        order = len(stage.view.trick) if stage.view is not None else 0
        place = stage.layout.slots[spot_of(seat, view)]
        length = stage.ms(tokens.MOTION.to_slot)
        item.setZValue(FLY_Z)
        field.glide(key, place, length, z=TRICK_Z + order)
        stage.close_ranks(view, seat, Way(stage.ms(SETTLE)))
        return length

    def _from_fan(self, seat: int, card: Card, view: SeatView) -> CardItem:
        """Turn over a back out of the middle of the fan; without one the card comes from the seat."""
        stage, field = self._stage, self._stage.field
        key = card_key_of(card)
        have = field.count("back", seat)
        at = have // 2
        item = field.rename(Key("back", seat, at), key)
        if item is None:
            plate = stage.plates[spot_of(seat, view)]
            middle = plate.emblem()
            return field.make(
                key, card, CardPlace(middle.x(), middle.y(), 0.0, FLY_Z, stage.layout.card_width * 0.5)
            )
        for i in range(at + 1, have):
            field.rename(Key("back", seat, i), Key("back", seat, i - 1))
        item.show_card(card)
        return item

    def _hold(self, view: SeatView) -> int:
        self._stage.mark_won(view)
        if not self.until_told:
            return self.trick_time
        self._stage.disc.set_turn(None)  # nobody plays before the player looks on
        return UNTIL_TOLD

    def _sweep(self, seat: int, view: SeatView) -> int:
        """The trick slides to its winner and fades."""
        stage = self._stage
        stage.marks.clear()
        length = stage.ms(tokens.MOTION.trick_slides)
        target = stage.plates[spot_of(seat, view)].emblem()
        for i, (_, card) in enumerate(view.tricks[-1].cards if view.tricks else ()):
            place = CardPlace(target.x(), target.y(), 0.0, 0.0, _WON_WIDTH * stage.layout.card_width)
            stage.field.glide(
                card_key_of(card), place, length, z=TRICK_Z + i, curve=CURVE.InOutCubic, fade_to=0.0
            )
        return length

    def _gone(self) -> int:
        for key in self._stage.field.keys:
            item = self._stage.field.get(key)
            if item is not None and item.opacity() == 0.0:
                self._stage.field.remove(key)
        return 0

    # -- places

    def _all(self, view: SeatView) -> list[Want]:
        stage = self._stage
        return arrange(view, stage.layout, stage.hand_state(), DIMS)

    def _from_dealer(self, view: SeatView) -> CardPlace:
        stage = self._stage
        middle = stage.plates[spot_of(view.dealer, view)].emblem()
        return CardPlace(middle.x(), middle.y(), 0.0, FLY_Z, 0.6 * stage.layout.card_width)


def _of_seat(wants: list[Want], view: SeatView, seat: int) -> list[Want]:
    """What of these lies in a seat's hand."""
    if seat == view.seat:
        held = {card_key_of(card) for card in view.hand}
        return [want for want in wants if want.key in held]
    return [want for want in wants if want.key.kind == "back" and want.key.a == seat]
