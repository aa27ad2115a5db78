"""The way to the review and back: entries in menu and settlement, its place in the window, the wishes in it.

While a deal is reviewed the session's table waits behind it and hears no key.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from ulti_desktop.coach.findings import DealReview
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui import look
from ulti_desktop.ui.lesson_door import AT_THE_TABLE, STAY
from ulti_desktop.ui.main_window import MainWindow
from ulti_desktop.ui.news import News
from ulti_desktop.ui.parts import imports_for
from ulti_desktop.ui.reviewed import Reviewed

if TYPE_CHECKING:
    from ulti_desktop.ui.review_room import ReviewRoom

KEEP = ("review", *(name for name in STAY if name != "lessons"))
"""What leaves the review open; everything else leads away from it."""


class ReviewDoor(QObject):
    """Opens the review over a window whose middle is a stack. `settings` tells those of now; `wanted(index)`
    asks for the deal with that index, -1 for the last finished one; `left` when nobody looks at it any more,
    `stopped` when nobody waits.
    """

    wanted = Signal(int)
    left = Signal()
    stopped = Signal()

    def __init__(self, window: MainWindow, settings: Callable[[], Settings]) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._room: ReviewRoom | None = None
        self._deal: Reviewed | None = None
        self._said = ""
        stack = window.centralWidget()
        assert isinstance(stack, QStackedWidget)
        self._stack = stack
        stack.currentChanged.connect(self._page_changed)
        stack.installEventFilter(self)
        self._open = False
        self._news = News(self)
        actions = window.menus.actions
        actions["review"].setEnabled(False)
        actions["review"].triggered.connect(lambda: self.wanted.emit(-1))
        for name, action in actions.items():
            if name not in (*AT_THE_TABLE, *KEEP):
                action.triggered.connect(self.leave)
        window.wanted.connect(self._on_wanted)
        window.sheets.built.connect(self._sheet_built)
        window.sheets.prepare(imports_for("review"))
        self.retranslate()

    @property
    def is_open(self) -> bool:
        """Tell whether a deal is being reviewed."""
        return self._room is not None and self._stack.currentWidget() is self._room

    @property
    def room(self) -> ReviewRoom:
        """The review, built when it is first wanted."""
        if self._room is None:
            from ulti_desktop.ui.review_room import ReviewRoom

            room = ReviewRoom(self._window.desk.art)
            room.left.connect(self.leave)
            room.deal_wanted.connect(self.wanted)
            room.stop_wanted.connect(self.stopped)
            room.play_wanted.connect(lambda after: self._practise(after=after))
            room.turn_wanted.connect(lambda turn: self._practise(turn=turn))
            self._stack.addWidget(room)
            room.take_settings(self._settings())
            self._room = room
            self._news.watch(room)
        return self._room

    def set_available(self, on: bool) -> None:
        """Tell whether there is a finished deal."""
        self._window.menus.actions["review"].setEnabled(on)

    def show_deal(self, deal: Reviewed) -> None:
        """Show a deal, whose costs follow."""
        room = self.room
        self._deal = deal
        if not self.is_open:
            self._window.sheets.close_all()
            self._news.catch_up(room)
            self._stack.setCurrentWidget(room)
            self._open = True
        room.sheet.set_running(True)
        self._said = ""
        room.show_deal(deal, self._names(deal))

    def show_progress(self, done: int, of: int, review: DealReview) -> None:
        """Show what is known so far."""
        self.room.sheet.show_progress(done, of)
        self.room.show_review(review, complete=False)

    def show_review(self, review: DealReview) -> None:
        """Show all costs."""
        self.room.show_review(review, complete=True)

    def show_stopped(self, why: str = "stopped") -> None:
        """Say why the costs are not worked out (any further): `stopped`, `impossible` or `failed`."""
        self._said = why
        self.room.sheet.set_running(False)
        self.room.sheet.say(self._reason(why))

    def _reason(self, why: str) -> str:
        if why == "impossible":
            return self.tr("What it cost cannot be told here: the compiled part of the program is missing.")
        if why == "failed":
            return self.tr("What it cost could not be worked out.")
        return self.tr("Stopped: what is not worked out yet shows a dash.")

    def leave(self) -> None:
        """Go back to the session's table, which is as it was left."""
        if not self.is_open:
            return
        self._stack.setCurrentIndex(0)
        if not self._window.sheets.any_open:
            self._window.close_sheets()

    def _page_changed(self, _: int) -> None:
        if not self._open or self.is_open:
            return
        self._open = False
        self.left.emit()

    def _practise(self, after: int = 0, turn: int = 0) -> None:
        deal = self._deal
        if deal is None or not deal.may_practise:
            return
        self._window.under_way.leave_result()
        self.leave()
        self._window.wanted.emit(wish.Practise(deal.index, after, turn))

    def _names(self, deal: Reviewed) -> tuple[str, str, str]:
        named = [name or self.tr("You") for name in deal.names]
        return named[0], named[1], named[2]

    def _on_wanted(self, command: object) -> None:
        if isinstance(command, wish.ChangeSettings):
            chosen = command.settings  # nobody may have carried that out yet
            if self._room is not None:
                self._news.tell(self._room, "settings", lambda: self._take_settings(chosen))

    def _take_settings(self, chosen: Settings) -> None:
        self.room.take_settings(chosen)
        look.measure_anew(self.room)
        self.retranslate()

    def _sheet_built(self, name: str) -> None:
        if name == "settlement":
            self._window.sheets.settlement.review_wanted.connect(lambda: self.wanted.emit(-1))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Word the entry anew, and the review when it is there."""
        self._window.menus.actions["review"].setText(self.tr("Review of the deal"))
        if self._room is not None and self._deal is not None:
            self._room.reword(self._deal, self._names(self._deal))
            if self._said:
                self._room.sheet.say(self._reason(self._said))
