"""The window: table and panels, the sheets over them, the menu. It says what is wanted and never does it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QFileDialog, QMainWindow, QWidget

from ulti_desktop import words
from ulti_desktop.engine.actions import Claim
from ulti_desktop.engine.errors import IllegalAction
from ulti_desktop.engine.match import Match
from ulti_desktop.engine.view import SeatView, Step
from ulti_desktop.scene import tokens
from ulti_desktop.scene.seats import PlayerInfo
from ulti_desktop.scene.table_scene import TableScene
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui import language
from ulti_desktop.ui.desk import Desk
from ulti_desktop.ui.log_panel import LogPanel
from ulti_desktop.ui.menus import Menus
from ulti_desktop.ui.offer import Offer
from ulti_desktop.ui.settlement_parts import EMBLEMS
from ulti_desktop.ui.sheets import Sheets

RECORDS: Final = "*.ulti"
_ICONS: Final = {
    "bulb": "hint",
    "cards": "last_trick",
    "sheet": "scores",
    "book": "rules",
    "gear": "settings",
    "fullscreen": "full",
}
LEAST: Final = QSize(800, 600)
START: Final = QSize(1280, 800)


class MainWindow(QMainWindow):
    """`asked(Action)` for the game, `wanted(command)` for everything else (`ui.commands`)."""

    asked = Signal(object)
    wanted = Signal(object)

    def __init__(
        self,
        settings: Settings,
        offer: Offer,
        own_rules: Sequence[tuple[str, str]] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        tokens.load_fonts()
        self._settings = settings
        self._match: Match | None = None
        self._given = ("", "", "")
        self._names = ("", "", "")
        self._levels = self._coming = ("", "", "")
        self._result: SeatView | None = None
        self._practice = False
        self.desk = Desk(settings, self._language())
        self.setCentralWidget(self.desk)
        self.menus = Menus(self)
        self.sheets = Sheets(self.desk, settings, offer, own_rules)
        self.log = LogPanel()
        self._dock = QDockWidget(self)
        self._dock.setObjectName("log")
        self._dock.setWidget(self.log)
        self._dock.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetClosable | QDockWidget.DockWidgetFeature.DockWidgetMovable
        )
        self.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self._dock)
        for name in (
            "resume",
            "save",
            "next",
            "last_trick",
            "claim",
            "ritual",
            "end",
            "scores",
            "rules",
            "opponents",
        ):
            self.menus.actions[name].setEnabled(False)
        self._connect()
        self._restore()
        self.apply_settings(settings)
        self.retranslate()

    @property
    def scene(self) -> TableScene:
        """The table."""
        return self.desk.scene

    # -- wiring

    def _connect(self) -> None:
        self.desk.asked.connect(self.asked)
        self.log.asked.connect(self.asked)
        self.desk.pressed.connect(self._icon)
        self.desk.settled.connect(self._settled)
        sheets = self.sheets
        sheets.closed.connect(self.close_sheets)
        for source in (sheets.settlement.next_wanted, sheets.scores.next_wanted):
            source.connect(self._go_on)
        for source in (sheets.settlement.end_wanted, sheets.scores.end_wanted):
            source.connect(lambda: self._want(wish.EndSession()))
        sheets.settlement.again_wanted.connect(lambda: self._want(wish.SameDealAgain()))
        sheets.settlement.scores_wanted.connect(self._show_scores)
        sheets.new_session.started.connect(lambda setup: self._want(wish.NewSession(setup)))
        sheets.new_session.deck_chosen.connect(lambda one: self._set(deck=one))
        sheets.new_session.language_chosen.connect(lambda code: self._set(language=code))
        sheets.welcome.resume_wanted.connect(lambda: self._want(wish.Resume()))
        sheets.welcome.new_wanted.connect(self._show_new)
        sheets.settings.changed.connect(self._change)
        sheets.opponents.levels_chosen.connect(self._change_levels)
        self._dock.visibilityChanged.connect(self._log_toggled)
        self._connect_menu()

    def _connect_menu(self) -> None:
        for name, slot in {
            "new": self._show_new,
            "resume": lambda: self._want(wish.Resume()),
            "open": self._open,
            "save": self._save,
            "next": self._go_on,
            "undo": lambda: self._want(wish.Undo()),
            "hint": lambda: self.desk.set_hint(self.menus.actions["hint"].isChecked()),
            "last_trick": self._show_last_trick,
            "claim": self._claim,
            "ritual": lambda: self._want(wish.SpeakRitual()),
            "end": lambda: self._want(wish.EndSession()),
            "scores": self._show_scores,
            "rules": self._show_rules,
            "opponents": self._show_opponents,
            "log": self._toggle_log,
            "faster": lambda: self._speed(1),
            "slower": lambda: self._speed(-1),
            "full": self._toggle_full,
            "settings": self._show_settings,
            "menu": self._show_menu,
            "about": lambda: self.sheets.open(self.sheets.about),
            "quit": self.close,
        }.items():
            self.menus.actions[name].triggered.connect(lambda _=False, act=slot: act())
        self.menus.deck_group.triggered.connect(lambda action: self._set(deck=action.data()))
        self.menus.language_group.triggered.connect(lambda action: self._set(language=action.data()))

    # -- what is shown

    def show_view(self, view: SeatView) -> None:
        """Jump to a view: new deal, resume, load."""
        self._result = None
        self.close_sheets()
        self.desk.show_view(view)
        self.log.show_view(view)
        self._enable(view)
        self._show_people()

    def step(self, step: Step) -> None:
        """Show what one action did."""
        before = self.desk.view
        self.desk.step(step)
        self.log.step(step)
        self._enable(step.view)
        if before is None or (before.phase == "done") != (step.view.phase == "done"):
            self._show_people()

    def set_players(
        self, names: Sequence[str], levels: Sequence[str], coming: Sequence[str] | None = None
    ) -> None:
        """Set who plays, by seat: names ("" for the person means "you") and levels, now and to come."""
        following = levels if coming is None else coming
        self._given = (names[0], names[1], names[2])
        self._levels = (levels[0], levels[1], levels[2])
        self._coming = (following[0], following[1], following[2])
        self._show_people()

    def set_match(self, match: Match) -> None:
        """Show how the session stands."""
        before, self._match = self._match, match
        if before is None or before.results == match.results:  # else the step that ends the deal follows
            self._show_people()
        self._show_result()
        spoken = before is not None and replace(match, ritual_spoken=None) == before != match
        if spoken and not self.sheets.is_open(self.sheets.settlement):  # which says it itself
            self.show_message(words.session_line(match, self._names, self.desk.french))
        if self.sheets.is_open(self.sheets.scores):
            self._fill_scores()

    def set_practice(self, on: bool) -> None:
        """Tell whether the deal repeats an earlier one and does not count; before it is shown."""
        if on != self._practice:
            self._practice = on
            self._show_people()

    def show_refusal(self, error: IllegalAction) -> None:
        """Say why something was refused."""
        self.desk.refused(error)

    def set_thinking(self, seat: int | None) -> None:
        """Show who is thinking; None: nobody."""
        self.desk.scene.set_thinking(seat)

    def show_message(self, text: str) -> None:
        """Show one sentence for a few seconds."""
        self.sheets.say(text)

    def show_problem(self, kind: str, path: str, action: int | None = None, kept_as: str = "") -> None:
        """Say what went wrong with a file: kind as the store names it, first wrong action, copy put aside."""
        self.sheets.say(words.problem(kind, path, action, kept_as))

    def offer_resume(self) -> None:
        """Ask whether to go on with the session that was under way."""
        self.menus.actions["resume"].setEnabled(True)
        self.sheets.open(self.sheets.welcome)

    def set_own_rules(self, own_rules: Sequence[tuple[str, str]]) -> None:
        """Offer the player's own rule sets too, as (id, name)."""
        self.sheets.new_session.set_own_rules(own_rules)

    def apply_settings(self, settings: Settings) -> None:
        """Use these settings from now on."""
        self._settings = settings
        theme = tokens.theme(settings.theme)
        code = self._language()
        self.desk.take_settings(settings, code)
        self.sheets.set_theme(theme)
        self.log.set_theme(theme)
        self.menus.dress(theme)
        self.menus.show_choices(settings.deck, code, log=settings.show_log)
        self._dock.setVisible(settings.show_log)
        shown = settings if settings.language else replace(settings, language=code)
        self.sheets.settings.show_settings(shown)
        self.sheets.new_session.show_look(settings.deck, code)
        self._show_people()
        self._show_result()

    # -- sheets

    def close_sheets(self) -> None:
        """Go back to the table, or to the settlement of a deal that is over."""
        self.sheets.close_all()
        if self._result is not None and self._match is not None:
            self.sheets.open(self.sheets.settlement)
        else:
            self.desk.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _settled(self, view: SeatView) -> None:
        self._result = view
        self._show_people()
        self._show_result()

    def _show_result(self) -> None:
        """Show the settlement once the deal is played out and entered in the session."""
        if self._result is None or self._match is None:
            return
        settlement = self.sheets.settlement
        settlement.show_result(
            self._result, self._match, self._names, french=self.desk.french, practice=self._practice
        )
        if not self.sheets.any_open:
            self.sheets.open(settlement)
        self.sheets.fit()

    def _show_scores(self) -> None:
        self._fill_scores()
        self.sheets.open(self.sheets.scores)

    def _fill_scores(self) -> None:
        if self._match is not None:
            self.sheets.scores.show_match(
                self._match, self._names, french=self.desk.french, may_go_on=self._result is not None
            )

    def _show_rules(self) -> None:
        if self._match is not None:
            self.sheets.rules.show_rules(self._match.rules, french=self.desk.french)
            self.sheets.open(self.sheets.rules)

    def _show_opponents(self) -> None:
        self.sheets.opponents.show_players(self._names, self._coming)
        self.sheets.open(self.sheets.opponents)

    def _show_last_trick(self) -> None:
        if self.desk.view is not None:
            sheet = self.sheets.last_trick
            sheet.show_view(self.desk.view, self._names, french=self.desk.french)
            self.sheets.open(sheet)

    def _show_settings(self) -> None:
        self.sheets.open(self.sheets.settings)

    def _show_new(self) -> None:
        self.sheets.new_session.show_settings(self._settings)
        self.sheets.open(self.sheets.new_session)

    def _show_menu(self) -> None:
        button = self.desk.menu_button
        self.menus.menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _icon(self, name: str) -> None:
        self.menus.actions[_ICONS.get(name, name)].trigger()

    # -- wishes

    def _want(self, command: wish.Command) -> None:
        if isinstance(command, wish.NextDeal | wish.SameDealAgain | wish.NewSession | wish.Resume):
            self._result = None
            self.close_sheets()
            self.menus.actions["resume"].setEnabled(False)
        self.wanted.emit(command)

    def _go_on(self) -> None:
        if self._result is None:
            return
        if self._match is not None and self._match.is_over:
            self._show_new()
        else:
            self._want(wish.NextDeal())

    def _open(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Open a saved game"), "", self._filter())
        if path:
            self.wanted.emit(wish.OpenRecord(path))

    def _save(self) -> None:
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save the game"), "", self._filter())
        if path:
            self.wanted.emit(wish.SaveRecord(path if path.endswith(".ulti") else path + ".ulti"))

    def _filter(self) -> str:
        return words.fill("%1 (%2)", self.tr("Ulti games"), RECORDS)

    def _claim(self) -> None:
        view = self.desk.view
        if view is not None and Claim() in view.legal:
            self.asked.emit(Claim())

    def _change(self, settings: Settings) -> None:
        self.apply_settings(settings)
        self.wanted.emit(wish.ChangeSettings(settings))

    def _set(self, **change: Any) -> None:
        settings = replace(self._settings, **change)
        if settings != self._settings:
            self._change(settings)

    def _change_levels(self, levels: tuple[str, str, str]) -> None:
        self._settings = replace(self._settings, levels=levels)
        self._coming = levels
        self.wanted.emit(wish.ChangeLevels(levels))

    def _speed(self, step: int) -> None:
        self._set(speed=min(4, max(0, self._settings.speed + step)))

    def _toggle_log(self) -> None:
        self._set(show_log=not self._settings.show_log)

    def _log_toggled(self, shown: bool) -> None:
        if self.isVisible() and not self.isMinimized() and not shown and self._dock.isHidden():
            self._set(show_log=False)

    def _toggle_full(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.menus.actions["full"].setChecked(self.isFullScreen())

    # -- words and people

    def _language(self) -> str:
        return self._settings.language or language.current()

    def _show_people(self) -> None:
        self._names = (self._given[0] or self.tr("You"), self._given[1], self._given[2])
        infos = [
            PlayerInfo(name, words.level(level) if level else "", emblem)
            for name, level, emblem in zip(self._names, self._levels, EMBLEMS, strict=True)
        ]
        self.desk.scene.set_players((infos[0], infos[1], infos[2]))
        self.desk.set_names(self._names)
        self.log.set_players(self._names, french=self.desk.french)
        match = self._match
        if match is None:
            return
        self.desk.scene.set_balances(match.balances)
        view = self.desk.view
        ended = view is not None and view.phase == "done" and view.contract is not None
        number = match.played if ended else match.number
        title = words.fill(self.tr("Deal %1"), str(number))
        if match.deals:
            title = words.fill(self.tr("Deal %1 of %2"), str(number), str(match.deals))
        if self._practice:
            title = self.tr("Practice deal")
        self.desk.scene.set_deal_label(title, words.rule_set(match.rules))
        for name in ("save", "scores", "rules"):
            self.menus.actions[name].setEnabled(True)
        for name in ("end", "opponents"):
            self.menus.actions[name].setEnabled(not match.is_over)
        may_speak = match.rules.ritual and match.ritual_spoken is None and not match.is_over
        self.menus.actions["ritual"].setEnabled(may_speak)
        self.menus.actions["ritual"].setVisible(match.rules.ritual)

    def _enable(self, view: SeatView) -> None:
        self.menus.actions["claim"].setEnabled(Claim() in view.legal)
        self.menus.actions["last_trick"].setEnabled(bool(view.tricks))
        self.menus.actions["next"].setEnabled(view.phase == "done")
        self.menus.actions["undo"].setEnabled(self._practice)

    def retranslate(self) -> None:
        """Word the window anew; sheets and panels do so by themselves."""
        self.setWindowTitle(self.tr("Ulti Desktop"))
        self._dock.setWindowTitle(self.tr("Log"))
        self.menus.set_words(
            {
                "new": self.tr("New session…"),
                "resume": self.tr("Resume"),
                "open": self.tr("Open a saved game…"),
                "save": self.tr("Save the game as…"),
                "next": self.tr("Next deal"),
                "undo": self.tr("Take back"),
                "hint": self.tr("Hints"),
                "last_trick": self.tr("Last trick"),
                "claim": self.tr("Claim the rest"),
                "ritual": self.tr("“The ace of hearts deals and does not deal”"),
                "end": self.tr("End session"),
                "scores": self.tr("Score sheet"),
                "rules": self.tr("Rules"),
                "opponents": self.tr("Opponents…"),
                "log": self.tr("Show the log"),
                "deck": self.tr("Deck"),
                "language": self.tr("Language"),
                "faster": self.tr("Faster"),
                "slower": self.tr("Slower"),
                "full": self.tr("Full screen"),
                "settings": self.tr("Settings…"),
                "menu": self.tr("Menu"),
                "about": self.tr("About"),
                "quit": self.tr("Quit"),
            },
            self._language(),
        )
        self.sheets.settings.set_keys(tuple(self.menus.keys()))
        self.desk.retranslate()
        self._show_people()

    # -- window

    def _restore(self) -> None:
        self.setMinimumSize(LEAST)
        self.resize(START)
        if self._settings.window_geometry:
            self.restoreGeometry(QByteArray.fromHex(self._settings.window_geometry.encode()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.sheets.fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.apply_settings(self._settings)
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.sheets.toast.hide()
        self.wanted.emit(wish.Quit())
        super().closeEvent(event)
