"""Worlds weighed by the cards that were played: as the traits of each choice say."""

from __future__ import annotations

import random
from dataclasses import replace
from math import exp, log

import pytest

from tests.kit.hands import random_game, random_play
from ulti_desktop.ai.habits import past_of
from ulti_desktop.ai.proof import Proof, prove, role_of
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.state import Play
from ulti_desktop.engine.view import SeatView, view_of
from ulti_desktop.native.worlds import Frame, Habits, Past, Worlds, traits

pytestmark = pytest.mark.native

WHIM = 0.03
FEW = 60


def random_habits(rng: random.Random) -> list[float]:
    return [rng.uniform(-1, 1) for _ in range(Habits.size())]


def chance(frame: Frame, past: Past, me: int, weights: list[float]) -> float:
    """How likely the others play these cards, by the traits of every choice."""
    found = 1.0
    for seat, chosen, options in traits(frame, past):
        scores = [exp(sum(weights[trait] for trait in option)) for option in options]
        if seat != me:
            found *= (1 - WHIM) * scores[chosen] / sum(scores) + WHIM / len(scores)
    return found


def late_views(seed: str) -> list[tuple[SeatView, Proof]]:
    """Views of random games of all rule sets, with few worlds."""
    rng = random.Random(seed)
    found = []
    for number in range(40):
        rules = load(RULE_SET_IDS[number % 5])
        for state, _ in random_play(random_game(rules, rng), rng):
            if isinstance(state, Play) and 6 <= len(state.tricks) <= 8 and rng.random() < 0.2:
                view = view_of(state, state.to_move)
                found.append((view, prove(view)))
    return found


def test_all_worlds_weigh_as_their_cards_say() -> None:
    rng = random.Random("habits")
    checked = 0
    for view, proof in late_views("habits"):
        worlds = Worlds(proof.evidence, 1, FEW, 1)
        if not worlds.complete or len(worlds) < 2:
            continue
        weights, me, past = random_habits(rng), role_of(view, view.seat), past_of(view)
        before = [worlds[i] for i in range(len(worlds))]
        worlds.weigh(proof.frame, past, me, Habits(weights), 1, 1)
        assert len(worlds) == len(before)
        ratios = []
        for i, ((*hidden, talon), weight) in enumerate(before):
            assert worlds[i][0] == (*hidden, talon)
            began = [known | more for known, more in zip(proof.frame.started, hidden, strict=True)]
            frame = replace(
                proof.frame, started=(began[0], began[1], began[2]), talon=proof.frame.talon | talon
            )
            ratios.append(log(worlds[i][1] / weight) - log(chance(frame, past, me, weights)))
        assert max(ratios) - min(ratios) < 1e-6
        checked += 1
    assert checked > 40


def test_of_drawn_worlds_the_likely_ones_stay() -> None:
    rng = random.Random("drawn")
    view, proof = next(
        (view, proof)
        for view, proof in late_views("drawn")
        if 20 < Worlds(proof.evidence, 1, 0, 1).count < 300
    )
    past, me, weights = past_of(view), role_of(view, view.seat), random_habits(rng)
    habits = Habits(weights)
    everything = Worlds(proof.evidence, 1, 100_000, 1)
    everything.weigh(proof.frame, past, me, habits, 1, 1)
    exact = dict(everything[i] for i in range(len(everything)))
    total = sum(exact.values())
    drawn = Worlds(proof.evidence, 20_000, 0, 7)
    drawn.weigh(proof.frame, past, me, habits, 10_000, 7)
    seen: dict[object, float] = {}
    for i in range(len(drawn)):
        world, weight = drawn[i]
        seen[world] = seen.get(world, 0.0) + weight
    assert sum(seen.values()) == pytest.approx(10_000, abs=1)
    for world, weight in exact.items():
        assert seen.get(world, 0.0) / 10_000 == pytest.approx(weight / total, abs=0.03)
    assert len(drawn) < 20_000


def test_the_door_refuses() -> None:
    with pytest.raises(ValueError, match="wrong length"):
        Habits([0.0])
    with pytest.raises(ValueError, match=r"-20\.\.20"):
        Habits([21.0] * Habits.size())
    view, proof = late_views("door")[0]
    worlds = Worlds(proof.evidence, 5, 0, 1)
    habits = Habits([0.0] * Habits.size())
    with pytest.raises(ValueError, match="twice"):
        worlds.weigh(proof.frame, Past(0, (3, 3)), 0, habits, 5, 1)
    with pytest.raises(ValueError, match="out of range"):
        worlds.weigh(proof.frame, past_of(view), 3, habits, 5, 1)
    with pytest.raises(ValueError, match="not legal"):
        traits(
            proof.frame, Past(0, tuple(card for card in range(32) if not proof.frame.started[0] >> card & 1))
        )
