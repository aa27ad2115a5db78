"""What the queens share: gowns, slim arms, pearls and a crown."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

from decks.forms import curve, form, limb, number, ribbon, spot
from decks.parts import BLUE, GOLD, GOLD2, RED, SKIN, SKIN2, WHITE, at, fill, group, hatch, ink, line
from decks.shape import Colours, Figure


def neck() -> str:
    """Neck and shoulders, bare."""
    return ink(
        "M136 130V156C128 160 120 162 116 166L150 192L184 166C180 162 172 160 164 156V130Z", SKIN
    ) + fill(
        "M152 146C158 144 163 140 163 134V156C168 160 176 162 182 166L160 182C166 168 162 156 152 146Z", SKIN2
    )


def gown(colour: str, shade: str) -> str:
    """A gown from the shoulders to the seam."""
    return form(
        [(114, 160, 1), (104, 176), (104, 204), (98, 243, 1), (202, 243, 1), (196, 204), (196, 176), (186, 160, 1), (172, 180),
         (150, 188), (128, 180)],
        colour, shade, 12,
    ) + hatch("M116 214C114 222 113 232 113 240M128 222C127 228 127 234 127 240M184 214C186 222 187 232 187 240M172 222C173 228 173 234 173 240")  # fmt: skip


def neckline(colour: str) -> str:
    """The trimming of its neckline."""
    d = "M115 163C124 180 136 190 150 191C164 190 176 180 185 163"
    return line(d, 6.6) + line(d, 3.4, colour)


def sleeve(colour: str, shade: str, left: bool) -> str:
    """An upper arm from the shoulder to the elbow at the seam."""
    if left:
        return limb([(116, 164), (94, 180), (78, 210), (70, 245)], (14, 32, 30, 26), colour, shade) + hatch(
            "M86 192C80 202 76 210 74 220M79 190C72 200 68 210 66 220"
        )
    return limb([(184, 164), (206, 180), (222, 210), (230, 245)], (14, 32, 30, 26), colour, shade) + hatch(
        "M210 192C215 200 219 210 221 220M219 194C224 204 228 212 230 222"
    )


def raised(colour: str, shade: str, x: float, y: float, turn: float = 0.0) -> str:
    """A forearm raised from the seam to a slim fist at x, y."""
    left = x < 150
    elbow, wrist = ((72, 246) if left else (228, 246)), (x + (-1 if left else 1), y + 12)
    mid = ((elbow[0] + wrist[0]) / 2 + (-3 if left else 3), (elbow[1] + wrist[1]) / 2)
    near = (wrist[0] * 0.7 + mid[0] * 0.3, wrist[1] * 0.7 + mid[1] * 0.3)
    return (
        limb([elbow, mid, wrist], (27, 24, 17), colour, shade)
        + at("fist", x, y, 0.84, turn)
        + ink(ribbon([near, (wrist[0], wrist[1] - 2)], (25, 22)), WHITE, 2)
        + hatch(curve([near, wrist]))
    )


def folded(colour: str, shade: str, x: float, y: float) -> str:
    """The left forearm across the body, an open hand at x, y."""
    return (
        limb([(80, 242), (96, 230), (x - 14, y + 5)], (27, 24, 17), colour, shade)
        + ink(ribbon([(x - 22, y + 9), (x - 12, y + 4)], (25, 22)), WHITE, 2)
        + form([(x - 11, y - 6, 1), (x, y - 9), (x + 13, y - 6), (x + 20, y + 1), (x + 14, y + 4), (x + 8, y + 9), (x - 8, y + 11, 1)], SKIN, SKIN2, 4, 2)
        + hatch(curve([(x + 4, y - 3), (x + 18, y)]) + curve([(x + 4, y + 2), (x + 14, y + 4)]))
    )  # fmt: skip


def pearls(points: tuple[tuple[float, float], ...], r: float = 3.0) -> str:
    """A pearl at each of the points."""
    return "".join(spot(x, y, r, WHITE, 1.4) for x, y in points)


def crown(scale: float = 1.0, y: float = 72.0) -> str:
    """A small open crown on the hair, its rim at y."""
    body = (
        ink("M-30 0C-33 -10 -34 -18 -38 -27C-30 -22 -24 -22 -20 -31C-14 -22 -8 -26 0 -42C8 -26 14 -22 20 -31C24 -22 30 -22 38 -27C34 -18 33 -10 30 0C14 -9 -14 -9 -30 0Z", GOLD, 2.2)
        + fill("M22 -24C26 -20 30 -20 35 -23C32 -15 31 -8 29 -2L18 -6C20 -12 21 -18 22 -24Z", GOLD2)
        + limb([(-30, 0), (-15, -6), (0, -8), (15, -6), (30, 0)], (9, 9, 9, 9, 9), GOLD, GOLD2, 1.8)
        + "".join(spot(px, py, 3.6, WHITE, 1.5) for px, py in ((-38, -28), (-20, -32), (0, -43), (20, -32), (38, -28)))
        + "".join(spot(px, py, 2.8, colour, 1.3) for px, py, colour in ((-18, -4.5, BLUE), (0, -8, RED), (18, -4.5, BLUE)))
    )  # fmt: skip
    return group(body, f"translate(150 {number(y)}) scale({scale:g})")


def maid(hair: str, hair2: str, brow: str = "", turned: bool = False, worn: str = "lady") -> Figure:
    """A face without beard; `worn` says how the hair is worn."""
    none = Colours("", "", "", "", "", "")
    return Figure(none, "", worn, "", "", hair=hair, hair2=hair2, brow=brow, mirrored_face=turned)
