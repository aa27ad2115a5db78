"""The steps of a reviewed deal: four buttons, and a bar for every card: what the deal was worth after it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ulti_desktop.coach.findings import DealReview
from ulti_desktop.scene import marks
from ulti_desktop.ui import look, review_words, reviewed
from ulti_desktop.ui.controls import Control
from ulti_desktop.ui.reviewed import Reviewed

BARS: Final = 30
ROUND: Final = 40
WAYS: Final = ("first", "back", "on", "last")


class StepButton(Control):
    """A round button that leads back or forth; the one that goes on is gold."""

    def __init__(self, way: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._way = way
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_words(self, text: str, key: str) -> None:
        """Set what it does, and the key that does the same."""
        self.setAccessibleName(text)
        self.setToolTip(f"{text} ({key})")

    def sizeHint(self) -> QSize:
        return QSize(ROUND + 12, ROUND + 12)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._painter()
        rect = QRectF(6, 6, ROUND, ROUND)
        text = look.colour(self, "text")
        if self.shows_ring:
            look.focus_ring(painter, rect.adjusted(3, 3, -3, -3), ROUND / 2, text)
        gold = self._way == "on" and self.isEnabled()
        hover = self.underMouse() and self.isEnabled()
        fill = look.colour(self, "gold") if gold else look.colour(self, "hover") if hover else None
        line = None if gold else look.colour(self, "text2" if self.isEnabled() else "line")
        look.outlined(painter, rect, ROUND / 2, fill, line)
        ink = look.colour(self, "on_gold" if gold else "text" if self.isEnabled() else "line")
        forth = self._way in ("on", "last")
        sign = QRectF(0, 0, 20, 20)
        ends = self._way in ("first", "last")
        sign.moveCenter(rect.center() + QPointF((-2 if forth else 2) if ends else 0, 0))
        marks.paint_mark(painter, "chevron-right" if forth else "chevron-left", sign, ink)
        if ends:
            x = rect.center().x() + (8 if forth else -8)
            painter.setPen(QPen(ink, 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(x, rect.center().y() - 7), QPointF(x, rect.center().y() + 7))


class StepBars(QWidget):
    """One dot for every action before the play, one bar for every card. `chosen(step)` by mouse."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deal: Reviewed | None = None
        self._review: DealReview | None = None
        self._step = 0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_step(self, deal: Reviewed, review: DealReview | None, step: int) -> None:
        """Show where in the deal one is."""
        self._deal, self._review, self._step = deal, review, step
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 48)

    def places(self) -> list[tuple[int, QRectF]]:
        """Return the steps with their places, full height, from left to right."""
        deal = self._deal
        if deal is None:
            return []
        cards = deal.cards
        first = cards[0] if cards else deal.steps + 1
        before = first - 1
        low = self._label_height()
        high = self.height() - low
        left = min(self.width() * 0.3, before * 12.0) if cards else float(self.width())
        step = left / max(1, before)
        found = [(n + 1, QRectF(n * step, 0, step, high)) for n in range(before)]
        bar = (self.width() - left) / BARS
        found += [(step, QRectF(left + n * bar, 0, bar, high)) for n, step in enumerate(cards)]
        return found

    def _label_height(self) -> float:
        return float(look.px(20))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._choose(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._choose(event)

    def _choose(self, event: QMouseEvent) -> None:
        x = event.position().x()
        for step, box in self.places():
            if box.left() <= x < box.right():
                self.chosen.emit(step)
                return

    def paintEvent(self, event: QPaintEvent) -> None:
        deal = self._deal
        if deal is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cards = deal.cards
        places = self.places()
        values = {step: self._value(step) for step in cards}
        known = [one for one in values.values() if one is not None]
        high = max([0, *known]), min([0, *known])
        if high[1] < 0 < high[0] and cards:
            self._paint_zero(painter, next(box for step, box in places if step in values), high)
        for step, box in places:
            if step in values:
                self._paint_bar(painter, step, box, values[step], high)
            else:
                self._paint_dot(painter, step, box)
        self._paint_labels(painter, cards, places)

    def _paint_zero(self, painter: QPainter, box: QRectF, ends: tuple[int, int]) -> None:
        """A line where the deal is worth nothing to either side."""
        room = _bar_room(box)
        y = room.top() + room.height() * ends[0] / (ends[0] - ends[1])
        painter.fillRect(QRectF(box.left(), y - 0.5, self.width() - box.left(), 1), look.colour(self, "line"))

    def _value(self, step: int) -> int | None:
        assert self._deal is not None
        value = reviewed.value_after(self._deal, self._review, step)
        return reviewed.for_viewer(self._deal, self._review, value)

    def _paint_dot(self, painter: QPainter, step: int, box: QRectF) -> None:
        now = step == self._step
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.colour(self, "gold" if now else "text2" if step < self._step else "line"))
        radius = 5.0 if now else 3.0
        middle = QPointF(box.center().x(), box.bottom() - 6)
        painter.drawEllipse(middle, radius, radius)
        self._paint_cost(painter, step, middle.x(), middle.y() - 8)

    def _paint_bar(
        self, painter: QPainter, step: int, box: QRectF, value: int | None, ends: tuple[int, int]
    ) -> None:
        room = _bar_room(box)
        span = (ends[0] - ends[1]) or 1
        zero = room.top() + room.height() * ends[0] / span if ends != (0, 0) else room.bottom()
        length = room.height() * abs(value or 0) / span
        top = zero - length if (value or 0) > 0 else zero
        bar = QRectF(room.left(), top, room.width(), length)
        if length < 4:
            bar = QRectF(room.left(), min(zero - 2, room.bottom() - 4), room.width(), 4)
        name = "gold" if step == self._step else "line" if not value else "green" if value > 0 else "violet"
        tone = look.colour(self, name)
        if step > self._step:
            tone.setAlphaF(0.45)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone)
        painter.drawRoundedRect(bar, 2.5, 2.5)
        self._paint_cost(painter, step, box.center().x(), bar.top() - 3)

    def _paint_cost(self, painter: QPainter, step: int, x: float, bottom: float) -> None:
        """The sign over what cost something; over the present step alone it is large."""
        row = reviewed.row_of(self._review, step)
        if not review_words.chip(row):
            return
        fault = row is not None and row.fault > 0
        side = 13.0 if step == self._step else 9.0 if fault else 6.0
        sign = QRectF(x - side / 2, max(0.0, bottom - side), side, side)
        marks.paint_mark(painter, "cost", sign, look.colour(self, "violet"))

    def _paint_labels(
        self, painter: QPainter, cards: tuple[int, ...], places: list[tuple[int, QRectF]]
    ) -> None:
        boxes = [box for step, box in places if step in cards]
        if not boxes:
            return
        y = boxes[0].bottom() + 1
        painter.fillRect(QRectF(0, y - 1, self.width(), 1), look.colour(self, "line"))
        wide = boxes[0].width() * 3
        now = next((n // 3 for n, step in enumerate(cards) if step >= self._step), len(cards) // 3)
        painter.setFont(look.font("caption"))
        for trick in range(10):
            box = QRectF(boxes[0].left() + trick * wide, y, wide, self._label_height())
            here = trick == now and self._step >= (cards[0] if cards else 0)
            painter.setPen(look.colour(self, "text" if here else "text2"))
            painter.setFont(look.font("keycap" if here else "caption"))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), str(trick + 1))


