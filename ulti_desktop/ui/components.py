"""What shows something: sheets, labels, badges, chips, marks, lines, and rows that wrap."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import shiboken6
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QLayoutItem, QSizePolicy, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.scene import marks, tokens
from ulti_desktop.ui import look
from ulti_desktop.ui.controls import ChoiceChip, Switch, text_size

SHADOW_DROP: Final = 8


def clear(layout: QLayout) -> None:
    """Take everything out of a layout and delete it."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        shiboken6.delete(item)  # Qt leaves what was taken to Python, and Python thinks that Qt keeps it


class Text(QLabel):
    """A label in one of the type roles and one of the colours of its ground."""

    def __init__(
        self,
        role: str = "body",
        tone: str = "text",
        text: str = "",
        parent: QWidget | None = None,
        *,
        wrap: bool = False,
    ) -> None:
        super().__init__(text, parent)
        self._role = role
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.set_tone(tone)
        self.setFont(look.font(role))

    def set_role(self, role: str) -> None:
        """Take another size and weight."""
        self._role = role
        self.setFont(look.font(role))

    def set_tone(self, tone: str) -> None:
        """Take another colour of the ground."""
        self.setForegroundRole(look.ROLES[tone])

    def measure(self) -> None:
        """Take the font at the size that text has now."""
        self.setFont(look.font(self._role))


class FigureLabel(Text):
    """A number of a column: right-aligned, digits of one width, a true minus sign."""

    def __init__(self, role: str = "figure", tone: str = "text", parent: QWidget | None = None) -> None:
        super().__init__(role, tone, "", parent)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def set_amount(self, amount: int, *, with_sign: bool = False) -> None:
        """Show a number, with a plus sign where asked."""
        self.setText(words.signed(amount) if with_sign else words.signed(amount).removeprefix("+"))


