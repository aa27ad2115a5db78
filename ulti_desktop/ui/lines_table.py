"""The table of a settlement: every line, how it comes to its sum, and what each defender gets."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.engine.scoring import Line
from ulti_desktop.ui import look, results
from ulti_desktop.ui.components import Chip, FigureLabel, Hairline, Mark, Text, clear
from ulti_desktop.ui.plain import as_plain
from ulti_desktop.ui.settlement_parts import RIGHT, show_all


class LinesTable(QWidget):
    """Every line of the settlement and what each defender gets; `compact` has one column of factors."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._close_up = self._dense = False
        self._results: list[QHBoxLayout] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(look.px(20))
        self.set_dense(False)

    def set_dense(self, on: bool) -> None:
        """Put the lines closer together."""
        self._dense = on
        self._grid.setVerticalSpacing(look.px(1 if on else 6))
        for row in self._results:
            self._space(row)
            if (box := row.parentWidget()) is not None:
                box.updateGeometry()
        self.updateGeometry()

    def _space(self, row: QHBoxLayout) -> None:
        row.setContentsMargins(0, look.px(1 if self._dense else 6), 0, look.px(1 if self._dense else 6))

    def show_lines(
        self, view: results.Settled, names: tuple[str, str, str], *, compact: bool, close_up: bool = False
    ) -> None:
        """Build the table for a finished deal; `close_up` puts what is at stake under the part."""
        self._close_up = close_up
        self._grid.setHorizontalSpacing(look.px(8 if close_up else 20))
        clear(self._grid)
        self._results = []
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)
        settlement = view.settlement
        if settlement is None or view.declarer is None:
            return
        heads = [self.tr("Part"), self.tr("Result")]
        figures = [] if close_up else [self.tr("Stake")]
        if not compact:
            figures = [self.tr("Value"), self.tr("Hearts"), self.tr("Kontra"), self.tr("Factor")]
        seats = results.defenders(view)
        columns = len(heads) + len(figures) + 2
        for column, text in enumerate([*heads, *figures, *(names[seat] for seat in seats)]):
            label = Text("label", "text2", text, wrap=compact and column >= columns - 2)
            if column >= 2:
                label.setAlignment(RIGHT)
            self._grid.addWidget(label, 0, column)
            self._grid.setColumnStretch(column, 3 if column < 2 else 1)
        row = 1
        for line in results.ordered(settlement.lines):
            self._grid.addWidget(Hairline(strong=False), row, 0, 1, columns)
            self._add_line(row + 1, line, view, names, compact=compact)
            row += 2
        if not settlement.lines:
            row += 1
        self._grid.addWidget(Hairline(strong=True), row, 0, 1, columns)
        total = Text("name", "text", self._payer(view, names), wrap=True)
        self._grid.addWidget(total, row + 1, 0, 1, columns - 2)
        for place, amount in enumerate((settlement.d1, settlement.d2)):
            label = FigureLabel("figure_large")
            label.set_amount(amount, with_sign=True)
            self._grid.addWidget(label, row + 1, columns - 2 + place)
        show_all(self._grid)

    def _payer(self, view: results.Settled, names: tuple[str, str, str]) -> str:
        assert view.settlement is not None
        assert view.declarer is not None
        amount = view.settlement.declarer
        mine = view.declarer == view.seat
        if amount == 0:
            return self.tr("Nobody pays")
        if amount > 0:
            text = self.tr("You win %2") if mine else self.tr("%1 wins %2")
        else:
            text = self.tr("You pay %2") if mine else self.tr("%1 pays %2")
        return words.fill(text, names[view.declarer], str(abs(amount)))

    def _add_line(
        self, row: int, line: Line, view: results.Settled, names: tuple[str, str, str], *, compact: bool
    ) -> None:
        self._grid.addWidget(self._name(line, view, compact=compact), row, 0)
        self._grid.addWidget(self._result(line, view, compact=compact), row, 1)
        column = 2
        if self._close_up:
            pass
        elif compact:
            figure = Text("figure", "text", results.calculation(line, view))
            figure.setAlignment(RIGHT)
            _explain(figure, line, view)
            self._grid.addWidget(figure, row, column)
            column += 1
        else:
            self._add_factors(row, line, view, names)
            column += 4
        for place, amount in enumerate(results.gains(line, view)):
            label = FigureLabel()
            label.set_amount(amount, with_sign=True)
            self._grid.addWidget(label, row, column + place)

    def _name(self, line: Line, view: results.Settled, *, compact: bool) -> QWidget:
        name = Text("section", "text", words.capital(words.line_item(line)), wrap=compact)
        if not self._close_up:
            return name
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        figure = Text("body", "text2", results.calculation(line, view))
        _explain(figure, line, view)
        column.addWidget(name)
        column.addWidget(figure)
        return box

    def _add_factors(self, row: int, line: Line, view: results.Settled, names: tuple[str, str, str]) -> None:
        touched = [one for one in results.products(line, view) if one is not None]
        value = Text("figure", "text", " / ".join(dict.fromkeys(str(one.base) for one in touched)))
        value.setAlignment(RIGHT)
        self._grid.addWidget(value, row, 2)
        hearts = dict.fromkeys(words.times(one.hearts) for one in touched if one.hearts > 1)
        self._grid.addWidget(_chip_or_dash(list(hearts)), row, 3)
        kontra = _chip_or_dash(_kontra_chips(touched))
        levels = sorted(set(line.levels) - {0})
        if len(set(line.levels)) > 1:
            seats = results.defenders(view)
            told = "\n".join(
                f"{names[seat]}: {words.kontra_level(level)}"
                for seat, level in zip(seats, line.levels, strict=True)
            )
            kontra.setToolTip(as_plain(told))
        elif levels:
            kontra.setToolTip(words.kontra_level(levels[0]))
        self._grid.addWidget(kontra, row, 4)
        self._grid.addWidget(_factor(line, view), row, 5)

    def _result(self, line: Line, view: results.Settled, *, compact: bool) -> QWidget:
        box = QWidget()
        row = QHBoxLayout(box)
        self._results.append(row)
        self._space(row)
        row.setSpacing(look.px(10))
        row.addWidget(Mark("made" if line.made else "lost", 22, "green" if line.made else "violet"))
        row.addWidget(Text("strong", "green" if line.made else "violet", words.result(line)))
        detail = results.detail(line, view)
        if detail and not compact:
            row.addWidget(Text("body", "text2", detail))
        row.addStretch(1)
        return box


