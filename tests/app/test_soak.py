"""The program plays by itself for long while everything is fiddled with, and nothing is left behind."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.kit.holdings import grown
from tests.kit.soak import QUICKEST, play

from .conftest import MakeApp

pytestmark = [pytest.mark.gui, pytest.mark.native]

ROOT = Path(__file__).resolve().parents[2]


def test_a_deal_leaves_nothing_behind(make_app: MakeApp) -> None:
    app = make_app(QUICKEST)
    app.window.show()
    seen: list[Counter[str]] = []
    for _ in range(2):  # the deal that is counted after is always the same
        assert not play(app, 0, "short", 1, lambda _, now: seen.append(now), fiddle=False).failed
    assert grown(*seen) == {}


def test_a_deal_while_everything_is_fiddled_with(make_app: MakeApp) -> None:
    app = make_app(QUICKEST)
    app.window.show()
    soak = play(app, 1, "fiddle", 9, lambda _, now: None, often=0.5)
    assert not soak.failed
    assert soak.done == 1
    assert sum(soak.fiddled.values()) > 3


@pytest.mark.long
@pytest.mark.slow
def test_two_thousand_deals() -> None:
    """Memory stays within ten megabytes after the first two hundred deals, and nothing is left behind."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.kit.soak", "--deals", "2000"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=3500)
    print(done.stdout)
    assert done.returncode == 0, done.stdout + done.stderr
