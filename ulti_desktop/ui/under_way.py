"""The session under way: who plays, how it stands and what it allows, on table, sheets and menu."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QObject, Qt

from ulti_desktop import words
from ulti_desktop.engine.actions import Claim
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.view import SeatView, Step
from ulti_desktop.scene.seats import EMBLEMS, PlayerInfo
from ulti_desktop.ui.desk import Desk
from ulti_desktop.ui.desk_and_log import DeskAndLog
from ulti_desktop.ui.docking import Job, Turns
from ulti_desktop.ui.menus import Menus
from ulti_desktop.ui.sheets import Sheets

if TYPE_CHECKING:
    from ulti_desktop.engine.match import Match

WAITING: Final = (
    *("resume", "save", "next", "last_trick", "claim"),
    *("ritual", "end", "scores", "opponents"),
)
"""What there is nothing to do with before a session is under way."""


class UnderWay(QObject):
    """Keeps what is known of the session and shows it wherever it is to be seen in the window."""

    def __init__(self, desk: Desk, sheets: Sheets, beside: DeskAndLog, menus: Menus) -> None:
        super().__init__(desk)
        self._desk = desk
        self._sheets = sheets
        self._beside = beside
        self._actions = menus.actions
        self._match: Match | None = None
        self._given = ("", "", "")
        self._names = ("", "", "")
        self._levels = self._coming = ("", "", "")
        self._result: SeatView | None = None
        self._seated: tuple[tuple[str, str, str], bool] | None = None
        self._turns = Turns(self)
        self._practice = self._may_undo = False
        for name in WAITING:
            self._actions[name].setEnabled(False)

    # -- how it stands

    @property
    def deal_is_over(self) -> bool:
        """Tell whether a finished deal is to be seen and the next one waits."""
        return self._result is not None

    @property
    def is_over(self) -> bool:
        """Tell whether the session has come to its end."""
        return self._match is not None and self._match.is_over

    def file_name(self) -> str:
        """Return what a file of the session may be called: its rule set and today's date."""
        day = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        rules_id = "" if self._match is None else re.sub(r"[^\w-]+", "-", self._match.rules.id)
        return "-".join(piece for piece in ("ulti", rules_id, day) if piece)

    # -- what happens

    def forget(self) -> None:
        """Another session begins: nothing of the one before is kept."""
        self._match = None
        self._beside.log.forget()
        self.leave_result()

    def show_view(self, view: SeatView) -> None:
        """Jump to a view: new deal, resume, load."""
        self._turns.cancel()
        self._result = None
        self.back_to_table()
        self._desk.show_view(view)
        self._beside.log.show_view(view)
        self._enable(view)
        self.show_people()

    def step(self, step: Step) -> None:
        """Show what one action did; the first of the next deal takes the settlement away."""
        before = self._desk.view
        if self._result is not None and step.view.phase != "done":
            self.leave_result()
        self._desk.step(step)
        self._beside.log.step(step)
        self._enable(step.view)
        if before is None or (before.phase == "done") != (step.view.phase == "done"):
            self.show_people()

    def settled(self, view: SeatView) -> None:
        """Show how a deal ended, once it has been played out on the table; in short turns."""
        self._result = view
        if self._desk.scene.stage.motion.in_slices and self._desk.isVisible():
            self._turns.add([self.show_people, lambda: self._turns.add(self._showing_result())])
        else:
            self.show_people()
            self.show_result()

    def leave_result(self) -> None:
        """Turn away from the deal that is over."""
        self._turns.cancel()
        self._result = None
        self.back_to_table()

    def set_players(
        self, names: Sequence[str], levels: Sequence[str], coming: Sequence[str] | None = None
    ) -> None:
        """Set who plays, by seat: names ("" for the person means "you") and levels, now and to come."""
        following = levels if coming is None else coming
        self._given = (names[0], names[1], names[2])
        self._levels = (levels[0], levels[1], levels[2])
        self._coming = (following[0], following[1], following[2])
        self.show_people()

    def set_coming(self, levels: tuple[str, str, str]) -> None:
        """Set the levels of the deals to come, by seat."""
        self._coming = levels

    def set_match(self, match: Match) -> None:
        """Show how the session stands."""
        before, self._match = self._match, match
        if before is None or len(before.results) >= len(match.results):  # else the step that ends it follows
            self.show_people()
        self.show_result()
        spoken = before is not None and replace(match, ritual_spoken=None) == before != match
        if spoken and not self._sheets.shows("settlement"):  # which says it itself
            self._sheets.say(words.session_line(match, self._names, self._desk.french))
        if self._sheets.shows("scores"):
            self._fill_scores()

    def set_practice(self, on: bool, may_undo: bool) -> None:
        """Tell whether the deal repeats an earlier one and does not count, and whether actions may be taken
        back; before it is shown.
        """
        if (on, may_undo) != (self._practice, self._may_undo):
            self._practice, self._may_undo = on, may_undo
            self.show_people()

    # -- where it is seen

    def back_to_table(self) -> None:
        """Go back to the table, or to the settlement of a deal that is over."""
        self._sheets.close_all()
        if self._result is not None and self._match is not None:
            self._sheets.open(self._sheets.settlement)
        else:
            self._desk.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_result(self) -> None:
        """Show the settlement once the deal is played out and entered in the session."""
        for job in self._showing_result():
            job()

    def show_result_anew(self) -> None:
        """Show the settlement again, in other words, with another deck or with text of another size."""
        if self._result is not None and self._match is not None:
            self._sheets.tell("settlement", self._refresh_result)

    def _refresh_result(self) -> None:
        for job in self._showing_result()[:-1]:
            job()

    def _showing_result(self) -> list[Job]:
        """Return what shows the settlement, in short pieces; nothing before the deal is entered."""
        if self._result is None or self._match is None:
            return []
        sheet = self._sheets.settlement
        filled = sheet.showing(
            self._result, self._match, self._names, french=self._desk.french, practice=self._practice
        )
        return [*filled, lambda: sheet.fit_into(self._desk.size()), self._open_result]

    def _open_result(self) -> None:
        if self._result is None or self._match is None:
            return
        if not self._sheets.any_open:
            self._sheets.open(self._sheets.settlement)

    def show_scores(self) -> None:
        """Open the score sheet."""
        self._fill_scores()
        self._sheets.open(self._sheets.scores)

    def _fill_scores(self) -> None:
        if self._match is not None:
            self._sheets.scores.show_match(
                self._match, self._names, french=self._desk.french, may_go_on=self._result is not None
            )

    def rules_in_play(self) -> tuple[RuleSet | None, bool]:
        """Return the rules of the session, None before there is one, and whether French cards are used."""
        return None if self._match is None else self._match.rules, self._desk.french

    def show_opponents(self) -> None:
        """Open the sheet of the opponents."""
        self._sheets.opponents.show_players(self._names, self._coming)
        self._sheets.open(self._sheets.opponents)

    def show_last_trick(self) -> None:
        """Open the last trick."""
        if self._desk.view is not None:
            sheet = self._sheets.last_trick
            sheet.show_view(self._desk.view, self._names, french=self._desk.french)
            self._sheets.open(sheet)

    def show_people(self) -> None:
        """Show names, levels and balances, the title of the deal, and what may be done; word them anew."""
        self._names = (self._given[0] or self.tr("You"), self._given[1], self._given[2])
        infos = [
            PlayerInfo(name, words.level(level) if level else "", emblem)
            for name, level, emblem in zip(self._names, self._levels, EMBLEMS, strict=True)
        ]
        self._desk.scene.set_players((infos[0], infos[1], infos[2]))
        seated = self._names, self._desk.french
        if seated != self._seated:  # what shows names asks its parts for all their words
            self._seated = seated
            self._desk.set_names(self._names)
        self._beside.set_players(self._names, french=self._desk.french)
        match = self._match
        if match is None:
            return
        self._desk.scene.set_balances(match.balances)
        self._desk.scene.set_deal_label(self._title(match), words.rule_set(match.rules))
        for name in ("save", "scores"):
            self._actions[name].setEnabled(True)
        for name in ("end", "opponents"):
            self._actions[name].setEnabled(not match.is_over)
        may_speak = match.rules.ritual and match.ritual_spoken is None and not match.is_over
        self._actions["ritual"].setEnabled(may_speak)
        self._actions["ritual"].setVisible(match.rules.ritual)

    def _title(self, match: Match) -> str:
        if self._practice:
            return self.tr("Practice deal")
        view = self._desk.view
        ended = view is not None and view.phase == "done" and view.contract is not None
        number = match.played if ended else match.number
        title = words.fill(self.tr("Deal %1"), str(number))
        if match.deals:
            title = words.fill(self.tr("Deal %1 of %2"), str(number), str(match.deals))
        return words.fill(self.tr("%1, for practice"), title) if self._may_undo else title

    def _enable(self, view: SeatView) -> None:
        self._actions["claim"].setEnabled(Claim() in view.legal)
        self._actions["last_trick"].setEnabled(bool(view.tricks))
        self._actions["next"].setEnabled(view.phase == "done")
        self._actions["undo"].setEnabled(self._may_undo)
