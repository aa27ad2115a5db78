from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from ulti_desktop.scene.layout import CardPlace, TableLayout, card_width, table_layout

widths = st.integers(560, 3840)
heights = st.integers(600, 2160)
counts = st.integers(1, 12)


def inside(layout: TableLayout, box: QRectF, slack: float = 0.5) -> bool:
    return box.isEmpty() or QRectF(
        -slack, -slack, layout.width + 2 * slack, layout.height + 2 * slack
    ).contains(box)


def apart(a: QRectF, b: QRectF) -> bool:
    return a.isEmpty() or b.isEmpty() or not a.intersects(b)


def overlap(a: CardPlace, b: CardPlace) -> bool:
    """Do two turned cards overlap? By the separating axes of both."""
    for place in (a, b):
        for turn in (place.angle, place.angle + 90):
            ux, uy = math.cos(math.radians(turn)), math.sin(math.radians(turn))
            sides = [[p.x() * ux + p.y() * uy for p in card.corners()] for card in (a, b)]
            if max(sides[0]) <= min(sides[1]) or max(sides[1]) <= min(sides[0]):
                return False
    return True


@given(widths, heights, counts, st.booleans(), st.booleans())
def test_everything_lies_on_the_table(w: int, h: int, n: int, docked: bool, clockwise: bool) -> None:
    layout = table_layout(w, h, cards=12 if n > 10 else 10, docked=docked, clockwise=clockwise)
    for place in [*layout.hand(n), *layout.hand(n, [True] * n), *layout.slots, *layout.talon]:
        assert inside(layout, place.rect()), place
    for side in layout.sides:
        assert inside(layout, side.plate)
        assert side.disc_centre.y() - side.disc_radius > 0
        assert side.disc_centre.y() + side.disc_radius < h
    for name in (
        "own_plate",
        "menu",
        "title",
        "tools",
        "contract",
        "message",
        "last_trick",
        "still_out",
        "actions",
    ):
        assert inside(layout, getattr(layout, name)), name


@given(widths, heights, st.sampled_from([10, 12]))
def test_nothing_covers_the_plates(w: int, h: int, cards: int) -> None:
    layout = table_layout(w, h, cards=cards)
    hand = layout.hand_rect(cards)
    plates = [layout.own_plate, *(side.plate for side in layout.sides)]
    for plate in plates:
        assert apart(hand, plate), (hand, plate)
        for slot in layout.slots:
            assert apart(slot.rect(), plate)
        for other in (
            layout.menu,
            layout.tools,
            layout.contract,
            layout.message,
            layout.actions,
            layout.still_out,
        ):
            assert apart(plate, other), (plate, other)
    for box in (layout.actions, layout.still_out, layout.last_trick, layout.message):
        assert apart(hand, box), (hand, box)
    assert apart(layout.actions, layout.still_out) or layout.buttons_cover_out
    assert apart(layout.message, layout.still_out)
    assert apart(layout.last_trick, layout.own_plate)
    assert apart(layout.message, layout.slots[0].rect())
    for slot in layout.slots:
        assert apart(layout.contract, slot.rect())
        assert apart(layout.message, slot.rect())


@given(widths, heights, st.booleans())
def test_the_half_discs_leave_the_plates_and_the_trick_alone(w: int, h: int, clockwise: bool) -> None:
    layout = table_layout(w, h, clockwise=clockwise)
    for seat, side in enumerate(layout.sides, 1):
        r = side.disc_radius
        box = QRectF(side.disc_centre.x() - r, side.disc_centre.y() - r, 2 * r, 2 * r)
        assert apart(box, side.plate)
        assert apart(box, layout.own_plate) or side.right
        for slot in layout.slots:
            assert apart(box, slot.rect())
        backs = layout.backs(seat, 10)
        ys = [place.y for place in backs]
        assert ys == sorted(ys)
        for place in backs:
            assert apart(place.rect(), side.plate), (place, side.plate)
            assert place.rect().intersects(QRectF(0, 0, w, h))


@given(widths, heights, counts)
def test_fan_runs_left_to_right_and_shows_each_card(w: int, h: int, n: int) -> None:
    layout = table_layout(w, h, cards=12)
    places = layout.hand(n)
    assert len(places) == n
    for left, right in pairwise(places):
        assert right.x - left.x >= 0.34 * left.width - 1e-6
        assert right.z > left.z
        assert right.angle > left.angle
    assert sum(p.x for p in places) / n == pytest.approx(w / 2)
    assert {p.width for p in places} == {card_width(w, h)}


@given(widths, heights)
def test_trick_slots_do_not_overlap(w: int, h: int) -> None:
    layout = table_layout(w, h)
    for i in range(3):
        for j in range(i):
            assert not overlap(layout.slots[i], layout.slots[j])
    assert not overlap(*layout.talon)


@given(widths, heights)
def test_clockwise_is_the_mirror(w: int, h: int) -> None:
    usual, other = table_layout(w, h), table_layout(w, h, clockwise=True)
    assert usual.sides[0].right
    assert not other.sides[0].right
    assert usual.slots[1].x > w / 2 > other.slots[1].x
    assert usual.slots[1] == other.slots[2]
    assert usual.slots[0] == other.slots[0]
    assert usual.seat_angle(1) == other.seat_angle(2)


def test_raised_cards_rise_and_the_others_stay() -> None:
    layout = table_layout(1280, 800)
    flat, mixed = layout.hand(5), layout.hand(5, [False, True, False, True])
    assert [round(a.y - b.y, 6) for a, b in zip(flat, mixed, strict=True)] == [
        0,
        round(layout.rise, 6),
        0,
        round(layout.rise, 6),
        0,
    ]


def test_sizes_of_the_design_picture() -> None:
    layout = table_layout(1280, 800)
    assert layout.card_width == pytest.approx(114)
    assert layout.disc_radius == pytest.approx(184)
    assert (layout.disc_centre.x(), layout.disc_centre.y()) == pytest.approx((640, 320))
    assert layout.hand_top == pytest.approx(600, abs=8)


def test_corners_stay_still_between_ten_and_twelve_cards() -> None:
    assert table_layout(1280, 800, cards=10).own_plate == table_layout(1280, 800, cards=12).own_plate


def test_docked_sheet_takes_the_extras() -> None:
    layout = table_layout(1280, 800, docked=True)
    assert layout.last_trick.isEmpty()
    assert layout.still_out.isEmpty()


def test_no_cards() -> None:
    layout = table_layout(800, 600)
    assert layout.hand(0) == []
    assert layout.backs(1, 0) == []
    assert len(layout.backs(2, 1)) == 1
