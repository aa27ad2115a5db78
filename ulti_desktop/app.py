"""The front door: builds everything, ties signals together, carries out wishes, closes in a fixed order."""

from __future__ import annotations

import gc
import logging
import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QLockFile,
    QObject,
    Signal,
    Slot,
    qInstallMessageHandler,
)
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QApplication

from ulti_desktop import __version__, native, system, words
from ulti_desktop.ai.company import COMPANY
from ulti_desktop.ai.levels import OFFERED, level_of
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.errors import BadRules
from ulti_desktop.engine.record import Record, RecordProblem, fold
from ulti_desktop.engine.view import SeatView, Step
from ulti_desktop.scene import tokens
from ulti_desktop.scene.deck import load_deck, refusal
from ulti_desktop.session.computers import Pace
from ulti_desktop.session.minds import Minds, usual
from ulti_desktop.session.seats import HUMAN, USUAL, Seats, offered
from ulti_desktop.session.session import Session
from ulti_desktop.session.thinker import Thinker
from ulti_desktop.store import games, logs, paths, rules, settings
from ulti_desktop.store.games import Autosave
from ulti_desktop.store.problems import Problem, ProblemKind
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui import language
from ulti_desktop.ui.main_window import MainWindow
from ulti_desktop.ui.offer import Companion, Offer

ICON: Final = "icons/ulti-desktop.svg"
NO_SCREEN: Final = (
    "There is no screen here: set DISPLAY or WAYLAND_DISPLAY,"
    " or QT_QPA_PLATFORM=offscreen to run without one."
)
FAILED: Final = 1
CLOSE_MS: Final = 2000
DEAL_MS: Final = 900
PACES: Final = (2.0, 1.4, 1.0, 0.6, 0.25)
"""How the waiting times before a computer acts follow the speed of the cards."""

log = logging.getLogger(__name__)


class App(QObject):
    """All that a running program consists of. `close` ends it; nothing of it outlives that.

    A second program of the same player keeps its session in a file of its own, and resumes none.
    `leaving()`: the person wants to leave.
    """

    leaving = Signal()

    def __init__(self, qt: QApplication, minds: Minds | None = None) -> None:
        super().__init__()
        self._qt = qt
        loaded, trouble = settings.load()
        self.settings = _usable(loaded)
        self._use_language(self.settings.language)
        tokens.load_fonts()
        self._lock = QLockFile(str(paths.user_data_dir() / "current.lock"))
        self._is_first = self._lock.tryLock(0)
        self.autosave = Autosave(None if self._is_first else games.autosave_path("second"))
        self.thinker = Thinker(minds or usual(), self)
        self.session = Session(self.thinker, self.autosave.put, parent=self)
        own, refused = rules.own()
        self.offer = _offer()
        self.window = MainWindow(self.settings, self.offer, [(one.id, one.name) for one in own])
        self._kept: Record | None = None
        self._opened = ""
        self._seated: tuple[Seats, tuple[str, str, str]] | None = None
        self._closed = False
        self._wire()
        self._pace()
        for problem in (*refused, *([] if trouble is None else [trouble])):
            self._tell(problem)
        if self.settings.deck != loaded.deck:
            self._tell_of_deck(loaded.deck)

    def _wire(self) -> None:
        session, window = self.session, self.window
        session.stepped.connect(self._on_stepped)
        session.shown.connect(self._on_shown)
        session.refused.connect(window.show_refusal)
        session.thinking.connect(window.set_thinking)
        session.match_changed.connect(window.set_match)
        session.problem.connect(self._on_bad_record)
        window.asked.connect(self._on_asked)
        window.wanted.connect(self.carry_out)

    # ---------------------------------------------------------------------------------------- beginning
    def start(self, path: Path | None = None) -> None:
        """Show the window; open a saved session, offer the one that was under way, or begin one."""
        self.window.set_players(self.settings.names, self.settings.levels)
        self.window.show()
        self.window.desk.warm_up()
        if path is not None:
            self._open(path)
        else:
            self._offer_session()
        self._tell_of_core()

    def _offer_session(self) -> None:
        loaded = games.load_autosave() if self._is_first else games.Loaded(None)
        if loaded.problem is not None:
            self._tell(loaded.problem)
        if loaded.record is not None and _goes_on(loaded.record):
            self._kept = loaded.record
            self.window.set_players(loaded.record.names, loaded.record.levels)
            self.window.offer_resume()
        else:
            self.window.menus.actions["new"].trigger()

    def _tell_of_deck(self, chosen: str) -> None:
        """Say that the chosen deck is gone or cannot be used any more, and what lies there instead."""
        code = self.settings.language or language.current()
        message = words.deck_replaced(refusal(chosen), load_deck(self.settings.deck).name(code))
        log.warning("%s", message)
        self.window.show_message(message)

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
            if not sheets.is_open(sheets.new_session):
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
                self._change(replace(self.settings, levels=_offered(levels)))
            case wish.NextDeal():
                self.session.next_deal()
            case wish.SameDealAgain():
                self.session.same_deal_again()
            case wish.Undo():
                self.session.undo()
            case wish.EndSession():
                self.session.end()
                self.window.menus.actions["scores"].trigger()
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
        self._change(remembered)
        self.window.apply_settings(remembered)
        self.window.set_players(names, setup.levels)
        self._kept = None
        self.window.forget_session()
        self.session.start(chosen, names, setup.levels, setup.deals, setup.chip_target)

    def _resume(self) -> None:
        record, self._kept = self._kept, None
        if record is not None:
            self._go_on(record, str(games.autosave_path()))

    def _open(self, path: Path) -> None:
        loaded = games.load(path)
        if loaded.problem is not None:
            self._tell(loaded.problem)
        if loaded.record is not None:
            self._go_on(loaded.record, str(path))

    def _go_on(self, record: Record, path: str) -> None:
        self._opened = path
        self._kept = None
        self.window.forget_session()
        self.window.set_players(record.names, record.levels)
        self.session.open(record)

    def _save(self, path: Path) -> None:
        if self.session.record is not None:
            problem = games.save(self.session.record, path)
            if problem is not None:
                self._tell(problem)

    # ---------------------------------------------------------------------------------------- settings
    def _change(self, chosen: Settings) -> None:
        """Use and keep other settings."""
        before, self.settings = self.settings, chosen
        if chosen == before:
            return
        if chosen.language != before.language:
            self._use_language(chosen.language)
        self._pace()
        problem = settings.save(chosen)
        if problem is not None:
            self._tell(problem)

    def _use_language(self, code: str) -> None:
        language.use(self._qt, code or language.system_language())

    def _pace(self) -> None:
        factor = PACES[self.settings.speed]
        wait = Pace(round(self.settings.pace_ms * factor), self.settings.trick_ms, round(DEAL_MS * factor))
        self.session.set_pace(wait)

    # ---------------------------------------------------------------------------------------- messages
    @Slot(object)
    def _on_asked(self, action: Action) -> None:
        self.session.submit(HUMAN, action)

    @Slot(object)
    def _on_stepped(self, step: Step) -> None:
        self._show_seats()
        self.window.set_practice(self.session.is_practice)
        self.window.step(step)

    @Slot(object)
    def _on_shown(self, view: SeatView) -> None:
        self._show_seats()
        self.window.set_practice(self.session.is_practice)
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

    def _tell(self, problem: Problem) -> None:
        log.error("%s", problem)
        self.window.show_problem(problem.kind.value, problem.path, problem.action, problem.kept_as)

    # ---------------------------------------------------------------------------------------- the end
    def close(self) -> bool:
        """End everything in order; False when the thinking thread still runs. May be called twice."""
        if self._closed:
            return True
        self._closed = True
        self.session.stop()
        ended = self.thinker.stop(CLOSE_MS)
        self.window.desk.art.cancel()
        geometry = bytes(self.window.saveGeometry().toHex().data()).decode()
        settings.save(replace(self.settings, window_geometry=geometry))
        if not self.autosave.stop():
            log.error("the running session could not be written in time")
        self._lock.unlock()
        if ended:
            self.window.desk.scene.stop()
            self.window.close()
            self.window.deleteLater()
        return ended


