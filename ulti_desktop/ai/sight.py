"""One look at the play: worlds drawn from what a view proves, each solved exactly."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ulti_desktop.ai.belief import weights_for
from ulti_desktop.ai.player import Cancel
from ulti_desktop.ai.proof import Proof, assumed, prove
from ulti_desktop.engine.payoff import SoFar, payoff_table
from ulti_desktop.engine.view import SeatView
from ulti_desktop.native.worlds import EVEN, Evidence, Judgement, Thinker, Worlds, read_settled


@dataclass(frozen=True, slots=True)
class Width:
    """How far a look goes: worlds drawn, how many are listed in full instead, nodes searched."""

    worlds: int = 60
    all_up_to: int = 120
    nodes: int = 4_000_000


class Sight:
    """What one seat can find out at one point of the play."""

    def __init__(
        self,
        view: SeatView,
        width: Width,
        number: int,
        thinker: Thinker,
        cancel: Cancel,
        beliefs: bool = False,
    ) -> None:
        self._view = view
        self._width = width
        self._thinker = thinker
        self._cancel = cancel
        self._proof: Proof = prove(view)
        self._weights = weights_for(view) if beliefs else EVEN
        self.worlds = self._draw(number)

    def _draw(self, number: int) -> Worlds:
        worlds = self._worlds(assumed(self._proof, self._view), number)
        return worlds if worlds.count else self._worlds(self._proof.evidence, number)

    def _worlds(self, evidence: Evidence, number: int) -> Worlds:
        evidence = replace(evidence, weights=self._weights)
        return Worlds(evidence, self._width.worlds, self._width.all_up_to, number)

    def judge(self, goal: str, *, cards: bool = True, milliseconds: int = 1000) -> Judgement:
        """Return what the worlds say about a goal of `engine.payoff`."""
        view, proof = self._view, self._proof
        assert view.contract is not None
        tables = {}
        for number in self.worlds.settled(proof.frame):
            more = read_settled(number)
            so_far = SoFar(
                more.talon_points,
                _sorted(proof.declarer_marriages + more.declarer),
                _sorted(proof.defender_marriages + more.defenders),
            )
            table = payoff_table(view.contract, view.doublings, view.rules, so_far, goal)
            tables[number] = table.to_bytes()
        return self._thinker.judge(
            proof.frame,
            self.worlds,
            tables,
            cards=cards,
            nodes=self._width.nodes,
            milliseconds=milliseconds,
            stop=self._cancel,
        )


def _sorted(marriages: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(marriages, reverse=True))
