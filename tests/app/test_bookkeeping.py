"""Every finished deal is entered in the statistics once, over resuming, repeating and taking back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ulti_desktop import bookkeeping
from ulti_desktop.ai.player import never
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.app import App
from ulti_desktop.coach.findings import ActionReview, DealReview, KnownCost
from ulti_desktop.engine.actions import Kontra
from ulti_desktop.engine.record import fold_deal
from ulti_desktop.engine.rulesets import load
from ulti_desktop.engine.state import Done
from ulti_desktop.engine.step import to_move
from ulti_desktop.store import games, statistics
from ulti_desktop.store.ledger import Decision, Entry, Role
from ulti_desktop.store.notes import Notes
from ulti_desktop.ui import commands as wish

from .conftest import MakeApp

pytestmark = pytest.mark.gui
SETUP = wish.SessionSetup("HM", (), 0, 0, ("", "Gergő", "Bori"), ("", "simple", "simple"))


def begin(app: App, *, practice: bool = False) -> None:
    app.start()
    app.window.close_sheets()
    names, levels = ("", "Gergő", "Bori"), ("", "simple", "simple")
    app.session.start(load("HM"), names, levels, 0, 0, "books", first_dealer=2, practice=practice)


def play(app: App, qtbot: QtBot, seed: int = 7) -> None:
    """Finish the present deal."""
    player = SimplePlayer(seed)

    def step() -> bool:
        view = app.session.view
        if view is not None and view.my_turn:
            app.session.submit(view.seat, player.choose(view, 0, never))
        return isinstance(app.session.state, Done)

    qtbot.waitUntil(step, timeout=60_000)


def run_until(holds: Callable[[], bool], rounds: int = 5000) -> None:
    """Let the window's thread work until something holds that another thread does."""
    for _ in range(rounds):
        QTest.qWait(2)
        if holds():
            return
    raise AssertionError("it never came to that")


def entries(app: App) -> tuple[Entry, ...]:
    found: list[tuple[Entry, ...]] = []
    run_until(lambda: app.custody.keeping.is_safe and not app.books.unentered)
    app.books.statistics.read(found.append)
    assert app.books.statistics.flush()
    return found[0]


def test_a_resumed_session_counts_no_deal_twice(make_app: MakeApp, qtbot: QtBot) -> None:
    first = make_app()
    begin(first)
    play(first, qtbot)
    first.session.next_deal()
    play(first, qtbot)
    assert first.session.match
    points = [result.points[0] for result in first.session.match.results]
    assert [(one.deal, one.points) for one in entries(first)] == [(1, points[0]), (2, points[1])]
    assert all(
        one.duration_ms is not None and one.opponents == ("simple", "simple") for one in entries(first)
    )
    record = first.session.record
    assert record
    assert first.close()
    before_the_end = replace(record.played[-1], actions=record.played[-1].actions[:-1])
    cut = replace(record, played=(*record.played[:-1], before_the_end))
    assert games.save(cut, games.autosave_path()) is None
    second = make_app(None)
    second.start()
    second.carry_out(wish.Resume())
    play(second, qtbot)
    assert [(one.deal, one.points) for one in entries(second)] == [(1, points[0]), (2, points[1])]
    second.session.next_deal()
    play(second, qtbot)
    assert [one.deal for one in entries(second)] == [1, 2, 3]


