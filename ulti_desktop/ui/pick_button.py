"""A button that opens a menu of choices and shows the one that is chosen."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QKeyEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from ulti_desktop.ui import look
from ulti_desktop.ui.controls import SECONDARY, PillButton
from ulti_desktop.ui.paper_menu import PaperMenu


class PickButton(PillButton):
    """`chosen(value)` when a person picks another choice; the Down key opens the menu too."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", SECONDARY, parent, height=44)
        self.set_mark("chevron-down")
        self._choices: tuple[tuple[str, object], ...] = ()
        self._value: object = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(self.open_menu)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(super().minimumSizeHint().width(), look.px(150)), super().minimumSizeHint().height())

    def set_choices(self, choices: Iterable[tuple[str, object]], value: object) -> None:
        """Offer (text, value) pairs, one of them chosen."""
        self._choices = tuple(choices)
        self._value = value
        self.setText(next((text for text, one in self._choices if one == value), ""))

    def value(self) -> object:
        """Return what is chosen."""
        return self._value

    def choices(self) -> tuple[object, ...]:
        """Return what is offered."""
        return tuple(value for _, value in self._choices)

    def pick(self, value: object) -> None:
        """Choose as a person does."""
        if value != self._value:
            self.set_choices(self._choices, value)
            self.chosen.emit(value)

    def menu_of_choices(self) -> QMenu:
        """Return the menu, the present choice ticked."""
        menu = PaperMenu(self)
        menu.dress(*(look.colour(self, name) for name in ("ground", "text", "text2", "pattern")))
        group = QActionGroup(menu)
        for text, value in self._choices:
            action = menu.addAction(text.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(value == self._value)
            action.triggered.connect(lambda _=False, one=value: self.pick(one))
            group.addAction(action)
        return menu

    def open_menu(self) -> None:
        """Show the menu below the button."""
        menu = self.menu_of_choices()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))
        ticked = next((action for action in menu.actions() if action.isChecked()), None)
        if ticked is not None:
            menu.setActiveAction(ticked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.open_menu()
            return
        super().keyPressEvent(event)
