"""The way of the Tab key: through everything of a sheet in the order in which it is laid out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget


def reading_order(root: QWidget) -> list[QWidget]:
    """Return the widgets inside `root` that Tab can reach, as its layouts place them; hidden ones too."""
    return [one for one in _inside(root) if one.focusPolicy() & Qt.FocusPolicy.TabFocus]


def order_focus(root: QWidget) -> None:
    """Let Tab walk through `root` in reading order; again after widgets came anew."""
    for one, following in pairwise(reading_order(root)):
        if one.nextInFocusChain() is not following:
            QWidget.setTabOrder(one, following)


def _inside(widget: QWidget) -> Iterator[QWidget]:
    layout = widget.layout()
    if isinstance(widget, QScrollArea):
        inner = widget.widget()
        if inner is not None:
            yield from _one(inner)
    elif layout is not None:
        yield from _of_layout(layout)
    else:
        for child in widget.children():
            if isinstance(child, QWidget):
                yield from _one(child)


def _of_layout(layout: QLayout) -> Iterator[QWidget]:
    for number in range(layout.count()):
        item = layout.itemAt(number)
        widget = None if item is None else item.widget()
        inner = None if item is None else item.layout()
        if widget is not None:
            yield from _one(widget)
        elif inner is not None:
            yield from _of_layout(inner)


def _one(widget: QWidget) -> Iterator[QWidget]:
    yield widget
    yield from _inside(widget)