def test_the_same_deal_again_is_entered_as_practice(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    begin(app)
    play(app, qtbot)
    app.carry_out(wish.SameDealAgain())
    play(app, qtbot, seed=9)
    assert [(one.deal, one.repeated, one.practice) for one in entries(app)] == [
        (1, False, False),
        (2, True, True),
    ]


def test_taking_back_over_the_end_leaves_one_marked_entry(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    begin(app, practice=True)
    actions = app.window.menus.actions
    assert actions["undo"].isEnabled()
    play(app, qtbot)
    assert [(one.practice, one.undone) for one in entries(app)] == [(True, False)]
    actions["undo"].trigger()
    assert not isinstance(app.session.state, Done)
    assert app.session.match
    assert not app.session.match.results
    play(app, qtbot, seed=11)
    assert [(one.deal, one.undone) for one in entries(app)] == [(1, True)]
    assert app.session.match.results[0].undone
    assert entries(app)[0].points == app.session.match.results[0].points[0]
    actions["scores"].trigger()
    scores = app.window.sheets.scores
    assert "taken back: 1 deal" in scores.help.text()
    assert "taken back" in scores.table.item(0, 0).toolTip()  # type: ignore[union-attr]


def test_the_menu_goes_back_to_any_decision(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    begin(app, practice=True)
    play(app, qtbot)
    decided = app.session.decisions
    back = app.window.menus.back
    back.aboutToShow.emit()
    told = [action.text() for action in back.actions()]
    assert len(told) == len(decided) > 3
    assert len(set(told)) > 3
    assert told[0].startswith("Trick ")
    back.actions()[-1].trigger()
    assert app.session.view == decided[0].view
    back.aboutToShow.emit()
    assert [action.isEnabled() for action in back.actions()] == [False]


def test_a_session_for_points_takes_nothing_back(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    begin(app)
    play(app, qtbot)
    assert not app.window.menus.actions["undo"].isEnabled()
    assert not app.window.menus.back.menuAction().isEnabled()
    assert not app.session.undo()


def test_deals_between_computers_are_nobodys(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    app.start()
    app.session.start(load("HM"), ("a", "b", "c"), ("simple",) * 3, seed="x")
    qtbot.waitUntil(lambda: isinstance(app.session.state, Done), timeout=60_000)
    assert entries(app) == ()


def test_the_sheet_shows_what_is_entered_and_forgets_it(
    make_app: MakeApp, qtbot: QtBot, tmp_path: Path
) -> None:
    app = make_app()
    begin(app)
    play(app, qtbot)
    app.window.menus.actions["statistics"].trigger()
    sheet = app.window.sheets.statistics
    qtbot.waitUntil(lambda: len(sheet.shown()) == 1, timeout=20_000)
    shown = sheet.shown()
    app.carry_out(wish.NextDeal())  # nothing that the statistics hear
    path = tmp_path / "table.csv"
    app.window.wanted.emit(wish.ExportStatistics(str(path), shown))
    qtbot.waitUntil(lambda: "table.csv" in app.window.sheets.toast.text.text(), timeout=20_000)
    assert path.read_text("utf-8").count("\n") == 2
    app.window.menus.actions["statistics"].trigger()
    qtbot.waitUntil(lambda: sheet.shown() == shown, timeout=20_000)
    app.window.wanted.emit(wish.DeleteStatistics())
    qtbot.waitUntil(lambda: not sheet.shown(), timeout=20_000)


def test_an_open_sheet_follows_what_is_entered_later(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    begin(app)
    play(app, qtbot)
    app.window.menus.actions["statistics"].trigger()
    sheet = app.window.sheets.statistics
    qtbot.waitUntil(lambda: len(sheet.shown()) == 1, timeout=20_000)
    late = replace(sheet.shown()[0], deal=2)
    app.books.catch_up(Notes(unentered=(late,)))
    qtbot.waitUntil(lambda: len(sheet.shown()) == 2, timeout=20_000)


def test_a_sheet_that_was_closed_meanwhile_is_given_nothing(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    begin(app)
    play(app, qtbot)
    assert len(entries(app)) == 1
    read: list[object] = []
    app.books._read.connect(read.append, Qt.ConnectionType.QueuedConnection)
    sheet = app.window.sheets.statistics
    app.window.menus.actions["statistics"].trigger()
    app.window.close_sheets()
    qtbot.waitUntil(lambda: bool(read), timeout=20_000)
    assert sheet.shown() == ()
    app.window.menus.actions["statistics"].trigger()
    qtbot.waitUntil(lambda: len(sheet.shown()) == 1, timeout=20_000)


def test_a_damaged_file_is_told_in_one_sentence(make_app: MakeApp, qtbot: QtBot) -> None:
    statistics.default_path().write_bytes(b"no database, and long enough to be taken for one")
    app = make_app()
    app.start()
    app.window.menus.actions["statistics"].trigger()
    toast = app.window.sheets.toast.text
    qtbot.waitUntil(lambda: "damaged" in toast.text(), timeout=20_000)
    assert "statistics.damaged.sqlite" in toast.text()


@pytest.mark.parametrize("first", ["entry", "review"])
def test_what_a_review_found_is_entered_by_kind(
    make_app: MakeApp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    app = make_app()
    put, late = app.books.statistics.put, []
    monkeypatch.setattr(app.books.statistics, "put", lambda *asked: late.append(asked))
    begin(app)
    play(app, qtbot)
    run_until(lambda: bool(late))
    if first == "entry":
        put(*late.pop())
    record = app.session.record
    assert record
    states, _ = fold_deal(record, 0)
    rows, wanted = [], dict.fromkeys(Decision, 0.0)
    for number, (seat, action) in enumerate(record.played[0].actions, 1):
        rows.append(ActionReview(number, seat, action, known=KnownCost(float(number), 0.0, action)))
        if seat == 0:
            wanted[bookkeeping.kind_of(states[number - 1], action)] += number
    app.books.reviewed(0, DealReview(tuple(rows)))
    for asked in late:
        put(*asked)
    costs = entries(app)[0].costs
    assert costs is not None
    assert dict(costs) == wanted
    assert wanted[Decision.PLAY] > 0


def test_kinds_of_decision(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    begin(app)
    play(app, qtbot)
    record = app.session.record
    assert record
    states, _ = fold_deal(record, 0)
    kinds = {
        type(state).__name__: bookkeeping.kind_of(state, action)
        for state, (_, action) in zip(states, record.played[0].actions, strict=False)
        if to_move(state) is not None and not isinstance(action, Kontra)
    }
    assert kinds["Play"] is Decision.PLAY
    assert kinds["Exchange"] is Decision.DISCARD
    assert kinds.get("Auction", Decision.AUCTION) is Decision.AUCTION
    assert kinds.get("Doubling", Decision.KONTRA) is Decision.KONTRA
    assert entries(app)[0].role in (Role.DECLARER, Role.DEFENDER, Role.NONE)
