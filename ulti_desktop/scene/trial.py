"""A drawing is drawn once before a deck may lie on the table: Qt says here what it cannot do with it."""

from __future__ import annotations

import threading
from typing import Final

from PySide6.QtCore import QByteArray, QMessageLogContext, QRectF, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from ulti_desktop.store.decks.faults import BadDeck, DeckFault
from ulti_desktop.store.decks.own import PREFIX, OwnDeck
from ulti_desktop.store.decks.picture import Picture

SIZE: Final = (300, 480)
_HARMLESS: Final = ("Could not resolve property", "is undefined")
"""A colour or a part that is named but not there is left out; the rest of the card is drawn."""

_LOCK: Final = threading.Lock()


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
    for picture in deck.drawings():
        is_drawn = _is_drawn(picture, renderers)
        if not is_drawn and picture.whole:
            picture.data, picture.whole = picture.whole, b""
            is_drawn = _is_drawn(picture, renderers)
        picture.whole = b""
        if not is_drawn:
            raise BadDeck(DeckFault.NOT_DRAWN, picture.file, deck.id.removeprefix(PREFIX))


def _is_drawn(picture: Picture, renderers: dict[int, QSvgRenderer]) -> bool:
    with _Listening() as said:
        renderer = renderers.get(id(picture.data))
        if renderer is None:
            renderer = renderers[id(picture.data)] = QSvgRenderer(QByteArray(picture.data))
        image = QImage(*SIZE, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        if picture.element:
            renderer.render(painter, picture.element, QRectF(image.rect()))
        else:
            renderer.render(painter, QRectF(image.rect()))
        painter.end()
    is_there = not picture.whole or renderer.elementExists(picture.element)
    return is_there and renderer.isValid() and all(_is_harmless(text) for text in said)


def _is_harmless(text: str) -> bool:
    return any(one in text for one in _HARMLESS)
