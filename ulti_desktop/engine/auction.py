"""The deal, the auction, the exchange of the talon and the naming of trump: legal actions and their effect."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from ulti_desktop.engine.actions import Action, Bid, Cut, Discard, GiveUp, NameTrump, Pass, TakeTalon, Tap
from ulti_desktop.engine.cards import PAIR, Card, Rank, Suit, cards_of, mask_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.errors import IllegalAction, Reason
from ulti_desktop.engine.events import (
    AuctionWon,
    BidMade,
    DealDone,
    Dealt,
    Discarded,
    Event,
    GaveUp,
    Passed,
    TalonTaken,
    TrumpNamed,
)
from ulti_desktop.engine.ladder import announceable, bid_key, exists, trumps_of
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import Outcome, settle
from ulti_desktop.engine.state import (
    Announcing,
    Auction,
    Bidding,
    Cutting,
    Done,
    Exchange,
    Game,
    Hands,
    Naming,
    Said,
    State,
    TalonLaid,
    next_seat,
)

HALF_PACKETS = ((5, 5, 5),)
HALF_REST = ((7, 5, 5),)
Packets = tuple[tuple[int, ...], ...]
Result = tuple[State, tuple[Event, ...]]


def with_hand(hands: Hands, seat: int, mask: int) -> Hands:
    """Return the hands with one seat's hand replaced."""
    if seat == 0:
        return mask, hands[1], hands[2]
    return (hands[0], mask, hands[2]) if seat == 1 else (hands[0], hands[1], mask)


def start_deal(rules: RuleSet, dealer: int, deck: tuple[Card, ...]) -> Result:
    """Begin a deal with a shuffled pack of 32 cards; return the first state and the events so far."""
    if rules.may_tap and not rules.half_hand:
        return Cutting(rules, dealer, deck), ()
    return deal_out(rules, dealer, deck, rules.packets)


def deal_out(rules: RuleSet, dealer: int, deck: tuple[Card, ...], packets: Packets) -> Result:
    """Deal the pack in packets, beginning right of the dealer; what is left over is the talon."""
    if rules.half_hand:
        packets = HALF_PACKETS
    hands, rest, dealt = _hand_out((0, 0, 0), dealer, deck, packets)
    if rules.half_hand:
        bidding = Bidding(rules, dealer, hands, 0, undealt=rest, half=True)
        return Auction(bidding, bidding.forehand), (dealt,)
    return start_auction(rules, dealer, hands, mask_of(rest)), (dealt,)


def _hand_out(
    hands: Hands, dealer: int, deck: tuple[Card, ...], packets: Packets
) -> tuple[Hands, tuple[Card, ...], Dealt]:
    order = (next_seat(dealer), (dealer + 2) % 3, dealer)
    masks = list(hands)
    given = []
    at = 0
    for row in packets:
        for seat, count in zip(order, row, strict=True):
            masks[seat] |= mask_of(deck[at : at + count])
            at += count
            given.append((seat, count))
    return (masks[0], masks[1], masks[2]), deck[at:], Dealt(tuple(given))


def start_auction(rules: RuleSet, dealer: int, hands: Hands, talon: int) -> State:
    """Begin the auction with these hands (12/10/10 without a talon, or 10 each and two in the talon)."""
    talons = (TalonLaid(None, None, talon),) if talon else ()
    return _open_auction(Bidding(rules, dealer, hands, talon, talons))


def _open_auction(bidding: Bidding) -> State:
    forehand = bidding.forehand
    if bidding.hands[forehand].bit_count() != 12 or bidding.standing is not None:
        return Auction(bidding, forehand)
    if bidding.rules.bid_order == "bid_first":
        return Announcing(bidding, forehand, laid=False, took=False)
    return Exchange(bidding, forehand, took=False)


def can_hold(contract: Contract, hand: int, rules: RuleSet) -> bool:
    """Tell whether the hand has what the bid must hold (R-DE15, R-DE16), for some trump it may name."""
    pair = rules.x100_needs_pair and contract.has_x100
    seven = rules.ulti_needs_seven and Part.ULTI in contract
    if not pair and not seven:
        return True
    trumps = (contract.trump,) if contract.trump is not None else trumps_of(contract, rules)
    return any(_holds_with(contract, hand, trump, pair, seven) for trump in trumps if trump is not None)


def _holds_with(contract: Contract, hand: int, trump: Suit, pair: bool, seven: bool) -> bool:
    if seven and not hand & Card.of(trump, Rank.SEVEN).bit:
        return False
    if not pair:
        return True
    if Part.FORTY_HUNDRED in contract:
        return hand & PAIR[trump] == PAIR[trump]
    return any(hand & PAIR[suit] == PAIR[suit] for suit in Suit if suit is not trump)


