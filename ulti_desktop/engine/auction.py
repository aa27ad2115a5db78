"""The auction: what its actions do, up to the first lead (rules.md 1.3)."""

from __future__ import annotations

from dataclasses import replace

from ulti_desktop.engine import doubling, trickplay
from ulti_desktop.engine.actions import Action, Bid, Cut, Discard, GiveUp, NameTrump, Pass, TakeTalon
from ulti_desktop.engine.cards import cards_of
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.dealing import Result, deal_out, second_deal
from ulti_desktop.engine.events import (
    AuctionWon,
    BidMade,
    DealDone,
    Discarded,
    Event,
    GaveUp,
    Passed,
    TalonTaken,
    TrumpNamed,
)
from ulti_desktop.engine.ladder import exists, trumps_of
from ulti_desktop.engine.scoring import Outcome, settle
from ulti_desktop.engine.state import (
    Announcing,
    Auction,
    Bidding,
    Cutting,
    Done,
    Doubling,
    Exchange,
    Game,
    Naming,
    Said,
    TalonLaid,
    next_seat,
    with_hand,
)


def apply_cutting(state: Cutting, action: Action) -> Result:
    """Cut (packets) or tap (each hand in one packet)."""
    if isinstance(action, Cut):
        deck = state.deck[16:] + state.deck[:16]
        return deal_out(state.rules, state.dealer, deck, state.rules.packets)
    return deal_out(state.rules, state.dealer, state.deck, ((12, 10, 10),))


def apply_auction(state: Auction, action: Action) -> Result:
    """Apply a legal action of the auction."""
    bidding, seat = state.bidding, state.to_move
    if isinstance(action, Pass):
        bidding = replace(bidding, said=(*bidding.said, Said(seat, None)), passes=bidding.passes + 1)
        passed = Passed(seat)
        if bidding.hands[seat].bit_count() == 12:
            return Exchange(bidding, seat, after_pass=True, took=False), (passed,)
        return _after(bidding, seat, (passed,))
    if isinstance(action, TakeTalon):
        return _take_talon(bidding, seat)
    assert isinstance(action, Bid)
    bidding = _with_bid(bidding, seat, action.contract)
    events: tuple[Event, ...] = (BidMade(seat, action.contract),)
    if bidding.hands[seat].bit_count() == 12:
        return Exchange(bidding, seat, action.contract, took=False), events
    return _after(bidding, seat, events)


def _take_talon(bidding: Bidding, seat: int) -> Result:
    cards = bidding.talon
    laid = replace(bidding.talons[-1], taken_by=seat)
    hands = with_hand(bidding.hands, seat, bidding.hands[seat] | cards)
    bidding = replace(bidding, hands=hands, talon=0, talons=(*bidding.talons[:-1], laid))
    events = (TalonTaken(seat, cards_of(cards)),)
    if bidding.rules.bid_order == "bid_first":
        return Announcing(bidding, seat, laid=False), events
    return Exchange(bidding, seat), events


def _with_bid(bidding: Bidding, seat: int, contract: Contract) -> Bidding:
    return replace(
        bidding,
        said=(*bidding.said, Said(seat, contract)),
        standing=contract,
        bidder=seat,
        passes=0,
        doublings=(),
    )


def apply_exchange(state: Exchange, action: Action) -> Result:
    """Lay two cards away; the bid follows, or is already made."""
    assert isinstance(action, Discard)
    bidding, seat = state.bidding, state.to_move
    cards = action.first.bit | action.second.bit
    bidding = replace(
        bidding,
        hands=with_hand(bidding.hands, seat, bidding.hands[seat] & ~cards),
        talon=cards,
        talons=(*bidding.talons, TalonLaid(seat, None, cards)),
    )
    events = (Discarded(seat, (action.first, action.second)),)
    if state.pending is not None or state.after_pass:
        return _after(bidding, seat, events)
    return Announcing(bidding, seat, laid=True, took=state.took), events


