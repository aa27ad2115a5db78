"""The upper half of the bid panel, where the bid is put together."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.engine.cards import Card, Suit
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.errors import Reason
from ulti_desktop.engine.ladder import auction_value
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.view import SeatView
from ulti_desktop.ui import bid_choice as pick
from ulti_desktop.ui import look
from ulti_desktop.ui.bid_foot import LARGE
from ulti_desktop.ui.components import Chip, ChoiceRow, Hairline, Mark, SwitchRow, Text, ValueBadge
from ulti_desktop.ui.controls import QUIET, PillButton
from ulti_desktop.ui.toggle_grid import GAP, ToggleGrid
from ulti_desktop.words import needs


class BidBody(QWidget):
    """Title, the bid to beat, the toggles with the line of reasons, hearts and trump."""

    ladder_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Text("title")
        self.to_ladder = PillButton(kind=QUIET)
        self.to_ladder.clicked.connect(self.ladder_wanted)
        self.beat = Text("body", wrap=True)
        self.beat_value = ValueBadge(30)
        self.grid = ToggleGrid()
        self.reason_mark = Mark("slash-ring", 15)
        self.reason = Text("label", wrap=True)
        self.hearts = HeartsRow()
        self.trump_name = Text("strong")
        self.trumps = ChoiceRow(height=36)
        self._offer: pick.Offer | None = None
        self._choice = pick.Choice()
        self._hand: tuple[Card, ...] = ()
        self.hint = False
        self._french = False
        self._slim = False
        self._dense = False
        self._lay_out()
        self.grid.asked_why.connect(self._explain)
        self.retranslate()

    def _lay_out(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.to_ladder)
        self._beat_row = QHBoxLayout()
        self._beat_row.setSpacing(look.px(12))
        self._beat_row.addWidget(self.beat, 1)
        self._beat_row.addWidget(self.beat_value)
        reason = QHBoxLayout()
        reason.setSpacing(look.px(8))
        reason.addWidget(self.reason_mark, 0, Qt.AlignmentFlag.AlignTop)
        reason.addWidget(self.reason, 1)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        trump = QHBoxLayout()
        trump.setContentsMargins(0, 0, 0, 0)
        trump.addWidget(self.trump_name)
        trump.addWidget(self.trumps, 1)
        self._trump_box = QWidget()
        self._trump_box.setLayout(trump)
        self._extras = QVBoxLayout()
        self._extras.addWidget(self.hearts)
        self._extras.addWidget(self._trump_box)
        self._lines = (Hairline(), Hairline())
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for line in self._lines:
            line.setContentsMargins(GAP, 0, GAP, 0)
        upper, lower = self._lines
        for row in (self._head, self._beat_row, self.grid, reason, upper, self._extras, lower):
            if isinstance(row, QWidget):
                self._column.addWidget(row)
            else:
                row.setContentsMargins(GAP, 0, GAP, 0)
                self._column.addLayout(row)
        self._column.addStretch(1)

    def set_slim(self, slim: bool, *, ladder_button: bool) -> None:
        """Take less room from side to side; show the way to a ladder that is hidden."""
        self.title.set_role("section" if slim else "title")
        self.to_ladder.setVisible(ladder_button)
        self._slim = slim
        self.trump_name.setVisible(not slim)
        self.hearts.set_slim(slim and look.text_scale() > LARGE)
        self._show_lines()
        self._space()
        self.reason.setMinimumHeight(round(QFontMetricsF(look.font("label")).height() * 2) + 2)

    def set_dense(self, dense: bool) -> None:
        """Take less room from top to bottom, for low windows."""
        self._dense = dense
        self._show_lines()
        self._space()

    def _space(self) -> None:
        self._column.setSpacing(look.px(0 if self._dense else 6))
        height = 46 if self._slim and self._dense else 56 if self._dense else 66
        self.grid.set_height(height, slim=self._slim)

    def _show_lines(self) -> None:
        for line in self._lines:
            line.setVisible(not (self._slim and self._dense) and not self.grid.isHidden())

    def retranslate(self) -> None:
        """Word the fixed texts anew; the rest follows with the next offer."""
        self.title.setText(self.tr("Bid"))
        self.to_ladder.setText(self.tr("Ladder"))
        self.trump_name.setText(self.tr("Trump"))
        self.trumps.setAccessibleName(self.tr("Trump"))
        self.hearts.retranslate(french=self._french)

    def show_offer(
        self, view: SeatView, offer: pick.Offer, choice: pick.Choice, bidder: str, french: bool
    ) -> None:
        """Show what can be announced and what is switched on."""
        self._offer, self._choice, self._french = offer, choice, french
        self._hand = view.hand
        self.hearts.retranslate(french=french)
        only_lay = view.my_turn and offer.must_discard and not offer.bids
        self.grid.setVisible(not only_lay)
        self._show_lines()
        self._show_beat(view, offer, bidder)
        self._show_toggles(offer, choice, view.my_turn)
        self._show_hearts(offer, choice, view.my_turn)
        self._show_trumps(offer, choice, view.my_turn)
        self._explain(None)

    def _show_beat(self, view: SeatView, offer: pick.Offer, bidder: str) -> None:
        standing = offer.standing
        if standing is None:
            self.beat.setText(self.tr("Nobody has bid yet."))
            self.beat_value.set_value(None)
            return
        name = words.contract_with_trump(standing, offer.rules, self._french)
        if view.bidder == view.seat:
            self.beat.setText(words.fill(self.tr("Your bid stands: %1"), name))
        elif view.my_turn:
            self.beat.setText(words.fill(self.tr("To beat: %1 (%2)"), name, bidder))
        else:
            self.beat.setText(words.fill(self.tr("%2 has bid: %1"), name, bidder))
        self.beat_value.set_value(auction_value(standing, offer.rules))

    def _show_toggles(self, offer: pick.Offer, choice: pick.Choice, active: bool) -> None:
        self.grid.set_toggles(pick.toggles_of(offer.rules))
        riding = pick.riding(offer, choice)
        for toggle, button in self.grid.buttons.items():
            button.setText(toggle_name(toggle, self.tr("open")))
            button.set_value(toggle_value(toggle, offer.rules, choice.hearts, offer.half))
            why = pick.why_not(offer, choice, toggle)
            button.set_held(self.hint and isinstance(toggle, Part) and needs.holds(toggle, self._hand))
            button.setEnabled(active)
            if toggle in choice.toggles:
                button.set_state("on")
            elif toggle in riding:
                button.set_state("riding")
            else:
                button.set_state("cannot" if why is not None and active else "off")
            text = self._reason_text(offer, choice, toggle) if active else ""
            text = "\n".join(line for line in (text, self._need(toggle)) if line)
            button.setToolTip(text)
            button.setAccessibleDescription(text)
        self.grid.updateGeometry()
        self.grid.arrange()

    def _show_hearts(self, offer: pick.Offer, choice: pick.Choice, active: bool) -> None:
        self.hearts.setVisible(pick.has_hearts(offer.rules) and not self.grid.isHidden())
        why = pick.why_no_hearts(offer, choice)
        self.hearts.set_on(choice.hearts, enabled=active and (choice.hearts or why is None))

    def _show_trumps(self, offer: pick.Offer, choice: pick.Choice, active: bool) -> None:
        all_trumps = sorted({row.trump for row in offer.rows if row.trump is not None and not row.hearts})
        self._trump_box.setVisible(len(all_trumps) > 1 and not self.grid.isHidden())
        if len(all_trumps) < 2:
            return
        names = [look.suit_mark(suit, self._french) for suit in all_trumps]
        self.trumps.set_choices([("", suit) for suit in all_trumps], names)
        possible = pick.trumps_for(offer, choice)
        only = pick.contract_of(offer, choice)
        for chip in self.trumps.chips:
            suit = chip.value
            assert isinstance(suit, Suit)
            chip.setAccessibleName(words.suit(suit, self._french))
            chip.setToolTip(words.suit(suit, self._french))
            chip.setEnabled(active and suit in possible)
        shown = choice.trump if possible else only.trump if only is not None else None
        self.trumps.set_value(shown)

    # -- the line of reasons

    def explain(self, offer: pick.Offer, choice: pick.Choice, toggle: pick.Toggle, french: bool) -> None:
        """Say why a toggle cannot be used."""
        self._offer, self._choice, self._french = offer, choice, french
        self._explain(toggle)

    def _explain(self, toggle: pick.Toggle | None) -> None:
        offer = self._offer
        text = ""
        if offer is not None and self.grid.isEnabled():
            if toggle is not None:
                text = self._need(toggle) or self._reason_text(offer, self._choice, toggle)
            elif self._choice.toggles:
                text = self._standing_reason(offer)
        self.reason.setText(text)
        helps = bool(text) and toggle is not None and text == self._need(toggle)
        self.reason.set_tone("sky" if helps else "text")
        self.reason_mark.set_mark(
            "bulb" if helps else "slash-ring" if text else "", "sky" if helps else "text"
        )

    def _standing_reason(self, offer: pick.Offer) -> str:
        why = pick.why_not_announced(offer, self._choice)
        if why is None:
            return ""
        near = pick.nearest(offer, self._choice)
        if near is not None and why is Reason.NOT_HIGHER and offer.standing is not None:
            return self._not_higher(words.contract(near, offer.rules, self._french), offer)
        if near is None:
            return self.tr("These parts alone are no bid yet.")
        return words.reason(why, self._french)

    def _not_higher(self, name: str, offer: pick.Offer) -> str:
        assert offer.standing is not None
        standing = words.contract(offer.standing, offer.rules, self._french)
        return words.fill(self.tr("%1: not higher than %2"), name, standing)

    def _reason_text(self, offer: pick.Offer, choice: pick.Choice, toggle: pick.Toggle) -> str:
        name = toggle_name(toggle, self.tr("open"))
        if toggle in pick.riding(offer, choice):
            return words.fill(self.tr("%1: comes along by itself"), name)
        why = pick.why_not(offer, choice, toggle)
        if why is None or toggle in choice.toggles:
            return ""
        if why.other is not None:
            other = toggle_name(why.other, self.tr("open"))
            return words.fill(self.tr("%1: cannot be combined with %2"), name, other)
        if why.reason is Reason.NOT_HIGHER and offer.standing is not None:
            return self._not_higher(name, offer)
        return words.fill("%1: %2", name, words.reason(why.reason, self._french))

    def _need(self, toggle: pick.Toggle) -> str:
        """With hints: what a part needs, and whether the hand holds it."""
        if not self.hint or not isinstance(toggle, Part):
            return ""
        return needs.need(toggle, self._hand, self._french)


def toggle_name(toggle: pick.Toggle, open_name: str) -> str:
    """Return the label of a toggle."""
    return words.part_on_tile(toggle) if isinstance(toggle, Part) else open_name


def toggle_value(toggle: pick.Toggle, rules: RuleSet, hearts: bool, half: bool) -> str:
    """Return the figure under a toggle's name; the open form has none of its own."""
    if not isinstance(toggle, Part):
        return ""
    value = rules.parts[toggle]
    forms = (value.hearts, value.plain, value.open) if hearts else (value.plain, value.hearts, value.open)
    figure = next((form for form in forms if form is not None), None)
    return "" if figure is None else str(figure * (2 if half else 1))


class HeartsRow(QWidget):
    """Heart, "in hearts", the chip ×2 and the switch."""

    toggled = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.mark = Mark("hearts", 24, "")
        self.chip = Chip(words.times(2))
        self._row = SwitchRow()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(look.px(12))
        line.addWidget(self.mark)
        line.addWidget(self._row, 1)
        self.set_slim(False)
        self.switch = self._row.switch
        self.switch.toggled.connect(self.toggled)

    def set_slim(self, slim: bool) -> None:
        """Put the chip under the name, and leave the heart out, where there is hardly any room."""
        self.mark.setVisible(not slim)
        if slim:
            self._row.column.addWidget(self.chip)
        else:
            self._row.line.insertWidget(1, self.chip)

    def set_on(self, on: bool, *, enabled: bool) -> None:
        """Show the switch without a signal."""
        self.switch.blockSignals(True)
        self.switch.setChecked(on)
        self.switch.blockSignals(False)
        self.switch.setEnabled(enabled)
        self.switch.update()

    def retranslate(self, *, french: bool) -> None:
        """Word the row anew; the suit has the name of the cards on the table."""
        self._row.set_words(words.in_hearts(french))
