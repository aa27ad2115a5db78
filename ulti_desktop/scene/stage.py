"""Everything that is to be seen on the table, and how one view of a seat is put on show."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QEasingCurve, QPointF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from ulti_desktop import words
from ulti_desktop.engine.cards import Card, Suit
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene import tokens
from ulti_desktop.scene.arrange import (
    HandState,
    Key,
    arrange,
    card_key_of,
    hand_wants,
    legal_cards,
    marked_illegal,
    open_cards,
    seat_wants,
    spot_of,
)
from ulti_desktop.scene.art import CardArt
from ulti_desktop.scene.caption import Captions, free_strip
from ulti_desktop.scene.card_marks import CardMarks, Mark
from ulti_desktop.scene.choices import Choices
from ulti_desktop.scene.disc import Disc
from ulti_desktop.scene.field import AT_ONCE, CardField, Way
from ulti_desktop.scene.header import Header, suit_mark
from ulti_desktop.scene.layout import TableLayout, table_layout
from ulti_desktop.scene.motion import Clock, Motion
from ulti_desktop.scene.order import HandOrder, sorted_hand
from ulti_desktop.scene.seats import PlayerInfo, SeatPlate, SeatState
from ulti_desktop.scene.still_out import StillOut
from ulti_desktop.scene.talk import Talk
from ulti_desktop.scene.tally import limits, voids, winning_card
from ulti_desktop.words import spoken

Players = tuple[PlayerInfo, PlayerInfo, PlayerInfo]
DIMS: Final = (tokens.DIM_SHARE, tokens.DIM_SHARE_MANY)
CURVE = QEasingCurve.Type
NOBODY: Final = PlayerInfo("", "", "apple")


class Stage:
    """The items of the table. `view` is what is shown now; times are scaled by `ms`."""

    def __init__(self, scene: QGraphicsScene, art: CardArt) -> None:
        self.scene = scene
        self.art = art
        self.clock = Clock(scene)
        self.motion = Motion(self.clock, scene)
        self.disc = Disc(scene, self.clock)
        self.field = CardField(scene, art, self.clock)
        self.header = Header(scene)
        self.still_out = StillOut(scene)
        self.captions = Captions(scene)
        self.captions.cover_changed = self.disc.set_covered
        self.plates = tuple(SeatPlate(scene, self.clock, spot) for spot in range(3))
        self.marks = CardMarks(self.field)
        self.order = HandOrder()
        self.choices = Choices()
        self.view: SeatView | None = None
        self.players: Players = (NOBODY, NOBODY, NOBODY)
        self.balances = (0, 0, 0)
        self.layout: TableLayout = table_layout(1280, 800)
        self.theme = tokens.theme(tokens.DEFAULT_THEME)
        self.speed = 1.0
        self.less_motion = False
        self.mark_winning = False
        self.docked = False
        self.text_scale = 1.0
        self.thinking: int | None = None
        self._size = QSizeF(1280, 800)
        self._dpr = 1.0
        self._built = 0
        self.talk = Talk(self)

    # -- measures

    @property
    def french(self) -> bool:
        """Do French cards lie on the table?"""
        return self.art.french

    @property
    def names(self) -> tuple[str, str, str]:
        """The players' names by seat."""
        return self.players[0].name, self.players[1].name, self.players[2].name

    @property
    def ratio(self) -> float:
        """The device pixel ratio of the screen."""
        return self._dpr

    def ms(self, length: int) -> int:
        """A motion time at the chosen speed."""
        return tokens.duration(length, self.speed, self.less_motion)

    @property
    def lift(self) -> Way:
        """How cards of the hand rise and sink."""
        return Way(self.ms(tokens.MOTION.lift), CURVE.OutQuad)

    def plate(self, seat: int) -> SeatPlate:
        """The plate of a seat."""
        return self.plates[seat if self.view is None else spot_of(seat, self.view)]

    def set_size(self, size: QSizeF, dpr: float) -> None:
        """Lay the table out for a size and a screen; cards jump to their new places."""
        self._size, self._dpr = size, dpr
        self.art.cancel()
        self.field.set_ratio(dpr)
        self.relay()

    def count_to(self, balances: tuple[int, int, int]) -> None:
        """Let the balances count up or down to these, in whole points."""
        start = self.balances

        def step(part: float) -> None:
            now = [round(a + (b - a) * part) for a, b in zip(start, balances, strict=True)]
            if tuple(now) != self.balances:
                self.balances = now[0], now[1], now[2]
                self._show_plates()

        self.clock.run("balances", self.ms(tokens.MOTION.count), step, curve=CURVE.OutQuad)

    def relay(self) -> None:
        """Lay everything out anew: size, theme, language or seats changed."""
        self._make_layout(anew=True)
        self.show(AT_ONCE)

    def _make_layout(self, anew: bool = False) -> None:
        cards, clockwise, contract = (10, False, True) if self.view is None else _room(self.view)
        before = self.layout
        self.layout = table_layout(
            self._size.width(),
            self._size.height(),
            cards=cards,
            docked=self.docked,
            clockwise=clockwise,
            text=self.text_scale,
            contract=contract,
        )
        if self.layout == before and not anew:
            return
        self._built += 1
        self.disc.rebuild(self.layout, self.theme, self._dpr)
        self.captions.rebuild(self.layout, self.theme, self._dpr)
        self.marks.set_look(self.theme, self.layout.scale, self._dpr)
        for plate in self.plates:
            plate.rebuild(self.layout, self.theme, self._dpr)

    # -- showing

    def take(self, view: SeatView, way: Way) -> None:
        """Show a view. The hand only rises and sinks where its order stays as it was."""
        before, self.view = self.view, view
        self.choices.peek = False
        old = self.order.cards
        self.order.update(view)
        hand = self.lift if way.length and old == self.order.cards else None
        self._check_choices(view)
        if before is None or _room(before) != _room(view):
            self._make_layout()
        self.talk.grow_old(view)
        self.show(way, hand)

    def refresh(self) -> None:
        """Something beside the game changed: show it, unless a step under way will do so at its end."""
        if not self.motion.busy:
            self.show(self.lift)
        elif self.view is not None:
            self._show_plates()

    def set_mark_winning(self, on: bool) -> None:
        """Mark the card that wins the trick so far, or do not."""
        if on != self.mark_winning:
            self.mark_winning = on
            self.refresh()

    def resort(self) -> None:
        """The hand is sorted in another way now."""
        if self.view is not None:
            self.order.update(self.view)
            self.refresh()

    def rewind(self, view: SeatView | None) -> None:
        """Go back to an earlier view, to be shown by the next `relay`."""
        self.view = view
        if view is None:
            self.field.clear()
        else:
            self.order.update(view)

    def show(self, way: Way, hand: Way | None = None) -> None:
        """Put everything in its place by the present view and choices; the hand may go its own way."""
        view = self.view
        if view is None:
            self._show_plates()
            return
        if self._adopt_open(view) and way.length:
            way = Way(self.ms(tokens.MOTION.to_slot))
        wants = arrange(view, self.layout, self.hand_state(), DIMS)
        self.field.match(wants, way, self._held_keys(), hand=hand)
        self.marks.update(self._wanted_marks(view))
        self._show_plates()
        self._show_disc(view, way.length)
        self.header.show_contract(
            view, self.layout, self.theme, self._dpr, self.names, self.french, self._built, self.choices.hint
        )
        counted = view if self.choices.hint and view.phase in ("play", "doubling") else None
        self.still_out.show_view(counted, self.layout, self.theme, self._dpr, self.french, self.art.roman)
        self.captions.set_grid(shown=self.still_out.shown)
        last = view.tricks[-1].winner if view.tricks and view.phase in ("play", "doubling", "done") else None
        title = QCoreApplication.translate("scene", "Last trick") if last is not None else ""
        self.captions.set_last(title, self.names[last] if last is not None else "")

    def fan(self, way: Way) -> None:
        """Put only the own hand and the cards chosen from it in their places; the rest may be under way."""
        view = self.view
        if view is None:
            return
        mine = {card_key_of(card) for card in self.order.cards}
        wants = [
            want
            for want in arrange(view, self.layout, self.hand_state(), DIMS)
            if want.key in mine or want.key.kind == "ghost"
        ]
        self.field.match(wants, way, self._held_keys(), lambda key: key in mine or key.kind == "ghost")
        self.marks.update(self._wanted_marks(view))

    def prepare(self, view: SeatView) -> None:
        """Take the hand of a view that is about to be dealt, and lay the table out for it."""
        self.view = replace(view, legal=(), forbidden=())
        self.order.update(view)
        self._make_layout()
        self._show_plates()

    def close_ranks(self, view: SeatView, seat: int, way: Way) -> None:
        """A seat has played: its other cards close the gap, and until the step ends nothing may be played."""
        if self.view is not None:
            self.view = replace(
                self.view, legal=(), forbidden=(), hand=view.hand, counts=view.counts, new_cards=()
            )
        self.show_slot()
        if seat == view.seat:
            self.order.update(view)
            self.fan(way)
            return
        self.marks.clear()
        wants = seat_wants(view, self.layout, seat)
        mine = {want.key for want in wants}
        self.field.match(wants, way, scope=lambda key: key in mine or key[:2] == ("back", seat))

    def on_last_trick(self, point: QPointF) -> bool:
        """Tell whether a point lies on the small last trick."""
        view, box = self.view, self.layout.last_trick
        return view is not None and bool(view.tricks) and not box.isEmpty() and box.contains(point)

    def spring(self, card: Card) -> None:
        """Let a card spring back to its place with a little overshoot; one that lies there hops."""
        item = self.field.get(card_key_of(card))
        if self.view is None or item is None:
            return
        wants = hand_wants(self.view, self.layout, self.hand_state(), DIMS)
        want = next((want for want in wants if want.card == card), None)
        if want is None:
            return
        length = self.ms(tokens.MOTION.spring_back)
        if abs(item.y() - want.place.y) < 2 and not self.less_motion:
            item.put(item.x(), item.y() - 0.1 * item.width, item.angle, item.width)
        self.field.glide(want.key, want.place, length, z=want.z, curve=CURVE.OutBack, overshoot=1.2)

    def _held_keys(self) -> list[Key]:
        return [] if self.choices.held is None else [card_key_of(self.choices.held)]

    def hand_state(self) -> HandState:
        """The choices as the arrangement needs them."""
        c = self.choices
        return HandState(self.order.cards, c.chosen, c.choosing, c.armed, c.hover, c.peek)

    def _adopt_open(self, view: SeatView) -> bool:
        """Backs turn into the faces that lie open now, so that they travel from where they were."""
        turned = False
        for seat in range(3):
            for i, card in enumerate(sorted_hand(open_cards(view, seat), view)):
                key = card_key_of(card)
                if self.field.get(key) is None:
                    turned |= self.field.rename(Key("back", seat, i), key) is not None
        return turned

    def _check_choices(self, view: SeatView) -> None:
        c = self.choices
        held = set(view.hand)
        c.chosen = tuple(card if card in held else None for card in c.chosen)  # type: ignore[assignment]
        c.armed = c.armed if c.armed in held and view.my_turn else None
        c.held = c.held if c.held in held else None
        c.hover = c.hover if c.hover in held else None
        if c.focus is not None and c.focus not in held:
            c.focus = None

    def _wanted_marks(self, view: SeatView) -> dict[Key, frozenset[Mark]]:
        c = self.choices
        self.marks.values = {card_key_of(card): text for card, text in c.values.items()}
        illegal = frozenset() if c.choosing else marked_illegal(view)
        legal = legal_cards(view) if illegal else frozenset()
        wanted = {}
        for card in view.hand:
            if card == c.held:
                continue
            checks = (
                (Mark.LEGAL, card in legal and card not in c.values and card not in c.advised),
                (Mark.ADVICE, card in c.advised),
                (Mark.VALUE, card in c.values),
                (Mark.ILLEGAL, c.hint and card in illegal),
                (Mark.CHOSEN, c.choosing and card in c.chosen),
                (Mark.NEW, card in view.new_cards),
                (Mark.FOCUS, c.focus_shown and card == c.focus),
            )
            marks = frozenset(mark for mark, there in checks if there)
            if marks:
                wanted[card_key_of(card)] = marks
        return wanted | self._winner_mark(view, self.choices.peek)

    def _winner_mark(self, view: SeatView, last: bool) -> dict[Key, frozenset[Mark]]:
        card = winning_card(view, last) if self.mark_winning else None
        return {} if card is None else {card_key_of(card): frozenset([Mark.WINNING])}

    def mark_won(self, view: SeatView) -> None:
        """Mark the card that has won the trick that was just completed, where such marks are wanted."""
        if self.mark_winning and view.tricks:
            self.marks.update(self._winner_mark(view, last=True))

    def _show_plates(self) -> None:
        view = self.view
        for seat in range(3):
            plate = self.plate(seat)
            state = SeatState(self.players[seat], self.balances[seat], said=plate.state.said)
            if view is not None:
                playing = view.contract is not None and view.phase in ("play", "done")
                void, above = self._known(view, seat)
                state = replace(
                    state,
                    role=words.role(view, seat),
                    tricks=view.tricks_of(seat) if playing else None,
                    declarer=view.declarer == seat,
                    turn=view.to_move == seat,
                    void=tuple(suit_mark(suit, self.french) for suit in void),
                    limits=tuple(
                        (suit_mark(one.suit, self.french), words.index(one.rank, self.french, self.art.roman))
                        for one in above
                    ),
                    told=spoken.missing(void, above, self.french),
                )
            plate.show_state(state)

    def _known(self, view: SeatView, seat: int) -> tuple[tuple[Suit, ...], tuple[Card, ...]]:
        """With hints: suits that a seat has shown not to hold, and cards above which it has nothing."""
        if not self.choices.hint or view.phase != "play":
            return (), ()
        return voids(view, seat), () if seat == view.seat else limits(view, seat)

    def _show_disc(self, view: SeatView, length: int) -> None:
        turn = None if view.to_move is None else spot_of(view.to_move, view)
        if turn == 0 and self._tight and marked_illegal(view):
            turn = None  # the chevrons of the raised cards stand where the arc would be
        travels = length > 0 and not self.less_motion
        self.disc.set_turn(turn, self.ms(tokens.MOTION.arc) if travels else 0)
        trick = view.tricks[-1].cards if self.choices.peek and view.tricks else view.trick
        self.disc.set_led(spot_of(trick[0][0], view) if trick else None)
        self.show_slot()

    @property
    def _tight(self) -> bool:
        """Does the ring reach the hand's raised cards?"""
        above, below = free_strip(self.layout)
        return above > below

    def show_slot(self, lit: bool = False, talon_lit: int | None = None) -> None:
        """The drop places: the own slot at one's turn to play, the talon while cards are chosen for it."""
        view = self.view
        mine = view is not None and view.my_turn and bool(legal_cards(view)) and not self.choices.peek
        text = QCoreApplication.translate("scene", "your turn") if mine and self.choices.held is None else ""
        self.disc.set_slot(mine, text, lit and mine)
        self.disc.set_talon(self.choices.choosing, talon_lit)


def _room(view: SeatView) -> tuple[int, bool, bool]:
    """What the table is laid out for: the largest hand, the direction of play, whether a contract stands."""
    return max(10, len(view.hand)), view.rules.direction == "clockwise", view.contract is not None
