"""The compiled rules and their Python twin say the same, and both say what the rule books say."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from ulti_desktop import native
from ulti_desktop.native import twin

RANKS = ("7", "8", "9", "U", "O", "K", "10", "A")
SUITS = "alhb"  # acorns, leaves, hearts, bells

BETTING: dict[str, bool] = {
    "ten_high_trump": True,
    "ten_high_side": True,
    "must_beat": True,
    "must_overtrump": True,
    "must_beat_led_when_trumped": False,
    "keep_seven": False,
}


def card(name: str) -> int:
    """`lU` is the under of leaves."""
    return SUITS.index(name[0]) * 8 + RANKS.index(name[1:])


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def mask(names: str) -> int:
    return sum(1 << c for c in cards(names))


def names(value: int) -> str:
    return " ".join(SUITS[c // 8] + RANKS[c % 8] for c in range(32) if value >> c & 1)


@pytest.fixture(params=["twin", pytest.param("compiled", marks=pytest.mark.native)])
def rules(request: pytest.FixtureRequest) -> Any:
    """Each of the two implementations in turn."""
    return twin if request.param == "twin" else native


def trump(name: str) -> int:
    return SUITS.index(name) if name else twin.NO_TRUMP


@pytest.mark.parametrize(
    ("hand", "trick", "trump_suit", "changes", "expected"),
    [
        pytest.param("a7 lK h10", "", "h", {}, "a7 lK h10", id="leading is free"),
        pytest.param("a7 aK lA", "aU", "h", {}, "aK", id="follow and beat"),
        pytest.param(
            "a7 aK lA", "aU", "h", {"must_beat": False}, "a7 aK", id="follow without the duty to beat"
        ),
        pytest.param("a7 a8 lA", "aU", "h", {}, "a7 a8", id="follow when nothing beats"),
        pytest.param("a10 aO", "aK", "h", {}, "a10", id="the ten beats the king when high"),
        pytest.param("a10 aO aA", "aK", "", {"ten_high_side": False}, "aA", id="the ten does not when low"),
        pytest.param("a10 a8", "a9", "", {"ten_high_side": False}, "a10", id="a low ten lies above the nine"),
        pytest.param(
            "a10 aU", "a10", "", {"ten_high_side": False}, None, id="a card cannot lie in both places"
        ),
        pytest.param("a7 aA", "aU h7", "h", {}, "a7 aA", id="no duty to beat once trumped"),
        pytest.param(
            "a7 aA",
            "aU h7",
            "h",
            {"must_beat_led_when_trumped": True},
            "aA",
            id="unless the rule set says so",
        ),
        pytest.param("a7 aA", "aU lA", "h", {}, "aA", id="a discard of a third suit beats nothing"),
        pytest.param("a7 aK aA", "aU aO", "h", {}, "aK aA", id="beat the best card, not the led one"),
        pytest.param("a7 aO", "aK aU", "h", {}, "a7 aO", id="the led card may be the best"),
        pytest.param("lA h7 hK", "aU", "h", {}, "h7 hK", id="void: trump"),
        pytest.param("lA h7 hK", "aU hO", "h", {}, "hK", id="void and trumped: overtrump"),
        pytest.param(
            "lA h7 h8", "aU hO", "h", {}, "h7 h8", id="void and trumped: any trump when none is higher"
        ),
        pytest.param(
            "lA h7 hK", "aU hO", "h", {"must_overtrump": False}, "h7 hK", id="overtrumping not asked for"
        ),
        pytest.param("lA b7", "aU hO", "h", {}, "lA b7", id="void in both: free"),
        pytest.param("lA b7", "aU", "", {}, "lA b7", id="void without trump: free"),
        pytest.param("h7 hA lA", "hU", "h", {}, "hA", id="a trump lead is beaten"),
        pytest.param(
            "h7 hA lA", "hU", "h", {"must_overtrump": False}, "hA", id="by must_beat, not must_overtrump"
        ),
        pytest.param(
            "h7 hA lA", "hU", "h", {"must_beat": False}, "h7 hA", id="and without it is only followed"
        ),
        pytest.param("h7 h9 lA", "", "h", {"keep_seven": True}, "h9 lA", id="the seven is kept when leading"),
        pytest.param("h7 h8 lA", "aU", "h", {"keep_seven": True}, "h8", id="the seven is kept when trumping"),
        pytest.param("h7 lA", "aU", "h", {"keep_seven": True}, "h7", id="unless it is all that is left"),
        pytest.param("a7 lA", "", "h", {"keep_seven": True}, "a7 lA", id="only the seven of trumps is kept"),
        pytest.param(
            "a7 h7", "", "", {"keep_seven": True}, "a7 h7", id="without trump there is no seven to keep"
        ),
        pytest.param(
            "hA h9 hO a10", "hU h10", "h", {"ten_high_trump": False}, "hA hO", id="trump with its own order"
        ),
        pytest.param("h10 hK", "hO", "h", {"ten_high_trump": False}, "hK", id="a low ten of trumps"),
        pytest.param(
            "h10 a10 aK", "aO", "h", {"ten_high_trump": False}, "a10 aK", id="side suits keep theirs"
        ),
        pytest.param("", "aU", "h", {}, "", id="an empty hand"),
    ],
)
def test_legal_cards_by_hand(
    rules: Any, hand: str, trick: str, trump_suit: str, changes: dict[str, bool], expected: str | None
) -> None:
    def ask() -> int:
        answer: int = rules.legal_mask(mask(hand), cards(trick), trump(trump_suit), **(BETTING | changes))
        return answer

    if expected is None:
        with pytest.raises(ValueError, match="both in the hand and in the trick"):
            ask()
    else:
        assert names(ask()) == names(mask(expected))


@pytest.mark.parametrize(
    ("trick", "trump_suit", "ten_high_trump", "ten_high_side", "winner"),
    [
        ("a7", "h", True, True, 0),
        ("aK a10 aA", "h", True, True, 2),
        ("aK a10 aO", "h", True, True, 1),
        ("aK a10 aO", "", True, False, 0),
        ("a9 a10 a8", "", True, False, 1),
        ("aA lA bA", "", True, True, 0),
        ("aA h7 bA", "h", True, True, 1),
        ("aA h10 hK", "h", True, True, 1),
        ("aA h10 hK", "h", False, True, 2),
        ("a7 lA a8", "h", True, True, 2),
    ],
)
def test_trick_winner_by_hand(
    rules: Any, trick: str, trump_suit: str, ten_high_trump: bool, ten_high_side: bool, winner: int
) -> None:
    assert rules.trick_winner(cards(trick), trump(trump_suit), ten_high_trump, ten_high_side) == winner


@pytest.mark.parametrize(
    ("hand", "trick", "trump_suit"),
    [
        (-1, [], 0),
        (2**32, [], 0),
        (2**80, [], 0),
        (1, [32], 0),
        (1, [-1], 0),
        (1, [2**80], 0),
        (1, [4, 4], 0),
        (1, [4, 5, 6], 0),
        (1, [0], 0),
        (1, [], 4),
        (1, [], -2),
    ],
)
def test_bad_numbers_stop_at_the_door(rules: Any, hand: int, trick: list[int], trump_suit: int) -> None:
    with pytest.raises(ValueError, match=r"out of range|twice|too many|both in the hand"):
        rules.legal_mask(hand, trick, trump_suit, **BETTING)


@pytest.mark.parametrize(
    ("trick", "trump_suit"), [([], 0), ([32], 0), ([1, 1], 0), ([1, 2, 3, 4], 0), ([1], 9)]
)
def test_bad_tricks_have_no_winner(rules: Any, trick: list[int], trump_suit: int) -> None:
    with pytest.raises(ValueError, match=r"out of range|twice|too many|no winner"):
        rules.trick_winner(trick, trump_suit, True, True)


def test_what_is_no_number_is_a_type_error(rules: Any) -> None:
    for call in (
        lambda: rules.legal_mask("1", [], 0, **BETTING),
        lambda: rules.legal_mask(1, [1.5], 0, **BETTING),
        lambda: rules.trick_winner(["a7"], 0, True, True),
    ):
        with pytest.raises(TypeError):
            call()


@pytest.mark.native
def test_the_compiled_part_is_loaded() -> None:
    assert native.AVAILABLE
    assert native.WHY_NOT is None
    assert native.legal_mask is not twin.legal_mask


def random_position(rng: random.Random) -> tuple[int, list[int], int, list[bool]]:
    deck = list(range(32))
    rng.shuffle(deck)
    held = rng.randint(1, 10)
    trick = deck[held : held + rng.randint(0, 2)]
    flags = [rng.random() < 0.5 for _ in range(6)]
    return sum(1 << c for c in deck[:held]), trick, rng.randint(-1, 3), flags


@pytest.mark.native
@pytest.mark.parametrize("seed", range(4))
def test_both_agree_on_random_positions(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(5000):
        hand, trick, trump_suit, flags = random_position(rng)
        position = (hand, trick, trump_suit, *flags)
        legal = twin.legal_mask(*position)
        assert native.legal_mask(*position) == legal, position
        assert legal
        assert legal & ~hand == 0
        played = [*trick, rng.choice([c for c in range(32) if legal >> c & 1])]
        ask: Sequence[Any] = (played, trump_suit, flags[0], flags[1])
        assert native.trick_winner(*ask) == twin.trick_winner(*ask), ask


def test_beating_is_what_wins() -> None:
    """A card that the duty to beat singles out takes the lead in the trick, whatever the orders are."""
    rng = random.Random(99)
    checked = 0
    winner: Callable[..., int] = twin.trick_winner
    for _ in range(4000):
        hand, trick, trump_suit, flags = random_position(rng)
        if not trick:
            continue
        orders = (flags[0], flags[1])
        free = twin.legal_mask(hand, trick, trump_suit, *orders, False, False, False, False)
        bound = twin.legal_mask(hand, trick, trump_suit, *orders, True, True, False, False)
        assert bound & ~free == 0
        if bound == free:
            continue
        for c in range(32):
            wins = winner([*trick, c], trump_suit, *orders) == len(trick) if free >> c & 1 else False
            assert wins == bool(bound >> c & 1)
        checked += 1
    assert checked > 300
