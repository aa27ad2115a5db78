"""A suit's name means nothing: where all worlds are looked at, other names give the same decision."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.kit.deals import random_rules
from tests.kit.hands import random_game, random_play
from tests.kit.redeal import renamed
from ulti_desktop.ai.player import never
from ulti_desktop.ai.search import SearchPlayer, Skill, goal_of
from ulti_desktop.ai.sight import Mind, Sight, Width
from ulti_desktop.engine.actions import Claim, Kontra, Meld
from ulti_desktop.engine.actions import Play as PlayCard
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.state import Play
from ulti_desktop.engine.view import SeatView, view_of
from ulti_desktop.native.worlds import Judgement, Thinker

pytestmark = pytest.mark.native

FEW = 200
LONG_TIME = 600_000


def late_positions(seed: str) -> Iterator[Play]:
    """Positions of random games in which a card is to be chosen and worlds may be few."""
    rng = random.Random(seed)
    number = 0
    while True:
        rules = load(RULE_SET_IDS[number % 5]) if number % 2 else random_rules(rng)
        number += 1
        for state, _ in random_play(random_game(rules, rng), rng, announces=True):
            if isinstance(state, Play) and 4 <= len(state.tricks) <= 8 and rng.random() < 0.4:
                yield state


def other_names(play: Play, rng: random.Random) -> tuple[int, int, int, int]:
    """New names of the suits; the trump keeps his."""
    trump = play.game.contract.trump
    free = [suit for suit in range(4) if suit != trump]
    names = dict(zip(free, rng.sample(free, len(free)), strict=True))
    return names.get(0, 0), names.get(1, 1), names.get(2, 2), names.get(3, 3)


def looked_at(view: SeatView, thinker: Thinker) -> Judgement | None:
    """What all worlds say, None where they are many or one."""
    mind = Mind(thinker, LONG_TIME, never)
    sight = Sight(view, Width(1, FEW), 1, mind, beliefs=True, plays=True)
    if not sight.worlds.complete or len(sight.worlds) < 2:
        return None
    return sight.judge(goal_of(view))


def chosen(view: SeatView) -> int:
    action = SearchPlayer(1, Skill(Width(1, FEW), beliefs=True, plays=True)).choose(view, LONG_TIME, never)
    assert isinstance(action, PlayCard)
    return int(action.card)


def check_names(seed: str, number: int) -> None:
    rng = random.Random(seed)
    thinker = Thinker()
    done = 0
    for play in late_positions(seed):
        suits = other_names(play, rng)
        view = view_of(play, play.to_move)
        same = view_of(renamed(play, suits), play.to_move)
        extra = any(isinstance(action, Claim | Kontra | Meld) for action in view.legal)
        if extra or play.bound is not None or suits == (0, 1, 2, 3) or len(view.legal) < 2:
            continue
        here = looked_at(view, thinker)
        if here is None:
            continue
        there = looked_at(same, thinker)
        assert there is not None
        name = {card: suits[card >> 3] * 8 + (card & 7) for card in range(32)}
        assert there.worlds == here.worlds
        assert there.value == pytest.approx(here.value)
        assert there.cards == pytest.approx({name[card]: value for card, value in here.cards.items()})
        assert there.best == pytest.approx({name[card]: share for card, share in here.best.items()})
        card, other = chosen(view), chosen(same)
        assert there.cards[other] == pytest.approx(here.cards[card])
        done += 1
        if done == number:
            return


def test_other_names_of_suits_rename_the_decision() -> None:
    check_names("names", 150)


@pytest.mark.long
def test_other_names_of_suits_rename_the_decision_in_many_positions() -> None:
    check_names("many names", 1000)
