"""The right sound at the right step, and none for what is skipped."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.kit.steps import steps
from tests.scene.table_kit import Table
from ulti_desktop.engine.events import CardPlayed, Dealt, TrickWon
from ulti_desktop.engine.view import Step
from ulti_desktop.scene.director import CARD, DEAL, TRICK, TURN

pytestmark = pytest.mark.gui


def listening(qtbot: QtBot, speed: float = 0.0) -> tuple[Table, list[str]]:
    table = Table(qtbot, speed=speed)
    heard: list[str] = []
    table.scene.heard.connect(heard.append)
    return table, heard


def expected(step: Step, was_mine: bool) -> list[str]:
    sounds = []
    for event in step.events:
        match event:
            case Dealt():
                sounds.append(DEAL)
            case CardPlayed():
                sounds.append(CARD)
            case TrickWon():
                sounds.append(TRICK)
    return sounds + ([TURN] if step.view.my_turn and not was_mine else [])


@pytest.mark.parametrize("rules_id", ["HM", "EN"])
def test_every_step_of_a_deal_sounds_as_it_should(qtbot: QtBot, rules_id: str) -> None:
    table, heard = listening(qtbot)
    was_mine = False
    everything: set[str] = set()
    for step, _ in steps(rules_id, "3"):
        heard.clear()
        table.scene.step(step)
        assert heard == expected(step, was_mine), step.events
        was_mine = step.view.my_turn
        everything |= set(heard)
    assert everything == {DEAL, CARD, TRICK, TURN}


def test_a_card_is_heard_when_it_lies_not_when_it_flies(qtbot: QtBot) -> None:
    table, heard = listening(qtbot, speed=0.3)
    step, before = played(CardPlayed)
    table.scene.show_view(before.view)
    table.scene.step(step)
    assert heard == []
    qtbot.waitUntil(lambda: CARD in heard)


def test_what_is_skipped_makes_no_sound(qtbot: QtBot) -> None:
    table, heard = listening(qtbot, speed=1.0)
    step, before = played(TrickWon)
    table.scene.show_view(before.view)
    table.scene.step(step)
    table.scene.finish_now()
    assert heard == []
    assert table.scene.view == step.view


def test_a_jump_makes_no_sound(qtbot: QtBot) -> None:
    table, heard = listening(qtbot)
    for step, _ in steps("HM", "3"):
        table.scene.show_view(step.view)
    assert heard == []


def played(kind: type) -> tuple[Step, Step]:
    """The first step that holds such an event, and the one before it."""
    before = None
    for step, _ in steps("HM", "3"):
        if before is not None and any(isinstance(event, kind) for event in step.events):
            return step, before
        before = step
    raise AssertionError(kind)
