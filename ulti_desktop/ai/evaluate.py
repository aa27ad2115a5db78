"""How likely a hand makes a part, and which two of twelve cards it can best do without.

Everything is a sum over the four suits, so the best discard is found by looking up, for each suit, the best
holding that is left with none, one or two cards fewer.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import exp
from typing import Final

from ulti_desktop.ai.suits import (
    betli_features,
    has_pair,
    holding,
    march_features,
    point_cards,
    side_features,
    trump_features,
)
from ulti_desktop.ai.weights import WEIGHTS, Weights
from ulti_desktop.engine.cards import iter_cards
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.rulesets import RuleSet

NEVER: Final = -40.0
"""The logit of a part that the hand cannot make: the seven, a pair or an ace is missing."""
NO_TRUMP: Final = -1
TRUMP, SIDE, PAIR_SUIT = range(3)


def chance(logit: float) -> float:
    """Return the chance that belongs to a logit."""
    if logit < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-logit))


def weights_of(part: Part, rules: RuleSet, with_trump: bool) -> Weights:
    """Return the weights for a part under a rule set."""
    if part is Part.PARTI:
        return WEIGHTS["parti" if rules.parti_rule == "more" else "parti_cards"]
    if part is Part.DURCHMARS:
        return WEIGHTS["march_trump" if with_trump else "march"]
    return WEIGHTS[part.value]


def shifts_of(rules: RuleSet, open_hand: bool) -> tuple[str, ...]:
    """Return the names of the rules that shift the chances."""
    found = []
    if rules.talon_to == "declarer":
        found.append("talon_mine")
    if not rules.side_ten_high:
        found.append("ten_low")
    if not rules.must_beat_trump:
        found.append("free_trump")
    if rules.leader == "forehand":
        found.append("no_lead")
    if open_hand:
        found.append("open")
    return tuple(found)


def start_of(part: Part, rules: RuleSet, with_trump: bool, open_hand: bool = False) -> float:
    """Return the constant of a part's logit under these rules."""
    row = weights_of(part, rules, with_trump)
    return row.start + sum(row.shifts.get(name, 0.0) for name in shifts_of(rules, open_hand))


def suit_logit(part: Part, rules: RuleSet, role: int, held: int, with_trump: bool) -> float:
    """Return what one suit adds to a part's logit, NEVER where it lacks what the part needs.

    `held` is the holding in the suit's own order; `role` tells trump, side suit, or the suit of the named
    pair of a 20-100.
    """
    row = weights_of(part, rules, with_trump)
    ten_high = with_trump and (role == TRUMP or rules.side_ten_high)
    if part is Part.BETLI:
        return _dot(row.side, betli_features(held, rules.must_beat_betli))
    if part is Part.DURCHMARS:
        return _dot(row.trump if role == TRUMP else row.side, march_features(held))
    if _lacks(part, role, held, ten_high):
        return NEVER
    if role == TRUMP:
        return _dot(row.trump, trump_features(held))
    return _dot(row.side, side_features(held, ten_high))


def _lacks(part: Part, role: int, held: int, ten_high: bool) -> bool:
    if part is Part.ULTI:
        return role == TRUMP and not held & 1
    if part is Part.FORTY_HUNDRED:
        return role == TRUMP and not has_pair(held, ten_high)
    if part is Part.TWENTY_HUNDRED:
        return role == PAIR_SUIT and not has_pair(held, ten_high)
    return False


def _dot(weights: tuple[float, ...], features: tuple[float, ...]) -> float:
    return sum(w * f for w, f in zip(weights, features, strict=True))


Left = tuple[float, int, float, int, float, int]
"""The best that is left of a suit with 0, 1 and 2 cards fewer: worth and raw byte of each."""


