"""Cards, suits, ranks, the two rank orders, and hands as 32-bit masks.

A card is a number 0..31 (`suit * 8 + rank`); a hand is an int with bit `card` set. The rank order of a
suit is either ten high (A 10 K O U 9 8 7) or ten low (A K O U 10 9 8 7); which one holds for which suit
is the rule set's business.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Final

from ulti_desktop.engine.errors import BadInput, brief


class Suit(IntEnum):
    """The four suits of the Tell deck; French clubs, spades, hearts, diamonds in this order."""

    ACORNS = 0
    LEAVES = 1
    HEARTS = 2
    BELLS = 3

    @property
    def code(self) -> str:
        """The suit's name in files: `acorns`, `leaves`, `hearts`, `bells`."""
        return self.name.lower()


class Rank(IntEnum):
    """Ranks from low to high in the ten-high order."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    UNDER = 3
    OVER = 4
    KING = 5
    TEN = 6
    ACE = 7

    @property
    def code(self) -> str:
        """The rank's name in files: `7 8 9 U O K 10 A`."""
        return RANK_CODES[self]


RANK_CODES: Final = ("7", "8", "9", "U", "O", "K", "10", "A")
_SUIT_BY_CODE: Final = {suit.name.lower(): suit for suit in Suit}
_RANK_BY_CODE: Final = {code: Rank(i) for i, code in enumerate(RANK_CODES)}
PLAIN_SUITS: Final = (Suit.ACORNS, Suit.LEAVES, Suit.BELLS)
_SUITS: Final = tuple(Suit)
_RANKS: Final = tuple(Rank)


class Card(int):
    """One of the 32 cards, 0..31."""

    __slots__ = ()

    @property
    def suit(self) -> Suit:
        """The card's suit."""
        return _SUITS[self >> 3]

    @property
    def rank(self) -> Rank:
        """The card's rank."""
        return _RANKS[self & 7]

    @property
    def bit(self) -> int:
        """The mask that holds this card alone."""
        return 1 << self

    @property
    def code(self) -> str:
        """The card's name in files, e.g. `acorns 10`."""
        return f"{self.suit.code} {self.rank.code}"

    def __repr__(self) -> str:
        return f"Card({self.code!r})"

    @staticmethod
    def of(suit: Suit, rank: Rank) -> Card:
        """Return the card of that suit and rank."""
        return DECK[suit * 8 + rank]

    @staticmethod
    def from_code(text: object) -> Card:
        """Read `acorns 10`; raise BadInput for anything else."""
        if isinstance(text, str):
            suit, _, rank = text.partition(" ")
            if suit in _SUIT_BY_CODE and rank in _RANK_BY_CODE:
                return Card.of(_SUIT_BY_CODE[suit], _RANK_BY_CODE[rank])
        raise BadInput("card", brief(text))


DECK: Final = tuple(Card(i) for i in range(32))
FULL: Final = (1 << 32) - 1
SUIT_MASK: Final = tuple(0xFF << (8 * suit) for suit in range(4))


def suit_from_code(text: object) -> Suit:
    """Read a suit's file name; raise BadInput for anything else."""
    if isinstance(text, str) and text in _SUIT_BY_CODE:
        return _SUIT_BY_CODE[text]
    raise BadInput("suit", brief(text))


def mask_of(cards: Iterable[int]) -> int:
    """Return the mask that holds these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards of a mask, lowest number first."""
    return tuple(iter_cards(mask))


def iter_cards(mask: int) -> Iterator[Card]:
    """Walk through the cards of a mask, lowest number first."""
    while mask:
        low = mask & -mask
        yield DECK[low.bit_length() - 1]
        mask ^= low


TEN_LOW_STRENGTH: Final = (0, 1, 2, 4, 5, 6, 3, 7)
_BEATERS_TEN_HIGH: Final = tuple(
    mask_of(o for o in DECK if o.suit == c.suit and o.rank > c.rank) for c in DECK
)
_BEATERS_TEN_LOW: Final = tuple(
    mask_of(o for o in DECK if o.suit == c.suit and TEN_LOW_STRENGTH[o.rank] > TEN_LOW_STRENGTH[c.rank])
    for c in DECK
)


def strength(card: Card, ten_high: bool) -> int:
    """Return the card's place within its suit, 0 (seven) to 7 (ace)."""
    return int(card) & 7 if ten_high else TEN_LOW_STRENGTH[card & 7]


def beaters(card: int, ten_high: bool) -> int:
    """Return the mask of the cards of the same suit that rank above `card`."""
    return _BEATERS_TEN_HIGH[card] if ten_high else _BEATERS_TEN_LOW[card]


ACE_OF_HEARTS: Final = Card.of(Suit.HEARTS, Rank.ACE)
ACES: Final = mask_of(Card.of(s, Rank.ACE) for s in Suit)
TENS: Final = mask_of(Card.of(s, Rank.TEN) for s in Suit)
PAIR: Final = tuple(Card.of(s, Rank.KING).bit | Card.of(s, Rank.OVER).bit for s in Suit)


def card_points(mask: int, ace_value: int = 10) -> int:
    """Return the card points (aces `ace_value`, tens 10 each) that lie in a mask."""
    return ace_value * (mask & ACES).bit_count() + 10 * (mask & TENS).bit_count()


def shuffled(seed: str) -> tuple[Card, ...]:
    """Return the 32 cards in an order that depends on `seed` alone.

    SHA-256 in counter mode feeds a Fisher-Yates shuffle, so that a seed means the same deal in every
    version of Python; rejection sampling keeps it uniform.
    """
    cards = list(DECK)
    numbers = _random_bytes(seed)
    for i in range(31, 0, -1):
        limit = 256 - 256 % (i + 1)
        value = next(numbers)
        while value >= limit:
            value = next(numbers)
        j = value % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


def _random_bytes(seed: str) -> Iterator[int]:
    from hashlib import sha256  # brings a large library with it, which nobody waits for before a deal

    counter = 0
    while True:
        yield from sha256(f"ulti:{seed}:{counter}".encode()).digest()
        counter += 1
