"""The page about fair deals: how cards fall, that nobody sees hidden ones, and the person's own hands."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.fairness.findings import KINDS, Dealing, Peeking, Spread
from ulti_desktop.ui import look
from ulti_desktop.ui.components import ChoiceRow, Text
from ulti_desktop.ui.controls import MARGIN, PRIMARY, PillButton
from ulti_desktop.ui.fair_parts import Block, TestsTable
from ulti_desktop.ui.fair_plots import Key, SpreadBars
from ulti_desktop.ui.floating import FloatingSheet
from ulti_desktop.words import fairness as told
from ulti_desktop.words.text import counted

DEALS: Final = (1_000, 10_000, 100_000)
SIZE: Final = 10
"""The charts are of hands of so many cards; every rule set deals such ones."""


class FairSheet(FloatingSheet):
    """`count_wanted(deals)` to deal so often, `check_wanted` to look whether anybody sees hidden cards."""

    count_wanted = Signal(int)
    check_wanted = Signal()
    wish = QSize(1240, 768)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dealing: Dealing | None = None
        self._peeking: Peeking | None = None
        self._own: tuple[int, tuple[Spread, ...]] = (0, ())
        self._counting: int | None = None
        self._checking = False
        self.about = Text("body", "text2", wrap=True)
        self.verdict = Block()
        self.key = Key()
        self.plots = {kind: SpreadBars() for kind in KINDS}
        self._names = {kind: Text("strong", wrap=True) for kind in KINDS}
        self.tests = TestsTable()
        self.tests_note = Text("label", "text2", wrap=True)
        self.peeking = Block()
        self.own = Block()
        self.number = ChoiceRow()
        self.number.set_value(DEALS[1])
        self.count = PillButton(kind=PRIMARY, height=40)
        self.foot.hide()
        self.count.clicked.connect(lambda: self.count_wanted.emit(self.chosen()))
        self.peeking.button.clicked.connect(self.check_wanted)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(look.px(6))
        left.addWidget(self.verdict)
        again = QHBoxLayout()
        again.setContentsMargins(-MARGIN, 0, 0, 0)
        again.addWidget(self.number, 1)
        again.addWidget(self.count, 0, Qt.AlignmentFlag.AlignTop)
        left.addLayout(again)
        for kind in KINDS:
            left.addWidget(self._names[kind])
            left.addWidget(self.plots[kind])
        left.addWidget(self.key)
        left.addStretch(1)
        for piece in (self.peeking, self.own, self.tests, self.tests_note):
            right.addWidget(piece)
            right.addSpacing(look.px(0 if piece is self.tests else 10))
        right.addStretch(1)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._box.addLayout(left, 1)
        self._box.addLayout(right, 1)
        column = QVBoxLayout(self.content)
        column.setContentsMargins(MARGIN, 0, 14, 0)
        column.setSpacing(look.px(12))
        column.addWidget(self.about)
        column.addLayout(self._box, 1)
        self.area.verticalScrollBar().setSingleStep(look.px(32))
        self.arrange()

    def arrange(self) -> None:
        self._box.setDirection(
            QBoxLayout.Direction.TopToBottom if self.compact else QBoxLayout.Direction.LeftToRight
        )
        self._box.setSpacing(look.px(16 if self.compact else 48))

    # -- what is shown

    def chosen(self) -> int:
        """Return how many deals are to be counted."""
        value = self.number.value()
        return value if isinstance(value, int) else DEALS[0]

    def show_counting(self, deals: int | None) -> None:
        """Tell how many deals have been counted by now; None: nothing is being counted."""
        self._counting = deals
        self.count.setEnabled(deals is None)
        self._show_verdict()

    def show_dealing(self, dealing: Dealing) -> None:
        """Show what came of the deals."""
        self._dealing = dealing
        self._show_dealing()
        self.show_counting(None)

    def show_peeking(self, found: Peeking | None, *, done: bool) -> None:
        """Show what came of the positions so far; None: as before, but nothing more is to come."""
        if found is not None:
            self._peeking = found
        self._checking = not done
        self.peeking.button.setEnabled(done)
        self._show_peeking()

    def show_own(self, hands: int, spreads: tuple[Spread, ...]) -> None:
        """Show what the person held in so many hands."""
        self._own = hands, spreads
        self._show_own()

    def _show_verdict(self) -> None:
        dealing = self._dealing
        if self._counting is not None:
            text = words.fill(self.tr("Dealing… %1"), words.deals(self._counting))
            self.verdict.say(text, well=None)
        elif dealing is None:
            self.verdict.say("", well=None)
        else:
            even = dealing.even
            self.verdict.say(told.dealing(dealing.deals, len(dealing.tests), even=even), well=even)

    def _show_dealing(self) -> None:
        dealing = self._dealing
        for shown in (*self._names.values(), *self.plots.values(), self.key, self.tests, self.tests_note):
            shown.setVisible(dealing is not None)
        if dealing is None:
            return
        for kind in KINDS:
            name = told.kind_of(kind, str(SIZE))
            self._names[kind].setText(name)
            self.plots[kind].show_spread(_together(kind, dealing), name)
        self.tests.show_tests(dealing.tests)

    def _show_peeking(self) -> None:
        found = self._peeking
        if found is None or not found.views:
            self.peeking.say("", well=None)
            return
        text = told.peeking(found.views, found.changed, found.decisions, found.different, found.seen)
        self.peeking.say(text, well=None if self._checking and found.honest else found.honest)

    def _show_own(self) -> None:
        hands, spreads = self._own
        self.own.setVisible(hands > 0)
        if not hands:
            return
        about = words.fill(
            self.tr("What you were dealt in %1 that the statistics know, beside what chance alone gives."),
            words.deals(hands),
        )
        self.own.set_words(self.tr("Your own hands"), about, "")
        parts = [told.mean(one.kind, _mean(one.seen), _mean_odds(one)) for one in spreads]
        self.own.say("\n".join(parts), well=None)

    # -- words

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Fair deals"))
        self.about.setText(
            self.tr(
                "Every session has a seed of 128 bits that nobody can guess. The pack of each deal is"
                " shuffled from it and the number of the deal alone, so whoever knows the seed, which the"
                " settlement shows, can deal the same cards again. Nobody is dealt better cards than"
                " another: see for yourself."
            )
        )
        self.verdict.set_words(self.tr("How the cards fall"), "", "")
        self.verdict.about.hide()
        self.key.set_words(self.tr("counted"), self.tr("by chance alone"))
        self.tests_note.setText(
            self.tr(
                "Chance is how often evenly shuffled cards give as high a χ² or a higher one: any number is"
                " usual, only a very small one is not."
            )
        )
        self.peeking.set_words(
            self.tr("Nobody sees hidden cards"),
            self.tr(
                "Positions are shown twice to every opponent, the second time with all cards hidden from them"
                " dealt anew. Whoever plays fair decides the same."
            ),
            self.tr("Try it"),
        )
        numbers = [(counted(str(number), number), number) for number in DEALS]
        self.number.set_choices(numbers)
        self.number.setAccessibleName(self.tr("Deals"))
        self.count.setText(self.tr("Deal again"))
        self._show_dealing()
        self._show_verdict()
        self._show_peeking()
        self._show_own()


def _together(kind: str, dealing: Dealing) -> Spread:
    """Return the counts of all hands of ten cards as one."""
    spreads = [one for one in dealing.spreads if one.kind == kind and one.size == SIZE]
    seen = tuple(sum(counts) for counts in zip(*(one.seen for one in spreads), strict=True))
    return Spread(kind, "", SIZE, seen, spreads[0].odds)


def _mean(seen: tuple[int, ...]) -> float:
    return sum(n * count for n, count in enumerate(seen)) / max(1, sum(seen))


def _mean_odds(spread: Spread) -> float:
    return sum(n * chance for n, chance in enumerate(spread.odds))