class Judge:
    """Judges hands for one set of parts under one rule set: chances, and the best discard.

    `shares` weigh the parts against each other when a card serves one and not the other.
    """

    def __init__(self, rules: RuleSet, parts: tuple[Part, ...], with_trump: bool, open_hand: bool) -> None:
        self.rules = rules
        self.parts = parts
        self.with_trump = with_trump
        self.starts = tuple(start_of(part, rules, with_trump, open_hand) for part in parts)
        self.shares = _shares(rules, parts)
        self.talons = tuple(weights_of(part, rules, with_trump).talon for part in parts)
        self._logits: list[dict[int, tuple[float, ...]]] = [{}, {}, {}]
        self._best: list[dict[int, Left]] = [{}, {}, {}]

    def logits(self, role: int, byte: int) -> tuple[float, ...]:
        """Return what a suit, given by its raw byte, adds to each part's logit."""
        known = self._logits[role]
        if byte not in known:
            ten_high = self.with_trump and (role == TRUMP or self.rules.side_ten_high)
            held = holding(byte, 0, ten_high)
            known[byte] = tuple(
                suit_logit(part, self.rules, role, held, self.with_trump) for part in self.parts
            )
        return known[byte]

    def best_left(self, role: int, byte: int) -> Left:
        """Return the best that is left of a suit with 0, 1 and 2 cards fewer."""
        known = self._best[role]
        if byte not in known:
            known[byte] = (
                *self._best_without(role, byte, 0),
                *self._best_without(role, byte, 1),
                *self._best_without(role, byte, 2),
            )
        return known[byte]

    def _best_without(self, role: int, byte: int, count: int) -> tuple[float, int]:
        best, best_left = NEVER * 9, byte
        for gone in combinations(tuple(iter_cards(byte)), count):
            left = byte & ~sum(1 << card for card in gone)
            worth = sum(w * v for w, v in zip(self.shares, self.logits(role, left), strict=True))
            laid = point_cards(byte & ~left, ten_high=True)
            worth += laid * sum(w * v for w, v in zip(self.shares, self.talons, strict=True))
            if worth > best:
                best, best_left = worth, left
        return best, best_left

    def roles(self, hand: int, trump: int) -> Iterator[tuple[int, int, int, int]]:
        """Return the ways to look at the suits: one, or one for each pair a 20-100 could name."""
        plain = [TRUMP if suit == trump else SIDE for suit in range(4)]
        if Part.TWENTY_HUNDRED not in self.parts:
            yield plain[0], plain[1], plain[2], plain[3]
            return
        for suit in range(4):
            byte = hand >> (8 * suit) & 0xFF
            if suit != trump and has_pair(byte, ten_high=True):
                roles = list(plain)
                roles[suit] = PAIR_SUIT
                yield roles[0], roles[1], roles[2], roles[3]

    def discard(self, hand: int, trump: int) -> tuple[float, int]:
        """Return the worth of the best ten of twelve cards, and these ten; worth NEVER when there is none."""
        best_worth, best_hand = NEVER * 9, 0
        for roles in self.roles(hand, trump):
            rows = [self.best_left(roles[suit], hand >> (8 * suit) & 0xFF) for suit in range(4)]
            whole = rows[0][0] + rows[1][0] + rows[2][0] + rows[3][0]
            one = [row[2] - row[0] for row in rows]
            for i in range(4):
                two = whole - rows[i][0] + rows[i][4]
                if two > best_worth:
                    best_worth = two
                    best_hand = _rest(rows, i, i)
                for j in range(i):
                    both = whole + one[i] + one[j]
                    if both > best_worth:
                        best_worth = both
                        best_hand = _rest(rows, i, j)
        return best_worth, best_hand

    def chances(self, hand: int, trump: int, laid: int) -> tuple[float, ...]:
        """Return how likely a hand of ten makes each part, `laid` being the point cards it laid away."""
        best: tuple[float, ...] = tuple(0.0 for _ in self.parts)
        best_sum = -1.0
        for roles in self.roles(hand, trump):
            rows = [self.logits(roles[suit], hand >> (8 * suit) & 0xFF) for suit in range(4)]
            found = tuple(
                chance(start + sum(row[i] for row in rows) + laid * talon)
                for i, (start, talon) in enumerate(zip(self.starts, self.talons, strict=True))
            )
            if sum(found) > best_sum:
                best, best_sum = found, sum(found)
        return best


def _rest(rows: list[Left], first: int, second: int) -> int:
    """Return the hand that is left when a card of two suits goes, or two of one."""
    hand = 0
    for suit, row in enumerate(rows):
        gone = (suit == first) + (suit == second)
        byte = (row[1], row[3], row[5])[gone]
        hand |= byte << (8 * suit)
    return hand


def _shares(rules: RuleSet, parts: tuple[Part, ...]) -> tuple[float, ...]:
    values = [float(rules.parts[part].plain or 1) for part in parts]
    total = sum(values)
    return tuple(value / total for value in values)


@lru_cache(maxsize=512)
def judge(rules: RuleSet, parts: tuple[Part, ...], with_trump: bool, open_hand: bool = False) -> Judge:
    """Return the judge for these parts; it remembers what it has worked out."""
    return Judge(rules, parts, with_trump, open_hand)
