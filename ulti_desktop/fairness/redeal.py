"""The same state with the cards that one seat cannot see dealt anew, as that seat must hold possible."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from ulti_desktop.ai.proof import prove
from ulti_desktop.engine.cards import DECK, FULL, Card, cards_of, mask_of
from ulti_desktop.engine.state import (
    Announcing,
    Auction,
    Bidding,
    Cutting,
    Done,
    Doubling,
    Exchange,
    Game,
    Hands,
    Naming,
    Play,
    State,
    TalonLaid,
)
from ulti_desktop.engine.view import view_of
from ulti_desktop.native.worlds import TALON, Worlds

Rename = Callable[[int], int]
"""Gives for a mask of cards the mask of those that take their places."""


def redealt(state: State, seat: int, rng: random.Random) -> State:
    """Return a state in which `seat` sees all that it sees in this one.

    During play the hidden cards lie where everything that the view proves allows it; before, those that the
    seat never saw change places at random.
    """
    match state:
        case Cutting():
            return replace(state, deck=tuple(rng.sample(state.deck, 32)))
        case Auction() | Exchange() | Announcing():
            rename = _of_unseen(state.bidding.talons, state.bidding.hands, seat, rng)
            return replace(state, bidding=_bidding(state.bidding, seat, rename))
        case Naming():
            return replace(state, game=_game(state.game, seat, _of_game(state.game, seat, rng)))
        case Doubling() if state.play is None:
            assert state.bidding is not None
            rename = _of_unseen(state.bidding.talons, state.bidding.hands, seat, rng)
            return replace(
                state,
                bidding=_bidding(state.bidding, seat, rename),
                game=_game(state.game, seat, rename),
            )
        case Doubling():
            assert state.play is not None
            play = _play(state.play, seat, rng)
            return replace(state, play=play, game=replace(play.game, doublings=state.game.doublings))
        case Play():
            return _play(state, seat, rng)
        case Done():
            return state


def _renaming(cards: list[int], others: list[int]) -> Rename:
    """Return the renaming of each card to the other in its place; the rest keep their names."""
    names = dict(zip(cards, others, strict=True))
    return lambda mask: mask_of(names.get(card, card) for card in cards_of(mask))


def _visible(laid: TalonLaid, seat: int) -> bool:
    return seat in (laid.laid_by, laid.taken_by)


def _of_unseen(talons: tuple[TalonLaid, ...], hands: Hands, seat: int, rng: random.Random) -> Rename:
    seen = hands[seat] | mask_of(c for laid in talons if _visible(laid, seat) for c in cards_of(laid.cards))
    unseen = [int(card) for card in cards_of(FULL & ~seen)]
    return _renaming(unseen, rng.sample(unseen, len(unseen)))


def _of_game(game: Game, seat: int, rng: random.Random) -> Rename:
    return _of_unseen(game.talons, game.start_hands, seat, rng)


def _talons(talons: tuple[TalonLaid, ...], seat: int, rename: Rename) -> tuple[TalonLaid, ...]:
    return tuple(laid if _visible(laid, seat) else replace(laid, cards=rename(laid.cards)) for laid in talons)


def _bidding(bidding: Bidding, seat: int, rename: Rename) -> Bidding:
    a, b, c = map(rename, bidding.hands)
    return replace(
        bidding,
        hands=(a, b, c),
        talon=rename(bidding.talon),
        talons=_talons(bidding.talons, seat, rename),
        undealt=tuple(_card(card, rename) for card in bidding.undealt),
    )


def _card(card: Card, rename: Rename) -> Card:
    return DECK[rename(card.bit).bit_length() - 1]


def _game(game: Game, seat: int, rename: Rename) -> Game:
    a, b, c = map(rename, game.start_hands)
    talons = _talons(game.talons, seat, rename)
    return replace(game, start_hands=(a, b, c), talon=rename(game.talon), talons=talons)


def _play(play: Play, seat: int, rng: random.Random) -> Play:
    """Draw one world and rename the cards of each place to those that lie there in it."""
    game = play.game
    evidence = prove(view_of(play, seat)).evidence
    worlds = Worlds(evidence, 1, 0, rng.getrandbits(60))
    world, _ = worlds[0]
    hidden = world[0] | world[1] | world[2] | world[TALON]
    held = [play.hands[(game.declarer + role) % 3] & hidden for role in range(3)]
    cards: list[int] = []
    others: list[int] = []
    for now, then in zip((*held, game.talon & hidden), world, strict=True):
        staying = now & then
        moved = [int(card) for card in cards_of(then & ~staying)]
        cards += [int(card) for card in cards_of(now & ~staying)]
        others += rng.sample(moved, len(moved))
    rename = _renaming(cards, others)
    a, b, c = map(rename, play.hands)
    return replace(play, hands=(a, b, c), game=_game(game, seat, rename))
