"""The floating buttons: every legal action beside cards has one, and none lies over hand or trick."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.kit.deals import all_variants
from tests.ui.window_kit import NAMES, all_rules, lowest_bid_naming, views
from ulti_desktop import words
from ulti_desktop.engine import actions as act
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.ladder import part_value
from ulti_desktop.engine.rulesets import RuleSet, load
from ulti_desktop.engine.state import State
from ulti_desktop.engine.step import apply, start_deal, to_move
from ulti_desktop.engine.view import SeatView, view_of
from ulti_desktop.scene.arrange import open_rect
from ulti_desktop.scene.layout import table_layout
from ulti_desktop.ui import language
from ulti_desktop.ui.action_bar import ActionBar, bar_actions, factor_after, stake_after
from ulti_desktop.ui.controls import MARGIN
from ulti_desktop.ui.docking import BIDDING_PHASES
from ulti_desktop.ui.table_buttons import DoublingButton

pytestmark = pytest.mark.gui


@pytest.mark.parametrize(("rules_id", "options"), all_variants())
def test_every_legal_action_has_its_button(qtbot: QtBot, rules_id: str, options: dict[str, object]) -> None:
    rules = load(rules_id).with_options(options)
    bar = ActionBar()
    qtbot.addWidget(bar)
    bar.set_players(NAMES)
    seen = 0
    for view in views(rules, range(6)):
        if view.phase in BIDDING_PHASES:
            assert bar_actions(view) == ()
            continue
        expected = {action for action in view.legal if not isinstance(action, act.Play)}
        if len(expected) > 0 or seen % 10 == 0:
            bar.show_view(view)
            assert set(bar.buttons) == expected
            assert all(button.plain_text() for button in bar.buttons.values())
            assert bar.isHidden() == (not expected)
        seen += 1


def test_giving_up_takes_two_clicks(qtbot: QtBot) -> None:
    view = lowest_bid_naming(load("EN"))
    bar = ActionBar()
    qtbot.addWidget(bar)
    bar.show_view(view)
    asked: list[Action] = []
    bar.asked.connect(asked.append)
    button = bar.buttons[act.GiveUp()]
    before = button.plain_text()
    button.click()
    assert asked == []
    assert button.plain_text() != before
    button.click()
    assert asked == [act.GiveUp()]
    bar.show_view(view)
    assert bar.buttons[act.GiveUp()].plain_text() == before


def kontra_views() -> Iterator[SeatView]:
    for rules in all_rules():
        for view in views(rules, range(8)):
            if any(isinstance(action, act.Kontra) for action in view.legal):
                yield view


def test_kontra_says_what_the_stake_becomes() -> None:
    tried = 0
    for view in kontra_views():
        for action in view.legal:
            if not isinstance(action, act.Kontra) or view.contract is None:
                continue
            stake = stake_after(action, view)
            value = part_value(action.part, view.contract, view.rules)
            assert stake is not None
            assert stake == value * factor_after(action, view)
            assert stake >= 2 * value
            tried += 1
    assert tried > 50


@pytest.mark.parametrize("size", [(1280, 800), (1000, 700), (900, 650), (800, 600), (2560, 1440)])
def test_never_lies_over_hand_or_trick(qtbot: QtBot, size: tuple[int, int]) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(*size)
    bar = ActionBar(table)
    bar.set_players(NAMES)
    layout = table_layout(*size)
    bar.place(layout)
    fullest: dict[str, SeatView] = {}
    for rules in all_rules():
        for view in views(rules, range(6)):
            best = fullest.get(view.phase)
            if best is None or len(bar_actions(view)) > len(bar_actions(best)):
                fullest[view.phase] = view
    for phase, view in fullest.items():
        bar.show_view(view)
        if not bar.buttons:
            continue
        rect = QRectF(bar.geometry())
        hand = [place.rect() for place in layout.hand(10, [True] * 10)]
        assert not any(card.intersects(rect) for card in hand), phase
        if phase == "play":
            assert not any(slot.rect().intersects(rect) for slot in layout.slots)
        assert rect.right() <= size[0]
        assert rect.top() >= 0


def open_views(rules: RuleSet, deals: int) -> Iterator[SeatView]:
    """Views of a person who may double while the others' hands lie open."""
    for number in range(deals):
        rng = random.Random(f"open {number}")
        state: State
        state, _ = start_deal(rules, number % 3, shuffled(f"open {number}"))
        while (seat := to_move(state)) is not None:
            view = view_of(state, seat)
            doublings = [one for one in view.legal if isinstance(one, act.Kontra)]
            if any(view.open_hands) and doublings:
                yield view
            if len(view.tricks) > 1:
                break
            bids = [one for one in view.legal if isinstance(one, act.Bid) and one.contract.open]
            passes = [act.Pass()] if act.Pass() in view.legal and view.phase in BIDDING_PHASES else []
            chosen = bids or passes or (doublings if rng.random() < 0.5 else []) or view.legal
            state, _ = apply(state, rng.choice(chosen))


@pytest.mark.parametrize("code", ["hu", "de", "en"])
@pytest.mark.parametrize("size", [(1280, 800), (1000, 700), (800, 600)])
def test_no_doubling_lies_over_an_open_hand(
    qapp: QApplication, qtbot: QtBot, size: tuple[int, int], code: str
) -> None:
    language.use(qapp, code)
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(*size)
    layout = table_layout(*size)
    bar = ActionBar(table)
    bar.set_players(NAMES)
    bar.place(layout)
    most = 0
    for view in (one for name in ("GT", "HO") for one in open_views(load(name), 30)):
        bar.show_view(view)
        bar.layout().activate()
        most = max(most, len(bar.buttons))
        hands = [open_rect(view, layout, (view.seat + spot) % 3) for spot in (1, 2)]
        assert sum(not hand.isEmpty() for hand in hands) > 0
        for action, button in bar.buttons.items():
            seen = QRectF(button.geometry().translated(bar.pos())).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
            assert not any(seen.intersects(hand) for hand in hands), button.plain_text()
            assert seen.bottom() <= layout.hand_rect(12).top() or seen.left() >= layout.hand_rect(12).right()
            whole = f"{button.plain_text()} {button.toolTip()}"
            assert words.action(action, view) in whole
            assert not button.low or f" {stake_after(action, view)}" in button.accessibleName()
    assert most == 3


@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (3840, 2160)])
def test_the_pack_is_seen_while_one_cuts(qtbot: QtBot, size: tuple[int, int]) -> None:
    view = next(view for view in views(load("EN"), range(9)) if act.Cut() in view.legal)
    bar = ActionBar()
    qtbot.addWidget(bar)
    bar.show_view(view)
    layout = table_layout(*size)
    bar.place(layout)
    pack = layout.disc_centre.y() + layout.talon[0].height / 2
    assert bar.y() + MARGIN >= pack
    assert bar.geometry().bottom() - MARGIN <= layout.message.top()


def test_a_doubling_shows_by_how_much(qtbot: QtBot) -> None:
    view = next(kontra_views())
    bar = ActionBar()
    qtbot.addWidget(bar)
    bar.show_view(view)
    doublings = {action: button for action, button in bar.buttons.items() if isinstance(action, act.Kontra)}
    assert doublings
    for action, button in doublings.items():
        assert isinstance(button, DoublingButton)
        assert button.key == words.times(factor_after(action, view))
