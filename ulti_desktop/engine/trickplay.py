"""Playing the cards: duties, marriages, tricks, the claim, and the end of a deal."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ulti_desktop.engine import claims, doubling, melds
from ulti_desktop.engine.actions import Action, Claim, GiveUp, Kontra, Meld
from ulti_desktop.engine.actions import Play as PlayCard
from ulti_desktop.engine.bidding import may_give_up
from ulti_desktop.engine.cards import DECK, PAIR, Card, card_points, iter_cards
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.duties import REVOKES, allowed, forbidden, trick_winner
from ulti_desktop.engine.errors import Reason
from ulti_desktop.engine.events import (
    CardPlayed,
    Claimed,
    DealDone,
    Event,
    GaveUp,
    HandsOpened,
    Melded,
    Revoked,
    TrickWon,
)
from ulti_desktop.engine.outcomes import outcome_of
from ulti_desktop.engine.scoring import Outcome, settle
from ulti_desktop.engine.state import Done, Game, MeldMade, Play, State, Trick, next_seat, with_hand

Result = tuple[State, tuple[Event, ...]]
_PLAYS: Final = tuple(PlayCard(card) for card in DECK)


def begin(game: Game, events: tuple[Event, ...]) -> Result:
    """Start the play: a kontra round first where the rules place it there; then the first lead."""
    leader = game.declarer if game.rules.leader == "declarer" else next_seat(game.dealer)
    play = Play(game, game.start_hands, leader)
    return doubling.open_round(game, "before_play", play) or play, events


def _duty_mask(state: Play) -> int:
    """Return the cards that the seat to move may play without breaking a duty."""
    game = state.game
    hand = state.hands[state.to_move]
    mask = allowed(game.rules, game.contract, hand, state.trick, state.to_move == game.declarer)
    return mask if state.bound is None else mask & PAIR[state.bound]


def forbidden_cards(state: Play) -> dict[Card, Reason]:
    """Return the cards of the seat to move that a duty forbids, with the duty."""
    game, seat = state.game, state.to_move
    hand = state.hands[seat]
    duties = forbidden(game.rules, game.contract, hand, state.trick, seat == game.declarer)
    if state.bound is not None:
        pair = PAIR[state.bound]
        duties.update((c, Reason.PLAY_PAIR) for c in iter_cards(hand & ~pair))
    return duties


def playable(state: Play) -> int:
    """Return the cards that the engine accepts: more than the duties allow where a revoke is punished."""
    if state.game.rules.illegal_cards == "refused" or state.bound is not None:
        return _duty_mask(state)
    mask = _duty_mask(state)
    for card, reason in forbidden_cards(state).items():
        if reason in REVOKES:
            mask |= card.bit
    return mask


def moment(state: Play) -> str:
    """Return the kontra moment of a seat about to play: `trick1`, `trick2` or none."""
    return f"trick{len(state.tricks) + 1}" if len(state.tricks) < 2 else "later"


def play_actions(state: Play) -> tuple[Action, ...]:
    """Return the legal actions of the seat to play."""
    seat, game = state.to_move, state.game
    actions: list[Action] = [_PLAYS[card] for card in iter_cards(playable(state))]
    if state.bound is not None:
        return tuple(actions)
    actions.extend(map(Meld, melds.open_to(state, _duty_mask(state))))
    if len(state.tricks) < 2:
        actions.extend(doubling.calls(game, seat, moment(state)))
        if not state.tricks and not state.trick and seat == game.declarer and may_give_up(game, True):
            actions.append(GiveUp())
    elif claims.may_claim(state):
        actions.append(Claim())
    if game.rules.give_up == "in_play" and seat == game.declarer and GiveUp() not in actions:
        actions.append(GiveUp())
    return tuple(actions)


def explain_play(state: Play, action: Action) -> tuple[Reason, tuple[Card, ...]]:
    """Return why `action`, which is not legal, is not, and the cards that would be legal."""
    legal = tuple(iter_cards(playable(state)))
    if isinstance(action, PlayCard):
        why = forbidden_cards(state).get(action.card, Reason.NOT_IN_HAND)
        return why, legal
    if isinstance(action, Kontra):
        return doubling.explain(state.game, state.to_move, action), ()
    if isinstance(action, Meld):
        return Reason.NO_MARRIAGE, ()
    if isinstance(action, Claim):
        return Reason.NOT_CERTAIN, ()
    return Reason.WRONG_PHASE, ()


def apply_play(state: Play, action: Action) -> Result:
    """Apply a legal action of the play."""
    seat = state.to_move
    match action:
        case PlayCard(card):
            return _play_card(state, card)
        case Meld(suit):
            meld = melds.make(state, seat, suit)
            bound = suit if state.game.rules.marriage_when == "any_trick" else None
            event = _melded(state.game, meld)
            return replace(state, melds=(*state.melds, meld), bound=bound), (event,)
        case Kontra():
            game, called = doubling.call(state.game, seat, action)
            return replace(state, game=game), (called,)
        case Claim():
            return _claim(state)
        case _:
            assert isinstance(action, GiveUp)
            return _end(state, (GaveUp(seat),), outcome=Outcome(gave_up=True))


def _melded(game: Game, meld: MeldMade) -> Melded:
    shown = game.rules.marriage_shows_suit or meld.points == 40
    return Melded(meld.seat, meld.points, meld.suit, shown)


def _play_card(state: Play, card: Card) -> Result:
    seat, game = state.to_move, state.game
    if not _duty_mask(state) & card.bit:
        events = (CardPlayed(seat, card), Revoked(seat, card))
        role = ("declarer", "d1", "d2")[(seat - game.declarer) % 3]
        return _end(state, events, outcome=Outcome(revoked_by=role))
    events_before: tuple[Event, ...] = ()
    made = state.melds
    if not state.tricks:
        own = melds.automatic(state, seat)
        made = made + own
        events_before = tuple(_melded(game, meld) for meld in own)
    hands = with_hand(state.hands, seat, state.hands[seat] & ~card.bit)
    trick = (*state.trick, (seat, card))
    events_now: tuple[Event, ...] = (*events_before, CardPlayed(seat, card))
    if len(trick) < 3:
        return Play(game, hands, next_seat(seat), trick, state.tricks, made), events_now
    return _complete(Play(game, hands, seat, trick, state.tricks, made), events_now)


def _complete(state: Play, events: tuple[Event, ...]) -> Result:
    """Give a full trick to its winner and see what follows."""
    game = state.game
    winner = trick_winner(game.rules, game.contract, state.trick)
    tricks = (*state.tricks, Trick(state.trick, winner))
    points = sum(card_points(card.bit, game.rules.ace_value) for _, card in state.trick)
    events = (*events, TrickWon(winner, len(tricks), points))
    state = Play(game, state.hands, winner, (), tricks, state.melds)
    early = game.rules.betli_ends_early and Part.BETLI in game.contract and winner == game.declarer
    if len(tricks) == 10 or early:
        return _end(state, events)
    if len(tricks) > 1:
        return state, events
    if game.contract.open:
        shown = (0, 1, 2) if game.rules.open_shows == "all" else (game.declarer,)
        events = (*events, HandsOpened(shown))
    return doubling.open_round(game, "after_trick1", state) or state, events


def _claim(state: Play) -> Result:
    """Give the claimer what is certain: the rest is played out card by card in a certain order."""
    claimer = state.to_move
    events: tuple[Event, ...] = (Claimed(claimer),)
    made = melds.all_open(state)
    state = replace(state, melds=(*state.melds, *made))
    events = (*events, *(_melded(state.game, meld) for meld in made))
    current: State = state
    while isinstance(current, Play):
        card = claims.next_card(current, claimer, _duty_mask(current))
        current, more = _play_card(current, card)
        events = (*events, *more)
    assert isinstance(current, Done)
    return replace(current, claimed_by=claimer), events


def _end(state: Play, events: tuple[Event, ...], outcome: Outcome | None = None) -> Result:
    game = state.game
    if outcome is None:
        outcome = outcome_of(game, state.tricks, state.melds)
    settlement = settle(game.contract, game.doublings, outcome, game.rules)
    done = Done(game.rules, game.dealer, game, state.hands, state.tricks, state.melds, outcome, settlement)
    return done, (*events, DealDone(void=False))
