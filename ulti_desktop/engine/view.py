"""What one seat may know of a deal: the only thing a player, human or computer, ever gets."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.cards import Card, Suit, cards_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.errors import Reason
from ulti_desktop.engine.events import Event
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import Outcome, Settlement
from ulti_desktop.engine.state import (
    Announcing,
    Auction,
    Bidding,
    Cutting,
    Done,
    Doubling,
    Exchange,
    Game,
    Hands,
    Naming,
    Play,
    Said,
    State,
    TalonLaid,
    Trick,
)
from ulti_desktop.engine.step import forbidden_cards, legal_actions, to_move


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


def _known_talons(talons: tuple[TalonLaid, ...], seat: int) -> tuple[TalonLaid, ...]:
    return tuple(laid if seat in (laid.laid_by, laid.taken_by) else replace(laid, cards=0) for laid in talons)


def _counts(hands: Hands) -> tuple[int, int, int]:
    return hands[0].bit_count(), hands[1].bit_count(), hands[2].bit_count()


def view_of(state: State, seat: int) -> SeatView:
    """Return what `seat` may know of `state`."""
    mover = to_move(state)
    legal = legal_actions(state) if mover == seat else ()
    match state:
        case Cutting():
            return SeatView(state.rules, seat, state.dealer, "cutting", mover, legal, (), (0, 0, 0), 0)
        case Auction() | Exchange() | Announcing():
            return _auction_view(state, seat, mover, legal)
        case Naming():
            return _game_view(state.game, seat, "naming", mover, legal, state.game.start_hands)
        case Doubling():
            return _doubling_view(state, seat, legal)
        case Play():
            return _play_view(state, seat, legal)
        case Done():
            return _done_view(state, seat)


def _bidding_view(
    bidding: Bidding, seat: int, phase: str, mover: int | None, legal: tuple[Action, ...]
) -> SeatView:
    talons = _known_talons(bidding.talons, seat)
    known = talons[-1].cards if bidding.talon and talons else 0
    return SeatView(
        bidding.rules,
        seat,
        bidding.dealer,
        phase,
        mover,
        legal,
        cards_of(bidding.hands[seat]),
        _counts(bidding.hands),
        bidding.talon.bit_count(),
        cards_of(known),
        talons=talons,
        said=bidding.said,
        standing=bidding.standing,
        bidder=bidding.bidder,
        half_round=bidding.half,
        doublings=bidding.doublings,
    )


def _auction_view(
    state: Auction | Exchange | Announcing, seat: int, mover: int | None, legal: tuple[Action, ...]
) -> SeatView:
    phase = {Auction: "auction", Exchange: "exchange", Announcing: "announcing"}[type(state)]
    view = _bidding_view(state.bidding, seat, phase, mover, legal)
    if isinstance(state, Auction) or mover != seat or not state.took:
        return view
    taken = view.talons[-1]
    if taken.taken_by != seat and len(view.talons) > 1:
        taken = view.talons[-2]
    return replace(view, new_cards=cards_of(taken.cards) if taken.taken_by == seat else ())


def _game_view(
    game: Game, seat: int, phase: str, mover: int | None, legal: tuple[Action, ...], hands: Hands
) -> SeatView:
    talons = _known_talons(game.talons, seat)
    known = talons[-1].cards if game.talon and talons else 0
    return SeatView(
        game.rules,
        seat,
        game.dealer,
        phase,
        mover,
        legal,
        cards_of(hands[seat]),
        _counts(hands),
        game.talon.bit_count(),
        cards_of(known),
        talons=talons,
        said=game.said,
        standing=game.contract,
        bidder=game.declarer,
        declarer=game.declarer,
        contract=game.contract,
        doublings=game.doublings,
    )


def _doubling_view(state: Doubling, seat: int, legal: tuple[Action, ...]) -> SeatView:
    if state.play is None:
        assert state.bidding is not None
        view = _bidding_view(state.bidding, seat, "doubling", state.to_move, legal)
        view = replace(
            view,
            declarer=state.game.declarer,
            contract=state.game.contract,
            doublings=state.game.doublings,
        )
    else:
        view = _play_view(state.play, seat, legal)
        view = replace(view, phase="doubling", to_move=state.to_move, forbidden=())
    return replace(view, moment=state.moment, doublings=state.game.doublings)


def _play_view(state: Play, seat: int, legal: tuple[Action, ...]) -> SeatView:
    game = state.game
    view = _game_view(game, seat, "play", state.to_move, legal, state.hands)
    shown = game.rules.marriage_shows_suit
    melds = tuple(
        SeenMeld(
            meld.seat,
            meld.points,
            meld.suit if shown or meld.points == 40 or meld.seat == seat else None,
            meld.trick,
        )
        for meld in state.melds
    )
    mine = state.to_move == seat
    return replace(
        view,
        trick=state.trick,
        tricks=state.tricks,
        melds=melds,
        bound=state.bound if mine else None,
        open_hands=_open_hands(state),
        forbidden=tuple(forbidden_cards(state).items()) if mine else (),
    )


def _open_hands(state: Play) -> Hands:
    """Open contracts lie open after trick 1: all hands or the declarer's, as the rule set says."""
    if not state.game.contract.open or not state.tricks:
        return (0, 0, 0)
    if state.game.rules.open_shows == "all":
        return state.hands
    masks = [0, 0, 0]
    masks[state.game.declarer] = state.hands[state.game.declarer]
    return masks[0], masks[1], masks[2]


def _done_view(state: Done, seat: int) -> SeatView:
    if state.game is None:
        view = SeatView(
            state.rules,
            seat,
            state.dealer,
            "done",
            None,
            (),
            cards_of(state.hands[seat]),
            _counts(state.hands),
            2,
        )
        return replace(view, outcome=state.outcome, settlement=state.settlement, revealed=state.hands)
    view = _game_view(state.game, seat, "done", None, (), state.hands)
    return replace(
        view,
        tricks=state.tricks,
        melds=tuple(SeenMeld(m.seat, m.points, m.suit, m.trick) for m in state.melds),
        talons=state.game.talons,
        outcome=state.outcome,
        settlement=state.settlement,
        claimed_by=state.claimed_by,
        revealed=state.game.start_hands,
        talon=cards_of(state.game.talon),
    )
