"""The readable reference of the pay-off tables: one settlement, or one look at a part, for every entry."""

from __future__ import annotations

from itertools import product

from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.payoff import MADE, PAYOFF, POINTS, RANK, RANKED, SEVENS, TRICKS, SoFar
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import Doublings, Outcome, part_made, settle


def plain_values(
    contract: Contract, doublings: Doublings, rules: RuleSet, so_far: SoFar, goal: str
) -> tuple[int, ...]:
    """Return the values of a table entry by entry, each worked out once."""
    most = rules.all_points - so_far.talon_points
    known: dict[Outcome, int] = {}
    values = []
    for tricks, seven, aces, tens in product(range(3), SEVENS, (0, 4), (0, 4)):
        for column in columns(rules, most):
            points = (0, column, most)[tricks]
            outcome = Outcome(
                points,
                most - points,
                so_far.talon_points,
                so_far.declarer_marriages,
                so_far.defender_marriages,
                *TRICKS[tricks],
                seven if contract.trump is not None else None,
                aces,
                tens,
            )
            if outcome not in known:
                known[outcome] = worth(contract, doublings, rules, outcome, goal)
            values.append(known[outcome])
    return tuple(values)


def worth(contract: Contract, doublings: Doublings, rules: RuleSet, outcome: Outcome, goal: str) -> int:
    if goal == POINTS:
        return outcome.declarer_points
    if goal.startswith(MADE):
        return int(part_made(Part(goal.removeprefix(MADE)), outcome, rules))
    paid = settle(contract, doublings, outcome, rules).declarer
    if goal == RANKED:
        return RANK * paid + outcome.declarer_points // 10
    assert goal == PAYOFF
    return paid


def columns(rules: RuleSet, most: int) -> list[int]:
    """Return the card points of each column: at most `most`, and such as aces and tens can make."""
    if rules.ace_value == 10:
        return [min(points, most) for points in range(0, rules.all_points + 1, 10)]
    possible = {rules.ace_value * aces + 10 * tens for aces in range(5) for tens in range(6)}
    found: list[int] = []
    for points in range(rules.all_points + 1):
        found.append(points if points in possible and points <= most else found[-1])
    return found
