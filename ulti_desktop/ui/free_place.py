"""Finds a place for something that floats over the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QSize

GAP: Final = 6
WIDER: Final = 0.2
"""What each further width in the list counts, as a share of the area: the first ones are liked best."""


@dataclass(frozen=True)
class Obstacle:
    """A rectangle with what covering a pixel of it costs; None: it must not be covered."""

    rect: QRect
    cost: float | None


def free_place(
    room: QRect,
    widths: Sequence[int],
    height_at: Callable[[int], int],
    obstacles: Sequence[Obstacle],
    least: QSize,
) -> QRect:
    """Return the best place in a room for something of one of these widths, the likeliest first.

    Where it finds no room in its full height it gets as high as possible, at least `least`.
    """
    hard = [one.rect for one in obstacles if one.cost is None and not one.rect.isEmpty()]
    soft = [one for one in obstacles if one.cost is not None and not one.rect.isEmpty()]
    best: tuple[float, QRect] | None = None
    for number, width in enumerate(dict.fromkeys(widths)):
        size = QSize(width, height_at(width))
        for place in _corners(room, size, [*hard, *(one.rect for one in soft)]):
            if any(place.intersects(rect) for rect in hard):
                continue
            cost = sum((one.cost or 0.0) * _area(place & one.rect) for one in soft)
            cost += number * WIDER * 1000
            if best is None or cost < best[0]:
                best = cost, place
    return best[1] if best is not None else _largest(room, widths, height_at, hard, least)


def _corners(room: QRect, size: QSize, rects: Sequence[QRect]) -> list[QRect]:
    """Return the places along the edges of the room and of what lies in it."""
    if size.width() > room.width() or size.height() > room.height():
        return []
    xs = {room.left(), room.right() + 1 - size.width()}
    ys = {room.top(), room.bottom() + 1 - size.height()}
    for rect in rects:
        xs |= {rect.right() + 1 + GAP, rect.left() - GAP - size.width()}
        ys |= {rect.bottom() + 1 + GAP, rect.top() - GAP - size.height()}
    places = (QRect(x, y, size.width(), size.height()) for x in sorted(xs) for y in sorted(ys))
    return [place for place in places if room.contains(place)]


def _largest(
    room: QRect,
    widths: Sequence[int],
    height_at: Callable[[int], int],
    hard: Sequence[QRect],
    least: QSize,
) -> QRect:
    """Return the highest free place there is at any of the widths; the share that is seen counts."""
    best: tuple[float, QRect] | None = None
    for width in (*widths, least.width()):
        wanted = height_at(width)
        xs = {room.left(), room.right() + 1 - width}
        for rect in hard:
            xs |= {rect.right() + 1 + GAP, rect.left() - GAP - width}
        for x in sorted(one for one in xs if one >= room.left() and one + width <= room.right() + 1):
            for top, bottom in _gaps(room, x, width, hard):
                share = min(1.0, (bottom - top) / wanted)
                if bottom - top >= least.height() and (best is None or share > best[0]):
                    best = share, QRect(x, top, width, min(wanted, bottom - top))
    return best[1] if best is not None else QRect(room.topLeft(), least)


def _gaps(room: QRect, x: int, width: int, hard: Sequence[QRect]) -> list[tuple[int, int]]:
    """Return the free stretches from top to bottom of a column of the room."""
    column = QRect(x, room.top(), width, room.height())
    taken = sorted((rect.top(), rect.bottom() + 1) for rect in hard if rect.intersects(column))
    gaps, top = [], room.top()
    for upper, lower in taken:
        if upper - GAP > top:
            gaps.append((top, upper - GAP))
        top = max(top, lower + GAP)
    gaps.append((top, room.bottom() + 1))
    return [gap for gap in gaps if gap[1] > gap[0]]


def _area(rect: QRect) -> int:
    return rect.width() * rect.height() if rect.isValid() else 0
