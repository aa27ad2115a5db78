"""Cards as pictures with what is told about them, for pages to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ulti_desktop.engine.cards import Card
from ulti_desktop.scene.art import CardArt, CardKey, card_key
from ulti_desktop.scene.places import CARD_ASPECT
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Text

SMALL: Final = 92
LARGE: Final = 124
FAN: Final = ((-0.78, 0.07, -9.0), (0.78, 0.07, 8.0), (0.0, 0.0, -1.0))
"""Three cards in a fan, the last one on top: middle beside the fan's in card widths, and turn."""


class CardPictures(QWidget):
    """Cards side by side, or three in a fan; drawn one a turn of the event loop, when they are in sight."""

    def __init__(
        self, art: CardArt, cards: Sequence[Card], width: int, *, fan: bool = False, overlap: float = 0.0
    ) -> None:
        super().__init__()
        self._art = art
        self._width = width
        self._fan = fan
        self._overlap = overlap
        self.cards: tuple[Card, ...] = ()
        self.set_cards(cards)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        art.changed.connect(self.update)
        art.rendered.connect(self._drawn)

    def set_cards(self, cards: Sequence[Card]) -> None:
        """Show these cards."""
        self.cards = tuple(cards)
        self.updateGeometry()
        self.update()

    def _drawn(self, key: CardKey) -> None:
        if key.card in self.cards:
            self.update()

    def sizeHint(self) -> QSize:
        width = float(look.px(self._width))
        if self._fan:
            return QSize(round(2.9 * width), round(1.95 * width))
        step = (1 - self._overlap) * width + (0 if self._overlap else 8)
        return QSize(round(width + step * (len(self.cards) - 1)) + 6, round(width * CARD_ASPECT) + 10)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        width = float(look.px(self._width))
        missing: list[CardKey] = []
        for card, (at, turn) in zip(self.cards, self._places(width), strict=False):
            key = card_key(card, width, self.devicePixelRatioF(), turn)
            if not self._art.has(key):
                missing.append(key)
                continue
            picture = self._art.quick(key)
            size = picture.deviceIndependentSize()
            painter.drawPixmap(round(at.x() - size.width() / 2), round(at.y() - size.height() / 2), picture)
        if missing:
            self._art.request(missing)

    def _places(self, width: float) -> list[tuple[QPointF, float]]:
        if self._fan:
            middle = QRectF(self.rect()).center()
            return [(middle + QPointF(x * width, y * width), turn) for x, y, turn in FAN]
        step = (1 - self._overlap) * width + (0 if self._overlap else 8)
        y = width * CARD_ASPECT / 2 + 2
        return [(QPointF(width / 2 + 2 + i * step, y), 0.0) for i in range(len(self.cards))]


class Story(QWidget):
    """Cards at the left and beside them a name, which cards these are, and some words."""

    def __init__(self, art: CardArt, cards: Sequence[Card]) -> None:
        super().__init__()
        self.pictures = CardPictures(art, cards, LARGE, overlap=0.5)
        self.title, self.label = Text("name", wrap=True), Text("label", "text2", wrap=True)
        self.text = Text("body", wrap=True)
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addSpacing(look.px(8))
        for text in (self.title, self.label, self.text):
            column.addWidget(text)
        column.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(20))
        row.addWidget(self.pictures, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)

    def set_words(self, title: str, label: str, text: str) -> None:
        """Set the words; "" leaves a line out."""
        tell((self.title, title), (self.label, label), (self.text, text))


class Caption(QWidget):
    """A card with its name and a few words under it."""

    def __init__(self, art: CardArt, cards: Sequence[Card], width: int = SMALL) -> None:
        super().__init__()
        self.pictures = CardPictures(art, cards, width)
        self.title, self.label = Text("strong", wrap=True), Text("label", "text2", wrap=True)
        self.text = Text("label", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.pictures)
        for text in (self.title, self.label, self.text):
            text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            column.addWidget(text)
        column.addStretch(1)

    def set_words(self, title: str, label: str, text: str) -> None:
        """Set the words; "" leaves a line out."""
        tell((self.title, title), (self.label, label), (self.text, text))


def tell(*lines: tuple[Text, str]) -> None:
    """Set texts; empty ones take no room."""
    for line, text in lines:
        line.setText(text)
        line.setVisible(bool(text))
