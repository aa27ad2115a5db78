"""The one table of drawn marks: suit signs, seat emblems and icons, as painter paths.

Every mark is drawn in a box of 64 x 64 units and scaled to the rectangle it is asked for. A mark is a list of
layers; each is a filled outline, a stroked line, or a cut that is taken out of the silhouette. With a colour,
a mark is painted as one silhouette; suit signs without a colour take their own colours.
"""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

import math
import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QTransform

from ulti_desktop.scene.tokens import CREAM, INK, SUIT_COLOURS

BOX: Final = 64.0
_RED: Final = QColor("#c8392b")


@dataclass(frozen=True)
class Layer:
    """One outline in SVG path notation (M L H V C Q Z, absolute; O cx cy r is a circle).

    `stroke` above 0 draws the line with round ends instead of filling. `cut` takes it out of the silhouette.
    `colour` is used when the mark is painted in its own colours.
    """

    d: str
    stroke: float = 0.0
    cut: bool = False
    colour: QColor | None = None


_HEART: Final = "M32 58C13 44 4 33 4 21C4 12 11 6 19 6C25 6 29.500 9 32 14C34.500 9 39 6 45 6C53 6 60 12 60 21C60 33 51 44 32 58Z"
_LEAF: Final = (
    "M32 1C37 6 40 12 47 14C45 18 46 21 48 23C52 26 55 27 60 28C57 33 57 36 58 41C58 49 51 54 43 53"
    "C39 53 36 51 34.500 48C35 54 37 58 42 61L38 64C32 61 29.500 55 29.500 48C28 51 25 53 21 53C13 54 6 49 6 41"
    "C7 36 7 33 4 28C9 27 12 26 16 23C18 21 19 18 17 14C24 12 27 6 32 1Z"
)
_VEINS: Final = "M32 11V48M32 27L41 21M32 27L23 21M32 38L49 34M32 38L15 34M32 47L46 45M32 47L18 45"
_NUT: Final = "M15 30C14 44 23 56 32 63C41 56 50 44 49 30Z"
_CAP: Final = (
    "M9 29C8 18 18 12 31 11.500C31 7 33 3 38 1L41 4C37 6 36 8 36 11.700C47 13 56 19 55 29C54 33 10 33 9 29Z"
)
_BELL: Final = "O 32 37 24"
_RING: Final = "O 32 8 5.500"
_BAND: Final = (
    "M8.500 33C15 38 25 40 32 40C39 40 49 38 55.500 33L55.600 41C49 46 39 48 32 48C25 48 15 46 8.400 41Z"
)
_SPADE: Final = (
    "M32 3C36 14 59 25 59 40C59 48 53 53 46 53C41 53 37 51 34.500 47C35 54 38 59 43 61.500H21C26 59 29 54 29.500 47"
    "C27 51 23 53 18 53C11 53 5 48 5 40C5 25 28 14 32 3Z"
)
_CLUB: Final = (
    "M32 3C40 3 46 9 46 17C46 21 44 25 41 28C43 27 45 26.500 47 26.500C55 26.500 61 32 61 40C61 48 55 54 47 54"
    "C42 54 38 52 34.500 47C35 54 38 59 43 61.500H21C26 59 29 54 29.500 47C26 52 22 54 17 54C9 54 3 48 3 40"
    "C3 32 9 26.500 17 26.500C19 26.500 21 27 23 28C20 25 18 21 18 17C18 9 24 3 32 3Z"
)
_DIAMOND: Final = "M32 2C38 14 46 24 55 32C46 40 38 50 32 62C26 50 18 40 9 32C18 24 26 14 32 2Z"
_TULIP: Final = "M32 60C14 60 5 46 6 26C13 29 18 34 21 41C22 26 26 14 32 4C38 14 42 26 43 41C46 34 51 29 58 26C59 46 50 60 32 60Z"
_BIRD: Final = (
    "M3 33L14 27C15 18 22 13 29 15C35 16 37 21 40 26C46 27 51 24 56 18L62 16C63 34 55 47 41 50L42 58H46V61H37L36 51"
    "H31L32 58H36V61H27L25 50C17 48 12 42 12 36Z"
)
_APPLE: Final = (
    "M31 20C27 17 22 16 17 18C9 21 6 30 9 41C12 52 19 61 26 61C29 61 30 60 32 60C34 60 35 61 38 61C45 61 52 52 55 41"
    "C58 30 55 21 47 18C42 16 37 17 33 20C33 14 35 9 39 5L35 3C32 7 30.500 13 31 20Z"
)


