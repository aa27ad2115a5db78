"""How likely a hand makes a part, and which two of twelve cards it can best do without.

Everything is a sum over the four suits, so the best discard is found by looking up, for each suit, the best
holding that is left with none, one or two cards fewer.
"""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import combinations
from math import exp
from typing import Final

from ulti_desktop.ai.memo import Memo
from ulti_desktop.ai.suits import (
    betli_features,
    has_pair,
    holding,
    march_features,
    side_features,
    trump_features,
)
from ulti_desktop.ai.weights import WEIGHTS, Weights
from ulti_desktop.engine.cards import ACES, TENS, Rank
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


def weights_name(part: Part, rules: RuleSet, with_trump: bool) -> str:
    """Return which of `WEIGHTS` hold for a part under a rule set."""
    if part is Part.PARTI:
        return "parti" if rules.parti_rule == "more" else "parti_cards"
    if part is Part.DURCHMARS:
        return "march_trump" if with_trump else "march"
    return part.value


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
    row = WEIGHTS[weights_name(part, rules, with_trump)]
    names = shifts_of(rules, open_hand)
    if Part.DURCHMARS in parts and part is not Part.DURCHMARS:
        names = (*names, "march")
    return row.start + sum(row.shifts.get(name, 0.0) for name in names)


def suit_logit(part: Part, row: Weights, role: int, held: int, ten_high: bool, must_beat: bool) -> float:
    """Return what one suit adds to a part's logit, NEVER where it lacks what the part needs.

    `held` is the holding in the suit's own order, `ten_high` tells which; `role` tells trump, side suit, or
    the suit of the named pair of a 20-100. `must_beat` is the duty to beat in a betli.
    """
    if part is Part.BETLI:
        return _dot(row.side, betli_features(held, must_beat))
    if part is Part.DURCHMARS:
        return _dot(row.trump if role == TRUMP else row.side, march_features(held))
    if _lacks(part, role, held, ten_high):
        return NEVER
    if role == TRUMP:
        return _dot(row.trump, trump_features(held))
    return _dot(row.side, side_features(held, ten_high))


@lru_cache(maxsize=256)
def _suit_logits(part: Part, name: str, role: int, ten_high: bool, must_beat: bool) -> Memo[int, float]:
    """Return what a suit adds to a part's logit by its raw byte, for every judge that needs it."""
    row = WEIGHTS[name]
    return Memo(lambda byte: suit_logit(part, row, role, holding(byte, 0, ten_high), ten_high, must_beat))


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


Left = tuple[float, float, float, tuple[int, int, int]]
"""What is left of a suit: its worth, what that changes by without the best one and the best two cards to lay
away, and the raw byte with all cards, one fewer and two fewer."""
_GONE: Final = (
    (2, 0, 0, 0),
    (0, 2, 0, 0),
    (1, 1, 0, 0),
    (0, 0, 2, 0),
    (1, 0, 1, 0),
    (0, 1, 1, 0),
    (0, 0, 0, 2),
    (1, 0, 0, 1),
    (0, 1, 0, 1),
    (0, 0, 1, 1),
)
"""Where two cards may come from: how many of each suit."""


Fewer = tuple[tuple[int, int], ...]


def _without(byte: int) -> tuple[Fewer, Fewer]:
    """Return what can be left of a suit without one card and without two, and how many aces and tens went."""
    cards = [(1 << rank, int(rank >= Rank.TEN)) for rank in range(8) if byte >> rank & 1]
    return (
        tuple((byte ^ card, points) for card, points in cards),
        tuple((byte ^ a ^ b, points + more) for (a, points), (b, more) in combinations(cards, 2)),
    )


_WITHOUT: Final = Memo(_without)


