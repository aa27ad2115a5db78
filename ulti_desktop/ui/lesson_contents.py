"""The contents of the lessons: what there is, what is finished, and in which rule set they are played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ulti_desktop.ui import look
from ulti_desktop.ui.components import ChoiceRow, Flow, Sheet, Text
from ulti_desktop.ui.controls import MARGIN, PRIMARY, SECONDARY, PillButton
from ulti_desktop.ui.floating import still_scroll
from ulti_desktop.ui.focus import order_focus
from ulti_desktop.ui.lesson_parts import LessonEntry


@dataclass(frozen=True, slots=True)
class Entry:
    """One lesson in the contents; `note` says how much of it is finished, or that it is missing."""

    title: str
    note: str
    finished: bool


class LessonContents(Sheet):
    """`opened(number)` for a lesson, `rules_chosen(id)`, `left` to go back to the table."""

    opened = Signal(int)
    rules_chosen = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, corners="tr br")
        self.title = Text("title", wrap=True)
        self.text = Text("body", "text2", wrap=True)
        self.other = Text("section", wrap=True)
        self.rules = ChoiceRow(gap=-10, height=32)
        self.entries: list[LessonEntry] = []
        self.go_on = PillButton(kind=PRIMARY)
        self.back = PillButton(kind=SECONDARY)
        self._next = 0
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(MARGIN, 0, MARGIN, 0)
        column.setSpacing(look.px(8))
        for widget in (self.title, self.text):
            column.addWidget(widget)
        column.addLayout(self._list)
        column.addSpacing(look.px(6))
        column.addWidget(self.other)
        column.addWidget(self.rules)
        column.addStretch(1)
        foot = Flow(gap=-6)
        foot.add(self.go_on)
        foot.add(self.back)
        self._column = QVBoxLayout(self)
        self._column.addWidget(still_scroll(inner), 1)
        self._column.addWidget(foot)
        self.rules.chosen.connect(self.rules_chosen)
        self.go_on.clicked.connect(lambda: self.opened.emit(self._next))
        self.back.clicked.connect(self.left)
        self.set_flat(False)

    def set_flat(self, flat: bool) -> None:
        """Stand in the whole window, or beside the table."""
        self.corners = "" if flat else "tr br"
        side, top = (look.px(20), look.px(14)) if flat else (look.px(40), look.px(28))
        self._column.setContentsMargins(side, top, side, top if flat else look.px(20))

    def show_entries(self, entries: Sequence[Entry], following: int) -> None:
        """Show the lessons; `following` is the number (from 0) of the one to go on with."""
        self._next = following
        while len(self.entries) < len(entries):
            place = len(self.entries)
            entry = LessonEntry(place + 1)
            entry.clicked.connect(lambda _=False, number=place: self.opened.emit(number))
            self.entries.append(entry)
            self._list.addWidget(entry)
        for number, (entry, one) in enumerate(zip(self.entries, entries, strict=True)):
            entry.show_entry(one.title, one.note, finished=one.finished, is_next=number == following)
        order_focus(self)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)
