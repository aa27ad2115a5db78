"""The review in the running program: what it shows, how it ends, and deals that are played again from it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.app.conftest import QUICK, MakeApp
from tests.ui.window_kit import settle_layout, too_narrow
from ulti_desktop import native
from ulti_desktop.ai.player import never
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.app import App
from ulti_desktop.coach.findings import ActionReview, DealReview, KnownCost
from ulti_desktop.coach.review import Cancelled
from ulti_desktop.engine.actions import Action, Play
from ulti_desktop.engine.record import DealRecord, Record, fold, fold_deal
from ulti_desktop.engine.rulesets import load
from ulti_desktop.engine.state import Done, State
from ulti_desktop.engine.step import apply, start_deal, to_move
from ulti_desktop.engine.view import view_of
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui import review_words, reviewed
from ulti_desktop.ui.review_room import ReviewRoom
from ulti_desktop.words.verdicts import verdict


def played(rules_id: str = "HM", deals: int = 2, unfinished: int | None = None) -> Record:
    """Return a session of deals by the simple player; the last one is cut after `unfinished` actions."""
    rules = load(rules_id)
    record = Record(rules, ("", "Gergő", "Bori"), ("", "casual", "casual"), "review", 0, 0, 0)
    match, player = record.empty_match(), SimplePlayer(3)
    for index in range(deals):
        record = record.with_deal(DealRecord(match.dealer))
        state, _ = start_deal(rules, match.dealer, record.deck_of(index))
        while not isinstance(state, Done):
            seat = to_move(state)
            assert seat is not None
            if index == deals - 1 and len(record.played[-1].actions) == unfinished:
                return record
            action = player.choose(view_of(state, seat), 0, never)
            record = record.with_action(seat, action)
            state, _ = apply(state, action)
        match = match.after(state)
    return record


def made_up(states: list[State], actions: list[Action]) -> DealReview:
    """Return a review with costs that are easy to tell apart, quicker than a real one."""
    rows = []
    for number, action in enumerate(actions, 1):
        seat = to_move(states[number - 1])
        assert seat is not None
        cost = 5.5 if number == len(actions) - 4 else number / 10 if number % 3 == 0 else 0.0
        known = KnownCost(cost, 0.01 * number, action, deals=40)
        if isinstance(action, Play):
            rows.append(ActionReview(number, seat, action, 4 - number, number % 2, (action.card,), known))
        else:
            rows.append(ActionReview(number, seat, action, known=known))
    end = states[-1]
    assert isinstance(end, Done)
    assert end.game
    return DealReview(tuple(rows), end.game.declarer, end.game.contract, 3, end.settlement.declarer)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let reviews cost nothing; what they find is made up."""

    def review(states: list[State], actions: list[Action], **also: Callable[..., None]) -> DealReview:
        found = made_up(states, actions)
        half = replace(found, actions=tuple(replace(one, known=None) for one in found.actions))
        also["partly"](half)
        also["progress"](1, len(actions))
        return found

    monkeypatch.setattr("ulti_desktop.coach.review.review_deal", review)
    monkeypatch.setattr(native, "AVAILABLE", True)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Let reviews go on until they are cancelled; the event tells that one is under way."""
    begun = threading.Event()

    def review(states: list[State], actions: list[Action], **also: Callable[..., bool]) -> DealReview:
        also["partly"](replace(made_up(states, actions)))
        also["progress"](1, len(actions))
        begun.set()
        while not also["cancel"]():
            threading.Event().wait(0.002)
        raise Cancelled

    monkeypatch.setattr("ulti_desktop.coach.review.review_deal", review)
    monkeypatch.setattr(native, "AVAILABLE", True)
    return begun


def opened(make_app: MakeApp, qtbot: QtBot, record: Record) -> App:
    """Return a program with an opened record, whose last deal is reviewed when it is finished."""
    app = make_app()
    app.window.show()
    app.session.open(record)
    return app


def room_of(app: App, qtbot: QtBot, *, wait: bool = True) -> ReviewRoom:
    app.window.menus.actions["review"].trigger()
    assert app.reviews.door.is_open
    room = app.reviews.door.room
    if wait:
        qtbot.waitUntil(lambda: app.reviews._work is None, timeout=20_000)
    return room


def reviews_running() -> list[threading.Thread]:
    return [one for one in threading.enumerate() if one.name.startswith("review")]


@pytest.mark.usefixtures("quick")
def test_what_is_shown_is_what_the_review_found(make_app: MakeApp, qtbot: QtBot) -> None:
    record = played()
    app = opened(make_app, qtbot, record)
    room = room_of(app, qtbot)
    states, _ = fold_deal(record, 1)
    actions = [action for _, action in record.played[1].actions]
    found = made_up(list(states), actions)
    assert room.review == found
    assert room.deal
    assert [row.step for row in room.sheet.worst] == [one.number for one in found.worst()]
    assert room.step == found.worst(1)[0].number
    for one in found.actions:
        row = room.sheet.rows[one.number]
        assert one.known
        assert row.known == (review_words.words.amount(-one.known.cost) if one.known.cost >= 0.05 else "0")
        wanted = "–" if one.cost_exact is None else review_words.words.signed(-one.cost_exact)
        assert row.exact == wanted
        room.go_to(one.number)
        view = view_of(states[one.number - 1], one.seat)
        assert room.sheet.detail.verdict.text() == verdict(one, view)
    after = [reviewed.value_after(room.deal, found, step) for step in room.deal.cards]
    rows = [found.actions[step - 1].value_exact for step in room.deal.cards]
    assert after == [*rows[1:], found.result]
    own = sum(one.fault for one in found.actions if one.seat == 0)
    assert review_words.words.amount(own).removeprefix("+") in room.sheet.summary.text()


@pytest.mark.usefixtures("quick")
def test_step_and_jump_show_the_right_position(make_app: MakeApp, qtbot: QtBot) -> None:
    record = played()
    app = opened(make_app, qtbot, record)
    room = room_of(app, qtbot)
    states, _ = fold_deal(record, 1)
    qtbot.keyClick(room.strip.buttons["on"], Qt.Key.Key_Home)
    assert room.step == 0
    qtbot.keyClick(room, Qt.Key.Key_End)
    assert room.step == len(states) - 1
    qtbot.keyClick(room.sheet.rows[3], Qt.Key.Key_Left)
    assert room.step == len(states) - 2
    qtbot.mouseClick(room.sheet.rows[4], Qt.MouseButton.LeftButton)
    assert room.step == 4
    deal = room.deal
    assert deal
    step, box = room.strip.bars.places()[-1]
    qtbot.mouseClick(room.strip.bars, Qt.MouseButton.LeftButton, pos=box.center().toPoint())
    assert room.step == step == deal.cards[-1]
    for step in deal.cards:
        room.go_to(step)
        lying = reviewed.lying_at(deal, step)
        assert lying[-1] == (deal.actions[step - 1][0], deal.actions[step - 1][1].card)  # type: ignore[union-attr]
        shown, held_now = reviewed.hands_at(deal, step)
        assert sum(hand.bit_count() for hand in shown) == 30
        assert sum(hand.bit_count() for hand in held_now) == 30 - deal.cards.index(step) - 1


@pytest.mark.usefixtures("quick")
def test_the_session_is_as_it_was_left(make_app: MakeApp, qtbot: QtBot) -> None:
    app = opened(make_app, qtbot, played(unfinished=5))
    qtbot.waitUntil(lambda: bool(app.session.view and app.session.view.my_turn), timeout=20_000)
    before, view = app.session.record, app.window.desk.view
    room = room_of(app, qtbot)
    assert room.deal
    assert room.deal.index == 0
    assert not room.deal.may_practise
    assert not room.sheet.detail.play.isEnabled()
    qtbot.keyClick(room, Qt.Key.Key_Escape)
    assert app.window.desk.isVisible()
    assert app.session.record == before
    assert app.window.desk.view == view == app.session.view
    assert app.window.menus.actions["hint"].isVisible()


@pytest.mark.usefixtures("quick")
def test_the_settlement_leads_there_and_back(make_app: MakeApp, qtbot: QtBot) -> None:
    app = opened(make_app, qtbot, played())
    qtbot.waitUntil(lambda: app.window.sheets.shows("settlement"), timeout=20_000)
    qtbot.mouseClick(app.window.sheets.settlement.review, Qt.MouseButton.LeftButton)
    assert app.reviews.door.is_open
    app.reviews.door.room.left.emit()
    assert app.window.sheets.shows("settlement")


@pytest.mark.usefixtures("quick")
def test_practice_goes_on_from_a_position(make_app: MakeApp, qtbot: QtBot) -> None:
    record = played()
    app = opened(make_app, qtbot, record)
    room = room_of(app, qtbot)
    assert room.deal
    step = next(n for n in room.deal.cards if room.deal.actions[n - 1][0] == 0)
    room.go_to(step)
    qtbot.mouseClick(room.sheet.detail.play, Qt.MouseButton.LeftButton)
    assert not app.reviews.door.is_open
    now = app.session.record
    assert now
    assert app.session.is_practice
    assert now.played[-1].actions == record.played[1].actions[: step - 1]
    view = app.session.view
    assert view
    assert view.my_turn
    assert app.window.desk.view == view
    app.session.submit(0, view.legal[0])

    def went_on() -> bool:
        record = app.session.record
        return record is not None and len(record.played[-1].actions) >= step

    qtbot.waitUntil(went_on)  # once what was there is kept
    assert app.session.record
    assert fold(app.session.record).problem is None
    assert app.session.match
    assert len(app.session.match.results) == 2


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("rules_id", ["HM", "EN"])
def test_the_deal_from_another_seat(make_app: MakeApp, qtbot: QtBot, rules_id: str) -> None:
    record = played(rules_id)
    app = opened(make_app, qtbot, record)
    room = room_of(app, qtbot)
    states, _ = fold_deal(record, 1)
    room.turn_wanted.emit(1)
    now = app.session.record
    assert now
    assert app.session.is_practice
    actions = [action for _, action in record.played[1].actions]
    first = next(n for n, state in enumerate(states) if hasattr(state, "bidding"))
    again, _ = start_deal(now.rules, now.played[-1].dealer, now.deck_of(len(now.played) - 1))
    for action in actions[:first]:
        again, _ = apply(again, action)
    old, new = states[first], again
    assert hasattr(old, "bidding")
    assert hasattr(new, "bidding")
    assert new.bidding.hands[0] == old.bidding.hands[2]
    assert fold(now).problem is None


def test_stopped_in_the_middle_it_keeps_what_it_has(
    make_app: MakeApp, qtbot: QtBot, held: threading.Event
) -> None:
    app = opened(make_app, qtbot, played())
    room = room_of(app, qtbot, wait=False)
    qtbot.waitUntil(lambda: held.is_set() and room.review is not None, timeout=20_000)
    room.sheet.stop_button.click()
    qtbot.waitUntil(lambda: not reviews_running(), timeout=20_000)
    assert room.review is not None
    assert not room.sheet.progress.isVisible()
    assert room.sheet.summary.text()


@pytest.mark.parametrize("way", ["leave", "other deal", "close"])
def test_left_in_the_middle_no_thread_stays(
    make_app: MakeApp,
    qtbot: QtBot,
    held: threading.Event,
    way: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    app = opened(make_app, qtbot, played())
    room = room_of(app, qtbot, wait=False)
    qtbot.waitUntil(held.is_set, timeout=20_000)
    if way == "leave":
        room.left.emit()
    elif way == "other deal":
        room.deal_wanted.emit(0)
        app.reviews.door.leave()
    assert way != "close" or app.close()
    qtbot.waitUntil(lambda: not reviews_running(), timeout=20_000)
    assert not caplog.records


def test_without_the_compiled_part_it_says_so(
    make_app: MakeApp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native, "AVAILABLE", False)
    app = opened(make_app, qtbot, played())
    room = room_of(app, qtbot)
    assert room.sheet.summary.text()
    assert not room.sheet.progress.isVisible()
    room.go("on")
    assert room.step == 2


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("code", "size"), [("hu", (1280, 800)), ("de", (800, 600)), ("en", (1600, 1000))])
@pytest.mark.parametrize("text", [100, 150])
def test_nothing_is_cut_off(
    make_app: MakeApp, qtbot: QtBot, code: str, size: tuple[int, int], text: int
) -> None:
    app = make_app(replace(QUICK, language=code, text_size=text))
    app.window.resize(*size)
    app.window.show()
    app.session.open(played())
    room = room_of(app, qtbot)
    settle_layout()
    assert room.deal
    for step in (0, 1, room.deal.steps):
        room.go_to(step)
        settle_layout()
        assert not too_narrow(room)
    rows = room.sheet.rows.values()
    qtbot.waitUntil(
        lambda: all(row.height() >= row.heightForWidth(row.width()) for row in rows), timeout=5000
    )
    assert all(row.accessibleName() for row in rows)
    assert room.table.geometry().bottom() <= room.strip.geometry().top() + 1
    assert room.rect().contains(room.sheet.geometry())


@pytest.mark.usefixtures("quick")
def test_another_language_rewords_the_open_review(make_app: MakeApp, qtbot: QtBot) -> None:
    app = opened(make_app, qtbot, played())
    room = room_of(app, qtbot)
    room.go_to(4)
    before = room.sheet.title.text(), room.sheet.rows[4].told, room.sheet.summary.text()
    app.carry_out(wish.ChangeSettings(replace(app.settings, language="hu")))
    settle_layout()
    after = room.sheet.title.text(), room.sheet.rows[4].told, room.sheet.summary.text()
    assert all(old != new for old, new in zip(before, after, strict=True))
    assert room.step == 4
