"""The program plays one deal by itself in its real window, without a screen; pictures and record stay."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Slot

from ulti_desktop.ai.player import never
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.app import App, make_application
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.actions import Action, Discard, Play
from ulti_desktop.engine.view import SeatView
from ulti_desktop.session.computers import NO_PACE
from ulti_desktop.store import games, paths, settings
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui.commands import NextDeal
from ulti_desktop.ui.desk import Desk

SIZE: Final = (1280, 800)
SEED: Final = "tell-60"
PICTURES: Final = ("auction", "trick-1", "trick-5", "settlement")
MOST_MS: Final = 120_000
TICK_MS: Final = 5


class Demo(QObject):
    """Sits on the person's seat: acts and takes pictures."""

    def __init__(self, app: App, out: Path) -> None:
        super().__init__()
        self._app = app
        self._out = out
        self._player = SimplePlayer(0)
        self._wanted = list(PICTURES)
        self.written: list[Path] = []
        self.failed = ""
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)

    def begin(self) -> None:
        """Play from the next turn of the event loop on."""
        self._timer.start()

    @Slot()
    def _tick(self) -> None:
        desk = self._app.window.desk
        if self._clock.elapsed() > MOST_MS and self._wanted:
            self._end(f"there was no picture of {self._wanted[0]}")
            return
        view = self._app.session.view
        if view is None or desk.busy or desk.art.pending:
            return
        if self._is_moment(view):
            self._take_picture(self._wanted.pop(0))
        elif view.my_turn:
            act(self._app.window.desk, self._player.choose(view, 0, never))
        elif view.phase == "done" and not self._wanted:
            self._end("")
        elif view.phase == "done" and self._wanted[0] != PICTURES[-1]:
            self._app.carry_out(NextDeal())

    def _is_moment(self, view: SeatView) -> bool:
        """Tell whether the table now shows what the next picture is of."""
        match self._wanted[0] if self._wanted else "":
            case "auction":
                return view.my_turn and view.phase in ("exchange", "announcing")
            case "trick-1":
                return view.my_turn and view.phase == "play" and not view.tricks
            case "trick-5":
                return view.my_turn and view.phase == "play" and len(view.tricks) == 4
            case "settlement":
                return view.phase == "done" and self._app.window.sheets.any_open
        return False

    def _take_picture(self, name: str) -> None:
        path = self._out / f"{len(PICTURES) - len(self._wanted)}-{name}.png"
        if self._app.window.grab().save(str(path)):
            self.written.append(path)
        else:
            self._end(f"{path} could not be written")

    def _end(self, failed: str) -> None:
        self._timer.stop()
        self.failed = self.failed or failed
        record, path = self._app.session.record, self._out / f"game{games.SUFFIX}"
        if record is not None and games.save(record, path) is None:
            self.written.append(path)
        else:
            self.failed = self.failed or f"{path} could not be written"
        self._app.window.close()


def act(desk: Desk, action: Action) -> None:
    """Do at a desk what its person does, through the signals of table, buttons and panel."""
    match action:
        case Play():
            desk.scene.asked.emit(action)
        case _ if action in desk.bar.buttons:
            desk.bar.asked.emit(action)
        case Discard(first, second):
            desk.panel.set_chosen((first, second))
            desk.panel.asked.emit(action)
        case _:
            desk.panel.asked.emit(action)


@contextmanager
def _home_of_its_own() -> Iterator[None]:
    """Leave the player's settings and session alone."""
    before = os.environ.get(paths.HOME_VARIABLE)
    with tempfile.TemporaryDirectory(prefix="ulti-demo-") as folder:
        os.environ[paths.HOME_VARIABLE] = folder
        try:
            yield
        finally:
            if before is None:
                del os.environ[paths.HOME_VARIABLE]
            else:
                os.environ[paths.HOME_VARIABLE] = before


def run(out: str | Path, rules_id: str = "HM", seed: str = SEED, language: str = "en") -> int:
    """Play one deal into the folder `out`, print the paths of what was written; return the exit status."""
    place = Path(out)
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"{place} cannot be made: {error.strerror}", file=sys.stderr)
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with _home_of_its_own():
        qt = make_application(["ulti-desktop"])
        chosen = replace(Settings(), language=language, speed=4, trick_ms=0, pace_ms=0, rules_id=rules_id)
        settings.save(chosen)
        app = App(qt)
        app.session.set_pace(NO_PACE)
        app.window.resize(*SIZE)
        app.window.show()
        app.window.set_players(chosen.names, chosen.levels)
        app.session.start(rulesets.load(rules_id), chosen.names, chosen.levels, 0, 0, seed, first_dealer=0)
        demo = Demo(app, place)
        demo.begin()
        qt.exec()
        app.close()
    for path in demo.written:
        print(path)
    if demo.failed:
        print(demo.failed, file=sys.stderr)
    return 1 if demo.failed else 0
