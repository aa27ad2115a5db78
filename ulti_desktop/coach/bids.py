"""What the actions of an auction are worth to a seat: passes, bids, the talon, discards and trumps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from statistics import pstdev
from typing import Final

from ulti_desktop.ai.appraise import Appraisal, Appraiser, Candidate, with_trump, worth_of
from ulti_desktop.ai.bidder import NOTHING, Bidder, Care
from ulti_desktop.ai.bidding import Plan, discards_for, plan_for, shortlist
from ulti_desktop.ai.calibration import BID, realistic
from ulti_desktop.ai.player import number_for
from ulti_desktop.ai.style import STEADY
from ulti_desktop.coach.doublings import share_error
from ulti_desktop.coach.findings import KnownCost
from ulti_desktop.coach.worlds import Tools
from ulti_desktop.engine.actions import Action, Bid, Discard, GiveUp, NameTrump, Pass, TakeTalon
from ulti_desktop.engine.cards import mask_of
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import Outcome, settle
from ulti_desktop.engine.view import SeatView

PLANS: Final = 3
"""So many ways to play a bid that was made are looked at."""


@dataclass(frozen=True, slots=True)
class Worth:
    """Game points that a seat may expect, and their standard error by sampling."""

    value: float
    error: float = 0.0


def auction_cost(view: SeatView, action: Action, seed: int, care: Care, tools: Tools) -> KnownCost:
    """Return what an action before the play cost against the searching player's own choice."""
    if len(view.legal) == 1:
        return KnownCost(0.0, 0.0, action)
    bidder = Bidder(view, care, STEADY, seed, tools.mind)
    match view.phase:
        case "auction":
            best = bidder.auction()
        case "exchange":
            best = bidder.lay_away()
        case "announcing":
            best = bidder.announce()
        case _:
            best = bidder.name_trump()
    if best == action:
        return KnownCost(0.0, 0.0, action, care.width)
    weigher = _Weigher(view, bidder, seed, care, tools)
    there, here = weigher.worth(best), weigher.worth(action)
    lost = there.value - here.value
    if lost <= 0.0:
        return KnownCost(0.0, hypot(there.error, here.error), action, care.width)
    return KnownCost(lost, hypot(there.error, here.error), best, care.width)


def error_of(one: Appraisal, rules: RuleSet, deals: int) -> float:
    """Return how far what a contract brings the declarer may be off, looked at in so many deals."""
    ends = []
    for sign in (-1, 1):
        odds = [
            realistic(rules, BID, part, plain + sign * share_error(plain, deals))
            for part, plain in zip(one.contract.parts, one.plain, strict=True)
        ]
        ends.append(2 * worth_of(one.contract, rules, odds))
    return abs(ends[1] - ends[0]) / 2


class _Weigher:
    def __init__(self, view: SeatView, bidder: Bidder, seed: int, care: Care, tools: Tools) -> None:
        self._view = view
        self._bidder = bidder
        self._care = care
        self._hand = mask_of(view.hand)
        self._appraiser = Appraiser(view, number_for(seed, view), tools.mind)

    def worth(self, action: Action) -> Worth:
        """Return what an action is worth, looked at with the full width."""
        view, rules = self._view, self._view.rules
        laid = mask_of(view.talon_known) if len(view.hand) == 10 else 0
        match action:
            case Pass() if view.bidder == view.seat:
                assert view.standing is not None
                return self._best(self._ways(view.standing, laid), laid)
            case Pass():
                return Worth(2 * self._bidder.worth_of_passing())
            case TakeTalon():
                value = 2 * (self._bidder.worth_of_taking(None) or 0.0)
                found = self._bidder.talons
                return Worth(value, pstdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0)
            case Bid(contract):
                return self._best(self._ways(contract, laid), laid)
            case Discard(first, second):
                return self._after_discard(first.bit | second.bit)
            case NameTrump(suit):
                assert view.contract is not None
                return self._best([Plan(0.0, view.contract, int(suit), self._hand, 0.0)], laid)
            case GiveUp():
                lost = settle(view.contract, view.doublings, Outcome(gave_up=True), rules)
                return Worth(float(lost.declarer))
            case _:
                return Worth(0.0)

    def _ways(self, contract: Contract, laid: int) -> list[Plan]:
        """Return how a bid may be played: trumps and discards, the likeliest first."""
        rules = self._view.rules
        found = discards_for(rules, contract, self._hand, PLANS) if len(self._view.hand) > 10 else []
        one = None if found else plan_for(rules, contract, self._hand, laid)
        if one is None:
            return found
        # what was found may be the simple game only; the bid itself is what will be played
        return [
            Plan(one.worth, contract.with_trump(None) if one.trump < 0 else contract, one.trump, one.keep, 0)
        ]

    def _after_discard(self, gone: int) -> Worth:
        view, rules = self._view, self._view.rules
        keep = self._hand & ~gone
        if rules.bid_order == "bid_first" and view.bidder == view.seat and view.standing is not None:
            one = plan_for(rules, view.standing, keep, gone)
            trump = -1 if one is None else one.trump
            plans = [Plan(0.0, view.standing, trump, keep, 0.0)]
        else:
            plans = shortlist(rules, keep, view.standing, gone, PLANS, self._care.risk)
        return self._best(plans, gone)

    def _best(self, plans: Sequence[Plan], laid: int) -> Worth:
        candidates = [
            Candidate(with_trump(plan.contract, plan.trump), plan.keep, laid or (self._hand & ~plan.keep))
            for plan in plans
        ]
        if not candidates:
            return Worth(2 * NOTHING)
        found = self._appraiser.appraise(candidates, self._care.width)
        best = max(found, key=lambda one: one.worth)
        return Worth(2 * best.worth, error_of(best, self._view.rules, self._care.width))
