"""What the backs are called, and why a deck of the player's own cannot be used."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop.words.text import QT_TRANSLATE_NOOP, fill, shown_name

translate = QCoreApplication.translate

_FAULTS: Final = {
    "not_found": QT_TRANSLATE_NOOP("words", "The deck “%1” is not there."),
    "not_a_deck": QT_TRANSLATE_NOOP("words", "The deck “%1” is neither a folder nor a zip file."),
    "unreadable": QT_TRANSLATE_NOOP("words", "The deck “%1” cannot be read."),
    "empty": QT_TRANSLATE_NOOP("words", "The deck “%1” is empty."),
    "no_description": QT_TRANSLATE_NOOP(
        "words", "The deck “%1” has no deck.toml, index.desktop or config.txt that describes it."
    ),
    "bad_description": QT_TRANSLATE_NOOP("words", "The description of the deck “%1” is wrong at “%2”."),
    "too_many_files": QT_TRANSLATE_NOOP("words", "The deck “%1” has more than %2 files."),
    "too_large": QT_TRANSLATE_NOOP("words", "The deck “%1” cannot be used: “%2” is too large."),
    "outside": QT_TRANSLATE_NOOP("words", "The deck “%1” cannot be used: “%2” leads out of its folder."),
    "missing_file": QT_TRANSLATE_NOOP("words", "The deck “%1” cannot be used: there is no file “%2”."),
    "missing_card": QT_TRANSLATE_NOOP("words", "The deck “%1” cannot be used: the card “%2” is missing."),
    "duplicate_card": QT_TRANSLATE_NOOP("words", "The deck “%1” cannot be used: “%2” is there twice."),
    "not_a_picture": QT_TRANSLATE_NOOP("words", "The deck “%1” cannot be used: “%2” is not a picture."),
    "too_many_pixels": QT_TRANSLATE_NOOP("words", "The deck “%1” cannot be used: “%2” has too many pixels."),
    "wrong_shape": QT_TRANSLATE_NOOP(
        "words", "The deck “%1” cannot be used: “%2” does not have the shape of a card."
    ),
    "unsafe_picture": QT_TRANSLATE_NOOP(
        "words", "The deck “%1” cannot be used: “%2” holds a script or points outside itself."
    ),
    "too_involved": QT_TRANSLATE_NOOP(
        "words", "The deck “%1” cannot be used: “%2” is too involved to be drawn."
    ),
    "bad_number": QT_TRANSLATE_NOOP(
        "words", "The deck “%1” cannot be used: “%2” holds a number that is too large or too small."
    ),
    "not_drawn": QT_TRANSLATE_NOOP("words", "The deck “%1” cannot be used: “%2” cannot be drawn as it is."),
}


_BACKS: Final = {
    "blue": QT_TRANSLATE_NOOP("words", "Blue print flowers"),
    "krapp": QT_TRANSLATE_NOOP("words", "Madder red tulips"),
    "green": QT_TRANSLATE_NOOP("words", "Dots on dark green"),
}


def back_name(back_id: str) -> str:
    """What one of the scene's BACKS is called; an unknown one is called by its id."""
    text = _BACKS.get(back_id)
    return translate("words", text) if text else back_id


def bad_deck(fault: str, deck: str, detail: str = "") -> str:
    """Say why a deck cannot be used; the values are those of the store's BadDeck."""
    deck, detail = shown_name(deck), shown_name(detail)
    if fault == "unreadable" and detail:
        return fill(translate("words", "The deck “%1” cannot be used: “%2” cannot be read."), deck, detail)
    return fill(translate("words", _FAULTS[fault]), deck, detail)


def deck_replaced(why: str, instead: str) -> str:
    """Say that another deck lies on the table, since the chosen one cannot be used."""
    return fill(translate("words", "%1 You play with “%2” instead."), why, instead)
