"""Plays in a program that is installed somewhere, with the real mouse and from outside:
`python -m tests.kit.installed OUT --file SESSION`.

Nothing is added to that program. What it does is read from the file in which it keeps its session; where
things lie in its window is read from a second window of the same size and language, which is never shown.
Needs an X display with that program on it as the only window of its name, xdotool, and ImageMagick's
`import`. Plays the first start: begins a session, and plays deals until one has come to its last trick.
Pictures are left in OUT.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # the second window; xdotool speaks to the display of the first

from PySide6.QtCore import QElapsedTimer, QPoint, Qt, QThread
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.kit.xplay import Hand
from ulti_desktop.app import App, make_application
from ulti_desktop.engine.state import Done
from ulti_desktop.store import games

WINDOW_MS = 60_000
ANSWER_MS = 4_000
TURN_MS = 60_000
REST_MS = 6_000
MOST_DEALS = 8
MOST_TRIES = 6


class OutsideHand(Hand):
    """A hand on the mouse of the display; the hidden window goes where the hand goes."""

    def __init__(self, app: App, out: Path, file: Path, window: str) -> None:
        super().__init__(app, out, "mouse")
        self.file, self.window = file, window

    def at(self, widget: QWidget, point: QPoint) -> tuple[int, int]:
        where = widget.mapTo(self.app.window, point)
        return where.x(), where.y()

    def xdo(self, *words: object) -> None:
        match words:
            case ("mousemove", int(x), int(y), *rest):
                super().xdo("mousemove", "--window", self.window, x, y, *rest)
                if rest == ["click", 1]:
                    self.follow(QPoint(x, y))
            case _:
                super().xdo(*words)

    def follow(self, point: QPoint) -> None:
        """Click at the same place of the hidden window."""
        widget = self.app.window.childAt(point) or self.app.window
        where = widget.mapFrom(self.app.window, point)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=where)

    def picture(self, name: str) -> None:
        if name not in self.seen:
            self.seen.add(name)
            self.shoot(self.out / f"{name}.png")

    def shoot(self, path: Path) -> bytes:
        subprocess.run(["import", "-window", "root", str(path)], check=True)
        return path.read_bytes()

    def rest(self) -> None:
        """Wait until the picture on the display does not change any more, or long enough."""
        clock, before = QElapsedTimer(), b""
        clock.start()
        while clock.elapsed() < REST_MS:
            now = self.shoot(self.out / "now.ppm")
            if now == before:
                return
            before = now
            self.wait(400)

    def done_actions(self) -> int:
        record = games.load(self.file).record
        return sum(len(deal.actions) for deal in record.played) if record else 0

    def sync(self) -> bool:
        """Take over what the program has on disk; tell whether it is the person's turn, or the deal over."""
        record = games.load(self.file).record
        if record is None:
            return False
        if record != self.app.session.record:
            self.app._go_on(record, str(self.file))
        view = self.app.session.view
        return isinstance(self.app.session.state, Done) or (view is not None and view.my_turn)

    def wait_for_turn(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        while not self.sync():
            self.wait(200)
            if clock.elapsed() > TURN_MS:
                self.picture("no-turn")
                raise SystemExit("the program does not go on")

    def one_deal(self) -> int:
        """Play to the end of the deal that is on the table; return how many tricks were played."""
        tries = 0
        while True:
            self.wait_for_turn()
            self.rest()
            self.settle()
            self.sync()
            view = self.app.session.view
            assert view is not None
            if isinstance(self.app.session.state, Done):
                self.rest()
                self.seen.discard("settlement")
                self.picture("settlement")
                return len(view.tricks)
            before = self.done_actions()
            self.act(view, 0)
            clock = QElapsedTimer()
            clock.start()
            while self.done_actions() == before and clock.elapsed() < ANSWER_MS:
                self.wait(100)
            tries = tries + 1 if self.done_actions() == before else 0
            if tries > MOST_TRIES:
                self.picture("stuck")
                raise SystemExit(f"stuck in {view.phase}: {view.legal[:4]}")
            if tries:  # what was half entered is entered anew
                self.app._go_on(self.app.session.record, str(self.file))


def find_window(size: tuple[int, int]) -> str:
    """Return the number of the program's window, brought to this size."""
    search = ["xdotool", "search", "--onlyvisible", "--name", "^Ulti Desktop$"]
    clock, found = QElapsedTimer(), ""
    clock.start()
    while not found:  # windows that come and go while it looks end xdotool
        found = subprocess.run(search, capture_output=True, text=True, timeout=30).stdout.strip()
        if not found and clock.elapsed() > WINDOW_MS:
            raise SystemExit("there is no window")
        QThread.msleep(200)
    window = found.split()[-1]
    subprocess.run(["xdotool", "windowsize", "--sync", window, *map(str, size)], timeout=30, check=True)
    return window


def main() -> int:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("--file", type=Path, required=True, help="where the program keeps its session")
    parser.add_argument("--size", default="1280x800")
    asked = parser.parse_args()
    width, height = map(int, asked.size.split("x"))
    asked.out.mkdir(parents=True, exist_ok=True)
    window = find_window((width, height))
    app = App(make_application(["ulti-desktop"]))
    app.window.resize(width, height)
    app.start()
    hand = OutsideHand(app, asked.out, asked.file, window)
    hand.rest()
    hand.picture("first-start")
    hand.press(app.window.sheets.new_session.start)
    tricks = 0
    for n in range(MOST_DEALS):
        tricks = hand.one_deal()
        result = app.session.match.results[-1] if app.session.match else None
        print("deal", n + 1, result and result.contract and result.contract.to_json(), f"{tricks} tricks")
        if tricks == 10:
            break
        hand.press(app.window.sheets.settlement.next)
    QApplication.processEvents()
    app.close()
    return 0 if tricks == 10 else 1


if __name__ == "__main__":
    sys.exit(main())
