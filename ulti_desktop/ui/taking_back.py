"""The menu of one's own decisions in the deal: choosing one goes back to before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from ulti_desktop import words
from ulti_desktop.engine.decisions import Decision
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui.main_window import MainWindow


class TakingBack(QObject):
    """Fills the menu whenever it opens; `decisions` tells what was decided up to now."""

    def __init__(self, window: MainWindow, decisions: Callable[[], Sequence[Decision]]) -> None:
        super().__init__(window)
        self._window = window
        self._decisions = decisions
        self._undo = window.menus.actions["undo"]
        self._undo.changed.connect(self._follow)
        window.menus.back.aboutToShow.connect(self.fill)
        self._follow()

    def fill(self) -> None:
        """List the decisions, the last one first."""
        menu, french = self._window.menus.back, self._window.desk.french
        menu.clear()
        decided = self._decisions()
        for one in reversed(decided):
            action = menu.addAction(words.decision(one, french).replace("&", "&&"))
            action.triggered.connect(lambda _=False, to=one.index: self._go_back(to))
        if not decided:
            menu.addAction(self.tr("Nothing decided yet")).setEnabled(False)

    def _go_back(self, to: int) -> None:
        self._window.wanted.emit(wish.Undo(to))

    def _follow(self) -> None:
        """The menu is there whenever taking back is."""
        entry = self._window.menus.back.menuAction()
        entry.setEnabled(self._undo.isEnabled())
        entry.setVisible(self._undo.isVisible())
