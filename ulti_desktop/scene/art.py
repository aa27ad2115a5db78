"""The pictures of the cards: SVG faces rasterised once per size, screen scale and turn.

Everything happens on the GUI thread; a queue draws one card a turn of the event loop, so a new table
size never blocks. The middle of every pixmap is the middle of its card, whatever the turn and the shadow.
"""

from __future__ import annotations

import math
from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QTransform

from ulti_desktop.scene import tokens
from ulti_desktop.scene.deck import VIEW_HEIGHT, VIEW_WIDTH, Deck, face_name, load_deck
from ulti_desktop.scene.faces import ASPECT, Faces, outline
from ulti_desktop.scene.large import letter_path, paint_plain, paint_rank
from ulti_desktop.scene.master import Masters, Name
from ulti_desktop.store.decks import cardnames

BACK: Final = cardnames.BACK
BORDER: Final = 2
TURNED_BORDER: Final = 6
LETTER_ROOM: Final = 44  # the width of two figures, in the 300 x 480 view box
SHADOW_DROP: Final = 0.035  # of the card width
CACHE_BYTES: Final = 160 * 1024 * 1024


class CardKey(NamedTuple):
    """One picture: card 0..31 or BACK, card width in logical pixels, device pixel ratio, turn in tenths of a
    degree, the colour (with alpha, as rgba number) it is covered with, 0 for none, and the large-index face.
    """

    card: int
    width: float
    dpr: float
    tenths: int
    dim: int
    large: bool = False


def card_key(
    card: int,
    width: float,
    dpr: float = 1.0,
    angle: float = 0.0,
    dimmed: QColor | None = None,
    large: bool = False,
) -> CardKey:
    """The key of a picture; sizes and turns too near to tell apart give the same key."""
    cover = dimmed.rgba() if dimmed is not None else 0
    return CardKey(card, round(width * 4) / 4, dpr, round(angle * 10), cover, large)


