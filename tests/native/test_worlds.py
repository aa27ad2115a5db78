"""Worlds are all and only what the evidence allows, drawn without bias."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from tests.kit.hidden import four, settled_in, weight_of, worlds_of
from ulti_desktop import native
from ulti_desktop.engine.cards import FULL, PAIR, mask_of
from ulti_desktop.native.solver import PlayRules, Position
from ulti_desktop.native.worlds import EVEN, TALON, Evidence, Frame, Worlds, read_settled

if native.AVAILABLE:
    pass

pytestmark = pytest.mark.native

ALL = 1_000_000
PAIR_CARDS = [suit * 8 + rank for suit in range(4) for rank in (4, 5)]
OTHER_CARDS = [card for card in range(32) if card not in PAIR_CARDS]


def flags(rng: random.Random, chance: float) -> tuple[int, int, int]:
    """For each seat a mask of suits, each suit in it with that chance."""
    masks = [sum(1 << suit for suit in range(4) if rng.random() < chance) for _ in range(3)]
    return masks[0], masks[1], masks[2]


def random_evidence(rng: random.Random, cards: int) -> Evidence:
    """Evidence about that many hidden cards, many of them kings and overs; at times it is contradictory."""
    halves = rng.randint(0, cards)
    hidden = rng.sample(PAIR_CARDS, halves) + rng.sample(OTHER_CARDS, cards - halves)
    known = [card for card in range(32) if card not in hidden]
    room = [0, 0, 0, 0]
    for _ in hidden:
        room[rng.randrange(4)] += 1
    may = [mask_of(card for card in hidden if rng.random() < 0.85) for _ in range(4)]
    for card in hidden:
        may[rng.randrange(4)] |= 1 << card
    started = [0, 0, 0, 0]
    for card in known:
        started[rng.randrange(4)] |= 1 << card
    some = rng.choice([0.0, 0.1, 0.2])
    unnamed = [rng.choice([0, 0, 0, 1, 1, 2]) if some else 0 for _ in range(3)]
    weights = [tuple(rng.uniform(0.1, 4.0) for _ in range(32)) for _ in range(4)]
    return Evidence(
        four(may),
        four(room),
        tuple(weights) if rng.random() < 0.5 else EVEN,
        (started[0], started[1], started[2]),
        flags(rng, some),
        flags(rng, some * 2),
        (unnamed[0], unnamed[1], unnamed[2]),
        flags(rng, 0.75),
        rng.random() < 0.5,
        rng.choice([1.0, 0.05, 0.0]),
        flags(rng, 0.5),
    )


def listed(worlds: Worlds) -> dict[tuple[int, int, int, int], float]:
    found = dict(worlds[i] for i in range(len(worlds)))
    assert len(found) == len(worlds), "a world is listed twice"
    return found


def check_against_reference(seed: str, number: int, sizes: tuple[int, ...]) -> None:
    rng = random.Random(seed)
    possible = 0
    for _ in range(number):
        evidence = random_evidence(rng, rng.choice(sizes))
        expected = dict(worlds_of(evidence))
        worlds = Worlds(evidence, 1, ALL, 0)
        assert worlds.complete
        assert worlds.count == len(expected), evidence
        assert listed(worlds) == pytest.approx(expected), evidence
        possible += bool(expected)
    assert possible > number // 4


def test_all_worlds_and_no_others() -> None:
    check_against_reference("few", 400, (0, 1, 2, 3, 4, 5, 6))


@pytest.mark.long
def test_all_worlds_and_no_others_in_many_cases() -> None:
    check_against_reference("many", 10_000, (1, 2, 3, 4, 5, 6))
    check_against_reference("more cards", 300, (7, 8))


def some_evidence(seed: str, least: int, most: int, cards: int = 6) -> Evidence:
    """Evidence with a number of worlds in that range."""
    rng = random.Random(seed)
    while True:
        evidence = random_evidence(rng, cards)
        if least <= Worlds(evidence, 1, 0, 0).count <= most:
            return evidence


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_worlds_are_drawn_in_proportion_to_their_weight(seed: str) -> None:
    """A chi-square test at five standard deviations, with a fixed seed."""
    evidence = some_evidence(seed, 20, 200)
    expected = dict(worlds_of(evidence))
    number = 40_000
    worlds = Worlds(evidence, number, 0, 17)
    assert len(worlds) == number
    assert not worlds.complete
    drawn = Counter(worlds[i][0] for i in range(number))
    assert set(drawn) <= set(expected)
    share = number / sum(expected.values())
    often = {cards: weight * share for cards, weight in expected.items() if weight * share >= 5}
    chi_square = sum((drawn[cards] - mean) ** 2 / mean for cards, mean in often.items())
    freedom = len(often) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("seed", range(20))
def test_every_drawn_world_obeys_the_evidence(seed: int) -> None:
    """Twenty-two hidden cards, as at the first lead; each world drawn weighs the same."""
    rng = random.Random(f"deal {seed}")
    deck = rng.sample(range(32), 32)
    mine, others, talon = mask_of(deck[:10]), (deck[10:20], deck[20:30]), deck[30:]
    void = mask_of(card for card in range(32) if card >> 3 not in {c >> 3 for c in others[0][:7]})
    hidden = FULL & ~mine
    held = [{suit for suit in range(4) if mask_of(hand) & PAIR[suit] == PAIR[suit]} for hand in others]
    pairs = mask_of(held[0])
    evidence = Evidence(
        (0, hidden & ~void | mask_of(others[0]), hidden & ~mask_of(others[0][:3]), hidden),
        (0, 10, 10, 2),
        tuple(tuple(rng.uniform(0.2, 5.0) for _ in range(32)) for _ in range(4)),
        (mine, 0, 0),
        (0, pairs, 0),
        (0, 0, rng.getrandbits(4) & ~mask_of(held[1])),
        (0, 0, min(1, len(held[1]))),
        (0, 0, 15),
        False,
        0.05,
        (0, 15 & ~pairs, 0),
    )
    truth = (0, mask_of(others[0]), mask_of(others[1]), mask_of(talon))
    assert weight_of(evidence, truth) > 0
    worlds = Worlds(evidence, 200, 0, seed)
    assert worlds.count >= 1
    for i in range(len(worlds)):
        cards, weight = worlds[i]
        assert weight == 1.0
        assert weight_of(evidence, cards) > 0


def test_the_same_seed_draws_the_same_worlds() -> None:
    evidence = some_evidence("seeds", 100, 100_000, 8)
    drawn = [[Worlds(evidence, 50, 0, seed)[i] for i in range(50)] for seed in (1, 1, 2, 2**62)]
    assert drawn[0] == drawn[1]
    assert drawn[0] != drawn[2] != drawn[3]


def test_they_are_listed_only_where_they_are_few_enough() -> None:
    evidence = some_evidence("few enough", 30, 60)
    count = int(Worlds(evidence, 1, 0, 0).count)
    assert len(Worlds(evidence, 7, count, 0)) == count
    assert len(Worlds(evidence, 7, count - 1, 0)) == 7


KING, OVER = 1 << 5, 1 << 4  # of acorns
EIGHT, NINE = 1 << 1, 1 << 2
TWO_OF_FOUR = Evidence((0, KING | OVER | EIGHT | NINE, KING | OVER | EIGHT | NINE, 0), (0, 2, 2, 0))


@pytest.mark.parametrize(
    ("evidence", "count"),
    [
        pytest.param(TWO_OF_FOUR, 6, id="nothing more is known"),
        pytest.param(
            replace(TWO_OF_FOUR, may=(0, EIGHT, TWO_OF_FOUR.may[2], 0)), 0, id="too few may lie there"
        ),
        pytest.param(replace(TWO_OF_FOUR, pairs=(0, 1, 0)), 1, id="a pair that is announced"),
        pytest.param(replace(TWO_OF_FOUR, pairs=(0, 1, 1)), 0, id="the same pair twice"),
        pytest.param(replace(TWO_OF_FOUR, pairs=(0, 1, 0), no_pairs=(0, 1, 0)), 0, id="a pair and none"),
        pytest.param(replace(TWO_OF_FOUR, no_pairs=(0, 1, 1)), 4, id="no pair at all"),
        pytest.param(
            replace(TWO_OF_FOUR, unnamed=(0, 1, 0), unnamed_suits=(0, 15, 0)), 1, id="one of some suit"
        ),
        pytest.param(
            replace(TWO_OF_FOUR, unnamed=(0, 1, 0), unnamed_suits=(0, 14, 0)), 0, id="one of another suit"
        ),
        pytest.param(
            replace(TWO_OF_FOUR, unnamed=(0, 2, 0), unnamed_suits=(0, 15, 0)), 0, id="two where one can be"
        ),
        pytest.param(replace(TWO_OF_FOUR, started=(0, 0, 3 << 12), no_pairs=(0, 0, 2)), 0, id="it lies open"),
        pytest.param(
            replace(TWO_OF_FOUR, started=(0, 1 << 12, 1 << 13), pairs=(0, 2, 0)), 0, id="torn apart"
        ),
        pytest.param(
            replace(TWO_OF_FOUR, started=(0, 3 << 12, 0), unnamed=(0, 1, 0), unnamed_suits=(0, 15, 0)),
            6,
            id="the announced pair lies open",
        ),
        pytest.param(
            replace(
                TWO_OF_FOUR,
                started=(0, 3 << 12, 0),
                unnamed=(0, 1, 0),
                unnamed_suits=(0, 15, 0),
                unnamed_are_all=True,
            ),
            5,
            id="the announced pair lies open and is the only one",
        ),
        pytest.param(
            replace(
                TWO_OF_FOUR,
                started=(0, 3 << 12 | 3 << 20, 0),
                unnamed=(0, 1, 0),
                unnamed_suits=(0, 15, 0),
                unnamed_are_all=True,
            ),
            0,
            id="two lie open and one was announced",
        ),
        pytest.param(
            replace(TWO_OF_FOUR, quiet_pair=0.0, quiet_suits=(0, 1, 0)), 5, id="never quiet about it"
        ),
        pytest.param(Evidence((0, 0, 0, 0), (0, 0, 0, 0)), 1, id="nothing is hidden"),
        pytest.param(
            Evidence((0, 0, 0, 0), (0, 0, 0, 0), unnamed=(1, 0, 0), unnamed_suits=(15, 0, 0)),
            0,
            id="nothing is hidden, a pair is missing",
        ),
    ],
)
def test_by_hand(evidence: Evidence, count: int) -> None:
    assert len(worlds_of(evidence)) == count
    for most in (ALL, 0):
        worlds = Worlds(evidence, 5, most, 1)
        assert worlds.count == count
        assert len(worlds) == (count if most or not count else 5)


def test_a_quiet_pair_weighs_little() -> None:
    quiet = replace(TWO_OF_FOUR, quiet_pair=0.25, quiet_suits=(0, 1, 1))
    weights = listed(Worlds(quiet, 1, ALL, 0))
    assert Counter(weights.values()) == {1.0: 4, 0.25: 2}
    known = replace(quiet, may=(0, KING | EIGHT, KING | EIGHT, 0), room=(0, 1, 1, 0), started=(0, OVER, 0))
    assert listed(Worlds(known, 1, ALL, 0)) == {(0, KING, EIGHT, 0): 0.25, (0, EIGHT, KING, 0): 1.0}


# ------------------------------------------------------------------------------------------- what is settled


def random_frame(rng: random.Random, evidence: Evidence) -> Frame:
    trump = rng.randrange(4)
    hidden = evidence.may[0] | evidence.may[1] | evidence.may[2] | evidence.may[TALON]
    known = [card for card in range(32) if not hidden >> card & 1]
    talon = mask_of(rng.sample(known, min(len(known), 2 - min(2, evidence.room[TALON]))))
    most = [rng.choice([0, 1, 4]) for _ in range(3)]
    return Frame(
        Position((0, 0, 0)),
        PlayRules(trump),
        talon,
        rng.choice([10, 11]),
        evidence.started,
        flags(rng, 0.6),
        (most[0], most[1], most[2]),
    )


def test_what_is_settled_beside_the_play() -> None:
    rng = random.Random("settled")
    several = 0
    for _ in range(600):
        evidence = random_evidence(rng, rng.choice([2, 4, 6]))
        evidence = replace(evidence, pairs=(0, 0, 0), no_pairs=(0, 0, 0), unnamed=(0, 0, 0))
        if evidence.room[TALON] > 2:
            continue
        frame = random_frame(rng, evidence)
        worlds = Worlds(evidence, 1, ALL, 0)
        expected = {settled_in(frame, worlds[i][0]) for i in range(len(worlds))}
        numbers = worlds.settled(frame)
        assert numbers == sorted(set(numbers))
        found = [read_settled(number) for number in numbers]
        assert {(one.talon_points, one.declarer, one.defenders) for one in found} == expected
        several += len(expected) > 3
    assert several > 20
