"""The menu and the keys: every action of the window once, with its words and shortcut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QColor, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from ulti_desktop.scene.deck import DeckChoice, deck_choices
from ulti_desktop.scene.tokens import Theme
from ulti_desktop.ui import look
from ulti_desktop.ui.language import LANGUAGES, NAMES

KEYS: Final[dict[str, tuple[str, ...]]] = {
    "new": ("Ctrl+N",),
    "resume": ("Ctrl+R",),
    "open": ("Ctrl+O",),
    "save": ("Ctrl+S",),
    "next": ("Ctrl+Return",),
    "undo": ("Ctrl+Z",),
    "hint": ("H",),
    "last_trick": ("L",),
    "claim": ("C",),
    "ritual": (),
    "end": (),
    "scores": ("F2",),
    "rules": ("F1",),
    "opponents": ("F3",),
    "log": ("F4",),
    "faster": ("+",),
    "slower": ("-",),
    "full": ("F11",),
    "settings": ("Ctrl+,",),
    "menu": ("F10",),
    "about": (),
    "quit": ("Ctrl+Q",),
}
ORDER: Final = (
    *("new", "resume", "open", "save", ""),
    *("next", "undo", "hint", "last_trick", "claim", "ritual", "end", ""),
    *("scores", "rules", "opponents", "log", ""),
    *("deck", "language", "faster", "slower", "full", "settings", ""),
    *("about", "quit"),
)


class Menus:
    """The actions by name, the menu that lists them, and the choices of deck and language."""

    def __init__(self, window: QWidget) -> None:
        self.actions: dict[str, QAction] = {}
        self.menu = QMenu(window)
        self.decks = QMenu(self.menu)
        self.languages = QMenu(self.menu)
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
        for code in LANGUAGES:
            self._choice(self.languages, self.language_group, code).setText(NAMES[code])
        self._fill()

    def _choice(self, menu: QMenu, group: QActionGroup, value: str) -> QAction:
        action = menu.addAction("")
        action.setCheckable(True)
        action.setData(value)
        group.addAction(action)
        return action

    def _fill(self) -> None:
        for name in ORDER:
            if not name:
                self.menu.addSeparator()
            elif name == "deck":
                self.menu.addMenu(self.decks)
            elif name == "language":
                self.menu.addMenu(self.languages)
            else:
                self.menu.addAction(self.actions[name])

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
        """Set the texts by name; `deck` and `language` name the two submenus."""
        for name, text in words.items():
            if name == "deck":
                self.decks.setTitle(text)
            elif name == "language":
                self.languages.setTitle(text)
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
        for name in (*ORDER, "menu"):
            action = self.actions.get(name)
            if action is not None and not action.shortcut().isEmpty():
                yield key_name(action.shortcut()), action.text().replace("&", "")

    def dress(self, theme: Theme) -> None:
        """Give the menus the paper of a theme."""
        paper = theme.paper
        style = menu_style(paper.ground, paper.text, paper.text2, paper.pattern)
        for menu in (self.menu, self.decks, self.languages):
            menu.setStyleSheet(style)


def key_name(key: QKeySequence | str) -> str:
    """Return what is printed on a key, in the language in use."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def menu_style(ground: QColor, text: QColor, text2: QColor, pattern: QColor) -> str:
    """Return the style sheet of a menu on paper of these colours."""
    size = look.font("body").pixelSize()
    return (
        f"QMenu {{ background: {ground.name()}; color: {text.name()}; border: 2px solid"
        f" {text.name()}; padding: 8px 4px; font-family: 'Hanken Grotesk'; font-size: {size}px;"
        " menu-scrollable: 1; }"  # on a low screen; by itself it would go on in a second column
        "QMenu::item { padding: 5px 22px 5px 26px; border-radius: 8px; margin: 0 4px; }"
        f"QMenu::item:selected {{ background: {text.name()}; color: {ground.name()}; }}"
        f"QMenu::item:disabled {{ color: {text2.name()}; }}"
        f"QMenu::separator {{ height: 2px; background: {pattern.name()}; margin: 4px 14px; }}"
    )
