"""Which cards lie where: a view and the table's geometry give the place of every card that is to be seen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from ulti_desktop.engine.actions import Discard, Play
from ulti_desktop.engine.cards import Card, cards_of, mask_of
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene.art import BACK
from ulti_desktop.scene.layout import CARD_ASPECT, MIN_STEP, CardPlace, TableLayout
from ulti_desktop.scene.order import SUIT_ORDER, sorted_hand

LAST_Z: Final = 10.0
TALON_Z: Final = 20.0
SIDE_Z: Final = 30.0
TRICK_Z: Final = 50.0
HAND_Z: Final = 100.0
FLY_Z: Final = 200.0
DRAG_Z: Final = 300.0
HOVER_SHARE: Final = 0.07
GHOST_SHARE: Final = 0.76
GHOST_OPACITY: Final = 0.5
_LAST_WIDTH: Final = 50.0


class Key(NamedTuple):
    """Names one card on the table: `card` (number, 0), `back` (seat, i); `talon`, `pack`, `ghost` (0, i)."""

    kind: str
    a: int
    b: int = 0


@dataclass(frozen=True)
class Want:
    """One card as it should lie at rest. `z` orders the whole table; `dim` covers that share of the face."""

    key: Key
    card: int
    place: CardPlace
    z: float
    dim: float = 0.0
    opacity: float = 1.0


@dataclass(frozen=True)
class HandState:
    """What the player's own handling adds to a view: the order, the chosen cards, the one clicked once.

    `peek` asks for the last trick in the place of the running one.
    """

    order: tuple[Card, ...] = ()
    chosen: tuple[Card | None, Card | None] = (None, None)
    choosing: bool = False
    armed: Card | None = None
    hover: Card | None = None
    peek: bool = False


def card_key_of(card: int) -> Key:
    """The key of a card whose face is known."""
    return Key("card", int(card))


def spot_of(seat: int, view: SeatView) -> int:
    """Where a seat sits on the screen: 0 own, 1 next, 2 previous."""
    return (seat - view.seat) % 3


def legal_cards(view: SeatView) -> frozenset[Card]:
    """The cards that may be played now."""
    return frozenset(action.card for action in view.legal if isinstance(action, Play))


def discardable(view: SeatView) -> frozenset[Card]:
    """The cards that may be laid away; all of the hand while the engine does not ask for it yet."""
    pairs = [action for action in view.legal if isinstance(action, Discard)]
    if not pairs:
        return frozenset(view.hand)
    return frozenset(card for pair in pairs for card in (pair.first, pair.second))


def marked_illegal(view: SeatView) -> frozenset[Card]:
    """The cards to cover: those that may not be played while others may."""
    legal = legal_cards(view)
    if not view.my_turn or not legal:
        return frozenset()
    return frozenset(view.hand) - legal


def open_cards(view: SeatView, seat: int) -> tuple[Card, ...]:
    """The cards of another seat that lie face up; once the deal is over, all that were left."""
    if seat == view.seat:
        return ()
    if view.phase == "done" and view.revealed is not None:
        gone = mask_of(card for trick in view.tricks for _, card in trick.cards)
        return cards_of(view.revealed[seat] & ~gone)
    return cards_of(view.open_hands[seat])


def open_rect(view: SeatView, layout: TableLayout, seat: int) -> QRectF:
    """The rectangle round the cards of another seat that lie face up; empty where none do."""
    box = QRectF()
    faces = open_cards(view, seat)
    for _, place in open_places(layout, spot_of(seat, view), faces) if faces else ():
        box = box.united(place.rect())
    return box


def undealt(view: SeatView) -> int:
    """How many cards are still in the pack."""
    seen = sum(view.counts) + view.talon_count + len(view.trick) + 3 * len(view.tricks)
    return max(0, 32 - seen)


def arrange(view: SeatView, layout: TableLayout, hand: HandState, dims: tuple[float, float]) -> list[Want]:
    """Every card of the table at rest. `dims` is the cover of an illegal card: usually, and when many are."""
    wants = hand_wants(view, layout, hand, dims)
    for seat in range(3):
        if seat != view.seat:
            wants += seat_wants(view, layout, seat)
    if hand.peek and view.tricks:
        wants += peek_wants(view, layout)
    else:
        wants += trick_wants(view, layout) + last_trick_wants(view, layout)
    wants += middle_wants(view, layout, hand)
    return wants


def raised_cards(view: SeatView, hand: HandState) -> frozenset[Card]:
    """The cards of the own hand that stand up."""
    up = {card for card in hand.chosen if card is not None}
    if hand.armed is not None:
        up.add(hand.armed)
    if not hand.choosing and marked_illegal(view):
        up |= legal_cards(view)
    return frozenset(up)


def hand_wants(view: SeatView, layout: TableLayout, hand: HandState, dims: tuple[float, float]) -> list[Want]:
    """The own hand as a fan."""
    order = hand.order or tuple(sorted_hand(view.hand, view))
    up = raised_cards(view, hand)
    illegal = frozenset() if hand.choosing else marked_illegal(view)
    cover = dims[1] if 2 * len(illegal) > len(order) else dims[0]
    places = layout.hand(len(order), [card in up for card in order])
    if hand.hover in order:
        at = order.index(hand.hover)
        places[at] = _lifted(places[at], HOVER_SHARE * layout.card_width)
    return [
        Want(card_key_of(card), card, place, HAND_Z + i, cover if card in illegal else 0.0)
        for i, (card, place) in enumerate(zip(order, places, strict=True))
    ]


def _lifted(place: CardPlace, by: float) -> CardPlace:
    turn = math.radians(place.angle)
    return replace(place, x=place.x + by * math.sin(turn), y=place.y - by * math.cos(turn))


def seat_wants(view: SeatView, layout: TableLayout, seat: int) -> list[Want]:
    """An opponent's cards: face up in rows of suits where they lie open, else a fan of backs."""
    spot = spot_of(seat, view)
    faces = open_cards(view, seat)
    if faces:
        places = open_places(layout, spot, sorted_hand(faces, view))
        return [Want(card_key_of(card), card, place, SIDE_Z + i) for i, (card, place) in enumerate(places)]
    places_back = layout.backs(spot, view.counts[seat])
    return [Want(Key("back", seat, i), BACK, place, SIDE_Z + i) for i, place in enumerate(places_back)]


