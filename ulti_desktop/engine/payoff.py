"""Pay-off tables for the exact solver: what every outcome of a deal brings the declarer.

Each entry is what `scoring.settle` says of that outcome, so a solved value is a settlement by construction.
A settlement goes by a tally of points and tricks and by a catch of single cards (see `scoring.Tally` and
`scoring.Catch`), and few of them differ: so it is worked out once for each two of them, not for each entry.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from typing import Final, TypeVar

from ulti_desktop.engine.cards import Suit
from ulti_desktop.engine.contracts import POINT_PARTS, Contract, Part
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import (
    CAUGHT,
    Catch,
    Doublings,
    Outcome,
    Seven,
    Tally,
    catch_of,
    part_made,
    settle_played,
    tally_of,
)

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
_CATCHES: Final = tuple(
    Outcome(seven=seven, declarer_aces=4 * aces, declarer_tens=4 * tens)
    for seven, aces, tens in product(SEVENS, (False, True), (False, True))
)
"""Where single cards may go, in the order of a table."""
_NO_CATCH: Final = (None,) * len(_CATCHES)
Play = TypeVar("Play")
Caught = TypeVar("Caught", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Payoff:
    """What each outcome is worth to the declarer.

    The values run over tricks (none, some, all), the seven (see `SEVENS`), all four aces (no, yes), all four
    tens (no, yes) and his card points, in steps of `unit` from 0 to all there are. The points are card points
    with the last trick and without talon and marriages, as in `Outcome`. `data` holds the values as 32-bit
    numbers of this machine, as the solver reads them.
    """

    ace_value: int
    data: bytes

    @property
    def unit(self) -> int:
        """The step of the points: ten, or one where an ace is worth eleven."""
        return 10 if self.ace_value == 10 else 1

    @property
    def values(self) -> tuple[int, ...]:
        """The values as numbers."""
        return tuple(array("i", self.data))

    def to_bytes(self) -> bytes:
        """Return the values as the solver reads them."""
        return self.data


@dataclass(frozen=True, slots=True)
class SoFar:
    """What is settled before the play ends: points in the talon, and announced marriages (40 and 20)."""

    talon_points: int
    declarer_marriages: tuple[int, ...] = ()
    defender_marriages: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class _Scale:
    """The declarer's card points: in each play that is told apart, and which play each column stands for.

    The plays are one without a trick, those with some tricks by points, and one with all tricks.
    """

    points: tuple[int, ...]
    columns: tuple[int, ...]


def payoff_table(
    contract: Contract, doublings: Doublings, rules: RuleSet, so_far: SoFar, goal: str = PAYOFF
) -> Payoff:
    """Return the table of what the declarer plays for; which suit is trump makes no difference.

    `goal` is `payoff` (his game points from both defenders), `points` (his card points at the end), `ranked`
    (game points, and card points where those are even: see `RANK`) or
    `made:<part>` (1 when that part is made, else 0). Raises ValueError for another goal.
    """
    if goal in (PAYOFF, RANKED):
        contract = _with_any_trump(contract)
        tallies = _tallies(contract.parts, contract.trump, rules, so_far)
        return _paid(contract, doublings, rules, _scale(rules, so_far.talon_points), tallies, goal == RANKED)
    if goal == POINTS:
        return _points(rules, so_far.talon_points)
    name = goal.removeprefix(MADE)
    if name == goal or name not in contract.parts:
        raise ValueError(f"the goal {goal[:40]!r} is neither payoff nor points nor a part of the contract")
    part = Part(name)
    return _made(part, rules, so_far if part in POINT_PARTS else SoFar(0))


@lru_cache(maxsize=1024)
def _with_any_trump(contract: Contract) -> Contract:
    return contract if contract.trump is None else contract.with_trump(Suit.BELLS)


@lru_cache(maxsize=256)
def _points(rules: RuleSet, talon_points: int) -> Payoff:
    scale = _scale(rules, talon_points)
    return _filled(rules, scale, scale.points, _NO_CATCH, lambda points, _: points)


@lru_cache(maxsize=2048)
def _made(part: Part, rules: RuleSet, so_far: SoFar) -> Payoff:
    scale = _scale(rules, so_far.talon_points)
    if part in CAUGHT:
        caught = [part_made(part, outcome, rules) for outcome in _CATCHES]
        return _filled(rules, scale, scale.points, caught, lambda _, made: int(made))
    made = [part_made(part, outcome, rules) for outcome in _plays(rules, so_far)]
    return _filled(rules, scale, made, _NO_CATCH, lambda made, _: int(made))


@lru_cache(maxsize=1024)
def _paid(
    contract: Contract,
    doublings: Doublings,
    rules: RuleSet,
    scale: _Scale,
    tallies: tuple[Tally, ...],
    ranked: bool,
) -> Payoff:
    pays, catches = _pays(contract, doublings, rules), _catches(contract, rules)
    if not ranked:
        return _filled(rules, scale, tallies, catches, pays)
    plays = list(zip(tallies, scale.points, strict=True))
    return _filled(
        rules, scale, plays, catches, lambda play, catch: RANK * pays(play[0], catch) + play[1] // 10
    )


@lru_cache(maxsize=1024)
def _pays(contract: Contract, doublings: Doublings, rules: RuleSet) -> Callable[[Tally, Catch], int]:
    """Return what tells the declarer's game points, and remembers them."""

    @cache
    def pays(tally: Tally, catch: Catch) -> int:
        return settle_played(contract, doublings, tally, catch, rules).declarer

    return pays


