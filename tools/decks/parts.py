"""Shared parts of both decks: colours, line styles, suit signs, numerals, letters, frame. All plain SVG text."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

import re
from collections.abc import Iterable

PAPER, PANEL, INK = "#fbf5e6", "#f7f0da", "#2b211c"
RED, RED2 = "#bf3f31", "#922d26"
GREEN, GREEN2, GREEN3 = "#3d7d5b", "#2f6a4c", "#204b37"
GOLD, GOLD2 = "#e6b03a", "#b8801f"
WOOD, WOOD2 = "#8a5530", "#5d3820"
SKIN, SKIN2 = "#efc6a0", "#d99f78"
STEEL, STEEL2 = "#b3bec4", "#7f8c94"
BLUE, BLUE2 = "#3f5f8f", "#2c4468"
WINE, WINE2 = "#7d3348", "#5a2233"
WHITE, WHITE2 = "#fbf5e6", "#d9cfb8"
SUITS = ("acorns", "leaves", "hearts", "bells")
RANKS = ("7", "8", "9", "U", "O", "K", "10", "A")

STYLE = (
    f".i{{stroke:{INK};stroke-width:2.4;stroke-linejoin:round;stroke-linecap:round}}"
    f".n{{fill:none;stroke:{INK};stroke-width:2;stroke-linejoin:round;stroke-linecap:round}}"
    f".h{{fill:none;stroke:{INK};stroke-width:1;stroke-linecap:round;stroke-linejoin:round}}"
    ".w{fill:none;stroke:#fff6d8;stroke-width:2;stroke-linecap:round}"
    f".g{{fill:none;stroke:{GOLD};stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}}"
    ".v{fill:none;stroke:#4f8465;stroke-width:2.6;stroke-linecap:round}"
)


def fill(d: str, colour: str) -> str:
    """A flat shape without outline."""
    return f'<path fill="{colour}" d="{d}"/>'


def ink(d: str, colour: str, width: float = 2.4) -> str:
    """A flat shape with the ink outline."""
    style = "" if width == 2.4 else f' style="stroke-width:{width:g}"'
    return f'<path class="i" fill="{colour}"{style} d="{d}"/>'


def line(d: str, width: float = 2.0, colour: str = "") -> str:
    """An ink line without fill."""
    style = ";".join(
        part
        for part in (f"stroke-width:{width:g}" if width != 2.0 else "", f"stroke:{colour}" if colour else "")
        if part
    )
    return f'<path class="n"{f" style={chr(34)}{style}{chr(34)}" if style else ""} d="{d}"/>'


def hatch(d: str, colour: str = "") -> str:
    """Thin engraved strokes."""
    return f'<path class="h"{f" style={chr(34)}stroke:{colour}{chr(34)}" if colour else ""} d="{d}"/>'


def group(body: str, transform: str) -> str:
    """A transformed group."""
    return f'<g transform="{transform}">{body}</g>'


def use(name: str, transform: str = "") -> str:
    """A reference to one of PARTS or to a group defined in the card itself."""
    return f'<use xlink:href="#{name}"{f" transform={chr(34)}{transform}{chr(34)}" if transform else ""}/>'


def at(name: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """A part put at a point, turned and scaled."""
    transform = f"translate({x:g} {y:g})"
    if turn:
        transform += f" rotate({turn:g})"
    if scale != 1.0:
        transform += f" scale({scale:g})"
    return use(name, transform)


# --- suit signs, centred on 0,0, about 44 x 64 ------------------------------------------------------------
_LEAF = (
    "M0 -33C5 -27 8 -21 15 -19C13 -14 14 -11 17 -9C20 -6 23 -4 28 -3C25 2 25 5 26 10C26 19 19 24 11 22.500"
    "C7 22 4 20 2 17C2 23 4 28 9 32L5 35C-1 31 -3 24 -2.500 17C-4 20 -7 22 -11 22.500C-19 24 -26 19 -26 10"
    "C-25 5 -25 2 -28 -3C-23 -4 -20 -6 -17 -9C-14 -11 -13 -14 -15 -19C-8 -21 -5 -27 0 -33Z"
)
_HEART = "M0 27C-19 13 -27 3 -27 -9C-27 -18 -20 -24 -13 -24C-7 -24 -2 -21 0 -15C2 -21 7 -24 13 -24C20 -24 27 -18 27 -9C27 3 19 13 0 27Z"
PARTS: dict[str, str] = {
    "acorns": (
        line("M0 -27C1 -32 4 -35 8 -36", 3)
        + ink("M-17 -8C-19 12 -9 25 0 33C9 25 19 12 17 -8Z", GOLD)
        + fill("M6 -6C9 10 6 22 1 30C9 24 17 11 16 -8Z", GOLD2)
        + '<path class="w" d="M-10 1C-10 8 -8 14 -5 18"/>'
        + ink("M-21 -8C-22 -20 -12 -27 0 -27C12 -27 22 -20 21 -8C10 -4 -10 -4 -21 -8Z", "#8a5530")
        + fill("M8 -25C15 -22 20 -16 19.500 -9L12 -7.200C14 -14 13 -20 8 -25Z", WOOD2)
        + hatch("M-16 -9L-3 -25M-7 -7L9 -24M3 -7L15 -20M16 -9L3 -25M7 -7L-9 -24M-3 -7L-15 -20")
    ),
    "leaves": (
        ink(_LEAF, "#4f9a6f")
        + fill(
            "M3 -26C6 -22 9 -19 13 -17.500C12 -13 13 -10 16 -7.500C19 -4.500 22 -3 25 -2C23 2 23.500 6 24 10"
            "C24 16 19 20.500 12 20C17 14 13 2 9 -8C7 -14 5 -20 3 -26Z",
            GREEN2,
        )
        + line("M0 -25V20M0 -8L8 -13M0 -8L-8 -13M0 3L16 -1M0 3L-16 -1M0 13L14 11M0 13L-14 11", 1.9, GREEN3)
    ),
    "hearts": (
        ink(_HEART, "#c8402f")
        + fill(
            "M14 -22C21 -21 25 -16 25 -9C25 2 17 11 2 23.500C14 11 20 -2 18 -12C17.500 -16 16.500 -20 14 -22Z",
            RED2,
        )
        + '<path class="w" d="M-20 -8C-20 -13 -17 -16.500 -13 -17"/>'
    ),
    "bells": (
        '<circle class="n" cx="0" cy="-27" r="5.500" style="stroke-width:3"/>'
        + ink("M-7 -22H7L9 -17H-9Z", WOOD)
        + f'<circle class="i" r="21" fill="{GOLD}"/>'
        + fill("M-20 5Q0 13 20 5C18 15 9 21 0 21C-9 21 -18 15 -20 5Z", "#c98f26")
        + fill("M9 -18C18 -12 21 -4 20 0L12 1C13 -6 12 -12 9 -18Z", "#c98f26")
        + ink("M-20.500 -3Q0 6 20.500 -3L20 5Q0 14 -20 5Z", RED, 1.8)
        + line("M-7 14.500Q0 17.500 7 14.500", 2.6)
        + f'<circle cx="-8" cy="14" r="2.800" fill="{INK}"/><circle cx="8" cy="14" r="2.800" fill="{INK}"/>'
        + '<path class="w" d="M-13 -8C-11 -13 -8 -15 -4 -16.500"/><circle class="i" r="21" fill="none"/>'
    ),
    "tulip": (
        ink("M0 -2C-8 -8 -7 -24 0 -32C7 -24 8 -8 0 -2Z", GOLD, 1.8)
        + ink(
            "M0 0C-15 0 -19 -16 -15 -29C-13 -22 -7 -18 0 -14C7 -18 13 -22 15 -29C19 -16 15 0 0 0Z",
            "#4f8465",
            1.8,
        )
    ),
    "sprig": (
        '<path class="v" d="M0 0C14 -12 28 12 44 0M10 -3C8 -14 16 -22 25 -20C31 -18 30 -10 24 -11'
        'M32 3C32 14 40 20 48 18C54 16 52 8 47 10"/>'
        + fill(
            "M7 -4C-1 -8 -4 -16 -2 -24C6 -20 10 -12 7 -4ZM33 4C24 6 19 13 20 22C29 20 34 13 33 4Z", "#7ba68c"
        )
        + use("tulip", "translate(43 0) rotate(90)")
    ),
    "fist": (  # closed round an upright shaft, 0,0 is its middle
        ink("M-13 -8C-13 -15 -6 -16 0 -15C7 -16 13 -14 13 -8V8C13 15 7 16 0 15C-7 16 -13 15 -13 8Z", SKIN)
        + '<path class="h" style="stroke-width:1.4" d="M-12 -6H5M-12 1H6M-12 8H5"/>'
        + ink("M12 4C8 2 4 -4 1 -10C0 -15 7 -17 9 -11C11 -7 13 -6 13 -2Z", SKIN, 1.8)
    ),
    "rose": (
        "".join(
            f'<path class="i" style="stroke-width:1.4" fill="{{c}}" transform="rotate({a})" '
            'd="M0 0C-6 -5 -6 -13 0 -15C6 -13 6 -5 0 0Z"/>'
            for a in range(0, 360, 72)
        ).replace("{c}", "#e8a0a0")
        + f'<circle class="i" style="stroke-width:1.4" r="3.6" fill="{GOLD}"/>'
    ),
}

# --- numerals and letters -----------------------------------------------------------------------------------
_ROMAN = {
    "V": (27.0, "M{0} 0h12v3h-2.500l5.500 15l5 -15h-3v-3h10v3h-2.500l-8 23h-4l-10 -23h-2.500Z"),
    "I": (11.0, "M{0} 0h11v3h-3v20h3v3h-11v-3h3v-20h-3Z"),
    "X": (
        26.0,
        "M{0} 0h11v3h-2l5.500 7.500l5 -7.500h-2.500v-3h9v3h-2.500l-7.200 10l7.200 10h2.500v3h-12v-3h2.800l-4.300 -6.500l-5 6.500h2.500v3h-10v-3h2.800l7.700 -10.300l-7.200 -9.700h-2.800Z",
    ),
}


def roman(text: str) -> str:
    """A Roman numeral, 26 high, left edge at 0, as one filled path."""
    x, parts = 0.0, []
    for sign in text:
        width, d = _ROMAN[sign]
        parts.append(d.format(f"{x:g}"))
        x += width + 3
    return fill("".join(parts), INK)


# Stroke letters on an 11 high grid: width and path.
_LETTERS: dict[str, tuple[float, str]] = {
    "A": (9, "M0 11L4.500 0L9 11M1.600 7.200H7.400"),
    "B": (7, "M0 0V11H4C8.500 11 8.500 5.500 4 5.500H0M4 5.500C7.500 5.500 7.500 0 4 0H0"),
    "C": (8, "M8 2C6 -.8 0 -.8 0 5.500S6 11.800 8 9"),
    "D": (8, "M0 0V11H3C10 11 10 0 3 0Z"),
    "E": (6, "M6 0H0V11H6M0 5.500H5"),
    "F": (6, "M6 0H0V11M0 5.500H5"),
    "G": (8.5, "M8 2C6 -.8 0 -.8 0 5.500S8.500 12.500 8.500 6H5"),
    "H": (8, "M0 0V11M8 0V11M0 5.500H8"),
    "I": (0, "M0 0V11"),
    "K": (7, "M0 0V11M7 0L0 6.500M2.500 4.300L7 11"),
    "L": (6, "M0 0V11H6"),
    "M": (10, "M0 11V0L5 7L10 0V11"),
    "N": (8, "M0 11V0L8 11V0"),
    "O": (10, "M5 0C-1.600 0 -1.600 11 5 11S11.600 0 5 0Z"),
    "P": (7, "M0 11V0H4C8.300 0 8.300 6 4 6H0"),
    "R": (7, "M0 11V0H4C8.300 0 8.300 6 4 6H0M3.500 6L7.500 11"),
    "S": (6.5, "M6.500 1.500C4.500 -1 -.5 -.5 .3 3C1 6 6.500 5 6.500 8.300C6.500 12 1 11.500 0 9"),
    "T": (8, "M0 0H8M4 0V11"),
    "U": (8, "M0 0V7C0 12.300 8 12.300 8 7V0"),
    "V": (8, "M0 0L4 11L8 0"),
    "W": (12, "M0 0L3 11L6 2L9 11L12 0"),
    "Y": (8, "M0 0L4 5.500L8 0M4 5.500V11"),
    "Z": (7, "M0 0H7L0 11H7"),
}
_ACCENTS = {
    "Á": ("A", "M4.500 -2.600L6 -4.600"),
    "É": ("E", "M3 -2.600L4.500 -4.600"),
    "Ő": ("O", "M3.800 -2.600L5 -4.600M6.600 -2.600L7.800 -4.600"),
    "Ü": ("U", "M2.600 -2.800V-3M5.400 -2.800V-3"),
}


def lettering(text: str, room: float, width: float = 1.9) -> str:
    """Stroke letters centred on x = 0 and y = 0, at most `room` wide."""
    x, body = 0.0, []
    for sign in text:
        if sign == " ":
            x += 5
            continue
        base, accent = _ACCENTS.get(sign, (sign, ""))
        advance, d = _LETTERS[base]
        body.append(group(f'<path d="{d}{accent}"/>', f"translate({x:g} 0)"))
        x += advance + 3
    total = x - 3
    scale = min(1.0, room / total)
    style = f'fill="none" stroke="{INK}" stroke-width="{width / scale:.2f}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<g {style} transform="scale({scale:.4f}) translate({-total / 2:g} -5.5)">{"".join(body)}</g>'


# --- putting a card together ----------------------------------------------------------------------------------
_HREF = re.compile(r'xlink:href="#([\w-]+)"')


def _needed(text: str, own: Iterable[str]) -> list[str]:
    found: list[str] = []

    def walk(piece: str) -> None:
        for name in _HREF.findall(piece):
            if name in own or name in found:
                continue
            walk(PARTS[name])
            if name not in found:
                found.append(name)

    walk(text)
    return found


def card(
    comment: str, under: str = "", half: str = "", over: str = "", middle: str = "", place: str = ""
) -> str:
    """A whole SVG file: `under`, then `half` twice (upright and turned by 180 degrees), then `over`.

    `middle` lies over the halves and is moved with them to `place`, a transform.
    """
    own = ["half"] if half else []
    defs = "".join(
        f'<g id="{name}">{PARTS[name]}</g>\n' for name in _needed(under + half + middle + over, own)
    )
    twice = ""
    if half:
        defs += f'<g id="half">{half}</g>\n'
        twice = use("half") + use("half", "rotate(180 150 240)") + middle
        twice = group(twice, place) if place else twice
    text = (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<!-- {comment} Original drawing for Ulti Desktop, MIT. -->\n'
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        'viewBox="0 0 300 480" width="300" height="480">\n'
        f"<style>{STYLE}</style>\n<defs>\n{defs}</defs>\n"
        f'<rect width="300" height="480" rx="18" fill="{PAPER}"/>\n'
        f"{under}{twice}{over}\n</svg>\n"
    )
    return text.replace("/><", "/>\n<")


def tell_frame() -> str:
    """The ink frame with its red companion line."""
    return (
        '<rect class="n" x="20" y="20" width="260" height="440" rx="14"/>'
        f'<rect x="13.500" y="13.500" width="273" height="453" rx="18" fill="none" stroke="{RED}" stroke-width="1.4"/>'
    )


def band(text: str) -> str:
    """The band over the seam, with a name to be read from both sides."""
    half = (
        group(lettering(text, 104), "translate(84 240)") if text else group(_ornament(), "translate(84 240)")
    )
    return (
        f'<rect class="i" x="20" y="226" width="260" height="28" fill="{PAPER}"/>'
        f'<path fill="none" stroke="{RED}" stroke-width="1.2" d="M21 229.500H279M21 250.500H279"/>'
        + half
        + group(half, "rotate(180 150 240)")
        + ink("M150 230L160 240L150 250L140 240Z", GOLD, 1.8)
        + f'<circle cx="150" cy="240" r="3" fill="{RED}"/>'
    )


def _ornament() -> str:
    spots = "".join(
        ink(f"M{x} -4.500L{x + 5} 0L{x} 4.500L{x - 5} 0Z", RED if i % 2 else "#4f8465", 1.4)
        for i, x in enumerate(range(-44, 46, 22))
    )
    return spots + "".join(f'<circle cx="{x}" cy="0" r="1.700" fill="{INK}"/>' for x in range(-33, 45, 22))
