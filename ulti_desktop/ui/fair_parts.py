"""Parts of the page about fair deals: the table of tests, and a block of a title, a sentence and a button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.fairness.findings import ALARM, Test
from ulti_desktop.ui import look
from ulti_desktop.ui.components import FigureLabel, Hairline, Mark, Text
from ulti_desktop.ui.controls import MARGIN, SECONDARY, PillButton
from ulti_desktop.words import fairness as told

ROW: Final = 26
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter


class TestsTable(QWidget):
    """A row for each chi-square test: what it looks at, statistic, degrees of freedom and probability."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tests: tuple[Test, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(look.px(14))
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(0, 1)
        self._rows: list[tuple[Text, FigureLabel, FigureLabel, FigureLabel, Mark]] = []
        self._heads = tuple(Text("label", "text2") for _ in range(4))
        for column, head in enumerate(self._heads):
            side = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
            head.setAlignment(side | Qt.AlignmentFlag.AlignBottom)
            self._grid.addWidget(head, 0, column)
        self._grid.addWidget(Hairline(), 1, 0, 1, 5)
        self.retranslate()

    def show_tests(self, tests: Sequence[Test]) -> None:
        """Show these rows; there are as many every time."""
        self._tests = tuple(tests)
        while len(self._rows) < len(self._tests):
            self._add_row()
        self.retranslate()

    def _add_row(self) -> None:
        statistic, freedom, chance = (FigureLabel("body") for _ in range(3))
        row = (Text("body", wrap=True), statistic, freedom, chance, Mark("", 18, "green"))
        at = len(self._rows) + 2
        for column, widget in enumerate(row):
            self._grid.addWidget(widget, at, column, _MIDDLE)
        self._grid.setRowMinimumHeight(at, look.px(ROW))
        self._rows.append(row)

    def retranslate(self) -> None:
        """Word everything anew."""
        heads = (self.tr("Test"), "χ²", self.tr("Freedom"), self.tr("Chance"))
        for head, text in zip(self._heads, heads, strict=True):
            head.setText(text)
        for test, (name, statistic, freedom, chance, mark) in zip(self._tests, self._rows, strict=True):
            name.setText(told.test(test.about, test.place))
            statistic.setText(told.decimal(test.statistic))
            freedom.setText(str(test.freedom))
            chance.setText(told.chance(test.p))
            usual = test.p >= ALARM / len(self._tests)
            mark.set_mark("made" if usual else "lost", "green" if usual else "violet")
            mark.setAccessibleName(self.tr("usual") if usual else self.tr("out of the ordinary"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Block(QWidget):
    """A title, what it is about, a button that does it, and what came of it with a mark before it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Text("section", wrap=True)
        self.about = Text("body", "text2", wrap=True)
        self.button = PillButton(kind=SECONDARY, height=40)
        self.mark = Mark("", 24, "green")
        self.result = Text("body", wrap=True)
        line = QHBoxLayout()
        line.setSpacing(look.px(10))
        line.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.result, 1)
        pressed = QHBoxLayout()
        pressed.setContentsMargins(-MARGIN, 0, 0, 0)
        pressed.addWidget(self.button)
        pressed.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(6))
        column.addWidget(self.title)
        column.addWidget(self.about)
        column.addLayout(line)
        column.addLayout(pressed)
        self.say("", well=None)

    def say(self, text: str, *, well: bool | None) -> None:
        """Show what came of it: well, not well, or None while nobody knows."""
        self.result.setText(text)
        self.result.setVisible(bool(text))
        self.mark.set_mark(
            "" if well is None else "made" if well else "lost", "violet" if well is False else "green"
        )
        self.mark.setVisible(well is not None)

    def set_words(self, title: str, about: str, button: str) -> None:
        """Set the fixed texts; a block without a button has an empty one."""
        self.title.setText(title)
        self.about.setText(about)
        self.button.setText(button)
        self.button.setVisible(bool(button))
        self.button.setAccessibleDescription(words.fill("%1. %2", title, about))
