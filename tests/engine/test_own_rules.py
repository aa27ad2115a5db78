"""A player's own rule set as a file: what differs goes out and comes back the same."""

from __future__ import annotations

import random

import pytest

from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.errors import BadRules
from ulti_desktop.engine.own_rules import build, clean_name, new_id, to_toml
from ulti_desktop.engine.rulesets import PARAMETERS, RULE_SET_IDS, PartValue, from_toml, load


@pytest.mark.parametrize("base", RULE_SET_IDS)
def test_changes_at_random_come_back_the_same(base: str) -> None:
    draws = random.Random(base)
    kept = 0
    for number in range(60):
        names = draws.sample(sorted(PARAMETERS), 5)
        changes = {name: draws.choice(_values(name)) for name in names}
        parts = {Part.BETLI: PartValue(plain=draws.randint(1, 20), open=draws.randint(1, 40))}
        try:
            rules = build(base, f"own-{number}", 'A "name", ékezet \\ és #jel', changes, parts)
        except BadRules:
            continue
        kept += 1
        text = to_toml(rules)
        assert from_toml(text, "own") == rules
        assert len(text.splitlines()) < 25  # what is as in the base is not written
    assert kept > 10


def _values(name: str) -> list[object]:
    kind = PARAMETERS[name]
    if "choices" in kind:
        return list(kind["choices"])
    return list(kind["range"]) if "range" in kind else [False, True]


def test_packets_and_lists_come_back() -> None:
    rules = build("HO", "x", "X", {"packets": ((5, 5, 5), (5, 5, 5)), "rank_list": ("parti", "betli")}, {})
    assert from_toml(to_toml(rules), "x") == rules


def test_bad_combinations_are_named() -> None:
    with pytest.raises(BadRules) as caught:
        build("EN", "x", "X", {"opener_must_bid": False}, {})
    assert caught.value.names == ("packets", "opener_must_bid")


def test_ids() -> None:
    assert new_id("Kocsmai ulti, őszi", ()) == "kocsmai-ulti-oszi"
    assert new_id("Kocsmai ulti", {"kocsmai-ulti", "kocsmai-ulti-2"}) == "kocsmai-ulti-3"
    assert new_id("HM", ()) == "hm-2"
    assert new_id("…", ()) == "rules"
    assert new_id("../../x", ()) == "x"


def test_names_are_one_clean_line() -> None:
    assert clean_name("  Our\n table\x7f \x00") == "Our table"
    assert len(clean_name("a" * 200)) == 60


def test_the_five_have_nothing_to_write() -> None:
    for name in RULE_SET_IDS:
        assert len(to_toml(load(name)).splitlines()) == 3
