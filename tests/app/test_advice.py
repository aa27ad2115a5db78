"""Advice in the window: the adviser's own, while it is wanted, and gone when it is not."""

from __future__ import annotations

import logging
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.app.conftest import QUICK, MakeApp
from tests.app.test_app import begin
from ulti_desktop import native, words
from ulti_desktop.ai.player import never
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.app import App
from ulti_desktop.coach.advice import Adviser
from ulti_desktop.coach.findings import Advice
from ulti_desktop.engine.actions import Discard, Play
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene.arrange import card_key_of
from ulti_desktop.scene.card_marks import Mark
from ulti_desktop.ui.advice_frame import AdviceFrame
from ulti_desktop.words import reasons

compiled = pytest.mark.skipif(not native.AVAILABLE, reason="needs the compiled part")


def turn(app: App, qtbot: QtBot, phase: str, after: int = 0) -> SeatView:
    """Play on as the simple player would until the person is to move in a phase, with a choice."""
    player, session = SimplePlayer(7), app.session
    found: list[SeatView] = []

    def step() -> bool:
        view = session.view
        if view is None or not view.my_turn:
            return False
        if view.phase == phase and len(view.tricks) >= after and len(view.legal) > 1:
            found.append(view)
            return True
        session.submit(0, player.choose(view, 0, never))
        return False

    qtbot.waitUntil(step, timeout=20_000)
    app.window.desk.scene.finish_now()
    return found[0]


def marked(app: App, mark: Mark, view: SeatView) -> set[Card]:
    marks = app.window.desk.scene.stage.marks
    return {card for card in view.hand if mark in marks.on(card_key_of(card))}


def shown(app: App) -> Advice | None:
    return app.counsel.door.advice


def asked(app: App) -> bool:
    return app.counsel.is_asked


def frames(app: App) -> list[AdviceFrame]:
    return [frame for frame in app.window.desk.findChildren(AdviceFrame) if frame.isVisible()]


@compiled
def test_the_advice_shown_is_the_advisers(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    app.window.show()
    begin(app)
    view = turn(app, qtbot, "play", after=2)
    app.window.menus.actions["advice"].trigger()
    door = app.counsel.door
    assert not door.bubble.isHidden()
    assert app.window.desk.icons["tulip"].isChecked()
    qtbot.waitUntil(lambda: not app.counsel.is_asked, timeout=60_000)
    expected = Adviser(1).advise(view)
    assert door.advice == expected
    assert isinstance(expected.best, Play)
    assert marked(app, Mark.ADVICE, view) == {expected.best.card}
    compared = {one.action.card for one in expected.options if isinstance(one.action, Play)}
    assert marked(app, Mark.VALUE, view) == compared
    assert door.bubble.told() == reasons.sentences(expected, view)
    assert app.session.record
    assert app.session.record.played[-1].advised
    app.session.submit(0, expected.best)
    assert shown(app) is None
    assert door.bubble.isHidden()
    app.window.desk.scene.finish_now()
    after = app.session.view
    assert after
    assert not marked(app, Mark.ADVICE, after) | marked(app, Mark.VALUE, after)
    assert not app.window.desk.icons["tulip"].isChecked()


@compiled
def test_advice_before_play_stands_on_cards_and_parts(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    app.window.show()
    begin(app)
    view = turn(app, qtbot, "exchange")
    app.window.menus.actions["advice"].trigger()
    qtbot.waitUntil(lambda: not app.counsel.is_asked, timeout=60_000)
    advice = app.counsel.door.advice
    assert advice == Adviser(1).advise(view)
    assert isinstance(advice.best, Discard)
    assert marked(app, Mark.ADVICE, view) == {advice.best.first, advice.best.second}
    assert frames(app)
    app.window.menus.actions["advice"].trigger()
    assert shown(app) is None
    assert not frames(app)


@compiled
@pytest.mark.parametrize("what", ["act", "dismiss", "new session", "close"])
def test_advice_is_dropped_while_it_is_worked_out(
    what: str, make_app: MakeApp, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    app = make_app()
    app.window.show()
    begin(app)
    view = turn(app, qtbot, "play", after=1)
    with caplog.at_level(logging.WARNING):
        app.window.menus.actions["advice"].trigger()
        assert asked(app)
        door = app.counsel.door
        match what:
            case "act":
                app.session.submit(0, SimplePlayer(7).choose(view, 0, never))
            case "dismiss":
                app.window.menus.actions["advice"].trigger()
            case "new session":
                begin(app, "EN")
            case "close":
                assert app.close()
        qtbot.waitUntil(lambda: not asked(app), timeout=20_000)  # an action waits until all is kept
        assert shown(app) is None
        assert door.bubble.isHidden()
        assert app.counsel.stop(5000)
        qtbot.wait(1)
        assert shown(app) is None
    assert not caplog.records


def test_without_the_compiled_part_it_says_so(
    make_app: MakeApp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native, "AVAILABLE", False)
    app = make_app()
    app.window.show()
    begin(app)
    turn(app, qtbot, "play")
    said: list[str] = []
    monkeypatch.setattr(app.window, "show_message", said.append)
    app.window.menus.actions["advice"].trigger()
    assert said == [words.no_advice()]
    assert shown(app) is None
    assert app.session.record
    assert not app.session.record.played[-1].advised


def test_nobody_is_advised_out_of_turn(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app(replace(QUICK, language="hu"))
    app.window.show()
    assert not app.window.menus.actions["advice"].isEnabled()
    app.counsel.ask()
    assert not app.counsel.is_asked
    begin(app)
    turn(app, qtbot, "play")
    assert app.window.menus.actions["advice"].isEnabled()
    assert app.window.menus.actions["advice"].text() == "Tanács"
