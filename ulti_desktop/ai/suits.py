"""What eight cards of one suit are worth: features of a holding, worked out once for all 256 of them.

A holding is a byte, bit 0 the lowest card and bit 7 the ace in the order of its suit: `holding` brings the
ten to its place. How the cards that are missing lie is taken as even between the two others.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import log
from typing import Final

from ulti_desktop.engine.cards import TEN_LOW_STRENGTH

Features = tuple[float, ...]
ACE: Final = 1 << 7
_FLOOR: Final = 0.002
_TEN_LOW: Final = tuple(
    sum(1 << TEN_LOW_STRENGTH[rank] for rank in range(8) if byte >> rank & 1) for byte in range(256)
)
_KING_TEN_HIGH, _OVER_TEN_HIGH = 1 << 5, 1 << 4
_KING_TEN_LOW, _OVER_TEN_LOW = 1 << 6, 1 << 5


def holding(mask: int, suit: int, ten_high: bool) -> int:
    """Return the cards of one suit in a hand as a holding."""
    byte = mask >> (8 * suit) & 0xFF
    return byte if ten_high else _TEN_LOW[byte]


def has_pair(held: int, ten_high: bool) -> bool:
    """Tell whether king and over are both there."""
    pair = _KING_TEN_HIGH | _OVER_TEN_HIGH if ten_high else _KING_TEN_LOW | _OVER_TEN_LOW
    return held & pair == pair


def trump_features(held: int) -> Features:
    """Return length, long trumps, ace, ten, king, small courts, pair, seven, ace with ten, short."""
    length = held.bit_count()
    ace, ten = bool(held & ACE), bool(held & 1 << 6)
    return (
        float(length),
        float(max(0, length - 4)),
        float(ace),
        float(ten and (ace or length > 2)),
        float(bool(held & _KING_TEN_HIGH)),
        float((held >> 3 & 3).bit_count()),
        float(has_pair(held, ten_high=True)),
        float(held & 1),
        float(ace and ten),
        float(length < 4),
    )


def side_features(held: int, ten_high: bool) -> Features:
    """Return ace, ace and second, guarded second, sequence, void, lone loser, losers, pair, ten, lone ace."""
    length = held.bit_count()
    ace, second, third = bool(held & ACE), bool(held & 1 << 6), bool(held & 1 << 5)
    tops = top_sequence(held)
    ten = bool(held & (1 << 6 if ten_high else 1 << 3))
    return (
        float(ace),
        float(ace and second),
        float(second and not ace and length > 1),
        float(ace and second and third),
        float(length == 0),
        float(length == 1 and not ace),
        float(length - tops),
        float(has_pair(held, ten_high)),
        float(ten and not ace),
        float(ace and length == 1),
    )


def top_sequence(held: int) -> int:
    """Return how many cards from the ace downwards are there without a gap."""
    count = 0
    while count < 8 and held >> (7 - count) & 1:
        count += 1
    return count


def march_features(held: int) -> Features:
    """Return how surely the suit runs without a loser (a logarithm), its length, its ace."""
    return log(run_chance(held) + _FLOOR), float(held.bit_count()), float(bool(held & ACE))


def betli_features(held: int, must_beat: bool) -> Features:
    """Return how surely the suit takes nothing (a logarithm), whether it is at risk, length, lowest card."""
    chance = duck_chance(held, must_beat)
    return log(chance + _FLOOR), float(chance < 0.98), float(held.bit_count()), float(held & 1)


def _splits(held: int) -> list[tuple[list[int], list[int]]]:
    """Return every way the missing cards can lie with the two others, each as ascending lists."""
    missing = [rank for rank in range(8) if not held >> rank & 1]
    return [
        (
            [rank for i, rank in enumerate(missing) if split >> i & 1],
            [rank for i, rank in enumerate(missing) if not split >> i & 1],
        )
        for split in range(1 << len(missing))
    ]


def _share(held: int, good: Callable[[list[int], list[int], list[int]], bool]) -> float:
    mine = [rank for rank in range(8) if held >> rank & 1]
    splits = _splits(held)
    return sum(good(list(mine), left, right) for left, right in splits) / len(splits)


@lru_cache(maxsize=256)
def run_chance(held: int) -> float:
    """Return how often a holding led from the top wins a trick with each of its cards."""
    return _share(held, _runs)


def _runs(mine: list[int], left: list[int], right: list[int]) -> bool:
    for card in reversed(mine):
        for other in (left, right):
            if other and other[-1] > card:
                return False
            if other:
                other.pop(0)
    return True


@lru_cache(maxsize=512)
def duck_chance(held: int, must_beat: bool) -> float:
    """Return how often the others, leading the suit low again and again, never make its holder take."""
    if not held:
        return 1.0
    return _share(held, lambda mine, left, right: _ducks(mine, left, right, must_beat))


def _ducks(mine: list[int], left: list[int], right: list[int], must_beat: bool) -> bool:
    """Play the suit out: the others lead it low again and again, the holder plays last."""
    while mine and (left or right):
        first, second = (left, right) if left else (right, left)
        best = first.pop(0)
        if second:
            best = max(best, _answer(second, best, must_beat))
        if _under(mine, best, must_beat) > best:
            return False
    return True


def _answer(cards: list[int], best: int, must_beat: bool) -> int:
    if must_beat:
        for i, card in enumerate(cards):
            if card > best:
                return cards.pop(i)
    return cards.pop(0)


def _under(mine: list[int], best: int, must_beat: bool) -> int:
    """Take out the holder's card: one that beats where it must, else the highest below, else the lowest."""
    higher = [card for card in mine if card > best]
    lower = [card for card in mine if card < best]
    card = higher[0] if (must_beat and higher) or not lower else lower[-1]
    mine.remove(card)
    return card
