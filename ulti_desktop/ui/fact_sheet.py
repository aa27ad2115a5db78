"""All that is asked of a deal that was played: only what matters for its contract, only what can be."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.ui import calculation as calc
from ulti_desktop.ui import look
from ulti_desktop.ui.components import SwitchRow
from ulti_desktop.ui.controls import MARGIN
from ulti_desktop.ui.fact_rows import AnswerRow, NumberRow
from ulti_desktop.words import facts as told


class FactSheet(QWidget):
    """`changed()` when a person changes a fact; the others are kept inside what it leaves open."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts = calc.Facts()
        self._contract: Contract | None = None
        self._rules: RuleSet | None = None
        self.how = AnswerRow()
        self.numbers = {
            name: NumberRow()
            for name in ("tricks", "talon", "points", "declarer_twenties", "defender_twenties")
        }
        self.seven = AnswerRow()
        self.switches = {
            name: SwitchRow() for name in ("declarer_forty", "defender_forty", "four_aces", "four_tens")
        }
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(2))
        order: tuple[QWidget, ...] = (
            self.how,
            self.numbers["tricks"],
            self.numbers["talon"],
            self.numbers["points"],
            self.switches["declarer_forty"],
            self.numbers["declarer_twenties"],
            self.switches["defender_forty"],
            self.numbers["defender_twenties"],
            self.seven,
            self.switches["four_aces"],
            self.switches["four_tens"],
        )
        for row in order:
            column.addWidget(row)
        self.how.chosen.connect(lambda value: self._set(how=value))
        self.seven.chosen.connect(lambda value: self._set(seven=value))
        for name, number in self.numbers.items():
            number.changed.connect(lambda value, one=name: self._set(**{one: value}))
        for name, switch in self.switches.items():
            switch.line.setContentsMargins(MARGIN, 2, 0, 2)
            switch.toggled.connect(lambda on, one=name: self._set(**{one: on}))

    def facts(self) -> calc.Facts:
        """Return what is set, of which only what matters for the contract is shown."""
        return self._facts

    def set_facts(self, facts: calc.Facts) -> None:
        """Put other facts in; `show_contract` shows them."""
        self._facts = facts

    def show_contract(self, contract: Contract | None, rules: RuleSet) -> None:
        """Ask what matters for a contract; nothing while none is chosen."""
        self._contract, self._rules = contract, rules
        self.setVisible(contract is not None)
        self._show()

    def retranslate(self) -> None:
        """Word the rows anew."""
        self.how.set_name(self.tr("The deal was"))
        self.seven.set_name(self.tr("The trump seven"))
        names = {
            "tricks": self.tr("Tricks of the declarer"),
            "talon": self.tr("Card points in the talon"),
            "points": self.tr("Card points of the declarer, last trick included, marriages not"),
            "declarer_twenties": self.tr("20s of the declarer"),
            "defender_twenties": self.tr("20s of the defenders"),
        }
        for name, number in self.numbers.items():
            number.set_name(names[name])
        self._show()

    def _set(self, **change: Any) -> None:
        self._facts = replace(self._facts, **change)
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        contract, rules = self._contract, self._rules
        if contract is None or rules is None:
            return
        facts = self._facts = calc.tidied(self._facts, contract, rules)
        played = facts.how is calc.How.PLAYED
        ways = calc.ways(contract, rules)
        self.how.setVisible(len(ways) > 1)
        self.how.show_answers([(told.how(one), one, "") for one in ways], facts.how)
        self._show_points(facts, contract, rules, played)
        self._show_marriages(facts, contract, rules, played and calc.asks_points(contract, rules))
        self.seven.setVisible(played and calc.asks_seven(contract, rules))
        fates = [
            (told.seven(one), one, told.limit(calc.seven_limit(one, facts, rules))) for one in calc.SevenFate
        ]
        self.seven.show_answers(fates, facts.seven)
        for name, tens, asked in (
            ("four_aces", False, calc.asks_aces(contract, rules)),
            ("four_tens", True, calc.asks_tens(contract)),
        ):
            text = (
                self.tr("The declarer has all four tens")
                if tens
                else self.tr("The declarer has all four aces")
            )
            why = calc.aces_limit(facts, rules, tens=tens)
            self._show_switch(name, text, getattr(facts, name), why, visible=played and asked)

    def _show_points(self, facts: calc.Facts, contract: Contract, rules: RuleSet, played: bool) -> None:
        asked = played and (calc.asks_points(contract, rules) or calc.asks_aces(contract, rules))
        asked = asked or (played and calc.asks_tens(contract))
        self.numbers["tricks"].setVisible(played)
        self.numbers["tricks"].show_number(facts.tricks, 0, calc.TRICKS)
        talon, points = self.numbers["talon"], self.numbers["points"]
        talon.setVisible(asked)
        talon.show_number(facts.talon, 0, calc.most_in_talon(rules), calc.step_of(rules))
        points.setVisible(asked)
        low, high, why = calc.point_bounds(facts, rules)
        limited = why if facts.points in (low, high) else calc.Limit.NONE
        points.show_number(facts.points, low, high, calc.step_of(rules), told.limit(limited))

    def _show_marriages(self, facts: calc.Facts, contract: Contract, rules: RuleSet, asked: bool) -> None:
        self._show_switch(
            "declarer_forty",
            self.tr("40 of the declarer"),
            facts.declarer_forty,
            calc.forty_limit(contract, rules),
            visible=asked,
        )
        most, why = calc.twenties_bound(contract, rules)
        self._show_pairs("declarer_twenties", facts.declarer_twenties, most, why, visible=asked)
        self._show_switch(
            "defender_forty",
            self.tr("40 of the defenders"),
            facts.defender_forty,
            calc.defenders_forty_limit(contract, facts, rules),
            visible=asked,
        )
        most, why = calc.defenders_twenties_bound(contract, facts, rules)
        self._show_pairs("defender_twenties", facts.defender_twenties, most, why, visible=asked)

    def _show_pairs(self, name: str, value: int, most: int, why: calc.Limit, *, visible: bool) -> None:
        row = self.numbers[name]
        row.setVisible(visible)
        row.show_number(value, 0, most, 1, told.limit(why) if value == most else "")

    def _show_switch(self, name: str, text: str, on: bool, why: calc.Limit, *, visible: bool) -> None:
        row = self.switches[name]
        row.setVisible(visible)
        row.set_words(words.capital(text), told.limit(why))
        row.switch.blockSignals(True)
        row.switch.setChecked(on)
        row.switch.blockSignals(False)
        row.switch.setEnabled(not why)
        row.switch.update()
