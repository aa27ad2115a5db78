"""Installed where nothing compiles, the program runs: weaker players, said in the window and by commands."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 600

# The window of the installed program, as its player first sees it.
WINDOW = """
import sys
from ulti_desktop import native
from ulti_desktop.app import App, make_application
from ulti_desktop.store import settings
from ulti_desktop.store.settings import Settings
from dataclasses import replace
assert not native.AVAILABLE
settings.save(replace(Settings(), language="en", levels=("", "master", "master")))
app = App(make_application(["ulti-desktop"]))
app.start()
sheet = app.window.sheets.new_session
assert app.window.sheets.is_open(sheet)
assert sheet.no_core.isVisible()
print(sheet.no_core.text())
sheet.start.click()
assert app.session.record
assert app.close()
"""


@pytest.mark.long
def test_install_without_a_compiler(tmp_path: Path) -> None:
    broken = shutil.which("false")
    assert broken
    place = tmp_path / "venv"
    # what the program needs is taken from this environment, since tests do not reach for the network
    venv.create(place, with_pip=False, system_site_packages=False)
    site = next(place.glob("lib/python*/site-packages"))
    site.joinpath("needed.pth").write_text("\n".join(path for path in sys.path if "site-packages" in path))
    source = tmp_path / "source"
    kept = shutil.ignore_patterns(".git", ".venv", "build", "dist", "__pycache__", ".hypothesis", "*.so")
    shutil.copytree(ROOT, source, ignore=kept)
    python = place / "bin" / "python"
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    env |= {"CC": broken, "CXX": broken, "QT_QPA_PLATFORM": "offscreen"}
    env["ULTI_DESKTOP_HOME"] = str(tmp_path / "home")

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(words, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=SECONDS)
        assert done.returncode == 0, done.stdout + done.stderr
        return done

    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    run(*command, "--no-build-isolation", "--no-deps", "--no-index", "--ignore-installed", str(source))
    where = run(str(python), "-c", "import ulti_desktop; print(ulti_desktop.__file__)").stdout
    assert str(site) in where

    program = str(place / "bin" / "ulti-desktop")
    assert "compiled part of the program is missing" in run(program, "--version").stdout
    played = run(program, "simulate", "--deals", "20", "--players", "master,simple,club")
    assert "no better than simple here: master, club." in played.stderr
    assert "0 differences" in played.stdout
    window = run(str(python), "-c", WINDOW)
    assert window.stdout.strip().endswith("play no better than basic: Club, Master")
