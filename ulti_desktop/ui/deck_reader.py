"""The player's own decks are looked at in a thread: a large one takes a second."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal, Slot

from ulti_desktop.scene.deck import is_ready, refusal, unreadable

log = logging.getLogger(__name__)


class DeckReader(QObject):
    """`told(deck_id, why)`: a deck that was asked for cannot be used, and why, or can be: "".

    It looks at one deck after another, since only a few are kept.
    """

    told = Signal(str, str)
    _read = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked: deque[str] = deque()
        self._read.connect(self._on_read, Qt.ConnectionType.QueuedConnection)

    def ask(self, deck_id: str) -> None:
        """Tell of a deck: now, where that is known already."""
        if deck_id in self._asked:
            return
        if not self._asked and is_ready(deck_id):
            self.told.emit(deck_id, refusal(deck_id))
            return
        self._asked.append(deck_id)
        if len(self._asked) == 1:
            self._begin()

    def _begin(self) -> None:
        threading.Thread(target=self._look, args=(self._asked[0],), name="deck", daemon=True).start()

    def _look(self, deck_id: str) -> None:
        try:
            why = refusal(deck_id)
        except Exception:
            log.exception("the deck %r could not be looked at", deck_id)
            why = unreadable(deck_id)
        with contextlib.suppress(RuntimeError):  # the window may be gone
            self._read.emit(deck_id, why)

    @Slot(str, str)
    def _on_read(self, deck_id: str, why: str) -> None:
        self._asked.popleft()
        self.told.emit(deck_id, why)
        if self._asked:
            self._begin()


class DeckGate(QObject):
    """Lets a deck through when it was looked at: `then(deck_id, why)`, with why it cannot be used, or "".

    Of decks that were asked for only the newest gets through; the one `in_use` does at once.
    """

    def __init__(self, in_use: Callable[[], str], then: Callable[[str, str], None], parent: QObject) -> None:
        super().__init__(parent)
        self._in_use, self._then = in_use, then
        self._waiting: str | None = None
        self._reader = DeckReader(self)
        self._reader.told.connect(self._on_told)

    def ask(self, deck_id: str) -> None:
        """Let this deck through, now where nothing is to be looked at."""
        self._waiting = deck_id
        if deck_id == self._in_use():
            self._on_told(deck_id, "")
        else:
            self._reader.ask(deck_id)

    def _on_told(self, deck_id: str, why: str) -> None:
        if deck_id == self._waiting:
            self._waiting = None
            self._then(deck_id, why)
