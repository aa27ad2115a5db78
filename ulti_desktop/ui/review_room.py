"""Where a deal is reviewed: table with all hands open, steps, and the sheet with what everything cost.

The session knows nothing of it; its table waits as it is.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QWidget

from ulti_desktop.coach.findings import DealReview
from ulti_desktop.scene import tokens
from ulti_desktop.scene.art import CardArt
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import look
from ulti_desktop.ui.review_sheet import ReviewSheet
from ulti_desktop.ui.review_strip import ReviewStrip
from ulti_desktop.ui.review_table import ReviewTable
from ulti_desktop.ui.reviewed import Reviewed

SHEET: Final = 464
MOST_SHEET: Final = 640
TABLE: Final = 500
LEAST_SHEET: Final = 380
STRIP: Final = 96
FLAT_STRIP: Final = 66
SHARE: Final = 0.42
"""How much of a low window the sheet under the table takes."""


class ReviewRoom(QWidget):
    """The review of one deal. The signals of its sheet are its own too: `left`, `deal_wanted(index)`,
    `stop_wanted`, `play_wanted(after)`, `turn_wanted(turn)`.
    """

    left = Signal()
    deal_wanted = Signal(int)
    stop_wanted = Signal()
    play_wanted = Signal(int)
    turn_wanted = Signal(int)

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = ReviewTable(art, self)
        self.strip = ReviewStrip(self)
        self.sheet = ReviewSheet(self)
        self.deal: Reviewed | None = None
        self.review: DealReview | None = None
        self.step = 0
        self._names = ("", "", "")
        self._touched = False
        self._ground = tokens.theme(tokens.DEFAULT_THEME).table.ground
        sheet = self.sheet
        for mine, theirs in (
            (self.left, sheet.left),
            (self.deal_wanted, sheet.deal_wanted),
            (self.stop_wanted, sheet.stop_wanted),
            (self.play_wanted, sheet.play_wanted),
            (self.turn_wanted, sheet.turn_wanted),
        ):
            theirs.connect(mine)
        sheet.chosen.connect(self.go_to)
        self.strip.chosen.connect(self.go_to)
        self.strip.went.connect(self.go)
        for key, way in (("Left", "back"), ("Right", "on"), ("Home", "first"), ("End", "last")):
            self._key(key, way)
        leave = QShortcut(QKeySequence("Esc"), self)
        leave.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        leave.activated.connect(self.left)

    def _key(self, key: str, way: str) -> None:
        short = QShortcut(QKeySequence(key), self)
        short.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        short.activated.connect(lambda: self.go(way))

    # -- what it is given

    def take_settings(self, settings: Settings) -> None:
        """Use these settings from now on."""
        theme = look.theme_of(settings)
        self._ground = theme.table.ground
        self.table.set_theme(theme)
        self.strip.setPalette(look.palette(theme.table))
        self.sheet.set_theme(theme)
        self.arrange()

    def show_deal(self, deal: Reviewed, names: tuple[str, str, str]) -> None:
        """Show a deal, without costs so far, from its beginning."""
        self.deal, self._names, self.review, self._touched = deal, names, None, False
        self.sheet.show_deal(deal, names, self.table.french)
        self._look_at(min(1, deal.steps))
        self.arrange()
        self.strip.buttons["on"].setFocus(Qt.FocusReason.OtherFocusReason)

    def show_review(self, review: DealReview, *, complete: bool) -> None:
        """Show what is known of the costs; once all is, go to the dearest action if nobody looks around."""
        self.review = review
        self.sheet.show_review(review)
        self._show_table()
        worst = review.worst(1)
        if complete:
            self.sheet.set_running(False)
        if complete and worst and not self._touched:
            self._look_at(worst[0].number, worst=True)

    def reword(self, deal: Reviewed, names: tuple[str, str, str]) -> None:
        """Word everything anew."""
        self.strip.retranslate()
        self.sheet.retranslate()
        if self.deal is None:
            return
        self.deal, self._names = deal, names
        self.sheet.show_deal(deal, names, self.table.french)
        if self.review is not None:
            self.sheet.show_review(self.review)
        self._look_at(self.step)

    # -- the way through

    def go(self, way: str) -> None:
        """Go `first`, `back`, `on` or `last`."""
        if self.deal is not None:
            steps = self.deal.steps
            self.go_to({"first": 0, "back": self.step - 1, "on": self.step + 1, "last": steps}[way])

    def go_to(self, step: int, worst: bool = False) -> None:
        """Go to the position after so many actions; in the sheet to the worst ones or to the list."""
        if self.deal is not None and 0 <= step <= self.deal.steps:
            self._touched = True
            self._look_at(step, worst=worst)

    def _look_at(self, step: int, *, worst: bool = False) -> None:
        if self.deal is not None:
            self.step = step
            self._show_table()
            self.sheet.show_step(step, worst=worst)
            if QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.sheet.spoken()))

    def _show_table(self) -> None:
        if self.deal is not None:
            self.table.show_step(self.deal, self.review, self.step, self._names)
            self.strip.show_step(self.deal, self.review, self.step)

    # -- room

    @property
    def _beside(self) -> int:
        """The width that a sheet beside the table may have."""
        return min(look.px(SHEET), MOST_SHEET, self.width() - TABLE)

    @property
    def is_flat(self) -> bool:
        """Tell whether sheet and table do not fit side by side."""
        return self._beside < min(look.px(LEAST_SHEET), MOST_SHEET)

    def arrange(self) -> None:
        """Give sheet, table and strip their places: side by side, or the sheet under the table."""
        width, height = self.width(), self.height()
        flat = self.is_flat
        self.sheet.set_flat(flat)
        strip = FLAT_STRIP if flat else STRIP
        low = round(height * SHARE) if flat else 0
        table = width if flat else width - self._beside
        if flat:
            self.sheet.setGeometry(0, height - low, width, low)
        else:
            self.sheet.setGeometry(table, 0, width - table, height)
        self.strip.setGeometry(0, height - low - strip, table, strip)
        self.table.setGeometry(0, 0, table, height - low - strip)
        self.sheet.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table goes on behind the strip and the round corners of the sheet."""
        QPainter(self).fillRect(event.rect(), self._ground)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ApplicationFontChange:
            self.arrange()
        super().changeEvent(event)
