"""Do frames keep their pace while a computer player thinks? Ten cards fly over the real window meanwhile.

    python tests/bench/bench_frames.py [--level master] [--rules HM] [--seconds 8] [--rounds 3]
                                       [--size 1920x1080]

Runs without a screen unless QT_QPA_PLATFORM says otherwise (`QT_QPA_PLATFORM=xcb` under Xvfb), and at another
scale with QT_SCALE_FACTOR=2. On a busy machine `chrt -f 10` (as root) or `nice` keep other work out of the
figures. Rounds with and without thinking take turns. All figures are milliseconds:

interval  between two paintings of the table
paint     CPU time of one painting, of the window's thread alone
kept      how long the window's thread stood still against its will: the gap between two ticks of a timer of
          1 ms, less the CPU time that the thread itself used in it and the 1 ms
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer
from PySide6.QtGui import QPaintEvent

from ulti_desktop.ai.levels import level_of, player_for
from ulti_desktop.ai.player import never
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.app import App, make_application
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load
from ulti_desktop.engine.state import Done
from ulti_desktop.engine.step import apply, start_deal, to_move
from ulti_desktop.engine.view import SeatView, view_of
from ulti_desktop.scene.arrange import card_key_of, hand_wants
from ulti_desktop.scene.layout import CardPlace
from ulti_desktop.scene.stage import DIMS
from ulti_desktop.scene.table_view import TableView
from ulti_desktop.store import paths

FLIGHT_MS = 600
LAP_MS = 560  # the next flight begins before the last is over, or the table would rest in between
CARDS = 10


@dataclass
class Measures:
    """What one round saw, in milliseconds."""

    intervals: list[float] = field(default_factory=list)
    paints: list[float] = field(default_factory=list)
    kept: list[float] = field(default_factory=list)
    gaps: list[float] = field(default_factory=list)
    decisions: list[float] = field(default_factory=list)

    def add(self, other: Measures) -> None:
        for name, values in vars(other).items():
            getattr(self, name).extend(values)


class Watch:
    """Notes every painting of the table. `seen` holds what the present round saw."""

    def __init__(self) -> None:
        self.seen = Measures()
        self._last: float | None = None
        plain = TableView.paintEvent

        def painted(view: TableView, event: QPaintEvent) -> None:
            began, cpu = time.perf_counter(), time.thread_time()
            plain(view, event)
            self.seen.paints.append((time.thread_time() - cpu) * 1000)
            if self._last is not None:
                self.seen.intervals.append((began - self._last) * 1000)
            self._last = began

        TableView.paintEvent = painted  # type: ignore[method-assign]

    def restart(self) -> Measures:
        """Begin a round with the next painting, and return what it will see."""
        self._last = None
        self.seen = Measures()
        return self.seen


class Ticker(QObject):
    """Notes how late a timer of 1 ms comes, and how much of that was not the thread's own work."""

    def __init__(self, watch: Watch) -> None:
        super().__init__()
        self._watch = watch
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(1)
        self._timer.timeout.connect(self._tick)
        self._wall = self._cpu = 0.0

    def start(self) -> None:
        self._wall, self._cpu = time.perf_counter(), time.thread_time()
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    def _tick(self) -> None:
        wall, cpu = time.perf_counter(), time.thread_time()
        gap, own = (wall - self._wall) * 1000, (cpu - self._cpu) * 1000
        self._watch.seen.gaps.append(gap)
        self._watch.seen.kept.append(max(0.0, gap - own - 1.0))
        self._wall, self._cpu = wall, cpu


class Flights(QObject):
    """Sends the ten cards of the hand out over the table and back, again and again."""

    def __init__(self, app: App, seed: int) -> None:
        super().__init__()
        self._stage = app.window.scene.stage
        self._rng = random.Random(seed)
        self._out = False
        self._timer = QTimer(self)
        self._timer.setInterval(LAP_MS)
        self._timer.timeout.connect(self._lap)

    def start(self) -> None:
        self._timer.start()
        self._lap()

    def stop(self) -> None:
        self._timer.stop()

    def _lap(self) -> None:
        stage = self._stage
        assert stage.view is not None
        self._out = not self._out
        for want in hand_wants(stage.view, stage.layout, stage.hand_state(), DIMS):
            place = self._somewhere(want.place) if self._out else want.place
            stage.field.glide(want.key, place, FLIGHT_MS, z=want.z)

    def _somewhere(self, home: CardPlace) -> CardPlace:
        layout = self._stage.layout
        x = layout.width * self._rng.uniform(0.2, 0.8)
        y = layout.height * self._rng.uniform(0.25, 0.6)
        return CardPlace(round(x), round(y), home.angle, home.z, home.width)


