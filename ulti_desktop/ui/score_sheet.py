"""The score sheet of a session: every deal as a row, and the chart of the balances."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from ulti_desktop import words
from ulti_desktop.engine.match import DealResult, Match
from ulti_desktop.scene import marks, tokens
from ulti_desktop.ui import look
from ulti_desktop.ui.balance_chart import BalanceChart
from ulti_desktop.ui.components import Text
from ulti_desktop.ui.controls import MARGIN, PRIMARY, QUIET, PillButton, text_size
from ulti_desktop.ui.fields import ThinBar
from ulti_desktop.ui.floating import FloatingSheet
from ulti_desktop.ui.notice import Notice

ROW: Final = 42
MARK_ROLE: Final = Qt.ItemDataRole.UserRole
TONE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
STRONG_ROLE: Final = Qt.ItemDataRole.UserRole + 2
_FIGURES: Final = (0, 3, 4, 5, 6)
_DECLARER: Final = 2


class DealTable(QTableWidget):
    """One row a deal: number, contract, declarer, result, and the three balances after it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 7, parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_Cells(self))
        self.setVerticalScrollBar(ThinBar())
        self.viewport().setAutoFillBackground(False)
        header = self.horizontalHeader()
        header.setSectionsClickable(False)
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setTabKeyNavigation(False)
        header.sectionResized.connect(self._section_resized)
        self.dress()

    def dress(self) -> None:
        """Take the colours and fonts of the sheet for header and bars."""
        text, line = look.colour(self, "text2").name(), look.colour(self, "text").name()
        self.horizontalHeader().setFont(look.font("label"))
        self.horizontalHeader().setStyleSheet(
            f"QHeaderView {{ background: transparent; }}"
            f"QHeaderView::section {{ background: transparent; color: {text}; border: none;"
            f" border-bottom: 2px solid {line}; padding: 6px 8px; }}"
        )
        self.verticalHeader().setDefaultSectionSize(look.px(ROW))

    def show_deals(
        self, match: Match, heads: tuple[str, ...], names: tuple[str, str, str], nobody: str, french: bool
    ) -> None:
        """Fill the table; `heads` are the first four column titles, `nobody` stands for a void deal."""
        self.setHorizontalHeaderLabels([*heads, *names])
        for column in _FIGURES:
            item = self.horizontalHeaderItem(column)
            if item is not None:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setRowCount(len(match.results))
        number = 0
        for row, result in enumerate(match.results):
            number += not result.void
            self._fill(row, "–" if result.void else str(number), result, match, names, nobody, french)
        self.fit_rows()
        self.scrollToBottom()

    def fit_rows(self) -> None:
        """Give rows whose contract wraps the height they need."""
        self.resizeRowsToContents()

    def _section_resized(self, section: int, _before: int, _now: int) -> None:
        if section == 1:
            self.fit_rows()

    def _fill(
        self,
        row: int,
        number: str,
        result: DealResult,
        match: Match,
        names: tuple[str, str, str],
        nobody: str,
        french: bool,
    ) -> None:
        cells = [QTableWidgetItem(number)]
        if words.helped(result):
            mark = "gear" if result.stood_in else "undo" if result.undone else "bulb"
            cells[0].setData(MARK_ROLE, mark)
            cells[0].setData(
                Qt.ItemDataRole.AccessibleTextRole, words.fill("%1 (%2)", number, words.helped(result))
            )
            cells[0].setToolTip(words.capital(words.helped(result)))
        if result.contract is None or result.declarer is None:
            cells += [QTableWidgetItem(nobody), QTableWidgetItem("–"), QTableWidgetItem("0")]
        else:
            trump = result.contract.trump
            spoken = words.contract(result.contract, match.rules, french)
            level = max((max(d1, d2) for _, d1, d2 in result.doublings), default=0)
            if level:
                spoken = words.fill("%1 %2", spoken, words.times(2**level))
            contract = QTableWidgetItem(words.capital(spoken))
            contract.setData(MARK_ROLE, "" if trump is None else look.suit_mark(trump, french))
            points = result.points[result.declarer]
            outcome = QTableWidgetItem(words.signed(points))
            if points:
                outcome.setData(MARK_ROLE, "tick" if points > 0 else "cross")
                outcome.setData(TONE_ROLE, "green" if points > 0 else "violet")
            cells += [contract, QTableWidgetItem(names[result.declarer]), outcome]
        for seat in range(3):
            cell = QTableWidgetItem(words.signed(result.balances[seat]))
            cell.setData(STRONG_ROLE, result.declarer == seat)
            cells.append(cell)
        for column, cell in enumerate(cells):
            if column in _FIGURES:
                cell.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.setItem(row, column, cell)


