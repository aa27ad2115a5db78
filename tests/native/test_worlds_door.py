"""No nonsense gets through the door of the worlds, and no contradiction brings them down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.hidden import four, weight_of
from ulti_desktop import native
from ulti_desktop.engine.cards import FULL
from ulti_desktop.native.worlds import Evidence, Worlds

if native.AVAILABLE:
    from ulti_desktop.native import _core

pytestmark = pytest.mark.native


# ------------------------------------------------------------------------------------------- at the door


def ones() -> list[list[float]]:
    return [[1.0] * 32 for _ in range(4)]


def packed() -> list[Any]:
    """A right piece of evidence as the compiled part takes it: two cards each for d1, d2 and the talon."""
    zeros = [0, 0, 0]
    return [
        [0, 63, 63, 63],
        [0, 2, 2, 2],
        ones(),
        zeros[:],
        zeros[:],
        zeros[:],
        zeros[:],
        zeros[:],
        0,
        1.0,
        zeros[:],
    ]


def draw(evidence: Any, number: Any = 3, all_up_to: Any = 0, seed: Any = 0) -> Any:
    return _core.draw(evidence, number, all_up_to, seed)


@pytest.mark.parametrize(
    ("part", "value", "why"),
    [
        (0, [0, 63, 63], "may has the wrong length"),
        (0, [0, 63, 63, -1], "may out of range"),
        (0, [0, 63, 63, 1 << 32], "may out of range"),
        (0, [0, 127, 63, 63], "the hidden cards do not fill the places"),
        (1, [0, 3, 2, 2], "the hidden cards do not fill the places"),
        (1, [0, 13, 2, 2], "room out of range"),
        (2, ones()[:3], "weights has the wrong length"),
        (2, [*ones()[:3], [1.0] * 31], "weights has the wrong length"),
        (2, [*ones()[:3], [*[1.0] * 31, 0.0]], "a weight must lie in"),
        (2, [*ones()[:3], [*[1.0] * 31, 1e-300]], "a weight must lie in"),
        (2, [*ones()[:3], [*[1.0] * 31, float("nan")]], "a weight must lie in"),
        (2, [*ones()[:3], [*[1.0] * 31, float("inf")]], "a weight must lie in"),
        (2, [*ones()[:3], [*[1.0] * 31, 10**400]], "weights out of range"),
        (3, [1, 0, 0], "a card is both known and hidden"),
        (4, [0, 16, 0], "pairs out of range"),
        (6, [0, 4, 0], "unnamed out of range"),
        (8, 2, "unnamed_are_all out of range"),
        (9, -0.5, "quiet_pair must be 0 or lie in"),
        (9, 1.5, "quiet_pair must be 0 or lie in"),
        (9, 1e-300, "quiet_pair must be 0 or lie in"),
        (9, float("nan"), "quiet_pair must be 0 or lie in"),
    ],
)
def test_evidence_that_cannot_be_is_refused(part: int, value: object, why: str) -> None:
    evidence = packed()
    evidence[part] = value
    with pytest.raises(ValueError, match=why):
        draw(evidence)


@pytest.mark.parametrize(
    ("call", "why"),
    [
        (lambda: draw(packed()[:10]), "evidence has the wrong length"),
        (lambda: draw(packed(), number=0), "number out of range"),
        (lambda: draw(packed(), number=10**9), "number out of range"),
        (lambda: draw(packed(), all_up_to=-1), "all_up_to out of range"),
        (lambda: draw(packed(), seed=2**63), "seed out of range"),
        (lambda: draw(packed()).world(3), "index out of range"),
        (lambda: draw(packed()).world(-1), "index out of range"),
    ],
)
def test_what_else_is_refused(call: Callable[[], object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        call()


@pytest.mark.parametrize("part", range(11))
@pytest.mark.parametrize("value", [None, "x", {}, object(), [[]], 1j])
def test_evidence_of_another_kind_is_refused(part: int, value: object) -> None:
    evidence = packed()
    evidence[part] = value
    with pytest.raises((ValueError, TypeError)):
        draw(evidence)


NONSENSE = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.integers(0, 32)
    | st.floats()
    | st.text(max_size=4)
    | st.binary(max_size=4),
    lambda some: st.lists(some, max_size=5) | st.tuples(some) | st.dictionaries(st.text(max_size=1), some),
    max_leaves=6,
)


@settings(max_examples=150)
@given(st.integers(0, 10), st.integers(0, 3), NONSENSE, st.booleans())
def test_no_nonsense_gets_through_the_door(part: int, at: int, nonsense: object, deep: bool) -> None:
    evidence = packed()
    if deep and isinstance(evidence[part], list):
        evidence[part][at % len(evidence[part])] = nonsense
    else:
        evidence[part] = nonsense
    try:
        drawn = draw(evidence, all_up_to=100)
    except (ValueError, TypeError):
        return
    assert len(drawn) <= max(3, drawn.count)


MASKS = st.tuples(*[st.integers(0, FULL)] * 3)
SUITS = st.tuples(*[st.integers(0, 15)] * 3)
THREE = st.tuples(*[st.integers(0, 3)] * 3)


@st.composite
def wild(hand: st.DrawFn) -> Evidence:
    """Numbers in range that make no sense together; the places are filled, so that it comes to counting."""
    may = hand(st.tuples(*[st.integers(0, FULL)] * 4))
    spots = hand(st.integers(1, FULL))
    may = four([mask & spots for mask in may])
    hidden = may[0] | may[1] | may[2] | may[3]
    room = [0, 0, 0, 0]
    for _ in range(hidden.bit_count()):
        room[hand(st.integers(1, 3))] += 1
    started = hand(MASKS)
    weight = hand(st.sampled_from([1.0, 1e-6, 1e6]))
    return Evidence(
        may,
        four(room),
        ((weight,) * 32,) * 4,
        (started[0] & ~hidden, started[1] & ~hidden, started[2] & ~hidden),
        hand(SUITS) if hand(st.booleans()) else (0, 0, 0),
        hand(SUITS) if hand(st.booleans()) else (0, 0, 0),
        hand(THREE) if hand(st.booleans()) else (0, 0, 0),
        hand(SUITS),
        hand(st.booleans()),
        hand(st.sampled_from([0.0, 1e-6, 1.0])),
        hand(SUITS),
    )


@settings(max_examples=60)
@given(wild(), st.integers(0, 2**62))
def test_contradictions_of_every_kind_are_lived_through(evidence: Evidence, seed: int) -> None:
    try:
        worlds = Worlds(evidence, 20, 100, seed)
    except ValueError:
        assert max(evidence.room) > 12
        return
    assert len(worlds) == (worlds.count if worlds.complete else 20)
    for i in range(len(worlds)):
        cards, weight = worlds[i]
        assert weight > 0
        assert weight_of(evidence, cards) > 0
