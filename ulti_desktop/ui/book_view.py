"""Markdown in the look of a sheet: it can be read, selected and searched."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Final

from PySide6.QtCore import QEvent, QRegularExpression, Qt
from PySide6.QtGui import (
    QBrush,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableCellFormat,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from ulti_desktop.ui import look
from ulti_desktop.ui.docking import Job
from ulti_desktop.ui.fields import ThinBar

HEADINGS: Final = {1: "title", 2: "section", 3: "strong"}
ABOVE: Final = {1: 48, 2: 22, 3: 14}
BELOW: Final = 8
PIECE: Final = 60
"""So many paragraphs are dressed in a turn of the event loop, where there is time."""
PIECES: Final = 5
LINE: Final = 128
"""The height of a line of text, in per cent of the font's own."""


class BookView(QTextBrowser):
    """A text with headings; `positions` of those of the first level are known, links are only told."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setVerticalScrollBar(ThinBar())
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setUndoRedoEnabled(False)
        self.setViewportMargins(0, 0, look.px(10), 0)
        self._shown: QTextDocument | None = None
        self._heads: list[QTextBlock] = []
        self._found: list[QTextCursor] = []
        self._at = -1

    # -- the text

    def showing(self, text: str) -> list[Job]:
        """Return what shows a text, in short pieces; it is seen with the last one."""
        document = QTextDocument()  # goes with the jobs when others overtake them
        heads: list[QTextBlock] = []
        blocks = _blocks(document)

        def read() -> None:
            document.setUndoRedoEnabled(False)
            document.setDocumentMargin(2)
            document.setDefaultFont(look.font("body"))
            document.setMarkdown(text, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)

        def dress(most: int | None) -> None:  # before it is laid out, which every change would bring about
            for block in islice(blocks, most):
                self._dress_block(block, heads)

        def show() -> None:
            self._dress_tables(document)
            self.setExtraSelections([])
            before, self._shown = self._shown, document
            self._found, self._at, self._heads = [], -1, heads
            document.setParent(self)
            self.setDocument(document)
            if before is not None:
                before.deleteLater()

        return [read, *[partial(dress, PIECE)] * PIECES, partial(dress, None), show]

    def dress(self) -> None:
        """Give the text fonts, lengths and colours of now."""
        document = self.document()
        whole = QTextCursor(document)
        whole.beginEditBlock()  # laid out once, at its end
        document.setDefaultFont(look.font("body"))
        self._heads = []
        for block in _blocks(document):
            self._dress_block(block, self._heads)
        self._dress_tables(document)
        whole.endEditBlock()
        self._show_found()

    def _dress_tables(self, document: QTextDocument) -> None:
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._dress_table(frame)

    def _dress_block(self, block: QTextBlock, heads: list[QTextBlock]) -> None:
        shape = QTextBlockFormat(block.blockFormat())
        level = shape.headingLevel()
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        if level:
            shape.setTopMargin(look.px(ABOVE[level]) if heads else 0)
            shape.setBottomMargin(look.px(BELOW))
            letters = QTextCharFormat()
            letters.setFont(look.font(HEADINGS[level]))
            cursor.setCharFormat(letters)  # not merged: Markdown's own would scale it once more
            if level == 1:
                heads.append(block)
        elif cursor.currentTable() is None:
            shape.setLineHeight(LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            shape.setBottomMargin(look.px(BELOW if block.textList() is None else 4))
        cursor.setBlockFormat(shape)
        self._dress_letters(block)

    def _dress_letters(self, block: QTextBlock) -> None:
        """Links in the colour of help, and code in a quieter one."""
        places = []
        at = block.begin()
        while not at.atEnd():
            piece = at.fragment()
            places.append((piece.position(), piece.length(), piece.charFormat()))
            at += 1
        for start, length, kind in places:
            if not (kind.isAnchor() or kind.fontFixedPitch()):
                continue
            cursor = QTextCursor(block)
            cursor.setPosition(start)
            cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
            letters = QTextCharFormat()
            letters.setForeground(look.colour(self, "sky" if kind.isAnchor() else "text2"))
            if kind.isAnchor():
                letters.setFontUnderline(True)
            cursor.mergeCharFormat(letters)

    def _dress_table(self, table: QTextTable) -> None:
        shape = table.format()
        shape.setBorder(0)
        shape.setBorderCollapse(True)
        shape.setCellPadding(look.px(6))
        shape.setCellSpacing(0)
        shape.setTopMargin(look.px(4))
        shape.setBottomMargin(look.px(12))
        shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        table.setFormat(shape)
        line = QBrush(look.colour(self, "pattern"))
        for row in range(table.rows()):
            for column in range(table.columns()):
                cell = table.cellAt(row, column)
                kind = QTextTableCellFormat()
                kind.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignTop)
                kind.setBottomBorder(1)
                kind.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                kind.setBottomBorderBrush(line)
                kind.setPadding(look.px(6))
                cell.setFormat(kind)

    def measure(self) -> None:
        """Take fonts and lengths at the size that text has now."""
        self.dress()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._heads:
            self.dress()

    # -- places

    def positions(self) -> list[int]:
        """Return where each heading of the first level stands, as values of the scroll bar."""
        layout = self.document().documentLayout()
        return [round(layout.blockBoundingRect(block).top()) for block in self._heads]

    def go_to(self, number: int) -> None:
        """Scroll to a heading of the first level, counted from 0."""
        self.verticalScrollBar().setValue(self.positions()[number])

    # -- searching

    @property
    def places(self) -> int:
        """How often the word that is searched was found."""
        return len(self._found)

    def search(self, word: str) -> int:
        """Mark every place of a word, go to the first, and return how many there are; "" marks nothing."""
        self._found, self._at = [], -1
        if word.strip():
            wanted = QRegularExpression(QRegularExpression.escape(word.strip()))
            wanted.setPatternOptions(
                QRegularExpression.PatternOption.CaseInsensitiveOption
                | QRegularExpression.PatternOption.UseUnicodePropertiesOption
            )
            cursor = self.document().find(wanted, 0)
            while not cursor.isNull():
                self._found.append(cursor)
                cursor = self.document().find(wanted, cursor)
        self.find_next()
        return len(self._found)

    def find_next(self) -> int:
        """Go to the next place of the word that is searched; return its number from 1, 0 for none."""
        if self._found:
            self._at = (self._at + 1) % len(self._found)
            here = self._found[self._at]
            rect = self.document().documentLayout().blockBoundingRect(here.block())
            self.verticalScrollBar().setValue(round(rect.top()) - self.viewport().height() // 3)
        self._show_found()
        return self._at + 1

    def _show_found(self) -> None:
        marks = []
        for number, cursor in enumerate(self._found):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            here = number == self._at
            mark.format.setBackground(look.colour(self, "gold" if here else "pattern"))
            if here:
                mark.format.setForeground(look.colour(self, "on_gold"))
            marks.append(mark)
        self.setExtraSelections(marks)


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()
