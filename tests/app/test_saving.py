"""Full disks, folders nobody may write to, two programs, files of other versions: one clear sentence each."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ulti_desktop.ai.player import never
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.app import App
from ulti_desktop.engine.record import DealRecord, Record
from ulti_desktop.engine.rulesets import load
from ulti_desktop.engine.state import Done
from ulti_desktop.engine.step import apply, start_deal, to_move
from ulti_desktop.engine.view import view_of
from ulti_desktop.session.computers import NO_PACE
from ulti_desktop.store import atomic, games, settings, statistics
from ulti_desktop.store.ledger import Entry
from ulti_desktop.store.lock import WriterLock
from ulti_desktop.store.notes import Notes
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import commands as wish

from .conftest import QUICK, MakeApp

pytestmark = pytest.mark.gui
NAMES, LEVELS = ("", "Gergő", "Bori"), ("", "simple", "simple")


def begin(app: App, seed: str = "saving") -> None:
    app.start()
    app.window.close_sheets()
    app.window.sheets.toast.hide()
    app.session.start(load("HM"), NAMES, LEVELS, 0, 0, seed, first_dealer=2)


@cache
def near_its_end() -> Record:
    """A session whose first deal lacks the last cards."""
    player = SimplePlayer(7)
    record = Record(load("HM"), NAMES, LEVELS, "saving", 0, 0, 2).with_deal(DealRecord(2))
    state, _ = start_deal(record.rules, 2, record.deck_of(0))
    while (seat := to_move(state)) is not None:
        action = player.choose(view_of(state, seat), 0, never)
        record = record.with_action(seat, action)
        state, _ = apply(state, action)
    last = record.played[0]
    return record.with_last(replace(last, actions=last.actions[:-3]))


def finish_a_deal(app: App, qtbot: QtBot) -> None:
    app.start()
    app.window.close_sheets()
    app.session.open(near_its_end())
    play(app, qtbot, lambda: isinstance(app.session.state, Done))


def play(app: App, qtbot: QtBot, holds: Callable[[], bool]) -> None:
    player = SimplePlayer(7)

    def step() -> bool:
        view = app.session.view
        if not app.custody.keeping.is_safe:
            return False
        if not holds() and view is not None and view.my_turn:
            app.session.submit(view.seat, player.choose(view, 0, never))
        return holds() and app.custody.keeping.is_safe

    qtbot.waitUntil(step, timeout=60_000)


def count(app: App) -> int:
    record = app.session.record
    return 0 if record is None else len(record.played[-1].actions)


def toast(app: App) -> str:
    slip = app.window.sheets.toast
    return slip.text.text() if slip.isVisibleTo(app.window) else ""


def entries(app: App, qtbot: QtBot) -> tuple[Entry, ...]:
    found: list[tuple[Entry, ...]] = []
    qtbot.waitUntil(lambda: not app.books.unentered, timeout=20_000)
    app.books.statistics.read(found.append)
    assert app.books.statistics.flush()
    return found[0]


def test_a_full_disk_is_said_once_and_the_game_goes_on(
    make_app: MakeApp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    begin(app)
    play(app, qtbot, lambda: count(app) > 2)
    kept = app.session.record

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        more = count(app) + 3
        play(app, qtbot, lambda: count(app) >= more)
        assert "current.ulti” could not be saved: the disk is full." in toast(app)
        assert toast(app).endswith("The game goes on, but for the time being it is not saved.")
        assert games.load_autosave().record == kept, "what was there is whole"
        app.window.sheets.toast.hide()
        more = count(app) + 2
        play(app, qtbot, lambda: count(app) >= more)
        assert not toast(app)
    more = count(app) + 1
    play(app, qtbot, lambda: count(app) >= more)
    assert toast(app) == "The game is saved again."
    assert games.load_autosave().record == app.session.record


def test_a_folder_that_nobody_may_write_to(
    make_app: MakeApp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(**_: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    app = make_app()
    begin(app)
    with monkeypatch.context() as patch:
        patch.setattr(atomic.tempfile, "mkstemp", forbidden)
        play(app, qtbot, lambda: count(app) > 2)
        assert "nothing may be written there" in toast(app)
        app.carry_out(wish.ChangeSettings(replace(app.settings, volume=3)))
        assert app.settings.volume == 3
        qtbot.waitUntil(lambda: "settings.json” cannot be saved" in toast(app), timeout=20_000)
    assert settings.load()[0].volume == QUICK.volume


def test_no_folder_to_be_had(make_app: MakeApp, qtbot: QtBot, own_home: Path) -> None:
    own_home.parent.mkdir(exist_ok=True)
    own_home.write_text("in the place of the folder")
    app = make_app(None)
    begin(app)
    app.session.set_pace(NO_PACE)
    play(app, qtbot, lambda: count(app) > 2)
    assert "current.ulti” could not be saved" in toast(app)
    assert own_home.read_text() == "in the place of the folder"


def test_a_disk_that_does_not_answer_holds_nobody_up_for_ever(
    make_app: MakeApp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    app.custody.keeping._guard.setInterval(1)
    monkeypatch.setattr(app.custody.keeping._autosave, "put", lambda *_: 1)
    begin(app)
    play(app, qtbot, lambda: count(app) > 2)
    assert "could not be saved" in toast(app)


def test_a_second_program_says_so_and_writes_nothing(make_app: MakeApp, qtbot: QtBot, own_home: Path) -> None:
    first = make_app()
    finish_a_deal(first, qtbot)
    assert len(entries(first, qtbot)) == 1
    qtbot.waitUntil(lambda: first.custody.keeping.is_safe, timeout=20_000)
    settings.default_path().write_text(json.dumps(settings.to_json(QUICK) | {"speed": 77}), "utf-8")
    before = content(own_home)

    second = make_app(None)
    second.start()
    said = "Ulti Desktop is open already: in this second window no session, setting or result is saved."
    assert said in toast(second)
    assert second.window.sheets.is_open(second.window.sheets.new_session)
    second.session.open(replace(near_its_end(), seed="other"))
    play(second, qtbot, lambda: count(second) > len(near_its_end().played[0].actions))
    second.carry_out(wish.ChangeSettings(replace(second.settings, volume=1)))
    second.window.wanted.emit(wish.DeleteStatistics())
    assert toast(second) == said
    second.window.wanted.emit(wish.DeleteRules("HM"))
    assert len(entries(second, qtbot)) == 1
    assert second.close()
    assert content(own_home) == before


def content(home: Path) -> dict[str, bytes]:
    """Every file of the player, but what a reader of a database may touch."""
    files = (path for path in home.rglob("*") if path.is_file() and not path.name.endswith(("-shm", ".log")))
    return {path.name: path.read_bytes() for path in files}


def test_the_lock_goes_with_its_program(own_home: Path) -> None:
    first = WriterLock()
    assert first.is_held
    assert not WriterLock().is_held
    first.release()
    first.release()
    third = WriterLock()
    assert third.is_held
    third.release()


@pytest.mark.parametrize(
    ("content", "word", "name"),
    [
        (b'{"format": "ulti-record", "version": 77}', "newer version", "current.newer.ulti"),
        (b"\0" * 300, "damaged", "current.damaged.ulti"),
        (None, "no file", "current.damaged.ulti"),
    ],
)
def test_a_session_that_cannot_be_read_is_put_aside_and_told(
    content: bytes | None, word: str, name: str, make_app: MakeApp, qtbot: QtBot
) -> None:
    path = games.autosave_path()
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    app = make_app()
    app.start()
    assert word in toast(app)
    assert name in toast(app)
    assert toast(app).count("put aside") == 1
    app.carry_out(wish.NewSession(wish.SessionSetup("HM", (), 0, 0, NAMES, LEVELS)))
    qtbot.waitUntil(lambda: app.custody.keeping.is_safe, timeout=20_000)
    aside = path.with_name(name)
    assert aside.is_dir() if content is None else aside.read_bytes() == content


def test_what_could_not_be_put_aside_is_not_written_over(
    make_app: MakeApp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    games.autosave_path().write_bytes(b"{")
    settings.default_path().write_bytes(b"{")
    monkeypatch.setattr(games, "set_aside", lambda *_: None)
    monkeypatch.setattr(settings, "set_aside", lambda *_: None)
    app = make_app(None)
    begin(app)
    app.carry_out(wish.ChangeSettings(replace(app.settings, volume=5)))
    assert app.close()
    assert games.autosave_path().read_bytes() == settings.default_path().read_bytes() == b"{"


def test_settings_keep_what_is_not_here_until_something_else_is_chosen(make_app: MakeApp) -> None:
    asked = replace(
        QUICK,
        theme="moonlight",
        back="stripes",
        rules_id="GONE",
        options=(("x", True),),
        levels=("", "oracle:style=bold", "club"),
    )
    app = make_app(asked)
    text = toast(app)
    for name in ("table “moonlight”", "back “stripes”", "rule set “GONE”", "level “oracle:style=bold”"):
        assert name in text
    assert text.count(".") == 2
    assert (app.settings.theme, app.settings.rules_id) == (Settings().theme, Settings().rules_id)
    app.carry_out(wish.ChangeSettings(replace(app.settings, volume=5)))
    assert app.preferences.flush()
    assert settings.load()[0] == replace(asked, volume=5)
    app.carry_out(wish.ChangeSettings(replace(app.settings, theme="krapp")))
    assert app.preferences.flush()
    assert settings.load()[0] == replace(asked, volume=5, theme="krapp")
    app.start()
    app.carry_out(wish.NewSession(wish.SessionSetup("HM", (), 0, 0, NAMES, ("", "casual", "club"))))
    assert app.preferences.flush()
    kept = settings.load()[0]
    assert (kept.rules_id, kept.options, kept.levels) == ("HM", (), ("", "casual", "club"))
    assert kept.back == "stripes"


def test_a_deal_that_only_the_notes_hold_is_entered_once_and_not_after_a_deletion(
    make_app: MakeApp, qtbot: QtBot
) -> None:
    first = make_app()
    finish_a_deal(first, qtbot)
    entry = entries(first, qtbot)[0]
    record = first.session.record
    assert record
    assert first.close()
    assert games.load_autosave().notes.unentered == ()
    statistics.default_path().unlink()
    assert games.save(record, games.autosave_path(), notes=Notes(None, (entry,))) is None

    second = make_app(None)
    second.start()
    assert entries(second, qtbot) == (entry,)
    qtbot.waitUntil(lambda: second.custody.keeping.is_safe, timeout=20_000)
    second.window.wanted.emit(wish.DeleteStatistics())
    assert second.close()

    third = make_app(None)
    third.start()
    assert entries(third, qtbot) == ()


def test_a_resumed_deal_knows_how_long_it_was_played(make_app: MakeApp, qtbot: QtBot) -> None:
    first = make_app()
    begin(first)
    play(first, qtbot, lambda: count(first) > 0)
    assert first.close()
    assert games.load_autosave().notes.played_ms is not None
    assert games.save(near_its_end(), games.autosave_path(), notes=Notes(500_000)) is None
    second = make_app(None)
    second.start()
    second.carry_out(wish.Resume())
    play(second, qtbot, lambda: isinstance(second.session.state, Done))
    took = entries(second, qtbot)[0].duration_ms
    assert took is not None
    assert 500_000 <= took < 600_000
