"""What a player is: a view in, an action out."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.view import SeatView

Cancel = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Forecast:
    """How likely a player holds it that the declarer makes a part, at a bid of its own or at a kontra.

    `seat` is the declarer's (or bidder's). `plain` is the share of the worlds in which it is made when all
    see all cards, None where no worlds were searched.
    """

    seat: int
    part: Part
    odds: float
    plain: float | None = None


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action that a player compared with others, and the game points that its seat expects of it."""

    action: Action
    value: float


def never() -> bool:
    """The cancel flag of a caller that never cancels."""
    return False


class Player(Protocol):
    """Anything that can sit on a seat.

    `choose` gets the view of the seat whose turn it is, how many milliseconds it may take, and a flag to
    poll: once it is true the answer does not matter any more and should come at once. The answer is one of
    `view.legal`. For one seed and one view the answer is always the same.
    """

    def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
        """Return one of `view.legal`."""
        ...


@runtime_checkable
class Forecasting(Protocol):
    """A player that says how likely it holds parts to be made."""

    @property
    def forecasts(self) -> tuple[Forecast, ...]:
        """What its last answer rested on; empty where it estimated nothing."""
        ...


class RandomPlayer:
    """Plays any legal action; for tests and as the weakest opponent."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
        """Return one of `view.legal`, by a draw that depends on the seed and the view alone."""
        return dice(self._seed, view).choice(view.legal)


def dice(seed: int, view: SeatView) -> random.Random:
    """Return a source of chance that depends only on the seed and on what the seat knows."""
    return random.Random(number_for(seed, view))


def number_for(seed: int, view: SeatView) -> int:
    """Return a number from 0 to 2**62 that depends only on the seed and on what the seat knows.

    Only numbers go into it, so that it is the same in every run of Python.
    """
    hand = sum(card.bit for card in view.hand)
    moment = (len(view.tricks), len(view.trick), len(view.said), len(view.melds), len(view.legal))
    key = hand
    for number in (*moment, view.seat, view.dealer, seed):
        key = key * 1_000_003 + number
    return key % (1 << 62)
