"""News that concerns every sheet (language, theme, size of text) reaches hidden ones one a turn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QWidget

from ulti_desktop.ui.docking import Job, Turns

_NOTHING: Final = object()


class Newest:
    """Tells whether what is to be shown is something else than what was shown last."""

    def __init__(self) -> None:
        self._shown: object = _NOTHING

    def take(self, value: object) -> bool:
        """Remember this; tell whether it is new."""
        before, self._shown = self._shown, value
        return before != value

    def forget(self) -> None:
        """Take the next value for new, whatever it is."""
        self._shown = _NOTHING


class News(QObject):
    """Holds back what hidden widgets are to do until they are shown, or until the window has time for them.

    A change of language is held back by itself, all else is told.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._held: dict[QWidget, dict[str, Job]] = {}
        self._passing: QWidget | None = None
        self._turns = Turns(self)

    def watch(self, widget: QWidget) -> None:
        """Care for this widget from now on."""
        widget.installEventFilter(self)

    def tell(self, widget: QWidget, kind: str, deed: Job) -> None:
        """Do something for a widget: now when it is shown; else soon, in place of an earlier such deed."""
        if not widget.isHidden():
            deed()
            return
        if widget not in self._held:
            self._held[widget] = {}
            self._turns.add([lambda: self.catch_up(widget)])
        self._held[widget][kind] = deed

    def catch_up(self, widget: QWidget) -> None:
        """Do now what is held back for a widget."""
        for deed in self._held.pop(widget, {}).values():
            deed()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep a change of language from a widget that is hidden, and with that from all it consists of."""
        if event.type() != QEvent.Type.LanguageChange or not isinstance(watched, QWidget):
            return False
        if watched is self._passing or not watched.isHidden():
            return False
        self.tell(watched, "language", lambda: self._pass_on(watched))
        return True

    def _pass_on(self, widget: QWidget) -> None:
        self._passing = widget
        try:
            QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
        finally:
            self._passing = None
