"""The four kings of the Tell deck, crowned and on horseback."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

from dataclasses import dataclass

from decks.attributes import SHAFTS
from decks.coats import CHESTS
from decks.forms import blob, curve, form, limb, spot
from decks.horses import Horse, Side, cloth, neck, plume, rump
from decks.parts import (
    BLUE,
    GOLD,
    GOLD2,
    GREEN2,
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
class King:
    """A rider, the character of his face, his horse, what he holds, how his head leans (degrees).

    `chest` is what he wears. `forward`: the horse looks to the right, and the hand is raised over its neck.
    """

    figure: Figure
    face: str
    horse: Horse
    holds: str
    tilt: float = 0.0
    chest: str = "ermine"
    forward: bool = False


def crown(kind: int, velvet: str, velvet2: str) -> str:
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


def orb(x: float, y: float) -> str:
    """The orb with its cross, round the point."""
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


def _held(k: King, x: float, y: float, turn: float) -> str:
    if k.holds == "orb":
        return orb(x, y - 20)
    return group(SHAFTS[k.holds](), f"translate({x:g} {y:g}) rotate({turn:g}) scale(.66) translate(0 -110)")


def _palm(x: float, y: float) -> str:
    """A hand below an orb."""
    outline = [(-16, -1, 1), (-9, 7), (3, 9), (15, 1, 1), (13, 13), (1, 19), (-11, 13)]
    return form([(x + p[0], y + p[1], *p[2:]) for p in outline], SKIN, SKIN2, 4, 2) + hatch(
        curve([(x - 7, y + 5), (x - 9, y + 10)])
        + curve([(x - 1, y + 6), (x - 2, y + 13)])
        + curve([(x + 6, y + 6), (x + 6, y + 12)])
    )


def _raised_arm(k: King, s: Side) -> str:
    """The arm behind, raised beside the head."""
    c = k.figure.colours
    hand = _palm(s.x(253), 139) if k.holds == "orb" else at("fist", s.x(253), 139, 0.8, 5)
    return (
        s.limb([(210, 138), (232, 148), (250, 162), (256, 174)], (27, 29, 28, 22), c.coat, c.coat2)
        + s.limb([(258, 178), (258, 164), (254, 150)], (20, 24, 18), c.coat, c.coat2)
        + ink(s.ribbon([(257, 160), (254, 149)], (26, 22)), c.trim, 2)
        + hand
    )


def _hip_arm(k: King, s: Side) -> str:
    """The arm behind, the hand at the hip."""
    c = k.figure.colours
    return (
        s.form([(214, 176, 1), (226, 178), (230, 188), (222, 196), (210, 192, 1)], SKIN, SKIN2, 4, 2)
        + s.limb([(210, 138), (234, 150), (246, 168), (240, 182), (224, 188)], (26, 29, 28, 25, 19), c.coat, c.coat2)
        + ink(s.ribbon([(234, 186), (223, 188)], (24, 22)), c.trim, 2)
        + hatch(s.curve([(236, 160), (241, 168), (240, 174)]) + s.curve([(228, 158), (233, 166), (233, 172)]))
    )  # fmt: skip


def _rein_arm(k: King, s: Side) -> str:
    """The near arm, the hand at the reins."""
    c = k.figure.colours
    grip = s.form(
        [(148, 179, 1), (160, 175), (170, 181), (171, 191), (162, 198), (149, 196, 1)], SKIN, SKIN2, 4, 2
    ) + hatch(
        s.curve([(160, 181), (170, 185)])
        + s.curve([(159, 187), (171, 191)])
        + s.curve([(157, 192), (166, 195)])
    )
    return (
        s.limb([(156, 136), (138, 156), (132, 178), (148, 188)], (26, 30, 26, 17), c.coat, c.coat2)
        + hatch(s.curve([(142, 160), (137, 172), (138, 182)]) + s.curve([(150, 158), (145, 170), (145, 178)]))
        + ink(s.ribbon([(141, 186), (150, 188)], (22, 20)), c.trim, 2)
        + grip
    )


def _forward_arm(k: King, s: Side) -> str:
    """The near arm, raised over the horse's neck."""
    c = k.figure.colours
    x, y = s.x(133), 114
    hand = _palm(x, y) if k.holds == "orb" else at("fist", x, y, 0.8, 38)
    return (
        s.limb([(158, 138), (146, 164), (128, 160), (130, 130)], (26, 31, 27, 18), c.coat, c.coat2)
        + hatch(s.curve([(150, 160), (144, 168), (136, 168)]))
        + ink(s.ribbon([(129, 142), (131, 128)], (24, 22)), c.trim, 2)
        + hand
    )


