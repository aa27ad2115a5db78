"""Pieces of the settlement: the table of lines, the blocks of card points, the balances with their lines."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.engine.match import Match
from ulti_desktop.engine.scoring import Line
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene import marks
from ulti_desktop.ui import look, results
from ulti_desktop.ui.components import Chip, FigureLabel, Flow, Hairline, Mark, Text

EMBLEMS: Final = ("apple", "wheel", "bird")
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class LinesTable(QWidget):
    """Every line of the settlement and what each defender gets; `compact` has one column of factors."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(look.px(6))
        self._grid.setHorizontalSpacing(look.px(20))

    def show_lines(self, view: SeatView, names: tuple[str, str, str], *, compact: bool) -> None:
        """Build the table for a finished deal."""
        clear_grid(self._grid)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)
        settlement = view.settlement
        if settlement is None or view.declarer is None:
            return
        heads = [self.tr("Part"), self.tr("Result")]
        figures = [self.tr("Stake")]
        if not compact:
            figures = [self.tr("Value"), self.tr("Hearts"), self.tr("Kontra"), self.tr("Factor")]
        seats = results.defenders(view)
        columns = len(heads) + len(figures) + 2
        for column, text in enumerate([*heads, *figures, *(names[seat] for seat in seats)]):
            label = Text("label", "text2", text)
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
        _show_all(self._grid)

    def _payer(self, view: SeatView, names: tuple[str, str, str]) -> str:
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
        self, row: int, line: Line, view: SeatView, names: tuple[str, str, str], *, compact: bool
    ) -> None:
        self._grid.addWidget(
            Text("section", "text", words.capital(words.line_item(line)), wrap=compact), row, 0
        )
        self._grid.addWidget(self._result(line, view, compact=compact), row, 1)
        column = 2
        if compact:
            figure = Text("figure", "text", results.calculation(line, view))
            figure.setAlignment(RIGHT)
            self._grid.addWidget(figure, row, column)
            column += 1
        else:
            self._add_factors(row, line, view, names)
            column += 4
        for place, amount in enumerate(results.gains(line, view)):
            label = FigureLabel()
            label.set_amount(amount, with_sign=True)
            self._grid.addWidget(label, row, column + place)

    def _add_factors(self, row: int, line: Line, view: SeatView, names: tuple[str, str, str]) -> None:
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
            kontra.setToolTip(
                "\n".join(
                    f"{names[seat]}: {words.kontra_level(level)}"
                    for seat, level in zip(seats, line.levels, strict=True)
                )
            )
        elif levels:
            kontra.setToolTip(words.kontra_level(levels[0]))
        self._grid.addWidget(kontra, row, 4)
        factor = Text("figure", "text", words.times(line.factor))
        factor.setAlignment(RIGHT)
        self._grid.addWidget(factor, row, 5)

    def _result(self, line: Line, view: SeatView, *, compact: bool) -> QWidget:
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, look.px(6), 0, look.px(6))
        row.setSpacing(look.px(10))
        row.addWidget(Mark("made" if line.made else "lost", 22, "green" if line.made else "violet"))
        row.addWidget(Text("strong", "green" if line.made else "violet", words.result(line)))
        detail = results.detail(line, view)
        if detail and not compact:
            row.addWidget(Text("body", "text2", detail))
        row.addStretch(1)
        return box


