"""Why a deck is refused, as data: the windows and the command line put it into words."""

from __future__ import annotations

from enum import StrEnum


class DeckFault(StrEnum):
    """What is wrong with a deck."""

    NOT_FOUND = "not_found"
    NOT_A_DECK = "not_a_deck"
    UNREADABLE = "unreadable"
    EMPTY = "empty"
    NO_DESCRIPTION = "no_description"
    BAD_DESCRIPTION = "bad_description"
    TOO_MANY_FILES = "too_many_files"
    TOO_LARGE = "too_large"
    OUTSIDE = "outside"
    MISSING_FILE = "missing_file"
    MISSING_CARD = "missing_card"
    DUPLICATE_CARD = "duplicate_card"
    NOT_A_PICTURE = "not_a_picture"
    TOO_MANY_PIXELS = "too_many_pixels"
    WRONG_SHAPE = "wrong_shape"
    UNSAFE_PICTURE = "unsafe_picture"
    TOO_INVOLVED = "too_involved"
    BAD_NUMBER = "bad_number"
    NOT_DRAWN = "not_drawn"


class BadDeck(Exception):  # noqa: N818 (like BadRules and BadInput of the engine)
    """A deck that cannot be used.

    `detail` is the file, the card or the key that is concerned; `deck` the deck as a person knows it, which
    `load` adds.
    """

    def __init__(self, fault: DeckFault, detail: str = "", deck: str = "") -> None:
        super().__init__(f"{deck or 'deck'}: {fault.value} {detail}".rstrip())
        self.fault = fault
        self.detail = detail
        self.deck = deck
