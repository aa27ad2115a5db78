"""The numbers of a drawing: none so large that drawing with it would take too long or give nothing."""

from __future__ import annotations

import math
import re
from typing import Final

from ulti_desktop.limits import SVG_NUMBER, SVG_PEN, SVG_REACH, SVG_STRETCH

_LARGE: Final = re.compile(
    r"(?<![\d.])(?:0*+[1-9]\d{2,}+(?:\.\d*+)?(?:[eE][-+]?\d+)?|\d++(?:\.\d*+)?[eE][-+]?\d+)"
    r"|\.\d++[eE][-+]?\d+"
)
"""Numbers of three digits or more before the point, and all with an exponent."""

LEAST: Final = 1000
"""Numbers below are not looked at: they are all of most drawings."""

_NUMBER: Final = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_CALL: Final = re.compile(r"([A-Za-z]+)\s*\(([^()]*)\)")
_PEN: Final = re.compile(r"stroke-width\s*:\s*([0-9.eE+-]+)")
_TRANSFORM: Final = "transform"
_TEXTS: Final = frozenset(
    ("id", "class", "style", "href", "src", "fill", "stroke", "color", "font-family", "lang", "version")
)
_SHAPES: Final = frozenset(
    ("rect", "circle", "ellipse", "line", "polyline", "polygon", "path", "text", "image", "use")
)


class TooFarError(ValueError):
    """A number that is none to draw with."""


class Measure:
    """Follows the elements of a drawing from outside to inside; raises TooFarError."""

    def __init__(self) -> None:
        self._stretch = [1.0]
        self._reach = SVG_NUMBER

    def open(self, tag: str, attributes: dict[str, str]) -> None:
        """Look at an element that begins."""
        stretch = self._stretch[-1]
        if len(self._stretch) == 1:
            self._frame(attributes)
        if _TRANSFORM in attributes:
            stretch *= _stretched(attributes[_TRANSFORM])
        if not stretch <= SVG_STRETCH:
            raise TooFarError
        self._stretch.append(stretch)
        reach = SVG_NUMBER
        if tag in _SHAPES:
            reach = max(LEAST, min(self._reach / max(stretch, 1e-9), SVG_NUMBER))
        for name, value in attributes.items():
            if ":" not in name and not name.startswith(("xmlns", "data-", "aria-")) and name not in _TEXTS:
                _look(value, SVG_NUMBER if name in (_TRANSFORM, "viewBox") else reach)
        pens = [attributes.get("stroke-width", ""), *_PEN.findall(attributes.get("style", ""))]
        for pen in filter(None, pens):
            _look(pen, SVG_PEN)

    def close(self) -> None:
        """An element ends."""
        self._stretch.pop()

    def _frame(self, attributes: dict[str, str]) -> None:
        """How far from the middle things may lie, by the size of the whole drawing."""
        sizes = attributes.get("viewBox", "").replace(",", " ").split()[2:4]
        sizes = sizes or [attributes.get("width", ""), attributes.get("height", "")]
        found = [_NUMBER.match(size.strip()) for size in sizes]
        sides = [abs(float(one[0])) for one in found if one is not None]
        if not sides:
            return
        if not all(side == 0 or 1 / SVG_NUMBER < side < SVG_NUMBER for side in sides):
            raise TooFarError
        self._reach = min(SVG_NUMBER, SVG_REACH * max(sides))


def _look(value: str, most: float) -> None:
    if len(value) < 3:
        return
    for found in _LARGE.findall(value):
        if not float(found) <= most:
            raise TooFarError


def _stretched(transform: str) -> float:
    """How many times longer a line can become."""
    stretch = 1.0
    for name, text in _CALL.findall(transform):
        numbers = [float(found) for found in _NUMBER.findall(text)]
        if not all(map(math.isfinite, numbers)):
            raise TooFarError
        if name == "scale" and numbers:
            stretch *= max(map(abs, numbers[:2]))
        elif name == "matrix" and len(numbers) == 6:
            a, b, c, d = map(abs, numbers[:4])
            stretch *= max(a + c, b + d)
        elif name in ("skewX", "skewY") and numbers:
            stretch *= 1 + abs(math.tan(math.radians(numbers[0])))
    return stretch
