"""How players play their cards: what makes a card likely, so that cards played tell of the hand behind them.

The tables are learned from play (`learning.habits`), one for each kind of contract.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from ulti_desktop.ai.belief import kind_of
from ulti_desktop.ai.learned import check_numbers, learned
from ulti_desktop.ai.proof import role_of
from ulti_desktop.engine.view import SeatView
from ulti_desktop.native.worlds import Habits, Past

LARGEST: Final = 20.0
"""No weight is larger than this, or smaller than its opposite."""


@cache
def _tables() -> dict[str, Any]:
    return learned("habits.json", _check)


def _check(tables: Any) -> None:
    for row in tables.values():
        check_numbers(row["weights"], Habits.size(), -LARGEST, LARGEST)


@cache
def _habits(kind: str) -> Habits | None:
    row = _tables().get(kind)
    return None if row is None else Habits(row["weights"])


def habits_for(view: SeatView) -> Habits | None:
    """Return how cards are chosen in the contract of a view; None before the first card, or if unknown."""
    assert view.contract is not None
    if not view.tricks and not view.trick:
        return None
    return _habits(kind_of(view.contract))


def past_of(view: SeatView) -> Past:
    """Return the cards that were played so far; there is one at least."""
    tricks = [trick.cards for trick in view.tricks]
    cards = [card for trick in (*tricks, view.trick) for card in trick]
    return Past(role_of(view, cards[0][0]), tuple(int(card) for _, card in cards))
