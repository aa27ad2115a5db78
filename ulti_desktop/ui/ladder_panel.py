"""The ladder of all bids with the present height marked; a real list, so keys and screen readers work."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ulti_desktop import words
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.ladder import Key, auction_value, bid_key, ladder
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.scene import marks, tokens
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Text, dotted_pen
from ulti_desktop.ui.controls import KEYBOARD, PillButton, text_size
from ulti_desktop.ui.fields import ThinBar

ROW: Final = 36
WIDTH: Final = 194
MOST_WIDE: Final = 336


def shape(contract: Contract) -> Contract:
    """Return the bid without its trump, as the ladder lists it."""
    return replace(contract, trump=None)


class LadderList(QListWidget):
    """All bids, cheapest first; `picked(Contract)` when a person takes one over into the panel."""

    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules: RuleSet | None = None
        self._half = False
        self._french = False
        self.rows: list[tuple[Contract, Key, int]] = []
        self._widths: list[int] = []
        self.standing: Contract | None = None
        self.bidder = ""
        self.own: Contract | None = None
        self.standing_row: Contract | None = None
        self.below = -1
        """The last row that is not higher than the standing bid, -1 when there is none."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_Rows(self))
        self.setMouseTracking(True)
        self.setVerticalScrollBar(ThinBar())
        self._by_key = False
        self.viewport().setAutoFillBackground(False)
        self.itemClicked.connect(self._pick)
        self.itemActivated.connect(self._pick)

    @property
    def floor(self) -> Key | None:
        """The key of the present height."""
        if self.standing is None or self._rules is None:
            return None
        return bid_key(self.standing, self._rules)

    def show_ladder(
        self, rules: RuleSet, half: bool, standing: Contract | None, bidder: str, french: bool
    ) -> None:
        """Show the bids of a rule set with the standing bid and its bidder's name."""
        same = self._rules is not None and self._rules == rules and self._half == half
        worded = same and french == self._french
        self._rules, self._half, self._french = rules, half, french
        moved = standing != self.standing
        named = bidder != self.bidder
        self.standing, self.bidder = standing, bidder
        if not same:
            self._fill()
        if moved or not same:
            floor = self.floor
            below = (i for i, row in enumerate(self.rows) if floor is not None and row[1] <= floor)
            self.below = max(below, default=-1)
            self.standing_row = None if standing is None else shape(standing)
        if not worded:
            self.retranslate()
        elif moved or named:
            self.viewport().update()
        if moved or not same:
            self._to_height()

    def set_own(self, contract: Contract | None) -> None:
        """Mark the bid that is chosen in the panel."""
        own = None if contract is None else shape(contract)
        if own != self.own:
            self.own = own
            self.viewport().update()

    def retranslate(self) -> None:
        """Word the rows anew."""
        self._widths = []
        if self._rules is None:
            return
        for index, (contract, _, value) in enumerate(self.rows):
            item = self.item(index)
            name = words.contract(replace(contract, hearts=False), self._rules, self._french)
            spoken = words.contract(contract, self._rules, self._french)
            item.setText(words.capital(name))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, words.fill("%1, %2", spoken, str(value)))
        self.viewport().update()

    def _fill(self) -> None:
        assert self._rules is not None
        self.clear()
        self.rows = []
        for row in ladder(self._rules):
            contract = shape(replace(row.contract, half=self._half))
            key, value = bid_key(contract, self._rules), auction_value(contract, self._rules)
            self.rows.append((contract, key, value))
            self.addItem(QListWidgetItem())

    def _to_height(self) -> None:
        row = self.below
        if row >= 0:
            self.scrollToItem(self.item(row), QListWidget.ScrollHint.PositionAtCenter)
        else:
            self.scrollToTop()

    def _pick(self, item: QListWidgetItem) -> None:
        self.picked.emit(self.rows[self.row(item)][0])

    @property
    def shows_ring(self) -> bool:
        """Tell whether the row with the focus is outlined."""
        return self._by_key and self.hasFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._by_key = event.reason() in KEYBOARD
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_key = True
        super().keyPressEvent(event)

    def widest_row(self) -> int:
        """Return the width that the longest row needs, in pixels."""
        if not self._widths:
            font = look.font("label_strong")
            for index, (contract, _, _) in enumerate(self.rows):
                width = text_size(font, self.item(index).text()).width()
                self._widths.append(width + (look.px(20) if contract.hearts else 0))
        widest = max(self._widths, default=0)
        if self.bidder and self.standing is not None:
            name = text_size(look.font("label"), self.bidder).width() + look.px(12)
            for (contract, _, _), width in zip(self.rows, self._widths, strict=True):
                if contract == shape(self.standing):
                    widest = max(widest, width + name)
        return widest + look.px(10 + 8 + 27 + 6 + 6 + 6) + 12


