"""The live checks of the running program, and where the seed is shown."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence

import pytest
from pytestqt.qtbot import QtBot

from ulti_desktop import fairplay
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.state import Done
from ulti_desktop.session import seeds

from .conftest import MakeApp, Person

pytestmark = [pytest.mark.gui, pytest.mark.native]


def test_page_counts_and_looks(make_app: MakeApp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairplay, "VIEWS", 2)
    app = make_app()
    app.start()
    app.window.menus.actions["fairness"].trigger()
    sheet = app.window.sheets.fairness
    assert app.window.sheets.is_open(sheet)
    qtbot.waitUntil(lambda: "1000 deals" in sheet.verdict.result.text(), timeout=20_000)
    sheet.check_wanted.emit()
    qtbot.waitUntil(sheet.peeking.button.isEnabled, timeout=20_000)
    assert "nobody sees hidden cards" in sheet.peeking.result.text()
    sheet.count_wanted.emit(100_000)
    sheet.check_wanted.emit()
    app.window.close_sheets()  # nobody waits any more
    assert sheet.count.isEnabled()
    qtbot.waitUntil(lambda: not app.fairness._workers.at_work, timeout=20_000)


def test_opened_again_it_counts_once(
    make_app: MakeApp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_work: list[str] = []

    def deal(_: object, seed: str, __: int, ___: object, stop: Callable[[], bool]) -> None:
        at_work.append(seed)
        while not stop():
            time.sleep(0.01)
        at_work.remove(seed)

    monkeypatch.setattr(fairplay, "deal_many", deal)
    app = make_app()
    app.start()
    app.window.menus.actions["fairness"].trigger()
    qtbot.waitUntil(lambda: len(at_work) == 1, timeout=20_000)
    first = at_work[0]
    app.window.menus.actions["fairness"].trigger()
    qtbot.waitUntil(lambda: len(at_work) == 1 and at_work[0] != first, timeout=20_000)


def test_own_hands_are_dealt_again_beside_the_window(
    make_app: MakeApp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []
    shown: list[int] = []

    def own_hands(_: Sequence[object]) -> Iterator[int]:
        threads.append(threading.current_thread())
        return iter(())

    monkeypatch.setattr(fairplay, "own_hands", own_hands)
    app = make_app()
    app.start()
    monkeypatch.setattr(app.window.sheets.fairness, "show_own", lambda hands, _: shown.append(hands))
    app.window.menus.actions["fairness"].trigger()
    app.window.close_sheets()
    app.window.menus.actions["fairness"].trigger()
    qtbot.waitUntil(lambda: bool(shown), timeout=20_000)
    assert len(threads) == len(shown) == 1  # nothing for the page that was closed
    assert threads[0] is not threading.main_thread()


def test_the_seed_is_told_when_the_deal_is_over(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    app.start()
    app.window.close_sheets()
    app.window.set_players(("", "G", "B"), ("", "simple", "simple"))
    app.session.start(rulesets.load("HO"), ("", "G", "B"), ("", "simple", "simple"), first_dealer=2)
    record = app.session.record
    assert record
    assert len(record.seed) * 4 >= 128
    line = app.window.sheets.settlement.seed
    assert line.isHidden()
    Person(app, qtbot).play_until(lambda: isinstance(app.session.state, Done))
    assert not line.isHidden()
    seed, _, number = line.copied_text().partition("/")
    assert app.session.record
    assert app.session.record.deck_of(0) == shuffled(f"{seed}/{number}")
    app.session.next_deal()
    assert line.isHidden()


def test_no_two_sessions_have_the_same_seed() -> None:
    assert len({seeds.fresh() for _ in range(100)}) == 100
