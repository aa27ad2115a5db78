"""Opponents in the whole program: chosen, changed, seen to think, and told of when they cannot search."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from ulti_desktop import native, offers
from ulti_desktop.ai.levels import OFFERED, level_of
from ulti_desktop.ai.player import Cancel
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.app import App
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.record import DealRecord, Record
from ulti_desktop.engine.state import Done
from ulti_desktop.engine.view import SeatView
from ulti_desktop.session.minds import Minds, usual
from ulti_desktop.store import games, settings
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui.offer import Offer

from .conftest import QUICK, MakeApp, Person

pytestmark = pytest.mark.gui
NAMES = ("", "Gergő", "Bori")
SIMPLE = ("", "simple", "simple")


class SlowPlayer(SimplePlayer):
    """Has its answer soon and keeps it back until it is told to let go or no longer asked."""

    def __init__(self, seed: int, let_go: threading.Event, heard: list[float]) -> None:
        super().__init__(seed)
        self._let_go, self._heard = let_go, heard

    def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
        action = super().choose(view, budget_ms, cancel)
        while not self._let_go.wait(0.001):
            if cancel():
                self._heard.append(time.perf_counter())
                break
        return action


@pytest.fixture
def let_go() -> Iterator[threading.Event]:
    event = threading.Event()
    yield event
    event.set()


def slow(let_go: threading.Event, heard: list[float] | None = None) -> Minds:
    notes: list[float] = [] if heard is None else heard
    return replace(usual(), player_for=lambda spec, seed: SlowPlayer(seed, let_go, notes))


def begin(app: App, levels: tuple[str, str, str] = SIMPLE, dealer: int = 2) -> None:
    app.start()
    app.window.close_sheets()
    app.session.start(rulesets.load("HM"), NAMES, levels, 0, 0, "s", first_dealer=dealer)


def done(app: App) -> Callable[[], bool]:
    return lambda: isinstance(app.session.state, Done)


def levels_shown(app: App) -> list[str]:
    return [player.level_text for player in app.window.scene.stage.players]


def thinks(app: App) -> list[bool]:
    return [plate.thinking.shown for plate in app.window.scene.stage.plates]


def test_the_company_sits_down_as_chosen(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    app.start()
    sheet = app.window.sheets.new_session
    left = sheet.opponents[1]
    left.name.setText("Kata")
    next(chip for chip in left.levels.chips if chip.value == "beginner").click()
    Person(app, qtbot).press(sheet.start)
    record = app.session.record
    assert record
    assert record.names[2] == "Kata"
    assert record.levels == ("", "casual:style=bold", "beginner:style=bold")
    assert levels_shown(app) == ["", "casual", "beginner"]
    assert app.preferences.flush()
    kept = settings.load()[0]
    assert (kept.names[2], kept.levels) == ("Kata", record.levels)


def test_a_change_of_levels_waits_for_the_next_deal(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    begin(app)
    assert levels_shown(app) == ["", "basic", "basic"]
    wanted = ("", "beginner:style=bold", "simple")
    app.window.menus.actions["opponents"].trigger()
    right = app.window.sheets.opponents.seats[0]
    next(chip for chip in right.levels.chips if chip.value == "beginner").click()
    app.carry_out(wish.ChangeLevels(wanted))
    app.window.close_sheets()
    assert app.preferences.flush()
    assert settings.load()[0].levels == ("", "beginner:style=bold", "casual")
    person = Person(app, qtbot)
    person.play_until(done(app))
    person.settle()
    assert levels_shown(app) == ["", "basic", "basic"]
    qtbot.waitUntil(lambda: app.window.sheets.is_open(app.window.sheets.settlement), timeout=20_000)
    person.press(app.window.sheets.settlement.next)
    assert levels_shown(app) == ["", "beginner", "basic"]
    record = app.session.record
    assert record
    assert (record.levels_of(0), record.levels_of(1)) == (SIMPLE, wanted)


def test_a_slow_player_is_seen_to_think(make_app: MakeApp, qtbot: QtBot, let_go: threading.Event) -> None:
    app = make_app(minds=slow(let_go))
    begin(app, dealer=0)
    assert thinks(app) == [False, False, False]
    qtbot.waitUntil(lambda: thinks(app) == [False, True, False], timeout=20_000)
    assert "Gergő is thinking" in app.window.desk.table.accessibleDescription()
    let_go.set()
    qtbot.waitUntil(lambda: bool(app.session.view and app.session.view.my_turn), timeout=20_000)
    assert thinks(app) == [False, False, False]
    assert "thinking" not in app.window.desk.table.accessibleDescription()


@pytest.mark.parametrize("ending", ["new", "close"])
def test_a_search_under_way_holds_nothing_up(
    ending: str, make_app: MakeApp, qtbot: QtBot, let_go: threading.Event
) -> None:
    delays = []
    for _ in range(4):
        heard: list[float] = []
        app = make_app(minds=slow(let_go, heard))
        begin(app, dealer=0)
        qtbot.waitUntil(lambda: app.thinker.busy_with is not None, timeout=20_000)  # noqa: B023
        qtbot.waitUntil(lambda: any(thinks(app)), timeout=20_000)  # noqa: B023
        began = time.perf_counter()
        if ending == "close":
            assert app.close()
        else:
            app.session.start(rulesets.load("HM"), NAMES, SIMPLE, 0, 0, "t", first_dealer=2)
        qtbot.waitUntil(lambda: bool(heard), timeout=20_000)  # noqa: B023
        delays.append(heard[0] - began)
        assert app.close()
    assert min(delays) < 0.020, delays


# ------------------------------------------------------------------------------------ no compiled part


def weakened(monkeypatch: pytest.MonkeyPatch, *levels: str) -> None:
    monkeypatch.setattr(offers, "offer", lambda: Offer(OFFERED, (), levels, "casual"))


def test_without_the_compiled_part_the_searching_levels_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "AVAILABLE", True)
    assert offers.offer().weakened == ()
    monkeypatch.setattr(native, "AVAILABLE", False)
    named = offers.offer().weakened
    assert named == tuple(level for level in OFFERED if level_of(level).searches)
    assert "master" in named


def test_the_missing_part_is_told_once(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    weakened(monkeypatch, "club", "master")
    first = make_app(replace(QUICK, levels=("", "casual", "master:style=bold")))
    begun = Record(rulesets.load("HM"), NAMES, first.settings.levels, "s", 0, 0, 0).with_deal(DealRecord(0))
    assert games.save(begun, games.autosave_path()) is None
    first.start()
    toast = first.window.sheets.toast
    assert toast.isVisible()
    assert toast.text.text().endswith(": Club, Master")
    assert not first.window.sheets.new_session.isVisible()
    first.carry_out(wish.ChangeSettings(replace(first.window._settings, speed=3)))
    assert first.close()
    second = make_app(None)
    second.start()
    assert not second.window.sheets.toast.isVisible()
    assert second.close()
    weakened(monkeypatch)
    third = make_app(None)
    third.start()
    assert not third.window.sheets.toast.isVisible()
    assert not third.settings.core_told


def test_the_missing_part_is_told_by_the_sheet_alone(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    weakened(monkeypatch, "club", "master")
    app = make_app(replace(QUICK, levels=("", "casual", "master:style=bold")))
    app.start()
    assert app.window.sheets.new_session.no_core.isVisible()
    assert not app.window.sheets.toast.isVisible()
    assert app.settings.core_told


def test_the_missing_part_is_not_told_where_nobody_needs_it(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    weakened(monkeypatch, "club", "master")
    app = make_app(replace(QUICK, levels=("", "casual", "beginner")))
    app.start()
    assert not app.window.sheets.toast.isVisible()
    assert not app.settings.core_told