def _petals(count: int, inner: float, outer: float, half: float, turn: float = 0.0) -> str:
    """Pointed petals round the middle of the box, from radius `inner` to `outer`, `half` wide each way."""
    parts = []
    for i in range(count):
        a = math.radians(turn + 360.0 * i / count)
        ux, uy, vx, vy = math.sin(a), -math.cos(a), math.cos(a), math.sin(a)

        def at(
            along: float, across: float, u: tuple[float, float] = (ux, uy), v: tuple[float, float] = (vx, vy)
        ) -> str:
            return f"{32 + u[0] * along + v[0] * across:.3f} {32 + u[1] * along + v[1] * across:.3f}"

        mid = inner + (outer - inner) * 0.5
        parts.append(
            f"M{at(inner, 0)}C{at(inner + (mid - inner) * 0.4, half)} {at(mid, half * 1.25)} {at(outer, 0)}"
            f"C{at(mid, -half * 1.25)} {at(inner + (mid - inner) * 0.4, -half)} {at(inner, 0)}Z"
        )
    return "".join(parts)


def _spots(count: int, radius: float, size: float, turn: float = 0.0) -> str:
    angles = [math.radians(turn + 360.0 * i / count) for i in range(count)]
    return "".join(f"O{32 + radius * math.sin(a):.3f} {32 - radius * math.cos(a):.3f} {size}" for a in angles)


def _spokes(count: int, inner: float, outer: float) -> str:
    angles = [2 * math.pi * i / count for i in range(count)]
    return "".join(
        f"M{32 + inner * math.sin(a):.3f} {32 - inner * math.cos(a):.3f}"
        f"L{32 + outer * math.sin(a):.3f} {32 - outer * math.cos(a):.3f}"
        for a in angles
    )


