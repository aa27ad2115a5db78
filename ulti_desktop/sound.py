"""The sounds of the table: which is played when, and how, where QtMultimedia is installed."""

from __future__ import annotations

import importlib
import importlib.util
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, QTemporaryDir, QTimer, QUrl, Signal

from ulti_desktop.store import paths

MODULE: Final = "PySide6.QtMultimedia"
NAMES: Final = ("deal", "card", "trick", "turn")
SAMPLE: Final = "card"
FOLDER: Final = "sounds"
SOON_MS: Final = 1200

log = logging.getLogger(__name__)


class Player(Protocol):
    """Makes sounds heard."""

    def play(self, name: str, volume: float) -> None:
        """Play one of NAMES from its beginning, 0.0 (silent) to 1.0 loud."""

    def stop(self) -> None:
        """Be silent, for good."""


class Sounds(QObject):
    """Plays what the table says is to be heard, unless sounds are off or nothing can play them.

    `can_play(bool)` when it has turned out whether anything can.
    """

    can_play = Signal(bool)

    def __init__(
        self, make: Callable[[], Player | None] | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._make = make or qt_player
        self._player: Player | None = None
        self._ready = False
        self._on = False
        self._volume = 0
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON_MS)
        self._soon.timeout.connect(self.prepare)

    def set_volume(self, on: bool, percent: int) -> None:
        """Switch sounds on or off, and set how loud they are; a change is heard once."""
        louder = on and self._ready and (on, percent) != (self._on, self._volume)
        self._on, self._volume = on, percent
        if louder:
            self.play(SAMPLE)

    def prepare(self) -> bool:
        """Open what plays sounds, which takes a moment, unless that was done; tell whether there is any."""
        if not self._ready:
            self._ready = True
            self._player = self._make()
            self.can_play.emit(self._player is not None)
        return self._player is not None

    def prepare_soon(self) -> None:
        """Do so in a while, when the window has been painted; not at all while sounds are off."""
        if self._on:
            self._soon.start()

    def play(self, name: str) -> None:
        """Play one of NAMES."""
        if self._on and self._volume and self.prepare() and self._player is not None:
            self._player.play(name, self._volume / 100)

    def stop(self) -> None:
        """Be silent for good. Safe to call twice."""
        self._soon.stop()
        self._on, self._ready = False, True
        player, self._player = self._player, None
        if player is not None:
            player.stop()


def qt_player() -> Player | None:
    """What plays through Qt; None when QtMultimedia is not installed or cannot be used here."""
    if importlib.util.find_spec(MODULE) is None:
        return None
    try:
        return EffectPlayer(importlib.import_module(MODULE).QSoundEffect)
    except (ImportError, OSError) as error:
        log.warning("no sounds: %s", error)
        return None


class EffectPlayer:
    """Plays each sound with an effect of its own, from files that live as long as the player."""

    def __init__(self, effect: Callable[[], Any]) -> None:
        self._files = QTemporaryDir()
        if not self._files.isValid():
            raise OSError(self._files.errorString())
        self._effects: dict[str, Any] = {}
        for name in NAMES:
            path = Path(self._files.path(), f"{name}.wav")
            path.write_bytes(paths.resource_bytes(f"{FOLDER}/{name}.wav"))
            self._effects[name] = effect()
            self._effects[name].setSource(QUrl.fromLocalFile(str(path)))

    def play(self, name: str, volume: float) -> None:
        """Play a sound from its beginning."""
        effect = self._effects[name]
        effect.setVolume(volume)
        effect.play()

    def stop(self) -> None:
        """Silence every sound and give up the files."""
        for effect in self._effects.values():
            effect.stop()
        self._effects.clear()
        self._files.remove()