def apply_announcing(state: Announcing, action: Action) -> Result:
    """Announce the bid; in bid-first rule sets the discard follows."""
    assert isinstance(action, Bid)
    bidding = _with_bid(state.bidding, state.to_move, action.contract)
    events = (BidMade(state.to_move, action.contract),)
    if state.laid:
        return _after(bidding, state.to_move, events)
    return Exchange(bidding, state.to_move, action.contract, took=state.took), events


def _after(bidding: Bidding, seat: int, events: tuple[Event, ...]) -> Result:
    """Go on to the next seat, or end the auction (or the half-hand round)."""
    rules = bidding.rules
    if bidding.standing is None:
        if bidding.passes < 3:
            return Auction(bidding, next_seat(seat)), events
        if bidding.half:
            return second_deal(bidding, events)
        return _all_passed(bidding, events)
    if bidding.passes < (2 if bidding.half else rules.passes_to_end):
        return Auction(bidding, next_seat(seat)), events
    if bidding.half:
        return _half_round_done(bidding, events)
    return conclude(bidding, events)


def _all_passed(bidding: Bidding, events: tuple[Event, ...]) -> Result:
    outcome = Outcome(void_deal=True)
    settlement = settle(None, (), outcome, bidding.rules)
    done = Done(bidding.rules, bidding.dealer, None, bidding.hands, (), (), outcome, settlement)
    return done, (*events, DealDone(void=True))


def _half_round_done(bidding: Bidding, events: tuple[Event, ...]) -> Result:
    assert bidding.bidder is not None
    assert bidding.standing is not None
    game = Game(
        bidding.rules, bidding.dealer, bidding.bidder, bidding.standing, 0, (), bidding.said, bidding.hands
    )
    asked = doubling.open_round(game, "half", bidding=bidding)
    if asked is None:
        return second_deal(bidding, events)
    return asked, events


def apply_doubling(state: Doubling, action: Action) -> Result:
    """Enter a doubling or a pass of a kontra round; when nobody may go on, go where the round came from."""
    asked, events = doubling.apply_round(state, action)
    if not isinstance(asked, Game):
        return asked, events
    if state.play is not None:
        return replace(state.play, game=asked), events
    assert state.bidding is not None
    return second_deal(replace(state.bidding, doublings=asked.doublings), events)


def conclude(bidding: Bidding, events: tuple[Event, ...]) -> Result:
    """End the auction: the bidder is declarer; the trump is named next where it is open."""
    assert bidding.bidder is not None
    assert bidding.standing is not None
    contract = bidding.standing
    trumps = trumps_of(contract, bidding.rules)
    if contract.trump is None and len(trumps) == 1:
        contract = contract.with_trump(trumps[0])
    game = Game(
        bidding.rules,
        bidding.dealer,
        bidding.bidder,
        contract,
        bidding.talon,
        bidding.talons,
        bidding.said,
        bidding.hands,
        bidding.doublings if contract.half else (),
    )
    events = (*events, AuctionWon(bidding.bidder, contract))
    if contract.trump is None and trumps != (None,):
        return Naming(game), events
    return trickplay.begin(game, events)


def apply_naming(state: Naming, action: Action) -> Result:
    """Name the trump, or give up."""
    game = state.game
    if isinstance(action, GiveUp):
        return give_up(game, (GaveUp(game.declarer),))
    assert isinstance(action, NameTrump)
    contract = game.contract.with_trump(action.suit)
    assert exists(contract, game.rules)
    return trickplay.begin(replace(game, contract=contract), (TrumpNamed(game.declarer, action.suit),))


def give_up(game: Game, events: tuple[Event, ...]) -> Result:
    """End the deal: the declarer gives up."""
    outcome = Outcome(gave_up=True)
    settlement = settle(game.contract, game.doublings, outcome, game.rules)
    done = Done(game.rules, game.dealer, game, game.start_hands, (), (), outcome, settlement)
    return done, (*events, DealDone(void=False))
