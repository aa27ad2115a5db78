"""Rows of the rule-set editor: a parameter with its explanation and control, and the values of a part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.rulesets import FORMS, PARAMETERS
from ulti_desktop.ui import look
from ulti_desktop.ui.components import ChoiceRow, Text
from ulti_desktop.ui.controls import MARGIN, QUIET, PillButton, Switch
from ulti_desktop.ui.own_draft import NONE, PACKETS, Draft
from ulti_desktop.ui.settlement_parts import RIGHT
from ulti_desktop.ui.sheet_canvas import DOT, paint_sign
from ulti_desktop.ui.stepper import Stepper
from ulti_desktop.words.parameters import field
from ulti_desktop.words.rule_sheet import Source

MOST_CHIPS: Final = 9
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
PACKET_CHOICES: Final = (
    ((7, 5, 5), (5, 5, 5)),
    ((12, 10, 10),),
    ((5, 5, 5), (5, 5, 5)),
    ((1, 1, 1),) * 10,
)


class ParameterRow(QWidget):
    """`changed(name, value)` when a person sets a parameter. A mark at the left: it differs from the base."""

    changed = Signal(str, object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.parameter = name
        self._marked = False
        self.name = Text("strong", wrap=True)
        self.help = Text("label", "text2", wrap=True)
        self.base = Text("label", "text2", wrap=True)
        self.reset = PillButton(kind=QUIET)
        self.control = self._make()
        for text in (self.name, self.help, self.base):
            text.setContentsMargins(MARGIN, 0, 0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(22), look.px(6), 0, look.px(6))
        column.setSpacing(2)
        if isinstance(self.control, ChoiceRow):
            column.addWidget(self.name)
            column.addWidget(self.help)
            self.control.setContentsMargins(0, 0, 0, 0)
            column.addWidget(self.control)
        else:
            told = QVBoxLayout()
            told.setSpacing(2)
            told.addWidget(self.name)
            told.addWidget(self.help)
            line = QHBoxLayout()
            line.addLayout(told, 1)
            line.addWidget(self.control, 0, Qt.AlignmentFlag.AlignVCenter)
            column.addLayout(line)
        back = QHBoxLayout()
        back.setSpacing(look.px(10))
        back.addWidget(self.base, 1)
        back.addWidget(self.reset)
        self._back = QWidget()
        self._back.setLayout(back)
        back.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._back)

    def _make(self) -> QWidget:
        kind: Mapping[str, Any] = PARAMETERS.get(self.parameter, {})
        if "switch" in kind:
            switch = Switch()
            switch.toggled.connect(self._set)
            return switch
        if "range" in kind and kind["range"][1] - kind["range"][0] >= MOST_CHIPS:
            stepper = Stepper()
            stepper.set_bounds(*kind["range"])
            stepper.changed.connect(self._set)
            return stepper
        chips = ChoiceRow(height=36)
        chips.chosen.connect(self._set)
        return chips

    def _set(self, value: object) -> None:
        self.changed.emit(self.parameter, value)

    def show_draft(self, draft: Draft, clashing: bool) -> None:
        """Show the parameter's value, and whether it differs from the base or clashes with another."""
        name, value = self.parameter, draft.value(self.parameter)
        self._marked = draft.is_changed(name)
        self.name.setText(field(name))
        self.name.set_tone("violet" if clashing else "text")
        self.help.setText(self._help())
        if isinstance(self.control, Switch):
            self.control.blockSignals(True)
            self.control.setChecked(bool(value))
            self.control.blockSignals(False)
        elif isinstance(self.control, Stepper):
            self.control.set_name(field(name))
            self.control.set_value(int(value))
        elif isinstance(self.control, ChoiceRow):
            self.control.set_choices([(self._value_name(one), one) for one in self._choices(draft)])
            self.control.set_value(value)
        self.control.setAccessibleName(
            self.control.accessibleName() if isinstance(self.control, Stepper) else field(name)
        )
        self.control.setAccessibleDescription(self._help())
        self.base.setText(words.fill(self.tr("In the base: %1"), self._value_name(draft.base_value(name))))
        self.reset.setText(self.tr("As in the base"))
        self.reset.setAccessibleName(words.fill("%1: %2", field(name), self.tr("As in the base")))
        self._back.setVisible(self._marked)
        self.update()

    def _choices(self, draft: Draft) -> tuple[object, ...]:
        if self.parameter == PACKETS:
            return tuple(dict.fromkeys((*PACKET_CHOICES, draft.base_value(PACKETS), draft.value(PACKETS))))
        kind = PARAMETERS[self.parameter]
        if "choices" in kind:
            return tuple(kind["choices"])
        return tuple(range(kind["range"][0], kind["range"][1] + 1))

    def _help(self) -> str:
        if self.parameter == PACKETS:
            return self.tr(
                "How many cards are dealt at a time. With twelve cards for forehand there is no talon yet."
            )
        return words.parameter_help(self.parameter)

    def _value_name(self, value: Any) -> str:
        if self.parameter != PACKETS:
            return words.parameter_value(self.parameter, value)
        if all(number == 1 for packet in value for number in packet):
            return self.tr("one at a time")
        return " + ".join("-".join(str(number) for number in packet) for packet in value)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._marked:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            size = look.px(DOT)
            top = look.px(6) + (self.name.fontMetrics().height() - size) / 2
            paint_sign(painter, Source.OWN, QRectF(look.px(12), top, size, size), self)


