"""What is to be seen on the table as a list of things with role, name and place, for screen readers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QAccessible

from ulti_desktop import words
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene import tally
from ulti_desktop.scene.arrange import card_key_of, open_cards
from ulti_desktop.scene.narrator import thinks, waits_for
from ulti_desktop.scene.order import sorted_hand
from ulti_desktop.scene.stage import Stage
from ulti_desktop.words import spoken

translate = QCoreApplication.translate
ROLE: Final = QAccessible.Role
Key = tuple[str, int]


@dataclass(frozen=True)
class Thing:
    """One thing on the table. `place` gives its rectangle in the scene when it is asked for."""

    key: Key
    role: QAccessible.Role
    name: str
    place: Callable[[], QRectF]
    parts: tuple[Thing, ...] = ()
    focused: bool = False
    selected: bool = False
    able: bool = True


def things(stage: Stage) -> tuple[Thing, ...]:
    """Everything on the table in reading order: what is to be done, contract, seats, bids, trick, hand."""
    view = stage.view
    if view is None:
        return ()
    found: list[Thing | None] = [_state(stage, view), _contract(stage, view)]
    found += [_seat(stage, view, seat) for seat in range(3)]
    found += [_bids(stage, view), _trick(stage, view), _talon(stage, view)]
    found += [_open(stage, view, seat) for seat in range(3)]
    found.append(_hand(stage, view))
    return tuple(one for one in found if one is not None)


def _state(stage: Stage, view: SeatView) -> Thing:
    refusal = stage.captions.refusal
    text = refusal or words.phase_prompt(view, stage.french)
    if not text and view.to_move is not None:
        text = waits_for(stage, view.to_move)
    return Thing(("state", 0), ROLE.StatusBar, text, lambda: stage.layout.message)


def _contract(stage: Stage, view: SeatView) -> Thing:
    text = spoken.contract_line(view, stage.french)
    return Thing(("contract", 0), ROLE.Heading, text, lambda: stage.layout.contract)


def _seat(stage: Stage, view: SeatView, seat: int) -> Thing:
    plate, player = stage.plate(seat), stage.players[seat]
    name = spoken.seat(
        view,
        seat,
        (player.name, player.level_text, stage.balances[seat]),
        thinks=thinks(stage, seat),
        said=plate.speech or plate.state.said,
        void=tally.voids(view, seat) if stage.choices.hint and view.phase == "play" else (),
        limits=tally.limits(view, seat) if stage.choices.hint and view.phase == "play" else (),
        french=stage.french,
    )
    return Thing(("seat", seat), ROLE.Grouping, name, plate.rect)


def _bids(stage: Stage, view: SeatView) -> Thing | None:
    if not view.said or view.contract is not None:
        return None
    place = _nowhere
    rows = tuple(
        Thing(
            ("bid", number),
            ROLE.ListItem,
            spoken.bid_made(stage.names[one.seat], one.contract, view, stage.french),
            place,
        )
        for number, one in enumerate(view.said)
    )
    return Thing(("bids", 0), ROLE.List, translate("scene", "Bids so far"), place, rows)


def _trick(stage: Stage, view: SeatView) -> Thing | None:
    cards = view.tricks[-1].cards if stage.choices.peek and view.tricks else view.trick
    if not cards:
        return None
    rows = tuple(
        Thing(
            ("trick", card),
            ROLE.ListItem,
            spoken.trick_card(card, stage.names[seat], led=number == 0, french=stage.french),
            _of_card(stage, card),
        )
        for number, (seat, card) in enumerate(cards)
    )
    name = translate("scene", "Last trick") if stage.choices.peek else translate("scene", "Trick")
    return Thing(("trick list", 0), ROLE.List, name, _round(rows), rows)


def _talon(stage: Stage, view: SeatView) -> Thing | None:
    chosen = [card for card in stage.choices.chosen if card is not None]
    if not stage.choices.choosing:
        return None
    named = words.cards(chosen, stage.french) if chosen else translate("scene", "no card chosen")
    text = words.fill(translate("scene", "For the talon: %1"), named)
    return Thing(("talon", 0), ROLE.StaticText, text, stage.layout.talon[0].rect)


def _open(stage: Stage, view: SeatView, seat: int) -> Thing | None:
    cards = sorted_hand(open_cards(view, seat), view)
    if not cards:
        return None
    rows = tuple(
        Thing(
            ("open", card),
            ROLE.ListItem,
            words.capital(words.card(card, stage.french)),
            _of_card(stage, card),
        )
        for card in cards
    )
    name = words.fill(translate("scene", "Open hand of %1"), stage.names[seat])
    return Thing(("open hand", seat), ROLE.List, name, _round(rows), rows)


def _hand(stage: Stage, view: SeatView) -> Thing | None:
    cards, choices = stage.order.cards, stage.choices
    if not cards:
        return None
    forbidden = dict(view.forbidden)
    rows = tuple(
        Thing(
            ("hand", card),
            ROLE.ListItem,
            spoken.hand_card(card, view, stage.french, choices.choosing and card in choices.chosen),
            _of_card(stage, card),
            focused=choices.focus_shown and choices.focus == card,
            selected=choices.choosing and card in choices.chosen,
            able=card not in forbidden,
        )
        for card in cards
    )
    return Thing(("hand list", 0), ROLE.List, translate("scene", "Your hand"), _round(rows), rows)


def _of_card(stage: Stage, card: Card) -> Callable[[], QRectF]:
    def place() -> QRectF:
        item = stage.field.get(card_key_of(card))
        return QRectF() if item is None else item.rect()

    return place


def _round(rows: tuple[Thing, ...]) -> Callable[[], QRectF]:
    def place() -> QRectF:
        box = QRectF()
        for row in rows:
            box = box.united(row.place())
        return box

    return place


def _nowhere() -> QRectF:
    return QRectF()