def clear_grid(grid: QGridLayout) -> None:
    """Remove and delete everything in a grid."""
    while (item := grid.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def _show_all(grid: QGridLayout) -> None:
    """Show what came into a grid now and not in the next turn of events, so that it can be measured."""
    for number in range(grid.count()):
        item = grid.itemAt(number)
        widget = None if item is None else item.widget()
        if widget is not None:
            widget.show()


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


class Blocks(QWidget):
    """One block for 10 points: pill marriage, square ace or ten, outline last trick, dotted talon."""

    KINDS: Final = ("pill", "square", "outline", "dotted")

    def __init__(self, counts: tuple[int, int, int, int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kinds = [kind for kind, count in zip(self.KINDS, counts, strict=True) for _ in range(count)]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(max(1, len(self._kinds)) * 39, look.px(22))

    def minimumSizeHint(self) -> QSize:
        return QSize(max(1, len(self._kinds)) * 16, look.px(22))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._kinds:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = look.colour(self, "text")
        step = min(39.0, self.width() / len(self._kinds))
        for number, kind in enumerate(self._kinds):
            box = QRectF(number * step, 0, step - 3, self.height())
            radius = box.height() / 2 if kind == "pill" else 4
            if kind == "dotted":
                painter.setPen(QPen(ink, 2, Qt.PenStyle.DotLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
            else:
                outline = kind == "outline"
                look.outlined(painter, box, radius, None if outline else ink, ink if outline else None)


class PointBlocks(QWidget):
    """The card points of both sides as blocks, with a legend."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.px(4))
        self._grid = QGridLayout()
        self._grid.setVerticalSpacing(look.px(4))
        self._title = Text("section")
        self._legend = Flow(gap=8)
        self._column.addWidget(self._title)
        self._column.addLayout(self._grid)
        self._column.addWidget(self._legend)
        self._column.addStretch(1)

    def show_points(self, view: SeatView, names: tuple[str, str, str]) -> None:
        """Show the points of a finished deal; empty where points mean nothing."""
        clear_grid(self._grid)
        self._legend.clear()
        self.setVisible(results.shows_points(view))
        if not results.shows_points(view) or view.declarer is None:
            return
        self._title.setText(self.tr("Card points"))
        seats = results.defenders(view)
        pair = words.all_of([names[seat] for seat in sorted(seats)])
        kinds: set[int] = set()
        for side, (name, points) in enumerate(
            zip((names[view.declarer], pair), results.points(view), strict=True)
        ):
            counts = tuple(round(n / 10) for n in (points.marriages, points.cards, points.last, points.talon))
            kinds |= {kind for kind, count in enumerate(counts) if count}
            self._grid.addWidget(Text("body", "text", name), 2 * side, 0)
            total = FigureLabel()
            total.set_amount(points.total)
            self._grid.addWidget(total, 2 * side, 1)
            self._grid.addWidget(Blocks((counts[0], counts[1], counts[2], counts[3])), 2 * side + 1, 0, 1, 2)
        _show_all(self._grid)
        legend = (self.tr("marriage"), self.tr("aces, tens"), self.tr("last trick"), self.tr("talon"))
        for kind in sorted(kinds):
            self._legend.add(_Legend(kind, legend[kind]))


class _Legend(QWidget):
    """One block with its meaning."""

    def __init__(self, kind: int, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, look.px(8), 0)
        row.setSpacing(look.px(8))
        counts = [0, 0, 0, 0]
        counts[kind] = 1
        block = Blocks((counts[0], counts[1], counts[2], counts[3]))
        block.setFixedSize(look.px(22), look.px(15))
        row.addWidget(block)
        row.addWidget(Text("label", "text2", text))


class Emblem(QWidget):
    """A seat's emblem on its disc."""

    def __init__(self, name: str, size: int = 36, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(look.px(self._size), look.px(self._size))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.colour(self, "emblem"))
        painter.drawEllipse(rect)
        share = rect.width() * 0.22
        marks.paint_mark(
            painter, self._name, rect.adjusted(share, share, -share, -share), look.colour(self, "ground")
        )


class Sparkline(QWidget):
    """A player's balance over the session as a small line with its zero."""

    def __init__(self, values: tuple[int, ...], low: int, high: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values = values
        self._low, self._high = min(low, 0), max(high, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(132, look.px(36))

    def minimumSizeHint(self) -> QSize:
        return QSize(40, look.px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        span = max(1, self._high - self._low)
        room = self.height() - 16

        def y(value: int) -> float:
            return 8 + room * (self._high - value) / span

        painter.setPen(QPen(look.colour(self, "pattern"), 2))
        painter.drawLine(QPointF(4, y(0)), QPointF(self.width() - 4, y(0)))
        step = (self.width() - 12) / max(1, len(self._values) - 1)
        dots = [QPointF(5 + i * step, y(value)) for i, value in enumerate(self._values)]
        ink = look.colour(self, "text")
        painter.setPen(QPen(ink, 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(QPolygonF(dots))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawEllipse(dots[-1], 4.0, 4.0)


class Balances(QWidget):
    """The balance of every player after the deal: line, change and sum."""

    MOST: Final = 16

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Text("section")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(look.px(12))
        self._grid.setVerticalSpacing(look.px(8))
        self._grid.setColumnStretch(2, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(8))
        column.addWidget(self._title)
        column.addLayout(self._grid)
        column.addStretch(1)

    def show_match(self, match: Match, names: tuple[str, str, str]) -> None:
        """Show the balances of a session."""
        clear_grid(self._grid)
        self._title.setText(self.tr("Balances"))
        rows = [(0, 0, 0), *(result.balances for result in match.results)][-self.MOST :]
        everything = [value for row in rows for value in row]
        last = match.results[-1].points if match.results else (0, 0, 0)
        for seat in range(3):
            self._grid.addWidget(Emblem(EMBLEMS[seat]), seat, 0)
            self._grid.addWidget(Text("strong", "text", names[seat]), seat, 1)
            values = tuple(row[seat] for row in rows)
            self._grid.addWidget(Sparkline(values, min(everything), max(everything)), seat, 2)
            gain = last[seat]
            tone = "green" if gain > 0 else "violet" if gain < 0 else "text2"
            self._grid.addWidget(Mark("gain" if gain > 0 else "cost" if gain < 0 else "", 13, tone), seat, 3)
            change = FigureLabel("strong", tone)
            change.set_amount(gain, with_sign=True)
            self._grid.addWidget(change, seat, 4)
            total = FigureLabel("figure_large")
            total.set_amount(match.balances[seat], with_sign=True)
            self._grid.addWidget(total, seat, 5)
        _show_all(self._grid)
