"""One seat of a session to be: who sits there, how, and at which level."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.scene.seats import EMBLEMS
from ulti_desktop.ui import look
from ulti_desktop.ui.components import ChoiceRow, Text
from ulti_desktop.ui.controls import MARGIN
from ulti_desktop.ui.fields import LineEdit
from ulti_desktop.ui.icons import IconButton
from ulti_desktop.ui.offer import STEADY, Companion, Offer, level_of, spec_of, style_of
from ulti_desktop.ui.paper_menu import PaperMenu
from ulti_desktop.ui.settlement_parts import Emblem

EMBLEM: Final = 40
_MENU: Final = ("ground", "text", "text2", "pattern")


class NameField(LineEdit):
    """A name to type or to choose: `unfolded` when a person asks for the list, by button or arrow down."""

    unfolded = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = IconButton("chevron-down", self, size=34)
        self.button.setCursor(Qt.CursorShape.ArrowCursor)
        self.button.clicked.connect(self.unfolded)
        margins = self.textMargins()
        margins.setRight(self.button.sizeHint().width() + 6)
        self.setTextMargins(margins)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self.button.sizeHint()
        self.button.setGeometry(
            self.width() - size.width() - 4, (self.height() - size.height()) // 2, size.width(), size.height()
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.unfolded.emit()
            return
        super().keyPressEvent(event)


class PlayerRow(QWidget):
    """The person's seat: emblem and name."""

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name: LineEdit = self._field()
        self._line = QHBoxLayout()
        self._line.setContentsMargins(MARGIN, 0, 0, 0)
        self._line.setSpacing(look.px(12))
        self._line.addWidget(Emblem(EMBLEMS[seat], EMBLEM))
        self._line.addWidget(self.name, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.px(2))
        self._column.addLayout(self._line)

    def _field(self) -> LineEdit:
        return LineEdit()


class OpponentRow(PlayerRow):
    """A computer's seat: name with the list of the company, one line about whoever it is, and the level.

    `unfolded` before the list is shown by `open_company`. A name of one's own plays in the style that was
    chosen last.
    """

    unfolded = Signal()

    def __init__(self, seat: int, offer: Offer, parent: QWidget | None = None) -> None:
        super().__init__(seat, parent)
        self._offer = offer
        self._style = STEADY
        self.about = Text("label", "text2", wrap=True)
        self.levels = ChoiceRow()
        self.menu = PaperMenu(self)
        self.about.setContentsMargins(MARGIN + look.px(EMBLEM + 12), 0, 0, 0)
        self._column.addWidget(self.about)
        self._column.addWidget(self.levels)
        self.name.textChanged.connect(self._tell)

    def _field(self) -> LineEdit:
        self.field = NameField()
        self.field.unfolded.connect(self._unfold)
        return self.field

    def _unfold(self) -> None:
        self.unfolded.emit()

    # -- who and how

    def show_player(self, name: str, spec: str) -> None:
        """Put in a name and a level with its style."""
        self._style = style_of(spec)
        level = level_of(spec)
        self.levels.set_value(level if level in self._offer.levels else self._offer.usual)
        self.name.setText(name)
        self.retranslate()

    def spec(self) -> str:
        """Return the level that is chosen, with the style of whoever sits here."""
        level = self.levels.value()
        return spec_of(level if isinstance(level, str) else "", self.style_id())

    def style_id(self) -> str:
        """Return the style of whoever sits here."""
        companion = self.companion()
        return self._style if companion is None else companion.style

    def companion(self) -> Companion | None:
        """Return the one of the company whose name is written here."""
        return self._offer.named(self.name.text())

    def open_company(self, taken: Container[str]) -> None:
        """Show the list of the company; those of the ids `taken` sit elsewhere."""
        self.menu.clear()
        here = self.companion()
        for one in self._offer.company:
            action = self.menu.addAction(words.fill("%1\t%2", one.name, words.temperament(one.style)))
            action.triggered.connect(lambda _=False, chosen=one: self._take(chosen))
            action.setCheckable(True)
            action.setChecked(one is here)
            action.setEnabled(one.id not in taken)
        self.menu.dress(*(look.colour(self, name) for name in _MENU))
        self.menu.setMinimumWidth(min(self.name.width(), look.px(320)))
        self.menu.popup(self.name.mapToGlobal(QPoint(0, self.name.height() + 2)))

    def _take(self, companion: Companion) -> None:
        self._style = companion.style
        self.name.setText(companion.name)

    # -- words

    def retranslate(self) -> None:
        """Word everything anew."""
        self.levels.set_choices([(words.capital(words.level(one)), one) for one in self._offer.levels])
        self.levels.setAccessibleName(self.tr("Level"))
        self.field.button.set_words(self.tr("Choose from the company"))
        self._tell()

    def _tell(self) -> None:
        self.about.setText(about(self.companion(), self.style_id()))
        self.name.setAccessibleDescription(self.about.text())


def about(companion: Companion | None, style: str) -> str:
    """Return one line about an opponent: the temperament, and what a companion who plays so is known for."""
    temperament = words.capital(words.temperament(style))
    if companion is None or companion.style != style:
        return temperament
    return words.fill("%1 · %2", temperament, words.companion(companion.id))
