"""Where everything lies on the table of a review: a picture of the size of the table, larger or smaller."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from ulti_desktop.scene import tokens
from ulti_desktop.scene.places import CARD_ASPECT
from ulti_desktop.ui import look

FLAT: Final = 520
"""Below this height the title stands between the names and leaves the hands its room."""
LOW: Final = 340
"""Below this height one's own name stands beside the hand."""
OWN_PLATE: Final = 170
SLOTS: Final = ((0.0, 0.26, 0.0), (1.06, -0.1, 4.0), (-1.06, -0.1, -4.0))
"""Bottom, right, left: card widths across, card heights down from the middle, turn in degrees."""


@dataclass(frozen=True, slots=True)
class Places:
    """Rectangles of the table; `plates` and `hands` are bottom, right, left."""

    title: QRectF
    plates: tuple[QRectF, QRectF, QRectF]
    hands: tuple[QRectF, QRectF, QRectF]
    card: float
    zone: QRectF
    talon: QRectF
    bar: QRectF
    flat: bool

    @property
    def middle(self) -> QPointF:
        """The middle of the disc."""
        return self.zone.center()

    @property
    def radius(self) -> float:
        """The radius of the disc."""
        return min(self.zone.height() * 0.5, self.zone.width() * 0.27)

    def slot(self, place: int) -> tuple[QPointF, float]:
        """Return middle and turn of the card that bottom, right or left plays."""
        across, down, turn = SLOTS[place]
        offset = QPointF(across * self.card, down * self.card * CARD_ASPECT)
        return self.middle + offset, turn


def line(role: str) -> float:
    """Return the height of a line of text."""
    return tokens.line_height(role, look.text_scale())


def places_in(width: float, height: float) -> Places:
    """Share the room of the table out."""
    flat, low = height < look.px(FLAT), height < LOW
    side = 32.0 if width >= 700 else 16.0
    plate = line("label") + 4 if flat else max(34.0, line("name") + 4)
    y = 8.0 if flat else 18.0
    title = QRectF(side, y, width - 2 * side, plate if flat else line("title") + 6)
    top = y if flat else title.bottom() + 10
    room = height - top - (1 if low else 2) * plate - (20 if low else 26 if flat else 44)
    wide = (width - 2 * side - max(16.0, side)) / 2
    high = min(room * (0.26 if low else 0.225), wide / 3.4 * CARD_ASPECT, 190.0)
    own = min(room * (0.32 if low else 0.265), (width - 2 * side) / 5.6 * CARD_ASPECT, 240.0)
    right = QRectF(width - side - wide, top, wide, plate)
    left = QRectF(side, top, wide, plate)
    hands_y, hand_y = top + plate + 6, height - own - 4
    above = hand_y - plate - (6 if flat else 12)
    bottom = QRectF(side, hand_y + (own - plate) / 2 if low else above, wide, plate)
    zone_top = hands_y + high + (6 if flat else 10)
    zone = QRectF(side, zone_top, width - 2 * side, (hand_y if flat else bottom.top()) - 6 - zone_top)
    talon_top = zone_top if low else zone_top + high * 0.14 + 20  # what is better comes down a little
    talon = QRectF(side, talon_top, zone.width() * 0.23, (hand_y if low else above) - 6 - talon_top)
    free = look.px(OWN_PLATE) if low else 0.0
    hands = (
        QRectF(side + free, hand_y, width - 2 * side - 2 * free, own),
        QRectF(right.left(), hands_y, wide, high),
        QRectF(left.left(), hands_y, wide, high),
    )
    card = min(zone.height() / CARD_ASPECT / 1.42, zone.width() * 0.16, 170.0)
    bar = QRectF(zone.right() - 60, talon_top, 60, zone.bottom() - talon_top)
    return Places(title, (bottom, right, left), hands, card, zone, talon, bar, flat)


def fan(box: QRectF, count: int, most: float = 0.8) -> list[QRectF]:
    """Return the places of so many cards in a row in the middle of a box."""
    high = box.height()
    wide = high / CARD_ASPECT
    step = min(wide * most, (box.width() - wide) / max(1, count - 1))
    left = box.center().x() - (wide + step * (count - 1)) / 2
    return [QRectF(left + number * step, box.top(), wide, high) for number in range(count)]
