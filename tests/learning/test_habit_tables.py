"""Habits learned from play: an obvious one is found, and the command makes a sound table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ulti_desktop.ai import habits
from ulti_desktop.cli import main
from ulti_desktop.learning.habits import Choice, Task, fitted
from ulti_desktop.native.worlds import Habits

pytestmark = pytest.mark.native


def test_an_obvious_habit_is_found() -> None:
    often: list[Choice] = [(0, 0, [[1, 5], [2, 5]])] * 90
    seldom: list[Choice] = [(0, 1, [[1, 5], [2, 5]])] * 10
    weights = fitted(often + seldom)
    assert weights[1] - weights[2] == pytest.approx(2.1, abs=0.15)
    assert weights[5] == pytest.approx(0, abs=0.01)
    assert weights[0] == 0
    assert len(weights) == Habits.size()


def test_the_same_deal_gives_the_same_choices() -> None:
    task = Task("betli", ("EN", "HM"), "seed", "casual")
    first = task(0)
    assert first == task(0) != task(1)
    assert all(len(options) > 1 and chosen < len(options) for _, chosen, options in first)


def test_the_command_makes_a_sound_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["learn", "habits", "--rules", "GT,DE", "--deals", "1", "--players", "casual"]
    assert main([*command, "--out", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("2 deals of betli, ")
    table = json.loads((tmp_path / "habits.json").read_text("utf-8"))
    habits._check(table)
    assert table["betli"]["deals"] == 2
