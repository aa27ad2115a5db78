"""The way of the Tab key: through everything of a sheet in the order in which it is laid out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from operator import itemgetter
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget

DIRECT: Final = Qt.FindChildOption.FindDirectChildrenOnly
"""With this a kind of children is asked for; for children of every kind the binding makes ready all classes
of Qt, which takes 10 ms and more.
"""


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
        yield from _of_layout(layout, widget)
    else:
        for child in widget.findChildren(QWidget, options=DIRECT):
            yield from _one(child)


def _of_layout(layout: QLayout, owner: QWidget) -> Iterator[QWidget]:
    for part in laid_out(layout, owner):
        if isinstance(part, QLayout):
            yield from _of_layout(part, owner)
        else:
            yield from _one(part)


def laid_out(layout: QLayout, owner: QWidget) -> list[QWidget | QLayout]:
    """Return what a layout of the widget `owner` places itself, in its order: widgets and layouts within it.

    Its items are not asked for: Python would keep each that it was ever given, beyond the day on which Qt
    deletes it, and take it for whatever lies in its place in memory then - that ends the program.
    """
    widgets = owner.findChildren(QWidget, options=DIRECT)
    layouts = layout.findChildren(QLayout, options=DIRECT)
    parts: list[tuple[int, QWidget | QLayout]] = [
        *((layout.indexOf(one), one) for one in widgets),
        *((layout.indexOf(one), one) for one in layouts),
    ]
    return [one for place, one in sorted(parts, key=itemgetter(0)) if place >= 0]


def _one(widget: QWidget) -> Iterator[QWidget]:
    yield widget
    yield from _inside(widget)
