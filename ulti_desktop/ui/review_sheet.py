"""The sheet of a review: what the deal cost, the worst first, and every action with its costs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.coach.findings import DealReview
from ulti_desktop.engine.actions import Bid, Meld, NameTrump, Play
from ulti_desktop.engine.cards import Suit
from ulti_desktop.scene import tokens
from ulti_desktop.ui import look, review_words, reviewed
from ulti_desktop.ui.components import Flow, Hairline, Sheet, Text, clear
from ulti_desktop.ui.controls import QUIET, PillButton
from ulti_desktop.ui.floating import still_scroll
from ulti_desktop.ui.icons import IconButton
from ulti_desktop.ui.paper_menu import PaperMenu
from ulti_desktop.ui.review_rows import ActionRow, Detail, Heads, ProgressLine, dark_column
from ulti_desktop.ui.reviewed import Reviewed
from ulti_desktop.words.verdicts import verdict

PAD: Final = 20


class ReviewSheet(Sheet):
    """`left` to close it, `chosen(step, worst)` from a row, whether one of the worst, `deal_wanted(index)`,
    `stop_wanted` while it runs, `play_wanted(after)` to play on, `turn_wanted(turn)` to
    play the deal anew (0: on the same cards).
    """

    left = Signal()
    chosen = Signal(int, bool)
    deal_wanted = Signal(int)
    stop_wanted = Signal()
    play_wanted = Signal(int)
    turn_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, corners="tl bl")
        self._deal: Reviewed | None = None
        self._review: DealReview | None = None
        self._step = 0
        self._flat = False
        self._host: ActionRow | None = None
        self._names = ("", "", "")
        self._french = False
        self._dark = look.palette(dark_column(tokens.theme(tokens.DEFAULT_THEME)))
        self.rows: dict[int, ActionRow] = {}
        self.worst: list[ActionRow] = []
        self.title = Text("title")
        self.which = Text("strong")
        self.which.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.before, self.after = IconButton("chevron-left", size=32), IconButton("chevron-right", size=32)
        self.close_button = IconButton("close")
        self.summary = Text("body", wrap=True)
        self.outcome = Text("label", "text2", wrap=True)
        self.progress = ProgressLine()
        self.stop_button = PillButton(kind=QUIET)
        self.heads = Heads()
        self.detail = Detail()
        self.again = PillButton(kind=QUIET)
        self.other = PillButton(kind=QUIET)
        self.note = Text("caption", "text2", wrap=True)
        self.seats = PaperMenu(self)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        head = self._head = QHBoxLayout()
        head.setContentsMargins(16, 0, 0, 0)
        head.setSpacing(2)
        head.addWidget(self.title)
        head.addSpacing(14)
        for widget in (self.before, self.which, self.after):
            head.addWidget(widget)
        self._brief = QHBoxLayout()
        head.addSpacing(8)
        head.addLayout(self._brief, 20)
        head.addStretch(1)
        head.addWidget(self.close_button)
        self._running = QWidget()
        line = QHBoxLayout(self._running)
        line.setContentsMargins(16, 0, 8, 0)
        line.addWidget(self.progress, 1)
        line.addWidget(self.stop_button)
        told = self._told = QVBoxLayout()
        told.setContentsMargins(16, 0, 16, 0)
        told.setSpacing(2)
        told.addWidget(self.summary)
        told.addWidget(self.outcome)
        inner = QWidget()
        self._list = QVBoxLayout(inner)
        self._list.setContentsMargins(0, 0, 4, 16)
        self._list.setSpacing(0)
        self._scroll = still_scroll(inner)
        self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._foot = Flow(gap=-2)
        for button in (self.again, self.other):
            self._foot.add(button)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(PAD, 22, PAD, 12)
        self._column.setSpacing(6)
        self._column.addLayout(head)
        self._column.addLayout(told)
        self._column.addWidget(self._running)
        self.heads.setContentsMargins(0, 0, self._scroll.verticalScrollBar().sizeHint().width() + 4, 0)
        self._column.addWidget(self.heads)
        self._column.addWidget(self._scroll, 1)
        self._column.addWidget(self.note)
        self._column.addWidget(self._foot)

    def _connect(self) -> None:
        self.close_button.clicked.connect(self.left)
        self.stop_button.clicked.connect(self.stop_wanted)
        self.before.clicked.connect(lambda: self._other_deal(-1))
        self.after.clicked.connect(lambda: self._other_deal(1))
        self.detail.play_wanted.connect(lambda: self.play_wanted.emit(self._step - 1))
        self.again.clicked.connect(lambda: self.turn_wanted.emit(0))
        self.other.clicked.connect(self._ask_seat)

    def set_flat(self, flat: bool) -> None:
        """Stand under the table, and not beside it: summary and buttons give their lines to the list."""
        if flat != self._flat:
            self._flat = flat
            home, away = (self._brief, self._told) if flat else (self._told, self._brief)
            away.removeWidget(self.summary)
            home.insertWidget(0, self.summary, 1)
            self.summary.set_role("label" if flat else "body")
            self._place_foot()
            self.detail.set_flat(flat)
            self._fill_detail()
        self.heads.set_flat(flat)
        self.corners = "tl tr" if flat else "tl bl"
        self._column.setContentsMargins(PAD, 8 if flat else 22, PAD, 4 if flat else 12)
        self._column.setSpacing(2 if flat else 6)
        self.title.setVisible(not flat)
        self._head.setContentsMargins(8 if flat else 16, 0, 0, 0)
        self.outcome.setVisible(not flat and bool(self.outcome.text()))
        self.update()

    def _place_foot(self) -> None:
        """Put the buttons under the list, or at its end."""
        for layout in (self._list, self._column):
            layout.removeWidget(self._foot)
        (self._list if self._flat else self._column).addWidget(self._foot)

    def set_theme(self, theme: tokens.Theme) -> None:
        super().set_theme(theme)
        self._dark = look.palette(dark_column(theme))
        self.detail.set_colours(self._dark)
        paper = theme.paper
        self.seats.dress(paper.ground, paper.text, paper.text2, paper.pattern)
        self._mark_row()

    # -- what is shown

    def show_deal(self, deal: Reviewed, names: tuple[str, str, str], french: bool) -> None:
        """List the actions of a deal."""
        self._deal, self._names, self._french, self._review = deal, names, french, None
        self.rows, self.worst = {}, []
        self.detail.setParent(self)
        self.detail.hide()
        self._host = None
        self._list.removeWidget(self._foot)
        clear(self._list)
        self._section = Text("section")
        self._section.setContentsMargins(16, 4, 0, 2)
        self._worst_box = QWidget()
        self._worst_list = QVBoxLayout(self._worst_box)
        self._worst_list.setContentsMargins(0, 0, 0, 8)
        self._worst_list.setSpacing(0)
        self._worst_list.addWidget(self._section)
        self._worst_box.hide()
        self._list.addWidget(self._worst_box)
        number = -1
        for step in range(1, deal.steps + 1):
            trick = reviewed.trick_number(deal, step)
            if trick != number:
                number = trick
                self._begin_section(trick)
            self.rows[step] = self._row(step, worst=False)
            self._list.addWidget(self.rows[step])
        self._list.addStretch(1)
        self._place_foot()
        self.show_review(None)
        self.retranslate()

    def _begin_section(self, trick: int) -> None:
        line = Hairline()
        line.setContentsMargins(16, 0, 16, 0)
        self._list.addSpacing(8)
        self._list.addWidget(line)
        head = Text("strong")
        head.setContentsMargins(16, 4, 0, 2)
        head.setText(words.fill(self.tr("Trick %1"), str(trick)) if trick else self.tr("Before the play"))
        self._list.addWidget(head)

    def _row(self, step: int, *, worst: bool) -> ActionRow:
        assert self._deal is not None
        seat, action = self._deal.actions[step - 1]
        told = words.action(action, self._deal.views[step - 1], self._french)
        mark = ""
        match action:
            case Play(card):
                told, mark = words.card(card, self._french), look.suit_mark(card.suit, self._french)
            case Meld(suit) | NameTrump(suit):
                mark = look.suit_mark(suit, self._french)
            case Bid(contract) if isinstance(contract.trump, Suit):
                mark = look.suit_mark(contract.trump, self._french)
        row = ActionRow(step)
        row.set_words(self._names[seat], mark, told, review_words.spoken(self._names[seat], told, None))
        row.clicked.connect(lambda _=False, to=step: self.chosen.emit(to, worst))
        return row

    def show_review(self, review: DealReview | None) -> None:
        """Show what is known of the costs so far."""
        self._review = review
        for row in self.rows.values():
            self._fill(row)
        if self._deal is None:
            return
        self.summary.setText("" if review is None else review_words.summary(self._deal, review, self._names))
        self.outcome.setText("" if review is None else review_words.outcome(review, self._names))
        self.summary.setVisible(bool(self.summary.text()))
        self.outcome.setVisible(bool(self.outcome.text()) and not self._flat)
        self._show_worst()
        self._fill_detail()

    def _fill(self, row: ActionRow) -> None:
        one = reviewed.row_of(self._review, row.step)
        if not row.costs.take(one):  # while a deal is gone through most news is of other actions
            return
        row.set_figures(
            review_words.known(one),
            review_words.exact(one),
            clear=one is not None and one.fault > 0,
            dear=review_words.is_dear(one),
            spoken=review_words.spoken(row.who, row.told, one),
        )

    def _show_worst(self) -> None:
        """The dearest actions, on top of the list."""
        dear = () if self._review is None else self._review.worst()
        if [row.step for row in self.worst] != [one.number for one in dear]:
            if self._host in self.worst:
                self._part_with_detail()
            for row in self.worst:
                self._worst_list.removeWidget(row)
                row.hide()
                row.deleteLater()
            self.worst = [self._row(one.number, worst=True) for one in dear]
            for row in self.worst:
                self._worst_list.addWidget(row)
        for row in self.worst:
            self._fill(row)
        self._worst_box.setVisible(bool(dear))

    def show_step(self, step: int, *, worst: bool = False) -> None:
        """Look at an action, among the worst or in its place; 0: at none yet."""
        self._part_with_detail()
        self._step = step
        found = [row for row in self.worst if row.step == step] if worst else []
        self._host = found[0] if found else self.rows.get(step)
        self.detail.setVisible(self._host is not None)
        if self._host is None:
            self._scroll.verticalScrollBar().setValue(0)
            return
        layout = self._worst_list if found else self._list
        layout.insertWidget(layout.indexOf(self._host) + 1, self.detail)
        self._fill_detail()
        self._mark_row()
        for _ in range(2):  # what is said takes its height when the rows have theirs
            QTimer.singleShot(0, self, self._reveal_soon)

    def _part_with_detail(self) -> None:
        """Take what is said out of the list."""
        for layout in (self._worst_list, self._list):
            layout.removeWidget(self.detail)
        host, self._host = self._host, None
        if host is not None:
            host.setChecked(False)
            host.setPalette(QPalette())
            host.updateGeometry()

    def _mark_row(self) -> None:
        if self._host is not None:
            self._host.setChecked(True)
            self._host.setPalette(self._dark)
            self._host.updateGeometry()

    def _reveal_soon(self) -> None:
        QTimer.singleShot(0, self, self._reveal)

    def _reveal(self) -> None:
        """Keep the row that is looked at in sight, with what is said of it."""
        if self._host is None:
            return
        self._scroll.ensureWidgetVisible(self.detail, 0, 12)
        top = self._section if self._host in self.worst else self._host
        self._scroll.ensureWidgetVisible(top, 0, 12)

    def _fill_detail(self) -> None:
        deal = self._deal
        if deal is None or not 0 < self._step <= deal.steps:
            return
        one = reviewed.row_of(self._review, self._step)
        said = "" if one is None else verdict(one, deal.views[self._step - 1], self._french)
        figures = "" if one is None else review_words.figures(one)
        self.detail.show_words(review_words.better(deal, one, self._french), said, figures)

    def spoken(self) -> str:
        """Return all that is said of the action that is looked at, for screen readers."""
        if self._host is None:
            return self.which.text()
        texts = (self._host.accessibleName(), self.detail.better.text(), self.detail.verdict.text())
        return ". ".join(text for text in texts if text)

    # -- while it runs

    def show_progress(self, done: int, of: int) -> None:
        """Show how far the review is."""
        told = words.fill(self.tr("Reviewed: %1 of %2"), str(done), str(of))
        self.progress.set_share(done / of if of else 0.0, told)

    def set_running(self, on: bool) -> None:
        """Tell whether the costs are still being worked out."""
        self._running.setVisible(on)
        if on:
            self.show_progress(0, 1)

    def say(self, text: str) -> None:
        """Say something in the place of the summary."""
        self.summary.setText(text)
        self.summary.setVisible(bool(text))

    # -- buttons

    def _other_deal(self, way: int) -> None:
        if self._deal is not None:
            self.deal_wanted.emit(self._deal.index + way)

    def _ask_seat(self) -> None:
        """Ask on whose cards the deal is to be played."""
        deal = self._deal
        if deal is None:
            return
        self.seats.clear()
        for turn in (1, 2):
            seat = (deal.viewer - turn) % 3
            text = words.fill(self.tr("On the cards of %1"), self._names[seat])
            action = self.seats.addAction(text.replace("&", "&&"))
            action.triggered.connect(lambda _=False, to=turn: self.turn_wanted.emit(to))
        self.seats.popup(self.other.mapToGlobal(self.other.rect().topLeft()))

    def retranslate(self) -> None:
        """Word what stays the same anew; the list is built anew with the deal."""
        self.title.setText(self.tr("Review"))
        self.close_button.set_words(self.tr("Leave the review"), "Esc")
        self.stop_button.setText(self.tr("Stop"))
        self.detail.play.setText(self.tr("Play on from here"))
        self.again.setText(self.tr("Same deal again"))
        self.other.setText(self.tr("From another seat"))
        self.heads.texts = (self.tr("on what\nwas known"), self.tr("all cards\nseen"))
        self.before.set_words(self.tr("The deal before"))
        self.after.set_words(self.tr("The deal after"))
        deal = self._deal
        if deal is None:
            return
        self._section.setText(self.tr("What cost most"))
        self.which.setText(words.fill(self.tr("Deal %1"), str(deal.index + 1)))
        self.before.setEnabled(deal.index > 0)
        self.after.setEnabled(deal.index + 1 < deal.deals)
        for button in (self.detail.play, self.again, self.other):
            button.setEnabled(deal.may_practise)
        self.note.setText(
            "" if deal.may_practise else self.tr("To play it again, finish the deal under way.")
        )
        self.note.setVisible(not deal.may_practise)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ApplicationFontChange:
            self.update()
        super().changeEvent(event)
