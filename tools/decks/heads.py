"""Faces, hair, beards, hats and crowns of the courts."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

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
    fill,
    group,
    hatch,
    ink,
    line,
)
from decks.shape import Colours, Figure

# --- heads ------------------------------------------------------------------------------------------------------


def face(f: Figure) -> str:
    """Face with eyes and nose; `{hair}` and `{beard}` stand where those go in."""
    features = (
        fill("M146 84L154 110C151 116 142 115 139 113L147 110Z", SKIN2)
        + line("M143 90C141 101 136 107 136 111C140 115 147 115 152 112", 1.9)
        + '<path fill="#fff" d="M124 96Q131 88 139 96Q131 101 124 96ZM152 96Q160 88 168 96Q160 101 152 96Z"/>'
        + '<circle cx="131" cy="95" r="3.400" fill="#2b211c"/><circle cx="159" cy="95" r="3.400" fill="#2b211c"/>'
        + line("M123 96Q131 87 140 96M151 96Q160 87 169 96")
        + line("M122 86Q131 79 140 85M151 85Q160 79 170 87", 4.2, f.brow or f.hair)
        + hatch("M128 104Q132 106 136 104M156 104Q160 106 164 104")
    )
    if f.mirrored_face:
        features = group(features, "matrix(-1 0 0 1 300 0)")
    return (
        (
            ink(
                "M124 74C120 98 122 118 130 130C136 140 144 146 150 146C160 146 172 134 176 116C178 104 178 90 176 74Z",
                SKIN,
            )
            + fill("M162 74C168 98 166 122 158 144C166 142 174 128 177 112C178 100 178 88 176 74Z", SKIN2)
        )
        + "{hair}"
        + "{beard}"
        + features
    )


def hair(f: Figure) -> str:
    """The hair at both sides."""
    if f.beard == "lady-updo":
        return ""
    if f.beard == "lady":
        return (
            ink(
                "M170 70C194 80 206 120 198 158C206 170 196 180 184 172C172 168 172 154 176 140C182 116 178 90 170 70Z",
                f.hair,
            )
            + ink(
                "M130 70C106 80 94 120 102 158C94 170 104 180 116 172C128 168 128 154 124 140C118 116 122 90 130 70Z",
                f.hair,
            )
            + hatch(
                "M186 94C192 114 192 134 188 156M194 120C196 134 195 148 192 160M114 94C108 114 108 134 112 156M106 120C104 134 105 148 108 160",
                f.hair2,
            )
        )
    return ink("M171 72C186 78 194 104 187 134C181 142 173 139 170 130C177 114 176 94 171 72Z", f.hair) + ink(
        "M129 72C117 82 112 106 117 130C121 135 127 131 127 124C123 110 124 92 129 72Z", f.hair
    )


def _moustache(f: Figure, wide: float = 1.0) -> str:
    d = "M145 116C138 113 129 117 122 129C132 130 142 127 146 121C152 127 162 129 172 127C166 117 154 113 145 116Z"
    if f.mirrored_face:
        return group(ink(d, f.hair2, 1.8), "matrix(-1 0 0 1 296 0)")
    return ink(d, f.hair2, 1.8)


_LIPS = '<path fill="#a33a30" d="M139 126Q148 131 157 126Q148 135 139 126Z"/>'


def beard(f: Figure) -> str:
    """Beard and mouth."""
    jaw = "M121 108C124 115 130 118 136 117C142 113 150 113 158 117C166 118 172 114 177 105"
    if f.beard == "full":
        return (
            ink(jaw + "C182 128 173 152 157 169C152 173 146 173 141 168C129 154 119 134 121 108Z", f.hair)
            + hatch(
                "M128 128C130 140 135 150 141 158M136 136C138 146 142 154 147 162M150 138C150 148 151 156 152 163M162 136C162 146 159 154 156 160M170 126C170 138 166 148 162 154",
                f.hair2,
            )
            + _LIPS
            + _moustache(f)
        )
    if f.beard == "long":
        return (
            ink(jaw + "C186 140 178 180 150 206C122 180 114 140 121 108Z", f.hair)
            + hatch(
                "M128 128C130 150 136 168 146 188M138 136C140 156 144 172 149 186M150 138C150 160 150 176 151 190M162 136C162 156 158 172 154 186M171 126C170 148 164 168 158 180",
                f.hair2,
            )
            + _LIPS
            + _moustache(f)
        )
    if f.beard == "forked":
        return (
            ink(
                jaw
                + "C184 136 180 160 168 182C162 174 156 166 150 160C144 166 138 174 132 182C120 160 116 136 121 108Z",
                f.hair,
            )
            + hatch(
                "M128 128C129 144 131 158 134 170M138 136C138 148 138 156 138 166M162 136C162 148 162 156 163 166M171 126C171 144 169 158 167 170",
                f.hair2,
            )
            + _LIPS
            + _moustache(f)
        )
    if f.beard == "round":
        return (
            ink(jaw + "C184 132 172 156 150 158C128 156 116 132 121 108Z", f.hair)
            + hatch(
                "M128 128C131 138 136 145 142 150M140 138C141 144 144 148 147 152M160 138C159 144 157 148 154 152M171 126C169 138 164 145 158 150",
                f.hair2,
            )
            + _LIPS
            + _moustache(f)
        )
    if f.beard == "goatee":
        return (
            ink(
                "M138 134C144 130 156 130 162 134C162 150 156 162 150 166C144 162 138 150 138 134Z", f.hair, 2
            )
            + _LIPS
            + _moustache(f)
        )
    if f.beard == "moustache":
        return (
            _LIPS
            + hatch("M142 140Q149 143 156 140")
            + ink(
                "M147 116C138 112 128 116 122 124C116 130 110 126 109 120C106 132 118 138 130 132C138 129 144 126 148 121C152 126 158 129 166 132C178 138 190 132 187 120C186 126 180 130 174 124C168 116 157 112 147 116Z",
                f.hair2,
                1.8,
            )
        )
    if f.beard.startswith("lady"):
        return (
            '<path fill="#b8423a" d="M140 126Q144 122 148 124.500Q152 122 156 126Q148 134 140 126Z"/>'
            '<circle cx="130" cy="112" r="5.500" fill="#e79a86" fill-opacity=".6"/>'
            '<circle cx="166" cy="112" r="5.500" fill="#e79a86" fill-opacity=".6"/>'
        )
    return _LIPS + line("M137 126Q148 129 159 125", 1.8) + hatch("M143 138Q149 141 155 138")


def _feather(colour: str) -> str:
    return ink(
        "M184 64C192 42 212 24 248 25C245 31 239 34 235 35C236 41 230 44 225 45C225 51 217 54 212 55C210 63 202 68 192 72Z",
        colour,
    ) + hatch(
        "M190 66C204 48 222 34 247 26M202 53L204 60M211 45L214 53M221 38L225 44M199 56L197 50M208 47L206 41M218 40L216 34"
    )


def _hat_brim(c: Colours, feather: str = "") -> str:
    return (
        (_feather(feather) if feather else "")
        + ink("M116 76C114 50 128 32 156 30C178 30 192 48 192 76Z", c.hat)
        + fill("M168 33C184 40 191 56 191 74L172 72C178 58 176 44 168 33Z", c.hat2)
        + ink(
            "M115 74C115 70 115 67 116 63C140 55 168 55 191 62C192 66 192 70 192 75C168 66 138 66 115 74Z",
            c.cape,
            2,
        )
        + ink(
            "M82 82C102 66 140 60 196 68C206 68 211 60 207 52C218 66 211 83 192 82C150 74 114 77 82 82Z",
            c.hat,
        )
    )


def _hat_fur(c: Colours) -> str:
    return (
        ink("M126 60C122 44 134 32 150 30C168 32 180 44 176 60Z", c.hat)
        + fill("M160 33C172 37 178 47 175 58L164 58C168 48 166 40 160 33Z", c.hat2)
        + f'<circle class="i" cx="150" cy="31" r="5" fill="{c.trim}"/>'
        + ink(
            "M112 66C106 58 112 48 122 50C126 42 138 42 142 48C148 42 160 42 164 48C172 42 184 46 184 54C194 56 194 68 186 72C188 80 178 86 170 80C162 86 150 86 146 80C138 86 126 84 124 78C114 80 108 74 112 66Z",
            "#8a6a4c",
        )
        + hatch(
            "M120 60L126 66M134 54L138 62M150 54L153 62M166 54L169 62M178 60L182 66M130 70L134 76M146 70L149 75M164 70L167 76",
            "#3a2a1c",
        )
    )


def _hat_beret(c: Colours) -> str:
    return (
        group(
            ink(
                "M178 44C186 22 208 14 232 22C226 28 222 30 216 32C218 38 212 42 206 42C206 50 196 54 186 56Z",
                WHITE,
            )
            + hatch("M184 50C194 34 210 24 230 23M198 34L202 41M208 28L212 34"),
            "translate(2 13)",
        )
        + ink(
            "M104 66C98 48 122 30 152 30C184 30 204 46 196 66C188 74 176 70 168 70H126C118 72 108 74 104 66Z",
            c.hat,
        )
        + fill("M168 33C190 38 201 52 195 65C189 72 178 69 170 69C182 58 180 42 168 33Z", c.hat2)
        + line("M116 62C122 50 134 44 146 44", 1.6)
        + ink("M118 70C138 62 164 62 182 70V80C164 72 138 72 118 80Z", c.trim, 2)
        + f'<circle class="i" style="stroke-width:2" cx="178" cy="58" r="6" fill="{RED}"/>'
    )


def _hat_helmet(c: Colours) -> str:
    return (
        ink("M148 42C154 24 184 20 212 40C204 40 198 44 196 52C190 48 182 48 176 54Z", c.cape)
        + ink("M114 78C112 48 128 30 150 28C172 30 188 48 186 78Z", STEEL)
        + fill("M162 31C178 40 186 56 185 77H172C176 58 174 42 162 31Z", STEEL2)
        + line("M150 28V74", 2)
        + ink(
            "M96 82C106 70 130 68 150 72C170 68 194 70 204 82C188 88 170 82 150 82C130 82 112 88 96 82Z",
            STEEL,
        )
        + "".join(
            f'<circle cx="{x}" cy="{y}" r="1.800" fill="#2b211c"/>'
            for x, y in ((118, 76), (134, 75), (166, 75), (182, 76))
        )
        + f'<circle class="i" style="stroke-width:2" cx="150" cy="28" r="5" fill="{GOLD}"/>'
    )


def _hat_cap(c: Colours) -> str:
    return (
        ink(
            "M118 78C110 50 130 28 158 34C176 26 204 36 210 62C212 74 202 78 196 70C192 62 188 58 182 58L182 78Z",
            c.hat,
        )
        + fill("M176 34C194 36 208 48 209 62C210 72 203 75 197 68C192 60 190 46 176 34Z", c.hat2)
        + f'<circle class="i" cx="205" cy="78" r="7" fill="{c.trim}"/>'
        + ink(
            "M112 80C112 70 116 66 122 66C142 62 162 62 180 66C188 68 190 76 186 82C164 74 136 74 112 80Z",
            c.cape,
        )
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
    crown = (
        inner
        + ink(points, GOLD)
        + fill("M180 52L195 38L187.500 78L174 75C178 68 180 60 180 52Z", GOLD2)
        + ink(
            "M112 80C112 74 112 70 111 66C136 57 164 57 189 66C188 70 188 74 188 80C164 72 136 72 112 80Z",
            GOLD,
            2,
        )
        + jewels
        + "".join(
            f'<circle class="i" style="stroke-width:2" cx="{x}" cy="{y}" r="4.600" fill="{GOLD}"/>'
            for x, y in balls
        )
    )
    return group(crown, "translate(10.500 5.600) scale(.93)")


def _crown_queen(c: Colours) -> str:
    return (
        ink("M120 74C124 62 136 56 150 56C164 56 176 62 180 74L176 80C164 72 136 72 124 80Z", c.hat)
        + ink(
            "M120 72C116 62 116 54 112 46C120 50 126 50 130 42C136 50 142 46 150 30C158 46 164 50 170 42C174 50 180 50 188 46C184 54 184 62 180 72C162 62 138 62 120 72Z",
            GOLD,
        )
        + fill("M172 48C176 52 181 52 186 49C183 56 182 63 179.500 70L168 66C170 60 172 54 172 48Z", GOLD2)
        + "".join(
            f'<circle class="i" style="stroke-width:1.800" cx="{x}" cy="{y}" r="4" fill="{WHITE}"/>'
            for x, y in ((112, 46), (130, 42), (150, 29), (170, 42), (188, 46))
        )
        + f'<circle class="i" style="stroke-width:1.600" cx="150" cy="56" r="4" fill="{RED}"/>'
    )


def hat(f: Figure) -> str:
    """Hat, helmet or crown."""
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
