"""The live checks of the running program, and where the seed is shown."""

from __future__ import annotations

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
    qtbot.waitUntil(lambda: all(one.ended() for one in app.fairness._at_work), timeout=20_000)


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
