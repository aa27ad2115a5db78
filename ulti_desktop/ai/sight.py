"""One look at the play: worlds drawn from what a view proves, each solved exactly."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from time import monotonic
from typing import Final

from ulti_desktop.ai.belief import weights_for
from ulti_desktop.ai.habits import habits_for, past_of
from ulti_desktop.ai.memo import Memo
from ulti_desktop.ai.player import Cancel
from ulti_desktop.ai.proof import Proof, assumed, prove, role_of
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.payoff import SoFar, payoff_table
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import Doublings
from ulti_desktop.engine.view import SeatView
from ulti_desktop.native.worlds import (
    EVEN,
    NO_LIMIT,
    Evidence,
    Judgement,
    Question,
    Thinker,
    Worlds,
    read_settled,
)

DRAWN_FOR_ONE: Final = 8
"""How many worlds are drawn for each that is solved, where the cards played tell which of them are likely."""


@dataclass(frozen=True, slots=True)
class Width:
    """How far a look goes: worlds drawn, how many are listed in full instead, positions searched in all."""

    worlds: int
    all_up_to: int
    nodes: int = NO_LIMIT


class Mind:
    """What a look needs beside the view: the solver, the time that is left, whether it is still wanted."""

    def __init__(self, thinker: Thinker, budget_ms: int, cancel: Cancel) -> None:
        self.thinker = thinker
        self.cancel = cancel
        self._until = monotonic() + budget_ms / 1000

    def left_ms(self) -> int:
        """Return how many milliseconds of the budget are left."""
        return max(0, int(1000 * (self._until - monotonic())))

    def judge(self, questions: Iterable[Question]) -> list[Judgement]:
        """Return what comes of each question; the answers are empty once nobody wants them any more."""
        return self.thinker.judge_each(questions, self.left_ms, self.cancel)


class Sight:
    """What one seat can find out at one point of the play."""

    def __init__(
        self,
        view: SeatView,
        width: Width,
        number: int,
        mind: Mind,
        beliefs: bool = False,
        proof: Proof | None = None,
        plays: bool = False,
    ) -> None:
        self._view = view
        self._width = width
        self._mind = mind
        self._proof = proof or prove(view)
        self._weights = weights_for(view) if beliefs else EVEN
        self._habits = habits_for(view) if plays else None
        worlds = self._draw(assumed(self._proof, view), number)
        self.worlds = worlds if worlds.count else self._draw(self._proof.evidence, number)
        self._settled: list[int] = self.worlds.settled(self._proof.frame)

    def _draw(self, evidence: Evidence, number: int) -> Worlds:
        if self._weights is not EVEN:
            evidence = replace(evidence, weights=self._weights)
        width, habits = self._width, self._habits
        if habits is None:
            return Worlds(evidence, width.worlds, width.all_up_to, number)
        worlds = Worlds(evidence, DRAWN_FOR_ONE * width.worlds, width.all_up_to, number)
        if worlds.count > 1:
            view, frame = self._view, self._proof.frame
            worlds.weigh(frame, past_of(view), role_of(view, view.seat), habits, width.worlds, number)
        return worlds

    def question(self, goal: str, *, cards: bool = True) -> Question:
        """Return the question what the worlds say about a goal of `engine.payoff`."""
        view, proof = self._view, self._proof
        assert view.contract is not None
        tables = _tables_for(
            view.contract,
            view.doublings,
            view.rules,
            proof.declarer_marriages,
            proof.defender_marriages,
            goal,
        )
        payoffs = {number: tables[number] for number in self._settled}
        return Question(proof.frame, self.worlds, payoffs, cards, self._width.nodes)

    def judge(self, goal: str, *, cards: bool = True) -> Judgement:
        """Return what the worlds say about a goal of `engine.payoff`."""
        return self._mind.judge([self.question(goal, cards=cards)])[0]


@lru_cache(maxsize=128)
def _tables_for(
    contract: Contract,
    doublings: Doublings,
    rules: RuleSet,
    declarer_marriages: tuple[int, ...],
    defender_marriages: tuple[int, ...],
    goal: str,
) -> Memo[int, bytes]:
    """Return the pay-off tables by the numbers of `Worlds.settled`; they add to what is announced already."""

    def table(number: int) -> bytes:
        more = read_settled(number)
        so_far = SoFar(
            more.talon_points,
            tuple(sorted(declarer_marriages + more.declarer, reverse=True)),
            tuple(sorted(defender_marriages + more.defenders, reverse=True)),
        )
        return payoff_table(contract, doublings, rules, so_far, goal).to_bytes()

    return Memo(table)
