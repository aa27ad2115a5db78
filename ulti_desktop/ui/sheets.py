"""The sheets over the table: at most one is open, and closing it leads back to where one came from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ulti_desktop.scene import tokens
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui.desk import Desk
from ulti_desktop.ui.new_session import NewSessionSheet
from ulti_desktop.ui.offer import Offer
from ulti_desktop.ui.opponents_sheet import OpponentsSheet
from ulti_desktop.ui.pages import AboutSheet, LastTrickSheet, RulesSheet, WelcomeSheet
from ulti_desktop.ui.score_sheet import ScoreSheet
from ulti_desktop.ui.settings_page import SettingsPage
from ulti_desktop.ui.settlement_sheet import SettlementSheet
from ulti_desktop.ui.toast import Toast

Page = (
    SettlementSheet
    | ScoreSheet
    | NewSessionSheet
    | OpponentsSheet
    | LastTrickSheet
    | RulesSheet
    | AboutSheet
    | WelcomeSheet
)


class Sheets(QObject):
    """All sheets of a desk. `closed` when a person closed one and the table is to be seen again."""

    closed = Signal()

    def __init__(
        self, desk: Desk, settings: Settings, offer: Offer, own_rules: Sequence[tuple[str, str]]
    ) -> None:
        super().__init__(desk)
        self._desk = desk
        self.settlement = SettlementSheet(desk, desk.art)
        self.scores = ScoreSheet(desk)
        self.new_session = NewSessionSheet(offer, own_rules, desk)
        self.opponents = OpponentsSheet(offer, desk)
        self.last_trick = LastTrickSheet(desk.art, desk)
        self.rules = RulesSheet(desk)
        self.about = AboutSheet(desk)
        self.welcome = WelcomeSheet(desk)
        self.settings = SettingsPage(settings, desk)
        self.toast = Toast(desk)
        self._papers: tuple[Page, ...] = (
            self.settlement,
            self.scores,
            self.new_session,
            self.opponents,
            self.last_trick,
            self.rules,
            self.about,
            self.welcome,
        )
        self._all: tuple[Page | SettingsPage, ...] = (*self._papers, self.settings)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), desk)
        self._escape.activated.connect(self.closed)  # wherever the focus is while a sheet is open
        self._escape.setEnabled(False)
        for sheet in self._all:
            sheet.hide()
            if not isinstance(sheet, SettlementSheet):
                sheet.closed.connect(self.closed)

    @property
    def any_open(self) -> bool:
        """Tell whether a sheet covers the table."""
        return any(sheet.isVisibleTo(self._desk) for sheet in self._all)

    def open(self, wanted: Page | SettingsPage) -> None:
        """Show one sheet and hide the others."""
        for sheet in self._all:
            if sheet is not wanted:
                sheet.hide()
        wanted.fit_into(self._desk.size())
        wanted.show()
        wanted.raise_()
        self.toast.fit_into(self._desk.size())
        wanted.setFocus(Qt.FocusReason.OtherFocusReason)
        self._escape.setEnabled(not isinstance(wanted, SettlementSheet))

    def close_all(self) -> None:
        """Hide every sheet."""
        self._escape.setEnabled(False)
        for sheet in self._all:
            sheet.hide()

    def fit(self) -> None:
        """Give what is open its place in a window of another size."""
        for sheet in self._all:
            if sheet.isVisibleTo(self._desk):
                sheet.fit_into(self._desk.size())
        self.toast.fit_into(self._desk.size())

    def say(self, text: str) -> None:
        """Show one sentence for a few seconds."""
        self.toast.show_text(text)
        self.toast.fit_into(self._desk.size())

    def set_theme(self, theme: tokens.Theme) -> None:
        """Take the paper of a theme."""
        for sheet in self._papers:
            sheet.set_theme(theme)
        self.toast.set_theme(theme)

    def is_open(self, sheet: QWidget) -> bool:
        """Tell whether this sheet is the open one."""
        return sheet.isVisibleTo(self._desk)
