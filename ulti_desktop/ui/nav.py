"""The names of pages beside them: the open one on paper, the others as plain text."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ulti_desktop.ui import look
from ulti_desktop.ui.controls import MARGIN, ChoiceChip, text_size

PAD = 16
HEIGHT = 40


class NavItem(ChoiceChip):
    """The name of one page, in one line; `value` is what it stands for."""

    def __init__(self, text: str, value: object, parent: QWidget | None = None) -> None:
        super().__init__(text, value, parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        text = text_size(look.font("button"), self.plain_text()).width()
        return QSize(text + 2 * look.px(PAD) + 2 * MARGIN, look.px(HEIGHT) + 2 * MARGIN)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def heightForWidth(self, width: int) -> int:
        return self.sizeHint().height()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._painter()
        rect = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        radius, ink = rect.height() / 2, look.colour(self, "text")
        if self.shows_ring:
            look.focus_ring(painter, rect, radius, ink)
        if self.isChecked():
            look.outlined(painter, rect, radius, ink, None)
        elif self.isDown() or self.underMouse():
            look.outlined(
                painter, rect, radius, look.colour(self, "pressed" if self.isDown() else "hover"), None
            )
        painter.setFont(look.font("button"))
        painter.setPen(look.colour(self, "ground") if self.isChecked() else ink)
        inner = rect.adjusted(look.px(PAD), 0, 0, 0)
        painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.plain_text())
