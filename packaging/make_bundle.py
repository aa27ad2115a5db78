"""Build the program with its Qt and its Python into one folder: `python packaging/make_bundle.py`.

Makes an environment in build/package/, installs the program there as a wheel (compiled part included), draws
the icons, runs PyInstaller with packaging/pyinstaller/ulti-desktop.spec, and tries the result. The same on
Linux, Windows and macOS; packages are made from the folder. Needs a C++ compiler, and the network for PyPI.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
WORK: Final = ROOT / "build" / "package"
SPEC: Final = ROOT / "packaging" / "pyinstaller" / "ulti-desktop.spec"
ON_WINDOWS: Final = sys.platform == "win32"


def run(*words: str | Path, **env: str) -> None:
    """Run a command; end the build when it fails."""
    subprocess.run([str(word) for word in words], check=True, cwd=WORK, env=os.environ | env)


def environment() -> Path:
    """Return the Python of an environment that holds the program and what builds packages."""
    place = WORK / "venv"
    python = place / ("Scripts/python.exe" if ON_WINDOWS else "bin/python")
    if not python.exists():
        venv.create(place, with_pip=True)
    run(python, "-m", "pip", "install", "--quiet", "-r", ROOT / "packaging" / "requirements.txt")
    run(python, "-m", "pip", "install", "--quiet", "nanobind")  # for its licence: it is compiled in
    run(python, "-m", "pip", "uninstall", "--quiet", "--yes", "ulti-desktop")
    run(python, "-m", "pip", "install", "--quiet", ROOT)
    run(python, "-c", "from ulti_desktop import native; assert native.AVAILABLE, native.WHY_NOT")
    return python


def strip(folder: Path) -> None:
    """Take the names for debuggers out of Python's and our own libraries; others come without, or break."""
    if not sys.platform.startswith("linux") or shutil.which("strip") is None:
        return
    inside = folder / "_internal"
    suffix = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
    ours = [*inside.glob("libpython3*"), *inside.glob(f"python3*/lib-dynload/*{suffix}")]
    ours += inside.glob(f"ulti_desktop/native/*{suffix}")
    for library in ours:
        library.chmod(0o755)
        run("strip", "--strip-unneeded", library)


def tidy(folder: Path) -> None:
    """Let files be readable by everybody, and only programs and libraries be executable."""
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            is_program = path.parent == folder
            path.chmod(0o755 if is_program else 0o644)


def attempt(folder: Path) -> None:
    """Try the packaged program: commands, workers, the compiled part, and a demo without a screen."""
    name = "ulti-desktop-cli.exe" if ON_WINDOWS else "ulti-desktop"
    program = folder / name
    with tempfile.TemporaryDirectory() as home:
        env = {"ULTI_DESKTOP_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        run(program, "--version", **env)
        run(program, "lessons", **env)
        run(program, "arena", "pimc:worlds=4", "simple", "--deals", "2", "--jobs", "2", **env)
        run(program, "demo", "--out", Path(home, "demo"), **env)
        pictures = list(Path(home, "demo").glob("*.png"))
        assert pictures, "the demo left no pictures"


def size_of(folder: Path) -> float:
    """Return how many megabytes the files of a folder have."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir()) / 1e6


def main() -> None:
    """Build, try and say how large it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the folder is put (dist)")
    out = parser.parse_args().out.resolve()
    WORK.mkdir(parents=True, exist_ok=True)
    python = environment()
    run(python, ROOT / "packaging" / "make_icons.py", WORK / "icons")
    work = WORK / "pyinstaller"
    run(
        *(python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
        *("--distpath", out, "--workpath", work, SPEC),
    )
    folder = out / "ulti-desktop"
    strip(folder)
    if not ON_WINDOWS:
        tidy(folder)
    attempt(folder)
    print(f"{folder}: {size_of(folder):.0f} MB")


if __name__ == "__main__":
    main()
