"""The wheel holds all that the program reads, and nothing that only its makers need."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Run with nothing but the unpacked wheel on the path: no checkout beside it.
PROBE = """
import sys
sys.meta_path[:] = [finder for finder in sys.meta_path if "ScikitBuild" not in type(finder).__name__]
sys.path.insert(0, PLACE)
from ulti_desktop import native
from ulti_desktop.store import paths
assert paths._checkout() is None, "still reads from the checkout"
assert b"<svg" in paths.resource_bytes("icons/ulti-desktop.svg")
assert "icons" in paths.resource_names()
assert all(paths.translation_bytes(code) for code in ("hu", "de", "en"))
assert len(paths.fonts()) == 4
assert native.legal_mask(0b11, [], 0, True, True, True, True, False, False) == 0b11
print("native" if native.AVAILABLE else "twin")
"""


def build(folder: Path, **env: str) -> Path:
    command = [sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "--quiet"]
    command += ["--disable-pip-version-check", "--wheel-dir", str(folder / "out"), str(ROOT)]
    command += [f"--config-settings=build-dir={folder / 'build'}"]
    done = subprocess.run(command, env=os.environ | env, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (folder / "out").glob("*.whl")
    return wheel


def probe(wheel: Path, folder: Path) -> str:
    """What the unpacked wheel says of itself, in an interpreter that knows no checkout."""
    place = folder / "unpacked"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(place)
    start = f"PLACE = {str(place)!r}\n"
    done = subprocess.run([sys.executable, "-c", start + PROBE], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if not name.endswith("/")}


def tracked(pattern: str) -> set[str]:
    return {str(path.relative_to(ROOT)) for path in ROOT.glob(pattern) if path.is_file()}


def check_contents(names: set[str]) -> None:
    resources = {f"ulti_desktop/{name}" for name in tracked("resources/**/*") if "__pycache__" not in name}
    assert resources - names == set()
    code = tracked("ulti_desktop/**/*.py")
    data = tracked("ulti_desktop/**/*.toml") | tracked("ulti_desktop/**/*.json")
    assert (code | data) - names == set()
    assert {f"ulti_desktop/translations/ulti_{code}.qm" for code in ("hu", "de", "en")} <= names
    assert "ulti_desktop/py.typed" in names
    unwanted = (".cpp", ".hpp", ".ts", "CMakeLists.txt", ".pyc")
    assert [name for name in names if name.endswith(unwanted)] == []
    assert [name for name in names if not name.startswith(("ulti_desktop/", "ulti_desktop-"))] == []


@pytest.mark.slow
@pytest.mark.native
def test_wheel_with_the_native_part(tmp_path: Path) -> None:
    wheel = build(tmp_path)
    names = names_in(wheel)
    check_contents(names)
    assert any(name.startswith("ulti_desktop/native/_core.") and name.endswith(".so") for name in names)
    assert probe(wheel, tmp_path) == "native"


@pytest.mark.slow
def test_wheel_where_nothing_compiles(tmp_path: Path) -> None:
    broken = shutil.which("false")
    assert broken
    wheel = build(tmp_path, CC=broken, CXX=broken)
    names = names_in(wheel)
    check_contents(names)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert [name for name in names if name.endswith(".so")] == []
    assert probe(wheel, tmp_path) == "twin"
