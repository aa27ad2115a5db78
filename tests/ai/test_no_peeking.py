"""No player sees a card it should not: hidden cards dealt anew, the decision stays."""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

from tests.kit.deals import all_variants, random_rules
from tests.kit.redeal import redealt
from ulti_desktop.ai.levels import player_for
from ulti_desktop.ai.player import Forecasting, Player, never
from ulti_desktop.engine import state as states
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load
from ulti_desktop.engine.state import Said, TalonLaid, Trick
from ulti_desktop.engine.view import SeatView, view_of
from ulti_desktop.fairness.peeking import turns

pytestmark = pytest.mark.native

AI = Path(__file__).parents[2] / "ulti_desktop" / "ai"
PLAYERS = ("master:worlds=4,bid=1", "club:worlds=4", "casual", "beginner")
LONG_TIME = 600_000
"""Milliseconds: so much that the clock never decides."""


def decided(player: Player, view: SeatView) -> tuple[object, object]:
    """What a player does, and what it says it rests on."""
    action = player.choose(view, LONG_TIME, never)
    return action, player.forecasts if isinstance(player, Forecasting) else ()


class Twins:
    """A player that remembers all it was asked, and one that begins anew with every view."""

    def __init__(self, spec: str, seed: int) -> None:
        self._spec, self._seed = spec, seed
        self._old = player_for(spec, seed)

    def agree(self, view: SeatView, same: SeatView) -> None:
        action, why = decided(self._old, view)
        assert action in view.legal
        assert decided(player_for(self._spec, self._seed), same) == (action, why), view


def check_views(rules: RuleSet, seed: str, number: int) -> Counter[str]:
    """Ask all players at that many decisions; return the phases met.

    Of the cards to be played more are left out than asked about, as they are nine tenths of all decisions.
    """
    rng = random.Random(seed)
    twins = [Twins(spec, rng.getrandbits(30)) for spec in PLAYERS]
    phases: Counter[str] = Counter()
    views = 0
    while True:
        for state, seat in turns(rules, f"{seed} {rng.random()}", rng):
            view = view_of(state, seat)
            if len(view.legal) < 2 or rng.random() > (0.25 if view.phase == "play" else 0.7):
                continue
            other = redealt(state, seat, rng)
            same = view_of(other, seat)
            assert same == view
            for two in twins:
                two.agree(view, same)
            phases[view.phase] += 1
            phases["changed"] += other != state
            views += 1
            if views == number:
                return phases


@pytest.mark.parametrize("rules", RULE_SET_IDS)
def test_hidden_cards_change_no_decision(rules: str) -> None:
    phases = check_views(load(rules), f"peek {rules}", 50)
    assert phases["changed"] > 42
    assert {"auction", "play"} <= set(phases)


@pytest.mark.long
@pytest.mark.parametrize("rules", RULE_SET_IDS)
def test_hidden_cards_change_no_decision_in_many_views(rules: str) -> None:
    phases = check_views(load(rules), f"no peeking {rules}", 400)
    print(rules, dict(phases))
    assert phases["changed"] > 350


@pytest.mark.long
def test_hidden_cards_change_no_decision_under_house_rules() -> None:
    rng = random.Random("houses")
    phases: Counter[str] = Counter()
    houses = [load(name).with_options(options) for name, options in all_variants()]
    for number, rules in enumerate([*houses, *(random_rules(rng) for _ in range(30))]):
        phases += check_views(rules, f"house {number}", 15)
    print(dict(phases))
    assert phases["changed"] > 420
    assert {"auction", "exchange", "announcing", "naming", "doubling", "play"} <= set(phases)


# --------------------------------------------------------------------------------------- by construction


ENGINE_FOR_PLAYERS = {
    "actions": None,
    "cards": None,
    "contracts": None,
    "duties": None,
    "ladder": None,
    "melds": {"countable"},
    "payoff": None,
    "rulesets": None,
    "scoring": None,
    "state": {"TalonLaid", "Trick", "Said"},
    "view": {"SeatView", "SeenMeld"},
}
"""What of the engine a player may import: values and rules, no state of a deal and nothing that makes one."""


def imports(path: Path) -> Iterator[tuple[str, str]]:
    """Module and name of everything a file imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)


def test_players_import_nothing_that_knows_all_hands() -> None:
    faults = []
    for path in sorted(AI.glob("*.py")):
        for module, name in imports(path):
            room, _, inner = module.removeprefix("ulti_desktop.").partition(".")
            if not module.startswith("ulti_desktop"):
                if module.partition(".")[0] in ("gc", "inspect", "sys", "ctypes", "importlib.util"):
                    faults.append(f"{path.name}: {module}")
            elif room == "engine":
                allowed = ENGINE_FOR_PLAYERS.get(inner, set())
                if allowed is not None and name not in allowed:
                    faults.append(f"{path.name}: {module}.{name}")
            elif room not in ("ai", "native"):
                faults.append(f"{path.name}: {module}.{name}")
    assert not faults


def parts_of(value: object) -> Iterator[object]:
    """A value and everything in it."""
    yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from parts_of(getattr(value, field.name))
    elif isinstance(value, tuple | list | frozenset):
        for one in value:
            yield from parts_of(one)


@pytest.mark.parametrize("rules", RULE_SET_IDS)
def test_a_view_holds_no_state(rules: str) -> None:
    """Whatever hangs on a view is a value of its own: nothing of the deal behind it."""
    rng = random.Random(rules)
    own = [kind for kind in vars(states).values() if getattr(kind, "__module__", "") == states.__name__]
    kinds = {
        type(part)
        for state, seat in turns(load(rules), "held", rng)
        for part in parts_of(view_of(state, seat))
    }
    assert kinds & set(own) <= {TalonLaid, Said, Trick}
