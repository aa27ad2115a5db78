"""The readable twin of `rules.hpp`: which cards may be played, and who wins the trick.

A card is `suit * 8 + rank`; suits are acorns 0, leaves 1, hearts 2, bells 3, ranks 7 8 9 U O K 10 A = 0..7.
A hand is a mask with bit `card` set. A trick is its cards in the order of play.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

NO_TRUMP: Final = -1
SEATS: Final = 3
TEN_HIGH: Final = (0, 1, 2, 3, 4, 5, 6, 7)
"""Strength by rank: 7 8 9 U O K 10 A."""
TEN_LOW: Final = (0, 1, 2, 4, 5, 6, 3, 7)
"""Strength by rank: 7 8 9 10 U O K A."""


def legal_mask(
    hand: int,
    trick: Sequence[int],
    trump: int,
    ten_high_trump: bool,
    ten_high_side: bool,
    must_beat: bool,
    must_overtrump: bool,
    must_beat_led_when_trumped: bool,
    keep_seven: bool,
) -> int:
    """The cards of `hand` that may be played on the cards of `trick` (none when leading), as a mask."""
    _check(trick, trump, most=SEATS - 1)
    if not _is_int(hand, "hand") or not 0 <= hand < 2**32:
        raise ValueError("hand out of range")
    if any(hand >> card & 1 for card in trick):
        raise ValueError("a card both in the hand and in the trick")

    def strength(card: int) -> int:
        return _strength(card, trump, ten_high_trump, ten_high_side)

    def that_beat(cards: list[int], lying: list[int]) -> list[int]:
        """Those of `cards` that are higher than all of `lying`; all of them when none is."""
        best = max(map(strength, lying))
        return [card for card in cards if strength(card) > best] or cards

    def by_duty(cards: list[int]) -> list[int]:
        if not trick:
            return cards
        led = trick[0] // 8
        trumps_lying = _of_suit(trick, trump)
        follow = _of_suit(cards, led)
        if follow:
            trumped = led != trump and bool(trumps_lying)
            if must_beat and (not trumped or must_beat_led_when_trumped):
                return that_beat(follow, _of_suit(trick, led))
            return follow
        trumps = _of_suit(cards, trump)
        if trumps and trumps_lying and must_overtrump:
            return that_beat(trumps, trumps_lying)
        return trumps or cards

    legal = by_duty([card for card in range(32) if hand >> card & 1])
    if keep_seven and trump != NO_TRUMP:
        legal = [card for card in legal if card != trump * 8] or legal
    return sum(1 << card for card in legal)


def trick_winner(trick: Sequence[int], trump: int, ten_high_trump: bool, ten_high_side: bool) -> int:
    """Index in `trick` of the card that wins it: the highest trump, or else the highest of the led suit."""
    _check(trick, trump, most=SEATS)
    if not trick:
        raise ValueError("an empty trick has no winner")
    contenders = _of_suit(trick, trump) or _of_suit(trick, trick[0] // 8)
    best = max(contenders, key=lambda card: _strength(card, trump, ten_high_trump, ten_high_side))
    return list(trick).index(best)


def _of_suit(cards: Iterable[int], suit: int) -> list[int]:
    return [card for card in cards if card // 8 == suit]


def _strength(card: int, trump: int, ten_high_trump: bool, ten_high_side: bool) -> int:
    ten_high = ten_high_trump if card // 8 == trump else ten_high_side
    return (TEN_HIGH if ten_high else TEN_LOW)[card % 8]


def _check(trick: Sequence[int], trump: int, most: int) -> None:
    for card in trick:
        if not _is_int(card, "card") or not 0 <= card < 32:
            raise ValueError("card out of range")
    if len(trick) > most:
        raise ValueError("too many cards in the trick")
    if len(set(trick)) != len(trick):
        raise ValueError("the same card twice in the trick")
    if not _is_int(trump, "trump") or not NO_TRUMP <= trump <= 3:
        raise ValueError("trump out of range")


def _is_int(value: object, what: str) -> bool:
    if not isinstance(value, int):
        raise TypeError(f"{what} must be an int")
    return True
