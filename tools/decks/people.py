"""What the Overs and Unders share: bodies, sleeves, and hands."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

from decks.forms import curve, form, limb, number, ribbon
from decks.parts import INK, SKIN, SKIN2, at, group, hatch, ink
from decks.shape import Colours


def body(c: Colours) -> str:
    """The tunic from the shoulders to the seam, with folds."""
    return form(
        [(112, 158, 1), (102, 180), (98, 208), (98, 243, 1), (202, 243, 1), (202, 208), (198, 180), (188, 158, 1), (150, 150)],
        c.coat, c.coat2, 13,
    ) + hatch("M114 210C112 220 112 230 112 240M126 216C125 224 125 232 125 240M178 214C180 222 181 232 181 240M170 220C171 228 171 234 171 240")  # fmt: skip


def upper_arm(c: Colours, left: bool) -> str:
    """An arm hanging from the shoulder to the elbow at the seam."""
    if left:
        return limb([(112, 160), (88, 178), (68, 210), (60, 245)], (14, 36, 36, 32), c.coat, c.coat2) + hatch(
            "M78 190C72 200 68 208 66 218M70 188C63 198 59 206 57 216"
        )
    return limb([(188, 160), (212, 178), (232, 210), (240, 245)], (14, 36, 36, 32), c.coat, c.coat2) + hatch(
        "M218 192C224 200 229 210 231 220M228 194C234 204 238 212 240 222"
    )


def forearm(c: Colours, x: float, y: float, turn: float = 0.0) -> str:
    """A raised forearm from the seam to a fist at x, y, closed round something upright."""
    left = x < 150
    elbow = (66.0, 246.0) if left else (240.0, 246.0)
    end = (x + (-2 if left else 2), y + 13)
    mid = ((elbow[0] + end[0]) / 2 + (-2 if left else 2), (elbow[1] + end[1]) / 2)
    a, b = (end[0] * 0.72 + mid[0] * 0.28, end[1] * 0.72 + mid[1] * 0.28), end
    return (
        limb([elbow, mid, end], (33, 29, 23), c.coat, c.coat2)
        + ink(ribbon([a, (b[0], b[1] - 2)], (29, 28)), c.trim, 2)
        + at("fist", x, y, 0.98, turn)
    )


def across(c: Colours, x: float, y: float) -> str:
    """The left forearm laid across the body, ending in a hand at x, y."""
    return (
        limb([(74, 240), (92, 230), (x - 16, y + 4)], (32, 29, 23), c.coat, c.coat2)
        + ink(ribbon([(x - 24, y + 7), (x - 13, y + 3)], (28, 26)), c.trim, 2)
        + form([(x - 12, y - 8, 1), (x, y - 12), (x + 12, y - 7), (x + 15, y + 3), (x + 8, y + 11), (x - 8, y + 12, 1)], SKIN, SKIN2, 4, 2)
        + hatch(curve([(x + 2, y - 6), (x + 13, y - 2)]) + curve([(x + 2, y), (x + 15, y + 3)]) + curve([(x, y + 6), (x + 11, y + 9)]))
    )  # fmt: skip


def oath(x: float, y: float, turn: float = 0.0) -> str:
    """A hand with three fingers raised to swear, wrist at the point."""
    shape = form(
        [(-10, 2, 1), (-13, -10), (-12, -20), (-12, -38), (-7, -43), (-3, -38), (-3, -24, 1), (-2, -44), (3, -49), (7, -43),
         (6, -24, 1), (9, -38), (14, -41), (17, -35), (13, -18), (11, -8), (10, 2, 1)],
        SKIN, SKIN2, 5, 2.2,
    )  # fmt: skip
    thumb = ink("M-12 -14C-7 -19 1 -21 8 -18C11 -16 10 -12 6 -12C1 -12 -3 -11 -6 -8", SKIN, 1.8)
    return group(
        shape + thumb + hatch("M-12 -27H-4M-3 -31H6M6 -27H14"),
        f"translate({number(x)} {number(y)}) rotate({turn:g})",
    )


def strap(points: list[tuple[float, ...]], width: float, colour: str) -> str:
    """A leather strap along a line, with stitches."""
    return (
        ink(ribbon(points, (width, width)), colour, 2)
        + f'<path fill="none" stroke="{INK}" stroke-width=".900" stroke-dasharray="4 3" d="{curve(points)}"/>'
    )
