"""What the compiled judge refuses, and nonsense that it lives through."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.questions import THREE_ZEROS, Question, whole_deal
from ulti_desktop import native
from ulti_desktop.engine.cards import FULL
from ulti_desktop.native.solver import PlayRules, Position
from ulti_desktop.native.worlds import Evidence, Frame, Thinker, Worlds

if native.AVAILABLE:
    from ulti_desktop.native import _core

pytestmark = pytest.mark.native


@pytest.fixture(scope="module")
def thinker() -> Thinker:
    """One for many questions, as the players use it."""
    return Thinker(table_bits=12)


@pytest.fixture(scope="module")
def deal() -> Question:
    return whole_deal()


def test_hidden_cards_of_the_player_to_move_are_refused(thinker: Thinker) -> None:
    """His cards are added up one by one, so they must be the same in every world."""
    everything = Evidence((FULL, FULL, FULL, FULL), (10, 10, 10, 2))
    worlds = Worlds(everything, 5, 0, 1)
    frame = Frame(Position(THREE_ZEROS), PlayRules(0))
    tables = dict.fromkeys(worlds.settled(frame), bytes(60 * 10 * 4))
    with pytest.raises(ValueError, match="the cards of the player to move are not known"):
        thinker.judge(frame, worlds, tables)
    assert thinker.judge(frame, worlds, tables, cards=False).worlds == 5


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda q, w: (q.frame, {}), "a pay-off table is missing"),
        (lambda q, w: (q.frame, {0: b""}), "the pay-off table has the wrong size"),
        (lambda q, w: (q.frame, {-1: bytes(2400)}), "settled out of range"),
        (lambda q, w: (replace(q.frame, ace_value=12), {}), "ace_value out of range"),
        (lambda q, w: (replace(q.frame, talon=-1), {}), "hand out of range"),
        (lambda q, w: (replace(q.frame, most=(5, 0, 0)), {}), "most out of range"),
        (lambda q, w: (replace(q.frame, to_announce=(0, 0, 16)), {}), "to_announce out of range"),
        (
            lambda q, w: (
                replace(q.frame, position=replace(q.frame.position, declarer_points=90)),
                q.tables(w),
            ),
            "the declarer's points do not go with the cards that are left",
        ),
        (
            lambda q, w: (
                replace(q.frame, position=replace(q.frame.position, declarer_tricks=5)),
                q.tables(w),
            ),
            "tricks won and tricks to come must add up to ten",
        ),
    ],
)
def test_what_cannot_be_is_refused(
    deal: Question,
    thinker: Thinker,
    change: Callable[[Question, Worlds], tuple[Frame, dict[int, bytes]]],
    why: str,
) -> None:
    worlds = Worlds(deal.evidence, 3, 0, 1)
    frame, tables = change(deal, worlds)
    with pytest.raises(ValueError, match=why):
        thinker.judge(frame, worlds, tables)
    assert deal.judge(thinker, worlds).worlds == 3


def test_a_memory_of_another_size_is_refused() -> None:
    for bits in (7, 23, -1):
        with pytest.raises(ValueError, match="table_bits out of range"):
            Thinker(bits)


NONSENSE = (
    st.none()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.text(max_size=2)
    | st.binary(max_size=3)
    | st.lists(st.integers(-1, 40), max_size=6)
)


@settings(max_examples=120)
@given(st.integers(0, 10), st.integers(0, 6), NONSENSE, st.booleans(), st.booleans())
def test_no_nonsense_gets_through_the_door(
    deal: Question, thinker: Thinker, part: int, at: int, nonsense: Any, deep: bool, cards: bool
) -> None:
    worlds = Worlds(deal.evidence, 2, 0, 1)
    frame: list[Any] = list(deal.frame.packed())
    if deep and isinstance(frame[part], tuple) and frame[part]:
        row = list(frame[part])
        row[at % len(row)] = nonsense
        frame[part] = tuple(row)
    else:
        frame[part] = nonsense
    try:
        numbers = _core.settled(tuple(frame), worlds._drawn)
        tables = {number: bytes(60 * 10 * 4) for number in numbers}
        found = thinker._core.judge(tuple(frame), worlds._drawn, tables, cards, 1000, 1000, lambda: False)
    except (ValueError, TypeError):
        return
    assert found[0] >= 1


@settings(max_examples=150)
@given(st.integers(0, 2**32))
def test_positions_that_make_no_sense_are_lived_through(thinker: Thinker, seed: int) -> None:
    """Any cards in any place: whatever comes of it, it is an answer or a ValueError."""
    rng = random.Random(seed)
    size = rng.randint(1, 9)
    deck = rng.sample(range(32), 3 * size + 2)
    dealt = [sum(1 << card for card in deck[size * i : size * (i + 1)]) for i in range(3)]
    if rng.random() < 0.3:
        dealt[rng.randrange(3)] = rng.getrandbits(32) & rng.getrandbits(32)
    me = rng.randrange(3)
    out = [0 if seat == me else dealt[seat] for seat in range(3)]
    known = [dealt[seat] & ~out[seat] for seat in range(3)]
    hidden = out[0] | out[1] | out[2]
    room = [hand.bit_count() for hand in out]
    room[rng.randrange(3)] += hidden.bit_count() - sum(room)
    trick = tuple(rng.sample(range(32), rng.choice([0, 0, 1, 2])))
    trump = rng.randint(-1, 3)
    so_far = [10 - size, 0] if rng.random() < 0.9 else [rng.randint(0, 10), rng.randint(0, 10)]
    frame = Frame(
        Position((known[0], known[1], known[2]), rng.randrange(3), trick, *so_far),
        PlayRules(trump, keep_seven=rng.random() < 0.5),
        to_announce=(15, 15, 15) if trump >= 0 else THREE_ZEROS,
    )
    pays = bytes(rng.choice([0, 0, 0, 1]) for _ in range(60 * 10 * 4))
    try:
        evidence = Evidence((hidden, hidden, hidden, hidden), (room[0], room[1], room[2], 0))
        worlds = Worlds(evidence, 2, 0, 1)
        tables = dict.fromkeys(worlds.settled(frame), pays)
        found = thinker.judge(frame, worlds, tables, cards=rng.random() < 0.5, milliseconds=50)
    except ValueError:
        return
    assert found.worlds <= 2
