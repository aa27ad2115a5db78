"""A deal is led up to the point where the pupil decides, by the legal actions of whatever rule set it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ulti_desktop.engine import actions as act
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.dealing import HALF_PACKETS, HALF_REST
from ulti_desktop.engine.events import Event
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.state import Auction, Cutting, Done, Naming, Play, State
from ulti_desktop.engine.step import apply, legal_actions, start_deal, to_move
from ulti_desktop.lessons.model import Hand, Scripted

PUPIL: Final = 0
MOST_ACTIONS: Final = 120
_ASKED: Final = {
    "play": (act.Play,),
    "kontra": (act.Kontra,),
    "bid": (act.Bid,),
    "talon": (act.TakeTalon,),
    "discard": (act.Discard,),
    "trump": (act.NameTrump,),
}
Taken = tuple[int, Action, State, tuple[Event, ...]]


class LeadUpError(ValueError):
    """The rule set does not come to the point of the hand; the message says where it went another way."""


@dataclass(frozen=True, slots=True)
class Table:
    """A deal on its way: its state and what of the script is still to come."""

    hand: Hand
    state: State
    script: tuple[Scripted, ...] = ()
    bids: tuple[Scripted, ...] = ()
    kontras: tuple[Scripted, ...] = ()
    taken: tuple[Taken, ...] = ()


def begin(hand: Hand, rules: RuleSet) -> Table:
    """Return the hand as it is dealt in a rule set."""
    state, _ = start_deal(rules, dealer_of(hand), deck_of(hand, rules))
    return Table(hand, state, hand.before, hand.bids, hand.kontras)


def dealer_of(hand: Hand) -> int:
    """Return the seat that deals, so that forehand is who it is to be."""
    first = hand.declarer if hand.forehand is None else hand.forehand
    return (first + 2) % 3


def deck_of(hand: Hand, rules: RuleSet) -> tuple[Card, ...]:
    """Return the pack that deals these hands; forehand has the talon where it is dealt to a player."""
    dealer = dealer_of(hand)
    turns = ((dealer + 1) % 3, (dealer + 2) % 3, dealer)
    held = {seat: list(hand.hands[seat]) for seat in turns}
    packets = HALF_PACKETS + HALF_REST if rules.half_hand else rules.packets
    if sum(row[0] for row in packets) == 12:
        held[turns[0]] += hand.talon
    deck: list[Card] = []
    for row in packets:
        for seat, count in zip(turns, row, strict=True):
            deck += held[seat][:count]
            held[seat] = held[seat][count:]
    if len(deck) == 30:
        deck += hand.talon
    cut = rules.may_tap and not rules.half_hand
    return tuple(deck[16:] + deck[:16] if cut else deck)


def do(table: Table, action: Action) -> Table:
    """Return the table after an action of the seat to move; it must be legal."""
    seat = to_move(table.state)
    assert seat is not None
    state, events = apply(table.state, action)
    return replace(table, state=state, taken=(*table.taken, (seat, action, state, events)))


def follow(table: Table, script: Sequence[Scripted]) -> Table:
    """Return the table with a script to be followed from here on; nothing of an older one is left."""
    return replace(table, script=tuple(script))


def advance(table: Table, ask: str | None) -> Table:
    """Go on by the script to the pupil's decision of this kind; with None to where the script ends.

    Without a script the trick under way is still completed, so that its winner is seen.
    """
    for _ in range(MOST_ACTIONS):
        if isinstance(table.state, Done):
            if ask is None:
                return table
            raise LeadUpError("the deal is over before the pupil decides")
        if ask is not None and _is_asked(table, ask):
            return table
        if ask is None and _is_at_rest(table):
            return table
        table = next_of(table)
    raise LeadUpError("the pupil is never asked")


def _is_asked(table: Table, ask: str) -> bool:
    if to_move(table.state) != PUPIL or (table.script and ask != "kontra"):
        return False
    if ask == "play" and not isinstance(table.state, Play):
        return False
    if ask == "bid" and any(one.seat == PUPIL for one in table.bids):
        return False
    return any(isinstance(action, _ASKED[ask]) for action in legal_actions(table.state))


def _is_at_rest(table: Table) -> bool:
    if table.script:
        return False
    if isinstance(table.state, Play) and not table.state.trick:
        return True
    return to_move(table.state) == PUPIL


def next_of(table: Table) -> Table:
    """Return the table after one more action by the script, or by custom where the script is silent."""
    state = table.state
    legal = legal_actions(state)
    if isinstance(state, Cutting):
        return do(table, act.Cut())
    if isinstance(state, Play):
        return _in_play(table, state, legal)
    called = _called(table, legal)
    if called is not None:
        return called
    if isinstance(state, Naming):
        return do(
            table, _or_fail(None if table.hand.trump is None else act.NameTrump(table.hand.trump), legal)
        )
    if any(isinstance(one, act.Discard) for one in legal):
        return do(table, _or_fail(act.discard(*table.hand.talon), legal))
    return _in_auction(table, legal)


def _in_auction(table: Table, legal: Sequence[Action]) -> Table:
    """Bid as the hand says: the others' bids as scripted, then the declarer's own, else a pass."""
    seat = to_move(table.state)
    if isinstance(table.state, Auction) and table.state.bidding.half:
        return do(table, _or_fail(act.Pass(), legal))
    scripted = next((one for one in table.bids if one.seat == seat), None)
    declares = seat == table.hand.declarer and not any(
        entry[0] == seat and isinstance(entry[1], act.Bid) for entry in table.taken
    )
    if scripted is None and not declares:
        return do(table, _or_fail(act.Pass(), legal))
    if act.TakeTalon() in legal and _takes(table, scripted):
        return do(table, act.TakeTalon())
    if scripted is not None:
        action = scripted.wanted.find(legal)
        rest = tuple(one for one in table.bids if one is not scripted)
        return replace(do(table, _or_fail(action, legal)), bids=rest)
    return do(table, _or_fail(_own_bid(table.hand, legal), legal))


def _takes(table: Table, scripted: Scripted | None) -> bool:
    """Tell whether the seat picks up the talon first; a scripted pass never does."""
    return isinstance(table.state, Auction) and (scripted is None or scripted.wanted.kind == "bid")


def _own_bid(hand: Hand, legal: Sequence[Action]) -> Action | None:
    bids = [one for one in legal if isinstance(one, act.Bid) and hand.game.is_bid_by(one.contract)]
    fitting = [one for one in bids if one.contract.trump in (None, hand.trump)]
    return min(fitting, key=lambda one: frozenset(one.contract.parts) != hand.game.parts, default=None)


def _called(table: Table, legal: Sequence[Action]) -> Table | None:
    """Call what the seat to move doubles by the script; None when it does not."""
    seat = to_move(table.state)
    for one in table.kontras:
        action = one.wanted.find(legal) if one.seat == seat else None
        if action is not None:
            return replace(do(table, action), kontras=tuple(k for k in table.kontras if k is not one))
    return None


def _in_play(table: Table, state: Play, legal: Sequence[Action]) -> Table:
    called = _called(table, legal)
    if called is not None:
        return called
    if not table.script:
        return do(table, _lowest(legal))
    first, *rest = table.script
    if first.seat != state.to_move:
        raise LeadUpError(f"{first.wanted.text!r} is scripted, but another seat is to play")
    left = replace(table, script=tuple(rest))
    action = first.wanted.find(legal)
    if action is None and first.wanted.kind == "meld":
        return left  # it announced itself, or the rule set has no such announcement
    if action is None:
        raise LeadUpError(f"{first.wanted.text!r} is scripted and not legal")
    return do(left, action)


def _lowest(legal: Sequence[Action]) -> Action:
    cards = [one for one in legal if isinstance(one, act.Play)]
    return min(cards, key=lambda one: (one.card.rank, one.card))


def _or_fail(action: Action | None, legal: Sequence[Action]) -> Action:
    if action is None or action not in legal:
        wanted = "the bid" if action is None else type(action).__name__
        raise LeadUpError(f"{wanted} of the hand is not legal in this rule set")
    return action
