"""What moves on the table: all steps travel, end with a click or a key, and fade with less motion."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from tests.kit.steps import bidding, steps
from tests.scene.table_kit import Table, turn_events
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.events import CardPlayed, Dealt, Discarded, HandsOpened, TalonTaken, TrickWon
from ulti_desktop.engine.view import SeatView, Step
from ulti_desktop.scene import tokens
from ulti_desktop.scene.arrange import Key
from ulti_desktop.scene.card_item import CardItem
from ulti_desktop.scene.motion import Clock
from ulti_desktop.scene.order import FIRST, LAST, Sorting

pytestmark = pytest.mark.gui

Case = tuple[SeatView | None, Step]


def deals() -> Iterator[Iterator[tuple[Step, object]]]:
    for seed in range(60):
        yield steps("HM", str(seed))
    for seed in range(200):
        yield steps("HM", str(seed), choose=bidding(Part.BETLI))


def case(kind: type, own: bool | None = None) -> Case:
    """The view before a step that holds such an event, and the step."""
    for deal in deals():
        before = None
        for step, _ in deal:
            for event in step.events:
                mine = getattr(event, "seat", None) == step.view.seat
                if isinstance(event, kind) and own in (None, mine):
                    return before, step
            before = step.view
    raise AssertionError(kind)


CASES: dict[str, Callable[[], Case]] = {
    "deal": lambda: case(Dealt),
    "own pick-up": lambda: case(TalonTaken, True),
    "pick-up": lambda: case(TalonTaken, False),
    "own discard": lambda: case(Discarded, True),
    "discard": lambda: case(Discarded, False),
    "own card": lambda: case(CardPlayed, True),
    "card": lambda: case(CardPlayed, False),
    "trick": lambda: case(TrickWon),
    "open hands": lambda: case(HandsOpened),
}


@pytest.fixture(params=CASES)
def begun(request: pytest.FixtureRequest, qtbot: QtBot) -> tuple[Table, Step]:
    """A table at full speed on which a step has just begun to be shown."""
    table = Table(qtbot, speed=1.0)
    before, step = CASES[request.param]()
    if before is not None:
        table.scene.show_view(before)
        turn_events()
    table.scene.step(step)
    return table, step


def cards(table: Table) -> dict[Key, CardItem]:
    field = table.scene.stage.field
    found = {key: field.get(key) for key in field.keys}
    return {key: item for key, item in found.items() if item is not None}


def places(table: Table) -> dict[Key, tuple[float, float]]:
    return {key: (round(item.x(), 1), round(item.y(), 1)) for key, item in cards(table).items()}


def settled(table: Table) -> bool:
    stage = table.scene.stage
    lying = all(
        (item.pos() - item.place.centre).manhattanLength() < 2.2 and item.opacity() == item.full
        for item in cards(table).values()
    )
    return lying and not stage.motion.busy and not any(stage.field.moving(key) for key in cards(table))


def pass_time(clock: Clock, until: int, each: Callable[[], None]) -> None:
    """Let the clock run in steps of 10 ms, without any event."""
    for _ in range(until // 10):
        if clock.state() != Clock.State.Running:
            return
        clock.setCurrentTime(clock.currentTime() + 10)
        each()


def test_it_travels(begun: tuple[Table, Step]) -> None:
    table, _ = begun
    seen: set[tuple[Key, tuple[float, float]]] = set()
    pass_time(table.scene.stage.clock, 8000, lambda: seen.update(places(table).items()))
    assert len(seen) > 2 * len(cards(table)), "cards are seen on their way"
    assert settled(table)


def test_a_click_ends_it_at_once(begun: tuple[Table, Step]) -> None:
    table, step = begun
    assert not settled(table)
    table.click(table.nowhere)
    assert settled(table)
    assert table.scene.stage.view == step.view
    assert table.asked == []


def test_a_key_ends_it_at_once(begun: tuple[Table, Step]) -> None:
    table, step = begun
    table.key(Qt.Key.Key_Escape)
    assert settled(table)
    assert table.scene.stage.view == step.view


@pytest.mark.parametrize("name", CASES)
def test_with_less_motion_nothing_travels(qtbot: QtBot, name: str) -> None:
    table = Table(qtbot, speed=2.0)
    table.scene.set_reduced_motion(True)
    before, step = CASES[name]()
    if before is not None:
        table.scene.show_view(before)
    ways: dict[CardItem, set[tuple[float, float]]] = {}
    fades: set[float] = set()

    def look() -> None:
        for item in cards(table).values():
            ways.setdefault(item, set()).add((round(item.x()), round(item.y())))
            fades.add(round(item.opacity(), 2))

    look()
    table.scene.step(step)
    look()
    pass_time(table.scene.stage.clock, 8000, look)
    assert settled(table)
    assert max(len(way) for way in ways.values()) <= 3, "a card is in few places, and nowhere between them"
    assert len(fades) > 3
    left = [item for item in table.scene.items() if type(item) is QGraphicsPixmapItem]
    assert left == [], "no picture of a card is left where it lay before"


def test_less_motion_fades_in_a_short_time(qtbot: QtBot) -> None:
    table = Table(qtbot, speed=2.0)
    table.scene.set_reduced_motion(True)
    before, step = CASES["own card"]()
    assert before is not None
    table.scene.show_view(before)
    table.scene.step(step)
    clock = table.scene.stage.clock
    pass_time(clock, tokens.MOTION.fade + 20, lambda: None)
    card = next(event.card for event in step.events if isinstance(event, CardPlayed))
    assert not table.scene.stage.field.moving(Key("card", int(card)))


def test_the_speed_setting_stretches_and_shortens(qtbot: QtBot) -> None:
    lengths = []
    for speed in (2.0, 1.0, 0.6, 0.0):
        table = Table(qtbot, speed=speed)
        before, step = CASES["card"]()
        assert before is not None
        table.scene.show_view(before)
        table.scene.step(step)
        took = 0
        while table.scene.stage.motion.busy:
            took += 10
            pass_time(table.scene.stage.clock, 10, lambda: None)
        lengths.append(took)
    to_slot = tokens.MOTION.to_slot
    assert lengths[0] == pytest.approx(2 * to_slot, abs=20)
    assert lengths[1] == pytest.approx(to_slot, abs=20)
    assert lengths[2] == pytest.approx(0.6 * to_slot, abs=20)
    assert lengths[3] == 0


def test_sorting_in_another_way_travels_and_ends_with_a_click(qtbot: QtBot) -> None:
    _, step = CASES["own card"]()
    table = Table(qtbot, speed=1.0)
    table.scene.show_view(step.view)
    for wanted in (Sorting(rising=True), Sorting(FIRST), Sorting(LAST)):
        order = table.scene.stage.order.cards
        table.scene.set_sorting(wanted)
        if table.scene.stage.order.cards == order:
            continue
        assert not settled(table)
        table.click(table.nowhere)
        assert settled(table)
    assert table.asked == []


def test_cards_rise_by_the_design(qtbot: QtBot) -> None:
    """The lift of the hand eases out by OutQuad in 120 ms: three quarters of the way at half of the time."""
    before, _ = CASES["own card"]()
    assert before is not None
    table = Table(qtbot, speed=1.0)
    table.scene.show_view(before)
    card = table.scene.stage.order.cards[0]
    item = cards(table)[Key("card", int(card))]
    start = QPointF(item.pos())
    table.scene._grip.focus(card)
    table.scene.stage.choices.armed = card
    table.scene.stage.fan(table.scene.stage.lift)
    way = item.place.centre - start
    assert way.manhattanLength() > 5
    clock = table.scene.stage.clock
    begun = clock.currentTime()
    clock.setCurrentTime(begun + 60)
    part = (item.pos() - start).manhattanLength() / way.manhattanLength()
    assert part == pytest.approx(0.75, abs=0.02)
