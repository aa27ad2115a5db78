"""The deal in words: what happened as a list, and the own hand as a real list for keys and screen readers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.engine.actions import Play
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.events import Event
from ulti_desktop.engine.view import SeatView, Step
from ulti_desktop.ui import look
from ulti_desktop.ui.components import SHADOW_DROP, Hairline, Sheet, Text
from ulti_desktop.ui.icons import IconButton
from ulti_desktop.ui.plain_list import Line, PlainList

MOST: Final = 500
"""So many lines, of some ten deals, are kept: all are laid out anew with each that is added."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One event with the view after it, which its sentence needs."""

    event: Event
    view: SeatView


class LogPanel(Sheet):
    """Keeps events, not words. `asked(Play)` when a card of the hand list is activated, `closed` by its cross
    or Esc.
    """

    asked = Signal(object)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []
        self._names = ("", "", "")
        self._french = False
        self._view: SeatView | None = None
        self._stale = False
        self._cards: list[Card] = []
        self.log_title = Text("section", wrap=True)
        self.log = PlainList()
        self.hand_title = Text("section", wrap=True)
        self.hand = PlainList()
        self.hand.activated.connect(self._play)
        self.close_button = IconButton("close", size=32)
        self.close_button.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(self.log_title, 1)
        head.addWidget(self.close_button)
        column = self._column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self.log, 3)
        column.addWidget(Hairline())
        column.addWidget(self.hand_title)
        column.addWidget(self.hand, 2)
        self.set_frame("tr br", floating=False)
        self.retranslate()

    def set_frame(self, corners: str, *, floating: bool) -> None:
        """Stand at an edge of the window with some corners round, or lie on the table with a shadow."""
        self.corners, self.floating = corners, floating
        for title in (self.log_title, self.hand_title):
            title.set_role("strong" if floating else "section")
        low = look.px(12) + (SHADOW_DROP if floating else 0)
        self._column.setContentsMargins(12 if floating else look.px(16), look.px(8), 4, low)
        self._column.setSpacing(look.px(6))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def set_players(self, names: tuple[str, str, str], *, french: bool = False) -> None:
        """Set the names by seat, and whether French cards lie on the table."""
        if (names, french) != (self._names, self._french):
            self._names, self._french = names, french
            self.retranslate()

    def show_view(self, view: SeatView) -> None:
        """Jump to a view: what happened before it is no longer listed."""
        self._entries = []
        self._view = view
        self._refresh()

    def forget(self) -> None:
        """List nothing of what happened up to now."""
        self._entries = []
        self._refresh()

    def step(self, step: Step) -> None:
        """Add what happened and show the hand after it; a hidden panel is worded when it is shown."""
        new = [Entry(event, step.view) for event in step.events]
        self._entries = [*self._entries, *new][-MOST:]
        self._view = step.view
        if not self.isVisible():
            self._stale = True
            return
        for entry in new:
            self._add(entry)
        self.log.scrollToBottom()
        self._show_hand(step.view)

    def _add(self, entry: Entry) -> None:
        text = words.event(entry.event, self._names, entry.view, self._french)
        if text:
            self.log.lines.add(Line(text), MOST)

    def _show_hand(self, view: SeatView) -> None:
        self._view = view
        playable = {action.card for action in view.legal if isinstance(action, Play)}
        forbidden = dict(view.forbidden)
        cards = sorted(view.hand, key=lambda card: (card.suit, -card.rank))
        row = self.hand.currentIndex().row()
        self._cards = list(cards)
        lines = []
        for card in cards:
            text, why = words.capital(words.card(card, self._french)), forbidden.get(card)
            tip = "" if why is None else words.reason(why, self._french)
            held = view.phase == "play" and view.my_turn and card not in playable
            spoken = words.fill("%1. %2", text, tip) if tip else ""
            lines.append(Line(text, tip, spoken, look.colour(self, "text2") if held else None))
        self.hand.lines.replace(lines)
        self.hand.setCurrentIndex(self.hand.lines.index(min(max(row, 0), len(cards) - 1)))

    def _play(self, index: QModelIndex) -> None:
        view, row = self._view, index.row()
        if view is not None and view.phase == "play" and view.my_turn and 0 <= row < len(self._cards):
            self.asked.emit(Play(self._cards[row]))

    def retranslate(self) -> None:
        """Word everything anew from the events that are kept."""
        self.log_title.setText(self.tr("What happened"))
        self.hand_title.setText(self.tr("Your hand"))
        self.close_button.set_words(self.tr("Close"), "F4")
        self.log.setAccessibleName(self.log_title.text())
        self.hand.setAccessibleName(self.hand_title.text())
        self._refresh()

    def _refresh(self) -> None:
        self._stale = not self.isVisible()
        if self._stale:
            return
        self.log.lines.replace(())
        for entry in self._entries:
            self._add(entry)
        self.log.scrollToBottom()
        if self._view is not None:
            self._show_hand(self._view)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
