"""The calculator: what a deal at a real table comes to, line by line, by the engine's own scoring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.doubling import is_individual
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet
from ulti_desktop.engine.scoring import Doublings
from ulti_desktop.ui import calculation as calc
from ulti_desktop.ui import look, results
from ulti_desktop.ui.components import Hairline, Mark, Text
from ulti_desktop.ui.contract_picker import ContractPicker
from ulti_desktop.ui.controls import MARGIN
from ulti_desktop.ui.fact_rows import KontraRow
from ulti_desktop.ui.fact_sheet import FactSheet
from ulti_desktop.ui.floating import FloatingSheet, still_scroll
from ulti_desktop.ui.focus import order_focus
from ulti_desktop.ui.lines_table import LinesTable
from ulti_desktop.ui.pick_button import PickButton
from ulti_desktop.ui.rule_choices import offered

BOTH: Final = 0
WIDE_ENOUGH: Final = 1060


class CalculatorSheet(FloatingSheet):
    """Rule set, contract, kontra and what happened at the left; the settlement at the right, at once."""

    wish = QSize(1240, 768)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own: tuple[RuleSet, ...] = ()
        self._in_play: RuleSet | None = None
        self._rules = rulesets.load(RULE_SET_IDS[0])
        self._french = False
        self._levels: dict[tuple[Part, int], int] = {}
        self.rules = PickButton()
        self.contract = ContractPicker()
        self.kontra: dict[tuple[Part, int], KontraRow] = {}
        self.facts = FactSheet()
        self.lines = LinesTable()
        self.mark = Mark("", 34, "")
        self.headline = Text("name", wrap=True)
        self.hint = Text("body", "text2", wrap=True)
        self.summary = Text("strong", wrap=True)
        self.summary.setContentsMargins(MARGIN, 0, MARGIN, 0)
        self._titles = [Text("section") for _ in range(3)]
        self._lay_out()
        self.rules.chosen.connect(self._rules_chosen)
        self.contract.changed.connect(self._contract_changed)
        self.facts.changed.connect(self._settle)
        self.contract.show_rules(self._rules)
        self.retranslate()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(look.px(6))
        left.addWidget(self.rules)
        kontra = QWidget()
        self._kontra_box = QVBoxLayout(kontra)
        self._kontra_box.setContentsMargins(0, 0, 0, 0)
        self._kontra_box.setSpacing(0)
        for title, content in zip(self._titles, (self.contract, kontra, self.facts), strict=True):
            title.setContentsMargins(MARGIN, look.px(8), 0, 0)
            left.addWidget(title)
            left.addWidget(content)
        left.addStretch(1)
        self._results = QWidget()
        self._fill_results(QVBoxLayout(self._results))
        self._stack = QVBoxLayout(self.content)
        self._stack.setContentsMargins(0, 0, 14, 0)
        self._stack.setSpacing(look.px(20))
        self._stack.addLayout(left)
        beside = QWidget()
        self.beside = still_scroll(beside)
        self._beside_column = QVBoxLayout(beside)
        self._beside_column.setContentsMargins(0, 0, 8, 0)
        self._beside_column.addStretch(1)
        self._column.removeWidget(self.area)
        body = QHBoxLayout()
        body.setSpacing(look.px(24))
        body.addWidget(self.area, 9)
        body.addWidget(self.beside, 12)
        self._column.insertLayout(1, body, 1)
        self.add_above_foot(self.summary)
        self.arrange()

    def _fill_results(self, right: QVBoxLayout) -> None:
        right.setContentsMargins(MARGIN, 0, 0, 0)
        right.setSpacing(look.px(12))
        head = QHBoxLayout()
        head.setSpacing(look.px(12))
        head.addWidget(self.mark)
        head.addWidget(self.headline, 1)
        right.addLayout(head)
        right.addWidget(Hairline(strong=True))
        right.addWidget(self.lines)
        right.addWidget(self.hint)

    @property
    def _wide(self) -> bool:
        return self.width() >= look.px(WIDE_ENOUGH)

    def fit_into(self, window: QSize) -> None:
        super().fit_into(window)
        self.arrange()

    def measure(self) -> None:
        """Take lengths at the size that text has now."""
        self.arrange()

    def arrange(self) -> None:
        """Results stand at the right, always in sight; below the facts in a narrow sheet, with their sum."""
        if not self._wide:
            self._stack.addWidget(self._results)
        else:
            self._beside_column.insertWidget(0, self._results)
        self._results.show()
        self.beside.setVisible(self._wide)
        self.summary.setVisible(not self._wide and bool(self.summary.text()))

    # -- what is chosen

    def set_own_rules(self, own: Sequence[RuleSet]) -> None:
        """Offer the player's own rule sets too."""
        self._own = tuple(own)
        known = {one.id: one for one in offered(self._own, self._in_play)}
        self._take(known.get(self._rules.id, rulesets.load(RULE_SET_IDS[0])))

    def show_rules(self, rules: RuleSet, *, french: bool = False) -> None:
        """Begin with the rule set in play; what was put together stays where it is that rule set already."""
        self._french = french
        self._in_play = rules
        if rules != self._rules:
            self._take(rules)

    def choose(self, contract: Contract, doublings: Doublings = (), facts: calc.Facts | None = None) -> None:
        """Put a whole deal in."""
        self.contract.show_rules(self._rules, contract, french=self._french)
        self._levels = {}
        for part, d1, d2 in doublings:
            self._levels[part, 1], self._levels[part, 2] = d1, d2
            self._levels[part, BOTH] = d1
        if facts is not None:
            self.facts.set_facts(facts)
        self._contract_changed()

    def result(self) -> calc.Calculated:
        """Return the deal as it is settled now."""
        contract = self.contract.contract()
        return calc.calculated(contract, self.doublings(), self.facts.facts(), self._rules)

    def doublings(self) -> Doublings:
        """Return the doublings that are chosen."""
        contract = self.contract.contract()
        if contract is None:
            return ()
        rows = []
        for part in contract.parts:
            pair = (self._level(part, BOTH),) * 2
            if is_individual(contract, self._rules):
                pair = (self._level(part, 1), self._level(part, 2))
            if any(pair):
                rows.append((part, *pair))
        return tuple(rows)

    def _level(self, part: Part, whom: int) -> int:
        """How often a part is doubled, as far as these rules allow."""
        return min(self._levels.get((part, whom), 0), self._rules.kontra_limit)

    def _rules_chosen(self, value: object) -> None:
        self._take(next(one for one in offered(self._own, self._in_play) if one.id == value))

    def _take(self, rules: RuleSet) -> None:
        before = self.contract.contract()
        self._rules = rules
        self.contract.show_rules(rules, before, french=self._french)
        self.retranslate()

    # -- what is shown

    def _contract_changed(self) -> None:
        contract = self.contract.contract()
        self._show_kontra(contract)
        self.facts.show_contract(contract, self._rules)
        for title in self._titles[1:]:
            title.setVisible(contract is not None)
        self._titles[1].setVisible(contract is not None and self._rules.kontra_limit > 0)
        self._settle()
        if self.isVisible():
            order_focus(self)

    def _show_kontra(self, contract: Contract | None) -> None:
        limit = self._rules.kontra_limit
        wanted: list[tuple[Part, int]] = []
        if contract is not None and limit:
            whom = (1, 2) if is_individual(contract, self._rules) else (BOTH,)
            wanted = [(part, one) for part in contract.parts for one in whom]
        for key in [known for known in self.kontra if known not in wanted]:
            row = self.kontra.pop(key)
            self._kontra_box.removeWidget(row)
            row.hide()
            row.deleteLater()
        for place, key in enumerate(wanted):
            if key not in self.kontra:
                row = KontraRow()
                row.chosen.connect(lambda level, one=key: self._double(one, level))
                self.kontra[key] = row
            self._kontra_box.insertWidget(place, self.kontra[key])
            part, whom_ = key
            self._levels[key] = min(self._levels.get(key, 0), limit)
            name = words.capital(words.part(part))
            if whom_ != BOTH:
                name = words.fill("%1 · %2", name, self._names()[whom_])
            factor = 4 if contract is not None and contract.half else 2
            self.kontra[key].show_level(name, self._levels[key], limit, factor)

    def _double(self, key: tuple[Part, int], level: Any) -> None:
        self._levels[key] = int(level)
        self._settle()

    def _names(self) -> tuple[str, str, str]:
        return self.tr("Declarer"), self.tr("1st defender"), self.tr("2nd defender")

    def _settle(self) -> None:
        done = self.result()
        names = self._names()
        self.hint.setVisible(done.contract is None)
        self.lines.setVisible(done.contract is not None)
        if done.contract is None or done.settlement is None:
            self.headline.setText(self.tr("Choose a contract."))
            self.mark.hide()
            self.summary.setText("")
            self.summary.hide()
            return
        self.headline.setText(results.headline(done))
        won = done.settlement.declarer > 0
        self.mark.show()
        self.mark.set_mark("made" if won else "lost", "green" if won else "violet")
        self.lines.show_lines(done, names, compact=True)
        sums = zip(names, (done.settlement.declarer, done.settlement.d1, done.settlement.d2), strict=True)
        told = [words.fill("%1 %2", name, words.signed(amount)) for name, amount in sums]
        self.summary.setText(" · ".join(told))
        self.summary.setVisible(not self._wide)

    # -- words

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Calculator"))
        for title, text in zip(
            self._titles, (self.tr("Contract"), self.tr("Kontra"), self.tr("What happened")), strict=True
        ):
            title.setText(text)
        self.hint.setText(
            self.tr(
                "What was played, how often it was doubled and what happened: the settlement stands here."
            )
        )
        self.rules.set_choices(
            [(words.rule_set(one), one.id) for one in offered(self._own, self._in_play)], self._rules.id
        )
        self.rules.setAccessibleName(words.fill("%1: %2", self.tr("Rule set"), self.rules.plain_text()))
        self.contract.show_rules(self._rules, self.contract.contract(), french=self._french)
        self.facts.retranslate()
        self._contract_changed()
