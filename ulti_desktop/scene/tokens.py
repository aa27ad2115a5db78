"""The design tokens in one place: colours per theme, type roles, spacing, radii and motion times.

Every colour has one meaning and two columns: how it looks on the table and how it looks on paper (sheets).
Lengths are logical pixels at 100 % text scale, times are milliseconds at normal speed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from PySide6.QtGui import QColor, QFont, QFontDatabase

from ulti_desktop.store import paths

FAMILY: Final = paths.FONT_FAMILY


@dataclass(frozen=True)
class Column:
    """The colours of one ground; the same names hold on the table and on paper."""

    ground: QColor  # where things lie
    ground2: QColor  # discs, side columns, off tiles
    pattern: QColor  # decoration only, never information
    line: QColor  # dots, outlines, hairlines
    emblem: QColor  # the disc behind a seat emblem
    text: QColor
    text2: QColor
    gold: QColor  # now, chosen, as a fill
    gold_line: QColor  # the same as a line or small sign: darker where the ground is light
    on_gold: QColor
    red: QColor  # fill of a chip that says "counts double"
    red_text: QColor
    on_red: QColor
    green: QColor  # made, gain
    violet: QColor  # lost, cost
    sky: QColor  # help
    on_sky: QColor
    hover: QColor
    pressed: QColor


@dataclass(frozen=True)
class Strokes:
    """Line widths in logical pixels."""

    hairline: float = 1.5
    control: float = 2.0
    slot: float = 2.5
    total: float = 3.0
    focus: float = 3.0
    focus_gap: float = 4.0
    arc: float = 5.0
    ring: float = 3.0
    dot: float = 2.1  # radius
    dot_step: float = 17.0


STROKES: Final = Strokes()
BOLD_STROKES: Final = Strokes(
    hairline=2.5, control=3.0, slot=4.0, total=4.0, focus=4.0, focus_gap=3.5, arc=9.0, ring=5.0
)


@dataclass(frozen=True)
class Theme:
    """One look of the program: both columns, and what the cards need on that table."""

    id: str
    table: Column
    paper: Column
    card_edge: QColor
    shadow: QColor
    dim: QColor  # painted over a card that may not be played
    strokes: Strokes = STROKES


GOLD: Final = QColor("#f2b632")
GOLD_HOVER: Final = QColor("#ffcb57")
GOLD_PRESSED: Final = QColor("#d99a14")
INK: Final = QColor("#2b211c")
CREAM: Final = QColor("#fbf5e6")
DIM_SHARE: Final = 0.58
DIM_SHARE_MANY: Final = 0.45  # when more than half of the hand is covered
SUIT_COLOURS: Final = {
    "hearts": QColor("#e5533d"),
    "leaves": QColor("#5aa884"),
    "leaf_vein": QColor("#1f6b49"),
    "bells": QColor("#f2b632"),
    "bell_band": QColor("#b8321f"),
    "acorns": QColor("#f2c65a"),
    "acorn_cap": QColor("#a8683a"),
}


def _shade(colour: str, share: float) -> QColor:
    result = QColor(colour)
    result.setAlphaF(share)
    return result


def _table(ground: str, ground2: str, pattern: str, line: str, emblem: str, text2: str = "#b6bedc") -> Column:
    """The column of a dark ground."""
    return Column(
        ground=QColor(ground),
        ground2=QColor(ground2),
        pattern=QColor(pattern),
        line=QColor(line),
        emblem=QColor(emblem),
        text=QColor(CREAM),
        text2=QColor(text2),
        gold=QColor(GOLD),
        gold_line=QColor(GOLD),
        on_gold=QColor(INK),
        red=QColor("#b8321f"),
        red_text=QColor("#ff7d66"),
        on_red=QColor("#ffffff"),
        green=QColor("#6fcea6"),
        violet=QColor("#cda8f0"),
        sky=QColor("#9cc4ff"),
        on_sky=QColor("#18244f"),
        hover=QColor(ground2),
        pressed=QColor(pattern),
    )


_PAPER: Final = Column(
    ground=QColor("#fbf5e6"),
    ground2=QColor("#f1e7ce"),
    pattern=QColor("#dccfb2"),
    line=QColor("#dccfb2"),
    emblem=QColor("#18244f"),
    text=QColor(INK),
    text2=QColor("#655546"),
    gold=QColor(GOLD),
    gold_line=QColor("#8a5a00"),
    on_gold=QColor(INK),
    red=QColor("#b8321f"),
    red_text=QColor("#b8321f"),
    on_red=QColor("#ffffff"),
    green=QColor("#1f6b49"),
    violet=QColor("#6b3a8c"),
    sky=QColor("#1f4fa3"),
    on_sky=QColor("#ffffff"),
    hover=QColor("#f1e7ce"),
    pressed=QColor("#dccfb2"),
)
_BLUE: Final = _table("#18244f", "#1f2d62", "#293a7a", "#4a5b9c", "#24346f")
_LINEN: Final = replace(
    _PAPER,
    ground=QColor("#e4d8bc"),
    ground2=QColor("#efe6d0"),
    pattern=QColor("#d6c8a6"),
    line=QColor("#b9ab8c"),
    emblem=QColor("#4a3c30"),
    hover=QColor("#efe6d0"),
    pressed=QColor("#d6c8a6"),
)
_YELLOW: Final = QColor("#ffe100")
_BLACK: Final = replace(
    _table("#000000", "#1a1a1a", "#2e2e2e", "#c8c8c8", "#000000", "#e4e4e4"),
    text=QColor("#ffffff"),
    gold=_YELLOW,
    gold_line=_YELLOW,
    on_gold=QColor("#000000"),
    red=QColor("#b00d0d"),
    red_text=QColor("#ff9a8c"),
    green=QColor("#7dffb8"),
    violet=QColor("#e2c8ff"),
    sky=QColor("#a8d4ff"),
    on_sky=QColor("#000000"),
)
_WHITE: Final = replace(
    _PAPER,
    ground=QColor("#ffffff"),
    ground2=QColor("#f0f0f0"),
    pattern=QColor("#767676"),
    line=QColor("#4d4d4d"),
    emblem=QColor("#000000"),
    text=QColor("#000000"),
    text2=QColor("#333333"),
    gold=_YELLOW,
    gold_line=QColor("#5c4a00"),
    on_gold=QColor("#000000"),
    red=QColor("#8f0000"),
    red_text=QColor("#8f0000"),
    green=QColor("#004d2b"),
    violet=QColor("#4a1468"),
    sky=QColor("#0a2f7a"),
    hover=QColor("#f0f0f0"),
    pressed=QColor("#d8d8d8"),
)


def _dark(table: Column, ground: str, ground2: str, line: str, text2: str | None = None) -> Column:
    """The column of a dark sheet that goes with a table; its emblems lie on a piece of that table."""
    return replace(
        table,
        ground=QColor(ground),
        ground2=QColor(ground2),
        pattern=QColor(line),
        line=QColor(line),
        emblem=QColor(table.ground),
        text2=QColor(text2) if text2 else table.text2,
        hover=QColor(ground2),
        pressed=QColor(table.ground),
    )


def _theme(theme_id: str, table: Column, paper: Column = _PAPER, edge: str = "#d8ccb0") -> Theme:
    dim = QColor(table.ground)
    dim.setAlphaF(DIM_SHARE)
    shadow = _shade("#0b1230", 0.55) if theme_id == "blaudruck" else _shade("#000000", 0.45)
    if theme_id == "leinen":
        shadow = _shade("#4a3c30", 0.45)
    strokes = BOLD_STROKES if theme_id == HIGH_CONTRAST else STROKES
    return Theme(theme_id, table, paper, QColor(edge), shadow, dim, strokes)


HIGH_CONTRAST: Final = "contrast"
_FLASCHE: Final = _table("#123a30", "#184a3d", "#1f5a4a", "#4f8a78", "#1d5445", "#b9d2c8")
_KRAPP: Final = _table("#4d1626", "#5d1e30", "#6f283c", "#a05a6e", "#682437", "#e0bfc8")
_BROWN: Final = _table("#2b2119", "#33291f", "#5a4b3c", "#8a7860", "#2b2119", "#d6c8a6")
THEMES: Final[dict[str, Theme]] = {
    theme.id: theme
    for theme in (
        _theme("blaudruck", _BLUE),
        _theme("flasche", _FLASCHE),
        _theme("krapp", _KRAPP),
        _theme("leinen", _LINEN, edge="#b9ab8c"),
        _theme(HIGH_CONTRAST, _BLACK, _WHITE, edge="#000000"),
    )
}
DEFAULT_THEME: Final = "blaudruck"
DARK_SHEETS: Final[dict[str, Column]] = {
    "blaudruck": _dark(_BLUE, "#26336c", "#1d2858", "#5566a6"),
    "flasche": _dark(_FLASCHE, "#194538", "#12362c", "#4f8a78"),
    "krapp": _dark(_KRAPP, "#62202f", "#501725", "#a05a6e"),
    "leinen": _dark(_BROWN, "#41352b", "#33291f", "#8a7860"),
    HIGH_CONTRAST: replace(_dark(_BLACK, "#000000", "#1a1a1a", "#c8c8c8"), pressed=QColor("#333333")),
}


def theme(theme_id: str) -> Theme:
    """The theme of that name; an unknown name gives the default, so old settings still open."""
    return THEMES.get(theme_id, THEMES[DEFAULT_THEME])


def with_dark_sheets(base: Theme) -> Theme:
    """The same table with sheets that are dark too, in its own colour."""
    return replace(base, paper=DARK_SHEETS[base.id])


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two opaque colours by WCAG 2: from 1.0 (none) to 21.0 (black on white)."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: QColor) -> float:
    linear = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def on_ink(gold: QColor, ink: QColor, ground: QColor) -> QColor:
    """What a tick or tulip on an ink fill is painted in: gold, or the ground where the ink is light."""
    return gold if contrast(gold, ink) >= 3.0 else ground


@dataclass(frozen=True)
class TypeRole:
    """Size and line height in pixels at 100 %, weight, and tracking in per cent of the letter width."""

    size: int
    line: int
    weight: QFont.Weight
    tracking: float = 100.0


_HEAD: Final = 99.0
TYPE: Final[dict[str, TypeRole]] = {
    "value": TypeRole(92, 88, QFont.Weight.Bold, _HEAD),
    "display": TypeRole(42, 48, QFont.Weight.Bold, _HEAD),
    "title": TypeRole(32, 36, QFont.Weight.Bold, _HEAD),
    "name": TypeRole(22, 28, QFont.Weight.Bold, _HEAD),
    "section": TypeRole(20, 28, QFont.Weight.Bold, _HEAD),
    "figure_large": TypeRole(26, 32, QFont.Weight.Bold),
    "figure": TypeRole(18, 24, QFont.Weight.DemiBold),
    "bubble": TypeRole(17, 24, QFont.Weight.Bold),
    "body": TypeRole(16, 24, QFont.Weight.Medium),
    "strong": TypeRole(16, 24, QFont.Weight.Bold),
    "button": TypeRole(16, 24, QFont.Weight.Bold),
    "label": TypeRole(14, 20, QFont.Weight.DemiBold),
    "label_strong": TypeRole(15, 20, QFont.Weight.Bold),
    "caption": TypeRole(13, 17, QFont.Weight.Medium),
    "keycap": TypeRole(12, 16, QFont.Weight.Bold),
}


def font(role: str, scale: float = 1.0) -> QFont:
    """A font for one role of `TYPE`; `scale` is the text scale (1.0 = 100 %). KeyError when unknown."""
    return QFont(_font(role, max(1, round(TYPE[role].size * scale))))


@cache
def _font(role: str, size: int) -> QFont:
    """The font of a role in pixels, made once: it has been looked for in the system then."""
    kind = TYPE[role]
    result = QFont(FAMILY)
    result.setPixelSize(size)
    result.setWeight(kind.weight)
    if kind.tracking != 100.0:
        result.setLetterSpacing(QFont.SpacingType.PercentageSpacing, kind.tracking)
    result.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    return result


def line_height(role: str, scale: float = 1.0) -> float:
    """The line height of a role in logical pixels at that text scale."""
    return TYPE[role].line * scale


_loaded: list[int] = []


def load_fonts() -> bool:
    """Register the packaged font files with Qt once; needs a QGuiApplication. True when all were taken."""
    if not _loaded:
        _loaded.extend(QFontDatabase.addApplicationFontFromData(data) for data in paths.fonts())
    return bool(_loaded) and all(handle >= 0 for handle in _loaded)


@dataclass(frozen=True)
class Radii:
    """Corner radii in logical pixels; `card` is a share of the card's width."""

    card: float = 0.06
    chip: float = 6.0
    tile: float = 14.0
    bubble: float = 18.0
    row: float = 20.0
    sheet: float = 32.0


@dataclass(frozen=True)
class Motion:
    """Times in milliseconds at speed 1."""

    to_slot: int = 260
    deal: int = 180
    deal_next: int = 90
    trick_stays: int = 900
    trick_slides: int = 320
    lift: int = 120
    spring_back: int = 220
    arc: int = 300
    think: int = 1400
    think_after: int = 400
    bubble_in: int = 140
    bubble_out: int = 200
    bubble_stays: int = 2600
    sheet: int = 280
    count: int = 400
    fade: int = 120


RADII: Final = Radii()
MOTION: Final = Motion()
SPEEDS: Final[dict[str, float]] = {"calm": 2.0, "slow": 1.4, "normal": 1.0, "fast": 0.6, "instant": 0.0}


def duration(milliseconds: int, speed: float = 1.0, less_motion: bool = False) -> int:
    """A motion time after the speed setting; with less motion nothing takes longer than a short fade."""
    scaled = round(milliseconds * speed)
    return min(scaled, MOTION.fade) if less_motion else scaled
