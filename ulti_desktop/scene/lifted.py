"""The shadow of a card that is held above the table: the usual hard shape, farther away."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ulti_desktop.scene.arrange import DRAG_Z
from ulti_desktop.scene.card_item import CardItem
from ulti_desktop.scene.layout import CARD_ASPECT, CardPlace
from ulti_desktop.scene.stage import Stage
from ulti_desktop.scene.stamp import Stamp, card_outline

ACROSS: Final = 0.045  # of the card's width
DOWN: Final = 0.11


class Lifted:
    """Drawn when a card is lifted, and again when size or theme changed meanwhile."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._shadow = Stamp(DRAG_Z - 1)
        self._shadow.setVisible(False)
        stage.scene.addItem(self._shadow)

    @property
    def shown(self) -> bool:
        """Is a card held above the table?"""
        return self._shadow.isVisible()

    def follow(self, item: CardItem) -> None:
        """Lie under a held card."""
        width = item.width
        self._draw(width)
        self._shadow.setRotation(item.angle)
        self._shadow.setPos(item.x() + ACROSS * width, item.y() + DOWN * width)
        self._shadow.setVisible(True)

    def lower(self) -> None:
        """The card is let go."""
        self._shadow.setVisible(False)

    def _draw(self, width: float) -> None:
        place = CardPlace(0.0, 0.0, 0.0, 0.0, width)
        colour = self._stage.theme.shadow

        def paint(painter: QPainter) -> None:
            painter.fillPath(card_outline(place), colour)

        high = width * CARD_ASPECT
        rect = QRectF(-width / 2 - 1, -high / 2 - 1, width + 2, high + 2)
        ratio, theme = self._stage.ratio, self._stage.theme
        self._shadow.draw(rect, ratio, paint, look=(width, ratio, theme))
