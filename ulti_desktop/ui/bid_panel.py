"""The bid panel: a sheet beside the table where a bid is put together, with the ladder of all bids.

It offers what the view calls legal and emits actions in the order in which the engine asks for them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop.engine.actions import Action, Pass, TakeTalon
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.view import SeatView
from ulti_desktop.ui import bid_choice as pick
from ulti_desktop.ui import look
from ulti_desktop.ui.bid_foot import BidFoot
from ulti_desktop.ui.bid_parts import BidBody
from ulti_desktop.ui.components import Sheet
from ulti_desktop.ui.docking import BIDDING_PHASES, WIDE
from ulti_desktop.ui.floating import still_scroll
from ulti_desktop.ui.focus import order_focus
from ulti_desktop.ui.ladder_panel import LadderColumn, shape
from ulti_desktop.ui.toggle_grid import GAP

COLUMN: Final = 302
LOW: Final = 760  # below this height everything stands closer
TIGHT: Final = 620  # below this one the log gives way to the toggles
SLIM: Final = 350  # below this width room is scarce from side to side too
ROOMY: Final = 60  # less between two things is no place for anything else
SIDE: Final = 20  # the focus rings need 8 of the padding


class BidPanel(Sheet):
    """The docked sheet of the auction. `asked(Action)` asks the engine, `returned()` puts cards back."""

    asked = Signal(object)
    returned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, corners="tl bl")
        self._view: SeatView | None = None
        self._names = ("", "", "")
        self._french = False
        self._cards: tuple[Card, ...] = ()
        self._choice = pick.Choice()
        self._pending: Contract | None = None
        self._mode = WIDE
        self._dense = self._slim = self._stale = False
        self.ladder = LadderColumn(self)
        self.body = BidBody()
        self.foot = BidFoot()
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.body)
        self._scroll = still_scroll(inner)
        self._main = QWidget()
        self._split = QVBoxLayout(self._main)
        self._split.setSpacing(0)
        self._split.addWidget(self._scroll, 1)
        self._split.addWidget(self.foot)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self.ladder)
        self._row.addWidget(self._main, 1)
        self._connect()
        self.set_mode(WIDE)

    def _connect(self) -> None:
        self.ladder.list.picked.connect(self._take_over)
        self.ladder.closed.connect(lambda: self._show_ladder(False))
        self.body.ladder_wanted.connect(lambda: self._show_ladder(True))
        self.body.grid.flipped.connect(self._flip)
        self.body.hearts.toggled.connect(self._hearts)
        self.body.trumps.chosen.connect(self._trump)
        self.foot.bid.clicked.connect(self._announce)
        self.foot.take.clicked.connect(lambda: self.asked.emit(TakeTalon()))
        self.foot.leave.clicked.connect(lambda: self.asked.emit(Pass()))
        self.foot.back.clicked.connect(self.returned)

    # -- what is shown

    def show_view(self, view: SeatView) -> None:
        """Show what this seat may announce now; ask for the rest of a bid that is under way."""
        for job in self.showing(view):
            job()

    def showing(self, view: SeatView) -> list[Callable[[], None]]:
        """Return what shows a view, in short pieces."""
        return [lambda: self._take(view), *self._pieces, self._shown, self._ask_on]

    def _take(self, view: SeatView) -> None:
        before = self._view
        self._view = view
        if before is not None and (not view.my_turn or view.standing != before.standing):
            self._choice = pick.Choice()
        if not view.my_turn or view.phase not in BIDDING_PHASES:
            self._pending = None
        self._cards = tuple(card for card in self._cards if card in view.hand)

    def _shown(self) -> None:
        self._stale = False

    def _ask_on(self) -> None:
        if self._follows():
            QTimer.singleShot(0, self, self._follow)

    def set_chosen(self, cards: tuple[Card, ...]) -> None:
        """Take over the cards that were chosen on the table to be laid away (none to two)."""
        self._cards = tuple(cards)
        self._refresh()

    def set_players(self, names: tuple[str, str, str], *, french: bool = False) -> None:
        """Set the names by seat, and whether French cards lie on the table."""
        self._names, self._french = names, french
        self._refresh()

    def set_hint(self, on: bool) -> None:
        """Tell with hints what each part needs and whether the hand holds it."""
        self.body.hint = on
        self._refresh()

    def refused(self) -> None:
        """Forget a bid under way: the engine did not take it."""
        self._pending = None
        self._refresh()

    def set_mode(self, mode: str) -> None:
        """Lay the sheet out: `wide` with the ladder, or `narrow` with a button for it."""
        self._mode = mode
        top = look.px(8 if self._dense else 20)
        side = 8 if self._slim else look.px(SIDE - 4)
        self._split.setContentsMargins(side, top, side, look.px(4 if self._dense else 12))
        self.body.set_slim(self._slim, ladder_button=mode != WIDE)
        self.foot.set_slim(self._slim)
        self.foot.set_tight(self._is_tight)
        self.ladder.set_closable(mode != WIDE)
        self._show_ladder(False)

    @property
    def _is_tight(self) -> bool:
        return self.height() < look.px(TIGHT)

    def wanted_width(self) -> int:
        """Return the width that the docked sheet wants in its present mode."""
        bar = self._scroll.verticalScrollBar().sizeHint().width() + GAP
        three = min(self.body.grid.sizeHint().width() + bar, look.px(COLUMN + 56))
        needed = self.body.minimumSizeHint().width(), self.foot.minimumSizeHint().width(), three
        inner = max(look.px(COLUMN + 12) + 16, *needed)
        column = inner + 2 * look.px(SIDE - 4)
        return column + (self.ladder.wanted_width() if self._mode == WIDE else 0)

    def filled(self) -> list[QRect]:
        """Return the stretches of the column of bids that hold something, in pixels of the sheet; where the
        ladder stands in its place, those of the ladder.
        """
        column = self._main if self._main.isVisibleTo(self) else self.ladder
        spans: list[tuple[int, int]] = []
        for leaf in column.findChildren(QWidget):
            if leaf.isVisibleTo(self) and not leaf.findChildren(QWidget):
                rect = QRect(leaf.mapTo(self, QPoint()), leaf.size())
                if self._scroll.isAncestorOf(leaf):
                    rect &= QRect(self._scroll.mapTo(self, QPoint()), self._scroll.size())
                spans += [(rect.top(), rect.bottom())] if rect.isValid() else []
        found: list[QRect] = []
        left = column.mapTo(self, QPoint()).x()
        for top, bottom in sorted(spans):
            if found and top < found[-1].bottom() + ROOMY:
                found[-1].setBottom(max(bottom, found[-1].bottom()))
            else:
                found.append(QRect(left, top, column.width(), bottom + 1 - top))
        return found

    @property
    def mode(self) -> str:
        """The layout: `wide` or `narrow`."""
        return self._mode

    @property
    def choice(self) -> pick.Choice:
        """What is switched on."""
        return self._choice

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def measure(self) -> None:
        """Lay everything out for the size that text has now."""
        self.set_mode(self._mode)

    def retranslate(self) -> None:
        """Word everything anew from the values that are kept."""
        self.body.retranslate()
        self.ladder.retranslate()
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        if self._stale:
            self._stale = False
            for piece in self._pieces:
                piece()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.foot.set_tight(self._is_tight)
        dense = self.height() < look.px(LOW)
        slim = self._mode != WIDE and self.width() < look.px(SLIM)
        if (dense, slim) != (self._dense, self._slim):
            self._dense, self._slim = dense, slim
            self.body.set_dense(dense)
            self.foot.set_dense(dense)
            self.set_mode(self._mode)
            self._refresh()

    # -- what a person does

    def _flip(self, toggle: pick.Toggle) -> None:
        view = self._view
        if view is None:
            return
        offer = self._offer(view)
        if toggle not in self._choice.toggles and pick.why_not(offer, self._choice, toggle) is not None:
            self.body.explain(offer, self._choice, toggle, self._french)
            return
        self._choose(pick.flipped(offer, self._choice, toggle))

    def _hearts(self, on: bool) -> None:
        if self._view is not None and on != self._choice.hearts:
            changed = pick.Choice(self._choice.toggles, on, self._choice.trump)
            self._choose(pick.tidy(self._offer(self._view), changed))

    def _trump(self, suit: object) -> None:
        self._choose(pick.Choice(self._choice.toggles, self._choice.hearts, suit))  # type: ignore[arg-type]

    def _take_over(self, contract: Contract) -> None:
        """A row of the ladder was clicked: switch its parts on where that bid can be made."""
        if self._view is None or not self._view.my_turn:
            return
        offer = self._offer(self._view)
        rows = tuple(row for row in offer.rows if shape(row) == contract)
        choice = pick.choice_for(rows[0], offer.rows) if rows else pick.Choice()
        if pick.matching(offer.bids, choice):
            self._choose(pick.tidy(offer, choice))
            if self._mode != WIDE:
                self._show_ladder(False)

    def _choose(self, choice: pick.Choice) -> None:
        self._choice = choice
        self._refresh()

    def _announce(self) -> None:
        if self._view is None:
            return
        self._pending = pick.contract_of(self._offer(self._view), self._choice)
        self._follow()

    # -- inside

    def _offer(self, view: SeatView) -> pick.Offer:
        return pick.offer_of(view, self._cards)

    def _follows(self) -> bool:
        """Tell whether the bid under way has something to ask for in this view."""
        view = self._view
        if view is None or not view.my_turn:
            return False
        bid_done = self._pending is not None and view.bidder == view.seat and view.standing == self._pending
        if self._pending is None or (bid_done and len(self._cards) != 2):
            return False
        return next(pick.actions_for(view, self._pending, self._cards), None) is not None

    def _follow(self) -> None:
        view = self._view
        if view is None or not view.my_turn:
            return
        action: Action | None = next(pick.actions_for(view, self._pending, self._cards), None)
        if action is not None:
            self.asked.emit(action)

    def _refresh(self) -> None:
        """Show what is kept; a sheet that was put away does so when it comes back."""
        self._stale = self.isHidden() and self.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
        if not self._stale:
            for piece in self._pieces:
                piece()

    @property
    def _pieces(self) -> tuple[Callable[[], None], ...]:
        """What puts the view and the choice on show, part by part."""
        return self._show_rows, self._show_body, self._show_foot, self._order

    def _bidder(self, view: SeatView) -> str:
        return "" if view.bidder is None else self._names[view.bidder]

    def _show_rows(self) -> None:
        if (view := self._view) is not None:
            rows = self.ladder.list
            rows.show_ladder(view.rules, view.half_round, view.standing, self._bidder(view), self._french)
            rows.set_own(pick.contract_of(self._offer(view), self._choice) if view.my_turn else None)
            self.ladder.fit()

    def _show_body(self) -> None:
        if (view := self._view) is not None:
            offer, bidder = self._offer(view), self._bidder(view)
            self.body.show_offer(view, offer, self._choice, bidder, self._french)

    def _show_foot(self) -> None:
        if (view := self._view) is not None:
            offer = self._offer(view)
            self.foot.show_offer(view, offer, self._choice, self._cards, self._names, self._french)

    def _order(self) -> None:
        if self._view is not None:
            order_focus(self)

    def _show_ladder(self, on: bool) -> None:
        self.ladder.setVisible(on or self._mode == WIDE)
        self._main.setVisible(not on or self._mode == WIDE)
        if on:
            self.ladder.list.setFocus(Qt.FocusReason.OtherFocusReason)