class Thinking(QObject):
    """Asks the program's own thinker one question after the other."""

    def __init__(self, app: App, watch: Watch, level: str, views: Sequence[SeatView]) -> None:
        super().__init__()
        self._watch = watch
        self._app, self._level, self._views = app, level, views
        self._ticket = 0
        self._began = 0.0
        self._on = False
        app.thinker.decided.connect(self._decided)
        app.thinker.failed.connect(self._failed)

    def start(self) -> None:
        self._on = True
        self._ask()

    def stop(self) -> None:
        self._on = False
        self._app.thinker.cancel()
        self._app.window.set_thinking(None)

    def _ask(self) -> None:
        view = self._views[self._ticket % len(self._views)]
        self._ticket += 1
        self._began = time.perf_counter()
        self._app.window.set_thinking(1)
        self._app.thinker.ask(self._ticket, view, self._level, self._ticket)

    def _decided(self, ticket: int, _action: object) -> None:
        if self._on and ticket == self._ticket:
            self._watch.seen.decisions.append((time.perf_counter() - self._began) * 1000)
            self._ask()

    def _failed(self, _ticket: int, text: str) -> None:
        raise SystemExit(f"the player failed: {text}")


def questions(rules: RuleSet, deals: int) -> Iterator[SeatView]:
    """Yield what seat 1 has to decide in some deals, where there is something to decide."""
    for number in range(deals):
        state, _ = start_deal(rules, number % 3, shuffled(f"frames/{number}"))
        players = [SimplePlayer(seat) for seat in range(3)]
        while not isinstance(state, Done):
            seat = to_move(state)
            assert seat is not None
            view = view_of(state, seat)
            if seat == 1 and len(view.legal) > 1 and len(view.tricks) < 6:
                yield view
            state, _ = apply(state, players[seat].choose(view, 0, never))


def full_hand(rules: RuleSet) -> SeatView:
    """Return a view of the person at the first trick, with all ten cards in hand."""
    for number in range(100):
        state, _ = start_deal(rules, 2, shuffled(f"hand/{number}"))
        players = [SimplePlayer(seat) for seat in range(3)]
        while not isinstance(state, Done):
            seat = to_move(state)
            assert seat is not None
            view = view_of(state, 0)
            if view.phase == "play" and len(view.hand) == CARDS and not view.my_turn:
                return view
            state, _ = apply(state, players[seat].choose(view_of(state, seat), 0, never))
    raise SystemExit("no deal came to its first trick")


def run_for(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def measure(app: App, watch: Watch, thinking: Thinking | None, seconds: float, seed: int) -> Measures:
    """Let cards fly for a while, with or without somebody thinking."""
    flights, ticker = Flights(app, seed), Ticker(watch)
    flights.start()
    if thinking is not None:
        thinking.start()
    run_for(2 * LAP_MS)  # pictures are drawn, the player has begun
    result = watch.restart()
    ticker.start()
    run_for(round(seconds * 1000))
    watch.restart()
    for part in (ticker, flights, *([] if thinking is None else [thinking])):
        part.stop()
    run_for(LAP_MS)
    return result


def centile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def row(title: str, seen: Measures) -> str:
    figures = []
    for values in (seen.intervals, seen.paints, seen.kept):
        figures += [statistics.median(values), centile(values, 0.99), max(values)]
    rate = 1000 * len(seen.intervals) / sum(seen.intervals)
    return f"{title:<26}{rate:6.1f}" + "".join(f"{figure:8.2f}" for figure in figures)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--level", default="master", help="who thinks: a level, or a level with parameters")
    parser.add_argument("--rules", default="HM", choices=RULE_SET_IDS)
    parser.add_argument("--seconds", type=float, default=8.0, help="length of one round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--size", default="1920x1080", help="of the window, in logical pixels")
    args = parser.parse_args()
    try:
        player_for(args.level, 0)
        width, height = map(int, args.size.split("x"))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    rules = load(args.rules)
    with tempfile.TemporaryDirectory(prefix="ulti-frames-") as home:
        os.environ[paths.HOME_VARIABLE] = home
        qt = make_application(["ulti-desktop"])
        watch = Watch()
        app = App(qt)
        app.window.resize(width, height)
        app.window.show()
        app.window.show_view(full_hand(rules))
        thinking = Thinking(app, watch, args.level, list(questions(rules, 12)))
        gc.collect()
        gc.freeze()
        quiet, busy = Measures(), Measures()
        for number in range(args.rounds):
            quiet.add(measure(app, watch, None, args.seconds, number))
            busy.add(measure(app, watch, thinking, args.seconds, number))
        size = app.window.desk.table.size()
        ratio = app.window.devicePixelRatioF()
        dealt = sum(card_key_of(card) in app.window.scene.stage.field.keys for card in full_hand(rules).hand)
        app.close()
        gc.unfreeze()
    load_now = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    device = f"table {size.width() * ratio:.0f} x {size.height() * ratio:.0f} at scale {ratio:g}"
    print(f"{qt.platformName()}, {device}, {dealt} cards fly, load {load_now}")
    print(f"{'':<26}{'':6}{'interval':>16}{'paint (CPU)':>24}{'kept waiting':>24}")
    print(f"{'':<26}{'fps':>6}" + "".join(f"{name:>8}" for name in ("median", "p99", "max") * 3))
    print(row("nobody thinks", quiet))
    print(row(f"{args.level} thinks", busy))
    print(f"longest gap of the 1 ms timer: {max(quiet.gaps):.1f} without, {max(busy.gaps):.1f} with thinking")
    times = busy.decisions
    if times:
        budget = level_of(args.level).budget_ms
        print(
            f"{len(times)} decisions, median {statistics.median(times):.0f}, p99 {centile(times, 0.99):.0f},"
            f" max {max(times):.0f} (budget {budget})"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
