"""The four Overs: Tell, Rudenz, Geszler and Stüszi."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

from decks.attributes import LEFTS, SHAFTS
from decks.coats import CHESTS
from decks.forms import curve, dot, form, limb, ribbon, spot
from decks.heads import hat
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
    WHITE,
    WINE,
    WINE2,
    at,
    fill,
    group,
    hatch,
    ink,
    line,
)
from decks.people import body, forearm, strap, upper_arm
from decks.portrait import head
from decks.shape import Colours, Figure


def _held(shaft: str) -> str:
    return group(SHAFTS[shaft](), "translate(232 78) rotate(9) scale(.96)")


def tell() -> str:
    """The archer with crossbow and the apple on his bolt."""
    c = Colours("#3d7d5b", GREEN2, RED, RED2, GREEN2, GREEN3)
    man = Figure(c, "feather", "full", "", "", hair="#4a2c1b", hair2="#6b4228")
    return (
        group(SHAFTS["crossbow"](), "translate(234 80) rotate(10) scale(.94)")
        + body(c) + upper_arm(c, True) + upper_arm(c, False) + CHESTS["dagged"](c)
        + head(man, "stern", -2)
        + group(LEFTS["bolt"](), "translate(4 -10)") + forearm(c, 69, 190) + forearm(c, 218, 187, 9)
    )  # fmt: skip


# --- Geszler --------------------------------------------------------------------------------------------------


def _falcon() -> str:
    wing = form(
        [(3, -16, 1), (15, -8), (19, 12), (13, 34), (7, 50, 1), (0, 28), (-3, 4)], "#6f5d4e", "#53443a", 6, 2
    )
    return (
        form([(3, 16, 1), (11, 44), (4, 54), (-5, 46), (-6, 18, 1)], "#53443a", "", 0, 2)
        + line("M-5 26V37M2 27V37", 3.4) + line("M-5 26V36M2 27V36", 1.8, GOLD)
        + form([(-2, -26), (10, -20), (14, 0), (9, 20), (0, 30), (-10, 22), (-15, 0), (-11, -18)], "#efe0c4", "#d3bd97", 6, 2.2)
        + hatch("M-9 -8l2 3l2 -3M-10 2l2 3l2 -3M-8 12l2 3l2 -3M-3 -14l2 3l2 -3M-3 -2l2 3l2 -3M-3 8l2 3l2 -3M-2 18l2 3l2 -3")
        + wing + hatch("M4 -2C8 8 8 22 7 38M10 -4C14 8 14 20 11 32")
        + form([(-13, -27), (-10, -39), (2, -44), (12, -37), (12, -26), (0, -19)], "#6f5d4e", "#53443a", 5, 2.2)
        + fill("M-9 -25C-5 -22 -1 -21 3 -22C2 -26 -2 -29 -6 -29Z", "#efe0c4")
        + ink("M-12 -34C-18 -34 -22 -30 -19 -23C-16 -26 -13 -26 -10 -27Z", GOLD, 1.8)
        + spot(-3, -33, 3.4, GOLD, 1.4) + dot(-3.4, -33, 1.7, INK)
    )  # fmt: skip


def geszler() -> str:
    """The bailiff: fur hat with a peacock feather, chain of office, falcon on the fist."""
    c = Colours(WINE, WINE2, RED, RED2, RED, RED2)
    man = Figure(c, "fur", "forked", "", "", hair="#2f2622", hair2="#52443c")
    plume = (
        limb([(172, 62), (188, 52), (203, 39), (214, 27)], (2, 11, 19, 3), "#3d7d5b", GREEN2, 2)
        + hatch("M172 61C188 52 200 42 212 29M181 49L186 54M188 44L193 49M188 58L184 52M196 53L191 47")
        + spot(201, 41, 5.2, GOLD, 1.4) + dot(201, 41, 2.8, BLUE)
    )  # fmt: skip
    chain = [(112, 160), (124, 188), (150, 200), (176, 188), (188, 160)]
    links = "".join(
        spot(x, y, 4, GOLD, 1.6)
        for x, y in (
            (114, 168),
            (119, 179),
            (127, 189),
            (138, 196),
            (162, 196),
            (173, 189),
            (181, 179),
            (186, 168),
        )
    )
    glove = (
        limb([(62, 246), (68, 226), (72, 206)], (34, 31, 28), c.coat, c.coat2)
        + form(
            [(58, 196, 1), (56, 212), (60, 222), (86, 222), (88, 210), (86, 196, 1)],
            "#a8743c",
            "#7f4c28",
            6,
            2,
        )
        + at("fist", 73, 190, 1.05)
        + hatch("M60 204H84M60 211H85M62 217H84", "#5d3820")
    )
    return (
        _held("mace") + body(c) + upper_arm(c, True) + upper_arm(c, False) + CHESTS["fur"](c)
        + line(curve([(p[0], p[1]) for p in chain]), 3, GOLD2) + links
        + ink("M150 194L158 206L150 220L142 206Z", GOLD, 1.8) + dot(150, 206, 3.4, RED)
        + plume + head(man, "cruel", -2)
        + glove + group(_falcon(), "translate(76 143) scale(1.02)") + forearm(c, 218, 186, 9)
    )  # fmt: skip


# --- Stüszi ---------------------------------------------------------------------------------------------------


def stuszi() -> str:
    """The field guard, blowing his horn."""
    c = Colours("#4f7a4a", "#385a36", "#9a5f34", "#744425", "#7a5236", "#56371f", RED)
    man = Figure(c, "brim", "shaven", "", "", hair="#6b3d1e", hair2="#8a5530")
    beard = form(
        [
            (122, 110, 1),
            (123, 130),
            (132, 147),
            (150, 158),
            (167, 147),
            (176, 128),
            (178, 106, 1),
            (170, 116),
            (160, 119),
            (150, 117),
            (137, 119),
            (128, 117),
        ],
        "#6b3d1e",
        "#4b2a14",
        8,
        2,
    )
    cheeks = '<circle cx="130" cy="113" r="6.500" fill="#d4654e" fill-opacity=".4"/>' + line(
        "M127 108C121 111 119 118 122 124", 1.6
    )
    lips = spot(139, 125, 4.4, "#a33a30", 1.6)
    horn = (
        limb([(140, 125), (122, 139), (96, 141), (79, 112)], (5, 11, 19, 29), "#e2c48a", "#b8935a")
        + ink(ribbon([(84, 121), (78, 110)], (29, 34)), GOLD, 2)
        + ink(ribbon([(126, 136), (120, 139)], (13, 15)), GOLD, 1.8)
        + hatch("M104 132L95 126M106 137L93 133M110 147L100 150")
    )
    palm = form(
        [(100, 164, 1), (96, 150), (100, 140), (112, 136), (122, 142), (122, 156), (116, 166, 1)],
        SKIN,
        SKIN2,
        4,
        2,
    )
    fingers = "".join(
        form([(x - 4, y + 13), (x - 5, y), (x, y - 5), (x + 5, y), (x + 4, y + 13)], SKIN, SKIN2, 2, 1.8)
        for x, y in ((100, 144), (108, 142), (116, 143))
    )
    grip = (
        palm + horn + fingers
        + limb([(62, 245), (74, 214), (94, 186), (105, 168)], (34, 34, 29, 20), c.coat, c.coat2)
        + ink(ribbon([(97, 181), (106, 166)], (29, 27)), c.trim, 2)
    )  # fmt: skip
    feather = form(
        [(178, 60, 1), (196, 44), (216, 30), (226, 29), (220, 44), (202, 60), (184, 66, 1)],
        "#c8402f",
        RED2,
        6,
        2,
    ) + hatch("M182 63C196 52 210 40 222 32M194 50L199 54M204 42L209 47")
    return (
        _held("spear") + body(c) + upper_arm(c, False)
        + strap([(112, 172), (150, 206), (196, 238)], 13, "#7b4b2c")
        + CHESTS["dagged"](c)
        + head(man, "hearty", -3, hat(man), beard)
        + feather + cheeks + grip + lips + forearm(c, 218, 186, 9)
    )  # fmt: skip


# --- Rudenz ---------------------------------------------------------------------------------------------------


def _uri() -> str:
    """A shield with the bull's head of Uri."""
    bull = (
        ink("M-16 -14C-24 -16 -27 -24 -23 -32C-21 -25 -17 -22 -10 -20M16 -14C24 -16 27 -24 23 -32C21 -25 17 -22 10 -20", WHITE, 1.8)
        + form([(0, -21), (11, -20), (14, -12), (22, -12), (14, -5), (11, 8), (8, 18), (0, 21), (-8, 18), (-11, 8), (-14, -5), (-22, -12), (-14, -12), (-11, -20)], INK, "", 0, 1.4)
        + dot(-6, -6, 2, WHITE) + dot(6, -6, 2, WHITE) + dot(-3.4, 14, 1.5, WHITE) + dot(3.4, 14, 1.5, WHITE)
        + f'<circle cx="0" cy="22" r="5" fill="none" stroke="{RED}" stroke-width="2.600"/>'
    )  # fmt: skip
    return (
        form(
            [
                (-30, -36, 1),
                (-15, -33),
                (0, -39),
                (15, -33),
                (30, -36, 1),
                (31, -4),
                (20, 24),
                (0, 40, 1),
                (-20, 24),
                (-31, -4),
            ],
            GOLD,
            GOLD2,
            8,
        )
        + f'<path fill="none" stroke="{INK}" stroke-width="1.200" d="M-25 -30C-16 -28 -8 -29 0 -33C8 -29 16 -28 25 -30C26 -2 18 20 0 33C-18 20 -26 -2 -25 -30Z"/>'
        + group(bull, "translate(0 0) scale(.84)")
    )


