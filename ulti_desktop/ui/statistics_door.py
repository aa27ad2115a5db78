"""The way to the statistics: the entry in the menu, the sheet, and where a table of them is to be written."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject

from ulti_desktop import words
from ulti_desktop.store.ledger import Entry
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui.main_window import MainWindow


class StatisticsDoor(QObject):
    """Opens the sheet over a window and says what is wanted by `window.wanted`."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.menus.actions["statistics"].triggered.connect(self.open)
        window.sheets.built.connect(self._sheet_built)
        window.menus.menu.installEventFilter(self)
        self.retranslate()

    def open(self) -> None:
        """Show the sheet, and ask for what is to be seen on it."""
        self._window.sheets.open(self._window.sheets.statistics)
        self._window.wanted.emit(wish.ReadStatistics())

    def show(self, entries: Sequence[Entry], now: int) -> None:
        """Show the deals that were asked for."""
        self._window.sheets.statistics.show_entries(entries, now)

    def _sheet_built(self, name: str) -> None:
        if name == "statistics":
            sheet = self._window.sheets.statistics
            sheet.export_wanted.connect(self._export)
            sheet.delete_wanted.connect(lambda: self._window.wanted.emit(wish.DeleteStatistics()))

    def _export(self, entries: tuple[Entry, ...]) -> None:
        from ulti_desktop.ui import file_names  # Qt's dialogs are not waited for at the start

        proposed = words.fill("%1.csv", self.tr("ulti-statistics"))
        if path := file_names.ask_table(self._window, self.tr("Export the statistics"), proposed):
            self._window.wanted.emit(wish.ExportStatistics(path, entries))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Word the entry of the menu anew; the sheet does so by itself."""
        self._window.menus.actions["statistics"].setText(self.tr("Statistics"))
