"""The review of a deal: what every action cost, on what its seat knew and against perfect play."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import wait as wait_for
from dataclasses import replace
from typing import Final

from ulti_desktop.ai.player import Cancel, never
from ulti_desktop.ai.sight import Mind
from ulti_desktop.coach.exact import Exact, ExactCost
from ulti_desktop.coach.findings import ActionReview, DealReview, KnownCost
from ulti_desktop.coach.known import known_cost
from ulti_desktop.coach.worlds import Tools
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.state import Done, Doubling, Naming, Play, State
from ulti_desktop.engine.step import to_move
from ulti_desktop.engine.view import view_of
from ulti_desktop.native.solver import Search
from ulti_desktop.native.worlds import Thinker

THREADS: Final = 2
BUDGET_MS: Final = 600_000
"""A guard only: how far it looks goes by deals and positions, so that a review is the same everywhere."""
Progress = Callable[[int, int], None]
Partly = Callable[[DealReview], None]


class Cancelled(Exception):  # noqa: N818 - nothing went wrong
    """The review was called off."""


def review_deal(
    states: Sequence[State],
    actions: Sequence[Action],
    seed: int = 1,
    progress: Progress | None = None,
    cancel: Cancel = never,
    threads: int = THREADS,
    partly: Partly | None = None,
) -> DealReview:
    """Return what each action of a deal cost.

    `states` are those that `engine.record.fold_deal` gives: one more than actions. `progress` is called in
    the calling thread with how many actions are done, and of how many; `partly` there too, with what is
    known so far: first the exact costs, then more of the others. Raises Cancelled once `cancel` says yes, and
    ValueError where the compiled part is missing.
    """
    exact = Exact(states, Search())
    workshop = _Workshop(cancel)
    jobs = [(states[index], action) for index, action in enumerate(actions)]
    with ThreadPoolExecutor(threads, thread_name_prefix="review") as pool:
        known = [pool.submit(workshop.known, state, action, seed) for state, action in jobs]
        try:
            value = exact.start_value() if exact.possible else None
            costs: list[ExactCost | None] = []
            gains: list[int | None] = []
            for index, (_, action) in enumerate(jobs):
                if cancel():
                    raise Cancelled
                costs.append(exact.cost(index, action) if exact.possible else None)
                gains.append(exact.gain(index, action))

            def told(done: int, of: int) -> None:
                if partly is not None:
                    partly(_so_far(states[-1], jobs, costs, gains, known, value))
                if progress is not None:
                    progress(done, of)

            _watch(known, told, cancel)
        finally:
            workshop.closed = True
            for future in known:
                future.cancel()
    return _so_far(states[-1], jobs, costs, gains, known, value)


def _so_far(
    last: State,
    jobs: Sequence[tuple[State, Action]],
    costs: Sequence[ExactCost | None],
    gains: Sequence[int | None],
    known: Sequence[Future[KnownCost | None]],
    value: int | None,
) -> DealReview:
    """Return the review of what is done, the rest without its known cost."""
    rows = zip(jobs, costs, gains, known, strict=True)
    found = [
        replace(
            _row(number, state, action, cost, future.result() if future.done() else None), gain_exact=gain
        )
        for number, ((state, action), cost, gain, future) in enumerate(rows, 1)
    ]
    return _summed_up(last, tuple(found), value)


def _row(
    number: int, state: State, action: Action, cost: ExactCost | None, known: KnownCost | None
) -> ActionReview:
    seat = to_move(state)
    assert seat is not None
    if cost is None:
        return ActionReview(number, seat, action, known=known)
    return ActionReview(number, seat, action, cost.value, cost.cost, cost.best, known)


def _summed_up(last: State, actions: tuple[ActionReview, ...], value: int | None) -> DealReview:
    game = last.game if isinstance(last, Naming | Doubling | Play | Done) else None
    result = last.settlement.declarer if isinstance(last, Done) else None
    if game is None:
        return DealReview(actions, result=result)
    return DealReview(actions, game.declarer, game.contract, value, result)


def _watch(futures: Sequence[Future[KnownCost | None]], progress: Progress, cancel: Cancel) -> None:
    """Wait for all, telling how far they are; raise Cancelled when nobody wants them any more."""
    left, told = set(futures), -1
    while left:
        if cancel():
            raise Cancelled
        _, left = wait_for(left, timeout=0.05, return_when="FIRST_COMPLETED")
        done = len(futures) - len(left)
        if done != told:
            told = done
            progress(done, len(futures))
    if cancel():
        raise Cancelled


class _Workshop:
    """Gives each thread tools of its own."""

    def __init__(self, cancel: Cancel) -> None:
        self.closed = False
        self._cancel = cancel
        self._own = threading.local()

    def _unwanted(self) -> bool:
        return self.closed or self._cancel()

    def known(self, state: State, action: Action, seed: int) -> KnownCost | None:
        """Return what an action cost on what the seat to move knew."""
        seat = to_move(state)
        assert seat is not None
        if self._unwanted():
            return None
        if not hasattr(self._own, "parts"):
            self._own.parts = Search(), Thinker()
        search, thinker = self._own.parts
        tools = Tools(search, Mind(thinker, BUDGET_MS, self._unwanted))
        return known_cost(view_of(state, seat), action, seed, tools, self._unwanted)
