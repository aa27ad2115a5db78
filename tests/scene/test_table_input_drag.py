"""A card in the player's hand while the table changes under it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.kit.steps import first_view, legal_and_illegal, steps, with_choice
from tests.scene.table_kit import Table, turn_events
from ulti_desktop.engine.actions import Play
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.view import SeatView, Step
from ulti_desktop.scene import tokens
from ulti_desktop.scene.arrange import card_key_of
from ulti_desktop.scene.card_item import CardItem

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


def item_of(table: Table, card: Card) -> CardItem:
    item = table.scene.stage.field.get(card_key_of(card))
    assert item is not None
    return item


def held_over_the_middle(table: Table, view: SeatView) -> Card:
    card, _, _ = legal_and_illegal(view)
    start = table.spot(card)
    table.press(start)
    table.move(start, table.middle)
    return card


def is_bright(table: Table) -> bool:
    return table.scene.stage.disc._slot_lit


def rotate_theme(table: Table) -> None:
    table.scene.set_theme(tokens.theme("krapp"))


CHANGES: dict[str, Callable[[Table], None]] = {
    "larger": lambda table: table.view.resize(1400, 900),
    "smaller": lambda table: table.view.resize(820, 600),
    "a sheet is docked": lambda table: table.scene.set_docked(True),
    "language": lambda table: QApplication.sendEvent(table.view, QEvent(QEvent.Type.LanguageChange)) and None,
    "theme": rotate_theme,
    "deck": lambda table: table.scene.art.set_deck("french"),
    "letters": lambda table: table.scene.art.set_letters(False),
    "speed": lambda table: table.scene.set_speed(2.0),
    "less motion": lambda table: table.scene.set_reduced_motion(True),
    "hint": lambda table: table.scene.set_hint(True),
    "thinking": lambda table: table.scene.set_thinking(1),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_change_during_a_drag_leaves_the_card_in_the_hand(
    table: Table, choice_view: SeatView, what: str
) -> None:
    card = held_over_the_middle(table, choice_view)
    item = item_of(table, card)
    before = item.pos()
    CHANGES[what](table)
    turn_events()
    assert item_of(table, card) is item
    assert item.pos() == before
    assert item.width == pytest.approx(table.scene.table.card_width)
    assert table.scene._grip.dragging == card
    assert table.scene._grip._lifted.shown
    table.move(table.middle, table.middle)
    assert is_bright(table)
    table.release(table.middle)
    assert table.asked == [Play(card)]
    assert not table.scene._grip._lifted.shown


@pytest.mark.parametrize("what", CHANGES)
def test_after_a_change_the_card_comes_back_where_it_belongs_now(
    table: Table, choice_view: SeatView, what: str
) -> None:
    order = table.scene.stage.order.cards
    card = held_over_the_middle(table, choice_view)
    CHANGES[what](table)
    turn_events()
    table.key(Qt.Key.Key_Escape)
    table.scene.finish_now()
    assert table.at_rest(card)
    assert table.scene.stage.order.cards == order
    table.release(table.middle)
    assert table.asked == []
    assert all(table.at_rest(one) for one in order)


def test_a_lifted_card_has_its_shadow_and_follows(table: Table, choice_view: SeatView) -> None:
    card, _, _ = legal_and_illegal(choice_view)
    start = table.spot(card)
    item = item_of(table, card)
    grip = table.scene._grip
    begin = QPointF(item.pos())
    table.press(start)
    assert not grip._lifted.shown
    table.move(start, table.middle)
    assert grip._lifted.shown
    assert item.angle == 0.0
    assert item.zValue() == max(one.zValue() for one in table.scene.items() if isinstance(one, CardItem))
    moved = item.pos() - begin
    wanted = table.view.mapToScene(table.middle) - table.view.mapToScene(start)
    assert (moved - wanted).manhattanLength() < 1.5
    table.release(table.middle)


def test_the_place_lights_only_under_the_card(table: Table, choice_view: SeatView) -> None:
    card = held_over_the_middle(table, choice_view)
    assert is_bright(table)
    table.move(table.middle, table.nowhere)
    assert not is_bright(table)
    table.move(table.nowhere, table.middle)
    assert is_bright(table)
    table.key(Qt.Key.Key_Escape)
    assert not is_bright(table)
    assert table.at_rest(card)


def test_a_card_that_may_not_be_played_lights_nothing(table: Table, choice_view: SeatView) -> None:
    _, card, _ = legal_and_illegal(choice_view)
    start = table.spot(card)
    table.press(start)
    table.move(start, table.middle)
    assert table.scene._grip.dragging == card
    assert not is_bright(table)
    table.release(table.middle)
    assert table.at_rest(card)


def test_there_is_no_place_to_land_when_it_is_not_my_turn(qtbot: QtBot) -> None:
    view = first_view(lambda v: v.phase == "play" and not v.my_turn and len(v.hand) > 3)
    table = Table(qtbot)
    table.scene.show_view(view)
    start = table.spot(view.hand[0])
    table.press(start)
    table.move(start, table.middle)
    assert not table.scene.stage.disc._slot_shown
    table.key(Qt.Key.Key_Escape)
    table.release(table.middle)


def test_a_button_that_went_up_elsewhere_lets_the_card_go(table: Table, choice_view: SeatView) -> None:
    card = held_over_the_middle(table, choice_view)
    at = QPointF(table.middle)
    loose = QMouseEvent(
        QEvent.Type.MouseMove,
        at,
        table.view.viewport().mapToGlobal(at),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(table.view.viewport(), loose)
    assert table.scene._grip.dragging is None
    assert table.at_rest(card)
    table.release(table.middle)
    assert table.asked == []


def before_my_turn() -> tuple[SeatView, Step]:
    """The view before the step that makes it my turn, with a choice of cards."""
    for seed in range(200):
        last = None
        for step, _ in steps("HM", str(seed)):
            if last is not None and last.phase == "play" and not last.my_turn and with_choice(step.view):
                return last, step
            last = step.view
    raise AssertionError


def test_the_others_play_while_a_card_is_held(qtbot: QtBot) -> None:
    before, step = before_my_turn()
    card, _, _ = legal_and_illegal(step.view)
    table = Table(qtbot)
    table.scene.show_view(before)
    start = table.spot(card)
    table.press(start)
    table.move(start, table.middle)
    at = QPointF(item_of(table, card).pos())
    table.scene.step(step)
    assert item_of(table, card).pos() == at
    table.move(table.middle, table.middle)
    assert is_bright(table)
    table.release(table.middle)
    assert table.asked == [Play(card)]


def test_jumping_elsewhere_takes_the_card_out_of_the_hand(table: Table, choice_view: SeatView) -> None:
    card = held_over_the_middle(table, choice_view)
    table.scene.show_view(choice_view)
    assert table.at_rest(card)
    assert not table.scene._grip._lifted.shown
    table.move(table.middle, table.nowhere)
    table.release(table.nowhere)
    assert table.at_rest(card)
    assert table.asked == []


@pytest.mark.parametrize("phase", ["auction", "exchange", "announcing", "play"])
def test_sorting_plays_and_chooses_nothing_in_any_phase(qtbot: QtBot, phase: str) -> None:
    view = first_view(lambda v: v.phase == phase and len(v.hand) >= 6)
    table = Table(qtbot)
    table.scene.show_view(view)
    table.scene.choose_cards(phase == "exchange" and view.my_turn)
    order = table.scene.stage.order.cards
    table.drag(order[0], table.spot(order[-1]))
    table.drag(order[-1], table.spot(order[0]))
    assert table.scene.stage.order.by_hand
    assert set(table.scene.stage.order.cards) == set(order)
    assert table.scene.stage.order.cards != order
    assert table.asked == []
    assert table.refused == []
    assert table.scene.chosen() == ()


def test_sorting_can_be_called_off(table: Table) -> None:
    order = table.scene.stage.order.cards
    start = table.spot(order[0])
    end = table.spot(order[-1])
    table.press(start)
    table.move(start, end)
    assert table.scene.stage.order.cards != order
    table.key(Qt.Key.Key_Escape)
    table.release(end)
    assert table.scene.stage.order.cards == order
    assert not table.scene.stage.order.by_hand
