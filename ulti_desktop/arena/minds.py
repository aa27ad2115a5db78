"""Players at work in one deal: what they answer, how long it took, and that it was legal."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Protocol

from ulti_desktop import native
from ulti_desktop.ai.levels import level_of, player_for
from ulti_desktop.ai.player import Forecast, Forecasting, never
from ulti_desktop.arena.all_seeing import choose_seeing
from ulti_desktop.engine.actions import Action, GiveUp, Kontra
from ulti_desktop.engine.state import State
from ulti_desktop.engine.view import SeatView

ALL_SEEING: Final = "all-seeing"
"""A player of the arena alone: it plays its cards knowing all hands."""
KINDS: Final = ("auction", "kontra", "card")
Chooser = Callable[[State, SeatView], Action]


class DealFailed(Exception):  # noqa: N818 - the nouns of the house
    """A deal could not be played to its end: a player raised an exception or answered what is not legal.

    The text says who, where and what.
    """


@dataclass(frozen=True, slots=True)
class Answer:
    """One decision: what was chosen and what the player reckoned.

    `kind` is one of KINDS. `ms` and `cpu_ms` are None where nothing was thought: one legal action, an answer
    remembered from another seating, or a fixed auction.
    """

    kind: str
    action: Action
    forecasts: tuple[Forecast, ...] = ()
    ms: float | None = None
    cpu_ms: float | None = None


class Mind(Protocol):
    """What sits on a seat."""

    def decide(self, state: State, view: SeatView) -> Answer:
        """Return a legal answer; raise DealFailed."""
        ...


def budget_for(spec: str, budget_ms: int | None = None) -> int:
    """Return how many milliseconds a decision of this player may take: as given, or as its level has it.

    Raises ValueError, with one sentence, for a player that does not exist.
    """
    if spec == ALL_SEEING:
        if not native.AVAILABLE:
            raise ValueError(f"{ALL_SEEING} needs the compiled part of the program: {native.WHY_NOT}")
        return budget_ms or 0
    player_for(spec, 0)
    return budget_ms or level_of(spec).budget_ms


def kind_of_decision(view: SeatView) -> str:
    """Return the kind of a decision; a card that a kontra may precede is a kontra decision."""
    if view.phase not in ("doubling", "play"):
        return "auction"
    asked = view.phase == "doubling" or any(isinstance(action, Kontra) for action in view.legal)
    return "kontra" if asked else "card"


class Thinker:
    """A player on a seat of one deal. What it has answered once it answers again without thinking.

    So seatings that come to the same point share the answer, as they would anyhow: a player answers the same
    for one seed and one view.
    """

    def __init__(self, spec: str, seed: int, budget_ms: int, remember: bool = True) -> None:
        self.spec = spec
        self._seeing = spec == ALL_SEEING
        self._player = player_for("simple" if self._seeing else spec, seed)
        self._budget_ms = budget_ms
        self._known: dict[State | SeatView, Answer] | None = {} if remember else None

    def decide(self, state: State, view: SeatView) -> Answer:
        """Return a legal answer; raise DealFailed."""
        if self._known is None:
            return self._think(state, view)
        key = state if self._seeing else view
        known = self._known.get(key)
        if known is None:
            known = self._think(state, view)
            self._known[key] = replace(known, ms=None, cpu_ms=None)
        return known

    def _think(self, state: State, view: SeatView) -> Answer:
        kind = kind_of_decision(view)
        began, cpu_began = time.perf_counter(), time.process_time()
        try:
            action = self._choose(state, view)
        except Exception as error:
            raise DealFailed(f"{self.spec} failed: {type(error).__name__}: {error}") from error
        ms, cpu_ms = 1000 * (time.perf_counter() - began), 1000 * (time.process_time() - cpu_began)
        if action not in view.legal:
            raise DealFailed(f"{self.spec} answered {action}, which is not legal")
        forecasts = self._player.forecasts if isinstance(self._player, Forecasting) else ()
        if len(view.legal) == 1:
            return Answer(kind, action, forecasts)
        return Answer(kind, action, forecasts, ms, cpu_ms)

    def _choose(self, state: State, view: SeatView) -> Action:
        action = self._player.choose(view, self._budget_ms, never)
        return choose_seeing(state, view, action) if self._seeing else action


class FixedAuction:
    """A seat where one player bids, lays away, names and doubles, and another plays the cards."""

    def __init__(self, auction: Mind, cards: Mind) -> None:
        self._auction = auction
        self._cards = cards

    def decide(self, state: State, view: SeatView) -> Answer:
        """Return a legal answer; only what the player of the cards thought is timed."""
        doubling = any(isinstance(action, Kontra) for action in view.legal)
        if view.phase != "play" or doubling:
            answer = self._auction.decide(state, view)
            if view.phase != "play" or isinstance(answer.action, Kontra):
                return Answer(answer.kind, answer.action)
        cards = tuple(action for action in view.legal if not isinstance(action, Kontra | GiveUp))
        return self._cards.decide(state, view if cards == view.legal else replace(view, legal=cards))
