"""The list of a review: one row for every action, and what is said of the one that is looked at."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ulti_desktop.scene import marks, tokens
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Mark, Text
from ulti_desktop.ui.controls import MARGIN, PRIMARY, Control, PillButton
from ulti_desktop.ui.news import Newest

INSET: Final = 16
WHO: Final = 66
FIGURE: Final = 62
LOOKED_AT: Final = 8
MOST_HEIGHTS: Final = 8
"""Room over the text of the row that is looked at."""
ARROWS: Final = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)
_WRAP: Final = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)
RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)


def dark_column(theme: tokens.Theme) -> tokens.Column:
    """The colours of the row that is looked at: light on ink, or on the table's ground beside dark sheets."""
    if theme.paper.ground.lightness() < 128:
        return theme.table
    return replace(tokens.theme(tokens.DEFAULT_THEME).table, ground=tokens.INK, ground2=tokens.INK)


class ActionRow(Control):
    """One action: who, what, its cost on what was known, and with all cards seen."""

    def __init__(self, step: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.step = step
        self.who = self.told = self.known = self.exact = ""
        self.costs = Newest()
        self._mark = ""
        self._clear = self._dear = False
        self._heights: dict[tuple[int, bool, float], int] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCheckable(True)

    def nextCheckState(self) -> None:
        """The list decides which action is looked at."""

    def set_words(self, who: str, mark: str, told: str, spoken: str) -> None:
        """Set who did what, and how a screen reader tells it."""
        self.who, self._mark, self.told = who, mark, told
        self._heights = {}
        self.costs.forget()
        self.setAccessibleName(spoken)
        self.updateGeometry()

    def set_figures(self, known: str, exact: str, *, clear: bool, dear: bool, spoken: str) -> None:
        """Set both costs: whether the first is more than chance, and whether the second is one at all."""
        if (known, exact, clear, dear) != (self.known, self.exact, self._clear, self._dear):
            self.known, self.exact, self._clear, self._dear = known, exact, clear, dear
            self.update()
        if spoken != self.accessibleName():
            self.setAccessibleName(spoken)

    def _text_width(self, width: float) -> float:
        mark = look.px(26) if self._mark else 0
        return width - 2 * INSET - look.px(WHO) - mark - 2 * look.px(FIGURE) - 8

    def sizeHint(self) -> QSize:
        return QSize(look.px(400), self.heightForWidth(look.px(400)))

    def minimumSizeHint(self) -> QSize:
        return QSize(look.px(240), look.px(32))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Asked for of all rows whenever a line elsewhere in the sheet changes; the answers are kept."""
        case = width, self.isChecked(), look.text_scale()
        if case not in self._heights:
            if len(self._heights) == MOST_HEIGHTS:
                self._heights = {}
            self._heights[case] = self._height(width)
        return self._heights[case]

    def _height(self, width: int) -> int:
        metrics = QFontMetricsF(look.font("strong" if self.isChecked() else "body"))
        box = metrics.boundingRect(QRectF(0, 0, max(40.0, self._text_width(width)), 9999), _WRAP, self.told)
        return max(look.px(32), round(box.height()) + look.px(10)) + (LOOKED_AT if self.isChecked() else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._painter()
        rect = QRectF(self.rect())
        if self.isChecked():
            painter.fillPath(look.rounded(rect, tokens.RADII.row, "tl tr"), look.colour(self, "ground"))
        elif self.underMouse():
            look.outlined(painter, rect.adjusted(6, 1, -6, -1), 8, look.colour(self, "hover"), None)
        if self.shows_ring:
            look.focus_ring(painter, rect.adjusted(9, 8, -9, -8), 6, look.colour(self, "text"))
        top = look.px(5) + (LOOKED_AT if self.isChecked() else 0)
        high = rect.height() - top
        left = float(INSET)
        painter.setFont(look.font("body" if not self.isChecked() else "strong"))
        painter.setPen(look.colour(self, "text" if self.isChecked() else "text2"))
        who = QFontMetricsF(painter.font()).elidedText(
            self.who, Qt.TextElideMode.ElideRight, look.px(WHO) - 6
        )
        painter.drawText(QRectF(left, top, look.px(WHO), high), _WRAP, who)
        left += look.px(WHO)
        if self._mark:
            side = look.px(18)
            sign = QRectF(left, top + look.px(2), side, side)
            marks.paint_sign(painter, self._mark, sign, look.colour(self, "text"))
            left += look.px(26)
        painter.setPen(look.colour(self, "text"))
        painter.drawText(QRectF(left, top, self._text_width(rect.width()), high), _WRAP, self.told)
        self._paint_figure(
            painter, self.known, rect.right() - INSET - look.px(FIGURE), top, strong=self._clear
        )
        self._paint_figure(painter, self.exact, rect.right() - INSET, top, strong=self._dear, sign=False)

    def _paint_figure(
        self, painter: QPainter, text: str, right: float, top: float, *, strong: bool, sign: bool = True
    ) -> None:
        font = look.font("strong" if strong else "body")
        painter.setFont(font)
        painter.setPen(look.colour(self, "violet" if strong else "text2"))
        box = QRectF(right - look.px(FIGURE), top, look.px(FIGURE), look.px(24))
        painter.drawText(box, RIGHT, text)
        if strong and sign:
            side = look.px(11)
            left = right - QFontMetricsF(font).horizontalAdvance(text) - side - look.px(4)
            marks.paint_mark(
                painter, "cost", QRectF(left, top + look.px(6), side, side), look.colour(self, "violet")
            )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()
            return
        super().keyPressEvent(event)


class Heads(QWidget):
    """What the two columns of figures say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.texts = ("", "")
        self._flat = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(100, look.px(20 if self._flat else 36))

    def set_flat(self, flat: bool) -> None:
        """Take one line only; there is room to the left."""
        self._flat = flat
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(look.font("caption"))
        painter.setPen(look.colour(self, "text2"))
        end = self.contentsRect().right() - INSET
        align = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        align |= int(Qt.TextFlag.TextWordWrap)
        first, second = self.texts
        step = look.px(FIGURE)
        if self._flat:
            first, second = first.replace("\n", " "), second.replace("\n", " ")
            step = max(step, round(QFontMetricsF(painter.font()).horizontalAdvance(second)) + look.px(18))
        painter.drawText(QRectF(0, 0, end - step, self.height()), align, first)
        painter.drawText(QRectF(end - step + 4, 0, step - 4, self.height()), align, second)


class Detail(QWidget):
    """What is said of the action that is looked at. `play_wanted` to play on from before it."""

    play_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tulip = Mark("tulip", 20, "sky")
        self.better = Text("strong", "sky", wrap=True)
        self.verdict = Text("body", wrap=True)
        self.figures = Text("caption", "text2", wrap=True)
        self.play = PillButton(kind=PRIMARY, height=42)
        self.play.clicked.connect(self.play_wanted)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.tulip, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.better, 1)
        self._flat = False
        self._beside = QHBoxLayout()
        self._beside.addWidget(self.figures, 1)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.play)
        self._foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(INSET - MARGIN, 2, INSET, 8)
        head.setContentsMargins(MARGIN, 0, 0, 0)
        for text in (self.verdict, self.figures):
            text.setContentsMargins(MARGIN, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.verdict)
        column.addLayout(self._beside)
        column.addLayout(self._foot)

    def set_flat(self, flat: bool) -> None:
        """Save height: the button stands beside the figures, and nothing is said twice."""
        self._flat = flat
        (self._foot if flat else self._beside).removeWidget(self.play)
        up = -MARGIN if flat else 0  # the ring of the button needs no line of its own
        self._beside.setContentsMargins(0, up, 0, up)
        if flat:
            self._beside.addWidget(self.play, 0, Qt.AlignmentFlag.AlignVCenter)
        else:
            self._foot.insertWidget(0, self.play)

    def show_words(self, better: str, verdict: str, figures: str) -> None:
        """Set what is said; empty texts take no room."""
        for label, text in ((self.better, better), (self.verdict, verdict), (self.figures, figures)):
            label.setText(text)
            label.setVisible(bool(text))
        told = bool(better) and not (self._flat and verdict)
        self.better.setVisible(told)
        self.tulip.setVisible(told)

    def set_colours(self, palette: QPalette) -> None:
        """Take the colours of the dark box."""
        self.setPalette(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(
            look.rounded(QRectF(self.rect()), tokens.RADII.row, "br bl"), look.colour(self, "ground")
        )


class ProgressLine(QWidget):
    """How far the review is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.share = 0.0
        self.setFixedHeight(10)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_share(self, share: float, told: str) -> None:
        """Show a share from 0 to 1, with words for screen readers."""
        self.share = share
        self.setAccessibleName(told)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.colour(self, "pattern"))
        painter.drawRoundedRect(QRectF(self.rect()), 5, 5)
        painter.setBrush(look.colour(self, "sky"))
        painter.drawRoundedRect(QRectF(0, 0, max(10.0, self.width() * self.share), self.height()), 5, 5)
