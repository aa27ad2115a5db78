"""The engine's door: whatever is asked, an answer or IllegalAction, and the state asked is as it was."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.deals import random_deal, random_rules
from ulti_desktop.engine import actions as act
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.cards import DECK, Suit
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.errors import BadInput, IllegalAction
from ulti_desktop.engine.state import Done, State
from ulti_desktop.engine.step import apply, legal_actions, to_move

FEW, MANY = 6, 400
CARDS = st.sampled_from(DECK)
SUITS = st.sampled_from(list(Suit))
PARTS = st.sampled_from(list(Part))
CONTRACTS = st.builds(
    Contract,
    st.lists(PARTS, max_size=8).map(tuple),
    st.booleans(),
    st.booleans(),
    st.none() | SUITS,
    st.booleans(),
)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from([act.Cut(), act.Tap(), act.Pass(), act.TakeTalon(), act.GiveUp(), act.Claim()]),
    st.builds(act.Bid, CONTRACTS),
    st.builds(act.Discard, CARDS, CARDS),
    st.builds(act.NameTrump, SUITS),
    st.builds(act.Kontra, PARTS, st.none() | st.integers(-1, 3)),
    st.builds(act.Meld, SUITS),
    st.builds(act.Play, CARDS),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.just("hearts 7"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
NAMES = "cut tap pass take_talon bid discard trump give_up kontra meld play claim"
FIELDS = ("bid", "cards", "suit", "part", "against", "card")
WRITTEN = st.fixed_dictionaries({"do": st.sampled_from(NAMES.split())}, optional=dict.fromkeys(FIELDS, JSON))


def check_door(seed: int, asked: list[Action]) -> None:
    rng = random.Random(seed)
    places = list(random_deal(random_rules(rng), str(seed)))
    states: list[State] = [state for state, _ in rng.sample(places, min(4, len(places)))]
    end, _ = apply(*places[-1])
    assert isinstance(end, Done)
    for state in (*states, end):
        before = pickle.dumps(state)
        legal = legal_actions(state)
        for action in (*asked, *rng.sample(legal, min(3, len(legal)))):
            try:
                after, _ = apply(state, action)
            except IllegalAction as error:
                refused = error
            else:
                assert action in legal
                assert to_move(after) in (0, 1, 2) or isinstance(after, Done)
                continue
            assert action not in legal
            assert type(refused) is IllegalAction
        assert pickle.dumps(state) == before
        assert legal_actions(state) == legal


@settings(max_examples=FEW)
@given(seed=st.integers(0, 10**9), asked=st.lists(ACTIONS, min_size=10, max_size=30))
def test_an_answer_or_illegal_action(seed: int, asked: list[Action]) -> None:
    check_door(seed, asked)


@pytest.mark.long
@settings(max_examples=MANY)
@given(seed=st.integers(0, 10**9), asked=st.lists(ACTIONS, min_size=10, max_size=60))
def test_an_answer_or_illegal_action_many_times(seed: int, asked: list[Action]) -> None:
    check_door(seed, asked)


def check_written(data: Any) -> None:
    try:
        action = act.from_json(data)
    except BadInput:
        return
    assert act.from_json(act.to_json(action)) == action


@settings(max_examples=60)
@given(data=JSON | WRITTEN)
def test_a_written_action_is_read_or_bad_input(data: Any) -> None:
    check_written(data)


@pytest.mark.long
@settings(max_examples=1000)
@given(data=JSON | WRITTEN)
def test_written_actions_are_read_or_bad_input_many_times(data: Any) -> None:
    check_written(data)
