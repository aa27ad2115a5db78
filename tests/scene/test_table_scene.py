from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF, Qt
from pytestqt.qtbot import QtBot

from tests.kit.steps import first_view, legal_and_illegal, steps, with_choice
from tests.scene.table_kit import Table, expected_keys, nothing_runs, shown_keys, turn_events
from ulti_desktop.engine.actions import Discard
from ulti_desktop.engine.events import CardPlayed, TrickWon
from ulti_desktop.engine.rulesets import RULE_SET_IDS
from ulti_desktop.engine.view import SeatView
from ulti_desktop.scene import tokens
from ulti_desktop.scene.arrange import card_key_of, open_cards
from ulti_desktop.scene.card_marks import Mark

pytestmark = pytest.mark.gui


def exchange_view() -> SeatView:
    return first_view(lambda v: v.phase == "exchange" and v.my_turn and len(v.hand) == 12)


def check(table: Table, view: SeatView) -> None:
    """Items and view tell the same, every card in its place, all 32 accounted for."""
    room = not table.scene.table.last_trick.isEmpty()
    assert shown_keys(table) == expected_keys(view, room)
    gone = 3 * len(view.tricks)
    lying = sum(view.counts) + len(view.trick)
    assert lying + gone + view.talon_count <= 32
    if view.phase in ("play", "doubling") and view.moment != "half":
        assert lying + gone + view.talon_count == 32
    field = table.scene.stage.field
    for key in field.keys:
        item = field.get(key)
        assert item is not None
        assert abs(item.x() - item.place.x) < 1.1
        assert abs(item.y() - item.place.y) < 1.1
        assert item.face_up == (key.kind in ("card", "ghost"))
    hand = [card_key_of(card) for card in table.scene.stage.order.cards]
    assert [key.a for key in hand] == [int(c) for c in table.scene.stage.order.cards]
    assert set(table.scene.stage.order.cards) == set(view.hand)


@pytest.mark.parametrize("rules", RULE_SET_IDS)
def test_a_whole_deal_leaves_items_equal_to_the_view(qtbot: QtBot, rules: str) -> None:
    table = Table(qtbot)
    for number in range(2):
        for step, _ in steps(rules, f"{rules}{number}", dealer=number):
            table.scene.step(step)
            assert not table.scene.stage.motion.busy
            check(table, step.view)
    table.scene.stop()


def test_a_deal_shown_slowly_ends_at_the_same_table(qtbot: QtBot) -> None:
    table = Table(qtbot, speed=0.6)
    view = None
    for number, (step, _) in enumerate(steps("HM", "7")):
        table.scene.step(step)
        turn_events()
        view = step.view
        if number % 9 == 8:
            qtbot.waitUntil(lambda: not table.scene.stage.motion.busy, timeout=20_000)
            qtbot.waitUntil(lambda: not table.scene.stage.clock.has("arc"), timeout=20_000)
            table.scene.finish_now()
            check(table, view)
    assert view is not None
    table.scene.finish_now()
    check(table, view)


def test_finish_now_ends_every_animation(qtbot: QtBot) -> None:
    table = Table(qtbot, speed=2.0)
    for step, _ in steps("DE", "4"):
        table.scene.step(step)
        if step.view.phase == "play" and len(step.view.trick) == 1:
            break
    assert table.scene.stage.motion.busy
    table.scene.finish_now()
    assert not table.scene.stage.motion.busy
    check(table, step.view)


