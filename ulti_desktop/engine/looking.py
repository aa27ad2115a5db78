"""How a state of a deal is cut down to what one seat may know of it."""

from __future__ import annotations

from dataclasses import replace

from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.cards import cards_of
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
    State,
    TalonLaid,
)
from ulti_desktop.engine.step import forbidden_cards, legal_actions, to_move
from ulti_desktop.engine.view import SeatView, SeenMeld


def _known_talons(talons: tuple[TalonLaid, ...], seat: int) -> tuple[TalonLaid, ...]:
    return tuple(laid if seat in (laid.laid_by, laid.taken_by) else replace(laid, cards=0) for laid in talons)


def _counts(hands: Hands) -> tuple[int, int, int]:
    return hands[0].bit_count(), hands[1].bit_count(), hands[2].bit_count()


def look(state: State, seat: int) -> SeatView:
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
