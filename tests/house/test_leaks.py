"""The fixtures of conftest.py really catch what a test leaves behind."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

SAMPLE = """
from PySide6.QtCore import QPropertyAnimation, QThread, QTimer, qWarning
from PySide6.QtWidgets import QWidget

kept = []

def test_clean(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    timer = QTimer(widget)
    timer.start(1000)
    thread = QThread()
    thread.start()
    thread.quit()
    assert thread.wait(2000)

def test_window(qapp):
    kept.append(QWidget())
    kept[-1].show()

def test_timer(qapp):
    kept.append(QTimer())
    kept[-1].start(1000)

def test_animation(qapp):
    kept.append(QWidget())
    kept.append(QPropertyAnimation(kept[-1], b"windowOpacity"))
    kept[-1].setDuration(5000)
    kept[-1].setEndValue(0.5)
    kept[-1].start()

def test_thread(qapp):
    kept.append(QThread())
    kept[-1].start()

def test_warning(qapp):
    qWarning(b"something is wrong")

def test_clean_again(qapp):
    pass
"""


@pytest.mark.slow
@pytest.mark.gui
def test_leftovers_fail_their_own_test_only(tmp_path: Path) -> None:
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path / "conftest.py")
    shutil.copy(ROOT / "pyproject.toml", tmp_path / "pyproject.toml")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_sample.py").write_text(SAMPLE, "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-rA", "tests"]
    plain = {name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"}
    done = subprocess.run(command, cwd=tmp_path, env=plain, capture_output=True, text=True, timeout=120)
    lines = done.stdout.splitlines()

    def outcome(test: str) -> set[str]:
        return {line.split()[0] for line in lines if line.split(" - ")[0].endswith(f"::{test}")}

    assert outcome("test_clean") == {"PASSED"}, done.stdout
    assert outcome("test_clean_again") == {"PASSED"}, done.stdout
    assert outcome("test_warning") == {"FAILED"}, done.stdout
    for test in ("window", "timer", "animation", "thread"):
        assert "ERROR" in outcome(f"test_{test}"), done.stdout
