"""The menu and the keys: every action of the window once, with its words and shortcut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from ulti_desktop.scene.deck import DeckChoice, deck_choices
from ulti_desktop.scene.tokens import Theme
from ulti_desktop.ui import language as speech
from ulti_desktop.ui.paper_menu import PaperMenu

KEYS: Final[dict[str, tuple[str, ...]]] = {
    "new": ("Ctrl+N",),
    "resume": ("Ctrl+R",),
    "open": ("Ctrl+O",),
    "save": ("Ctrl+S",),
    "next": ("Ctrl+Return",),
    "undo": ("Ctrl+Z",),
    "advice": ("H",),
    "hint": ("Shift+H",),
    "last_trick": ("L",),
    "claim": ("C",),
    "ritual": (),
    "end": (),
    "scores": ("F2",),
    "statistics": ("F6",),
    "rules": ("F1",),
    "lessons": ("F5",),
    "review": ("F8",),
    "calculator": ("F7",),
    "opponents": ("F3",),
    "log": ("F4",),
    "faster": ("+",),
    "slower": ("-",),
    "full": ("F11",),
    "settings": ("Ctrl+,",),
    "menu": ("F10",),
    "handbook": ("Shift+F1",),
    "report": (),
    "about_deck": (),
    "fairness": (),
    "about": (),
    "quit": ("Ctrl+Q",),
}
ORDER: Final = (
    *("new", "resume", "open", "save", ""),
    *("next", "undo", "back", "last_trick", "claim", "ritual", "end", ""),
    *("learning", "scores", "statistics", "opponents", "log", ""),
    *("view", "settings", ""),
    *("help", "quit"),
)
INNER: Final = {
    "learning": ("advice", "hint", "", "lessons", "rules", "calculator", "", "review"),
    "view": ("deck", "language", "", "faster", "slower", "", "full"),
    "help": ("handbook", "", "report", "fairness", "", "about_deck", "about"),
}
"""Menus within the menu, which has to fit on a low screen; `back`, `deck` and `language` list choices."""


class Menus:
    """The actions by name, the menu that lists them, and the choices of deck and language."""

    def __init__(self, window: QWidget) -> None:
        self.actions: dict[str, QAction] = {}
        self.menu = PaperMenu(window)
        self.inner = {name: PaperMenu(self.menu) for name in ("back", "deck", "language", *INNER)}
        self.back, self.decks, self.languages = (self.inner[name] for name in ("back", "deck", "language"))
        for name, keys in KEYS.items():
            action = QAction(window)
            action.setShortcuts([QKeySequence(key) for key in keys])
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            window.addAction(action)
            self.actions[name] = action
        for name in ("hint", "log"):
            self.actions[name].setCheckable(True)
        self.actions["full"].setCheckable(True)
        self.deck_group, self.language_group = QActionGroup(window), QActionGroup(window)
        self._decks: tuple[DeckChoice, ...] = ()
        self.set_decks(deck_choices()[0])
        for code in speech.offered():
            self._choice(self.languages, self.language_group, code).setText(speech.name(code))
        self._fill(self.menu, ORDER)
        for name, order in INNER.items():
            self._fill(self.inner[name], order)

    def _choice(self, menu: QMenu, group: QActionGroup, value: str) -> QAction:
        action = menu.addAction("")
        action.setCheckable(True)
        action.setData(value)
        group.addAction(action)
        return action

    def _fill(self, menu: QMenu, order: tuple[str, ...]) -> None:
        for name in order:
            if not name:
                menu.addSeparator()
            elif name in self.inner:
                menu.addMenu(self.inner[name])
            else:
                menu.addAction(self.actions[name])

    def set_decks(self, decks: Sequence[DeckChoice]) -> None:
        """Offer these decks; `name_decks` and `show_choices` are called after it."""
        if tuple(decks) == self._decks:
            return
        self._decks = tuple(decks)
        for action in self.deck_group.actions():
            self.deck_group.removeAction(action)
            self.decks.removeAction(action)
            action.deleteLater()
        for deck in decks:
            self._choice(self.decks, self.deck_group, deck.id)

    def set_words(self, words: dict[str, str], language: str) -> None:
        """Set the texts of actions and of the menus within the menu, by name."""
        for name, text in words.items():
            if name in self.inner:
                self.inner[name].setTitle(text)
            else:
                self.actions[name].setText(text)
        self.name_decks(language)

    def name_decks(self, language: str) -> None:
        """Set the names of the decks."""
        for action, deck in zip(self.deck_group.actions(), self._decks, strict=True):
            action.setText(deck.name(language).replace("&", "&&"))

    def show_choices(self, deck: str, language: str, *, log: bool) -> None:
        """Tick what is in use."""
        for group, value in ((self.deck_group, deck), (self.language_group, language)):
            for action in group.actions():
                action.setChecked(action.data() == value)
        self.actions["log"].setChecked(log)

    def keys(self) -> Iterator[tuple[str, str]]:
        """Yield every key with what it does, for the page of keys."""
        for name in (*_all_names(ORDER), "menu"):
            action = self.actions.get(name)
            if action is not None and action.text() and not action.shortcut().isEmpty():
                yield key_name(action.shortcut()), action.text().replace("&", "")

    def dress(self, theme: Theme) -> None:
        """Give the menus the paper of a theme."""
        paper = theme.paper
        for menu in (self.menu, *self.inner.values()):
            menu.dress(paper.ground, paper.text, paper.text2, paper.pattern)


def _all_names(order: tuple[str, ...]) -> Iterator[str]:
    for name in order:
        yield name
        yield from INNER.get(name, ())


def key_name(key: QKeySequence | str) -> str:
    """Return what is printed on a key, in the language in use."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
