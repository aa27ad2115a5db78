"""A program that is killed, at whatever moment, is found again where it was, and each deal counts once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.selfplay import Killing

pytestmark = pytest.mark.gui


def test_killed_where_it_matters(tmp_path: Path) -> None:
    """Between writing a save and putting it in its place, and on both sides of entering a finished deal."""
    killing = Killing(tmp_path / "home")
    for moment in ("rename", "count", "forget"):
        killing.once(moment)
        assert not killing.told.wrong
    killing.once(heard=0)
    assert not killing.told.wrong
    assert len(killing.told.entered) == len(killing.told.done) > 0
    assert not list(tmp_path.rglob("*damaged*"))


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_killed_three_hundred_times(tmp_path: Path) -> None:
    killing = Killing(tmp_path / "home")
    for _ in range(300):
        killing.once()
        assert not killing.told.wrong
    assert killing.told.actions > 3000