MARKS: Final[dict[str, tuple[Layer, ...]]] = {
    "hearts": (Layer(_HEART, colour=SUIT_COLOURS["hearts"]),),
    "leaves": (
        Layer(_LEAF, colour=SUIT_COLOURS["leaves"]),
        Layer(_VEINS, stroke=3.4, cut=True, colour=SUIT_COLOURS["leaf_vein"]),
    ),
    "bells": (
        Layer(_RING, stroke=4.5, colour=SUIT_COLOURS["bells"]),
        Layer(_BELL, colour=SUIT_COLOURS["bells"]),
        Layer(_BAND, cut=True, colour=SUIT_COLOURS["bell_band"]),
        Layer("M24 53.500C29 55.500 35 55.500 40 53.500", stroke=4.0, cut=True, colour=INK),
    ),
    "acorns": (
        Layer(_NUT, colour=SUIT_COLOURS["acorns"]),
        Layer("M8 32.500C20 35 44 35 56 32.500", stroke=3.5, cut=True),
        Layer(_CAP, colour=SUIT_COLOURS["acorn_cap"]),
    ),
    "french_hearts": (Layer(_HEART, colour=_RED),),
    "diamonds": (Layer(_DIAMOND, colour=_RED),),
    "spades": (Layer(_SPADE, colour=INK),),
    "clubs": (Layer(_CLUB, colour=INK),),
    "tulip": (Layer(_TULIP), Layer("M32 54C27 48 26 38 32 26C38 38 37 48 32 54Z", cut=True)),
    "flower": (Layer(_petals(8, 6, 32, 9.5)), Layer("O32 32 9"), Layer("O32 32 5", cut=True)),
    "petals": (Layer(_petals(8, 2, 32, 7.4)),),
    "bird": (Layer(_BIRD), Layer("O23 23 2.6", cut=True)),
    "wheel": (Layer(_spots(8, 23, 7.2) + "O32 32 8.5"), Layer(_spokes(8, 8, 18), stroke=2.6)),
    "apple": (Layer(_APPLE), Layer("M36 15C38 8 45 4 53 5C52 13 45 17 36 15Z")),
    "star": (Layer(_petals(5, 4, 31, 11)), Layer("O32 32 9"), Layer("O32 32 4", cut=True)),
    "fish": (
        Layer("M3 34C12 18 32 13 47 29L61 19C58 28 58 38 61 47L47 38C32 53 13 49 3 34Z"),
        Layer("O16 31 3", cut=True),
        Layer("M26 24C30 30 30 38 26 44", stroke=3, cut=True),
    ),
    "house": (Layer("M32 5L61 31H54V58H10V31H3Z"), Layer("M26 58V41H38V58Z", cut=True)),
    "chevron-down": (Layer("M12 24L32 42L52 24", stroke=8),),
    "chevron-up": (Layer("M12 42L32 24L52 42", stroke=8),),
    "chevron-left": (Layer("M42 10L22 32L42 54", stroke=8),),
    "chevron-right": (Layer("M22 10L42 32L22 54", stroke=8),),
    "tick": (Layer("M9 34L25 50L56 15", stroke=10),),
    "cross": (Layer("M15 15L49 49M49 15L15 49", stroke=9),),
    "close": (Layer("M14 14L50 50M50 14L14 50", stroke=6),),
    "slash-ring": (Layer("O32 32 25", stroke=7), Layer("M15 49L49 15", stroke=7)),
    "ring": (Layer("O32 32 25", stroke=7),),
    "made": (Layer("O32 32 31"), Layer("M17 33L28 44L48 21", stroke=7, cut=True)),
    "lost": (Layer("O32 32 27.5", stroke=7), Layer("M22 22L42 42M42 22L22 42", stroke=7)),
    "gain": (Layer("M32 10L58 54H6Z"),),
    "cost": (Layer("M9 14H55L32 52Z", stroke=6),),
    "dot": (Layer("O32 32 14"),),
    "crown": (Layer("M6 16L20 30L32 8L44 30L58 16L53 46H11ZM11 50H53V57H11Z"),),
    "menu": (Layer("M9 16H55M9 32H55M9 48H38", stroke=6),),
    "cards": (
        Layer("M9 19L28 14L38 50L19 55Z", stroke=5),
        Layer("M37 11L55 16L46 51L44 50", stroke=5),
    ),
    "undo": (Layer("M22 10L9 23L22 36M10 23H41C50 23 56 29 56 38C56 47 50 53 41 53H28", stroke=6),),
    "book": (
        Layer(
            "M32 16C25 10 16 9 6 11V50C16 48 25 49 32 55C39 49 48 48 58 50V11C48 9 39 10 32 16ZM32 16V54",
            stroke=5,
        ),
    ),
    "gear": (Layer("O32 32 10", stroke=6), Layer(_spokes(8, 20, 28), stroke=6)),
    "bulb": (
        Layer(
            "M24 46C23 40 13 35 13 24C13 13 22 6 32 6C42 6 51 13 51 24C51 35 41 40 40 46ZM25 53H39M28 60H36",
            stroke=5,
        ),
    ),
    "arrow-right": (Layer("M8 32H54M37 14L55 32L37 50", stroke=6),),
    "arrow-left": (Layer("M56 32H10M27 14L9 32L27 50", stroke=6),),
    "sheet": (Layer("M13 5H41L51 15V59H13Z", stroke=5), Layer("M23 25H41M23 36H41M23 47H34", stroke=5)),
    "talon": (
        Layer("M13 12H45V22H23V58H13Z"),
        Layer("M28 27H54V61H28Z"),
        Layer("O41 44 5.5", cut=True),
    ),
    "person": (Layer("O32 20 13M7 60C8 44 18 38 32 38C46 38 56 44 57 60Z"),),
    "play": (Layer("M16 8L54 32L16 56Z"),),
    "pause": (Layer("M14 9H27V55H14ZM37 9H50V55H37Z"),),
    "plus": (Layer("M32 10V54M10 32H54", stroke=7),),
    "minus": (Layer("M10 32H54", stroke=7),),
    "info": (Layer("O32 32 26", stroke=5), Layer("M32 30V46", stroke=6), Layer("O32 20 4")),
    "fullscreen": (Layer("M8 22V8H22M42 8H56V22M56 42V56H42M22 56H8V42", stroke=6),),
}
SUITS: Final = ("acorns", "leaves", "hearts", "bells")
BLACK_SUITS: Final = ("spades", "clubs")
FOUR_COLOURS: Final = {
    "clubs": (QColor("#2f8050"), QColor("#5fc48c")),
    "diamonds": (QColor("#2f6fb3"), QColor("#7db4ee")),
}
"""What French signs become where each has a colour of its own: on light and on dark grounds."""
FRENCH_SUITS: Final = ("clubs", "spades", "french_hearts", "diamonds")
EMBLEMS: Final = ("apple", "bird", "wheel", "fish", "house", "star")

