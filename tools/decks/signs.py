"""The French signs in the hand of the German ones: ink outline, shadow on the right, light on the left.

Every sign has one colour and its shadow, found nowhere else on the cards, so that a table of colours is
enough to recolour a suit.
"""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

from decks.parts import PAPER, PARTS, fill, ink

NAMES = {"hearts": "hearts", "bells": "diamonds", "leaves": "spades", "acorns": "clubs"}
COLOURS = {
    "hearts": ("#c8392b", "#93281f"),
    "bells": ("#cc3d2a", "#972b1e"),
    "leaves": ("#3a343c", "#1f1b21"),
    "acorns": ("#3b353d", "#201c22"),
}
OUTLINES = {
    "hearts": "M0 28C-19 14 -27 4 -27 -8C-27 -18 -20 -24 -13 -24C-7 -24 -2 -21 0 -15C2 -21 7 -24 13 -24C20 -24 27 -18 27 -8C27 4 19 14 0 28Z",
    "bells": "M0 -31C6 -19 14 -9 23 0C14 9 6 19 0 31C-6 19 -14 9 -23 0C-14 -9 -6 -19 0 -31Z",
    "leaves": (
        "M0 -30C4 -19 27 -8 27 8C27 16.500 21 21.500 14 21.500C9.500 21.500 6 19.500 3.500 16C4 22 6.500 26.500 11 29.500H-11"
        "C-6.500 26.500 -4 22 -3.500 16C-6 19.500 -9.500 21.500 -14 21.500C-21 21.500 -27 16.500 -27 8C-27 -8 -4 -19 0 -30Z"
    ),
    "acorns": (
        "M0 -30C8 -30 14 -24 14 -16C14 -12 12.500 -8.500 10 -6C11.500 -6.700 13 -7 15 -7C23 -7 28.500 -1 28.500 6.500"
        "C28.500 14.500 23 20.500 15 20.500C10.500 20.500 6.500 18.500 3.500 15C4 22 6.500 26.500 11 29.500H-11C-6.500 26.500 -4 22 -3.500 15"
        "C-6.500 18.500 -10.500 20.500 -15 20.500C-23 20.500 -28.500 14.500 -28.500 6.500C-28.500 -1 -23 -7 -15 -7C-13 -7 -11.500 -6.700 -10 -6"
        "C-12.500 -8.500 -14 -12 -14 -16C-14 -24 -8 -30 0 -30Z"
    ),
}
_SHADES = {
    "hearts": "M14 -22C21 -21 25 -16 25 -8C25 3 17 12 2 24.500C14 12 20 -1 18 -11C17.500 -15.500 16.500 -19.500 14 -22Z",
    "bells": "M1 -26C7 -16 13 -8 20.500 0C13 8 7 16 1 26C5 16 9 8 11 0C9 -8 5 -16 1 -26Z",
    "leaves": "M2 -23C8 -13 25 -4 25 8C25 15 20 19.500 14 19.500C10 19.500 7 18 5 15.500C14 16 18 10 16 3C14 -5 6 -12 2 -23Z",
    "acorns": (
        "M5 -27C9 -25.500 12 -21.500 12 -16C12 -11 9 -7.500 5 -6C8 -10 9.500 -20 5 -27Z"
        "M18 -4.500C23 -3.500 26.500 1 26.500 6.500C26.500 13.500 22 18.500 15 18.500C11.500 18.500 8.500 17 6 14.500C16 16 21.500 8 18 -4.500Z"
    ),
}
_LIGHTS = {
    "hearts": "M-20 -7C-20 -12 -17 -15.500 -13 -16",
    "bells": "M-14.500 -2C-11 -6 -8 -10 -5.500 -14.500",
    "leaves": "M-21 7C-20 1 -15 -4 -9 -9.500",
    "acorns": "M-22.500 6C-22.500 1.500 -19.500 -1.500 -16 -2M-8.500 -17C-8.500 -20.500 -6.500 -23.500 -3.500 -24.500",
}


def light(d: str, width: float) -> str:
    """A stroke where the light falls."""
    return f'<path class="w" style="stroke-width:{width:g}" d="{d}"/>'


def _sign(suit: str, scale: float = 1.0) -> str:
    """A sign whose outline is as thick as on the other cards after it was drawn `scale` times as large."""
    base, shade = COLOURS[suit]
    return (
        ink(OUTLINES[suit], base, 2.4 / scale)
        + fill(_SHADES[suit], shade)
        + light(_LIGHTS[suit], (2.0 if suit in ("hearts", "bells") else 1.7) / scale**0.7)
    )


for _suit in NAMES:
    PARTS[f"f-{_suit}"] = _sign(_suit)
    PARTS[f"f-{_suit}-small"] = ink(OUTLINES[_suit], COLOURS[_suit][0], 2.0) + fill(
        _SHADES[_suit], COLOURS[_suit][1]
    )


