"""How much work the dashes of a drawing make: a short line may have a million, each as wide as the card."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from typing import Final

from ulti_desktop.limits import SVG_DRAWN, SVG_STRETCH

DASHES_DRAWN: Final = 4
"""So many dashes are as much work as an element."""
MENTION: Final = "dasharray"

_TEXT: Final = 20_000.0
"""Nobody knows beforehand how long the outline of a text is."""
_NUMBER: Final = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_COMMAND: Final = re.compile(r"([A-Za-z])([^A-DF-Za-df-z]*)")
_STYLE: Final = re.compile(r"(stroke-dasharray|stroke-width|vector-effect)\s*:\s*([^;}]*)")
_ARGUMENTS: Final = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "Q": 4, "S": 4, "C": 6, "A": 7}
_ROUND: Final = 7.0
"""More than a circle is longer than its radius."""
_MIRRORED: Final = 3.0
"""For curves that have a point of the curve before, mirrored."""


class Dashes:
    """Follows the elements of a drawing from outside to inside, since pens are inherited.

    What a style sheet says may be meant for any of them.
    """

    def __init__(self, sheet: str = "") -> None:
        said = _STYLE.findall(sheet)
        self._pen = max((_first(text, 1.0) for name, text in said if name == "stroke-width"), default=0.0)
        periods = [_period(text, math.inf) for name, text in said if name == "stroke-dasharray"]
        self._period = min(periods, default=math.inf)
        self._open = [(1.0, math.inf)]

    def open(self, tag: str, attributes: Mapping[str, str]) -> int:
        """Look at an element that begins; return as how many more it counts."""
        said = {**attributes, **dict(_STYLE.findall(attributes.get("style", "")))}
        pen, period = self._open[-1]
        pen = _first(said.get("stroke-width", ""), pen)
        period = _period(said.get("stroke-dasharray", ""), period)
        if "non-scaling" in said.get("vector-effect", ""):
            period /= SVG_STRETCH
        self._open.append((pen, period))
        pen, period = max(pen, self._pen), min(period, self._period)
        if math.isinf(period):
            return 0
        dashes = _length(tag, attributes) / period
        return math.ceil(min(SVG_DRAWN, dashes * (1 + pen / period) / DASHES_DRAWN))

    def close(self) -> None:
        """An element ends."""
        self._open.pop()


def _numbers(text: str) -> list[float]:
    return [float(one) for one in _NUMBER.findall(text)]


def _first(text: str, otherwise: float) -> float:
    found = _NUMBER.search(text)
    return otherwise if found is None else abs(float(found[0]))


def _period(text: str, inherited: float) -> float:
    if "none" in text:
        return math.inf
    lengths = list(map(abs, _numbers(text)))
    return (sum(lengths) or math.inf) if lengths else inherited


def _length(tag: str, attributes: Mapping[str, str]) -> float:
    """Return at least the length of an outline, in units of the element."""
    match tag:
        case "path":
            return sum(_steps(attributes.get("d", "")))
        case "polyline" | "polygon":
            return sum(_steps(f"M{attributes.get('points', '')}Z"))
        case "rect":
            return 2 * sum(_first(attributes.get(name, ""), 0.0) for name in ("width", "height"))
        case "circle" | "ellipse":
            return _ROUND * sum(_first(attributes.get(name, ""), 0.0) for name in ("r", "rx", "ry"))
        case "line":
            return sum(_first(attributes.get(name, ""), 0.0) for name in ("x1", "x2", "y1", "y2"))
        case "text" | "tspan" | "textArea":
            return _TEXT
    return 0.0


def _steps(path: str) -> Iterator[float]:
    """Yield for each piece of a path at least its length: a curve is shorter than the way by its points."""
    x = y = begun_x = begun_y = 0.0
    for letter, text in _COMMAND.findall(path):
        kind, numbers = letter.upper(), _numbers(text)
        count = _ARGUMENTS.get(kind, 0)
        if kind == "A" and len(numbers) % count:  # its switches may stand without a blank between
            yield _ROUND * sum(map(abs, numbers))
        if kind == "Z":
            yield abs(x - begun_x) + abs(y - begun_y)
            x, y = begun_x, begun_y
        for place in range(0, len(numbers) - count + 1, count or 1):
            from_x, from_y = (x, y) if letter.islower() else (0.0, 0.0)
            one = numbers[place : place + count]
            if kind in "HV":
                points = [(from_x + one[0], y) if kind == "H" else (x, from_y + one[0])]
            else:
                pairs = one[5:] if kind == "A" else one
                points = [(from_x + a, from_y + b) for a, b in zip(pairs[::2], pairs[1::2], strict=True)]
            step = 0.0
            for to_x, to_y in points:
                step += abs(to_x - x) + abs(to_y - y)
                x, y = to_x, to_y
            if kind == "M" and not place:
                begun_x, begun_y = x, y
            if kind == "A":
                step = _ROUND * max(step, *map(abs, one[:2]))
            yield _MIRRORED * step if kind in "ST" else step
