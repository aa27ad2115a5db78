"""A drawing is drawn once before a deck may lie on the table: Qt says here what it cannot do with it.

Nothing else of the program goes on while Qt draws. So a drawing is drawn small first, and not at its full
size where that tells that it would take long.
"""

from __future__ import annotations

import threading
import time
from typing import Final

from PySide6.QtCore import QByteArray, QMessageLogContext, QRectF, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from ulti_desktop.store.decks.faults import BadDeck, DeckFault
from ulti_desktop.store.decks.own import PREFIX, OwnDeck
from ulti_desktop.store.decks.picture import Picture

SIZES: Final = ((6, 10), (30, 48), (95, 152), (300, 480))
SECONDS: Final = 3.0
"""So long may one drawing take; most take a hundredth of it."""
SECONDS_IN_ALL: Final = 12.0
_HARMLESS: Final = ("Could not resolve property", "is undefined")
"""A colour or a part that is named but not there is left out; the rest of the card is drawn."""

_LOCK: Final = threading.Lock()


class _TooSlowError(Exception):
    """A drawing takes longer than anybody would wait."""


class _Listening:
    """Hears Qt's warnings of this thread instead of their usual place."""

    def __enter__(self) -> list[str]:
        _LOCK.acquire()
        self._said: list[str] = []
        self._mine = threading.get_ident()
        self._usual = qInstallMessageHandler(self._hear)
        return self._said

    def _hear(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if threading.get_ident() == self._mine:
            self._said.append(text)
        elif self._usual is not None:
            self._usual(kind, context, text)

    def __exit__(self, *_: object) -> None:
        qInstallMessageHandler(self._usual)
        _LOCK.release()


def draw_once(deck: OwnDeck) -> None:
    """Draw every drawing of a deck; raise BadDeck where Qt complains. Pictures of pixels are left alone."""
    if QGuiApplication.instance() is None:
        return
    renderers: dict[int, QSvgRenderer] = {}
    spent: list[float] = []
    for picture in deck.drawings():
        name = deck.id.removeprefix(PREFIX)
        try:
            is_drawn = _is_drawn(picture, renderers, spent)
            if not is_drawn and picture.whole:
                picture.data, picture.whole = picture.whole, b""
                is_drawn = _is_drawn(picture, renderers, spent)
        except _TooSlowError:
            raise BadDeck(DeckFault.TOO_INVOLVED, picture.file, name) from None
        picture.whole = b""
        if not is_drawn:
            raise BadDeck(DeckFault.NOT_DRAWN, picture.file, name)


def _is_drawn(picture: Picture, renderers: dict[int, QSvgRenderer], spent: list[float]) -> bool:
    with _Listening() as said:
        renderer = renderers.get(id(picture.data))
        begun = time.thread_time()
        if renderer is None:
            renderer = renderers[id(picture.data)] = QSvgRenderer(QByteArray(picture.data))
        took = [time.thread_time() - begun]
        for size in SIZES:
            if _expected(took) > SECONDS:
                raise _TooSlowError
            took.append(_draw(renderer, picture.element, size))
        spent.append(sum(took))
        if spent[-1] > SECONDS or sum(spent) > SECONDS_IN_ALL:
            raise _TooSlowError
    is_there = not picture.whole or renderer.elementExists(picture.element)
    return is_there and renderer.isValid() and all(_is_harmless(text) for text in said)


def _draw(renderer: QSvgRenderer, element: str, size: tuple[int, int]) -> float:
    """Draw at a size; return how many seconds of work that was."""
    begun = time.thread_time()
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    if element:
        renderer.render(painter, element, QRectF(image.rect()))
    else:
        renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return time.thread_time() - begun


def _expected(took: list[float]) -> float:
    """Return how many seconds all will have taken after the next size; `took` begins with the reading.

    Part of the work is the same at every size, the rest grows with the pixels.
    """
    if len(took) < 3:
        return sum(took) + sum(took[1:])
    small, larger, next_one = (width * height for width, height in SIZES[len(took) - 3 : len(took)])
    growing = max(0.0, took[-1] - took[-2]) / (larger - small)
    return sum(took) + took[-1] + growing * (next_one - larger)


def _is_harmless(text: str) -> bool:
    return any(one in text for one in _HARMLESS)
