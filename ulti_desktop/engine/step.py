"""The two doors of the engine: what may be done in a state, and what comes of it."""

from __future__ import annotations

from ulti_desktop.engine import auction, bidding, doubling, trickplay
from ulti_desktop.engine.actions import Action, Cut, Kontra, Tap
from ulti_desktop.engine.actions import Play as PlayCard
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.dealing import start_auction, start_deal
from ulti_desktop.engine.errors import IllegalAction, Reason
from ulti_desktop.engine.events import Event
from ulti_desktop.engine.state import (
    Announcing,
    Auction,
    Cutting,
    Done,
    Doubling,
    Exchange,
    Naming,
    Play,
    State,
)

__all__ = ["apply", "forbidden_cards", "legal_actions", "start_auction", "start_deal", "to_move"]


def to_move(state: State) -> int | None:
    """Return the seat that is to act, None when the deal is over."""
    return None if isinstance(state, Done) else state.to_move


def forbidden_cards(state: Play) -> dict[Card, Reason]:
    """Return the cards of the seat to move that a duty forbids, with the duty."""
    return trickplay.forbidden_cards(state)


def legal_actions(state: State) -> tuple[Action, ...]:
    """Return every action of the seat to move that `apply` accepts; empty when the deal is over."""
    match state:
        case Play():
            return trickplay.play_actions(state)
        case Auction():
            return bidding.auction_actions(state)
        case Exchange():
            return bidding.legal_discards(state)
        case Announcing():
            return bidding.announcing_actions(state)
        case Naming():
            return bidding.naming_actions(state)
        case Doubling():
            return doubling.round_actions(state)
        case Cutting():
            return (Cut(), Tap())
        case Done():
            return ()


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the state after `action` of the seat to move, and what happened.

    Raises IllegalAction with the reason as data; the given state is a value and stays as it is.
    """
    if isinstance(state, Play) and isinstance(action, PlayCard):
        if not trickplay.playable(state) & (1 << action.card):
            _refuse(state, action)
        return trickplay.apply_play(state, action)
    if action not in legal_actions(state):
        _refuse(state, action)
    match state:
        case Play():
            return trickplay.apply_play(state, action)
        case Auction():
            return auction.apply_auction(state, action)
        case Exchange():
            return auction.apply_exchange(state, action)
        case Announcing():
            return auction.apply_announcing(state, action)
        case Naming():
            return auction.apply_naming(state, action)
        case Doubling():
            return auction.apply_doubling(state, action)
        case Cutting():
            return auction.apply_cutting(state, action)
        case Done():
            raise IllegalAction(Reason.DEAL_OVER)


def _refuse(state: State, action: Action) -> None:
    match state:
        case Play():
            reason, legal = trickplay.explain_play(state, action)
            raise IllegalAction(reason, legal)
        case Auction() | Announcing() | Exchange():
            raise IllegalAction(bidding.explain_auction(state, action))
        case Doubling() if isinstance(action, Kontra):
            raise IllegalAction(doubling.explain(state.game, state.to_move, action))
        case Done():
            raise IllegalAction(Reason.DEAL_OVER)
        case _:
            raise IllegalAction(Reason.WRONG_PHASE)
