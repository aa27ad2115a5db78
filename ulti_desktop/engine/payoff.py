"""Pay-off tables for the exact solver: what every outcome of a deal brings the declarer.

Each entry is what `scoring.settle` says of that outcome, so a solved value is a settlement by construction.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final

from ulti_desktop.engine.cards import Suit
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import Doublings, Outcome, Seven, part_made, settle

PAYOFF: Final = "payoff"
POINTS: Final = "points"
RANKED: Final = "ranked"
MADE: Final = "made:"
RANK: Final = 128
"""What a game point weighs in the goal `ranked`, where ten card points weigh one."""
TRICKS: Final = ((0, 10), (5, 5), (10, 0))
"""Tricks of declarer and defenders that stand for none, some and all."""
SEVENS: Final = (
    None,
    Seven(10, "declarer", True),
    Seven(10, "declarer", False),
    Seven(10, "d1", True),
    Seven(10, "d1", False),
)
"""Where the trump seven went in the last trick; None where it went before, or is in no hand."""


@dataclass(frozen=True, slots=True)
class Payoff:
    """What each outcome is worth to the declarer.

    `values` runs over tricks (none, some, all), the seven (see `SEVENS`), all four aces (no, yes), all four
    tens (no, yes) and his card points, in steps of `unit` from 0 to all there are. The points are card points
    with the last trick and without talon and marriages, as in `Outcome`.
    """

    ace_value: int
    values: tuple[int, ...]

    @property
    def unit(self) -> int:
        """The step of the points: ten, or one where an ace is worth eleven."""
        return 10 if self.ace_value == 10 else 1

    def to_bytes(self) -> bytes:
        """Return the values as 32-bit numbers of this machine, as the solver reads them."""
        return array("i", self.values).tobytes()


@dataclass(frozen=True, slots=True)
class SoFar:
    """What is settled before the play ends: points in the talon, and announced marriages (40 and 20)."""

    talon_points: int
    declarer_marriages: tuple[int, ...] = ()
    defender_marriages: tuple[int, ...] = ()


def payoff_table(
    contract: Contract, doublings: Doublings, rules: RuleSet, so_far: SoFar, goal: str = PAYOFF
) -> Payoff:
    """Return the table of what the declarer plays for; which suit is trump makes no difference.

    `goal` is `payoff` (his game points from both defenders), `points` (his card points at the end), `ranked`
    (game points, and card points where those are even: see `RANK`) or
    `made:<part>` (1 when that part is made, else 0). Raises ValueError for another goal.
    """
    if contract.trump is not None:
        contract = contract.with_trump(Suit.BELLS)
    return _table(contract, doublings, rules, so_far, goal)


@lru_cache(maxsize=4096)
def _table(contract: Contract, doublings: Doublings, rules: RuleSet, so_far: SoFar, goal: str) -> Payoff:
    worth = _worth(contract, doublings, rules, goal)
    sevens = SEVENS if contract.trump is not None and goal != POINTS else SEVENS[:1]
    by_aces = Part.FOUR_ACES in contract or (rules.four_aces and rules.silent_four_aces)
    by_tens = Part.FOUR_TENS in contract
    columns = _columns(rules, rules.all_points - so_far.talon_points)
    rows: dict[tuple[int, int, bool, bool], list[int]] = {}
    values: list[int] = []
    for tricks, seven, aces, tens in product(range(3), range(5), (False, True), (False, True)):
        key = tricks, seven if seven < len(sevens) else 0, aces and by_aces, tens and by_tens
        if key not in rows:
            rows[key] = _row(worth, rules, so_far, columns, key)
        values += rows[key]
    return Payoff(rules.ace_value, tuple(values))


def _worth(contract: Contract, doublings: Doublings, rules: RuleSet, goal: str) -> Callable[[Outcome], int]:
    if goal == PAYOFF:
        return lambda outcome: settle(contract, doublings, outcome, rules).declarer
    if goal == RANKED:
        return lambda outcome: (
            RANK * settle(contract, doublings, outcome, rules).declarer + outcome.declarer_points // 10
        )
    if goal == POINTS:
        return lambda outcome: outcome.declarer_points
    name = goal.removeprefix(MADE)
    if name == goal or name not in contract.parts:
        raise ValueError(f"the goal {goal[:40]!r} is neither payoff nor points nor a part of the contract")
    part = Part(name)
    return lambda outcome: int(part_made(part, outcome, rules))


def _columns(rules: RuleSet, most: int) -> list[int]:
    """Return for each column of a row the card points it stands for: at most `most`, and possible."""
    if rules.ace_value == 10:
        return [min(points, most) for points in range(0, rules.all_points + 1, 10)]
    possible = {rules.ace_value * aces + 10 * tens for aces in range(5) for tens in range(6)}
    columns: list[int] = []
    for points in range(rules.all_points + 1):
        columns.append(points if points in possible and points <= most else columns[-1])
    return columns


def _row(
    worth: Callable[[Outcome], int],
    rules: RuleSet,
    so_far: SoFar,
    columns: list[int],
    key: tuple[int, int, bool, bool],
) -> list[int]:
    """Return the values of one row; without a trick there are no points, with all of them there are all."""
    tricks, seven, aces, tens = key
    most = rules.all_points - so_far.talon_points
    known: dict[int, int] = {}
    row: list[int] = []
    for column in columns:
        points = (0, column, most)[tricks]
        if points not in known:
            outcome = Outcome(
                points,
                most - points,
                so_far.talon_points,
                so_far.declarer_marriages,
                so_far.defender_marriages,
                *TRICKS[tricks],
                SEVENS[seven],
                4 * aces,
                4 * tens,
            )
            known[points] = worth(outcome)
        row.append(known[points])
    return row
