"""Whole deals by keys alone: Tab leads everywhere, a ring shows where one is, Enter does it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.kit.person import bid_and_cards
from ulti_desktop.ai.player import Cancel
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.app import App
from ulti_desktop.engine.actions import Action, Bid, Kontra, Meld, Pass, Play, TakeTalon
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene.arrange import card_key_of
from ulti_desktop.scene.card_marks import Mark
from ulti_desktop.ui.controls import Control

from .conftest import MakeApp, Person
from .test_app import begin, done

pytestmark = pytest.mark.gui


class Bold(SimplePlayer):
    """Picks up and doubles whenever it may, so that all of a deal comes about."""

    def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
        kinds = (TakeTalon, Kontra)
        wanted = next((one for one in view.legal if isinstance(one, kinds)), None)
        return super().choose(view, budget_ms, cancel) if wanted is None else wanted


class Typist(Person):
    """A person without a mouse."""

    def __init__(self, app: App, qtbot: QtBot) -> None:
        super().__init__(app, qtbot)
        self._player = Bold(7)
        self.did: set[type[Action]] = set()

    def _carry_out(self, action: Action, view: SeatView) -> None:
        self.did.add(type(action))
        super()._carry_out(action, view)

    def _bid(self, first: Action, view: SeatView) -> None:
        contract, cards = bid_and_cards(self.app.session.state, self._player, first)
        panel = self.desk.panel
        for card in cards:
            self.click(card)
        if contract is not None:
            for toggle, button in panel.body.grid.buttons.items():
                on = contract.open if toggle == "open" else toggle in contract.parts
                if on != button.isChecked() and button.state != "riding":
                    self.press(button)
            if contract.hearts != panel.choice.hearts:
                self.press(panel.body.hearts.switch, Qt.Key.Key_Space)
            if not contract.hearts and contract.trump not in (None, panel.choice.trump):
                self.press(next(chip for chip in panel.body.trumps.chips if chip.value == contract.trump))
        count = self.actions_done()
        self.press(panel.foot.bid)
        wanted = len(cards) // 2 + (contract is not None)
        if wanted == 2:
            self._qtbot.waitUntil(lambda: self.actions_done() > count or not self._mine(), timeout=20_000)

    def key(self, key: Qt.Key) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)

    def go_to(self, wanted: QWidget) -> None:
        """Walk with Tab until the focus is there."""
        QCoreApplication.processEvents()
        for _ in range(120):
            if QApplication.focusWidget() is wanted:
                return
            self.key(Qt.Key.Key_Tab)
        pytest.fail(f"Tab never came to {wanted}")

    def press(self, button: object, key: Qt.Key = Qt.Key.Key_Return) -> None:
        assert isinstance(button, Control)
        assert button.isVisible()
        if QApplication.focusWidget() is button:
            self.key(Qt.Key.Key_Tab)
        self.go_to(button)
        assert button.shows_ring
        self.key(key)

    def click(self, card: Card) -> None:
        self.go_to(self.desk.table)
        stage = self.desk.scene.stage
        cards = stage.order.cards
        self.key(Qt.Key.Key_Home)
        for _ in range(len(cards)):
            if stage.choices.focus == card:
                break
            self.key(Qt.Key.Key_Right)
        assert stage.choices.focus == card
        assert Mark.FOCUS in stage.marks.on(card_key_of(card))
        self.key(Qt.Key.Key_Return)

    def double_click(self, card: Card) -> None:
        self.click(card)


@pytest.mark.parametrize("rules_id", ["HO", "EN"])
def test_whole_deals_with_the_keyboard(rules_id: str, make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    begin(app, rules_id)
    assert app.window.isActiveWindow() or QApplication.focusWidget() is None
    QCoreApplication.processEvents()
    person = Typist(app, qtbot)
    for _ in range(2):
        person.play_until(done(app), seconds=200)
        person.settle()
        settlement = app.window.sheets.settlement
        qtbot.waitUntil(lambda: app.window.sheets.is_open(app.window.sheets.settlement), timeout=20_000)
        assert app.window.sheets.is_open(settlement)
        person.key(Qt.Key.Key_Return)
        QCoreApplication.processEvents()
        assert not app.window.sheets.any_open
    assert app.session.match
    assert len(app.session.match.results) == 2
    wanted: set[type[Action]] = {TakeTalon, Play}
    if rules_id == "EN":
        wanted |= {Bid, Pass, Kontra, Meld}
    assert wanted <= person.did, person.did


def test_every_icon_and_the_menu_are_reached(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    begin(app)
    QCoreApplication.processEvents()
    person = Typist(app, qtbot)
    for button in (app.window.desk.menu_button, *app.window.desk.icons.values()):
        person.go_to(button)
        assert button.shows_ring
    person.go_to(app.window.desk.icons["gear"])
    person.key(Qt.Key.Key_Space)
    assert app.window.sheets.is_open(app.window.sheets.settings)
    person.key(Qt.Key.Key_Escape)
    assert not app.window.sheets.any_open


def test_the_hand_is_sorted_with_control_and_arrows(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    begin(app)
    QCoreApplication.processEvents()
    person = Typist(app, qtbot)
    person.settle()
    stage = app.window.desk.scene.stage
    first, second = stage.order.cards[:2]
    person.go_to(app.window.desk.table)
    person.key(Qt.Key.Key_Home)
    QTest.keyClick(app.window.desk.table, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert stage.order.cards[:2] == (second, first)
    assert stage.choices.focus == first
