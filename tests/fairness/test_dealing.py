"""The statistics of dealing: right by the textbook, blind to a fair dealer, and awake to an unfair one."""

from __future__ import annotations

import math
import random
from itertools import combinations

import pytest

from ulti_desktop.engine.actions import Cut
from ulti_desktop.engine.cards import DECK, mask_of, shuffled
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.state import Announcing, Auction, Cutting, Exchange
from ulti_desktop.engine.step import apply, start_deal
from ulti_desktop.fairness.chance import chi_square, odds_of_repeats, p_value
from ulti_desktop.fairness.dealing import Tally, deal_many, held, odds_of
from ulti_desktop.fairness.findings import KINDS, PLACES


@pytest.mark.parametrize(
    ("statistic", "freedom", "p"),
    [
        (3.841459, 1, 0.05),
        (18.307038, 10, 0.05),
        (23.209251, 10, 0.01),
        (0.0, 5, 1.0),
        (7.0, 0, 1.0),
    ],
)
def test_p_values_of_the_textbook(statistic: float, freedom: int, p: float) -> None:
    assert p_value(statistic, freedom) == pytest.approx(p, abs=2e-5)


@pytest.mark.parametrize(
    ("statistic", "freedom"), [(5.0, 2), (62.0, 62), (40.0, 62), (1075.0, 960), (2000.0, 960)]
)
def test_p_values_as_a_sum(statistic: float, freedom: int) -> None:
    """With an even number of degrees of freedom the tail is a sum of Poisson's odds."""
    half = statistic / 2
    logs = (n * math.log(half) - half - math.lgamma(n + 1) for n in range(freedom // 2))
    assert p_value(statistic, freedom) == pytest.approx(sum(map(math.exp, logs)), rel=1e-6)


def test_rare_cells_are_put_together() -> None:
    statistic, freedom = chi_square((60, 38, 1, 1), (0.6, 0.36, 0.03, 0.01))
    assert freedom == 1
    assert statistic == pytest.approx((60 - 60) ** 2 / 60 + (40 - 40) ** 2 / 40)
    assert chi_square((), ()) == (0.0, 0)


@pytest.mark.parametrize("size", [10, 12])
@pytest.mark.parametrize("kind", KINDS)
def test_exact_odds(kind: str, size: int) -> None:
    odds = odds_of(kind, size)
    assert sum(odds) == pytest.approx(1)
    rng = random.Random(f"{kind} {size}")
    seen = [0] * len(odds)
    for _ in range(4000):
        seen[held(kind, mask_of(rng.sample(DECK, size)))] += 1
    assert p_value(*chi_square(seen, odds)) > 0.001


def test_exact_odds_of_two_cards() -> None:
    """What can be counted in full."""
    hands = [mask_of(pair) for pair in combinations(DECK, 2)]
    for kind in KINDS:
        seen = [sum(held(kind, hand) == n for hand in hands) / len(hands) for n in range(5)]
        assert seen == pytest.approx(list(odds_of(kind, 2)[:5]))


def test_a_card_stays_where_it_was_once_a_deal() -> None:
    odds = odds_of_repeats()
    assert sum(odds) == pytest.approx(1)
    assert sum(n * chance for n, chance in enumerate(odds)) == pytest.approx(1)


@pytest.mark.parametrize("name", RULE_SET_IDS)
def test_hands_are_those_of_the_game(name: str) -> None:
    """What is counted is what a session deals; a pack that is cut is dealt from its middle."""
    rules, deck = load(name), shuffled("some/4")
    state, _ = start_deal(rules, 1, deck)
    if isinstance(state, Cutting):
        state, _ = apply(state, Cut())
        deck = deck[16:] + deck[:16]
    places = Tally(rules).dealt(deck)
    assert isinstance(state, Auction | Exchange | Announcing)
    bidding = state.bidding
    for place, seat in zip(PLACES, (2, 0, 1), strict=False):
        assert mask_of(places[place]) == bidding.hands[seat]
    assert mask_of(places.get("talon", ())) == (bidding.talon if isinstance(state, Auction) else 0)


@pytest.mark.parametrize("name", ["HM", "HO"])
def test_the_program_deals_evenly(name: str) -> None:
    dealing = deal_many(load(name), "fairness", 3000)
    assert dealing.even, dealing.tests
    assert dealing.deals == 3000
    assert [sum(column) for column in zip(*dealing.cards, strict=True)] == [3000 * n for n in dealing.sizes]


def uneven(rng: random.Random) -> tuple[int, ...]:
    """The wellknown wrong shuffle: each card changes places with any other."""
    cards = list(range(32))
    for i in range(32):
        j = rng.randrange(32)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


def once_cut(rng: random.Random, before: list[int]) -> tuple[int, ...]:
    """A lazy dealer: the pack of the deal before is cut and riffled once."""
    cut = rng.randrange(10, 22)
    left, right = before[:cut], before[cut:]
    mixed = []
    while left or right:
        mixed.append((left if rng.random() < len(left) / (len(left) + len(right)) else right).pop(0))
    before[:] = mixed
    return tuple(mixed)


def test_a_wrong_shuffle_is_found_out() -> None:
    tally, rng = Tally(load("HM")), random.Random(1)
    for _ in range(3000):
        tally.add(tuple(DECK[card] for card in uneven(rng)))
    assert not tally.result("").even


def test_too_little_shuffling_is_found_out() -> None:
    tally, rng, pack = Tally(load("HM")), random.Random(1), list(range(32))
    for _ in range(3000):
        tally.add(tuple(DECK[card] for card in once_cut(rng, pack)))
    found = tally.result("")
    assert min(test.p for test in found.tests if test.about == "repeats") < 1e-6
    assert not found.even


def test_it_stops_when_nobody_waits() -> None:
    assert deal_many(load("HM"), "s", 100_000, stop=lambda: True).deals < 1000
