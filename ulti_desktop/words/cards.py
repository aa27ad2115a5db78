"""Names of suits, ranks and cards, for Tell and for French cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop.engine.cards import Card, Rank, Suit
from ulti_desktop.words.text import QT_TRANSLATE_NOOP, all_of, any_of, fill

translate = QCoreApplication.translate

_SUITS: Final = {
    Suit.ACORNS: QT_TRANSLATE_NOOP("words", "acorns"),
    Suit.LEAVES: QT_TRANSLATE_NOOP("words", "leaves"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("words", "hearts"),
    Suit.BELLS: QT_TRANSLATE_NOOP("words", "bells"),
}
_FRENCH_SUITS: Final = {
    Suit.ACORNS: QT_TRANSLATE_NOOP("french", "clubs"),
    Suit.LEAVES: QT_TRANSLATE_NOOP("french", "spades"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("french", "hearts"),
    Suit.BELLS: QT_TRANSLATE_NOOP("french", "diamonds"),
}
_NO_SUIT: Final = {
    Suit.ACORNS: QT_TRANSLATE_NOOP("words", "no acorns"),
    Suit.LEAVES: QT_TRANSLATE_NOOP("words", "no leaves"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("words", "no hearts"),
    Suit.BELLS: QT_TRANSLATE_NOOP("words", "no bells"),
}
_NO_FRENCH_SUIT: Final = {
    Suit.ACORNS: QT_TRANSLATE_NOOP("french", "no clubs"),
    Suit.LEAVES: QT_TRANSLATE_NOOP("french", "no spades"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("french", "no hearts"),
    Suit.BELLS: QT_TRANSLATE_NOOP("french", "no diamonds"),
}
_RANKS: Final = {
    Rank.SEVEN: QT_TRANSLATE_NOOP("words", "seven"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("words", "eight"),
    Rank.NINE: QT_TRANSLATE_NOOP("words", "nine"),
    Rank.UNDER: QT_TRANSLATE_NOOP("words", "under"),
    Rank.OVER: QT_TRANSLATE_NOOP("words", "over"),
    Rank.KING: QT_TRANSLATE_NOOP("words", "king"),
    Rank.TEN: QT_TRANSLATE_NOOP("words", "ten"),
    Rank.ACE: QT_TRANSLATE_NOOP("words", "ace"),
}
_FRENCH_RANKS: Final = {
    Rank.UNDER: QT_TRANSLATE_NOOP("words", "jack"),
    Rank.OVER: QT_TRANSLATE_NOOP("words", "queen"),
}
_CARDS: Final = {
    Rank.SEVEN: QT_TRANSLATE_NOOP("words", "seven of %1"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("words", "eight of %1"),
    Rank.NINE: QT_TRANSLATE_NOOP("words", "nine of %1"),
    Rank.UNDER: QT_TRANSLATE_NOOP("words", "under of %1"),
    Rank.OVER: QT_TRANSLATE_NOOP("words", "over of %1"),
    Rank.KING: QT_TRANSLATE_NOOP("words", "king of %1"),
    Rank.TEN: QT_TRANSLATE_NOOP("words", "ten of %1"),
    Rank.ACE: QT_TRANSLATE_NOOP("words", "ace of %1"),
}
_FRENCH_CARDS: Final = {
    Rank.UNDER: QT_TRANSLATE_NOOP("words", "jack of %1"),
    Rank.OVER: QT_TRANSLATE_NOOP("words", "queen of %1"),
}
# What is played or beaten: the accusative, with its article
_THE_RANKS: Final = {
    Rank.SEVEN: QT_TRANSLATE_NOOP("words", "the seven"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("words", "the eight"),
    Rank.NINE: QT_TRANSLATE_NOOP("words", "the nine"),
    Rank.UNDER: QT_TRANSLATE_NOOP("words", "the under"),
    Rank.OVER: QT_TRANSLATE_NOOP("words", "the over"),
    Rank.KING: QT_TRANSLATE_NOOP("words", "the king"),
    Rank.TEN: QT_TRANSLATE_NOOP("words", "the ten"),
    Rank.ACE: QT_TRANSLATE_NOOP("words", "the ace"),
}
_THE_FRENCH_RANKS: Final = {
    Rank.UNDER: QT_TRANSLATE_NOOP("words", "the jack"),
    Rank.OVER: QT_TRANSLATE_NOOP("words", "the queen"),
}
_THE_CARDS: Final = {
    Rank.SEVEN: QT_TRANSLATE_NOOP("words", "the seven of %1"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("words", "the eight of %1"),
    Rank.NINE: QT_TRANSLATE_NOOP("words", "the nine of %1"),
    Rank.UNDER: QT_TRANSLATE_NOOP("words", "the under of %1"),
    Rank.OVER: QT_TRANSLATE_NOOP("words", "the over of %1"),
    Rank.KING: QT_TRANSLATE_NOOP("words", "the king of %1"),
    Rank.TEN: QT_TRANSLATE_NOOP("words", "the ten of %1"),
    Rank.ACE: QT_TRANSLATE_NOOP("words", "the ace of %1"),
}
_THE_FRENCH_CARDS: Final = {
    Rank.UNDER: QT_TRANSLATE_NOOP("words", "the jack of %1"),
    Rank.OVER: QT_TRANSLATE_NOOP("words", "the queen of %1"),
}
_INDEX: Final = {
    Rank.SEVEN: QT_TRANSLATE_NOOP("index", "7"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("index", "8"),
    Rank.NINE: QT_TRANSLATE_NOOP("index", "9"),
    Rank.UNDER: QT_TRANSLATE_NOOP("index", "U"),
    Rank.OVER: QT_TRANSLATE_NOOP("index", "O"),
    Rank.KING: QT_TRANSLATE_NOOP("index", "K"),
    Rank.TEN: QT_TRANSLATE_NOOP("index", "10"),
    Rank.ACE: QT_TRANSLATE_NOOP("index", "A"),
}
_ROMAN: Final = {Rank.SEVEN: "VII", Rank.EIGHT: "VIII", Rank.NINE: "IX", Rank.TEN: "X"}
_FRENCH_INDEX: Final = {
    Rank.UNDER: QT_TRANSLATE_NOOP("index", "J"),
    Rank.OVER: QT_TRANSLATE_NOOP("index", "Q"),
}


def suit(of: Suit, french: bool = False) -> str:
    """`acorns`, or `clubs` with French cards."""
    return translate("french", _FRENCH_SUITS[of]) if french else translate("words", _SUITS[of])


def no_suit(of: Suit, french: bool = False) -> str:
    """`no acorns`: what is said of a player who is void in the suit."""
    return translate("french", _NO_FRENCH_SUIT[of]) if french else translate("words", _NO_SUIT[of])


def in_hearts(french: bool = False) -> str:
    """`in hearts`: how a game that hearts double is named."""
    return translate("french", "in hearts") if french else translate("words", "in hearts")


def rank(of: Rank, french: bool = False) -> str:
    """`over`, or `queen` with French cards."""
    return translate("words", _pick(_RANKS, _FRENCH_RANKS, of, french))


def index(of: Rank, french: bool = False, roman: bool = False) -> str:
    """The letter or figure for the corner of a card: `K`, `O` or `Q`, `10` or the `X` of the Tell deck."""
    if roman and of in _ROMAN:
        return _ROMAN[of]
    return translate("index", _pick(_INDEX, _FRENCH_INDEX, of, french))


def card(of: Card, french: bool = False) -> str:
    """`seven of acorns`, `queen of spades`."""
    text = translate("words", _pick(_CARDS, _FRENCH_CARDS, of.rank, french))
    return fill(text, suit(of.suit, french))


def cards(of: Iterable[Card], french: bool = False, alternatives: bool = False) -> str:
    """Several cards joined by "and", or by "or" when they are `alternatives`."""
    names = [card(one, french) for one in of]
    return any_of(names) if alternatives else all_of(names)


def the_card(of: Card, french: bool = False) -> str:
    """`the seven of acorns` as the object of a sentence: what is played or beaten."""
    text = translate("words", _pick(_THE_CARDS, _THE_FRENCH_CARDS, of.rank, french))
    return fill(text, suit(of.suit, french))


def the_rank(of: Rank, french: bool = False) -> str:
    """`the seven` as the object of a sentence."""
    return translate("words", _pick(_THE_RANKS, _THE_FRENCH_RANKS, of, french))


def any_of_the_cards(of: Iterable[Card], french: bool = False) -> str:
    """The cards as the object of a sentence, joined by "or"; only their ranks when the suit is the same."""
    found = tuple(of)
    if len({one.suit for one in found}) == 1:
        return any_of([the_rank(one.rank, french) for one in found])
    return any_of([the_card(one, french) for one in found])


def _pick(both: dict[Rank, str], own: dict[Rank, str], of: Rank, french: bool) -> str:
    return own.get(of, both[of]) if french else both[of]
