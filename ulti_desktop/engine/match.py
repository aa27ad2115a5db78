"""Many deals: whose turn it is to deal, the balances, and when a session is over.

Sources: the session sections (1.8); the ritual of the ace of hearts is EN's, ruling R-EN16; the extra
round on a tie is DE's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ulti_desktop.engine.cards import ACE_OF_HEARTS
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import Doublings, Settlement
from ulti_desktop.engine.state import Done, next_seat


@dataclass(frozen=True, slots=True)
class DealResult:
    """One line of the score sheet.

    `points` are the deal's game points by seat times the stake, `balances` their sums after it.
    `declarer` and `contract` are None in a void deal. `ace_holder` is who held the ace of hearts when the
    auction ended, None: the talon. `undone` and `advised` tell that somebody took actions back or had advice,
    `stood_in` that the simple player decided for a player that failed.
    """

    dealer: int
    declarer: int | None
    contract: Contract | None
    doublings: Doublings
    settlement: Settlement
    points: tuple[int, int, int]
    balances: tuple[int, int, int]
    ace_holder: int | None
    gave_up: bool
    claimed_by: int | None
    undone: bool = False
    advised: bool = False
    stood_in: bool = False

    @property
    def void(self) -> bool:
        """Everyone passed; the deal does not count towards the session's number."""
        return self.contract is None


@dataclass(frozen=True, slots=True)
class Match:
    """A session: `deals` 0 means open, `chip_target` 0 means none. Seats are 0..2 in playing order.

    `ritual_spoken` is the index of the deal in which the phrase of the ace of hearts was said;
    `ended` tells that the players ended the session.
    """

    rules: RuleSet
    deals: int
    chip_target: int
    first_dealer: int
    results: tuple[DealResult, ...] = ()
    ritual_spoken: int | None = None
    ended: bool = False

    @property
    def balances(self) -> tuple[int, int, int]:
        """Game points by seat so far, times the stake."""
        return self.results[-1].balances if self.results else (0, 0, 0)

    @property
    def played(self) -> int:
        """Deals that counted so far; void ones do not."""
        return sum(not result.void for result in self.results)

    @property
    def number(self) -> int:
        """The number of the deal that is being played, from 1."""
        return self.played + 1

    @property
    def dealer(self) -> int:
        """Who deals next (R-HO11, R-DE14 after a void deal)."""
        if not self.results:
            return self.first_dealer
        last = self.results[-1]
        if last.void and self.rules.all_pass == "same_dealer":
            return last.dealer
        return next_seat(last.dealer)

    @property
    def is_tied(self) -> bool:
        """Tell whether the first place is shared."""
        ranked = sorted(self.balances)
        return ranked[2] == ranked[1]

    @property
    def is_over(self) -> bool:
        """Tell whether no further deal is played."""
        if self.ended:
            return True
        end = self.ritual_end
        if end is not None and len(self.results) >= end:
            return True
        if self.chip_target and self._target_reached():
            return True
        return self.deals > 0 and self.played >= self.deals and self._round_complete(self.deals)

    def _round_complete(self, planned: int) -> bool:
        """A tie is broken by whole extra rounds where the rule set has them."""
        extra = self.rules.tie_extra_deals
        if not extra or not self.is_tied:
            return not extra or (self.played - planned) % extra == 0
        return False

    def _target_reached(self) -> bool:
        return max(self.balances) >= self.chip_target and not (self.rules.tie_extra_deals and self.is_tied)

    @property
    def ritual_end(self) -> int | None:
        """How many deals (void ones included) there will have been at the end; None as long as it is open."""
        if self.ritual_spoken is None:
            return None
        noted: int | None = None
        for index, result in enumerate(self.results):
            if noted is not None and result.dealer == noted:
                return index + 3
            if noted is None and index > self.ritual_spoken and not result.void:
                noted = result.ace_holder
        return None

    @property
    def ritual_noted(self) -> int | None:
        """Who got the ace of hearts in the deal that counts; None before that."""
        if self.ritual_spoken is None:
            return None
        for index, result in enumerate(self.results):
            if index > self.ritual_spoken and not result.void and result.ace_holder is not None:
                return result.ace_holder
        return None

    def speak_ritual(self, during: int) -> Match:
        """Return the match after somebody said the phrase during the deal with this index (from 0)."""
        if self.ritual_spoken is not None or not self.rules.ritual:
            return self
        return replace(self, ritual_spoken=during)

    def end(self) -> Match:
        """Return the match ended by its players."""
        return replace(self, ended=True)

    def after(
        self, done: Done, *, undone: bool = False, advised: bool = False, stood_in: bool = False
    ) -> Match:
        """Return the match with a finished deal entered; the marks tell how it was played."""
        stake = self.rules.stake
        one, two, three = points_by_seat(done)
        points = (one * stake, two * stake, three * stake)
        before = self.balances
        balances = (before[0] + points[0], before[1] + points[1], before[2] + points[2])
        game = done.game
        holder = None
        if game is not None:
            holder = next((s for s in range(3) if game.start_hands[s] & ACE_OF_HEARTS.bit), None)
        result = DealResult(
            done.dealer,
            None if game is None else game.declarer,
            None if game is None else game.contract,
            () if game is None else game.doublings,
            done.settlement,
            points,
            balances,
            holder,
            done.outcome.gave_up,
            done.claimed_by,
            undone,
            advised,
            stood_in,
        )
        return replace(self, results=(*self.results, result))


def points_by_seat(done: Done) -> tuple[int, int, int]:
    """Return the deal's game points by seat, stake not applied."""
    points = [0, 0, 0]
    if done.game is not None:
        points[done.game.declarer] = done.settlement.declarer
        points[done.game.d1] = done.settlement.d1
        points[done.game.d2] = done.settlement.d2
    return points[0], points[1], points[2]
