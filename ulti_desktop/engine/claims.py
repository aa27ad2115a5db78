"""Claiming the rest: granted only when it is certain from what the claimer can know."""

from __future__ import annotations

from ulti_desktop.engine.cards import FULL, SUIT_MASK, Card, Rank, beaters, iter_cards, mask_of, strength
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.duties import allowed, is_ten_high, trick_winner
from ulti_desktop.engine.state import Play


def unseen(state: Play, seat: int) -> int:
    """Return the cards that may be in the other hands as far as `seat` knows."""
    seen = state.hands[seat] | mask_of(card for _, card in state.trick)
    for trick in state.tricks:
        seen |= mask_of(card for _, card in trick.cards)
    talons = state.game.talons
    if talons and talons[-1].laid_by == seat:
        seen |= state.game.talon
    return FULL & ~seen


def may_claim(state: Play) -> bool:
    """Tell whether the seat to move may claim: all the rest, or in betli (declarer) none of it."""
    seat, game = state.to_move, state.game
    if state.hands[seat].bit_count() < 2:
        return False
    if Part.BETLI in game.contract:
        return seat == game.declarer and _never_wins(state, seat)
    return not state.trick and _always_wins(state, seat)


def _always_wins(state: Play, seat: int) -> bool:
    """Every own card wins when suits are run from the top, trumps first, whatever the others hold."""
    rules, trump = state.game.rules, state.game.contract.trump
    hidden, hand = unseen(state, seat), state.hands[seat]
    for suit in range(4):
        own, others = hand & SUIT_MASK[suit], hidden & SUIT_MASK[suit]
        if not others or (not own and suit != trump):
            continue
        high = is_ten_high(rules, trump, suit)
        tops = sum(not beaters(card, high) & others for card in iter_cards(own))
        if tops == own.bit_count() and suit != trump:
            continue
        if tops < others.bit_count():
            return False
    if trump is None:
        return True
    seven = Card.of(trump, Rank.SEVEN).bit
    return not (hidden & seven and not hand & ~SUIT_MASK[trump])


def _never_wins(state: Play, seat: int) -> bool:
    """Every own card lies below all that the others may hold in its suit, this trick's included."""
    hidden, hand, trick = unseen(state, seat), state.hands[seat], state.trick
    if not trick:
        return False
    rules, contract = state.game.rules, state.game.contract
    for card in iter_cards(hand):
        others = hidden & SUIT_MASK[card >> 3]
        if others & ~beaters(card, False):
            return False
    for card in iter_cards(allowed(rules, contract, hand, trick, is_declarer=True)):
        if trick_winner(rules, contract, (*trick, (seat, card))) == seat:
            return False
    return True


def next_card(state: Play, claimer: int, legal: int) -> Card:
    """Return the card that is played when a claim is played out.

    The claimer runs his trumps from the top, then his suits, and keeps the trump seven for last; the
    others play their lowest card.
    """
    cards = tuple(iter_cards(legal))
    if state.to_move != claimer or Part.BETLI in state.game.contract:
        return cards[0]
    rules, trump = state.game.rules, state.game.contract.trump

    def order(card: Card) -> tuple[bool, bool, int, int]:
        is_trump = card.suit == trump
        seven = is_trump and card.rank is Rank.SEVEN
        return seven, not is_trump, card.suit, -strength(card, is_ten_high(rules, trump, card.suit))

    return min(cards, key=order)
