"""What the Flatpak needs from PyPI, as flatpak-builder wants it: `python packaging/flatpak/make_sources.py`.

Writes python-needs.json beside this file: address and checksum of every wheel, for the Python of the runtime.
Run it when a version here, the runtime, or a need in pyproject.toml changes. Needs the network.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
PYTHON: Final = "3.12"
"""The Python of the runtime that the manifest names."""
GLIBC: Final = ("2_39", "2_34", "2_28", "2_27", "2_17")
WANTED: Final = (
    "PySide6-Essentials==6.11.3",
    "shiboken6==6.11.3",
    "pillow==13.0.0",
    "appdirs==1.4.4",
    "font-hanken-grotesk==0.0.2",
    # what builds the compiled part
    "scikit-build-core==1.1.2",
    "nanobind==3.1.0",
    "packaging==26.4",
    "pathspec==1.1.1",
)


def sources(architecture: str) -> list[dict[str, Any]]:
    """Return the wheels for an architecture."""
    with tempfile.TemporaryDirectory() as place:
        report = Path(place, "report.json")
        command = [sys.executable, "-m", "pip", "--isolated", "install", "--quiet", "--dry-run", "--no-deps"]
        command += ["--target", place, "--only-binary=:all:", "--implementation", "cp"]
        command += ["--python-version", PYTHON, "--report", str(report)]
        for version in GLIBC:
            command += ["--platform", f"manylinux_{version}_{architecture}"]
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PIP_FIND")}
        subprocess.run([*command, *WANTED], check=True, env=kept)
        found = json.loads(report.read_text("utf-8"))["install"]
    return [
        {
            "type": "file",
            "url": one["download_info"]["url"],
            "sha256": one["download_info"]["archive_info"]["hashes"]["sha256"],
            "only-arches": [architecture],
        }
        for one in found
    ]


def main() -> None:
    """Write the file."""
    found = sources("x86_64") + sources("aarch64")
    everywhere: dict[str, dict[str, Any]] = {}
    for one in found:
        if one["url"] in everywhere:
            one = everywhere[one["url"]]
            one.pop("only-arches", None)
        everywhere[one["url"]] = one
    module = {
        "name": "python-needs",
        "buildsystem": "simple",
        "build-commands": ["pip3 install --no-index --no-deps --prefix=${FLATPAK_DEST} *.whl"],
        "sources": list(everywhere.values()),
    }
    HERE.joinpath("python-needs.json").write_text(json.dumps(module, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
