"""The decisions of one seat in a deal: the points to which it may go back."""

from __future__ import annotations

from dataclasses import dataclass

from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.record import Record, fold_deal
from ulti_desktop.engine.step import legal_actions
from ulti_desktop.engine.view import SeatView, view_of


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat chose on its view, where it had a choice; `index` counts the deal's actions from 0."""

    index: int
    action: Action
    view: SeatView


def decisions(record: Record, seat: int) -> tuple[Decision, ...]:
    """Return what a seat decided in the last deal of a record, in order; what was forced is left out."""
    if not record.played:
        return ()
    states, _ = fold_deal(record, len(record.played) - 1)
    found = []
    for index, (who, action) in enumerate(record.played[-1].actions[: len(states) - 1]):
        if who == seat and len(legal_actions(states[index])) > 1:
            found.append(Decision(index, action, view_of(states[index], seat)))
    return tuple(found)
