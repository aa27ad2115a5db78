"""The demo plays by itself and leaves pictures and record, and nothing in the player's own folders."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from ulti_desktop import demo
from ulti_desktop.engine.record import fold
from ulti_desktop.engine.state import Done
from ulti_desktop.store import games

pytestmark = pytest.mark.gui


def test_demo(qapp: QApplication, tmp_path: Path, own_home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    assert demo.run(out, language="hu") == 0
    told = capsys.readouterr()
    assert told.err == ""
    written = [Path(line) for line in told.out.splitlines()]
    assert [path.name for path in written] == [
        "1-auction.png",
        "2-trick-1.png",
        "3-trick-5.png",
        "4-settlement.png",
        "game.ulti",
    ]
    pictures = [QImage(str(path)) for path in written[:-1]]
    assert all((picture.width(), picture.height()) == demo.SIZE for picture in pictures)
    assert len({picture.cacheKey() for picture in pictures}) == 4
    record = games.load(written[-1]).record
    assert record
    assert isinstance(fold(record).state, Done)
    assert not own_home.exists()


def test_place_that_cannot_be_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("", "utf-8")
    assert demo.run(file / "out") == 2
    assert "cannot be made" in capsys.readouterr().err
