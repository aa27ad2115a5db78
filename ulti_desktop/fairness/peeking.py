"""Whether players decide without cards that they may not see: those are dealt anew, the decision stays."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ulti_desktop.ai.levels import player_for
from ulti_desktop.ai.player import Forecasting, RandomPlayer, never
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.state import Done, State
from ulti_desktop.engine.step import apply, start_deal, to_move
from ulti_desktop.engine.view import SeatView, view_of
from ulti_desktop.fairness.findings import Peeking
from ulti_desktop.fairness.redeal import redealt

PLAYERS: Final = ("beginner", "casual", "club:worlds=4", "master:worlds=4,bid=1")
"""Every level that is offered; the searching ones with few worlds, as each decision is asked for twice."""
ENOUGH_MS: Final = 600_000
"""So much time that the clock never decides."""
WILD: Final = (0.25, 0.1)
"""How often a card, or anything else, is chosen at random, so that the positions differ."""
ASKED: Final = (0.25, 0.7)
"""How often a decision about a card, or any other, is asked for."""


def check_peeking(
    rule_sets: Sequence[RuleSet],
    views: int,
    seed: str,
    players: Sequence[str] = PLAYERS,
    told: Callable[[Peeking], None] | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> Peeking:
    """Ask players about that many positions of deals under these rules in turn, twice about each.

    `told` is given what came of it after each position; with `stop` it ends early.
    """
    rng = random.Random(f"peeking/{seed}")
    result = Peeking()
    deal = 0
    while result.views < views and not stop():
        deal += 1
        rules = rule_sets[deal % len(rule_sets)]
        for state, seat in turns(rules, f"{seed}/peeking/{deal}", rng):
            if stop() or result.views == views:
                break
            view = view_of(state, seat)
            if len(view.legal) < 2 or rng.random() > ASKED[view.phase != "play"]:
                continue
            result = _asked(result, state, view, players, rng, stop)
            if told is not None and not stop():
                told(result)
    return result


def turns(rules: RuleSet, seed: str, rng: random.Random) -> Iterator[tuple[State, int]]:
    """Yield the decisions of a deal that goes on by simple players, with a random action now and then."""
    simple, wild = player_for("simple", 1), RandomPlayer(rng.getrandbits(30))
    state, _ = start_deal(rules, rng.randrange(3), shuffled(seed))
    while not isinstance(state, Done):
        seat = to_move(state)
        assert seat is not None
        yield state, seat
        view = view_of(state, seat)
        player = wild if rng.random() < WILD[view.phase != "play"] else simple
        state, _ = apply(state, player.choose(view, ENOUGH_MS, never))


def _asked(
    before: Peeking,
    state: State,
    view: SeatView,
    players: Sequence[str],
    rng: random.Random,
    stop: Callable[[], bool],
) -> Peeking:
    """Deal the hidden cards anew, ask everybody in both cases, and add what came of it.

    An answer given in haste because of `stop` is worth nothing: then all is as before.
    """
    other = redealt(state, view.seat, rng)
    second = view_of(other, view.seat)
    different = 0
    for spec in players:
        chance = rng.getrandbits(30)
        one, two = (_decided(spec, chance, shown, stop) for shown in (view, second))
        if stop():
            return before
        different += one != two
    return Peeking(
        before.views + 1,
        before.changed + (other != state),
        before.seen + (second != view),
        before.decisions + len(players),
        before.different + different,
    )


def _decided(spec: str, seed: int, view: SeatView, stop: Callable[[], bool]) -> tuple[object, object]:
    """Return what a player that has seen nothing else does, and what it says that this rests on."""
    player = player_for(spec, seed)
    action = player.choose(view, ENOUGH_MS, stop)
    return action, player.forecasts if isinstance(player, Forecasting) else ()