def higher_bids(bidding: Bidding) -> tuple[Contract, ...]:
    """Return every announceable bid above the standing one, cheapest first, whatever the hand holds."""
    rows = announceable(bidding.rules, bidding.half)
    if bidding.standing is None:
        return tuple(bid for _, bid in rows)
    floor = bid_key(bidding.standing, bidding.rules)
    return tuple(bid for key, bid in rows if key > floor)


def _bids_on(bidding: Bidding, hand: int) -> tuple[Contract, ...]:
    return tuple(bid for bid in higher_bids(bidding) if can_hold(bid, hand, bidding.rules))


def legal_discards(state: Exchange) -> tuple[Action, ...]:
    """Return the discards that leave what the bid needs, or at least one bid that can be made."""
    bidding = state.bidding
    hand = bidding.hands[state.to_move]
    pairs = tuple(Discard(a, b) for a, b in combinations(cards_of(hand), 2))
    if state.after_pass:
        return pairs
    bids = (state.pending,) if state.pending is not None else higher_bids(bidding)
    if any(can_hold(bid, 0, bidding.rules) for bid in bids):
        return pairs
    return tuple(
        pair
        for pair in pairs
        if any(can_hold(bid, hand & ~mask_of((pair.first, pair.second)), bidding.rules) for bid in bids)
    )


def must_open(state: Auction) -> bool:
    """Tell whether this seat may not pass: the opener of a rule set that binds him."""
    bidding = state.bidding
    return (
        bidding.rules.opener_must_bid
        and not bidding.half
        and bidding.standing is None
        and state.to_move == bidding.forehand
    )


def may_bid_on_own(state: Auction) -> bool:
    """Tell whether a bid without picking up the talon is possible here."""
    bidding = state.bidding
    if bidding.half or bidding.rules.no_talon or bidding.hands[state.to_move].bit_count() == 12:
        return True
    return bidding.rules.pickup == "optional"


def may_take_talon(state: Auction) -> Reason | None:
    """Return why the talon cannot be picked up, None when it can.

    Whoever picks up must bid higher, so some higher bid must be possible with the ten cards he has.
    """
    bidding = state.bidding
    if not bidding.talon or bidding.rules.no_talon or bidding.half:
        return Reason.NO_TALON
    hand = bidding.hands[state.to_move]
    if any(can_hold(bid, hand, bidding.rules) for bid in higher_bids(bidding)):
        return None
    return Reason.NOTHING_HIGHER


def auction_actions(state: Auction) -> tuple[Action, ...]:
    """Return the legal actions of a seat whose turn it is in the auction."""
    actions: list[Action] = [] if must_open(state) else [Pass()]
    if may_take_talon(state) is None:
        actions.append(TakeTalon())
    if may_bid_on_own(state):
        actions.extend(map(Bid, _bids_on(state.bidding, state.bidding.hands[state.to_move])))
    return tuple(actions)


def announcing_actions(state: Announcing) -> tuple[Action, ...]:
    """Return the bids that may be announced now."""
    return tuple(map(Bid, _bids_on(state.bidding, state.bidding.hands[state.to_move])))


def naming_actions(state: Naming) -> tuple[Action, ...]:
    """Return the trumps that may be named, and giving up where the rules let the declarer."""
    game = state.game
    hand = game.start_hands[game.declarer]
    actions: list[Action] = [
        NameTrump(trump)
        for trump in trumps_of(game.contract, game.rules)
        if trump is not None and can_hold(game.contract.with_trump(trump), hand, game.rules)
    ]
    if may_give_up(game, before_play=True):
        actions.append(GiveUp())
    return tuple(actions)


def may_give_up(game: Game, before_play: bool) -> bool:
    """Tell whether the declarer may give up now (EN: a plain simple game before the first lead)."""
    if game.rules.give_up == "in_play":
        return True
    plain = game.contract.parts == (Part.PARTI,) and not game.contract.hearts and not game.contract.half
    return game.rules.give_up == "plain_parti" and plain and before_play and not game.doublings


def explain_bid(bidding: Bidding, contract: Contract, hand: int) -> Reason | None:
    """Return why this bid cannot be announced, None when it can."""
    rules = bidding.rules
    rows = [bid for _, bid in announceable(rules, bidding.half)]
    if contract not in rows:
        return Reason.NO_SUCH_CONTRACT
    if bidding.standing is not None and bid_key(contract, rules) <= bid_key(bidding.standing, rules):
        return Reason.NOT_HIGHER
    if not can_hold(contract, hand, rules):
        pair = rules.x100_needs_pair and contract.has_x100
        return Reason.NEEDS_PAIR if pair and not _pair_only(contract, hand, rules) else Reason.NEEDS_SEVEN
    return None


