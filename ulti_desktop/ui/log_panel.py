"""The deal in words: what happened as a list, and the own hand as a real list for keys and screen readers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.engine.actions import Play
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.events import Event
from ulti_desktop.engine.view import SeatView, Step
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Sheet, Text
from ulti_desktop.ui.fields import ThinBar

MOST: Final = 2000


@dataclass(frozen=True, slots=True)
class Entry:
    """One event with the view after it, which its sentence needs."""

    event: Event
    view: SeatView


class PlainList(QListWidget):
    """A list in the look of the sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setFont(look.font("label"))
        self.setVerticalScrollBar(ThinBar())


class LogPanel(Sheet):
    """Keeps events, not words. `asked(Play)` when a card of the hand list is activated."""

    asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []
        self._names = ("", "", "")
        self._french = False
        self._view: SeatView | None = None
        self._stale = False
        self._cards: list[Card] = []
        self.log_title = Text("section")
        self.log = PlainList()
        self.hand_title = Text("section")
        self.hand = PlainList()
        self.hand.itemActivated.connect(self._play)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(16), look.px(16), look.px(12), look.px(12))
        column.addWidget(self.log_title)
        column.addWidget(self.log, 3)
        column.addWidget(self.hand_title)
        column.addWidget(self.hand, 2)
        self.retranslate()

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
        while self.log.count() > MOST:
            self.log.takeItem(0)
        self.log.scrollToBottom()
        self._show_hand(step.view)

    def _add(self, entry: Entry) -> None:
        text = words.event(entry.event, self._names, entry.view, self._french)
        if text:
            self.log.addItem(QListWidgetItem(text))

    def _show_hand(self, view: SeatView) -> None:
        self._view = view
        playable = {action.card for action in view.legal if isinstance(action, Play)}
        forbidden = dict(view.forbidden)
        cards = sorted(view.hand, key=lambda card: (card.suit, -card.rank))
        row = self.hand.currentRow()
        self._cards = list(cards)
        self.hand.clear()
        for card in cards:
            item = QListWidgetItem(words.capital(words.card(card, self._french)))
            reason = forbidden.get(card)
            if reason is not None:
                item.setToolTip(words.reason(reason, self._french))
                why = words.fill("%1. %2", item.text(), words.reason(reason, self._french))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, why)
            if view.phase == "play" and view.my_turn and card not in playable:
                item.setForeground(look.colour(self, "text2"))
            self.hand.addItem(item)
        self.hand.setCurrentRow(min(max(row, 0), len(cards) - 1))

    def _play(self, item: QListWidgetItem) -> None:
        view, row = self._view, self.hand.row(item)
        if view is not None and view.phase == "play" and view.my_turn and 0 <= row < len(self._cards):
            self.asked.emit(Play(self._cards[row]))

    def retranslate(self) -> None:
        """Word everything anew from the events that are kept."""
        self.log_title.setText(self.tr("What happened"))
        self.hand_title.setText(self.tr("Your hand"))
        self.log.setAccessibleName(self.log_title.text())
        self.hand.setAccessibleName(self.hand_title.text())
        self._refresh()

    def _refresh(self) -> None:
        self._stale = not self.isVisible()
        if self._stale:
            return
        self.log.clear()
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
