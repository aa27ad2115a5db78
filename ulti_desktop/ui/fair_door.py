"""The way to the page about fair deals: the entry in the menu, and what is wanted there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal

from ulti_desktop.ui.main_window import MainWindow

if TYPE_CHECKING:
    from ulti_desktop.ui.fair_sheet import FairSheet


class FairDoor(QObject):
    """Opens the page over a window. `opened` each time, `count_wanted(deals)` and `check_wanted` as there,
    `left` when nobody looks at it any more.
    """

    opened = Signal()
    count_wanted = Signal(int)
    check_wanted = Signal()
    left = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._seed = ("", 0)
        window.menus.actions["fairness"].triggered.connect(self.open)
        window.sheets.built.connect(self._sheet_built)
        window.menus.menu.installEventFilter(self)
        self.retranslate()

    @property
    def sheet(self) -> FairSheet:
        """The page, built when it is first wanted."""
        return self._window.sheets.fairness

    def open(self) -> None:
        """Show the page."""
        self._window.sheets.open(self.sheet)
        self.opened.emit()

    def show_seed(self, seed: str, number: int) -> None:
        """Tell from which seed the deal was shuffled that is over, "" while one is being played."""
        self._seed = seed, number
        if self._window.sheets.has("settlement"):
            self._window.sheets.settlement.seed.show_seed(seed, number)

    def show_idle(self) -> None:
        """Tell on the page that nothing is being done any more."""
        if self._window.sheets.has("fairness"):
            self.sheet.show_counting(None)
            self.sheet.show_peeking(None, done=True)

    def _sheet_built(self, name: str) -> None:
        if name == "settlement":
            self._window.sheets.settlement.seed.show_seed(*self._seed)
        elif name == "fairness":
            self.sheet.count_wanted.connect(self.count_wanted)
            self.sheet.check_wanted.connect(self.check_wanted)
            self.sheet.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange and watched is self._window.menus.menu:
            self.retranslate()
        elif event.type() == QEvent.Type.Hide and watched is not self._window.menus.menu:
            self.left.emit()
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Word the entry of the menu anew; the page does so by itself."""
        self._window.menus.actions["fairness"].setText(self.tr("Fair deals"))
