"""Everything that is to be seen on the table, and how one view of a seat is put on show."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QEasingCurve, QPointF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from ulti_desktop import words
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.events import BidMade, Passed
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
from ulti_desktop.scene.disc import Disc
from ulti_desktop.scene.field import CardField
from ulti_desktop.scene.header import Header, suit_mark
from ulti_desktop.scene.layout import TableLayout, table_layout
from ulti_desktop.scene.motion import Clock, Motion
from ulti_desktop.scene.order import HandOrder, sorted_hand
from ulti_desktop.scene.seats import PlayerInfo, SeatPlate, SeatState
from ulti_desktop.scene.still_out import StillOut
from ulti_desktop.scene.tally import voids

Players = tuple[PlayerInfo, PlayerInfo, PlayerInfo]
DIMS: Final = (tokens.DIM_SHARE, tokens.DIM_SHARE_MANY)
CURVE = QEasingCurve.Type
NOBODY: Final = PlayerInfo("", "", "apple")


@dataclass
class Choices:
    """What the player has in hand beyond the game: chosen cards, focus, hover, the dragged card."""

    choosing: bool = False
    chosen: tuple[Card | None, Card | None] = (None, None)
    armed: Card | None = None
    focus: Card | None = None
    focus_shown: bool = False
    hover: Card | None = None
    held: Card | None = None
    hint: bool = False
    peek: bool = False


class Stage:
    """The items of the table. `view` is what is shown now; times are scaled by `ms`."""

    def __init__(self, scene: QGraphicsScene, art: CardArt) -> None:
        self.art = art
        self.clock = Clock(scene)
        self.motion = Motion(self.clock, scene)
        self.disc = Disc(scene, self.clock)
        self.field = CardField(scene, art, self.clock)
        self.header = Header(scene)
        self.still_out = StillOut(scene)
        self.captions = Captions(scene)
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
        self.docked = False
        self._size = QSizeF(1280, 800)
        self._dpr = 1.0
        self._said_at: dict[int, int] = {}

    # -- measures

    @property
    def french(self) -> bool:
        """Do French cards lie on the table?"""
        return self.art.deck.suits == "french"

    @property
    def names(self) -> tuple[str, str, str]:
        """The players' names by seat."""
        return self.players[0].name, self.players[1].name, self.players[2].name

    def ms(self, length: int) -> int:
        """A motion time at the chosen speed."""
        return tokens.duration(length, self.speed, self.less_motion)

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
        self._make_layout()
        self.show(0)

    def _make_layout(self) -> None:
        cards, clockwise = (10, False) if self.view is None else _room(self.view)
        self.layout = table_layout(
            self._size.width(), self._size.height(), cards=cards, docked=self.docked, clockwise=clockwise
        )
        self.disc.rebuild(self.layout, self.theme, self._dpr)
        self.captions.rebuild(self.layout, self.theme, self._dpr)
        self.marks.set_look(self.theme, self.layout.scale, self._dpr)
        for plate in self.plates:
            plate.rebuild(self.layout, self.theme, self._dpr)

    # -- showing

    def take(self, view: SeatView, length: int) -> None:
        """Show a view; cards glide to their places in `length` ms, or jump with 0."""
        before, self.view = self.view, view
        self.choices.peek = False
        self.order.update(view)
        self._check_choices(view)
        if before is None or _room(before) != _room(view):
            self._make_layout()
        self._forget_old_sayings(view)
        self.show(length)

    def refresh(self) -> None:
        """Something beside the game changed: show it, unless a step under way will do so at its end."""
        if not self.motion.busy:
            self.show(self.ms(tokens.MOTION.lift))
        elif self.view is not None:
            self._show_plates()

    def rewind(self, view: SeatView | None) -> None:
        """Go back to an earlier view, to be shown by the next `relay`."""
        self.view = view
        if view is None:
            self.field.clear()
        else:
            self.order.update(view)

    def show(self, length: int) -> None:
        """Put everything in the place that the present view and choices give it."""
        view = self.view
        if view is None:
            self._show_plates()
            return
        self._adopt_open(view)
        self.field.match(arrange(view, self.layout, self.hand_state(), DIMS), length, self._held_keys())
        self.marks.update(self._wanted_marks(view))
        self._show_plates()
        self._show_disc(view, length)
        self.header.show_contract(view, self.layout, self.theme, self._dpr, self.names, self.french)
        counted = view if self.choices.hint and view.phase in ("play", "doubling") else None
        self.still_out.show_view(counted, self.layout, self.theme, self._dpr, self.french)
        last = view.tricks[-1].winner if view.tricks and view.phase in ("play", "doubling", "done") else None
        title = QCoreApplication.translate("scene", "Last trick") if last is not None else ""
        self.captions.set_last(title, self.names[last] if last is not None else "")

    def fan(self, length: int) -> None:
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
        self.field.match(wants, length, self._held_keys(), lambda key: key in mine or key.kind == "ghost")
        self.marks.update(self._wanted_marks(view))

    def prepare(self, view: SeatView) -> None:
        """Take the hand of a view that is about to be dealt, and lay the table out for it."""
        self.view = replace(view, legal=(), forbidden=())
        self.order.update(view)
        self._make_layout()
        self._show_plates()

    def close_ranks(self, view: SeatView, seat: int, length: int) -> None:
        """A seat has played: its other cards close the gap, and until the step ends nothing may be played."""
        if self.view is not None:
            self.view = replace(
                self.view, legal=(), forbidden=(), hand=view.hand, counts=view.counts, new_cards=()
            )
        self.show_slot()
        if seat == view.seat:
            self.order.update(view)
            self.fan(length)
            return
        self.marks.clear()
        wants = seat_wants(view, self.layout, seat)
        mine = {want.key for want in wants}
        self.field.match(wants, length, scope=lambda key: key in mine or key[:2] == ("back", seat))

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

    def _adopt_open(self, view: SeatView) -> None:
        """Backs turn into the faces that lie open now, so that they travel from where they were."""
        for seat in range(3):
            for i, card in enumerate(sorted_hand(open_cards(view, seat), view)):
                key = card_key_of(card)
                if self.field.get(key) is None:
                    self.field.rename(Key("back", seat, i), key)

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
        illegal = frozenset() if c.choosing else marked_illegal(view)
        legal = legal_cards(view) if illegal else frozenset()
        wanted = {}
        for card in view.hand:
            if card == c.held:
                continue
            checks = (
                (Mark.LEGAL, card in legal),
                (Mark.ILLEGAL, c.hint and card in illegal),
                (Mark.CHOSEN, c.choosing and card in c.chosen),
                (Mark.NEW, card in view.new_cards),
                (Mark.FOCUS, c.focus_shown and card == c.focus),
            )
            marks = frozenset(mark for mark, there in checks if there)
            if marks:
                wanted[card_key_of(card)] = marks
        return wanted

    def _show_plates(self) -> None:
        view = self.view
        for seat in range(3):
            plate = self.plate(seat)
            state = SeatState(self.players[seat], self.balances[seat], said=plate.state.said)
            if view is not None:
                playing = view.contract is not None and view.phase in ("naming", "doubling", "play", "done")
                state = replace(
                    state,
                    role=words.role(view, seat),
                    tricks=view.tricks_of(seat) if playing else None,
                    declarer=view.declarer == seat,
                    turn=view.to_move == seat,
                    void=self._void_marks(view, seat),
                )
            plate.show_state(state)

    def _void_marks(self, view: SeatView, seat: int) -> tuple[str, ...]:
        if not self.choices.hint or view.phase != "play":
            return ()
        return tuple(suit_mark(suit, self.french) for suit in voids(view, seat))

    def _show_disc(self, view: SeatView, length: int) -> None:
        turn = None if view.to_move is None else spot_of(view.to_move, view)
        if turn == 0 and self._tight and marked_illegal(view):
            turn = None  # the chevrons of the raised cards stand where the arc would be
        self.disc.set_turn(turn, self.ms(tokens.MOTION.arc) if length else 0)
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

    # -- speaking

    def speak(self, seat: int, text: str, view: SeatView) -> None:
        """Let a seat say something: only the latest speaker has a bubble, which shrinks after a while."""
        if not text:
            return
        self._said_at[seat] = len(view.tricks) if view.contract is not None else -1
        for other in self.plates:
            if other is not self.plate(seat):
                other.shrink(self.ms(tokens.MOTION.bubble_out))
        plate = self.plate(seat)
        plate.speak(text, self.ms(tokens.MOTION.bubble_in))
        self.clock.run(
            "bubble stays",
            1,
            lambda _part: None,
            delay=tokens.MOTION.bubble_stays,
            then=lambda: plate.shrink(self.ms(tokens.MOTION.bubble_out)),
            patient=True,
        )

    def hush(self) -> None:
        """Forget everything that was said."""
        self.clock.drop("bubble stays")
        self._said_at.clear()
        for plate in self.plates:
            plate.hush()

    def recall(self, view: SeatView) -> None:
        """Show what each seat said last in the auction, without a bubble."""
        self.hush()
        if view.phase in ("play", "done"):
            return
        for said in view.said:
            event = Passed(said.seat) if said.contract is None else BidMade(said.seat, said.contract)
            text = words.bubble(event, view, self.french)
            plate = self.plates[spot_of(said.seat, view)]
            plate.show_state(replace(plate.state, said=text))
            self._said_at[said.seat] = -1

    def _forget_old_sayings(self, view: SeatView) -> None:
        if view.phase != "play" or not (view.trick or view.tricks):
            return
        for seat, age in list(self._said_at.items()):
            if len(view.tricks) > age:
                del self._said_at[seat]
                self.plate(seat).hush()


def _room(view: SeatView) -> tuple[int, bool]:
    """What the table is laid out for: the largest hand, and the direction of play."""
    return max(10, len(view.hand)), view.rules.direction == "clockwise"
