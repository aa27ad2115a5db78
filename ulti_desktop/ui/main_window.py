"""The window: table and panels, the sheets over them, the menu. It says what is wanted and never does it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from ulti_desktop import words
from ulti_desktop.engine.actions import Claim
from ulti_desktop.engine.errors import IllegalAction
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.view import SeatView, Step
from ulti_desktop.scene import marks, tokens
from ulti_desktop.scene.deck import DeckChoice, deck_choices
from ulti_desktop.scene.table_scene import TableScene
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import language, look
from ulti_desktop.ui.deck_reader import DeckGate
from ulti_desktop.ui.desk import Desk
from ulti_desktop.ui.desk_and_log import DeskAndLog
from ulti_desktop.ui.handbook_door import HandbookDoor
from ulti_desktop.ui.icons import ICON_ACTIONS
from ulti_desktop.ui.menu_words import menu_words
from ulti_desktop.ui.menus import Menus
from ulti_desktop.ui.news import Newest
from ulti_desktop.ui.offer import Offer
from ulti_desktop.ui.sheets import Sheets
from ulti_desktop.ui.table_keys import table_keys
from ulti_desktop.ui.under_way import UnderWay

if TYPE_CHECKING:
    from ulti_desktop.engine.match import Match
    from ulti_desktop.ui.log_panel import LogPanel
    from ulti_desktop.ui.rule_pages import RulePages
    from ulti_desktop.ui.wishes import Wishes

LEAST: Final = QSize(800, 600)
START: Final = QSize(1280, 800)
ASKED: Final = ("resume", "open", "save", "undo", "ritual", "end")
"""The entries of the menu that `wishes` carries on to the program."""


class MainWindow(QMainWindow):
    """`asked(Action)` for the game, `wanted(command)` for everything else (`ui.commands`)."""

    asked = Signal(object)
    wanted = Signal(object)

    def __init__(
        self,
        settings: Settings,
        offer: Offer,
        own_rules: Sequence[RuleSet] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        tokens.load_fonts()
        look.choose_text_size(settings.text_size)
        self._settings = settings
        self._can_sound = False
        self._gate = DeckGate(lambda: self._settings.deck, self._take_deck, self)
        self._decks: tuple[tuple[DeckChoice, ...], tuple[str, ...]] | None = None
        self._paper, self._wording = Newest(), Newest()
        self.desk = Desk(settings, self._language())
        self.menus = Menus(self)
        self.sheets = Sheets(self.desk, settings, offer, own_rules)
        self.beside = DeskAndLog(self.desk)
        self.setCentralWidget(self.beside)
        self.under_way = UnderWay(self.desk, self.sheets, self.beside, self.menus)
        self.handbook = HandbookDoor(self)
        self._connect()
        self._restore()
        self.apply_settings(settings)
        self.retranslate()

    @property
    def scene(self) -> TableScene:
        """The table."""
        return self.desk.scene

    @property
    def settings(self) -> Settings:
        """The settings in use."""
        return self._settings

    @property
    def log(self) -> LogPanel:
        """The log, built when it is first wanted."""
        return self.beside.log

    @cached_property
    def wishes(self) -> Wishes:
        """What is asked of the program; what a method imports is not waited for at the first picture."""
        from ulti_desktop.ui.wishes import Wishes

        return Wishes(self)

    @cached_property
    def rule_pages(self) -> RulePages:
        """The pages about rules."""
        from ulti_desktop.ui.rule_pages import RulePages

        in_play = self.under_way.rules_in_play
        return RulePages(self.sheets, in_play, lambda: self._settings, self.wanted.emit)

    def warm_up(self) -> None:
        """Build what the first picture did without, each in a turn of the event loop, and draw all cards."""
        self.desk.warm_up()
        QTimer.singleShot(0, self, lambda: self.log)

    # -- wiring

    def _connect(self) -> None:
        self.desk.asked.connect(self.asked)
        self.beside.asked.connect(self.asked)
        self.desk.pressed.connect(self._icon)
        self.desk.settled.connect(self.under_way.settled)
        self.sheets.closed.connect(self.close_sheets)
        self.sheets.built.connect(self._sheet_built)
        self.beside.closed.connect(lambda: self._set(show_log=False))
        self._connect_menu()

    def _sheet_built(self, name: str) -> None:
        """Connect a new sheet, and show in it what the window knows."""
        from ulti_desktop.ui.sheet_links import Links, fill_settings, link

        links = Links(
            self.wishes.want, self._set, self._change_levels, self._go_on,
            self._show_new, self.under_way.show_scores, self._show_about_deck,
        )  # fmt: skip
        link(name, self.sheets, links)
        if name in ("rules", "editor"):
            self.rule_pages.sheet_built(name)
        elif name == "settings":
            shown, keys = self._worded(self._settings), self._all_keys()
            fill_settings(self.sheets, shown, keys, self._can_sound, self._decks)
        elif name == "new_session":
            self.sheets.new_session.show_look(self._settings.deck, self._language())

    def _worded(self, settings: Settings) -> Settings:
        """Return the settings with the language that the system gives."""
        return settings if settings.language else replace(settings, language=self._language())

    def set_can_sound(self, on: bool) -> None:
        """Tell whether sounds can be heard here."""
        self._can_sound = on
        if self.sheets.has("settings"):
            self.sheets.settings.set_can_sound(on)

    def _connect_menu(self) -> None:
        for name, slot in {
            "new": self._show_new,
            "next": self._go_on,
            "hint": lambda: self.desk.set_hint(self.menus.actions["hint"].isChecked()),
            "last_trick": self.under_way.show_last_trick,
            "claim": self._claim,
            "scores": self.under_way.show_scores,
            "opponents": self.under_way.show_opponents,
            "log": self._toggle_log,
            "faster": lambda: self._speed(1),
            "slower": lambda: self._speed(-1),
            "full": self._toggle_full,
            "settings": self._show_settings,
            "menu": self._show_menu,
            "about_deck": self._show_about_deck,
            "about": lambda: self.sheets.open(self.sheets.about),
            "quit": self.close,
        }.items():
            self.menus.actions[name].triggered.connect(lambda _=False, act=slot: act())
        for name in ASKED:
            self.menus.actions[name].triggered.connect(lambda _=False, one=name: self.wishes.ask(one))
        for name in ("rules", "calculator"):
            self.menus.actions[name].triggered.connect(lambda _=False, one=name: self.rule_pages.show(one))
        self.menus.deck_group.triggered.connect(lambda action: self._set(deck=action.data()))
        self.menus.language_group.triggered.connect(lambda action: self._set(language=action.data()))

    # -- what is shown

    def forget_session(self) -> None:
        """Show nothing more of the session so far; another one begins."""
        self.under_way.forget()

    def show_view(self, view: SeatView) -> None:
        """Jump to a view: new deal, resume, load."""
        self.under_way.show_view(view)

    def step(self, step: Step) -> None:
        """Show what one action did."""
        self.under_way.step(step)

    def set_players(
        self, names: Sequence[str], levels: Sequence[str], coming: Sequence[str] | None = None
    ) -> None:
        """Set who plays, by seat: names ("" for the person means "you") and levels, now and to come."""
        self.under_way.set_players(names, levels, coming)

    def set_match(self, match: Match) -> None:
        """Show how the session stands."""
        self.under_way.set_match(match)

    def set_practice(self, on: bool, may_undo: bool) -> None:
        """Tell whether the deal repeats one and does not count, and whether actions may be taken back."""
        self.under_way.set_practice(on, may_undo)

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
        self.sheets.say_too(words.problem(kind, path, action, kept_as))

    def offer_resume(self) -> None:
        """Ask whether to go on with the session that was under way."""
        self.menus.actions["resume"].setEnabled(True)
        self.sheets.open(self.sheets.welcome)

    def set_own_rules(self, own_rules: Sequence[RuleSet]) -> None:
        """Offer the player's own rule sets too."""
        self.sheets.set_own_rules(own_rules)

    def apply_settings(self, settings: Settings) -> None:
        """Use these settings from now on."""
        self._settings = settings
        if look.choose_text_size(settings.text_size):
            look.measure_anew(self, spared=self.sheets.measure_later())
        theme = look.theme_of(settings)
        look.use_strokes(theme.strokes)
        if marks.use_four_colours(settings.four_colours):
            self.scene.relay()
        code = self._language()
        self.desk.take_settings(settings, code)
        if self._paper.take((theme, settings.text_size)):
            self.sheets.set_theme(theme)
            self.beside.set_theme(theme)
            self.menus.dress(theme)
        self.menus.show_choices(settings.deck, code, log=settings.show_log)
        self.beside.set_log(settings.show_log)
        self.sheets.tell("settings", lambda: self.sheets.settings.show_settings(self._worded(self._settings)))
        self.sheets.tell("new_session", lambda: self.sheets.new_session.show_look(settings.deck, code))
        if self._wording.take((code, settings.deck, settings.text_size)):
            self.under_way.show_people()
            self.under_way.show_result_anew()

    # -- sheets

    def close_sheets(self) -> None:
        """Go back to the table, or to the settlement of a deal that is over."""
        self.under_way.back_to_table()

    def _show_settings(self) -> None:
        self._look_for_decks()
        self.sheets.open(self.sheets.settings)

    def _show_about_deck(self) -> None:
        self.sheets.about_deck.show_deck(self._settings, self._language())
        self.sheets.open(self.sheets.about_deck)

    def _show_new(self) -> None:
        self._look_for_decks()
        self.sheets.new_session.show_settings(self._settings)
        self.sheets.open(self.sheets.new_session)

    def _look_for_decks(self) -> None:
        """Offer what lies in the player's folder of decks now."""
        decks, refused = deck_choices()
        self.menus.set_decks(decks)
        self._decks = decks, refused
        if self.sheets.has("new_session"):
            self.sheets.new_session.set_decks(decks)
        if self.sheets.has("settings"):
            self.sheets.settings.set_decks(decks, refused)
        self.menus.name_decks(self._language())
        self.menus.show_choices(self._settings.deck, self._language(), log=self._settings.show_log)

    def _show_menu(self) -> None:
        button = self.desk.menu_button
        self.menus.menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _icon(self, name: str) -> None:
        self.menus.actions[ICON_ACTIONS.get(name, name)].trigger()

    # -- wishes

    def _go_on(self) -> None:
        if not self.under_way.deal_is_over:
            return
        if self.under_way.is_over:
            self._show_new()
        else:
            self.wishes.next_deal()

    def _claim(self) -> None:
        view = self.desk.view
        if view is not None and Claim() in view.legal:
            self.asked.emit(Claim())

    def _take_deck(self, deck_id: str, why: str) -> None:
        if why:
            self.sheets.say(why)
        self._use(self._settings if why else replace(self._settings, deck=deck_id))

    def _use(self, settings: Settings) -> None:
        changed, spoken = settings != self._settings, self._language()
        self._settings = settings
        if changed and self._language() != spoken:
            self.wishes.change(settings)
            if language.current() == self._language():
                return  # Qt tells of that soon, and then all is shown once, in the new language
        self.apply_settings(settings)
        if changed and self._language() == spoken:
            self.wishes.change(settings)

    def _set(self, **change: Any) -> None:
        """Use other settings at once; only a deck waits until it was looked at."""
        deck_id = change.pop("deck", None)
        settings = replace(self._settings, **change)
        if settings != self._settings:
            self._use(settings)
        if deck_id is not None:
            self._gate.ask(deck_id)

    def _change_levels(self, levels: tuple[str, str, str]) -> None:
        self._settings = replace(self._settings, levels=levels)
        self.under_way.set_coming(levels)
        self.wishes.change_levels(levels)

    def _speed(self, step: int) -> None:
        self._set(speed=min(4, max(0, self._settings.speed + step)))

    def _toggle_log(self) -> None:
        if self._settings.show_log and self.desk.isVisible() and not self.beside.shows_log:
            self.beside.call_log()
            self.menus.show_choices(self._settings.deck, self._language(), log=True)
        else:
            self._set(show_log=not self._settings.show_log)

    def _toggle_full(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.menus.actions["full"].setChecked(self.isFullScreen())

    # -- words

    def _language(self) -> str:
        return self._settings.language or language.current()

    def retranslate(self) -> None:
        """Word the window anew; sheets and panels do so by themselves."""
        self.setWindowTitle(self.tr("Ulti Desktop"))
        self.menus.set_words(menu_words(), self._language())
        if self.sheets.has("settings"):  # some entries of the menu are worded after this
            page = self.sheets.settings
            QTimer.singleShot(0, page, lambda: page.set_keys(self._all_keys()))
        self.desk.retranslate()

    def _all_keys(self) -> tuple[tuple[str, str], ...]:
        """Return what the keys do: on the table, where no menu tells of them, and those of the menu."""
        return (*table_keys(), *self.menus.keys())

    # -- window

    def _restore(self) -> None:
        self.setMinimumSize(LEAST)
        self.resize(START)
        if self._settings.window_geometry:
            self.restoreGeometry(QByteArray.fromHex(self._settings.window_geometry.encode()))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ApplicationFontChange:
            look.measure_anew(self, spared=self.sheets.measure_later())  # nothing else tells of it
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._wording.forget()
            self.apply_settings(self._settings)
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.sheets.stop()
        self.sheets.toast.hide()
        self.wishes.leave()
        super().closeEvent(event)
