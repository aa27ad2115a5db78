"""The horses of the four kings, looking to the left or to the right, the light always from the left."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from decks import forms
from decks.forms import Point, dot
from decks.parts import GOLD, INK, RED, STEEL, STEEL2, fill, hatch, ink, line


@dataclass(frozen=True)
class Horse:
    """Coat, its shadow, mane and its lighter lines, harness, saddle cloth, and how it is dressed.

    `dress` is plain, caparison (a cloth over neck and breast), armour (a plate on the head) or bells.
    """

    coat: str
    dark: str
    mane: str
    mane2: str
    leather: str
    cloth: str
    cloth2: str
    dress: str = "plain"
    plume: bool = False


@dataclass(frozen=True)
class Side:
    """Draws shapes as they are, or the other way round: only the shapes are mirrored, not their shadows."""

    mirrored: bool = False

    def x(self, x: float) -> float:
        """Where a point of the left-looking picture lies."""
        return 300 - x if self.mirrored else x

    def turn(self, points: Sequence[Point]) -> list[Point]:
        """The points of the left-looking picture on this side."""
        return [(self.x(point[0]), *point[1:]) for point in points]

    def form(
        self, points: Sequence[Point], colour: str, shade: str = "", depth: float = 9.0, width: float = 2.4
    ) -> str:
        """As `forms.form`."""
        return forms.form(self.turn(points), colour, shade, depth, width)

    def limb(
        self,
        points: Sequence[Point],
        widths: Sequence[float],
        colour: str,
        shade: str = "",
        width: float = 2.4,
    ) -> str:
        """As `forms.limb`."""
        return forms.limb(self.turn(points), widths, colour, shade, width)

    def blob(self, points: Sequence[Point]) -> str:
        """As `forms.blob`."""
        return forms.blob(self.turn(points))

    def curve(self, points: Sequence[Point]) -> str:
        """As `forms.curve`."""
        return forms.curve(self.turn(points))

    def ribbon(self, points: Sequence[Point], widths: Sequence[float]) -> str:
        """As `forms.ribbon`."""
        return forms.ribbon(self.turn(points), widths)

    def spot(self, x: float, y: float, r: float, colour: str, width: float = 1.8) -> str:
        """As `forms.spot`."""
        return forms.spot(self.x(x), y, r, colour, width)

    def dot(self, x: float, y: float, r: float, colour: str) -> str:
        """As `forms.dot`."""
        return forms.dot(self.x(x), y, r, colour)


def rump(h: Horse, s: Side) -> str:
    """The hind part with the tail."""
    return (
        s.form(
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
        + s.limb([(262, 190), (271, 204), (270, 224), (263, 246)], (8, 13, 15, 14), h.mane, "", 2)
        + line(s.curve([(246, 186), (252, 204), (252, 242)]), 5.4)
        + line(s.curve([(246, 186), (252, 204), (252, 242)]), 2.8, h.leather)
    )


def cloth(h: Horse, s: Side) -> str:
    """The cloth below the saddle."""
    return s.form(
        [(156, 204, 1), (184, 198), (218, 190), (234, 192, 1), (237, 216), (238, 244, 1), (146, 244, 1)],
        h.cloth,
        h.cloth2,
        10,
    ) + line(s.curve([(227, 192), (230, 214), (231, 244)]), 2.2, GOLD)


def _caparison(h: Horse, s: Side) -> str:
    """A cloth over neck and breast, its hem in tongues."""
    cloth = [
        (112, 138, 1),
        (134, 148),
        (156, 170),
        (178, 206),
        (186, 244, 1),
        (90, 244, 1),
        (102, 226),
        (105, 206),
        (100, 184),
    ]
    crosses = "".join(
        ink(f"M{x - 2} {y - 7}h4v5h5v4h-5v5h-4v-5h-5v-4h5Z", GOLD, 1.4)
        for x, y in ((s.x(122), 168), (s.x(144), 188), (s.x(120), 200), (s.x(160), 212), (s.x(138), 214))
    )
    hem = [(112, 138), (106, 160), (101, 184), (106, 206), (101, 228)]
    return s.form(cloth, h.cloth, h.cloth2, 12) + crosses + line(s.curve(hem), 5) + line(s.curve(hem), 2.6, GOLD)  # fmt: skip


def _crinet(s: Side) -> str:
    """Steel plates along the neck."""
    crest = [(100, 122), (126, 134), (148, 158), (164, 184), (176, 216)]
    cuts = (((112, 118), (104, 142)), ((130, 126), (120, 150)), ((148, 142), (134, 164)), ((164, 164), (146, 182)), ((176, 186), (154, 200)))  # fmt: skip
    return s.limb(crest, (15, 22, 25, 27, 29), STEEL, STEEL2) + line(
        "".join(s.curve(cut) for cut in cuts), 1.8
    )


def _chamfron(s: Side) -> str:
    """A steel plate before the horse's face, a spike on its forehead."""
    plate = [(98, 110, 1), (88, 122), (79, 136), (68, 156), (54, 180), (44, 195, 1), (50, 202), (58, 198, 1), (66, 186), (70, 172),
             (66, 162), (72, 152), (84, 154), (92, 140), (103, 126, 1)]  # fmt: skip
    spike = [(83, 130, 1), (66, 116, 1), (77, 140, 1)]
    return s.form(spike, GOLD, "", 0, 1.8) + s.form(plate, STEEL, STEEL2, 5, 2) + line(s.curve([(91, 124), (80, 144), (62, 176), (53, 192)]), 1.4)  # fmt: skip


