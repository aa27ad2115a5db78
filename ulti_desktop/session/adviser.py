"""Advice for the person: what the strongest player would do on that seat, knowing no more than it does."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from ulti_desktop.engine.view import SeatView
from ulti_desktop.session.thinker import Thinker


class Adviser(QObject):
    """Asks the thinker with tickets below zero, so that they never meet those of the seats."""

    advised = Signal(object)

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._ticket = 0
        self._view: SeatView | None = None
        thinker.decided.connect(self._on_decided)
        thinker.failed.connect(self._on_failed)

    def ask(self, view: SeatView, seed: int) -> None:
        """Ask for advice on this view; `advised(Action)` answers unless `cancel` comes first."""
        self._ticket -= 1
        self._view = view
        self._thinker.ask(self._ticket, view, self._thinker.minds.adviser, seed)

    def cancel(self) -> None:
        """Want no advice any more."""
        self._view = None

    @Slot(int, object)
    def _on_decided(self, ticket: int, action: object) -> None:
        if ticket != self._ticket or self._view is None:
            return
        view, self._view = self._view, None
        if action in view.legal:
            self.advised.emit(action)

    @Slot(int, str)
    def _on_failed(self, ticket: int, text: str) -> None:
        if ticket == self._ticket:
            self._view = None
