"""The way to the lessons and back: entries in menu and sheets, a place in the window, what is kept.

While lessons are open the session's table waits behind them and hears no key.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QStackedWidget

from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui import language
from ulti_desktop.ui.controls import QUIET, SECONDARY, PillButton
from ulti_desktop.ui.main_window import MainWindow
from ulti_desktop.ui.news import News
from ulti_desktop.ui.parts import imports_for

if TYPE_CHECKING:
    from ulti_desktop.ui.lesson_room import LessonRoom

AT_THE_TABLE: Final = ("next", "undo", "advice", "hint", "last_trick", "claim", "end")
"""What acts on the session's table: out of reach while that is not to be seen."""
STAY: Final = ("lessons", "save", "ritual", "log", "faster", "slower", "full", "menu", "report", "quit")
"""What leaves the lessons open; everything else leads away from them."""
NEWCOMERS: Final = ("welcome", "new_session")
"""The sheets that a newcomer sees first: they lead to the lessons, and the lessons back to them."""
Done = Mapping[str, frozenset[str]]


class LessonDoor(QObject):
    """Opens the lessons over a window. `settings` and `rules` tell those of now, `load` what is finished
    already, `keep` is told of more.
    """

    def __init__(
        self,
        window: MainWindow,
        settings: Callable[[], Settings],
        rules: Callable[[], RuleSet],
        load: Callable[[], Done],
        keep: Callable[[Done], None],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._rules, self._load, self._keep = rules, load, keep
        self._room: LessonRoom | None = None
        self._came_from = ""
        self._news = News(self)
        self._buttons: dict[str, PillButton] = {}
        self._stack = QStackedWidget()
        window.takeCentralWidget()
        self._stack.addWidget(window.beside)
        window.setCentralWidget(self._stack)
        self._stack.installEventFilter(self)
        self._stack.currentChanged.connect(self._page_changed)
        window.menus.actions["lessons"].triggered.connect(self.open)
        for name, action in window.menus.actions.items():
            if name not in (*AT_THE_TABLE, *STAY):
                action.triggered.connect(self.leave)
        window.wanted.connect(self._wanted)
        window.sheets.built.connect(self._sheet_built)
        for name in filter(window.sheets.has, NEWCOMERS):
            self._sheet_built(name)
        window.sheets.prepare([*imports_for("lessons"), self._read_ahead])
        self.retranslate()

    def _read_ahead(self) -> None:
        """Have the lessons read, and what they come to in the rules of now, one at a time."""
        from ulti_desktop.lessons import library
        from ulti_desktop.lessons.reading import LessonError

        def read(name: str) -> None:
            with suppress(LessonError):
                library.lesson(name)

        def follow(name: str) -> None:
            from ulti_desktop.lessons import course

            with suppress(LessonError):
                course.hands_in(library.lesson(name), self._rules())

        names = library.files()
        self._window.sheets.prepare([partial(deed, name) for deed in (read, follow) for name in names])

    @property
    def is_open(self) -> bool:
        """Tell whether lessons are to be seen."""
        return self._room is not None and self._stack.currentWidget() is self._room

    @property
    def room(self) -> LessonRoom:
        """The lessons, built when they are first wanted."""
        if self._room is None:
            from ulti_desktop.ui.lesson_room import LessonRoom

            room = LessonRoom(self._window.desk.art)
            room.left.connect(self.leave)
            room.kept.connect(self._keep)
            room.menu_wanted.connect(self._show_menu)
            self._stack.addWidget(room)
            room.take_settings(self._settings(), language.current())
            self._room = room
            self._news.watch(room)
        return self._room

    def open(self) -> None:
        """Show the lessons, where the pupil was."""
        if self.is_open:
            return
        sheets = self._window.sheets
        self._came_from = next((name for name in NEWCOMERS if sheets.shows(name)), "")
        self._window.close_sheets()
        room = self.room
        self._news.catch_up(room)
        self._name_people()
        self._stack.setCurrentWidget(room)
        room.open(self._rules(), self._load())

    def leave(self) -> None:
        """Go back to the session's table, which is as it was left."""
        if not self.is_open:
            return
        self._stack.setCurrentIndex(0)
        sheets = self._window.sheets
        if sheets.any_open and not sheets.shows("settlement"):
            return  # another page was asked for
        if self._came_from:
            sheets.open(sheets.welcome if self._came_from == "welcome" else sheets.new_session)
        else:
            self._window.close_sheets()

    def _page_changed(self, page: int) -> None:
        for name in AT_THE_TABLE:
            self._window.menus.actions[name].setVisible(page == 0)

    def stop(self) -> None:
        """End everything that moves; for the end of the program."""
        if self._room is not None:
            self._room.table.scene.stop()

    def _name_people(self) -> None:
        names = self._settings().names
        self.room.set_names((names[0] or self.tr("You"), names[1], names[2]))

    def _wanted(self, command: wish.Command) -> None:
        if isinstance(command, wish.ChangeSettings):
            chosen = command.settings  # nobody may have carried that out yet
            if self._room is not None:
                self._news.tell(self._room, "settings", lambda: self._take_settings(chosen))

    def _take_settings(self, chosen: Settings) -> None:
        self.room.take_settings(chosen, language.current())

    def _sheet_built(self, name: str) -> None:
        """Put a way to the lessons on the sheets that a newcomer sees first."""
        if name not in NEWCOMERS:
            return
        sheets = self._window.sheets
        sheet = sheets.welcome if name == "welcome" else sheets.new_session
        kind, height = (SECONDARY, 56) if name == "welcome" else (QUIET, 48)
        button = PillButton(kind=kind, height=height)
        button.clicked.connect(self.open)
        self._buttons[name] = button
        sheet.add_foot(button)
        self.retranslate()

    def _show_menu(self) -> None:
        button = self.room.table.menu_button
        self._window.menus.menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Word the entries anew, and the lessons when they are there."""
        self._window.menus.actions["lessons"].setText(self.tr("Lessons"))
        for button in self._buttons.values():
            button.setText(self.tr("Lessons"))
        if self._room is not None:
            self._name_people()
            self._room.retranslate(language.current())
