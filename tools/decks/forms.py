"""Smooth shapes from a few points: outlines, ribbons along a line, and their shadow on the right."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

import math
from collections.abc import Sequence

from decks.parts import SKIN, SKIN2, fill, group, hatch, ink

Point = tuple[float, ...]  # x, y, and a third number where the outline has a corner
SAMPLES = 4


def number(value: float) -> str:
    """A coordinate with one decimal, as short as it can be written."""
    text = f"{value:.1f}"
    return "0" if text in ("0.0", "-0.0") else text.removesuffix(".0")


def _pair(x: float, y: float) -> str:
    return f"{number(x)} {number(y)}"


def _handle(here: Point, there: Point, before: Point) -> tuple[float, float]:
    """The control point beside `here` on the way to `there`, `before` being on its other side."""
    if len(here) > 2:
        return here[0] + (there[0] - here[0]) / 3, here[1] + (there[1] - here[1]) / 3
    return here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6


def _beziers(points: Sequence[Point], closed: bool) -> list[tuple[Point, ...]]:
    count = len(points)
    result = []
    for i in range(count if closed else count - 1):
        a, b = points[i], points[(i + 1) % count]
        before = points[i - 1] if closed or i else a
        after = points[(i + 2) % count] if closed or i + 2 < count else b
        result.append((a, _handle(a, b, before), _handle(b, a, after), b))
    return result


def curve(points: Sequence[Point], closed: bool = False) -> str:
    """Path data of a smooth line through all points."""
    steps = _beziers(points, closed)
    body = "".join(f"C{_pair(*c1)} {_pair(*c2)} {_pair(b[0], b[1])}" for _, c1, c2, b in steps)
    return f"M{_pair(points[0][0], points[0][1])}{body}{'Z' if closed else ''}"


def blob(points: Sequence[Point]) -> str:
    """Path data of a closed smooth outline."""
    return curve(points, closed=True)


def _sampled(points: Sequence[Point], closed: bool = False) -> list[tuple[float, float]]:
    found: list[tuple[float, float]] = [] if closed else [(points[0][0], points[0][1])]
    for a, c1, c2, b in _beziers(points, closed):
        for k in range(1, SAMPLES + 1):
            t = k / SAMPLES
            u = 1 - t
            found.append(
                (
                    u**3 * a[0] + 3 * u * u * t * c1[0] + 3 * u * t * t * c2[0] + t**3 * b[0],
                    u**3 * a[1] + 3 * u * u * t * c1[1] + 3 * u * t * t * c2[1] + t**3 * b[1],
                )
            )
    return found


def _right_side(points: Sequence[Point], depth: float) -> str:
    """The part of an outline that lies in shadow: its right side from top to bottom, `depth` wide."""
    ring = _sampled(points, closed=True)
    top = min(range(len(ring)), key=lambda i: ring[i][1])
    ring = ring[top:] + ring[:top]
    low = max(range(len(ring)), key=lambda i: ring[i][1])
    one, other = ring[: low + 1], [ring[0], *reversed(ring[low:])]
    chain = max(one, other, key=lambda side: sum(p[0] for p in side) / len(side))
    outer = [(x - 1, y) for x, y in chain]
    last = len(chain) - 1
    inner = [(x - 1 - depth * math.sin(math.pi * i / last), y) for i, (x, y) in enumerate(chain)]
    return blob([(*outer[0], 1), *outer[1:-1:2], (*outer[-1], 1), *reversed(inner[1:-1:2])])


def form(
    points: Sequence[Point], colour: str, shade: str = "", depth: float = 9.0, width: float = 2.4
) -> str:
    """A smooth shape with ink outline and a shadow on its right side."""
    return ink(blob(points), colour, width) + (fill(_right_side(points, depth), shade) if shade else "")


def _sides(
    points: Sequence[Point], widths: Sequence[float]
) -> tuple[list[tuple[float, float]], list[tuple[float, float]], list[float]]:
    line = _sampled(points)
    left, right, wide = [], [], []
    last = len(line) - 1
    for i, (x, y) in enumerate(line):
        (x0, y0), (x1, y1) = line[max(0, i - 1)], line[min(last, i + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        nx, ny = (y0 - y1) / length, (x1 - x0) / length
        place = i / last * (len(widths) - 1)
        k = min(int(place), len(widths) - 2)
        w = (widths[k] + (widths[k + 1] - widths[k]) * (place - k)) / 2
        left.append((x + nx * w, y + ny * w))
        right.append((x - nx * w, y - ny * w))
        wide.append(w)
    return left, right, wide


def ribbon(points: Sequence[Point], widths: Sequence[float]) -> str:
    """Path data of a band along a line, as wide at each point as the widths say (evenly spread)."""
    left, right, _ = _sides(points, widths)
    return blob(
        [(*left[0], 1), *left[2:-1:2], (*left[-1], 1), (*right[-1], 1), *right[-2:1:-2], (*right[0], 1)]
    )


def limb(
    points: Sequence[Point], widths: Sequence[float], colour: str, shade: str = "", width: float = 2.4
) -> str:
    """A ribbon with ink outline and a shadow on the side away from the light (upper left)."""
    left, right, wide = _sides(points, widths)

    def away(side: list[tuple[float, float]]) -> float:
        return sum(x + 0.7 * y for x, y in side)

    sign = 1 if away(left) > away(right) else -1
    edge = left if sign > 0 else right
    centre = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(left, right, strict=True)]
    outer, inner = [], []
    for (cx, cy), (ex, ey), w in zip(centre, edge, wide, strict=True):
        keep = max(0.0, w - 1.1) / w if w else 0.0
        outer.append((cx + (ex - cx) * keep, cy + (ey - cy) * keep))
        inner.append((cx + (ex - cx) * 0.3, cy + (ey - cy) * 0.3))
    dark = blob(
        [(*outer[0], 1), *outer[2:-1:2], (*outer[-1], 1), (*inner[-1], 1), *inner[-2:1:-2], (*inner[0], 1)]
    )
    return ink(ribbon(points, widths), colour, width) + (fill(dark, shade) if shade else "")


def spot(x: float, y: float, r: float, colour: str, width: float = 1.8) -> str:
    """A round thing with ink outline."""
    style = f' style="stroke-width:{width:g}"' if width != 2.4 else ""
    return f'<circle class="i"{style} cx="{number(x)}" cy="{number(y)}" r="{r:g}" fill="{colour}"/>'


def dot(x: float, y: float, r: float, colour: str) -> str:
    """A round thing without outline."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{r:g}" fill="{colour}"/>'


def hand(x: float, y: float, turn: float = 0.0, flip: bool = False, scale: float = 1.0) -> str:
    """An open hand, fingers up, wrist at the point."""
    body = (
        form(
            [(-9, 3, 1), (-12, -10), (-13, -18), (-11, -30), (-7, -31), (-6, -20), (-5, -34), (0, -38), (3, -34),
             (2, -20), (5, -32), (9, -33), (10, -28), (8, -16), (15, -22), (19, -19), (15, -8), (9, 3, 1)],
            SKIN, SKIN2, 4, 2,
        )
        + hatch("M-6 -20V-13M2 -20V-13M8 -16C7 -13 7 -11 5 -8")
    )  # fmt: skip
    mirror = " scale(-1 1)" if flip else ""
    return group(body, f"translate({number(x)} {number(y)}) rotate({turn:g}){mirror} scale({scale:g})")
