"""Why a deck of the player's own cannot be used, as a sentence."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop.words.text import fill

translate = QCoreApplication.translate

_FAULTS: Final = {
    "not_found": "The deck “%1” is not there.",
    "not_a_deck": "The deck “%1” is neither a folder nor a zip file.",
    "unreadable": "The deck “%1” cannot be read.",
    "unreadable_file": "The deck “%1” cannot be used: “%2” cannot be read.",
    "empty": "The deck “%1” is empty.",
    "no_description": "The deck “%1” has no deck.toml, index.desktop or config.txt that describes it.",
    "bad_description": "The description of the deck “%1” is wrong at “%2”.",
    "too_many_files": "The deck “%1” has more than %2 files.",
    "too_large": "The deck “%1” cannot be used: “%2” is too large.",
    "outside": "The deck “%1” cannot be used: “%2” leads out of its folder.",
    "missing_file": "The deck “%1” cannot be used: there is no file “%2”.",
    "missing_card": "The deck “%1” cannot be used: the card “%2” is missing.",
    "duplicate_card": "The deck “%1” cannot be used: “%2” is there twice.",
    "not_a_picture": "The deck “%1” cannot be used: “%2” is not a picture.",
    "too_many_pixels": "The deck “%1” cannot be used: “%2” has too many pixels.",
    "wrong_shape": "The deck “%1” cannot be used: “%2” does not have the shape of a card.",
    "unsafe_picture": "The deck “%1” cannot be used: “%2” holds a script or points outside itself.",
    "too_involved": "The deck “%1” cannot be used: “%2” is too involved to be drawn.",
}


def bad_deck(fault: str, deck: str, detail: str = "") -> str:
    """Say why a deck cannot be used; the values are those of the store's BadDeck."""
    if fault == "unreadable" and detail:
        fault = "unreadable_file"
    return fill(translate("words", _FAULTS[fault]), deck, detail)
