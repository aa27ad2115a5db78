"""What a lesson's sheet is made of: tulips of progress, cards in a row, the reply, a line of the contents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.engine.cards import Card
from ulti_desktop.scene import marks, tokens
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Mark, Text
from ulti_desktop.ui.controls import MARGIN, Control, text_size

TULIP: Final = 20
TILE: Final = 70


class Tulips(QWidget):
    """One tulip a lesson: filled when it is finished, pale when not, with a line under the present one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._done: tuple[bool, ...] = ()
        self._here = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_progress(self, done: Sequence[bool], here: int) -> None:
        """Show which lessons are finished and which one is open."""
        self._done, self._here = tuple(done), here
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look.px(160), look.px(TULIP + 8))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._done:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, faint = look.colour(self, "text"), look.colour(self, "line")
        step = min(look.px(TULIP + 8), self.width() / len(self._done))
        side = min(look.px(TULIP), step - 3)
        for number, done in enumerate(self._done):
            box = QRectF(number * step + (step - side) / 2, 1, side, side)
            marks.paint_mark(painter, "tulip", box, ink if done else faint)
            if number == self._here:
                painter.fillRect(QRectF(box.left(), box.bottom() + 2, side, 3), ink)


class CardRow(QWidget):
    """Cards of one suit as small tiles, some of them to be looked at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: tuple[Card, ...] = ()
        self._marked: tuple[Card, ...] = ()
        self._french = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)

    def show_cards(self, cards: Sequence[Card], marked: Sequence[Card], *, french: bool) -> None:
        """Show these cards, the marked ones on ink."""
        self._cards, self._marked, self._french = tuple(cards), tuple(marked), french
        self.setAccessibleName(words.cards(cards, french))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look.px(260), look.px(TILE))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, look.px(TILE))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._cards:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = look.px(8)
        width = min(look.px(46), (self.width() - gap * (len(self._cards) - 1)) / len(self._cards))
        font = look.font("section")
        for number, card in enumerate(self._cards):
            tile = QRectF(number * (width + gap), 0, width, self.height())
            marked = card in self._marked
            fill = look.colour(self, "text" if marked else "ground2")
            look.outlined(painter, tile, min(tokens.RADII.tile, 10), fill, None)
            side = min(look.px(24), width - 8)
            box = QRectF(tile.center().x() - side / 2, tile.top() + look.px(8), side, side)
            ink = look.colour(self, "ground" if marked else "text")
            marks.paint_sign(painter, look.suit_mark(card.suit, self._french), box, ink)
            painter.setPen(ink)
            painter.setFont(font)
            below = tile.adjusted(0, look.px(32), 0, -look.px(4))
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, _figure(card, french=self._french))


def _figure(card: Card, *, french: bool) -> str:
    """Return what the corner of a card says; the Tell deck has Roman figures."""
    return words.index(card.rank, french, roman=not french)


class Reply(QWidget):
    """What is said to the pupil's action: a mark, a headline, the reason."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.mark = Mark("made", 26, "green")
        self.head = Text("strong", wrap=True)
        self.text = Text("body", wrap=True)
        column = QVBoxLayout()
        column.setSpacing(look.px(2))
        column.addWidget(self.head)
        column.addWidget(self.text)
        row = QHBoxLayout(self)
        pad = look.px(14)
        row.setContentsMargins(pad, pad, pad, pad)
        row.setSpacing(look.px(12))
        row.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)

    def show_reply(self, mark: str, tone: str, head: str, text: str) -> None:
        """Show what was made of an action."""
        self.mark.set_mark(mark, tone)
        self.head.setText(head)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self.setAccessibleName(f"{head} {text}")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        look.outlined(painter, rect, tokens.RADII.tile, look.colour(self, "ground2"), None)


class LessonEntry(Control):
    """One line of the contents: number, title, and a tick when it is finished."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self._finished = False
        self._next = False
        self._note = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)

    def show_entry(self, title: str, note: str, *, finished: bool, is_next: bool) -> None:
        """Show a lesson; `note` is said at the right, `is_next` marks where to go on."""
        self._note, self._finished, self._next = note, finished, is_next
        self.setText(title)
        self.setAccessibleName(f"{self._number}. {title}, {note}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look.px(300), look.px(32) + 2)

    def minimumSizeHint(self) -> QSize:
        width = look.px(52) + text_size(look.font("button"), self.plain_text()).width()
        width += text_size(look.font("label"), self._note).width() + look.px(24)
        return QSize(width, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._painter()
        rect = QRectF(self.rect()).adjusted(MARGIN / 2, 1, -MARGIN / 2, -1)
        ink, faint = look.colour(self, "text"), look.colour(self, "text2")
        radius = look.px(10)
        if self.isDown() or self.underMouse():
            look.outlined(
                painter, rect, radius, look.colour(self, "pressed" if self.isDown() else "hover"), None
            )
        elif self._next:
            look.outlined(painter, rect, radius, look.colour(self, "ground2"), None)
        if self.shows_ring:
            look.outlined(painter, rect, radius, None, ink)
        middle = rect.center().y()
        side = look.px(20)
        box = QRectF(rect.left() + look.px(8), middle - side / 2, side, side)
        if self._finished:
            marks.paint_mark(painter, "made", box, look.colour(self, "green"))
        else:
            painter.setFont(look.font("label"))
            painter.setPen(faint)
            painter.drawText(box.adjusted(-6, 0, 6, 0), Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.setPen(ink)
        painter.setFont(look.font("button"))
        inside = rect.adjusted(look.px(40), 0, -look.px(10), 0)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(inside, left, self.plain_text())
        painter.setPen(faint)
        painter.setFont(look.font("label"))
        painter.drawText(inside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._note)
