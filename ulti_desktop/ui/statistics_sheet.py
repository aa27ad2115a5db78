"""The statistics: balance, contracts, roles and what decisions cost, of the deals that the filters take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QBoxLayout, QMessageBox, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.engine.rulesets import RULE_SET_IDS
from ulti_desktop.store import figures
from ulti_desktop.store.figures import DAY, Filter
from ulti_desktop.store.ledger import Entry, Role
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Flow, Mark, Text
from ulti_desktop.ui.controls import MARGIN, QUIET, SECONDARY, PillButton
from ulti_desktop.ui.figure_tables import KindsTable, LossesTable, RolesTable
from ulti_desktop.ui.floating import FloatingSheet
from ulti_desktop.ui.focus import order_focus
from ulti_desktop.ui.pick_button import PickButton
from ulti_desktop.ui.plots import SumLine
from ulti_desktop.words.text import counted

LEVELS: Final = ("beginner", "casual", "club", "master")
PERIODS: Final = (0, 1, 7, 30, 365)
"""Days back from now; 0 is all the time there was."""
HELP: Final = ("", "undone", "advised", "practice", "all")
"""Which marked deals are left out."""


class StatisticsSheet(FloatingSheet):
    """`export_wanted(entries)` for the deals that are shown, `delete_wanted` once a person is sure."""

    export_wanted = Signal(object)
    delete_wanted = Signal()
    wish = QSize(1240, 768)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[Entry, ...] = ()
        self._awaited = False
        self._now = 0
        self.facts = Text("body", "text2", wrap=True)
        self.facts.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.head.insertWidget(1, self.facts, 2)
        self.empty = Text("body", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.empty_title = Text("section", wrap=True)
        self.empty_title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.rules, self.role, self.level, self.period, self.help = (PickButton() for _ in range(5))
        self._picks = (self.rules, self.role, self.level, self.period, self.help)
        for pick, first in zip(self._picks, ("", "", "", 0, ""), strict=True):
            pick.set_choices([("", first)], first)
            pick.chosen.connect(self._show)
        self.filters = Flow(gap=-4)
        for pick in self._picks:
            self.filters.add(pick)
        self.line = SumLine()
        self.kinds = KindsTable()
        self.roles = RolesTable()
        self.losses = LossesTable()
        self._titles = {name: Text("section", wrap=True) for name in ("line", "kinds", "roles", "losses")}
        self.export = PillButton(kind=SECONDARY)
        self.delete = PillButton(kind=QUIET)
        self.add_foot(self.export, self.delete)
        self.export.clicked.connect(lambda: self.export_wanted.emit(self.shown()))
        self.delete.clicked.connect(self._ask_delete)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self._lay_out_nothing()
        self.area.verticalScrollBar().setSingleStep(look.px(32))
        self._figures = QWidget()
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._figures)
        self._box.setContentsMargins(0, 0, 0, 0)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column, names in ((left, ("line", "losses")), (right, ("roles", "kinds"))):
            column.setSpacing(look.px(8))
            for name in names:
                column.addWidget(self._titles[name])
                column.addWidget(getattr(self, name), 1 if name == "line" else 0)
                column.addSpacing(look.px(12))
        right.addStretch(1)
        self._box.addLayout(left, 1)
        self._box.addLayout(right, 1)
        self._stack = QVBoxLayout(self.content)
        self._stack.setContentsMargins(MARGIN, 0, 14, 0)
        self._stack.addWidget(self._figures, 1)
        self._stack.addWidget(self._nothing, 1)
        self.arrange()

    def _lay_out_nothing(self) -> None:
        """A flower, and what will stand here one day."""
        self._nothing = QWidget()
        column = self._nothing_column = QVBoxLayout(self._nothing)
        column.setSpacing(look.px(12))
        column.addStretch(1)
        column.addWidget(Mark("flower", 112, "pattern"), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.empty_title)
        column.addWidget(self.empty)
        column.addStretch(2)

    def arrange(self) -> None:
        self._box.setDirection(
            QBoxLayout.Direction.TopToBottom if self.compact else QBoxLayout.Direction.LeftToRight
        )
        self._box.setSpacing(look.px(16 if self.compact else 48))
        side = 0 if self.compact else look.px(200)
        self._nothing_column.setContentsMargins(side, 0, side, 0)
        if self.compact:  # the filters may take much of a low window, so they scroll there
            self._stack.insertWidget(0, self.filters)
        else:
            self._column.insertWidget(1, self.filters)

    # -- what is shown

    def show_entries(self, entries: Sequence[Entry], now: int) -> None:
        """Show these deals, oldest first; `now` in seconds since 1970 is what periods are counted from."""
        self._entries, self._now = tuple(entries), now
        self._awaited = False
        self.retranslate()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let go of the deals, which may be a hundred MB: they are read again when the sheet is opened."""
        super().hideEvent(event)
        if self.isHidden():
            self._entries, self._awaited = (), True
            self.export.setEnabled(False)
            self.delete.setEnabled(False)

    def filter(self) -> Filter:
        """Return what the filters are set to."""
        days, out = self.period.value(), str(self.help.value())
        return Filter(
            rules=str(self.rules.value()),
            role=str(self.role.value()),
            level=str(self.level.value()),
            since=self._now - days * DAY if isinstance(days, int) and days else 0,
            with_practice=out not in ("practice", "all"),
            with_undone=out not in ("undone", "all"),
            with_advised=out not in ("advised", "all"),
        )

    def shown(self) -> tuple[Entry, ...]:
        """Return the deals that the filters take."""
        return figures.chosen(self._entries, self.filter())

    def _show(self, _: Any = None) -> None:
        if self._awaited:
            return
        entries = self.shown()
        known, found = bool(self._entries), bool(entries)
        self.filters.setVisible(known)
        self._figures.setVisible(found)
        self._nothing.setVisible(not found)
        self.facts.setVisible(found)
        self.export.setEnabled(found)
        self.delete.setEnabled(known)
        self._name_filters()
        if not found:
            self._say_empty()
            return
        self.facts.setText(self._told(entries))
        self.line.show_sums(figures.balance(entries), self._titles["line"].text())
        self.kinds.show_kinds(figures.kinds(entries))
        self.roles.show_averages(*(figures.average(entries, role) for role in (Role.DECLARER, Role.DEFENDER)))
        self.losses.show_losses(figures.losses(entries))
        if self.isVisible():
            order_focus(self)

    def _say_empty(self) -> None:
        if self._entries:
            self.empty_title.setText(self.tr("No deal fits these filters"))
            self.empty.setText("")
            return
        self.empty_title.setText(self.tr("Nothing has been counted yet"))
        text = self.tr(
            "Every deal that you finish is entered here by itself: how your balance grows, which contracts"
            " you make, and how you do as declarer and as defender."
        )
        self.empty.setText(text)

    def _told(self, entries: Sequence[Entry]) -> str:
        whole, shown = len(self._entries), len(entries)
        text = words.deals(shown)
        if whole != shown:
            text = words.fill(self.tr("%1 of %2"), str(shown), words.deals(whole))
        times = [one.duration_ms for one in entries if one.duration_ms is not None]
        if times:
            seconds = round(sum(times) / len(times) / 1000)
            told = self.tr("%n second(s) a deal", "", seconds)
            text = words.fill("%1 · %2", text, counted(told, seconds))
        marked = sum(one.undone or one.advised for one in entries)
        if marked:
            text = words.fill("%1 · %2", text, words.fill(self.tr("with help: %1"), words.deals(marked)))
        return text

    # -- filters

    def _offer(self) -> None:
        """Offer what occurs in the deals, in the language in use; what is chosen stays chosen."""
        names = {one.rules: one.rules_name for one in self._entries}
        known: dict[str, str] = {one: words.rule_set_name(one) for one in RULE_SET_IDS if one in names}
        known |= {one: name for one, name in names.items() if one not in known}
        met = {level for one in self._entries for level in figures.levels_of(one) if level}
        levels = [one for one in LEVELS if one in met] + sorted(met - set(LEVELS))
        for pick, choices in (
            (self.rules, [(self.tr("All rule sets"), ""), *((name, one) for one, name in known.items())]),
            (
                self.role,
                [
                    (self.tr("Both roles"), ""),
                    (self.tr("As declarer"), Role.DECLARER.value),
                    (self.tr("As defender"), Role.DEFENDER.value),
                ],
            ),
            (
                self.level,
                [(self.tr("All opponents"), ""), *((words.capital(words.level(o)), o) for o in levels)],
            ),
            (self.period, [(self._period(days), days) for days in PERIODS]),
            (self.help, [(self._help(one), one) for one in HELP]),
        ):
            value = pick.value() if pick.value() in [one for _, one in choices] else choices[0][1]
            pick.set_choices(choices, value)

    def _period(self, days: int) -> str:
        if not days:
            return self.tr("All the time")
        if days == 1:
            return self.tr("Last 24 hours")
        return words.fill(self.tr("Last %1 days"), str(days))

    def _help(self, out: str) -> str:
        return {
            "": self.tr("All deals"),
            "undone": self.tr("Without taken back"),
            "advised": self.tr("Without advice"),
            "practice": self.tr("Without practice"),
            "all": self.tr("Only without any help"),
        }[out]

    def _name_filters(self) -> None:
        names = (
            self.tr("Rule set"),
            self.tr("Role"),
            self.tr("Opponents"),
            self.tr("Period"),
            self.tr("Deals with help"),
        )
        for pick, name in zip(self._picks, names, strict=True):
            pick.setAccessibleName(words.fill("%1: %2", name, pick.plain_text()))

    def pick(self, **wanted: object) -> None:
        """Set filters by name (`rules`, `role`, `level`, `period`, `help`) as a person does."""
        for name, value in wanted.items():
            getattr(self, name).pick(value)

    # -- words and deeds

    def _ask_delete(self) -> None:
        text = words.fill(
            self.tr("Delete all statistics, %1? This cannot be taken back."), words.deals(len(self._entries))
        )
        answer = QMessageBox.question(self, self.delete.plain_text(), text)
        if answer is QMessageBox.StandardButton.Yes:
            self.delete_wanted.emit()

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Statistics"))
        self._titles["line"].setText(self.tr("Balance in game points"))
        self._titles["kinds"].setText(self.tr("Contracts"))
        self._titles["roles"].setText(self.tr("Roles"))
        self._titles["losses"].setText(self.tr("Lost by decisions"))
        self.export.setText(self.tr("Export as CSV…"))
        self.delete.setText(self.tr("Delete all…"))
        if not self._awaited:
            self._offer()
            self._show()
