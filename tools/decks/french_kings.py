"""The four kings of the French deck: the giver, the warrior, the merchant and the singer."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

import math

from decks.attributes import SHAFTS
from decks.coats import CHESTS
from decks.forms import dot, form, hand, limb, number, ribbon, spot
from decks.kings import crown, orb
from decks.parts import (
    BLUE,
    BLUE2,
    GOLD,
    GOLD2,
    GREEN2,
    GREEN3,
    INK,
    RED,
    RED2,
    SKIN,
    SKIN2,
    STEEL,
    STEEL2,
    WHITE,
    WHITE2,
    WINE,
    WINE2,
    WOOD,
    WOOD2,
    fill,
    group,
    hatch,
    ink,
    line,
)
from decks.people import body, forearm, upper_arm
from decks.portrait import head
from decks.shape import Colours, Figure

GOLDCOAT, GOLDCOAT2 = "#c9822c", "#985c1a"


def held(shaft: str, dy: float = 0.0) -> str:
    """Something upright in the right hand."""
    return group(SHAFTS[shaft](), f"translate(232 {number(78 + dy)}) rotate(9) scale(.96)")


def mantle(colour: str, shade: str) -> str:
    """A cloak behind both shoulders."""
    return form(
        [(122, 148, 1), (92, 160), (62, 190), (44, 244, 1), (256, 244, 1), (238, 190), (208, 160), (178, 148, 1)],
        colour, shade, 14,
    ) + hatch("M74 196C66 210 60 226 58 240M226 196C234 210 240 226 242 240")  # fmt: skip


LOWER = "translate(150 153) scale(.95) translate(-150 -150)"  # a head under a tall crown


# --- hearts: the giver ----------------------------------------------------------------------------------------


def giver() -> str:
    """Closed crown and ermine, sceptre, an open hand."""
    c = Colours(RED, RED2, WINE, WINE2, WINE, WINE2)
    man = Figure(c, "", "round", "", "", hair="#9c5a24", hair2="#bd7c3c")
    arm = (
        limb([(62, 246), (68, 224), (78, 204)], (34, 30, 23), c.coat, c.coat2)
        + ink(ribbon([(71, 217), (79, 202)], (33, 31)), WHITE, 2)
        + "".join(fill(f"M{x} {y}l2.600 6h-5.200Z", INK) for x, y in ((68, 208), (78, 211), (84, 204)))
        + hand(82, 200, 8, True, 1.02)
    )
    return (
        held("sceptre") + body(c) + upper_arm(c, True) + upper_arm(c, False) + CHESTS["ermine"](c)
        + group(head(man, "hearty", -3, crown(2, c.cape, c.cape2)), LOWER) + arm + forearm(c, 218, 186, 9)
    )  # fmt: skip


# --- spades: the warrior --------------------------------------------------------------------------------------


def _shield() -> str:
    star = "M" + "L".join(
        f"{number((17 if k % 2 == 0 else 7) * math.sin(math.pi * k / 6))} {number(-(17 if k % 2 == 0 else 7) * math.cos(math.pi * k / 6))}"
        for k in range(12)
    )
    return (
        form([(-30, -38, 1), (0, -34), (30, -38, 1), (31, -6), (20, 24), (0, 42, 1), (-20, 24), (-31, -6)], BLUE, BLUE2, 9)
        + f'<path fill="none" stroke="{GOLD}" stroke-width="2.200" d="M-24.500 -31C-8 -28 8 -28 24.500 -31C26 -4 17 19 0 34C-17 19 -26 -4 -24.500 -31Z"/>'
        + group(ink(f"{star}Z", WHITE, 1.8) + dot(0, 0, 3.4, GOLD), "translate(0 -4)")
    )  # fmt: skip


def warrior() -> str:
    """A crown over the mail coif, breastplate, axe and shield."""
    c = Colours("#55606e", "#3d4652", BLUE, BLUE2, BLUE, BLUE2)
    man = Figure(c, "", "full", "", "", hair="#2f2622", hair2="#544640", mirrored_face=True)
    coif = (
        ink("M150 44C180 44 190 74 187 104C186 130 190 146 200 160C184 168 172 164 164 158C174 140 179 112 175 84C165 72 135 72 125 84"
            "C121 112 126 140 136 158C128 164 116 168 100 160C110 146 114 130 113 104C110 74 120 44 150 44Z", STEEL)
        + fill("M182 62C190 84 184 128 198 159C188 164 178 163 170 160C180 140 184 104 176 66Z", STEEL2)
        + hatch("".join(f"M{x} {y}q3 4 6 0" for x, y in ((114, 96), (114, 108), (115, 120), (116, 132), (113, 144), (120, 148), (108, 154), (118, 156), (180, 98), (180, 110), (180, 122), (179, 134), (182, 146), (176, 150), (188, 155))))
    )  # fmt: skip
    return (
        held("axe", 6) + mantle(c.cape, c.cape2) + body(c) + upper_arm(c, True) + upper_arm(c, False) + CHESTS["plate"](c)
        + head(man, "stern", 2, coif + crown(3, BLUE, BLUE2))
        + group(_shield(), "translate(76 190) rotate(-5) scale(1.04)") + forearm(c, 218, 188, 9)
    )  # fmt: skip


# --- diamonds: the merchant -----------------------------------------------------------------------------------


def _turban() -> str:
    """A wound turban, a jewel with heron feathers, and the points of a crown."""
    plume = "".join(
        limb([(150, 46), (x, y), (x2, y2)], (3, 7, 2), colour, "", 1.6)
        for x, y, x2, y2, colour in ((138, 30, 140, 22, WHITE), (152, 28, 158, 22, WHITE), (164, 32, 176, 27, WHITE))
    )  # fmt: skip
    points = ink("M112 62L106 36L124 50L132 30L150 48L168 30L176 50L194 36L188 62Z", GOLD, 2) + "".join(
        spot(x, y, 3.6, GOLD, 1.6) for x, y in ((106, 36), (132, 30), (168, 30), (194, 36))
    )
    wound = (
        form([(110, 78), (106, 66), (114, 54), (132, 47), (150, 45), (168, 47), (186, 54), (194, 66), (190, 78), (176, 84),
              (150, 79), (124, 84)], WHITE, WHITE2, 10)
        + line("M112 74C128 58 152 50 176 50M114 80C136 64 164 58 190 60M128 82C146 72 170 68 193 68", 2.0)
        + line("M108 70C120 56 140 48 160 47M150 78C166 73 180 72 192 74", 2.2, RED)
    )  # fmt: skip
    return (
        plume
        + points
        + wound
        + ink("M150 44L160 58L150 74L140 58Z", RED, 2)
        + fill("M151 47L158 58L151 71Z", RED2)
    )


def merchant() -> str:
    """Turban with a heron feather, furs and brocade, mace and orb."""
    c = Colours(GOLDCOAT, GOLDCOAT2, RED, RED2, RED, RED2, RED)
    man = Figure(c, "", "forked", "", "", hair="#4a2c1b", hair2="#6f4a30")
    brocade = hatch(
        "".join(
            f"M{x} {y}l5 -6l5 6l-5 6Z"
            for x, y in ((104, 222), (118, 228), (172, 228), (186, 222), (70, 222), (222, 222), (210, 200))
        ),
        "#6f3f10",
    )
    return (
        held("mace", 8) + body(c) + upper_arm(c, True) + upper_arm(c, False) + brocade + CHESTS["fur"](c)
        + head(man, "noble", 3, _turban())
        + forearm(c, 76, 196) + orb(76, 168) + forearm(c, 218, 188, 9)
    )  # fmt: skip


# --- clubs: the singer ----------------------------------------------------------------------------------------


def _harp() -> str:
    strings = "".join(
        f"M{number(58 + 11 * k)} {number(153 - 3.2 * k + 0.9 * k * k)}V{number(226 - 12.5 * k)}"
        for k in range(1, 5)
    )
    return (
        line(strings, 2.6) + line(strings, 1.2, "#f6e3b8")
        + limb([(46, 244), (42, 206), (44, 172), (54, 148)], (12, 11, 10, 12), WOOD, WOOD2, 2.2)
        + limb([(50, 246), (78, 222), (102, 192), (116, 164)], (22, 20, 17, 12), WOOD, WOOD2, 2.2)
        + limb([(50, 152), (68, 142), (88, 152), (102, 164), (120, 158)], (14, 13, 10, 11, 13), GOLD, GOLD2, 2.2)
        + spot(49, 146, 8, GOLD, 2) + dot(49, 146, 3, WOOD2) + spot(121, 158, 6, GOLD, 2)
        + hatch("M62 232L68 238M74 221L81 228M88 206L95 212M100 190L107 195", GOLD)
        + "".join(spot(x, y, 1.6, INK, 1) for x, y in ((68, 146), (79, 149), (90, 156), (101, 162)))
    )  # fmt: skip


def _oak_crown() -> str:
    """The tall crown with oak leaves and acorns round its rim."""
    leaf = "M0 2C-6 0 -9 -4 -6 -8C-11 -10 -11 -15 -6 -17C-8 -22 -4 -26 0 -30C4 -26 8 -22 6 -17C11 -15 11 -10 6 -8C9 -4 6 0 0 2Z"
    leaves = "".join(
        group(ink(leaf, colour, 1.6 / 0.66) + hatch("M0 -2V-22M0 -10L4 -14M0 -10L-4 -14"), f"translate({x} {y}) rotate({turn}) scale(.66)")
        for x, y, turn, colour in (
            (118, 80, -64, "#4f8465"), (130, 76, -40, "#6a9a5f"), (182, 80, 64, "#4f8465"), (170, 76, 40, "#6a9a5f"),
            (142, 74, -18, "#4f8465"), (158, 74, 18, "#4f8465"),
        )
    )  # fmt: skip
    nuts = "".join(
        ink(f"M{x - 4} {y}C{x - 4} {y + 7} {x - 2} {y + 10} {x} {y + 12}C{x + 2} {y + 10} {x + 4} {y + 7} {x + 4} {y}Z", GOLD, 1.4)
        + ink(f"M{x - 5} {y}C{x - 5} {y - 6} {x + 5} {y - 6} {x + 5} {y}Z", WOOD, 1.4)
        for x, y in ((136, 72), (164, 72))
    )  # fmt: skip
    return crown(0, GREEN2, GREEN3) + leaves + nuts


def singer() -> str:
    """Crown of oak leaves, long white beard, both hands on the harp."""
    c = Colours("#4f7a4a", "#385a36", "#8a5a34", "#643f22", GREEN2, GREEN3)
    man = Figure(c, "", "long", "", "", hair="#e6e0d2", hair2="#b3ab9b", brow="#d5cebf", mirrored_face=True)
    far = (
        limb([(188, 160), (218, 180), (230, 206), (206, 226), (160, 222), (128, 206)], (14, 36, 34, 32, 27, 21), c.coat, c.coat2)
        + ink(ribbon([(146, 216), (132, 208)], (27, 26)), GOLD, 2)
        + form([(130, 196, 1), (118, 188), (104, 190), (100, 196), (110, 200), (101, 204), (104, 210), (116, 214), (128, 216, 1)], SKIN, SKIN2, 4, 2)
        + hatch("M108 195L118 197M106 205L117 204")
        + hatch("M206 184C214 190 219 196 221 204M200 214C190 218 180 219 172 218")
    )  # fmt: skip
    near = (
        limb([(112, 160), (88, 172), (68, 190), (54, 204)], (14, 34, 30, 22), c.coat, c.coat2)
        + hatch("M84 186C78 194 74 202 73 208")
    )  # fmt: skip
    fingers = form(
        [(54, 196, 1), (44, 192), (36, 197), (35, 210), (44, 216), (56, 210, 1)], SKIN, SKIN2, 4, 2
    ) + hatch("M37 199L46 200M36 204L46 205M38 210L46 210")
    return (
        body(c) + CHESTS["cloak"](c) + far + group(head(man, "old", -3, _oak_crown()), LOWER) + near + _harp() + fingers
    )  # fmt: skip


KINGS = {"hearts": giver, "leaves": warrior, "bells": merchant, "acorns": singer}
