"""The program talks to nobody: it imports nothing for networks and opens no socket but the display's."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .test_imports import PACKAGE, ROOT, files, imports_of

TALKATIVE = (
    "asyncio", "email", "ftplib", "http", "imaplib", "importlib.metadata", "logging.handlers", "nntplib",
    "poplib", "requests", "smtplib", "socket", "socketserver", "ssl", "telnetlib", "urllib", "urllib3",
    "webbrowser", "xmlrpc", "PySide6.QtNetwork", "PySide6.QtNetworkAuth", "PySide6.QtWebEngineCore",
    "PySide6.QtWebSockets", "PySide6.QtHttpServer", "PySide6.QtBluetooth", "PySide6.QtQml",
)  # fmt: skip
"""Modules that talk to others, or that import such modules."""
ALLOWED = {("system.py", "socket", True)}
"""File, module, and that it is imported inside a function: it looks whether a display server answers."""
LIMIT_S = 200
SOCKET = re.compile(r"\b(?:socket|socketpair)\(\s*(\w+)")
ADDRESS = re.compile(r"sa_family=(\w+)")
LOCAL = {"AF_UNIX", "AF_LOCAL", "AF_UNSPEC"}


def test_nothing_for_networks_is_imported() -> None:
    found = {
        (path.relative_to(PACKAGE).as_posix(), one.name.split(".")[0], one.inside_function)
        for path in files()
        for one in imports_of(path)
        if any(one.name == name or one.name.startswith(name + ".") for name in TALKATIVE)
    }
    assert found == ALLOWED


def test_other_programs_are_asked_to_open_folders_only() -> None:
    """A link to a page would make a browser talk."""
    lines = [line for path in files() for line in path.read_text("utf-8").splitlines() if "openUrl(" in line]
    assert lines
    assert all("QUrl.fromLocalFile(" in line for line in lines), lines


@pytest.mark.long
@pytest.mark.gui
def test_a_whole_deal_opens_no_socket(tmp_path: Path) -> None:
    """Every call of the system that has to do with sockets is looked at while the program plays a deal."""
    strace = shutil.which("strace")
    assert strace, "this long test looks through strace: apt-get install strace"
    trace = tmp_path / "trace"
    program = (sys.executable, "-m", "ulti_desktop", "demo", "--out", str(tmp_path / "out"))
    done = subprocess.run(
        (strace, "-f", "-qq", "-e", "trace=network", "-o", str(trace), *program),
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "out" / "game.ulti").exists()
    called = trace.read_text("utf-8", "replace").splitlines()
    families = {found for line in called for found in (*SOCKET.findall(line), *ADDRESS.findall(line))}
    print(f"{len(called)} calls, families {sorted(families)}")
    assert families <= LOCAL, called
