"""The table with the log: beside it where there is room, else as a sheet over what is least needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ulti_desktop.ui import look
from ulti_desktop.ui.desk import Desk

if TYPE_CHECKING:
    from ulti_desktop.scene.tokens import Theme
    from ulti_desktop.ui.log_panel import LogPanel

WIDTH: Final = 264
LEAST_DESK: Final = 760
"""What is left to table and bid sheet beside the log."""
EDGE: Final = 8
LEAST_OVER: Final = 180
LARGE: Final = 1.25  # larger text needs the room beside the trick, over a piece of the contract


class DeskAndLog(QWidget):
    """Shares the window between the two; `closed` when a person puts the log away, `asked(Play)` from it.

    Where there is no room beside it the log lies over the left side of the table, clear of trick and hand.
    During an auction it stays away then, unless it is called: it lies over the bid sheet until that goes.
    """

    asked = Signal(object)
    closed = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._log: LogPanel | None = None
        self._theme: Theme | None = None
        self._names, self._french = ("", "", ""), False
        self._wanted = self._called = False
        desk.setParent(self)
        desk.scene.layout_changed.connect(self._laid_out)

    @property
    def log(self) -> LogPanel:
        """The log, built when it is first wanted."""
        if self._log is None:
            from ulti_desktop.ui.log_panel import LogPanel  # the table can be seen before that is there

            log = self._log = LogPanel(self)
            log.hide()
            log.asked.connect(self.asked)
            log.closed.connect(self.closed)
            log.set_players(self._names, french=self._french)
            if self._theme is not None:
                log.set_theme(self._theme)
        return self._log

    @property
    def shows_log(self) -> bool:
        """Tell whether the log is to be seen now."""
        return self._log is not None and self._log.isVisible()

    def set_theme(self, theme: Theme) -> None:
        """Take the paper of a theme for the log."""
        self._theme = theme
        if self._log is not None:
            self._log.set_theme(theme)

    def set_players(self, names: tuple[str, str, str], *, french: bool = False) -> None:
        """Set the names by seat for the log, and whether French cards lie on the table."""
        self._names, self._french = names, french
        if self._log is not None:
            self._log.set_players(names, french=french)

    def set_log(self, wanted: bool) -> None:
        """Show the log, or put it away."""
        self._wanted = wanted
        self._called = False
        self.arrange()

    def call_log(self) -> None:
        """Show a log that is wanted but had no room."""
        self._called = True
        self.arrange()

    def arrange(self) -> None:
        """Give both their places."""
        width, height = self.width(), self.height()
        beside = self._wanted and width - look.px(WIDTH) >= LEAST_DESK
        taken = look.px(WIDTH) if beside else 0
        if beside:
            self._put(self, QRect(0, 0, taken, height), "tr br")
        self._desk.setGeometry(taken, 0, width - taken, height)
        if not beside:
            self._lie_over()

    def _laid_out(self) -> None:
        if self._wanted and self.log.parentWidget() is self._desk:
            self._lie_over()

    def _lie_over(self) -> None:
        """Put the log over the table or the bid sheet, or away where it is not wanted."""
        desk = self._desk
        bids = desk.docked
        self._called = self._called and bids
        if not self._wanted:
            if self._log is not None:
                self._log.hide()
        elif bids and not self._called:
            self.log.hide()
            self.log.setParent(desk)
        elif bids:
            self._put(desk, desk.panel.geometry(), "tl bl")
        else:
            self._put(desk, self._left_of_trick(), "tl tr br bl")

    def _left_of_trick(self) -> QRect:
        layout = self._desk.scene.table
        free = min(slot.rect().left() for slot in layout.slots)
        if layout.narrow and not layout.contract.isEmpty() and look.text_scale() <= LARGE:
            free = min(free, layout.contract.left())
        width = max(LEAST_OVER, min(look.px(WIDTH), round(free) - 2 * EDGE))
        top = round(layout.menu.bottom()) + 4
        bottom = round(layout.hand_rect(10).top()) - 2
        return QRect(EDGE, top, width, bottom - top)

    def _put(self, parent: QWidget, place: QRect, corners: str) -> None:
        log = self.log
        if log.parentWidget() is not parent:
            log.setParent(parent)
        log.set_frame(corners, floating=len(corners.split()) == 4)
        log.setGeometry(place)
        log.show()
        if self._called:
            log.raise_()
        elif parent is self._desk:
            log.stackUnder(self._desk.bar)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table goes on behind the round corners of the log."""
        QPainter(self).fillRect(event.rect(), self._desk.ground)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
