"""The auction of the searching player: what to bid, what to lay away, whether to pick the talon up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from ulti_desktop.ai.appraise import Appraisal, Appraiser, Candidate, with_trump, worth_of
from ulti_desktop.ai.bidding import Plan, discards_for, likely_talons, shortlist
from ulti_desktop.ai.defence import declarer_chance
from ulti_desktop.ai.evaluate import NO_TRUMP
from ulti_desktop.ai.player import Forecast, Weighed, dice, number_for
from ulti_desktop.ai.sight import Mind
from ulti_desktop.ai.style import Style
from ulti_desktop.engine.actions import Action, Bid, Discard, GiveUp, NameTrump, Pass, TakeTalon, discard
from ulti_desktop.engine.cards import FULL, SUIT_MASK, Suit, cards_of, mask_of
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.ladder import trumps_of
from ulti_desktop.engine.scoring import Outcome, settle
from ulti_desktop.engine.view import SeatView

LONG_THERE: Final = 0.6
"""How much less likely each card of a suit in one's own hand makes it somebody else's trump."""
HOPELESS: Final = 4.0
"""What is judged so much worse than a pass, in game points, is not looked at closely."""
NOTHING: Final = -10.0
"""What it is worth to have to bid with nothing to bid on."""
SWAY: Final = 0.25
"""How far a style moves what a bid must promise above a pass, in game points from each defender."""


@dataclass(frozen=True, slots=True)
class Care:
    """How much care goes into the auction.

    So many `plans` and `discards` are looked at: in `glance` worlds each, the `finalists` then in `width`. A
    decision to pick up looks at so many `talons`, each in `talon_width` worlds. `risk` is the care of the
    judge that makes this short list: what it takes off for an unsafe bid, in stakes.
    """

    plans: int
    discards: int
    talons: int
    glance: int
    width: int
    talon_width: int
    finalists: int = 2
    risk: float = 1.0


LIGHT: Final = Care(plans=4, discards=4, talons=6, glance=4, width=12, talon_width=3)
FULL_CARE: Final = Care(plans=6, discards=6, talons=12, glance=8, width=40, talon_width=6)


def _trump_of(one: Appraisal) -> Suit:
    assert one.contract.trump is not None
    return one.contract.trump


class Bidder:
    """Decides for one view of the auction.

    Then `weighed` are the actions that it compared, each once; what only a glance was spent on counts no
    more than what was looked at closely. `looked_at` are the contracts behind them, best first, and `talons`
    what each talon would bring that it thought of picking up, in game points for the seat.
    """

    def __init__(self, view: SeatView, care: Care, style: Style, seed: int, mind: Mind) -> None:
        self.forecasts: tuple[Forecast, ...] = ()
        self.weighed: list[Weighed] = []
        self.looked_at: list[Appraisal] = []
        self.talons: tuple[float, ...] = ()
        self._view = view
        self._care = care
        self._style = style
        self._seed = seed
        self._mind = mind
        self._rules = view.rules
        self._hand = mask_of(view.hand)
        self._appraiser = Appraiser(view, number_for(seed, view), mind)

    def _appraise(self, plans: Sequence[Plan], laid: int = 0) -> list[Appraisal]:
        """Appraise plans on this hand, best first; `laid` are cards that lie in the talon already."""
        care = self._care
        first = self._look([self._candidate(plan, self._hand, laid) for plan in plans], care.glance)
        if len(first) < 2:
            return [one for one, _ in first]
        close = self._look([candidate for _, candidate in first[: care.finalists]], care.width)
        return [one for one, _ in (*close, *first[care.finalists :])]

    def _look(self, candidates: list[Candidate], worlds: int) -> list[tuple[Appraisal, Candidate]]:
        """Appraise candidates in so many worlds, best first."""
        found = list(zip(self._appraiser.appraise(candidates, worlds), candidates, strict=True))
        return sorted(found, key=lambda one: -one[0].worth)

    def _candidate(self, plan: Plan, hand: int, laid: int = 0) -> Candidate:
        return Candidate(with_trump(plan.contract, plan.trump), plan.keep, laid or hand & ~plan.keep)

    def _note(self, action: Action, worth: float) -> None:
        """Note what an action brings; `worth` is that from each defender."""
        if action in self._view.legal and all(action != one.action for one in self.weighed):
            self.weighed.append(Weighed(action, 2 * worth))

    def _note_all(self, found: Iterable[Appraisal], action_of: Callable[[Appraisal], Action]) -> None:
        worth = inf
        for one in found:
            self.looked_at.append(one)
            worth = min(worth, one.worth)
            self._note(action_of(one), worth)

    def _discard_of(self, one: Appraisal) -> Discard:
        return discard(*cards_of(self._hand & ~one.keep))

    def _say(self, chosen: Appraisal) -> None:
        parts = zip(chosen.contract.parts, chosen.odds, chosen.plain, strict=True)
        self.forecasts = tuple(Forecast(self._view.seat, part, odds, plain) for part, odds, plain in parts)

    def _bid_of(self, contract: Contract) -> Bid:
        """Return the bid as it is announced: without its trump where that is named later."""
        bid = Bid(contract)
        return bid if bid in self._view.legal else Bid(contract.with_trump(None))

    def announce(self) -> Action:
        """Return the best bid where one must be made."""
        view = self._view
        laid = mask_of(view.talon_known) if len(view.hand) == 10 else 0
        count = self._care.plans if len(view.hand) > 10 else self._care.finalists
        plans = shortlist(self._rules, self._hand, view.standing, laid, count, self._care.risk)
        found = self._appraise(plans, laid)
        self._note_all(found, lambda one: self._bid_of(one.contract))
        for one in found:
            bid = self._bid_of(one.contract)
            if bid in view.legal:
                self._say(one)
                return bid
        return view.legal[0]

    def lay_away(self) -> Action:
        """Return the discard that leaves the best contract."""
        view = self._view
        if self._rules.bid_order == "bid_first" and view.bidder == view.seat and view.standing is not None:
            plans = self._other_discards(view.standing)
        else:
            plans = shortlist(self._rules, self._hand, view.standing, 0, self._care.plans, self._care.risk)
            best = self._appraise(plans)
            plans = self._other_discards(best[0].contract) if best else []
        found = self._appraise(plans)
        self._note_all(found, self._discard_of)
        for one in found:
            chosen = self._discard_of(one)
            if chosen in view.legal:
                return chosen
        discards = [action for action in view.legal if isinstance(action, Discard)]
        return min(discards, key=lambda pair: (pair.first & 7) + (pair.second & 7))

    def _other_discards(self, bid: Contract) -> list[Plan]:
        """Return the likeliest trumps and discards that a bid may be played with."""
        return discards_for(self._rules, bid, self._hand, self._care.discards)

    def name_trump(self) -> Action:
        """Return the best trump for the contract, or the surrender where it is cheaper."""
        view = self._view
        assert view.contract is not None
        laid = mask_of(view.talon_known)
        suits = [action.suit for action in view.legal if isinstance(action, NameTrump)]
        plans = [Plan(0.0, view.contract, int(suit), self._hand, 0.0) for suit in suits]
        best = self._appraise(plans, laid)
        if not best:
            return view.legal[0]
        self._say(best[0])
        self._note_all(best, lambda one: NameTrump(_trump_of(one)))
        self._note(GiveUp(), self._worth_of_giving_up(view.contract))
        if GiveUp() in view.legal and best[0].worth < self._worth_of_giving_up(view.contract):
            return GiveUp()
        return NameTrump(_trump_of(best[0]))

    def _worth_of_giving_up(self, contract: Contract) -> float:
        return settle(contract, self._view.doublings, Outcome(gave_up=True), self._rules).declarer / 2

    def auction(self) -> Action:
        """Return what to do on one's turn: pass, pick the talon up, or bid on the cards as they are."""
        view = self._view
        if view.bidder == view.seat:
            return Pass()
        own = self._own_bid()
        bar = self.worth_of_passing() if Pass() in view.legal else None
        taken = self.worth_of_taking(bar) if TakeTalon() in view.legal else None
        if bar is not None:
            self._note(Pass(), bar)
        if taken is not None:
            self._note(TakeTalon(), taken)
        margin = -SWAY * self._style.bid
        if taken is not None and (own is None or taken > own.worth) and (bar is None or taken > bar + margin):
            return TakeTalon()
        if own is not None and (bar is None or own.worth > bar + margin):
            self._say(own)
            return self._bid_of(own.contract)
        return Pass() if Pass() in view.legal else view.legal[0]

    def _own_bid(self) -> Appraisal | None:
        """Return the best bid that may be made on the cards as they are."""
        view = self._view
        if not any(isinstance(action, Bid) for action in view.legal):
            return None
        plans = shortlist(self._rules, self._hand, view.standing, 0, self._care.plans, self._care.risk)
        if Pass() in view.legal:
            plans = [plan for plan in plans if plan.worth > -HOPELESS]
        able = [one for one in self._appraise(plans) if self._bid_of(one.contract) in view.legal]
        self._note_all(able, lambda one: self._bid_of(one.contract))
        return able[0] if able else None

    def worth_of_passing(self) -> float:
        """Return what defending against the standing bid brings, from what this hand holds.

        A declarer settles with two, a defender with one: half of it compares with what a bid brings from
        each defender.
        """
        view = self._view
        bid = view.standing
        if bid is None:
            return 0.0
        trumps = [bid.trump] if bid.trump is not None else list(trumps_of(bid, self._rules))
        total = weight = 0.0
        for trump in trumps:
            number = NO_TRUMP if trump is None else int(trump)
            held = 0 if trump is None else (self._hand & SUIT_MASK[trump]).bit_count()
            likely = LONG_THERE**held
            odds = [
                declarer_chance(part, self._rules, self._hand, number, bid.hearts, bid.open)
                for part in bid.parts
            ]
            total -= likely * worth_of(bid, self._rules, odds)
            weight += likely
        return total / weight / 2

    def _plan_with(self, talon: int) -> Plan | None:
        care = self._care
        found = shortlist(self._rules, self._hand | talon, self._view.standing, 0, 1, care.risk)
        return found[0] if found else None

    def worth_of_taking(self, bar: float | None) -> float | None:
        """Return what picking the talon up promises, over talons that may lie there."""
        view, rules = self._view, self._rules
        if view.talon_known:
            talons = [mask_of(view.talon_known)]
        else:
            draws = dice(self._seed, view)
            count = self._care.talons
            numbers = [draws.random() for _ in range(2 * count)]
            laid = view.talons[-1].laid_by is not None
            talons = likely_talons(FULL & ~self._hand, laid, rules.talon_to == "declarer", count, numbers)
        plans = [None if self._mind.cancel() else self._plan_with(talon) for talon in talons]
        guess = [NOTHING if plan is None else plan.worth for plan in plans]
        if bar is not None and sum(guess) / len(guess) < bar - HOPELESS:
            return None
        found = [
            self._candidate(plan, self._hand | talon)
            for plan, talon in zip(plans, talons, strict=True)
            if plan is not None
        ]
        looked_at = iter(self._appraiser.appraise(found, self._care.talon_width))
        worths = [NOTHING if plan is None else next(looked_at).worth for plan in plans]
        self.talons = tuple([2 * worth for worth in worths])
        return sum(worths) / len(worths)
