"""Finds what does not fit: texts that are larger than their place, and things that lie outside the window."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QLabel,
    QLineEdit,
    QListWidget,
    QSlider,
    QTableWidget,
    QWidget,
)

from ulti_desktop.ui.bid_foot import BigValue
from ulti_desktop.ui.bid_toggle import BidToggle
from ulti_desktop.ui.components import Chip, Mark, ValueBadge
from ulti_desktop.ui.controls import ChoiceChip, PillButton, Switch
from ulti_desktop.ui.icons import IconButton
from ulti_desktop.ui.ladder_panel import LadderList

FIXED = (ChoiceChip, BidToggle, Switch, Chip, ValueBadge, BigValue, Mark)
CHECKED = (QLabel, QAbstractButton, QLineEdit, QSlider, Chip, ValueBadge, BigValue, QListWidget, QTableWidget)
SLACK = 1


def misfits(root: QWidget) -> list[str]:
    """Return what does not fit inside `root`, one line each."""
    return [f"{describe(widget)}: {why}" for widget, why in _found(root)]


def describe(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else widget.accessibleName()
    owners = []
    parent = widget.parentWidget()
    while parent is not None and len(owners) < 6:
        if type(parent).__module__.startswith("ulti_desktop"):
            owners.append(type(parent).__name__)
        parent = parent.parentWidget()
    return f"{type(widget).__name__} {text!r} in {'/'.join(owners[:3])}"


def _found(root: QWidget) -> Iterator[tuple[QWidget, str]]:
    for widget in root.findChildren(QWidget):
        if not widget.isVisibleTo(root):
            continue
        for why in _reasons(root, widget):
            yield widget, why


def _reasons(root: QWidget, widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel) and not widget.text():
        return
    if isinstance(widget, CHECKED):
        yield from _outside(root, widget)
    match widget:
        case QLabel():
            yield from _label(widget)
        case IconButton():
            return
        case PillButton():
            if widget.minimumSizeHint().width() > widget.width() + SLACK:
                yield f"{widget.width()} wide, needs {widget.minimumSizeHint().width()}"
            if widget.heightForWidth(widget.width()) > widget.height() + SLACK:
                yield f"{widget.height()} high, needs {widget.heightForWidth(widget.width())}"
        case LadderList():
            column = widget.parentWidget()
            if column is not None and widget.widest_row() > column.width() + SLACK:
                yield f"rows need {widget.widest_row()}, have {column.width()}"
        case QTableWidget():
            yield from _table(widget)
        case _ if isinstance(widget, FIXED):
            need, have = widget.sizeHint(), widget.size()
            if need.width() > have.width() + SLACK or need.height() > have.height() + SLACK:
                yield f"{have.toTuple()}, needs {need.toTuple()}"


def _label(label: QLabel) -> Iterator[str]:
    metrics, room = label.fontMetrics(), label.contentsRect()
    text = label.text()
    words = text.replace("\u200b", " ").split() if label.wordWrap() else text.split("\n")
    wide = max((metrics.horizontalAdvance(word) for word in words), default=0)
    if wide > room.width() + SLACK:
        yield f"{room.width()} wide, needs {wide}"
    if label.wordWrap():
        high = label.heightForWidth(label.width())
        if high > label.height() + SLACK:
            yield f"{label.height()} high, needs {high}"
    elif metrics.ascent() + metrics.descent() > label.height() + 2 * SLACK:
        yield f"{label.height()} high, needs {metrics.height()}"


def _table(table: QTableWidget) -> Iterator[str]:
    for column in range(table.columnCount()):
        header = table.horizontalHeader().sectionSizeHint(column)
        if table.columnWidth(column) + SLACK < header:
            yield f"column {column} is {table.columnWidth(column)}, its title needs {header}"
    width = sum(table.columnWidth(column) for column in range(table.columnCount()))
    if width > table.viewport().width() + SLACK and table.horizontalScrollBarPolicy() == (
        Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    ):
        yield f"columns take {width}, there is room for {table.viewport().width()}"


def _outside(root: QWidget, widget: QWidget) -> Iterator[str]:
    """Every frame round the widget must hold it, but that an area may scroll up and down."""
    rect, inner = widget.rect(), widget
    while inner is not root:
        outer = inner.parentWidget()
        assert outer is not None
        rect = QRect(inner.mapToParent(rect.topLeft()), rect.size())
        area = outer.parentWidget()
        scrolls = isinstance(area, QAbstractScrollArea) and outer is area.viewport()
        over_x = rect.left() < -SLACK or rect.right() > outer.width() - 1 + SLACK
        over_y = rect.top() < -SLACK or rect.bottom() > outer.height() - 1 + SLACK
        if over_x:
            yield f"x {rect.left()} to {rect.right()} in {type(outer).__name__} {outer.width()} wide"
            return
        if over_y and not scrolls:
            yield f"y {rect.top()} to {rect.bottom()} in {type(outer).__name__} {outer.height()} high"
            return
        if scrolls:
            if outer.height() < 40:
                yield f"scrolls in {outer.height()} only"
                return
            rect = QRect(QPoint(max(0, rect.left()), 0), QRect(0, 0, 1, 1).size())
        inner = outer