# --- big signs with an ornament -----------------------------------------------------------------------------

BIG = 3.0
_INNER = {"hearts": (0, 2.2), "bells": (0, 0), "leaves": (0, 0), "acorns": (0, 0)}


def _spray(height: float, wide: float, leaves: bool) -> str:
    """A tulip, stem from 0,0 upwards, in one colour to be set outside; with two leaves or without."""
    h, w = height, wide
    flower = (
        f"M-.900 0L-.700 {-h * 0.62:.1f}H.700L.900 0Z"
        f"M0 {-h * 0.55:.1f}C{-w * 0.34:.1f} {-h * 0.55:.1f} {-w * 0.44:.1f} {-h * 0.8:.1f} {-w * 0.36:.1f} {-h:.1f}"
        f"C{-w * 0.26:.1f} {-h * 0.88:.1f} {-w * 0.14:.1f} {-h * 0.84:.1f} 0 {-h * 0.76:.1f}"
        f"C{w * 0.14:.1f} {-h * 0.84:.1f} {w * 0.26:.1f} {-h * 0.88:.1f} {w * 0.36:.1f} {-h:.1f}"
        f"C{w * 0.44:.1f} {-h * 0.8:.1f} {w * 0.34:.1f} {-h * 0.55:.1f} 0 {-h * 0.55:.1f}Z"
        f"M0 {-h * 0.84:.1f}C{-w * 0.12:.1f} {-h * 0.92:.1f} {-w * 0.1:.1f} {-h * 1.06:.1f} 0 {-h * 1.16:.1f}"
        f"C{w * 0.1:.1f} {-h * 1.06:.1f} {w * 0.12:.1f} {-h * 0.92:.1f} 0 {-h * 0.84:.1f}Z"
    )
    if not leaves:
        return flower
    return flower + "".join(
        f"M0 {-h * 0.04:.1f}C{k * w * 0.12:.1f} {-h * 0.2:.1f} {k * w * 0.36:.1f} {-h * 0.34:.1f} {k * w * 0.6:.1f} {-h * 0.3:.1f}"
        f"C{k * w * 0.56:.1f} {-h * 0.12:.1f} {k * w * 0.34:.1f} {h * 0.02:.1f} 0 {-h * 0.04:.1f}Z"
        for k in (-1, 1)
    )


_SPRAYS = {  # x, y, turn, height, width and leaves of each spray inside the sign, in its own units
    "hearts": ((0, 19, 0, 23, 15, True), (0, 11, -54, 19, 10, False), (0, 11, 54, 19, 10, False)),
    "bells": ((0, 0, 0, 17, 12, True), (0, 0, 180, 17, 12, True)),
    "leaves": ((0, 14, 0, 27, 16, False), (0, 13, -62, 20, 11, False), (0, 13, 62, 20, 11, False)),
    "acorns": ((0, -2, 0, 19, 13, True), (-3.5, 5, -84, 18, 12, True), (3.5, 5, 84, 18, 12, True)),
}
_RIM = {"hearts": 0.86, "bells": 0.82, "leaves": 0.0, "acorns": 0.0}


def big_sign(suit: str) -> str:
    """The sign of an ace, three times as large, with tulips printed into it, round 0,0."""
    base, shade = COLOURS[suit]
    sprays = "".join(
        f'<path fill="{PAPER}" transform="translate({x} {y}) rotate({turn})" d="{_spray(h, w, leaves)}"/>'
        for x, y, turn, h, w, leaves in _SPRAYS[suit]
    )
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{PAPER}"/>'
        for x, y, r in {
            "hearts": ((-12.5, -12, 1.2), (12.5, -12, 1.2), (-8, 12.5, 0.9), (8, 12.5, 0.9)),
            "bells": ((-12, 0, 1.4), (12, 0, 1.4), (-7.5, 0, 0.9), (7.5, 0, 0.9), (0, 0, 1.6)),
            "leaves": (
                (0, 16, 1.6),
                (-13, 12.5, 1),
                (13, 12.5, 1),
                (0, 21, 1.1),
                (0, 25.2, 0.9),
            ),
            "acorns": ((0, 3, 1.8), (0, 12, 1.2), (0, 18, 1.1), (0, 24, 0.9)),
        }[suit]
    )
    rim = ""
    if _RIM[suit]:
        k, dy = _RIM[suit], _INNER[suit][1] * 0.3
        rim = (
            f'<path fill="none" stroke="{PAPER}" stroke-width=".700" stroke-dasharray="1.600 1.400" stroke-linecap="round" '
            f'transform="translate(0 {dy:g}) scale({k})" d="{OUTLINES[suit]}"/>'
        )
    return (
        f'<g transform="scale({BIG:g})">'
        + ink(OUTLINES[suit], base, 3.2 / BIG)
        + fill(_SHADES[suit], shade)
        + rim + sprays + dots
        + "</g>"
    )  # fmt: skip
