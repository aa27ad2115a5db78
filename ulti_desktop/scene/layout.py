"""Where everything on the table lies, as pure geometry of its width and height in logical pixels.

Seats are counted from the person at the screen: 0 own, 1 next (plays after me), 2 previous. Play runs
counter-clockwise, so the next seat is on the right; `clockwise` mirrors the two sides. A card's place is the
middle of the card and its turn in degrees (clockwise positive, as QPainter.rotate).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

CARD_ASPECT: Final = 1.6
MIN_WIDTH: Final = 540.0
MIN_HEIGHT: Final = 520.0
MIN_STEP: Final = 0.34
CORNER: Final = 300.0
NARROW: Final = 1000.0
# Below this share of a card the fan takes the corners too.
# 0.40 keeps the plates still between 10 and 12 cards.
CORNER_STEP: Final = 0.40


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


def card_width(width: float, height: float) -> float:
    """The width of a hand card on a table of that size."""
    return max(64.0, min(0.1425 * height, 0.136 * width, 300.0))


def _step_share(free: float, w: float, cards: int) -> float:
    lean = w * CARD_ASPECT * math.sin(math.radians(min(1.6, 11.0 / cards) * (cards - 1) / 2))
    return (free - 2 * lean - w) / max(1, cards - 1) / w


def _hand_depth(free: float, w: float, cards: int) -> float:
    """From the top of the middle card to the lowest corner of the outer ones."""
    mid = (cards - 1) / 2
    angle = math.radians(min(1.6, 11.0 / cards))
    step = min(0.67, max(MIN_STEP, _step_share(free, w, cards))) * w
    return w * CARD_ASPECT + mid**2 * step * math.sin(angle) / 2 + w / 2 * math.sin(angle * mid)


def _slots(centre: QPointF, radius: float, w: float, own_dy: float, mirrored: bool) -> tuple[CardPlace, ...]:
    sign = -1.0 if mirrored else 1.0
    card = 0.98 * w
    x, y = centre.x(), centre.y()
    own = CardPlace(x, y + own_dy, 0.0, 0.0, card)
    right = CardPlace(x + 1.09 * w, y - 0.2 * radius, 4.0, 0.0, card)
    left = CardPlace(x - 1.09 * w, y - 0.2 * radius, -5.0, 0.0, card)
    return (own, right, left) if sign > 0 else (own, left, right)


def table_layout(
    width: float, height: float, *, cards: int = 10, docked: bool = False, clockwise: bool = False
) -> TableLayout:
    """Places for a table of `width` x `height` logical pixels (the window without a docked sheet).

    `cards` is the largest hand to make room for, so that nothing moves while the hand gets smaller. With
    `docked`, the last trick and the list of cards still out give way to the sheet. Smaller tables than
    MIN_WIDTH x MIN_HEIGHT are laid out as if they had that size.
    """
    width, height = max(width, MIN_WIDTH), max(height, MIN_HEIGHT)
    scale = max(1.0, min(width / 1280, height / 800))
    narrow = width < NARROW * scale
    small = width < NARROW or height < 700
    margin = (16.0 if small else 32.0) * scale
    w = card_width(width, height)
    h = w * CARD_ASPECT

    corner_free = width - 2 * CORNER * scale
    corners = not narrow and _step_share(corner_free, w, max(cards, 2)) >= CORNER_STEP
    free = corner_free if corners else width - 72
    rise = 0.23 * w
    hand_top = min(0.75 * height, height - 6 - _hand_depth(free, w, max(cards, 2)))
    raised_top = hand_top - rise

    bar = (8.0 if small else 20.0) * scale
    icon = 44.0 * scale
    menu = QRectF(margin - 8 * scale if not small else margin, bar, icon, icon)
    tools_w = min(5 * 48.0 * scale, width * 0.42)
    tools = QRectF(width - margin - tools_w, bar, tools_w, icon)
    title_w = 170.0 * scale if not small else min(170.0 * scale, tools.left() - menu.right() - 16)
    title = QRectF(menu.right() + 4 * scale, bar, max(title_w, 0.0), icon)

    plate_h = (72.0 if small else 84.0) * scale
    plate_w = (min(184.0, width * 0.34) if small else 220.0) * scale
    plate_y = max(0.15 * height, menu.bottom() + 8) if not small else menu.bottom() + 12
    left_plate = QRectF(margin, plate_y, plate_w, plate_h)
    right_plate = QRectF(width - margin - plate_w, plate_y, plate_w, plate_h)

    if corners:
        own_plate = QRectF(margin, height - 22 * scale - plate_h, plate_w, plate_h)
        side_bottom = 0.75 * height - 28 * scale
    else:
        own_plate = QRectF(margin, raised_top - 10 - plate_h, plate_w, plate_h)
        side_bottom = own_plate.top() - 8

    radius = min(0.23 * height, 0.227 * width)
    message_h = 28.0 * scale
    message_bottom = raised_top - (22.0 if small else 28.0) * scale + (8 if small else 0)
    centre_y = 0.40 * height + (24.0 if narrow else 0.0)
    slot_h = 0.98 * h
    # The side slots must clear the plates and header, the own slot the message line.
    own_dy = min(0.445 * radius, message_bottom - message_h - 4 - slot_h / 2 - centre_y)
    centre = QPointF(width / 2, centre_y)
    slots = _slots(centre, radius, w, own_dy, clockwise)
    ring = radius + 14 * scale
    side_slot_top = min(slots[1].rect().top(), slots[2].rect().top())
    message_w = min(free, 680 * scale) if corners else width - 2 * (margin + plate_w + 12)
    message = QRectF(width / 2 - message_w / 2, message_bottom - message_h, message_w, message_h)

    room = side_bottom - left_plate.bottom() - 8
    # The dots lie 14 outside the half-disc and count as part of it.
    disc_r = min(150.0 * scale, room / 2 - 14 * scale, width / 2 - ring - 26 * scale)
    disc_r = max(disc_r, 28.0)
    reach = disc_r + 14 * scale
    disc_y = min(max(0.52 * height, left_plate.bottom() + 8 + reach), side_bottom - reach)
    left_side = SidePlace(False, left_plate, QPointF(0.0, disc_y), disc_r)
    right_side = SidePlace(True, right_plate, QPointF(width, disc_y), disc_r)

    if narrow or small:
        x0 = left_plate.right() + 8
        contract = QRectF(
            x0, plate_y - 4, right_plate.left() - 8 - x0, max(40.0, side_slot_top - plate_y - 4)
        )
    else:
        x0 = title.right() + 16 * scale
        x0 = max(x0, width - (tools.left() - 16 * scale))
        contract = QRectF(x0, 14 * scale, width - 2 * x0, 86 * scale)

    empty = QRectF()
    if corners:
        actions = QRectF(width - margin - 212 * scale, height - 64 * scale, 212 * scale, 44 * scale)
        column_top = hand_top
        last_trick = QRectF(margin, column_top - 28 * scale, 250 * scale, 80 * scale)
        still_out = QRectF(actions.left() - 10 * scale, column_top - 6 * scale, 222 * scale, 0.0)
        still_out.setBottom(actions.top() - 12 * scale)
        if last_trick.bottom() > own_plate.top() - 4:
            last_trick.moveBottom(own_plate.top() - 4)
        if still_out.height() < 96 * scale:
            still_out = empty
    else:
        actions = QRectF(width - margin - plate_w, own_plate.top(), plate_w, plate_h)
        last_trick, still_out = empty, empty
    if docked:
        last_trick, still_out = empty, empty

    gap = 0.08 * w
    talon = (
        CardPlace(width / 2 - w * 0.49 - gap, centre_y, 0.0, 0.0, 0.98 * w),
        CardPlace(width / 2 + w * 0.49 + gap, centre_y, 0.0, 1.0, 0.98 * w),
    )
    sides = (left_side, right_side) if clockwise else (right_side, left_side)
    return TableLayout(
        width=width,
        height=height,
        scale=scale,
        narrow=narrow,
        card_width=w,
        free_width=free,
        hand_top=hand_top,
        rise=rise,
        disc_centre=centre,
        disc_radius=radius,
        ring_radius=ring,
        petal_radius=0.84 * radius,
        slots=(slots[0], slots[1], slots[2]),
        sides=sides,
        own_plate=own_plate,
        menu=menu,
        title=title,
        tools=tools,
        contract=contract,
        message=message,
        last_trick=last_trick,
        still_out=still_out,
        actions=actions,
        talon=talon,
    )
