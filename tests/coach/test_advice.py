"""Advice is the strongest player's own decision, and it never knows more than its seat."""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.kit.deals import random_rules
from tests.kit.redeal import redealt
from ulti_desktop import coach
from ulti_desktop.ai.levels import player_for
from ulti_desktop.ai.player import RandomPlayer, never
from ulti_desktop.ai.sight import Mind
from ulti_desktop.coach.advice import LEVEL, Adviser
from ulti_desktop.coach.findings import Advice, BidFinding, GroundFinding, PartFinding
from ulti_desktop.coach.known import known_cost
from ulti_desktop.coach.worlds import Tools
from ulti_desktop.engine.actions import Discard, TakeTalon
from ulti_desktop.engine.ahead import after_discard, bid_follows
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load
from ulti_desktop.engine.state import Done, Play, State
from ulti_desktop.engine.step import apply, start_deal, to_move
from ulti_desktop.engine.view import SeatView, view_of
from ulti_desktop.native.solver import Search
from ulti_desktop.native.worlds import Thinker

pytestmark = pytest.mark.native

LONG_TIME = 600_000
QUICK = "master:worlds=4,bid=1"


def choices(rules: RuleSet, rng: random.Random) -> Iterator[tuple[State, int]]:
    """Decisions with more than one legal action, without end; fewer cards than there are."""
    simple, wild = player_for("simple", 1), RandomPlayer(rng.getrandbits(30))
    while True:
        state, _ = start_deal(rules, rng.randrange(3), shuffled(f"advice {rng.random()}"))
        while not isinstance(state, Done):
            seat = to_move(state)
            assert seat is not None
            view = view_of(state, seat)
            often = 0.15 if isinstance(state, Play) else 0.7
            if len(view.legal) > 1 and rng.random() < often:
                yield state, seat
            player = wild if rng.random() < 0.15 else simple
            state, _ = apply(state, player.choose(view, 1000, never))


def check_decision(view: SeatView, level: str, seed: int) -> Advice:
    """Ask for advice and ask the player; return the advice."""
    advice = Adviser(seed, level).advise(view)
    assert advice.final
    assert advice.best == player_for(level, seed).choose(view, LONG_TIME, never)
    assert advice.seat == view.seat
    values = [one.value for one in advice.options]
    actions = [one.action for one in advice.options]
    assert set(actions) <= set(view.legal)
    assert len(set(actions)) == len(actions)
    if actions:
        assert actions[0] == advice.best
        assert values[0] == advice.value
        assert values[1:] == sorted(values[1:], reverse=True)
    if len(actions) > 1:
        assert actions[1] == advice.runner_up
        assert advice.distance is not None
        assert advice.distance >= 0.0
        assert advice.distance == max(0.0, values[0] - values[1])
    assert advice.findings
    for finding in advice.findings:
        if isinstance(finding, PartFinding):
            assert 0 <= finding.made <= finding.deals
            assert finding.deals > 0
    return advice


@pytest.mark.parametrize("rules", RULE_SET_IDS)
def test_advice_is_the_decision_of_the_strongest_player(rules: str) -> None:
    rng = random.Random(f"same {rules}")
    phases: Counter[str] = Counter()
    for state, seat in choices(load(rules), rng):
        view = view_of(state, seat)
        check_decision(view, QUICK, rng.getrandbits(30))
        phases[view.phase] += 1
        if phases.total() == 12:
            break
    state, seat = next(choices(load(rules), rng))
    check_decision(view_of(state, seat), LEVEL, 1)
    assert {"auction", "play"} <= set(phases)


@pytest.mark.long
def test_advice_is_the_decision_of_the_strongest_player_in_500_views() -> None:
    rng = random.Random("500")
    phases: Counter[str] = Counter()
    for rules in RULE_SET_IDS:
        found = choices(load(rules), rng)
        for _ in range(100):
            state, seat = next(found)
            view = view_of(state, seat)
            check_decision(view, LEVEL, rng.getrandbits(30))
            phases[view.phase] += 1
    print(dict(phases))
    assert phases.total() == 500


def check_no_peeking(rules: RuleSet, number: int, seed: str, level: str) -> int:
    """Swap hidden cards: the same advice and costs; return in how many views the swap changed anything."""
    rng = random.Random(seed)
    changed = 0
    tools = Tools(Search(), Mind(Thinker(), LONG_TIME, never))
    for count, (state, seat) in enumerate(choices(rules, rng), 1):
        view, other = view_of(state, seat), redealt(state, seat, rng)
        same = view_of(other, seat)
        assert same == view
        changed += other != state
        partly: list[Advice] = []
        partly_too: list[Advice] = []
        mine, theirs = Adviser(7, level), Adviser(7, level)
        assert mine.advise(view, report=partly.append) == theirs.advise(same, report=partly_too.append)
        assert partly == partly_too
        action = rng.choice(view.legal)
        assert known_cost(view, action, 3, tools, never) == known_cost(same, action, 3, tools, never)
        if count == number:
            break
    return changed