class Judge:
    """Judges hands for one set of parts under one rule set: chances, and the best discard.

    Where a card serves one part and not the other, the parts weigh as much as they are worth.
    """

    def __init__(self, rules: RuleSet, parts: tuple[Part, ...], with_trump: bool, open_hand: bool) -> None:
        names = [weights_name(part, rules, with_trump) for part in parts]
        values = [float(rules.parts[part].plain or 1) for part in parts]
        self._names_pair = Part.TWENTY_HUNDRED in parts
        self._starts = tuple(start_of(part, parts, rules, with_trump, open_hand) for part in parts)
        self._talons = tuple(WEIGHTS[name].talon for name in names)
        self._shares = tuple(value / sum(values) for value in values)
        laid = sum(w * v for w, v in zip(self._shares, self._talons, strict=True))
        self._laid = (0.0, laid, 2 * laid)
        self._columns = tuple(
            tuple(
                _suit_logits(
                    part,
                    name,
                    role,
                    with_trump and (role == TRUMP or rules.side_ten_high),
                    part is Part.BETLI and rules.must_beat_betli,
                )
                for part, name in zip(parts, names, strict=True)
            )
            for role in range(3)
        )
        self._logits = tuple(Memo(partial(self._logits_of, role)) for role in range(3))
        self._worths = tuple(Memo(partial(self._worth_of, role)) for role in range(3))
        self._lefts = tuple(Memo(partial(self._left_of, role)) for role in range(3))

    def _logits_of(self, role: int, byte: int) -> tuple[float, ...]:
        """Return what a suit, given by its raw byte, adds to each part's logit."""
        return tuple([column[byte] for column in self._columns[role]])

    def _worth_of(self, role: int, byte: int) -> float:
        """Return what a suit is worth for all parts together, as a logit."""
        return sum([w * v for w, v in zip(self._shares, self._logits[role][byte], strict=True)])

    def _left_of(self, role: int, byte: int) -> Left:
        worths, laid = self._worths[role], self._laid
        one = two = NEVER * 9
        one_left = two_left = byte
        without_one, without_two = _WITHOUT[byte]
        for left, points in without_one:
            worth = worths[left] + laid[points]
            if worth > one:
                one, one_left = worth, left
        for left, points in without_two:
            worth = worths[left] + laid[points]
            if worth > two:
                two, two_left = worth, left
        whole = worths[byte]
        return whole, one - whole, two - whole, (byte, one_left, two_left)

    def _roles(self, hand: int, trump: int) -> tuple[Roles, ...]:
        """Return the ways to look at the suits: one, or one for each pair a 20-100 could name."""
        if not self._names_pair:
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
        suits = hand & 0xFF, hand >> 8 & 0xFF, hand >> 16 & 0xFF, hand >> 24
        exchange = hand.bit_count() > 10
        most, best = NEVER / 2, None
        for roles in self._roles(hand, trump):
            worth, keep = self._discard(suits, roles) if exchange else (self._worth(suits, roles), hand)
            if worth > most:
                most, best = worth, (roles, keep)
        if best is None:
            return None
        roles, keep = best
        if exchange:
            laid = (hand & ~keep & POINT_CARDS).bit_count()
        return self._chances(keep, roles, laid), keep

    def _worth(self, suits: Bytes, roles: Roles) -> float:
        worths, (acorns, leaves, hearts, bells) = self._worths, suits
        return (
            worths[roles[0]][acorns]
            + worths[roles[1]][leaves]
            + worths[roles[2]][hearts]
            + worths[roles[3]][bells]
        )

    def _discard(self, suits: Bytes, roles: Roles) -> tuple[float, int]:
        """Return the worth of the best ten of twelve cards, and these ten."""
        lefts, (acorns, leaves, hearts, bells) = self._lefts, suits
        a, b, c, d = (
            lefts[roles[0]][acorns],
            lefts[roles[1]][leaves],
            lefts[roles[2]][hearts],
            lefts[roles[3]][bells],
        )
        one, two, three, four = a[1], b[1], c[1], d[1]
        changes = (
            a[2],
            b[2],
            one + two,
            c[2],
            one + three,
            two + three,
            d[2],
            one + four,
            two + four,
            three + four,
        )
        best = max(changes)
        i, j, k, m = _GONE[changes.index(best)]
        keep = a[3][i] | b[3][j] << 8 | c[3][k] << 16 | d[3][m] << 24
        return a[0] + b[0] + c[0] + d[0] + best, keep

    def _chances(self, hand: int, roles: Roles, laid: int) -> tuple[float, ...]:
        logits = self._logits
        acorns = logits[roles[0]][hand & 0xFF]
        leaves = logits[roles[1]][hand >> 8 & 0xFF]
        hearts = logits[roles[2]][hand >> 16 & 0xFF]
        bells = logits[roles[3]][hand >> 24]
        rows = zip(self._starts, acorns, leaves, hearts, bells, self._talons, strict=True)
        return tuple([chance(start + a + b + c + d + laid * talon) for start, a, b, c, d, talon in rows])


@lru_cache(maxsize=512)
def judge(rules: RuleSet, parts: tuple[Part, ...], with_trump: bool, open_hand: bool = False) -> Judge:
    """Return the judge for these parts; it remembers what it has worked out."""
    return Judge(rules, parts, with_trump, open_hand)
