"""Ties the lessons to the rest of the program: whose rules they follow, and where progress is kept."""

from __future__ import annotations

from collections.abc import Callable

from ulti_desktop.engine.errors import BadRules
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load
from ulti_desktop.session.session import Session
from ulti_desktop.store import progress, rules
from ulti_desktop.store.problems import Problem
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui.lesson_door import LessonDoor
from ulti_desktop.ui.main_window import MainWindow


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
        self._session = session
        self._settings = settings
        self._tell = tell
        self._reads_only = reads_only
        self.door = LessonDoor(window, settings, self._rules, self._load, self._keep)

    def _rules(self) -> RuleSet:
        """Return the rule set in play, or the one that was chosen last."""
        if self._session.match is not None:
            return self._session.match.rules
        settings = self._settings()
        base = rules.find(settings.rules_id) or load(RULE_SET_IDS[0])
        try:
            return base.with_options(dict(settings.options))
        except BadRules:
            return base

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
