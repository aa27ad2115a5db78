"""How the sheet of the auction comes and goes: built in short turns of the event loop, then it slides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QPoint,
    QRect,
    Qt,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

Job = Callable[[], object]
WIDE: Final = "wide"
NARROW: Final = "narrow"
"""How the sheet of the auction can be laid out: with the ladder beside it, or with a button for it."""
BIDDING_PHASES: Final = ("auction", "exchange", "announcing")
"""While these last the sheet is there."""
BANDS = 4
"""In so many turns the picture of a sheet is taken."""


class Turns(QObject):
    """Does jobs one after another, each in a turn of the event loop of its own."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs: list[Job] = []
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._next)

    @property
    def busy(self) -> bool:
        """Tell whether jobs are left."""
        return bool(self._jobs)

    def add(self, jobs: Sequence[Job]) -> None:
        """Do these after what is left."""
        self._jobs += jobs
        self._timer.start()

    def cancel(self) -> None:
        """Forget what is left."""
        self._jobs = []
        self._timer.stop()

    def _next(self) -> None:
        job = self._jobs.pop(0)
        if not self._jobs:
            self._timer.stop()
        job()


class Slide(QWidget):
    """Lies over the place of a sheet while a picture of it slides in from the right, or out; then it is gone.

    It lets everything through to the sheet below.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = QPixmap()
        self._ground = QColor()
        self._part = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._move)
        self._motion.finished.connect(self.hide)
        self.hide()

    def pictured(self, sheet: QWidget) -> list[Job]:
        """Return the jobs that take the picture of a sheet, hidden or not, at the size it has then."""

        def begin() -> None:
            ratio = sheet.devicePixelRatioF()
            self._picture = QPixmap(sheet.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)

        def band(number: int) -> None:
            top, bottom = (sheet.height() * one // BANDS for one in (number, number + 1))
            part = QRect(0, top, sheet.width(), bottom - top)
            sheet.render(self._picture, part.topLeft(), QRegion(part), QWidget.RenderFlag.DrawChildren)

        return [begin, *(lambda one=number: band(one) for number in range(BANDS))]

    def cover(self, place: QRect, ground: QColor) -> None:
        """Hide a place under the colour of the table."""
        self._ground, self._part = ground, 1.0
        self.setGeometry(place)
        self.show()
        self.raise_()

    def run(self, length: int, *, leaves: bool) -> None:
        """Let the picture slide, in so many milliseconds."""
        self._motion.setDirection(
            QAbstractAnimation.Direction.Backward if leaves else QAbstractAnimation.Direction.Forward
        )
        self._motion.setDuration(length)
        self._motion.start()

    def stop(self) -> None:
        """Be gone at once."""
        self._motion.stop()
        self.hide()

    def _move(self, part: float) -> None:
        self._part = 1.0 - part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._ground)
        painter.drawPixmap(QPoint(round(self._part * self.width()), 0), self._picture)
