"""Coats, mantles and armour of the courts."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

import math

from decks.parts import GOLD, RED, SKIN, SKIN2, STEEL, STEEL2, WHITE, WHITE2, fill, hatch, ink, line
from decks.shape import Colours

# --- coats ----------------------------------------------------------------------------------------------------


def arms(c: Colours) -> str:
    """Upper arms and tunic, below everything else."""
    return (
        ink("M94 172C76 188 60 210 48 240H110L114 190Z", c.coat2)
        + ink("M206 172C226 186 248 210 262 240H192L186 190Z", c.coat2)
        + ink("M104 180C99 200 98 220 98 240H202C202 220 201 200 196 180Z", c.coat)
        + fill("M182 182C186 200 188 220 188 239H201C201 220 200 200 195 181Z", c.coat2)
        + hatch(
            "M114 214C112 222 112 232 112 240M126 218C125 226 125 232 125 240M180 214C181 222 182 232 182 240M172 218C173 226 173 232 173 240"
        )
    )


def _collar(colour: str) -> str:
    return ink(
        "M118 148C116 138 130 132 150 132C170 132 184 138 182 148C184 160 168 170 150 170C132 170 116 160 118 148Z",
        colour,
    )


def _chest_dagged(c: Colours) -> str:
    return (
        ink("M106 184L194 232V244L104 196Z", "#7b4b2c")
        + ink(
            "M126 146C104 152 86 164 78 196L92 208L101 196L114 212L125 198L138 214L150 199L162 214L175 198L186 212L199 196L208 208L222 196C214 164 196 152 174 146Z",
            c.cape,
        )
        + fill(
            "M174 147C196 153 213 165 221 196L208 206L199 194L186 210L179 202C190 184 186 162 168 150Z",
            c.cape2,
        )
        + hatch("M188 166L196 190M196 164L206 192M204 170L213 193M182 174L186 196")
        + f'<path class="g" style="stroke:{c.trim}" d="M86 190L92 196L101 186L114 201L125 187L138 203L150 188L162 203L175 187L186 201L199 186L208 196L214 190"/>'
        + _collar(c.cape)
        + hatch(
            "M122 152C124 158 130 163 136 166M178 152C176 158 170 163 164 166M172 154C171 158 167 161 163 163"
        )
    )


def _scallops(colour: str, shade: str) -> str:
    return ink(
        "M122 144C98 148 78 166 72 196C70 206 80 212 86 206C88 216 100 218 104 208C108 218 120 218 122 208C126 216 134 216 136 208"
        "C134 190 140 176 150 170C160 176 166 190 164 208C166 216 174 216 178 208C180 218 192 218 196 208C200 218 212 216 214 206"
        "C220 212 230 206 228 196C222 166 202 148 178 144C170 156 160 160 150 160C140 160 130 156 122 144Z",
        colour,
    ) + fill(
        "M190 149C208 156 222 174 226 196C227 204 220 208 214 202C212 212 202 212 197 205C204 190 202 168 190 149Z",
        shade,
    )


def _chest_fur(c: Colours) -> str:
    return (
        _scallops("#8a6a4c", "#6b4f36")
        + hatch(
            "M92 178L98 186M84 190L90 197M106 164L112 172M104 190L109 198M190 178L196 186M204 184L210 192M196 164L202 172M118 178L122 188M180 186L184 196",
            "#3a2a1c",
        )
        + line("M136 206V226M164 206V226", 2)
        + _buttons()
    )


def _chest_ermine(c: Colours) -> str:
    spots = "".join(
        f'<path fill="#2b211c" d="M{x} {y}l2.600 7h-5.200Z"/>'
        for x, y in (
            (98, 166),
            (86, 184),
            (108, 184),
            (100, 198),
            (122, 190),
            (120, 168),
            (202, 166),
            (214, 184),
            (192, 184),
            (200, 198),
            (178, 190),
            (180, 168),
        )
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
    return "".join(
        f'<circle class="i" style="stroke-width:1.6" cx="150" cy="{y}" r="3.600" fill="{GOLD}"/>'
        for y in (186, 202, 218)
    )


def _chest_vest(c: Colours) -> str:
    return (
        ink("M134 132V160C140 172 160 172 166 160V132Z", SKIN2)
        + ink(
            "M118 150C104 156 92 166 88 180L100 240H130L140 176ZM182 150C196 156 208 166 212 180L200 240H170L160 176Z",
            c.cape,
        )
        + fill("M184 153C197 158 207 168 211 180L199 239H186C194 210 196 180 184 153Z", c.cape2)
        + ink(
            "M126 146C132 160 140 168 150 172C160 168 168 160 174 146L190 156C186 182 168 198 150 204C132 198 114 182 110 156Z",
            WHITE,
        )
        + hatch("M122 166L130 178M134 176L138 188M178 166L170 178M166 176L162 188")
        + _buttons()
    )


def _chest_plate(c: Colours) -> str:
    return (
        ink(
            "M104 166C100 190 104 220 110 240H190C196 220 200 190 196 166C180 176 168 178 150 178C132 178 120 176 104 166Z",
            STEEL,
        )
        + fill(
            "M178 174C184 196 182 220 176 239H189C195 220 199 190 195 168C190 171 184 173 178 174Z", STEEL2
        )
        + line("M150 178V240", 1.8)
        + hatch("M116 186C116 204 118 222 122 236M124 182C124 190 124 196 125 202")
        + ink(
            "M108 160C88 160 70 176 66 200C78 208 98 206 108 196C114 184 114 170 108 160ZM192 160C212 160 230 176 234 200C222 208 202 206 192 196C186 184 186 170 192 160Z",
            STEEL,
        )
        + fill("M204 163C220 168 230 182 233 199C226 203 216 204 208 202C216 190 214 174 204 163Z", STEEL2)
        + line("M72 188C84 196 98 194 108 184M228 188C216 196 202 194 192 184", 1.6)
        + _collar(c.cape)
        + f'<path class="g" style="stroke:{c.trim};stroke-width:2" d="M124 152C130 160 140 164 150 164C160 164 170 160 176 152"/>'
    )


def _ruff_rim() -> list[tuple[float, float, float, float]]:
    """Control and end points of the waves round a ruff."""
    waves = 18
    return [
        (
            150 + 61 * math.cos(2 * math.pi * (k + 0.5) / waves),
            148 + 29 * math.sin(2 * math.pi * (k + 0.5) / waves),
            150 + 50 * math.cos(2 * math.pi * (k + 1) / waves),
            148 + 20 * math.sin(2 * math.pi * (k + 1) / waves),
        )
        for k in range(waves)
    ]


def _chest_ruff(c: Colours) -> str:
    rim = "".join(f"Q{x1:.1f} {y1:.1f} {x2:.1f} {y2:.1f}" for x1, y1, x2, y2 in _ruff_rim())
    start = _ruff_rim()[-1]
    folds = ink(f"M{start[2]:.1f} {start[3]:.1f}{rim}Z", WHITE, 2) + hatch(
        "".join(
            f"M{150 + 26 * math.cos(a):.1f} {148 + 9 * math.sin(a):.1f}L{150 + 48 * math.cos(a):.1f} {148 + 19 * math.sin(a):.1f}"
            for a in (math.pi * k / 9 for k in range(18))
        )
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
        + ink(
            "M124 146C100 150 78 168 66 204L62 240H112C116 214 126 192 144 178L136 160ZM176 146C200 150 222 168 234 204L238 240H188C184 214 174 192 156 178L164 160Z",
            c.cape,
        )
        + fill("M196 154C214 164 228 184 233 206L237 239H216C222 208 216 176 196 154Z", c.cape2)
        + line("M72 210C78 186 94 168 112 160M106 236C110 216 118 200 130 188", 2.2, c.trim)
        + _collar(c.cape2)
        + f'<circle class="i" cx="150" cy="172" r="8" fill="{c.trim}"/><circle cx="150" cy="172" r="3" fill="{RED}"/>'
    )


def _chest_gown(c: Colours) -> str:
    return (
        ink("M124 140C128 156 134 170 150 178C166 170 172 156 176 140Z", SKIN, 2)
        + ink(
            "M120 146C100 154 86 170 78 198C92 206 104 204 110 196L118 240H182L190 196C196 204 208 206 222 198C214 170 200 154 180 146C176 168 166 182 150 186C134 182 124 168 120 146Z",
            c.cape,
        )
        + fill(
            "M186 150C202 160 213 174 220 197C208 204 197 202 191 194L183 239H168C180 206 184 178 186 150Z",
            c.cape2,
        )
        + line("M122 150C126 170 136 182 150 186C164 182 174 170 178 150", 6)
        + line("M122 150C126 170 136 182 150 186C164 182 174 170 178 150", 3, c.trim)
        + line("M150 188V240M134 200L166 212M166 200L134 212M136 218L164 230M164 218L136 230", 1.8, c.trim)
        + "".join(
            f'<circle class="i" style="stroke-width:1.400" cx="{x}" cy="{y}" r="3" fill="{WHITE}"/>'
            for x, y in ((134, 160), (141, 166), (150, 169), (159, 166), (166, 160))
        )
    )


CHESTS = {
    "dagged": _chest_dagged, "fur": _chest_fur, "ermine": _chest_ermine, "vest": _chest_vest, "plate": _chest_plate,
    "ruff": _chest_ruff, "cloak": _chest_cloak, "gown": _chest_gown,
}  # fmt: skip
