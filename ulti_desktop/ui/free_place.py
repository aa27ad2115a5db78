"""Finds a place for something that floats over the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QSize

GAP: Final = 6
WIDER: Final = 200.0
"""What each further width in the list costs: the first ones are liked best."""
SHARES: Final = (1.0, 0.85, 0.7, 0.55, 0.42, 0.32)
HIDDEN: Final = 5.0
"""What a pixel costs that is to be seen by scrolling only."""

DEAR: Final = (20.0, 50.0, float("inf"))
"""What costs the first of these, or more, is covered only where there is no other way; then the second."""

Box = tuple[int, int, int, int]


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
    least: Callable[[int], int],
) -> QRect:
    """Return the best place in a room for something of one of these widths, the likeliest first.

    It gets lower, down to a share of its height, rather than cover what is DEAR. Where it finds no room even
    so, it covers as little as possible, and in the end it gets as high as possible beside what must not be
    covered. At any width it is at least as high as `least` says.
    """
    there = [one for one in obstacles if not one.rect.isEmpty()]
    heights = {width: (height_at(width), least(width)) for width in widths}
    sizes = sorted(
        (number * WIDER + (1 - share) * width * high * HIDDEN, width, round(share * high))
        for number, (width, (high, low)) in enumerate(heights.items())
        for share in SHARES
        if share == 1 or share * high >= low
    )
    whole = [one for one in sizes if one[2] == heights[one[1]][0]]
    for tried, dear in ((whole, DEAR[0]), *((sizes, dear) for dear in DEAR)):
        found = _cheapest(room, tried, there, dear)
        if found is not None:
            return found
    return _largest(room, widths, height_at, [one.rect for one in there if one.cost is None], least)


def _cheapest(
    room: QRect, sizes: Sequence[tuple[float, int, int]], obstacles: Sequence[Obstacle], dear: float
) -> QRect | None:
    """Return the place at which a size and what it covers cost least, nothing covered that costs so much."""
    edges = [_box(one.rect) for one in obstacles]
    hard = [_box(one.rect) for one in obstacles if one.cost is None or one.cost >= dear]
    soft = [(_box(one.rect), one.cost) for one in obstacles if one.cost is not None and one.cost < dear]
    least, best = float("inf"), None
    for alone, width, height in sizes:
        if alone >= least:
            break
        for x, y in _corners(room, width, height, edges):
            right, bottom = x + width, y + height
            if any(x < b[2] and right > b[0] and y < b[3] and bottom > b[1] for b in hard):
                continue
            cost = alone
            for b, each in soft:
                wide, high = min(right, b[2]) - max(x, b[0]), min(bottom, b[3]) - max(y, b[1])
                cost += each * wide * high if wide > 0 and high > 0 else 0.0
            if cost < least:
                least, best = cost, QRect(x, y, width, height)
    return best


def _box(rect: QRect) -> Box:
    return rect.left(), rect.top(), rect.right() + 1, rect.bottom() + 1


def _corners(room: QRect, width: int, height: int, boxes: Sequence[Box]) -> Iterator[tuple[int, int]]:
    """Yield the places along the edges of the room and of what lies in it."""
    left, top, right, bottom = _box(room)
    xs, ys = {left, right - width}, {top, bottom - height}
    for one in boxes:
        xs |= {one[2] + GAP, one[0] - GAP - width}
        ys |= {one[3] + GAP, one[1] - GAP - height}
    columns = [x for x in sorted(xs) if left <= x <= right - width]
    rows = [y for y in sorted(ys) if top <= y <= bottom - height]
    return ((x, y) for x in columns for y in rows)


def _largest(
    room: QRect,
    widths: Sequence[int],
    height_at: Callable[[int], int],
    hard: Sequence[QRect],
    least: Callable[[int], int],
) -> QRect:
    """Return the highest free place there is at any of the widths; the share that is seen counts."""
    best: tuple[float, QRect] | None = None
    for width in widths:
        wanted = height_at(width)
        xs = {room.left(), room.right() + 1 - width}
        for rect in hard:
            xs |= {rect.right() + 1 + GAP, rect.left() - GAP - width}
        for x in sorted(one for one in xs if one >= room.left() and one + width <= room.right() + 1):
            for top, bottom in _gaps(room, x, width, hard):
                share = min(1.0, (bottom - top) / wanted)
                if bottom - top >= least(width) and (best is None or share > best[0]):
                    best = share, QRect(x, top, width, min(wanted, bottom - top))
    return best[1] if best is not None else QRect(room.topLeft(), QSize(widths[-1], least(widths[-1])))


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
