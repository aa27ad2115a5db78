"""A deal as its review shows it, as plain values: what lies where after each action, what it was worth."""

from __future__ import annotations

from dataclasses import dataclass

from ulti_desktop.coach.findings import ActionReview, DealReview
from ulti_desktop.engine.actions import Action, Discard, Play
from ulti_desktop.engine.cards import Card, cards_of
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.state import (
    Announcing,
    Auction,
    Cutting,
    Done,
    Doubling,
    Exchange,
    Game,
    Hands,
    Naming,
    State,
    TalonLaid,
)
from ulti_desktop.engine.state import Play as Playing
from ulti_desktop.engine.view import SeatView


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A deal of a session: `states` are one more than `actions`, which go with their seats, and `views` are
    what these seats saw before they acted. `index` counts from 0, of `deals` finished ones. `viewer` is the
    seat shown at the bottom, a person's where `own`. With `may_practise` it may be played again now.
    """

    rules: RuleSet
    index: int
    deals: int
    names: tuple[str, str, str]
    viewer: int
    own: bool
    states: tuple[State, ...]
    actions: tuple[tuple[int, Action], ...]
    views: tuple[SeatView, ...]
    may_practise: bool = False

    @property
    def steps(self) -> int:
        """How many actions there are; step 0 is the deal before the first."""
        return len(self.actions)

    @property
    def cards(self) -> tuple[int, ...]:
        """The steps (from 1) that are cards played."""
        return tuple(n for n, (_, action) in enumerate(self.actions, 1) if isinstance(action, Play))


def seat_right(deal: Reviewed) -> int:
    """Return the seat shown at the right."""
    return (deal.viewer + (2 if deal.rules.direction == "clockwise" else 1)) % 3


def game_of(state: State) -> Game | None:
    """Return what the auction came to; None before that."""
    return state.game if isinstance(state, Naming | Doubling | Playing | Done) else None


def contract_at(deal: Reviewed, step: int) -> Contract | None:
    """Return the contract played, or the bid that stands."""
    state = deal.states[step]
    if isinstance(state, Auction | Exchange | Announcing):
        return state.bidding.standing
    game = game_of(state)
    return None if game is None else game.contract


def hands_at(deal: Reviewed, step: int) -> tuple[Hands, Hands]:
    """Return the cards that lie open before each seat, and which of them are still in the hand."""
    state = deal.states[step]
    if isinstance(state, Cutting):
        return (0, 0, 0), (0, 0, 0)
    if isinstance(state, Auction | Exchange | Announcing):
        return state.bidding.hands, state.bidding.hands
    if isinstance(state, Doubling) and state.play is None and state.bidding is not None:
        return state.bidding.hands, state.bidding.hands
    game = game_of(state)
    if game is None:
        assert isinstance(state, Done)
        return state.hands, state.hands
    play = state.play if isinstance(state, Doubling) else state
    left = play.hands if isinstance(play, Playing | Done) else game.start_hands
    return game.start_hands, left


def lying_at(deal: Reviewed, step: int) -> tuple[tuple[int, Card], ...]:
    """Return the trick on the table after an action: the running one, or the one it has just completed."""
    state = deal.states[step]
    play = state.play if isinstance(state, Doubling) else state
    if not isinstance(play, Playing | Done):
        return ()
    if isinstance(play, Playing) and play.trick:
        return play.trick
    played = step > 0 and isinstance(deal.actions[step - 1][1], Play)
    if not played or not play.tricks:
        return ()
    action = deal.actions[step - 1][1]
    last = play.tricks[-1].cards
    return last if any(isinstance(action, Play) and action.card == card for _, card in last) else ()


def tricks_at(deal: Reviewed, step: int) -> tuple[int, int, int]:
    """Return how many tricks each seat has won."""
    state = deal.states[step]
    play = state.play if isinstance(state, Doubling) else state
    tricks = play.tricks if isinstance(play, Playing | Done) else ()
    won = [sum(trick.winner == seat for trick in tricks) for seat in range(3)]
    return won[0], won[1], won[2]


def trick_number(deal: Reviewed, step: int) -> int:
    """Return in which trick (from 1) an action of the play was taken; 0 for those before it."""
    if step == 0:
        return 0
    state = deal.states[step - 1]
    if isinstance(state, Playing):
        return len(state.tricks) + 1
    if isinstance(state, Doubling) and state.play is not None and state.moment != "before_play":
        return len(state.play.tricks)
    return 0


def talons_at(deal: Reviewed, step: int) -> tuple[tuple[TalonLaid, ...], int]:
    """Return every talon up to now, and the mask of the cards that lie there."""
    state = deal.states[step]
    if isinstance(state, Auction | Exchange | Announcing):
        return state.bidding.talons, state.bidding.talon
    game = game_of(state)
    if game is not None:
        return game.talons, game.talon
    before = deal.states[step - 1] if step else state
    if isinstance(before, Auction | Exchange | Announcing):
        return before.bidding.talons, before.bidding.talon
    return (), 0


def first_talon(deal: Reviewed) -> tuple[Card, ...]:
    """Return the two cards that were left over when the cards were dealt; empty where there were none."""
    for state in deal.states:
        if isinstance(state, Auction | Exchange | Announcing):
            dealt = next((one for one in state.bidding.talons if one.laid_by is None), None)
            if dealt is not None:
                return cards_of(dealt.cards)
    return ()


def value_after(deal: Reviewed, review: DealReview | None, step: int) -> int | None:
    """Return what the declarer gets under perfect play after an action; None where it is not known, and
    before the auction has come to a contract.
    """
    if review is None or review.value is None or game_of(deal.states[step]) is None:
        return None
    if isinstance(deal.states[step], Done):
        return review.result
    following = (one.value_exact for one in review.actions[step:] if one.value_exact is not None)
    return next(following, review.value if not any(trick_number(deal, n) for n in range(step + 1)) else None)


def for_viewer(deal: Reviewed, review: DealReview | None, value: int | None) -> int | None:
    """Return a value of the declarer as the viewer's side sees it."""
    if value is None or review is None:
        return None
    return value if review.declarer == deal.viewer else -value


def row_of(review: DealReview | None, step: int) -> ActionReview | None:
    """Return what the review says of an action."""
    return None if review is None or not 0 < step <= len(review.actions) else review.actions[step - 1]


def best_of(row: ActionReview | None) -> Action | None:
    """Return what would have been better: on what was known, or else with all cards seen; None: nothing."""
    if row is None:
        return None
    if row.known is not None:
        return row.known.best if row.known.clear and row.known.best != row.action else None
    if row.cost_exact and row.cost_exact > 0 and row.best_exact:
        return Play(row.best_exact[0])
    return None


def cards_in(action: Action | None) -> tuple[Card, ...]:
    """Return the cards that an action names."""
    match action:
        case Play(card):
            return (card,)
        case Discard(first, second):
            return first, second
    return ()
