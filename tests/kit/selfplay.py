"""The program plays by itself in its real window until it is killed; the next one must find everything.

`python -m tests.kit.selfplay 300` kills it three hundred times at random moments and tells what was found.
"""

from __future__ import annotations

import argparse
import hashlib
import multiprocessing
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before the first import of PySide6

from PySide6.QtCore import QTimer

from ulti_desktop.ai.player import never
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.app import App, make_application
from ulti_desktop.engine.match import points_by_seat
from ulti_desktop.engine.record import Record, fold_deal
from ulti_desktop.engine.rulesets import RULE_SET_IDS
from ulti_desktop.engine.state import Done
from ulti_desktop.session.computers import NO_PACE
from ulti_desktop.store import atomic, paths, settings, statistics
from ulti_desktop.store.games import Writer
from ulti_desktop.store.ledger import Entry
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import commands as wish

BEGUN: Final = replace(Settings(), language="en", speed=4, trick_ms=0, pace_ms=0, sound=False)
DEALS: Final = 3
WAIT_SECONDS: Final = 120.0
START_SECONDS: Final = 0.6
EARLY: Final = 0.15
"""The share of kills that may come before the window is there."""
MOST_HEARD: Final = 40
MOST_LATE_SECONDS: Final = 0.02
"""A kill comes so many messages, at most, after the opening, and a moment later: the pace of the machine does
not matter then.
"""
Deal = tuple[str, int, bool]


class Driver:
    """Sits in the playing process: takes the person's part and tells what happens, each thing before it may
    be lost. `counted` holds the deals that the session's file holds as finished.
    """

    def __init__(self, app: App, told: Connection, seed: int) -> None:
        self.app = app
        self._told = told
        self._chance = random.Random(seed)
        self._player = SimplePlayer(seed)
        self._writer = Writer()
        self._found = False
        save = app.custody.save
        app.session._save = lambda record: self._accepted(record, save)
        app.custody.keeping.safe.connect(self._on_safe)
        self._timer = QTimer(app)
        self._timer.setInterval(1)
        self._timer.timeout.connect(self._act)

    def start(self) -> None:
        """Go on with what an earlier process left."""
        self.app.start()
        self.app.carry_out(wish.Resume())
        self._timer.start()

    def _tell(self, kind: str, value: object) -> None:
        try:
            self._told.send((kind, value))
        except OSError:  # whoever was to kill this process is gone
            die()

    def _accepted(self, record: Record, save: Callable[[Record], bool]) -> bool:
        self._tell("accepted", self._digest(record))
        return save(record)

    def _on_safe(self) -> None:
        record = self.app.session.record
        if record is not None:
            self._tell("safe", (self._digest(record), finished(record)))

    def _digest(self, record: Record) -> str:
        return hashlib.sha256(self._writer.to_bytes(record)).hexdigest()

    def _act(self) -> None:
        session = self.app.session
        if not self._found:
            self._tell_found()
        elif not self.app.custody.keeping.is_safe:
            return
        elif self._chance.random() < 0.05:
            self._choose()
        elif session.record is None or session.is_over:
            self._begin()
        elif isinstance(session.state, Done):
            self.app.carry_out(wish.NextDeal())
        elif session.view is not None and session.view.my_turn:
            session.submit(session.view.seat, self._player.choose(session.view, 0, never))

    def _tell_found(self) -> None:
        if self.app.books.unentered:
            return
        self._found = True
        record, problem = self.app.session.record, self.app.preferences.problem
        trouble = problem or self.app.custody.kept.problem
        self.app.books.statistics.read(self._tell_entered)
        self.app.books.statistics.flush()
        found = ("", {}) if record is None else (self._digest(record), finished(record))
        self._tell("found", (*found, self.app.settings.volume, "" if trouble is None else str(trouble)))

    def _tell_entered(self, entries: tuple[Entry, ...]) -> None:
        self._tell("entered", [((one.session, one.deal, one.repeated), one.points) for one in entries])

    def _choose(self) -> None:
        volume = self._chance.randrange(101)
        self._tell("choosing", volume)
        self.app.carry_out(wish.ChangeSettings(replace(self.app.settings, volume=volume)))
        self.app.session.set_pace(NO_PACE)
        self.app.preferences.flush()
        self._tell("chosen", volume)

    def _begin(self) -> None:
        rules = self._chance.choice(RULE_SET_IDS)
        levels = ("", "simple", "simple")
        self.app.carry_out(wish.NewSession(wish.SessionSetup(rules, (), DEALS, 0, ("", "A", "B"), levels)))
        self.app.session.set_pace(NO_PACE)


def finished(record: Record) -> dict[Deal, int]:
    """Return the finished deals of a record and what the person got in each."""
    found = {}
    for index, deal in enumerate(record.played):
        state = fold_deal(record, index)[0][-1]
        if isinstance(state, Done):
            found[record.seed, index + 1, deal.practice] = points_by_seat(state)[0]
    return found


def die() -> None:
    """End this process as a power cut would."""
    os.kill(os.getpid(), signal.SIGKILL)


