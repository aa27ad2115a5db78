"""What a contract is worth to the hand that would play it: many worlds, each solved, and how play differs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ulti_desktop.ai.calibration import BID, realistic
from ulti_desktop.ai.proof import Proof, prove
from ulti_desktop.ai.sight import Mind, Sight, Width
from ulti_desktop.engine.cards import Suit, cards_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.ladder import part_value
from ulti_desktop.engine.payoff import MADE
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.state import TalonLaid
from ulti_desktop.engine.view import SeatView
from ulti_desktop.native.worlds import Question


@dataclass(frozen=True, slots=True)
class Appraisal:
    """A contract with the ten cards it would be played with.

    `worth` is expected from each defender in game points, `odds` the chance of each part in the order of the
    contract's parts, `plain` the share of the worlds in which it is made when all see all cards.
    """

    contract: Contract
    keep: int
    worth: float
    odds: tuple[float, ...]
    plain: tuple[float, ...]


def loss_factor(part: Part, rules: RuleSet) -> int:
    """Return how many times its value a lost part costs, without kontra."""
    if part is Part.BETLI:
        return rules.betli_loss_factor
    return rules.loss_factor


def doubled_loss(part: Part, rules: RuleSet) -> int:
    """Return what a kontra adds to the cost of a lost part, in its values."""
    return 0 if part is Part.ULTI and rules.ulti_loss == "flat" else loss_factor(part, rules)


KONTRA_ON_LOST: Final = 0.5
"""How often a part that is lost was doubled."""
KONTRA_ON_MADE: Final = 0.08
"""How often a part that is made was doubled."""


def worth_of(contract: Contract, rules: RuleSet, odds: Iterable[float]) -> float:
    """Return what the parts bring from each defender at these chances, kontras reckoned with."""
    worth = 0.0
    for part, chance in zip(contract.parts, odds, strict=True):
        value = part_value(part, contract, rules)
        loss = value * loss_factor(part, rules)
        if part is Part.ULTI and rules.ulti_loss == "plus_one":
            loss += value
        worth += chance * value * (1.0 + KONTRA_ON_MADE)
        worth -= (1.0 - chance) * (loss + KONTRA_ON_LOST * value * doubled_loss(part, rules))
    return worth


class Candidate(NamedTuple):
    """A contract that may be played with these ten cards; its trump is set, `laid` went to the talon.

    `laid` is 0 where the talon is not this seat's.
    """

    contract: Contract
    keep: int
    laid: int


class Appraiser:
    """Appraises contracts for the seat of one view, all in the same worlds as far as they can be the same."""

    def __init__(self, view: SeatView, number: int, mind: Mind) -> None:
        self._view = view
        self._number = number
        self._mind = mind
        self._known: dict[Candidate, tuple[SeatView, Proof]] = {}

    def appraise(self, candidates: Sequence[Candidate], worlds: int) -> list[Appraisal]:
        """Return what each candidate is worth, looked at in so many worlds."""
        questions = [question for one in candidates for question in self._questions(one, worlds)]
        answers = iter(self._mind.judge(questions))
        return [self._appraisal(one, [next(answers).value for _ in one.contract.parts]) for one in candidates]

    def _questions(self, one: Candidate, worlds: int) -> list[Question]:
        """Return the questions whether each part of the contract is made."""
        if one not in self._known:
            view = self.as_declarer(one)
            self._known[one] = view, prove(view)
        view, proof = self._known[one]
        sight = Sight(view, Width(worlds, worlds), self._number, self._mind, proof=proof)
        return [sight.question(MADE + part.value, cards=False) for part in one.contract.parts]

    def _appraisal(self, one: Candidate, plain: list[float]) -> Appraisal:
        rules, contract = self._view.rules, one.contract
        odds = tuple(
            [realistic(rules, BID, part, chance) for part, chance in zip(contract.parts, plain, strict=True)]
        )
        return Appraisal(contract, one.keep, worth_of(contract, rules, odds), odds, tuple(plain))

    def as_declarer(self, candidate: Candidate) -> SeatView:
        """Return the view of the first lead if this seat plays the candidate."""
        view = self._view
        contract, keep, laid = candidate
        talons = view.talons
        if laid and not view.talon_known:
            talons = (*talons, TalonLaid(view.seat, None, laid))
        return SeatView(
            view.rules,
            view.seat,
            view.dealer,
            phase="play",
            to_move=None,
            legal=(),
            hand=cards_of(keep),
            counts=(10, 10, 10),
            talon_count=2,
            talon_known=cards_of(laid) if laid else view.talon_known,
            talons=talons,
            said=view.said,
            standing=contract,
            bidder=view.seat,
            declarer=view.seat,
            contract=contract,
        )


def with_trump(contract: Contract, trump: int) -> Contract:
    """Return the contract with its trump by number, -1 for none."""
    return contract if trump < 0 else contract.with_trump(Suit(trump))
