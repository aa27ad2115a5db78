"""Small pictures of the Tell story for the pip cards, about 90 x 80 units round 0,0."""

from __future__ import annotations

from decks import scenes
from decks.parts import (
    GOLD,
    GREEN,
    GREEN2,
    INK,
    RED,
    RED2,
    STEEL,
    WHITE,
    WHITE2,
    WOOD,
    WOOD2,
    fill,
    hatch,
    ink,
    line,
)

_MEADOW = fill("M-52 34C-30 22 30 22 52 34C30 42 -30 42 -52 34Z", "#a9c29a")


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


def _castle() -> str:
    windows = "".join(
        f'<path fill="{INK}" d="M{x} {y}v-6q2.500 -4 5 0v6Z"/>'
        for x, y in ((-30, 2), (-2.5, -8), (25, 2), (-14, 16), (9, 16))
    )
    return (
        fill("M-54 38C-40 14 -24 12 0 12C24 12 40 14 54 38Z", "#a9c29a")
        + ink("M-20 26V2H20V26Z", WHITE2, 2)
        + ink("M-38 28V-10H-20V28ZM20 28V-10H38V28Z", WHITE, 2)
        + ink("M-11 8V-20H11V8Z", WHITE, 2)
        + fill("M30 -9H37V27H30ZM4 -19H10V7H4Z", WHITE2)
        + ink("M-42 -10L-29 -32L-16 -10ZM16 -10L29 -32L42 -10ZM-15 -20L0 -44L15 -20Z", RED, 2)
        + fill("M29 -30L40.500 -11H31ZM0 -42L13 -21H3Z", RED2)
        + ink("M-7 26V16C-7 8 7 8 7 16V26Z", WOOD, 2)
        + windows
        + line("M-52 36C-36 24 -26 26 0 26C26 26 36 24 52 36", 2)
    )


def _house() -> str:
    return (
        _MEADOW
        + ink("M28 30V20H34V30Z", WOOD, 1.8)
        + ink("M31 -26C44 -20 48 8 42 18C36 24 26 24 20 18C14 8 18 -20 31 -26Z", GREEN, 2)
        + fill("M33 -22C44 -16 46 8 41 16C38 20 34 21 30 21C38 10 38 -8 33 -22Z", GREEN2)
        + ink("M-36 32V0H20V32Z", WHITE, 2)
        + ink("M-36 12V0L-8 -26L20 0V12Z", "#b98a5a", 2)
        + hatch("M-30 4H14M-24 -2H8M-16 -10H0M-34 9H18", WOOD2)
        + ink("M-46 2L-8 -36L30 2L24 8L-8 -24L-40 8Z", RED, 2)
        + ink("M-4 32V16H10V32Z", WOOD, 1.8)
        + ink("M-28 26V16H-14V26ZM-13 0V-10H-3V0Z", "#9cc0cc", 1.6)
        + line("M-21 16V26M-28 21H-14", 1.2)
    )


def _tower() -> str:
    return (
        fill("M-54 38C-36 18 36 18 54 38Z", "#a9c29a")
        + ink("M-24 34L-20 -18H20L24 34Z", STEEL, 2.2)
        + fill("M10 -17H19L23 33H12Z", "#8b979e")
        + ink("M-27 -18V-36H-17V-29H-7V-36H7V-29H17V-36H27V-18Z", STEEL, 2.2)
        + fill("M17 -35H26V-19H14V-28H17Z", "#8b979e")
        + ink("M-9 6V-6C-9 -14 9 -14 9 -6V6Z", INK, 2)
        + line("M-4.500 -11V6M0 -12V6M4.500 -11V6", 1.8, STEEL)
        + ink("M-7 34V24C-7 16 7 16 7 24V34Z", WOOD, 2)
        + hatch("M-18 -2H-14M-19 12H-13M14 -4H19M-20 24H-14M14 20H20M-4 -24H4")
    )


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
    ("bells", "10"): ("house", 1.06),
    ("hearts", "7"): ("rider", 0.8),
    ("hearts", "8"): ("boat", 0.88),
    ("hearts", "9"): ("crag", 0.94),
    ("hearts", "10"): ("castle", 1.0),
    ("leaves", "7"): ("flock", 0.9),
    ("leaves", "8"): ("tower", 1.12),
    ("leaves", "9"): ("flower", 1.1),
    ("acorns", "7"): ("ibex", 0.84),
    ("acorns", "8"): ("cow", 1.02),
    ("acorns", "9"): ("flower", 1.1),
}
