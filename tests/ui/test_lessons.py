"""The lessons in the window: reached and left, played by mouse and keyboard, in every language and size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.kit.person import place_of
from tests.ui.window_kit import put_away, settle_layout, too_narrow, window_in
from ulti_desktop.engine.actions import Play, discard
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.rulesets import load
from ulti_desktop.lessons.course import Verdict
from ulti_desktop.lessons.library import lessons
from ulti_desktop.ui import language
from ulti_desktop.ui.lesson_door import AT_THE_TABLE, LessonDoor
from ulti_desktop.ui.lesson_room import LessonRoom
from ulti_desktop.ui.main_window import MainWindow

Kept = list[dict[str, frozenset[str]]]


class Taught:
    """A window with its lessons, and what was kept of them."""

    def __init__(self, window: MainWindow, rules_id: str) -> None:
        self.kept: Kept = []
        self.window = window
        self.door = LessonDoor(
            window,
            lambda: window._settings,
            lambda: load(rules_id),
            lambda: self.kept[-1] if self.kept else {},
            lambda done: self.kept.append(dict(done)),
        )

    @property
    def room(self) -> LessonRoom:
        return self.door.room

    def begin(self, lesson: str, hand: int = 0) -> None:
        self.door.open()
        self.room.open_lesson([one.id for one in lessons()].index(lesson))
        for _ in range(hand + 1):
            self.room.sheet.pressed.emit("next")
        settle_layout()

    def card(self, code: str) -> Card:
        assert self.room.moment is not None
        return next(card for card in self.room.moment.view.hand if card.code == code)


@pytest.fixture
def taught(qtbot: QtBot) -> Iterator[Taught]:
    made = make(qtbot)
    yield made
    made.door.stop()


def make(
    qtbot: QtBot,
    code: str = "en",
    rules_id: str = "HM",
    size: tuple[int, int] = (1280, 800),
    **change: object,
) -> Taught:
    window = window_in(qtbot, code, "HM", **change)
    window.resize(*size)
    window.show()
    made = Taught(window, rules_id)
    settle_layout()
    return made


def verdict(room: LessonRoom) -> Verdict | None:
    assert room.moment is not None
    return room.moment.verdict


def test_reached_and_left_with_the_session_as_it_was(taught: Taught) -> None:
    window = taught.window
    before = window.desk.view
    window.menus.actions["lessons"].trigger()
    assert taught.door.is_open
    assert not any(window.menus.actions[name].isVisible() for name in AT_THE_TABLE)
    taught.begin("following")
    taught.room.table.asked.emit(Play(taught.card("bells 8")))
    QTest.keyClick(taught.room, Qt.Key.Key_Escape)
    assert taught.room.moment is None
    QTest.keyClick(taught.room, Qt.Key.Key_Escape)
    assert not taught.door.is_open
    assert all(window.menus.actions[name].isVisible() for name in AT_THE_TABLE)
    assert window.desk.view is before
    assert window.desk.isVisible()


def test_other_pages_lead_away(taught: Taught) -> None:
    taught.begin("betli")
    taught.window.menus.actions["about"].trigger()
    assert not taught.door.is_open
    assert taught.window.sheets.shows("about")


def test_sheets_that_newcomers_see_lead_to_the_lessons(taught: Taught) -> None:
    taught.window.menus.actions["new"].trigger()
    sheet = taught.window.sheets.new_session
    button = next(b for b in taught.door._buttons.values() if sheet.isAncestorOf(b))
    button.click()
    assert taught.door.is_open
    assert not taught.window.sheets.shows("new_session")
    taught.door.leave()
    assert taught.window.sheets.shows("new_session")


def test_a_card_is_played_with_the_mouse(taught: Taught) -> None:
    taught.begin("following", 1)
    table = taught.room.table.table
    point = place_of(taught.room.table, taught.card("bells A"))
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    assert verdict(taught.room) is Verdict.RIGHT
    assert taught.kept[-1] == {"following": frozenset({"beat"})}
    assert taught.room.sheet.reply.isVisible()


def test_a_card_is_played_with_the_keyboard(taught: Taught) -> None:
    taught.begin("trumping")
    table = taught.room.table.table
    assert table.hasFocus()
    QTest.keyClick(table, Qt.Key.Key_Home)
    QTest.keyClick(table, Qt.Key.Key_Return)
    moment = taught.room.moment
    assert moment is not None
    assert moment.is_open
    assert taught.room.sheet.reply.isVisible()


def test_a_forbidden_card_is_explained_and_goes_back(taught: Taught) -> None:
    taught.begin("following", 1)
    taught.room.table.asked.emit(Play(taught.card("bells 8")))
    assert taught.room.moment is not None
    assert taught.room.moment.is_open
    assert "must" in taught.room.sheet.reply.text.text()
    assert not taught.kept
    taught.room.table.asked.emit(Play(taught.card("bells A")))
    assert verdict(taught.room) is Verdict.RIGHT


def test_wrong_and_again(taught: Taught) -> None:
    taught.begin("trumping")
    first = taught.room.moment
    taught.room.table.asked.emit(Play(taught.card("leaves A")))
    assert verdict(taught.room) is Verdict.WRONG
    assert set(taught.room.sheet.buttons) == {"again", "back", "contents"}
    taught.room.sheet.buttons["again"].click()
    assert taught.room.moment == first
    assert not taught.room.sheet.reply.isVisible()


def test_bids_are_chosen_on_the_sheet(taught: Taught) -> None:
    taught.begin("ulti")
    assert len(taught.room.sheet.offered) == 2
    taught.room.sheet.offered[1].click()
    assert verdict(taught.room) is Verdict.RIGHT
    assert not taught.room.sheet.offered


def test_two_cards_are_laid_away(taught: Taught) -> None:
    taught.begin("betli")
    lay = taught.room.sheet.buttons["lay"]
    assert not lay.isEnabled()
    scene = taught.room.table.scene
    assert len(scene.stage.choices.chosen) == 2
    for card in (taught.card("hearts A"), taught.card("bells K")):
        point = place_of(taught.room.table, card)
        QTest.mouseClick(
            taught.room.table.table.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            point,
        )
        scene.finish_now()
    assert set(scene.chosen()) == {taught.card("hearts A"), taught.card("bells K")}
    taught.room.sheet.buttons["lay"].click()
    assert verdict(taught.room) is Verdict.RIGHT


def test_the_contents_show_what_is_finished(taught: Taught) -> None:
    taught.kept.append({"marriages": frozenset(hand.id for hand in lessons()[3].hands)})
    taught.door.open()
    entries = taught.room.contents.entries
    assert entries[3]._finished
    assert not entries[0]._finished
    assert entries[13].accessibleName().endswith("not here")
    taught.room.contents.rules.chosen.emit("HO")
    assert not taught.room.contents.entries[13].accessibleName().endswith("not here")


def test_what_the_rule_set_lacks_is_said(taught: Taught) -> None:
    taught.door.open()
    taught.room.open_lesson(13)
    assert "neither" in taught.room.sheet.text.text()
    taught.room.sheet.buttons["next"].click()
    assert taught.room.lesson is lessons()[14]


def test_all_lessons_can_be_gone_through(taught: Taught) -> None:
    taught.door.open()
    for number, lesson in enumerate(lessons()):
        taught.room.open_lesson(number)
        for _ in range(len(lesson.hands) + 1):
            if taught.room._number != number:
                break
            taught.room.sheet.pressed.emit("next")
        assert taught.room._number in (number + 1, None)


def test_the_language_is_switched_in_the_middle(taught: Taught) -> None:
    taught.begin("following", 1)
    taught.room.table.asked.emit(Play(taught.card("bells A")))
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    for code, word in (("hu", "Szép"), ("de", "Schön"), ("en", "Well done")):
        language.use(app, code)
        settle_layout()
        assert word in taught.room.sheet.reply.text.text()
        assert verdict(taught.room) is Verdict.RIGHT


@pytest.mark.parametrize(
    ("code", "size", "change"),
    [
        ("hu", (1280, 800), {}),
        ("de", (1280, 800), {"text_size": 150}),
        ("de", (800, 600), {}),
        ("en", (800, 600), {"text_size": 150}),
        ("hu", (1000, 700), {}),
    ],
)
def test_nothing_is_cut_off(
    qtbot: QtBot, code: str, size: tuple[int, int], change: dict[str, object]
) -> None:
    taught = make(qtbot, code, "EN", size, **change)
    room = taught.room
    faults = []
    taught.door.open()
    for lesson, action in (
        ("ten", None),
        ("following", lambda: Play(taught.card("bells 8"))),
        ("ulti", None),
        ("betli", lambda: discard(taught.card("hearts A"), taught.card("bells K"))),
        ("kontra", None),
    ):
        taught.begin(lesson)
        if action is not None:
            room.table.asked.emit(action())
        settle_layout()
        faults += [f"{lesson}: {one}" for one in too_narrow(room.sheet)]
        assert inside(room.table, room)
        assert inside(room.sheet, room)
        assert room.table.height() >= 300
    room.sheet.pressed.emit("contents")
    settle_layout()
    faults += too_narrow(room.contents)
    taught.door.stop()
    assert not faults, "\n".join(faults)


def inside(widget: QWidget, root: QWidget) -> bool:
    return root.rect().contains(widget.geometry())


def test_the_window_closes_with_lessons_open(taught: Taught) -> None:
    taught.begin("parti")
    taught.door.stop()
    put_away(taught.window)
    taught.window.close()
