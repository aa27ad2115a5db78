"""What was chosen is there again after a restart: every setting, and the window's place."""

from __future__ import annotations

import threading
from dataclasses import fields, replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.app.conftest import QUICK, MakeApp
from tests.ui.choices import CHOICES, chip_of
from ulti_desktop.scene import tokens
from ulti_desktop.scene.order import Sorting
from ulti_desktop.store import settings
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui import look
from ulti_desktop.ui.menus import KEYS, key_name

pytestmark = pytest.mark.gui


def test_every_choice_and_the_window_are_kept(make_app: MakeApp) -> None:
    app = make_app(replace(QUICK, trick_ms=900, pace_ms=700, speed=2))
    app.window.show()
    app.window.sheets.open(app.window.sheets.settings)
    app.window.sheets.settings.set_can_sound(True)
    for _, choose in CHOICES.values():
        choose(app.window.sheets.settings)
    app.window.resize(800, 640)  # the screen of the tests is not larger
    size = app.window.size()
    assert app.close()

    again = make_app(None)
    chosen = {name: getattr(again.settings, name) for name in CHOICES}
    assert chosen == {name: value for name, (value, _) in CHOICES.items()}
    same = {one.name for one in fields(Settings)} - set(CHOICES) - {"window_geometry", "core_told"}
    assert all(getattr(again.settings, name) == getattr(QUICK, name) for name in same)
    again.window.show()
    assert again.window.size() == size


def test_the_table_begins_as_it_was_left(make_app: MakeApp) -> None:
    chosen = replace(QUICK, deck="french", back="green", theme="krapp", dark_sheets=True, text_size=150)
    app = make_app(replace(chosen, sort_trump="first", sort_rising=True, large=True))
    desk = app.window.desk
    assert desk.art.deck.id == "french"
    assert desk.scene.stage.theme == tokens.with_dark_sheets(tokens.theme("krapp"))
    assert not desk.scene.stage.order.sort_by(Sorting("first", True))
    assert look.text_scale() == pytest.approx(1.5)
    make_app(QUICK)
    assert look.text_scale() == pytest.approx(1.0)


def test_every_key_is_told_in_the_language_that_was_chosen(make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app()
    page, actions = app.window.sheets.settings, app.window.menus.actions

    def entries() -> set[tuple[str, str]]:
        return {(key_name(key), actions[name].text()) for name, keys in KEYS.items() for key in keys}

    before = entries()
    for code in ("hu", "de"):
        chip_of(page.table.languages, code).click()
        qtbot.waitUntil(lambda before=before: before != entries() <= set(page.keys))
        before = entries()
        assert all(text for _, text in before)


def test_the_window_waits_for_no_disk(
    make_app: MakeApp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that takes its time holds up neither a choice nor the next one; the newest is kept."""
    app = make_app()
    disk = threading.Event()
    written: list[str] = []
    plain = settings.write_atomic

    def slowly(path: Path, data: bytes) -> None:
        assert disk.wait(60)
        written.append(threading.current_thread().name)
        plain(path, data)

    monkeypatch.setattr(settings, "write_atomic", slowly)
    for theme in ("krapp", "flasche", "krapp", "flasche"):
        app.carry_out(wish.ChangeSettings(replace(app.settings, theme=theme)))
        assert app.settings.theme == theme
    assert settings.load()[0].theme == QUICK.theme
    disk.set()
    assert app.close()
    assert settings.load()[0].theme == "flasche"
    assert 0 < len(written) <= 3  # two at most beside the place of the window
    assert set(written) == {"settings"}
