"""The same state with hidden cards dealt anew, or with its suits renamed."""

from __future__ import annotations

from dataclasses import replace

from ulti_desktop.engine.cards import DECK, Card, Suit, cards_of, mask_of
from ulti_desktop.engine.state import Hands, Play
from ulti_desktop.fairness.redeal import redealt

__all__ = ["redealt", "renamed"]


def renamed(play: Play, suits: tuple[int, int, int, int]) -> Play:
    """Return the play with suit s renamed to suits[s]; the trump must keep its name."""

    def card(old: int) -> Card:
        return DECK[suits[old >> 3] * 8 + (old & 7)]

    def cards(mask: int) -> int:
        return mask_of(card(old) for old in cards_of(mask))

    def lying(trick: tuple[tuple[int, Card], ...]) -> tuple[tuple[int, Card], ...]:
        return tuple((seat, card(old)) for seat, old in trick)

    def three(hands: Hands) -> Hands:
        a, b, c = map(cards, hands)
        return a, b, c

    game = play.game
    assert game.contract.trump is None or suits[game.contract.trump] == game.contract.trump
    return replace(
        play,
        game=replace(
            game,
            talon=cards(game.talon),
            talons=tuple(replace(laid, cards=cards(laid.cards)) for laid in game.talons),
            start_hands=three(game.start_hands),
        ),
        hands=three(play.hands),
        trick=lying(play.trick),
        tricks=tuple(replace(trick, cards=lying(trick.cards)) for trick in play.tricks),
        melds=tuple(replace(meld, suit=Suit(suits[meld.suit])) for meld in play.melds),
        bound=None if play.bound is None else Suit(suits[play.bound]),
    )
