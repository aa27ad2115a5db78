"""Counts very many deals and says how they compare with what chance alone would give."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from ulti_desktop.engine.cards import ACES, PAIR, SUIT_MASK, Card, mask_of, shuffled
from ulti_desktop.engine.dealing import HALF_PACKETS, HALF_REST
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.fairness.chance import (
    CARDS,
    chi_square,
    odds_of_aces,
    odds_of_longest,
    odds_of_marriages,
    odds_of_repeats,
    p_value,
)
from ulti_desktop.fairness.findings import HANDS, KINDS, PLACES, TALON, Dealing, Spread, Test

STEP: Final = 200


class Tally:
    """Counts shuffled packs as they are dealt by a rule set's packets."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        packets = HALF_PACKETS + HALF_REST if rules.half_hand else rules.packets
        order = [hand for row in packets for hand, count in enumerate(row) for _ in range(count)]
        order += [TALON] * (CARDS - len(order))
        self._spots = tuple(tuple(i for i, to in enumerate(order) if to == place) for place in range(4))
        self._pack = [[0] * CARDS for _ in range(CARDS)]
        self._seen = {(kind, hand): [0] * 9 for kind in KINDS for hand in range(HANDS)}
        self._repeats = [0] * (CARDS + 1)
        self._before: tuple[Card, ...] | None = None
        self._deals = 0

    def add(self, deck: tuple[Card, ...]) -> None:
        """Count one more pack; each is also compared with the one before."""
        self._deals += 1
        for row, card in zip(self._pack, deck, strict=True):
            row[card] += 1
        for hand in range(HANDS):
            mask = mask_of(deck[i] for i in self._spots[hand])
            for kind in KINDS:
                self._seen[kind, hand][held(kind, mask)] += 1
        if self._before is not None:
            self._repeats[sum(one == other for one, other in zip(self._before, deck, strict=True))] += 1
        self._before = deck

    def dealt(self, deck: tuple[Card, ...]) -> dict[str, tuple[Card, ...]]:
        """Return which cards of a pack go where; nothing is counted."""
        return {
            name: tuple(deck[i] for i in spots)
            for name, spots in zip(PLACES, self._spots, strict=True)
            if spots
        }

    def result(self, seed: str) -> Dealing:
        """Return what was counted so far."""
        places = [place for place in range(4) if self._spots[place]]
        cards = tuple(
            tuple(sum(self._pack[i][card] for i in self._spots[place]) for place in places)
            for card in range(CARDS)
        )
        sizes = tuple(len(self._spots[place]) for place in places)
        spreads = tuple(
            spread_of(kind, PLACES[hand], sizes[hand], self._seen[kind, hand])
            for kind in KINDS
            for hand in range(HANDS)
        )
        tests = (
            _of_table("hands", cards, sizes, self._deals),
            _of_table("pack", self._pack, (1,) * CARDS, self._deals),
            _of_counts("repeats", "", self._repeats, odds_of_repeats()),
            *(_of_counts(one.kind, one.place, one.seen, one.odds) for one in spreads),
        )
        return Dealing(self._rules.id, seed, self._deals, sizes, cards, spreads, tests)


def held(kind: str, hand: int) -> int:
    """Return how many aces or marriages a hand holds, or how long its longest suit is."""
    if kind == "aces":
        return (hand & ACES).bit_count()
    if kind == "longest":
        return max((hand & suit).bit_count() for suit in SUIT_MASK)
    return sum(hand & pair == pair for pair in PAIR)


@lru_cache(maxsize=64)
def odds_of(kind: str, size: int) -> tuple[float, ...]:
    """Return the exact odds of a kind of spread in a hand of that many cards."""
    return {"aces": odds_of_aces, "longest": odds_of_longest, "marriages": odds_of_marriages}[kind](size)


def spread_of(kind: str, place: str, size: int, seen: Iterable[int]) -> Spread:
    """Return the counts beside their exact odds."""
    odds = odds_of(kind, size)
    return Spread(kind, place, size, tuple(seen)[: len(odds)], odds)


def _of_counts(about: str, place: str, seen: Iterable[int], odds: tuple[float, ...]) -> Test:
    statistic, freedom = chi_square(tuple(seen), odds)
    return Test(about, place, statistic, freedom, p_value(statistic, freedom))


def _of_table(about: str, rows: Iterable[Iterable[int]], sizes: tuple[int, ...], deals: int) -> Test:
    """Test cards against places.

    Every deal puts each card somewhere and fills each place, so counts vary a little less than freely drawn
    ones would: the usual statistic is 32/31 of one with 31 degrees of freedom for each place but one.
    """
    statistic = 0.0
    for row in rows:
        for count, size in zip(row, sizes, strict=True):
            due = deals * size / CARDS
            statistic += (count - due) ** 2 / due if due else 0.0
    statistic *= (CARDS - 1) / CARDS
    freedom = (CARDS - 1) * (len(sizes) - 1) if deals else 0
    return Test(about, "", statistic, freedom, p_value(statistic, freedom))


def deal_many(
    rules: RuleSet,
    seed: str,
    deals: int,
    told: Callable[[int], None] | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> Dealing:
    """Deal as a session with that seed does, `seed/1` and on, and return what came of it.

    `told` is given the number of deals now and then; with `stop` it ends early.
    """
    tally = Tally(rules)
    for number in range(1, deals + 1):
        tally.add(shuffled(f"{seed}/{number}"))
        if number % STEP == 0:
            if told is not None:
                told(number)
            if stop():
                break
    return tally.result(seed)
