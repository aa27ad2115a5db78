"""How long tricks stay, who is winning them, and cards that are played by themselves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.kit.steps import first_view, playing, steps
from tests.scene.table_kit import Table, nothing_runs, turn_events
from ulti_desktop.engine.actions import GiveUp, Kontra, Meld, Play
from ulti_desktop.engine.events import CardPlayed, TrickWon
from ulti_desktop.engine.view import SeatView, Step
from ulti_desktop.scene import tokens
from ulti_desktop.scene.arrange import card_key_of
from ulti_desktop.scene.card_marks import Mark
from ulti_desktop.scene.forced import WAIT_MS, forced_card
from ulti_desktop.scene.tally import winning_card

pytestmark = pytest.mark.gui


def until_trick(number: int = 1, seed: str = "5") -> tuple[list[Step], list[Step]]:
    """The steps of a deal up to its `number`th trick, and those after it."""
    every = [step for step, _ in steps("HM", seed)]
    ends = [i for i, step in enumerate(every) if any(isinstance(e, TrickWon) for e in step.events)]
    at = ends[number - 1] + 1
    return every[:at], every[at:]


def held(qtbot: QtBot, speed: float = 0.0, seed: str = "5") -> tuple[Table, list[Step], list[Step]]:
    table = Table(qtbot, speed=speed)
    table.scene.set_trick_time(900, until_click=True)
    before, after = until_trick(seed=seed)
    table.scene.show_view(before[-2].view)
    table.scene.step(before[-1])
    if speed:
        qtbot.waitUntil(lambda: table.scene.stage.motion.held, timeout=20_000)
    return table, before, after


def third_lies(table: Table, step: Step) -> bool:
    card = next(event.card for event in step.events if isinstance(event, CardPlayed))
    item = table.scene.stage.field.get(card_key_of(card))
    slots = [place.centre for place in table.scene.table.slots]
    return item is not None and any((item.pos() - slot).manhattanLength() < 3 for slot in slots)


@pytest.mark.parametrize("how", ["click", "on a card", "key", "escape"])
def test_a_trick_stays_until_it_is_sent_away(qtbot: QtBot, how: str) -> None:
    table, before, _ = held(qtbot)
    table.scene.stage.clock.finish()
    turn_events()
    assert third_lies(table, before[-1])
    assert table.scene.stage.captions.line
    if how == "click":
        table.click(table.nowhere)
    elif how == "on a card":
        table.click(table.spot(before[-1].view.hand[0]))
    else:
        table.key(Qt.Key.Key_Space if how == "key" else Qt.Key.Key_Escape)
    assert not table.scene.stage.motion.busy
    assert table.scene.stage.view == before[-1].view
    assert table.asked == []
    assert table.refused == []
    assert table.scene.stage.choices.armed is None, "the click that sends a trick away does nothing else"


def test_the_click_lets_the_trick_slide_and_a_second_one_ends_that(qtbot: QtBot) -> None:
    table, before, _ = held(qtbot, speed=1.0)
    table.click(table.nowhere)
    assert table.scene.stage.motion.busy
    card = next(event.card for event in before[-1].events if isinstance(event, CardPlayed))
    assert table.scene.stage.field.moving(card_key_of(card))
    table.click(table.nowhere)
    assert not table.scene.stage.motion.busy


def test_what_the_others_do_meanwhile_waits(qtbot: QtBot) -> None:
    table, before, after = held(qtbot)
    for step in after[:5]:
        table.scene.step(step)
    assert third_lies(table, before[-1])
    table.click(table.nowhere)
    assert table.scene.stage.view == after[4].view or table.scene.stage.motion.held


@pytest.mark.parametrize("what", ["size", "theme", "language"])
def test_a_held_trick_outlives_a_change_of_the_table(qtbot: QtBot, what: str) -> None:
    table, before, _ = held(qtbot)
    if what == "size":
        table.view.resize(1200, 800)
    elif what == "theme":
        table.scene.set_theme(tokens.theme("krapp"))
    else:
        table.scene.retranslate()
    turn_events()
    assert table.scene.stage.motion.held
    assert third_lies(table, before[-1])
    table.click(table.nowhere)
    assert table.scene.stage.view == before[-1].view


def test_switching_back_to_a_time_lets_a_held_trick_go(qtbot: QtBot) -> None:
    table, _, _ = held(qtbot)
    table.scene.set_trick_time(0)
    assert not table.scene.stage.motion.busy


def test_a_jump_and_the_end_forget_a_held_trick(qtbot: QtBot) -> None:
    table, before, after = held(qtbot)
    table.scene.show_view(after[-1].view)
    assert not table.scene.stage.motion.held
    table.scene.show_view(before[-2].view)
    table.scene.step(before[-1])
    assert table.scene.stage.motion.held
    with nothing_runs(table):
        table.scene.stop()
    assert not table.scene.stage.motion.held


# -- the winning card


def marked(table: Table) -> list[int]:
    field, marks = table.scene.stage.field, table.scene.stage.marks
    return [key.a for key in field.keys if Mark.WINNING in marks.on(key)]


def test_the_winning_card_is_marked_when_wanted(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.scene.set_mark_winning(True)
    every = [step for step, _ in steps("HM", "5")]
    seen = 0
    for number, step in enumerate(every[:-1]):
        table.scene.step(step)
        if len(step.view.trick) == 2 and any(isinstance(e, TrickWon) for e in every[number + 1].events):
            third = next(e.card for e in every[number + 1].events if isinstance(e, CardPlayed))
            winner = next(e.seat for e in every[number + 1].events if isinstance(e, TrickWon))
            cards = dict(step.view.trick)
            if winner in cards:
                assert marked(table) == [int(cards[winner])]
            else:
                assert marked(table) != [int(third)]
                assert len(marked(table)) == 1
            seen += 1
        elif len(step.view.trick) < 2:
            assert marked(table) == []
    assert seen > 5
    table.scene.set_mark_winning(False)
    assert marked(table) == []


def test_the_mark_stays_on_the_full_trick_and_goes_with_it(qtbot: QtBot) -> None:
    table, before, _ = held(qtbot)
    assert marked(table) == []
    table.scene.show_view(before[-2].view)
    table.scene.set_mark_winning(True)
    table.scene.step(before[-1])
    trick = before[-1].view.tricks[-1]
    assert marked(table) == [int(dict(trick.cards)[trick.winner])]
    table.click(table.nowhere)
    assert marked(table) == []


def test_the_last_trick_is_shown_as_it_was_played(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.scene.set_mark_winning(True)
    before, _ = until_trick(3)
    view = before[-1].view
    table.scene.show_view(view)
    table.scene.show_last_trick(True)
    trick = view.tricks[-1]
    lying = [table.scene.stage.field.get(card_key_of(card)) for _, card in trick.cards]
    slots = [table.scene.table.slots[(seat - view.seat) % 3] for seat, _ in trick.cards]
    for item, slot in zip(lying, slots, strict=True):
        assert item is not None
        assert (item.pos() - slot.centre).manhattanLength() < 3
    heights = [item.zValue() for item in lying if item is not None]
    assert heights == sorted(heights)
    assert len(set(heights)) == 3, "later cards lie above earlier ones"
    assert table.scene.stage.disc._led == (trick.cards[0][0] - view.seat) % 3
    assert marked(table) == [int(dict(trick.cards)[trick.winner])]
    assert winning_card(view, last=True) == dict(trick.cards)[trick.winner]


# -- forced cards


def forced_view(view: SeatView) -> bool:
    return forced_card(view) is not None and len(view.hand) > 1


def before_forced() -> tuple[SeatView, Step]:
    for seed in range(200):
        last = None
        for step, _ in steps("HM", str(seed)):
            if last is not None and not last.my_turn and forced_view(step.view):
                return last, step
            last = step.view
    raise AssertionError


def test_a_forced_card_plays_itself_after_a_moment(qtbot: QtBot) -> None:
    before, step = before_forced()
    table = Table(qtbot)
    table.scene.set_play_forced(True)
    table.scene.show_view(before)
    table.scene.step(step)
    assert table.asked == []
    qtbot.waitUntil(lambda: bool(table.asked), timeout=20_000)
    assert table.asked == [Play(forced_card(step.view))]  # type: ignore[arg-type]


def test_it_does_not_unless_it_is_wanted(qtbot: QtBot) -> None:
    before, step = before_forced()
    table = Table(qtbot)
    table.scene.show_view(before)
    table.scene.step(step)
    assert not table.scene.stage.clock.has("forced")


def test_nothing_plays_itself_after_a_jump(qtbot: QtBot) -> None:
    """Taking back would be undone at once."""
    _, step = before_forced()
    table = Table(qtbot)
    table.scene.set_play_forced(True)
    table.scene.show_view(step.view)
    assert not table.scene.stage.clock.has("forced")
    before, step = before_forced()
    table.scene.show_view(before)
    table.scene.step(step)
    assert table.scene.stage.clock.has("forced")
    table.scene.show_view(before)
    assert not table.scene.stage.clock.has("forced")


def test_a_card_in_the_hand_is_not_played_by_itself(qtbot: QtBot) -> None:
    before, step = before_forced()
    table = Table(qtbot)
    table.scene.set_play_forced(True)
    table.scene.show_view(before)
    other = next(card for card in step.view.hand if card != forced_card(step.view))
    start = table.spot(other)
    table.press(start)
    table.move(start, table.nowhere)
    table.scene.step(step)
    clock = table.scene.stage.clock
    clock.setCurrentTime(clock.currentTime() + WAIT_MS + 50)
    assert table.asked == []
    table.release(table.nowhere)
    clock.setCurrentTime(clock.currentTime() + WAIT_MS + 50)
    assert table.asked == [Play(forced_card(step.view))]  # type: ignore[arg-type]


def test_only_a_card_without_any_choice_is_forced() -> None:
    view = first_view(lambda v: playing(v) and len([a for a in v.legal if isinstance(a, Play)]) > 1)
    assert forced_card(view) is None
    melding = first_view(
        lambda v: playing(v) and any(isinstance(a, Meld | Kontra) for a in v.legal), rules="GT"
    )
    assert forced_card(melding) is None
    alone = first_view(forced_view)
    assert [a for a in alone.legal if not isinstance(a, Play | GiveUp)] == [] or forced_card(alone)
