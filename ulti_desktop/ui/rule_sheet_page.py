"""The page of rules: a rule set in words, and another one beside it with the differences marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet
from ulti_desktop.ui import look
from ulti_desktop.ui.components import Flow, Text
from ulti_desktop.ui.controls import MARGIN, QUIET, PillButton
from ulti_desktop.ui.floating import FloatingSheet
from ulti_desktop.ui.focus import order_focus
from ulti_desktop.ui.jump_button import JumpButton
from ulti_desktop.ui.pick_button import PickButton
from ulti_desktop.ui.rule_choices import offered
from ulti_desktop.ui.section_view import BETWEEN, GUTTER, SectionView
from ulti_desktop.ui.sheet_canvas import DIFFERENT, DOT, paint_sign
from ulti_desktop.words.rule_sheet import (
    Comparison,
    RuleSheet,
    Section,
    SectionPair,
    Source,
    compare,
    plain,
    rule_sheet,
    source_name,
)
from ulti_desktop.words.text import counted

WIDE_ENOUGH: Final = 1060
STEP: Final = 60


class _SignLabel(QWidget):
    """A sign with its meaning."""

    def __init__(self, sign: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = sign
        row = QHBoxLayout(self)
        self._room = look.px(22)
        row.setContentsMargins(self._room, 2, look.px(14), 2)
        self.label = Text("label", "text2", text)
        row.addWidget(self.label)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = look.px(15 if self._sign == DIFFERENT else DOT)
        paint_sign(painter, self._sign, QRectF(2, (self.height() - size) / 2, size, size), self)


class RulesSheet(FloatingSheet):
    """Rule sheets to read and compare.

    `edit_wanted(RuleSet)`: change this rule set, or make one's own from it. `import_wanted`: take one in.
    `copied` when the text has been put on the clipboard.
    """

    edit_wanted = Signal(object)
    import_wanted = Signal()
    copied = Signal()
    wish = QSize(1160, 768)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own: tuple[RuleSet, ...] = ()
        self._in_play: RuleSet | None = None
        self._rules: RuleSet = rulesets.load(RULE_SET_IDS[0])
        self._other: RuleSet | None = None
        self._french = False
        self._stale = True
        self.rules = PickButton()
        self.other = PickButton()
        self.legend = Flow()
        self.legend.setContentsMargins(MARGIN, 0, 0, 0)
        self.edit = PillButton(kind=QUIET)
        self.take_in = PillButton(kind=QUIET)
        self.copy_text = PillButton(kind=QUIET)
        self.sections: list[SectionView] = []
        self.jumps: list[JumpButton] = []
        self._lay_out()
        self.rules.chosen.connect(self._rules_chosen)
        self.other.chosen.connect(self._other_chosen)
        self.edit.clicked.connect(lambda: self.edit_wanted.emit(self._rules))
        self.take_in.clicked.connect(self.import_wanted)
        self.copy_text.clicked.connect(self.copy)
        self.area.verticalScrollBar().valueChanged.connect(self._mark_place)
        self.area.verticalScrollBar().rangeChanged.connect(self._mark_place)
        self.retranslate()

    def _lay_out(self) -> None:
        self._bar = QWidget()
        self._choosers = QHBoxLayout(self._bar)
        self._choosers.addWidget(self.rules, 1)
        self._choosers.addWidget(self.other, 1)
        self._navigation = QWidget()
        self._jump_column = QVBoxLayout(self._navigation)
        self._jump_column.setContentsMargins(0, 0, 0, 0)
        self._jump_column.setSpacing(0)
        self._jump_column.addStretch(1)
        self._column.removeWidget(self.area)
        body = QHBoxLayout()
        body.setSpacing(look.px(16))
        body.addWidget(self._navigation)
        body.addWidget(self.area, 1)
        self._column.insertWidget(1, self._bar)
        self._column.insertWidget(2, self.legend)
        self._column.insertLayout(3, body, 1)
        self.add_foot(self.edit, self.copy_text, self.take_in)
        self._stack = QVBoxLayout(self.content)
        self._stack.setContentsMargins(MARGIN, 0, 14, 0)
        self._stack.setSpacing(0)
        self._stack.addStretch(1)

    # -- what is shown

    def set_own_rules(self, own: Sequence[RuleSet]) -> None:
        """Offer the player's own rule sets too."""
        self._own = tuple(own)
        known = {one.id: one for one in offered(self._own, self._in_play)}
        self._rules = known.get(self._rules.id, rulesets.load(RULE_SET_IDS[0]))
        if self._other is not None:
            self._other = known.get(self._other.id)
        self.retranslate()

    def show_rules(self, rules: RuleSet, *, french: bool = False) -> None:
        """Show the rule set that is in play, its house options as they are set."""
        self._in_play = rules
        self.read(rules, french=french)

    def read(self, rules: RuleSet, *, french: bool = False) -> None:
        """Show a rule set that need not be the one in play."""
        self._rules, self._french = rules, french
        self.retranslate()
        self.area.verticalScrollBar().setValue(0)

    def forget(self, rules_id: str) -> None:
        """Show no rule set of this id any longer, not even as the one in play."""
        if self._in_play is not None and self._in_play.id == rules_id:
            self._in_play = None
        if self._rules.id == rules_id:
            self._rules, self._other = rulesets.load(self._rules.base), None
        if self._other is not None and self._other.id == rules_id:
            self._other = None
        self.retranslate()

    def compare_with(self, other: RuleSet | None) -> None:
        """Lay another rule set beside the one shown; None takes it away."""
        self._other = other
        self.retranslate()

    def shown(self) -> tuple[RuleSet, RuleSet | None]:
        """Return the rule set that is shown and the one beside it."""
        return self._rules, self._other

    def _rules_chosen(self, value: object) -> None:
        self._rules = next(one for one in offered(self._own, self._in_play) if one.id == value)
        if self._other is not None and self._other.id == self._rules.id:
            self._other = None
        self.retranslate()

    def _other_chosen(self, value: object) -> None:
        self._other = next((one for one in offered(self._own, self._in_play) if one.id == value), None)
        self.retranslate()

    # -- words and layout

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Rules"))
        own = self._rules.id in {one.id for one in self._own}
        self.edit.setText(
            self.tr("Edit this rule set…") if own else self.tr("Make my own rule set from this one…")
        )
        self.take_in.setText(self.tr("Import a rule set…"))
        self.copy_text.setText(self.tr("Copy as text"))
        rows: list[tuple[str, object]] = [
            (words.rule_set(one), one.id) for one in offered(self._own, self._in_play)
        ]
        self.rules.set_choices(rows, self._rules.id)
        others = [row for row in rows if row[1] != self._rules.id]
        none = (self.tr("Compare with…") if self._other is None else self.tr("No comparison"), None)
        self.other.set_choices([none, *others], None if self._other is None else self._other.id)
        self.rules.setAccessibleName(words.fill("%1: %2", self.tr("Rule set"), self.rules.plain_text()))
        self.other.setAccessibleName(words.fill("%1: %2", self.tr("Compare with"), self.other.plain_text()))
        self._stale = True
        if self.isVisible():
            self._refill()

    def showEvent(self, event: QShowEvent) -> None:
        self._refill()
        super().showEvent(event)

    def _refill(self) -> None:
        """Word the sheet anew, where it is not in the words of now."""
        if not self._stale:
            return
        self._stale = False
        sheet = rule_sheet(self._rules, self._french)
        both = None if self._other is None else compare(sheet, rule_sheet(self._other, self._french))
        self._fill_legend(sheet, both)
        self._fill(sheet, both)
        self.arrange()

    def _fill_legend(self, sheet: RuleSheet, both: Comparison | None) -> None:
        self.legend.clear()
        sources = list(Source)
        if not any(one.source is Source.OWN for section in sheet.sections for one in section.statements):
            sources.remove(Source.OWN)
        for source in sources:
            self.legend.add(_SignLabel(source.value, source_name(source)))
        if both is not None:
            text = self.tr("%n difference(s)", "", both.differences)
            self.legend.add(_SignLabel(DIFFERENT, counted(text, both.differences)))

    def _fill(self, sheet: RuleSheet, both: Comparison | None) -> None:
        shown: Sequence[Section | SectionPair] = sheet.sections if both is None else both.sections
        while len(self.sections) > len(shown):
            view = self.sections.pop()
            self._stack.removeWidget(view)
            view.hide()
            view.deleteLater()
            jump = self.jumps.pop()
            self._jump_column.removeWidget(jump)
            jump.hide()
            jump.deleteLater()
        while len(self.sections) < len(shown):
            view, jump = SectionView(), JumpButton("")
            self._stack.insertWidget(len(self.sections), view)
            self._jump_column.insertWidget(len(self.jumps), jump)
            jump.clicked.connect(lambda _=False, one=view: self._jump_to(one))
            self.sections.append(view)
            self.jumps.append(jump)
        for view, jump, section in zip(self.sections, self.jumps, shown, strict=True):
            view.show_section(section, ("", "") if both is None else both.titles)
            jump.setText(section.title)
        self._mark_place()
        if self.isVisible():
            order_focus(self)

    def arrange(self) -> None:
        wide = self.width() >= look.px(WIDE_ENOUGH) or (self._other is None and not self.compact)
        self._navigation.setVisible(wide)
        names = max((jump.sizeHint().width() for jump in self.jumps), default=0)
        self._navigation.setFixedWidth(names)
        left = names + look.px(16) if wide else 0
        if self.compact:
            self.head.insertWidget(0, self._bar, 1)
        else:
            self._column.insertWidget(1, self._bar)
        self.title.setVisible(not self.compact)
        if self._other is not None and not self.compact:
            left += look.px(GUTTER)
        right = 24 if self._other is not None and not self.compact else 0
        self._choosers.setContentsMargins(left, 0, right, 0)
        self._choosers.setSpacing(look.px(BETWEEN) if self._other is not None else 0)

    def fit_into(self, window: QSize) -> None:
        super().fit_into(window)
        self.arrange()

    def measure(self) -> None:
        """Take lengths at the size that text has now."""
        self.arrange()

    # -- going through it

    def _jump_to(self, view: SectionView) -> None:
        self.area.verticalScrollBar().setValue(view.y())

    def _mark_place(self, *_: int) -> None:
        bar = self.area.verticalScrollBar()
        here = bar.value() + STEP
        present = 0
        for number, view in enumerate(self.sections):
            if view.y() <= here:
                present = number
        if bar.maximum() and bar.value() == bar.maximum():
            present = len(self.sections) - 1
        for number, jump in enumerate(self.jumps):
            jump.setChecked(number == present)

    def copy(self) -> None:
        """Put what is shown on the clipboard as text."""
        QGuiApplication.clipboard().setText(self.text())
        self.copied.emit()

    def text(self) -> str:
        """Return what is shown as lines of text."""
        sheet = rule_sheet(self._rules, self._french)
        if self._other is None:
            return plain.sheet_text(sheet)
        return plain.comparison_text(compare(sheet, rule_sheet(self._other, self._french)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
            return
        super().keyPressEvent(event)
