"""The grid of bid toggles with the focus ring and the line of reasons under it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ulti_desktop.scene import tokens
from ulti_desktop.ui import look
from ulti_desktop.ui.bid_choice import Toggle
from ulti_desktop.ui.bid_toggle import BidToggle

GAP: Final = 8
MOST_COLUMNS: Final = 5


class ToggleGrid(QWidget):
    """Toggles in as many columns as their labels allow; it draws the ring round the focused one.

    `flipped(toggle)` on a click, `asked_why(toggle)` when pointer or focus rests on one, None when on none.
    """

    flipped = Signal(object)
    asked_why = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[Toggle, BidToggle] = {}
        self._height = 66
        self._slim = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_toggles(self, toggles: tuple[Toggle, ...]) -> None:
        """Offer these toggles in this order."""
        if tuple(self.buttons) == toggles:
            return
        for button in self.buttons.values():
            button.hide()
            button.deleteLater()
        self.buttons = {}
        for toggle in toggles:
            button = BidToggle(self)
            button.height_px, button.slim = self._height, self._slim
            button.clicked.connect(lambda _=False, one=toggle: self.flipped.emit(one))
            button.installEventFilter(self)
            self.buttons[toggle] = button
            button.show()
        self.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.asked_why.emit(next((t for t, b in self.buttons.items() if b is watched), None))
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.asked_why.emit(None)
        return False

    def set_height(self, height: int, *, slim: bool = False) -> None:
        """Set the height of every toggle in pixels at 100 % text, and whether room is scarce."""
        for button in self.buttons.values():
            button.height_px, button.slim = height, slim
        self._height, self._slim = height, slim
        self.updateGeometry()
        self.arrange()

    def _size(self, *, in_line: bool) -> QSize:
        """Return the size of the largest toggle."""
        size = QSize(1, 0)
        for button in self.buttons.values():
            size = size.expandedTo(button.size_for(in_line=in_line))
        return size

    def columns(self, width: int) -> int:
        """Return how many columns of the widest label fit into a width."""
        return max(1, min(MOST_COLUMNS, (width - GAP) // (self._size(in_line=False).width() + GAP)))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        columns = self.columns(width)
        rows = -(-len(self.buttons) // columns)
        return rows * (self._size(in_line=self._lines_up(columns, width)).height() + GAP) + GAP

    def _lines_up(self, columns: int, width: int) -> bool:
        """Tell whether the toggles have name and value in one line: alone in their rows, if that fits."""
        return columns == 1 and self._size(in_line=True).width() + 2 * GAP <= width

    def sizeHint(self) -> QSize:
        width = 3 * (self._size(in_line=False).width() + GAP) + GAP
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = 2 * (self._size(in_line=False).width() + GAP) + GAP
        if self._slim:
            width = self._size(in_line=False).width() + 2 * GAP
        return QSize(width, 0)

    def arrange(self) -> None:
        """Put the buttons into rows and columns of equal size."""
        columns = self.columns(self.width())
        wide = (self.width() - GAP) / columns - GAP
        in_line = self._lines_up(columns, self.width())
        high = self._size(in_line=in_line).height()
        for number, button in enumerate(self.buttons.values()):
            row, column = divmod(number, columns)
            left = round(GAP + column * (wide + GAP))
            button.in_line = in_line
            button.setGeometry(left, GAP + row * (high + GAP), round(wide), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        for button in self.buttons.values():
            if button.shows_ring:
                painter = QPainter(self)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                rect = QRectF(button.geometry())
                look.focus_ring(painter, rect, tokens.RADII.tile, look.colour(self, "text"))
