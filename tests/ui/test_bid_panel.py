"""The bid panel as a widget: what it asks for and in which order, and what it says."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.window_kit import NAMES, all_rules, first_view, settle_layout, views
from ulti_desktop.engine.actions import Action, Bid, Discard, Pass, TakeTalon
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load
from ulti_desktop.engine.state import State
from ulti_desktop.engine.step import apply, legal_actions, start_deal, to_move
from ulti_desktop.engine.view import SeatView, view_of
from ulti_desktop.ui import bid_choice as pick
from ulti_desktop.ui.bid_panel import BidPanel
from ulti_desktop.ui.docking import BIDDING_PHASES, NARROW, WIDE

pytestmark = pytest.mark.gui


def panel_with(qtbot: QtBot, view: SeatView) -> BidPanel:
    panel = BidPanel()
    qtbot.addWidget(panel)
    panel.set_players(NAMES)
    panel.show_view(view)
    return panel


def bids_freely(view: SeatView) -> bool:
    return view.phase in BIDDING_PHASES and len(pick.offer_of(view).bids) > 20


def twelve_cards(rules: RuleSet) -> State:
    """A state in which seat 0 holds twelve cards and has to lay away and to bid."""
    state, _ = start_deal(rules, 2, shuffled("panel"))
    while True:
        actions = legal_actions(state)
        seat = to_move(state)
        held = view_of(state, 0).hand
        if seat == 0 and len(held) == 12:
            return state
        wanted: Action = next((a for a in actions if isinstance(a, TakeTalon)), actions[0])
        state, _ = apply(state, wanted)


def test_the_bid_button_stays_where_it_is(qtbot: QtBot) -> None:
    view = view_of(twelve_cards(load("HM")), 0)
    panel = panel_with(qtbot, view)
    settle_layout()
    before = panel.foot.bid.geometry()
    panel.set_chosen((view.hand[0], view.hand[1]))
    settle_layout()
    assert panel.foot.bid.geometry() == before


@pytest.mark.parametrize("rules", all_rules(), ids=RULE_SET_IDS)
def test_one_click_asks_in_the_order_of_the_engine(qtbot: QtBot, rules: RuleSet) -> None:
    state = twelve_cards(rules)
    view = view_of(state, 0)
    panel = panel_with(qtbot, view)
    asked: list[Action] = []
    panel.asked.connect(asked.append)
    discards = [action for action in view.legal if isinstance(action, Discard)]
    lay = discards[0] if discards else Discard(view.hand[0], view.hand[1])
    panel.set_chosen((lay.first, lay.second))
    bid = pick.offer_of(view, (lay.first, lay.second)).bids[0]
    panel._choose(pick.choice_for(bid))
    assert panel.foot.bid.isEnabled()
    panel.foot.bid.click()
    assert len(asked) == 1
    state, _ = apply(state, asked[0])
    panel.show_view(view_of(state, 0))
    qtbot.waitUntil(lambda: len(asked) == 2, timeout=20_000)
    state, _ = apply(state, asked[1])
    panel.show_view(view_of(state, 0))
    settle_layout()
    assert len(asked) == 2
    kinds = [type(action) for action in asked]
    first = rules.bid_order == "bid_first"
    assert kinds == ([Bid, Discard] if first else [Discard, Bid])
    assert Bid(bid) in asked


@pytest.mark.parametrize("rules", all_rules(), ids=RULE_SET_IDS)
def test_buttons_are_there_exactly_for_what_is_legal(qtbot: QtBot, rules: RuleSet) -> None:
    panel = BidPanel()
    qtbot.addWidget(panel)
    panel.set_players(NAMES)
    tried = 0
    for view in views(rules, range(12)):
        if view.phase not in BIDDING_PHASES:
            continue
        panel.show_view(view)
        assert panel.foot.leave.isVisibleTo(panel) == (Pass() in view.legal)
        assert panel.foot.take.isVisibleTo(panel) == (TakeTalon() in view.legal)
        offered = bool(pick.offer_of(view).bids) or any(isinstance(a, Discard) for a in view.legal)
        assert panel.foot.bid.isVisibleTo(panel) == offered
        tried += 1
    assert tried > 40


def test_pass_and_talon_are_asked_for(qtbot: QtBot) -> None:
    view = first_view(load("HO"), lambda v: TakeTalon() in v.legal and Pass() in v.legal)
    panel = panel_with(qtbot, view)
    asked: list[Action] = []
    panel.asked.connect(asked.append)
    panel.foot.take.click()
    panel.foot.leave.click()
    assert asked == [TakeTalon(), Pass()]


def test_a_click_on_a_barred_toggle_changes_nothing_and_says_why(qtbot: QtBot) -> None:
    rules = load("EN")
    view = first_view(rules, bids_freely)
    panel = panel_with(qtbot, view)
    panel._flip(pick.Part.BETLI)
    before = panel.choice
    panel.body.grid.buttons[pick.Part.DURCHMARS].click()
    assert panel.choice == before
    assert "betli" in panel.body.reason.text()
    assert panel.body.grid.buttons[pick.Part.DURCHMARS].toolTip() == panel.body.reason.text()


def test_nothing_can_be_announced_out_of_turn(qtbot: QtBot) -> None:
    view = first_view(load("HO"), lambda v: v.phase == "auction")
    panel = panel_with(qtbot, replace(view, legal=(), to_move=(view.seat + 1) % 3))
    assert not panel.foot.bid.isVisibleTo(panel)
    assert panel.foot.waiting.isVisibleTo(panel)
    assert not any(button.isEnabled() for button in panel.body.grid.buttons.values())


def test_a_refusal_ends_a_bid_under_way(qtbot: QtBot) -> None:
    state = twelve_cards(load("HO"))
    view = view_of(state, 0)
    panel = panel_with(qtbot, view)
    asked: list[Action] = []
    panel.asked.connect(asked.append)
    panel.set_chosen(view.hand[:2])
    panel._choose(pick.choice_for(pick.offer_of(view, view.hand[:2]).bids[-1]))
    panel.foot.bid.click()
    panel.refused()
    state, _ = apply(state, asked[0])
    panel.show_view(view_of(state, 0))
    settle_layout()
    assert len(asked) == 1


def test_a_row_of_the_ladder_is_taken_over(qtbot: QtBot) -> None:
    view = first_view(load("HM"), lambda v: v.phase in BIDDING_PHASES and len(pick.offer_of(v).bids) > 10)
    panel = panel_with(qtbot, view)
    bid = pick.offer_of(view).bids[3]
    rows = [row[0] for row in panel.ladder.list.rows]
    index = rows.index(replace(bid, trump=None))
    panel.ladder.list.itemActivated.emit(panel.ladder.list.item(index))
    assert pick.contract_of(pick.offer_of(view), panel.choice) == bid
    assert panel.ladder.list.own == bid


def test_keyboard_reaches_every_control(qtbot: QtBot) -> None:
    view = first_view(load("HM"), lambda v: v.phase in BIDDING_PHASES and len(pick.offer_of(v).bids) > 10)
    panel = panel_with(qtbot, view)
    panel.resize(640, 800)
    panel.show()
    qtbot.waitExposed(panel)
    panel.activateWindow()
    toggle = panel.body.grid.buttons[pick.Part.PARTI]
    toggle.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(toggle, Qt.Key.Key_Space)
    assert pick.Part.PARTI in panel.choice.toggles
    assert toggle.accessibleName() or toggle.text()


@pytest.mark.parametrize("mode", [WIDE, NARROW])
def test_ladder_is_beside_the_bid_or_behind_a_button(qtbot: QtBot, mode: str) -> None:
    view = first_view(load("HO"), lambda v: v.phase == "auction")
    panel = panel_with(qtbot, view)
    panel.set_mode(mode)
    assert panel.ladder.isVisibleTo(panel) == (mode == WIDE)
    panel.body.to_ladder.click()
    if mode != WIDE:
        assert panel.ladder.isVisibleTo(panel)
        assert not panel.body.isVisibleTo(panel)
        panel.ladder.back.click()
        assert panel.body.isVisibleTo(panel)
