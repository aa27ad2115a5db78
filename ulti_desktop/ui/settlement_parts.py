"""Pieces of the settlement: the blocks of card points, the balances with their lines."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.engine.match import Match
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene import marks, tokens
from ulti_desktop.scene.seats import EMBLEMS
from ulti_desktop.ui import look, results
from ulti_desktop.ui.components import FigureLabel, Flow, Mark, Text, clear
from ulti_desktop.ui.focus import laid_out

RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def show_all(grid: QGridLayout) -> None:
    """Show what came into a grid now and not in the next turn of events, so that it can be measured."""
    owner = grid.parentWidget()
    for part in () if owner is None else laid_out(grid, owner):
        if isinstance(part, QWidget):
            part.show()


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
        clear(self._grid)
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
        show_all(self._grid)
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
        marks.paint_mark(painter, self._name, rect.adjusted(share, share, -share, -share), tokens.CREAM)


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
        clear(self._grid)
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
        show_all(self._grid)
