"""The table for those who do not see it: everything is in Qt's accessibility tree, named in the language."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.kit.deals import random_deal
from tests.ui.test_windows import back_to_english
from tests.ui.window_kit import first_view, put_away, settle_layout, window_in
from ulti_desktop import words
from ulti_desktop.engine.actions import Bid, Discard, Play
from ulti_desktop.engine.events import seen_by
from ulti_desktop.engine.rulesets import load
from ulti_desktop.engine.step import apply
from ulti_desktop.engine.view import SeatView, Step, view_of
from ulti_desktop.scene import access
from ulti_desktop.scene.access import TableAccess, ThingAccess
from ulti_desktop.ui import language
from ulti_desktop.ui.language import LANGUAGES
from ulti_desktop.ui.main_window import MainWindow

__all__ = ["back_to_english"]
pytestmark = pytest.mark.gui
NAME = QAccessible.Text.Name
Role = QAccessible.Role


def below(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Walk through everything below a node."""
    for at in range(node.childCount()):
        child = node.child(at)
        if child is not None:
            yield child
            yield from below(child)


def of_widget(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def table_of(window: MainWindow) -> QAccessibleInterface:
    """The table as a reader finds it, from the window down."""
    return next(node for node in below(of_widget(window)) if node.object() is window.desk.table)


def kinds(window: MainWindow, kind: str) -> list[ThingAccess]:
    nodes = [node for node in below(table_of(window)) if isinstance(node, ThingAccess)]
    return [node for node in nodes if node.thing.key[0] == kind]


def playing(rules_id: str = "HM") -> SeatView:
    def wanted(view: SeatView) -> bool:
        forbidden = 0 < len(view.forbidden) < len(view.hand)
        return view.seat == 0 and view.phase == "play" and len(view.trick) == 2 and forbidden

    return first_view(load(rules_id), wanted)


def bidding() -> SeatView:
    def wanted(view: SeatView) -> bool:
        return (
            view.seat == 0 and view.standing is not None and any(isinstance(a, Discard) for a in view.legal)
        )

    return first_view(load("HM"), wanted)


def speak(code: str) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    language.use(app, code)
    settle_layout()


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_table_is_told_while_a_trick_is_played(qtbot: QtBot, code: str) -> None:
    window = window_in(qtbot, code)
    window.show()
    view = playing()
    window.show_view(view)
    settle_layout()
    hand = kinds(window, "hand")
    assert [node.thing.key[1] for node in hand] == list(window.scene.stage.order.cards)
    forbidden = dict(view.forbidden)
    for node in hand:
        card = next(card for card in view.hand if card == node.thing.key[1])
        name = node.text(NAME)
        assert name.startswith(words.capital(words.card(card)))
        assert node.role() == Role.ListItem
        assert bool(node.state().disabled) == (card in forbidden)
        if card in forbidden:
            assert words.reason(forbidden[card]).rstrip(".")[1:] in name
        else:
            assert Play(card) in view.legal
            assert name != words.capital(words.card(card))
        assert window.scene.table.hand_rect(len(view.hand)).height() >= node.rect().height() > 0
    for (seat, card), node in zip(view.trick, kinds(window, "trick"), strict=True):
        name = node.text(NAME)
        assert words.capital(words.card(card)) in name
        assert window.scene.stage.names[seat] in name
    assert len({node.text(NAME) for node in kinds(window, "trick")}) == 2
    seats = kinds(window, "seat")
    assert len(seats) == 3
    for node in seats:
        seat = node.thing.key[1]
        name = node.text(NAME)
        assert window.scene.stage.names[seat] in name
        assert words.role(view, seat) in name
        assert words.tricks(view.tricks_of(seat)) in name
    assert view.contract is not None
    assert words.contract_with_trump(view.contract, view.rules) in kinds(window, "contract")[0].text(NAME)
    assert kinds(window, "state")[0].text(NAME) == words.phase_prompt(view)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_auction_is_told(qtbot: QtBot, code: str) -> None:
    window = window_in(qtbot, code)
    window.show()
    view = bidding()
    window.show_view(view)
    settle_layout()
    assert view.standing is not None
    bids = [node.text(NAME) for node in kinds(window, "bid")]
    assert len(bids) == len(view.said)
    assert words.contract_with_trump(view.standing, view.rules) in bids[-1]
    assert words.contract_with_trump(view.standing, view.rules) in kinds(window, "contract")[0].text(NAME)
    panel = window.desk.panel
    for toggle, button in panel.body.grid.buttons.items():
        node = of_widget(button)
        assert node.role() in (Role.CheckBox, Role.Button)
        assert node.text(NAME) == button.plain_text()
        assert toggle
    assert of_widget(panel.foot.bid).text(NAME)
    assert of_widget(panel.body.hearts.switch).text(NAME)
    ladder = of_widget(panel.ladder.list)
    assert ladder.text(NAME)
    assert ladder.childCount() == len(panel.ladder.list.rows)
    card = window.scene.stage.order.cards[0]
    before = kinds(window, "talon")[0].text(NAME)
    window.scene.grip.toggle(card)
    assert kinds(window, "talon")[0].text(NAME) != before
    chosen = next(node for node in kinds(window, "hand") if node.thing.key[1] == card)
    assert chosen.state().selected


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_button_of_the_table_has_a_name(qtbot: QtBot, code: str) -> None:
    window = window_in(qtbot, code)
    window.show()
    window.show_view(playing())
    settle_layout()
    for node in below(of_widget(window.desk)):
        widget = node.object()
        seen = isinstance(widget, QWidget) and widget.isVisibleTo(window.desk)
        if seen and node.role() in (Role.Button, Role.CheckBox, Role.RadioButton, Role.Slider, Role.List):
            assert node.text(NAME), widget


def test_names_follow_the_language(qtbot: QtBot) -> None:
    window = window_in(qtbot, "en")
    window.show()
    window.show_view(playing())
    told = {}
    for code in LANGUAGES:
        speak(code)
        nodes = [*kinds(window, "hand"), *kinds(window, "seat"), *kinds(window, "state")]
        told[code] = [node.text(NAME) for node in nodes]
    for hungarian, german, english in zip(told["hu"], told["de"], told["en"], strict=True):
        assert len({hungarian, german, english}) == 3


def test_the_focus_is_followed_and_told(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = window_in(qtbot)
    window.show()
    window.show_view(playing())
    settle_layout()
    assert window.isActiveWindow()
    heard: list[tuple[QAccessible.Event, object]] = []

    def hear(event: QAccessibleEvent) -> None:
        heard.append((event.type(), event.accessibleInterface()))

    monkeypatch.setattr(access, "tell", hear)
    monkeypatch.setattr(access, "listened_to", lambda: True)
    table = window.desk.table
    window.desk.menu_button.setFocus(Qt.FocusReason.TabFocusReason)
    table.setFocus(Qt.FocusReason.TabFocusReason)
    first = table_of(window).focusChild()
    assert isinstance(first, ThingAccess)
    assert first.thing.key[0] == "hand"
    heard.clear()
    QTest.keyClick(table, Qt.Key.Key_Right)
    second = table_of(window).focusChild()
    assert second is not first
    assert isinstance(second, ThingAccess)
    assert second.state().focused
    assert (QAccessible.Event.Focus, second) in heard
    QTest.keyClick(table, Qt.Key.Key_Tab)
    assert table_of(window).focusChild() is None


def test_what_happens_is_announced(qtbot: QtBot) -> None:
    window = window_in(qtbot)
    window.show()
    spoken: list[str] = []
    window.scene.spoken.connect(spoken.append)
    state = None
    for state, action in random_deal(load("HM"), "told"):
        if state is not None and not spoken:
            window.show_view(view_of(state, 0))
        after, events = apply(state, action)
        window.step(Step(view_of(after, 0), tuple(seen_by(event, 0) for event in events)))
    assert len(spoken) > 30
    assert all(spoken)


def test_what_lies_there_stays_the_same_thing(qtbot: QtBot) -> None:
    """A reader keeps what it was given: a card that is still in the hand is still the same node."""
    window = window_in(qtbot)
    window.show()
    window.show_view(playing())
    before = {node.thing.key: node for node in kinds(window, "hand")}
    window.scene.retranslate()
    assert {node.thing.key: node for node in kinds(window, "hand")} == before
    table = table_of(window)
    assert isinstance(table, TableAccess)
    for at in range(table.childCount()):
        child = table.child(at)
        assert child is not None
        assert table.indexOfChild(child) == at
        assert child.parent() is table
    assert table.child(table.childCount()) is None
    card = kinds(window, "hand")[-1]
    middle = card.rect().center()
    found = table.childAt(middle.x(), middle.y())
    assert isinstance(found, ThingAccess)
    assert found.thing.key[0] == "hand"


def test_a_bid_can_be_found_by_ear_alone(qtbot: QtBot) -> None:
    window = window_in(qtbot, rules_id="HO")
    window.show()
    view = first_view(load("HO"), lambda v: v.seat == 0 and any(isinstance(a, Bid) for a in v.legal))
    window.show_view(view)
    settle_layout()
    for toggle, button in window.desk.panel.body.grid.buttons.items():
        if button.state == "cannot":
            assert of_widget(button).text(QAccessible.Text.Description), toggle


def test_what_a_reader_keeps_holds_no_table(qtbot: QtBot) -> None:
    window = window_in(qtbot)
    window.show_view(playing())
    table = table_of(window)
    cards = kinds(window, "hand")
    scene = ref(window.desk.scene)
    put_away(window)
    window.deleteLater()
    del window
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert scene() is None
    assert cards
    for node in (table, *cards):
        assert not node.isValid()
        assert node.rect().isEmpty()
        assert node.childCount() == 0
        assert node.state() is not None
