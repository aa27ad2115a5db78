"""The running program: all behind the window; ties signals together, carries out wishes, closes in order."""

from __future__ import annotations

import logging
from collections.abc import Collection
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

from ulti_desktop import offers, system, words
from ulti_desktop.bookkeeping import Bookkeeper
from ulti_desktop.classroom import Classroom
from ulti_desktop.counsel import Counsel
from ulti_desktop.custody import Custody
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.errors import BadRules
from ulti_desktop.engine.record import Record, RecordProblem
from ulti_desktop.engine.view import SeatView, Step
from ulti_desktop.fairplay import FairPlay
from ulti_desktop.mishaps import Mishaps
from ulti_desktop.opening import PAINT_MS, Front, make_application
from ulti_desktop.reporting import Reporting
from ulti_desktop.reviewing import Reviewing
from ulti_desktop.rulefiles import RuleFiles
from ulti_desktop.scene.deck import load_deck
from ulti_desktop.session import minds
from ulti_desktop.session.computers import Pace
from ulti_desktop.session.minds import Minds, usual
from ulti_desktop.session.seats import HUMAN, Seats
from ulti_desktop.session.session import Session
from ulti_desktop.session.thinker import Thinker
from ulti_desktop.sound import Sounds
from ulti_desktop.store import games, rules
from ulti_desktop.store.problems import Problem, ProblemKind
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui import language
from ulti_desktop.ui.docking import Turns
from ulti_desktop.ui.taking_back import TakingBack

__all__ = ["App", "make_application", "start_painted"]

CLOSE_MS: Final = 100
"""So long a thread may take to end when the program does; one that hangs is left to itself then."""
DEAL_MS: Final = 900
PACES: Final = (2.0, 1.4, 1.0, 0.6, 0.25)
"""How the waiting times before a computer acts follow the speed of the cards."""

log = logging.getLogger(__name__)


