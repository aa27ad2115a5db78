"""Where everything on the table lies, as pure geometry of its width and height in logical pixels.

Seats are counted from the person at the screen: 0 own, 1 next (plays after me), 2 previous. Play runs
counter-clockwise, so the next seat is on the right; `clockwise` mirrors the two sides. A card's place is the
middle of the card and its turn in degrees (clockwise positive, as QPainter.rotate).
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ulti_desktop.scene.places import CARD_ASPECT, MIN_STEP, CardPlace, SidePlace, TableLayout

__all__ = ["CARD_ASPECT", "MIN_STEP", "CardPlace", "SidePlace", "TableLayout", "card_width", "table_layout"]

MIN_WIDTH: Final = 460.0
MIN_HEIGHT: Final = 520.0
CORNER: Final = 300.0
NARROW: Final = 1000.0
SHRINK: Final = 0.03
"""By steps of this the plates shrink from the size that the text asks for to one that finds room."""
LEAST_PLATE: Final = 158.0
LEAST_TITLE: Final = 96.0
LEAST_HEADER: Final = QSizeF(170.0, 76.0)
LEAST_DISC: Final = 52.0
SAID: Final = 24.0
"""What plate, title, contract and the opponents' cards need at 100 per cent, and the line under a plate."""
PROMPT: Final = 330.0
"""The room that a sentence needs beside the own plate; with less it stands under it."""
# Below this share of a card the fan takes the corners too.
# 0.40 keeps the plates still between 10 and 12 cards.
CORNER_STEP: Final = 0.40
LEAST_OUT: Final = 78.0
"""Lower than this the list of cards still out cannot be read."""


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
    width: float,
    height: float,
    *,
    cards: int = 10,
    docked: bool = False,
    clockwise: bool = False,
    text: float = 1.0,
    contract: bool = True,
) -> TableLayout:
    """Places for a table of `width` x `height` logical pixels (the window without a docked sheet).

    `cards` is the largest hand to make room for, so that nothing moves while the hand gets smaller. With
    `docked`, the last trick and the list of cards still out give way to the sheet. `text` is the text scale:
    plates, contract and marks grow with it as far as the cards leave room; they have more of it before there
    is a `contract`. Smaller tables than MIN_WIDTH x MIN_HEIGHT are laid out as if they had that size.
    """
    width, height = max(width, MIN_WIDTH), max(height, MIN_HEIGHT)
    base = max(1.0, min(width / 1280, height / 800))
    grown = max(1.0, text)
    while True:
        found = _layout_at(width, height, base, base * grown, text, cards, docked, clockwise, contract)
        if grown <= 1.0 or _finds_room(found, contract):
            return found
        grown = max(1.0, grown - SHRINK)


def _finds_room(layout: TableLayout, contract: bool) -> bool:
    """Tell whether plates and header of this size leave cards and each other alone."""
    s = layout.scale
    left, right = sorted((side.plate for side in layout.sides), key=lambda plate: plate.left())
    middle = [place.rect() for place in (layout.slots if contract else layout.talon)]
    plates = (left, right, layout.own_plate)
    roomy = left.width() >= LEAST_PLATE * s and layout.title.width() >= LEAST_TITLE * s
    if contract and layout.contract.top() > layout.menu.top() + 20 * s:  # between the plates
        box = layout.contract
        roomy = (
            roomy and box.width() >= LEAST_HEADER.width() * s and box.height() >= LEAST_HEADER.height() * s
        )
    clear = not any(plate.intersects(card) for plate in plates for card in middle)
    apart = left.right() < right.left() and left.bottom() + SAID * s < layout.own_plate.top()
    return roomy and clear and apart and all(side.disc_radius >= LEAST_DISC for side in layout.sides)


