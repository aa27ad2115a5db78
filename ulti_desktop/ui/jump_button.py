"""The name of a section in a list at the left of a page."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ulti_desktop.ui import look
from ulti_desktop.ui.controls import MARGIN, Control


class JumpButton(Control):
    """Leads to a section; a bar marks the one where one is."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setText(text)

    def nextCheckState(self) -> None:
        """The page decides which section is the present one."""

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(look.font("button"))
        return QSize(
            metrics.horizontalAdvance(self.plain_text()) + look.px(34), metrics.height() + look.px(16)
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(look.px(60), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._painter()
        ink = look.colour(self, "text")
        rect = QRectF(self.rect()).adjusted(MARGIN, 3, -MARGIN, -3)
        if self.shows_ring:
            look.focus_ring(painter, rect.adjusted(4, 4, -4, -4), 8, ink)
        if self.isChecked():
            painter.fillRect(QRectF(rect.left(), rect.top() + 2, 4, rect.height() - 4), ink)
        painter.setPen(ink if self.isChecked() or self.underMouse() else look.colour(self, "text2"))
        painter.setFont(look.font("button"))
        painter.drawText(
            rect.adjusted(14, 0, 0, 0),
            int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
            self.plain_text(),
        )
