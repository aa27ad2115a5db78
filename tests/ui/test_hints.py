"""The hint layer and the bubble of advice: from the view alone, in the right place, in every language."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from tests.kit.deals import random_deal
from tests.kit.redeal import redealt
from tests.ui.window_kit import first_view, lowest_bid_naming, settle_layout, too_narrow, window_in
from ulti_desktop.coach.findings import Advice, Condition, Holder, Option, PartFinding, Shape
from ulti_desktop.engine.actions import Bid, NameTrump, Play
from ulti_desktop.engine.cards import SUIT_MASK, Suit, beaters
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.duties import is_ten_high
from ulti_desktop.engine.ladder import announceable
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.state import Play as Playing
from ulti_desktop.engine.view import SeatView, view_of
from ulti_desktop.scene import tally
from ulti_desktop.scene.still_out import still_out
from ulti_desktop.ui.advice_door import AdviceDoor
from ulti_desktop.ui.desk import chooses
from ulti_desktop.ui.free_place import DEAR, Obstacle, free_place
from ulti_desktop.words import needs


def known(view: SeatView) -> tuple[object, ...]:
    """Everything that the hint layer says of a view."""
    parts = () if view.contract is None else view.contract.parts
    return (
        still_out(view),
        [(tally.voids(view, seat), tally.limits(view, seat)) for seat in range(3)],
        [tally.to_go(view, part) for part in parts if part in (Part.PARTI, Part.FORTY_HUNDRED)],
        tally.seven_is_out(view),
        [needs.need(part, view.hand) for part in Part],
    )


@pytest.mark.parametrize("rules_id", RULE_SET_IDS)
def test_hints_come_from_the_view_alone(rules_id: str) -> None:
    rng, seen = random.Random(3), 0
    for seed in range(4):
        for state, _ in random_deal(load(rules_id), f"hint{seed}"):
            other = redealt(state, 0, rng)
            assert known(view_of(state, 0)) == known(view_of(other, 0))
            seen += 1
    assert seen > 40


def test_nobody_holds_what_he_is_said_not_to_hold() -> None:
    voids = limits = 0
    for rules_id in RULE_SET_IDS:
        rules = load(rules_id)
        for seed in range(6):
            for state, _ in random_deal(rules, f"known{seed}"):
                if not isinstance(state, Playing):
                    continue
                view = view_of(state, 0)
                assert view.contract
                for seat in (1, 2):
                    for suit in tally.voids(view, seat):
                        assert not state.hands[seat] & SUIT_MASK[suit]
                        voids += 1
                    for card in tally.limits(view, seat):
                        high = is_ten_high(rules, view.contract.trump, card.suit)
                        assert not state.hands[seat] & beaters(card, high)
                        limits += 1
    assert voids > 50
    assert limits > 50


def test_what_a_part_needs_and_whether_it_is_there() -> None:
    view = first_view(load("HM"), lambda one: needs.suits_for(Part.FORTY_HUNDRED, one.hand) == (Suit.HEARTS,))
    assert needs.holds(Part.FORTY_HUNDRED, view.hand)
    assert "hearts" in needs.need(Part.FORTY_HUNDRED, view.hand)
    assert not needs.holds(Part.BETLI, view.hand)


def test_hints_mark_the_parts_that_the_hand_holds(qtbot: QtBot) -> None:
    window = window_in(qtbot)
    view = first_view(
        load("HM"), lambda one: one.phase == "auction" and needs.holds(Part.TWENTY_HUNDRED, one.hand)
    )
    window.show_view(view)
    body = window.desk.panel.body
    plain = body.grid.buttons[Part.TWENTY_HUNDRED].toolTip()
    window.menus.actions["hint"].trigger()
    told = body.grid.buttons[Part.TWENTY_HUNDRED].toolTip()
    assert needs.need(Part.TWENTY_HUNDRED, view.hand) in told
    body.grid.asked_why.emit(Part.BETLI)
    assert body.reason.text() == needs.need(Part.BETLI, view.hand)
    window.menus.actions["hint"].trigger()
    assert body.grid.buttons[Part.TWENTY_HUNDRED].toolTip() == plain


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("code", ["hu", "de", "en"])
def test_the_bubble_covers_neither_hand_nor_trick(
    qtbot: QtBot, code: str, text: int, size: tuple[int, int]
) -> None:
    window = window_in(qtbot, code, text_size=text)
    window.resize(*size)
    window.show()
    view = first_view(
        load("HM"), lambda one: one.phase == "play" and len(one.legal) > 2 and isinstance(one.legal[0], Play)
    )
    window.show_view(view)
    settle_layout()
    contract = view.contract
    assert contract
    best, other = view.legal[:2]
    found = PartFinding(contract, contract.parts[0], best, 71, 100, rival=(other, 44))
    options = tuple(Option(action, 3.4 - n) for n, action in enumerate(view.legal))
    door = AdviceDoor(window)
    door.show(Advice(view.seat, best, 3.4, other, 1.0, options, (found,), 100), view)
    settle_layout()
    bubble, layout = door.bubble, window.scene.table
    place = bubble.geometry()
    assert window.desk.rect().contains(place)
    assert not place.intersects(layout.hand_rect(len(view.hand)).toRect())
    assert not any(place.intersects(slot.rect().toRect()) for slot in layout.slots)
    assert bubble.height() >= bubble.height_at(bubble.width()) or text == 150
    assert not too_narrow(bubble)
    door.forget(may_ask=False)
    assert bubble.isHidden()


@pytest.mark.parametrize("code", ["hu", "de", "en"])
def test_the_bubble_is_read_whole_above_the_trumps_of_a_small_window(qtbot: QtBot, code: str) -> None:
    window = window_in(qtbot, code)
    window.resize(800, 600)
    window.show()
    view = lowest_bid_naming(load("EN"))
    window.show_view(view)
    settle_layout()
    contract = view.standing
    assert contract
    best, other = view.legal[:2]
    assert isinstance(best, NameTrump)
    many = Condition(Holder.ONE_DEFENDER, Shape.LENGTH, best.suit, True, 3, None, 15, 14)
    found = (
        PartFinding(contract, Part.PARTI, best, 0, 100),
        PartFinding(contract, Part.ULTI, best, 85, 100, many),
    )
    options = (Option(best, 2.9), Option(other, -12.0))
    door = AdviceDoor(window)
    door.show(Advice(view.seat, best, 2.9, other, 14.9, options, found, 100), view)
    settle_layout()
    bubble = door.bubble
    assert not bubble.geometry().intersects(window.desk.bar.geometry())
    assert bubble.height() >= bubble.height_at(bubble.width())


@pytest.mark.parametrize("rules_id", ["HM", "EN"])
@pytest.mark.parametrize("code", ["hu", "de", "en"])
def test_the_bubble_beside_the_bids_covers_neither_names_nor_hand(
    qtbot: QtBot, code: str, rules_id: str
) -> None:
    window = window_in(qtbot, code)
    window.resize(1280, 800)
    window.show()
    view = first_view(load(rules_id), lambda one: sum(isinstance(action, Bid) for action in one.legal) > 2)
    window.show_view(view)
    settle_layout()
    assert window.desk.docked
    other, *_, best = (action for action in view.legal if isinstance(action, Bid))
    many = Condition(Holder.ONE_DEFENDER, Shape.LENGTH, Suit.BELLS, True, 3, None, 15, 14)
    found = tuple(PartFinding(best.contract, part, best, 60, 100, many) for part in best.contract.parts)
    options = (Option(best, 2.9), Option(other, -12.0))
    door = AdviceDoor(window)
    door.show(Advice(view.seat, best, 2.9, other, 14.9, options, found, 100), view)
    settle_layout()
    place, layout = door.bubble.geometry(), window.scene.table
    assert not any(place.intersects(side.plate.toRect()) for side in layout.sides)
    assert not place.intersects(layout.hand_rect(len(view.hand)).toRect())
    assert place.height() >= door.bubble.height_at(place.width())


@pytest.mark.parametrize("size", [(1280, 800), (1000, 700), (800, 600)])
@pytest.mark.parametrize("code", ["hu", "de", "en"])
def test_long_advice_covers_neither_a_place_of_the_talon_nor_a_name(
    qtbot: QtBot, code: str, size: tuple[int, int]
) -> None:
    window = window_in(qtbot, code)
    window.resize(*size)
    window.show()
    door = AdviceDoor(window)
    many = Condition(Holder.ONE_DEFENDER, Shape.LENGTH, Suit.BELLS, True, 3, None, 15, 14)
    for rules_id in ("HM", "HO", "EN"):
        view = first_view(load(rules_id), lambda one: one.my_turn and chooses(one))
        window.show_view(view)
        settle_layout()
        best, other = view.legal[0], view.legal[-1]
        contract = max((bid for _, bid in announceable(view.rules)), key=lambda bid: len(bid.parts))
        found = tuple(PartFinding(contract, part, best, 60, 100, many) for part in contract.parts)
        options = (Option(best, 2.9), Option(other, -12.0))
        door.show(Advice(view.seat, best, 2.9, other, 14.9, options, found, 100), view)
        settle_layout()
        place, layout = door.bubble.geometry(), window.scene.table
        names = (layout.own_plate, *(side.plate for side in layout.sides))
        kept = [*names, layout.hand_rect(12), *(one.rect() for one in layout.talon)]
        assert window.desk.docked
        assert not any(place.intersects(rect.toRect()) for rect in kept), rules_id
        assert window.desk.rect().contains(place)
        assert not too_narrow(door.bubble)


def test_it_is_lower_rather_than_over_what_is_dear() -> None:
    room, name = QRect(0, 0, 400, 300), Obstacle(QRect(0, 100, 400, 60), DEAR[1])
    place = free_place(room, [300], lambda _: 200, [name], lambda _: 60)
    assert place.height() == 140  # 0.7 of the whole
    assert not place.intersects(name.rect)
    cheap = Obstacle(name.rect, 1.0)
    assert free_place(room, [300], lambda _: 200, [cheap], lambda _: 60).height() == 200
    least = free_place(room, [300], lambda _: 200, [name], lambda _: 150)
    assert least.height() >= 150  # where it may not be lower
    assert least.intersects(name.rect)


def test_a_free_place_is_free() -> None:
    rng = random.Random(5)
    room = QRect(0, 0, 800, 600)
    found = 0
    for _ in range(200):
        rects = [
            QRect(rng.randrange(700), rng.randrange(500), rng.randrange(20, 300), rng.randrange(20, 200))
            for _ in range(4)
        ]
        obstacles = [Obstacle(rect, None if n < 2 else 1.0) for n, rect in enumerate(rects)]
        place = free_place(room, [300, 200], lambda width: 60_000 // width, obstacles, lambda _: 60)
        assert room.contains(place)
        if place.height() * place.width() >= 59_000:
            assert not any(place.intersects(rect) for rect in rects[:2])
            found += 1
    assert found > 150