@lru_cache(maxsize=4096)
def _tallies(parts: tuple[Part, ...], trump: Suit | None, rules: RuleSet, so_far: SoFar) -> tuple[Tally, ...]:
    contract = Contract(parts, trump=trump)
    return tuple(tally_of(contract, outcome, rules) for outcome in _plays(rules, so_far))


@lru_cache(maxsize=1024)
def _catches(contract: Contract, rules: RuleSet) -> tuple[Catch, ...]:
    return tuple(catch_of(contract, outcome, rules) for outcome in _CATCHES)


@lru_cache(maxsize=512)
def _plays(rules: RuleSet, so_far: SoFar) -> tuple[Outcome, ...]:
    """Return what points and tricks may come to, in the order of `_Scale`."""
    points = _scale(rules, so_far.talon_points).points
    tricks = (TRICKS[0], *TRICKS[1:2] * (len(points) - 2), TRICKS[2])
    return tuple(
        Outcome(
            own,
            points[-1] - own,
            so_far.talon_points,
            so_far.declarer_marriages,
            so_far.defender_marriages,
            *won,
        )
        for own, won in zip(points, tricks, strict=True)
    )


@lru_cache(maxsize=64)
def _scale(rules: RuleSet, talon_points: int) -> _Scale:
    most = rules.all_points - talon_points
    possible = {rules.ace_value * aces + 10 * tens for aces in range(5) for tens in range(6)}
    unit = 10 if rules.ace_value == 10 else 1
    some: list[int] = []
    columns: list[int] = []
    for points in range(0, rules.all_points + 1, unit):
        if points <= most and points in possible:
            some.append(points)
        columns.append(len(some))
    return _Scale((0, *some, most), tuple(columns))


def _filled(
    rules: RuleSet,
    scale: _Scale,
    plays: Sequence[Play],
    catches: Sequence[Caught],
    worth: Callable[[Play, Caught], int],
) -> Payoff:
    """Return a table from what the plays and the catches come to."""
    columns = scale.columns
    rows: dict[Caught, tuple[bytes, bytes, bytes]] = {}
    for catch in dict.fromkeys(catches):
        values = [worth(play, catch) for play in plays]
        none, every = array("i", values[:1]), array("i", values[-1:])
        some = array("i", [values[column] for column in columns])
        rows[catch] = (none * len(columns)).tobytes(), some.tobytes(), (every * len(columns)).tobytes()
    return Payoff(rules.ace_value, b"".join(rows[catch][tricks] for tricks in range(3) for catch in catches))
