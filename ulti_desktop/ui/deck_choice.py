"""Pictures to choose from: a deck laid out small on the table colour, and the themes as discs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ulti_desktop.scene import marks, tokens
from ulti_desktop.scene.art import CardArt, CardKey, card_key
from ulti_desktop.scene.deck import TELL, DeckChoice
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Flow, Text
from ulti_desktop.ui.controls import MARGIN, Control

PAD: Final = 12  # room for the outlines
COLUMNS: Final = 8
ROWS: Final = 4
ORDER: Final = (7, 5, 4, 3, 6, 2, 1, 0)  # ace, king, over, under, ten, nine, eight, seven
SUIT_ORDER: Final = (2, 1, 3, 0)
_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignCenter)


class DeckPicture(Control):
    """All cards of a deck; chosen = gold outline and a tick on a disc.

    A deck of the player's own is looked at when it is to be seen, which `asked(deck_id)` wishes; one that
    cannot be used says why and cannot be chosen.
    """

    asked = Signal(str)

    def __init__(self, choice: DeckChoice, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.deck_id = choice.id
        self.refused = ""
        self._waits = choice.is_own
        self.art = CardArt(TELL if choice.is_own else choice.id, language, self)
        self._opening = QTimer(self)
        self._opening.setSingleShot(True)
        self._opening.timeout.connect(self._ask)
        self._theme = tokens.theme(tokens.DEFAULT_THEME)
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.art.rendered.connect(lambda _key: self.update())
        self.art.changed.connect(self.update)

    def nextCheckState(self) -> None:
        """The page decides which deck is on."""

    def retranslate(self) -> None:
        """Word the refusal anew."""
        if self.refused:
            self._ask()

    def _ask(self) -> None:
        self.asked.emit(self.deck_id)

    def take(self, deck_id: str, why: str) -> None:
        """Show the deck when it is this one that was looked at, or why it cannot be used."""
        if deck_id != self.deck_id:
            return
        self._waits = False
        self.refused = why
        self.setEnabled(not self.refused)
        self.setAccessibleDescription(self.refused)
        if not self.refused:
            self.art.set_deck(self.deck_id)
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        if self._waits or self.refused:
            self._opening.start(0)
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._opening.stop()
        super().hideEvent(event)

    def set_theme(self, theme: tokens.Theme) -> None:
        """Lay the cards on the table of this theme."""
        self._theme = theme
        self.art.set_theme(theme)

    def sizeHint(self) -> QSize:
        return QSize(look.px(360), self.heightForWidth(look.px(360)))

    def minimumSizeHint(self) -> QSize:
        return QSize(look.px(220), 100)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        card = self._card_width(width)
        return round(ROWS * (card * 1.6 + 6) - 6 + 2 * 16 + 2 * PAD)

    def _card_width(self, width: int) -> float:
        return max(16.0, (width - 2 * PAD - 2 * 16 + 5) / COLUMNS - 5)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._painter()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect()).adjusted(PAD, PAD, -PAD, -PAD)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.table.ground)
        painter.drawRoundedRect(rect, tokens.RADII.row, tokens.RADII.row)
        if self.refused:
            self._say(painter, rect)
        elif not self._waits:
            self._cards(painter, rect)
        paint_chosen(self, painter, rect)

    def _say(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(self._theme.table.text)
        painter.setFont(look.font("body"))
        within = rect.adjusted(MARGIN * 2, MARGIN * 2, -MARGIN * 2, -MARGIN * 2)
        painter.drawText(within, _WRAPPED, self.refused)

    def _cards(self, painter: QPainter, rect: QRectF) -> None:
        width = self._card_width(self.width())
        missing: list[CardKey] = []
        for row, suit in enumerate(SUIT_ORDER):
            for column, rank in enumerate(ORDER):
                key = card_key(suit * 8 + rank, width, self.devicePixelRatioF())
                if not self.art.has(key):
                    missing.append(key)
                    continue
                picture = self.art.quick(key)
                size = picture.deviceIndependentSize()
                x = rect.left() + 16 + column * (width + 5) + width / 2
                y = rect.top() + 16 + row * (width * 1.6 + 6) + width * 0.8
                painter.drawPixmap(round(x - size.width() / 2), round(y - size.height() / 2), picture)
        if missing:
            self.art.request(missing)


def paint_chosen(control: Control, painter: QPainter, rect: QRectF) -> None:
    """Mark a picture with rounded corners as chosen (gold outline, tick on a disc), or as focused by key."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if control.isChecked():
        painter.setPen(QPen(look.colour(control, "gold"), 4))
        painter.drawRoundedRect(rect.adjusted(-5, -5, 5, 5), 25, 25)
        disc = QRectF(rect.right() - 26, rect.top() - 9, 34, 34)
        painter.setPen(QPen(look.colour(control, "ground"), 4))
        painter.setBrush(look.colour(control, "gold"))
        painter.drawEllipse(disc)
        marks.paint_mark(painter, "tick", disc.adjusted(9, 9, -9, -9), look.colour(control, "on_gold"))
    if control.shows_ring:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.colour(control, "text"), 3))
        painter.drawRoundedRect(rect.adjusted(-10, -10, 10, 10), 30, 30)


