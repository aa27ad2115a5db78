"""Whole sessions through the one door: what is sent, what is kept, and what happens to wrong actions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from ulti_desktop.ai.player import RandomPlayer, never
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.actions import Action, Pass, Play, TakeTalon
from ulti_desktop.engine.errors import IllegalAction, Reason
from ulti_desktop.engine.events import Dealt, Discarded, TalonTaken
from ulti_desktop.engine.match import Match, points_by_seat
from ulti_desktop.engine.record import RecordProblem, fold
from ulti_desktop.engine.state import Done
from ulti_desktop.engine.step import to_move
from ulti_desktop.engine.view import SeatView, Step, view_of

from .conftest import NAMES, MakeTable, Table, chooser, deal_done, start

pytestmark = pytest.mark.gui


@pytest.mark.parametrize("rules_id", rulesets.RULE_SET_IDS)
@pytest.mark.parametrize("level", ["random", "calm"])
def test_whole_sessions(rules_id: str, level: str, make_table: MakeTable) -> None:
    """Three counted deals in every rule set; at every action the record leads to the live state."""
    table = make_table()
    start(table, rules_id, level, deals=3)
    session = table.session
    for _ in range(60):
        table.play_on(chooser(), deal_done(table))
        assert isinstance(session.state, Done)
        assert sum(points_by_seat(session.state)) == 0
        if session.is_over:
            break
        session.next_deal()
    assert session.is_over
    assert session.match
    assert session.match.played >= 3
    assert not table.of("refused")
    assert not table.of("problem")
    assert table.of("match_changed")[-1] == session.match
    check_every_save(table)


def check_every_save(table: Table) -> None:
    """One save for each step, and folding each gives the view that was sent with that step."""
    steps = [step for step in table.of("stepped") if isinstance(step, Step)]
    assert len(steps) == len(table.saved)
    for number, (record, step) in enumerate(zip(table.saved, steps, strict=True)):
        if number % 7 and number != len(steps) - 1:
            continue
        folded = fold(record)
        assert folded.problem is None
        assert folded.state is not None
        assert view_of(folded.state, 0) == step.view


@pytest.mark.parametrize("rules_id", rulesets.RULE_SET_IDS)
def test_resume_at_every_action(rules_id: str, make_table: MakeTable) -> None:
    """A process killed between any two actions loses nothing: the last save opens at the same point."""
    table = make_table()
    start(table, rules_id, "random", deals=1)
    table.play_on(chooser(1), deal_done(table))
    steps = [step for step in table.of("stepped") if isinstance(step, Step)]
    for record, step in zip(table.saved, steps, strict=True):
        other = make_table(random=lambda seed: Sleeper())
        other.session.open(record)
        assert other.of("shown") == [step.view]
        assert other.session.record == record
        assert not other.saved
        other.session.stop()


class Sleeper:
    def choose(self, view: SeatView, budget_ms: int, cancel: Callable[[], bool]) -> Action:
        return view.legal[0]


def test_resumed_session_goes_on_as_the_live_one(make_table: MakeTable) -> None:
    live = make_table()
    start(live, "DE", deals=2)
    live.play_on(chooser(), deal_done(live))
    resumed = make_table()
    resumed.session.open(live.saved[len(live.saved) // 2])
    resumed.play_on(chooser(), deal_done(resumed))
    assert resumed.session.record
    assert live.session.record
    assert resumed.session.record.played[0].actions == live.session.record.played[0].actions


def test_same_seed_same_cards(make_table: MakeTable) -> None:
    hands = []
    for seed in ("a", "a", "b"):
        table = make_table()
        start(table, seed=seed)
        assert table.session.view
        hands.append(table.session.view.hand)
    assert hands[0] == hands[1] != hands[2]


def test_seeds_are_drawn_and_differ(make_table: MakeTable) -> None:
    seeds = set()
    for _ in range(3):
        table = make_table()
        start(table, seed=None)
        assert table.session.record
        seeds.add(table.session.record.seed)
    assert len(seeds) == 3


def test_person_never_sees_what_is_hidden(make_table: MakeTable) -> None:
    table = make_table()
    start(table, "HO", "random")
    for _ in range(4):
        table.play_on(lambda view: RandomPlayer(3).choose(view, 0, never), deal_done(table))
        table.session.next_deal()
    seen = [event for step in table.of("stepped") if isinstance(step, Step) for event in step.events]
    others = [event for event in seen if isinstance(event, TalonTaken | Discarded) and event.seat != 0]
    assert others
    assert all(event.cards == () for event in others)


def test_illegal_actions_change_nothing(make_table: MakeTable) -> None:
    table = make_table()
    start(table, "DE", first_dealer=2)
    session = table.session
    assert session.state
    assert to_move(session.state) == 0
    before = (session.state, session.record)
    assert session.view
    session.submit(0, Play(session.view.hand[0]))
    session.submit(1, Pass())
    assert (session.state, session.record) == before
    assert len(table.saved) == 1
    reasons = [error.reason for error in table.of("refused") if isinstance(error, IllegalAction)]
    assert len(reasons) == 2
    assert reasons[1] is Reason.NOT_YOUR_TURN


def test_action_after_the_deal_is_refused(make_table: MakeTable) -> None:
    table = make_table()
    start(table)
    table.play_on(chooser(), deal_done(table))
    table.session.submit(0, Pass())
    error = table.of("refused")[-1]
    assert isinstance(error, IllegalAction)
    assert error.reason is Reason.DEAL_OVER


def test_action_from_within_a_signal_comes_after_it(make_table: MakeTable) -> None:
    table = make_table()
    order: list[int] = []

    def act_at_once(step: Step) -> None:
        order.append(len(table.saved))
        if step.view.my_turn:
            table.session.submit(0, chooser()(step.view))
        order.append(len(table.saved))

    table.session.stepped.connect(act_at_once)
    start(table, "GT")
    table.play_on(chooser(), deal_done(table))
    assert order == sorted(order)
    assert all(a == b for a, b in zip(order[::2], order[1::2], strict=True))


def test_history_is_what_was_seen(make_table: MakeTable) -> None:
    table = make_table()
    assert table.session.history() == ()
    start(table, "HO")
    table.play_on(chooser(), deal_done(table))
    assert list(table.session.history()) == table.of("stepped")
    other = make_table()
    other.session.open(table.saved[-1])
    assert list(other.session.history()) == table.of("stepped")


def test_signals_come_in_order(make_table: MakeTable) -> None:
    """The sheet changes before the step that ends the deal; a thinking seat is always taken back."""
    table = make_table()
    start(table)
    table.play_on(chooser(), deal_done(table))
    kinds = [kind for kind, _ in table.sent]
    assert kinds[0] == "match_changed"
    assert kinds[-2:] == ["match_changed", "stepped"]
    thoughts = table.of("thinking")
    assert thoughts[-1] is None
    assert {1, 2} <= set(thoughts)


def test_next_deal_only_when_the_deal_is_done(make_table: MakeTable) -> None:
    table = make_table()
    start(table, first_dealer=2)
    table.session.next_deal()
    table.session.same_deal_again()
    assert len(table.saved) == 1
    table.play_on(chooser(), deal_done(table))
    table.session.next_deal()
    first, second = [step for step in table.of("stepped") if isinstance(step, Step) and has_dealt(step)]
    assert first.view.hand != second.view.hand
    assert second.view.dealer == 0


def has_dealt(step: Step) -> bool:
    return any(isinstance(event, Dealt) for event in step.events)


def test_advice_marks_the_deal_it_was_given_in(make_table: MakeTable) -> None:
    table = make_table()
    session = table.session
    start(table, deals=2)
    session.mark_advised()
    table.play_on(chooser(), deal_done(table))
    session.mark_advised()
    session.next_deal()
    table.play_on(chooser(), deal_done(table))
    assert session.match
    assert [result.advised for result in session.match.results] == [True, False]
    assert fold(table.saved[-1]).match == session.match


def test_ritual_is_kept(make_table: MakeTable) -> None:
    table = make_table()
    start(table, "EN")
    table.session.speak_ritual()
    table.session.speak_ritual()
    assert table.session.match
    assert table.session.match.ritual_spoken == 0
    assert table.saved[-1].ritual_spoken == 0
    assert fold(table.saved[-1]).match == table.session.match
    other = make_table()
    start(other, "HO")
    other.session.speak_ritual()
    assert other.saved[-1].ritual_spoken is None


def test_ended_session_stays_ended(make_table: MakeTable) -> None:
    table = make_table()
    start(table, first_dealer=2)
    table.session.end()
    assert table.session.is_over
    count = len(table.saved)
    view = table.session.view
    assert view
    table.session.submit(0, chooser()(view))
    table.session.next_deal()
    table.session.end()
    assert len(table.saved) == count
    again = make_table()
    again.session.open(table.saved[-1])
    assert again.session.is_over
    assert isinstance(again.of("match_changed")[-1], Match)


def test_bad_action_ends_the_opened_record_there(make_table: MakeTable) -> None:
    table = make_table()
    start(table, first_dealer=2)
    table.play_on(chooser(), deal_done(table))
    record = table.saved[-1]
    actions = record.played[0].actions
    bad = (*actions[:4], (actions[4][0], TakeTalon()), *actions[5:])
    bad = bad if bad != actions else (*actions[:4], (actions[4][0], Play(record.deck_of(0)[0])), *actions[5:])
    other = make_table()
    other.session.open(replace(record, played=(replace(record.played[0], actions=bad),)))
    problem = other.of("problem")[0]
    assert isinstance(problem, RecordProblem)
    assert (problem.deal, problem.action) == (1, 5)
    assert other.session.record
    assert other.session.record.played[0].actions == actions[:4]
    other.play_on(chooser(), deal_done(other))


def test_new_session_while_one_is_played(make_table: MakeTable) -> None:
    table = make_table()
    for rules_id in ("HM", "EN", "HO"):
        start(table, rules_id, seed=rules_id)
        table.play_on(chooser(), lambda: len(table.saved) % 5 == 4)
    table.play_on(chooser(), deal_done(table))
    assert table.session.record
    assert table.session.record.seed == "HO"
    assert fold(table.session.record).problem is None


def test_only_computers(make_table: MakeTable) -> None:
    table = make_table()
    table.session.start(rulesets.load("HM"), NAMES, ("calm",) * 3, seed="x")
    table.play_on(chooser(), deal_done(table))
    assert {seat for seat, _ in table.saved[-1].played[0].actions} == {0, 1, 2}


def test_stopped_session_does_nothing_more(make_table: MakeTable) -> None:
    table = make_table()
    start(table, first_dealer=2)
    table.session.stop()
    view = table.session.view
    assert view
    table.session.submit(0, chooser()(view))
    assert len(table.saved) == 1
    table.session.stop()