def _bells(s: Side) -> str:
    """Round bells on the breast strap, a tassel below the jaw."""
    bells = "".join(
        s.spot(x, y, 5.6, GOLD, 1.6) + line(f"M{s.x(x) - 3.5} {y + 1}h7", 1.4) + dot(s.x(x), y + 3.4, 1, INK)
        for x, y in ((104, 233), (118, 231), (133, 231), (148, 234), (163, 239))
    )
    tassel = s.limb([(88, 198), (90, 214), (88, 228)], (3, 12, 14), RED, "", 1.8) + hatch(
        s.curve([(88, 214), (85, 226)]) + s.curve([(91, 214), (91, 226)])
    )
    return bells + tassel + s.spot(88, 199, 4.4, GOLD, 1.6)


def neck(h: Horse, s: Side) -> str:
    """Head, neck and mane, looking to the left, muzzle near 40,212."""
    strap = [
        [(95, 132), (92, 160), (96, 190)], [(56, 178), (62, 190), (76, 204)], [(95, 135), (86, 138), (77, 140)],
    ]  # fmt: skip
    rein = [(60, 212), (84, 224), (112, 214), (142, 198)]
    mane = [(101, 122, 1), (114, 124), (130, 134), (146, 150), (160, 170), (172, 192), (180, 212, 1), (164, 214), (168, 226, 1),
             (152, 216), (150, 206), (146, 214, 1), (138, 200), (139, 190), (131, 198, 1), (126, 182), (127, 172), (116, 178, 1),
             (113, 162), (114, 154), (102, 158, 1), (100, 144), (96, 134)]  # fmt: skip
    strands = "".join(
        s.curve(list(pts))
        for pts in (
            ((110, 130), (116, 142), (115, 156)), ((124, 136), (130, 152), (130, 170)), ((138, 148), (144, 166), (144, 184)),
            ((152, 166), (156, 182), (157, 200)), ((118, 132), (123, 146), (122, 164)), ((146, 156), (151, 174), (150, 194)),
        )
    )  # fmt: skip
    breast = [(98, 226), (120, 222), (146, 224), (170, 232)]
    return (
        s.form([(184, 214, 1), (168, 190), (150, 162), (128, 140), (104, 126), (99, 116), (96, 104, 1), (89, 114), (87, 126),
               (78, 136), (68, 156), (54, 180), (42, 196), (36, 206), (37, 216), (45, 222), (56, 219), (68, 214), (82, 210),
               (96, 200), (104, 200), (104, 214), (98, 228), (92, 244, 1), (188, 244, 1)], h.coat)
        + fill(s.blob([(106, 200, 1), (116, 196), (140, 206), (160, 222), (176, 243, 1), (112, 243, 1), (104, 226)]), h.dark)
        + fill(s.blob([(58, 217, 1), (70, 205), (84, 197), (96, 184), (100, 197), (84, 208), (70, 212)]), h.dark)
        + (_crinet(s) if h.dress == "armour" else ink(s.blob(mane), h.mane, 2.2) + hatch(strands, h.mane2))
        + (_caparison(h, s) if h.dress == "caparison" else "")
        + s.form([(104, 128, 1), (103, 112), (108, 102, 1), (113, 114), (112, 127, 1)], h.coat, h.dark, 4, 2)
        + ink(s.blob([(97, 116, 1), (86, 122), (78, 138), (77, 150, 1), (84, 144), (82, 152, 1), (90, 144), (96, 134)]), h.mane, 2)
        + (_chamfron(s) if h.dress == "armour" else "")
        + fill(s.curve([(95, 109), (92, 116), (93, 121)]) + "Z", h.dark)
        + line(s.curve([(96, 174), (90, 190), (82, 198)]), 1.6)
        + fill(s.blob([(70, 158), (76, 153), (83, 156), (78, 161)]), "#fff")
        + s.dot(77, 157, 3, INK)
        + line(s.curve([(69, 158), (76, 151), (84, 155)]), 2.2) + hatch(s.curve([(70, 163), (77, 164), (82, 161)]))
        + fill(s.blob([(42, 202), (47, 200), (48, 206), (44, 208)]), INK)
        + line(s.curve([(38, 213), (46, 213), (53, 209)]), 1.6) + hatch(s.curve([(58, 192), (64, 198), (64, 206)]) + s.curve([(64, 172), (70, 182), (72, 192)]))
        + "".join(line(s.curve(one), 5) + line(s.curve(one), 2.6, h.leather) for one in strap)
        + line(s.curve(breast), 7.4) + line(s.curve(breast), 4.6, h.leather)
        + "".join(s.spot(x, y, 3, GOLD, 1.5) for x, y in ((95, 137), (57, 180), (116, 223), (132, 223), (148, 225)))
        + (_bells(s) if h.dress == "bells" else "")
        + line(s.curve(rein), 4.6) + line(s.curve(rein), 2.2, h.leather)
        + s.spot(60, 211, 4.4, GOLD, 1.8)
    )  # fmt: skip


def plume(h: Horse, s: Side) -> str:
    """A tuft of feathers between the ears."""
    return "".join(
        s.limb(points, (3, 10, 4), colour, "", 1.8)
        for points, colour in (
            ([(97, 120), (88, 104), (74, 102)], h.cloth), ([(98, 120), (104, 100), (98, 86)], h.cloth),
            ([(97, 120), (92, 100), (82, 90)], GOLD),
        )
    ) + s.spot(97, 121, 3.6, GOLD, 1.6)  # fmt: skip
