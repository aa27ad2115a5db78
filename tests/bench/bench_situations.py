"""How long are the turns of the window's event loop when a sheet opens, or a setting or the size changes?

    python tests/bench/bench_situations.py [--rules HM] [--size 1280x800] [--cold] [--only settings,deck]
                                           [--limit 8] [--profile 10 [--labels PATTERN]] [--causes]
                                           [--keep FILE] [--against FILE]

The real program is started, one deal is played by itself, then each situation comes once with the table in
view. A turn is measured as in `bench_turns`: the CPU time of the window's thread between two ticks of a timer
of 1 ms. `--cold` keeps the program from building sheets ahead, so that each is opened before it was built.
The KDE deck is made of the drawings of the packaged one, all in one file.
`--causes` lists what each turn over the limit spent its time in; being watched makes turns longer by half.
`--keep` writes the worst turn of each situation to a file, `--against` shows those of such a file as well.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import statistics
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from tests.bench.bench_turns import LEVELS, NAMES, Person, Turns
from ulti_desktop.app import App, make_application
from ulti_desktop.engine.cards import DECK
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.opening import Opening
from ulti_desktop.scene.deck import deck_file, face_name
from ulti_desktop.session.computers import Pace
from ulti_desktop.store import paths, settings
from ulti_desktop.store.decks.describe import kde_element
from ulti_desktop.store.settings import Settings

QUIET_MS = 350
"""A situation is over when nothing was queued for so long."""
MOST_MS = 8000
SHEETS = (
    *("settings", "scores", "last_trick", "rules", "opponents", "calculator", "statistics"),
    *("handbook", "about", "about_deck", "fairness", "new", "lessons", "review", "report"),
)
INDEX = "[KDE Backdeck]\nName=Heavy\nSVG=heavy.svg\nAuthor=bench\n"


class Labelled(Turns):
    """Keeps every turn under its label."""

    def __init__(self, limit: float, profile: float, labels: str) -> None:
        super().__init__(limit, profile)
        self._labels = re.compile(labels)
        self.by_label: dict[str, list[float]] = defaultdict(list)

    def _tick(self) -> None:
        seen = len(self.times)
        super()._tick()
        self.by_label[self.label].append(self.times[seen])

    def _keep(self, own: float) -> None:
        super()._keep(own if self._labels.match(self.label) else 0.0)


class Phases(Person):
    """Plays one deal; turns are labelled with the part of the deal."""

    def __init__(self, app: App, turns: Labelled, then: Callable[[], None]) -> None:
        super().__init__(app, turns, 1)
        self._then = then

    def _note(self, events: Any) -> None:
        names = [type(event).__name__ for event in events]
        view = self._app.session.view
        phase = "deal" if "Dealt" in names else "end of the deal" if "DealDone" in names else view.phase
        self._say(f"play: {phase}")

    def _next(self) -> None:
        if self._app.window.sheets.is_open(self._app.window.sheets.settlement):
            self._timer.stop()
            QTimer.singleShot(1500, self._then)


class Situations(QObject):
    """Brings the window into one situation after another."""

    def __init__(self, app: App, turns: Labelled, only: set[str], qt: Any) -> None:
        super().__init__()
        self._app, self._turns, self._only, self._qt = app, turns, only, qt
        self._steps = self._all()
        self._clock = QElapsedTimer()
        self._quiet = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(20)
        self._timer.timeout.connect(self._look)

    def begin(self) -> None:
        self._turns.label = "between"
        self._clock.start()
        self._quiet.start()
        self._timer.start()

    def _look(self) -> None:
        desk = self._app.window.desk
        if (desk.busy or desk.art.pending) and self._clock.elapsed() < MOST_MS:
            self._quiet.restart()
        if self._quiet.elapsed() < QUIET_MS:
            return
        step = next(self._steps, None)
        if step is None:
            self._timer.stop()
            self._qt.exit(0)
            return
        self._turns.label, act = step
        QTimer.singleShot(0, self, act)
        self._clock.restart()
        self._quiet.restart()

    def _wants(self, name: str) -> bool:
        return not self._only or name in self._only

    def _all(self) -> Iterator[tuple[str, Callable[[], None]]]:
        window = self._app.window
        window.close_sheets()
        for name in SHEETS:
            if not self._wants(name):
                continue
            for when in ("first", "again"):
                yield f"{name}, {when}", window.menus.actions[name].trigger
                yield f"{name}, closed", self._close
        chosen = self._app.settings
        for name, change in (
            ("theme", {"theme": "flasche"}),
            ("language", {"language": "de"}),
            ("language again", {"language": "hu"}),
            ("letters", {"letters": False}),
            ("four colours", {"four_colours": True}),
            ("text size", {"text_size": 130}),
            ("text size back", {"text_size": 100}),
            ("deck french", {"deck": "french"}),
            ("deck KDE", {"deck": "own:kde"}),
            ("deck KDE again", {"deck": "own:kde", "back": chosen.back}),
        ):
            if self._wants(name.split()[0]):
                yield name, lambda change=change: self._set(change)
        if self._wants("resize"):
            for width, height in ((1000, 700), (1600, 900), (1280, 800)):
                yield f"resize {width}x{height}", lambda w=width, h=height: window.resize(w, h)

    def _set(self, change: dict[str, Any]) -> None:
        try:
            self._app.window._set(**change)
        except (FileNotFoundError, ValueError, TypeError) as error:
            print(f"cannot be changed: {change}: {error}", file=sys.stderr)

    def _close(self) -> None:
        window = self._app.window
        for widget in self._qt.topLevelWidgets():
            if widget is not window and widget.isVisible():
                widget.close()
        window.centralWidget().setCurrentIndex(0)
        while window.sheets.any_open and not window.sheets.shows("settlement"):
            window.sheets.close_top()
        window.sheets.close_all()


def heavy_deck(place: Path) -> None:
    """Write a KDE deck of one large drawing, as such decks come."""
    parts, styles = [], {}
    for card in DECK:
        text = deck_file("tell", face_name(card)).decode()
        inner = re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", text, flags=re.DOTALL)
        inner = re.sub(r'\bid="([^"]+)"', rf'id="c{int(card)}-\1"', inner)
        inner = re.sub(r'(url\(|href=")#', rf"\g<1>#c{int(card)}-", inner)
        styles |= dict.fromkeys(re.findall("<style>.*?</style>", inner, flags=re.DOTALL))
        inner = re.sub("<style>.*?</style>", "", inner, flags=re.DOTALL)
        parts.append(f'<g id="{kde_element(card)}" transform="translate({int(card) * 310} 0)">{inner}</g>')
    back = '<rect id="back" x="9920" width="300" height="480" fill="#123456"/>'
    head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    drawing = (
        f'{head} viewBox="0 0 10230 480" width="10230" height="480">{"".join((*styles, *parts))}{back}</svg>'
    )
    place.mkdir(parents=True)
    (place / "index.desktop").write_text(INDEX)
    (place / "heavy.svg").write_text(drawing)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rules", default="HM", choices=RULE_SET_IDS)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--cold", action="store_true", help="build nothing ahead")
    parser.add_argument("--only", default="", help="the situations with these names, with commas between")
    parser.add_argument("--limit", type=float, default=8.0, help="which turns are counted, in milliseconds")
    parser.add_argument("--profile", type=float, default=0.0, help="profile turns longer than this")
    parser.add_argument("--labels", default="", help="profile situations that begin so, as a pattern")
    parser.add_argument("--causes", action="store_true", help="list the causes of turns over the limit")
    parser.add_argument("--keep", type=Path, help="write the worst turns to this file")
    parser.add_argument("--against", type=Path, help="show the worst turns of this file beside these")
    args = parser.parse_args()
    profile = args.profile or (args.limit if args.causes else 0.0)
    width, height = map(int, args.size.split("x"))
    with tempfile.TemporaryDirectory(prefix="ulti-situations-") as home:
        os.environ[paths.HOME_VARIABLE] = home
        qt = make_application(["ulti-desktop"])
        settings.save(replace(Settings(), language="hu", trick_ms=300, pace_ms=0))
        heavy_deck(paths.user_data_dir() / "decks" / "kde")
        opening = Opening(qt)
        opening.front.window.resize(width, height)
        only = set(filter(None, args.only.split(",")))
        turns = Labelled(args.limit, profile, args.labels)
        turns.label = "start"
        turns.start()
        kept: list[QObject] = []

        def started() -> None:
            app = opening.app
            if app is None or not app.window.sheets.any_open:
                QTimer.singleShot(10, started)
                return
            if args.cold:
                app.window.sheets.stop()
            situations = Situations(app, turns, only, qt)
            kept.extend((situations, Phases(app, turns, situations.begin)))
            QTimer.singleShot(600 if args.cold else 9000, deal)

        def deal() -> None:
            app = opening.app
            assert app is not None
            turns.label = "session begins"
            app.session.set_pace(Pace(250, 300, 100))
            app.window.close_sheets()
            app.window.set_players(NAMES, LEVELS)
            app.session.start(load(args.rules), NAMES, LEVELS, 0, 0, "turns")
            situations, person = kept
            if not only or "play" in only:
                person.start()
            else:
                QTimer.singleShot(2500, situations.begin)

        started()
        qt.exec()
        turns.stop()
        opening.close()
    before = json.loads(args.against.read_text()) if args.against else {}
    show(turns, before)
    if args.keep:
        args.keep.write_text(json.dumps({label: max(times) for label, times in turns.by_label.items()}))
    if args.causes:
        show_causes(turns)
    if args.profile and turns.calls is not None:
        turns.calls.sort_stats("cumulative").print_stats(70)
    return 0


def show(turns: Labelled, before: dict[str, float]) -> None:
    """Print what was seen; of the turns only those in which something was done count for the median."""
    head = f"{'before':>9}" if before else ""
    print(f"{'situation':<28}{'turns':>7}{'median':>9}{'worst':>9}{head}{'over':>6}")
    for label, times in turns.by_label.items():
        busy = [one for one in times if one > 0.3] or times
        over = sum(one > turns.limit for one in times)
        past = f"{before.get(label, 0.0):9.2f}" if before else ""
        print(f"{label:<28}{len(busy):>7}{statistics.median(busy):9.2f}{max(times):9.2f}{past}{over:6}")


def show_causes(turns: Labelled) -> None:
    """Print what the turns over the limit spent their time in, the longest first."""
    for (label, cause), found in sorted(turns.causes.items(), key=lambda one: -max(one[1])):
        print(f"{max(found):7.1f} ms longest of {len(found):2}  {label:<24} {cause}")


if __name__ == "__main__":
    sys.exit(main())
