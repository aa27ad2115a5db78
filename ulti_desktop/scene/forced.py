"""The only card that may be played, played by itself after a moment if the player wants it so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ulti_desktop.engine.actions import Claim, GiveUp, Play
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene.grip import Grip
from ulti_desktop.scene.stage import Stage

WAIT_MS: Final = 500
LEAST_WAIT_MS: Final = 150
_KEY: Final = "forced"


class Forced:
    """Waits a moment, so that one sees what happens, and never while the player holds a card."""

    def __init__(self, stage: Stage, grip: Grip, play: Callable[[Card], None]) -> None:
        self.on = False
        self._stage = stage
        self._grip = grip
        self._play = play

    def shown(self, view: SeatView) -> None:
        """A step has ended in this view."""
        card = forced_card(view)
        if self.on and card is not None:
            self._wait(card)

    def forget(self) -> None:
        """Play nothing of what was shown so far."""
        self._stage.clock.drop(_KEY)

    def _wait(self, card: Card) -> None:
        def now() -> None:
            if not self.on or self._stage.motion.busy:
                return
            if self._grip.pressed:
                self._wait(card)
            else:
                self._play(card)

        wait = max(LEAST_WAIT_MS, self._stage.ms(WAIT_MS))
        self._stage.clock.run(_KEY, 0, _nothing, delay=wait, then=now, patient=True)


def forced_card(view: SeatView) -> Card | None:
    """The card, when there is nothing else to do but to play it, or to end the deal early."""
    plays = [action.card for action in view.legal if isinstance(action, Play)]
    others = [action for action in view.legal if not isinstance(action, Play | Claim | GiveUp)]
    return plays[0] if view.my_turn and len(plays) == 1 and not others else None


def _nothing(_part: float) -> None:
    return None
