"""The card backs to choose from, as cards on the table colour."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.scene import tokens
from ulti_desktop.scene.art import BACK, CardArt, card_key
from ulti_desktop.scene.deck import BACKS
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Flow, Text
from ulti_desktop.ui.controls import Control
from ulti_desktop.ui.deck_choice import PAD, paint_chosen

WIDTH: Final = 84
ROOM: Final = 18  # of table round the cards


class BackPicture(Control):
    """Two cards with one back, as they lie in a fan; chosen = gold outline and a tick on a disc."""

    def __init__(self, back_id: str, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back_id = back_id
        self.art = CardArt(language=language, parent=self)
        self.art.set_back(back_id)
        self._theme = tokens.theme(tokens.DEFAULT_THEME)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.art.rendered.connect(lambda _key: self.update())
        self.art.changed.connect(self.update)

    def nextCheckState(self) -> None:
        """The row decides which back is on."""

    def set_theme(self, theme: tokens.Theme) -> None:
        """Lay the cards on the table of this theme."""
        self._theme = theme
        self.art.set_theme(theme)

    def sizeHint(self) -> QSize:
        return QSize(look.px(1.75 * WIDTH) + 2 * (PAD + ROOM), look.px(1.6 * WIDTH) + 2 * (PAD + ROOM))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._painter()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect()).adjusted(PAD, PAD, -PAD, -PAD)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.table.ground)
        painter.drawRoundedRect(rect, tokens.RADII.row, tokens.RADII.row)
        width = float(look.px(WIDTH))
        keys = [card_key(BACK, width, self.devicePixelRatioF(), angle) for angle in (-7.0, 5.0)]
        for key, share in zip(keys, (0.36, 0.62), strict=True):
            if not self.art.has(key):
                self.art.request([key])
                continue
            picture = self.art.quick(key)
            size = picture.deviceIndependentSize()
            x, y = rect.left() + share * rect.width(), rect.center().y()
            painter.drawPixmap(round(x - size.width() / 2), round(y - size.height() / 2), picture)
        paint_chosen(self, painter, rect)


class BackRow(Flow):
    """All backs with their names; `chosen(id)`."""

    chosen = Signal(str)

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=4)
        self.pictures = [BackPicture(back_id, language) for back_id in BACKS]
        self._names = [Text("label") for _ in BACKS]
        for picture, name in zip(self.pictures, self._names, strict=True):
            name.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            box = QWidget()
            column = QVBoxLayout(box)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(2)
            column.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(name)
            picture.clicked.connect(lambda _=False, one=picture: self.chosen.emit(one.back_id))
            self.add(box)

    def show_look(self, back_id: str, theme: tokens.Theme) -> None:
        """Mark the chosen back; "" is the usual one."""
        for picture in self.pictures:
            picture.set_theme(theme)
            picture.setChecked(picture.back_id == (back_id or BACKS[0]))
            picture.update()

    def retranslate(self) -> None:
        """Name the backs anew."""
        for picture, label in zip(self.pictures, self._names, strict=True):
            name = words.back_name(picture.back_id)
            label.setText(name)
            picture.setAccessibleName(name)
