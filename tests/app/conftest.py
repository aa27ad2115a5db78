"""The whole program without a screen, at full speed, and a person who clicks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.kit.person import bid_and_cards, place_of
from ulti_desktop import app as front
from ulti_desktop.ai.player import never
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.app import App
from ulti_desktop.engine.actions import Action, Bid, Discard, GiveUp, Pass, Play, TakeTalon
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.view import SeatView
from ulti_desktop.mishaps import Mishaps
from ulti_desktop.session.computers import NO_PACE
from ulti_desktop.session.minds import Minds
from ulti_desktop.store import settings
from ulti_desktop.store.settings import Settings

CLOSE_MS = 20_000
QUICK = replace(Settings(), language="en", speed=4, trick_ms=0, pace_ms=0)


class Person:
    """Plays with mouse and buttons what the simple player would."""

    def __init__(self, app: App, qtbot: QtBot) -> None:
        self.app = app
        self.desk = app.window.desk
        self._qtbot = qtbot
        self._player = SimplePlayer(7)

    def act(self) -> None:
        """Do what is to be done at this seat now."""
        self.settle()
        view = self.app.session.view
        assert view
        if not view.my_turn:
            return  # the second half of a bid was on its way
        count = self.actions_done()
        self._carry_out(self._player.choose(view, 0, never), view)
        assert self.actions_done() > count, (view.phase, view.legal)

    def settle(self) -> None:
        """Let the table come to rest."""
        stage = self.desk.scene.stage
        kept = self.app.custody.keeping
        self._qtbot.waitUntil(lambda: not stage.motion.busy and kept.is_safe, timeout=20_000)
        QCoreApplication.processEvents()

    def actions_done(self) -> int:
        record = self.app.session.record
        assert record
        return sum(len(deal.actions) for deal in record.played)

    def _carry_out(self, action: Action, view: SeatView) -> None:
        foot = self.desk.panel.foot
        match action:
            case Play(card):
                self.double_click(card)
            case Discard() | Bid():
                self._bid(action, view)
            case Pass() if foot.leave.isVisible():
                self.press(foot.leave)
            case TakeTalon():
                self.press(foot.take)
            case GiveUp():
                self.press(self.desk.bar.buttons[action])
                self.press(self.desk.bar.buttons[action])
            case _:
                self.press(self.desk.bar.buttons[action])

    def _bid(self, first: Action, view: SeatView) -> None:
        """Choose two cards and a contract, then one button: the window asks for both in turn."""
        contract, cards = bid_and_cards(self.app.session.state, self._player, first)
        panel = self.desk.panel
        for card in cards:
            self.click(card)
        if contract is not None:
            panel.ladder.list.picked.emit(replace(contract, trump=None))
            if panel.choice.trump != contract.trump and contract.trump is not None:
                panel.body.trumps.chosen.emit(contract.trump)
        self.press(panel.foot.bid)
        wanted = len(cards) // 2 + (contract is not None)
        count = self.actions_done()
        if wanted == 2 and isinstance(self.app.session.view, SeatView):
            self._qtbot.waitUntil(lambda: self.actions_done() > count or not self._mine(), timeout=20_000)

    def _mine(self) -> bool:
        view = self.app.session.view
        return view is not None and view.my_turn and view.phase in ("exchange", "announcing")

    # -- hands

    def press(self, button: object) -> None:
        assert button.isVisible()  # type: ignore[attr-defined]
        self._qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def click(self, card: Card) -> None:
        self._qtbot.mouseClick(
            self.desk.table.viewport(), Qt.MouseButton.LeftButton, pos=place_of(self.desk, card)
        )

    def double_click(self, card: Card) -> None:
        self._qtbot.mouseDClick(
            self.desk.table.viewport(), Qt.MouseButton.LeftButton, pos=place_of(self.desk, card)
        )

    def play_until(self, over: Callable[[], bool], seconds: float = 60) -> None:
        """Act at every turn until something holds."""

        def step() -> bool:
            if over():
                return True
            view = self.app.session.view
            if view is not None and view.my_turn:
                self.act()
            return over()

        self._qtbot.waitUntil(step, timeout=round(seconds * 1000))


MakeApp = Callable[..., App]


@pytest.fixture
def make_app(qapp: QApplication, own_home: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[MakeApp]:
    """Make programs that are closed when the test is over; on a busy machine threads may take their time."""
    monkeypatch.setattr(front, "CLOSE_MS", CLOSE_MS)
    apps: list[App] = []

    def make(
        chosen: Settings | None = QUICK, minds: Minds | None = None, mishaps: Mishaps | None = None
    ) -> App:
        if chosen is not None:
            assert settings.save(chosen) is None
        app = App(qapp, minds, mishaps)
        app.session.set_pace(NO_PACE)
        apps.append(app)
        return app

    yield make
    for app in apps:
        assert app.close()
        assert app.close()
        app.deleteLater()  # what is connected to its signals would keep it, test after test
    apps.clear()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