def open_places(layout: TableLayout, spot: int, cards: Sequence[Card]) -> list[tuple[Card, CardPlace]]:
    """Open hands lie like a dummy: one row a suit, the corner of every card to be seen."""
    side = layout.sides[spot - 1]
    suits = [suit for suit in SUIT_ORDER if any(card.suit is suit for card in cards)]
    w = min(0.75 * layout.card_width, layout.disc_radius * 0.5)
    top, bottom = side.plate.bottom() + 10, side.disc_centre.y() + side.disc_radius + 12
    h = w * CARD_ASPECT
    down = min(0.62 * w, max(0.3 * w, (bottom - top - h) / max(1, len(suits) - 1)))
    start = max(top, min(side.disc_centre.y() - (h + down * (len(suits) - 1)) / 2, bottom - h))
    most = max(sum(card.suit is suit for card in cards) for suit in suits)
    room = (
        min(slot.rect().left() for slot in layout.slots[1:]) - side.plate.left() - 6
        if not side.right
        else (side.plate.right() - max(slot.rect().right() for slot in layout.slots[1:]) - 6)
    )
    step = max(0.22 * w, min(MIN_STEP * w, (room - w) / max(1, most - 1)))
    placed = []
    for row, suit in enumerate(suits):
        mine = [card for card in cards if card.suit is suit]
        left = side.plate.left() if not side.right else side.plate.right() - w - step * (len(mine) - 1)
        for i, card in enumerate(mine):
            place = CardPlace(left + w / 2 + i * step, start + h / 2 + row * down, 0.0, 0.0, w)
            placed.append((card, place))
    return placed


def trick_wants(view: SeatView, layout: TableLayout) -> list[Want]:
    """The cards of the running trick in their slots, later ones on top."""
    return [
        Want(card_key_of(card), card, layout.slots[spot_of(seat, view)], TRICK_Z + i)
        for i, (seat, card) in enumerate(view.trick)
    ]


def peek_wants(view: SeatView, layout: TableLayout) -> list[Want]:
    """The last trick as it was played, in the place of the running one."""
    return [
        Want(card_key_of(card), card, layout.slots[spot_of(seat, view)], TRICK_Z + i)
        for i, (seat, card) in enumerate(view.tricks[-1].cards)
    ]


def last_trick_wants(view: SeatView, layout: TableLayout) -> list[Want]:
    """The last trick, small, in the order of play; nothing where the table has no room for it."""
    box = layout.last_trick
    if box.isEmpty() or not view.tricks:
        return []
    w = min(_LAST_WIDTH * layout.scale, box.height() / CARD_ASPECT)
    wants = []
    for i, (_, card) in enumerate(view.tricks[-1].cards):
        x = box.left() + w / 2 + i * 0.84 * w
        place = CardPlace(x, box.top() + w * CARD_ASPECT / 2, 0.0, 0.0, w)
        wants.append(Want(card_key_of(card), card, place, LAST_Z + i))
    return wants


def middle_wants(view: SeatView, layout: TableLayout, hand: HandState) -> list[Want]:
    """What lies on the disc before the play: the pack, the talon, and the shadows of the chosen cards."""
    if view.phase in ("play", "done", "naming") or (view.phase == "doubling" and view.moment != "half"):
        return []
    wants = []
    if undealt(view):
        for i in range(3):
            place = CardPlace(
                layout.disc_centre.x() + 1.5 * i,
                layout.disc_centre.y() - 2.0 * i,
                0.0,
                0.0,
                layout.talon[0].width,
            )
            wants.append(Want(Key("pack", 0, i), BACK, place, TALON_Z + i))
        return wants
    if hand.choosing:
        for i, chosen in enumerate(hand.chosen):
            if chosen is not None:
                slot = layout.talon[i]
                place = replace(slot, width=GHOST_SHARE * slot.width)
                wants.append(Want(Key("ghost", 0, i), chosen, place, TALON_Z + i, opacity=GHOST_OPACITY))
    elif view.talon_count:
        for i in range(view.talon_count):
            wants.append(Want(Key("talon", 0, i), BACK, layout.talon[i], TALON_Z + i))
    return wants