class _Rows(QStyledItemDelegate):
    """Paints the rows of the ladder."""

    def __init__(self, ladder_list: LadderList) -> None:
        super().__init__(ladder_list)
        self._list = ladder_list

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(look.px(120), look.px(ROW))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        here = self._list
        contract = here.rows[index.row()][0]
        own = here.own is not None and here.own == contract
        below = index.row() <= here.below
        rect = QRectF(option.rect)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = look.colour(here, "ground" if own else "text2" if below else "text")
        row = rect.adjusted(look.px(10), 2, -look.px(6), -2)
        if own:
            look.outlined(painter, row, 8, look.colour(here, "text"), None)
            self._arrow(painter, rect)
        elif state & QStyle.StateFlag.State_MouseOver and not below:
            look.outlined(painter, row, 8, look.colour(here, "pressed"), None)
        if state & QStyle.StateFlag.State_HasFocus and here.shows_ring:
            look.outlined(painter, row, 8, None, look.colour(here, "text"))
        self._words(
            painter,
            row,
            index,
            contract,
            ink,
            own or here.standing_row == contract,
        )
        if index.row() == here.below:
            painter.setPen(dotted_pen(look.colour(here, "text")))
            painter.drawLine(QPointF(row.left() + 2, rect.bottom()), QPointF(row.right() - 2, rect.bottom()))
        painter.restore()

    def _arrow(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens.GOLD_PRESSED)
        y, size = rect.center().y(), look.px(6)
        painter.drawPolygon(
            QPolygonF([QPointF(1, y - size), QPointF(1 + size * 1.3, y), QPointF(1, y + size)])
        )

    def _words(
        self,
        painter: QPainter,
        row: QRectF,
        index: QModelIndex | QPersistentModelIndex,
        contract: Contract,
        ink: QColor,
        strong: bool,
    ) -> None:
        centre = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        inner = row.adjusted(look.px(8), 0, -look.px(6), 0)
        painter.setPen(ink)
        painter.setFont(look.font("label_strong"))
        painter.drawText(inner, centre, str(self._list.rows[index.row()][2]))
        inner.setLeft(inner.left() + look.px(27))
        font = look.font("label_strong" if strong else "label")
        painter.setFont(font)
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        painter.drawText(inner, centre, text)
        if contract.hearts:
            size = look.px(14)
            x = inner.left() + text_size(font, text).width() + look.px(6)
            marks.paint_mark(painter, "hearts", QRectF(x, inner.center().y() - size / 2, size, size))
        here = self._list
        if here.bidder and here.standing_row == contract:
            painter.setFont(look.font("label"))
            painter.setPen(look.colour(here, "text"))
            painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, here.bidder)


class LadderColumn(QWidget):
    """The column that holds the ladder: title and list on the second ground of the sheet."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Text("section")
        self.list = LadderList(self)
        self.back = PillButton(kind="quiet")
        self.back.clicked.connect(self.closed)
        self._closable = False
        head = QHBoxLayout()
        head.setContentsMargins(look.px(24), 0, look.px(12), 0)
        head.addWidget(self.title, 1)
        head.addWidget(self.back)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, look.px(20), look.px(6), look.px(20))
        column.setSpacing(look.px(16))
        column.addLayout(head)
        column.addWidget(self.list, 1)
        self.set_closable(False)
        self.retranslate()

    def set_closable(self, on: bool) -> None:
        """Show the way back where the ladder covers the panel."""
        self._closable = on
        self.back.setVisible(on)
        self.fit()

    def fit(self) -> None:
        """Give the column the width that its longest row needs, where it stands beside the panel."""
        self.setMinimumWidth(self.wanted_width())
        self.setMaximumWidth(16_777_215 if self._closable else self.wanted_width())

    def wanted_width(self) -> int:
        """Return the width that the rows need, 194 px at least."""
        return max(look.px(WIDTH), min(self.list.widest_row(), look.px(MOST_WIDE)))

    def retranslate(self) -> None:
        """Word the column anew."""
        self.title.setText(self.tr("Ladder"))
        self.list.setAccessibleName(self.tr("Ladder of all bids"))
        self.back.setText(self.tr("Back to the bid"))
        self.list.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = self.parentWidget()
        corners = getattr(sheet, "corners", "")
        path = look.rounded(QRectF(self.rect()), tokens.RADII.sheet, corners)
        painter.fillPath(path, look.colour(self, "ground2"))
        look.bold_edge(painter, self, QRectF(self.rect()), corners)
