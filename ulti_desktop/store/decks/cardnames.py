"""How the pictures of a deck are named: `hearts-10.png`, `makk-felso.svg`, `spade_q.jpg`, `back.png`."""

from __future__ import annotations

import re
import unicodedata
from pathlib import PurePosixPath
from typing import Final

from ulti_desktop.engine.cards import Card, Rank, Suit

BACK: Final = -1
"""Stands for the back where a card is asked for."""

PICTURES: Final = (".svg", ".svgz", ".png", ".jpg", ".jpeg")

_SUITS: Final = {
    Suit.ACORNS: "acorns acorn makk eichel eicheln clubs club treff kreuz",
    Suit.LEAVES: "leaves leaf zold laub grun gruen blatt spades spade pikk pik",
    Suit.HEARTS: "hearts heart piros herz kor",
    Suit.BELLS: "bells bell tok schellen schelle diamonds diamond karo",
}
_RANKS: Final = {
    Rank.SEVEN: "7 vii",
    Rank.EIGHT: "8 viii",
    Rank.NINE: "9 ix",
    Rank.TEN: "10 x",
    Rank.UNDER: "u under unter also j jack b bub bube",
    Rank.OVER: "o over ober felso f q queen d dama dame",
    Rank.KING: "k king kiraly konig koenig",
    Rank.ACE: "a ace asz ass as 1",
}
_SUIT_OF: Final = {word: suit for suit, words in _SUITS.items() for word in words.split()}
_RANK_OF: Final = {word: rank for rank, words in _RANKS.items() for word in words.split()}
_BACKS: Final = ("back", "hatlap", "ruckseite", "rueckseite")


def card_of(text: str) -> Card | int | None:
    """Return the card that a name means, BACK for the back; None when it means neither.

    Case and accents do not matter; suit and rank stand in this order, with `-`, `_` or a space between.
    """
    plain = "".join(
        letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter)
    ).casefold()
    if plain in _BACKS:
        return BACK
    suit, mark, rank = re.sub(r"[ _]", "-", plain.strip()).partition("-")
    if not mark or suit not in _SUIT_OF or rank not in _RANK_OF:
        return None
    return Card.of(_SUIT_OF[suit], _RANK_OF[rank])


def card_in_file(name: str) -> Card | int | None:
    """Return the card that a picture file shows by its name; None for other files."""
    path = PurePosixPath(name)
    return card_of(path.stem) if path.suffix.lower() in PICTURES else None


def shown(card: int) -> str:
    """Return the usual name of a card's picture without its ending: `hearts-10`, `back`."""
    return "back" if card == BACK else Card(card).code.replace(" ", "-")
