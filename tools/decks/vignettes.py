"""Small pictures of things for the pip cards, about 100 x 90 units round 0,0, and where all pictures go."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

from decks import scenes
from decks.forms import form, limb
from decks.parts import (
    BLUE,
    BLUE2,
    GOLD,
    GREEN,
    GREEN2,
    GREEN3,
    INK,
    RED,
    RED2,
    STEEL,
    STEEL2,
    WHITE,
    WHITE2,
    WOOD,
    WOOD2,
    fill,
    hatch,
    ink,
    line,
)


def _crossbow() -> str:
    return (
        line("M56 -6C70 -8 70 8 56 6", 2.6)
        + ink("M-70 -9C-75 -3 -75 5 -70 11L-46 9C-40 8 -36 6 -30 6H57V-5H-30C-38 -5 -44 -7 -50 -8Z", WOOD)
        + fill("M-73 3C-60 3 -40 2 -30 1H56V5H-30C-40 6 -50 8 -70 10Z", WOOD2)
        + hatch("M-66 -4C-56 -3 -46 -2 -34 -2", "#c08a5a")
        + ink(
            "M24 -40C42 -28 49 -14 49 0C49 14 42 28 24 40C35 26 39 14 39 0C39 -14 35 -26 24 -40Z", "#9fabb2"
        )
        + line("M25 -39L-1 -2M-1 2L25 39", 1.4)
        + ink("M6 -2H66L78 0L66 2H6Z", WHITE, 1.6)
        + ink("M4 0L-4 -7H10L16 -2H28L24 0L28 2H16L10 7H-4Z", "#4f8465", 1.6)
        + line("M37 -8L50 8M50 -8L37 8", 2.8, GOLD)
        + f'<circle class="i" style="stroke-width:1.8" cx="-3" cy="0" r="3.600" fill="{GOLD}"/>'
        + line("M-12 7C-18 15 -28 17 -38 15")
    )


def _bush(x: float, y: float, r: float) -> str:
    return form(
        [(x - r, y + r * 0.5), (x - r * 0.8, y - r * 0.5), (x, y - r), (x + r * 0.8, y - r * 0.5), (x + r, y + r * 0.5), (x, y + r * 0.7)],
        GREEN, GREEN2, r * 0.6, 1.8,
    )  # fmt: skip


def _windows(*places: tuple[float, float]) -> str:
    return "".join(fill(f"M{x - 2} {y}v-5q2 -3.500 4 0v5Z", INK) for x, y in places)


def _castle() -> str:
    """The bailiff's castle on the lake."""
    return (
        scenes.PEAKS
        + ink("M-24 22V-6H24V22Z", WHITE2, 2) + ink("M-26 -6V-14H-19V-9H-12V-14H-5V-9H5V-14H12V-9H19V-14H26V-6Z", WHITE2, 1.8)
        + ink("M-10 -9V-34H10V-9Z", WHITE, 2) + fill("M4 -33H9V-10H4Z", WHITE2) + ink("M-15 -34L0 -56L15 -34Z", BLUE, 2) + fill("M1 -54L13.500 -35H5Z", BLUE2)
        + line("M0 -56V-64", 1.8) + ink("M1 -64L12 -61L1 -57Z", RED, 1.4)
        + ink("M-44 26V-16H-24V26Z", WHITE, 2) + fill("M-31 -15H-25V25H-31Z", WHITE2) + ink("M-49 -16L-34 -40L-19 -16Z", BLUE, 2) + fill("M-33 -38L-20.500 -17H-29Z", BLUE2)
        + ink("M24 26V-16H44V26Z", WHITE, 2) + fill("M37 -15H43V25H37Z", WHITE2) + ink("M19 -16L34 -40L49 -16Z", BLUE, 2) + fill("M35 -38L47.500 -17H39Z", BLUE2)
        + ink("M-9 24V10C-9 0 9 0 9 10V24Z", WOOD, 2) + line("M0 3V24M-9 14H9", 1.4)
        + _windows((-37, -2), (-31, 12), (31, -2), (37, 12), (0, -16), (-4, -26), (4, -26))
        + hatch("M-40 4H-36M-42 18H-38M28 8H32M30 20H34M-20 4H-15M14 2H19M-18 16H-13M15 14H20")
        + ink("M-56 30C-30 20 30 20 56 30L54 36C30 28 -30 28 -54 36Z", "#b9ab91", 1.8)
        + ink("M-58 34C-30 26 30 26 58 34C46 46 -46 46 -58 34Z", "#9cc0cc", 2) + hatch("M-40 36C-34 33 -28 39 -22 36M-6 35C0 32 6 38 12 35M26 37C32 34 38 39 42 36M-22 41C-16 38 -10 43 -4 40", WHITE)
        + _bush(-49, 24, 7) + _bush(50, 24, 7)
    )  # fmt: skip


