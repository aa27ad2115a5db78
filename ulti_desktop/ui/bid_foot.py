"""The lower half of the bid panel: what the bid is worth, the buttons, and who said what."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.engine.actions import Discard, discard
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.errors import Reason
from ulti_desktop.engine.ladder import auction_value, part_value, played_value
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.view import SeatView
from ulti_desktop.ui import bid_choice as pick
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Flow, Mark, Text
from ulti_desktop.ui.controls import PRIMARY, SECONDARY, PillButton
from ulti_desktop.ui.toggle_grid import GAP

LARGE: Final = 1.25  # text of this size has little room in a narrow sheet


class BigValue(QWidget):
    """The value of the bid: the one large thing of the sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._role = "value"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_value(self, text: str, role: str) -> None:
        """Show a figure in a type role; "" leaves the place empty."""
        self._text, self._role = text, role
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(look.font(self._role))
        return QSize(
            round(metrics.horizontalAdvance(self._text or "0")) + 4,
            round(metrics.tightBoundingRect("0").height()) + 8,
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        font = look.font(self._role)
        painter.setPen(look.colour(self, "text"))
        painter.setFont(font)
        bottom = QFontMetricsF(font).tightBoundingRect("0").bottom()
        painter.drawText(QPointF(0, self.height() - 4 - bottom), self._text)


class SaidLabel(QWidget):
    """One entry of the auction log: the name, and what was said in bold."""

    def __init__(self, name: str, said: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, look.px(14), 0)
        line.setSpacing(look.px(4))
        line.addWidget(Text("label", "text2", name))
        line.addWidget(Text("label_strong", "text", said))


class BidFoot(QWidget):
    """Value, what it consists of, the buttons `bid`, `take`, `leave`, `back`, and the log."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.value = BigValue()
        self.detail = Text("body", wrap=True)
        self.verdict_mark = Mark("tick", 18, "green")
        self.verdict = Text("strong", "green", wrap=True)
        self.waiting = Text("body", "text2", wrap=True)
        self.bid = PillButton(kind=PRIMARY, height=56)
        self.take = PillButton(kind=SECONDARY)
        self.leave = PillButton(kind=SECONDARY)
        self.back = PillButton(kind=SECONDARY)
        self.log = Flow()
        self._role = "value"
        self._slim = self._dense = self._tight = False
        self._said: tuple[tuple[str, str], ...] = ()
        self._lay_out()

    def _lay_out(self) -> None:
        verdict = QHBoxLayout()
        verdict.setSpacing(look.px(6))
        verdict.addWidget(self.verdict_mark)
        verdict.addWidget(self.verdict, 1)
        facts = QVBoxLayout()
        facts.setSpacing(0)
        facts.addStretch(1)
        facts.addWidget(self.detail)
        facts.addLayout(verdict)
        facts.addStretch(1)
        worth = QHBoxLayout()
        worth.setContentsMargins(GAP, 0, GAP, look.px(8))
        worth.setSpacing(look.px(18))
        worth.addWidget(self.value)
        worth.addLayout(facts, 1)
        self._worth = QWidget()
        self._worth.setLayout(worth)
        both = self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        both.setSpacing(0)
        both.addWidget(self.take, 1)
        both.addWidget(self.leave, 1)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, look.px(4), 0, 0)
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(self._worth)
        column.addWidget(self.waiting)
        column.addWidget(self.bid)
        column.addLayout(both)
        column.addWidget(self.back)
        column.addSpacing(look.px(8))
        column.addWidget(self.log)
        self.log.setContentsMargins(GAP, 0, GAP, 0)
        self.waiting.setContentsMargins(GAP, 0, GAP, 0)

    def set_slim(self, slim: bool) -> None:
        """Use a smaller figure where the sheet is narrow, and slim buttons."""
        self._slim = slim
        for button in (self.bid, self.take, self.leave, self.back):
            button.slim = slim
            button.updateGeometry()
        close = slim and look.text_scale() > LARGE
        self._both.setDirection(
            QBoxLayout.Direction.TopToBottom if close else QBoxLayout.Direction.LeftToRight
        )
        self._size()

    def set_dense(self, dense: bool) -> None:
        """Use a smaller figure where the window is low too."""
        self._dense = dense
        self._said = ()
        self._size()

    def set_tight(self, tight: bool) -> None:
        """Leave the log out where there is hardly any room; the way back comes above the bid at need."""
        if tight == self._tight:
            return
        self._tight = tight
        self.log.setVisible(not tight)
        self._column.removeWidget(self.back)
        self._column.insertWidget(self._column.indexOf(self.bid) + (0 if tight else 2), self.back)
        self.back.setVisible(not self.back.isHidden() and (not tight or self.back.isEnabled()))

    def _size(self) -> None:
        self._role = "display" if self._slim or self._dense else "value"

    def show_offer(
        self,
        view: SeatView,
        offer: pick.Offer,
        choice: pick.Choice,
        cards: tuple[Card, ...],
        names: tuple[str, str, str],
        french: bool,
    ) -> None:
        """Show what the chosen bid is worth and what can be done."""
        near = pick.nearest(offer, choice)
        contract = pick.contract_of(offer, choice)
        self._show_others(view, offer, cards, names)
        self._show_worth(offer, near, pick.why_not_announced(offer, choice), french)
        self._show_bid(view, offer, choice, contract, cards, french)
        self._show_log(view, names, french)

    def _show_worth(self, offer: pick.Offer, near: Contract | None, why: Reason | None, french: bool) -> None:
        if near is None:
            self._worth.setHidden(self._tight or self._worth.isHidden())  # the button says it too
            self.value.hide()
            self.detail.setText(self.tr("Switch on what you want to bid."))
            self.verdict.setText("")
            self.verdict_mark.set_mark("")
            return
        self.value.show()
        self.value.show_value(str(auction_value(near, offer.rules)), self._role)
        self.detail.setText(worth(near, offer.rules, self.tr("at stake: %1")))
        standing = offer.standing
        if standing is None:
            self.verdict.setText("")
            self.verdict_mark.set_mark("")
            return
        name = words.contract(standing, offer.rules, french)
        good = why is not Reason.NOT_HIGHER
        text = self.tr("higher than %1") if good else self.tr("not higher than %1")
        self.verdict.setText(words.fill(text, name))
        self.verdict.set_tone("green" if good else "violet")
        self.verdict_mark.set_mark("tick" if good else "cross", "green" if good else "violet")

    def _show_bid(
        self,
        view: SeatView,
        offer: pick.Offer,
        choice: pick.Choice,
        contract: Contract | None,
        cards: tuple[Card, ...],
        french: bool,
    ) -> None:
        self.bid.setVisible(view.my_turn and (bool(offer.bids) or offer.must_discard))
        lay = self.tr("to the talon: %1")
        laid = words.fill(lay, words.cards(cards, french)) if cards else ""
        if offer.must_discard and not offer.bids:
            self.bid.setText(self.tr("Lay two cards away"))
            self.bid.setEnabled(len(cards) == 2 and discard(cards[0], cards[1]) in view.legal)
            self.bid.set_second(laid or self.tr("choose two cards in your hand"))
            return
        near = contract or pick.nearest(offer, choice)
        if near is None:
            self.bid.setText(self.tr("Choose a bid"))
        else:
            named = words.contract_with_trump(near, offer.rules, french)
            self.bid.setText(words.fill(self.tr("Bid: %1"), named))
        needs_cards = any(isinstance(action, Discard) for action in view.legal)
        self.bid.setEnabled(contract is not None and (not needs_cards or len(cards) == 2))
        if contract is None and pick.trumps_for(offer, choice):
            self.bid.set_second(self.tr("choose the trump"))
        elif offer.must_discard and len(cards) < 2:
            self.bid.set_second(self.tr("choose two cards in your hand"))
        else:
            self.bid.set_second(laid if offer.must_discard else "")

    def _show_others(
        self, view: SeatView, offer: pick.Offer, cards: tuple[Card, ...], names: tuple[str, str, str]
    ) -> None:
        self.take.setVisible(offer.may_take)
        self.take.setText(self.tr("Pick up the talon"))
        self.leave.setVisible(offer.may_pass)
        self.leave.setText(self.tr("Pass"))
        kept = bool(cards) or not self._tight  # its place is kept: the bid stays put
        self.back.setVisible(view.my_turn and offer.must_discard and kept)
        self.back.setEnabled(bool(cards))
        self.back.setText(self.tr("Cards back into the hand"))
        waits = not view.my_turn and view.to_move is not None
        self.waiting.setVisible(waits)
        self._worth.setVisible(view.my_turn and bool(offer.bids))
        if waits and view.to_move is not None:
            self.waiting.setText(words.waiting_for(names[view.to_move]))

    def _show_log(self, view: SeatView, names: tuple[str, str, str], french: bool) -> None:
        passed = self.tr("pass")
        said = tuple(
            (
                names[entry.seat],
                passed
                if entry.contract is None
                else words.contract_with_trump(entry.contract, view.rules, french),
            )
            for entry in view.said
        )
        if said == self._said:
            return
        self._said = said
        self.log.clear()
        for name, text in said[-3 if self._dense else -4 :]:
            self.log.add(SaidLabel(name, text))
        self.log.updateGeometry()


def worth(contract: Contract, rules: RuleSet, at_stake: str) -> str:
    """Return what the value consists of: `40-100 4 + ulti 4`, and what is at stake where that differs."""
    pieces = [
        words.fill("%1 %2", words.part(part), str(part_value(part, contract, rules)))
        for part in contract.parts
    ]
    text = " + ".join(pieces)
    played = played_value(contract, rules)
    if played != auction_value(contract, rules):
        text = words.fill("%1 (%2)", text, words.fill(at_stake, str(played)))
    return text
