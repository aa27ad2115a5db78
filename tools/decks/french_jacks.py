"""The four jacks of the French deck: the lute player, the drummer, the hussar and the archer."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

from decks.coats import CHESTS
from decks.forms import dot, form, limb, ribbon, spot
from decks.parts import (
    BLUE,
    BLUE2,
    GOLD,
    GOLD2,
    INK,
    RED,
    RED2,
    SKIN,
    SKIN2,
    STEEL,
    STEEL2,
    WHITE,
    WHITE2,
    WOOD,
    WOOD2,
    at,
    fill,
    group,
    hatch,
    ink,
    line,
)
from decks.people import across, body, forearm, upper_arm
from decks.portrait import head
from decks.shape import Colours, Figure

DUSK, DUSK2 = "#5b4a72", "#413453"


def _plume(points: list[tuple[float, ...]], colour: str, shade: str, barbs: str) -> str:
    return limb(points, (4, 15, 17, 4), colour, shade, 2) + hatch(barbs)


def _locks(hair: str, dark: str) -> str:
    """Hair down to the collar on both sides."""
    one = [(120, 94, 1), (112, 114), (109, 136), (116, 149), (127, 143), (128, 124), (124, 102)]
    other = [(300 - x, *rest) for x, *rest in one]
    return form(one, hair, dark, 4) + form(other, hair, dark, 6)


# --- hearts: the lute -----------------------------------------------------------------------------------------


def _lute() -> str:
    rose = spot(0, 0, 9, "#6b4228", 1.8) + "".join(
        dot(x, y, 1.4, GOLD) for x, y in ((0, 0), (4.6, 0), (-4.6, 0), (0, 4.6), (0, -4.6), (3.2, 3.2), (-3.2, 3.2), (3.2, -3.2), (-3.2, -3.2))
    )  # fmt: skip
    strings = "".join(f"M{x} 26L{x * 0.6:.1f} -104" for x in (-5, -2, 2, 5))
    return (
        ink("M-7 -40L-5 -108H5L7 -40Z", WOOD, 2.2) + fill("M1 -107H4L6 -40H1Z", WOOD2)
        + ink("M-6 -106L-8 -118L14 -140L24 -132L7 -106Z", WOOD, 2.2)
        + "".join(ink(f"M{x} {y}l-9 -6M{x} {y}l9 7", "none", 2.4) for x, y in ((5, -122), (13, -130)))
        + form([(0, -56, 1), (16, -38), (32, -8), (32, 20), (16, 40), (0, 44), (-16, 40), (-32, 20), (-32, -8), (-16, -38)], "#d9a257", "#b17c35", 11)
        + hatch("M-20 -20C-26 -8 -28 8 -24 22M-13 -32C-16 -28 -18 -24 -19 -22")
        + rose + ink("M-12 24H12V30H-12Z", WOOD2, 1.8) + hatch(strings)
        + hatch("M-6 -60H6M-6 -70H6M-6 -80H6M-5 -90H5", GOLD)
    )  # fmt: skip


def lute() -> str:
    """Feathered cap, coat of two colours, a lute."""
    c = Colours(RED, RED2, GOLD, GOLD2, RED, RED2)
    man = Figure(c, "", "shaven", "", "", hair="#d0a050", hair2="#e4bd74", brow="#8a5a2a")
    half = fill("M150 152C162 152 176 154 187 158L197 180L201 208V240H150Z", "#d9a23a") + fill(
        "M176 156C184 156 192 172 196 190L201 240H186C192 210 190 180 176 156Z", GOLD2
    )
    cap = (
        _plume([(168, 58), (186, 40), (212, 32), (234, 40)], WHITE, WHITE2, "M170 56C186 44 206 36 230 39M190 42L193 52M202 36L206 48M214 34L218 46M184 48L178 38M198 40L194 30")
        + form([(112, 82, 1), (104, 64), (118, 42), (146, 34), (176, 40), (192, 58), (190, 76, 1), (170, 68), (138, 70)], RED, RED2, 13)
        + limb([(110, 84), (128, 74), (150, 71), (172, 72), (190, 78)], (11, 13, 14, 13, 11), GOLD, GOLD2, 2)
        + hatch("M124 60C132 50 142 46 152 45M136 64C142 58 150 54 158 53") + spot(172, 62, 5, BLUE, 1.8)
    )  # fmt: skip
    fringe = ink(
        "M121 98C119 82 132 72 150 72C168 72 180 82 179 98C174 90 168 88 161 84C154 91 146 88 140 85C134 91 126 90 121 98Z",
        "#d0a050",
        2,
    )
    collar = "".join(
        ink(f"M{x} {y}l-9 18l14 -4Z", WHITE, 1.8)
        for x, y in ((124, 148), (134, 154), (145, 157), (158, 156), (169, 152), (178, 146))
    )
    right = limb([(240, 246), (236, 222), (216, 182), (206, 166)], (32, 31, 27, 20), "#d9a23a", GOLD2)
    return (
        body(c) + half + upper_arm(c, True) + limb([(188, 160), (212, 178), (232, 210), (240, 245)], (14, 36, 36, 32), "#d9a23a", GOLD2)
        + line("M150 156V240", 2) + collar + _locks("#d0a050", "#a2742e") + head(man, "young", 3, fringe + cap)
        + group(_lute(), "translate(132 214) rotate(38) scale(.94)")
        + right + ink(ribbon([(213, 178), (206, 166)], (29, 27)), RED, 2)
        + form([(194, 154, 1), (194, 144), (202, 138), (213, 144), (216, 156), (210, 166, 1)], SKIN, SKIN2, 4, 2)
        + hatch("M196 146L205 150M195 152L204 156M199 141L207 144")
        + limb([(62, 246), (74, 222), (100, 212)], (33, 29, 22), c.coat, c.coat2) + ink(ribbon([(88, 216), (101, 211)], (29, 27)), GOLD, 2)
        + form([(100, 202, 1), (114, 200), (126, 206), (134, 214), (126, 217), (118, 220), (104, 222, 1)], SKIN, SKIN2, 4, 2)
        + hatch("M116 206L130 213M112 213L124 216")
    )  # fmt: skip


# --- spades: the drum -----------------------------------------------------------------------------------------


def _drum() -> str:
    cords = "M94 206L108 240L122 210L136 242L150 212L164 242L178 210L192 240L206 206"
    return (
        form([(88, 200, 1), (86, 244, 1), (214, 244, 1), (212, 200, 1), (150, 214)], BLUE, BLUE2, 16)
        + line(cords, 4.4) + line(cords, 2.2, WHITE)
        + f'<ellipse class="i" cx="150" cy="200" rx="63" ry="15" fill="{GOLD}"/>'
        + f'<ellipse class="i" style="stroke-width:2" cx="150" cy="198" rx="55" ry="11.500" fill="{WHITE}"/>'
        + fill("M110 204C130 212 176 211 200 201C196 207 176 210 150 210C132 210 118 208 110 204Z", WHITE2)
    )  # fmt: skip


def _stick(x: float, y: float, turn: float) -> str:
    return group(
        ink("M-2.600 20V-30H2.600V20Z", WOOD, 1.8) + spot(0, -34, 5.4, WOOD, 1.8) + at("fist", 0, 4, 0.88),
        f"translate({x} {y}) rotate({turn})",
    )


def drum() -> str:
    """Slashed sleeves and a hat full of feathers, a drum."""
    c = Colours(DUSK, DUSK2, "#9aa7ae", STEEL2, "#2f2b3a", "#211e2b")
    man = Figure(c, "", "goatee", "", "", hair="#5a331c", hair2="#7a4a28", mirrored_face=True)
    hat = (
        _plume([(172, 62), (194, 34), (226, 26), (246, 48)], "#c9d3d8", STEEL2, "M174 60C192 42 218 32 242 46M196 42L196 28M208 36L212 24M222 36L228 26M204 38L210 50M218 36L222 48M230 42L234 52")
        + _plume([(160, 58), (168, 32), (194, 24), (212, 34)], WHITE, WHITE2, "M162 56C170 40 190 30 210 34M172 42L168 34M184 34L184 26M178 38L184 46M190 34L196 42")
        + _plume([(140, 56), (128, 34), (106, 30), (92, 42)], BLUE, BLUE2, "M138 54C126 42 110 36 94 42M124 42L126 32M114 38L112 30M128 44L120 50M116 40L108 48")
        + form([(104, 78), (96, 66), (108, 56), (130, 52), (150, 50), (172, 52), (194, 58), (204, 68), (196, 80), (176, 74), (150, 71), (124, 74)], "#3a3348", "#282336", 10)
        + hatch("M108 68C124 60 146 58 164 60M104 74C120 68 136 66 150 66", "#8b82a0") + spot(164, 60, 6, GOLD, 2) + dot(164, 60, 2.4, RED)
    )  # fmt: skip
    slashes = "".join(
        form(
            [(x, y, 1), (x + 6 * s, y + 8), (x + 4 * s, y + 22, 1), (x - 3 * s, y + 10)],
            "#e8c15a",
            "",
            0,
            1.6,
        )
        for x, y, s in (
            (92, 174, -1),
            (80, 190, -1),
            (208, 174, 1),
            (220, 190, 1),
            (96, 196, -1),
            (204, 196, 1),
        )
    )
    left = limb([(56, 246), (60, 222), (84, 196)], (36, 34, 24), c.coat, c.coat2) + ink(
        ribbon([(73, 208), (84, 196)], (31, 29)), "#e8c15a", 2
    )
    right = limb([(244, 246), (240, 222), (216, 196)], (36, 34, 24), c.coat, c.coat2) + ink(
        ribbon([(227, 208), (216, 196)], (31, 29)), "#e8c15a", 2
    )
    return (
        body(c) + upper_arm(c, True) + upper_arm(c, False) + slashes + CHESTS["ruff"](Colours(c.coat, c.coat2, DUSK, DUSK2, "", "", "#e8c15a"))
        + group(head(man, "stern", 3, hat), "translate(150 155) scale(.95) translate(-150 -148)") + _drum() + left + right + _stick(95, 184, 34) + _stick(205, 184, -34)
    )  # fmt: skip


# --- diamonds: the hussar -------------------------------------------------------------------------------------


def _sabre() -> str:
    return (
        ink("M-4 78C0 40 -2 -6 -22 -50C0 -26 16 20 10 78Z", STEEL, 2.2)
        + fill("M4 77C8 40 4 4 -12 -32C4 -8 14 30 9 77Z", STEEL2)
        + line("M0 72C4 40 0 6 -12 -22", 1.2)
        + ink("M-18 78C-20 74 -14 72 -10 76H12C17 72 23 76 19 80C13 86 -12 86 -18 78Z", GOLD, 2)
        + line("M14 82C26 92 26 118 8 126", 5) + line("M14 82C26 92 26 118 8 126", 2.4, GOLD)
        + ink("M-4 84H8L8 122H-3Z", INK, 2) + spot(2, 126, 6.4, GOLD, 2)
    )  # fmt: skip


def hussar() -> str:
    """Fur cap with a red bag, corded dolman, pelisse on the shoulder, sabre."""
    c = Colours(RED, RED2, "#2f4f7a", "#213a5c", RED, RED2)
    man = Figure(c, "", "moustache", "", "", hair="#4a2c1b", hair2="#5d3a24")
    cap = (
        limb([(150, 42), (144, 30), (150, 22)], (6, 9, 3), WHITE, WHITE2, 1.8) + hatch("M150 40L148 26M146 36L142 30M153 36L154 28")
        + form([(176, 48, 1), (194, 50), (204, 70), (208, 92), (200, 98), (192, 82), (182, 72, 1)], RED, RED2, 7, 2.2)
        + spot(205, 99, 4.4, GOLD, 1.6)
        + form([(117, 82, 1), (114, 60), (118, 46), (134, 40), (150, 39), (166, 40), (182, 46), (186, 60), (183, 82, 1), (150, 76)], "#5f4632", "#432f20", 12)
        + hatch("M122 52l3 7M132 46l2 8M144 44l1 8M156 44l-1 8M168 47l-2 8M178 52l-3 7M122 66l3 7M134 60l2 8M146 58l1 8M158 59l-1 8M170 62l-2 7M180 68l-2 6M128 74l2 5M140 70l1 6M152 70v6M164 72l-1 6", "#2b1d12")
        + line("M118 78C136 90 168 88 184 70", 4) + line("M118 78C136 90 168 88 184 70", 1.8, GOLD)
        + spot(150, 46, 5.6, GOLD, 1.8) + dot(150, 46, 2.2, RED)
    )  # fmt: skip
    cords = "".join(
        line(f"M150 {y}H{150 - w}q-7 -1 -7 -5t6 -4M150 {y}H{150 + w}q7 -1 7 -5t-6 -4", 4.6)
        + line(f"M150 {y}H{150 - w}q-7 -1 -7 -5t6 -4M150 {y}H{150 + w}q7 -1 7 -5t-6 -4", 2.4, GOLD)
        for y, w in ((174, 26), (188, 30), (202, 30), (216, 28))
    ) + "".join(spot(150, y, 3.8, GOLD, 1.5) for y in (174, 188, 202, 216))  # fmt: skip
    collar = form(
        [
            (124, 146, 1),
            (136, 158),
            (150, 162),
            (164, 158),
            (176, 146, 1),
            (180, 158),
            (166, 170),
            (150, 174),
            (134, 170),
            (120, 158),
        ],
        "#2f4f7a",
        "#213a5c",
        6,
        2,
    ) + line("M123 156C132 166 142 169 150 170C158 169 168 166 177 156", 1.8, GOLD)
    pelisse = (
        form([(120, 150, 1), (96, 158), (70, 178), (54, 210), (48, 244, 1), (104, 244, 1), (106, 204), (120, 176)], c.cape, c.cape2, 10)
        + form([(124, 152, 1), (114, 164), (108, 196), (106, 244, 1), (94, 244, 1), (94, 200), (104, 168)], "#5f4632", "#432f20", 4, 2)
        + hatch("M112 170l-6 4M106 184l-6 3M102 198l-6 3M101 212l-6 3M100 226l-6 3", "#2b1d12")
        + "".join(line(f"M92 {y}C82 {y + 1} 74 {y + 4} 66 {y + 10}", 4.4) + line(f"M92 {y}C82 {y + 1} 74 {y + 4} 66 {y + 10}", 2.2, GOLD) for y in (184, 198, 212))
        + line("M122 152C140 178 164 176 184 166", 4.4) + line("M122 152C140 178 164 176 184 166", 2.2, GOLD)
    )  # fmt: skip
    return (
        group(_sabre(), "translate(230 98) rotate(10) scale(.94) translate(0 -12)")
        + body(c) + upper_arm(c, False) + cords + collar + pelisse
        + head(man, "hearty", -3, cap)
        + across(c, 116, 222) + forearm(c, 219, 186, 9)
    )  # fmt: skip


# --- clubs: the archer ----------------------------------------------------------------------------------------


def _bow() -> str:
    string = "M-13 -62L-2 30L-13 146"
    stave = [(-14, -64), (2, -40), (10, -4), (9, 30), (10, 80), (2, 122), (-14, 150)]
    return (
        line(string, 1.5)
        + limb(stave, (4, 8, 9, 9, 9, 8, 4), "#a8703a", "#7a4c22", 2)
        + ink(ribbon([(9.5, 14), (9.5, 46)], (11, 11)), RED2, 1.8) + hatch("M4 20H15M4 26H15M4 32H15M4 38H15", GOLD)
    )  # fmt: skip


def _quiver() -> str:
    shafts = "".join(
        line(f"M{x} {y + 32}V{y}", 3) + line(f"M{x} {y + 32}V{y}", 1.4, WOOD)
        + ink(f"M{x} {y - 6}L{x - 7} {y + 2}V{y + 16}L{x} {y + 11}L{x + 7} {y + 16}V{y + 2}Z", colour, 1.6)
        for x, y, colour in ((84, 134, WHITE), (96, 128, "#e8c15a"), (107, 136, WHITE))
    )  # fmt: skip
    return group(
        shafts + form([(74, 158, 1), (96, 162), (116, 158, 1), (114, 230, 1), (78, 230, 1)], WOOD, WOOD2, 8)
        + limb([(74, 160), (95, 164), (116, 160)], (8, 8, 8), GOLD, GOLD2, 1.8),
        "rotate(-16 96 190) translate(-6 4)",
    )  # fmt: skip


def archer() -> str:
    """Hood and leather, bow and quiver, an arrow in the hand."""
    c = Colours("#8a6a45", "#664a2d", "#4f7a4a", "#385a36", "#4f7a4a", "#385a36", "#c9a25a")
    man = Figure(c, "hood", "goatee", "", "", hair="#6b3d1e", hair2="#8a5530", mirrored_face=True)
    hood = (
        ink("M150 26C190 24 206 62 200 106C198 130 192 144 182 158L168 146C180 124 182 98 174 78C160 68 140 68 126 78"
            "C118 98 120 124 132 146L118 158C108 144 102 130 100 106C94 66 116 28 150 26Z", c.hat)
        + fill("M174 33C196 46 204 76 199 106C197 128 191 142 182 154L176 149C190 120 194 70 174 33Z", c.hat2)
        + line("M126 78C140 68 160 68 174 78", 2.4, "#c9a25a")
        + hatch("M112 62C120 46 134 38 148 36M106 84C108 74 112 68 116 62M104 110C106 120 110 130 114 138M108 96C108 112 114 130 122 144")
    )  # fmt: skip
    cowl = form(
        [(124, 150, 1), (100, 158), (82, 176), (84, 192), (98, 188, 1), (110, 204), (124, 194, 1), (136, 212), (150, 200, 1),
         (164, 212), (176, 194, 1), (190, 204), (202, 188, 1), (216, 192), (218, 176), (200, 158), (176, 150, 1), (150, 166)],
        c.cape, c.cape2, 12,
    ) + hatch("M100 168C96 174 94 180 94 184M116 166C112 178 110 186 110 194M200 168C204 174 206 180 206 184M184 166C188 178 190 186 190 194M136 176C136 188 136 196 136 202M164 176C164 188 164 196 164 202")  # fmt: skip
    leaf = group(
        "".join(
            group(
                ink(
                    "M0 0C-7 -3 -8 -11 -3 -13C-1 -14 0 -12 0 -11C0 -12 1 -14 3 -13C8 -11 7 -3 0 0Z", GOLD, 1.5
                ),
                f"rotate({k})",
            )
            for k in (0, 120, 240)
        ),
        "translate(150 180) scale(.9)",
    )
    return (
        _quiver() + group(_bow(), "translate(226 98) rotate(8)")
        + body(c) + upper_arm(c, True) + upper_arm(c, False) + cowl + leaf
        + head(man, "young", -2, hood)
        + across(c, 116, 222) + forearm(c, 230, 184, 8)
    )  # fmt: skip


JACKS = {"hearts": lute, "leaves": drum, "bells": hussar, "acorns": archer}
