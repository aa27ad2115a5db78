"""The rule-set editor: a base, what one plays otherwise, and a name."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.engine.rulesets import PARAMETERS, RULE_SET_IDS, RuleSet
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Text
from ulti_desktop.ui.controls import MARGIN, PRIMARY, QUIET, PillButton
from ulti_desktop.ui.fields import LineEdit
from ulti_desktop.ui.floating import FloatingSheet
from ulti_desktop.ui.focus import order_focus
from ulti_desktop.ui.jump_button import JumpButton
from ulti_desktop.ui.own_draft import PACKETS, RANKING, Draft
from ulti_desktop.ui.parameter_rows import ParameterRow, ValueTable
from ulti_desktop.ui.pick_button import PickButton
from ulti_desktop.ui.rank_list import RankList
from ulti_desktop.words.parameters import field

VALUES: Final = "values"
ORDER: Final = "order"
SECTIONS: Final = (
    "cards", "deal", "auction", "contracts", VALUES, "play",
    "marriages", "kontra", "scoring", "silent", "session",
)  # fmt: skip
LONGEST_NAME: Final = 60
BAR: Final = 14  # of the scroll bar, with what keeps it away from the page


def names_in(section: str) -> tuple[str, ...]:
    """Return the parameters of a section of the editor; the packets stand with the deal."""
    found = tuple(name for name, kind in PARAMETERS.items() if kind["section"] == section)
    return (PACKETS, *found) if section == "deal" else found


class RuleEditor(FloatingSheet):
    """`kept(RuleSet)` when the person saves, `deleted(id)`, `export_wanted(RuleSet)`."""

    kept = Signal(object)
    deleted = Signal(str)
    export_wanted = Signal(object)
    wish = QSize(1120, 768)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._taken: tuple[str, ...] = ()
        self.draft = Draft(RULE_SET_IDS[0])
        self._section = SECTIONS[0]
        self.name = LineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.base = PickButton()
        self.sections = PickButton()
        self.jumps = {name: JumpButton("") for name in SECTIONS}
        self.rows: dict[str, ParameterRow] = {}
        self.values: ValueTable | None = None
        self.ranking: RankList | None = None
        self.clash = Text("strong", "violet", wrap=True)
        self.clash.setContentsMargins(MARGIN, 0, MARGIN, 0)
        self.save = PillButton(kind=PRIMARY)
        self.export = PillButton(kind=QUIET)
        self.delete = PillButton(kind=QUIET)
        self.cancel = PillButton(kind=QUIET)
        self._begun = self.draft
        self._sure = self._leaves = False
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        self._top = QHBoxLayout()
        self._top.setContentsMargins(MARGIN, 0, 0, 0)
        self._top.setSpacing(look.px(12))
        self._top.addWidget(self.name, 3)
        self._top.addWidget(self.base, 2)
        self._top.addWidget(self.sections, 2)
        self._navigation = QWidget()
        list_of_sections = QVBoxLayout(self._navigation)
        list_of_sections.setContentsMargins(0, 0, 0, 0)
        list_of_sections.setSpacing(0)
        for jump in self.jumps.values():
            list_of_sections.addWidget(jump)
        list_of_sections.addStretch(1)
        self._column.removeWidget(self.area)
        body = QHBoxLayout()
        body.setSpacing(look.px(16))
        body.addWidget(self._navigation)
        body.addWidget(self.area, 1)
        self._column.insertLayout(1, self._top)
        self._column.insertLayout(2, body, 1)
        self._stack = QVBoxLayout(self.content)
        self._stack.setContentsMargins(0, 0, 14, 0)
        self._stack.setSpacing(look.px(4))
        self.title_of_section = Text("section")
        self.title_of_section.setContentsMargins(look.px(22) + MARGIN, 0, 0, look.px(4))
        self._stack.addWidget(self.title_of_section)
        self._stack.addStretch(1)
        self.add_above_foot(self.clash)
        self.add_foot(self.save, self.export, self.delete, self.cancel)

    def _connect(self) -> None:
        self.name.textEdited.connect(self._named)
        self.base.chosen.connect(lambda value: self._take(self.draft.with_base(str(value))))
        self.sections.chosen.connect(lambda value: self.show_section(str(value)))
        for section, jump in self.jumps.items():
            jump.clicked.connect(lambda _=False, one=section: self.show_section(one))
        self.save.clicked.connect(self._save)
        self.export.clicked.connect(lambda: self.export_wanted.emit(self.draft.result(self._taken)))
        self.delete.clicked.connect(self._delete)
        self.cancel.clicked.connect(self.closed)

    # -- what is edited

    def begin(self, rules: RuleSet, taken: Collection[str] = ()) -> None:
        """Change a rule set of the player's own, or begin a new one; `taken` are the ids in use."""
        self._taken = tuple(taken)
        self.draft = Draft.of(rules, words.fill(self.tr("My %1"), words.rule_set(rules)))
        self._begun = self.draft
        self.name.setText(self.draft.name)
        self._sure = self._leaves = False
        self.show_section(SECTIONS[0])
        self.retranslate()

    def show_section(self, section: str) -> None:
        """Show the parameters of one section."""
        self._section = section
        for row in self.rows.values():
            self._stack.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = {}
        for table in (self.values, self.ranking):
            if table is not None:
                self._stack.removeWidget(table)
                table.hide()
                table.deleteLater()
        self.values = self.ranking = None
        if section == VALUES:
            self.values = ValueTable()
            self.values.changed.connect(
                lambda part, form, amount: self._take(self.draft.with_amount(part, form, amount))
            )
            self.values.wanted.connect(lambda part, there: self._take(self.draft.with_part(part, there)))
            self._stack.insertWidget(1, self.values)
            self.values.show()
        else:
            for place, name in enumerate(names_in(section), start=1):
                row = ParameterRow(name)
                row.changed.connect(self.set_value)
                row.reset.clicked.connect(
                    lambda _=False, one=name: self.set_value(one, self.draft.base_value(one))
                )
                self.rows[name] = row
                self._stack.insertWidget(place, row)
                row.show()
        if ORDER in self.rows:
            self.ranking = RankList()
            self.ranking.moved.connect(lambda name, step: self._take(self.draft.with_rank(name, step)))
            self.ranking.reset.clicked.connect(
                lambda: self.set_value(RANKING, self.draft.base_value(RANKING))
            )
            self._stack.insertWidget(self._stack.indexOf(self.rows[ORDER]) + 1, self.ranking)
        self.area.verticalScrollBar().setValue(0)
        self._show()
        if self.isVisible():
            order_focus(self)

    def set_value(self, name: str, value: object) -> None:
        """Set one parameter."""
        self._take(self.draft.with_value(name, value))

    def _named(self, text: str) -> None:
        self._take(replace(self.draft, name=text))

    def _take(self, draft: Draft) -> None:
        self.draft = draft
        self._sure = self._leaves = False
        self._show()

    def _save(self) -> None:
        if self.draft.problem() is None and self.draft.name.strip():
            self.kept.emit(self.draft.result(self._taken))

    def may_leave(self) -> bool:
        """Tell whether the editor may be closed: one with changes asks once more by its button."""
        if self._leaves or self.draft == self._begun:
            return True
        self._leaves = True
        self._show()
        return False

    def _delete(self) -> None:
        """Ask once more by the same button before the rule set goes."""
        if self._sure:
            self.deleted.emit(self.draft.id)
        self._sure = True
        self._show()

    # -- what is shown

    def _show(self) -> None:
        draft, problem = self.draft, self.draft.problem()
        clashing = frozenset() if problem is None else frozenset(problem.names)
        for name, row in self.rows.items():
            row.show_draft(draft, name in clashing)
        for table in (self.values, self.ranking):
            if table is not None:
                table.show_draft(draft)
        named = bool(draft.name.strip())
        text = words.bad_rules(problem) if problem is not None else ""
        if not named:
            text = self.tr("Give the rule set a name.")
        self.clash.setText(text)
        self.clash.setVisible(bool(text))
        self.save.setEnabled(problem is None and named)
        self.export.setEnabled(problem is None and named)
        self.delete.setVisible(bool(draft.id))
        self.delete.setText(self.tr("Really delete?") if self._sure else self.tr("Delete"))
        self.cancel.setText(self.tr("Discard the changes?") if self._leaves else self.tr("Cancel"))
        self._show_sections(clashing)

    def _show_sections(self, clashing: Collection[str]) -> None:
        rows: list[tuple[str, object]] = []
        for section, jump in self.jumps.items():
            names = names_in(section)
            told = (*names, RANKING) if ORDER in names else names
            count = sum(self.draft.is_changed(name) for name in told)
            if section == VALUES:
                count = len(self.draft.parts)
            text = field("contracts") if section == VALUES else words.section(section)
            if count:
                text = words.fill("%1 · %2", text, str(count))
            if not set(names).isdisjoint(clashing):
                text = words.fill("%1 !", text)
            jump.setText(text)
            jump.setChecked(section == self._section)
            rows.append((text, section))
        self.sections.set_choices(rows, self._section)
        self.title_of_section.setText(
            field("contracts") if self._section == VALUES else words.section(self._section)
        )
        self.arrange()

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("My own rules"))
        self.name.setAccessibleName(self.tr("Name"))
        self.name.setPlaceholderText(self.tr("Name"))
        bases: Sequence[tuple[str, object]] = [
            (words.fill(self.tr("Base: %1"), words.rule_set_name(one)), one) for one in RULE_SET_IDS
        ]
        self.base.set_choices(bases, self.draft.base)
        self.sections.setAccessibleName(self.tr("Section"))
        self.save.setText(self.tr("Save"))
        self.export.setText(self.tr("Export…"))
        self._show()

    def arrange(self) -> None:
        """The list of sections stands at the left; a narrow sheet has a button for it."""
        if self.compact:
            self.head.insertWidget(0, self.name, 1)
        else:
            self._top.insertWidget(0, self.name, 3)
        self.title.setVisible(not self.compact)
        self.title_of_section.setVisible(not self.compact)
        self._navigation.setVisible(not self.compact)
        self.sections.setVisible(self.compact)
        names = max((jump.sizeHint().width() for jump in self.jumps.values()), default=0)
        self._navigation.setFixedWidth(names)
        if self.values is not None:
            sides = self._column.contentsMargins()
            rest = self.width() - sides.left() - sides.right() - (0 if self.compact else names + look.px(16))
            self.values.fit(rest - self._stack.contentsMargins().right() - BAR)

    def fit_into(self, window: QSize) -> None:
        super().fit_into(window)
        self.arrange()

    def measure(self) -> None:
        """Take lengths at the size that text has now."""
        self.arrange()
