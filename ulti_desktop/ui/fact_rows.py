"""Rows that ask for one fact each: a number, one of several answers, or levels of kontra."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.ui import look
from ulti_desktop.ui.components import ChoiceRow, Text
from ulti_desktop.ui.controls import MARGIN
from ulti_desktop.ui.stepper import Stepper


class FactRow(QWidget):
    """The name of a fact, its control, and a line that says what limits it."""

    def __init__(self, control: QWidget, parent: QWidget | None = None, *, beside: bool = False) -> None:
        super().__init__(parent)
        self.name = Text("strong", "text", wrap=True)
        self.note = Text("label", "text2", wrap=True)
        self.note.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.name.setContentsMargins(MARGIN, 0, 0, 0)
        self.note.setContentsMargins(MARGIN, 0, 0, 0)
        if beside:
            line = QHBoxLayout()
            line.setSpacing(look.px(8))
            line.addWidget(self.name, 1)
            line.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
            column.addLayout(line)
        else:
            column.addWidget(self.name)
            column.addWidget(control)
        column.addWidget(self.note)

    def set_note(self, text: str) -> None:
        """Say what limits the answer; "" hides the line."""
        self.note.setText(text)
        self.note.setVisible(bool(text))


class NumberRow(FactRow):
    """A fact that is a number: `changed(number)`."""

    changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        self.stepper = Stepper()
        super().__init__(self.stepper, parent, beside=True)
        self.stepper.changed.connect(self.changed)

    def set_name(self, name: str) -> None:
        """Name the fact."""
        self.name.setText(name)
        self.stepper.set_name(name)

    def show_number(self, value: int, low: int, high: int, step: int = 1, why: str = "") -> None:
        """Show the number with its bounds, and why they are no wider."""
        self.stepper.set_bounds(low, high, step)
        self.stepper.set_value(value)
        self.set_note(why)


class AnswerRow(FactRow):
    """A fact with a few answers: `chosen(answer)`. Answers that cannot be are off, and a line says why."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        self.answers = ChoiceRow(height=36)
        super().__init__(self.answers, parent)
        self.answers.chosen.connect(self.chosen)

    def set_name(self, name: str) -> None:
        """Name the fact."""
        self.name.setText(name)
        self.answers.setAccessibleName(name)

    def show_answers(self, rows: Sequence[tuple[str, object, str]], value: object) -> None:
        """Offer (text, answer, why it cannot be) with one answer chosen."""
        self.answers.set_choices([(text, answer) for text, answer, _ in rows])
        self.answers.set_value(value)
        for chip, (_, _, why) in zip(self.answers.chips, rows, strict=True):
            chip.setEnabled(not why)
            chip.setToolTip(why)
            chip.setAccessibleDescription(why)
        self.set_note(" ".join(dict.fromkeys(why for _, _, why in rows if why)))


class KontraRow(AnswerRow):
    """How often a part was doubled, by one defender or by both."""

    def show_level(self, name: str, level: int, most: int, factor: int) -> None:
        """Offer every level up to `most`; each multiplies by `factor`."""
        self.set_name(name)
        rows: list[tuple[str, object, str]] = [("–", 0, "")]
        rows += [(words.times(factor**number), number, "") for number in range(1, most + 1)]
        self.show_answers(rows, level)
        for number, chip in enumerate(self.answers.chips):
            chip.setAccessibleName(words.kontra_level(number))
            chip.setToolTip(words.kontra_level(number))
