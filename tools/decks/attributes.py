"""What the courts hold in their hands."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

from decks.parts import (
    BLUE,
    GOLD,
    GOLD2,
    RED,
    STEEL,
    STEEL2,
    WHITE,
    WOOD,
    WOOD2,
    fill,
    group,
    hatch,
    ink,
    line,
)

# --- things in the hand, along x = 0, held at y = 110 ------------------------------------------------------


def _shaft(top: float, colour: str = WOOD, dark: str = WOOD2) -> str:
    return ink(f"M-4.500 {top}H4.500V182H-4.500Z", colour, 2) + fill(f"M1 {top + 1}H3.500V181H1Z", dark)


def _crossbow() -> str:
    return (
        line("M-8 -12C-10 -30 10 -30 8 -12", 3)
        + ink("M-6 -12H6L7 90L9 176H-9L-7 90Z", WOOD)
        + fill("M1 -11H5L6 90L8 175H1Z", WOOD2)
        + ink("M-42 18C-30 0 -14 -7 0 -7C14 -7 30 0 42 18C28 8 14 4 0 4C-14 4 -28 8 -42 18Z", STEEL)
        + line("M-41 17L0 34L41 17", 1.4)
        + '<path class="g" style="stroke-width:2.6" d="M-7 -9L7 6M7 -9L-7 6"/>'
        + f'<rect class="i" x="-4" y="30" width="8" height="9" rx="2" fill="{WHITE}"/>'
    )


def _halberd() -> str:
    return (
        _shaft(0)
        + ink("M0 -48L7 -14H-7Z", STEEL, 2)
        + ink("M-5 -8C-16 -16 -24 -18 -31 -12C-27 0 -27 12 -33 24C-24 26 -14 22 -5 14Z", STEEL)
        + fill("M-31 14C-31 18 -32 21 -33 23.500C-24 25 -14 21 -6 13L-6 8C-14 15 -22 17 -31 14Z", STEEL2)
        + ink("M5 -6L25 2L5 10Z", STEEL, 2)
        + ink("M-6 -14H6V18H-6Z", STEEL2, 2)
        + ink("M-5 22C-12 30 -12 40 -8 46C-4 40 4 40 8 46C12 40 12 30 5 22Z", RED, 1.8)
    )


def _spear() -> str:
    return (
        _shaft(0)
        + ink("M0 -50C10 -34 12 -22 5 -6H-5C-12 -22 -10 -34 0 -50Z", STEEL)
        + fill("M1 -46C9 -34 10 -22 4 -8H1Z", STEEL2)
        + ink("M-7 -6H7V4H-7Z", GOLD, 2)
        + ink("M-5 6C-11 14 -11 22 -7 30C-3 24 3 24 7 30C11 22 11 14 5 6Z", RED, 1.8)
    )


def _sword() -> str:
    return (
        ink("M0 -56L8 -42V84H-8V-42Z", STEEL)
        + fill("M1 -52L6.500 -42V83H1Z", STEEL2)
        + line("M0 -34V64", 1.4)
        + ink(
            "M-26 82C-26 78 -22 77 -19 80C-8 85 8 85 19 80C22 77 26 78 26 82C26 88 20 91 12 92H-12C-20 91 -26 88 -26 82Z",
            GOLD,
        )
        + ink("M-5 92H5V132H-5Z", WOOD, 2)
        + f'<circle class="i" cx="0" cy="138" r="8" fill="{GOLD}"/>'
    )


def _staff() -> str:
    return (
        ink(
            "M-4 182C-6 100 -5 40 -5 -6C-12 -10 -12 -22 -4 -26C4 -30 13 -24 11 -14C10 -9 6 -8 5 -4C5 60 5 120 5 182Z",
            WOOD,
        )
        + fill("M1 181C2 120 1 60 1 0L4 0C4 60 4 120 4 181Z", WOOD2)
        + hatch("M-4 30L2 36M-4 60L2 54M-3 84L2 88", "#c08a5a")
    )


def _crook() -> str:
    return (
        line("M0 178V2C0 -34 -38 -34 -36 -6C-35 4 -24 4 -24 -4", 11)
        + line("M0 178V2C0 -34 -38 -34 -36 -6C-35 4 -24 4 -24 -4", 6.4, WOOD)
        + line("M2.200 176V2C2 -16 -8 -24 -18 -24", 1.8, WOOD2)
    )


def _sceptre() -> str:
    return (
        ink("M-4 6H4V182H-4Z", GOLD, 2)
        + fill("M1 7H3V181H1Z", GOLD2)
        + ink("M-9 4H9V12H-9ZM-7 44H7V50H-7Z", GOLD, 2)
        + ink(
            "M0 4C-15 -4 -19 -18 -14 -30C-10 -24 -6 -22 -4 -16C-5 -28 -3 -36 0 -44C3 -36 5 -28 4 -16C6 -22 10 -24 14 -30C19 -18 15 -4 0 4Z",
            GOLD,
        )
        + fill("M2 1C12 -4 16 -16 13 -26C10 -20 6 -14 5 -8Z", GOLD2)
        + f'<circle class="i" style="stroke-width:1.8" cx="0" cy="-8" r="4" fill="{RED}"/>'
    )


def _mace() -> str:
    return (
        ink("M-4 6H4V182H-4Z", WOOD, 2)
        + fill("M1 7H3V181H1Z", WOOD2)
        + "".join(
            ink("M0 -34C6 -26 6 -6 0 4C-6 -6 -6 -26 0 -34Z", STEEL if i else STEEL2, 2)
            if i == 1
            else ink(f"M0 -34C{s * 24} -30 {s * 24} -2 0 4C{s * 10} -8 {s * 10} -24 0 -34Z", STEEL, 2)
            for i, s in enumerate((-1, 0, 1))
        )
        + ink("M-8 2H8V11H-8Z", GOLD, 2)
        + f'<circle class="i" style="stroke-width:2" cx="0" cy="-38" r="5" fill="{GOLD}"/>'
    )


def _axe() -> str:
    return (
        _shaft(-14)
        + ink("M5 -8C18 -12 28 -22 30 -32C38 -14 38 18 30 36C28 26 18 16 5 12Z", STEEL)
        + fill("M31 -26C36 -12 36 16 30.500 32C29 26 26 22 23 19C28 6 30 -10 31 -26Z", STEEL2)
        + ink("M-6 -10H6V14H-6Z", STEEL2, 2)
    )


def _flower() -> str:
    return (
        line("M0 150C2 110 -2 60 0 20", 4.4, "#2f6a4c")
        + ink(
            "M0 96C14 92 22 80 20 68C8 72 0 82 0 96ZM0 70C-14 66 -22 54 -20 42C-8 46 0 56 0 70Z",
            "#4f8465",
            1.8,
        )
        + "".join(
            group(
                ink("M0 0C-13 -8 -12 -26 0 -30C12 -26 13 -8 0 0Z", "#d9695f" if i % 2 else "#e8948a", 2),
                f"rotate({a})",
            )
            for i, a in enumerate((72, 288, 144, 216, 0))
        )
        + f'<circle class="i" style="stroke-width:2" r="8" fill="{GOLD}"/>'
    )


SHAFTS = {
    "crossbow": _crossbow, "halberd": _halberd, "spear": _spear, "sword": _sword, "staff": _staff, "crook": _crook,
    "sceptre": _sceptre, "mace": _mace, "axe": _axe, "flower": _flower,
}  # fmt: skip


# --- the left hand, held near 66,196 ----------------------------------------------------------------------


def _bolt() -> str:
    return (
        ink("M63 150H68V206H63Z", WOOD, 2)
        + ink("M65.500 126L72 142L65.500 148L59 142Z", STEEL, 2)
        + ink(
            "M65.500 153C59 148 50 152 51 162C51 172 60 178 65.500 175C71 178 80 172 80 162C81 152 72 148 65.500 153Z",
            RED,
        )
        + fill("M74 151C78 156 77 168 68 175.500C73 177 79 171 79 162C80 156 78 152 74 151Z", "#922d26")
        + ink("M67 152C70 145 76 144 81 146C79 151 74 154 67 152Z", "#7ba68c", 1.6)
    )


def _orb() -> str:
    return (
        f'<circle class="i" cx="64" cy="168" r="20" fill="{BLUE}"/>'
        + fill("M72 151C83 158 86 174 76 184C72 188 66 188 62 187C76 180 78 164 72 151Z", "#2c4468")
        + ink("M44.500 164C56 172 72 172 83.500 164L84 172C72 180 56 180 44.500 172Z", GOLD, 1.8)
        + ink("M61 132H67V139H73V145H67V150H61V145H55V139H61Z", GOLD, 1.8)
        + '<path class="w" d="M51 160C53 156 56 153 59 152"/>'
    )


LEFTS = {"bolt": _bolt, "orb": _orb}