def die_at(moment: str) -> None:
    """Let this process die at a moment that chance would seldom meet.

    "rename": a save is written and not in its place; "count": the last action of a deal is saved and the deal
    not in the statistics; "forget": it is in the statistics, and still among those that are not.
    """
    if moment == "rename":
        usual, left = os.replace, [12]

        def rename(*names: Any) -> None:
            left[0] -= 1
            if not left[0]:
                die()
            usual(*names)

        atomic.os.replace = rename  # type: ignore[attr-defined]
    elif moment == "count":
        statistics._write = lambda *_: die()
    elif moment == "forget":
        write = statistics._write

        def count(*values: Any) -> None:
            write(*values)
            die()

        statistics._write = count


def play(home: str, told: Connection, seed: int, moment: str) -> None:
    """Be the program, on the files in `home`, until somebody kills it."""
    os.environ[paths.HOME_VARIABLE] = home
    die_at(moment)
    qt = make_application(["ulti-desktop"])
    driver = Driver(App(qt), told, seed)
    driver.start()
    sys.exit(qt.exec())


@dataclass
class Told:
    """What the processes told of one home, and what does not hold."""

    safe: str = ""
    accepted: str = ""
    volumes: set[int] = field(default_factory=lambda: {BEGUN.volume})
    done: dict[Deal, int] = field(default_factory=dict)
    entered: list[tuple[Deal, int]] = field(default_factory=list)
    found: bool = False
    heard: int = 0
    actions: int = 0
    wrong: list[str] = field(default_factory=list)

    def hear(self, kind: str, value: Any) -> None:
        """Take in one thing that happened."""
        self.heard += self.found
        if kind == "accepted":
            self.accepted = value
            self.actions += 1
        elif kind == "safe":
            self.safe, done = value
            self.done |= done
        elif kind == "choosing":
            self.volumes.add(value)
        elif kind == "chosen":
            self.volumes = {value}
        elif kind == "entered":
            self.entered = value
        elif kind == "found":
            self._check(*value)

    def _check(self, digest: str, done: dict[Deal, int], volume: int, trouble: str) -> None:
        self.found = True
        self.done |= done
        if trouble:
            self.wrong.append(trouble)
        if digest not in (self.safe, self.accepted) and (self.safe or digest):
            self.wrong.append(f"a session of {len(done)} finished deals is not the last one kept")
        if volume not in self.volumes:
            self.wrong.append(f"the volume is {volume}, not of {sorted(self.volumes)}")
        if sorted(self.entered) != sorted(self.done.items()):
            self.wrong.append(f"{len(self.entered)} deals are entered, {len(self.done)} were finished")
        self.safe = self.accepted = digest
        self.volumes = {volume}


class Killing:
    """Starts the program again and again on the files in `home`, and kills it."""

    def __init__(self, home: Path, seed: int = 1) -> None:
        self.told = Told()
        self._home = home
        self._chance = random.Random(seed)
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload([__name__])
        folder = home / "config"
        folder.mkdir(parents=True)
        assert settings.save(BEGUN, folder / "settings.json") is None

    def once(self, moment: str = "", heard: int | None = None) -> None:
        """Start the program and kill it after so many messages, or let it die at a moment of its own."""
        here, there = self._context.Pipe(duplex=False)
        arguments = (str(self._home), there, self._chance.randrange(1 << 30), moment)
        process = self._context.Process(target=play, args=arguments, daemon=True)
        process.start()
        there.close()
        told = self.told
        told.found, told.heard = False, 0
        try:
            if moment:
                self._listen(here, WAIT_SECONDS, lambda: False)
            elif heard is None and self._chance.random() < EARLY:
                self._listen(here, self._chance.uniform(0, START_SECONDS), lambda: False)
            else:
                most = self._chance.randrange(MOST_HEARD) if heard is None else heard
                self._listen(here, WAIT_SECONDS, lambda: told.found and told.heard >= most)
                self._listen(here, self._chance.uniform(0, MOST_LATE_SECONDS), lambda: False)
        finally:
            process.kill()
            process.join()
        self._listen(here, WAIT_SECONDS, lambda: False)
        here.close()
        if process.exitcode != -signal.SIGKILL:
            told.wrong.append(f"it ended by itself: {process.exitcode}")

    def _listen(self, here: Connection, seconds: float, enough: Callable[[], bool]) -> None:
        """Hear what is told, for so long or until it is enough, or until the process is gone."""
        until = time.monotonic() + seconds
        while not enough() and here.poll(max(0.0, until - time.monotonic())):
            try:
                self.told.hear(*here.recv())
            except EOFError:
                return


def main() -> int:
    """Kill so many times and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("kills", type=int)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        killing = Killing(Path(folder) / "home", arguments.seed)
        reopened = 0
        for number in range(1, arguments.kills + 1):
            killing.once()
            reopened += killing.told.found
            if number % 10 == 0 or number == arguments.kills or killing.told.wrong:
                told = killing.told
                passed = round(time.monotonic() - began)
                print(
                    f"{number} kills, {reopened} with the window there, {told.actions} actions,"
                    f" {len(told.done)} finished deals, {len(told.entered)} entered at the last opening,"
                    f" {passed} s, wrong: {told.wrong}",
                    flush=True,
                )
        killing.once(heard=0)
        left = sorted(one.name for one in (Path(folder) / "home").rglob("*") if one.is_file())
        print(f"files: {', '.join(left)}")
    return 1 if killing.told.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
