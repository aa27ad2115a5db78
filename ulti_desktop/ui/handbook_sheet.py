"""The handbook: a list of its chapters, the text, and a field to search in it."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.ui import look
from ulti_desktop.ui.book_view import BookView
from ulti_desktop.ui.components import Text
from ulti_desktop.ui.controls import MARGIN
from ulti_desktop.ui.docking import Job
from ulti_desktop.ui.fields import LineEdit
from ulti_desktop.ui.floating import FloatingSheet
from ulti_desktop.ui.focus import order_focus
from ulti_desktop.ui.handbook import CHAPTER, DEED, OWN_KEYS, Chapter, Facts, chapters, filled
from ulti_desktop.ui.jump_button import JumpButton
from ulti_desktop.ui.pick_button import PickButton

NEAR: Final = 60
FIELD: Final = 220


class HandbookSheet(FloatingSheet):
    """`wanted(name)`: a link asks for what the menu does under that name. `facts_wanted` before it fills."""

    wanted = Signal(str)
    facts_wanted = Signal()
    wish = QSize(1100, 768)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = "en"
        self._facts: Facts | None = None
        self._stale = True
        self._way: list[int] = []
        self.chapters: tuple[Chapter, ...] = ()
        self.jumps: list[JumpButton] = []
        self.text = BookView()
        self.contents = PickButton()
        self.field = LineEdit()
        self.field.setMaxLength(60)
        self.count = Text("label", "text2")
        self._lay_out()
        self.setFocusProxy(self.text)
        self.text.anchorClicked.connect(self._follow)
        self.text.verticalScrollBar().valueChanged.connect(self._mark_place)
        self.text.verticalScrollBar().rangeChanged.connect(self._mark_place)
        self.contents.chosen.connect(self._go_to)
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self.find_next)
        for name, deed in (
            ("find", self.start_search),
            ("find_next", self.find_next),
            ("back_page", self.go_back),
        ):
            shortcut = QShortcut(QKeySequence(OWN_KEYS[name]), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(deed)
        self.retranslate()

    def _lay_out(self) -> None:
        self._names = QWidget()
        self._list = QVBoxLayout(self._names)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        self._list.addStretch(1)
        self._column.removeWidget(self.area)
        self.area.hide()
        self.head.insertWidget(1, self.contents, 2)
        self.head.insertWidget(2, self.count, 0, Qt.AlignmentFlag.AlignVCenter)
        self.head.insertWidget(3, self.field)
        self.head.setSpacing(look.px(10))
        body = QHBoxLayout()
        body.setSpacing(look.px(20))
        body.setContentsMargins(MARGIN, 0, 0, 0)
        body.addWidget(self._names)
        body.addWidget(self.text, 1)
        self._column.insertLayout(1, body, 1)

    # -- what is shown

    def set_facts(self, language: str, facts: Facts) -> None:
        """Take language, keys and entries of the menu; the text is made when it is seen."""
        if (language, facts) != (self._language, self._facts) or not self.chapters:
            self._language, self._facts, self._stale = language, facts, True
        if self.isVisible():
            self._refill()

    def show_chapter(self, name: str) -> None:
        """Go to the chapter of that name; one that is unknown leads nowhere."""
        self._refill()
        number = next((place for place, one in enumerate(self.chapters) if one.id == name), None)
        if number is not None:
            self.text.go_to(number)

    def _refill(self) -> None:
        for job in self._filling():
            job()

    def fill_ahead(self) -> list[Job]:
        """Return what makes the text before it is seen, in short pieces; they do nothing once it is made."""
        meant = self._language, self._facts

        def wanted(job: Job) -> None:
            if self._stale and meant == (self._language, self._facts):
                job()

        return [partial(wanted, job) for job in self._filling()]

    def _filling(self) -> list[Job]:
        if not self._stale or self._facts is None:
            return []
        found = chapters(self._language)
        shown = self.text.showing("\n\n".join(filled(one.text, self._facts) for one in found))

        def show() -> None:
            here = self._present()
            self._stale = False
            self.chapters = found
            shown[-1]()
            self._list_chapters()
            self._way.clear()
            self.text.go_to(here)
            QTimer.singleShot(0, self, lambda: self.text.go_to(here))  # the list may have another width
            self._search(self.field.text()) if self.field.text() else self._mark_place()
            order_focus(self)

        return [*shown[:-1], show]

    def _list_chapters(self) -> None:
        while len(self.jumps) < len(self.chapters):
            jump, place = JumpButton(""), len(self.jumps)
            jump.clicked.connect(lambda _=False, number=place: self._go_to(number))
            self._list.insertWidget(place, jump)
            self.jumps.append(jump)
        for jump, chapter in zip(self.jumps, self.chapters, strict=True):
            jump.setText(chapter.title)
        self._names.setFixedWidth(max(jump.sizeHint().width() for jump in self.jumps))

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Handbook"))
        self.text.setAccessibleName(self.title.text())
        self.contents.setAccessibleName(self.tr("Contents"))
        self.field.setPlaceholderText(self.tr("Search"))
        self.field.setAccessibleName(self.field.placeholderText())
        self._stale = True
        if self.isVisible():  # the entries of the menu are worded after this
            QTimer.singleShot(0, self, self.facts_wanted.emit)

    def showEvent(self, event: QShowEvent) -> None:
        self.facts_wanted.emit()
        self._refill()
        super().showEvent(event)

    def arrange(self) -> None:
        self._names.setVisible(not self.compact)
        self.contents.setVisible(self.compact)
        self.title.setVisible(not self.compact)
        self.field.setFixedWidth(look.px(FIELD * (0.75 if self.compact else 1)))

    def fit_into(self, window: QSize) -> None:
        super().fit_into(window)
        self.arrange()

    def measure(self) -> None:
        """Take lengths at the size that text has now."""
        if self.jumps:
            self._names.setFixedWidth(max(jump.sizeHint().width() for jump in self.jumps))
        self.arrange()

    # -- going through it

    def _present(self) -> int:
        """Return the number of the chapter that is being read."""
        bar = self.text.verticalScrollBar()
        tops = self.text.positions()
        if tops and bar.maximum() and bar.value() == bar.maximum():
            return len(tops) - 1
        return max((place for place, top in enumerate(tops) if top <= bar.value() + NEAR), default=0)

    def _mark_place(self, *_: int) -> None:
        if not self.chapters:
            return
        here = min(self._present(), len(self.chapters) - 1)
        for number, jump in enumerate(self.jumps):
            jump.setChecked(number == here)
        self.contents.set_choices([(one.title, place) for place, one in enumerate(self.chapters)], here)

    def _go_to(self, number: object) -> None:
        if isinstance(number, int):
            self._remember()
            self.text.go_to(number)

    def _follow(self, link: QUrl) -> None:
        target = link.toString()
        if target.startswith(CHAPTER):
            self._remember()
            self.show_chapter(target.removeprefix(CHAPTER))
        elif target.startswith(DEED):
            self.wanted.emit(target.removeprefix(DEED))

    def _remember(self) -> None:
        self._way.append(self.text.verticalScrollBar().value())

    def go_back(self) -> None:
        """Go back to where a link or the list of chapters led away from."""
        if self._way:
            self.text.verticalScrollBar().setValue(self._way.pop())

    # -- searching

    def start_search(self) -> None:
        """Let a word be typed that is searched."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def find_next(self) -> None:
        """Go to the next place of the word."""
        self._tell(self.text.find_next())

    def _search(self, word: str) -> None:
        self._tell(1 if self.text.search(word) else 0)

    def _tell(self, number: int) -> None:
        text = words.fill(self.tr("%1 of %2"), str(number), str(self.text.places)) if number else ""
        self.count.setText(text or (self.tr("not found") if self.field.text().strip() else ""))
        self._mark_place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            event.ignore()
