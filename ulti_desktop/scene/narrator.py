"""The table in words, for screen readers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ulti_desktop import words
from ulti_desktop.engine.view import Step
from ulti_desktop.scene.stage import Stage
from ulti_desktop.words import spoken


def news(stage: Stage, step: Step) -> str:
    """What one step brought, in whole sentences; "" when there is nothing to say."""
    told = [words.event(event, stage.names, step.view, stage.french) for event in step.events]
    return " ".join(told)


def described(stage: Stage) -> tuple[str, str]:
    """Name and description of the table as it is now."""
    view, choices, french = stage.view, stage.choices, stage.french
    title = QCoreApplication.translate("scene", "Card table")
    if view is None:
        return title, ""
    parts = [words.phase_prompt(view, french)]
    if not view.my_turn and view.to_move is not None:
        parts = [waits_for(stage, view.to_move)]
    if choices.focus is not None and choices.focus_shown:
        chosen = choices.choosing and choices.focus in choices.chosen
        parts.append(spoken.hand_card(choices.focus, view, french, chosen))
    parts.append(words.cards(stage.order.cards, french))
    return title, ". ".join(part.rstrip(".") for part in parts if part)


def waits_for(stage: Stage, seat: int) -> str:
    """Tell whom the table waits for, and that he thinks once that is to be seen."""
    name = stage.names[seat]
    return words.thinking(name) if thinks(stage, seat) else words.waiting_for(name)


def thinks(stage: Stage, seat: int) -> bool:
    """Tell whether a seat is seen to think."""
    return seat == stage.thinking and stage.plate(seat).thinking.shown
