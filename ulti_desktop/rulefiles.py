"""Carries out what the window wants done with rule-set files, and says how it went."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Slot

from ulti_desktop import words
from ulti_desktop.store import rules
from ulti_desktop.store.problems import Problem
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui.main_window import MainWindow


class RuleFiles(QObject):
    """Listens to the window's wishes; after each the window offers what there is then.

    With `reads_only` nothing is changed among the player's own.
    """

    def __init__(self, window: MainWindow, *, reads_only: bool = False) -> None:
        super().__init__(window)
        self._window = window
        self._reads_only = reads_only
        window.wanted.connect(self.carry_out)

    @Slot(object)
    def carry_out(self, command: wish.Command) -> None:
        """Read, save, take away, export or take in; every other command is somebody else's."""
        match command:
            case wish.KeepRules() | wish.DeleteRules() | wish.ImportRules() if self._reads_only:
                self._window.show_message(words.second_copy())
            case wish.ReadRules():
                self._window.set_own_rules(rules.own()[0])
            case wish.KeepRules(kept):
                self._told(rules.save(kept), words.rules_saved(kept.name))
            case wish.DeleteRules(rules_id):
                name = next((one.name for one in rules.own()[0] if one.id == rules_id), rules_id)
                self._told(rules.delete(rules_id), words.rules_deleted(name))
            case wish.ExportRules(exported, path):
                self._told(rules.export(exported, Path(path)), words.rules_exported(Path(path).name))
            case wish.ImportRules(path):
                taken = rules.take_in(Path(path))
                if isinstance(taken, Problem):
                    self._window.show_message(_why(taken))
                else:
                    self._told(None, words.rules_saved(taken.name))

    def _told(self, problem: Problem | None, done: str) -> None:
        self._window.set_own_rules(rules.own()[0])
        self._window.show_message(done if problem is None else _why(problem))


def _why(problem: Problem) -> str:
    """What is wrong with a file; for a rule set also which parameter, or which two that clash."""
    told = words.problem(problem.kind.value, Path(problem.path).name)
    return told if problem.bad_rules is None else f"{told} {words.bad_rules(problem.bad_rules)}"
