"""Any contract of a rule set put together from its parts, outside of an auction."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.ladder import announceable, trumps_of
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.ui import bid_choice as pick
from ulti_desktop.ui import look
from ulti_desktop.ui.bid_parts import HeartsRow, toggle_name, toggle_value
from ulti_desktop.ui.components import Mark, SwitchRow, Text
from ulti_desktop.ui.toggle_grid import GAP, ToggleGrid

translate = QCoreApplication.translate


class ContractPicker(QWidget):
    """`changed()` when a person changes the contract. What cannot be combined says why in a line."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._french = False
        self._choice = pick.Choice()
        self.grid = ToggleGrid()
        self.grid.set_height(58)
        self.mark = Mark("slash-ring", 15)
        self.reason = Text("label", "text2", wrap=True)
        self.hearts = HeartsRow()
        self.half = SwitchRow()
        line = QHBoxLayout()
        line.setContentsMargins(GAP, 0, GAP, 0)
        line.setSpacing(look.px(8))
        line.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.reason, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(4))
        column.addWidget(self.grid)
        column.addLayout(line)
        for row in (self.hearts, self.half):
            row.setContentsMargins(GAP, 0, GAP, 0)
            column.addWidget(row)
        self.grid.flipped.connect(self._flip)
        self.grid.asked_why.connect(self._explain)
        self.hearts.toggled.connect(self._turn_hearts)
        self.half.toggled.connect(self._turn_half)

    def show_rules(self, rules: RuleSet, contract: Contract | None = None, *, french: bool = False) -> None:
        """Offer the contracts of a rule set, one of them chosen where it exists there."""
        self._french = french
        half = contract.half if contract is not None else False
        self._offer = self._offer_of(rules, half)
        choice = pick.Choice() if contract is None else pick.choice_for(contract, self._offer.rows)
        self._choice = choice if pick.matching(self._offer.rows, choice) else pick.Choice()
        self._show()

    def contract(self) -> Contract | None:
        """Return what is chosen with any trump it can have; None while it is no contract."""
        found = pick.matching(self._offer.rows, self._choice)
        if not found:
            return None
        return found[0].with_trump(trumps_of(found[0], self._offer.rules)[0])

    def _offer_of(self, rules: RuleSet, half: bool) -> pick.Offer:
        rows = tuple(bid for _, bid in announceable(rules, half))
        return pick.Offer(rules, half, None, rows, rows, False, False, False, False)

    def _flip(self, toggle: pick.Toggle) -> None:
        if toggle not in self._choice.toggles and pick.why_not(self._offer, self._choice, toggle) is not None:
            self._explain(toggle)
            return
        self._choose(pick.flipped(self._offer, self._choice, toggle))

    def _turn_hearts(self, on: bool) -> None:
        self._choose(replace(self._choice, hearts=on))

    def _turn_half(self, on: bool) -> None:
        self._offer = self._offer_of(self._offer.rules, on)
        self._choose(self._choice)

    def _choose(self, choice: pick.Choice) -> None:
        self._choice = choice
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        offer, choice = self._offer, self._choice
        self.grid.set_toggles(pick.toggles_of(offer.rules))
        riding = pick.riding(offer, choice)
        for toggle, button in self.grid.buttons.items():
            button.setText(toggle_name(toggle, translate("BidBody", "open")))
            button.set_value(toggle_value(toggle, offer.rules, choice.hearts, offer.half))
            if toggle in choice.toggles:
                button.set_state("on")
            elif toggle in riding:
                button.set_state("riding")
            else:
                button.set_state("cannot" if pick.why_not(offer, choice, toggle) is not None else "off")
            text = self._reason_of(toggle)
            button.setToolTip(text)
            button.setAccessibleDescription(text)
        self.grid.updateGeometry()
        self.grid.arrange()
        self.hearts.retranslate(french=self._french)
        self.hearts.setVisible(pick.has_hearts(offer.rules))
        blocked = pick.why_no_hearts(offer, choice) is not None
        self.hearts.set_on(choice.hearts, enabled=choice.hearts or not blocked)
        self.half.setVisible(offer.rules.half_hand)
        self.half.set_words(words.parameter("half_hand"))
        self.half.switch.blockSignals(True)
        self.half.switch.setChecked(offer.half)
        self.half.switch.blockSignals(False)
        self._explain(None)

    def _explain(self, toggle: object) -> None:
        text = self._reason_of(toggle) if toggle in self.grid.buttons else ""
        if not text and self._choice.toggles and self.contract() is None:
            text = translate("BidBody", "These parts alone are no bid yet.")
        self.reason.setText(text)
        self.mark.set_mark("slash-ring" if text else "")

    def _reason_of(self, toggle: object) -> str:
        one = next((known for known in self.grid.buttons if known == toggle), None)
        if one is None or one in self._choice.toggles:
            return ""
        name = toggle_name(one, translate("BidBody", "open"))
        if one in pick.riding(self._offer, self._choice):
            return words.fill(translate("BidBody", "%1: comes along by itself"), name)
        why = pick.why_not(self._offer, self._choice, one)
        if why is None:
            return ""
        if why.other is not None:
            other = toggle_name(why.other, translate("BidBody", "open"))
            return words.fill(translate("BidBody", "%1: cannot be combined with %2"), name, other)
        return words.fill("%1: %2", name, words.reason(why.reason, self._french))
