"""What a `SeatView` proves about the hidden cards during play, as masks.

Everything here follows from open information: cards played, suits not followed, cards not beaten where
the rules demand it, hands that lie open, the seat's own cards and its own talon.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ulti_desktop.engine.cards import FULL, SUIT_MASK, beaters, mask_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.view import SeatView

NO_TRUMP: Final = -1
Above = tuple[int, ...]


@lru_cache(maxsize=64)
def above_table(trump: int, side_ten_high: bool) -> Above:
    """Return, card by card, the mask of the cards of its suit that rank above it."""
    return tuple(
        beaters(card, trump != NO_TRUMP and (card >> 3 == trump or side_ten_high)) for card in range(32)
    )


def must_beat(rules: RuleSet, contract: Contract) -> bool:
    """Tell whether this game knows the duty to beat in the led suit."""
    if Part.BETLI in contract:
        return rules.must_beat_betli
    if contract.trump is None:
        return rules.must_beat_durchmars
    return rules.must_beat_trump


class Knowledge:
    """The table as one seat knows it at its turn to play.

    `may[s]` are the cards that seat `s` may hold, `out` those whose place this seat does not know or that
    others hold, `sizes[s]` how many cards a seat holds. `above[c]` are the cards of c's suit above it.
    """

    __slots__ = (
        "above",
        "contract",
        "declarer",
        "hand",
        "kept_seven",
        "may",
        "me",
        "out",
        "partner",
        "rules",
        "sizes",
        "trick",
        "trick_number",
        "trump",
        "trumps",
        "view",
    )

    def __init__(self, view: SeatView) -> None:
        contract, declarer = view.contract, view.declarer
        assert contract is not None
        assert declarer is not None
        self.view = view
        self.rules = view.rules
        self.contract = contract
        self.me = view.seat
        self.declarer = declarer
        self.partner = None if self.me == declarer else 3 - self.me - declarer
        self.trump = NO_TRUMP if contract.trump is None else int(contract.trump)
        self.trumps = 0 if self.trump == NO_TRUMP else SUIT_MASK[self.trump]
        keeps = view.rules.keep_seven and Part.ULTI in contract and bool(self.trumps)
        self.kept_seven = 8 * self.trump if keeps else -1
        self.above = above_table(self.trump, view.rules.side_ten_high)
        self.hand = mask_of(view.hand)
        self.trick = view.trick
        self.trick_number = len(view.tricks) + 1
        self.sizes = view.counts
        self._read()

    def _read(self) -> None:
        view = self.view
        seen = self.hand | mask_of(view.talon_known)
        barred = [0, 0, 0]
        beat = must_beat(self.rules, self.contract)
        for done in view.tricks:
            seen |= self._read_trick(done.cards, barred, beat)
        seen |= self._read_trick(self.trick, barred, beat)
        self.out = FULL & ~seen
        may = [self.out & ~barred[seat] for seat in range(3)]
        may[self.me] = self.hand
        for seat, shown in enumerate(view.open_hands):
            if shown and seat != self.me:
                for other in range(3):
                    if other != self.me:
                        may[other] &= ~shown
                may[seat] = shown
        self.may = may

    def _read_trick(self, cards: tuple[tuple[int, int], ...], barred: list[int], beat: bool) -> int:
        """Note what the cards of one trick prove; return their mask."""
        if not cards:
            return 0
        above, trumps = self.above, self.trumps
        best = led = int(cards[0][1])
        led_suit = SUIT_MASK[led >> 3]
        mask = 1 << led
        for seat, played in cards[1:]:
            card = int(played)
            mask |= 1 << card
            if card == self.kept_seven and seat == self.declarer:
                barred[seat] |= trumps  # he had to keep it as long as he had another
            if card >> 3 == led >> 3:
                if card >> 3 == best >> 3:
                    if above[best] >> card & 1:
                        best = card
                    elif beat:
                        barred[seat] |= above[best]
                continue
            barred[seat] |= led_suit
            if not trumps:
                continue
            if card >> 3 != self.trump:
                barred[seat] |= trumps
            elif best >> 3 != self.trump or above[best] >> card & 1:
                best = card
            elif self.rules.must_overtrump:
                barred[seat] |= above[best]
        return mask

    def beats(self, card: int) -> int:
        """Return every card that beats `card` while it leads the trick: higher ones, and trumps."""
        higher = self.above[card]
        return higher if card >> 3 == self.trump else higher | self.trumps

    def best_in_trick(self) -> tuple[int, int]:
        """Return seat and card that win the trick so far; it must have begun."""
        seat, best = self.trick[0]
        for other, card in self.trick[1:]:
            if self.beats(best) >> card & 1 and (card >> 3 == best >> 3 or card >> 3 == self.trump):
                seat, best = other, card
        return seat, best

    def later(self) -> tuple[int, ...]:
        """Return the seats that play to this trick after me."""
        return tuple((self.me + i) % 3 for i in range(1, 3 - len(self.trick)))

    def mine(self, seat: int) -> bool:
        """Tell whether a seat is on my side."""
        return seat in (self.me, self.partner)

    def chance_to_hold(self, seat: int, wanted: int) -> float:
        """Return roughly how likely a seat holds at least one card of `wanted`."""
        may = self.may[seat]
        hits = (may & wanted).bit_count()
        if not hits:
            return 0.0
        pool, size = may.bit_count(), self.sizes[seat]
        if size >= pool:
            return 1.0
        return 1.0 - (1.0 - size / pool) ** hits

    def chance_to_beat(self, seat: int, card: int, led: int) -> float:
        """Return roughly how likely a seat can beat `card`, the best of a trick whose suit is `led`."""
        suit = SUIT_MASK[led]
        same = card >> 3 == led
        follows = self.chance_to_hold(seat, suit)
        in_suit = self.chance_to_hold(seat, self.above[card] & suit) if same else 0.0
        if not self.trumps or follows >= 1.0 or led == self.trump:
            return in_suit
        over = self.trumps if card >> 3 != self.trump else self.above[card]
        return in_suit + (1.0 - follows) * self.chance_to_hold(seat, over)

    def chance_to_win(self, card: int) -> float:
        """Return roughly how likely my side wins the trick when I play this card now."""
        led = self.trick[0][1] >> 3 if self.trick else card >> 3
        seat, best = self.me, card
        if self.trick:
            holder, lying = self.best_in_trick()
            if not self._wins_over(card, lying):
                seat, best = holder, lying
        side = 1.0 if self.mine(seat) else 0.0
        for other in self.later():
            takes = self.chance_to_beat(other, best, led)
            side = takes + (1.0 - takes) * side if self.mine(other) else (1.0 - takes) * side
        return side

    def _wins_over(self, card: int, lying: int) -> bool:
        if card >> 3 == lying >> 3:
            return bool(self.above[lying] >> card & 1)
        return card >> 3 == self.trump

    def wins_now(self, card: int) -> bool:
        """Tell whether my card would lead the trick as it lies."""
        return not self.trick or self._wins_over(card, self.best_in_trick()[1])

    def is_master(self, card: int) -> bool:
        """Tell whether no other hand may hold a higher card of the suit."""
        return not self.above[card] & self.out

    def foes(self) -> tuple[int, ...]:
        """Return the seats against me."""
        if self.partner is None:
            return (self.me + 1) % 3, (self.me + 2) % 3
        return (self.declarer,)
