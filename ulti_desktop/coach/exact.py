"""What the cards of a deal cost against perfect play, all hands seen: the exact solver on every position.

The value goes by the doublings and marriages that the deal came to, so that all costs speak of the same
stakes: the value before the first card, less the declarer's costs, plus the defenders', is the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ulti_desktop.ai.exact import play_rules
from ulti_desktop.engine.actions import Action, Kontra
from ulti_desktop.engine.actions import Play as PlayCard
from ulti_desktop.engine.cards import ACES, DECK, PAIR, TENS, Card, card_points, mask_of
from ulti_desktop.engine.payoff import PAYOFF, SoFar, payoff_table
from ulti_desktop.engine.scoring import Doublings
from ulti_desktop.engine.state import Done, Doubling, Play, State
from ulti_desktop.native.solver import Position, Search


@dataclass(frozen=True, slots=True)
class ExactCost:
    """What an action of the play cost its side, in game points of that side.

    `value` is what the declarer gets from both defenders under best play before the action. `best` are the
    cards that keep it, empty where the action is no card. The cost of a card is never below 0; that of a
    surrender may be, where playing on would have been dearer.
    """

    value: int
    cost: int
    best: tuple[Card, ...] = ()


class Exact:
    """Solves the positions of one deal; `states` as `engine.record.fold_deal` gives them."""

    def __init__(self, states: Sequence[State], search: Search) -> None:
        self._states = states
        self._search = search
        self._table = b""
        last = states[-1]
        game = last.game if isinstance(last, Play | Done | Doubling) else None
        first = next((state for state in states if isinstance(state, Play)), None)
        if game is None or first is None:
            return
        play = last.play if isinstance(last, Doubling) else last
        melds = play.melds if isinstance(play, Play | Done) else ()
        made = [
            tuple(sorted((m.points for m in melds if (m.seat == game.declarer) is own), reverse=True))
            for own in (True, False)
        ]
        so_far = SoFar(card_points(game.talon, game.rules.ace_value), made[0], made[1])
        self._game, self._so_far = game, so_far
        self._table = self._table_at(game.doublings)
        self._rules = play_rules(game.contract, game.rules)

    def _table_at(self, doublings: Doublings) -> bytes:
        game = self._game
        return payoff_table(game.contract, doublings, game.rules, self._so_far, PAYOFF).to_bytes()

    @property
    def possible(self) -> bool:
        """Whether cards were played at all."""
        return bool(self._table)

    def value(self, state: Play) -> int:
        """Return what the declarer gets from both defenders under best play from here."""
        return self._solve(state, cards=False)[0]

    def start_value(self) -> int | None:
        """Return that value before the first card; None where the deal did not come to play."""
        first = next((state for state in self._states if isinstance(state, Play)), None)
        return None if first is None else self.value(first)

    def cost(self, index: int, action: Action) -> ExactCost | None:
        """Return what the action in the state of that index cost; None for what is no part of the play.

        A kontra has no exact cost, since all costs go by the doublings that the deal came to; see `gain`.
        """
        state, after = self._states[index], self._states[index + 1]
        if not isinstance(state, Play):
            return None
        sign = 1 if state.to_move == state.game.declarer else -1
        if isinstance(action, PlayCard):
            _, cards = self._solve(state, cards=True)
            allowed = {c: v for c, v in cards.items() if state.bound is None or PAIR[state.bound] >> c & 1}
            value = sign * max(sign * one for one in allowed.values())
            best = tuple(DECK[c] for c in sorted(allowed) if allowed[c] == value)
            then = allowed.get(action.card)
            if then is None:  # a revoke ended the deal
                then = _result(after)
            return ExactCost(value, sign * (value - then), best)
        if isinstance(after, Done):
            value = self.value(state)
            return ExactCost(value, sign * (value - _result(after)))
        if isinstance(after, Play) and after.bound is not None:
            value, cards = self._solve(state, cards=True)
            pair = [v for c, v in cards.items() if PAIR[after.bound] >> c & 1]
            return ExactCost(value, sign * value - max(sign * one for one in pair))
        return None

    def gain(self, index: int, action: Action) -> int | None:
        """Return what a kontra brings its side: best play of all with it, less best play without it.

        None for what is no kontra, and for one of a half-hand round.
        """
        state, after = self._states[index], self._states[index + 1]
        if not isinstance(action, Kontra) or not self.possible:
            return None
        if not isinstance(state, Play | Doubling) or not isinstance(after, Play | Doubling):
            return None
        play = state if isinstance(state, Play) else state.play
        if play is None or state.game.contract != self._game.contract:
            return None
        before, then = (
            self._solve(play, cards=False, table=self._table_at(one.game.doublings))[0]
            for one in (state, after)
        )
        return then - before if state.to_move == state.game.declarer else before - then

    def _solve(self, state: Play, *, cards: bool, table: bytes | None = None) -> tuple[int, dict[int, int]]:
        game = state.game
        seats = [(game.declarer + role) % 3 for role in range(3)]
        taken = [trick for trick in state.tricks if trick.winner == game.declarer]
        won = mask_of(card for trick in taken for _, card in trick.cards)
        leader = state.trick[0][0] if state.trick else state.to_move
        position = Position(
            (state.hands[seats[0]], state.hands[seats[1]], state.hands[seats[2]]),
            seats.index(leader),
            tuple(int(card) for _, card in state.trick),
            len(taken),
            len(state.tricks) - len(taken),
            card_points(won, game.rules.ace_value),
            (won & ACES).bit_count(),
            (won & TENS).bit_count(),
        )
        ace = game.rules.ace_value
        solved = self._search.solve(position, self._rules, table or self._table, ace, cards=cards)
        return solved.value, solved.cards


def _result(state: State) -> int:
    assert isinstance(state, Done)
    return state.settlement.declarer
