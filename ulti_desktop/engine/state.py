"""The phases of a deal as frozen values, one type each.

Cutting → (half-hand round) → Auction ⇄ Exchange / Announcing → Naming → Doubling → Play → Done. Seats are
0, 1, 2 in playing order; the seat after `s` is `(s + 1) % 3`. Hands are masks.
"""

from __future__ import annotations

from dataclasses import dataclass

from ulti_desktop.engine.cards import Card, Suit
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import Outcome, Settlement

Hands = tuple[int, int, int]


def with_hand(hands: Hands, seat: int, mask: int) -> Hands:
    """Return the hands with one seat's hand replaced."""
    if seat == 0:
        return mask, hands[1], hands[2]
    return (hands[0], mask, hands[2]) if seat == 1 else (hands[0], hands[1], mask)


def next_seat(seat: int) -> int:
    """Return the seat that plays after this one."""
    return (seat + 1) % 3


@dataclass(frozen=True, slots=True)
class Said:
    """One entry of the auction log: a bid, or a pass (`contract` None)."""

    seat: int
    contract: Contract | None


@dataclass(frozen=True, slots=True)
class TalonLaid:
    """Two cards that lie or lay in the talon.

    `laid_by` is None for the dealer, `taken_by` None while nobody picked them up.
    """

    laid_by: int | None
    taken_by: int | None
    cards: int


@dataclass(frozen=True, slots=True)
class Bidding:
    """What all phases up to the end of the auction share.

    `standing` is the bid to beat and `bidder` its seat. `passes` counts passes in a row. `talon` holds two
    cards or none. `undealt` are the cards still in the dealer's hand during the half-hand round, and
    `half` tells that round. `doublings` are those of the half-hand round.
    """

    rules: RuleSet
    dealer: int
    hands: Hands
    talon: int
    talons: tuple[TalonLaid, ...] = ()
    said: tuple[Said, ...] = ()
    standing: Contract | None = None
    bidder: int | None = None
    passes: int = 0
    undealt: tuple[Card, ...] = ()
    half: bool = False
    doublings: tuple[tuple[Part, int, int], ...] = ()

    @property
    def forehand(self) -> int:
        """The seat right of the dealer."""
        return next_seat(self.dealer)


@dataclass(frozen=True, slots=True)
class Cutting:
    """Before the deal: the dealer's left neighbour cuts or taps."""

    rules: RuleSet
    dealer: int
    deck: tuple[Card, ...]

    @property
    def to_move(self) -> int:
        """The seat that is to act."""
        return (self.dealer + 2) % 3


@dataclass(frozen=True, slots=True)
class Auction:
    """A seat's turn to pass, to bid on its own cards, or to pick up the talon."""

    bidding: Bidding
    to_move: int


@dataclass(frozen=True, slots=True)
class Exchange:
    """A seat holds twelve cards and lays two away.

    `pending` is its bid where the bid comes first; `after_pass` marks an opener who did not raise a
    half-hand bid but must still lay two cards away; `took` whether the cards came from the talon.
    """

    bidding: Bidding
    to_move: int
    pending: Contract | None = None
    after_pass: bool = False
    took: bool = True


@dataclass(frozen=True, slots=True)
class Announcing:
    """A seat must announce a bid now: it has picked up, or must open.

    `laid` tells whether its two cards are away already; `took` whether it picked the talon up.
    """

    bidding: Bidding
    to_move: int
    laid: bool
    took: bool = True


@dataclass(frozen=True, slots=True)
class Game:
    """What is fixed once the auction is over.

    `start_hands` are the ten cards of each seat. `doublings` rows are (part, doublings of d1, of d2).
    """

    rules: RuleSet
    dealer: int
    declarer: int
    contract: Contract
    talon: int
    talons: tuple[TalonLaid, ...]
    said: tuple[Said, ...]
    start_hands: Hands
    doublings: tuple[tuple[Part, int, int], ...] = ()

    @property
    def d1(self) -> int:
        """The defender who plays after the declarer."""
        return next_seat(self.declarer)

    @property
    def d2(self) -> int:
        """The other defender."""
        return (self.declarer + 2) % 3

    def levels(self, part: Part) -> tuple[int, int]:
        """Return how often the part is doubled for d1 and for d2."""
        for row in self.doublings:
            if row[0] is part:
                return row[1], row[2]
        return 0, 0


@dataclass(frozen=True, slots=True)
class Naming:
    """The declarer names the trump (or gives up where the rules let him)."""

    game: Game

    @property
    def to_move(self) -> int:
        """The seat that is to act."""
        return self.game.declarer


@dataclass(frozen=True, slots=True)
class Trick:
    """A completed trick: the cards in playing order with their seats, and who won it."""

    cards: tuple[tuple[int, Card], ...]
    winner: int


@dataclass(frozen=True, slots=True)
class MeldMade:
    """An announced marriage: seat, suit, 20 or 40, and the trick (1..10) in which it was announced."""

    seat: int
    suit: Suit
    points: int
    trick: int


@dataclass(frozen=True, slots=True)
class Play:
    """Cards are being played. `bound` is the suit whose pair card must follow an announcement now."""

    game: Game
    hands: Hands
    to_move: int
    trick: tuple[tuple[int, Card], ...] = ()
    tricks: tuple[Trick, ...] = ()
    melds: tuple[MeldMade, ...] = ()
    bound: Suit | None = None


@dataclass(frozen=True, slots=True)
class Doubling:
    """A kontra round outside a seat's own turn to play: who may still double is asked in turn.

    `moment` is `half`, `before_play` or `after_trick1`. `passed` are seats that declined since the last
    call. `play` waits behind it; in the half-hand round `bidding` does instead.
    """

    game: Game
    moment: str
    to_move: int
    passed: frozenset[int] = frozenset()
    play: Play | None = None
    bidding: Bidding | None = None


@dataclass(frozen=True, slots=True)
class Done:
    """The deal is over. `game` is None and the outcome void when everyone passed."""

    rules: RuleSet
    dealer: int
    game: Game | None
    hands: Hands
    tricks: tuple[Trick, ...]
    melds: tuple[MeldMade, ...]
    outcome: Outcome
    settlement: Settlement
    claimed_by: int | None = None


State = Cutting | Auction | Exchange | Announcing | Naming | Doubling | Play | Done
