"""What lies on a card: a packaged SVG, or a picture of the player's own fitted to the card."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QTransform

from ulti_desktop.scene import tokens
from ulti_desktop.scene.deck import SUIT_NAMES, VIEW_HEIGHT, VIEW_WIDTH, Deck, back_file, deck_file, face_name
from ulti_desktop.store.decks.cardnames import BACK
from ulti_desktop.store.decks.faults import BadDeck
from ulti_desktop.store.decks.own import OwnDeck
from ulti_desktop.store.decks.picture import Picture

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

ASPECT: Final = VIEW_HEIGHT / VIEW_WIDTH
STRETCHED: Final = 0.13
"""A picture whose shape differs by no more than this share fills the card: poker cards do."""


class Face(Protocol):
    """Draws what lies on one card."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Fill `rect`."""


class Faces:
    """The faces of a deck. A packaged drawing is opened whenever it is asked for and kept by nobody.

    To open one is a sixth of the work of drawing it, and whoever draws keeps the picture; all of a deck, kept
    open, would take 5 MB, and as many for its large faces, in every place where cards are shown.
    """

    def __init__(self, deck: Deck, four_colours: bool = False, back: str = "") -> None:
        self._deck = deck
        self._back = back
        self._four = four_colours
        self._own_faces: dict[int, Face | None] = {}
        self._drawings: dict[int, QSvgRenderer] = {}

    def face(self, card: int) -> Face | None:
        """The face of card 0..31, or BACK; None when the player's own picture turns out to be damaged."""
        own = None if card == BACK and self._back else self._deck.own
        if own is None:
            return self._packaged(card)
        if card not in self._own_faces:
            self._own_faces[card] = self._own(own, card)
        return self._own_faces[card]

    def large(self, card: int) -> Face | None:
        """The large-index form of card 0..31 without its letter; None where the deck has none."""
        return None if self._deck.own is not None else self._drawn(card, f"large/{face_name(card)}")

    def _packaged(self, card: int) -> Face:
        if card == BACK:
            return _Drawing(_renderer(back_file(self._back)))
        return self._drawn(card, face_name(card))

    def _drawn(self, card: int, name: str) -> Face:
        data = deck_file(self._deck.id, name)
        if self._four:
            data = recoloured(data, self._deck.four_colours.get(SUIT_NAMES[card // 8], {}))
        return _Drawing(_renderer(data))

    def _own(self, own: OwnDeck, card: int) -> Face | None:
        try:
            picture = own.picture(card)
        except BadDeck:
            picture = None
        found = None if picture is None else self._opened(picture)
        if found is None and card == BACK:
            return self._packaged(card)
        return found

    def _opened(self, picture: Picture) -> Face | None:
        if not picture.is_svg:
            return _Fitted(picture, self._deck, None)
        key = id(picture.data)  # one file may hold all cards
        drawing = self._drawings.get(key)
        if drawing is None:
            drawing = _renderer(picture.data)
            self._drawings[key] = drawing
        return _Fitted(picture, self._deck, drawing) if drawing.isValid() else None


def _renderer(data: bytes) -> QSvgRenderer:
    from PySide6.QtSvg import QSvgRenderer  # no card is drawn before the table has been painted

    return QSvgRenderer(QByteArray(data))


class _Drawing:
    def __init__(self, renderer: QSvgRenderer) -> None:
        self._renderer = renderer

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        self._renderer.render(painter, rect)


class _Fitted:
    def __init__(self, picture: Picture, deck: Deck, drawing: QSvgRenderer | None) -> None:
        self._picture = picture
        self._drawing = drawing
        self._paper = QColor(deck.paper)
        shape = picture.shape
        if drawing is not None and picture.element:
            bounds = drawing.boundsOnElement(picture.element)
            shape = bounds.height() / bounds.width() if bounds.width() > 0 else 0.0
        stretch = deck.fit == "stretch" or (deck.fit == "auto" and abs(shape / ASPECT - 1) <= STRETCHED)
        self._shape = ASPECT if stretch or shape <= 0 else shape

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        turned = painter.deviceTransform()
        scale = math.hypot(turned.m11(), turned.m12())
        across, down = max(2, round(rect.width() * scale)), max(2, round(rect.height() * scale))
        image = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(self._paper)
        self._fill(image)
        brush = QBrush(image)
        place = QTransform.fromTranslate(rect.x(), rect.y())
        brush.setTransform(place.scale(rect.width() / across, rect.height() / down))
        painter.fillPath(outline(rect), brush)

    def _fill(self, image: QImage) -> None:
        place = inside(image.width(), image.height(), self._shape)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self._drawing is None:
            kept = QImage.fromData(self._picture.data)
            small = kept.scaled(
                place.size().toSize(),
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            painter.drawImage(place.topLeft(), small)
        elif self._picture.element:
            self._drawing.render(painter, self._picture.element, place)
        else:
            self._drawing.render(painter, place)
        painter.end()


def inside(width: int, height: int, shape: float) -> QRectF:
    """The largest rectangle of this shape (height by width) in the middle of a card, on whole pixels."""
    across = min(width, round(height / shape))
    down = min(height, round(width * shape))
    return QRectF((width - across) // 2, (height - down) // 2, across, down)


def outline(rect: QRectF) -> QPainterPath:
    """The rounded edge of a card."""
    radius = tokens.RADII.card * rect.width()
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def recoloured(svg: bytes, change: Mapping[str, str]) -> bytes:
    """The picture with other colours in place of those named; no new one may be an old one as well."""
    for old, new in change.items():
        svg = svg.replace(old.encode(), new.encode())
    return svg
