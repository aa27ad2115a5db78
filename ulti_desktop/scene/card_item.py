"""One card on the table: a pixmap that is sharp at rest and stretched or turned while it moves."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from ulti_desktop.scene.art import BACK, CardArt, CardKey, card_key
from ulti_desktop.scene.layout import CARD_ASPECT, CardPlace

_SAME_ANGLE: Final = 0.06
_SAME_WIDTH: Final = 0.3


class CardItem(QGraphicsPixmapItem):
    """A card by its middle, turn and width. `card` is 0..31 or BACK; painting stays inside Qt.

    The picture is drawn for one turn and width (`bake`). Away from them the item itself turns and scales, so
    that a flying card needs no new picture.
    """

    def __init__(self, card: int, art: CardArt) -> None:
        super().__init__()
        self._art = art
        self.card = card
        self._dim: QColor | None = None
        self._dpr = 1.0
        self._angle = 0.0
        self._width = 100.0
        self._baked: CardKey | None = None
        self._wanted: CardKey | None = None
        self.place = CardPlace(0.0, 0.0, 0.0, 0.0, 100.0)
        self.full = 1.0
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemSendsGeometryChanges, False)

    # -- where it is

    @property
    def angle(self) -> float:
        """Its turn on the table in degrees, clockwise."""
        return self._angle

    @property
    def width(self) -> float:
        """The card's width on the table in logical pixels."""
        return self._width

    @property
    def face_up(self) -> bool:
        """Tell whether the face shows."""
        return self.card != BACK

    def put(self, x: float, y: float, angle: float, width: float) -> None:
        """Move, turn and size the card; the picture stays."""
        self.setPos(x, y)
        self._angle, self._width = angle, width
        self._fit()

    def rest(self, place: CardPlace) -> None:
        """Put the card at its place for good, on whole device pixels, and ask for the sharp picture."""
        self.place = place
        x, y = round(place.x * self._dpr) / self._dpr, round(place.y * self._dpr) / self._dpr
        self.put(x, y, place.angle, place.width)
        self.bake(place)

    def corners(self) -> list[QPointF]:
        """Its four corners as it lies now."""
        return CardPlace(self.x(), self.y(), self._angle, 0.0, self._width).corners()

    def rect(self) -> QRectF:
        """The upright rectangle round it as it lies now."""
        return CardPlace(self.x(), self.y(), self._angle, 0.0, self._width).rect()

    def covers(self, point: QPointF, below: float = 0.0) -> bool:
        """Tell whether a point of the scene lies on the card, or up to `below` under its lower edge."""
        turn = math.radians(-self._angle)
        dx, dy = point.x() - self.x(), point.y() - self.y()
        across = dx * math.cos(turn) - dy * math.sin(turn)
        down = dx * math.sin(turn) + dy * math.cos(turn)
        half = self._width / 2
        return abs(across) <= half and -half * CARD_ASPECT <= down <= half * CARD_ASPECT + below

    # -- what it shows

    def set_full(self, opacity: float) -> None:
        """Take the opacity that it has when it does not fade."""
        self.full = opacity
        self.setOpacity(opacity)

    def shade(self) -> QGraphicsPixmapItem:
        """A picture of it as it lies now, that belongs to nobody yet."""
        shade = QGraphicsPixmapItem(self.pixmap())
        shade.setOffset(self.offset())
        shade.setPos(self.pos())
        shade.setRotation(self.rotation())
        shade.setScale(self.scale())
        shade.setZValue(self.zValue())
        shade.setTransformationMode(self.transformationMode())
        shade.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        return shade

    def show_card(self, card: int) -> None:
        """Turn it over to this face, or to the back."""
        if card != self.card:
            self.card = card
            self._baked = None
            self.bake(self.place)

    @property
    def dim(self) -> QColor | None:
        """The colour it is covered with."""
        return self._dim

    @property
    def sharp(self) -> bool:
        """Tell whether it shows the picture it wants."""
        return self._baked is not None and self._baked == self._wanted

    def set_dim(self, dim: QColor | None) -> None:
        """Cover the face with this colour (with alpha), or uncover it; seen with the next picture."""
        self._dim = dim

    def set_ratio(self, dpr: float) -> None:
        """Take the device pixel ratio of the screen."""
        if dpr != self._dpr:
            self._dpr = dpr
            self.bake(self.place)

    def bake(self, place: CardPlace) -> None:
        """Show the picture for that turn and width; until it is drawn, an earlier one stands in."""
        key = card_key(self.card, place.width, self._dpr, place.angle, self._dim)
        self._wanted = key
        if key == self._baked:
            return
        stand_in = self._baked
        keep = stand_in is not None and stand_in.card == key.card and not self.pixmap().isNull()
        if self._art.at_once(key) or not keep:
            self._take(key)
        else:
            self._art.request([key])

    def drawn(self, key: CardKey) -> None:
        """The art has drawn a picture; take it when it is the one this card waits for."""
        if key == self._wanted and key != self._baked:
            self._take(key)

    def redraw(self) -> None:
        """The deck, the letters or the theme changed: take a new picture."""
        key = self._wanted
        if key is not None:
            if self._baked is not None:
                self._baked = _stale(self._baked)
            self._art.request([key])

    # -- inside

    def _take(self, key: CardKey) -> None:
        pixmap = self._art.quick(key)
        exact = self._art.has(key)
        self.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        self.setOffset(-size.width() / 2, -size.height() / 2)
        self._baked = key if exact else _stale(key)
        self._fit()

    def _fit(self) -> None:
        baked = self._baked
        if baked is None:
            return
        turn = self._angle - baked.tenths / 10
        scale = self._width / baked.width
        self.setRotation(0.0 if abs(turn) < _SAME_ANGLE else turn)
        self.setScale(1.0 if abs(scale - 1.0) * baked.width < _SAME_WIDTH else scale)

    def shape(self) -> QPainterPath:
        """The card without its shadow and margin."""
        path = QPainterPath()
        half = self._width / 2 / max(self.scale(), 0.01)
        path.addRect(QRectF(-half, -half * CARD_ASPECT, 2 * half, 2 * half * CARD_ASPECT))
        return path


def _stale(key: CardKey) -> CardKey:
    """The same turn and width under a key that no picture has."""
    return key._replace(dpr=-abs(key.dpr))