class CardArt(QObject):
    """Draws and keeps card pictures of one deck.

    `rendered(key)` is emitted for every card the queue has drawn, `ready()` when the queue is empty, and
    `changed()` when deck, letters, language or theme made every earlier picture worthless.
    """

    ready = Signal()
    rendered = Signal(object)
    changed = Signal()

    def __init__(
        self, deck: str | Deck = "tell", language: str = "hu", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._deck = load_deck(deck) if isinstance(deck, str) else deck
        self._language = language
        self._letters = True
        self._large = False
        self._four = False
        self._back = ""
        self._theme = tokens.theme(tokens.DEFAULT_THEME)
        self._faces = Faces(self._deck)
        self._cache: OrderedDict[CardKey, QPixmap] = OrderedDict()
        self._bytes = 0
        self._last: dict[tuple[int, bool], CardKey] = {}
        self._masters = Masters()
        self._queue: deque[CardKey] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._turn)

    # -- what is drawn

    @property
    def deck(self) -> Deck:
        """The description of the deck in use."""
        return self._deck

    @property
    def french(self) -> bool:
        """Tell whether the cards have French suits."""
        return self._deck.suits == "french"

    @property
    def roman(self) -> bool:
        """Tell whether seven to ten are Roman figures on the cards: not on large-index faces."""
        return not self.french and not self._large

    def set_deck(self, deck_id: str) -> None:
        """Take another deck; FileNotFoundError when it is not packaged, BadDeck for a refused own one.

        The earlier deck stays in use then.
        """
        if deck_id != self._deck.id:
            self._deck = load_deck(deck_id)
            self._faces = Faces(self._deck, self._four, self._back)
            self._reset()

    def set_language(self, code: str) -> None:
        """The language of the corner letters: hu, de or en."""
        if code != self._language:
            self._language = code
            self._reset()

    def set_letters(self, on: bool) -> None:
        """Corner letters on or off ("traditional"); decks without other indices keep them."""
        if on != self._letters:
            self._letters = on
            self._reset()

    def set_large(self, on: bool) -> None:
        """Large-index faces everywhere, or only where a picture is asked for as large."""
        if on != self._large:
            self._large = on
            self._reset()

    def set_four_colours(self, on: bool) -> None:
        """Four suit colours for decks that have only two."""
        if on != self._four:
            self._four = on
            self._faces = Faces(self._deck, on, self._back)
            self._reset()

    def set_back(self, back_id: str) -> None:
        """Take one of `deck.BACKS`; "" means the deck's own, or the usual one where it has none."""
        if back_id != self._back:
            self._back = back_id
            self._faces = Faces(self._deck, self._four, back_id)
            self._reset()

    def set_theme(self, theme: tokens.Theme) -> None:
        """Edge and shadow colours of the table the cards lie on."""
        if theme != self._theme:
            self._theme = theme
            self._drop_pictures()
            self.changed.emit()

    # -- pictures

    def face(
        self,
        card: int,
        width: float,
        dpr: float = 1.0,
        angle: float = 0.0,
        dimmed: QColor | None = None,
        large: bool = False,
    ) -> QPixmap:
        """The picture of a card in exactly this size, drawn now when it is not there yet."""
        return self._exact(card_key(card, width, dpr, angle, dimmed, large))

    def back(self, width: float, dpr: float = 1.0, angle: float = 0.0) -> QPixmap:
        """The picture of a card's back."""
        return self._exact(card_key(BACK, width, dpr, angle))

    def quick(self, key: CardKey) -> QPixmap:
        """The exact picture when it is there; else a stretched earlier one, and the exact one is requested.

        Without any earlier picture of that card it is drawn now.
        """
        if self.at_once(key):
            return self._exact(key)
        stand_in = self.placeholder(key)
        if stand_in is None:
            return self._exact(key)
        self.request([key])
        return stand_in

    def placeholder(self, key: CardKey) -> QPixmap | None:
        """An earlier picture of the same card stretched to the size of `key`; None when there is none."""
        old_key = self._last.get((key.card, key.dim != 0)) or self._last.get((key.card, False))
        old = self._cache.get(old_key) if old_key is not None else None
        if old is None or old_key is None:
            return None
        factor = key.width * key.dpr / (old_key.width * old_key.dpr)
        change = QTransform().scale(factor, factor).rotate((key.tenths - old_key.tenths) / 10)
        result = old.transformed(change, Qt.TransformationMode.FastTransformation)
        result.setDevicePixelRatio(key.dpr)
        return result

    def has(self, key: CardKey) -> bool:
        """Is the exact picture there?"""
        return key in self._cache

    def at_once(self, key: CardKey) -> bool:
        """Can the exact picture be had without delay: is it there, or only to be covered?"""
        return key in self._cache or (key.dim != 0 and key._replace(dim=0) in self._cache)

    def request(self, keys: Iterable[CardKey]) -> None:
        """Queue pictures to be drawn, one a turn of the event loop, in this order."""
        waiting = set(self._queue)
        for key in keys:
            if key not in self._cache and key not in waiting:
                self._queue.append(key)
                waiting.add(key)
        if self._queue:
            if not self._timer.isActive():
                self._timer.start()
        else:
            self.ready.emit()

    @property
    def pending(self) -> int:
        """How many pictures are still queued."""
        return len(self._queue)

    def cancel(self) -> None:
        """Forget what is queued, keep what is drawn."""
        self._queue.clear()
        self._timer.stop()

    def clear(self) -> None:
        """Stop the queue and drop every picture."""
        self._drop_pictures()
        self._masters.clear()

    def paint(
        self,
        painter: QPainter,
        card: int,
        rect: QRectF,
        covered: QColor | None = None,
        large: bool = False,
    ) -> None:
        """Draw a card (or BACK) straight into `rect`, without shadow, turned as the painter is."""
        self._card(painter, card, rect, covered, large)

    # -- inside

    def _drop_pictures(self) -> None:
        """Drop what is made from the faces."""
        self.cancel()
        self._cache.clear()
        self._last.clear()
        self._bytes = 0

    def _reset(self) -> None:
        self.clear()
        self.changed.emit()

    def _turn(self) -> None:
        if not self._queue:
            return
        key = self._queue[0]
        if key not in self._cache and not self._masters.has(*_name_of(key)):
            self._make_master(key)  # that is enough for one turn
        else:
            self._queue.popleft()
            self._exact(key)
            self.rendered.emit(key)
        if self._queue:
            self._timer.start()
        else:
            self.ready.emit()

    def _exact(self, key: CardKey) -> QPixmap:
        found = self._cache.get(key)
        if found is not None:
            self._cache.move_to_end(key)
            return found
        plain = self._cache.get(key._replace(dim=0)) if key.dim else None
        pixmap = self._draw(key) if plain is None else self._cover(plain, key)
        self._cache[key] = pixmap
        self._last[(key.card, key.dim != 0)] = key
        self._bytes += _weight(pixmap)
        while self._bytes > CACHE_BYTES and len(self._cache) > 1:
            _, dropped = self._cache.popitem(last=False)
            self._bytes -= _weight(dropped)
        return pixmap

    def _make_master(self, key: CardKey) -> None:
        def paint(painter: QPainter, rect: QRectF) -> None:
            self._card(painter, key.card, rect, None, key.large)

        self._masters.make(*_name_of(key), paint)

    def _cover(self, plain: QPixmap, key: CardKey) -> QPixmap:
        """The picture of a card that may not be played, made from its plain one: far quicker than drawing."""
        pixmap = QPixmap(plain)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = plain.deviceIndependentSize()
        painter.translate(size.width() / 2, size.height() / 2)
        painter.rotate(key.tenths / 10)
        w, h = _even(key.width * key.dpr) / key.dpr, _even(key.width * ASPECT * key.dpr) / key.dpr
        painter.fillPath(outline(QRectF(-w / 2, -h / 2, w, h)), QColor.fromRgba(key.dim))
        painter.end()
        return pixmap

    def _draw(self, key: CardKey) -> QPixmap:
        w, h = _even(key.width * key.dpr), _even(key.width * ASPECT * key.dpr)
        angle = key.tenths / 10
        turn = math.radians(angle)
        drop = QPointF(key.dpr, SHADOW_DROP * w)
        border = (TURNED_BORDER if key.tenths else BORDER) * key.dpr
        box = QSizeF(
            w * abs(math.cos(turn)) + h * abs(math.sin(turn)),
            w * abs(math.sin(turn)) + h * abs(math.cos(turn)),
        )
        across = 2 * math.ceil(box.width() / 2 + drop.x() + border)
        down = 2 * math.ceil(box.height() / 2 + drop.y() + border)
        image = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(-w / 2, -h / 2, w, h)
        middle = QPointF(across / 2, down / 2)
        painter.translate(middle + drop)
        painter.rotate(angle)
        painter.fillPath(outline(rect), self._theme.shadow)
        painter.resetTransform()
        painter.translate(middle)
        painter.rotate(angle)
        self._make_master(key)
        self._masters.lay(painter, _name_of(key)[0], rect, key.tenths != 0)
        if key.dim:
            painter.fillPath(outline(rect), QColor.fromRgba(key.dim))
        painter.setPen(QPen(self._theme.card_edge, key.dpr))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline(rect.adjusted(key.dpr / 2, key.dpr / 2, -key.dpr / 2, -key.dpr / 2)))
        painter.end()
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(key.dpr)
        return pixmap

    def _card(self, painter: QPainter, card: int, rect: QRectF, covered: QColor | None, large: bool) -> None:
        whole = None if card != BACK and (large or self._large) else self._faces.face(card)
        if whole is None:
            self._large_face(painter, card, rect)
        else:
            whole.paint(painter, rect)
            if card != BACK and (self._letters or self._deck.letters_always):
                self._letter(painter, card, rect)
        if covered is not None:
            painter.fillPath(outline(rect), covered)

    def _large_face(self, painter: QPainter, card: int, rect: QRectF) -> None:
        colour = QColor(self._deck.letter_colour(card, self._four))
        drawn = self._faces.large(card)
        if drawn is None:
            paint_plain(painter, self._deck, card, rect, colour if self.french else None)
        else:
            drawn.paint(painter, rect)
        paint_rank(painter, self._deck, card, self._language, rect, colour)

    def _letter(self, painter: QPainter, card: int, rect: QRectF) -> None:
        letter = self._deck.letter(card, self._language)
        if not letter:
            return
        rank = face_name(card).rpartition("-")[2].removesuffix(".svg")
        path = letter_path(letter, self._deck.spots[rank], LETTER_ROOM)
        painter.save()
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / VIEW_WIDTH, rect.height() / VIEW_HEIGHT)
        halo = QPen(
            tokens.CREAM, 5.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        )
        for _ in range(2):
            if not self._deck.letters_always:
                painter.strokePath(path, halo)
            painter.fillPath(path, QColor(self._deck.letter_colour(card, self._four)))
            painter.translate(VIEW_WIDTH, VIEW_HEIGHT)
            painter.rotate(180)
        painter.restore()


def _even(length: float) -> float:
    """The nearest even device size: it puts the middle of a card on a pixel corner, so edges stay sharp."""
    return max(2.0, 2.0 * round(length / 2))


def _name_of(key: CardKey) -> tuple[Name, float]:
    """Which face a picture shows, and how wide in device pixels."""
    return Name(key.card, key.large), _even(key.width * key.dpr)


def _weight(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
