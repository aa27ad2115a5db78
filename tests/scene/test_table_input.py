from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.kit.steps import first_view, legal_and_illegal, playing, with_choice
from tests.scene.table_kit import Table, nothing_runs, turn_events
from ulti_desktop.engine.actions import Play
from ulti_desktop.engine.errors import IllegalAction, Reason
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene.arrange import card_key_of

pytestmark = pytest.mark.gui


@pytest.fixture(scope="module")
def choice_view() -> SeatView:
    return first_view(lambda v: with_choice(v) and len(v.hand) >= 6)


@pytest.fixture
def table(qtbot: QtBot, choice_view: SeatView) -> Table:
    made = Table(qtbot)
    made.scene.show_view(choice_view)
    turn_events()
    return made


def test_dragging_a_legal_card_to_the_middle_asks_once(table: Table, choice_view: SeatView) -> None:
    card, _, _ = legal_and_illegal(choice_view)
    table.drag(card, table.middle)
    assert table.asked == [Play(card)]
    assert not table.at_rest(card), "it stays where it was let go until the answer"
    table.drag(card, table.middle)
    assert table.asked == [Play(card)]


def test_a_refusal_brings_the_card_back(table: Table, choice_view: SeatView) -> None:
    card, _, _ = legal_and_illegal(choice_view)
    table.drag(card, table.middle)
    table.scene.show_refusal("Not now.")
    assert table.at_rest(card)
    assert table.scene.stage.captions.line == "Not now."
    table.drag(card, table.middle)
    assert table.asked == [Play(card), Play(card)]


def test_dragging_an_illegal_card_springs_back(table: Table, choice_view: SeatView) -> None:
    _, card, reason = legal_and_illegal(choice_view)
    table.drag(card, table.middle)
    assert table.asked == []
    assert table.at_rest(card)
    [error] = table.refused
    assert isinstance(error, IllegalAction)
    assert error.reason is reason
    assert set(error.legal) == {a.card for a in choice_view.legal if isinstance(a, Play)}
    assert table.scene.stage.captions.refusal


def test_the_spring_back_is_an_animation_that_ends(qtbot: QtBot, choice_view: SeatView) -> None:
    table = Table(qtbot, speed=1.0)
    table.scene.show_view(choice_view)
    _, card, _ = legal_and_illegal(choice_view)
    table.drag(card, table.middle)
    assert not table.at_rest(card)
    qtbot.waitUntil(lambda: table.at_rest(card), timeout=20_000)


def test_dropping_outside_cancels(table: Table, choice_view: SeatView) -> None:
    card, _, _ = legal_and_illegal(choice_view)
    order = table.scene.stage.order.cards
    table.drag(card, table.nowhere)
    assert table.asked == []
    assert table.refused == []
    assert table.at_rest(card)
    assert table.scene.stage.order.cards == order


@pytest.mark.parametrize("how", ["escape", "right button"])
def test_escape_and_the_right_button_cancel_a_drag(table: Table, choice_view: SeatView, how: str) -> None:
    card, _, _ = legal_and_illegal(choice_view)
    start = table.spot(card)
    table.press(start)
    table.move(start, table.middle)
    assert not table.at_rest(card)
    if how == "escape":
        table.key(Qt.Key.Key_Escape)
    else:
        table.press(table.middle, Qt.MouseButton.RightButton)
    assert table.at_rest(card)
    table.release(table.middle)
    assert table.asked == []


def test_dragging_along_the_hand_sorts_and_never_plays(table: Table, choice_view: SeatView) -> None:
    order = table.scene.stage.order.cards
    first, last = order[0], order[-1]
    target = table.spot(last)
    table.drag(first, target)
    assert table.asked == []
    assert table.refused == []
    now = table.scene.stage.order.cards
    assert now.index(first) >= len(order) - 2
    assert set(now) == set(order)
    assert table.scene.stage.order.by_hand
    assert all(table.at_rest(card) for card in now)


def test_carrying_a_card_over_the_hand_to_the_middle_does_not_sort(
    table: Table, choice_view: SeatView
) -> None:
    order = table.scene.stage.order.cards
    start = table.spot(order[0])
    table.press(start)
    table.move(start, table.spot(order[3]))
    assert table.scene.stage.order.cards != order
    table.move(table.spot(order[3]), table.middle)
    assert table.scene.stage.order.cards == order
    table.release(table.middle)
    assert table.scene.stage.order.cards == order
    assert not table.scene.stage.order.by_hand