def _house() -> str:
    """Tell's house."""
    return (
        scenes.PEAKS + scenes.MEADOW
        + ink("M31 36V22H37V36Z", WOOD, 1.8)
        + form([(34, -32), (44, -18), (49, 2), (46, 18), (34, 26), (22, 18), (20, 2), (25, -18)], GREEN, GREEN2, 9, 2.2)
        + hatch("M28 -12C30 -8 34 -8 36 -12M26 4C28 8 32 8 34 4M36 8C38 12 42 12 44 8M34 -22C36 -18 38 -18 40 -22", GREEN3)
        + ink("M-36 36V2H20V36Z", WHITE, 2) + fill("M10 3H19V35H10Z", WHITE2)
        + ink("M-38 12V2L-8 -24L22 2V12Z", "#b98a5a", 2) + fill("M-6 -22L21 3V11H10L8 0Z", "#9a6f42")
        + hatch("M-32 6H16M-28 1H12M-20 -6H4M-36 10H20", WOOD2)
        + ink("M4 -18V-36H12V-12Z", "#b9ab91", 1.8) + '<path fill="none" stroke="#c3b9a4" stroke-width="3.400" stroke-linecap="round" d="M8 -40C4 -46 14 -48 10 -55"/>'
        + ink("M-50 4L-8 -38L34 4L27 11L-8 -24L-43 11Z", RED, 2) + hatch("M-42 2L-38 6M-34 -6L-30 -2M-26 -14L-22 -10M-18 -22L-14 -18M18 -6L14 -2M10 -14L6 -10M2 -22L-2 -18M26 2L22 6", RED2)
        + ink("M-4 36V18H10V36Z", WOOD, 1.8) + line("M3 18V36", 1.2) + f'<circle cx="6.500" cy="28" r="1.300" fill="{GOLD}"/>'
        + ink("M-29 29V18H-13V29ZM-13 0V-9H-3V0Z", "#9cc0cc", 1.6) + line("M-21 18V29M-29 23.500H-13M-8 -9V0", 1.2)
        + ink("M-31 29H-11V33H-31Z", WOOD, 1.4) + "".join(f'<circle cx="{x}" cy="28.500" r="1.900" fill="{RED}"/>' for x in (-28, -23, -18, -13))
        + line("M-54 36V24M-46 36V24M-57 28H-43M-57 33H-43", 1.8, WOOD)
    )  # fmt: skip


def _tower() -> str:
    """The prison."""
    stones = (
        "M-18 -10H-12M-20 4H-14M-17 18H-11M13 -4H18M14 12H20M12 24H17M-4 -22H3M-20 28H-15M-12 -18H-8M8 -14H13"
    )
    return (
        scenes.PEAKS
        + form([(-56, 40, 1), (-44, 30), (-28, 26), (0, 24), (28, 26), (46, 31), (57, 40, 1), (0, 37)], "#b9ab91", "#978a72", 8, 2)
        + ink("M-24 34L-20 -18H20L24 34C10 37 -10 37 -24 34Z", STEEL, 2.2) + fill("M10 -17H19L23 33.500L12 35Z", STEEL2)
        + ink("M-27 -18V-38H-18V-30H-8V-38H8V-30H18V-38H27V-18Z", STEEL, 2.2) + fill("M18 -37H26V-19H14V-29H18Z", STEEL2)
        + line("M-22 -38V-58", 2) + ink("M-21 -58L-4 -53L-21 -46Z", RED, 1.6)
        + ink("M-10 8V-5C-10 -15 10 -15 10 -5V8Z", INK, 2) + fill("M-4 8C-5 0 -3 -6 0 -6C4 -6 5 0 5 8Z", "#efc6a0") + fill("M-4 -1C-4 -8 5 -8 5 -1C2 -4 -2 -4 -4 -1ZM-4 3C-2 8 3 8 5 3V8H-4Z", "#4a2c1b")
        + line("M-5 -11V8M0 -13V8M5 -11V8", 1.8, "#c7d0d4") + ink("M-13 8H13V12H-13Z", STEEL2, 1.8)
        + ink("M-7 35V24C-7 15 7 15 7 24V35Z", WOOD, 2) + line("M0 18V35", 1.2) + hatch(stones)
        + limb([(24, 34), (20, 20), (23, 4), (18, -8)], (3, 2.4, 1.6), GREEN2, "", 1.4)
        + "".join(fill(f"M{x} {y}q5 -6 9 0q-4 6 -9 0Z", GREEN2) for x, y in ((18, -8), (20, 0), (14, 6), (20, 12), (13, 18), (21, 24), (15, 28)))
        + _bush(-38, 28, 9) + _bush(40, 30, 8)
    )  # fmt: skip


VIGNETTES = {
    "crossbow": _crossbow,
    "castle": _castle,
    "hat": scenes.hat,
    "house": _house,
    "tower": _tower,
    "flock": scenes.flock,
    "rider": scenes.rider,
    "boat": scenes.boat,
    "crag": scenes.crag,
    "farewell": scenes.farewell,
    "cow": scenes.cow,
    "ibex": scenes.ibex,
    "flower": scenes.flower,
}
# Where the traditional pack has its pictures, and how large; tens of leaves and acorns have none.
PLACES = {
    ("bells", "7"): ("crossbow", 0.96),
    ("bells", "8"): ("farewell", 1.08),
    ("bells", "9"): ("hat", 1.1),
    ("bells", "10"): ("house", 1.0),
    ("hearts", "7"): ("rider", 0.8),
    ("hearts", "8"): ("boat", 0.88),
    ("hearts", "9"): ("crag", 0.94),
    ("hearts", "10"): ("castle", 0.88),
    ("leaves", "7"): ("flock", 0.9),
    ("leaves", "8"): ("tower", 0.94),
    ("leaves", "9"): ("flower", 1.1),
    ("acorns", "7"): ("ibex", 0.84),
    ("acorns", "8"): ("cow", 1.02),
    ("acorns", "9"): ("flower", 1.1),
}
