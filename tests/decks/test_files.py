"""The files of the decks: made again byte by byte, and made of nothing that Qt draws wrong."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QtMsgType, qInstallMessageHandler

from tests.kit import cardpictures as kit
from ulti_desktop.scene import deck
from ulti_desktop.store import paths

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "make_decks.py"
FORBIDDEN = re.compile(
    r"<(text|tspan|textPath|image|filter|clipPath|mask|pattern|symbol|linearGradient|radialGradient|foreignObject"
    r"|script|a|style[^>]+@import)\b"
    r"|hsl\(|rgba\(|currentColor|clip-path|mix-blend-mode|paint-order|vector-effect|var\(|url\(|https?://(?!www\.w3\.org/)"
    r"|\d(mm|pt|%)\b|[ \"']on\w+=|<svg[^>]*>.*<svg",
    re.DOTALL,
)


@pytest.mark.skipif(not TOOL.exists(), reason="only the source tree has the tool that draws the decks")
@pytest.mark.parametrize("seed", ["1", "2"])
def test_drawing_again_gives_the_same_files(seed: str, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run([sys.executable, str(TOOL), str(tmp_path)], check=True, env=environment)
    drawn = {p.relative_to(tmp_path).as_posix(): p.read_bytes() for p in tmp_path.rglob("*.*")}
    assert {name for name in drawn if name.endswith(".svg")} == set(kit.drawings())
    assert {name for name in drawn if not name.endswith(".svg")} == {f"{one}/deck.toml" for one in kit.DECKS}
    assert [name for name, data in drawn.items() if paths.resource_bytes(f"decks/{name}") != data] == []


@pytest.mark.skipif(not TOOL.exists(), reason="only the source tree has the pages with pictures")
def test_contact_sheets_are_there_and_small() -> None:
    names = {"tell", "tell-large", "french", "french-four-colours", "french-large", "backs"}
    sheets = {path.stem: path for path in (ROOT / "docs" / "pictures" / "decks").iterdir()}
    assert set(sheets) == names
    assert all(path.suffix == ".png" and path.stat().st_size < 250_000 for path in sheets.values())
    page = (ROOT / "docs" / "decks.md").read_text("utf-8")
    shown = re.findall(r"\]\(pictures/decks/([\w-]+)\.png\)", page)
    assert set(shown) <= names
    assert len(shown) >= 4


def test_every_card_has_its_file_in_both_forms() -> None:
    faces = {deck.face_name(card) for card in range(32)}
    for one in kit.DECKS:
        assert {name for name in kit.drawings() if name.startswith(f"{one}/")} == {
            f"{one}/{part}{face}" for part in ("", "large/") for face in faces
        }


def test_only_what_qt_draws_well() -> None:
    for name in kit.drawings():
        text = kit.drawing(name).decode("utf-8")
        match = FORBIDDEN.search(text)
        assert match is None, f"{name}: {match.group(0) if match else ''}"
        assert 'viewBox="0 0 300 480" width="300" height="480"' in text, name
        ids = re.findall(r'id="([\w-]+)"', text)
        assert len(set(ids)) == len(ids), name
        assert set(re.findall(r'href="#([\w-]+)"', text)) == set(ids), name
        classes = set(re.findall(r'class="([\w-]+)"', text))
        assert all(f".{one}{{" in text for one in classes), name
        assert len(text) < 45_000, name


@pytest.fixture
def said() -> Iterator[list[str]]:
    """What Qt complains about."""
    lines: list[str] = []

    def heard(_kind: QtMsgType, _context: object, message: str) -> None:
        lines.append(message)

    before = qInstallMessageHandler(heard)
    yield lines
    qInstallMessageHandler(before)


@pytest.mark.usefixtures("qapp")
def test_qt_says_nothing_when_it_draws_them(said: list[str]) -> None:
    for name in kit.drawings():
        kit.rendered(name, 30)
    assert said == []