def test_clicking_twice_plays_once(table: Table, choice_view: SeatView) -> None:
    card, _, _ = legal_and_illegal(choice_view)
    table.click(table.spot(card))
    assert table.asked == []
    table.qtbot.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.spot(card))
    assert table.asked == [Play(card)]


def test_double_click_plays_once(table: Table, choice_view: SeatView) -> None:
    card, _, _ = legal_and_illegal(choice_view)
    spot = table.spot(card)
    table.click(spot)
    table.qtbot.mouseDClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    table.release(spot)
    assert table.asked == [Play(card)]


def test_clicking_an_illegal_card_says_why(table: Table, choice_view: SeatView) -> None:
    _, card, _ = legal_and_illegal(choice_view)
    table.click(table.spot(card))
    assert table.asked == []
    assert len(table.refused) == 1


def test_keys_walk_and_play(table: Table, choice_view: SeatView) -> None:
    table.key(Qt.Key.Key_Home)
    table.key(Qt.Key.Key_Right)
    stage = table.scene.stage
    legal, _, _ = legal_and_illegal(choice_view)
    for _ in range(len(choice_view.hand)):
        if stage.choices.focus == legal:
            break
        table.key(Qt.Key.Key_Right)
    if stage.choices.focus != legal:
        table.key(Qt.Key.Key_Home)
        while stage.choices.focus != legal:
            table.key(Qt.Key.Key_Right)
    assert stage.choices.focus_shown
    table.key(Qt.Key.Key_Return)
    assert table.asked == [Play(legal)]


def test_a_number_plays_that_card(table: Table, choice_view: SeatView) -> None:
    order = table.scene.stage.order.cards
    legal, _, _ = legal_and_illegal(choice_view)
    keys = [*range(int(Qt.Key.Key_1), int(Qt.Key.Key_9) + 1), int(Qt.Key.Key_0)]
    table.key(Qt.Key(keys[order.index(legal)]))
    assert table.asked == [Play(legal)]


def test_enter_without_a_focus_is_left_to_the_window(table: Table) -> None:
    table.key(Qt.Key.Key_Return)
    assert table.asked == []
    assert table.refused == []


def test_the_focus_ring_goes_with_the_mouse(table: Table) -> None:
    table.key(Qt.Key.Key_Right)
    assert table.scene.stage.choices.focus_shown
    table.click(table.nowhere)
    assert not table.scene.stage.choices.focus_shown
    assert table.clicks == 1


def test_resizing_during_a_drag_keeps_hold_of_the_card(table: Table, choice_view: SeatView) -> None:
    card, _, _ = legal_and_illegal(choice_view)
    start = table.spot(card)
    table.press(start)
    table.move(start, table.middle)
    item = table.scene.stage.field.get(card_key_of(card))
    assert item is not None
    before = item.pos()
    table.view.resize(900, 640)
    turn_events()
    assert item.pos() == before
    assert table.scene.stage.field.get(card_key_of(card)) is item
    table.move(table.middle, table.middle + table.middle * 0)
    table.release(table.middle)
    assert table.asked == [Play(card)]


def test_not_my_turn_says_so_and_plays_nothing(qtbot: QtBot) -> None:
    view = first_view(lambda v: v.phase == "play" and not v.my_turn and len(v.hand) > 3)
    table = Table(qtbot)
    table.scene.show_view(view)
    table.drag(view.hand[0], table.middle)
    assert table.asked == []
    [error] = table.refused
    assert isinstance(error, IllegalAction)
    assert error.reason is Reason.NOT_YOUR_TURN
    table.click(table.spot(view.hand[0]))
    assert len(table.refused) == 1


def test_all_legal_lifts_nothing(qtbot: QtBot) -> None:
    view = first_view(lambda v: playing(v) and not v.forbidden and len(v.hand) > 3)
    table = Table(qtbot)
    table.scene.show_view(view)
    stage = table.scene.stage
    assert all(not stage.marks.on(card_key_of(card)) for card in view.hand)


def test_nothing_is_left_after_stop(qtbot: QtBot, choice_view: SeatView) -> None:
    table = Table(qtbot, speed=1.0)
    table.scene.show_view(choice_view)
    _, card, _ = legal_and_illegal(choice_view)
    table.drag(card, table.middle)
    table.scene.set_thinking(1)
    with nothing_runs(table):
        table.scene.stop()
        table.scene.stop()
    assert table.at_rest(card)
