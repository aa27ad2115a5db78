"""The log file."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from ulti_desktop.store import logs


def test_messages_reach_the_file(own_home: Path) -> None:
    handler = logs.open_log()
    try:
        logging.getLogger("ulti_desktop.somewhere").info("dealt %d", 3)
    finally:
        logs.close_log(handler)
    assert "dealt 3" in logs.log_path().read_text("utf-8")
    assert own_home in logs.log_path().parents


def test_log_turns_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "MOST_BYTES", 500)
    handler = logs.open_log()
    try:
        for number in range(50):
            logging.getLogger("x").warning("line %d", number)
    finally:
        logs.close_log(handler)
    files = list(logs.log_path().parent.iterdir())
    assert len(files) == 1 + logs.KEPT
    assert all(file.stat().st_size <= 600 for file in files)


def test_place_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(logs, "log_path", lambda: tmp_path)
    handler = logs.open_log()
    logging.getLogger("x").warning("nobody hears it")
    logs.close_log(handler)


def test_uncaught_errors_are_logged(capsys: pytest.CaptureFixture[str]) -> None:
    handler = logs.open_log()
    try:
        raise ValueError("lost card")
    except ValueError as error:
        logs.log_uncaught(type(error), error, error.__traceback__)
    finally:
        logs.close_log(handler)
    assert "lost card" in logs.log_path().read_text("utf-8")
    assert "lost card" in capsys.readouterr().err
