"""The way to the handbook: the entry in the menu, and what links in it lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeySequence

from ulti_desktop.ui import language
from ulti_desktop.ui.menus import key_name
from ulti_desktop.ui.table_keys import table_keys

if TYPE_CHECKING:
    from ulti_desktop.ui.handbook import Facts
    from ulti_desktop.ui.main_window import MainWindow


class HandbookDoor(QObject):
    """Opens the handbook over a window and fills in what that window's menu is called."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.menus.actions["handbook"].triggered.connect(self.open)
        window.sheets.built.connect(self._sheet_built)
        window.menus.menu.installEventFilter(self)
        window.sheets.prepare([self._fill_ahead])
        self.retranslate()

    def open(self) -> None:
        """Show the handbook where it was left."""
        self._window.sheets.open(self._window.sheets.handbook)

    def _fill_ahead(self) -> None:
        if self._window.sheets.has("handbook"):
            sheet = self._window.sheets.handbook
            sheet.facts_wanted.emit()
            self._window.sheets.prepare(sheet.fill_ahead())

    def facts(self) -> Facts:
        """Return keys and entries of the menu as they are now."""
        from ulti_desktop.ui.handbook import OWN_KEYS, Facts  # with the handbook, and not at the start

        menus = self._window.menus
        keys = {name: key_name(key) for name, key in OWN_KEYS.items()}
        entries = {name: inner.title() for name, inner in menus.inner.items()}
        for name, action in menus.actions.items():
            entries[name] = action.text().replace("&", "")
            if not action.shortcut().isEmpty():
                keys[name] = key_name(QKeySequence(action.shortcut()))
        return Facts(keys, entries, (*table_keys(), *menus.keys()))

    def _sheet_built(self, name: str) -> None:
        if name == "handbook":
            sheet = self._window.sheets.handbook
            sheet.facts_wanted.connect(lambda: sheet.set_facts(language.current(), self.facts()))
            sheet.wanted.connect(lambda deed: self._window.menus.actions[deed].trigger())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Word the entry of the menu anew; the handbook does so by itself."""
        self._window.menus.actions["handbook"].setText(self.tr("Handbook"))
