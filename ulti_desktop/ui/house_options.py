"""The house options of a rule set as switches and choices with their explanation."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.engine.errors import BadRules
from ulti_desktop.engine.rulesets import PARAMETERS, RuleSet
from ulti_desktop.store.settings import OptionValue
from ulti_desktop.ui import look
from ulti_desktop.ui.components import ChoiceRow, SwitchRow, Text

MOST_CHOICES = 9


class HouseOptions(QWidget):
    """One row an option; `changed()` when a person changes one. Options that clash are named in a line."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules: RuleSet | None = None
        self._values: dict[str, OptionValue] = {}
        self.clash = Text("label", "violet", wrap=True)
        self._rows: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.px(4))
        self._column.addWidget(self.clash)
        self.clash.hide()

    def show_rules(self, rules: RuleSet | None, options: tuple[tuple[str, OptionValue], ...] = ()) -> None:
        """Offer the house options of a rule set, these values set; None clears the rows."""
        self._rules = rules
        self._values = {}
        if rules is not None:
            offered = {name: getattr(rules, name) for name in rules.house_options}
            self._values = {**offered, **{name: value for name, value in options if name in offered}}
        self._build()

    def options(self) -> tuple[tuple[str, OptionValue], ...]:
        """Return the options that differ from the rule set's own."""
        rules = self._rules
        if rules is None:
            return ()
        return tuple((name, value) for name, value in self._values.items() if value != getattr(rules, name))

    def problem(self) -> BadRules | None:
        """Return why the chosen options cannot be combined, None when they can."""
        if self._rules is None:
            return None
        try:
            self._rules.with_options(dict(self.options()))
        except BadRules as error:
            return error
        return None

    def retranslate(self) -> None:
        """Word the rows anew."""
        self._build()

    def _build(self) -> None:
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []
        for name, value in self._values.items():
            row = (
                self._switch(name, bool(value)) if "switch" in PARAMETERS[name] else self._choice(name, value)
            )
            self._column.insertWidget(len(self._rows), row)
            self._rows.append(row)
        self._check()

    def _switch(self, name: str, on: bool) -> QWidget:
        row = SwitchRow()
        row.set_words(words.parameter(name), words.parameter_help(name))
        row.switch.setChecked(on)
        row.toggled.connect(lambda now, one=name: self._set(one, now))
        return row

    def _choice(self, name: str, value: OptionValue) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 4, 0, 4)
        column.setSpacing(2)
        column.addWidget(Text("strong", "text", words.parameter(name), wrap=True))
        column.addWidget(Text("label", "text2", words.parameter_help(name), wrap=True))
        chips = ChoiceRow()
        chips.set_choices([(words.parameter_value(name, one), one) for one in allowed_values(name, value)])
        chips.set_value(value)
        chips.setAccessibleName(words.parameter(name))
        chips.chosen.connect(lambda now, one=name: self._set(one, now))
        column.addWidget(chips)
        return box

    def _set(self, name: str, value: Any) -> None:
        self._values[name] = value
        self._check()
        self.changed.emit()

    def _check(self) -> None:
        error = self.problem()
        self.clash.setText("" if error is None else words.bad_rules(error))
        self.clash.setVisible(error is not None)


def allowed_values(name: str, value: OptionValue) -> list[OptionValue]:
    """Return the values to choose from; a wide range of numbers gives a few round ones."""
    kind = PARAMETERS[name]
    if "choices" in kind:
        return list(kind["choices"])
    low, high = kind["range"]
    if high - low < MOST_CHOICES:
        return list(range(low, high + 1))
    step = max(1, (high - low) // (MOST_CHOICES - 2))
    return sorted({*range(low, high + 1, step), high, int(value)})
