"""Helps tests of windows: views on the way through deals, sessions, and texts that do not fit."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from tests.kit.deals import random_deal
from ulti_desktop.engine.actions import Bid, Pass
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.match import Match
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load
from ulti_desktop.engine.state import Done, State
from ulti_desktop.engine.step import apply, legal_actions, start_deal, to_move
from ulti_desktop.engine.view import SeatView, view_of

NAMES = ("Anna", "Gergő", "Bori")
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
    """Return the width of a label's longest word."""
    return max(label.fontMetrics().horizontalAdvance(word) for word in text.split())
