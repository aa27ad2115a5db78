"""The sheet of the running session's opponents: who sits where, and at which level they play on."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.scene.seats import EMBLEMS
from ulti_desktop.ui import look
from ulti_desktop.ui.components import ChoiceRow, Text
from ulti_desktop.ui.controls import MARGIN, PRIMARY, PillButton
from ulti_desktop.ui.floating import FloatingSheet
from ulti_desktop.ui.focus import order_focus
from ulti_desktop.ui.offer import Offer, level_of, spec_of, style_of
from ulti_desktop.ui.player_row import EMBLEM, about
from ulti_desktop.ui.settlement_parts import Emblem

Three = tuple[str, str, str]


class SeatLevel(QWidget):
    """One opponent of the running session. `chosen` when a person takes another level."""

    chosen = Signal()

    def __init__(self, seat: int, offer: Offer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offer = offer
        self._spec = ""
        self.name = Text("name")
        self.about = Text("label", "text2", wrap=True)
        self.levels = ChoiceRow()
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.name)
        texts.addWidget(self.about)
        line = QHBoxLayout()
        line.setContentsMargins(MARGIN, 0, MARGIN, 0)
        line.setSpacing(look.px(12))
        line.addWidget(Emblem(EMBLEMS[seat], EMBLEM))
        line.addLayout(texts, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, look.px(10))
        column.setSpacing(look.px(6))
        column.addLayout(line)
        column.addWidget(self.levels)
        self.levels.chosen.connect(self._take)

    def show_player(self, name: str, spec: str) -> None:
        """Show who sits here, and the level chosen for the deals to come."""
        self._spec = spec
        self.name.setText(name)
        self.setVisible(bool(spec))
        self.retranslate()

    def spec(self) -> str:
        """Return the level that is chosen, with its style; "" for a person."""
        return self._spec

    def _take(self, level: object) -> None:
        self._spec = spec_of(str(level), style_of(self._spec))
        self.chosen.emit()

    def retranslate(self) -> None:
        """Word everything anew; a level that is no longer offered stays to be seen while it is in use."""
        now = level_of(self._spec)
        levels = self._offer.levels if now in self._offer.levels else (now, *self._offer.levels)
        self.levels.set_choices([(words.capital(words.level(one)), one) for one in levels])
        self.levels.set_value(now)
        self.levels.setAccessibleName(self.name.text())
        self.about.setText(about(self._offer.named(self.name.text()), style_of(self._spec)))


class OpponentsSheet(FloatingSheet):
    """`levels_chosen(levels by seat)` at every change; it takes effect with the next deal."""

    levels_chosen = Signal(object)
    wish = QSize(640, 480)

    def __init__(self, offer: Offer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offer = offer
        self._levels: Three = ("", "", "")
        self.seats = (SeatLevel(1, offer), SeatLevel(2, offer))
        self.note = Text("body", wrap=True)
        self.no_core = Text("label", "text2", wrap=True)
        self.back = PillButton(kind=PRIMARY)
        self.add_foot(self.back)
        column = QVBoxLayout(self.content)
        column.setContentsMargins(0, 0, 0, 0)
        for piece in (*self.seats, self.note, self.no_core):
            column.addWidget(piece)
        for text in (self.note, self.no_core):
            text.setContentsMargins(MARGIN, 0, MARGIN, 0)
        column.addStretch(1)
        self.no_core.setVisible(bool(offer.weakened))
        for seat in self.seats:
            seat.chosen.connect(self._chosen)
        self.back.clicked.connect(self.closed)
        self.retranslate()

    def show_players(self, names: Three, levels: Three) -> None:
        """Show who plays, and the levels of the deals to come."""
        self._levels = levels
        for seat, row in enumerate(self.seats, start=1):
            row.show_player(names[seat], levels[seat])
        order_focus(self)

    def _chosen(self) -> None:
        self._levels = (self._levels[0], self.seats[0].spec(), self.seats[1].spec())
        self.levels_chosen.emit(self._levels)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Opponents"))
        self.note.setText(self.tr("A change takes effect with the next deal."))
        self.no_core.setText(words.no_core(self._offer.weakened))
        self.back.setText(self.tr("Back to the game"))
        for seat in self.seats:
            seat.retranslate()
