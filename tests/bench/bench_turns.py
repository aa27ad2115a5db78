"""How long does one turn of the window's event loop take in ordinary play? Deals are played in the window.

    python tests/bench/bench_turns.py [--rules HM,DE] [--deals 4] [--size 1280x800] [--deck tell]
                                      [--limit 8] [--profile 12]

The person's part is taken by the simple player, through the session. A turn is what happens between two ticks
of a timer of 1 ms; its length is the CPU time of the window's thread in it, in milliseconds, so that other
work on the machine does not count. For turns over the limit the table tells what was going on. With
`--profile` the functions are listed in which the turns longer than that many milliseconds spent their time.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import os
import pstats
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, Qt, QTimer

from ulti_desktop.ai.player import never
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.app import App, make_application
from ulti_desktop.engine.events import Event
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.state import Done
from ulti_desktop.session.computers import Pace
from ulti_desktop.store import paths, settings
from ulti_desktop.store.settings import Settings

MOVE_MS = 30
NAMES = ("", "Gergő", "Bori")
LEVELS = ("", "simple", "simple")


class Turns(QObject):
    """Notes the CPU time of every turn, and under which label the longest of them fell."""

    def __init__(self, limit: float, profile: float) -> None:
        super().__init__()
        self.limit = limit
        self.times: list[float] = []
        self.over: dict[str, list[float]] = defaultdict(list)
        self.label = "start"
        self.calls: pstats.Stats | None = None
        self.causes: dict[tuple[str, str], list[float]] = defaultdict(list)
        self._profile_over = profile
        self._profile = cProfile.Profile() if profile else None
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(1)
        self._timer.timeout.connect(self._tick)
        self._cpu = 0.0

    def start(self) -> None:
        self._cpu = time.thread_time()
        self._timer.start()
        if self._profile is not None:
            self._profile.enable()

    def excuse(self, cpu: float) -> None:
        """Leave out so many seconds of this turn, which the program would not have spent."""
        self._cpu += cpu

    def stop(self) -> None:
        self._timer.stop()
        if self._profile is not None:
            self._profile.disable()

    def _tick(self) -> None:
        cpu = time.thread_time()
        own = (cpu - self._cpu) * 1000
        self.times.append(own)
        if own > self.limit:
            self.over[self.label].append(own)
        if self._profile is not None:
            self._keep(own)
        self._cpu = time.thread_time()

    def _keep(self, own: float) -> None:
        assert self._profile is not None
        self._profile.disable()
        if own > self._profile_over:
            calls = pstats.Stats(self._profile)
            self.causes[self.label, cause(calls)].append(own)
            if self.calls is None:
                self.calls = calls
            else:
                self.calls.add(calls)
        self._profile = cProfile.Profile()
        self._profile.enable()


def cause(calls: pstats.Stats) -> str:
    """Name the innermost function of the program in which half of a turn was spent, or more."""
    times = calls.stats  # type: ignore[attr-defined]
    whole = max((entry[3] for entry in times.values()), default=0.0)
    ours = [(entry[3], at) for at, entry in times.items() if "/ulti_desktop/" in at[0]]
    spent, at = min((one for one in ours if one[0] >= whole / 2), default=(whole, ("", 0, "Qt")))
    place = at[0].rpartition("/ulti_desktop/")[2]
    return f"{place}:{at[1]} {at[2]} {spent / (whole or 1.0):.0%}"


class Person(QObject):
    """Plays for the person, a moment after the table has come to rest, and goes on with the next deal."""

    def __init__(self, app: App, turns: Turns, deals: int) -> None:
        super().__init__()
        self._app, self._turns, self._left = app, turns, deals
        self._player = SimplePlayer(7)
        self._timer = QTimer(self)
        self._timer.setInterval(MOVE_MS)
        self._timer.timeout.connect(self._look)
        app.session.stepped.connect(lambda step: self._note(step.events))
        app.session.shown.connect(lambda _view: self._say("a view is shown"))

    def start(self) -> None:
        self._timer.start()

    def _note(self, events: Sequence[Event]) -> None:
        self._say(" + ".join(type(event).__name__ for event in events))

    def _say(self, label: str) -> None:
        self._turns.label = label

    def _look(self) -> None:
        app = self._app
        if app.window.scene.stage.motion.busy:
            return
        if isinstance(app.session.state, Done):
            self._next()
            return
        view = app.session.view
        if view is not None and view.my_turn:
            began = time.thread_time()
            action = self._player.choose(view, 0, never)
            self._turns.excuse(time.thread_time() - began)
            app.session.submit(0, action)

    def _next(self) -> None:
        if not self._app.window.sheets.is_open(self._app.window.sheets.settlement):
            return
        self._left -= 1
        if self._left:
            self._say("next deal")
            self._app.window.sheets.settlement.next.click()
        else:
            self._timer.stop()
            self._app.leaving.emit()


def play(rules: str, args: argparse.Namespace, qt: QObject) -> Turns:
    """Play some deals of a rule set and return what was seen."""
    width, height = map(int, args.size.split("x"))
    app = App(qt)  # type: ignore[arg-type]
    app.window.resize(width, height)
    app.start()
    app.window.close_sheets()
    turns = Turns(args.limit, args.profile)
    person = Person(app, turns, args.deals)
    app.leaving.connect(lambda: qt.exit(0))  # type: ignore[attr-defined]
    app.session.set_pace(Pace(250, 300, 100))
    app.window.set_players(NAMES, LEVELS)
    gc.collect()
    gc.freeze()
    QTimer.singleShot(1500, turns.start)
    QTimer.singleShot(1600, lambda: app.session.start(load(rules), NAMES, LEVELS, 0, 0, "turns"))
    person.start()
    qt.exec()  # type: ignore[attr-defined]
    turns.stop()
    app.close()
    return turns


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rules", default="HM", help="rule sets, with commas between")
    parser.add_argument("--deals", type=int, default=3)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--deck", default="tell")
    parser.add_argument("--limit", type=float, default=8.0, help="which turns are listed, in milliseconds")
    parser.add_argument("--profile", type=float, default=0.0, help="profile turns longer than this")
    args = parser.parse_args()
    if not set(args.rules.split(",")) <= set(RULE_SET_IDS):
        parser.error("no such rule set")
    with tempfile.TemporaryDirectory(prefix="ulti-turns-") as home:
        os.environ[paths.HOME_VARIABLE] = home
        qt = make_application(["ulti-desktop"])
        settings.save(replace(Settings(), language="hu", deck=args.deck, trick_ms=300, pace_ms=0))
        for rules in args.rules.split(","):
            show(rules, play(rules, args, qt), args.profile)
    return 0


def show(rules: str, turns: Turns, profile: float) -> None:
    """Print what was seen."""
    times = sorted(turns.times)
    over = sum(one > turns.limit for one in times)
    p999 = times[int(0.999 * len(times))]
    print(
        f"{rules}: {len(times)} turns, p99.9 {p999:.1f} ms, longest {times[-1]:.1f} ms, {over} over the limit"
    )
    for label, found in sorted(turns.over.items(), key=lambda one: -max(one[1])):
        print(f"  {max(found):6.1f} ms longest of {len(found):3} after {label}")
    if profile and turns.calls is not None:
        turns.calls.sort_stats("cumulative").print_stats(45)


if __name__ == "__main__":
    sys.exit(main())
