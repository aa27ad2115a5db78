"""One section of a rule sheet, alone or beside the same section of another rule set, drawn in one piece."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ulti_desktop.ui import look
from ulti_desktop.ui.sheet_canvas import (
    DIFFERENT,
    DOT,
    LEFT,
    RIGHT,
    Canvas,
    line_height,
    longest_word,
    text_height,
    text_width,
)
from ulti_desktop.words.rule_sheet import Row, Section, SectionPair, Statement

MOST_TABLE: Final = 700
GUTTER: Final = 26
BETWEEN: Final = 28
NOTHING: Final = "–"
MOST_WIDTHS: Final = 4


class SectionView(QWidget):
    """Title, statements with their source marks, and the table; its text is told to screen readers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._section: Section | SectionPair | None = None
        self._titles = ("", "")
        self._canvases: dict[float, Canvas] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_section(self, section: Section | SectionPair, titles: tuple[str, str] = ("", "")) -> None:
        """Show a section, or two side by side; `titles` name the two rule sets."""
        self._section, self._titles = section, titles
        self._canvases = {}
        self.setAccessibleName(section.title)
        self.setAccessibleDescription("\n".join(_spoken(section)))
        self.updateGeometry()
        self.update()

    def measure(self) -> None:
        """Lay out again at the size that text has now."""
        self._canvases = {}

    def canvas(self, width: float) -> Canvas:
        """Return everything laid out for a width; a layout asks for the same few again and again."""
        found = self._canvases.get(width)
        if found is None:
            found = Canvas(width)
            if isinstance(self._section, Section):
                _one(found, self._section)
            elif self._section is not None:
                _two(found, self._section, self._titles)
            if len(self._canvases) >= MOST_WIDTHS:
                del self._canvases[next(iter(self._canvases))]
            self._canvases[width] = found
        return found

    def row_spans(self) -> list[tuple[float, float]]:
        """Return where lines begin and end, which no scrolling page should cut; a title with the first."""
        spans: list[tuple[float, float]] = []
        title: float | None = None
        for one in self.canvas(float(self.width())).pieces:
            if one.role == "section":
                title = one.rect.top()
                continue
            count = max(1, round(one.rect.height() / line_height(one.role)))
            high = one.rect.height() / count
            spans += [
                (one.rect.top() + high * line, one.rect.top() + high * (line + 1)) for line in range(count)
            ]
            if title is not None:
                spans.append((title, one.rect.top() + high))
                title = None
        return spans

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self.canvas(float(width)).y) + 1

    def sizeHint(self) -> QSize:
        width = self.width() if self.width() > look.px(200) else look.px(600)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(look.px(200), look.px(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        self.canvas(float(self.width())).paint(QPainter(self), self, QRectF(event.rect()))


def _spoken(section: Section | SectionPair) -> list[str]:
    if isinstance(section, Section):
        lines = [one.text for one in section.statements]
        return lines + [", ".join(row.cells) for row in (section.table.rows if section.table else ())]
    pairs = [(pair.one, pair.other) for pair in section.statements]
    lines = [" | ".join(NOTHING if one is None else one.text for one in pair) for pair in pairs]
    rows = [(pair.one, pair.other) for pair in section.rows]
    return lines + [
        " | ".join(NOTHING if row is None else ", ".join(row.cells) for row in pair) for pair in rows
    ]


def _title(canvas: Canvas, title: str) -> None:
    canvas.y += look.px(6)
    canvas.y += canvas.text(0, canvas.width, title, "section") + look.px(5)
    canvas.line(0, canvas.width, strong=True)
    canvas.y += look.px(12)


def _statement(canvas: Canvas, one: Statement, x: float, width: float) -> float:
    """Draw one rule and return its height."""
    dot = look.px(DOT)
    canvas.sign(x + 2, line_height("body"), one.source.value, dot)
    left = x + look.px(22)
    return canvas.text(left, x + width - left, one.text, "body")


def _one(canvas: Canvas, section: Section) -> None:
    _title(canvas, section.title)
    for one in section.statements:
        canvas.y += _statement(canvas, one, 0, canvas.width) + look.px(8)
    table = section.table
    if table is not None:
        canvas.y += look.px(12)
        width = min(canvas.width, look.px(MOST_TABLE))
        columns = _Columns(table.heads, table.rows, width, "body")
        columns.head(canvas, 0)
        for row in table.rows:
            canvas.line(0, width)
            canvas.y += look.px(6)
            canvas.y += columns.row(canvas, row, 0) + look.px(6)
        canvas.line(0, width)
    canvas.y += look.px(22)


def _two(canvas: Canvas, section: SectionPair, titles: tuple[str, str]) -> None:
    _title(canvas, section.title)
    gutter, between = look.px(GUTTER), look.px(BETWEEN)
    half = (canvas.width - gutter - between) / 2
    places = (float(gutter), gutter + half + between)
    pad = look.px(6)
    for pair in section.statements:
        top = canvas.y
        canvas.y += pad
        highs = [_half(canvas, one, x, half) for one, x in zip((pair.one, pair.other), places, strict=True)]
        if pair.differs:
            canvas.sign(look.px(5), line_height("body"), DIFFERENT, look.px(15))
            canvas.bands.append(QRectF(0, top, canvas.width, max(highs) + 2 * pad))
        canvas.y = top + max(highs) + 2 * pad + 2
    if section.rows:
        canvas.y += look.px(12)
        _two_tables(canvas, section, places, half, titles)
    canvas.y += look.px(22)


def _half(canvas: Canvas, one: Statement | None, x: float, width: float) -> float:
    if one is None:
        return canvas.text(x + look.px(22), width - look.px(22), NOTHING, "body", "text2")
    return _statement(canvas, one, x, width)


def _two_tables(
    canvas: Canvas, section: SectionPair, places: tuple[float, float], half: float, titles: tuple[str, str]
) -> None:
    """Draw both tables side by side; below each other where the halves are too narrow for their columns."""
    for role in ("body", "caption"):
        tables = _columns(section, half - look.px(6), role)
        if not any(table.cramped for table in tables):
            _beside(canvas, section, places, half, tables)
            return
    left = places[0]
    for number, (title, table) in enumerate(
        zip(titles, _columns(section, canvas.width - left - look.px(6), "body"), strict=True)
    ):
        canvas.y += canvas.text(left, canvas.width - left, title, "strong") + look.px(6)
        table.head(canvas, left)
        for pair in section.rows:
            row = pair.other if number else pair.one
            if row is not None:
                _row(canvas, (table,), (row,), (left,), table.width, differs=pair.differs)
        canvas.y += look.px(16)


def _columns(section: SectionPair, width: float, role: str) -> tuple[_Columns, _Columns]:
    sides = ([pair.one for pair in section.rows], [pair.other for pair in section.rows])
    one, other = (
        _Columns(heads or section.heads[0] or section.heads[1], [row for row in rows if row], width, role)
        for heads, rows in zip(section.heads, sides, strict=True)
    )
    return one, other


def _beside(
    canvas: Canvas,
    section: SectionPair,
    places: tuple[float, float],
    half: float,
    tables: tuple[_Columns, _Columns],
) -> None:
    top = canvas.y
    ends = []
    for table, x in zip(tables, places, strict=True):
        canvas.y = top
        table.head(canvas, x)
        ends.append(canvas.y)
    canvas.y = max(ends)
    for pair in section.rows:
        _row(canvas, tables, (pair.one, pair.other), places, half, differs=pair.differs)


def _row(
    canvas: Canvas,
    tables: Sequence[_Columns],
    rows: Sequence[Row | None],
    places: Sequence[float],
    width: float,
    *,
    differs: bool,
) -> None:
    top, pad, role = canvas.y, look.px(5), tables[0].role
    for x in places:
        canvas.line(x, width)
    canvas.y += pad
    highs = []
    for table, row, x in zip(tables, rows, places, strict=True):
        if row is None:
            highs.append(canvas.text(x + look.px(22), width - look.px(22), NOTHING, role, "text2"))
        else:
            highs.append(table.row(canvas, row, x))
    if differs:
        canvas.sign(look.px(5), line_height(role), DIFFERENT, look.px(15))
        canvas.bands.append(QRectF(0, top, canvas.width, max(highs) + 2 * pad))
    canvas.y = top + max(highs) + 2 * pad


class _Columns:
    """Where the columns of a table stand: figures as narrow as they go, the texts share the rest."""

    def __init__(self, heads: Sequence[str], rows: Sequence[Row], width: float, role: str) -> None:
        self.heads = heads
        self.role = role
        self.width = width
        self._head_role = "caption" if role == "caption" else "label"
        gap = look.px(8 if role == "caption" else 16)
        self._start = float(look.px(22))
        count = len(heads)
        self.figures = [all(_is_figure(row.cells[place]) for row in rows) for place in range(count)]
        self.figures[0] = False
        hearts = look.px(20) if any(row.hearts for row in rows) else 0
        self._hearts = hearts
        fixed = [
            max(
                longest_word(self._head_role, [heads[place]]),
                max((text_width(role, row.cells[place]) for row in rows), default=0.0),
            )
            for place in range(count)
        ]
        wanted = fixed[0] + hearts
        rest = width - self._start - sum(fixed[1:]) - gap * (count - 1)
        words = [heads[0], *(row.cells[0] for row in rows)]
        self.cramped = rest < longest_word(role, words) + hearts
        first = min(wanted, rest) if rest > 0 else look.px(40)
        spare = max(0.0, rest - wanted) / max(1, count - 1)
        self.widths = [max(first, look.px(40)), *(one + min(spare, look.px(60)) for one in fixed[1:])]
        if spare > look.px(60):
            self.widths[0] = width - self._start - sum(self.widths[1:]) - gap * (count - 1)
        self.places = [self._start]
        for one in self.widths[:-1]:
            self.places.append(self.places[-1] + one + gap)

    def head(self, canvas: Canvas, x: float) -> None:
        """Draw the titles of the columns, low where some wrap."""
        highs = [
            text_height(self._head_role, head, width)
            for head, width in zip(self.heads, self.widths, strict=True)
        ]
        top, high = canvas.y, max(highs)
        for place, head in enumerate(self.heads):
            canvas.y = top + high - highs[place]
            align = RIGHT if self.figures[place] else LEFT
            canvas.text(x + self.places[place], self.widths[place], head, self._head_role, "text2", align)
        canvas.y = top + high + look.px(6)

    def row(self, canvas: Canvas, row: Row, x: float) -> float:
        """Draw one row and return its height."""
        line = line_height(self.role)
        canvas.sign(x + 2, line, row.source.value, look.px(DOT))
        highs = []
        for place, cell in enumerate(row.cells):
            left, width = x + self.places[place], self.widths[place]
            if place == 0 and self._hearts:
                if row.hearts:
                    canvas.sign(left, line, "hearts", look.px(14))
                left, width = left + self._hearts, width - self._hearts
            align = RIGHT if self.figures[place] else LEFT
            role = "figure" if self.figures[place] and self.role == "body" else self.role
            highs.append(canvas.text(left, width, cell, role, "text", align))
        return max(highs)


def _is_figure(cell: str) -> bool:
    return cell.isdecimal() or cell == NOTHING
