"""The sheet of the auction comes and goes in short turns of the event loop, and slides."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.window_kit import put_away, window_in
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.rulesets import load
from ulti_desktop.engine.step import apply, legal_actions, start_deal
from ulti_desktop.engine.view import Step, view_of
from ulti_desktop.ui.main_window import MainWindow

pytestmark = pytest.mark.gui


def dealt() -> tuple[Step, Step]:
    """The first two steps of a deal in which seat 0 begins: its cards, and what it lays away."""
    state, events = start_deal(load("HM"), 2, shuffled("docking"))
    after, more = apply(state, legal_actions(state)[0])
    return Step(view_of(state, 0), events), Step(view_of(after, 0), more)


def window_at(qtbot: QtBot, **change: object) -> MainWindow:
    window = window_in(qtbot, **change)
    window.close_sheets()
    window.apply_settings(window._settings)
    window.show()
    return window


def in_motion(qtbot: QtBot, *, less: bool) -> MainWindow:
    window = window_at(qtbot)
    window.scene.set_speed(0.4)
    window.scene.set_reduced_motion(less)
    return window


def test_it_comes_in_turns_and_slides(qtbot: QtBot) -> None:
    window = in_motion(qtbot, less=False)
    first, second = dealt()
    window.step(first)
    window.step(second)
    desk = window.desk
    assert desk.busy
    assert not desk.panel.isVisible()
    qtbot.waitUntil(desk.panel.isVisible, timeout=20_000)
    assert desk._slide.isVisible()
    assert desk._slide.geometry() == desk.panel.geometry()
    qtbot.waitUntil(lambda: not desk.busy and not desk._slide.isVisible(), timeout=20_000)
    assert desk.view == second.view
    assert desk.panel._view == second.view
    put_away(window)


def test_with_less_motion_nothing_slides(qtbot: QtBot) -> None:
    window = in_motion(qtbot, less=True)
    window.step(dealt()[0])
    qtbot.waitUntil(window.desk.panel.isVisible, timeout=20_000)
    assert not window.desk._slide.isVisible()
    put_away(window)


def test_a_jump_leaves_nothing_half_done(qtbot: QtBot) -> None:
    window = in_motion(qtbot, less=False)
    before = window.desk.view
    assert before is not None
    first, second = dealt()
    window.step(first)
    window.step(second)
    window.show_view(before)
    assert not window.desk._turns.busy
    assert not window.desk.panel.isVisible()
    assert window.desk.table.width() == window.desk.width()
    assert window.desk.view == before
    put_away(window)


def test_at_once_it_is_there_at_once(qtbot: QtBot) -> None:
    window = window_at(qtbot)
    window.step(dealt()[0])
    assert window.desk.panel.isVisible()
