"""The sentences above the hand: what is to be done, and with hints which duty holds a card back."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from ulti_desktop import words
from ulti_desktop.engine.actions import Play
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.errors import IllegalAction
from ulti_desktop.scene.stage import Stage


class Sentences(QObject):
    """Words the captions of a stage."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage.motion)
        self._stage = stage
        self._prompt = ""
        self._explained: Card | None = None
        stage.motion.held_changed.connect(self.show)

    def prompt(self, text: str) -> None:
        """Say what is to be done; "" takes it away."""
        self._prompt = text
        self.show()

    def show(self) -> None:
        """Show the prompt as things stand: with the number of chosen cards, or how a full trick goes on."""
        text, count = self._prompt, ""
        choices = self._stage.choices
        if self._stage.motion.held:
            text = QCoreApplication.translate("scene", "Click to go on")
        elif text and choices.choosing:
            count = f"{sum(card is not None for card in choices.chosen)}/2"
        self._stage.captions.set_prompt(text, count)

    def explain(self, card: Card | None, *, dragging: bool) -> None:
        """With hints: say which duty holds the card under the mouse back."""
        view = self._stage.view
        if not self._stage.choices.hint or view is None or card == self._explained:
            return
        self._explained = card
        if not view.my_turn or dragging:
            return
        reason = None if card is None else dict(view.forbidden).get(card)
        french = self._stage.french
        if reason is None:
            text = words.duty(view, french)
        else:
            legal = tuple(one.card for one in view.legal if isinstance(one, Play))
            text = words.refusal(IllegalAction(reason, legal), view, french)
        self._stage.captions.set_refusal(text)
