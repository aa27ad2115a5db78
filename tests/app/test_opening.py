"""The program is started with a record: it is on the table, and the session under way is not lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.kit.golden import FOLDER
from ulti_desktop.app import App
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.record import Record
from ulti_desktop.store import games

from .conftest import MakeApp

pytestmark = pytest.mark.gui


def begin(app: App, seed: str) -> None:
    """A session with known cards, under way."""
    app.start()
    app.window.close_sheets()
    names, levels = ("", "Gergő", "Bori"), ("", "simple", "simple")
    app.session.start(rulesets.load("HM"), names, levels, 0, 0, seed, first_dealer=2)


def saved(app: App) -> Record:
    """The session of a program that is closed now."""
    record = app.session.record
    assert record
    assert app.close()
    return record


def earlier() -> list[Path]:
    return sorted(games.autosave_path().parent.glob("*earlier*"))


def other_record(record: Record, place: Path) -> Path:
    assert games.save(replace(record, seed="another"), place) is None
    return place


def test_a_record_is_opened_and_the_session_under_way_is_kept(make_app: MakeApp, tmp_path: Path) -> None:
    first = make_app()
    begin(first, "s")
    under_way = saved(first)
    path = other_record(replace(under_way, played=under_way.played[:0]), tmp_path / "mine.ulti")
    second = make_app(None)
    second.start(path)
    assert second.session.record
    assert second.session.record.seed == "another"
    assert not second.window.sheets.any_open
    (kept,) = earlier()
    assert games.load(kept).record == under_way
    assert kept.name in second.window.sheets.toast.text.text()


def test_the_same_session_is_kept_once(make_app: MakeApp, tmp_path: Path) -> None:
    first = make_app()
    begin(first, "s")
    under_way = saved(first)
    path = other_record(replace(under_way, played=()), tmp_path / "mine.ulti")
    for _ in range(2):
        assert games.save(under_way, games.autosave_path()) is None
        app = make_app(None)
        app.start(path)
        assert app.close()
    assert len(earlier()) == 1


def test_what_cannot_be_opened_is_said_and_the_session_offered(make_app: MakeApp, tmp_path: Path) -> None:
    first = make_app()
    begin(first, "s")
    saved(first)
    bad = tmp_path / "bad.ulti"
    bad.write_text("no record")
    second = make_app(None)
    second.start(bad)
    assert second.window.sheets.is_open(second.window.sheets.welcome)
    assert "bad.ulti" in second.window.sheets.toast.text.text()
    assert earlier() == []


def test_a_finished_record_is_shown_at_its_end(make_app: MakeApp) -> None:
    app = make_app()
    app.start(FOLDER / "HM.ulti")
    assert app.session.record
    assert app.session.record.played
    assert not app.window.sheets.is_open(app.window.sheets.new_session)


def test_it_is_not_lost_when_it_cannot_be_written(
    make_app: MakeApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = make_app()
    begin(first, "s")
    under_way = saved(first)
    path = other_record(replace(under_way, played=()), tmp_path / "mine.ulti")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(games, "write_atomic", full)
    second = make_app(None)
    second.start(path)
    assert second.session.record is None
    assert second.window.sheets.is_open(second.window.sheets.welcome)
    assert games.load(games.autosave_path()).record == under_way
