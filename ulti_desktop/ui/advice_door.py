"""The way to advice: its entry, key and icon, and where it is shown: marks on cards and buttons, a bubble."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from ulti_desktop import words
from ulti_desktop.coach.findings import Advice, BidFinding, PartFinding
from ulti_desktop.engine.actions import Bid, Discard, NameTrump, Pass, Play, TakeTalon
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.view import SeatView
from ulti_desktop.ui import bid_choice as pick
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui.advice_bubble import AdviceBubble
from ulti_desktop.ui.advice_frame import AdviceFrame
from ulti_desktop.ui.main_window import MainWindow
from ulti_desktop.ui.reviewed import cards_in
from ulti_desktop.words import reasons


class AdviceDoor(QObject):
    """Shows advice on a window's table; asks for it by `window.wanted`. `dismissed()`: it is not wanted."""

    dismissed = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._desk = window.desk
        self._shown: tuple[Advice | None, SeatView] | None = None
        self._telling = True
        self.bubble = AdviceBubble(self._desk)
        self.bubble.closed.connect(self._bubble_closed)
        self._desk.scene.layout_changed.connect(self._place)
        self._action = window.menus.actions["advice"]
        self._action.triggered.connect(self._pressed)
        window.menus.menu.installEventFilter(self)
        self._desk.installEventFilter(self)
        self.forget(may_ask=False)
        self.retranslate()

    @property
    def advice(self) -> Advice | None:
        """What is shown now."""
        return None if self._shown is None else self._shown[0]

    # -- what happens

    def _pressed(self) -> None:
        if self._shown is None:
            self._window.wanted.emit(wish.AskAdvice())
        else:
            self.dismiss()

    def _bubble_closed(self) -> None:
        """The marks stay: a person who has read enough goes on with what lay under the bubble."""
        self._telling = False
        self.bubble.hide()

    def dismiss(self) -> None:
        """Take the advice away."""
        may_ask = self._action.isEnabled()
        self.forget(may_ask=may_ask)
        self.dismissed.emit()

    def forget(self, *, may_ask: bool) -> None:
        """Nothing that was said holds any more; tell whether advice may be asked for now."""
        self._action.setEnabled(may_ask)
        self._desk.icons["tulip"].setEnabled(may_ask)
        if self._shown is not None:
            self._shown = None
            self._show()

    def wait_for(self, view: SeatView) -> None:
        """Advice for this view has been asked for."""
        self._shown = None, view
        self._telling = True
        self._show()

    def show(self, advice: Advice, view: SeatView) -> None:
        """Show what is known so far, or the last word."""
        self._shown = advice, view
        self._show()
        if advice.final:
            french = self._desk.french
            self._desk.scene.spoken.emit(" ".join(reasons.sentences(advice, view, french)))

    # -- where it is seen

    def _show(self) -> None:
        for frame in self._desk.findChildren(AdviceFrame):
            frame.hide()
            frame.deleteLater()
        self._desk.icons["tulip"].setChecked(self._shown is not None)
        if self._shown is None:
            self._desk.scene.set_advice((), {})
            self.bubble.hide()
            return
        advice, view = self._shown
        if advice is None:
            self._desk.scene.set_advice((), {})
            self.bubble.show_waiting()
        else:
            self._desk.scene.set_advice(cards_in(advice.best), values_of(advice))
            for target in self._targets(advice):
                AdviceFrame(target)
            self.bubble.show_advice(advice, view, self._desk.french)
        self.bubble.setVisible(self._telling)
        self._place()

    def _targets(self, advice: Advice) -> Iterator[QWidget]:
        """Yield the controls that carry out the advice."""
        panel = self._desk.panel
        if panel.isVisibleTo(self._desk):
            match advice.best:
                case Pass():
                    yield panel.foot.leave
                case TakeTalon():
                    yield panel.foot.take
                case _:
                    yield from self._parts(contract_in(advice))
        button = self._desk.bar.buttons.get(advice.best)
        if button is not None:
            yield button

    def _parts(self, contract: Contract | None) -> Iterator[QWidget]:
        if contract is None:
            return
        body = self._desk.panel.body
        choice = pick.choice_for(contract)
        for toggle, button in body.grid.buttons.items():
            if toggle in choice.toggles:
                yield button
        for chip in body.trumps.chips:
            if chip.value == contract.trump:
                yield chip
        if choice.hearts and body.hearts.isVisibleTo(body):
            yield body.hearts.switch

    def _place(self) -> None:
        if self._shown is not None:
            self._desk.panel.body.installEventFilter(self)
            self.bubble.dress_like(self._desk.panel)
            self.bubble.place_on(self._desk)

    # -- words

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._desk and event.type() == QEvent.Type.Resize:
            self._place()
        elif event.type() == QEvent.Type.LayoutRequest and self._shown is not None:
            QTimer.singleShot(0, self, self._place)  # what came on the sheet of the auction is not covered
        elif watched is self._window.menus.menu and event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Word the entry of the menu and what is shown anew."""
        self._action.setText(self.tr("Advice"))
        self._show()


def values_of(advice: Advice) -> dict[Card, str]:
    """Return what each card that was compared is worth, in words."""
    return {
        one.action.card: words.amount(one.value) for one in advice.options if isinstance(one.action, Play)
    }


def contract_in(advice: Advice) -> Contract | None:
    """Return the contract that is to be bid, or that the cards are kept for."""
    match advice.best:
        case Bid(contract):
            return contract
        case Discard() | NameTrump():
            bids = (one.bid.contract for one in advice.findings if isinstance(one, BidFinding))
            parts = (one.contract for one in advice.findings if isinstance(one, PartFinding))
            return next(bids, None) or next(parts, None)
        case _:
            return None