_TOKEN: Final = re.compile(r"[MLHVCQZO]|-?\d*\.?\d+")


def parse_path(d: str) -> QPainterPath:
    """A painter path from the notation of `Layer.d`. ValueError for a command it does not know."""
    tokens = _TOKEN.findall(d)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    at, command = 0, ""

    def take(count: int) -> list[float]:
        nonlocal at
        values = [float(t) for t in tokens[at : at + count]]
        if len(values) != count:
            raise ValueError(f"path ends early: {d[:40]}")
        at += count
        return values

    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        here = path.currentPosition()
        if command == "M":
            path.moveTo(*take(2))
            command = "L"
        elif command == "L":
            path.lineTo(*take(2))
        elif command == "H":
            path.lineTo(take(1)[0], here.y())
        elif command == "V":
            path.lineTo(here.x(), take(1)[0])
        elif command == "C":
            path.cubicTo(*take(6))
        elif command == "Q":
            path.quadTo(*take(4))
        elif command == "O":
            cx, cy, r = take(3)
            path.addEllipse(QPointF(cx, cy), r, r)
        elif command == "Z":
            path.closeSubpath()
            command = ""
        else:
            raise ValueError(f"not a path: {d[:40]}")
    return path


@cache
def _layer_path(d: str, stroke: float) -> QPainterPath:
    path = parse_path(d)
    if not stroke:
        return path
    pen = QPainterPathStroker()
    pen.setWidth(stroke)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    outline = pen.createStroke(path)
    outline.setFillRule(Qt.FillRule.WindingFill)
    return outline


@cache
def mark_path(name: str) -> QPainterPath:
    """The silhouette of a mark in the 64 x 64 box, cuts taken out. KeyError for an unknown name."""
    result = QPainterPath()
    for layer in MARKS[name]:
        path = _layer_path(layer.d, layer.stroke)
        result = result.subtracted(path) if layer.cut else result.united(path)
    return result


def fit(rect: QRectF) -> QTransform:
    """The transform from the 64 x 64 box into the largest square in the middle of `rect`."""
    side = min(rect.width(), rect.height())
    transform = QTransform()
    transform.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    transform.scale(side / BOX, side / BOX)
    return transform


def outer_path(name: str, rect: QRectF) -> QPainterPath:
    """The silhouette scaled into `rect` without its cuts, for an outline round the whole mark."""
    result = QPainterPath()
    for layer in MARKS[name]:
        if not layer.cut:
            result = result.united(_layer_path(layer.d, layer.stroke))
    return fit(rect).map(result)


class _Choice:
    """Whether each French suit has a colour of its own, as it is on the cards."""

    four = False


def use_four_colours(on: bool) -> bool:
    """Paint the French signs in four colours from now on, or in two; tell whether that is new."""
    before, _Choice.four = _Choice.four, on
    return before != on


def sign_colour(name: str, text: QColor) -> QColor | None:
    """The colour of a suit sign on a ground with text of this colour; None: the sign's own."""
    if _Choice.four and name in FOUR_COLOURS:
        return FOUR_COLOURS[name][text.lightness() > 128]
    return text if name in BLACK_SUITS else None


def paint_mark(painter: QPainter, name: str, rect: QRectF, colour: QColor | None = None) -> None:
    """Paint a mark into `rect` (painter units). Without a colour suit signs take their own, others cream."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setTransform(fit(rect), True)
    layers = MARKS[name]
    if colour is None and any(layer.colour is not None for layer in layers):
        for layer in layers:
            if layer.colour is not None:
                painter.fillPath(_layer_path(layer.d, layer.stroke), layer.colour)
    else:
        painter.fillPath(mark_path(name), colour or CREAM)
    painter.restore()


def paint_sign(painter: QPainter, name: str, rect: QRectF, text: QColor) -> None:
    """Paint a mark in its own colours on a ground with text of this colour, which black suits take."""
    paint_mark(painter, name, rect, sign_colour(name, text))
