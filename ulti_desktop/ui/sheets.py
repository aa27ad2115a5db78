"""The sheets over the table: at most one is open, and closing it leads back to where one came from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar, cast

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.scene import tokens
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import look, unseen
from ulti_desktop.ui.desk import Desk
from ulti_desktop.ui.docking import Turns
from ulti_desktop.ui.news import News
from ulti_desktop.ui.offer import Offer
from ulti_desktop.ui.parts import imports_for
from ulti_desktop.ui.toast import Toast
from ulti_desktop.ui.veil import Veil

if TYPE_CHECKING:
    from ulti_desktop.ui.about_deck import AboutDeckSheet
    from ulti_desktop.ui.calculator import CalculatorSheet
    from ulti_desktop.ui.fair_sheet import FairSheet
    from ulti_desktop.ui.handbook_sheet import HandbookSheet
    from ulti_desktop.ui.new_session import NewSessionSheet
    from ulti_desktop.ui.opponents_sheet import OpponentsSheet
    from ulti_desktop.ui.pages import AboutSheet, LastTrickSheet, WelcomeSheet
    from ulti_desktop.ui.rule_editor import RuleEditor
    from ulti_desktop.ui.rule_sheet_page import RulesSheet
    from ulti_desktop.ui.score_sheet import ScoreSheet
    from ulti_desktop.ui.settings_page import SettingsPage
    from ulti_desktop.ui.settlement_sheet import SettlementSheet
    from ulti_desktop.ui.statistics_sheet import StatisticsSheet

    Page = (
        SettlementSheet
        | ScoreSheet
        | NewSessionSheet
        | OpponentsSheet
        | LastTrickSheet
        | RulesSheet
        | CalculatorSheet
        | StatisticsSheet
        | FairSheet
        | RuleEditor
        | HandbookSheet
        | AboutSheet
        | AboutDeckSheet
        | WelcomeSheet
        | SettingsPage
    )

NAMES: Final = (
    "settlement",
    "new_session",
    "settings",
    "scores",
    "last_trick",
    "rules",
    "opponents",
    "calculator",
    "statistics",
    "editor",
    "handbook",
    "about",
    "about_deck",
    "fairness",
    "welcome",
)
"""All sheets, in the order in which they are likely to be wanted."""
LINKED: Final[dict[str, tuple[str, ...]]] = {
    "rules": ("handbook",),
    "settings": ("handbook",),
    "fairness": ("handbook",),
    "about_deck": ("handbook", "settings"),
    "editor": ("rules",),
}
"""Which sheets lead to a sheet: closing it leads back to the one it was opened from."""
AHEAD_MS: Final = 150
MOST_LETTERS: Final = 600
Made = TypeVar("Made", bound=QWidget)


class Sheets(QObject):
    """All sheets of a desk, each built when it is first wanted: that is what makes the program start quickly.

    `closed` when a person closed one and the table is to be seen again; `built(name)` for each new one.
    """

    closed = Signal()
    built = Signal(str)

    def __init__(self, desk: Desk, settings: Settings, offer: Offer, own_rules: Sequence[RuleSet]) -> None:
        super().__init__(desk)
        self._desk = desk
        self._settings, self._offer, self._own_rules = settings, offer, own_rules
        self._theme: tokens.Theme | None = None
        self._made: dict[str, Page] = {}
        self._news = News(self)
        self._turns = Turns(self)
        self._others: list[Callable[[], object]] = []
        self.toast = Toast(desk)
        self._veil = Veil(desk)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), desk)
        self._below: dict[str, str] = {}
        self._escape.activated.connect(self.close_top)  # wherever the focus is while a sheet is open
        self._escape.setEnabled(False)
        desk.resized.connect(self.fit)
        self._ahead = QTimer(self)
        self._ahead.setInterval(AHEAD_MS)
        self._ahead.timeout.connect(self._build_next)

    # -- the sheets

    @property
    def settlement(self) -> SettlementSheet:
        """How a deal came out."""
        from ulti_desktop.ui.settlement_sheet import SettlementSheet

        return self._get("settlement", lambda: SettlementSheet(self._desk, self._desk.art))

    @property
    def scores(self) -> ScoreSheet:
        """The score sheet of the session."""
        from ulti_desktop.ui.score_sheet import ScoreSheet

        return self._get("scores", lambda: ScoreSheet(self._desk))

    @property
    def new_session(self) -> NewSessionSheet:
        """What a new session is to be like."""
        from ulti_desktop.ui.new_session import NewSessionSheet

        return self._get("new_session", lambda: NewSessionSheet(self._offer, self._own_rules, self._desk))

    @property
    def opponents(self) -> OpponentsSheet:
        """How strong the others are."""
        from ulti_desktop.ui.opponents_sheet import OpponentsSheet

        return self._get("opponents", lambda: OpponentsSheet(self._offer, self._desk))

    @property
    def last_trick(self) -> LastTrickSheet:
        """The last trick."""
        from ulti_desktop.ui.pages import LastTrickSheet

        return self._get("last_trick", lambda: LastTrickSheet(self._desk.art, self._desk))

    @property
    def rules(self) -> RulesSheet:
        """The rules."""
        from ulti_desktop.ui.rule_sheet_page import RulesSheet

        return self._get("rules", lambda: RulesSheet(self._desk))

    @property
    def editor(self) -> RuleEditor:
        """Where the player makes rule sets of his own."""
        from ulti_desktop.ui.rule_editor import RuleEditor

        return self._get("editor", lambda: RuleEditor(self._desk))

    @property
    def own_rules(self) -> Sequence[RuleSet]:
        """The player's own rule sets."""
        return self._own_rules

    @property
    def calculator(self) -> CalculatorSheet:
        """What any contract would pay."""
        from ulti_desktop.ui.calculator import CalculatorSheet

        return self._get("calculator", lambda: CalculatorSheet(self._desk))

    @property
    def statistics(self) -> StatisticsSheet:
        """What all finished deals come to."""
        from ulti_desktop.ui.statistics_sheet import StatisticsSheet

        return self._get("statistics", lambda: StatisticsSheet(self._desk))

    @property
    def fairness(self) -> FairSheet:
        """How evenly cards are dealt, and that nobody sees hidden ones."""
        from ulti_desktop.ui.fair_sheet import FairSheet

        return self._get("fairness", lambda: FairSheet(self._desk))

    @property
    def handbook(self) -> HandbookSheet:
        """How the program is used."""
        from ulti_desktop.ui.handbook_sheet import HandbookSheet

        return self._get("handbook", lambda: HandbookSheet(self._desk))

    @property
    def about(self) -> AboutSheet:
        """What the program is."""
        from ulti_desktop.ui.pages import AboutSheet

        return self._get("about", lambda: AboutSheet(self._desk))

    @property
    def about_deck(self) -> AboutDeckSheet:
        """The story of the cards."""
        from ulti_desktop.ui.about_deck import AboutDeckSheet

        return self._get("about_deck", lambda: AboutDeckSheet(self._desk))

    @property
    def welcome(self) -> WelcomeSheet:
        """Whether to go on with the session that was under way."""
        from ulti_desktop.ui.pages import WelcomeSheet

        return self._get("welcome", lambda: WelcomeSheet(self._desk))

    @property
    def settings(self) -> SettingsPage:
        """The settings, over the whole window."""
        from ulti_desktop.ui.settings_page import SettingsPage

        return self._get("settings", lambda: SettingsPage(self._settings, self._desk))

    def has(self, name: str) -> bool:
        """Tell whether the sheet of that name was built."""
        return name in self._made

    def every(self) -> tuple[Page, ...]:
        """Return all sheets, building what is not there yet."""
        return tuple(getattr(self, name) for name in NAMES)

    def build_ahead(self) -> None:
        """Build the others one by one while a sheet covers the table, so that none is waited for in play."""
        self._ahead.start()

    def stop(self) -> None:
        """Build nothing more by itself."""
        self._ahead.stop()
        self._turns.cancel()

    def prepare(self, jobs: Sequence[Callable[[], object]]) -> None:
        """Do these as well, one by one, when all sheets are there."""
        self._others += jobs

    def _build_next(self) -> None:
        name = next((name for name in NAMES if name not in self._made), None)
        if name is None and not self._others:
            self._ahead.stop()
        elif not self.any_open or self._turns.busy:
            return
        elif name is None:
            self._others.pop(0)()
        else:
            self._turns.add([*imports_for(name), lambda: self._build(name)])

    def _build(self, name: str) -> None:
        if self.any_open:
            page = getattr(self, name)
            self._turns.add([lambda: self._tell_sizes(page)])

    def _tell_sizes(self, page: QWidget) -> None:
        if unseen.tell_sizes(page):
            self._turns.add([lambda: self._tell_sizes(page)])

    def _get(self, name: str, build: Callable[[], Made]) -> Made:
        if name not in self._made:
            page = cast("Page", build())
            page.hide()
            self._made[name] = page
            self._news.watch(page)
            if name != "settlement":
                page.closed.connect(self.close_top)  # type: ignore[union-attr]
            if name in ("rules", "calculator"):
                page.set_own_rules(self._own_rules)  # type: ignore[union-attr]
            if self._theme is not None and name != "settings":
                page.set_theme(self._theme)  # type: ignore[union-attr]
            self.built.emit(name)
        return cast("Made", self._made[name])

    # -- which one is open

    @property
    def any_open(self) -> bool:
        """Tell whether a sheet covers the table."""
        return any(sheet.isVisibleTo(self._desk) for sheet in self._made.values())

    def set_own_rules(self, own_rules: Sequence[RuleSet]) -> None:
        """Offer the player's own rule sets wherever rule sets are chosen."""
        self._own_rules = own_rules
        for name in ("new_session", "rules", "calculator"):
            if name in self._made:
                getattr(self, name).set_own_rules(own_rules)

    def close_top(self) -> None:
        """Go back from the open sheet: to the one it was opened from, or to the table."""
        shown = self._shown()
        if shown == "editor" and not self.editor.may_leave():
            return
        below = self._below.get(shown)
        if below is not None:
            self.open(self._made[below])
        else:
            self.closed.emit()

    def _shown(self) -> str:
        return next((name for name in self._made if self.shows(name)), "")

    def _remember(self, shown: str, name: str) -> None:
        """Keep where a sheet is opened from; what is gone back to keeps where it came from itself."""
        if name == shown or self._below.get(shown) == name:
            return
        self._below.pop(name, None)
        if shown in LINKED.get(name, ()):
            self._below[name] = shown

    def open(self, wanted: QWidget) -> None:
        """Show one sheet and hide the others."""
        name = next(name for name, sheet in self._made.items() if sheet is wanted)
        page = self._made[name]
        self._remember(self._shown(), name)
        for sheet in self._made.values():
            if sheet is not page:
                sheet.hide()
        self._news.catch_up(page)
        page.fit_into(self._desk.size())
        self._veil.cover()
        page.show()
        page.raise_()
        self.toast.fit_into(self._desk.size())
        page.setFocus(Qt.FocusReason.OtherFocusReason)
        self._escape.setEnabled(name != "settlement")

    def close_all(self) -> None:
        """Hide every sheet."""
        self._escape.setEnabled(False)
        self._veil.hide()
        for sheet in self._made.values():
            sheet.hide()

    def fit(self) -> None:
        """Give what is open its place in a window of another size."""
        for sheet in self._made.values():
            if sheet.isVisibleTo(self._desk):
                sheet.fit_into(self._desk.size())
        self._veil.setGeometry(self._desk.rect())
        self.toast.fit_into(self._desk.size())

    def say(self, text: str) -> None:
        """Show one sentence for a few seconds."""
        self.toast.show_text(text)
        self.toast.fit_into(self._desk.size())

    def say_too(self, text: str) -> None:
        """Show one sentence below what is still being said, so that neither is missed."""
        said = self.toast.text.text() if self.toast.isVisibleTo(self._desk) else ""
        fits = said and text not in said and len(said) + len(text) < MOST_LETTERS
        self.say(f"{said}\n{text}" if fits else text)

    def set_theme(self, theme: tokens.Theme) -> None:
        """Take the paper of a theme."""
        self._theme = theme
        self._veil.colour = theme.table.ground
        for name, sheet in self._made.items():
            if name != "settings":
                self._news.tell(sheet, "theme", partial(sheet.set_theme, theme))  # type: ignore[union-attr]
        self.toast.set_theme(theme)

    def tell(self, name: str, deed: Callable[[], None]) -> None:
        """Do something for a sheet that is built: now when it is shown, else soon, or when it is shown."""
        if name in self._made:
            self._news.tell(self._made[name], "settings", deed)

    def measure_later(self) -> list[QWidget]:
        """Measure the hidden sheets anew when there is time for it; return them."""
        hidden: list[QWidget] = [sheet for sheet in self._made.values() if sheet.isHidden()]
        for sheet in hidden:
            self._news.tell(sheet, "text", partial(look.measure_anew, sheet))
        return hidden

    def shows(self, name: str) -> bool:
        """Tell whether the sheet of that name is the open one; it is not built for that."""
        return name in self._made and self.is_open(self._made[name])

    def is_open(self, sheet: QWidget) -> bool:
        """Tell whether this sheet is the open one."""
        return sheet.isVisibleTo(self._desk)