def test_a_complete_trick_is_seen_before_it_goes(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.scene.set_trick_time(10_000)
    third = None
    for step, _ in steps("HM", "5"):
        table.scene.step(step)
        if any(isinstance(event, TrickWon) for event in step.events):
            third = next(event.card for event in step.events if isinstance(event, CardPlayed))
            break
    assert third is not None
    item = table.scene.stage.field.get(card_key_of(third))
    assert item is not None
    slots = [place.centre for place in table.scene.table.slots]
    assert any((item.pos() - slot).manhattanLength() < 3 for slot in slots)
    table.click(table.nowhere)
    assert not table.scene.stage.motion.busy
    check(table, step.view)


def test_steps_do_not_pile_up(qtbot: QtBot) -> None:
    table = Table(qtbot, speed=2.0)
    for number, (step, _) in enumerate(steps("HM", "9")):
        table.scene.step(step)
        if number > 20:
            break
    assert table.scene.stage.view is not None
    assert len(table.scene.stage.motion._queue) <= 3


def test_jumping_to_a_view_forgets_what_was_under_way(qtbot: QtBot) -> None:
    table = Table(qtbot, speed=2.0)
    seen = [step for step, _ in steps("HM", "11")]
    for step in seen[:12]:
        table.scene.step(step)
    table.scene.show_view(seen[3].view)
    assert not table.scene.stage.motion.busy
    check(table, seen[3].view)
    table.scene.show_view(seen[-1].view)
    check(table, seen[-1].view)


def test_choosing_two_cards(qtbot: QtBot) -> None:
    view = exchange_view()
    table = Table(qtbot)
    table.scene.show_view(view)
    table.scene.choose_cards(True)
    able = [a for a in view.legal if isinstance(a, Discard)]
    allowed = {card for a in able for card in (a.first, a.second)}
    one, two, three = [card for card in table.scene.stage.order.cards if card in allowed][:3]
    table.click(table.spot(one))
    table.drag(two, table.pixel(table.scene.table.talon[1].x, table.scene.table.talon[1].y))
    assert set(table.scene.chosen()) == {one, two}
    assert Mark.CHOSEN in table.scene.stage.marks.on(card_key_of(one))
    assert table.scene.stage.field.count("ghost") == 2
    table.key(Qt.Key.Key_Home)
    table.scene._grip.toggle(three)
    assert len(table.scene.chosen()) == 2
    assert three in table.scene.chosen()
    table.click(table.spot(three))
    assert len(table.scene.chosen()) == 1
    table.scene.clear_chosen()
    assert table.scene.chosen() == ()
    assert table.chosen[-1] == ()
    assert table.asked == []
    table.scene.choose_cards(False)
    assert table.scene.stage.field.count("ghost") == 0


def test_a_ghost_is_taken_back_by_a_click(qtbot: QtBot) -> None:
    view = exchange_view()
    table = Table(qtbot)
    table.scene.show_view(view)
    table.scene.choose_cards(True)
    discard = next(a for a in view.legal if isinstance(a, Discard))
    table.scene._grip.toggle(discard.first)
    place = table.scene.table.talon[0]
    table.click(table.pixel(place.x, place.y))
    assert table.scene.chosen() == ()


def test_retranslating_twice_changes_nothing(qtbot: QtBot) -> None:
    view = first_view(with_choice)
    table = Table(qtbot)
    table.scene.show_view(view)
    before = shown_keys(table)
    table.scene.retranslate()
    table.scene.retranslate()
    assert shown_keys(table) == before
    check(table, view)


def test_every_size_theme_and_deck_shows_the_same_cards(qtbot: QtBot) -> None:
    view = first_view(with_choice)
    table = Table(qtbot)
    table.scene.show_view(view)
    for size in ((800, 600), (1280, 800), (740, 800), (1920, 1080), (400, 300)):
        table.view.resize(*size)
        turn_events()
        room = not table.scene.table.last_trick.isEmpty()
        assert shown_keys(table) == expected_keys(view, room)
    for theme in tokens.THEMES.values():
        table.scene.set_theme(theme)
    table.scene.art.set_deck("french")
    table.scene.set_docked(True)
    table.scene.set_hint(True)
    check(table, view)


def test_open_hands_lie_face_up(qtbot: QtBot) -> None:
    view = first_view(lambda v: v.phase == "play" and any(open_cards(v, s) for s in (1, 2)), seeds=600)
    table = Table(qtbot)
    table.scene.show_view(view)
    check(table, view)
    layout = table.scene.table
    for seat in (1, 2):
        for card in open_cards(view, seat):
            item = table.scene.stage.field.get(card_key_of(card))
            assert item is not None
            assert item.face_up
            assert layout.width >= item.rect().right()
            assert item.rect().left() >= 0


def test_marks_tell_legal_from_illegal(qtbot: QtBot) -> None:
    view = first_view(with_choice)
    legal, illegal, _ = legal_and_illegal(view)
    table = Table(qtbot)
    table.scene.set_hint(True)
    table.scene.show_view(view)
    marks = table.scene.stage.marks
    assert Mark.LEGAL in marks.on(card_key_of(legal))
    assert Mark.ILLEGAL in marks.on(card_key_of(illegal))
    field = table.scene.stage.field
    up, down = field.get(card_key_of(legal)), field.get(card_key_of(illegal))
    assert up is not None
    assert down is not None
    assert up.y() < down.y()


def test_the_last_speaker_has_the_bubble(qtbot: QtBot) -> None:
    table = Table(qtbot)
    spoken = 0
    for step, _ in steps("HM", "13"):
        table.scene.step(step)
        bubbles = [plate.speech for plate in table.scene.stage.plates if plate.speech]
        assert len(bubbles) <= 1
        spoken += len(bubbles)
        if step.view.phase == "play":
            break
    assert spoken
    table.scene.stop()


def test_less_motion_moves_nothing_far(qtbot: QtBot) -> None:
    table = Table(qtbot, speed=1.0)
    table.scene.set_reduced_motion(True)
    for step, _ in steps("HM", "3"):
        table.scene.step(step)
        if step.view.phase == "play":
            break
    table.scene.finish_now()
    check(table, step.view)


def test_screen_readers_hear_what_happens(qtbot: QtBot) -> None:
    table = Table(qtbot)
    said: list[str] = []
    table.scene.spoken.connect(said.append)
    for step, _ in steps("HM", "3"):
        table.scene.step(step)
        if step.view.tricks:
            break
    assert any("Bori" in text for text in said)
    assert table.view.accessibleName()
    assert table.view.accessibleDescription()


def test_a_seat_that_thinks_shows_it_after_a_while(qtbot: QtBot) -> None:
    table = Table(qtbot, speed=1.0)
    told: list[str] = []
    table.scene.described.connect(lambda _name, text: told.append(text))
    table.scene.show_view(first_view(lambda v: v.seat == 0 and v.to_move == 1))
    stage = table.scene.stage
    sign, ring = stage.plates[1].thinking, stage.plates[1]._ring
    table.scene.set_thinking(1)
    assert not sign.shown
    assert "is to play" in told[-1]
    qtbot.waitUntil(lambda: sign.shown, timeout=20_000)
    assert "is thinking" in told[-1]
    assert not any(plate.thinking.shown for plate in (stage.plates[0], stage.plates[2]))
    qtbot.waitUntil(lambda: ring.opacity() < 0.9, timeout=20_000)
    table.scene.set_size(QSizeF(900, 650), 2.0)
    assert sign.shown
    table.scene.set_thinking(None)
    assert not sign.shown
    assert ring.opacity() == 1.0
    assert "is to play" in told[-1]
    with nothing_runs(table):
        table.scene.finish_now()
        table.scene.stop()


def test_a_quick_player_shows_nothing(qtbot: QtBot) -> None:
    table = Table(qtbot, speed=1.0)
    table.scene.show_view(first_view(lambda v: v.seat == 0 and v.to_move == 1))
    table.scene.finish_now()
    table.scene.set_thinking(1)
    table.scene.finish_now()
    table.scene.set_thinking(None)
    assert not any(plate.thinking.shown for plate in table.scene.stage.plates)
    assert not table.scene.stage.clock.has(("thinks", 1))


def test_with_less_motion_the_sign_keeps_still(qtbot: QtBot) -> None:
    table = Table(qtbot, speed=0.0)
    table.scene.set_reduced_motion(True)
    table.scene.show_view(first_view(lambda v: v.seat == 0 and v.to_move == 2))
    table.scene.set_thinking(2)
    qtbot.waitUntil(lambda: table.scene.stage.plates[2].thinking.shown, timeout=20_000)
    qtbot.waitUntil(lambda: table.scene.art.pending == 0, timeout=20_000)
    with nothing_runs(table):
        assert not table.scene.stage.clock.has(("pulse", 2))


def test_the_last_trick_is_laid_out_again(qtbot: QtBot) -> None:
    view = first_view(lambda v: with_choice(v) and bool(v.tricks) and len(v.trick) == 1)
    table = Table(qtbot)
    table.scene.show_view(view)
    table.scene.show_last_trick(True)
    assert table.scene.last_trick_shown
    field, layout = table.scene.stage.field, table.scene.table
    for seat, card in view.tricks[-1].cards:
        item = field.get(card_key_of(card))
        assert item is not None
        assert (item.pos() - layout.slots[seat].centre).manhattanLength() < 2
    table.click(table.spot(view.hand[0]))
    assert not table.scene.last_trick_shown
    assert table.asked == []
    check(table, view)
    table.scene.show_last_trick(True)
    table.scene.show_view(view)
    assert not table.scene.last_trick_shown


def test_balances_count_to_their_end(qtbot: QtBot) -> None:
    table = Table(qtbot, speed=1.0)
    table.scene.show_view(first_view(with_choice))
    table.scene.set_balances((6, -3, -3))
    qtbot.waitUntil(lambda: table.scene.stage.balances == (6, -3, -3), timeout=20_000)


def test_docking_a_sheet_does_not_cut_the_deal_short(qtbot: QtBot) -> None:
    table = Table(qtbot, 1280, 800, speed=1.0)
    seen = [step for step, _ in steps("HM", "3")]
    table.scene.step(seen[0])
    table.scene.choose_cards(True)
    table.scene.set_docked(True)
    table.view.resize(740, 800)
    turn_events()
    stage = table.scene.stage
    assert stage.motion.busy
    some = card_key_of(seen[0].view.hand[0])
    qtbot.waitUntil(lambda: stage.field.moving(some), timeout=20_000)
    assert not stage.field.get(some).face_up  # type: ignore[union-attr]
    table.scene.choose_cards(False)
    with qtbot.waitSignal(stage.motion.idle, timeout=20_000):
        pass
    table.scene.finish_now()
    check(table, seen[0].view)


def test_the_end_of_all_animation_is_told_however_it_comes(qtbot: QtBot) -> None:
    table = Table(qtbot, speed=1.0)
    table.scene.step(next(steps("HM", "3"))[0])
    with qtbot.waitSignal(table.scene.stage.motion.idle, timeout=20_000):
        table.scene.finish_now()
