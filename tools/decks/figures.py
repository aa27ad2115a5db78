"""The courts: one half-figure with hats, beards, coats and attributes to choose from."""

from __future__ import annotations

from dataclasses import dataclass

from decks.parts import (
    BLUE,
    GOLD,
    GOLD2,
    GREEN3,
    RED,
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


@dataclass(frozen=True)
class Colours:
    """Base and shadow of the coat, the mantle and the hat, and the trim."""

    coat: str
    coat2: str
    cape: str
    cape2: str
    hat: str
    hat2: str
    trim: str = GOLD


@dataclass(frozen=True)
class Figure:
    """One half-figure. `left` is empty when that arm hangs at the side."""

    colours: Colours
    hat: str
    beard: str
    chest: str
    right: str
    left: str = ""
    hair: str = "#4a2c1b"
    hair2: str = "#6b4228"
    mirrored_face: bool = False


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
        + f'<path class="g" style="stroke-width:2.6" d="M-7 -9L7 6M7 -9L-7 6"/>'
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
        + ink("M-26 82C-26 78 -22 77 -19 80C-8 85 8 85 19 80C22 77 26 78 26 82C26 88 20 91 12 92H-12C-20 91 -26 88 -26 82Z", GOLD)
        + ink("M-5 92H5V132H-5Z", WOOD, 2)
        + f'<circle class="i" cx="0" cy="138" r="8" fill="{GOLD}"/>'
    )


def _staff() -> str:
    return (
        ink("M-4 182C-6 100 -5 40 -5 -6C-12 -10 -12 -22 -4 -26C4 -30 13 -24 11 -14C10 -9 6 -8 5 -4C5 60 5 120 5 182Z", WOOD)
        + fill("M1 181C2 120 1 60 1 0L4 0C4 60 4 120 4 181Z", WOOD2)
        + hatch("M-4 30L2 36M-4 60L2 54M-3 84L2 88", "#c08a5a")
    )


def _crook() -> str:
    return (
        ink(
            "M-4.500 182V-4C-4.500 -38 -44 -40 -42 -8C-41 4 -28 6 -26 -4C-25 -9 -29 -11 -31 -9"
            "C-34 -22 -13 -24 -14 -2V0C-13 0 -14 0 -13.500 2L4.500 0V182Z",
            WOOD,
        )
        if False
        else line("M0 178V2C0 -34 -38 -34 -36 -6C-35 4 -24 4 -24 -4", 11)
        + line("M0 178V2C0 -34 -38 -34 -36 -6C-35 4 -24 4 -24 -4", 6.4, WOOD)
        + line("M2.200 176V2C2 -16 -8 -24 -18 -24", 1.8, WOOD2)
    )


def _sceptre() -> str:
    return (
        ink("M-4 6H4V182H-4Z", GOLD, 2)
        + fill("M1 7H3V181H1Z", GOLD2)
        + ink("M-9 4H9V12H-9ZM-7 44H7V50H-7Z", GOLD, 2)
        + ink("M0 4C-15 -4 -19 -18 -14 -30C-10 -24 -6 -22 -4 -16C-5 -28 -3 -36 0 -44C3 -36 5 -28 4 -16C6 -22 10 -24 14 -30C19 -18 15 -4 0 4Z", GOLD)
        + fill("M2 1C12 -4 16 -16 13 -26C10 -20 6 -14 5 -8Z", GOLD2)
        + f'<circle class="i" style="stroke-width:1.8" cx="0" cy="-8" r="4" fill="{RED}"/>'
    )


