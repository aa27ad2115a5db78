"""Every module can be imported first and alone; the rooms without Qt even where Qt is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "ulti_desktop"
WITHOUT_QT = (
    "engine",
    "ai",
    "coach",
    "arena",
    "learning",
    "store",
    "native",
    "cli",
    "commands",
    "__init__",
    "__main__",
)

# One interpreter forks once for each module, so each import starts from nothing of ours.
RUNNER = """
import importlib, os, sys, traceback, warnings
warnings.simplefilter("error")
mode, *names = sys.argv[1:]
if mode == "blocked":
    for blocked in ("PySide6", "shiboken6"):
        sys.modules[blocked] = None
else:
    import PySide6.QtCore, PySide6.QtGui, PySide6.QtWidgets, PySide6.QtSvg, PySide6.QtSvgWidgets
failed = 0
for name in names:
    child = os.fork()
    if not child:
        try:
            importlib.import_module(name)
        except BaseException:
            print(f"--- {name}", traceback.format_exc(), sep="\\n", flush=True)
            os._exit(1)
        os._exit(0)
    failed += os.waitpid(child, 0)[1] != 0
sys.exit(failed > 0)
"""


def modules() -> list[str]:
    names = []
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        names.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return names


def needs_no_qt(name: str) -> bool:
    inside = name.split(".")[1:] or ["__init__"]
    return inside[0] in WITHOUT_QT and inside[-1] != "demo"


def import_each(mode: str, names: list[str], compiled: Path) -> None:
    # each module is compiled once, not for each that imports it
    environment = os.environ | {"PYTHONPYCACHEPREFIX": str(compiled)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, "-c", RUNNER, mode, *names],
        cwd=ROOT, env=environment, capture_output=True, text=True, timeout=400,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_modules_without_qt(tmp_path: Path) -> None:
    names = [name for name in modules() if needs_no_qt(name)]
    assert "ulti_desktop.store.paths" in names
    import_each("blocked", names, tmp_path)


def test_modules_with_qt(tmp_path: Path) -> None:
    import_each("with Qt", [name for name in modules() if not needs_no_qt(name)], tmp_path)
