"""The list of bids in the rule-set editor: every single game with what moves it up and down."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from ulti_desktop import words
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.rulesets import load
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Text
from ulti_desktop.ui.controls import MARGIN, QUIET, PillButton
from ulti_desktop.ui.focus import order_focus
from ulti_desktop.ui.icons import IconButton
from ulti_desktop.ui.own_draft import RANKING, Draft
from ulti_desktop.ui.settlement_parts import RIGHT
from ulti_desktop.words.parameters import field

WAYS: Final = (("chevron-up", 1), ("chevron-down", -1))
STEPS: Final = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
BUTTON: Final = 26


class MoveButton(IconButton):
    """A button of a row that moves; `stepped(step)` when Ctrl with an arrow does the same."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None or not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)


class RankList(QWidget):
    """`moved(name, step)` when a person moves a game: a step of 1 is one place higher in the auction.

    The highest bid stands on top, as in a ladder. `reset` sets the list back to that of the base.
    """

    moved = Signal(str, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = Text("strong", wrap=True)
        self.note = Text("label", "text2", wrap=True)
        self.reset = PillButton(kind=QUIET)
        self.buttons: dict[tuple[str, int], MoveButton] = {}
        self._texts: list[Text] = []
        self._names: tuple[str, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(look.px(22) + MARGIN, look.px(6), 0, look.px(6))
        self._grid.setHorizontalSpacing(look.px(10))
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(3, 1)
        self._grid.addWidget(self.head, 0, 0, 1, 4)
        self._grid.addWidget(self.note, 1, 0, 1, 4)
        self._grid.addWidget(self.reset, 2, 0, 1, 4, Qt.AlignmentFlag.AlignLeft)

    def show_draft(self, draft: Draft) -> None:
        """Show the list as it is now; where the value of a bid decides there is none."""
        self.setVisible(draft.value("order") == "list")
        self.head.setText(field(RANKING))
        self.note.setText(
            self.tr(
                "The highest bid stands on top. A bid of several games stands by its highest one. "
                "Ctrl+↑ and Ctrl+↓ move a game, too."
            )
        )
        self.reset.setText(self.tr("As in the base"))
        self.reset.setAccessibleName(words.fill("%1: %2", field(RANKING), self.tr("As in the base")))
        self.reset.setVisible(draft.is_changed(RANKING) and bool(draft.base_value(RANKING)))
        names = tuple(reversed(draft.ranking()))
        if set(names) != set(self._names):
            self._build(names)
        self._names = names
        rules = load(draft.base)
        for place, name in enumerate(names):
            self._texts[2 * place].setText(str(len(names) - place))
            text = words.capital(words.contract(_game(name), rules))
            self._texts[2 * place + 1].setText(text)
            for mark, step in WAYS:
                button = self.buttons[name, step]
                self._grid.removeWidget(button)
                self._grid.addWidget(button, place + 3, 1 if step > 0 else 2)
                told = self.tr("%1: higher") if step > 0 else self.tr("%1: lower")
                button.set_words(words.fill(told, text), "Ctrl+↑" if mark == "chevron-up" else "Ctrl+↓")
                button.setEnabled(place > 0 if step > 0 else place + 1 < len(names))
        order_focus(self)

    def _build(self, names: tuple[str, ...]) -> None:
        for widget in (*self._texts, *self.buttons.values()):
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._texts, self.buttons = [], {}
        for place, name in enumerate(names):
            number, text = Text("label", "text2"), Text("body", wrap=True)
            self._texts += [number, text]
            self._grid.addWidget(number, place + 3, 0, RIGHT)
            self._grid.addWidget(text, place + 3, 3)
            for mark, step in WAYS:
                button = MoveButton(mark, self, size=BUTTON)
                button.clicked.connect(lambda _=False, one=name, way=step: self.move_game(one, way))
                button.stepped.connect(lambda way, one=name: self.move_game(one, way))
                self.buttons[name, step] = button
                button.show()

    def move_game(self, name: str, step: int) -> None:
        """Ask for a game to be moved; the focus goes with it."""
        if not self.buttons[name, step].isEnabled():
            return
        self.moved.emit(name, step)
        for way in (step, -step):
            if self.buttons[name, way].isEnabled():
                self.buttons[name, way].setFocus(Qt.FocusReason.OtherFocusReason)
                return


def _game(name: str) -> Contract:
    """Return the single game that the list writes so."""
    said = name.split()
    return Contract((Part(said[-1]),), "hearts" in said, "open" in said)
