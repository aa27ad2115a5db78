"""The real program, brought into some situation and closed: `python -m tests.kit.closing SITUATION`.

Prints the moment (of the monotonic clock) in which the person wants to leave, and which modules and libraries
for networks were loaded by then; the process ends as the program ends it. What Qt and the program warn of
stands in the log of the player's folder.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from tests.kit.person import place_of
from ulti_desktop import app as front
from ulti_desktop import opening
from ulti_desktop.ai.player import Cancel, Player, never
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.app import App
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.view import SeatView
from ulti_desktop.session.computers import NO_PACE, Pace
from ulti_desktop.session.minds import Minds, usual
from ulti_desktop.store import settings
from ulti_desktop.store.settings import Settings

PLAIN = ("", "simple", "simple")
PHASES = ("cutting", "auction", "exchange", "announcing", "naming", "doubling", "play")
NETWORK = ("socket", "ssl", "asyncio", "http", "urllib.request", "ftplib", "smtplib", "PySide6.QtNetwork")
LIBRARIES = ("libQt6Network", "libssl", "_ssl.", "_socket.")
Situation = Iterator[bool]
"""Yields until it is there: true where everything is done that has to be done."""


class Hanging:
    """Loops in Python for ever, deaf to everything."""

    def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
        for _ in count():
            pass
        return view.legal[0]


class Asleep:
    """Never returns, without working at anything."""

    def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
        time.sleep(3600)
        return view.legal[0]


class Raising:
    """Is of no use."""

    def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
        raise ValueError("nothing comes to mind")


def player_for(spec: str, seed: int) -> Player:
    own: dict[str, type[Player]] = {"hanging": Hanging, "asleep": Asleep, "raising": Raising}
    return own[spec]() if spec in own else usual().player_for(spec, seed)


class Closing:
    """Holds the program and leads it somewhere."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.player = SimplePlayer(3)
        self.leave: Callable[[], object] = app.window.close

    def start(
        self, rules: str = "HM", levels: tuple[str, str, str] = PLAIN, dealer: int = 0, seed: str = "s"
    ) -> None:
        self.app.window.close_sheets()
        self.app.session.set_pace(NO_PACE)
        names = ("", "Gergő", "Bori")
        self.app.window.set_players(names, levels)
        self.app.session.start(rulesets.load(rules), names, levels, 0, 0, seed, first_dealer=dealer)

    def until(self, there: Callable[[SeatView], bool]) -> Situation:
        """Play on until something holds."""
        while True:
            view = self.app.session.view
            assert view is not None
            if there(view):
                yield True
                return
            if view.my_turn and not self.app.window.scene.stage.motion.busy:
                self.app.session.submit(view.seat, self.player.choose(view, 0, never))
            elif view.phase == "done":
                self.app.session.next_deal()
            yield False

    def phase(self, name: str) -> Situation:
        """The person is asked for an action of this phase."""
        self.start("EN" if name in ("cutting", "naming") else "DE" if name == "auction" else "HM", dealer=1)
        yield from self.until(lambda view: view.phase == name and view.my_turn)

    def settlement(self) -> Situation:
        self.start()
        yield from self.until(lambda view: view.phase == "done" and self.app.window.sheets.any_open)

    def thinking(self, level: str) -> Situation:
        """A computer is at it and has begun."""
        self.start(levels=("", level, level))
        yield from self.until(lambda view: self.app.thinker.busy_with is not None and not view.my_turn)
        for _ in range(20):
            yield False
        yield True

    def stood_in(self) -> Situation:
        self.start(levels=("", "raising", "raising"))
        record = self.app.session
        yield from self.until(lambda view: bool(record.record and record.record.played[-1].stood_in))

    def review(self) -> Situation:
        yield from self.settlement()
        self.app.window.menus.actions["review"].trigger()
        for _ in range(10):
            yield False
        yield True

    def advice(self) -> Situation:
        yield from self.phase("exchange")
        self.app.window.menus.actions["advice"].trigger()
        for _ in range(5):
            yield False
        yield True

    def drag(self) -> Situation:
        yield from self.phase("play")
        view = self.app.session.view
        assert view is not None
        while self.app.window.scene.stage.motion.busy:
            yield False
        desk = self.app.window.desk
        place, port = place_of(desk, view.hand[0]), desk.table.viewport()
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=place)
        for step in range(1, 6):
            QTest.mouseMove(port, place - QPoint(0, 20 * step))
            yield False
        yield True

    def moving(self) -> Situation:
        """Cards are being dealt, slowly."""
        slow = replace(self.app.settings, speed=0)
        self.app.window.apply_settings(slow)
        self.app.carry_out(front.wish.ChangeSettings(slow))
        self.start()
        while not self.app.window.scene.stage.motion.busy:
            yield False
        yield True

    def waiting(self) -> Situation:
        """An answer is there and waits for its time."""
        self.start(dealer=2)
        self.app.session.set_pace(Pace(60_000, 0, 0))
        yield from self.until(lambda view: not view.my_turn)

    def entry(self, name: str) -> Situation:
        """Something of the menu is open over a deal."""
        self.start()
        yield False
        self.app.window.menus.actions[name].trigger()
        for _ in range(10):
            yield False
        yield True

    def modal(self, name: str) -> Situation:
        """A dialog waits for an answer in an event loop of its own; only the system can close the program."""
        self.start()
        yield False
        self.leave = lambda: os.kill(os.getpid(), signal.SIGTERM)
        window = self.app.window
        shown = {
            "save": window.menus.actions["save"].trigger,
            "question": lambda: QMessageBox.question(window, "?", "?"),
            "menu": lambda: window.menus.menu.exec(window.mapToGlobal(QPoint(5, 5))),
        }[name]
        QTimer.singleShot(0, shown)
        while not (QApplication.activeModalWidget() or QApplication.activePopupWidget()):
            yield False
        yield True

    def mishap(self) -> Situation:
        self.start()

        def fail() -> None:
            raise ValueError("on purpose")

        QTimer.singleShot(0, fail)
        while self.app.reports.dialog is None or not self.app.reports.dialog.isVisible():
            yield False
        yield True

    def report(self) -> Situation:
        """A report is being written."""
        self.start()
        self.app.window.menus.actions["report"].trigger()
        yield False
        dialog = self.app.reports.dialog
        assert dialog is not None
        dialog.write.click()
        yield True

    def first(self) -> Situation:
        """The sheet of a new session, as the program shows it at its first start."""
        yield True