def _kontra_chips(touched: list[results.Product]) -> list[str]:
    """One chip where kontra counts the same for both defenders, else one for each of them."""
    kontras = [one.kontra for one in touched]
    if not any(kontra > 1 for kontra in kontras):
        return []
    return [words.times(kontra) for kontra in (kontras if len(set(kontras)) > 1 else kontras[:1])]


def _chip_or_dash(texts: list[str]) -> QWidget:
    """Chips at the right of their cell, or a dash."""
    if not texts:
        dash = Text("figure", "text2", "–")
        dash.setAlignment(RIGHT)
        return dash
    box = QWidget()
    row = QHBoxLayout(box)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(4)
    row.addStretch(1)
    for text in texts:
        row.addWidget(Chip(text))
    return box


def _factor(line: Line, view: results.Settled) -> QWidget:
    """The factor of a line, and before it in a word what it comes from: `lost ×2`."""
    figure = Text("figure", "text", words.times(line.factor))
    figure.setAlignment(RIGHT)
    reasons = [name for name, _ in results.factors(line, view)]
    if not reasons:
        return figure
    told = [words.result(line) if name in results.LOSSES else words.parameter(name) for name in reasons]
    why = Text("caption", "text2", ", ".join(told))
    why.setAlignment(RIGHT)
    box = QWidget()
    row = QHBoxLayout(box)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(look.px(8))
    row.addWidget(why, 1)
    row.addWidget(figure)
    _explain(box, line, view)
    return box


def _explain(widget: QWidget, line: Line, view: results.Settled) -> None:
    """Tell which rules multiply a line: `Lost parts: ×2`."""
    told = [
        words.fill("%1: %2", words.parameter(name), words.times(factor))
        for name, factor in results.factors(line, view)
    ]
    widget.setToolTip("\n".join(told))
    widget.setAccessibleDescription(", ".join(told))
