"""Who said what: the bubble of the latest speaker, and what stays under the names."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ulti_desktop import words
from ulti_desktop.engine.events import BidMade, Passed
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene import tokens
from ulti_desktop.scene.arrange import spot_of

if TYPE_CHECKING:
    from ulti_desktop.scene.stage import Stage


class Talk:
    """Lets the plates of a stage speak."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._said_at: dict[int, int] = {}

    def speak(self, seat: int, text: str, view: SeatView) -> None:
        """Let a seat say something: only the latest speaker has a bubble, which shrinks after a while."""
        if not text:
            return
        stage = self._stage
        self._said_at[seat] = len(view.tricks) if view.contract is not None else -1
        plate = stage.plate(seat)
        for other in stage.plates:
            if other is not plate:
                other.shrink(stage.ms(tokens.MOTION.bubble_out))
        plate.speak(text, stage.ms(tokens.MOTION.bubble_in), grows=not stage.less_motion)
        stage.clock.run(
            "bubble stays",
            1,
            lambda _part: None,
            delay=tokens.MOTION.bubble_stays,
            then=lambda: plate.shrink(stage.ms(tokens.MOTION.bubble_out)),
            patient=True,
        )

    def hush(self) -> None:
        """Forget everything that was said."""
        self._stage.clock.drop("bubble stays")
        self._said_at.clear()
        for plate in self._stage.plates:
            plate.hush()

    def recall(self, view: SeatView) -> None:
        """Show what each seat said last in the auction, without a bubble."""
        self.hush()
        if view.phase in ("play", "done"):
            return
        for said in view.said:
            event = Passed(said.seat) if said.contract is None else BidMade(said.seat, said.contract)
            text = words.bubble(event, view, self._stage.french)
            plate = self._stage.plates[spot_of(said.seat, view)]
            plate.show_state(replace(plate.state, said=text))
            self._said_at[said.seat] = -1

    def grow_old(self, view: SeatView) -> None:
        """Forget what was said before the trick that is played now."""
        if view.phase != "play" or not (view.trick or view.tricks):
            return
        for seat, age in list(self._said_at.items()):
            if len(view.tricks) > age:
                del self._said_at[seat]
                self._stage.plate(seat).hush()
