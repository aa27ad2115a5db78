"""What must hold in every deal of every rule set, with every option."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.deals import all_variants, finished, random_deal, random_rules
from ulti_desktop.engine.actions import (
    Action,
    Bid,
    Claim,
    Cut,
    GiveUp,
    Kontra,
    Meld,
    NameTrump,
    Pass,
    Play,
    TakeTalon,
    Tap,
    discard,
    from_json,
    to_json,
)
from ulti_desktop.engine.cards import DECK, FULL, Suit, cards_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.errors import IllegalAction
from ulti_desktop.engine.ladder import announceable
from ulti_desktop.engine.record import DealRecord, Record, fold, read, to_dict
from ulti_desktop.engine.rulesets import RuleSet, from_dict, load
from ulti_desktop.engine.state import Announcing, Auction, Done, Doubling, Exchange, Naming, State
from ulti_desktop.engine.state import Play as PlayState
from ulti_desktop.engine.step import apply, legal_actions, to_move
from ulti_desktop.engine.view import view_of

VARIANTS = all_variants()
seeds = st.integers(min_value=0, max_value=10**9)


def cards_in(state: State) -> list[int]:
    """Return the masks of every place where a card of this state lies."""
    match state:
        case Auction() | Exchange() | Announcing():
            undealt = sum(card.bit for card in state.bidding.undealt)
            return [*state.bidding.hands, state.bidding.talon, undealt]
        case Naming():
            return [*state.game.start_hands, state.game.talon]
        case Doubling():
            if state.play is None:
                assert state.bidding is not None
                return cards_in(Auction(state.bidding, 0))
            return cards_in(replace(state.play, game=state.game))
        case PlayState():
            played = [card.bit for _, card in state.trick]
            played += [card.bit for trick in state.tricks for _, card in trick.cards]
            return [*state.hands, state.game.talon, *played]
    return [FULL]


def assert_conserved(state: State) -> None:
    masks = cards_in(state)
    assert sum(mask.bit_count() for mask in masks) == 32
    assert sum(masks) == FULL


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=str)
def test_random_deals_end_with_all_cards_and_zero_sum(name: str, options: dict[str, Any]) -> None:
    rules = load(name).with_options(options)
    for n in range(25):
        for state, action in random_deal(rules, f"{name}{options}{n}"):
            assert_conserved(state)
            assert legal_actions(state)
            after, _ = apply(state, action)
        assert isinstance(after, Done)
        result = after.settlement
        assert result.declarer + result.d1 + result.d2 == 0
        if after.game is not None and not (after.outcome.gave_up or after.outcome.revoked_by):
            assert sum(-line.d1 for line in result.lines) == result.d1
            assert sum(-line.d2 for line in result.lines) == result.d2


@given(seed=seeds)
@settings(max_examples=60)
def test_any_combination_of_parameters_plays_to_its_end(seed: int) -> None:
    rules = random_rules(random.Random(seed))
    for state, action in random_deal(rules, str(seed)):
        assert_conserved(state)
        after, _ = apply(state, action)
    assert isinstance(after, Done)
    assert after.settlement.declarer + after.settlement.d1 + after.settlement.d2 == 0


def every_action(state: State, rules: RuleSet, rng: random.Random) -> list[Action]:
    """Return all actions that could be asked anywhere (bids and discards: a random share of them)."""
    actions: list[Action] = [Cut(), Tap(), Pass(), TakeTalon(), GiveUp(), Claim()]
    actions += [Play(card) for card in DECK]
    actions += [*map(Meld, Suit), *map(NameTrump, Suit)]
    actions += [Kontra(part, against) for part in Part for against in (None, 0, 1, 2)]
    bids = [bid for half in (False, True) for _, bid in announceable(rules, half)]
    actions += [Bid(bid) for bid in rng.sample(bids, min(12, len(bids)))]
    actions += [Bid(Contract((Part.PARTI, Part.BETLI))), Bid(Contract((Part.PARTI,), trump=Suit.HEARTS))]
    seat = to_move(state)
    assert seat is not None
    if isinstance(state, Auction | Exchange | Announcing):
        hand = cards_of(state.bidding.hands[seat])
        actions += [discard(*rng.sample(hand, 2)) for _ in range(4)]
    actions += [discard(*rng.sample(DECK, 2)) for _ in range(4)]
    return actions


@given(seed=seeds)
@settings(max_examples=60)
def test_apply_accepts_what_is_legal_and_nothing_else(seed: int) -> None:
    rng = random.Random(seed)
    rules = random_rules(rng)
    for state, _ in random_deal(rules, str(seed)):
        legal = legal_actions(state)
        assert len(set(legal)) == len(legal)
        before = hash(state) if rng.random() < 0.1 else None
        for action in every_action(state, rules, rng):
            if action in legal:
                apply(state, action)
            else:
                with pytest.raises(IllegalAction):
                    apply(state, action)
        for action in rng.sample(legal, min(4, len(legal))):
            apply(state, action)
            assert from_json(to_json(action)) == action
        assert before is None or hash(state) == before


def hidden_places(state: State, seat: int) -> list[int]:
    """Return the mask of cards of each other hand (and the talon, if unknown) that `seat` cannot see."""
    view = view_of(state, seat)
    masks = [0, 0, 0, 0]
    match state:
        case Auction() | Exchange() | Announcing():
            hands, talon = state.bidding.hands, state.bidding.talon
        case Naming():
            hands, talon = state.game.start_hands, state.game.talon
        case PlayState():
            hands, talon = state.hands, state.game.talon
        case Doubling() if state.play is not None:
            hands, talon = state.play.hands, state.game.talon
        case _:
            return masks
    known = sum(card.bit for card in view.talon_known)
    for other in range(3):
        if other != seat and not view.open_hands[other]:
            masks[other] = hands[other]
    masks[3] = talon & ~known
    for laid in view.talons:
        masks = [mask & ~laid.cards for mask in masks]
    return masks


def swapped(state: State, one: int, other: int) -> State:
    """Return the state with two cards exchanged wherever they are unplayed."""

    def swap(mask: int) -> int:
        both = (1 << one) | (1 << other)
        return mask ^ both if mask & both not in (0, both) else mask

    def swap_hands(hands: tuple[int, int, int]) -> tuple[int, int, int]:
        return swap(hands[0]), swap(hands[1]), swap(hands[2])

    match state:
        case Auction() | Exchange() | Announcing():
            bidding = state.bidding
            talons = tuple(replace(laid, cards=swap(laid.cards)) for laid in bidding.talons)
            moved = replace(
                bidding, hands=swap_hands(bidding.hands), talon=swap(bidding.talon), talons=talons
            )
            return replace(state, bidding=moved)
        case Naming():
            return replace(state, game=swapped_game(state.game, swap, swap_hands))
        case PlayState():
            game = swapped_game(state.game, swap, swap_hands)
            return replace(state, game=game, hands=swap_hands(state.hands))
        case Doubling():
            assert state.play is not None
            play = swapped(state.play, one, other)
            assert isinstance(play, PlayState)
            return replace(state, game=replace(play.game, doublings=state.game.doublings), play=play)
    raise AssertionError(state)


def swapped_game(game: Any, swap: Any, swap_hands: Any) -> Any:
    talons = tuple(replace(laid, cards=swap(laid.cards)) for laid in game.talons)
    hands = swap_hands(game.start_hands)
    return replace(game, talon=swap(game.talon), talons=talons, start_hands=hands)


@given(seed=seeds)
@settings(max_examples=120)
def test_swapping_two_hidden_cards_leaves_the_view_equal(seed: int) -> None:
    rng = random.Random(seed)
    rules = random_rules(rng)
    swaps = 0
    for state, _ in random_deal(rules, str(seed)):
        for seat in range(3):
            places = [mask for mask in hidden_places(state, seat) if mask]
            if len(places) < 2:
                continue
            here, there = rng.sample(places, 2)
            one, other = rng.choice(cards_of(here)), rng.choice(cards_of(there))
            changed = swapped(state, one, other)
            assert view_of(changed, seat) == view_of(state, seat)
            swaps += 1
    assert swaps or rules.open_shows == "all" or rules.half_hand


@given(seed=seeds)
@settings(max_examples=40)
def test_folding_a_record_gives_the_live_state(seed: int) -> None:
    rng = random.Random(seed)
    rules = random_rules(rng)
    record = Record(rules, ("A", "B", "C"), ("", "simple", "simple"), str(seed), 2, 0, 0)
    match = record.empty_match()
    for index in range(2):
        record = record.with_deal(DealRecord(match.dealer))
        folded = fold(record)
        state = folded.state
        assert state is not None
        while not isinstance(state, Done):
            seat, action = to_move(state), rng.choice(legal_actions(state))
            assert seat is not None
            state, _ = apply(state, action)
            record = record.with_action(seat, action)
            if rng.random() < 0.1:
                assert fold(record).state == state
        match = match.after(state)
        again, problem = read(to_dict(record))
        assert problem is None
        assert again == record
        folded = fold(record)
        assert folded.state == state
        assert folded.match == match
        assert len(folded.record.played) == index + 1


def test_rule_sets_survive_their_plain_form() -> None:
    for seed in range(60):
        rules = random_rules(random.Random(seed))
        assert from_dict(rules.to_dict()) == rules


def test_the_kit_plays_the_same_deal_for_the_same_seed() -> None:
    rules = load("HM")
    assert finished(rules, "a") == finished(rules, "a")
