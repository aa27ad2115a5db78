"""Ties the lessons to the rest of the program: whose rules they follow, and where progress is kept."""

from __future__ import annotations

from collections.abc import Callable

from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.session.session import Session
from ulti_desktop.store import progress
from ulti_desktop.store.problems import Problem
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui.lesson_door import LessonDoor
from ulti_desktop.ui.main_window import MainWindow
from ulti_desktop.ui.rule_choices import chosen_last


class Classroom:
    """The lessons of a running program; `tell` says what went wrong with the file of the progress.

    With `reads_only` the file is left as it is, as it is when it could be neither read nor put aside.
    """

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        settings: Callable[[], Settings],
        tell: Callable[[Problem], None],
        *,
        reads_only: bool = False,
    ) -> None:
        self._window = window
        self._session = session
        self._settings = settings
        self._tell = tell
        self._reads_only = reads_only
        self.door = LessonDoor(window, settings, self._rules, self._load, self._keep)

    def _rules(self) -> RuleSet:
        """Return the rule set in play, or the one that was chosen last."""
        if self._session.match is not None:
            return self._session.match.rules
        return chosen_last(self._settings(), self._window.sheets.own_rules)

    def _load(self) -> progress.Done:
        done, problem = progress.load(reads_only=self._reads_only)
        if problem is not None:
            self._tell(problem)
            self._reads_only = self._reads_only or not problem.kept_as
        return done

    def _keep(self, done: progress.Done) -> None:
        if self._reads_only:
            return
        problem = progress.save(done)
        if problem is not None:
            self._tell(problem)

    def stop(self) -> None:
        """End everything that moves."""
        self.door.stop()