def _rider(k: King, s: Side) -> str:
    """Body, belt, skirts and the near leg."""
    c = k.figure.colours
    torso = [
        (156, 132, 1),
        (152, 160),
        (152, 186),
        (158, 208, 1),
        (214, 208, 1),
        (220, 186),
        (221, 160),
        (216, 132, 1),
    ]
    skirt = [(157, 184, 1), (176, 188), (198, 188), (218, 183, 1), (228, 202), (230, 212), (214, 216), (198, 212), (182, 217),
             (166, 210), (152, 212), (151, 200)]  # fmt: skip
    folds = s.curve([(166, 190), (163, 198), (163, 204)]) + s.curve([(182, 192), (182, 200), (182, 208)]) + s.curve([(200, 192), (202, 198), (203, 206)])  # fmt: skip
    return (
        s.form(torso, c.coat, c.coat2, 12)
        + s.limb([(196, 206), (174, 216), (162, 232), (160, 254)], (26, 28, 25, 22), c.cape, c.cape2)
        + hatch(s.curve([(178, 218), (170, 228), (168, 240)]) + s.curve([(188, 222), (180, 232), (177, 242)]))
        + s.form(skirt, c.coat, c.coat2, 8)
        + line(s.curve([(153, 208), (166, 206), (182, 213), (198, 208), (214, 212), (228, 208)]), 1.8, GOLD)
        + hatch(folds)
        + s.limb([(152, 180), (170, 185), (200, 185), (221, 179)], (8, 8, 8, 8), GOLD, GOLD2, 2)
    )  # fmt: skip


def king(k: King) -> str:
    """The half-figure of a king inside the panel."""
    f, c, h = k.figure, k.figure.colours, k.horse
    s = Side(k.forward)
    place = f"translate({s.x(186) - 150 * SIZE:g} {31 - 22 * SIZE:.2f}) scale({SIZE})"
    mantle = [
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
    ]
    back = s.form(mantle, c.cape, c.cape2, 12) + hatch(
        s.curve([(224, 148), (234, 168), (240, 190)]) + s.curve([(216, 152), (224, 174), (226, 198)])
    )
    thing = _held(k, s.x(133), 114, 40) if k.forward else _held(k, 253, 139, 5)
    far = _hip_arm(k, s) if k.forward else thing + _raised_arm(k, s)
    near = thing + _forward_arm(k, s) if k.forward else _rein_arm(k, s)
    return (
        rump(h, s) + back + cloth(h, s) + _rider(k, s) + (plume(h, s) if h.plume else "") + neck(h, s)
        + ("" if k.forward else near) + far
        + group(CHESTS[k.chest](c), place)
        + group(head(f, k.face, k.tilt, crown(int(f.hat[5:]), c.hat, c.hat2)), place)
        + (near if k.forward else "")
    )  # fmt: skip


_MANTLE = ("#7d3348", "#5a2233")
KINGS = {
    "acorns": King(
        Figure(Colours("#7a5236", "#56371f", GREEN2, "#204b37", GREEN2, "#204b37"), "crown0", "long", "", "", hair="#e0dacb", hair2="#b0a894", brow="#cfc8b6"),
        "old", Horse("#6a564b", "#4b3b33", "#2f2622", "#6a564b", RED, GREEN2, "#204b37"), "mace", 0, "fur"),
    "leaves": King(
        Figure(Colours("#3d7d5b", GREEN2, "#a8502f", "#7f3820", "#a8502f", "#7f3820"), "crown1", "full", "", "", hair="#3a2a22", hair2="#5a4638"),
        "stern", Horse("#a56a3c", "#7f4c28", "#3a2a22", "#7a5236", "#e6b03a", "#a8502f", "#7f3820", "armour"), "sword", 2, "plate", True),
    "hearts": King(
        Figure(Colours(RED, "#922d26", *_MANTLE, *_MANTLE), "crown2", "round", "", "", hair="#a06a2c", hair2="#b98442"),
        "noble", Horse("#f3ead6", "#d3c7ae", "#d8c9a4", "#a8946a", RED, RED, "#922d26", "caparison", True), "sceptre", -3),
    "bells": King(
        Figure(Colours(BLUE, "#2c4468", "#c58f2c", "#9c6d1a", BLUE, "#2c4468"), "crown3", "forked", "", "", hair="#4a2c1b", hair2="#6b4228"),
        "hearty", Horse("#c07e46", "#96592a", "#ecd3a0", "#b58d52", BLUE, BLUE, "#2c4468", "bells", True), "orb", -3, "cloak", True),
}  # fmt: skip
