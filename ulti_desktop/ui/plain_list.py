"""A list of lines in the look of a sheet.

Its lines are values in a model, so that no item of a list is made in Python and deleted by Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from ulti_desktop.ui import look
from ulti_desktop.ui.fields import ThinBar

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Line:
    """One line: what stands there, a tip, what a screen reader says instead of it, its colour."""

    text: str
    tip: str = ""
    spoken: str = ""
    colour: QColor | None = None


ANSWERED: Final[dict[int, Callable[[Line], Any]]] = {
    Qt.ItemDataRole.DisplayRole: lambda line: line.text,
    Qt.ItemDataRole.ToolTipRole: lambda line: line.tip or None,
    Qt.ItemDataRole.AccessibleTextRole: lambda line: line.spoken or line.text,
    Qt.ItemDataRole.ForegroundRole: lambda line: line.colour,
}


class Lines(QAbstractListModel):
    """Lines that are added at the end, dropped at the beginning, or replaced all at once."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Line] = []

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        worth = ANSWERED.get(role)  # a list asks for half a dozen others of every line before it is laid out
        if worth is None:
            return None
        row = index.row()
        return worth(self.lines[row]) if 0 <= row < len(self.lines) else None

    def replace(self, lines: Sequence[Line]) -> None:
        """Show these lines and no others."""
        self.beginResetModel()
        self.lines = list(lines)
        self.endResetModel()

    def add(self, line: Line, most: int) -> None:
        """Add a line; of more than `most` the oldest goes."""
        self.beginInsertRows(QModelIndex(), len(self.lines), len(self.lines))
        self.lines.append(line)
        self.endInsertRows()
        if len(self.lines) > most:
            self.beginRemoveRows(QModelIndex(), 0, 0)
            del self.lines[0]
            self.endRemoveRows()


class PlainList(QListView):
    """The list of `lines`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = Lines()
        self.setModel(self.lines)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setFont(look.font("label"))
        self.setVerticalScrollBar(ThinBar())

    def measure(self) -> None:
        """Take the font at the size that text has now."""
        self.setFont(look.font("label"))

    def count(self) -> int:
        """Return how many lines there are."""
        return len(self.lines.lines)
