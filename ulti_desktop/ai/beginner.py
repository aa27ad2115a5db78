"""A player who knows the rules and little more: counts nothing at times, and now and then bids on hope."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ulti_desktop.ai.player import Cancel, dice
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.ai.style import STEADY, Style
from ulti_desktop.engine.actions import Action, Kontra, Play
from ulti_desktop.engine.view import SeatView

SLIPS: Final = 0.4
"""How often a card is played without thinking."""
FORGETS: Final = 0.5
"""How often a kontra does not come to mind."""
HOPES: Final = 0.25
"""How often a bid is made on hope."""
HOPEFUL_MARGIN: Final = -3.0
"""What a hopeful bid may promise, in game points from each defender."""


class BeginnerPlayer:
    """Plays like the simple player, with the slips of a beginner; sees nothing but its `SeatView`."""

    def __init__(self, seed: int, style: Style = STEADY) -> None:
        self._seed = seed
        self._sober = SimplePlayer(seed, style)
        self._hopeful = SimplePlayer(seed, style, HOPEFUL_MARGIN)

    def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
        """Return one of `view.legal`."""
        draws = dice(self._seed + 1, view)
        if view.phase == "auction" and draws.random() < HOPES:
            return self._hopeful.choose(view, budget_ms, cancel)
        action = self._sober.choose(view, budget_ms, cancel)
        if isinstance(action, Kontra) and draws.random() < FORGETS:
            others = tuple(other for other in view.legal if not isinstance(other, Kontra))
            action = self._sober.choose(replace(view, legal=others), budget_ms, cancel)
        if isinstance(action, Play) and draws.random() < SLIPS:
            barred = {card for card, _ in view.forbidden}
            cards = [a for a in view.legal if isinstance(a, Play) and a.card not in barred]
            return draws.choice(cards)
        return action
