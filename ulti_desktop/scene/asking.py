"""A card is tried: asked for when it may be played, else sent back with the reason why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.errors import IllegalAction, Reason
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene import tokens
from ulti_desktop.scene.arrange import legal_cards
from ulti_desktop.scene.stage import Stage

_REASON: Final = "reason"


class Asking(QObject):
    """Asks for one card at a time; until `forget` nothing more is asked for.

    `ask(card)` asks for it, `refuse(card, error, view)` tells of a card that may not be played. `put_back`:
    the card in the hand of the player goes back.
    """

    put_back = Signal()

    def __init__(
        self,
        stage: Stage,
        ask: Callable[[Card], None],
        refuse: Callable[[Card, IllegalAction, SeatView], None],
    ) -> None:
        super().__init__(stage.motion)
        self._stage = stage
        self._ask = ask
        self._refuse = refuse
        self._asked: Card | None = None

    def forget(self) -> None:
        """Be answered: take the reason of an earlier refusal away, and be ready to ask again."""
        self._asked = None
        self._stage.clock.drop(_REASON)
        self._stage.captions.set_refusal("")

    def play(self, card: Card) -> None:
        """Try to play a card of the hand."""
        view = self._stage.view
        if self._asked is not None:
            return
        if view is None or view.phase != "play" or card not in view.hand:
            self.put_back.emit()
            return
        legal = legal_cards(view)
        if card in legal:
            self._asked = card
            self._stage.clock.drop(_REASON)
            self._ask(card)
            return
        error = IllegalAction(dict(view.forbidden).get(card, Reason.NOT_YOUR_TURN), tuple(sorted(legal)))
        self.put_back.emit()
        self._stage.spring(card)
        self._refuse(card, error, view)

    def tell_later(self, text: str) -> None:
        """The reason is written when the card is back."""
        length = self._stage.ms(tokens.MOTION.spring_back)

        def write() -> None:
            self._stage.captions.set_refusal(text)

        self._stage.clock.run(_REASON, length, lambda _part: None, then=write)
