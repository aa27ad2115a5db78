"""The four queens of the French deck: with a rose, with an owl, with a mirror, with a basket."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

import math

from decks.forms import blob, dot, form, limb, number, spot
from decks.ladies import crown, folded, gown, maid, neck, neckline, pearls, raised, sleeve
from decks.parts import (
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
    WHITE,
    WHITE2,
    WINE,
    WINE2,
    WOOD2,
    fill,
    group,
    hatch,
    ink,
    line,
)
from decks.plants import blossom, leaf
from decks.portrait import head

ROSE, ROSE2 = "#e58a86", "#c4605f"


# --- hearts: the rose -----------------------------------------------------------------------------------------


def _rose(x: float, y: float) -> str:
    leaves = leaf(1, 66, 62, 1.1) + leaf(-1, 84, -58, 1.1, "#5f9a76") + leaf(0, 40, -46, 0.8)
    bloom = (
        form([(-19, -2), (-15, -15), (0, -21), (15, -15), (19, -2), (12, 13), (0, 18), (-12, 13)], ROSE, ROSE2, 8, 2.2)
        + line("M-17 -4C-10 4 0 8 4 16M17 -5C12 2 6 5 2 9M-11 -15C-10 -4 0 2 8 1C13 -2 12 -12 6 -14C-2 -16 -6 -10 -2 -6C0 -4 4 -5 4 -8", 1.8)
    )  # fmt: skip
    sepals = ink("M-12 13L-17 22L-6 18L0 25L6 18L17 22L12 13C6 18 -6 18 -12 13Z", "#4f8465", 1.6)
    return group(
        line("M0 20C2 60 -2 100 0 150", 5.4)
        + line("M0 20C2 60 -2 100 0 150", 2.8, "#4f8465")
        + leaves
        + sepals
        + bloom,
        f"translate({number(x)} {number(y)}) rotate(8)",
    )


def _hennin() -> str:
    """The two-horned headdress with its veil."""
    horn = form(
        [(150, 78, 1), (122, 84, 1), (106, 70), (102, 48), (112, 34), (128, 36), (142, 50), (150, 64, 1)],
        WINE,
        WINE2,
        8,
    )
    net = hatch("M110 44L128 72M120 38L142 70M104 56L120 80M132 40L104 66M140 50L112 76M146 60L128 80", GOLD)
    return (
        horn + net + group(horn + net, "matrix(-1 0 0 1 300 0)")
        + limb([(118, 88), (128, 79), (150, 76), (172, 79), (182, 88)], (8, 8, 9, 8, 8), GOLD, GOLD2, 2)
        + pearls(((126, 82), (138, 78.5), (162, 78.5), (174, 82)), 2.4)
        + ink("M150 62L158 72L150 82L142 72Z", RED, 1.8)
    )  # fmt: skip


def rose() -> str:
    """Two-horned headdress and veil, a rose."""
    red, red2 = "#b8392f", "#8a2923"
    veil = form(
        [(112, 50, 1), (100, 76), (98, 110), (90, 140), (72, 170), (86, 178), (106, 170), (118, 150), (150, 140), (182, 150),
         (194, 170), (214, 178), (228, 170), (210, 140), (202, 110), (200, 76), (188, 50, 1)],
        WHITE, WHITE2, 10,
    ) + hatch("M104 100C102 124 94 148 84 166M110 110C108 134 102 152 96 168M196 100C198 124 206 148 216 166M190 110C192 134 198 152 204 168")  # fmt: skip
    bands = "".join(
        line(d, 6) + line(d, 3, GOLD) for d in ("M150 192V240",)
    ) + "".join(spot(150, y, 3.2, RED, 1.4) for y in (202, 214))  # fmt: skip
    return (
        _rose(222, 78) + veil + gown(red, red2) + neck() + neckline(GOLD) + bands
        + sleeve(red, red2, True) + sleeve(red, red2, False)
        + head(maid("#c98f3f", "#e0b266", "#8a5a2a"), "maid", -3, _hennin())
        + pearls(((132, 168), (138, 173), (144, 176.5), (150, 178), (156, 176.5), (162, 173), (168, 168)), 2.4)
        + ink("M150 180L155 186L150 193L145 186Z", GOLD, 1.5)
        + folded(red, red2, 114, 210) + raised(red, red2, 217, 190, 8)
    )  # fmt: skip


# --- spades: the owl ------------------------------------------------------------------------------------------


def _owl() -> str:
    """An owl sitting on a hand at 0,48."""
    return (
        form([(-17, 8), (-19, -14), (-13, -30), (0, -34), (13, -30), (19, -14), (17, 12), (8, 34), (0, 40), (-8, 34)], "#a98a63", "#80643f", 8, 2.2)
        + ink("M-14 -28L-19 -42L-6 -33ZM14 -28L19 -42L6 -33Z", "#a98a63", 2)
        + form([(-11, 6), (-10, -4), (0, -8), (10, -4), (11, 6), (6, 26), (0, 31), (-6, 26)], "#efe0c4", "", 0, 1.6)
        + hatch("M-6 2l2 3l2 -3M2 2l2 3l2 -3M-4 10l2 3l2 -3M2 11l2 3l2 -3M-2 19l2 3l2 -3")
        + spot(-8, -18, 8, "#efe0c4", 1.8) + spot(8, -18, 8, "#efe0c4", 1.8)
        + spot(-7, -18, 4.6, GOLD, 1.4) + spot(7, -18, 4.6, GOLD, 1.4) + dot(-7, -18, 2.3, INK) + dot(7, -18, 2.3, INK)
        + ink("M-3 -13H3L0 -5Z", GOLD, 1.4)
        + hatch("M-15 -4C-14 10 -10 22 -5 30M15 -4C14 10 10 22 5 30")
        + line("M-6 38V46M6 38V46", 3.4) + line("M-6 38V45M6 38V45", 1.8, GOLD)
    )  # fmt: skip


def _lace() -> str:
    """The standing collar of lace behind the head."""
    scallops = "".join(
        spot(150 + 60 * math.cos(a), 138 - 58 * math.sin(a), 9, WHITE, 1.8)
        for a in (math.radians(d) for d in range(-28, 209, 16))
    )
    holes = "".join(
        dot(150 + 60 * math.cos(a), 138 - 58 * math.sin(a), 2.2, "#9fb3c4")
        for a in (math.radians(d) for d in range(-28, 209, 16))
    )
    ribs = "".join(
        f"M{number(150 + 30 * math.cos(a))} {number(138 - 30 * math.sin(a))}L{number(150 + 56 * math.cos(a))} {number(138 - 54 * math.sin(a))}"
        for a in (math.radians(d) for d in range(-24, 205, 12))
    )
    fan = blob(
        [
            (150 + 57 * math.cos(a), 138 - 55 * math.sin(a))
            for a in (math.radians(d) for d in range(-34, 215, 16))
        ]
        + [(136, 182, 1), (150, 186), (164, 182, 1)]
    )
    return scallops + ink(fan, WHITE, 2.2) + holes + hatch(ribs, "#8d9aa6")


def owl() -> str:
    """Lace collar and dark hair, an owl on her hand, a book."""
    blue, blue2 = "#35507f", "#24375a"
    hair = ink(
        blob([(121, 104, 1), (114, 86), (115, 64), (130, 50), (150, 45), (170, 50), (185, 64), (186, 86), (179, 104, 1), (176, 84),
              (164, 74), (150, 71), (136, 74), (124, 84)]),
        "#2f2622",
    ) + hatch("M120 84C121 70 132 58 148 54M180 84C179 70 168 58 152 54M119 96C117 84 120 74 128 66M181 96C183 84 180 74 172 66M130 76C136 70 142 66 149 64M170 76C164 70 158 66 151 64", "#7a6a60")  # fmt: skip
    book = (
        form([(92, 186, 1), (132, 180, 1), (140, 226, 1), (100, 234, 1)], WINE, WINE2, 8)
        + ink("M100 234L140 226L142 232L102 241Z", WHITE, 1.8)
        + f'<path fill="none" stroke="{GOLD}" stroke-width="1.600" d="M98 192L128 187L134 221L105 227Z"/>'
        + ink("M113 200L119 205L115 212L109 207Z", GOLD, 1.4)
    )
    partlet = hatch("M126 172L138 186M134 168L150 188M166 168L150 188M174 172L162 186", "#b5805f")
    return (
        _lace() + gown(blue, blue2) + neck() + partlet + neckline(GOLD)
        + "".join(ink(f"M150 {y}L156 {y + 6}L150 {y + 12}L144 {y + 6}Z", GOLD, 1.4) for y in (196, 210))
        + line("M132 190C134 206 134 224 132 240M168 190C166 206 166 224 168 240", 2.2, GOLD)
        + sleeve(blue, blue2, True) + sleeve(blue, blue2, False)
        + "".join(form([(x, y, 1), (x + 4 * s, y + 8), (x + 2 * s, y + 18, 1), (x - 3 * s, y + 9)], WHITE, "", 0, 1.5) for x, y, s in ((92, 184, -1), (208, 184, 1), (219, 198, 1)))
        + head(maid("#2f2622", "#6a5a50", turned=True, worn="lady-updo"), "maid", 3, hair + crown(0.86, 66))
        + pearls(((122, 124), (122, 131), (180, 126), (180, 133)), 3)
        + book + folded(blue, blue2, 106, 214)
        + raised(blue, blue2, 226, 186, 6) + group(_owl(), "translate(228 130)")
    )  # fmt: skip


# --- diamonds: the mirror -------------------------------------------------------------------------------------


def _mirror() -> str:
    return (
        ink("M-4 26H4V110H-4Z", GOLD, 2) + fill("M1 27H3V109H1Z", GOLD2)
        + ink("M-8 22C-4 30 4 30 8 22L5 36H-5Z", GOLD, 2)
        + "".join(spot(25 * math.sin(a), -2 - 29 * math.cos(a), 3.4, GOLD, 1.5) for a in (math.radians(d) for d in range(0, 360, 30)))
        + f'<ellipse class="i" cx="0" cy="-2" rx="24" ry="28" fill="{GOLD}"/>'
        + f'<ellipse class="i" style="stroke-width:1.800" cx="0" cy="-2" rx="17.500" ry="21.500" fill="{STEEL}"/>'
        + fill("M-13 -10C-9 -20 4 -24 11 -17L-12 10C-15 3 -15 -4 -13 -10Z", "#d7e0e2")
        + '<path class="w" d="M3 13C8 10 11 5 12 -1"/>'
    )  # fmt: skip


def mirror() -> str:
    """Red curls under pearls, a mirror, a string of pearls."""
    gold, gold2 = "#d59a34", "#a46f1c"
    curl, dark = "#b1512a", "#8a3a1c"
    curls = [(118, 72), (108, 86), (104, 102), (103, 118), (106, 134), (112, 148), (182, 72), (192, 86), (196, 102), (197, 118),
             (194, 134), (188, 148), (100, 146), (200, 146)]  # fmt: skip
    locks = "".join(spot(x, y, 11, curl, 2) for x, y in curls) + hatch(
        "".join(f"M{x - 5} {y + 3}c0 -8 9 -9 9 -2c0 5 -6 5 -5 1" for x, y in curls), dark
    )
    cap = ink(
        blob(
            [
                (120, 84, 1),
                (118, 66),
                (130, 52),
                (150, 47),
                (170, 52),
                (182, 66),
                (180, 84, 1),
                (170, 74),
                (150, 70),
                (130, 74),
            ]
        ),
        curl,
    ) + hatch("M126 68C132 60 140 56 148 55M174 68C168 60 160 56 152 55M134 72C138 64 144 60 150 60", dark)
    string = "".join(
        spot(x, y, 3.6, WHITE, 1.5)
        for x, y in ((64, 184), (61, 192), (60, 200), (61, 208), (64, 216), (70, 221), (77, 222), (84, 219), (88, 212), (90, 204), (90, 196), (88, 188))
    )  # fmt: skip
    panes = "".join(
        ink(f"M{x} {y}L{x + 6} {y + 8}L{x} {y + 16}L{x - 6} {y + 8}Z", WHITE, 1.5)
        for x, y in ((93, 182), (208, 182), (219, 200))
    )
    return (
        group(_mirror(), "translate(229 116) rotate(8) scale(1.04)") + locks + gown(gold, gold2)
        + form([(134, 188, 1), (150, 192), (166, 188, 1), (172, 243, 1), (128, 243, 1)], RED, RED2, 8, 2)
        + hatch("M136 200L150 214L164 200M134 212L150 226L166 212M132 226L150 240L168 226", GOLD)
        + neck() + neckline(WHITE)
        + sleeve(gold, gold2, True) + sleeve(gold, gold2, False) + panes
        + head(maid(curl, dark, worn="lady-short"), "maid", -4, cap + pearls(((122, 74), (130, 69), (140, 66), (160, 66), (170, 69), (178, 74)), 2.8) + crown(0.7, 58))
        + ink("M150 60L157 69L150 78L143 69Z", RED, 1.8)
        + raised(gold, gold2, 76, 178) + string + ink("M77 219L83 228L77 237L71 228Z", RED, 1.6)
        + raised(gold, gold2, 219, 190, 8)
    )  # fmt: skip


# --- clubs: the basket ----------------------------------------------------------------------------------------


def _apple(x: float, y: float, colour: str, shade: str) -> str:
    return (
        form([(x - 10, y - 2), (x - 6, y - 9), (x, y - 7), (x + 6, y - 9), (x + 10, y - 2), (x + 6, y + 9), (x, y + 8), (x - 6, y + 9)], colour, shade, 5, 1.8)
        + line(f"M{x} {y - 7}C{x} {y - 11} {x + 2} {y - 13} {x + 4} {y - 13}", 1.6)
    )  # fmt: skip


def _basket() -> str:
    """Apples in a basket before her, its rim at y = 206."""
    weave = "".join(f"M{x} {212 + 8 * r}q4 4 8 0" for r in range(4) for x in range(116 + 4 * (r % 2), 182, 9))
    return (
        line("M116 206C116 164 184 164 184 206", 7.4) + line("M116 206C116 164 184 164 184 206", 4, "#b98a4e")
        + hatch("M118 192l4 3M122 184l4 4M130 177l3 4M141 173l2 5M159 173l-2 5M170 177l-3 4M178 184l-4 4M182 192l-4 3", WOOD2)
        + _apple(134, 200, "#c8502f", "#963520") + _apple(166, 200, "#c8502f", "#963520") + _apple(150, 197, "#c9b44a", "#9d8a2e")
        + leaf(143, 192, -40, 0.6) + leaf(159, 193, 40, 0.6)
        + form([(112, 206, 1), (150, 211), (188, 206, 1), (182, 243, 1), (118, 243, 1)], "#c99a5b", "#9c7139", 10)
        + hatch(weave, WOOD2)
        + limb([(110, 206), (130, 210), (150, 211), (170, 210), (190, 206)], (8, 8, 8, 8, 8), "#b98a4e", "#8f6734", 2)
    )  # fmt: skip


def basket() -> str:
    """Braids and a wreath of clover, a basket of apples."""
    hair, hair2 = "#7a4a22", "#a06c38"
    bodice = form(
        [
            (112, 166, 1),
            (106, 186),
            (108, 243, 1),
            (192, 243, 1),
            (194, 186),
            (188, 166, 1),
            (172, 184),
            (150, 192),
            (128, 184),
        ],
        GREEN2,
        GREEN3,
        12,
    )
    lacing = line("M138 196L162 206M162 196L138 206M138 208L162 218M162 208L138 218", 1.8, GOLD)
    puffs = form([(118, 160), (96, 160), (76, 176), (70, 200), (84, 212), (106, 204), (116, 182)], WHITE, WHITE2, 8) + form(
        [(182, 160), (204, 160), (224, 176), (230, 200), (216, 212), (194, 204), (184, 182)], WHITE, WHITE2, 10
    )  # fmt: skip
    stitch = "".join(
        dot(x, y, 2.2, RED) for x, y in ((80, 196), (88, 200), (97, 201), (220, 196), (212, 200), (203, 201))
    ) + hatch("M88 170C82 180 80 188 80 194M98 168C94 178 92 188 92 196M212 170C218 180 220 188 220 194M202 168C206 178 208 188 208 196")  # fmt: skip
    braid = "".join(
        form([(x - 9, y, 1), (x - 8, y + 10), (x, y + 17, 1), (x + 8, y + 9), (x + 9, y, 1), (x, y + 5)], hair, "#57331a", 4, 1.8)
        for x, y in ((110, 132), (106, 145), (104, 158), (104, 171))
    ) + spot(104, 188, 4.6, RED) + form([(99, 192), (104, 207), (110, 192)], hair, "#57331a", 3, 1.6)  # fmt: skip
    cap = ink(
        blob(
            [
                (117, 96, 1),
                (116, 70),
                (128, 52),
                (150, 46),
                (172, 52),
                (184, 70),
                (183, 96, 1),
                (172, 80),
                (150, 72, 1),
                (128, 80),
            ]
        ),
        hair,
    ) + hatch("M126 68C132 60 140 56 149 55M174 68C168 60 160 56 151 55M150 48V70", hair2)
    petal = "M0 0C-7 -3 -8 -11 -3 -13C-1 -14 0 -12 0 -11C0 -12 1 -14 3 -13C8 -11 7 -3 0 0Z"
    clover = "".join(
        group(
            "".join(group(ink(petal, colour, 1.5), f"rotate({turn})") for turn in (0, 120, 240)),
            f"translate({number(150 + 37 * math.cos(a))} {number(80 - 30 * math.sin(a))}) rotate({number(90 - math.degrees(a))}) scale(.8)",
        )
        for a, colour in zip((math.radians(d) for d in (0, 30, 60, 90, 120, 150, 180)), ("#5f9a76", "#6aa37e") * 4, strict=False)
    ) + "".join(blossom(150 + 37 * math.cos(a), 80 - 31 * math.sin(a), 0.72, "#fbe4df") for a in (math.radians(d) for d in (15, 45, 75, 105, 135, 165)))  # fmt: skip
    arms = limb([(80, 206), (84, 224), (104, 228)], (21, 20, 15), SKIN, SKIN2) + limb(
        [(220, 206), (216, 224), (196, 228)], (21, 20, 15), SKIN, SKIN2
    )
    hands = form([(98, 220, 1), (110, 217), (120, 221), (122, 230), (112, 237), (98, 236, 1)], SKIN, SKIN2, 4, 2) + hatch(
        "M112 222L121 224M111 227L122 229M109 232L119 233"
    )  # fmt: skip
    shirt = ink(
        "M116 166C124 160 132 158 136 156L150 176L164 156C168 158 176 160 184 166L170 186L150 194L130 186Z",
        WHITE,
        2,
    )
    return (
        bodice + neck() + shirt + lacing + puffs + stitch
        + head(maid(hair, hair2, turned=True, worn="lady-short"), "maid", 3, crown(0.72, 60) + cap + clover)
        + braid + group(braid, "matrix(-1 0 0 1 300 0)")
        + arms + _basket() + hands + group(hands, "matrix(-1 0 0 1 300 0)")
        + spot(150, 170, 3.6, RED, 1.4) + line("M138 158C142 166 146 169 150 170C154 169 158 166 162 158", 1.6, RED)
    )  # fmt: skip


QUEENS = {"hearts": rose, "leaves": owl, "bells": mirror, "acorns": basket}