def _offer() -> Offer:
    """Return whom one may play against; without the compiled part some levels cannot show their strength."""
    company = tuple(Companion(one.id, one.name, one.style) for one in COMPANY)
    searching = tuple(level for level in OFFERED if level_of(level).searches)
    return Offer(OFFERED, company, () if native.AVAILABLE else searching, USUAL)


def _usable(loaded: Settings) -> Settings:
    """Return the settings with what this copy of the program does not have replaced by its defaults."""
    usual = Settings()
    return replace(
        loaded,
        deck=usual.deck if refusal(loaded.deck) else loaded.deck,
        rules_id=loaded.rules_id if rules.find(loaded.rules_id) is not None else usual.rules_id,
        levels=_offered(loaded.levels),
    )


def _offered(levels: tuple[str, str, str]) -> tuple[str, str, str]:
    """Return the levels that a new session would begin with in the place of these."""
    return "", offered(levels[1]), offered(levels[2])


def _goes_on(record: Record) -> bool:
    """Tell whether a kept session has something left to play."""
    folded = fold(record)
    return bool(record.played) and not folded.match.is_over


def make_application(argv: Sequence[str]) -> QApplication:
    """Return Qt's application, named and with its icon; the one there is when there is one."""
    qt = QApplication.instance()
    if not isinstance(qt, QApplication):
        qt = QApplication(list(argv))
    qt.setApplicationName(paths.APP_NAME)
    qt.setApplicationVersion(__version__)
    qt.setDesktopFileName(paths.APP_NAME)
    picture = QPixmap()
    picture.loadFromData(paths.resource_bytes(ICON))
    qt.setWindowIcon(QIcon(picture))
    return qt


def run(argv: Sequence[str] | None = None) -> int:
    """Run the program; a saved session's path may be given. Return the exit status."""
    if not system.has_screen():
        print(NO_SCREEN, file=sys.stderr)
        return FAILED
    arguments = list(sys.argv if argv is None else argv)
    handler = logs.open_log()
    sys.excepthook = logs.log_uncaught
    qInstallMessageHandler(system.to_log)
    log.info("start of version %s", __version__)
    qt = make_application(arguments)
    signals = system.Signals(qt)
    app = App(qt)
    app.leaving.connect(lambda: qt.exit(0))
    saved = next((Path(one) for one in arguments[1:] if one.endswith(games.SUFFIX)), None)
    app.start(saved)
    # what is there now stays; without this a full collection would hold an animation up for 40 ms
    gc.collect()
    gc.freeze()
    status = qt.exec()
    if not app.close():
        logging.shutdown()
        os._exit(status)
    signals.close()
    log.info("end")
    qInstallMessageHandler(None)
    logs.close_log(handler)
    return status