def _bar_room(box: QRectF) -> QRectF:
    """Return where in a step's place its bar may stand; the sign of a cost stands over it."""
    return box.adjusted(box.width() * 0.16, 16, -box.width() * 0.16, -2)


class ReviewStrip(QWidget):
    """Buttons and bars in a line. `went(way)` names a button: first, back, on, last; `chosen(step)`."""

    went = Signal(str)
    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons = {way: StepButton(way) for way in WAYS}
        self.bars = StepBars()
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 4, 24, 8)
        row.setSpacing(0)
        for way, button in self.buttons.items():
            button.clicked.connect(lambda _=False, one=way: self.went.emit(one))
            row.addWidget(button)
        row.addSpacing(10)
        row.addWidget(self.bars, 1)
        self.bars.chosen.connect(self.chosen)
        self.retranslate()

    def show_step(self, deal: Reviewed, review: DealReview | None, step: int) -> None:
        """Show where in the deal one is."""
        self.bars.show_step(deal, review, step)
        for way, button in self.buttons.items():
            button.setEnabled(step < deal.steps if way in ("on", "last") else step > 0)

    def retranslate(self) -> None:
        """Word the buttons anew."""
        self.buttons["first"].set_words(self.tr("To the deal"), "Home")
        self.buttons["back"].set_words(self.tr("One step back"), "←")
        self.buttons["on"].set_words(self.tr("One step on"), "→")
        self.buttons["last"].set_words(self.tr("To the end"), "End")
        self.bars.setAccessibleName(self.tr("What the deal was worth, card by card"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
