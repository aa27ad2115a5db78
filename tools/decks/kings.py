"""The four kings of the Tell deck, crowned and on horseback."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

from dataclasses import dataclass

from decks.attributes import SHAFTS
from decks.coats import CHESTS
from decks.forms import blob, curve, dot, form, limb, ribbon, spot
from decks.parts import (
    BLUE,
    GOLD,
    GOLD2,
    GREEN2,
    INK,
    RED,
    SKIN,
    SKIN2,
    WHITE,
    at,
    fill,
    group,
    hatch,
    ink,
    line,
)
from decks.portrait import head
from decks.shape import Colours, Figure

SIZE = 0.74


@dataclass(frozen=True)
class Horse:
    """Coat, its shadow, mane and its lighter lines, harness, saddle cloth, and whether it wears feathers."""

    coat: str
    dark: str
    mane: str
    mane2: str
    leather: str
    cloth: str
    cloth2: str
    plume: bool = False


@dataclass(frozen=True)
class King:
    """A rider, the character of his face, his horse, what he holds, how his head leans (degrees)."""

    figure: Figure
    face: str
    horse: Horse
    holds: str
    tilt: float = 0.0


def _crown(kind: int, velvet: str, velvet2: str) -> str:
    """A crown on the brow at y = 80; four kinds of points."""
    jewels = (RED, BLUE, GREEN2)
    if kind == 0:  # tall leaves
        points = [(110, 78, 1), (104, 50), (98, 36), (110, 40), (118, 54, 1), (126, 38), (134, 32), (140, 46), (143, 54, 1),
                  (146, 34), (150, 20), (154, 34), (157, 54, 1), (160, 46), (166, 32), (174, 38), (182, 54, 1), (190, 40),
                  (202, 36), (196, 50), (190, 78, 1), (150, 67)]  # fmt: skip
        tops = ((98, 35), (134, 31), (150, 20), (166, 31), (202, 35))
    elif kind == 1:  # five spikes with balls
        points = [(111, 78, 1), (102, 40, 1), (122, 58, 1), (127, 30, 1), (142, 54, 1), (150, 24, 1), (158, 54, 1),
                  (173, 30, 1), (178, 58, 1), (198, 40, 1), (189, 78, 1), (150, 67)]  # fmt: skip
        tops = ((102, 39), (127, 29), (150, 23), (173, 29), (198, 39))
    elif kind == 2:  # closed, with an arch and a cross
        points = [(112, 78, 1), (106, 52), (110, 40), (122, 46, 1), (130, 52), (150, 48), (170, 52), (178, 46, 1), (190, 40),
                  (194, 52), (188, 78, 1), (150, 67)]  # fmt: skip
        tops = ((108, 40), (192, 40))
    else:  # low battlements
        points = [(112, 78, 1), (105, 44, 1), (117, 44, 1), (120, 55, 1), (128, 54, 1), (128, 38, 1), (143, 36, 1), (143, 52, 1),
                  (157, 52, 1), (157, 36, 1), (172, 38, 1), (172, 54, 1), (180, 55, 1), (183, 44, 1), (195, 44, 1),
                  (188, 78, 1), (150, 67)]  # fmt: skip
        tops = ((135, 36), (165, 36), (111, 43), (189, 43))
    cap = form(
        [(116, 70, 1), (116, 48), (132, 36), (150, 32), (168, 36), (184, 48), (184, 70, 1), (150, 60)],
        velvet,
        velvet2,
        12,
    )
    arch = ""
    if kind == 2:
        arch = (
            limb([(112, 52), (124, 32), (150, 26), (176, 32), (188, 52)], (8, 8, 9, 8, 8), GOLD, GOLD2, 2)
            + "".join(spot(x, y, 2.6, WHITE, 1.4) for x, y in ((121, 38), (134, 30), (166, 30), (179, 38)))
            + ink("M147 14H153V19H158V25H153V30H147V25H142V19H147Z", GOLD, 1.8)
        )
    rim = limb([(110, 77), (130, 71), (150, 69), (170, 71), (190, 77)], (12, 12, 12, 12, 12), GOLD, GOLD2, 2)
    stones = "".join(
        spot(x, y, 3.6, jewels[(i + kind) % 3], 1.6)
        for i, (x, y) in enumerate(((120, 74), (135, 70.5), (150, 69), (165, 70.5), (180, 74)))
    )
    return (
        cap
        + arch
        + ink(blob(points), GOLD, 2.2)
        + "".join(spot(x, y, 4, GOLD, 1.8) for x, y in tops)
        + rim
        + stones
    )


def _rump(h: Horse) -> str:
    return (
        form(
            [
                (186, 204, 1),
                (210, 192),
                (236, 181),
                (256, 183),
                (269, 197),
                (272, 218),
                (272, 244, 1),
                (180, 244, 1),
            ],
            h.coat,
            h.dark,
            12,
        )
        + limb([(262, 190), (271, 204), (270, 224), (263, 246)], (8, 13, 15, 14), h.mane, "", 2)
        + line(curve([(246, 186), (252, 204), (252, 242)]), 5.4)
        + line(curve([(246, 186), (252, 204), (252, 242)]), 2.8, h.leather)
    )


def _cloth(h: Horse) -> str:
    return form(
        [(156, 204, 1), (184, 198), (218, 190), (234, 192, 1), (237, 216), (238, 244, 1), (146, 244, 1)],
        h.cloth,
        h.cloth2,
        10,
    ) + line(curve([(227, 192), (230, 214), (231, 244)]), 2.2, GOLD)


def _neck(h: Horse) -> str:
    """Head, neck and mane, looking to the left, muzzle near 40,212."""
    strap = [
        [(95, 132), (92, 160), (96, 190)], [(56, 178), (62, 190), (76, 204)], [(95, 135), (86, 138), (77, 140)],
    ]  # fmt: skip
    rein = [(60, 212), (84, 224), (112, 214), (142, 198)]
    mane = [(101, 122, 1), (114, 124), (130, 134), (146, 150), (160, 170), (172, 192), (180, 212, 1), (164, 214), (168, 226, 1),
             (152, 216), (150, 206), (146, 214, 1), (138, 200), (139, 190), (131, 198, 1), (126, 182), (127, 172), (116, 178, 1),
             (113, 162), (114, 154), (102, 158, 1), (100, 144), (96, 134)]  # fmt: skip
    strands = "".join(
        curve(list(pts))
        for pts in (
            ((110, 130), (116, 142), (115, 156)), ((124, 136), (130, 152), (130, 170)), ((138, 148), (144, 166), (144, 184)),
            ((152, 166), (156, 182), (157, 200)), ((118, 132), (123, 146), (122, 164)), ((146, 156), (151, 174), (150, 194)),
        )
    )  # fmt: skip
    breast = [[(98, 226), (120, 222), (146, 224), (170, 232)]]
    return (
        form([(184, 214, 1), (168, 190), (150, 162), (128, 140), (104, 126), (99, 116), (96, 104, 1), (89, 114), (87, 126),
               (78, 136), (68, 156), (54, 180), (42, 196), (36, 206), (37, 216), (45, 222), (56, 219), (68, 214), (82, 210),
               (96, 200), (104, 200), (104, 214), (98, 228), (92, 244, 1), (188, 244, 1)], h.coat)
        + fill(blob([(106, 200, 1), (116, 196), (140, 206), (160, 222), (176, 243, 1), (112, 243, 1), (104, 226)]), h.dark)
        + fill(blob([(58, 217, 1), (70, 205), (84, 197), (96, 184), (100, 197), (84, 208), (70, 212)]), h.dark)
        + ink(blob(mane), h.mane, 2.2) + hatch(strands, h.mane2)
        + form([(104, 128, 1), (103, 112), (108, 102, 1), (113, 114), (112, 127, 1)], h.coat, h.dark, 4, 2)
        + ink(blob([(97, 116, 1), (86, 122), (78, 138), (77, 150, 1), (84, 144), (82, 152, 1), (90, 144), (96, 134)]), h.mane, 2)
        + fill(curve([(95, 109), (92, 116), (93, 121)]) + "Z", h.dark)
        + line(curve([(96, 174), (90, 190), (82, 198)]), 1.6)
        + fill(blob([(70, 158), (76, 153), (83, 156), (78, 161)]), "#fff")
        + "".join(dot(x, y, 3, INK) for x, y, *_ in [(77, 157)])
        + line(curve([(69, 158), (76, 151), (84, 155)]), 2.2) + hatch(curve([(70, 163), (77, 164), (82, 161)]))
        + fill(blob([(42, 202), (47, 200), (48, 206), (44, 208)]), INK)
        + line(curve([(38, 213), (46, 213), (53, 209)]), 1.6) + hatch(curve([(58, 192), (64, 198), (64, 206)]) + curve([(64, 172), (70, 182), (72, 192)]))
        + "".join(line(curve(s), 5) + line(curve(s), 2.6, h.leather) for s in strap)
        + "".join(line(curve(s), 7.4) + line(curve(s), 4.6, h.leather) for s in breast)
        + "".join(spot(x, y, 3, GOLD, 1.5) for x, y, *_ in [(95, 137), (57, 180), (116, 223), (132, 223), (148, 225)])
        + line(curve(rein), 4.6) + line(curve(rein), 2.2, h.leather)
        + "".join(spot(x, y, 4.4, GOLD, 1.8) for x, y, *_ in [(60, 211)])
    )  # fmt: skip


def _plume(h: Horse) -> str:
    """A tuft of feathers between the ears."""
    return "".join(
        limb(points, (3, 10, 4), colour, "", 1.8)
        for points, colour in (
            ([(97, 120), (88, 104), (74, 102)], h.cloth), ([(98, 120), (104, 100), (98, 86)], h.cloth),
            ([(97, 120), (92, 100), (82, 90)], GOLD),
        )
    ) + spot(97, 121, 3.6, GOLD, 1.6)  # fmt: skip


def _orb(x: float, y: float) -> str:
    return (
        spot(x, y, 18, BLUE, 2.4)
        + fill(
            f"M{x + 8} {y - 14.5}C{x + 17} {y - 8} {x + 19} {y + 4} {x + 9} {y + 14}C{x + 5} {y + 17} {x} {y + 17} {x - 3} {y + 16}C{x + 10} {y + 9} {x + 12} {y - 4} {x + 8} {y - 14.5}Z",
            "#2c4468",
        )
        + ink(
            f"M{x - 17.5} {y - 3}C{x - 7} {y + 4} {x + 7} {y + 4} {x + 17.5} {y - 3}L{x + 18} {y + 4}C{x + 7} {y + 11} {x - 7} {y + 11} {x - 18} {y + 4}Z",
            GOLD,
            1.8,
        )
        + ink(
            f"M{x - 3} {y - 33}H{x + 3}V{y - 27}H{x + 9}V{y - 21}H{x + 3}V{y - 16}H{x - 3}V{y - 21}H{x - 9}V{y - 27}H{x - 3}Z",
            GOLD,
            1.8,
        )
        + f'<path class="w" d="M{x - 11} {y - 7}C{x - 9} {y - 11} {x - 7} {y - 13} {x - 4} {y - 14}"/>'
    )


def king(k: King) -> str:
    """The half-figure of a king inside the panel."""
    f, c = k.figure, k.figure.colours
    place = f"translate({186 - 150 * SIZE:g} {31 - 22 * SIZE:.2f}) scale({SIZE})"
    back = form(
        [
            (206, 126, 1),
            (224, 138),
            (240, 158),
            (252, 184),
            (250, 198),
            (236, 196),
            (220, 204),
            (206, 198),
            (186, 204),
            (184, 160),
        ],
        c.cape,
        c.cape2,
        12,
    ) + hatch(curve([(224, 148), (234, 168), (240, 190)]) + curve([(216, 152), (224, 174), (226, 198)]))
    orb = k.holds == "orb"
    thing = (
        _orb(252, 112)
        if orb
        else group(SHAFTS[k.holds](), "translate(253 139) rotate(5) scale(.66) translate(0 -110)")
    )
    torso = form(
        [
            (156, 132, 1),
            (152, 160),
            (152, 186),
            (158, 208, 1),
            (214, 208, 1),
            (220, 186),
            (221, 160),
            (216, 132, 1),
        ],
        c.coat,
        c.coat2,
        12,
    )
    belt = limb([(152, 180), (170, 185), (200, 185), (221, 179)], (8, 8, 8, 8), GOLD, GOLD2, 2)
    leg = (
        limb([(196, 206), (174, 216), (162, 232), (160, 254)], (26, 28, 25, 22), c.cape, c.cape2)
        + hatch(curve([(178, 218), (170, 228), (168, 240)]) + curve([(188, 222), (180, 232), (177, 242)]))
        + form([(157, 184, 1), (176, 188), (198, 188), (218, 183, 1), (228, 202), (230, 212), (214, 216), (198, 212), (182, 217), (166, 210), (152, 212), (151, 200)], c.coat, c.coat2, 8)
        + line(curve([(153, 208), (166, 206), (182, 213), (198, 208), (214, 212), (228, 208)]), 1.8, GOLD)
        + hatch(curve([(166, 190), (163, 198), (163, 204)]) + curve([(182, 192), (182, 200), (182, 208)]) + curve([(200, 192), (202, 198), (203, 206)]))
    )  # fmt: skip
    near = (
        limb([(156, 136), (138, 156), (132, 178), (148, 188)], (26, 30, 26, 17), c.coat, c.coat2)
        + hatch(curve([(142, 160), (137, 172), (138, 182)]) + curve([(150, 158), (145, 170), (145, 178)]))
        + ink(ribbon([(141, 186), (150, 188)], (22, 20)), c.trim, 2)
    )
    grip = form(
        [(148, 179, 1), (160, 175), (170, 181), (171, 191), (162, 198), (149, 196, 1)], SKIN, SKIN2, 4, 2
    ) + hatch(
        curve([(160, 181), (170, 185)]) + curve([(159, 187), (171, 191)]) + curve([(157, 192), (166, 195)])
    )
    upper = limb([(210, 138), (232, 148), (250, 162), (256, 174)], (27, 29, 28, 22), c.coat, c.coat2)
    lower = limb([(258, 178), (258, 164), (254, 150)], (20, 24, 18), c.coat, c.coat2) + ink(
        ribbon([(257, 160), (254, 149)], (26, 22)), c.trim, 2
    )
    if orb:
        fist = form(
            [(237, 138, 1), (244, 146), (256, 148), (268, 140, 1), (266, 152), (254, 158), (242, 152)],
            SKIN,
            SKIN2,
            4,
            2,
        ) + hatch(
            curve([(246, 144), (244, 149)])
            + curve([(252, 145), (251, 152)])
            + curve([(259, 145), (259, 151)])
        )
    else:
        fist = at("fist", 253, 139, 0.8, 5)
    return (
        _rump(k.horse) + back + _cloth(k.horse) + torso + leg + belt + (_plume(k.horse) if k.horse.plume else "") + _neck(k.horse) + near + grip
        + thing + upper + lower + fist
        + group(CHESTS["ermine"](c), place)
        + group(head(f, k.face, k.tilt, _crown(int(f.hat[5:]), c.hat, c.hat2)), place)
    )  # fmt: skip


_MANTLE = ("#7d3348", "#5a2233")
KINGS = {
    "acorns": King(
        Figure(Colours("#7a5236", "#56371f", GREEN2, "#204b37", GREEN2, "#204b37"), "crown0", "long", "", "", hair="#e0dacb", hair2="#b0a894", brow="#cfc8b6"),
        "old", Horse("#6a564b", "#4b3b33", "#2f2622", "#6a564b", RED, GREEN2, "#204b37"), "mace"),
    "leaves": King(
        Figure(Colours("#3d7d5b", GREEN2, "#a8502f", "#7f3820", "#a8502f", "#7f3820"), "crown1", "full", "", "", hair="#3a2a22", hair2="#5a4638", mirrored_face=True),
        "stern", Horse("#a56a3c", "#7f4c28", "#3a2a22", "#7a5236", "#e6b03a", "#a8502f", "#7f3820"), "sword", 2),
    "hearts": King(
        Figure(Colours(RED, "#922d26", *_MANTLE, *_MANTLE), "crown2", "round", "", "", hair="#a06a2c", hair2="#b98442"),
        "noble", Horse("#f3ead6", "#d3c7ae", "#d8c9a4", "#a8946a", RED, RED, "#922d26", True), "sceptre", -3),
    "bells": King(
        Figure(Colours(BLUE, "#2c4468", "#c58f2c", "#9c6d1a", BLUE, "#2c4468"), "crown3", "forked", "", "", hair="#4a2c1b", hair2="#6b4228", mirrored_face=True),
        "hearty", Horse("#c07e46", "#96592a", "#ecd3a0", "#b58d52", BLUE, BLUE, "#2c4468", True), "orb", 3),
}  # fmt: skip
