"""What a view proves is true in every deal that is played: the true deal is never ruled out."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

import pytest

from tests.kit.deals import random_deal, random_rules
from tests.kit.hands import random_game, random_play
from tests.kit.hidden import settled_in
from tests.kit.proofs import check_truth, play_in, truth_of
from ulti_desktop.ai.levels import player_for
from ulti_desktop.ai.player import never
from ulti_desktop.ai.proof import prove
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load
from ulti_desktop.engine.state import Done, State
from ulti_desktop.engine.step import apply, start_deal, to_move
from ulti_desktop.engine.view import view_of

pytestmark = pytest.mark.native


Turns = Iterable[tuple[State, Action]]


def check_turns(turns: Turns, rng: random.Random) -> tuple[int, int]:
    """Check the view of the seat to move and that of another; return views and complete lists."""
    views = complete = 0
    for state, _ in turns:
        play = play_in(state)
        if play is not None:
            for seat in {to_move(state), rng.randrange(3)}:
                assert seat is not None
                complete += check_truth(play, seat, view_of(state, seat)) <= 200
                views += 1
    return views, complete


def simple_deal(rules: RuleSet, seed: str) -> Iterator[tuple[State, Action]]:
    """A deal of three simple players."""
    players = [player_for("simple", seat) for seat in range(3)]
    state, _ = start_deal(rules, len(seed) % 3, shuffled(seed))
    while not isinstance(state, Done):
        seat = to_move(state)
        assert seat is not None
        action = players[seat].choose(view_of(state, seat), 1000, never)
        yield state, action
        state, _ = apply(state, action)


def check_deals(seed: str, number: int) -> tuple[int, int]:
    """Random deals, random games and deals of simple players, in all rule sets with options."""
    rng = random.Random(seed)
    views = complete = 0
    for count in range(number):
        rules = load(RULE_SET_IDS[count % 5]) if count % 2 else random_rules(rng)
        kind = rng.choice(["deal", "game", "game", "simple"])
        if kind == "deal":
            turns: Turns = random_deal(rules, f"{seed} {count}")
        elif kind == "game":
            turns = random_play(random_game(rules, rng), rng, rng.random() < 0.7)
        else:
            turns = simple_deal(rules, f"{seed} {count}")
        more = check_turns(turns, rng)
        views, complete = views + more[0], complete + more[1]
    return views, complete


def test_the_true_deal_is_never_ruled_out() -> None:
    views, complete = check_deals("truth", 70)
    assert views > 1500
    assert complete > 300


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_the_true_deal_is_never_ruled_out_in_many_deals(part: int) -> None:
    check_deals(f"much truth {part}", 1000)


def rules_of_marriages(number: int, rng: random.Random) -> RuleSet:
    """One of the five rule sets, often with other rules about marriages."""
    rules = load(RULE_SET_IDS[number % 5])
    options = {
        "marriage_when": rng.choice(["trick1", "any_trick", "automatic"]),
        "marriage_shows_suit": rng.random() < 0.5,
        "x100_extra_marriages": rng.random() < 0.5,
        "x100_meld_by_bid": rng.random() < 0.3,
        "marriage_games": rng.choice(["trump", "points"]),
    }
    if options["marriage_when"] == "automatic":
        options["x100_meld_by_bid"] = False
    return rules.with_options(options) if rng.random() < 0.7 else rules


def check_marriages(seed: str, number: int) -> int:
    """Where all announce what they may, the marriages known and to come are those of the end."""
    rng = random.Random(seed)
    some = 0
    for count in range(number):
        turns = list(random_play(random_game(rules_of_marriages(count, rng), rng), rng, announces=True))
        last, action = turns[-1]
        end, _ = apply(last, action)
        assert isinstance(end, Done)
        assert end.game is not None
        sides: tuple[list[int], list[int]] = ([], [])
        for meld in end.melds:
            sides[meld.seat != end.game.declarer].append(meld.points)
        expected = tuple(tuple(sorted(side, reverse=True)) for side in sides)
        for state, _ in turns:
            play, seat = play_in(state), to_move(state)
            assert play is not None
            assert seat is not None
            proof = prove(view_of(state, seat))
            _, mine, theirs = settled_in(proof.frame, truth_of(play, seat, proof))
            found = proof.declarer_marriages + mine, proof.defender_marriages + theirs
            assert tuple(tuple(sorted(side, reverse=True)) for side in found) == expected, (play, proof)
            check_truth(play, seat, view_of(state, seat))
        some += bool(end.melds)
    return some


def test_marriages_to_come_are_those_that_come() -> None:
    assert check_marriages("marriages", 50) > 15


@pytest.mark.long
def test_marriages_to_come_are_those_that_come_in_many_games() -> None:
    assert check_marriages("many marriages", 2000) > 500