def _layout_at(
    width: float,
    height: float,
    base: float,
    scale: float,
    text: float,
    cards: int,
    docked: bool,
    clockwise: bool,
    header: bool,
) -> TableLayout:
    """Places with plates and marks at one scale."""
    grown = scale / base
    narrow = width < NARROW * scale
    small = width < NARROW * grown or height < 700 * grown
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
    title_w = tools.left() - menu.right() - 16 if narrow or small else 170.0 * scale
    title = QRectF(menu.right() + 4 * scale, bar, max(title_w, 0.0), icon)

    plate_h = (72.0 if small else 84.0) * scale
    share = 0.34 if header else 0.46
    plate_w = min(184.0 * scale, width * share) if small else 220.0 * scale
    own_h = plate_h if header else (50.0 if small else 62.0) * scale  # no tricks are counted yet
    plate_y = max(0.15 * height, menu.bottom() + 8) if not small else menu.bottom() + 12
    left_plate = QRectF(margin, plate_y, plate_w, plate_h)
    right_plate = QRectF(width - margin - plate_w, plate_y, plate_w, plate_h)

    message_h = 28.0 * scale
    message_bottom = raised_top - (22.0 if small else 28.0) * scale + (8 if small else 0)
    if corners:
        own_plate = QRectF(margin, height - 22 * scale - plate_h, plate_w, plate_h)
        side_bottom = 0.75 * height - 28 * scale
        message_w = min(free, 680 * scale)
    else:
        message_w = width - 2 * (margin + plate_w + 12)
        under = not header and message_w < PROMPT * base * text
        message_h = max(message_h, 22.0 * base * text) if under else message_h
        foot = message_bottom - message_h - 4 if under else raised_top - 10
        message_w = width - 2 * margin if under else message_w
        own_w = max(plate_w, min(250 * scale, 0.46 * width)) if under else plate_w
        own_plate = QRectF(margin, foot - own_h, own_w, own_h)
        side_bottom = own_plate.top() - 8

    centre_y = 0.40 * height + (24.0 if narrow else 0.0)
    radius = min(0.23 * height, 0.227 * width)
    if not corners and not header:  # the own plate's words stand beside the ring, not on it
        words = QPointF(own_plate.left() + 160 * scale, own_plate.top() + 14 * scale)
        away = math.hypot(width / 2 - words.x(), words.y() - centre_y)
        radius = min(radius, max(64.0, away - 18 * scale)) if words.y() > centre_y else radius
    slot_h = 0.98 * h
    # The side slots must clear the plates and header, the own slot the message line.
    own_dy = min(0.445 * radius, message_bottom - message_h - 4 - slot_h / 2 - centre_y)
    centre = QPointF(width / 2, centre_y)
    slots = _slots(centre, radius, w, own_dy, clockwise)
    ring = radius + 14 * scale
    side_slot_top = min(slots[1].rect().top(), slots[2].rect().top())
    message = QRectF(width / 2 - message_w / 2, message_bottom - message_h, message_w, message_h)

    side_room = side_bottom - left_plate.bottom() - 8
    # The dots lie 14 outside the half-disc and count as part of it.
    disc_r = min(150.0 * scale, side_room / 2 - 14 * scale, width / 2 - ring - 26 * scale)
    disc_r = max(disc_r, 28.0)
    reach = disc_r + 14 * scale
    disc_y = min(max(0.52 * height, left_plate.bottom() + 8 + reach), side_bottom - reach)
    left_side = SidePlace(False, left_plate, QPointF(0.0, disc_y), disc_r)
    right_side = SidePlace(True, right_plate, QPointF(width, disc_y), disc_r)

    if not header and (narrow or small):
        contract = QRectF()
    elif narrow or small:
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
        still_out = QRectF(actions.left() - 10 * scale, column_top - 26 * scale, 222 * scale, 0.0)
        still_out.setBottom(actions.top() - 32 * scale)
        if last_trick.bottom() > own_plate.top() - 4:
            last_trick.moveBottom(own_plate.top() - 4)
        if still_out.height() < 96 * scale:
            still_out = empty
    else:
        actions = QRectF(width - margin - plate_w, own_plate.top(), plate_w, own_h)
        last_trick = empty
        top = disc_y + disc_r + 4
        still_out = QRectF(actions.left(), top, plate_w, raised_top - 8 - top)
        beside = still_out.left() >= centre.x() + ring + 8 and message.right() <= still_out.left()
        if not header or not beside or still_out.height() < LEAST_OUT * scale:
            still_out = empty
    if docked:
        last_trick, still_out = empty, empty

    gap = 0.08 * w
    talon_y = centre_y if corners else min(centre_y, own_plate.top() - 8 - slot_h / 2)
    talon = (
        CardPlace(width / 2 - w * 0.49 - gap, talon_y, 0.0, 0.0, 0.98 * w),
        CardPlace(width / 2 + w * 0.49 + gap, talon_y, 0.0, 1.0, 0.98 * w),
    )
    sides = (left_side, right_side) if clockwise else (right_side, left_side)
    return TableLayout(
        width=width,
        height=height,
        scale=scale,
        text=base * text,
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
