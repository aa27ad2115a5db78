"""The pages about rules at work: how sheet, calculator, editor and the menu lead to each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from ulti_desktop import words
from ulti_desktop.engine.own_rules import new_id
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui import file_names
from ulti_desktop.ui.rule_choices import chosen_last
from ulti_desktop.ui.sheets import Sheets

SUFFIX: Final = ".toml"


class RulePages(QObject):
    """Tells `want` what is to be done with files of rule sets.

    `in_play` tells the rule set of the session under way, and whether French cards lie on the table;
    `settings` the settings of now, with the rule set that was chosen last.
    """

    def __init__(
        self,
        sheets: Sheets,
        in_play: Callable[[], tuple[RuleSet | None, bool]],
        settings: Callable[[], Settings],
        want: Callable[[wish.Command], None],
    ) -> None:
        super().__init__(sheets)
        self._sheets = sheets
        self._in_play = in_play
        self._settings = settings
        self._want = want

    def sheet_built(self, name: str) -> None:
        """Connect a sheet when it is built."""
        sheets = self._sheets
        if name == "rules":
            sheets.rules.edit_wanted.connect(self.edit)
            sheets.rules.import_wanted.connect(self._import)
            sheets.rules.copied.connect(lambda: sheets.say(self.tr("The rules are copied as text.")))
        elif name == "editor":
            sheets.editor.kept.connect(self._keep)
            sheets.editor.deleted.connect(self._delete)
            sheets.editor.export_wanted.connect(self._export)

    def show(self, entry: str) -> None:
        """Open the page of an entry of the menu, `rules` or `calculator`."""
        if entry == "rules":
            self.show_rules()
        else:
            self.show_calculator()

    def show_rules(self) -> None:
        """Open the rules that are in play, or those chosen last before a session is under way."""
        rules, french = self._at_hand()
        self._sheets.rules.show_rules(rules, french=french)
        self._sheets.open(self._sheets.rules)

    def show_calculator(self) -> None:
        """Open the calculator."""
        rules, french = self._at_hand()
        self._sheets.calculator.show_rules(rules, french=french)
        self._sheets.open(self._sheets.calculator)

    def _at_hand(self) -> tuple[RuleSet, bool]:
        rules, french = self._in_play()
        if rules is None:
            rules = chosen_last(self._settings(), self._sheets.own_rules)
        return rules, french

    def edit(self, rules: RuleSet) -> None:
        """Open the editor on a rule set of the player's own as it is kept now, or on a new one that begins as
        this one. A session's may be older than what is kept, or have house options set: that is said.
        """
        if rules.id not in RULE_SET_IDS:
            self._want(wish.ReadRules())
        kept = next((one for one in self._sheets.own_rules if one.id == rules.id), rules)
        self._sheets.editor.begin(kept, [one.id for one in self._sheets.own_rules])
        self._sheets.open(self._sheets.editor)
        if kept != rules:
            text = self.tr(
                "This is the rule set as it is kept now. The session goes on with the rules it began with."
            )
            self._sheets.say(text)

    def _keep(self, rules: RuleSet) -> None:
        """Save, and show the sheet beside that of the base: what one plays otherwise is marked there.

        What could not be saved stays in the editor.
        """
        self._want(wish.KeepRules(rules))
        if rules not in self._sheets.own_rules:
            return
        page = self._sheets.rules
        page.read(rules, french=self._in_play()[1])
        page.compare_with(load(rules.base))
        self._sheets.open(page)

    def _delete(self, rules_id: str) -> None:
        self._want(wish.DeleteRules(rules_id))
        if any(one.id == rules_id for one in self._sheets.own_rules):
            return
        self._sheets.rules.forget(rules_id)
        self._sheets.open(self._sheets.rules)

    def _export(self, rules: RuleSet) -> None:
        proposed = new_id(rules.name, ()) + SUFFIX
        title = self.tr("Export the rule set")
        if path := file_names.ask(self._sheets.editor, title, proposed, self._filter(), SUFFIX):
            self._want(wish.ExportRules(rules, path))

    def _import(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self._sheets.rules, self.tr("Import a rule set"), "", self._filter()
        )
        if not path:
            return
        before = {one.id for one in self._sheets.own_rules}
        self._want(wish.ImportRules(path))
        fresh = [one for one in self._sheets.own_rules if one.id not in before]
        if fresh:
            self._sheets.rules.read(fresh[0], french=self._in_play()[1])

    def _filter(self) -> str:
        return words.fill("%1 (%2)", self.tr("Rule sets"), "*" + SUFFIX)
