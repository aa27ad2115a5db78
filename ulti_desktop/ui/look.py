"""Colours, fonts and text scale for widgets: the design tokens, carried by Qt's own palettes.

A sheet or bar sets the palette of its ground once; every widget inside inherits it and asks for a colour by
its token name, so a change of theme is one `setPalette`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPainterPath, QPalette, QPen
from PySide6.QtWidgets import QWidget

from ulti_desktop.engine.cards import Suit
from ulti_desktop.scene import marks, tokens

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


def palette(column: tokens.Column) -> QPalette:
    """The palette of one ground: every token under its role, and what Qt's own widgets need."""
    result = QPalette()
    for name, role in ROLES.items():
        result.setColor(role, getattr(column, name))
    result.setColor(_Role.Base, column.ground)
    result.setColor(_Role.Button, column.ground2)
    result.setColor(_Role.Text, column.text)
    result.setColor(_Role.ButtonText, column.text)
    result.setColor(_Role.HighlightedText, tokens.INK)
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, column.text2)
    return result


def colour(widget: QWidget, name: str) -> QColor:
    """The colour that a token has on the ground this widget stands on."""
    return widget.palette().color(QPalette.ColorGroup.Active, ROLES[name])


def text_scale() -> float:
    """How much larger than usual the system wants its text, 1.0 to 2.5; never smaller than the design."""
    points = QGuiApplication.font().pointSizeF()
    dpi = QGuiApplication.primaryScreen().logicalDotsPerInchY()
    scale = (points / USUAL_POINTS if points > 0 else 1.0) * dpi / USUAL_DPI
    return min(2.5, max(1.0, scale))


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


def focus_ring(painter: QPainter, rect: QRectF, radius: float, ink: QColor) -> None:
    """Draw the keyboard's second outline round a control's rectangle."""
    out = tokens.STROKES.focus_gap + tokens.STROKES.focus / 2
    painter.setPen(QPen(ink, tokens.STROKES.focus))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius + out, radius + out)


def outlined(
    painter: QPainter, rect: QRectF, radius: float, fill: QColor | None, line: QColor | None
) -> None:
    """Fill a rounded rectangle and draw the control outline inside it; None leaves either out."""
    half = tokens.STROKES.control / 2 if line is not None else 0.0
    painter.setPen(Qt.PenStyle.NoPen if line is None else QPen(line, tokens.STROKES.control))
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)
