"""How likely a hand makes a part, and which two of twelve cards it can best do without.

Everything is a sum over the four suits, so the best discard is found by looking up, for each suit, the best
holding that is left with none, one or two cards fewer.
"""

from __future__ import annotations

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
from ulti_desktop.engine.cards import ACES, TENS, iter_cards
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.rulesets import RuleSet

NEVER: Final = -40.0
"""The logit of a part that the hand cannot make: the seven, a pair or an ace is missing."""
NO_TRUMP: Final = -1
TRUMP, SIDE, PAIR_SUIT = range(3)
POINT_CARDS: Final = ACES | TENS
Bytes = tuple[int, int, int, int]
Roles = tuple[int, int, int, int]


def _roles_with(trump: int, pair: int | None) -> Roles:
    roles = [TRUMP if suit == trump else PAIR_SUIT if suit == pair else SIDE for suit in range(4)]
    return roles[0], roles[1], roles[2], roles[3]


_PLAIN_ROLES: Final = tuple((_roles_with(trump, None),) for trump in range(-1, 4))
_PAIR_ROLES: Final = tuple(
    tuple((suit, _roles_with(trump, suit)) for suit in range(4) if suit != trump) for trump in range(-1, 4)
)


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


def start_of(part: Part, parts: tuple[Part, ...], rules: RuleSet, with_trump: bool, open_hand: bool) -> float:
    """Return the constant of a part's logit under these rules and beside the other parts."""
    row = weights_of(part, rules, with_trump)
    names = shifts_of(rules, open_hand)
    if Part.DURCHMARS in parts and part is not Part.DURCHMARS:
        names = (*names, "march")
    return row.start + sum(row.shifts.get(name, 0.0) for name in names)


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

    Where a card serves one part and not the other, the parts weigh as much as they are worth.
    """

    def __init__(self, rules: RuleSet, parts: tuple[Part, ...], with_trump: bool, open_hand: bool) -> None:
        self.rules = rules
        self.parts = parts
        self.with_trump = with_trump
        self.starts = tuple(start_of(part, parts, rules, with_trump, open_hand) for part in parts)
        self.talons = tuple(weights_of(part, rules, with_trump).talon for part in parts)
        values = [float(rules.parts[part].plain or 1) for part in parts]
        self.shares = tuple(value / sum(values) for value in values)
        self._logits: list[list[tuple[float, ...] | None]] = [[None] * 256 for _ in range(3)]
        self._best: list[list[Left | None]] = [[None] * 256 for _ in range(3)]

    def logits(self, role: int, byte: int) -> tuple[float, ...]:
        """Return what a suit, given by its raw byte, adds to each part's logit."""
        known = self._logits[role][byte]
        if known is None:
            ten_high = self.with_trump and (role == TRUMP or self.rules.side_ten_high)
            held = holding(byte, 0, ten_high)
            known = tuple(suit_logit(part, self.rules, role, held, self.with_trump) for part in self.parts)
            self._logits[role][byte] = known
        return known

    def best_left(self, role: int, byte: int) -> Left:
        """Return the best that is left of a suit with 0, 1 and 2 cards fewer."""
        known = self._best[role][byte]
        if known is None:
            known = (
                *self._best_without(role, byte, 0),
                *self._best_without(role, byte, 1),
                *self._best_without(role, byte, 2),
            )
            self._best[role][byte] = known
        return known

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

    def _roles(self, hand: int, trump: int) -> tuple[Roles, ...]:
        """Return the ways to look at the suits: one, or one for each pair a 20-100 could name."""
        if Part.TWENTY_HUNDRED not in self.parts:
            return _PLAIN_ROLES[trump + 1]
        return tuple(
            roles
            for suit, roles in _PAIR_ROLES[trump + 1]
            if has_pair(hand >> (8 * suit) & 0xFF, ten_high=True)
        )

    def weigh(self, hand: int, trump: int, laid: int) -> tuple[tuple[float, ...], int] | None:
        """Return the chance of each part and the ten cards to keep; None when a part cannot be made.

        Of twelve cards the best two go; `laid` are the point cards that ten cards have laid away already.
        """
        bytes_ = (hand & 0xFF, hand >> 8 & 0xFF, hand >> 16 & 0xFF, hand >> 24)
        exchange = hand.bit_count() > 10
        best: tuple[float, Roles, int] | None = None
        for roles in self._roles(hand, trump):
            worth, keep = self._discard(bytes_, roles) if exchange else (self._worth(bytes_, roles), hand)
            if worth > NEVER / 2 and (best is None or worth > best[0]):
                best = worth, roles, keep
        if best is None:
            return None
        _, roles, keep = best
        if exchange:
            laid = (hand & ~keep & POINT_CARDS).bit_count()
        return self._chances(keep, roles, laid), keep

    def _worth(self, bytes_: Bytes, roles: Roles) -> float:
        return sum(self.best_left(role, byte)[0] for role, byte in zip(roles, bytes_, strict=True))

    def _discard(self, bytes_: Bytes, roles: Roles) -> tuple[float, int]:
        """Return the worth of the best ten of twelve cards, and these ten."""
        rows = [self.best_left(role, byte) for role, byte in zip(roles, bytes_, strict=True)]
        whole = rows[0][0] + rows[1][0] + rows[2][0] + rows[3][0]
        one = [row[2] - row[0] for row in rows]
        best, first, second = NEVER * 99, 0, 0
        for i in range(4):
            two = rows[i][4] - rows[i][0]
            if two > best:
                best, first, second = two, i, i
            for j in range(i):
                both = one[i] + one[j]
                if both > best:
                    best, first, second = both, i, j
        return whole + best, _rest(rows, first, second)

    def _chances(self, hand: int, roles: Roles, laid: int) -> tuple[float, ...]:
        acorns = self.logits(roles[0], hand & 0xFF)
        leaves = self.logits(roles[1], hand >> 8 & 0xFF)
        hearts = self.logits(roles[2], hand >> 16 & 0xFF)
        bells = self.logits(roles[3], hand >> 24)
        return tuple(
            chance(start + acorns[i] + leaves[i] + hearts[i] + bells[i] + laid * self.talons[i])
            for i, start in enumerate(self.starts)
        )


def _rest(rows: list[Left], first: int, second: int) -> int:
    """Return the hand that is left when a card of two suits goes, or two of one."""
    hand = 0
    for suit, row in enumerate(rows):
        gone = (suit == first) + (suit == second)
        byte = (row[1], row[3], row[5])[gone]
        hand |= byte << (8 * suit)
    return hand


@lru_cache(maxsize=512)
def judge(rules: RuleSet, parts: tuple[Part, ...], with_trump: bool, open_hand: bool = False) -> Judge:
    """Return the judge for these parts; it remembers what it has worked out."""
    return Judge(rules, parts, with_trump, open_hand)