def _pair_only(contract: Contract, hand: int, rules: RuleSet) -> bool:
    trumps = (contract.trump,) if contract.trump is not None else trumps_of(contract, rules)
    return any(_holds_with(contract, hand, trump, True, False) for trump in trumps if trump is not None)


def explain_auction(state: Auction | Announcing | Exchange, action: Action) -> Reason:
    """Return why `action`, which is not legal here, is not."""
    bidding = state.bidding
    hand = bidding.hands[state.to_move]
    if isinstance(action, Bid) and not isinstance(state, Exchange):
        if isinstance(state, Auction) and not may_bid_on_own(state):
            return Reason.MUST_PICK_UP
        return explain_bid(bidding, action.contract, hand) or Reason.WRONG_PHASE
    if isinstance(action, Pass) and not (isinstance(state, Exchange) and state.pending):
        return Reason.MUST_BID
    if isinstance(action, TakeTalon) and isinstance(state, Auction):
        return may_take_talon(state) or Reason.WRONG_PHASE
    if isinstance(action, Discard) and isinstance(state, Exchange):
        held = hand & action.first.bit and hand & action.second.bit
        return Reason.LEAVES_NO_BID if held and action.first != action.second else Reason.NOT_IN_HAND
    return Reason.WRONG_PHASE


def apply_cutting(state: Cutting, action: Action) -> Result:
    """Cut (packets) or tap (each hand in one packet)."""
    if isinstance(action, Cut):
        deck = state.deck[16:] + state.deck[:16]
        return deal_out(state.rules, state.dealer, deck, state.rules.packets)
    if isinstance(action, Tap):
        return deal_out(state.rules, state.dealer, state.deck, ((12, 10, 10),))
    raise IllegalAction(Reason.WRONG_PHASE)


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
    bidding = _with_bid(bidding, seat, action.contract, took=False)
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


def _with_bid(bidding: Bidding, seat: int, contract: Contract, took: bool) -> Bidding:
    return replace(
        bidding,
        said=(*bidding.said, Said(seat, contract, took)),
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
    bidding = _with_bid(state.bidding, state.to_move, action.contract, state.took)
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


def second_deal(bidding: Bidding, events: tuple[Event, ...]) -> Result:
    """Deal the rest after the half-hand round and open the ordinary auction (R-EN17)."""
    hands, rest, dealt = _hand_out(bidding.hands, bidding.dealer, bidding.undealt, HALF_REST)
    assert not rest
    bidding = replace(bidding, hands=hands, undealt=(), half=False, passes=0)
    return _open_auction(bidding), (*events, dealt)


def _half_round_done(bidding: Bidding, events: tuple[Event, ...]) -> Result:
    from ulti_desktop.engine import doubling

    assert bidding.bidder is not None and bidding.standing is not None
    game = Game(
        bidding.rules, bidding.dealer, bidding.bidder, bidding.standing, 0, (), bidding.said, bidding.hands
    )
    return doubling.open_round(game, "half", None, bidding, events)


def conclude(bidding: Bidding, events: tuple[Event, ...]) -> Result:
    """End the auction: the bidder is declarer; the trump is named next where it is open."""
    assert bidding.bidder is not None and bidding.standing is not None
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
    return _begin(game, events)


def apply_naming(state: Naming, action: Action) -> Result:
    """Name the trump, or give up."""
    game = state.game
    if isinstance(action, GiveUp):
        return give_up(game, (GaveUp(game.declarer),))
    assert isinstance(action, NameTrump)
    contract = game.contract.with_trump(action.suit)
    assert exists(contract, game.rules)
    return _begin(replace(game, contract=contract), (TrumpNamed(game.declarer, action.suit),))


def give_up(game: Game, events: tuple[Event, ...]) -> Result:
    """End the deal: the declarer gives up."""
    outcome = Outcome(gave_up=True)
    settlement = settle(game.contract, game.doublings, outcome, game.rules)
    done = Done(game.rules, game.dealer, game, game.start_hands, (), (), outcome, settlement)
    return done, (*events, DealDone(void=False))


def _begin(game: Game, events: tuple[Event, ...]) -> Result:
    from ulti_desktop.engine import trickplay

    return trickplay.begin(game, events)