class Sheet(QWidget):
    """A paper sheet. `corners` are the free ones that are round; a floating sheet throws a hard shadow."""

    def __init__(self, parent: QWidget | None = None, *, corners: str = "", floating: bool = False) -> None:
        super().__init__(parent)
        self.corners = "tl tr br bl" if floating else corners
        self.floating = floating
        self.shadow = tokens.theme(tokens.DEFAULT_THEME).shadow
        self.setPalette(look.palette(tokens.theme(tokens.DEFAULT_THEME).paper))

    def set_theme(self, theme: tokens.Theme) -> None:
        """Take the paper of a theme."""
        self.shadow = theme.shadow
        self.setPalette(look.palette(theme.paper))
        self.update()

    def paper_rect(self) -> QRectF:
        """The sheet itself, without its shadow."""
        return QRectF(self.rect()).adjusted(0, 0, 0, -SHADOW_DROP if self.floating else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self.paper_rect()
        if self.floating:
            painter.fillPath(look.rounded(rect.translated(0, SHADOW_DROP), tokens.RADII.sheet), self.shadow)
        painter.fillPath(look.rounded(rect, tokens.RADII.sheet, self.corners), look.colour(self, "ground"))
        look.bold_edge(painter, self, rect, self.corners)


class Hairline(QWidget):
    """A thin line across; `strong` is the 3 px ink line above a total."""

    def __init__(self, parent: QWidget | None = None, *, strong: bool = False) -> None:
        super().__init__(parent)
        self._strong = strong
        self.setFixedHeight(4)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        width = look.strokes().total if self._strong else look.strokes().hairline
        tone = look.colour(self, "text" if self._strong else "pattern")
        inside = self.contentsRect()
        painter.fillRect(QRectF(inside.left(), (self.height() - width) / 2, inside.width(), width), tone)


class Mark(QWidget):
    """One drawn mark; `tone` names a colour of the ground, "" leaves suit signs their own colours."""

    def __init__(
        self, name: str = "", size: int = 22, tone: str = "text", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._size = size
        self._tone = tone
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_mark(self, name: str, tone: str | None = None) -> None:
        """Show another mark, in another colour where one is given."""
        self._name = name
        self._tone = self._tone if tone is None else tone
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look.px(self._size), look.px(self._size))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._name:
            paint = marks.paint_mark if self._tone else marks.paint_sign
            paint(QPainter(self), self._name, QRectF(self.rect()), look.colour(self, self._tone or "text"))


class ValueBadge(QWidget):
    """The value of a contract or part in an outlined circle."""

    def __init__(self, size: int = 30, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_value(self, value: int | None) -> None:
        """Show a value; None empties the badge."""
        self._text = "" if value is None else words.signed(value).removeprefix("+")
        self.setAccessibleName(self._text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        text = text_size(look.font("label_strong"), self._text).width() + look.px(14)
        return QSize(max(look.px(self._size), text), look.px(self._size))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._text:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = look.colour(self, "text")
        rect = QRectF(self.rect())
        look.outlined(painter, rect, rect.height() / 2, None, ink)
        painter.setPen(ink)
        painter.setFont(look.font("label_strong"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._text)


class Chip(QWidget):
    """A small red chip: counts double, with its factor or the level's name."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        size = text_size(look.font("label_strong"), self._text)
        return QSize(size.width() + look.px(14), size.height() + look.px(4))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        look.outlined(painter, rect, tokens.RADII.chip, look.colour(self, "red"), None)
        painter.setPen(look.colour(self, "on_red"))
        painter.setFont(look.font("label_strong"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._text)


class FlowLayout(QLayout):
    """Places widgets in lines and begins a new one at its end; `align` 0 left, 0.5 middle, 1 right."""

    def __init__(self, parent: QWidget | None = None, *, gap: int = 0, align: float = 0.0) -> None:
        self._items: list[QLayoutItem] = []
        super().__init__(parent)
        self._gap = gap
        self.share = align
        self.last_right = False
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        sizes = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() for size in sizes) + self._gap * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _lines(self, width: int) -> Iterable[list[tuple[QLayoutItem, QSize]]]:
        line: list[tuple[QLayoutItem, QSize]] = []
        used = 0
        for item in self._shown():
            size = item.sizeHint()
            if size.width() > width:
                narrow = max(width, item.minimumSize().width())
                high = item.heightForWidth(narrow) if item.hasHeightForWidth() else size.height()
                size = QSize(narrow, high)
            if line and used + self._gap + size.width() > width:
                yield line
                line, used = [], 0
            used += size.width() + (self._gap if line else 0)
            line.append((item, size))
        if line:
            yield line

    def _place(self, rect: QRect, *, move: bool) -> int:
        y = rect.y()
        for line in self._lines(rect.width()):
            height = max(size.height() for _, size in line)
            used = sum(size.width() for _, size in line) + self._gap * (len(line) - 1)
            x = rect.x() + round((rect.width() - used) * self.share)
            for item, size in line:
                if self.last_right and len(line) > 1 and item is self._shown()[-1]:
                    x = rect.x() + rect.width() - size.width()
                if move:
                    item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
                x += size.width() + self._gap
            y += height + self._gap
        return max(0, y - rect.y() - self._gap)


class Flow(QWidget):
    """A widget whose children wrap."""

    def __init__(self, parent: QWidget | None = None, *, gap: int = 0, align: float = 0.0) -> None:
        super().__init__(parent)
        self.flow = FlowLayout(self, gap=gap, align=align)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: QWidget) -> None:
        """Put a widget at the end."""
        self.flow.addWidget(widget)
        widget.show()

    def clear(self) -> None:
        """Remove and delete every widget."""
        clear(self.flow)
        self.updateGeometry()


class ChoiceRow(Flow):
    """Chips of which one is on; `chosen(value)` when a person takes another."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None, *, gap: int = -6, height: int = 38) -> None:
        super().__init__(parent, gap=gap)
        self._height = height
        self.chips: list[ChoiceChip] = []
        self._value: object = None

    def set_choices(self, choices: Iterable[tuple[str, object]], marks_: Iterable[str] = ()) -> None:
        """Offer (text, value) pairs, with marks where given; the value stays when it is still offered."""
        rows = list(choices)
        names = list(marks_) or [""] * len(rows)
        if [chip.value for chip in self.chips] != [value for _, value in rows]:
            self.clear()
            self.chips = []
            for text, value in rows:
                chip = ChoiceChip(text, value, self, height=self._height)
                chip.clicked.connect(lambda _=False, chosen=chip: self._clicked(chosen))
                self.chips.append(chip)
                self.add(chip)
        for chip, (text, _), name in zip(self.chips, rows, names, strict=True):
            chip.setText(text)
            chip.set_mark(name)
        self.set_value(self._value)
        self.updateGeometry()

    def value(self) -> object:
        """Return the value that is on; None when none is."""
        return self._value

    def set_value(self, value: object) -> None:
        """Switch one chip on without a signal."""
        self._value = value
        for chip in self.chips:
            chip.setChecked(chip.value == value)

    def _clicked(self, chip: ChoiceChip) -> None:
        if chip.value != self._value:
            self.set_value(chip.value)
            self.chosen.emit(chip.value)


class SwitchRow(QWidget):
    """A switch with its name and one sentence that explains it."""

    toggled = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = Text("strong", wrap=True)
        self.note = Text("label", "text2", wrap=True)
        self.switch = Switch(self)
        self.column = QVBoxLayout()
        self.column.setSpacing(2)
        self.column.addWidget(self.name)
        self.column.addWidget(self.note)
        self.line = QHBoxLayout(self)
        self.line.setContentsMargins(0, 4, 0, 4)
        self.line.addLayout(self.column, 1)
        self.line.addWidget(self.switch, 0, Qt.AlignmentFlag.AlignVCenter)
        self.switch.toggled.connect(self.toggled)

    def set_words(self, name: str, note: str = "") -> None:
        """Set name and explanation."""
        self.name.setText(name)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.switch.setAccessibleName(name)
        self.switch.setAccessibleDescription(note)


def dotted_pen(tone: QColor, step: float = 6.0) -> QPen:
    """A pen of round dots, for the line under the present height."""
    pen = QPen(tone, 4)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.001, step / 4 * 1.6])
    return pen
