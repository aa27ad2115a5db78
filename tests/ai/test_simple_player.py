"""The simple player in whole deals: always legal, always the same, never with a look at hidden cards."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest

from ulti_desktop.ai.levels import LEVELS, player_for
from ulti_desktop.ai.player import never
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.actions import Play as PlayCard
from ulti_desktop.engine.cards import cards_of, mask_of, shuffled
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.state import (
    Announcing,
    Auction,
    Cutting,
    Done,
    Doubling,
    Exchange,
    Naming,
    Play,
    State,
)
from ulti_desktop.engine.step import apply, start_deal, to_move
from ulti_desktop.engine.view import view_of

OPTIONS: list[tuple[str, dict[str, bool | int | str]]] = [
    ("EN", {"four_aces": True}),
    ("EN", {"half_hand": True}),
    ("EN", {"betli_ends_early": True}),
    ("EN", {"open_any_trump_bid": True}),
    ("EN", {"give_up": "in_play"}),
    ("EN", {"four_aces": True, "four_aces_with_simple": True}),
    ("EN", {"must_beat_led_suit_when_trumped": True}),
    ("DE", {"hearts_always_trump": True}),
    ("DE", {"no_talon": True}),
    ("DE", {"open_ulti": True}),
    ("DE", {"only_combined_bids": True}),
    ("DE", {"silent_everything": True}),
    ("DE", {"ace_eleven": True}),
    ("DE", {"kontra_beyond_re": True}),
    ("DE", {"combination_rank": "above_all"}),
    ("DE", {"all_pass": "same_dealer"}),
    ("GT", {"direction": "clockwise"}),
    ("GT", {"parti_with_x100": True}),
    ("GT", {"order_ties": "fewer_parts"}),
    ("HM", {"betli_ends_early": True}),
    ("HM", {"talon_to": "defenders", "x100_extra_marriages": False}),
    ("HO", {"illegal_cards": "punished"}),
    ("HO", {"betli_ends_early": True}),
    ("HO", {"must_beat_trump": True, "must_overtrump": True}),
    ("HO", {"opener_must_bid": True}),
]


def turns(rules: RuleSet, deals: int, level: str = "simple") -> Iterator[tuple[State, int, Action]]:
    """Every decision of some deals: the state, who decides, and what it decided."""
    players = [player_for(level, seat) for seat in range(3)]
    for number in range(deals):
        state: State
        state, _ = start_deal(rules, number % 3, shuffled(f"players/{number}"))
        while not isinstance(state, Done):
            seat = to_move(state)
            assert seat is not None
            action = players[seat].choose(view_of(state, seat), 1000, never)
            yield state, seat, action
            state, _ = apply(state, action)


def assert_all_legal(rules: RuleSet, deals: int, level: str) -> None:
    for state, seat, action in turns(rules, deals, level):
        assert action in view_of(state, seat).legal


@pytest.mark.parametrize("rules", rulesets.RULE_SET_IDS)
@pytest.mark.parametrize("level", [level.id for level in LEVELS if level.id in ("simple", "random")])
def test_plays_whole_deals_legally(rules: str, level: str) -> None:
    assert_all_legal(rulesets.load(rules), 100, level)


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "options"), OPTIONS, ids=str)
def test_plays_whole_deals_legally_under_house_options(
    rules: str, options: dict[str, bool | int | str]
) -> None:
    assert_all_legal(rulesets.load(rules).with_options(options), 60, "simple")


def test_never_revokes_where_that_is_possible() -> None:
    rules = rulesets.load("HO").with_options({"illegal_cards": "punished"})
    for state, seat, action in turns(rules, 30):
        forbidden = [card for card, _ in view_of(state, seat).forbidden]
        assert not (isinstance(action, PlayCard) and action.card in forbidden)


def swapped(state: State, seat: int, dice: random.Random) -> State:
    """The same state with cards that `seat` cannot know about exchanged between the other places."""
    match state:
        case Cutting():
            deck = list(state.deck)
            dice.shuffle(deck)
            return replace(state, deck=tuple(deck))
        case Auction() | Exchange() | Announcing():
            bidding = state.bidding
            hands, talon = _redealt(bidding.hands, bidding.talon, seat, _knows_talon(bidding, seat), dice)
            return replace(state, bidding=replace(bidding, hands=hands, talon=talon))
        case Naming():
            game = state.game
            hands, talon = _redealt(game.start_hands, game.talon, seat, game.talons[-1].laid_by == seat, dice)
            return replace(state, game=replace(game, start_hands=hands, talon=talon))
        case Doubling() if state.play is not None:
            return replace(state, play=_swapped_play(state.play, seat, dice))
        case Play():
            return _swapped_play(state, seat, dice)
    return state


def _knows_talon(bidding: object, seat: int) -> bool:
    talons = getattr(bidding, "talons", ())
    return bool(talons) and talons[-1].laid_by == seat


def _redealt(
    hands: tuple[int, int, int], talon: int, seat: int, talon_is_known: bool, dice: random.Random
) -> tuple[tuple[int, int, int], int]:
    others = [other for other in range(3) if other != seat]
    pool = list(cards_of(hands[others[0]] | hands[others[1]] | (0 if talon_is_known else talon)))
    dice.shuffle(pool)
    new = list(hands)
    for other in others:
        count = hands[other].bit_count()
        new[other], pool = mask_of(pool[:count]), pool[count:]
    return (new[0], new[1], new[2]), talon if talon_is_known else mask_of(pool)


def _swapped_play(play: Play, seat: int, dice: random.Random) -> Play:
    game = play.game
    if game.contract.open and play.tricks:
        return play
    hands, talon = _redealt(play.hands, game.talon, seat, game.talons[-1].laid_by == seat, dice)
    return replace(play, hands=hands, game=replace(game, talon=talon))


@pytest.mark.parametrize("rules", rulesets.RULE_SET_IDS)
def test_hidden_cards_do_not_matter(rules: str) -> None:
    dice = random.Random(rules)
    changed = 0
    for state, seat, action in turns(rulesets.load(rules), 25):
        other = swapped(state, seat, dice)
        view, other_view = view_of(state, seat), view_of(other, seat)
        if view.legal != other_view.legal:
            continue  # a claim is granted on what the claimer knows, marriages on his own cards: rare
        assert view == other_view
        changed += state != other
        assert SimplePlayer(seat).choose(other_view, 1000, never) == action
    assert changed > 300


def test_same_seed_same_decision() -> None:
    for state, seat, action in turns(rulesets.load("DE"), 10):
        view = view_of(state, seat)
        assert SimplePlayer(seat).choose(view, 1, never) == action
        assert SimplePlayer(seat).choose(view, 60_000, never) == action


def test_seeds_draw_different_talons() -> None:
    """The seed matters only where chance does: which talons a seat imagines."""
    view = next(
        view_of(state, seat)
        for state, seat, _ in turns(rulesets.load("HO"), 5)
        if view_of(state, seat).phase == "auction"
    )
    for seed in range(5):
        assert SimplePlayer(seed).choose(view, 1000, never) in view.legal


@pytest.mark.slow
def test_decisions_do_not_depend_on_the_run_of_python() -> None:
    code = (
        "from tests_turns import turns, rulesets\n"
        "print([str(a) for _, _, a in turns(rulesets.load('HM'), 8)])\n"
    )
    outputs = set()
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        loader = (
            "import importlib.util, sys\n"
            f"spec = importlib.util.spec_from_file_location('tests_turns', {__file__!r})\n"
            "module = importlib.util.module_from_spec(spec)\n"
            "sys.modules['tests_turns'] = module\n"
            "spec.loader.exec_module(module)\n"
        )
        done = subprocess.run(
            [sys.executable, "-c", loader + code],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        outputs.add(done.stdout)
    assert len(outputs) == 1


def test_no_such_level() -> None:
    with pytest.raises(ValueError, match="no level"):
        player_for("perfect", 1)
