"""A floating sheet over the table with a title and a way to close it: the frame of all the pages."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ulti_desktop.ui import look
from ulti_desktop.ui.components import SHADOW_DROP, Flow, Sheet, Text
from ulti_desktop.ui.controls import MARGIN, Control
from ulti_desktop.ui.focus import order_focus
from ulti_desktop.ui.icons import IconButton
from ulti_desktop.ui.still_scroll import still_scroll

__all__ = ["CLOSE", "FloatingSheet", "scroll_by_key", "still_scroll"]

NARROW: Final = 860
_PLAIN: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
CLOSE: Final = 560
"""Below this many pixels of the window, at 100 % text, a sheet takes all the room there is."""


def scroll_by_key(area: QScrollArea, event: QKeyEvent) -> bool:
    """Scroll with the keys that nothing in the area wants for itself; tell whether the key was one."""
    bar = area.verticalScrollBar()
    page = max(bar.singleStep(), bar.pageStep() - bar.singleStep() * 2)  # a line stays in sight
    steps = {
        Qt.Key.Key_Up: -bar.singleStep() * 2,
        Qt.Key.Key_Down: bar.singleStep() * 2,
        Qt.Key.Key_PageUp: -page,
        Qt.Key.Key_PageDown: page,
        Qt.Key.Key_Space: page,
        Qt.Key.Key_Home: -bar.maximum(),
        Qt.Key.Key_End: bar.maximum(),
    }
    step = steps.get(Qt.Key(event.key())) if event.modifiers() in _PLAIN else None
    if step is None or bar.maximum() == 0:
        return False
    bar.setValue(bar.value() + step)
    event.accept()
    return True


class FloatingSheet(Sheet):
    """A sheet in the middle of the window. `closed` when a person closes it; Esc does so too."""

    closed = Signal()
    wish: QSize = QSize(1000, 728)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, floating=True)
        self.compact = False
        self.close_up = False
        self.title = Text("title", wrap=True)
        self.close_button = IconButton("close")
        self.close_button.clicked.connect(self.closed)
        self.head = QHBoxLayout()
        self.head.setContentsMargins(MARGIN, 0, 0, 0)
        self.head.addWidget(self.title, 1)
        self.head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.content = QWidget()
        self.area = still_scroll(self.content)
        self.foot = Flow(gap=-4)
        self.foot.flow.last_right = True
        self._column = QVBoxLayout(self)
        self._column.addLayout(self.head)
        self._column.addWidget(self.area, 1)
        self._column.addWidget(self.foot)
        self._margins()

    def _margins(self) -> None:
        side, top = (8, 8) if self.close_up else (18, 16) if self.compact else (42, 30)
        self._column.setContentsMargins(look.px(side), look.px(top), look.px(side), look.px(14) + SHADOW_DROP)
        self._column.setSpacing(look.px(10 if self.compact else 16))

    def fit_into(self, window: QSize) -> None:
        """Take the middle of a window, at most 64 px narrower than it unless the text is very large."""
        close_up = window.width() < look.px(CLOSE)
        width = min(look.px(self.wish.width()), window.width() - (16 if close_up else 64))
        height = min(look.px(self.wish.height()), window.height() - (8 if close_up else 32))
        compact = width < look.px(NARROW)
        if (compact, close_up) != (self.compact, self.close_up):
            self.compact, self.close_up = compact, close_up
            self._margins()
            self.arrange()
        self.setGeometry(QRect((window.width() - width) // 2, (window.height() - height) // 2, width, height))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        layout = self.content.layout()
        if layout is not None:
            layout.invalidate()  # what was built while the sheet was hidden has not been measured yet
        order_focus(self)

    def arrange(self) -> None:
        """Lay the content out again for `self.compact`; pages with two columns do so."""

    def retranslate(self) -> None:
        """Word everything anew; pages add their own texts."""
        self.close_button.set_words(self.tr("Close"))

    def add_foot(self, *buttons: Control) -> None:
        """Put buttons at the bottom of the sheet, the last one at the right."""
        for button in buttons:
            self.foot.add(button)

    def add_above_foot(self, widget: QWidget) -> None:
        """Put something between the content and the buttons, where it is always in sight."""
        self._column.insertWidget(self._column.count() - 1, widget)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
            return
        if not scroll_by_key(self.area, event):
            super().keyPressEvent(event)
