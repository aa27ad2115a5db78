"""Faces of the Tell deck: seven characters, each looking to the left or to the right."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

from decks.heads import beard, hair, hat
from decks.parts import SKIN, SKIN2, fill, group, hatch, ink, line
from decks.shape import Figure


def _eyes(size: float, iris: float, look: float, colour: str = "#2b211c") -> str:
    """Both eyes at y = 96; `look` moves the irises sideways."""
    w, h = 8 * size, 6.4 * size
    return "".join(
        f'<path fill="#fff" d="M{x - w:g} 96Q{x:g} {96 - 2 * h * 0.72:.1f} {x + w:g} 96Q{x:g} {96 + h * 0.9:.1f} {x - w:g} 96Z"/>'
        f'<circle cx="{x + look:g}" cy="95.2" r="{iris:g}" fill="{colour}"/>'
        f'<circle cx="{x + look - 1.2:g}" cy="93.9" r="1" fill="#fff"/>'
        + line(f"M{x - w - 1:g} 96.500Q{x:g} {96 - 2 * h * 0.74:.1f} {x + w + 1:g} 96.500", 2)
        for x in (131, 160)
    )


_NOSES = {
    "straight": fill("M147 88L153 110C150 115 143 115 140 113L147 110Z", SKIN2)
    + line("M144 92C143 101 138 106 138 110C141 114 147 114 151 112", 1.9),
    "short": fill("M148 96L153 110C150 114 145 114 142 112L148 109Z", SKIN2)
    + line("M142 107C141 110 143 113 147 113Q150 113 151 111", 1.8),
    "hooked": fill("M146 84L156 110C152 117 142 118 138 116L148 110Z", SKIN2)
    + line("M143 86C138 94 131 100 130 107C131 112 136 111 139 115C143 117 149 115 152 111", 2),
    "round": ink(
        "M145 95C143 101 136 104 136 110C136 116 142 117 146 115.500C150 118 156 115 155 109C154 104 150 102 150 96",
        "#e2a283",
        1.8,
    ),
}


def _brows(colour: str, shape: str, width: float) -> str:
    return (
        line(shape, width + 2.2) + line(shape, width, colour) if width > 4.5 else line(shape, width, colour)
    )


def _features(f: Figure, kind: str) -> str:
    brow = f.brow or f.hair
    if kind == "young":
        return (
            _NOSES["straight"]
            + _eyes(1.06, 4, -1.4, "#3a4a5e")
            + _brows(brow, "M121 87Q130 80 140 84M151 84Q161 80 170 87", 3.4)
            + '<circle cx="127" cy="112" r="6" fill="#dd7f68" fill-opacity=".4"/><circle cx="167" cy="112" r="6" fill="#dd7f68" fill-opacity=".4"/>'
        )
    if kind == "maid":
        return (
            _NOSES["short"]
            + _eyes(1.0, 4, -1)
            + _brows(brow, "M122 85Q130 79 139 83M152 83Q161 79 169 85", 3)
            + '<circle cx="127" cy="111" r="6" fill="#dd7f68" fill-opacity=".45"/><circle cx="167" cy="111" r="6" fill="#dd7f68" fill-opacity=".45"/>'
        )
    if kind == "old":
        return (
            _NOSES["round"]
            + _eyes(0.82, 3, -0.5)
            + _brows(brow, "M119 89Q128 80 140 86M151 86Q163 80 173 89", 5.4)
            + hatch(
                "M123 102Q129 106 137 103M154 103Q162 106 168 102M132 76Q141 73 149 76M137 71Q146 68 156 71M172 99L176 97M172 102L176 103M119 99L122 100"
            )
        )
    if kind == "cruel":
        return (
            _NOSES["hooked"]
            + _eyes(0.86, 3, -2.4)
            + _brows(brow, "M120 83Q131 83 141 91M151 90Q161 82 172 80", 4.6)
            + hatch(
                "M124 104Q131 107 138 104M154 104Q161 107 167 104M132 114Q126 120 126 127M156 115Q161 120 161 126M145 84V78M149 84V79"
            )
        )
    if kind == "hearty":
        return (
            _NOSES["round"]
            + _eyes(0.9, 3.6, -1)
            + _brows(brow, "M121 85Q130 77 140 83M151 83Q161 77 171 85", 4)
            + '<circle cx="129" cy="110" r="6" fill="#d4654e" fill-opacity=".45"/><circle cx="166" cy="110" r="6" fill="#d4654e" fill-opacity=".45"/>'
            + hatch(
                "M124 103Q131 100 138 103M153 103Q161 100 168 103M171 94L175 91M172 98L177 97M120 94L118 91"
            )
        )
    if kind == "noble":
        return (
            _NOSES["straight"]
            + _eyes(0.94, 3.4, -1.2)
            + _brows(brow, "M121 87Q129 80 140 84M151 84Q161 79 171 86", 3.6)
            + hatch("M125 104Q131 106 137 104M155 104Q161 106 167 104")
        )
    return (
        _NOSES["straight"]
        + _eyes(0.9, 3.3, -1.6)
        + _brows(brow, "M121 85Q131 80 141 88M151 87Q161 79 172 84", 4.4)
        + hatch("M125 104Q131 107 138 104M154 104Q161 107 167 104M146 82V77")
    )


def head(f: Figure, kind: str, tilt: float = 0.0, headwear: str | None = None, whiskers: str = "") -> str:
    """Head with hair, beard and hat (or `headwear` and `whiskers`); `tilt` in degrees to the right."""
    features = _features(f, kind)
    if f.mirrored_face:
        features = group(features, "matrix(-1 0 0 1 298 0)")
    skull = ink(
        "M124 74C120 98 122 118 130 130C136 140 144 146 150 146C160 146 172 134 176 116C178 104 178 90 176 74Z",
        SKIN,
    ) + fill("M164 74C170 98 168 122 160 143C167 140 174 128 176 112C177.500 100 177.500 88 175 74Z", SKIN2)
    body = skull + hair(f) + (whiskers or beard(f)) + features + (hat(f) if headwear is None else headwear)
    return group(body, f"rotate({tilt:g} 150 150)") if tilt else body
