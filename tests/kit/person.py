"""What a person at the table needs to act: the place of a card, and the bid and the discard in one."""

from __future__ import annotations

from PySide6.QtCore import QPoint

from ulti_desktop.ai.player import Player, never
from ulti_desktop.engine.actions import Action, Bid, Discard
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.state import State
from ulti_desktop.engine.step import apply
from ulti_desktop.engine.view import view_of
from ulti_desktop.scene.arrange import card_key_of
from ulti_desktop.ui.desk import Desk


def bid_and_cards(
    state: State | None, player: Player, first: Action
) -> tuple[Contract | None, tuple[Card, ...]]:
    """Return the bid and the two cards to lay away that belong together, whichever the engine asks first."""
    contract: Contract | None = None
    cards: tuple[Card, ...] = ()
    action = first
    for _ in range(2):
        assert state
        match action:
            case Bid(bid):
                contract = bid
            case Discard(one, other):
                cards = (one, other)
            case _:
                break
        state, _events = apply(state, action)
        view = view_of(state, 0)
        if not view.my_turn or view.phase not in ("exchange", "announcing"):
            break
        action = player.choose(view, 0, never)
    return contract, cards


def place_of(desk: Desk, card: Card) -> QPoint:
    """Return a point of a hand card that its right neighbour does not cover, in the table's viewport."""
    item = desk.scene.stage.field.get(card_key_of(card))
    assert item, card
    top_left, top_right, _, bottom_left = item.corners()
    middle = top_left + (bottom_left - top_left) * 0.4 + (top_right - top_left) * 0.15
    return desk.table.mapFromScene(middle)