def _mace() -> str:
    return (
        ink("M-4 6H4V182H-4Z", WOOD, 2)
        + fill("M1 7H3V181H1Z", WOOD2)
        + "".join(ink("M0 -34C6 -26 6 -6 0 4C-6 -6 -6 -26 0 -34Z", STEEL if i else STEEL2, 2) if i == 1 else
                  ink(f"M0 -34C{s * 24} -30 {s * 24} -2 0 4C{s * 10} -8 {s * 10} -24 0 -34Z", STEEL, 2)
                  for i, s in enumerate((-1, 0, 1)))
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


def _banner() -> str:
    return (
        _shaft(-46)
        + ink("M-4 -40C-18 -46 -32 -32 -46 -40V-6C-32 2 -18 -12 -4 -4Z", RED)
        + ink("M-28 -40V-2H-20V-42Z", WHITE, 1.6)
        + ink("M-46 -28C-32 -20 -18 -34 -4 -26V-18C-18 -26 -32 -12 -46 -20Z", WHITE, 1.6)
        + ink("M0 -62L5 -48H-5Z", GOLD, 1.8)
    )


def _flower() -> str:
    return (
        line("M0 150C2 110 -2 60 0 20", 4.4, "#2f6a4c")
        + ink("M0 96C14 92 22 80 20 68C8 72 0 82 0 96ZM0 70C-14 66 -22 54 -20 42C-8 46 0 56 0 70Z", "#4f8465", 1.8)
        + "".join(
            group(ink("M0 0C-13 -8 -12 -26 0 -30C12 -26 13 -8 0 0Z", "#d9695f" if i % 2 else "#e8948a", 2), f"rotate({a})")
            for i, a in enumerate((72, 288, 144, 216, 0))
        )
        + f'<circle class="i" style="stroke-width:2" r="8" fill="{GOLD}"/>'
    )


SHAFTS = {
    "crossbow": _crossbow, "halberd": _halberd, "spear": _spear, "sword": _sword, "staff": _staff, "crook": _crook,
    "sceptre": _sceptre, "mace": _mace, "axe": _axe, "banner": _banner, "flower": _flower,
}  # fmt: skip


# --- the left hand, held near 66,196 ----------------------------------------------------------------------


def _bolt() -> str:
    return (
        ink("M63 150H68V206H63Z", WOOD, 2)
        + ink("M65.500 126L72 142L65.500 148L59 142Z", STEEL, 2)
        + ink("M65.500 153C59 148 50 152 51 162C51 172 60 178 65.500 175C71 178 80 172 80 162C81 152 72 148 65.500 153Z", RED)
        + fill("M74 151C78 156 77 168 68 175.500C73 177 79 171 79 162C80 156 78 152 74 151Z", "#922d26")
        + ink("M67 152C70 145 76 144 81 146C79 151 74 154 67 152Z", "#7ba68c", 1.6)
    )


def _horn() -> str:
    return (
        ink("M34 150C36 178 52 196 86 192L88 178C66 180 52 168 48 148C44 144 36 145 34 150Z", "#d9b878")
        + fill("M42 160C48 182 64 188 86 186L86 191C54 195 38 178 35 152Z", "#b08a4c")
        + ink("M32 152C31 144 48 140 50 147C51 152 34 157 32 152Z", GOLD, 2)
        + ink("M60 176L56 192L66 194L69 180Z", GOLD, 1.8)
    )


def _orb() -> str:
    return (
        f'<circle class="i" cx="64" cy="168" r="20" fill="{BLUE}"/>'
        + fill("M72 151C83 158 86 174 76 184C72 188 66 188 62 187C76 180 78 164 72 151Z", "#2c4468")
        + ink("M44.500 164C56 172 72 172 83.500 164L84 172C72 180 56 180 44.500 172Z", GOLD, 1.8)
        + ink("M61 132H67V139H73V145H67V150H61V145H55V139H61Z", GOLD, 1.8)
        + '<path class="w" d="M51 160C53 156 56 153 59 152"/>'
    )


def _falcon() -> str:
    return (
        ink("M56 186C44 176 44 150 60 142C58 134 66 128 73 132L81 137L74 140C84 152 82 176 70 188L64 200Z", "#8f7a66")
        + ink("M60 148C48 158 50 178 62 190C72 178 74 160 60 148Z", "#6b5848", 1.8)
        + hatch("M56 160C56 170 59 178 62 183M62 158C63 168 64 174 64 180")
        + ink("M60 142C58 134 66 128 73 132L76 140C71 145 64 146 60 142Z", RED, 1.8)
        + f'<circle cx="69" cy="136" r="1.8" fill="{WHITE}"/>'
        + line("M64 188V197M70 186V196", 2.6, GOLD2)
    )


def _lamb() -> str:
    return ink("M50 176C42 170 44 158 53 156C54 147 66 144 72 150C80 147 87 154 84 161C90 166 88 176 80 177C78 184 54 184 50 176Z", WHITE) + hatch(
        "M56 166C58 162 62 162 63 166M66 172C68 168 72 168 73 172M70 159C72 155 76 156 76 160"
    ) + ink("M50 158C42 154 36 160 38 168C40 174 48 174 52 170C55 166 54 160 50 158Z", "#6b4228", 2)


def _scroll() -> str:
    return (
        ink("M44 150C38 150 38 160 44 160H48V196H80V160C80 152 84 150 84 150Z", WHITE)
        + ink("M44 150C50 150 50 160 44 160C38 160 38 150 44 150Z", WHITE2, 1.8)
        + hatch("M54 166H74M54 173H74M54 180H70")
        + f'<circle class="i" style="stroke-width:1.8" cx="70" cy="190" r="6.500" fill="{RED}"/>'
    )


def _shield() -> str:
    return (
        ink("M38 140C48 144 56 142 64 136C72 142 80 144 90 140C92 170 84 194 64 204C44 194 36 170 38 140Z", WHITE)
        + ink("M60 139C63 137 64 136 64 136C66 137 67 138 69 139.500V160H89C88 163 88 166 87 169H69V201C67 203 66 203.500 64 204"
              "C62 203.500 61 202.500 60 202V169H41C40 166 39.500 163 39 160H60Z", RED, 1.6)
    )


LEFTS = {"bolt": _bolt, "horn": _horn, "orb": _orb, "falcon": _falcon, "lamb": _lamb, "scroll": _scroll, "shield": _shield}


# --- coats ----------------------------------------------------------------------------------------------------


def _arms(c: Colours) -> str:
    return (
        ink("M94 172C76 188 60 210 48 240H110L114 190Z", c.coat2)
        + ink("M206 172C226 186 248 210 262 240H192L186 190Z", c.coat2)
        + ink("M104 180C99 200 98 220 98 240H202C202 220 201 200 196 180Z", c.coat)
        + fill("M182 182C186 200 188 220 188 239H201C201 220 200 200 195 181Z", c.coat2)
        + hatch("M114 214C112 222 112 232 112 240M126 218C125 226 125 232 125 240M180 214C181 222 182 232 182 240M172 218C173 226 173 232 173 240")
    )


def _collar(colour: str) -> str:
    return ink("M118 148C116 138 130 132 150 132C170 132 184 138 182 148C184 160 168 170 150 170C132 170 116 160 118 148Z", colour)


def _chest_dagged(c: Colours) -> str:
    return (
        ink("M106 184L194 232V244L104 196Z", "#7b4b2c")
        + ink("M126 146C104 152 86 164 78 196L92 208L101 196L114 212L125 198L138 214L150 199L162 214L175 198L186 212L199 196L208 208L222 196C214 164 196 152 174 146Z", c.cape)
        + fill("M174 147C196 153 213 165 221 196L208 206L199 194L186 210L179 202C190 184 186 162 168 150Z", c.cape2)
        + hatch("M188 166L196 190M196 164L206 192M204 170L213 193M182 174L186 196")
        + f'<path class="g" style="stroke:{c.trim}" d="M86 190L92 196L101 186L114 201L125 187L138 203L150 188L162 203L175 187L186 201L199 186L208 196L214 190"/>'
        + _collar(c.cape)
        + hatch("M122 152C124 158 130 163 136 166M178 152C176 158 170 163 164 166M172 154C171 158 167 161 163 163")
    )


def _scallops(colour: str, shade: str) -> str:
    return ink(
        "M122 144C98 148 78 166 72 196C70 206 80 212 86 206C88 216 100 218 104 208C108 218 120 218 122 208C126 216 134 216 136 208"
        "C134 190 140 176 150 170C160 176 166 190 164 208C166 216 174 216 178 208C180 218 192 218 196 208C200 218 212 216 214 206"
        "C220 212 230 206 228 196C222 166 202 148 178 144C170 156 160 160 150 160C140 160 130 156 122 144Z",
        colour,
    ) + fill(
        "M190 149C208 156 222 174 226 196C227 204 220 208 214 202C212 212 202 212 197 205C204 190 202 168 190 149Z", shade
    )


def _chest_fur(c: Colours) -> str:
    return (
        _scallops("#8a6a4c", "#6b4f36")
        + hatch("M92 178L98 186M84 190L90 197M106 164L112 172M104 190L109 198M190 178L196 186M204 184L210 192M196 164L202 172M118 178L122 188M180 186L184 196", "#3a2a1c")
        + line("M136 206V226M164 206V226", 2)
        + _buttons()
    )


def _chest_ermine(c: Colours) -> str:
    spots = "".join(
        f'<path fill="#2b211c" d="M{x} {y}l2.600 7h-5.200Z"/>'
        for x, y in ((98, 166), (86, 184), (108, 184), (100, 198), (122, 190), (120, 168), (202, 166), (214, 184), (192, 184), (200, 198), (178, 190), (180, 168))
    )
    return (
        _scallops(WHITE, WHITE2)
        + spots
        + line("M116 160C122 186 136 200 150 204C164 200 178 186 184 160", 5.4)
        + line("M116 160C122 186 136 200 150 204C164 200 178 186 184 160", 2.6, GOLD)
        + ink("M150 198L159 208L150 220L141 208Z", GOLD, 2)
        + f'<circle cx="150" cy="208" r="3.4" fill="{RED}"/>'
    )


def _buttons() -> str:
    return "".join(f'<circle class="i" style="stroke-width:1.6" cx="150" cy="{y}" r="3.600" fill="{GOLD}"/>' for y in (186, 202, 218))


def _chest_vest(c: Colours) -> str:
    return (
        ink("M118 150C104 156 92 166 88 180L100 240H130L140 176ZM182 150C196 156 208 166 212 180L200 240H170L160 176Z", c.cape)
        + fill("M184 153C197 158 207 168 211 180L199 239H186C194 210 196 180 184 153Z", c.cape2)
        + ink("M122 150C130 166 140 172 150 174C160 172 170 166 178 150L188 160C182 184 166 196 150 200C134 196 118 184 112 160Z", WHITE)
        + hatch("M122 166L130 178M134 176L138 188M178 166L170 178M166 176L162 188")
        + _buttons()
    )


def _chest_plate(c: Colours) -> str:
    return (
        ink("M104 166C100 190 104 220 110 240H190C196 220 200 190 196 166C180 176 168 178 150 178C132 178 120 176 104 166Z", STEEL)
        + fill("M178 174C184 196 182 220 176 239H189C195 220 199 190 195 168C190 171 184 173 178 174Z", STEEL2)
        + line("M150 178V240", 1.8)
        + hatch("M116 186C116 204 118 222 122 236M124 182C124 190 124 196 125 202")
        + ink("M108 160C88 160 70 176 66 200C78 208 98 206 108 196C114 184 114 170 108 160ZM192 160C212 160 230 176 234 200C222 208 202 206 192 196C186 184 186 170 192 160Z", STEEL)
        + fill("M204 163C220 168 230 182 233 199C226 203 216 204 208 202C216 190 214 174 204 163Z", STEEL2)
        + line("M72 188C84 196 98 194 108 184M228 188C216 196 202 194 192 184", 1.6)
        + _collar(c.cape)
        + f'<path class="g" style="stroke:{c.trim};stroke-width:2" d="M124 152C130 160 140 164 150 164C160 164 170 160 176 152"/>'
    )


def _chest_ruff(c: Colours) -> str:
    folds = "".join(
        ink(f"M{x} {y}C{x - 9} {y + 2} {x - 9} {y + 18} {x} {y + 20}C{x + 9} {y + 18} {x + 9} {y + 2} {x} {y}Z", WHITE, 1.8)
        for x, y in ((112, 138), (188, 138), (122, 146), (178, 146), (134, 151), (166, 151), (150, 153))
    )
    return (
        ink("M106 168C96 176 88 190 84 204L100 240H200L216 204C212 190 204 176 194 168Z", c.cape)
        + fill("M184 170C194 190 196 216 190 239H199L215 204C211 190 204 177 194 169Z", c.cape2)
        + line("M122 172L130 240M178 172L170 240", 1.8)
        + line("M116 176L124 240M184 176L176 240", 2.4, c.trim)
        + _buttons()
        + folds
    )


def _chest_cloak(c: Colours) -> str:
    return (
        _buttons()
        + ink("M124 146C100 150 78 168 66 204L62 240H112C116 214 126 192 144 178L136 160ZM176 146C200 150 222 168 234 204L238 240H188C184 214 174 192 156 178L164 160Z", c.cape)
        + fill("M196 154C214 164 228 184 233 206L237 239H216C222 208 216 176 196 154Z", c.cape2)
        + line("M72 210C78 186 94 168 112 160M106 236C110 216 118 200 130 188", 2.2, c.trim)
        + _collar(c.cape2)
        + f'<circle class="i" cx="150" cy="172" r="8" fill="{c.trim}"/><circle cx="150" cy="172" r="3" fill="{RED}"/>'
    )


def _chest_gown(c: Colours) -> str:
    return (
        ink("M124 140C128 156 134 170 150 178C166 170 172 156 176 140Z", SKIN, 2)
        + ink("M120 146C100 154 86 170 78 198C92 206 104 204 110 196L118 240H182L190 196C196 204 208 206 222 198C214 170 200 154 180 146C176 168 166 182 150 186C134 182 124 168 120 146Z", c.cape)
        + fill("M186 150C202 160 213 174 220 197C208 204 197 202 191 194L183 239H168C180 206 184 178 186 150Z", c.cape2)
        + line("M122 150C126 170 136 182 150 186C164 182 174 170 178 150", 6)
        + line("M122 150C126 170 136 182 150 186C164 182 174 170 178 150", 3, c.trim)
        + line("M150 188V240M134 200L166 212M166 200L134 212M136 218L164 230M164 218L136 230", 1.8, c.trim)
        + "".join(f'<circle class="i" style="stroke-width:1.400" cx="{x}" cy="{y}" r="3" fill="{WHITE}"/>' for x, y in ((134, 160), (141, 166), (150, 169), (159, 166), (166, 160)))
    )


CHESTS = {
    "dagged": _chest_dagged, "fur": _chest_fur, "ermine": _chest_ermine, "vest": _chest_vest, "plate": _chest_plate,
    "ruff": _chest_ruff, "cloak": _chest_cloak, "gown": _chest_gown,
}  # fmt: skip


# --- heads ------------------------------------------------------------------------------------------------------


def _face(f: Figure) -> str:
    features = (
        fill("M146 84L154 110C151 116 142 115 139 113L147 110Z", SKIN2)
        + line("M143 90C141 101 136 107 136 111C140 115 147 115 152 112", 1.9)
        + '<path fill="#fff" d="M124 96Q131 88 139 96Q131 101 124 96ZM152 96Q160 88 168 96Q160 101 152 96Z"/>'
        + '<circle cx="131" cy="95" r="3.400" fill="#2b211c"/><circle cx="159" cy="95" r="3.400" fill="#2b211c"/>'
        + line("M123 96Q131 87 140 96M151 96Q160 87 169 96")
        + line("M122 86Q131 79 140 85M151 85Q160 79 170 87", 4.2, f.hair)
        + hatch("M128 104Q132 106 136 104M156 104Q160 106 164 104")
    )
    if f.mirrored_face:
        features = group(features, "matrix(-1 0 0 1 300 0)")
    return (
        ink("M124 74C120 98 122 118 130 130C136 140 144 146 150 146C160 146 172 134 176 116C178 104 178 90 176 74Z", SKIN)
        + fill("M162 74C168 98 166 122 158 144C166 142 174 128 177 112C178 100 178 88 176 74Z", SKIN2)
    ) + "{hair}" + "{beard}" + features


def _hair(f: Figure) -> str:
    if f.beard == "lady":
        return ink("M170 70C194 80 206 120 198 158C206 170 196 180 184 172C172 168 172 154 176 140C182 116 178 90 170 70Z", f.hair) + ink(
            "M130 70C106 80 94 120 102 158C94 170 104 180 116 172C128 168 128 154 124 140C118 116 122 90 130 70Z", f.hair
        ) + hatch("M186 94C192 114 192 134 188 156M194 120C196 134 195 148 192 160M114 94C108 114 108 134 112 156M106 120C104 134 105 148 108 160", f.hair2)
    return ink("M171 72C186 78 194 104 187 134C181 142 173 139 170 130C177 114 176 94 171 72Z", f.hair) + ink(
        "M129 72C117 82 112 106 117 130C121 135 127 131 127 124C123 110 124 92 129 72Z", f.hair
    )


def _moustache(f: Figure, wide: float = 1.0) -> str:
    d = "M145 116C138 113 129 117 122 129C132 130 142 127 146 121C152 127 162 129 172 127C166 117 154 113 145 116Z"
    if f.mirrored_face:
        return group(ink(d, f.hair2, 1.8), "matrix(-1 0 0 1 296 0)")
    return ink(d, f.hair2, 1.8)


_LIPS = '<path fill="#a33a30" d="M139 126Q148 131 157 126Q148 135 139 126Z"/>'


def _beard(f: Figure) -> str:
    jaw = "M121 108C124 115 130 118 136 117C142 113 150 113 158 117C166 118 172 114 177 105"
    if f.beard == "full":
        return (
            ink(jaw + "C182 128 173 152 157 169C152 173 146 173 141 168C129 154 119 134 121 108Z", f.hair)
            + hatch("M128 128C130 140 135 150 141 158M136 136C138 146 142 154 147 162M150 138C150 148 151 156 152 163M162 136C162 146 159 154 156 160M170 126C170 138 166 148 162 154", f.hair2)
            + _LIPS
            + _moustache(f)
        )
    if f.beard == "long":
        return (
            ink(jaw + "C186 140 178 180 150 206C122 180 114 140 121 108Z", f.hair)
            + hatch("M128 128C130 150 136 168 146 188M138 136C140 156 144 172 149 186M150 138C150 160 150 176 151 190M162 136C162 156 158 172 154 186M171 126C170 148 164 168 158 180", f.hair2)
            + _LIPS
            + _moustache(f)
        )
    if f.beard == "forked":
        return (
            ink(jaw + "C184 136 180 160 168 182C162 174 156 166 150 160C144 166 138 174 132 182C120 160 116 136 121 108Z", f.hair)
            + hatch("M128 128C129 144 131 158 134 170M138 136C138 148 138 156 138 166M162 136C162 148 162 156 163 166M171 126C171 144 169 158 167 170", f.hair2)
            + _LIPS
            + _moustache(f)
        )
    if f.beard == "round":
        return ink(jaw + "C184 132 172 156 150 158C128 156 116 132 121 108Z", f.hair) + hatch(
            "M128 128C131 138 136 145 142 150M140 138C141 144 144 148 147 152M160 138C159 144 157 148 154 152M171 126C169 138 164 145 158 150", f.hair2
        ) + _LIPS + _moustache(f)
    if f.beard == "goatee":
        return ink("M138 134C144 130 156 130 162 134C162 150 156 162 150 166C144 162 138 150 138 134Z", f.hair, 2) + _LIPS + _moustache(f)
    if f.beard == "moustache":
        return (
            _LIPS
            + hatch("M142 140Q149 143 156 140")
            + ink("M147 116C138 112 128 116 122 124C116 130 110 126 109 120C106 132 118 138 130 132C138 129 144 126 148 121C152 126 158 129 166 132C178 138 190 132 187 120C186 126 180 130 174 124C168 116 157 112 147 116Z", f.hair2, 1.8)
        )
    if f.beard == "lady":
        return '<path fill="#b8423a" d="M140 126Q144 122 148 124.500Q152 122 156 126Q148 134 140 126Z"/>' + (
            '<circle cx="130" cy="112" r="5.500" fill="#e79a86" fill-opacity=".6"/>'
            '<circle cx="166" cy="112" r="5.500" fill="#e79a86" fill-opacity=".6"/>'
        )
    return _LIPS + line("M137 126Q148 129 159 125", 1.8) + hatch("M143 138Q149 141 155 138")


def _feather(colour: str) -> str:
    return ink("M184 64C192 42 212 24 248 25C245 31 239 34 235 35C236 41 230 44 225 45C225 51 217 54 212 55C210 63 202 68 192 72Z", colour) + hatch(
        "M190 66C204 48 222 34 247 26M202 53L204 60M211 45L214 53M221 38L225 44M199 56L197 50M208 47L206 41M218 40L216 34"
    )


def _hat_brim(c: Colours, feather: str = "") -> str:
    return (
        (_feather(feather) if feather else "")
        + ink("M116 76C114 50 128 32 156 30C178 30 192 48 192 76Z", c.hat)
        + fill("M168 33C184 40 191 56 191 74L172 72C178 58 176 44 168 33Z", c.hat2)
        + ink("M115 74C115 70 115 67 116 63C140 55 168 55 191 62C192 66 192 70 192 75C168 66 138 66 115 74Z", c.cape, 2)
        + ink("M82 82C102 66 140 60 196 68C206 68 211 60 207 52C218 66 211 83 192 82C150 74 114 77 82 82Z", c.hat)
    )


def _hat_fur(c: Colours) -> str:
    return (
        ink("M126 60C122 40 134 26 150 22C168 26 180 42 176 60Z", c.hat)
        + fill("M158 25C172 32 178 46 175 58L164 58C168 46 166 34 158 25Z", c.hat2)
        + f'<circle class="i" cx="150" cy="22" r="6" fill="{c.trim}"/>'
        + ink("M112 66C106 58 112 48 122 50C126 42 138 42 142 48C148 42 160 42 164 48C172 42 184 46 184 54C194 56 194 68 186 72C188 80 178 86 170 80C162 86 150 86 146 80C138 86 126 84 124 78C114 80 108 74 112 66Z", "#8a6a4c")
        + hatch("M120 60L126 66M134 54L138 62M150 54L153 62M166 54L169 62M178 60L182 66M130 70L134 76M146 70L149 75M164 70L167 76", "#3a2a1c")
    )


def _hat_beret(c: Colours) -> str:
    return (
        ink("M178 44C186 22 208 14 232 22C226 28 222 30 216 32C218 38 212 42 206 42C206 50 196 54 186 56Z", WHITE)
        + hatch("M184 50C194 34 210 24 230 23M198 34L202 41M208 28L212 34")
        + ink("M104 66C98 48 122 30 152 30C184 30 204 46 196 66C188 74 176 70 168 70H126C118 72 108 74 104 66Z", c.hat)
        + fill("M168 33C190 38 201 52 195 65C189 72 178 69 170 69C182 58 180 42 168 33Z", c.hat2)
        + line("M116 62C122 50 134 44 146 44", 1.6)
        + ink("M118 70C138 62 164 62 182 70V80C164 72 138 72 118 80Z", c.trim, 2)
        + f'<circle class="i" style="stroke-width:2" cx="178" cy="58" r="6" fill="{RED}"/>'
    )


def _hat_helmet(c: Colours) -> str:
    return (
        ink("M150 30C154 12 180 8 204 22C196 28 188 30 180 40Z", c.cape)
        + ink("M114 78C112 48 128 30 150 28C172 30 188 48 186 78Z", STEEL)
        + fill("M162 31C178 40 186 56 185 77H172C176 58 174 42 162 31Z", STEEL2)
        + line("M150 28V74", 2)
        + ink("M96 82C106 70 130 68 150 72C170 68 194 70 204 82C188 88 170 82 150 82C130 82 112 88 96 82Z", STEEL)
        + "".join(f'<circle cx="{x}" cy="{y}" r="1.800" fill="#2b211c"/>' for x, y in ((118, 76), (134, 75), (166, 75), (182, 76)))
        + f'<circle class="i" style="stroke-width:2" cx="150" cy="28" r="5" fill="{GOLD}"/>'
    )


def _hat_cap(c: Colours) -> str:
    return (
        ink("M118 78C110 50 130 28 158 34C176 26 204 36 210 62C212 74 202 78 196 70C192 62 188 58 182 58L182 78Z", c.hat)
        + fill("M176 34C194 36 208 48 209 62C210 72 203 75 197 68C192 60 190 46 176 34Z", c.hat2)
        + f'<circle class="i" cx="205" cy="78" r="7" fill="{c.trim}"/>'
        + ink("M112 80C112 70 116 66 122 66C142 62 162 62 180 66C188 68 190 76 186 82C164 74 136 74 112 80Z", c.cape)
    )


def _hat_hood(c: Colours) -> str:
    return (
        ink(
            "M150 24C188 24 206 60 200 104C198 128 192 142 180 154L170 142C180 122 182 96 174 76C160 66 140 66 126 76"
            "C118 96 120 122 130 142L120 154C108 142 102 128 100 104C94 60 112 24 150 24Z",
            c.hat,
        )
        + fill("M172 30C194 44 204 74 199 104C197 126 192 140 181 151L175 146C190 116 194 66 172 30Z", c.hat2)
        + line("M126 76C140 66 160 66 174 76", 2.4, c.trim)
    )


def _crown(c: Colours, kind: int) -> str:
    if kind % 2:
        points = "M112 80L104 34L124 54L136 26L150 50L164 26L176 54L196 34L188 80C164 72 136 72 112 80Z"
        balls = ((104, 34), (136, 26), (164, 26), (196, 34))
    else:
        points = "M112 80L106 42C114 50 120 50 126 38C132 48 142 46 150 24C158 46 168 48 174 38C180 50 186 50 194 42L188 80C164 72 136 72 112 80Z"
        balls = ((106, 42), (126, 38), (150, 24), (174, 38), (194, 42))
    jewels = "".join(
        f'<circle class="i" style="stroke-width:1.6" cx="{x}" cy="{y}" r="3.600" fill="{(RED, BLUE, GREEN3)[(i + kind) % 3]}"/>'
        for i, (x, y) in enumerate(((126, 70.5), (150, 68.5), (174, 70.5)))
    )
    inner = ink("M122 70C124 44 176 44 178 70Z", c.cape) if kind >= 2 else ""
    return (
        inner
        + ink(points, GOLD)
        + fill("M180 52L195 38L187.500 78L174 75C178 68 180 60 180 52Z", GOLD2)
        + ink("M112 80C112 74 112 70 111 66C136 57 164 57 189 66C188 70 188 74 188 80C164 72 136 72 112 80Z", GOLD, 2)
        + jewels
        + "".join(f'<circle class="i" style="stroke-width:2" cx="{x}" cy="{y}" r="4.600" fill="{GOLD}"/>' for x, y in balls)
    )


def _crown_queen(c: Colours) -> str:
    return (
        ink("M120 74C124 62 136 56 150 56C164 56 176 62 180 74L176 80C164 72 136 72 124 80Z", c.hat)
        + ink("M120 72C116 62 116 54 112 46C120 50 126 50 130 42C136 50 142 46 150 30C158 46 164 50 170 42C174 50 180 50 188 46C184 54 184 62 180 72C162 62 138 62 120 72Z", GOLD)
        + fill("M172 48C176 52 181 52 186 49C183 56 182 63 179.500 70L168 66C170 60 172 54 172 48Z", GOLD2)
        + "".join(f'<circle class="i" style="stroke-width:1.800" cx="{x}" cy="{y}" r="4" fill="{WHITE}"/>' for x, y in ((112, 46), (130, 42), (150, 29), (170, 42), (188, 46)))
        + f'<circle class="i" style="stroke-width:1.600" cx="150" cy="56" r="4" fill="{RED}"/>'
    )


def _hat(f: Figure) -> str:
    c = f.colours
    if f.hat == "queen":
        return _crown_queen(c)
    if f.hat.startswith("crown"):
        return _crown(c, int(f.hat[5:]))
    return {
        "feather": lambda: _hat_brim(c, WHITE),
        "brim": lambda: _hat_brim(c),
        "fur": lambda: _hat_fur(c),
        "beret": lambda: _hat_beret(c),
        "helmet": lambda: _hat_helmet(c),
        "cap": lambda: _hat_cap(c),
        "hood": lambda: _hat_hood(c),
    }[f.hat]()


# --- everything ------------------------------------------------------------------------------------------------------


def _left_arm(f: Figure) -> str:
    c = f.colours
    if not f.left:
        # The arm hangs down behind the band: the suit sign has this place on an Under.
        return ""
    cuff = ink("M48 210H82L84 222H46Z", c.trim)
    sleeve = ink("M36 240L50 214H80L102 240Z", c.coat) + hatch("M52 240L57 226M64 240L66 227M82 240L77 225")
    return sleeve + LEFTS[f.left]() + at("fist", 66, 197) + cuff


def figure(f: Figure) -> str:
    """The half-figure inside the panel, x 20..280, y 20..240, middle of the face at x = 150."""
    c = f.colours
    head = _face(f).replace("{hair}", _hair(f)).replace("{beard}", _beard(f))
    long_beard = f.beard in ("long", "forked")
    return (
        group(SHAFTS[f.right](), "translate(234 80) rotate(10) scale(.94)")
        + _arms(c)
        + CHESTS[f.chest](c)
        + (head if not long_beard else head)
        + _hat(f)
        + _left_arm(f)
        + ink("M266 240L232 198L206 210L212 240Z", c.coat)
        + at("fist", 216, 188, 1.0, 10)
        + ink("M200 208L231 194L240 207L205 222Z", c.trim)
    )
