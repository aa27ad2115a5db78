"""What one seat may know of a deal: the only thing a player, human or computer, ever gets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.cards import Card, Suit
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.errors import Reason
from ulti_desktop.engine.events import Event
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import Outcome, Settlement

if TYPE_CHECKING:
    from ulti_desktop.engine.state import Hands, Said, State, TalonLaid, Trick


@dataclass(frozen=True, slots=True)
class SeenMeld:
    """An announced marriage as a seat saw it; `suit` is None where it was not named."""

    seat: int
    points: int
    suit: Suit | None
    trick: int


@dataclass(frozen=True, slots=True)
class SeatView:
    """All that one seat may know, its legal actions included. Seats are 0..2 in playing order.

    `phase` is `cutting`, `auction`, `exchange`, `announcing`, `naming`, `doubling`, `play` or `done`.
    `legal` and `forbidden` are filled only at this seat's own turn. `talon_known` are cards that this seat
    knows to lie in the talon now; `talons` lists every talon of the auction with cards 0 where this seat
    never saw them. `new_cards` are the two cards just picked up. `open_hands` are masks, 0 where hidden.
    `revealed` and `talon` are set once the deal is done: the ten cards each seat played with, and the talon.
    """

    rules: RuleSet
    seat: int
    dealer: int
    phase: str
    to_move: int | None
    legal: tuple[Action, ...]
    hand: tuple[Card, ...]
    counts: tuple[int, int, int]
    talon_count: int
    talon_known: tuple[Card, ...] = ()
    new_cards: tuple[Card, ...] = ()
    talons: tuple[TalonLaid, ...] = ()
    said: tuple[Said, ...] = ()
    standing: Contract | None = None
    bidder: int | None = None
    half_round: bool = False
    declarer: int | None = None
    contract: Contract | None = None
    doublings: tuple[tuple[Part, int, int], ...] = ()
    moment: str | None = None
    trick: tuple[tuple[int, Card], ...] = ()
    tricks: tuple[Trick, ...] = ()
    melds: tuple[SeenMeld, ...] = ()
    bound: Suit | None = None
    open_hands: Hands = (0, 0, 0)
    forbidden: tuple[tuple[Card, Reason], ...] = ()
    outcome: Outcome | None = None
    settlement: Settlement | None = None
    claimed_by: int | None = None
    revealed: Hands | None = None
    talon: tuple[Card, ...] = ()

    @property
    def my_turn(self) -> bool:
        """Tell whether this seat is to act."""
        return self.to_move == self.seat

    def tricks_of(self, seat: int) -> int:
        """Return how many tricks a seat has won."""
        return sum(trick.winner == seat for trick in self.tricks)


@dataclass(frozen=True, slots=True)
class Step:
    """One action's effect for one seat: its new view and the events as it may see them."""

    view: SeatView
    events: tuple[Event, ...]


def view_of(state: State, seat: int) -> SeatView:
    """Return what `seat` may know of `state`."""
    # What only looks at views, like a window at its start, does without the rules at work.
    from ulti_desktop.engine.looking import look

    return look(state, seat)