def rudenz() -> str:
    """The young noble with sword and the shield of Uri."""
    c = Colours(BLUE, BLUE2, WINE, WINE2, BLUE, BLUE2)
    man = Figure(c, "beret", "shaven", "", "", hair="#a8702c", hair2="#c48c42", mirrored_face=True)
    locks = form(
        [(120, 96, 1), (112, 116), (110, 138), (118, 148), (126, 142), (128, 124), (124, 104)],
        "#a8702c",
        "#845420",
        4,
    ) + form(
        [(180, 96, 1), (188, 116), (190, 138), (182, 148), (174, 142), (172, 124), (176, 104)],
        "#a8702c",
        "#845420",
        6,
    )
    fringe = ink(
        "M121 96C118 80 132 70 150 70C168 70 182 80 179 96C175 88 168 88 162 82C156 90 146 88 140 84C134 90 126 88 121 96Z",
        "#a8702c",
        2,
    ) + hatch("M130 84C132 80 136 78 140 77M156 82C158 79 162 78 166 79", "#c48c42")
    slashes = "".join(
        form([(x, y, 1), (x + 5 * s, y + 8), (x + 3 * s, y + 20, 1), (x - 3 * s, y + 10)], WHITE, "", 0, 1.6)
        for x, y, s in ((214, 178, 1), (228, 190, 1), (90, 178, -1), (222, 204, 1))
    )
    return (
        group(SHAFTS["sword"](), "translate(229 100) rotate(9) scale(.88) translate(0 -14)")
        + body(c) + upper_arm(c, True) + upper_arm(c, False) + slashes + CHESTS["ruff"](c)
        + locks + head(man, "young", 2, fringe + hat(man))
        + at("fist", 78, 196, 0.95) + group(_uri(), "translate(71 186) rotate(-4) scale(1.02)")
        + forearm(c, 219, 186, 9)
    )  # fmt: skip


OVERS = {
    "acorns": ("TELL VILMOS", "the archer", tell),
    "leaves": ("RUDENZ ULRICH", "the young noble", rudenz),
    "hearts": ("GESZLER HERMANN", "the bailiff with his falcon", geszler),
    "bells": ("STÜSZI VADÁSZ", "the field guard blowing his horn", stuszi),
}
