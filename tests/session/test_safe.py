"""Nobody is asked and nothing is done before what was done is kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from tests.kit.waiting import run_until
from ulti_desktop.ai.player import never
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.record import Record
from ulti_desktop.engine.state import Done

from .conftest import CalmPlayer, MakeTable, Table

pytestmark = pytest.mark.gui


def slow(table: Table, dealer: int) -> Table:
    """A session whose disk says nothing by itself."""

    def save(record: Record) -> bool:
        table.saved.append(record)
        return True

    table.session._save = save
    table.session.start(
        rulesets.load("HM"), ("a", "b", "c"), ("", "calm", "calm"), seed="s", first_dealer=dealer
    )
    return table


def turns(table: Table) -> int:
    for _ in range(50):
        QCoreApplication.processEvents()
    record = table.session.record
    assert record
    return len(record.played[-1].actions)


def test_no_computer_is_asked_before_the_last_action_is_kept(make_table: MakeTable) -> None:
    table = slow(make_table(), dealer=0)
    view = table.session.view
    assert view
    assert not view.my_turn
    assert turns(table) == 0
    assert not [seat for seat in table.of("thinking") if seat is not None]
    table.session.go_on()
    table.play_on(lambda _: (_ for _ in ()).throw(AssertionError), lambda: len(table.saved) == 2)
    assert turns(table) == 1, "the next one waits again"


def test_what_a_person_does_too_early_is_done_when_all_is_kept(make_table: MakeTable) -> None:
    table = slow(make_table(), dealer=2)
    view = table.session.view
    assert view
    assert view.my_turn
    for _ in range(3):
        table.session.submit(0, CalmPlayer(1).choose(view, 0, never))
    assert turns(table) == 0
    assert not table.of("refused")
    table.session.go_on()
    assert turns(table) == 1
    assert not table.of("refused")


def test_a_whole_deal_goes_on_from_one_answer_of_the_disk_to_the_next(make_table: MakeTable) -> None:
    table = slow(make_table(), dealer=0)
    player, answered = CalmPlayer(1), 0

    def act() -> None:
        nonlocal answered
        view = table.session.view
        if len(table.saved) > answered:
            answered = len(table.saved)
            table.session.go_on()
        elif view is not None and view.my_turn:
            table.session.submit(0, player.choose(view, 0, never))

    run_until(lambda: isinstance(table.session.state, Done), act)
    record = table.session.record
    assert record
    assert answered >= len(record.played[0].actions)
    assert not table.of("refused")
