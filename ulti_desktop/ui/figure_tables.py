"""The tables of the statistics: contracts bid and made, both roles, and what decisions cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.store.figures import Average, Kind, Losses
from ulti_desktop.store.ledger import Decision
from ulti_desktop.ui import look
from ulti_desktop.ui.components import FigureLabel, Hairline, Text, clear
from ulti_desktop.ui.plots import GainBar, ShareBar

NOTHING: Final = "–"
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter


class _Grid(QWidget):
    """Rows of widgets that are made anew with every show; words itself anew by `retranslate`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(look.px(10))
        self.grid.setVerticalSpacing(0)

    def clear(self) -> None:
        """Take every row away."""
        clear(self.grid)

    def retranslate(self) -> None:
        """Show the same figures in the language in use."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class KindsTable(_Grid):
    """A row for each part: how often bid and made by the person, and by the others against the person."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kinds: tuple[Kind, ...] = ()

    def show_kinds(self, kinds: Sequence[Kind]) -> None:
        """Show these rows."""
        self._kinds = tuple(kinds)
        self.retranslate()

    def retranslate(self) -> None:
        """Make the rows anew."""
        self.clear()
        heads = ("", self.tr("You bid"), "", self.tr("made"), self.tr("Others bid"), self.tr("made"))
        for column, text in enumerate(heads):
            if text:
                head = Text("label", "text2", text, wrap=True)
                head.setAlignment(_RIGHT)
                self.grid.addWidget(head, 0, column)
        self.grid.addWidget(Hairline(strong=True), 1, 0, 1, 6)
        for number, kind in enumerate(self._kinds):
            self._add(2 * number + 2, kind)
        for column, stretch in enumerate((6, 3, 4, 2, 4, 3)):
            self.grid.setColumnStretch(column, stretch)

    def _add(self, row: int, kind: Kind) -> None:
        name = Text("body", text=words.capital(words.part(kind.part)))
        name.setMinimumHeight(look.px(30))
        self.grid.addWidget(name, row, 0)
        pairs = ((1, 3, kind.bid, kind.made), (4, 5, kind.faced, kind.faced_made))
        for first, second, bid, made in pairs:
            count, share = FigureLabel("body"), FigureLabel("strong")
            count.setText(str(bid) if bid else NOTHING)
            share.setText(percent(made, bid) if bid else NOTHING)
            self.grid.addWidget(count, row, first)
            self.grid.addWidget(share, row, second)
        bar = ShareBar()
        bar.set_share(kind.made / kind.bid if kind.bid else 0.0)
        bar.setVisible(bool(kind.bid))
        self.grid.addWidget(bar, row, 2, _MIDDLE)
        text = self.tr("You made %1 of %2, the others %3 of %4")
        numbers = (str(n) for n in (kind.made, kind.bid, kind.faced_made, kind.faced))
        name.setAccessibleName(words.fill("%1. %2", name.text(), words.fill(text, *numbers)))
        self.grid.addWidget(Hairline(), row + 1, 0, 1, 6)


class RolesTable(_Grid):
    """What a deal brings on the average: as declarer, as defender."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Average, Average] = (Average(0, 0, 0), Average(0, 0, 0))

    def show_averages(self, declarer: Average, defender: Average) -> None:
        """Show both roles."""
        self._rows = declarer, defender
        self.retranslate()

    def retranslate(self) -> None:
        """Make the rows anew."""
        self.clear()
        most = max(1.0, *(abs(row.mean) for row in self._rows))
        names = self.tr("As declarer"), self.tr("As defender")
        for number, (name, row) in enumerate(zip(names, self._rows, strict=True)):
            told = Text("strong", text=name)
            told.setMinimumHeight(look.px(28))
            figure = FigureLabel("figure_large")
            figure.setText(words.amount(row.mean) if row.deals else NOTHING)
            bar = GainBar()
            bar.set_amount(row.mean, most)
            note = Text("label", "text2", self._note(row), wrap=True)
            if number:
                self.grid.addWidget(Hairline(), 3 * number - 1, 0, 1, 3)
            note.setContentsMargins(0, 0, 0, look.px(4))
            self.grid.addWidget(told, 3 * number, 0)
            self.grid.addWidget(bar, 3 * number, 1, _MIDDLE)
            self.grid.addWidget(figure, 3 * number, 2, 2, 1)
            self.grid.addWidget(note, 3 * number + 1, 0, 1, 2)
        self.grid.setColumnStretch(1, 1)

    def _note(self, row: Average) -> str:
        if not row.deals:
            return self.tr("no deal yet")
        text = self.tr("game points a deal · %1, %2 won")
        return words.fill(text, words.deals(row.deals), percent(row.won, row.deals))


class LossesTable(QWidget):
    """What decisions cost by kind, as far as deals were reviewed; says so where none was."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._losses = Losses(0, ())
        self.note = Text("body", "text2", wrap=True)
        self._rows = _Grid()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.note)
        column.addWidget(self._rows)

    def show_losses(self, losses: Losses) -> None:
        """Show what is known."""
        self._losses = losses
        self.retranslate()

    def retranslate(self) -> None:
        """Make the rows anew."""
        self._rows.clear()
        losses = self._losses
        if not losses.reviewed:
            text = self.tr(
                "Nothing is known yet. What your decisions cost is counted once a deal is reviewed."
            )
            self.note.setText(text)
            return
        told = self.tr("Game points, over %1 that were reviewed")
        self.note.setText(words.fill(told, words.deals(losses.reviewed)))
        names = {
            Decision.AUCTION: self.tr("Auction"),
            Decision.DISCARD: self.tr("Laying away"),
            Decision.KONTRA: self.tr("Kontra"),
            Decision.PLAY: self.tr("Card play"),
        }
        most = max(1.0, *(cost for _, cost in losses.costs))
        for row, (kind, cost) in enumerate(losses.costs):
            name, figure, bar = Text("body", text=names[kind]), FigureLabel("strong"), GainBar(cost=True)
            name.setMinimumHeight(look.px(30))
            figure.setText(words.amount(-cost))
            bar.set_amount(cost, most)
            self._rows.grid.addWidget(name, row, 0)
            self._rows.grid.addWidget(bar, row, 1, _MIDDLE)
            self._rows.grid.addWidget(figure, row, 2)
        self._rows.grid.setColumnStretch(1, 1)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def percent(part: int, whole: int) -> str:
    """Return a share in whole per cent, as the language writes it."""
    return words.percent(round(100 * part / whole))
