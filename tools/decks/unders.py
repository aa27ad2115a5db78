"""The four Unders: Harras, Fürst, Kuoni and Reding."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

from decks.attributes import SHAFTS
from decks.coats import CHESTS
from decks.forms import dot, form, limb, ribbon, spot
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
    STEEL2,
    WHITE,
    WHITE2,
    WOOD,
    fill,
    group,
    hatch,
    ink,
    line,
)
from decks.people import across, body, forearm, oath, strap, upper_arm
from decks.portrait import head
from decks.shape import Colours, Figure


def _held(shaft: str) -> str:
    return group(SHAFTS[shaft](), "translate(232 78) rotate(9) scale(.96)")


# --- Harras ---------------------------------------------------------------------------------------------------


def harras() -> str:
    """The equerry: halberd, breastplate, hand on his sword."""
    c = Colours("#7a3b30", "#5a2822", RED, RED2, STEEL2, STEEL2)
    man = Figure(c, "helmet", "moustache", "", "", hair="#5a331c", hair2="#7a4a28", mirrored_face=True)
    stubble = hatch("M134 140L136 143M142 143L143 146M158 143L157 146M166 140L164 143M150 145V148")
    sword = (
        limb([(92, 212), (108, 224), (126, 232)], (8, 9, 8), GOLD, GOLD2, 2)
        + ink(ribbon([(106, 228), (128, 192)], (9, 9)), "#5a2822", 2)
        + spot(131, 187, 7.4, GOLD, 2.2)
        + dot(131, 187, 2.6, RED)
    )
    plume = form(
        [
            (150, 34, 1),
            (156, 24),
            (176, 22),
            (200, 28),
            (214, 44),
            (216, 60),
            (206, 52),
            (198, 58, 1),
            (192, 48),
            (182, 52, 1),
            (174, 44),
            (162, 42),
        ],
        RED,
        RED2,
        8,
        2.2,
    ) + hatch("M158 32C176 30 196 36 210 52M166 38C176 38 184 42 190 46")
    return (
        _held("halberd") + body(c) + upper_arm(c, True) + upper_arm(c, False) + CHESTS["plate"](c)
        + ink("M148 190C155 185 175 185 182 190C185 206 178 219 165 224C152 219 145 206 148 190Z", RED, 2)
        + ink("M162 191H168V200H177V206H168V216H162V206H153V200H162Z", WHITE, 1.4)
        + plume + head(man, "stern", -2) + stubble
        + sword + across(c, 118, 208) + forearm(c, 218, 186, 9)
    )  # fmt: skip


# --- Fürst ----------------------------------------------------------------------------------------------------


def furst() -> str:
    """The elder: fur cap, long white beard, staff, and the sealed oath in his hand."""
    c = Colours("#5f7550", "#475a3b", GREEN2, GREEN3, GREEN2, GREEN3)
    man = Figure(c, "", "long", "", "", hair="#e6e0d2", hair2="#b3ab9b", brow="#d5cebf")
    fur = "#8a6a4c"
    cap = (
        form(
            [(122, 64, 1), (118, 46), (130, 32), (150, 27), (170, 32), (182, 46), (178, 64, 1)],
            c.hat,
            c.hat2,
            14,
        )
        + line("M150 28V58M134 34C130 42 130 50 132 58M166 34C170 42 170 50 168 58", 1.6)
        + form(
            [
                (109, 70),
                (112, 60),
                (122, 58),
                (134, 60),
                (150, 56),
                (166, 60),
                (178, 58),
                (188, 60),
                (191, 70),
                (188, 80),
                (176, 82),
                (162, 76),
                (150, 77),
                (138, 76),
                (124, 82),
                (112, 80),
            ],
            fur,
            "#6b4f36",
            8,
        )
        + hatch(
            "M118 64L121 71M128 63L130 70M140 62L142 69M152 60L153 68M164 63L163 70M174 62L172 69M184 65L181 72M124 74L126 79M176 75L174 79",
            "#3a2a1c",
        )
        + spot(150, 28, 4.6, GOLD, 1.8)
    )
    scroll = (
        form([(108, 184, 1), (124, 182), (150, 186), (158, 184, 1), (158, 200), (152, 226), (154, 244, 1), (112, 244, 1), (106, 220), (110, 200)], WHITE, WHITE2, 8)
        + limb([(104, 186), (130, 182), (160, 187)], (10, 10, 10), WHITE, WHITE2, 2)
        + hatch("M118 198H148M117 205H146M117 212H142M116 219H126")
        + line("M140 222L136 240M144 222L146 240", 3.4, RED) + spot(142, 220, 7, RED) + dot(142, 220, 2.4, RED2)
    )  # fmt: skip
    return (
        _held("staff") + body(c) + upper_arm(c, True) + upper_arm(c, False) + CHESTS["cloak"](c)
        + head(man, "old", 0, cap) + scroll + across(c, 108, 214) + forearm(c, 218, 186, 9)
    )  # fmt: skip


# --- Kuoni ----------------------------------------------------------------------------------------------------


def _lamb() -> str:
    wool = "M-38 2C-44 -6 -38 -18 -28 -18C-26 -28 -12 -30 -6 -23C0 -30 14 -28 16 -20C26 -24 36 -14 32 -5C40 2 36 14 28 16C24 24 10 24 6 20C-2 26 -14 24 -18 19C-28 22 -38 14 -38 2Z"
    return (
        limb([(18, 10), (26, 24), (24, 40)], (11, 9, 8), WHITE, WHITE2, 2) + ink(ribbon([(24, 34), (24, 42)], (9, 10)), INK, 1.6)
        + limb([(4, 14), (8, 28), (4, 42)], (11, 9, 8), WHITE, WHITE2, 2) + ink(ribbon([(5, 36), (4, 44)], (9, 10)), INK, 1.6)
        + ink(wool, WHITE, 2.2)
        + fill("M24 -20C34 -18 36 -8 31 -5C39 2 35 13 27 15C23 22 12 22 7 19C22 14 28 -4 24 -20Z", WHITE2)
        + hatch("M-18 -8C-16 -13 -11 -13 -10 -8M-4 -14C-2 -19 3 -19 4 -14M10 -6C12 -11 17 -11 18 -6M-8 4C-6 -1 -1 -1 0 4M8 8C10 3 15 3 16 8M-24 4C-22 0 -18 0 -17 4")
        + form([(-46, -34, 1), (-58, -36), (-66, -30), (-58, -24), (-46, -26, 1)], WHITE, WHITE2, 3, 2)
        + form([(-30, -34), (-40, -40), (-52, -34), (-60, -20), (-66, -8), (-60, -1), (-50, -2), (-40, -8), (-28, -16)], "#f0e3cc", "#d3c3a5", 7, 2.2)
        + ink("M-54 -36C-50 -46 -40 -48 -34 -42C-28 -44 -22 -36 -28 -31C-32 -27 -38 -28 -40 -31C-46 -28 -54 -30 -54 -36Z", WHITE, 2)
        + dot(-49, -22, 2.4, INK) + hatch("M-53 -26C-51 -28 -47 -28 -45 -25")
        + fill("M-66 -9C-63 -6 -60 -6 -58 -8L-60 -3C-63 -3 -66 -5 -66 -9Z", "#c98a78") + hatch("M-61 -4C-58 -4 -56 -6 -55 -8")
        + form([(-34, -30, 1), (-24, -30), (-17, -22), (-24, -18), (-32, -24, 1)], WHITE, "#e8b9a8", 4, 2)
    )  # fmt: skip


def kuoni() -> str:
    """The herdsman with crook, a lamb on his arm."""
    c = Colours("#d9c79c", "#b39d6c", RED, RED2, "#8f6b45", "#6b4d2f")
    man = Figure(c, "cap", "round", "", "", hair="#8a5a2a", hair2="#a8743c")
    pouch = strap([(126, 160), (150, 188), (186, 236)], 9, WOOD)
    return (
        _held("crook") + body(c) + upper_arm(c, True) + upper_arm(c, False) + CHESTS["vest"](c) + pouch
        + head(man, "hearty", 3)
        + group(_lamb(), "translate(140 208) scale(.86)")
        + limb([(62, 244), (84, 232), (112, 226), (136, 226)], (34, 30, 26, 22), c.coat, c.coat2)
        + ink(ribbon([(124, 226), (136, 226)], (27, 25)), c.trim, 2)
        + form([(137, 216, 1), (150, 215), (162, 220), (164, 230), (152, 238), (138, 236, 1)], SKIN, SKIN2, 4, 2)
        + hatch("M150 220L162 223M150 226L164 229M149 232L160 234")
        + forearm(c, 218, 186, 9)
    )  # fmt: skip


# --- Reding ---------------------------------------------------------------------------------------------------


def reding() -> str:
    """The magistrate: broad sword, three fingers raised for the oath."""
    c = Colours("#4a5f78", "#35475d", "#8a3b3f", "#672a30", "#35475d", "#263446")
    man = Figure(c, "beret", "goatee", "", "", hair="#8d8579", hair2="#aaa294", mirrored_face=True)
    robe = (
        form(
            [
                (122, 146, 1),
                (98, 154),
                (76, 178),
                (66, 214),
                (64, 243, 1),
                (116, 243, 1),
                (120, 206),
                (136, 172),
            ],
            c.cape,
            c.cape2,
            8,
        )
        + form(
            [
                (178, 146, 1),
                (202, 154),
                (224, 178),
                (234, 214),
                (236, 243, 1),
                (184, 243, 1),
                (180, 206),
                (164, 172),
            ],
            c.cape,
            c.cape2,
            14,
        )
        + form(
            [(126, 144, 1), (112, 156), (116, 190), (128, 243, 1), (146, 243, 1), (142, 200), (140, 164)],
            "#8a6a4c",
            "#6b4f36",
            4,
        )
        + form(
            [(174, 144, 1), (188, 156), (184, 190), (172, 243, 1), (154, 243, 1), (158, 200), (160, 164)],
            "#8a6a4c",
            "#6b4f36",
            8,
        )
        + hatch(
            "M120 160L125 166M124 176L129 182M122 190L127 196M128 204L133 210M130 220L135 226M180 160L175 166M176 176L171 182M178 190L173 196M172 204L167 210M170 220L165 226",
            "#3a2a1c",
        )
        + hatch("M92 170C84 184 80 198 78 214M208 170C216 184 220 198 222 214")
    )
    chain = (
        "".join(
            spot(x, y, 3.8, GOLD, 1.6)
            for x, y in (
                (121, 158),
                (125, 168),
                (131, 177),
                (139, 184),
                (161, 184),
                (169, 177),
                (175, 168),
                (179, 158),
            )
        )
        + spot(150, 190, 8, GOLD, 2)
        + ink("M150 184L152 189L157 190L152 192L150 197L148 192L143 190L148 189Z", RED, 1)
    )
    sword = group(
        ink("M0 -64L11 -50V84H-11V-50Z", STEEL) + fill("M1 -60L9.500 -49V83H1Z", STEEL2) + line("M0 -44V70", 1.6)
        + ink("M-30 80C-34 76 -30 70 -26 74C-10 80 10 80 26 74C30 70 34 76 30 80C20 92 -20 92 -30 80Z", GOLD)
        + ink("M-5 90H5V134H-5Z", "#35475d", 2) + spot(0, 140, 9, GOLD, 2.2) + dot(0, 140, 3.4, RED),
        "translate(229 104) rotate(9) scale(.84) translate(0 -18)",
    )  # fmt: skip
    arm = (
        limb([(64, 245), (72, 222), (90, 200), (98, 186)], (34, 34, 28, 20), c.cape, c.cape2)
        + ink(ribbon([(89, 201), (97, 188)], (30, 28)), "#8a6a4c", 2)
        + hatch("M86 194L90 200M94 198L98 203M84 202L88 206", "#3a2a1c")
        + oath(101, 186, 8)
    )
    return (
        sword
        + body(c)
        + upper_arm(c, False)
        + robe
        + chain
        + head(man, "noble", 2)
        + arm
        + forearm(c, 219, 186, 9)
    )


UNDERS = {
    "acorns": ("HARRAS RUDOLF", "the equerry with the halberd", harras),
    "leaves": ("FÜRST WALTER", "the elder with his staff", furst),
    "hearts": ("KUONI PÁSZTOR", "the herdsman with a lamb", kuoni),
    "bells": ("REDING ITELL", "the magistrate swearing the oath", reding),
}
