"""The paper of a lesson: contents, introduction, and a hand with its task, reply and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop.engine.cards import Card
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Flow, Hairline, Sheet, Text, clear
from ulti_desktop.ui.controls import MARGIN, PillButton
from ulti_desktop.ui.focus import order_focus
from ulti_desktop.ui.lesson_parts import CardRow, Reply, Tulips
from ulti_desktop.ui.still_scroll import HEADING, still_scroll


@dataclass(frozen=True, slots=True)
class Said:
    """A reply as it is shown: the mark and its colour, a headline, the reason."""

    mark: str
    tone: str
    head: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Shown:
    """All that the sheet shows of a lesson at a moment."""

    counter: str
    title: str
    text: str = ""
    rows: tuple[tuple[str, tuple[Card, ...], tuple[Card, ...]], ...] = ()
    section: str = ""
    goal: str = ""
    task: str = ""
    said: Said | None = None
    choices: tuple[tuple[str, object], ...] = ()
    buttons: tuple[tuple[str, str, str], ...] = field(default=())
    """Buttons of the foot: name, kind, words."""


class LessonSheet(Sheet):
    """Shows a lesson. `pressed(name)` for the buttons of the foot, `chosen(value)` for a choice."""

    pressed = Signal(str)
    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, corners="tr br")
        self.tulips = Tulips()
        self.counter = Text("label", "text2", wrap=True)
        self.title = Text("title", wrap=True)
        self.text = Text("body", wrap=True)
        self.rows = QVBoxLayout()
        self.rows.setSpacing(look.px(6))
        self.line = Hairline()
        self.section = Text("section", wrap=True)
        self.goal = Text("body", "text2", wrap=True)
        self.task = Text("strong", wrap=True)
        self.choices = Flow(gap=-6)
        self.side = Flow(gap=-6)
        """The choices of the strip, over its buttons."""
        self.reply = Reply()
        self.foot = Flow(gap=-6)
        self.buttons: dict[str, PillButton] = {}
        self.offered: list[PillButton] = []
        self._kinds: list[tuple[str, str]] = []
        self._flat = False
        self._french = False
        self._inner = QWidget()
        self._area = still_scroll(self._inner)
        self._head = QWidget()
        self._build()

    def _build(self) -> None:
        head = QHBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(look.px(12))
        head.addWidget(self.tulips, 1)
        head.addWidget(self.counter, 0, Qt.AlignmentFlag.AlignVCenter)
        self.counter.setWordWrap(False)
        column = QVBoxLayout(self._inner)
        column.setContentsMargins(MARGIN, 0, MARGIN, 0)
        column.setSpacing(look.px(10))
        for widget in (self._head, self.title, self.text):
            column.addWidget(widget)
        column.addLayout(self.rows)
        for widget in (self.line, self.section, self.goal, self.task, self.choices, self.reply):
            column.addWidget(widget)
        column.addStretch(1)
        self._split = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._split.addWidget(self._area, 1)
        self._right = QVBoxLayout()
        self._right.setSpacing(look.px(4))
        self._right.addWidget(self.side)
        self._right.addWidget(self.foot)
        self._right.addStretch(0)
        self._split.addLayout(self._right)
        self.set_flat(False)

    def set_flat(self, flat: bool, *, alone: bool = False) -> None:
        """Lay the sheet out as a strip under the table, or as a column beside it or `alone`."""
        self._flat = flat
        self.corners = "tl tr" if flat else "" if alone else "tr br"
        ways = QBoxLayout.Direction
        self._split.setDirection(ways.LeftToRight if flat else ways.TopToBottom)
        side, top = (look.px(12), look.px(8)) if flat else (look.px(40), look.px(28))
        self._split.setContentsMargins(side, top, side, top if flat else look.px(20))
        self._split.setSpacing(look.px(8))
        self._head.setVisible(not flat)
        self.title.setVisible(not flat)
        for widget in (self.side, self.foot):
            widget.setMaximumWidth(look.px(230) if flat else 16777215)
        self._right.setStretch(2, 1 if flat else 0)

    def show_lesson(self, shown: Shown, done: Sequence[bool], here: int, *, french: bool) -> None:
        """Show a moment of a lesson."""
        self._french = french
        self.tulips.show_progress(done, here)
        self.counter.setText(shown.counter)
        answered = self._flat and shown.said is not None  # the strip has room for the reply then
        for label, words in (
            (self.title, "" if self._flat else shown.title),
            (self.text, shown.text),
            (self.section, "" if answered else shown.section),
            (self.goal, "" if answered else shown.goal),
            (self.task, shown.task),
        ):
            label.setText(words)
            label.setVisible(bool(words))
        self.line.setVisible(bool(shown.section) and not self._flat)
        self._show_rows(shown)
        self._show_choices(shown)
        self._show_reply(shown.said)
        self._show_buttons(shown)
        order_focus(self)
        bar = self._area.verticalScrollBar()
        if shown.said is None:
            bar.setValue(0)

    def _show_rows(self, shown: Shown) -> None:
        clear(self.rows)
        for caption, cards, marked in shown.rows:
            label, row = Text("label", "text", caption, wrap=True), CardRow()
            label.setProperty(HEADING, True)
            row.show_cards(cards, marked, french=self._french)
            for widget in (label, row):
                self.rows.addWidget(widget)
                widget.show()

    def _show_choices(self, shown: Shown) -> None:
        self.offered = []
        here, other = (self.side, self.choices) if self._flat else (self.choices, self.side)
        for flow in (here, other):
            flow.clear()
        for words, value in shown.choices:
            button = PillButton(words, parent=here, height=40 if self._flat else 48)
            button.clicked.connect(lambda _=False, one=value: self.chosen.emit(one))
            here.add(button)
            self.offered.append(button)
        here.setVisible(bool(shown.choices))
        other.hide()

    def _show_reply(self, said: Said | None) -> None:
        self.reply.setVisible(said is not None)
        if said is not None:
            self.reply.show_reply(said.mark, said.tone, said.head, said.text)
            QTimer.singleShot(0, self, lambda: self._area.ensureWidgetVisible(self.reply))

    def _show_buttons(self, shown: Shown) -> None:
        wanted = [(name, kind) for name, kind, _ in shown.buttons]
        if wanted != self._kinds:
            self._kinds = wanted
            self.foot.clear()
            self.buttons = {}
            for name, kind in wanted:
                button = PillButton(kind=kind, parent=self.foot)
                button.clicked.connect(lambda _=False, one=name: self.pressed.emit(one))
                self.buttons[name] = button
                self.foot.add(button)
        for name, kind, words in shown.buttons:
            self.buttons[name].setText(words)
            self.buttons[name].set_key("↵" if kind == "primary" else "")
        self.foot.updateGeometry()

    def wanted_height(self, width: int) -> int:
        """Return the height that the strip needs at a width to show everything without scrolling."""
        margins = self._split.contentsMargins()
        inner = width - margins.left() - margins.right() - self.foot.maximumWidth() - self._split.spacing()
        text = self._inner.heightForWidth(inner)
        column = self.foot.maximumWidth()
        buttons = self.foot.heightForWidth(column)
        if self.offered:
            buttons += self.side.heightForWidth(column) + self._right.spacing()
        return max(text, buttons) + margins.top() + margins.bottom()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)
