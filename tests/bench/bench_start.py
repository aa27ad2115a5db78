"""How soon is the window there, and how much memory does it take? The program is started again and again.

    python tests/bench/bench_start.py [--starts 7] [--size 1280x800] [--rules HM] [--imports]

Each start is a process of its own with the player's folders in a new place; the first is for warming up.
Modules are kept compiled between starts, as they are in an installed program. Milliseconds from the start of
the process:

loaded    the command has been entered, Qt and what the first picture needs are imported
window    the window is built
painted   its first painting is done: the table with its places, its buttons and the menu
there     everything behind the window is imported and built, the program is started
idle      nothing waits in the event loop any more, card pictures included

`busy` is the CPU time up to the first painting: it says more than the clock on a machine with other work.
Memory is what is resident when the first deal lies on the table, in MB (10^6 bytes). `bare Qt` is an empty
window of Qt alone, started in the same way. `--imports` lists what takes longest to import.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BARS = {"painted": 700.0, "memory": 180.0}

BARE = """
import json, resource, sys, time
from PySide6.QtWidgets import QApplication, QMainWindow
loaded = time.time()
qt = QApplication([])
class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        used = resource.getrusage(resource.RUSAGE_SELF)
        print(json.dumps({"loaded": loaded, "painted": time.time(), "busy": used.ru_utime + used.ru_stime}))
        qt.exit()
window = Window()
window.resize(1280, 800)
window.show()
qt.exec()
"""

OURS = """
import gc, json, os, resource, sys, time
import ulti_desktop.cli
gc.disable()
from ulti_desktop import opening
loaded = time.time()
from PySide6.QtCore import QTimer
from ulti_desktop.scene.table_view import TableView
rules, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
qt = opening.make_application(["ulti-desktop"])
times = {"loaded": loaded}
plain = TableView.paintEvent
def painted(view, event):
    plain(view, event)
    if "painted" not in times:
        used = resource.getrusage(resource.RUSAGE_SELF)
        times.update(painted=time.time(), busy=used.ru_utime + used.ru_stime)
TableView.paintEvent = painted
class Front(opening.Front):
    def __init__(self, qt):
        super().__init__(qt)
        self.window.resize(width, height)
        times["window"] = time.time()
opening.Front = Front
begun = opening.Opening(qt)
window = begun.front.window
art = window.desk.art
def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") / 1e6
def look():
    app = begun.app
    if app is None or "painted" not in times:
        return
    times.setdefault("there", time.time())
    if "idle" not in times:
        if art.pending:
            return
        times.update(idle=time.time(), at_rest=resident())
        app.window.close_sheets()
        from ulti_desktop.engine.rulesets import load
        app.session.start(load(rules), ("", "Gerg", "Bori"), ("", "simple", "simple"), 0, 0, "start")
    elif not window.scene.stage.motion.busy and not art.pending and app.session.view is not None:
        if len(app.session.view.hand) < 10:
            return
        timer.stop()
        times["memory"] = resident()
        print(json.dumps(times))
        qt.exit()
timer = QTimer()
timer.timeout.connect(look)
timer.start(20)
qt.exec()
begun.close()
"""


def surroundings(home: str, compiled: str) -> dict[str, str]:
    """Return the environment of a started program."""
    ours = {"ULTI_DESKTOP_HOME": home, "PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": compiled}
    result = {"QT_QPA_PLATFORM": "offscreen"} | dict(os.environ) | ours
    result.pop("PYTHONDONTWRITEBYTECODE", None)
    return result


def start(compiled: str, code: str, *args: str) -> dict[str, float]:
    """Run a program and return its times in milliseconds from its start."""
    with tempfile.TemporaryDirectory(prefix="ulti-start-") as home:
        environment = surroundings(home, compiled)
        began = time.time()
        done = subprocess.run(
            [sys.executable, "-c", code, *args],
            capture_output=True, text=True, env=environment, timeout=120, check=True,
        )  # fmt: skip
    seen = json.loads(done.stdout.splitlines()[-1])
    clocks = ("loaded", "window", "painted", "there", "idle")
    result = {name: (seen[name] - began) * 1000 for name in clocks if name in seen}
    return result | {"busy": seen["busy"] * 1000} | {k: seen[k] for k in ("at_rest", "memory") if k in seen}


def medians(title: str, runs: list[dict[str, float]]) -> dict[str, float]:
    """Print and return the median of every figure."""
    found = {name: statistics.median(run[name] for run in runs) for name in runs[0]}
    print(f"{title:<10}" + "".join(f"{name:>9}{value:8.0f}" for name, value in found.items()))
    return found


def imports(compiled: str) -> None:
    """List the modules that take longest."""
    command = [sys.executable, "-X", "importtime", "-c", "import ulti_desktop.opening"]
    for _ in range(2):
        environment = surroundings(compiled, compiled)
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    rows = [line.removeprefix("import time:").split("|") for line in done.stderr.splitlines()[1:]]
    ordered = sorted(rows, key=lambda row: -int(row[0]))
    for own, whole, name in ordered[:25]:
        print(f"{int(own) / 1000:8.1f} ms itself {int(whole) / 1000:8.1f} with its own{name.rstrip()}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--starts", type=int, default=7)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--rules", default="HM")
    parser.add_argument("--imports", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ulti-compiled-") as compiled:
        if args.imports:
            imports(compiled)
            return 0
        ours = [args.rules, *args.size.split("x")]
        start(compiled, BARE)
        start(compiled, OURS, *ours)
        bare, full = [], []
        for _ in range(args.starts):
            bare.append(start(compiled, BARE))
            full.append(start(compiled, OURS, *ours))
    medians("bare Qt", bare)
    found = medians("Ulti", full)
    for name, bar in BARS.items():
        print(
            f"{name}: {found[name]:.0f}, the bar is {bar:.0f}: {'held' if found[name] <= bar else 'MISSED'}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
