"""Helps tests of windows: views on the way through deals, sessions, and texts that do not fit."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.kit.deals import random_deal
from ulti_desktop.ai.company import COMPANY
from ulti_desktop.ai.levels import OFFERED
from ulti_desktop.engine.actions import Bid, Pass
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.match import Match
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load
from ulti_desktop.engine.state import Done, State
from ulti_desktop.engine.step import apply, legal_actions, start_deal, to_move
from ulti_desktop.engine.view import SeatView, view_of
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import language
from ulti_desktop.ui.main_window import MainWindow
from ulti_desktop.ui.offer import Companion, Offer

NAMES = ("Anna", "Gergő", "Bori")
OFFER = Offer(
    OFFERED, tuple(Companion(one.id, one.name, one.style) for one in COMPANY), ("club", "master"), "casual"
)
SIZES = ((1280, 800), (900, 650), (800, 600))


def views(rules: RuleSet, seeds: range) -> Iterator[SeatView]:
    """Yield the view of whoever is to move, at every step of random deals."""
    for seed in seeds:
        for state, _ in random_deal(rules, f"ui{seed}"):
            seat = to_move(state)
            assert seat is not None
            yield view_of(state, seat)


def first_view(rules: RuleSet, wanted: Callable[[SeatView], bool], most: int = 400) -> SeatView:
    """Return the first view of random deals that is wanted."""
    return next(view for view in views(rules, range(most)) if wanted(view))


def lowest_bid_naming(rules: RuleSet) -> SeatView:
    """Return the declarer's view when the lowest bid has won the auction and the trump is to be named."""
    state, _ = start_deal(rules, 0, shuffled("low"))
    while True:
        seat = to_move(state)
        assert seat is not None
        view = view_of(state, seat)
        if view.phase == "naming":
            return view
        state, _ = apply(state, Pass() if Pass() in view.legal else view.legal[0])


def cheap_end(rules: RuleSet, seed: str, dealer: int = 0) -> Done:
    """Play a deal with low bids, so that all kinds of contracts are really played."""
    rng = random.Random(seed)
    state: State
    state, _ = start_deal(rules, dealer, shuffled(seed))
    while not isinstance(state, Done):
        actions = legal_actions(state)
        bids = [action for action in actions if isinstance(action, Bid)]
        action = rng.choice(actions)
        if isinstance(action, Bid):
            action = bids[min(len(bids) - 1, rng.randrange(10))]
        state, _ = apply(state, action)
    return state


def played(rules: RuleSet, deals: int, deals_planned: int = 24) -> tuple[Match, list[Done]]:
    """Return a session after some deals, and how these ended."""
    match = Match(rules, deals_planned, 0, 0)
    ends = []
    for number in range(deals):
        ends.append(cheap_end(rules, f"{rules.id}{number}", match.dealer))
        match = match.after(ends[-1])
    return match, ends


def window_in(qtbot: QtBot, code: str = "en", rules_id: str = "HM", **change: object) -> MainWindow:
    """Return the window after three deals of a session, the last one just over; the qtbot puts it away."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    language.use(app, code)
    window = MainWindow(Settings(language=code, speed=4, trick_ms=0, **change), OFFER)  # type: ignore[arg-type]
    qtbot.addWidget(window, before_close_func=put_away)
    match, ends = played(load(rules_id), 3)
    window.set_players(("", *NAMES[1:]), ("", "club", "master:style=bold"))
    window.set_match(match)
    window.show_view(view_of(ends[-1], 0))
    return window


def put_away(window: MainWindow) -> None:
    """Stop what moves on the table, as the program does before it closes."""
    window.sheets.toast.hide()
    window.scene.stop()
    window.sheets.settings.rest()
    window.sheets.about_deck.art.cancel()


def all_rules() -> list[RuleSet]:
    """The five rule sets."""
    return [load(rules_id) for rules_id in RULE_SET_IDS]


def settle_layout() -> None:
    """Let layouts and posted events take effect."""
    for _ in range(5):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


def too_narrow(root: QWidget) -> list[str]:
    """Return every visible label and button whose text does not fit into it."""
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisibleTo(root) or not isinstance(widget, QLabel | QAbstractButton):
            continue
        text = widget.text()
        if not text or not widget.width():
            continue
        needed = widget.minimumSizeHint().width()
        wraps = isinstance(widget, QLabel) and widget.wordWrap()
        if isinstance(widget, QLabel):
            needed = widget.fontMetrics().boundingRect(text).width() if not wraps else longest(widget, text)
        tall = widget.heightForWidth(widget.width()) if widget.hasHeightForWidth() else 0
        if needed > widget.width() + 1 or tall > widget.height() + 1:
            found.append(f"{type(widget).__name__} {text!r}: {needed} x {tall} in {widget.size().toTuple()}")
    return found


def longest(label: QLabel, text: str) -> int:
    """Return the width of a label's longest piece that cannot be broken."""
    return max(label.fontMetrics().horizontalAdvance(word) for word in text.replace("\u200b", " ").split())
