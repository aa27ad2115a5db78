"""The order of the hand: by suit in alternating colours and by rank, or as the player laid the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations
from typing import Final

from ulti_desktop.engine.cards import Card, Suit, strength
from ulti_desktop.engine.ladder import NO_TRUMP, trump_kind
from ulti_desktop.engine.view import SeatView

Snapshot = tuple[tuple[Card, ...], bool]
SUIT_ORDER: Final = (Suit.ACORNS, Suit.HEARTS, Suit.LEAVES, Suit.BELLS)
"""Alternating in both decks: brown red green gold, black red black red."""
_RED: Final = frozenset({Suit.HEARTS, Suit.BELLS})


AMONG: Final = "among"
FIRST: Final = "first"
LAST: Final = "last"


@dataclass(frozen=True)
class Sorting:
    """How the player wants the hand: trumps `among` the suits, `first` (left) or `last`; from low to high?"""

    trump: str = AMONG
    rising: bool = False


USUAL: Final = Sorting()


def trump_of(view: SeatView) -> Suit | None:
    """The trump suit as far as this seat knows it: of the contract, or of its own bid that stands."""
    contract = view.contract
    if contract is None and view.bidder == view.seat:
        contract = view.standing
    return None if contract is None else contract.trump


def ten_high(view: SeatView, suit: Suit) -> bool:
    """Tell whether the ten ranks just below the ace in this suit, as far as the contract is known.

    Before a contract is known the ten is high: most contracts have a trump.
    """
    contract = view.contract
    if contract is None and view.bidder == view.seat:
        contract = view.standing
    if contract is None:
        return True
    if trump_kind(contract, view.rules) == NO_TRUMP:
        return False
    if view.rules.side_ten_high or contract.trump is None:
        return True
    return suit is contract.trump


def sorted_hand(cards: Iterable[Card], view: SeatView, sorting: Sorting = USUAL) -> list[Card]:
    """Sort the cards of a seat as far as it knows the contract."""
    return sort_cards(cards, trump_of(view), sorting, lambda suit: ten_high(view, suit))


def sort_cards(
    cards: Iterable[Card], trump: Suit | None, sorting: Sorting, is_ten_high: Callable[[Suit], bool]
) -> list[Card]:
    """Sort from left to right: suits in alternating colours, each from high to low unless rising."""
    cards = list(cards)
    held = [suit for suit in SUIT_ORDER if any(card.suit is suit for card in cards)]
    place = {suit: i for i, suit in enumerate(_suit_order(held, trump, sorting))}
    sign = 1 if sorting.rising else -1
    return sorted(cards, key=lambda c: (place[c.suit], sign * strength(c, is_ten_high(c.suit))))


def _suit_order(held: Sequence[Suit], trump: Suit | None, sorting: Sorting) -> list[Suit]:
    """These suits from left to right, colours alternating as far as the place of the trumps allows it."""
    if trump is None or trump not in held or sorting.trump == AMONG:
        return _alternating(held)
    rest = [suit for suit in held if suit is not trump]
    before = [trump] if sorting.trump == FIRST else []
    after = [trump] if sorting.trump == LAST else []
    return min(
        ([*before, *between, *after] for between in permutations(rest)),
        key=lambda row: sum((a in _RED) == (b in _RED) for a, b in pairwise(row)),
    )


def _alternating(suits: Sequence[Suit]) -> list[Suit]:
    """With three suits the single colour goes into the middle."""
    red = [suit for suit in suits if suit in _RED]
    black = [suit for suit in suits if suit not in _RED]
    if len(suits) == 3:
        outer, middle = (red, black) if len(red) == 2 else (black, red)
        return [outer[0], middle[0], outer[1]]
    return list(suits)


class HandOrder:
    """Remembers how the hand lies; sorts by itself until the player moves a card."""

    def __init__(self) -> None:
        self._cards: list[Card] = []
        self._by_hand = False
        self._sorting = USUAL

    @property
    def cards(self) -> tuple[Card, ...]:
        """The hand from left to right."""
        return tuple(self._cards)

    @property
    def by_hand(self) -> bool:
        """Did the player move cards since the deal?"""
        return self._by_hand

    def sort_by(self, sorting: Sorting) -> bool:
        """Sort in this way from the next `update` on, whatever was moved; tell whether that is new."""
        if sorting == self._sorting:
            return False
        self._sorting = sorting
        self._by_hand = False
        return True

    def reset(self) -> None:
        """Forget the player's own order: a new deal."""
        self._by_hand = False
        self._cards = []

    def update(self, view: SeatView) -> tuple[Card, ...]:
        """Take the hand of a view; cards that are new go where sorting would put them."""
        held = set(view.hand)
        kept = [card for card in self._cards if card in held]
        if not kept:
            self._by_hand = False
        if not self._by_hand:
            self._cards = sorted_hand(view.hand, view, self._sorting)
            return self.cards
        for card in sorted_hand(held - set(kept), view, self._sorting):
            suit_mates = [i for i, other in enumerate(kept) if other.suit is card.suit]
            kept.insert(suit_mates[-1] + 1 if suit_mates else len(kept), card)
        self._cards = kept
        return self.cards

    def snapshot(self) -> Snapshot:
        """The order as it is, for `restore`."""
        return self.cards, self._by_hand

    def restore(self, before: Snapshot) -> bool:
        """Take back moves; tell whether there were any. A snapshot of other cards is too old to count."""
        cards, by_hand = before
        if set(cards) != set(self._cards) or cards == self.cards:
            return False
        self._cards, self._by_hand = list(cards), by_hand
        return True

    def move(self, card: Card, index: int) -> None:
        """Put a card at that place of the hand (0 = left); the order is the player's own from now on."""
        if card not in self._cards:
            return
        before = list(self._cards)
        self._cards.remove(card)
        self._cards.insert(max(0, min(index, len(self._cards))), card)
        self._by_hand = self._by_hand or before != self._cards
