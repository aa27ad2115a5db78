"""How a seat shows that it thinks: three dots on its emblem, while the ring breathes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from ulti_desktop.scene import tokens
from ulti_desktop.scene.motion import Clock
from ulti_desktop.scene.stamp import Stamp

WIDTH: Final = 34.0
HEIGHT: Final = 18.0
DOT: Final = 2.6
STEP: Final = 8.0
FAINT: Final = 0.45
"""Opacity of the ring at the end of a breath."""


class Thinking:
    """The sign of one seat. It comes after a while, so that quick players show nothing."""

    def __init__(self, scene: QGraphicsScene, clock: Clock, spot: int, ring: Stamp, z: float) -> None:
        self._clock = clock
        self._wait, self._breath = ("thinks", spot), ("pulse", spot)
        self._ring = ring
        self._dots = Stamp(z)
        self._dots.setVisible(False)
        scene.addItem(self._dots)

    @property
    def shown(self) -> bool:
        """Tell whether the sign is to be seen."""
        return self._dots.isVisible()

    def begin(self, after: int, breath: int, told: Callable[[], None]) -> None:
        """Show the sign `after` ms and call `told`; `breath` ms a breath, 0 leaves the ring still."""

        def show() -> None:
            self._dots.setVisible(True)
            if breath > 0:
                curve = QEasingCurve.Type.InOutSine
                self._clock.run(self._breath, breath, self._breathe, curve=curve, loop=True)
            told()

        self._clock.run(self._wait, 0, _nothing, delay=after, then=show, patient=True)

    def end(self) -> None:
        """Take the sign away."""
        self._clock.drop(self._wait)
        self._clock.drop(self._breath)
        self._ring.setOpacity(1.0)
        self._dots.setVisible(False)

    def draw(self, at: QPointF, scale: float, colours: tokens.Column, dpr: float, built: int) -> None:
        """Draw the dots with their middle at a place of the table, anew when `built` is another number."""

        def dots(painter: QPainter) -> None:
            wide, high = WIDTH * scale, HEIGHT * scale
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.ground)
            painter.drawRoundedRect(QRectF(-wide / 2, -high / 2, wide, high), high / 2, high / 2)
            painter.setBrush(colours.gold_line)
            for place in (-1, 0, 1):
                painter.drawEllipse(QPointF(place * STEP * scale, 0), DOT * scale, DOT * scale)

        half = WIDTH * scale / 2 + 1
        self._dots.setPos(at)
        self._dots.draw(QRectF(-half, -half, 2 * half, 2 * half), dpr, dots, built)

    def _breathe(self, part: float) -> None:
        self._ring.setOpacity(1.0 - (1.0 - FAINT) * (1.0 - abs(2.0 * part - 1.0)))


def _nothing(_part: float) -> None:
    return None
