"""The card backs: reserve prints on blue, madder red and green cloth, each the same upside down."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from decks.parts import PAPER

BLUE, MADDER, MADDER_PALE, GREEN, GREEN_PALE = "#2546a0", "#9a2438", "#e9a79a", "#1d4a3b", "#86b39b"
COLUMNS, ROWS, STEP_X, STEP_Y = 3, 5, 74.0, 82.0


def _number(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def _dot(x: float, y: float, r: float, colour: str = PAPER) -> str:
    return f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(r)}" fill="{colour}"/>\n'


def _fill(d: str, colour: str = PAPER) -> str:
    return f'<path fill="{colour}" d="{d}"/>\n'


def _line(d: str, width: float, colour: str = PAPER) -> str:
    return f'<path fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" d="{d}"/>\n'


def _placed(name: str, x: float, y: float, turn: float = 0.0, scale: float = 1.0) -> str:
    transform = f"translate({_number(x)} {_number(y)})"
    if turn:
        transform += f" rotate({_number(turn)})"
    if scale != 1.0:
        transform += f" scale({_number(scale)})"
    return f'<use xlink:href="#{name}" transform="{transform}"/>\n'


def _lattice(columns: int, rows: int, across: float, down: float) -> Iterator[tuple[float, float]]:
    """Points in rows and columns round the middle of the card."""
    for row in range(rows):
        for column in range(columns):
            yield 150 + (column - (columns - 1) / 2) * across, 240 + (row - (rows - 1) / 2) * down


def _edge(inset: float, across: int, down: int) -> Iterator[tuple[float, float]]:
    """Points along the four sides of a rectangle, corners once."""
    left, right, top, bottom = inset, 300 - inset, inset, 480 - inset
    for k in range(down):
        y = top + k * (bottom - top) / (down - 1)
        yield left, y
        yield right, y
    for k in range(1, across - 1):
        x = left + k * (right - left) / (across - 1)
        yield x, top
        yield x, bottom


def _petals(count: int, size: float) -> str:
    parts = []
    for i in range(count):
        a = 2 * math.pi * i / count
        u, v = (math.sin(a), -math.cos(a)), (math.cos(a), math.sin(a))
        outline = ((0.24, 0), (0.42, 0.26), (0.8, 0.24), (1, 0), (0.8, -0.24), (0.42, -0.26), (0.24, 0))
        p = [
            f"{_number((u[0] * x + v[0] * y) * size)} {_number((u[1] * x + v[1] * y) * size)}"
            for x, y in outline
        ]
        parts.append(f"M{p[0]}C{p[1]} {p[2]} {p[3]}C{p[4]} {p[5]} {p[6]}Z")
    return "".join(parts)


def _card(name: str, ground: str, defs: str, body: str) -> str:
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f"<!-- {name}. Original drawing for Ulti Desktop, MIT. -->\n"
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        'viewBox="0 0 300 480" width="300" height="480">\n'
        f"<defs>\n{defs}</defs>\n"
        f'<rect width="300" height="480" rx="18" fill="{PAPER}"/>\n'
        f'<rect x="14" y="14" width="272" height="452" rx="10" fill="{ground}"/>\n{body}</svg>\n'
    )


def blue() -> str:
    """White stamped flowers and dots on blue."""
    flower = f'<g id="flower">{_fill(_petals(8, 29))}{_dot(0, 0, 4.64)}</g>\n'
    body = "".join(_placed("flower", x, y) for x, y in _lattice(COLUMNS, ROWS, STEP_X, STEP_Y))
    for x, y in _lattice(COLUMNS - 1, ROWS - 1, STEP_X, STEP_Y):
        for dx, dy, r in ((0, 0, 4.2), (11, 0, 2.6), (-11, 0, 2.6), (0, 11, 2.6), (0, -11, 2.6)):
            body += _dot(x + dx, y + dy, r)
    body += "".join(_dot(x, y, 2.6) for x, y in _edge(36, 14, 24))
    return _card("Card back, flowers on blue", BLUE, flower, body)


def krapp() -> str:
    """Crosses of four tulips on madder red, the same at every quarter turn."""
    tulip = (
        _line("M0 -6V-17", 2.4)
        + _fill(
            "M0 -14C-12 -15 -16 -26 -13 -40C-10 -34 -6 -30 0 -27C6 -30 10 -34 13 -40C16 -26 12 -15 0 -14Z"
        )
        + _fill("M0 -31C-5 -34 -5 -41 0 -47C5 -41 5 -34 0 -31Z")
        + _fill("M-6 -24C-4 -20 4 -20 6 -24C3 -22.500 -3 -22.500 -6 -24Z", MADDER)
    )
    leaf = _fill("M4 -4C8 -14 17 -20 26 -20C26 -12 20 -5 10 -3Z", MADDER_PALE) + _dot(31, -31, 2.6)
    quarter = f'<g id="quarter">{tulip}{leaf}</g>\n'
    cross = "".join(_placed("quarter", 0, 0, turn) for turn in (0, 90, 180, 270))
    star = f'<g id="star">{_fill(_petals(4, 15))}{_dot(0, 0, 2.8)}' + "".join(
        _dot(dx, dy, 2.2, MADDER_PALE) for dx, dy in ((9, 9), (-9, 9), (9, -9), (-9, -9))
    )
    defs = quarter + f'<g id="cross">{cross}{_dot(0, 0, 6.5)}{_dot(0, 0, 3, MADDER)}</g>\n' + star + "</g>\n"
    body = "".join(_placed("cross", x, y) for x, y in _lattice(2, 4, 104, 104))
    body += "".join(_placed("star", x, y) for x, y in _lattice(1, 3, 104, 104))
    body += "".join(_placed("star", x, y, 0, 0.8) for x in (50, 250) for y in (136, 240, 344))
    body += "".join(_placed("star", 150, y, 0, 0.8) for y in (48, 432))
    body += "".join(_dot(x, y, 2) for x, y in _edge(27, 17, 29))
    return _card("Card back, tulips on madder red", MADDER, defs, body)


def green() -> str:
    """Rings of dots in a net of dots on dark green."""
    ring = "".join(
        _dot(14 * math.sin(math.pi * k / 4), 14 * math.cos(math.pi * k / 4), 2.8) for k in range(8)
    )
    defs = f'<g id="ring">{ring}{_dot(0, 0, 4.2)}</g>\n'
    step = 60.0
    body = "".join(_placed("ring", x, y) for n in (4, 3) for x, y in _lattice(n, n + 3, step, step))
    quiet = [*_lattice(4, 6, step, step), *_lattice(3, 7, step, step)]
    body += "".join(_dot(x, y, 3.4, GREEN_PALE) for x, y in quiet)
    body += "".join(
        _dot(x + dx, y + dy, 1.8, GREEN_PALE)
        for x, y in quiet
        for dx, dy in ((9.5, 0), (-9.5, 0), (0, 9.5), (0, -9.5))
    )
    body += "".join(_dot(x, y, 2.2) for x, y in _edge(28, 17, 29))
    return _card("Card back, dots on green", GREEN, defs, body)


BACKS: dict[str, Callable[[], str]] = {"blue": blue, "krapp": krapp, "green": green}
