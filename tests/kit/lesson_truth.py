"""What the answers of a lesson are worth when all hands are seen, by the exact solver."""

from __future__ import annotations

from dataclasses import replace

from ulti_desktop.coach.exact import Exact
from ulti_desktop.engine import melds
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.melds import countable
from ulti_desktop.engine.record import DealRecord, Record
from ulti_desktop.engine.state import Done, MeldMade, Play
from ulti_desktop.lessons import leadup
from ulti_desktop.lessons.course import Moment
from ulti_desktop.lessons.leadup import PUPIL, Table
from ulti_desktop.native.solver import Search


def record_of(moment: Moment) -> Record:
    """Return what has happened at the table as an ordinary record."""
    hand, dealer = moment.hand, leadup.dealer_of(moment.hand)
    actions = tuple((seat, one) for seat, one, _, _ in moment.table.taken)
    deal = DealRecord(dealer, leadup.deck_of(hand, moment.rules), actions)
    return Record(moment.rules, ("", "", ""), ("", "simple", "simple"), hand.id, 0, 0, dealer, (deal,))


def worth(moment: Moment, action: Action, search: Search) -> int:
    """Return what the pupil gets in all after this action under best play of everybody.

    Where the auction is not over yet it goes on as the hand says, and nobody doubles any more.
    """
    table = leadup.follow(leadup.do(moment.table, action), ())
    return value_of(table, search)


def value_of(table: Table, search: Search) -> int:
    """Return what the pupil gets from here on."""
    while not isinstance(table.state, Play | Done):
        table = leadup.next_of(table)
    state = table.state
    assert state.game is not None
    if isinstance(state, Done):
        return _own(state.settlement.declarer, state.game.declarer)
    states = [row[2] for row in table.taken]
    if not state.tricks and not state.trick and not state.melds:
        state = replace(state, melds=_declarers(state))
    states[-1] = state
    return _own(Exact(states, search).value(state), state.game.declarer)


def _declarers(state: Play) -> tuple[MeldMade, ...]:
    """Return the marriages that the declarer will announce."""
    game = state.game
    suits = countable(game.rules, game.contract, True, game.start_hands[game.declarer])
    if game.contract.has_x100 and not game.rules.x100_extra_marriages:
        suits = suits[:1]
    return tuple(melds.make(state, game.declarer, suit) for suit in suits)


def _own(declarer: int, who: int) -> int:
    return declarer if who == PUPIL else -declarer // 2