@pytest.mark.parametrize("rules", RULE_SET_IDS)
def test_hidden_cards_change_no_advice(rules: str) -> None:
    assert check_no_peeking(load(rules), 8, f"hidden {rules}", QUICK) >= 5


@pytest.mark.long
@pytest.mark.parametrize("rules", RULE_SET_IDS)
def test_hidden_cards_change_no_advice_in_many_views(rules: str) -> None:
    assert check_no_peeking(load(rules), 60, f"hidden {rules}", LEVEL) >= 45


@pytest.mark.long
def test_advice_under_house_rules() -> None:
    rng = random.Random("houses")
    for _ in range(40):
        found = choices(random_rules(rng), rng)
        for _ in range(4):
            state, seat = next(found)
            check_decision(view_of(state, seat), QUICK, rng.getrandbits(30))


def cards_to_choose(rng: random.Random) -> SeatView:
    """The first lead of a deal, or a card soon after."""
    return next(
        view
        for state, seat in choices(load("EN"), rng)
        if (view := view_of(state, seat)).phase == "play" and len(view.tricks) < 4 and len(view.legal) > 3
    )


def test_advice_is_refined_as_more_deals_are_looked_at() -> None:
    view = cards_to_choose(random.Random("refined"))
    seen: list[Advice] = []
    last = Adviser(1, QUICK).advise(view, report=seen.append)
    assert len(seen) >= 2
    assert not any(one.final for one in seen)
    assert all(one.options for one in seen)
    assert last.final
    assert last.options == seen[-1].options


def test_advice_can_be_called_off() -> None:
    view = cards_to_choose(random.Random("called off"))
    asked = 0

    def soon() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    advice = Adviser(1).advise(view, cancel=soon)
    assert not advice.final
    assert advice.best in view.legal
    again = Adviser(1, QUICK)
    again.advise(view, cancel=lambda: True)
    assert again.advise(view) == Adviser(1, QUICK).advise(view)


@pytest.mark.parametrize("rules", ["GT", "HM", "DE", "HO"])
def test_what_a_seat_sees_after_its_discard_is_known_before(rules: str) -> None:
    for seed in range(3):
        state, _ = start_deal(load(rules), seed, shuffled(f"ahead {seed}"))
        for _ in range(12):
            seat = to_move(state)
            assert seat is not None
            view = view_of(state, seat)
            action = TakeTalon() if TakeTalon() in view.legal else view.legal[-1]
            state, _ = apply(state, action)
            if view.phase == "exchange":
                assert isinstance(action, Discard)
                assert bid_follows(view)
                assert after_discard(view, action) == view_of(state, seat)
            if isinstance(state, Done | Play):
                break


@pytest.mark.parametrize("rules", ["HM"])
def test_where_the_cards_go_first_the_bid_is_advised_with_them(rules: str) -> None:
    state, _ = start_deal(load(rules), 0, shuffled("adv3"))
    seat = to_move(state)
    assert seat is not None
    advice = Adviser(5, QUICK).advise(view_of(state, seat))
    assert isinstance(advice.best, Discard)
    bid, *parts = (one for one in advice.findings if not isinstance(one, GroundFinding))
    assert isinstance(bid, BidFinding)
    later, _ = apply(state, advice.best)
    assert bid.bid == player_for(QUICK, 5).choose(view_of(later, seat), LONG_TIME, never)
    assert {one.part for one in parts if isinstance(one, PartFinding)} == set(bid.bid.contract.parts)


def test_the_only_action_needs_no_search() -> None:
    state, seat = next(choices(load("HM"), random.Random("only")))
    view = view_of(state, seat)
    alone = replace(view, legal=view.legal[:1])
    advice = Adviser(1).advise(alone)
    assert advice.best == alone.legal[0]
    assert [type(one) for one in advice.findings] == [GroundFinding]


KNOWS_ALL = {"exact", "review"}
"""The modules of the coach that work on whole deals; the others see views."""


def test_what_works_on_views_imports_nothing_that_knows_all_hands() -> None:
    faults = []
    for path in sorted(Path(coach.__file__).parent.glob("*.py")):
        if path.stem in KNOWS_ALL:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                inner = node.module.removeprefix("ulti_desktop.")
                if inner in ("engine.state", "engine.step", "engine.record", "coach.exact", "coach.review"):
                    faults.append(f"{path.name}: {node.module}")
    assert not faults
