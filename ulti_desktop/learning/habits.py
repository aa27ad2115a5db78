"""How players choose among their cards, learned from deals of one kind of game that they play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, sqrt
from typing import Any, Final

from ulti_desktop.ai.exact import play_rules
from ulti_desktop.ai.habits import past_of
from ulti_desktop.ai.levels import level_of
from ulti_desktop.arena.deal import play_on
from ulti_desktop.arena.minds import FixedAuction, Thinker
from ulti_desktop.arena.plausible import Scripted, plausible_deal
from ulti_desktop.engine.rulesets import RuleSet, load
from ulti_desktop.engine.state import Done, next_seat
from ulti_desktop.engine.step import start_deal
from ulti_desktop.engine.view import view_of
from ulti_desktop.native.solver import Position
from ulti_desktop.native.worlds import Frame, Habits, traits

SEATS: Final = 3
ROUNDS: Final = 50
STEP: Final = 0.15
PULL: Final = 1.0
"""How strongly weights are held near 0: as if each had been squared and halved once in the likelihood."""

Choice = tuple[int, int, list[list[int]]]
"""Whose choice it was, which of several cards was played, and the traits of each."""


@dataclass(frozen=True, slots=True)
class Task:
    """Plays a deal of a kind of game; the rule sets take turns."""

    kind: str
    rules: tuple[str, ...]
    seed: str
    players: str

    def __call__(self, number: int) -> list[Choice]:
        """Return the choices of one deal; raise DealFailed."""
        rules = _rules(self.rules[number % len(self.rules)])
        dealer = number % SEATS
        deck, script = plausible_deal(rules, dealer, self.kind, f"{self.seed}/{rules.id}/{number}")
        budget, forehand = level_of(self.players).budget_ms, next_seat(dealer)
        minds = [
            FixedAuction(
                Scripted(script if seat == forehand else None),
                Thinker(self.players, number * SEATS + seat, budget, remember=False),
            )
            for seat in range(SEATS)
        ]
        state, _ = start_deal(rules, dealer, deck)
        done = play_on(state, minds, lambda *_: None)
        assert done is not None
        return choices_of(done)


@lru_cache(maxsize=8)
def _rules(name: str) -> RuleSet:
    return load(name)


def choices_of(done: Done) -> list[Choice]:
    """Return the choices among cards in a deal that was played."""
    game = done.game
    if game is None or not done.tricks:
        return []
    view = view_of(done, game.declarer)
    hands = tuple(game.start_hands[(game.declarer + i) % SEATS] for i in range(SEATS))
    frame = Frame(
        Position((0, 0, 0)),
        play_rules(game.contract, game.rules),
        game.talon,
        game.rules.ace_value,
        (hands[0], hands[1], hands[2]),
    )
    return traits(frame, past_of(view))


def fitted(choices: Sequence[Choice]) -> list[float]:
    """Return the weights under which the choices are likeliest, held near 0."""
    size = Habits.size()
    weights, first, second = [0.0] * size, [0.0] * size, [0.0] * size
    for number in range(1, ROUNDS + 1):
        slope = _slope(choices, weights)
        for i, weight in enumerate(weights):
            pull = slope[i] - PULL * weight
            first[i] = 0.9 * first[i] + 0.1 * pull
            second[i] = 0.99 * second[i] + 0.01 * pull * pull
            spread = sqrt(second[i] / (1 - 0.99**number)) + 1e-6
            weights[i] = weight + STEP * first[i] / (1 - 0.9**number) / spread
    return [round(weight, 3) for weight in weights]


def _slope(choices: Sequence[Choice], weights: list[float]) -> list[float]:
    """Return how the logarithm of the likelihood grows with each weight."""
    slope = [0.0] * len(weights)
    for _, chosen, options in choices:
        scores = [exp(sum([weights[trait] for trait in option])) for option in options]
        total = sum(scores)
        for i, option in enumerate(options):
            more = (i == chosen) - scores[i] / total
            for trait in option:
                slope[trait] += more
    return slope


def habit_table(kind: str, deals: int, choices: Sequence[Choice]) -> dict[str, Any]:
    """Return the table of `ai/data/habits.json` for one kind of contract."""
    return {kind: {"deals": deals, "weights": fitted(choices)}}
