"""Colours, fonts and text scale for widgets: the design tokens, carried by Qt's own palettes.

A sheet or bar sets the palette of its ground once; every widget inside inherits it and asks for a colour by
its token name, so a change of theme is one `setPalette`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPainterPath, QPalette, QPen
from PySide6.QtWidgets import QWidget

from ulti_desktop.engine.cards import Suit
from ulti_desktop.scene import marks, tokens
from ulti_desktop.store.settings import Settings

_Role = QPalette.ColorRole
ROLES: Final[dict[str, QPalette.ColorRole]] = {
    "ground": _Role.Window,
    "ground2": _Role.AlternateBase,
    "pattern": _Role.Midlight,
    "line": _Role.Mid,
    "emblem": _Role.Dark,
    "text": _Role.WindowText,
    "text2": _Role.PlaceholderText,
    "gold": _Role.Highlight,
    "on_gold": _Role.HighlightedText,
    "red": _Role.BrightText,
    "red_text": _Role.LinkVisited,
    "on_red": _Role.Light,
    "green": _Role.Link,
    "violet": _Role.Shadow,
    "sky": _Role.Accent,
    "hover": _Role.ToolTipBase,
    "pressed": _Role.ToolTipText,
}
USUAL_POINTS: Final = 11.0
USUAL_DPI: Final = 96.0
MOST_SCALE: Final = 2.5
_chosen = [1.0]


def palette(column: tokens.Column) -> QPalette:
    """The palette of one ground: every token under its role, and what Qt's own widgets need."""
    result = QPalette()
    for name, role in ROLES.items():
        result.setColor(role, getattr(column, name))
    result.setColor(_Role.Base, column.ground)
    result.setColor(_Role.Button, column.ground2)
    result.setColor(_Role.Text, column.text)
    result.setColor(_Role.ButtonText, column.text)
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, column.text2)
    return result


def colour(widget: QWidget, name: str) -> QColor:
    """The colour that a token has on the ground this widget stands on."""
    return widget.palette().color(QPalette.ColorGroup.Active, ROLES[name])


def on_ink(widget: QWidget) -> QColor:
    """The colour of a tick or tulip on a control that is filled with the text colour of its ground."""
    return tokens.on_ink(colour(widget, "gold"), colour(widget, "text"), colour(widget, "ground"))


class _Pen:
    """The strokes of the theme in use; the widgets have palettes for colours, but none for widths."""

    strokes = tokens.STROKES


def use_strokes(strokes: tokens.Strokes) -> None:
    """Paint the widgets with these line widths from now on."""
    _Pen.strokes = strokes


def strokes() -> tokens.Strokes:
    """The line widths of the theme in use."""
    return _Pen.strokes


def theme_of(settings: Settings) -> tokens.Theme:
    """The chosen theme, with dark sheets where these are wanted."""
    base = tokens.theme(settings.theme)
    return tokens.with_dark_sheets(base) if settings.dark_sheets else base


class _Scale:
    """The text scale as it was last worked out; sizes of texts are asked for thousands of times a deal."""

    known: float | None = None
    watches = False


def text_scale() -> float:
    """How much larger than the design text is, 1.0 to 2.5: the system's wish times the player's choice."""
    if _Scale.known is None:
        _watch_system()
        points = QGuiApplication.font().pointSizeF()
        dpi = QGuiApplication.primaryScreen().logicalDotsPerInchY()
        scale = (points / USUAL_POINTS if points > 0 else 1.0) * dpi / USUAL_DPI
        _Scale.known = min(MOST_SCALE, max(1.0, scale) * _chosen[0])
    return _Scale.known


def forget_scale() -> None:
    """Work the text scale out anew when it is next asked for."""
    _Scale.known = None


def _watch_system() -> None:
    """Forget the scale whenever the system's text or screen is another."""
    app = QGuiApplication.instance()
    if _Scale.watches or not isinstance(app, QGuiApplication):
        return
    _Scale.watches = True
    app.fontChanged.connect(lambda _font: forget_scale())
    app.primaryScreenChanged.connect(lambda _screen: forget_scale())
    app.primaryScreen().logicalDotsPerInchChanged.connect(lambda _dpi: forget_scale())