class App(QObject):
    """All that a running program consists of. `close` ends it; nothing of it outlives that.

    Without a `front`, which is there first where a person starts the program, it makes one itself.
    A second program of the same player, which does not hold the lock, writes nothing and resumes nothing.
    `leaving()`: the person wants to leave.
    """

    leaving = Signal()
    _unsaved = Signal(object)

    def __init__(
        self,
        qt: QApplication,
        minds: Minds | None = None,
        mishaps: Mishaps | None = None,
        front: Front | None = None,
    ) -> None:
        super().__init__()
        system.spare_memory()
        self._qt = qt
        self._front = front or Front(qt)
        self._front.settle_deck()
        self.preferences = self._front.preferences
        reads_only = not self._front.lock.is_held
        self.window, self.offer = self._front.window, self._front.offer
        self.thinker = Thinker(minds or usual(), self)
        self.sounds = Sounds(parent=self)
        self.session = Session(self.thinker, self._keep, parent=self)
        self.rule_files = RuleFiles(self.window, reads_only=reads_only)
        self.counsel = Counsel(self.window, self.session)
        self.books = Bookkeeper(self.window, self.session, self._tell, reads_only=reads_only)
        self.fairness = FairPlay(self.window, self.session, self.books.statistics)
        self.custody = Custody(self.window, self.session, self.books, self._tell, reads_only=reads_only)
        self.taking_back = TakingBack(self.window, lambda: self.session.decisions)
        self._opened = ""
        self._seated: tuple[Seats, tuple[str, str, str]] | None = None
        self._closed = False
        self.lessons = Classroom(self.window, self.session, self._chosen, self._tell, reads_only=reads_only)
        self.reviews = Reviewing(self.window, self.session, self._chosen, self.books.reviewed)
        self.reports = Reporting(self.window, self.session, self._chosen, mishaps)
        self._wire()
        self._pace()
        trouble = self.preferences.problem
        for problem in (*self._front.refused, *([] if trouble is None else [trouble])):
            self._tell(problem)
        self._tell_of_missing()

    @property
    def settings(self) -> Settings:
        """What the player chose, as far as this copy of the program has it."""
        return self.preferences.used

    def _chosen(self) -> Settings:
        return self.settings

    def _wire(self) -> None:
        session, window = self.session, self.window
        session.stepped.connect(self._on_stepped)
        session.shown.connect(self._on_shown)
        session.refused.connect(window.show_refusal)
        session.thinking.connect(window.set_thinking)
        session.match_changed.connect(window.set_match)
        session.problem.connect(self._on_bad_record)
        self._unsaved.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self.preferences.trouble = self._unsaved.emit
        window.asked.connect(self._on_asked)
        window.wanted.connect(self.carry_out)
        window.scene.heard.connect(self.sounds.play)
        window.menus.actions["settings"].triggered.connect(self.sounds.prepare)
        self.sounds.can_play.connect(window.set_can_sound)

    # ---------------------------------------------------------------------------------------- beginning
    def start(self, path: Path | None = None) -> None:
        """Show the window; open a saved session, offer the one that was under way, or begin one."""
        self.window.set_players(self.settings.names, self.settings.levels)
        self.window.show()
        self.window.warm_up()
        self.sounds.prepare_soon()
        record = self.custody.find()
        if path is None or not self._open(path):
            self._offer_session(record)
        self.window.sheets.build_ahead()
        self._tell_of_core()

    def _offer_session(self, record: Record | None) -> None:
        if record is not None:
            self.window.set_players(record.names, record.levels)
            self.window.offer_resume()
        else:
            self.window.menus.actions["new"].trigger()

    def _tell_of_missing(self) -> None:
        """Say what the settings ask for and is not here."""
        deck = load_deck(self.settings.deck).name(self.settings.language or language.current())
        for message in offers.told(self.preferences.missing, deck):
            log.warning("%s", message)
            self.window.sheets.say_too(message)

    def _tell_of_core(self) -> None:
        """Say once that the compiled part is missing, when a chosen level needs it and all is quiet.

        The sheet of a new session says so itself.
        """
        weakened = self.offer.weakened
        if self.settings.core_told == bool(weakened):
            return
        if weakened:
            needed = any(one.partition(":")[0] in weakened for one in self.settings.levels)
            if not needed or self.window.sheets.toast.isVisible():
                return
            sheets = self.window.sheets
            if not sheets.shows("new_session"):
                self.window.show_message(words.no_core(weakened))
        self._change(replace(self.settings, core_told=bool(weakened)))
        self.window.apply_settings(self.settings)

    # ---------------------------------------------------------------------------------------- wishes
    @Slot(object)
    def carry_out(self, command: wish.Command) -> None:
        """Do what the window wants."""
        if self._closed:
            return
        match command:
            case wish.NewSession(setup):
                self._begin(setup)
            case wish.Resume():
                self._resume()
            case wish.OpenRecord(path):
                self._open(Path(path))
            case wish.SaveRecord(path):
                self._save(Path(path))
            case wish.ChangeSettings(chosen):
                self._change(chosen)
            case wish.ChangeLevels(levels):
                self.session.set_levels(levels)
                self._change(replace(self.settings, levels=offers.offered_levels(levels)), ("levels",))
            case wish.NextDeal():
                self.session.next_deal()
            case wish.SameDealAgain():
                self.session.same_deal_again()
            case wish.Undo(to):
                self.session.undo(to)
            case wish.EndSession():
                self._end()
            case wish.SpeakRitual():
                self.session.speak_ritual()
            case wish.Quit():
                self.leaving.emit()

    def _begin(self, setup: wish.SessionSetup) -> None:
        base = rules.find(setup.rules_id)
        if base is None:
            self._tell(Problem(ProblemKind.UNKNOWN_RULES, setup.rules_id))
            return
        try:
            chosen = base.with_options(dict(setup.options))
        except BadRules as error:
            self._tell(Problem(ProblemKind.BAD_RULES, setup.rules_id, error.why))
            return
        if not self.custody.keep_earlier():
            if self.session.record is None:
                self.window.offer_resume()
            return
        usual_names = Settings().names
        names = (setup.names[0], setup.names[1] or usual_names[1], setup.names[2] or usual_names[2])
        remembered = replace(
            self.settings,
            rules_id=setup.rules_id,
            options=setup.options,
            deals=setup.deals,
            chip_target=setup.chip_target,
            names=names,
            levels=setup.levels,
        )
        self._change(remembered, ("rules_id", "options", "levels"))
        self.window.apply_settings(remembered)
        self.window.set_players(names, setup.levels)
        self.custody.leave()
        self.window.forget_session()
        self.session.start(
            chosen, names, setup.levels, setup.deals, setup.chip_target, setup.seed, practice=setup.practice
        )

    def _end(self) -> None:
        """End the session; where that breaks off a deal, it can be opened again as it was."""
        if self.session.is_over or self.session.may_practise or self.custody.keep_earlier():
            self.session.end()
            self.window.menus.actions["scores"].trigger()

    def _resume(self) -> None:
        record = self.custody.take()
        if record is not None:
            self._go_on(record, str(games.autosave_path()))

    def _open(self, path: Path) -> bool:
        loaded = games.load(path)
        if loaded.problem is not None:
            self._tell(loaded.problem)
        if loaded.record is None or not self.custody.keep_earlier(loaded.record):
            return False
        self._go_on(loaded.record, str(path))
        return True

    def _go_on(self, record: Record, path: str) -> None:
        self._opened = path
        self.custody.leave()
        self.window.forget_session()
        self.window.set_players(record.names, record.levels)
        self.session.open(record)

    def _save(self, path: Path) -> None:
        if self.session.record is not None:
            problem = games.save(self.session.record, path)
            if problem is not None:
                self._tell(problem)

    # ---------------------------------------------------------------------------------------- settings
    def _change(self, chosen: Settings, meant: Collection[str] = ()) -> None:
        """Use and keep other settings; the `meant` fields were chosen even where they are as before."""
        before = self.settings
        if chosen == before and not meant:
            return
        self.preferences.keep(chosen, meant)
        if chosen.language != before.language:
            self._use_language(chosen.language)
        self._pace()

    def _use_language(self, code: str) -> None:
        language.use(self._qt, code or language.system_language())

    def _pace(self) -> None:
        factor = PACES[self.settings.speed]
        wait = Pace(round(self.settings.pace_ms * factor), self.settings.trick_ms, round(DEAL_MS * factor))
        self.session.set_pace(wait)
        self.sounds.set_volume(self.settings.sound, self.settings.volume)

    # ---------------------------------------------------------------------------------------- messages
    @Slot(object)
    def _on_asked(self, action: Action) -> None:
        self.session.submit(HUMAN, action)

    @Slot(object)
    def _on_stepped(self, step: Step) -> None:
        self._show_seats()
        self.window.set_practice(self.session.is_practice, self.session.may_undo)
        self.window.step(step)

    @Slot(object)
    def _on_shown(self, view: SeatView) -> None:
        self._show_seats()
        self.window.set_practice(self.session.is_practice, self.session.may_undo)
        self.window.show_view(view)
        for step in self.session.history():
            self.window.log.step(step)

    def _show_seats(self) -> None:
        """Tell the window who sits where; the levels may change with every deal."""
        seats, record = self.session.seats, self.session.record
        if seats is not None and record is not None and (seats, record.levels) != self._seated:
            self._seated = (seats, record.levels)
            self.window.set_players(seats.names, seats.levels, record.levels)

    @Slot(object)
    def _on_bad_record(self, trouble: RecordProblem) -> None:
        self._tell(games.problem_of(trouble, self._opened))

    def _keep(self, record: Record) -> bool:
        return self.custody.save(record)

    @Slot(object)
    def _tell(self, problem: Problem) -> None:
        log.error("%s", problem)
        self.window.show_problem(problem.kind.value, problem.path, problem.action, problem.kept_as)
        if problem.bad_rules is not None:
            self.window.sheets.say_too(words.bad_rules(problem.bad_rules))

    # ---------------------------------------------------------------------------------------- the end
    def close(self) -> bool:
        """End everything in order; False when a thread still runs, which must not be waited for.

        May be called twice.
        """
        if self._closed:
            return True
        self._closed = True
        self.reports.stop()
        self.sounds.stop()
        self.session.stop()
        self.counsel.cancel()
        self.reviews.cancel()
        self.fairness.cancel()
        then = CLOSE_MS // 4  # all were told to stop before the first is waited for
        others = (self.counsel, self.reviews, self.fairness)
        ended = all((self.thinker.stop(CLOSE_MS), *(one.stop(then) for one in others)))
        self.window.desk.art.cancel()
        self._front.keep_geometry()
        if not all((self.custody.stop(), self.books.stop(), self.preferences.stop())):
            log.error("settings, running session or statistics could not be written in time")
        self.lessons.stop()
        self._front.close()
        return ended


def start_painted(app: App, saved: Path | None) -> None:
    """Start the program whose window has been painted; the players are made ready in turns after that."""
    app.start(saved)
    later = Turns(app)
    pieces = [partial(minds.prepare, piece) for piece in minds.PIECES]
    QTimer.singleShot(PAINT_MS, app, lambda: later.add([system.settle_memory, *pieces]))
