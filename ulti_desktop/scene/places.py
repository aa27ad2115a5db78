"""The places of everything on a table of one size, and the fans that follow from them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

CARD_ASPECT: Final = 1.6
MIN_STEP: Final = 0.34


@dataclass(frozen=True)
class CardPlace:
    """Middle (x, y), turn in degrees, stacking order and card width of one card."""

    x: float
    y: float
    angle: float
    z: float
    width: float

    @property
    def height(self) -> float:
        """Height of the card in logical pixels."""
        return self.width * CARD_ASPECT

    @property
    def centre(self) -> QPointF:
        """The middle of the card."""
        return QPointF(self.x, self.y)

    def corners(self) -> list[QPointF]:
        """The four corners of the turned card, from top left clockwise."""
        turn = math.radians(self.angle)
        cos, sin = math.cos(turn), math.sin(turn)
        w, h = self.width / 2, self.height / 2
        return [
            QPointF(self.x + dx * cos - dy * sin, self.y + dx * sin + dy * cos)
            for dx, dy in ((-w, -h), (w, -h), (w, h), (-w, h))
        ]

    def rect(self) -> QRectF:
        """The upright rectangle round the turned card."""
        points = self.corners()
        xs, ys = [p.x() for p in points], [p.y() for p in points]
        return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


@dataclass(frozen=True)
class SidePlace:
    """One opponent: plate rectangle, whether it reads from right to left, and the half-disc of the backs."""

    right: bool
    plate: QRectF
    disc_centre: QPointF
    disc_radius: float


@dataclass(frozen=True)
class TableLayout:
    """All places for one table size. Rectangles that find no room are empty (isEmpty())."""

    width: float
    height: float
    scale: float  # factor for everything on the table that is not a card
    text: float  # factor for bubbles and sentences, which find room for any size
    narrow: bool
    card_width: float
    free_width: float  # what the hand may take
    hand_top: float  # top edge of a card that is not raised, in the middle of the fan
    rise: float  # how far legal and chosen cards rise
    disc_centre: QPointF
    disc_radius: float
    ring_radius: float
    petal_radius: float
    slots: tuple[CardPlace, CardPlace, CardPlace]  # by seat
    sides: tuple[SidePlace, SidePlace]  # next, previous
    own_plate: QRectF
    menu: QRectF
    title: QRectF
    tools: QRectF
    contract: QRectF
    message: QRectF
    last_trick: QRectF
    still_out: QRectF
    actions: QRectF
    talon: tuple[CardPlace, CardPlace]

    @property
    def buttons_cover_out(self) -> bool:
        """Do the buttons for whatever is no card lie where the cards still out are listed?"""
        return self.still_out.intersects(self.actions)

    def hand(self, count: int, raised: Sequence[bool] = ()) -> list[CardPlace]:
        """The places of `count` cards from left to right; `raised[i]` lifts card i."""
        if count <= 0:
            return []
        w, h = self.card_width, self.card_width * CARD_ASPECT
        angle = min(1.6, 11.0 / count)
        mid = (count - 1) / 2
        lean = h * math.sin(math.radians(angle * mid))  # how far the outer cards' tops lean out
        step = 0.0
        if count > 1:
            step = min(0.67 * w, (self.free_width - 2 * lean - w) / (count - 1))
            step = max(step, MIN_STEP * w)
        places = []
        for i in range(count):
            turn = (i - mid) * angle
            sag = (i - mid) ** 2 * step * math.sin(math.radians(angle)) / 2
            up = self.rise if i < len(raised) and raised[i] else 0.0
            foot_x = self.width / 2 + (i - mid) * step
            foot_y = self.hand_top + h + sag - up
            radians = math.radians(turn)
            places.append(
                CardPlace(
                    foot_x + h / 2 * math.sin(radians),
                    foot_y - h / 2 * math.cos(radians),
                    turn,
                    float(i),
                    w,
                )
            )
        return places

    def backs(self, seat: int, count: int) -> list[CardPlace]:
        """The fan of an opponent's face-down cards (seat 1 or 2), from top to bottom."""
        side = self.sides[seat - 1]
        w = min(0.75 * self.card_width, side.disc_radius * 0.62)
        h = w * CARD_ASPECT
        if count <= 0:
            return []
        step = min(21.0 * self.scale, 0.16 * h)
        if count > 1:
            step = min(step, max(3.0, (2 * side.disc_radius - h) / (count - 1)))
        angle = min(5.0, 30.0 / count)
        sign = 1.0 if side.right else -1.0
        mid = (count - 1) / 2
        edge = side.disc_centre.x()
        places = []
        for i in range(count):
            away = i - mid
            inward = 0.42 * w - abs(away) ** 2 * 0.10 * step
            places.append(
                CardPlace(
                    edge - sign * inward,
                    side.disc_centre.y() + away * step,
                    -sign * away * angle,
                    float(i),
                    w,
                )
            )
        return places

    def seat_angle(self, seat: int) -> float:
        """Where a seat's arc sits on the ring, in degrees counter-clockwise from the right (as QPainter)."""
        if seat == 0:
            return 270.0
        return 20.0 if self.sides[seat - 1].right else 160.0

    def hand_rect(self, count: int) -> QRectF:
        """The rectangle round a full fan with every card raised or not."""
        box = QRectF()
        for place in self.hand(count) + self.hand(count, [True] * count):
            box = box.united(place.rect())
        return box
