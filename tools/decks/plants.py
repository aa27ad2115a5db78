"""Flowers, leaves, fruit, ears and trees of the seasons, each drawn once and put where it is wanted."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

import math

from decks.forms import dot, form, number, spot
from decks.parts import GOLD, GOLD2, PARTS, WHITE, WOOD, at, fill, group, hatch, ink, line

PINK, PALE, ROSE, YELLOW = "#f0b3ae", "#fbe4df", "#e9877f", "#f2cf6b"
_BLOSSOMS = {PINK: "pink", PALE: "pale", ROSE: "rose-red", YELLOW: "yellow"}
_LEAVES = {"#6aa37e": "green", "#5f9a76": "dark"}
_VINES = {"#c9772f": "rust", "#d9a03a": "gold", "#8a9a3f": "olive", "#b5532c": "red"}


def _ring(radius: float, degrees: float) -> str:
    a = math.radians(degrees - 90)
    return f"{number(radius * math.cos(a))} {number(radius * math.sin(a))}"


def _petals() -> str:
    """The outline of a flower of five petals."""
    arcs = "".join(
        f"C{_ring(13, k - 46)} {_ring(13, k + 46)} {_ring(6.4, k + 36)}" for k in range(0, 360, 72)
    )
    return f"M{_ring(6.4, -36)}{arcs}Z"


def _creases() -> str:
    return "".join(f"M{_ring(4, k)}L{_ring(6.4, k)}" for k in range(36, 360, 72))


for _colour, _name in _BLOSSOMS.items():
    PARTS[f"blossom-{_name}"] = ink(_petals(), _colour, 1.4) + hatch(_creases()) + spot(0, 0, 3.4, GOLD, 1.3)
for _colour, _name in _LEAVES.items():
    PARTS[f"leaf-{_name}"] = ink("M0 0C7 -6 8 -15 0 -23C-8 -15 -7 -6 0 0Z", _colour, 1.6) + hatch("M0 -2V-17")
for _colour, _name in _VINES.items():
    PARTS[f"vine-{_name}"] = ink(
        "M0 2C-5 7 -12 5 -13 0L-9 -5C-14 -4 -18 -8 -16 -11C-15 -17 -10 -19 -5 -15L0 -27L5 -15"
        "C10 -19 15 -17 16 -11C18 -8 14 -4 9 -5L13 0C12 5 5 7 0 2Z", _colour, 1.8
    ) + hatch("M0 0V-18M0 -4L-8 -10M0 -4L8 -10")  # fmt: skip
PARTS["tulip-spray"] = (
    '<path class="v" d="M0 4V-56M0 2C12 -10 26 -6 26 -22C24 -30 14 -26 18 -19M0 2C-12 -10 -26 -6 -26 -22C-24 -30 -14 -26 -18 -19"/>'
    + fill(
        "M3 -20C6 -32 16 -36 24 -34C22 -24 14 -18 3 -20ZM-3 -20C-6 -32 -16 -36 -24 -34C-22 -24 -14 -18 -3 -20Z",
        "#7ba68c",
    )
    + at("tulip", 0, -54, 1.0)
    + spot(0, 4, 3.6, GOLD, 1.6)
)
PARTS["grape"] = spot(0, 0, 6.2, "#6d3a5c", 1.6) + dot(-2, -2, 1.5, "#c79bb6")
PARTS["ear"] = (
    line("M0 46V-2", 2.4, GOLD2)
    + hatch("M-4 -30L-9 -46M0 -34V-52M4 -30L9 -46", GOLD2)
    + ink("M0 -32C4 -36 3 -44 0 -48C-3 -44 -4 -36 0 -32Z", "#f0c552", 1.3)
    + "".join(
        ink(
            "".join(
                f"M0 {-8 * k}C{s * 8} {-8 * k - 2} {s * 8} {-8 * k - 10} {s * 3} {-8 * k - 13}C{s} {-8 * k - 9} 0 {-8 * k - 4} 0 {-8 * k}Z"
                for k in range(4)
            ),
            colour,
            1.3,
        )
        for s, colour in ((-1, "#f0c552"), (1, GOLD))
    )
)
PARTS["snow-fir"] = ink("M-4 28H4V44H-4Z", WOOD, 1.8) + "".join(
    form(
        [(0, -40 + k * 17, 1), (10 + 5 * k, -12 + k * 18), (20 + 5 * k, -4 + k * 18, 1), (0, -8 + k * 18),
         (-20 - 5 * k, -4 + k * 18, 1), (-10 - 5 * k, -12 + k * 18)],
        "#5d8a7e", "#426b62", 8, 1.8,
    )
    + fill(f"M0 {-39 + k * 17}L{8 + 4 * k} {-20 + k * 17}Q0 {-14 + k * 17} {-8 - 4 * k} {-20 + k * 17}Z", WHITE)
    for k in (2, 1, 0)
)  # fmt: skip


def blossom(x: float, y: float, scale: float, colour: str = PINK) -> str:
    """A flower of five petals."""
    return at(f"blossom-{_BLOSSOMS[colour]}", round(x, 1), round(y, 1), scale)


def leaf(x: float, y: float, turn: float, scale: float, colour: str = "#6aa37e") -> str:
    """A pointed leaf growing upwards from the point."""
    return at(f"leaf-{_LEAVES[colour]}", round(x, 1), round(y, 1), scale, round(turn))


def vine(x: float, y: float, turn: float, scale: float, colour: str) -> str:
    """A vine leaf growing upwards from the point."""
    return at(f"vine-{_VINES[colour]}", round(x, 1), round(y, 1), scale, round(turn))


def grapes(x: float, y: float, scale: float, rows: tuple[int, ...]) -> str:
    """A bunch of grapes hanging from the point."""
    balls = "".join(
        at("grape", (k - (n - 1) / 2) * 10.5, row * 9) for row, n in enumerate(rows) for k in range(n)
    )
    return group(balls, f"translate({number(x)} {number(y)}) scale({scale:g})")


def ear(x: float, y: float, turn: float, scale: float = 1.0) -> str:
    """An ear of wheat."""
    return at("ear", x, y, scale, turn)


def fir(x: float, y: float, scale: float) -> str:
    """A fir in the snow."""
    return at("snow-fir", x, y, scale)


def flake(x: float, y: float, r: float) -> str:
    """A snowflake."""
    arms = "".join(
        f"M{number(x)} {number(y)}l{number(r * math.cos(a))} {number(r * math.sin(a))}"
        for a in (math.pi * k / 3 + 0.5 for k in range(6))
    )
    return f'<path class="w" style="stroke:#fff;stroke-width:1.800" d="{arms}"/>'
