"""A deal as one seat saw it."""

from __future__ import annotations

from ulti_desktop.engine.events import Event, seen_by
from ulti_desktop.engine.record import Record
from ulti_desktop.engine.state import State
from ulti_desktop.engine.step import apply, start_deal
from ulti_desktop.engine.view import Step, view_of


def seen(state: State, events: tuple[Event, ...], seat: int) -> Step:
    """Return what a seat sees of one step: of the state after it, and of what happened."""
    return Step(view_of(state, seat), tuple(seen_by(event, seat) for event in events))


def history(record: Record, seat: int) -> tuple[Step, ...]:
    """Return every step of a record's last deal as a seat saw it; nothing before the first deal."""
    if not record.played:
        return ()
    deal = record.played[-1]
    state, events = start_deal(record.rules, deal.dealer, record.deck_of(len(record.played) - 1))
    steps = [seen(state, events, seat)]
    for _, action in deal.actions:
        state, events = apply(state, action)
        steps.append(seen(state, events, seat))
    return tuple(steps)
