"""The floating buttons over the table: trump, kontra, marriages, claim, give up, cut and tap."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtWidgets import QWidget

from ulti_desktop import words
from ulti_desktop.engine import actions as act
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.ladder import part_value
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene import tokens
from ulti_desktop.scene.arrange import open_rect
from ulti_desktop.scene.layout import TableLayout
from ulti_desktop.ui import look
from ulti_desktop.ui.components import FlowLayout, clear
from ulti_desktop.ui.controls import MARGIN, PRIMARY, QUIET, SECONDARY, PillButton
from ulti_desktop.ui.docking import BIDDING_PHASES
from ulti_desktop.ui.table_buttons import DoublingButton, SuitTile
from ulti_desktop.words.table import next_level

WIDTH: Final = 264
EDGE: Final = 16
LARGE: Final = 1.25
STEPS: Final = 3
_CENTRED: Final = ("naming", "cutting")


def bar_actions(view: SeatView) -> tuple[Action, ...]:
    """Return the legal actions that need a button here: all but cards and what the bid panel offers."""
    if view.phase in BIDDING_PHASES:
        return ()
    order = (act.Cut, act.Tap, act.NameTrump, act.Meld, act.Kontra, act.Claim, act.Pass, act.GiveUp)
    found = [one for one in view.legal if isinstance(one, order)]
    return tuple(sorted(found, key=lambda one: order.index(type(one))))


def stake_after(action: act.Kontra, view: SeatView) -> int | None:
    """Return what the part would be worth after this doubling, in game points per opponent."""
    contract = view.contract or view.standing
    if contract is None:
        return None
    return part_value(action.part, contract, view.rules) * factor_after(action, view)


def factor_after(action: act.Kontra, view: SeatView) -> int:
    """Return by how much the part counts after this doubling: 2, 4, 8 and so on."""
    contract = view.contract or view.standing
    half = contract is not None and contract.half
    return int((4 if half else 2) ** next_level(action.part, action.against, view))


class ActionBar(QWidget):
    """Buttons for whatever is legal beside cards; `asked(Action)` on a click. Giving up takes two clicks."""

    asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: SeatView | None = None
        self._names = ("", "", "")
        self._french = False
        self._sure: PillButton | None = None
        self._layout: TableLayout | None = None
        self.buttons: dict[Action, PillButton] = {}
        self._flow = FlowLayout(self, gap=-6, align=1.0)
        self.setPalette(look.palette(tokens.theme(tokens.DEFAULT_THEME).table))
        self.hide()

    def set_theme(self, theme: tokens.Theme) -> None:
        """Take the table colours of a theme."""
        self.setPalette(look.palette(theme.table))

    def set_players(self, names: tuple[str, str, str], *, french: bool = False) -> None:
        """Set the names by seat, and whether French cards lie on the table."""
        self._names, self._french = names, french
        self.retranslate()

    def show_view(self, view: SeatView) -> None:
        """Offer what is legal in this view."""
        offered = bar_actions(view)
        same = self._view is not None and offered == tuple(self.buttons)
        self._view = view
        if not same:
            self._build(offered)
        self._sure = None
        self.retranslate()
        self.setVisible(bool(offered))

    def _build(self, offered: tuple[Action, ...]) -> None:
        clear(self._flow)
        self.buttons = {}
        for action in offered:
            button = _kind_of_button(action)(kind=self._kind(action), parent=self, height=44)
            button.solid = True
            button.clicked.connect(lambda _=False, one=action: self._clicked(one))
            self._flow.addWidget(button)
            button.show()
            self.buttons[action] = button

    def _kind(self, action: Action) -> str:
        if isinstance(action, act.GiveUp):
            return QUIET
        return PRIMARY if isinstance(action, act.Pass | act.Cut) else SECONDARY

    def retranslate(self) -> None:
        """Word the buttons anew."""
        view = self._view
        if view is None:
            return
        for action, button in self.buttons.items():
            button.setText(words.action(action, view, self._french))
            self._decorate(action, button, view)
        self._shorten(0)
        if self._sure is not None:
            self._sure.setText(self.tr("Really give up?"))
        self._fit()

    def _decorate(self, action: Action, button: PillButton, view: SeatView) -> None:
        match action:
            case act.NameTrump(suit):
                button.setText(words.capital(words.suit(suit, self._french)))
                button.set_mark(look.suit_mark(suit, self._french))
            case act.Meld(suit):
                button.set_mark(look.suit_mark(suit, self._french))
            case act.Kontra():
                button.set_key(words.times(factor_after(action, view)))
            case act.Claim():
                button.set_key("C")

    def _shorten(self, step: int) -> None:
        """Say less on the buttons that double: 1 leaves out the level, which the chip tells, 2 the stake too.

        What is left out is told by the tooltip and to screen readers.
        """
        view = self._view
        for action, button in self.buttons.items():
            if not isinstance(action, act.Kontra) or view is None:
                continue
            whole, second = words.action(action, view, self._french), self._stake(action, view)
            contract = view.contract or view.standing
            alone = contract is not None and contract.parts == (action.part,)
            text = whole if step == 0 or alone else words.capital(words.part(action.part))
            if step > 1 and action.against is not None and action.against != view.seat:
                text = words.fill("%1 · %2", text, self._names[action.against])
            told = words.fill("%1, %2", whole, second) if step and second else ""
            button.low = step > 1
            button.setText(text)
            button.set_second(second if step < 2 else "")
            button.setToolTip(told)
            button.setAccessibleName(told)

    def _stake(self, action: act.Kontra, view: SeatView) -> str:
        """Say what the part would be worth, and against whom where that is not everybody."""
        stake = stake_after(action, view)
        text = "" if stake is None else words.fill(self.tr("stake → %1"), str(stake))
        if action.against is not None and action.against != view.seat:
            text = words.fill(self.tr("against %1, %2"), self._names[action.against], text)
        return text

    def _clicked(self, action: Action) -> None:
        button = self.buttons.get(action)
        if isinstance(action, act.GiveUp) and button is not self._sure:
            self._sure = button
            self.retranslate()
            return
        self.asked.emit(action)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def place(self, layout: TableLayout) -> None:
        """Take a place on a table of this layout where neither hand nor trick is covered."""
        self._layout = layout
        self._fit()

    def _fit(self) -> None:
        layout, view = self._layout, self._view
        if layout is None or view is None or not self.buttons:
            return
        centred = view.phase in _CENTRED
        self._flow.share = 0.5 if centred else 1.0
        if centred:
            width = round(min(layout.width - 2 * EDGE, 2 * layout.disc_radius + 160))
            width = min(width, self._flow.sizeHint().width())
            height = self._flow.heightForWidth(width)
            centre = layout.disc_centre
            top = centre.y() - height / 2
            if view.phase == "cutting":  # below the pack, as far as the sentence leaves room
                top = min(centre.y() + layout.talon[0].height / 2, layout.message.top() + MARGIN - height)
            self.setGeometry(round(centre.x() - width / 2), round(top), width, height)
            return
        area = self.free_area(layout, view)
        large = look.text_scale() > LARGE
        for step in range(1 if large and not any(view.open_hands) else STEPS):
            self._shorten(step)
            for button in self.buttons.values():
                button.slim = button.low or area.width() < look.px(WIDTH)
            width = round(area.width())
            height = self._flow.heightForWidth(width)
            if height <= area.height():
                break
        narrow = width < self._flow.minimumSize().width()
        if large and (narrow or height > area.height()):  # rather over the disc than over names
            bottom = layout.message.top() - 4
            area = QRectF(EDGE, area.top(), layout.width - 2 * EDGE + 8, bottom - area.top())
            width = round(area.width())
            height = self._flow.heightForWidth(width)
        self.setGeometry(round(area.left()), round(area.bottom() - height), width, height)

    @staticmethod
    def free_area(layout: TableLayout, view: SeatView | None = None) -> QRectF:
        """Return the place right of the trick: beside the hand where there are corners, else above it.

        It begins below the right player's plate, or below the cards that lie open there.
        """
        spot = 1 + max((0, 1), key=lambda one: layout.sides[one].right)
        trick = max(slot.rect().right() for slot in layout.slots)
        right = layout.width - EDGE + 8
        hand = layout.hand_rect(12)
        beside = hand.right() + EDGE < right - look.px(200)
        bottom = layout.height - EDGE if beside else hand.top() - 4
        left = max(right - look.px(WIDTH), trick + 2, hand.right() + 4 if beside else 0.0)
        top = layout.sides[spot - 1].plate.bottom()
        if view is not None:
            top = max(top, open_rect(view, layout, (view.seat + spot) % 3).bottom() - MARGIN)
        return QRectF(left, top, right - left, bottom - top)


def _kind_of_button(action: Action) -> type[PillButton]:
    if isinstance(action, act.NameTrump):
        return SuitTile
    return DoublingButton if isinstance(action, act.Kontra) else PillButton
