"""What a seat may bid, pick up, lay away and name (rules.md 1.3), and why it may not."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from ulti_desktop.engine.actions import Action, Bid, Discard, GiveUp, NameTrump, Pass, TakeTalon
from ulti_desktop.engine.cards import PAIR, Card, Rank, Suit, cards_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.errors import Reason
from ulti_desktop.engine.ladder import announceable, bid_key, trumps_of
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.state import Announcing, Auction, Bidding, Exchange, Game, Naming


@lru_cache(maxsize=4096)
def _needs(contract: Contract, rules: RuleSet) -> tuple[int, ...]:
    """Return the sets of cards of which a hand must hold one for this bid; empty when it needs nothing."""
    pair = rules.x100_needs_pair and contract.has_x100
    seven = rules.ulti_needs_seven and Part.ULTI in contract
    if not pair and not seven:
        return ()
    trumps = (contract.trump,) if contract.trump is not None else trumps_of(contract, rules)
    sets = []
    for trump in trumps:
        assert trump is not None
        low = Card.of(trump, Rank.SEVEN).bit if seven else 0
        named = (trump,) if Part.FORTY_HUNDRED in contract else tuple(s for s in Suit if s is not trump)
        sets += [low | PAIR[suit] for suit in named] if pair else [low]
    return tuple(dict.fromkeys(sets))


def _holds_one(sets: tuple[int, ...], hand: int) -> bool:
    return any(hand & cards == cards for cards in sets)


def can_hold(contract: Contract, hand: int, rules: RuleSet) -> bool:
    """Tell whether the hand has what the bid must hold (R-DE15, R-DE16), for some trump it may name."""
    sets = _needs(contract, rules)
    return not sets or _holds_one(sets, hand)


@lru_cache(maxsize=512)
def _above(rules: RuleSet, half: bool, standing: Contract | None) -> tuple[tuple[Bid, tuple[int, ...]], ...]:
    """Return the bids above the standing one, each with what a hand must hold for it."""
    floor = None if standing is None else bid_key(standing, rules)
    rows = announceable(rules, half)
    return tuple((Bid(bid), _needs(bid, rules)) for key, bid in rows if floor is None or key > floor)


@lru_cache(maxsize=512)
def _enough(rules: RuleSet, half: bool, standing: Contract | None) -> tuple[int, ...]:
    """Return the sets of cards one of which makes a higher bid possible; the empty set if any hand does."""
    rows = _above(rules, half, standing)
    return (0,) if any(not sets for _, sets in rows) else tuple({s: None for _, sets in rows for s in sets})


def bids_on(rules: RuleSet, half: bool, standing: Contract | None, hand: int) -> list[Bid]:
    """Return the bids above the standing one that these cards may carry, cheapest first."""
    return [bid for bid, sets in _above(rules, half, standing) if not sets or _holds_one(sets, hand)]


def _bids_on(bidding: Bidding, hand: int) -> list[Bid]:
    return bids_on(bidding.rules, bidding.half, bidding.standing, hand)


def _some_bid_on(bidding: Bidding, hand: int) -> bool:
    return _holds_one(_enough(bidding.rules, bidding.half, bidding.standing), hand)


def legal_discards(state: Exchange) -> tuple[Action, ...]:
    """Return the discards that leave what the bid needs, or at least one bid that can be made."""
    bidding = state.bidding
    hand = bidding.hands[state.to_move]
    pairs = tuple(Discard(a, b) for a, b in combinations(cards_of(hand), 2))
    if state.after_pass or _is_free(state, 0):
        return pairs
    return tuple(pair for pair in pairs if _is_free(state, hand & ~(pair.first.bit | pair.second.bit)))


def _is_free(state: Exchange, left: int) -> bool:
    """Tell whether these ten cards can carry the bid made, or some bid that can still be made."""
    if state.pending is not None:
        return can_hold(state.pending, left, state.bidding.rules)
    return _some_bid_on(state.bidding, left)


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
    return None if _some_bid_on(bidding, hand) else Reason.NOTHING_HIGHER


def auction_actions(state: Auction) -> tuple[Action, ...]:
    """Return the legal actions of a seat whose turn it is in the auction."""
    actions: list[Action] = [] if must_open(state) else [Pass()]
    if may_take_talon(state) is None:
        actions.append(TakeTalon())
    if may_bid_on_own(state):
        actions.extend(_bids_on(state.bidding, state.bidding.hands[state.to_move]))
    return tuple(actions)


def announcing_actions(state: Announcing) -> tuple[Action, ...]:
    """Return the bids that may be announced now."""
    return tuple(_bids_on(state.bidding, state.bidding.hands[state.to_move]))


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
    if can_hold(contract, hand, rules):
        return None
    sevens = sum(Card.of(suit, Rank.SEVEN).bit for suit in Suit)
    return Reason.NEEDS_SEVEN if can_hold(contract, hand | sevens, rules) else Reason.NEEDS_PAIR


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