class ValueTable(QWidget):
    """What every part is worth in each form, and whether it is played at all.

    `changed(part, form, amount)`, 0: there is no such form; `wanted(part, there)`: with the part or without.
    """

    changed = Signal(object, str, int)
    wanted = Signal(object, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(look.px(22) + MARGIN, 0, 0, 0)
        self._grid.setHorizontalSpacing(0)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(0, 1)
        self.note = Text("label", "text2", wrap=True)
        self._heads = [Text("label", "text2", wrap=True) for _ in FORMS]
        self._names = {part: Text("strong", wrap=True) for part in Part}
        self.switches = {part: Switch() for part in Part}
        self._leads = {part: self._lead(part) for part in Part}
        self.steppers: dict[tuple[Part, str], Stepper] = {}
        for head in self._heads:
            head.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
        self._labels: dict[tuple[Part, str], Text] = {}
        for part in Part:
            for form in FORMS:
                stepper = Stepper(height=29, zero="–")
                stepper.changed.connect(
                    lambda amount, one=part, what=form: self.changed.emit(one, what, amount)
                )
                self.steppers[part, form] = stepper
                self._labels[part, form] = Text("label", "text2")
        self._in_a_row = 0
        self.fit(10_000)

    def _lead(self, part: Part) -> QWidget:
        """Return what stands before a part's values: whether it is played, and its name."""
        lead = QWidget()
        row = QHBoxLayout(lead)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(10))
        switch = self.switches[part]
        switch.toggled.connect(lambda there, one=part: self.wanted.emit(one, there))
        row.addWidget(switch)
        row.addWidget(self._names[part], 1)
        return lead

    def fit(self, width: int) -> None:
        """Put the forms side by side; below the part's name, in twos or singly, where there is no room."""
        step = next(iter(self.steppers.values())).sizeHint().width()
        lead = max(one.minimumSizeHint().width() for one in self._leads.values())
        sides = self._grid.contentsMargins()
        room = width - sides.left() - sides.right()
        each = step + max(label.minimumSizeHint().width() for label in self._labels.values())
        in_a_row = len(FORMS)
        if room < len(FORMS) * step + max(lead, look.px(140)):
            in_a_row = 2 if room >= 2 * each else 1
        if in_a_row != self._in_a_row:
            self._in_a_row = in_a_row
            self._lay_out(in_a_row)

    def _lay_out(self, in_a_row: int) -> None:
        narrow, lines = in_a_row < len(FORMS), len(FORMS) // in_a_row + 1
        for widget in (self.note, *self._heads, *self._leads.values(), *self.steppers.values()):
            self._grid.removeWidget(widget)
        for label in self._labels.values():
            self._grid.removeWidget(label)
            label.setVisible(narrow)
        self._grid.addWidget(self.note, 0, 0, 1, 5)
        for column, head in enumerate(self._heads, start=1):
            head.setVisible(not narrow)
            if not narrow:
                self._grid.addWidget(head, 1, column)
        for place, part in enumerate(Part):
            if narrow:
                self._grid.addWidget(self._leads[part], lines * place + 1, 0, 1, 4)
            else:
                self._grid.addWidget(self._leads[part], place + 2, 0)
            for number, form in enumerate(FORMS):
                if narrow:
                    row, column = lines * place + 2 + number // in_a_row, 2 * (number % in_a_row)
                    self._grid.addWidget(self._labels[part, form], row, column, RIGHT)
                    self._grid.addWidget(self.steppers[part, form], row, column + 1, LEFT)
                else:
                    self._grid.addWidget(self.steppers[part, form], place + 2, number + 1, RIGHT)

    def show_draft(self, draft: Draft) -> None:
        """Show all values. The simple game is always there: every auction needs a lowest bid."""
        self.note.setText(
            self.tr(
                "The switch leaves a game out or brings it in; only the simple game must stay. "
                "Points from each opponent; – means that there is no such form."
            )
        )
        heads = (self.tr("plain"), self.tr("in hearts"), self.tr("open"), self.tr("open in hearts"))
        for head, text in zip(self._heads, heads, strict=True):
            head.setText(text)
        whole = Draft(draft.base)
        for part, label in self._names.items():
            changed = draft.part(part) != whole.part(part)
            name = words.capital(words.part(part))
            label.setText(words.fill("◆ %1", name) if changed else name)
            there = draft.part(part) != NONE
            switch = self.switches[part]
            switch.blockSignals(True)
            switch.setChecked(there)
            switch.blockSignals(False)
            switch.setEnabled(part is not Part.PARTI)
            switch.setAccessibleName(words.fill(self.tr("%1 is played"), name))
            label.set_tone("text" if there else "text2")
            for form, column in zip(FORMS, heads, strict=True):
                stepper = self.steppers[part, form]
                self._labels[part, form].setText(column)
                least = int(there and form == "plain" and whole.part(part).plain is not None)
                stepper.set_bounds(least, 200 if there else 0)
                stepper.setEnabled(there)
                stepper.set_name(words.fill("%1, %2", words.part(part), column))
                stepper.set_value(getattr(draft.part(part), form) or 0)
