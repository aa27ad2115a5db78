"""The log file."""

from __future__ import annotations

import faulthandler
import logging
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

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


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
@pytest.mark.parametrize("name", ["ulti-desktop.log", "ulti-desktop.crash"])
def test_a_pipe_in_the_place_of_a_file_holds_nobody_up(name: str) -> None:
    """To open one waits until somebody reads at its other end."""
    os.mkfifo(logs.log_path().with_name(name))
    handler = logs.open_log()
    file = logs.watch_for_crashes()
    try:
        logging.getLogger("x").warning("somebody may hear it")
        assert isinstance(handler, logging.FileHandler) == (name != "ulti-desktop.log")
        assert (file is None) == (name == "ulti-desktop.crash")
    finally:
        faulthandler.disable()
        logs.close_log(handler)
        if file is not None:
            file.close()


def test_of_a_large_crash_and_a_large_log_little_is_read() -> None:
    path = logs.log_path()
    path.with_suffix(".crash").write_text("begins here" + "x" * 3 * logs.MOST_OF_A_CRASH, "utf-8")
    handler = logs.open_log()
    file = logs.watch_for_crashes()
    faulthandler.disable()
    logs.close_log(handler)
    assert file
    file.close()
    assert "begins here" in logs.told(path)
    assert len(logs.told(path)) < 2 * logs.MOST_OF_A_CRASH
    path.write_text("x" * logs.MOST_TOLD + "ends here", "utf-8")
    assert logs.told(path).endswith("ends here")
    assert len(logs.told(path)) == logs.MOST_TOLD


def test_a_log_that_can_no_longer_be_written_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(text: str) -> None:
        raise OSError(28, "No space left on device")

    handler = logs.open_log()
    assert isinstance(handler, logging.FileHandler)
    with monkeypatch.context() as patch:
        patch.setattr(handler, "stream", SimpleNamespace(write=full, flush=lambda: None, tell=lambda: 0))
        logging.getLogger("x").warning("nobody hears it")
    logging.getLogger("x").warning("there is room again")
    logs.close_log(handler)
    assert capsys.readouterr().err == ""
    assert "there is room again" in logs.log_path().read_text("utf-8")


def test_a_crash_of_compiled_code_stands_in_the_next_log() -> None:
    crash = (
        "import faulthandler; from ulti_desktop.store import logs\n"
        "logs.watch_for_crashes(); faulthandler._sigsegv()"
    )
    environment = os.environ | {"PYTHONPATH": str(Path(logs.__file__).parents[2])}
    done = subprocess.run([sys.executable, "-c", crash], env=environment, capture_output=True, timeout=60)
    assert done.returncode != 0
    handler = logs.open_log()
    try:
        files = [logs.watch_for_crashes(), logs.watch_for_crashes()]
    finally:
        faulthandler.disable()
        logs.close_log(handler)
    for file in files:
        assert file
        file.close()
    text = logs.log_path().read_text("utf-8")
    assert text.count("the program crashed the last time") == 1
    assert "Segmentation fault" in text
    assert 'File "<string>", line 2' in text
