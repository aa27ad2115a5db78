"""A list of lines in the look of a sheet.

Its lines are values in a model, so that no item of a list is made in Python and deleted by Qt.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

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


class Lines(QAbstractListModel):
    """Lines that are added at the end, dropped at the beginning, or replaced all at once."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Line] = []

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self.lines):
            return None
        line = self.lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line.text
            case Qt.ItemDataRole.ToolTipRole:
                return line.tip or None
            case Qt.ItemDataRole.AccessibleTextRole:
                return line.spoken or line.text
            case Qt.ItemDataRole.ForegroundRole:
                return line.colour
        return None

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
