"""A program that is killed between two actions is found again where it was."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ulti_desktop.engine.record import fold
from ulti_desktop.store import games

ROOT = Path(__file__).resolve().parents[2]

# All three seats are computers; each step is told, then a little later the next one may come.
CHILD = """
import sys
from ulti_desktop.app import App, make_application
from ulti_desktop.engine import rulesets
from ulti_desktop.session.computers import Pace
qt = make_application(["ulti-desktop"])
app = App(qt)
app.session.set_pace(Pace(150, 0, 0))
app.session.stepped.connect(lambda step: print(len(app.session.record.played[-1].actions), flush=True))
app.session.start(rulesets.load("DE"), ("a", "b", "c"), ("simple",) * 3, seed="killed")
sys.exit(qt.exec())
"""


@pytest.mark.gui
@pytest.mark.parametrize("after", [0, 3, 9])
def test_killed_between_actions(after: int, own_home: Path) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        text=True,
    )
    line = ""
    try:
        assert child.stdout
        while (line := child.stdout.readline()) and int(line) < after:
            pass
        # the next action is 150 ms away; the disk needs a few of them
        if line:
            with pytest.raises(subprocess.TimeoutExpired):
                child.wait(0.1)
    finally:
        child.send_signal(signal.SIGKILL)
        _, told = child.communicate()
    assert told == ""
    assert line
    loaded = games.load_autosave()
    assert loaded.problem is None
    assert loaded.record
    assert len(loaded.record.played[-1].actions) >= after
    assert fold(loaded.record).problem is None
