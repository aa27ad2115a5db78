"""Kontra: who may double which part when, and the rounds in which it is asked.

Windows (rules.md 1.6): `own_card` is a defender's own card to trick 1; `until_trick2` that and the pause
after trick 1; `before_play` before the first lead. Answers: `after_trick1`, `until_trick2`, `trick2` (the
own card to trick 2), `before_play`. Moments are `half`, `before_play`, `trick1`, `after_trick1`, `trick2`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ulti_desktop.engine.actions import Action, Kontra, Pass
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.errors import Reason
from ulti_desktop.engine.events import Event, KontraCalled, Passed
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import Doublings
from ulti_desktop.engine.state import Bidding, Doubling, Game, Play, next_seat

_KONTRA_MOMENTS: Final = {
    "own_card": ("half", "trick1"),
    "until_trick2": ("half", "trick1", "after_trick1"),
    "before_play": ("half", "before_play"),
}
_ANSWER_MOMENTS: Final = {
    "after_trick1": ("half", "after_trick1"),
    "until_trick2": ("half", "trick1", "after_trick1"),
    "trick2": ("half", "trick2"),
    "before_play": ("half", "before_play"),
}


def is_individual(contract: Contract, rules: RuleSet) -> bool:
    """Tell whether each defender stands at his own doublings in this contract (R-EN5, R-DE6, R-HM3)."""
    if rules.kontra_individual == "never" or contract.trump is not None:
        return False
    if rules.kontra_individual == "no_trump":
        return True
    return Part.BETLI in contract or Part.DURCHMARS in contract


def refuse(
    contract: Contract, rules: RuleSet, levels: tuple[int, int], caller: int, part: Part, against: int | None
) -> Reason | None:
    """Return why a part cannot be doubled once more, None when it can; the moment is not looked at.

    `levels` are the part's doublings for d1 and d2. `caller` is 0 for the declarer, 1 for d1, 2 for d2;
    `against` 1 or 2 where doublings are individual, else None.
    """
    if part not in contract:
        return Reason.NO_SUCH_CONTRACT
    individual = is_individual(contract, rules)
    if individual != (against is not None) or (caller and individual and against != caller):
        return Reason.NOTHING_TO_DOUBLE
    level = levels[(against or 1) - 1]
    if (level % 2 == 1) != (caller == 0):
        return Reason.NOTHING_TO_DOUBLE if caller == 0 else Reason.ALREADY_DOUBLED
    return Reason.LIMIT_REACHED if level >= rules.kontra_limit else None


def raised(doublings: Doublings, part: Part, against: int | None) -> Doublings:
    """Return the doublings with one level more on a part, for d1 (1), d2 (2) or both (None)."""
    d1, d2 = next(((a, b) for p, a, b in doublings if p is part), (0, 0))
    row = (part, d1 + (against != 2), d2 + (against != 1))
    return (*(r for r in doublings if r[0] is not part), row)


def _role(game: Game, seat: int) -> int:
    return (seat - game.declarer) % 3


def calls(game: Game, seat: int, moment: str) -> tuple[Kontra, ...]:
    """Return every doubling that this seat may call at this moment."""
    rules, contract = game.rules, game.contract
    if contract.half and moment != "half":
        return ()
    role = _role(game, seat)
    first = moment in _KONTRA_MOMENTS[rules.kontra_window]
    answer = moment in _ANSWER_MOMENTS[rules.rekontra_window]
    if not (first or answer):
        return ()
    individual = is_individual(contract, rules)
    targets: tuple[int | None, ...] = ((1, 2) if role == 0 else (role,)) if individual else (None,)
    found = []
    for part in contract.parts:
        levels = game.levels(part)
        for target in targets:
            level = levels[(target or 1) - 1]
            if (first if level == 0 else answer) and not refuse(contract, rules, levels, role, part, target):
                against = None if target is None else (game.declarer + target) % 3
                found.append(Kontra(part, against))
    return tuple(found)


def explain(game: Game, seat: int, action: Kontra) -> Reason:
    """Return why this doubling, which is not legal now, is not."""
    against = None if action.against is None else _role(game, action.against)
    if against == 0:
        return Reason.NOTHING_TO_DOUBLE
    levels = game.levels(action.part)
    why = refuse(game.contract, game.rules, levels, _role(game, seat), action.part, against)
    return why or Reason.NOT_THE_MOMENT


def call(game: Game, seat: int, action: Kontra) -> tuple[Game, KontraCalled]:
    """Enter a legal doubling."""
    against = None if action.against is None else _role(game, action.against)
    game = replace(game, doublings=raised(game.doublings, action.part, against))
    level = game.levels(action.part)[(against or 1) - 1]
    return game, KontraCalled(seat, action.part, level, action.against)


def open_round(
    game: Game, moment: str, play: Play | None = None, bidding: Bidding | None = None
) -> Doubling | None:
    """Return the round that asks everybody who may double now, d1 first; None when nobody may."""
    return _ask(Doubling(game, moment, game.d1, frozenset(), play, bidding), game.d1)


def _ask(state: Doubling, first: int) -> Doubling | None:
    seat = first
    for _ in range(3):
        if seat not in state.passed and calls(state.game, seat, state.moment):
            return replace(state, to_move=seat)
        seat = next_seat(seat)
    return None


def round_actions(state: Doubling) -> tuple[Action, ...]:
    """Return the doublings this seat may call, and to let it be."""
    return (*calls(state.game, state.to_move, state.moment), Pass())


def apply_round(state: Doubling, action: Action) -> tuple[Doubling | Game, tuple[Event, ...]]:
    """Enter a doubling or a pass; return the round going on, or the game with its doublings at its end."""
    seat = state.to_move
    event: Event
    if isinstance(action, Kontra):
        game, event = call(state.game, seat, action)
        state = replace(state, game=game, passed=frozenset())
        return _ask(state, seat) or game, (event,)
    state = replace(state, passed=state.passed | {seat})
    return _ask(state, next_seat(seat)) or state.game, (Passed(seat, doubling=True),)
