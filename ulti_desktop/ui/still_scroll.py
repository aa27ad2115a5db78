"""A scroll area on a sheet: its ends are marked, and at rest it ends after a whole row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QWidget

from ulti_desktop.ui import look
from ulti_desktop.ui.controls import MARGIN, ChoiceChip, PillButton, Switch
from ulti_desktop.ui.fields import ThinBar
from ulti_desktop.ui.focus import DIRECT

MOST_LEFT: Final = 0.15
"""The share of its height that an area leaves empty at most, so that it ends after a whole row."""
LEAST_HIGH: Final = 60
LONG: Final = 4
"""A text of more lines may end after any of them."""
HEADING: Final = "heading"
"""The property of a widget that stands over another one, for those that are not in the font of headings."""


@runtime_checkable
class Rowed(Protocol):
    """A widget that draws many rows; between them a page may end."""

    def row_spans(self) -> Iterable[tuple[float, float]]:
        """Return where the rows begin and end, from its upper edge."""


class _Edge(QWidget):
    """The line under which what is scrolled away goes on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        width = look.strokes().hairline
        middle = (self.height() - width) / 2
        QPainter(self).fillRect(QRectF(0, middle, self.width(), width), look.colour(self, "pattern"))


class StillScroll(QScrollArea):
    """Lets the sheet shine through and never scrolls sideways."""

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBar(ThinBar())
        self.viewport().setAutoFillBackground(False)
        self._left = 0
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._fit)
        self._upper, self._lower = _Edge(self), _Edge(self)
        self.setWidget(inner)
        inner.setAutoFillBackground(False)
        inner.installEventFilter(self)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._mark_ends)
        bar.rangeChanged.connect(self._mark_ends)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.widget() and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._later.start()  # its layout has not done its part yet
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """End after a whole row."""
        self._catch_up()
        inner, room = self.widget(), self.height()
        left = 0
        if inner is not None and inner.height() > room > LEAST_HIGH:
            left = room - last_row(inner, room)
        if left != self._left:
            self._left = left
            self.setViewportMargins(0, 0, 0, left)
        self._mark_ends()

    def _catch_up(self) -> None:
        """Lay the inside out at the width that it has.

        Qt loses the resize that the scroll bar brings about while the area is about to be shown.
        """
        inner = self.widget()
        layout = None if inner is None else inner.layout()
        if inner is None or layout is None:
            return
        if layout.geometry().width() != inner.contentsRect().width():
            layout.setGeometry(inner.contentsRect())

    def _mark_ends(self) -> None:
        bar, view = self.verticalScrollBar(), self.viewport().geometry()
        for edge, shown, y in (
            (self._upper, bar.value() > bar.minimum(), view.top()),
            (self._lower, bar.value() < bar.maximum(), min(view.bottom() + 1, self.height() - 3)),
        ):
            edge.setGeometry(view.left(), y, view.width(), 3)
            edge.setVisible(shown)
            edge.raise_()


def whole_rows(inner: QWidget, room: int) -> int:
    """Return the largest height of at most `room` at which nothing inside is cut."""
    return _uncut(_spans(inner), room)


def last_row(inner: QWidget, room: int) -> int:
    """Return where a page ends: after a whole row, or where least is cut when that would leave much empty."""
    spans = list(_spans(inner))
    height, least = _uncut(spans, room), room - MOST_LEFT * room
    if height >= least:
        return height
    ends = {room, *(top for top, _ in spans if least <= top < room)}
    return min(ends, key=lambda end: (sum(top < end < bottom for top, bottom in spans), -end))


def _uncut(spans: Iterable[tuple[int, int]], room: int) -> int:
    height = room
    for top, bottom in sorted(spans, key=lambda span: -span[1]):
        if top < height < bottom:
            height = top
    return height


def _spans(inner: QWidget) -> Iterator[tuple[int, int]]:
    """Yield where the visible widgets without others inside begin and end, from top to bottom."""
    heading = look.font("section")
    for widget in inner.findChildren(QWidget):
        parts = widget.findChildren(QWidget, options=DIRECT)
        if widget.isVisibleTo(inner) and all(part.isHidden() for part in parts):
            top = widget.mapTo(inner, widget.rect().topLeft()).y()
            ring = MARGIN if isinstance(widget, ChoiceChip | PillButton | Switch) else 0
            heads = widget.font() == heading or widget.property(HEADING)
            title = look.px(44) if heads else 0  # never the last thing to be seen
            lines: Iterable[tuple[float, float]] = ()
            if isinstance(widget, Rowed):
                lines = widget.row_spans()
            elif isinstance(widget, QLabel):
                lines = _lines(widget)
            yield from ((top + round(first), top + round(last)) for first, last in lines)
            if not lines:
                yield top + ring, top + widget.height() - ring + title


def _lines(label: QLabel) -> list[tuple[int, int]]:
    """Return where the lines of a long text begin and end; nothing for a short one, which stays in one."""
    high = label.fontMetrics().lineSpacing()
    text = label.heightForWidth(label.width()) if label.wordWrap() else 0
    if text <= LONG * high:
        return []
    above = 0 if label.alignment() & Qt.AlignmentFlag.AlignTop else max(0, (label.height() - text) // 2)
    margin = label.contentsMargins().top()
    return [(above + margin + high * n, above + margin + high * (n + 1)) for n in range(round(text / high))]


def still_scroll(inner: QWidget) -> StillScroll:
    """Return a scroll area round a widget."""
    return StillScroll(inner)
