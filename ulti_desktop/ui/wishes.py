"""What a person asks of the program in the window: each as a command, said by the window's `wanted`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ulti_desktop.ui import commands as wish
from ulti_desktop.ui import file_names

if TYPE_CHECKING:
    from ulti_desktop.store.settings import Settings
    from ulti_desktop.ui.main_window import MainWindow


class Wishes:
    """Says what is wanted; where a file is meant, it asks which."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def want(self, command: wish.Command) -> None:
        """Want something; what leads to another deal takes the finished one away."""
        if isinstance(command, wish.NextDeal | wish.SameDealAgain | wish.NewSession | wish.Resume):
            self._window.under_way.leave_result()
            self._window.menus.actions["resume"].setEnabled(False)
        self._window.wanted.emit(command)

    def ask(self, entry: str) -> None:
        """Want what an entry of the menu is for, where nothing but the program can do it."""
        match entry:
            case "resume":
                self.want(wish.Resume())
            case "open":
                if path := file_names.ask_open(self._window):
                    self.want(wish.OpenRecord(path))
            case "save":
                if path := file_names.ask_save(self._window, self._window.under_way.file_name()):
                    self.want(wish.SaveRecord(path))
            case "undo":
                self.want(wish.Undo())
            case "ritual":
                self.want(wish.SpeakRitual())
            case "end":
                self.want(wish.EndSession())

    def next_deal(self) -> None:
        """Deal again."""
        self.want(wish.NextDeal())

    def change(self, settings: Settings) -> None:
        """Use these settings from now on and keep them."""
        self.want(wish.ChangeSettings(settings))

    def change_levels(self, levels: tuple[str, str, str]) -> None:
        """Let the opponents play at these levels from the next deal on."""
        self.want(wish.ChangeLevels(levels))

    def leave(self) -> None:
        """Leave the program."""
        self.want(wish.Quit())
