"""The four lands behind the French courts, flat and without outlines: castle, lake, plain and forest."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

from decks.forms import curve, dot, number
from decks.parts import fill, hatch, line

PANEL_PATH = "M20 34A14 14 0 0 1 34 20H266A14 14 0 0 1 280 34V240H20Z"


def _hill(colour: str, *points: tuple[float, float]) -> str:
    return fill(curve([(*points[0], 1), *points[1:-1], (*points[-1], 1)]) + "V240H20Z", colour)


def _ridge(colour: str, *points: tuple[float, float]) -> str:
    return fill("M" + "L".join(f"{x} {y}" for x, y in points) + "V240H20Z", colour)


def _cloud(x: float, y: float, k: float, colour: str) -> str:
    return fill(
        f"M{number(x - 26 * k)} {number(y)}a{9 * k:g} {9 * k:g} 0 0 1 {8 * k:g} {-9 * k:g}a{13 * k:g} {13 * k:g} 0 0 1 {24 * k:g} {-3 * k:g}"
        f"a{10 * k:g} {10 * k:g} 0 0 1 {14 * k:g} {12 * k:g}Z",
        colour,
    )


def _castle() -> str:
    """A river between vineyards, a castle on its rock."""
    rows = "".join(
        f"M{x} {y}c2 -5 6 -5 8 0c2 -5 6 -5 8 0" for x, y in ((30, 168), (52, 162), (36, 184), (60, 178), (30, 200), (54, 195))
    )  # fmt: skip
    return (
        fill(PANEL_PATH, SKIES["hearts"])
        + _cloud(116, 58, 0.9, "#fcefe4") + _cloud(238, 46, 0.8, "#fcefe4")
        + _hill("#ecccb9", (20, 146), (64, 124), (120, 142), (180, 120), (240, 132), (280, 112))
        + fill("M214 120V92H219V97H224V92H229V97H232V78L240 66L248 78V100H252V95H257V100H262V95H267V124Z", "#c98f80")
        + fill("M241 70L248 79V122H241Z", "#b67a6c")
        + "".join(fill(f"M{x} {y}v-5q2 -3 4 0v5Z", "#f7e2d4") for x, y in ((221, 112), (238, 92), (238, 108), (256, 114)))
        + fill("M240 66V54L250 57L241 60Z", "#b5483a")
        + _hill("#d8b39a", (20, 170), (80, 150), (150, 168), (206, 118), (246, 116), (280, 122))
        + hatch("M222 130l-4 14M240 126l-3 16M258 130l3 14M232 140l-3 12M250 142l3 12", "#b58f78")
        + fill(curve([(20, 208, 1), (90, 190), (170, 196), (280, 178, 1)]) + "V214C200 206 100 222 20 226Z", "#c3d2d3")
        + _hill("#b9c190", (20, 158), (50, 152), (84, 168), (130, 204), (170, 240)) + hatch(rows, "#8d9a5e")
        + _hill("#a3b07a", (20, 222), (90, 212), (160, 220), (230, 208), (280, 214))
    )  # fmt: skip


def _lake() -> str:
    """Snow peaks above a lake with a sail."""
    return (
        fill(PANEL_PATH, SKIES["leaves"])
        + _cloud(236, 54, 0.9, "#f1f5f4") + _cloud(100, 80, 0.7, "#f1f5f4")
        + _ridge("#bccdd8", (20, 150), (52, 116), (74, 140), (104, 92), (140, 140), (184, 104), (206, 128), (242, 82), (280, 132))
        + fill("M104 92L88 117L98 112L104 122L111 114L120 116ZM242 82L226 104L237 101L244 113L252 102L262 107ZM184 104L174 118L183 116L190 122L194 115ZM52 116L43 126L52 125L59 129Z", "#f8f8f2")
        + hatch("M110 104l8 20M118 112l7 18M248 96l9 20M256 104l8 18M190 114l6 14M57 126l5 10", "#93a9ba")
        + _hill("#93adb9", (20, 168), (80, 156), (150, 172), (220, 150), (280, 160))
        + fill("M20 182C80 172 180 188 280 174V240H20Z", "#a9c6d0")
        + "".join(line(f"M{x} {y}q7 -4 14 0t14 0", 1.2, "#dcebee") for x, y in ((26, 196), (232, 192), (60, 212), (214, 214), (250, 206), (30, 220)))
        + fill("M34 187Q44 193 58 187L54 193Q46 196 38 193Z", "#7c6a58") + fill("M46 186V160Q58 172 58 184Z", "#f8f4e6") + fill("M44 186V164Q36 174 36 184Z", "#e3ddc9")
        + _hill("#7f9c86", (20, 226), (70, 220), (140, 232), (220, 222), (280, 214))
    )  # fmt: skip


def _plain() -> str:
    """The plain in the evening sun: a well with its sweep, a mill, storks in the sky."""
    birds = "M96 84q5 -6 9 0q4 -6 9 0M118 70q4 -5 7 0q3 -5 7 0M228 66q4 -5 7 0q3 -5 7 0"
    return (
        fill(PANEL_PATH, SKIES["bells"])
        + dot(206, 118, 44, "#f6d488") + dot(206, 118, 33, "#f1c067")
        + fill("M20 140H280V152H20Z", "#f3dca6")
        + _hill("#e6c57f", (20, 156), (90, 150), (170, 158), (280, 150))
        + line("M50 196V132M50 138L28 116M50 138L104 112M104 112V168", 3.2, "#8f6a3a")
        + fill("M43 196L48 132H52L57 196Z", "#8f6a3a") + fill("M97 176H111V190H97Z", "#9f7a45")
        + fill("M244 186L249 146H267L272 186Z", "#b98f52") + fill("M246 146L258 132L270 146Z", "#8f6a3a")
        + line("M258 142L236 126M258 142L240 164M258 142L280 158M258 142L274 120", 2.4, "#8f6a3a")
        + fill("M236 126l4 -5l10 7l-4 5ZM240 164l6 3l5 -9l-6 -3ZM274 120l5 4l-8 9l-5 -4Z", "#f6e3b8")
        + line(birds, 1.6, "#9f7a45")
        + _hill("#d3a95c", (20, 190), (80, 182), (160, 194), (280, 180))
        + hatch("".join(f"M{x} {y}l-3 -8M{x} {y}l3 -8M{x} {y}v-10" for x, y in ((34, 214), (70, 204), (92, 222), (216, 206), (238, 222), (264, 204), (272, 222), (44, 226))), "#9c7430")
        + _hill("#c49747", (20, 230), (100, 222), (200, 232), (280, 222))
    )  # fmt: skip


def _fir(x: float, y: float, k: float, colour: str) -> str:
    return fill(
        f"M{number(x)} {number(y - 46 * k)}L{number(x + 12 * k)} {number(y - 26 * k)}H{number(x + 6 * k)}L{number(x + 17 * k)} {number(y - 10 * k)}"
        f"H{number(x + 9 * k)}L{number(x + 22 * k)} {number(y + 8 * k)}H{number(x - 22 * k)}L{number(x - 9 * k)} {number(y - 10 * k)}"
        f"H{number(x - 17 * k)}L{number(x - 6 * k)} {number(y - 26 * k)}H{number(x - 12 * k)}Z",
        colour,
    )


def _forest() -> str:
    """Firs on wooded hills, a deer at the edge of the wood."""
    deer = (
        fill("M240 182C238 174 246 170 256 171C262 171 266 167 267 160L265 154L270 151L276 154L273 158C273 168 272 174 270 178L270 194H267L265 182L251 182L249 194H246L245 182L243 194H240Z", "#8d6a48")
        + line("M269 152C267 146 262 146 262 140M265 147L259 146M271 151C273 146 278 146 278 141", 1.5, "#8d6a48")
    )  # fmt: skip
    return (
        fill(PANEL_PATH, SKIES["acorns"])
        + _cloud(120, 52, 0.8, "#f5f6e8") + _cloud(228, 72, 0.8, "#f5f6e8")
        + _hill("#cfdcb9", (20, 134), (60, 112), (112, 134), (164, 108), (224, 128), (280, 102))
        + _hill("#b3cba2", (20, 160), (80, 140), (140, 158), (210, 134), (280, 150))
        + "".join(_fir(x, y, k, "#8fb088") for x, y, k in ((94, 150, 0.5), (110, 156, 0.4), (204, 142, 0.5), (222, 140, 0.7), (238, 142, 0.5), (258, 146, 0.62), (270, 148, 0.42)))
        + _hill("#9dbb8c", (20, 184), (84, 170), (150, 188), (220, 170), (280, 178))
        + "".join(_fir(x, y, k, "#64906c") for x, y, k in ((42, 184, 0.9), (66, 182, 0.7), (82, 178, 0.5)))
        + deer
        + _hill("#86a978", (20, 214), (80, 204), (150, 216), (230, 200), (280, 196))
        + hatch("".join(f"M{x} {y}l-3 -7M{x} {y}l3 -7" for x, y in ((34, 216), (58, 212), (80, 222), (230, 214), (252, 208), (268, 218))), "#5d8757")
    )  # fmt: skip


SKIES = {"hearts": "#f7e2d4", "leaves": "#dde7ec", "bells": "#fae8bd", "acorns": "#e9edd6"}
_LANDS = {"hearts": _castle, "leaves": _lake, "bells": _plain, "acorns": _forest}


def land(suit: str) -> str:
    """The background of a half, x 20..280, y 20..240."""
    return _LANDS[suit]()
