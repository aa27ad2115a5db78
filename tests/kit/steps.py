"""Steps of a deal as one seat sees them, for tests of windows and scenes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from ulti_desktop.engine.actions import Action, Bid, Play
from ulti_desktop.engine.cards import Card, shuffled
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.errors import Reason
from ulti_desktop.engine.events import seen_by
from ulti_desktop.engine.rulesets import RuleSet, load
from ulti_desktop.engine.state import State
from ulti_desktop.engine.step import apply, legal_actions, start_deal, to_move
from ulti_desktop.engine.view import SeatView, Step, view_of

Chooser = Callable[[State, tuple[Action, ...], random.Random], Action]


def at_random(_state: State, legal: tuple[Action, ...], rng: random.Random) -> Action:
    return rng.choice(legal)


def bidding(*parts: Part) -> Chooser:
    """Bids these parts when it can, else passes or does what comes first; plays at random."""

    def choose(_state: State, legal: tuple[Action, ...], rng: random.Random) -> Action:
        for action in legal:
            if isinstance(action, Bid) and set(parts) <= set(action.contract.parts):
                return action
        kinds = {type(action).__name__ for action in legal}
        for name in ("Play", "Pass"):
            if name in kinds:
                return rng.choice([action for action in legal if type(action).__name__ == name])
        return rng.choice(legal)

    return choose


def steps(
    rules: RuleSet | str = "HM",
    seed: str = "1",
    *,
    seat: int = 0,
    dealer: int = 1,
    choose: Chooser = at_random,
) -> Iterator[tuple[Step, State]]:
    """Yield every step of a deal, dealing included, with the state behind it."""
    rule_set = load(rules) if isinstance(rules, str) else rules
    rng = random.Random(seed)
    state, events = start_deal(rule_set, dealer, shuffled(seed))
    while True:
        yield Step(view_of(state, seat), tuple(seen_by(event, seat) for event in events)), state
        legal = legal_actions(state)
        if to_move(state) is None:
            return
        state, events = apply(state, choose(state, legal, rng))


def first_view(test: Callable[[SeatView], bool], seeds: int = 200, **how: object) -> SeatView:
    """The first view that passes the test, over many deals."""
    for number in range(seeds):
        for step, _ in steps(seed=str(number), **how):  # type: ignore[arg-type]
            if test(step.view):
                return step.view
    raise AssertionError("no such view")


def playing(view: SeatView) -> bool:
    """My turn to play."""
    return view.phase == "play" and view.my_turn and any(isinstance(a, Play) for a in view.legal)


def with_choice(view: SeatView) -> bool:
    """My turn to play, some cards allowed and some forbidden."""
    return playing(view) and 0 < len(view.forbidden) < len(view.hand)


def legal_and_illegal(view: SeatView) -> tuple[Card, Card, Reason]:
    """A card that may be played, and one that may not with its reason."""
    legal = next(action.card for action in view.legal if isinstance(action, Play))
    card, reason = view.forbidden[0]
    return legal, card, reason
