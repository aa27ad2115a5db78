"""Sounds: when they are played, how loud, and what happens where nothing can play them."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import wave
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.app.conftest import QUICK, MakeApp, Person
from ulti_desktop import sound
from ulti_desktop.scene import director
from ulti_desktop.sound import EffectPlayer, Player, Sounds
from ulti_desktop.store import paths
from ulti_desktop.ui import commands as wish

pytestmark = pytest.mark.gui
ROOT = Path(__file__).resolve().parents[2]
SETUP = wish.SessionSetup("HM", deals=1, levels=("", "simple", "simple"))


class FakePlayer:
    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []
        self.stopped = False

    def play(self, name: str, volume: float) -> None:
        assert not self.stopped
        self.played.append((name, volume))

    def stop(self) -> None:
        self.stopped = True

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.played]


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FakePlayer:
    player = FakePlayer()
    monkeypatch.setattr(sound, "qt_player", lambda: player)
    return player


def test_a_deal_is_heard(fake: FakePlayer, make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app(replace(QUICK, volume=30))
    app.start()
    app.carry_out(wish.NewSession(SETUP))
    person = Person(app, qtbot)
    person.play_until(lambda: app.session.view is not None and app.session.view.phase == "done")
    qtbot.waitUntil(lambda: not app.window.scene.stage.motion.busy)
    assert fake.names[0] == "deal"
    assert {"card", "turn"} <= set(fake.names) <= set(sound.NAMES)
    assert {volume for _, volume in fake.played} == {0.3}


def test_none_when_off(fake: FakePlayer, make_app: MakeApp, qtbot: QtBot) -> None:
    app = make_app(replace(QUICK, sound=False))
    app.start()
    app.carry_out(wish.NewSession(SETUP))
    qtbot.waitUntil(lambda: app.session.view is not None and app.session.view.my_turn)
    assert fake.played == []
    app.carry_out(wish.ChangeSettings(replace(app.settings, sound=True, volume=0)))
    app.sounds.play("card")
    assert fake.played == []


def test_a_new_volume_is_heard_once_and_other_choices_are_not(fake: FakePlayer, make_app: MakeApp) -> None:
    app = make_app()
    app.window.menus.actions["settings"].trigger()
    page = app.window.sheets.settings
    page.tempo.volume.setValue(9)
    assert fake.played == [(sound.SAMPLE, 0.9)]
    page.table.themes.discs["krapp"].click()
    assert len(fake.played) == 1
    page.tempo.sound.switch.click()
    assert len(fake.played) == 1


def test_what_plays_is_opened_after_the_window_has_been_painted(
    fake: FakePlayer, make_app: MakeApp, qtbot: QtBot
) -> None:
    app = make_app()
    told: list[bool] = []
    app.sounds.can_play.connect(told.append)
    app.start()
    assert told == []
    qtbot.waitUntil(lambda: told == [True])


def test_closing_silences(fake: FakePlayer, make_app: MakeApp) -> None:
    app = make_app()
    app.sounds.play("card")
    app.close()
    app.sounds.play("card")
    assert fake.stopped
    assert fake.names == ["card"]


def test_without_a_player_the_settings_say_so(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "qt_player", lambda: None)
    app = make_app()
    app.window.menus.actions["settings"].trigger()
    page = app.window.sheets.settings
    assert not page.tempo.sound.switch.isEnabled()
    assert "handbook" in page.tempo.sound.note.text()
    app.sounds.play("card")


def test_nothing_is_opened_before_it_is_needed() -> None:
    opened: list[int] = []

    def make() -> Player | None:
        opened.append(1)
        return None

    sounds = Sounds(make)
    sounds.set_volume(False, 50)
    sounds.play("card")
    assert opened == []
    sounds.set_volume(True, 50)
    sounds.play("card")
    sounds.play("card")
    assert opened == [1]


def test_a_broken_addition_is_no_addition(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_name: str) -> object:
        raise ImportError("libpulse.so.0: cannot open shared object file")

    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: object())
    monkeypatch.setattr(importlib, "import_module", broken)
    assert sound.qt_player() is None


def test_the_module_needs_no_multimedia() -> None:
    code = (
        "import sys; sys.modules['PySide6.QtMultimedia'] = None\n"
        "from ulti_desktop.sound import qt_player\n"
        "import ulti_desktop.app\n"
        "assert qt_player() is None"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_effects_play_the_packaged_files() -> None:
    made: list[Effect] = []

    class Effect:
        def __init__(self) -> None:
            self.source = Path()
            self.calls: list[object] = []
            made.append(self)

        def setSource(self, url: object) -> None:  # noqa: N802 - Qt's name
            self.source = Path(url.toLocalFile())  # type: ignore[attr-defined]
            assert self.source.read_bytes() == paths.resource_bytes(f"sounds/{self.source.name}")

        def setVolume(self, volume: float) -> None:  # noqa: N802 - Qt's name
            self.calls.append(volume)

        def play(self) -> None:
            self.calls.append("play")

        def stop(self) -> None:
            self.calls.append("stop")

    player = EffectPlayer(Effect)
    player.play("trick", 0.4)
    played = next(one for one in made if one.source.stem == "trick")
    player.stop()
    assert played.calls == [0.4, "play", "stop"]
    assert not played.source.exists()


def test_the_table_names_sounds_that_there_are() -> None:
    assert {director.DEAL, director.CARD, director.TRICK, director.TURN} == set(sound.NAMES)


def test_sounds_come_out_the_same_again_and_are_small(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, ROOT / "tools" / "make_sounds.py", tmp_path], check=True, capture_output=True
    )
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert set(made) == {f"{name}.wav" for name in sound.NAMES}
    for name, data in made.items():
        assert data == paths.resource_bytes(f"sounds/{name}"), name
        assert len(data) < 40_000
        with wave.open(str(tmp_path / name)) as file:
            frames = file.readframes(file.getnframes())
            assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        loudest = max(
            abs(int.from_bytes(frames[i : i + 2], "little", signed=True)) for i in range(0, len(frames), 2)
        )
        assert 0.4 < loudest / 32_768 <= 0.5
