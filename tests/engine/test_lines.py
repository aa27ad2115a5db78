"""The columns of a settlement line: hearts are shown only where they raised the value."""

from __future__ import annotations

import pytest

from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.ladder import ladder, part_value, plain_value
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.scoring import Outcome, settle


@pytest.mark.parametrize("rules_id", RULE_SET_IDS)
@pytest.mark.parametrize("level", [0, 1, 3])
def test_hearts_are_shown_where_they_count(rules_id: str, level: int) -> None:
    rules = load(rules_id)
    outcome = Outcome(declarer_tricks=3, defender_tricks=7, declarer_points=30, defender_points=60)
    for row in ladder(rules):
        contract = row.contract
        doublings = tuple((part, level, level) for part in contract.parts)
        for line in settle(contract, doublings, outcome, rules).lines:
            if line.item in Part.__members__.values():
                part = Part(line.item)
                raised = part_value(part, contract, rules) > plain_value(part, contract, rules)
                assert line.hearts == raised, (contract, line)
