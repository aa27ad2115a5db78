"""A session that gives way to a new one, or whose deal is broken off, can be opened again."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ulti_desktop.app import App
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.record import Record
from ulti_desktop.store import games
from ulti_desktop.ui import commands as wish

from .conftest import MakeApp, Person

pytestmark = pytest.mark.gui
NAMES, LEVELS = ("", "Gergő", "Bori"), ("", "simple", "simple")
NEW = wish.NewSession(wish.SessionSetup("HM", (), 0, 0, NAMES, LEVELS))


def begun(app: App, qtbot: QtBot) -> Record:
    """A session in whose first deal the person has acted."""
    app.window.show()
    app.session.start(rulesets.load("HM"), NAMES, LEVELS, 0, 0, "s", first_dealer=2)
    person = Person(app, qtbot)
    person.play_until(lambda: len(app.session.decisions) > 0)
    person.settle()
    assert app.session.record
    return app.session.record


def earlier() -> list[Path]:
    return sorted(games.autosave_path().parent.glob("*earlier*"))


def full(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_new_session_keeps_the_one_under_way(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    under_way = begun(app, qtbot)
    app.carry_out(NEW)
    assert app.session.record
    assert app.session.record.seed != "s"
    (kept,) = earlier()
    assert games.load(kept).record == under_way
    assert kept.name in app.window.sheets.toast.text.text()
    app.carry_out(NEW)  # nobody has done anything in this one
    assert earlier() == [kept]


def test_a_new_session_instead_of_the_one_that_was_offered_keeps_it(make_app: MakeApp, qtbot: QtBot) -> None:
    first = make_app()
    under_way = begun(first, qtbot)
    assert first.close()
    second = make_app(None)
    second.start()
    second.window.sheets.welcome.new_wanted.emit()
    Person(second, qtbot).press(second.window.sheets.new_session.start)
    assert second.session.record
    assert second.session.record.seed != "s"
    assert [games.load(one).record for one in earlier()] == [under_way]


def test_no_new_session_begins_where_the_earlier_one_cannot_be_kept(
    make_app: MakeApp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    under_way = begun(app, qtbot)
    chosen = app.settings
    monkeypatch.setattr(games, "write_atomic", full)
    app.carry_out(NEW)
    app.carry_out(wish.EndSession())
    assert app.session.record == under_way
    assert app.settings == chosen
    assert app.window.sheets.toast.text.text()


def test_a_deal_that_is_broken_off_can_be_opened_again(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    under_way = begun(app, qtbot)
    app.carry_out(wish.EndSession())
    assert app.session.is_over
    assert app.window.sheets.is_open(app.window.sheets.scores)
    (kept,) = earlier()
    assert kept.name in app.window.sheets.toast.text.text()
    app.carry_out(wish.OpenRecord(str(kept)))
    assert app.session.record == under_way
    assert not app.session.is_over