class _Cells(QStyledItemDelegate):
    """Paints the cells: marks before texts, figures right, a hairline under each row."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        font = look.font("strong" if index.data(STRONG_ROLE) else "body")
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        if index.column() == 1:
            table = self.parent()
            assert isinstance(table, DealTable)
            room = table.columnWidth(1) - look.px(28) - 16
            return QSize(look.px(120), max(look.px(ROW), text_size(font, text, max(room, 40)).height() + 14))
        mark = look.px(26) if index.data(MARK_ROLE) is not None else 0
        return QSize(text_size(font, text).width() + mark + 20, look.px(ROW))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        table = self.parent()
        assert isinstance(table, DealTable)
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.row() in {one.row() for one in table.selectedIndexes()}:
            painter.fillRect(rect, look.colour(table, "ground2"))
        painter.fillRect(
            QRectF(rect.left(), rect.bottom() - 1.5, rect.width(), 1.5), look.colour(table, "pattern")
        )
        tone = index.data(TONE_ROLE)
        strong = bool(index.data(STRONG_ROLE)) or tone is not None
        painter.setFont(look.font("strong" if strong else "body"))
        painter.setPen(look.colour(table, tone or "text"))
        inner = rect.adjusted(8, 0, -8, 0)
        mark = index.data(MARK_ROLE)
        if index.column() == 1:
            box = QRectF(inner.left(), inner.center().y() - look.px(10), look.px(20), look.px(20))
            if mark:
                marks.paint_sign(painter, mark, box, look.colour(table, "text"))
            inner.setLeft(inner.left() + look.px(28))
        elif mark:
            box = QRectF(inner.left(), inner.center().y() - look.px(7), look.px(14), look.px(14))
            marks.paint_mark(painter, mark, box, look.colour(table, tone or "text"))
        flags = Qt.AlignmentFlag.AlignVCenter | (
            Qt.AlignmentFlag.AlignRight if index.column() in _FIGURES else Qt.AlignmentFlag.AlignLeft
        )
        painter.drawText(
            inner, flags | Qt.TextFlag.TextWordWrap, str(index.data(Qt.ItemDataRole.DisplayRole))
        )
        painter.restore()


class ScoreSheet(FloatingSheet):
    """All deals of the session and the chart. `next_wanted`, `end_wanted` come from its buttons."""

    next_wanted = Signal()
    end_wanted = Signal()
    wish = QSize(1180, 740)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match: Match | None = None
        self._names = ("", "", "")
        self._french = False
        self._may_go_on = False
        self.facts = Text("body", "text2", wrap=True)
        self.facts.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.head.insertWidget(1, self.facts)
        self.table = DealTable()
        self.chart = BalanceChart()
        self.empty = Text("body", "text2")
        self.help = Text("label", "text2", wrap=True)
        self.help.setContentsMargins(MARGIN, 0, MARGIN, 0)
        self.notice = Notice()
        self.next = PillButton(kind=PRIMARY)
        self.end = PillButton(kind=QUIET)
        self.add_foot(self.next, self.end)
        self.add_above_foot(self.help)
        self.add_above_foot(self.notice)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.content)
        self._box.setContentsMargins(8, 0, 8, 0)
        self._box.setSpacing(look.px(16))
        self._box.addWidget(self.table, 3)
        self._box.addWidget(self.chart, 2)
        self._box.addWidget(self.empty)
        self.next.clicked.connect(self.next_wanted)
        self.end.clicked.connect(self.end_wanted)
        self.table.itemSelectionChanged.connect(self._marked)
        self.arrange()
        self.retranslate()

    def show_match(
        self, match: Match, names: tuple[str, str, str], *, french: bool = False, may_go_on: bool = False
    ) -> None:
        """Show a session; `may_go_on` offers the next deal (between two deals)."""
        self._match, self._names, self._french, self._may_go_on = match, names, french, may_go_on
        self.retranslate()

    def arrange(self) -> None:
        self._box.setDirection(
            QBoxLayout.Direction.TopToBottom if self.compact else QBoxLayout.Direction.LeftToRight
        )
        self.table.setColumnHidden(_DECLARER, self.close_up)  # whose figure is bold says the same
        self._share_height()

    def _share_height(self) -> None:
        """Only one of the two scrolls: the table while chart and some rows find room, else the whole page."""
        whole = self.compact and self.area.height() < look.px(ROW * 3 + 50) + self._chart_height()
        policy = Qt.ScrollBarPolicy
        self.table.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if whole else policy.ScrollBarAsNeeded
        )
        head = self.table.horizontalHeader().sizeHint().height()
        high = head + self.table.verticalHeader().length() + 4
        if self.compact and not whole:  # whole rows
            room = self.area.height() - self._chart_height() - self._box.spacing() - head
            high = min(high, head + room // look.px(ROW) * look.px(ROW))
        self.table.setMinimumHeight(high if self.compact else look.px(240))
        self.table.setMaximumHeight(high if self.compact else 16_777_215)
        self.chart.setMinimumHeight(self._chart_height() if self.compact else 0)

    def _chart_height(self) -> int:
        return look.px(150)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_height()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.scrollToBottom()

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Score sheet"))
        self.next.setText(self.tr("Next deal"))
        self.end.setText(self.tr("End session"))
        self.empty.setText(self.tr("No deal has been played yet."))
        match = self._match
        shown = match is not None and bool(match.results)
        self.table.setVisible(shown)
        self.chart.setVisible(shown)
        self.empty.setVisible(not shown)
        self._tell_marks()
        self.next.setVisible(self._may_go_on and match is not None and not match.is_over)
        self.end.setVisible(match is not None and not match.is_over)
        if match is None:
            return
        self.facts.setText(self._facts(match))
        self.notice.show_text(words.session_line(match, self._names, self._french) if shown else "")
        heads = ("#", self.tr("Contract"), self.tr("Declarer"), self.tr("Result"))
        self.table.setAccessibleName(self.tr("Deals"))
        self.table.show_deals(match, heads, self._names, self.tr("everyone passed"), self._french)
        self.chart.show_balances([result.balances for result in match.results], self._names)
        self._share_height()

    def _tell_marks(self) -> None:
        """Say which deals were not played without help."""
        results = () if self._match is None else self._match.results
        undone, advised = sum(one.undone for one in results), sum(one.advised for one in results)
        told = []
        if undone:
            told.append(words.fill(self.tr("with actions taken back: %1"), words.deals(undone)))
        if advised:
            told.append(words.fill(self.tr("with advice: %1"), words.deals(advised)))
        if stood_in := sum(one.stood_in for one in results):
            told.append(words.fill(self.tr("with a simpler player standing in: %1"), words.deals(stood_in)))
        self.help.setText(words.capital(" · ".join(told)))
        self.help.setVisible(bool(told))

    def _facts(self, match: Match) -> str:
        played = words.deals(match.played)
        if match.deals:
            return words.fill(self.tr("%1 of %2"), str(match.played), words.deals(match.deals))
        if match.chip_target:
            return words.fill(self.tr("%1 · up to %2"), played, words.points(match.chip_target))
        return played

    def _marked(self) -> None:
        rows = {index.row() for index in self.table.selectedIndexes()}
        self.chart.mark_deal(min(rows) + 1 if rows else None)

    def set_theme(self, theme: tokens.Theme) -> None:
        super().set_theme(theme)
        self.table.dress()
