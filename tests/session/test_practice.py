"""Deals for practice: they do not count, may be left, and go back to any decision."""

from __future__ import annotations

import pytest

from ulti_desktop.engine import rulesets
from ulti_desktop.engine.record import fold
from ulti_desktop.engine.view import SeatView

from .conftest import MakeTable, chooser, deal_done, start

pytestmark = pytest.mark.gui


def test_same_deal_again_does_not_count(make_table: MakeTable) -> None:
    table = make_table()
    session = table.session
    start(table, deals=2)
    hand = session.view.hand if session.view else ()
    table.play_on(chooser(), deal_done(table))
    match = session.match
    for _ in range(2):
        session.same_deal_again()
        assert session.is_practice
        assert session.view
        assert session.view.hand == hand
        table.play_on(chooser(3), deal_done(table))
        assert session.match == match
    session.next_deal()
    assert not session.is_practice
    table.play_on(chooser(), deal_done(table))
    assert session.match
    assert session.match.played == 2
    assert session.record
    folded = fold(session.record)
    assert folded.problem is None
    assert folded.match == session.match


def chooses_card(view: SeatView) -> bool:
    return view.phase == "play" and view.my_turn and len(view.legal) > 1


def test_practice_deal_may_be_left_and_taken_back(make_table: MakeTable) -> None:
    table = make_table()
    session = table.session
    start(table)
    table.play_on(chooser(), deal_done(table))
    assert not session.undo()
    session.same_deal_again()
    assert not session.undo()
    table.play_on(chooser(), lambda: bool(session.view and chooses_card(session.view)))
    before = session.view
    assert before
    session.submit(0, chooser()(before))
    assert session.undo()
    assert session.view == before
    assert table.of("shown")[-1] == before
    session.same_deal_again()
    assert session.record
    assert [deal.practice for deal in session.record.played] == [False, True]
    session.next_deal()
    assert [deal.practice for deal in session.record.played] == [False, False]
    assert fold(session.record).problem is None


def test_a_session_for_practice_goes_back_to_any_decision(make_table: MakeTable) -> None:
    table = make_table()
    session = table.session
    session.start(rulesets.load("HM"), ("", "B", "C"), ("", "calm", "calm"), 3, seed="back", practice=True)
    table.play_on(chooser(), deal_done(table))
    session.next_deal()
    table.play_on(chooser(), deal_done(table))
    made = session.decisions
    assert len(made) > 3
    assert not session.undo(made[0].index + 1000)
    assert session.match
    first = session.match.results[0]
    assert session.undo()
    assert session.view == made[-1].view
    assert session.match.results == (first,)
    assert table.of("match_changed")[-1] == session.match
    assert session.undo()
    assert session.view == made[-2].view
    assert session.undo(made[0].index)
    assert session.view == made[0].view
    assert session.decisions == ()
    assert not session.undo(), "an earlier deal is over for good"
    table.play_on(chooser(3), deal_done(table))
    assert [result.undone for result in session.match.results] == [False, True]
    folded = fold(table.saved[-1])
    assert folded.match == session.match
    assert folded.problem is None
    session.end()
    assert not session.undo()