def situations() -> dict[str, Callable[[Closing], Situation]]:
    """Return all situations by name."""
    entries = (
        "settings",
        "new",
        "rules",
        "statistics",
        "lessons",
        "calculator",
        "scores",
        "opponents",
        "report",
        "log",
        "full",
    )
    return {
        "first": Closing.first,
        "painted": Closing.first,
        **{name: lambda one, name=name: one.phase(name) for name in PHASES},
        "settlement": Closing.settlement,
        **{
            f"thinking {name}": lambda one, name=name: one.thinking(name)
            for name in ("master", "hanging", "asleep")
        },
        **{
            name: getattr(Closing, name)
            for name in ("stood_in", "review", "advice", "drag", "moving", "waiting", "mishap")
        },
        **{f"open {name}": lambda one, name=name: one.entry(name) for name in entries},
        **{f"modal {name}": lambda one, name=name: one.modal(name) for name in ("save", "question", "menu")},
        "writing a report": Closing.report,
    }


def tell() -> None:
    """Print that the person wants to leave now, and what is loaded."""
    libraries = Path("/proc/self/maps")
    mapped = libraries.read_text() if libraries.exists() else ""
    waits = Path("/proc/self/schedstat")
    worked, waited = map(int, waits.read_text().split()[:2]) if waits.exists() else (0, 0)
    told = {
        "worked": worked / 1e6,
        "waited": waited / 1e6,
        "at": time.monotonic(),
        "modules": [one for one in NETWORK if one in sys.modules],
        "libraries": [one for one in LIBRARIES if one in mapped],
    }
    print(json.dumps(told), flush=True)


class AtOnce(opening.Opening):
    """Nothing but the window is there yet when it is closed."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        QTimer.singleShot(0, self, self.leave)

    def leave(self) -> None:
        tell()
        self.front.window.close()


def lead(app: App, name: str) -> None:
    """Bring the program into a situation, a step in each turn of its event loop, and close it."""
    closing = Closing(app)
    steps = situations()[name](closing)
    timer = QTimer(app)

    def step() -> None:
        if next(steps):
            timer.stop()
            tell()
            closing.leave()

    timer.timeout.connect(step)
    timer.start(5)


def main(name: str) -> None:
    """Run the program until it ends the process."""
    gc.disable()
    settings.save(replace(Settings(), language="en", speed=4, trick_ms=0, pace_ms=0))
    plain_start, budgets = front.start_painted, usual().budget_of

    def start_painted(app: App, saved: Path | None) -> None:
        plain_start(app, saved)
        lead(app, name)

    front.start_painted = start_painted
    if name == "painted":
        opening.Opening = AtOnce
    front.usual = lambda: Minds(player_for, budgets, SimplePlayer)
    sys.exit(opening.run(["ulti-desktop"]))


if __name__ == "__main__":
    main(sys.argv[1])