class ThemeDisc(Control):
    """One table theme as a disc with petals."""

    def __init__(self, theme_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme_id = theme_id
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def nextCheckState(self) -> None:
        """The row decides which theme is on."""

    def sizeHint(self) -> QSize:
        return QSize(look.px(82), look.px(82))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._painter()
        column = tokens.theme(self.theme_id).table
        rect = QRectF(self.rect()).adjusted(9, 9, -9, -9)
        painter.setPen(QPen(look.colour(self, "text"), 1.5))
        painter.setBrush(column.ground)
        painter.drawEllipse(rect)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(column.ground2)
        painter.drawEllipse(rect.adjusted(8, 8, -8, -8))
        marks.paint_mark(painter, "petals", rect.adjusted(10, 10, -10, -10), column.pattern)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked():
            painter.setPen(QPen(look.colour(self, "gold"), 4))
            painter.drawEllipse(rect.adjusted(-5, -5, 5, 5))
            disc = QRectF(rect.right() - 16, rect.top() - 4, 24, 24)
            painter.setPen(QPen(look.colour(self, "ground"), 3))
            painter.setBrush(look.colour(self, "gold"))
            painter.drawEllipse(disc)
            marks.paint_mark(painter, "tick", disc.adjusted(6, 6, -6, -6), look.colour(self, "on_gold"))
        if self.shows_ring:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.colour(self, "text"), 3))
            painter.drawEllipse(QRectF(self.rect()).adjusted(2, 2, -2, -2))


class ThemeRow(Flow):
    """The themes with their names; `chosen(theme_id)`."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=8)
        self.discs: dict[str, ThemeDisc] = {}
        self._names: dict[str, Text] = {}
        for theme_id in tokens.THEMES:
            box = QWidget()
            column = QVBoxLayout(box)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(2)
            disc, name = ThemeDisc(theme_id), Text("label")
            name.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            middle = QHBoxLayout()
            middle.addStretch(1)
            middle.addWidget(disc)
            middle.addStretch(1)
            column.addLayout(middle)
            column.addWidget(name)
            disc.clicked.connect(lambda _=False, one=theme_id: self.chosen.emit(one))
            self.discs[theme_id], self._names[theme_id] = disc, name
            self.add(box)

    def set_words(self, names: dict[str, str]) -> None:
        """Set the names of the themes."""
        for theme_id, name in names.items():
            if theme_id in self._names:
                self._names[theme_id].setText(name)
                self.discs[theme_id].setAccessibleName(name)

    def set_value(self, theme_id: str) -> None:
        """Mark one theme as chosen."""
        for one, disc in self.discs.items():
            disc.setChecked(one == theme_id)
            disc.update()
