"""Pictures of cards as plain pixels, for whoever puts them together without Qt."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QGuiApplication, QImage

from ulti_desktop.scene import tokens
from ulti_desktop.scene.art import BACK, CardArt
from ulti_desktop.scene.deck import Deck
from ulti_desktop.scene.trial import draw_once

PLATFORM: Final = "QT_QPA_PLATFORM"


@dataclass(frozen=True, slots=True)
class Pixels:
    """A picture with its shadow, as rows of red, green, blue and alpha bytes; the card is in its middle."""

    width: int
    height: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Look:
    """How the cards are drawn: `width` in pixels, corner letters in `language`, four colours, large faces.

    `back` is one of the scene's BACKS, or "" for the deck's own.
    """

    width: int
    language: str = "en"
    four_colours: bool = False
    large: bool = False
    back: str = ""


def portraits(deck: Deck, look: Look, cards: tuple[int, ...]) -> list[Pixels]:
    """Draw cards 0..31 or BACK on the usual table; BadDeck when they cannot be. Works without a screen."""
    with _Application():
        if deck.own is not None:
            draw_once(deck.own)
        tokens.load_fonts()
        art = CardArt(deck, look.language)
        art.set_four_colours(look.four_colours)
        art.set_large(look.large)
        art.set_back(look.back)
        return [_pixels(art, card, look.width) for card in cards]


def _pixels(art: CardArt, card: int, width: int) -> Pixels:
    picture = art.back(width) if card == BACK else art.face(card, width)
    image = picture.toImage().convertToFormat(QImage.Format.Format_RGBA8888)
    return Pixels(image.width(), image.height(), bytes(image.constBits()))


class _Application:
    """Qt's application for as long as it is needed, unless there is one."""

    def __init__(self) -> None:
        self._own: QGuiApplication | None = None

    def __enter__(self) -> None:
        if QGuiApplication.instance() is None:
            os.environ[PLATFORM] = "offscreen"
            self._own = QGuiApplication(["ulti-desktop"])

    def __exit__(self, *_: object) -> None:
        if self._own is not None:
            self._own.shutdown()
            self._own = None
