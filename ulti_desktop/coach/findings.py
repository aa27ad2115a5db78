"""What the coach finds out, as plain values without words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ulti_desktop.engine.actions import Action, Bid
from ulti_desktop.engine.cards import Card, Suit
from ulti_desktop.engine.contracts import Contract, Part


class Holder(StrEnum):
    """Who holds the cards that a condition speaks of; `AFTER` and `BEFORE` play next to the declarer."""

    ONE_DEFENDER = "one_defender"
    AFTER = "defender_after"
    BEFORE = "defender_before"
    DECLARER = "declarer"
    PARTNER = "partner"
    TALON = "talon"


class Shape(StrEnum):
    """What a condition says: so many cards of a suit or more, one certain card, or none of a suit."""

    LENGTH = "length"
    HOLDS = "holds"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class Condition:
    """Something about the hidden cards that goes with a part's failing.

    `count` is used by LENGTH, `card` by HOLDS. It held in `deals` sampled deals; in `failed` of them the part
    was lost.
    """

    holder: Holder
    shape: Shape
    suit: Suit
    trump: bool
    count: int = 0
    card: Card | None = None
    deals: int = 0
    failed: int = 0

    @property
    def always(self) -> bool:
        """Tell whether the part failed whenever this held."""
        return self.failed == self.deals


@dataclass(frozen=True, slots=True)
class PartFinding:
    """A part of `contract` is made in `made` of `deals` sampled deals when all see all cards.

    `action` is what is done for it. `fails_when` is what most of its failures have in common, None where
    nothing does. `rival` is the runner-up's action with the deals in which the part is made after it.
    `complete` tells that the deals are not a sample but all there can be.
    """

    contract: Contract
    part: Part
    action: Action
    made: int
    deals: int
    fails_when: Condition | None = None
    rival: tuple[Action, int] | None = None
    complete: bool = False


@dataclass(frozen=True, slots=True)
class TalonFinding:
    """With `better` of `talons` sampled talons a bid is worth more than what else one could do."""

    better: int
    talons: int


@dataclass(frozen=True, slots=True)
class KontraFinding:
    """The part is made in `made` of `deals` sampled deals; `called` tells whether to double it.

    `chance` is how likely it is held to be made in play, and `even` the chance at which doubling changes
    nothing.
    """

    part: Part
    made: int
    deals: int
    chance: float
    even: float
    called: bool
    fails_when: Condition | None = None
    complete: bool = False


@dataclass(frozen=True, slots=True)
class BidFinding:
    """The bid that follows when two cards are laid away, and what it is worth to the seat.

    `runner_up` is the next best bid, `distance` how many game points it lies below; None where no other was
    compared.
    """

    bid: Bid
    value: float
    runner_up: Action | None = None
    distance: float | None = None


class Ground(StrEnum):
    """Why an action is best where no part of a contract tells it."""

    ONLY_ACTION = "only_action"
    CERTAIN = "certain"
    ALL_EVEN = "all_even"
    CUSTOM = "custom"
    WORTH_LESS = "worth_less"
    """Every bid that was looked at is worth less than a pass."""
    NO_BID = "no_bid"
    """No bid was worth looking at."""
    OWN_BID = "own_bid"
    """One's own bid stands."""


@dataclass(frozen=True, slots=True)
class GroundFinding:
    """A plain ground."""

    ground: Ground


Finding = PartFinding | TalonFinding | KontraFinding | BidFinding | GroundFinding


@dataclass(frozen=True, slots=True)
class Option:
    """An action and the game points that the seat may expect of it."""

    action: Action
    value: float


@dataclass(frozen=True, slots=True)
class Advice:
    """What the strongest player would do on this seat.

    `value` is the expected game points of `best` for the seat, None where nothing was searched. `runner_up`
    is the next best option, `distance` how many game points it lies below. `options` holds every action that
    was compared, best first. `deals` is how many deals were sampled for the findings. Advice that is not
    `final` may still change.
    """

    seat: int
    best: Action
    value: float | None = None
    runner_up: Action | None = None
    distance: float | None = None
    options: tuple[Option, ...] = ()
    findings: tuple[Finding, ...] = ()
    deals: int = 0
    final: bool = True


@dataclass(frozen=True, slots=True)
class KnownCost:
    """What an action cost against the best one on what its seat knew, by sampled deals.

    `cost` is 0 or more, `error` its standard error, `deals` how many deals were looked at (0 where none was
    needed). In the play and in kontras it counts the game points of the acting side, before that those that
    the seat itself may expect.
    """

    cost: float
    error: float
    best: Action
    deals: int = 0

    @property
    def clear(self) -> bool:
        """Tell whether the cost is more than chance may bring about."""
        return self.cost > max(0.05, 2 * self.error)


@dataclass(frozen=True, slots=True)
class ActionReview:
    """One action of a deal and what it cost; `number` counts from 1.

    `value_exact` is what the declarer gets from both defenders under best play of all before the action,
    `cost_exact` what the action lost of it for its side, and `best_exact` the cards that lose nothing. They
    are None (and empty) for what is no part of the play. `known` is None where nothing can be said.

    A kontra has no exact cost; `gain_exact` tells what it brings its side with all cards seen: best play of
    all with it against best play without it.
    """

    number: int
    seat: int
    action: Action
    value_exact: int | None = None
    cost_exact: int | None = None
    best_exact: tuple[Card, ...] = ()
    known: KnownCost | None = None
    gain_exact: int | None = None

    @property
    def right_but_dear(self) -> bool:
        """Tell whether it cost points though it was right on what the seat knew."""
        return bool(self.cost_exact) and (self.cost_exact or 0) > 0 and self._right

    @property
    def _right(self) -> bool:
        return self.known is not None and not self.known.clear

    @property
    def fault(self) -> float:
        """Return how many game points it cost on what the seat knew; 0 where that may be chance."""
        return self.known.cost if self.known is not None and self.known.clear else 0.0


@dataclass(frozen=True, slots=True)
class DealReview:
    """A deal with what each of its actions cost.

    `value` is what the declarer would get from both defenders under perfect play from the first card, by the
    doublings and marriages that the deal came to; `result` is what he got, None while the deal goes on. All
    three are None where it never came to play.
    """

    actions: tuple[ActionReview, ...]
    declarer: int | None = None
    contract: Contract | None = None
    value: int | None = None
    result: int | None = None

    def worst(self, count: int = 3) -> tuple[ActionReview, ...]:
        """Return the dearest actions, first by what was known, then by perfect play; those without a cost
        are left out.
        """
        dear = [one for one in self.actions if one.fault or (one.cost_exact or 0) > 0]
        return tuple(sorted(dear, key=lambda one: (-one.fault, -(one.cost_exact or 0), one.number))[:count])
