"""The settlement: a floating sheet with the result, every line, the points and the balances."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QSpacerItem, QVBoxLayout, QWidget

from ulti_desktop import words
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.match import Match
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene.art import CardArt
from ulti_desktop.ui import language, look, results
from ulti_desktop.ui.components import SHADOW_DROP, Flow, Mark, Sheet, Text
from ulti_desktop.ui.controls import MARGIN, PRIMARY, QUIET, SECONDARY, PillButton
from ulti_desktop.ui.docking import Job
from ulti_desktop.ui.floating import CLOSE, scroll_by_key, still_scroll
from ulti_desktop.ui.lines_table import LinesTable
from ulti_desktop.ui.news import Newest
from ulti_desktop.ui.notice import Notice
from ulti_desktop.ui.seed_line import SeedLine
from ulti_desktop.ui.settlement_parts import Balances, PointBlocks

WIDTH: Final = 1000
HEIGHT: Final = 728
ROOF: Final = 26  # how far the deciding cards stand above the sheet
NARROW: Final = 860
PAIR: Final = 640  # from this width on points and balances stand side by side
CARD: Final = 88
HEAD: Final = 92  # least height of title and subtitle
CAPTION: Final = 18  # height of the line under the deciding cards


class SettlementSheet(Sheet):
    """The result of a deal. Signals: `next_wanted`, `again_wanted`, `review_wanted`, `scores_wanted`,
    `end_wanted`.
    """

    next_wanted = Signal()
    again_wanted = Signal()
    review_wanted = Signal()
    scores_wanted = Signal()
    end_wanted = Signal()

    def __init__(self, parent: QWidget | None = None, art: CardArt | None = None) -> None:
        super().__init__(parent, floating=True)
        self._art = art
        self._view: SeatView | None = None
        self._match: Match | None = None
        self._names = ("", "", "")
        self._french = False
        self._cards: tuple[Card, ...] = ()
        self._caption = ""
        self._wording = Newest()
        self._compact = self._close_up = self._crowded = self._dense = False
        self._practice = False
        self.mark = Mark("", 44, "")
        self.title = Text("display", wrap=True)
        self.subtitle = Text("body", "text2", wrap=True)
        self.lines = LinesTable()
        self.points = PointBlocks()
        self.balances = Balances()
        self.notice = Notice()
        self.seed = SeedLine()
        self.next = PillButton(kind=PRIMARY)
        self.again = PillButton(kind=SECONDARY)
        self.review = PillButton(kind=SECONDARY)
        self.scores = PillButton(kind=SECONDARY)
        self.end = PillButton(kind=QUIET)
        self._lay_out()
        self.next.clicked.connect(self.next_wanted)
        self.again.clicked.connect(self.again_wanted)
        self.review.clicked.connect(self.review_wanted)
        self.scores.clicked.connect(self.scores_wanted)
        self.end.clicked.connect(self.end_wanted)
        self.retranslate()

    def _lay_out(self) -> None:
        self._strut = QSpacerItem(0, look.px(HEAD))
        self._title_words = QVBoxLayout()
        self._title_words.setSpacing(0)
        self._title_words.addWidget(self.title)
        self._title_words.addWidget(self.subtitle)
        head = self._head = QHBoxLayout()
        head.setSpacing(look.px(20))
        head.addItem(self._strut)
        head.addWidget(self.mark)
        head.addLayout(self._title_words, 1)
        self._low = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._low.setSpacing(look.px(48))
        self._low.addWidget(self.points, 1)
        self._low.addWidget(self.balances, 1)
        inner = QWidget()
        body = self._body = QVBoxLayout(inner)
        body.setContentsMargins(MARGIN, 0, MARGIN, 0)
        body.setSpacing(look.px(20))
        body.addWidget(self.lines)
        body.addLayout(self._low)
        body.addWidget(self.seed)
        self._more = Flow(gap=-4)
        body.addWidget(self._more)
        body.addStretch(1)
        self._scroll = still_scroll(inner)
        self._buttons = Flow(gap=-4)
        self._buttons.flow.last_right = True
        for button in (self.next, self.review, self.again, self.scores, self.end):
            self._buttons.add(button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self._scroll, 1)
        self._column.addWidget(self.notice)
        self._column.addWidget(self._buttons)
        self._set_margins()

    def _set_margins(self) -> None:
        self._low.setSpacing(look.px(28 if self._compact else 48))
        self._share_buttons()
        self._space()
        beside = not self._compact or (self.width() >= look.px(PAIR) and not self._close_up)
        self._low.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )
        if self._close_up:
            self._body.insertWidget(0, self.subtitle)
        else:
            self._title_words.addWidget(self.subtitle)

    def _space(self) -> None:
        """Set what lies between the parts, and the size of the title."""
        dense = self._dense
        side, top = (8, 4) if self._close_up else (18, 22) if self._compact else (42, 32)
        top, low = (min(top, 10), 6) if dense else (top, 18)
        self._column.setContentsMargins(
            look.px(side), look.px(top) + self._roof, look.px(side), look.px(low) + SHADOW_DROP
        )
        self._column.setSpacing(look.px(4 if dense else 8 if self._compact else 20))
        self._body.setSpacing(look.px(6 if dense else 12 if self._compact else 20))
        self.lines.set_dense(dense)
        self._strut.changeSize(0, 0 if self._compact or dense else look.px(HEAD))
        small = self._close_up or (self._compact and dense)
        self.title.set_role("name" if small else "title" if self._compact or dense else "display")

    @property
    def _roof(self) -> int:
        """How far something may stand above the sheet."""
        return 0 if self._compact or self._dense else ROOF

    def _share_buttons(self) -> None:
        """Where there is hardly any room only the first button keeps its place; the others scroll."""
        stays = [self.next] if self._close_up else [self.next, self.review, self.again, self.scores]
        stays += [] if self._compact else [self.end]
        for button in (self.review, self.again, self.scores, self.end):
            here, there = (self._buttons, self._more) if button in stays else (self._more, self._buttons)
            there.flow.removeWidget(button)
            here.flow.removeWidget(button)
            hidden = button.isHidden()
            here.add(button)
            button.setHidden(hidden)
        self._more.setVisible(self._compact)

    # -- what is shown

    def show_result(
        self,
        view: SeatView,
        match: Match,
        names: tuple[str, str, str],
        *,
        french: bool = False,
        practice: bool = False,
    ) -> None:
        """Show a finished deal (phase `done`) and the session after it, unchanged by a practice deal."""
        for job in self.showing(view, match, names, french=french, practice=practice):
            job()

    def showing(
        self,
        view: SeatView,
        match: Match,
        names: tuple[str, str, str],
        *,
        french: bool = False,
        practice: bool = False,
    ) -> list[Job]:
        """Return what shows a finished deal, in short pieces."""

        def take() -> None:
            self._practice = practice
            self._wording.take(language.current())
            self._view, self._match, self._names, self._french = view, match, names, french
            self._cards = results.deciding_cards(view)
            self._word_buttons()

        return [take, *self._pieces]

    def retranslate(self) -> None:
        """Word everything anew from the values that are kept."""
        self._word_buttons()
        if self._view is not None and self._match is not None:
            for piece in self._pieces:
                piece()

    @property
    def _pieces(self) -> list[Job]:
        return [self._show_lines, self._show_sums, self._word_head]

    def _word_buttons(self) -> None:
        over = self._match is not None and self._match.is_over
        self.next.setText(self.tr("New session") if over else self.tr("Next deal"))
        self.next.set_key("" if over else "↵")
        self.review.setText(self.tr("Review this deal"))
        self.again.setText(self.tr("Same deal again"))
        self.scores.setText(self.tr("Score sheet"))
        self.end.setText(self.tr("End session"))
        self.end.setVisible(not over)
        self._buttons.flow.last_right = not over and not self._compact

    def _show_lines(self) -> None:
        if (view := self._view) is not None:
            self.lines.setVisible(view.declarer is not None)
            self.lines.show_lines(view, self._names, compact=self._compact, close_up=self._close_up)

    def _show_sums(self) -> None:
        if self._view is None or self._match is None:
            return
        self.points.show_points(self._view, self._names)
        self.balances.show_match(self._match, self._names)
        self.balances.setVisible(not self._practice)
        line = words.session_line(self._match, self._names, self._french)
        self.notice.show_text("" if self._practice else line)

    def _word_head(self) -> None:
        if (view := self._view) is None:
            return
        self.title.setText(results.headline(view))
        self.subtitle.setText(self._subtitle(view))
        trump = view.contract.trump if view.contract is not None else None
        self.mark.set_mark("" if trump is None else look.suit_mark(trump, self._french))
        self.mark.setVisible(trump is not None)
        self._caption = self._trick_told(view)
        self.setAccessibleName(self.title.text())
        said = (self.subtitle.text(), self._told_cards(), self.notice.text.text())
        self.setAccessibleDescription(". ".join(text for text in said if text))
        self.update()

    def _subtitle(self, view: SeatView) -> str:
        if view.declarer is None or view.contract is None:
            return self.tr("Nobody pays. The cards are dealt again.")
        contract = words.contract_with_trump(view.contract, view.rules, self._french)
        text = words.fill(self.tr("%1, declarer · %2"), self._names[view.declarer], contract)
        if view.claimed_by is not None:
            claimed = words.fill(self.tr("%1 claimed the rest"), self._names[view.claimed_by])
            text = words.fill("%1 · %2", text, claimed)
        if self._practice:
            text = words.fill("%1 · %2", text, self.tr("for practice, it does not count"))
        return text

    def _trick_told(self, view: SeatView) -> str:
        """Return from where the deciding cards are."""
        trick = results.deciding_trick(view)
        if trick is None:
            return ""
        mine = trick.winner == view.seat
        text = self.tr("Trick %1 went to you") if mine else self.tr("Trick %1 went to %2")
        return words.fill(text, str(view.tricks.index(trick) + 1), self._names[trick.winner])

    def _told_cards(self) -> str:
        if not self._cards:
            return ""
        return words.fill("%1: %2", self._caption, words.cards(self._cards, self._french))

    # -- place and paint

    def paper_rect(self) -> QRectF:
        return QRectF(self.rect()).adjusted(0, self._roof, 0, -SHADOW_DROP)

    def fit_into(self, window: QSize) -> None:
        """Take the middle of a window, 64 px narrower than it and no larger than needed."""
        close_up = window.width() < look.px(CLOSE)
        width = min(look.px(WIDTH), window.width() - (16 if close_up else 64))
        compact = width < look.px(NARROW)
        most = window.height() - (8 if compact else 24)
        self.resize(width, min(look.px(HEIGHT), most))
        self._set_compact(compact, close_up=close_up)
        self._crowded = False
        self._set_dense(False)
        wanted = self._wanted_height(width)
        if wanted > most:  # the cards would push the lines on, or lie on them
            self._crowded = True
            wanted = self._wanted_height(width)
        if wanted > most:
            self._set_dense(True)
            wanted = self._wanted_height(width)
        height = min(wanted, most)
        self.setGeometry(QRect((window.width() - width) // 2, (window.height() - height) // 2, width, height))

    def _wanted_height(self, width: int) -> int:
        margins = self._column.contentsMargins()
        inner_width = width - margins.left() - margins.right()
        room = look.px(CARD * 2 + 12) if self._shows_cards() else MARGIN
        self._head.setContentsMargins(MARGIN, 0, room, 0)
        body, head = _height(self._body, inner_width), _height(self._head, inner_width)
        if self._shows_cards():  # a title of two lines is tall enough for the caption under the cards
            low = max(0, look.px(HEAD + CAPTION) - head)
            self._head.setContentsMargins(MARGIN, 0, room, low)
            head += low
        buttons = self._buttons.flow.heightForWidth(inner_width)
        notice = self.notice.heightForWidth(inner_width) if self.notice.isVisibleTo(self) else 0
        spacing = (3 if notice else 2) * self._column.spacing()
        return margins.top() + margins.bottom() + head + body + notice + buttons + spacing + 4

    def _set_compact(self, on: bool, *, close_up: bool) -> None:
        if (on, close_up) != (self._compact, self._close_up):
            self._compact, self._close_up = on, close_up
            self._set_margins()
            self.retranslate()

    def _set_dense(self, on: bool) -> None:
        """Put everything closer together, so that all of it is seen at once."""
        if on != self._dense:
            self._dense = on
            self._space()

    def _shows_cards(self) -> bool:
        room = not self._compact and not self._crowded
        return self._art is not None and len(self._cards) == 2 and room

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._art is None or not self._shows_cards():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        width = float(look.px(CARD - 6))
        right = self.width() - look.px(60)
        places = ((right - width * 1.45, 1.9, -9.0), (right - width * 0.4, 0.0, 6.0))
        for card, (x, drop, angle) in zip(self._cards, places, strict=True):
            picture = self._art.face(card, width, self.devicePixelRatioF(), angle)
            size = picture.deviceIndependentSize()
            y = ROOF * 0.2 + width * 0.8 + drop
            painter.drawPixmap(round(x - size.width() / 2), round(y - size.height() / 2), picture)
        self._paint_caption(painter, right - width * 0.925, ROOF * 0.2 + width * 1.7 + look.px(6))

    def _paint_caption(self, painter: QPainter, middle: float, top: float) -> None:
        """Say under the cards from which trick they are."""
        font = look.font("caption")
        room = look.px(CARD * 2 + 12)
        text = QFontMetrics(font).elidedText(self._caption, Qt.TextElideMode.ElideRight, room)
        painter.setFont(font)
        painter.setPen(look.colour(self, "text2"))
        line = QRectF(middle - room / 2, top, room, look.px(CAPTION))
        painter.drawText(line, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, text)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._wording.take(language.current()):
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.next_wanted.emit()
            return
        if not scroll_by_key(self._scroll, event):
            super().keyPressEvent(event)


def _height(layout: QLayout, width: int) -> int:
    """Return how high a layout wants to be now at that width."""
    layout.invalidate()
    layout.activate()
    return max(layout.heightForWidth(width), layout.minimumSize().height())
