"""Every entry of a pay-off table is what the settlement says of that outcome."""

from __future__ import annotations

import random

import pytest

from tests.kit.deals import all_variants, random_rules
from tests.kit.endings import random_contract
from tests.kit.payoffs import plain_values
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.ladder import ladder
from ulti_desktop.engine.payoff import MADE, PAYOFF, POINTS, RANKED, SoFar, payoff_table
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load
from ulti_desktop.engine.scoring import Doublings


def random_so_far(rules: RuleSet, rng: random.Random) -> SoFar:
    def some() -> tuple[int, ...]:
        return tuple(sorted(rng.sample([40, 20, 20, 20], rng.choice([0, 0, 1, 2, 3])), reverse=True))

    talon = rng.choice([0, 0, 10, 20, rules.ace_value, rules.ace_value + 10, 2 * rules.ace_value])
    return SoFar(talon, some(), some())


def check(contract: Contract, doublings: Doublings, rules: RuleSet, so_far: SoFar) -> None:
    for goal in (PAYOFF, RANKED, POINTS, *(MADE + part.value for part in contract.parts)):
        found = payoff_table(contract, doublings, rules, so_far, goal)
        assert found.values == plain_values(contract, doublings, rules, so_far, goal), (
            goal,
            contract,
            so_far,
        )


def random_doublings(contract: Contract, rng: random.Random) -> Doublings:
    if rng.random() < 0.5:
        return ()
    return tuple((part, rng.randrange(4), rng.randrange(4)) for part in contract.parts)


@pytest.mark.parametrize("rules_id", RULE_SET_IDS)
def test_bids_of_the_ladder(rules_id: str) -> None:
    rules, rng = load(rules_id), random.Random(rules_id)
    for row in rng.sample(ladder(rules), 12):
        contract = row.contract
        if contract.trump is None and row.trump != "none":
            contract = contract.with_trump(rng.choice([0, 1, 3]))
        check(contract, random_doublings(contract, rng), rules, random_so_far(rules, rng))


@pytest.mark.slow
def test_every_house_option_and_random_rules() -> None:
    rng = random.Random("options")
    for rules_id, options in all_variants():
        many = [load(rules_id).with_options(options), random_rules(rng)]
        for rules in many:
            contract = random_contract(rules, rng)
            check(contract, random_doublings(contract, rng), rules, random_so_far(rules, rng))


def test_equal_tables_are_one() -> None:
    rules = load("EN")
    contract = Contract((Part.PARTI, Part.ULTI), trump=0)
    first = payoff_table(contract, (), rules, SoFar(10), MADE + Part.ULTI.value)
    assert first is payoff_table(contract.with_trump(3), (), rules, SoFar(20, (40,)), MADE + Part.ULTI.value)
    assert payoff_table(contract, (), rules, SoFar(0, (40,))) is payoff_table(
        contract, (), rules, SoFar(0, (20, 20))
    )
