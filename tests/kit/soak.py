"""The program plays by itself in its real window while somebody fiddles with everything that can be changed.

`python -m tests.kit.soak --deals 2000 [--seed S] [--quiet]` prints what the process holds after every 100
deals and fails when memory or anything that was made grows. Language, deck, theme, text size, window and
rule set are switched at random, sheets, lessons and review opened and closed, advice asked for, deals played
again.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QObject, QTimer, Slot

from tests.kit.holdings import KIND, RESIDENT, counts, forget_answers, grown
from ulti_desktop.ai.player import never
from ulti_desktop.ai.simple import SimplePlayer
from ulti_desktop.app import App
from ulti_desktop.demo import act
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.state import Done
from ulti_desktop.scene.tokens import THEMES
from ulti_desktop.session.computers import NO_PACE
from ulti_desktop.session.seats import HUMAN
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import commands as wish

QUICKEST: Final = replace(
    Settings(), language="hu", speed=4, reduced_motion=True, trick_ms=0, pace_ms=0, sound=False
)
LEVELS: Final = ("simple", "beginner")
SIZES: Final = ((800, 600), (1280, 800), (1000, 700))
SHEETS: Final = (
    *("scores", "statistics", "rules", "calculator", "opponents", "settings", "new"),
    *("about_deck", "about", "last_trick"),
)
PAGES: Final = ("lessons", "review")
STUCK_MS: Final = 120_000
TICK_MS: Final = 2
MOST_TRIES: Final = 200
FILLING: Final = 30
"""So many turns a page stays open at least."""
PER_ACTION: Final = 0.04
BETWEEN: Final = 0.25
"""How likely something is fiddled with before an action of the person, and between two deals."""
REST: Final = "HM"
MOVES: Final = QAbstractAnimation.State.Running


class Soak(QObject):
    """Sits on the person's seat and at the menus. `measured(deal, counts)` is called after a deal that is
    always the same and untouched, each time that so many others have been played; without `deals` after it
    alone.
    """

    def __init__(
        self,
        app: App,
        deals: int,
        seed: str,
        measure_every: int,
        measured: Callable[[int, Counter[str]], None],
        fiddle: bool = True,
        often: float = PER_ACTION,
    ) -> None:
        super().__init__()
        self._app, self._window, self._desk = app, app.window, app.window.desk
        self._random = random.Random(seed)
        self._deals, self._every, self._measured = deals, measure_every, measured
        self._fiddle, self._often = fiddle, often
        self._player = SimplePlayer(0)
        self._session_deals = 0
        self.done = 0
        self.fiddled: Counter[str] = Counter()
        self._asked: tuple[int, int] | None = None
        self._resting = False
        self._to_visit: list[str] = []
        self._tries = 0
        self._most_timers = sys.maxsize
        self._turns_left = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._watchdog = QTimer(self)
        self._watchdog.setInterval(STUCK_MS)
        self._watchdog.timeout.connect(self._stuck)
        self.failed = ""

    def begin(self) -> None:
        """Play from the next turn of the event loop on."""
        if self._deals:
            self._new_session()
        else:
            self._rest()
        self._timer.start(TICK_MS)
        self._watchdog.start()

    @Slot()
    def _stuck(self) -> None:
        view = self._app.session.view
        self._end(f"nothing happened for {STUCK_MS // 1000} s in deal {self.done}: {view and view.phase}")

    def _end(self, failed: str = "") -> None:
        self.failed = self.failed or failed
        self._timer.stop()
        self._watchdog.stop()
        QCoreApplication.exit(0)

    # -- playing

    @Slot()
    def _tick(self) -> None:
        try:
            self._turn()
        except Exception as error:  # or else Qt goes on as if nothing had happened
            self._end(f"deal {self.done}: {type(error).__name__}: {error}")
            raise

    def _turn(self) -> None:
        state = self._app.session.state
        if state is None:
            return
        if isinstance(state, Done):
            self._between_deals()
        elif state.to_move == HUMAN and self._asked != self._moment():
            view = self._app.session.view
            assert view is not None
            if self._fiddle and not self._resting and self._random.random() < self._often:
                self._change_something()
                return
            self._leave_pages()
            if self._random.random() < 0.5:
                self._window.sheets.close_top()
            self._asked = self._moment()
            act(self._desk, self._player.choose(view, 0, never))

    def _moment(self) -> tuple[int, int]:
        record = self._app.session.record
        assert record is not None
        return id(record), sum(len(deal.actions) for deal in record.played)

    def _between_deals(self) -> None:
        """Look at something, count, and go on."""
        if self._desk.scene.stage.motion.busy or self._desk.art.pending:
            return
        if self._resting and self._threads_at_work():
            return
        if self._resting and self._turns_left:
            self._turns_left -= 1
        elif self._resting and self._to_visit:
            self._visit(self._to_visit.pop())
        elif self._resting:
            self._count()
        elif self._fiddle and self._random.random() < BETWEEN:
            self._change_something()
        else:
            self._leave_pages()
            self.done += 1
            self._watchdog.start()
            self._go_on(counted=False)

    def _visit(self, page: str) -> None:
        """Look at a page, so that it shows the deal that is always the same; it is filled piece by piece."""
        self._turns_left = FILLING
        self._leave_pages()
        self._trigger(page)
        if page == "lessons":
            self._app.lessons.door.room.open_lesson(0)
        elif page == "review":
            self._app.reviews.door.stopped.emit()  # or else it shows as much as it came to by chance
        if not self._to_visit:
            self._leave_pages()
            self._window.close_sheets()

    def _count(self) -> None:
        """Count once everything has come to rest, without pictures of cards: they have a bound, and how many
        there are, and how large, depends on what was shown in which order.
        """
        if any(one.state() is MOVES for one in self._window.findChildren(QAbstractAnimation)):
            return
        self._desk.art.clear()
        now = counts(self._app)
        self._tries += 1
        moves = now["running animations"] or now["active timers"] > self._most_timers
        if moves and self._tries < MOST_TRIES:
            return
        self._most_timers = min(self._most_timers, now["active timers"])
        self._resting = False
        self._tries = 0
        self._measured(self.done, now)
        self._go_on(counted=True)

    def _go_on(self, *, counted: bool) -> None:
        if not counted and self.done % self._every == 0:
            self._rest()
        elif self.done >= self._deals:
            self._end()
        elif counted:
            self._new_session()
        else:
            self._next()

    def _threads_at_work(self) -> bool:
        statistics = self._app.books.statistics
        if self._app.books.unentered or not statistics.flush(0):
            return True
        return any(one.name in ("review", "counsel") for one in threading.enumerate())

    def _rest(self) -> None:
        """Put everything as it was at the beginning and play one deal, always the same, untouched."""
        self._resting = True
        self._to_visit = [*SHEETS, *PAGES]
        self._window.wanted.emit(wish.DeleteStatistics())  # their sheet has a row for each kind of contract
        self._change_back()
        self._desk.art.clear()  # its pictures, up to a limit, differ by what was switched before
        forget_answers()
        self._window.forget_session()
        names, levels = QUICKEST.names, ("", LEVELS[0], LEVELS[0])
        self._window.set_players(names, levels)
        self._app.session.start(load(REST), names, levels, seed="rest", first_dealer=0)

    def _next(self) -> None:
        self._session_deals += 1
        chance = self._random.random()
        if self._fiddle and chance < 0.02 and self._app.session.may_practise:
            self._app.carry_out(wish.SameDealAgain())
        elif self._fiddle and (chance < 0.1 or self._session_deals > 30):
            self._new_session()
        else:
            self._window._go_on()

    def _new_session(self) -> None:
        self._session_deals = 0
        draws = self._random
        levels = ("", draws.choice(LEVELS), draws.choice(LEVELS))
        setup = wish.SessionSetup(
            draws.choice(RULE_SET_IDS), levels=levels, practice=self._fiddle and draws.random() < 0.2
        )
        self.fiddled["rules"] += 1
        self._window.wanted.emit(wish.NewSession(setup))

    # -- fiddling

    def _change_something(self) -> None:
        deeds = {
            "language": self._language,
            "deck": self._deck,
            "look": self._look,
            "size": lambda: self._window.resize(*self._random.choice(SIZES)),
            "sheet": lambda: self._trigger(self._random.choice(SHEETS)),
            "close": self._window.sheets.close_top,
            "page": lambda: self._trigger(self._random.choice(PAGES)),
            "lesson": self._lesson,
            "leave": self._leave_pages,
            "log": lambda: self._trigger("log"),
            "hint": lambda: self._trigger("hint"),
            "advice": lambda: self._trigger("advice"),
            "undo": lambda: self._trigger("undo"),
            "speed": lambda: self._trigger(self._random.choice(("faster", "slower"))),
        }
        weights = [3, 3, 5, 2, 9, 5, 2, 1, 2, 1, 1, 1, 1, 2]
        (name,) = self._random.choices(list(deeds), weights)
        self.fiddled[name] += 1
        deeds[name]()

    def _trigger(self, name: str) -> None:
        action = self._window.menus.actions[name]
        if action.isEnabled() and action.isVisible():
            action.trigger()

    def _language(self) -> None:
        self._random.choice(self._window.menus.language_group.actions()).trigger()

    def _deck(self) -> None:
        self._random.choice(self._window.menus.deck_group.actions()).trigger()

    def _look(self) -> None:
        draws = self._random
        change = draws.choice(
            (
                {"theme": draws.choice(sorted(THEMES))},
                {"text_size": draws.choice((100, 125, 150, 200))},
                {"dark_sheets": draws.random() < 0.5},
                {"letters": draws.random() < 0.5},
                {"large": draws.random() < 0.5},
                {"four_colours": draws.random() < 0.5},
                {"reduced_motion": draws.random() < 0.8},
                {"mark_winning": draws.random() < 0.5},
                {"sort_rising": draws.random() < 0.5},
            )
        )
        self._window._set(**change)

    def _lesson(self) -> None:
        self._trigger("lessons")
        door = self._app.lessons.door
        if door.is_open:
            door.room.open_lesson(self._random.randrange(10))

    def _leave_pages(self) -> None:
        for door in (self._app.lessons.door, self._app.reviews.door):
            if door.is_open:
                door.leave()

    def _change_back(self) -> None:
        geometry = self._app.settings.window_geometry
        back = replace(QUICKEST, window_geometry=geometry)
        self._window._set(**{one.name: getattr(back, one.name) for one in fields(back)})
        self._window.resize(*SIZES[0])
        self._window.close_sheets()
        hint = self._window.menus.actions["hint"]
        if hint.isChecked():
            hint.trigger()


def play(
    app: App,
    deals: int,
    seed: str,
    every: int,
    tell: Callable[[int, Counter[str]], None],
    fiddle: bool = True,
    often: float = PER_ACTION,
) -> Soak:
    """Play that many deals in a program whose window is shown; return what was done."""
    app.session.set_pace(NO_PACE)
    soak = Soak(app, deals, seed, every, tell, fiddle, often)
    soak.begin()
    QCoreApplication.exec()
    return soak


def main() -> int:
    """Play, print and judge; return 1 when something grew."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--every", type=int, default=100, help="deals between two measurements")
    parser.add_argument("--after", type=int, default=200, help="deals before the first that counts")
    parser.add_argument("--most", type=float, default=10.0, help="megabytes by which memory may grow")
    parser.add_argument("--quiet", action="store_true", help="nothing is fiddled with")
    asked = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from ulti_desktop.app import make_application, start_painted
    from ulti_desktop.store import settings

    seen: dict[int, Counter[str]] = {}

    def tell(deal: int, now: Counter[str]) -> None:
        seen[deal] = now
        shown = {name: count for name, count in now.items() if not name.startswith(KIND)}
        print(deal, json.dumps(shown), flush=True)
        before = seen.get(deal - asked.every)
        if before is not None:
            print("   more than before:", grown(before, now), flush=True)

    with tempfile.TemporaryDirectory(prefix="ulti-soak-") as home:
        os.environ["ULTI_DESKTOP_HOME"] = home
        qt = make_application(["ulti-desktop"])
        settings.save(QUICKEST)
        app = App(qt)
        app.window.show()
        start_painted(app, None)
        app.window.sheets.every()
        soak = play(app, asked.deals, asked.seed, asked.every, tell, not asked.quiet)
        if not app.close():
            soak.failed = soak.failed or "a thread did not end"
    print("fiddled with:", dict(soak.fiddled))
    first = min((deal for deal in seen if deal >= asked.after), default=0)
    if soak.failed or not first:
        print(soak.failed or "nothing was measured", file=sys.stderr)
        return 1
    last = max(seen)
    more = grown(seen[first], seen[last])
    memory = seen[last][RESIDENT] - seen[first][RESIDENT]
    print(f"from deal {first} to {last}: memory {memory:+d} MB, grown: {more or 'nothing'}")
    return int(bool(more) or memory >= asked.most)


if __name__ == "__main__":
    sys.exit(main())
