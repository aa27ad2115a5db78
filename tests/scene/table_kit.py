"""A table in a window for tests, and a mouse that drags on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF, Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene.arrange import Key, card_key_of, open_cards, undealt
from ulti_desktop.scene.table_scene import PlayerInfo, TableScene
from ulti_desktop.scene.table_view import TableView


class Table:
    """A scene and its view, everything it said, and hands to work it."""

    def __init__(self, qtbot: QtBot, width: int = 1000, height: int = 700, speed: float = 0.0) -> None:
        self.qtbot = qtbot
        self.scene = TableScene()
        self.view = TableView(self.scene)
        self.scene.setParent(self.view)
        qtbot.addWidget(self.view, before_close_func=lambda _view: self.scene.stop())
        self.view.resize(width, height)
        self.scene.set_speed(speed)
        self.scene.set_trick_time(0 if speed == 0 else 60)
        self.scene.set_players(
            (PlayerInfo("Te"), PlayerInfo("Gergő", "közepes", "wheel"), PlayerInfo("Bori", "erős", "bird"))
        )
        self.asked: list[object] = []
        self.refused: list[object] = []
        self.chosen: list[object] = []
        self.clicks = 0
        self.scene.asked.connect(self.asked.append)
        self.scene.refused.connect(self.refused.append)
        self.scene.chosen_changed.connect(self.chosen.append)
        self.scene.background_clicked.connect(self._clicked)
        self.view.show()
        qtbot.waitExposed(self.view)

    def _clicked(self) -> None:
        self.clicks += 1

    def spot(self, card: Card) -> QPoint:
        """A point of a hand card that no neighbour covers, in viewport pixels."""
        item = self.scene.stage.field.get(card_key_of(card))
        assert item is not None
        place = item.place
        return self.pixel(place.x - 0.36 * place.width, place.y - 0.2 * place.height)

    def pixel(self, x: float, y: float) -> QPoint:
        return self.view.mapFromScene(QPointF(x, y))

    @property
    def middle(self) -> QPoint:
        place = self.scene.table.slots[0]
        return self.pixel(place.x, place.y)

    @property
    def nowhere(self) -> QPoint:
        return self.pixel(self.scene.table.width - 40, 90)

    def press(self, at: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        self.qtbot.mousePress(self.view.viewport(), button, pos=at)

    def move(self, start: QPoint, end: QPoint, steps: int = 6) -> None:
        for i in range(1, steps + 1):
            self.qtbot.mouseMove(self.view.viewport(), start + (end - start) * (i / steps))

    def release(self, at: QPoint) -> None:
        self.qtbot.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def drag(self, card: Card, end: QPoint) -> None:
        start = self.spot(card)
        self.press(start)
        self.move(start, end)
        self.release(end)

    def click(self, at: QPoint) -> None:
        self.press(at)
        self.release(at)

    def key(self, key: Qt.Key) -> None:
        self.qtbot.keyClick(self.view, key)

    def at_rest(self, card: Card) -> bool:
        """Does a card lie where it belongs?"""
        item = self.scene.stage.field.get(card_key_of(card))
        assert item is not None
        return abs(item.x() - item.place.x) < 1.1 and abs(item.y() - item.place.y) < 1.1


def shown_keys(table: Table) -> frozenset[Key]:
    return table.scene.stage.field.keys


def expected_keys(view: SeatView, last_trick: bool) -> set[Key]:
    """What must lie on the table for a view, card by card."""
    keys = {card_key_of(card) for card in view.hand}
    for seat in range(3):
        if seat == view.seat:
            continue
        faces = open_cards(view, seat)
        keys |= {card_key_of(card) for card in faces}
        if not faces:
            keys |= {Key("back", seat, i) for i in range(view.counts[seat])}
    keys |= {card_key_of(card) for _, card in view.trick}
    if view.tricks and last_trick:
        keys |= {card_key_of(card) for _, card in view.tricks[-1].cards}
    before_play = view.phase in ("cutting", "auction", "exchange", "announcing") or view.moment == "half"
    if before_play and view.phase != "done":
        if undealt(view):
            keys |= {Key("pack", 0, i) for i in range(3)}
        else:
            keys |= {Key("talon", 0, i) for i in range(view.talon_count)}
    return keys


@contextmanager
def nothing_runs(table: Table) -> Iterator[None]:
    """After the block no timer and no animation of the scene is active."""
    yield
    for child in table.scene.findChildren(QTimer):
        assert not child.isActive()
    for animation in table.scene.findChildren(QAbstractAnimation):
        assert animation.state() == QAbstractAnimation.State.Stopped


def turn_events() -> None:
    QApplication.processEvents()