def choose_text_size(percent: int) -> bool:
    """Take the player's choice of text size for all that is measured from now on; tell whether it is new."""
    before, _chosen[0] = _chosen[0], percent / 100
    forget_scale()
    return before != _chosen[0]


def measure_anew(root: QWidget, spared: Iterable[QWidget] = ()) -> None:
    """Let every widget under `root` know that text has another size, except the `spared` with all in them.

    Widgets that keep fonts or lengths have a method `measure`; the others ask for them whenever they paint.
    """
    forget_scale()
    left_out = {one for outer in spared for one in (outer, *outer.findChildren(QWidget))}
    for widget in (*root.findChildren(QWidget), root):
        if widget in left_out:
            continue
        measure = getattr(widget, "measure", None)  # a protocol at run time looks ten times as long
        if measure is not None:
            measure()
        widget.updateGeometry()
        widget.update()


def font(role: str) -> QFont:
    """The font of a type role at the system's text scale."""
    return tokens.font(role, text_scale())


def px(length: float) -> int:
    """A length that grows with the text, in whole logical pixels."""
    return round(length * text_scale())


def suit_mark(suit: Suit, french: bool = False) -> str:
    """The name of a suit's mark in the deck that lies on the table."""
    return marks.FRENCH_SUITS[suit] if french else marks.SUITS[suit]


def rounded(rect: QRectF, radius: float, corners: str = "tl tr br bl") -> QPainterPath:
    """A rectangle with only some corners rounded, named `tl tr br bl`."""
    r = min(radius, rect.width() / 2, rect.height() / 2)
    radii = {name: (r if name in corners.split() else 0.0) for name in ("tl", "tr", "br", "bl")}
    path = QPainterPath()
    path.moveTo(rect.left() + radii["tl"], rect.top())
    path.lineTo(rect.right() - radii["tr"], rect.top())
    _corner(path, QPointF(rect.right() - 2 * radii["tr"], rect.top()), radii["tr"], 90)
    path.lineTo(rect.right(), rect.bottom() - radii["br"])
    _corner(path, QPointF(rect.right() - 2 * radii["br"], rect.bottom() - 2 * radii["br"]), radii["br"], 0)
    path.lineTo(rect.left() + radii["bl"], rect.bottom())
    _corner(path, QPointF(rect.left(), rect.bottom() - 2 * radii["bl"]), radii["bl"], 270)
    path.lineTo(rect.left(), rect.top() + radii["tl"])
    _corner(path, rect.topLeft(), radii["tl"], 180)
    path.closeSubpath()
    return path


def _corner(path: QPainterPath, top_left: QPointF, radius: float, start: float) -> None:
    if radius > 0:
        path.arcTo(QRectF(top_left.x(), top_left.y(), 2 * radius, 2 * radius), start, -90)


def bold_edge(painter: QPainter, widget: QWidget, rect: QRectF, corners: str) -> None:
    """Outline a sheet in the theme whose lines are bold: black on black has no other edge."""
    if strokes() is tokens.BOLD_STROKES:
        half = strokes().control / 2
        path = rounded(rect.adjusted(half, half, -half, -half), tokens.RADII.sheet - half, corners)
        painter.strokePath(path, QPen(colour(widget, "text"), strokes().control))


def focus_ring(painter: QPainter, rect: QRectF, radius: float, ink: QColor) -> None:
    """Draw the keyboard's second outline round a control's rectangle."""
    out = strokes().focus_gap + strokes().focus / 2
    painter.setPen(QPen(ink, strokes().focus))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius + out, radius + out)


def outlined(
    painter: QPainter, rect: QRectF, radius: float, fill: QColor | None, line: QColor | None
) -> None:
    """Fill a rounded rectangle and draw the control outline inside it; None leaves either out."""
    half = strokes().control / 2 if line is not None else 0.0
    painter.setPen(Qt.PenStyle.NoPen if line is None else QPen(line, strokes().control))
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)
