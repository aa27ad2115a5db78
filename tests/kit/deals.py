"""Deals for tests: rule sets with random options, random whole deals, and every state on the way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.errors import BadRules
from ulti_desktop.engine.rulesets import PARAMETERS, RULE_SET_IDS, RuleSet, load
from ulti_desktop.engine.state import Done, State
from ulti_desktop.engine.step import apply, legal_actions, start_deal, to_move

HOUSE_VALUES = {"illegal_cards": "punished"}


def house_options(rules: RuleSet) -> list[dict[str, Any]]:
    """Return the plain rule set and each house option of its document alone, as option tables."""
    return [{}, *({name: HOUSE_VALUES.get(name, True)} for name in rules.house_options)]


def all_variants() -> list[tuple[str, dict[str, Any]]]:
    """Return (rule set id, options) for the five rule sets and every house option."""
    return [(name, options) for name in RULE_SET_IDS for options in house_options(load(name))]


def random_value(name: str, rng: random.Random) -> Any:
    """Return a value that the parameter may have."""
    kind = PARAMETERS[name]
    if "choices" in kind:
        return rng.choice(kind["choices"])
    if "range" in kind:
        low, high = kind["range"]
        return rng.randint(low, min(high, low + 8))
    return rng.random() < 0.5


def random_rules(rng: random.Random) -> RuleSet:
    """Return one of the five rule sets with up to twelve parameters changed at random."""
    while True:
        rules = load(rng.choice(RULE_SET_IDS))
        names = rng.sample(sorted(PARAMETERS), rng.choice([0, 1, 2, 4, 8, 12]))
        try:
            return rules.with_options({name: random_value(name, rng) for name in names})
        except BadRules:
            continue


def random_deal(rules: RuleSet, seed: str) -> Iterator[tuple[State, Action]]:
    """Yield every state of a deal of random legal actions with the action taken, the end left out."""
    rng = random.Random(seed)
    state, _ = start_deal(rules, rng.randrange(3), shuffled(seed))
    while not isinstance(state, Done):
        action = rng.choice(legal_actions(state))
        yield state, action
        state, _ = apply(state, action)


def finished(rules: RuleSet, seed: str) -> tuple[Done, list[tuple[int, Action]], int]:
    """Play a random deal to its end; return the end, the (seat, action) pairs and the dealer."""
    pairs: list[tuple[int, Action]] = []
    state: State | None = None
    for state, action in random_deal(rules, seed):
        seat = to_move(state)
        assert seat is not None
        pairs.append((seat, action))
    assert state is not None
    end, _ = apply(state, pairs[-1][1])
    assert isinstance(end, Done)
    return end, pairs, end.dealer
