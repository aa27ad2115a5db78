"""`deck-sheet` draws every deck, and says in one sentence why it does not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from tests.kit import decks as kit
from ulti_desktop.cli import main
from ulti_desktop.store.decks import own

pytestmark = pytest.mark.usefixtures("qapp")
ROOT = Path(__file__).resolve().parents[2]
Capture = pytest.CaptureFixture[str]
GROUND = (0x18, 0x24, 0x4F)


def sheet(tmp_path: Path, *arguments: str) -> Image.Image:
    out = tmp_path / "sheet.png"
    assert main(["deck-sheet", *arguments, "--out", str(out), "--width", "40"]) == 0
    with Image.open(out) as picture:
        picture.load()
        return picture.convert("RGB")


def refused(capsys: Capture, *arguments: str) -> str:
    assert main(["deck-sheet", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "Traceback" not in printed.err
    return printed.err.strip()


@pytest.mark.parametrize("deck", ["tell", "french"])
def test_packaged_decks(deck: str, tmp_path: Path) -> None:
    picture = sheet(tmp_path, deck, "--language", "de")
    assert picture.size == (12 * 2 + 9 * 40 + 9 * 6, 12 * 2 + 4 * 64 + 3 * 6)
    for row in range(4):
        for column in range(8):
            middle = picture.crop((14 + column * 46, 14 + row * 70, 50 + column * 46, 74 + row * 70))
            colours = middle.getcolors(100_000)
            assert colours is not None
            assert len(colours) > 5
    assert picture.getpixel((2, 2)) == GROUND
    again = sheet(tmp_path, deck, "--language", "de")
    apart = ImageChops.difference(again, picture).getextrema()
    assert max(most for _, most in apart) <= 2  # Qt may round a letter otherwise when it draws it again


def test_forms_differ(tmp_path: Path) -> None:
    plain = sheet(tmp_path, "french").tobytes()
    assert sheet(tmp_path, "french", "--large").tobytes() != plain
    assert sheet(tmp_path, "french", "--four-colours").tobytes() != plain
    assert sheet(tmp_path, "french", "--language", "hu").tobytes() != plain
    assert sheet(tmp_path, "french", "--back", "krapp").tobytes() != plain
    assert sheet(tmp_path, "french", "--back", "blue").tobytes() == plain


def test_own_decks_by_place_and_by_id(tmp_path: Path) -> None:
    folder = kit.in_folder(tmp_path / "mine", kit.png_deck())
    zipped = kit.in_zip(own.folder() / "b.zip", kit.png_deck())
    picture = sheet(tmp_path, str(folder))
    pixel = picture.getpixel((12 + 20, 12 + 32))  # the ace of hearts
    assert isinstance(pixel, tuple)
    assert max(abs(a - b) for a, b in zip(pixel, kit.colour(23), strict=True)) < 4
    assert sheet(tmp_path, str(zipped)).tobytes() == sheet(tmp_path, "own:b.zip").tobytes()


def test_refusals(tmp_path: Path, capsys: Capture) -> None:
    out = str(tmp_path / "x.png")
    assert refused(capsys, "nowhere", "--out", out) == "The deck “nowhere” is not there."
    assert refused(capsys, "own:nowhere", "--out", out) == "The deck “nowhere” is not there."
    files = kit.png_deck()
    files["hearts-7.png"] = b"text"
    kit.in_folder(tmp_path / "mine", files)
    said = "The deck “mine” cannot be used: “hearts-7.png” is not a picture."
    assert refused(capsys, str(tmp_path / "mine"), "--out", out) == said
    files["hearts-7.png"] = kit.huge_png()
    kit.in_folder(tmp_path / "mine", files)
    assert "too many pixels" in refused(capsys, str(tmp_path / "mine"), "--out", out)
    kit.in_zip(tmp_path / "up.zip", kit.png_deck() | {"../x.png": b""})
    assert "leads out of its folder" in refused(capsys, str(tmp_path / "up.zip"), "--out", out)
    whole = kit.encoded(3, "JPEG", (300, 480))
    del files["hearts-7.png"]
    (tmp_path / "mine" / "hearts-7.png").unlink()
    kit.in_folder(tmp_path / "mine", {"hearts-7.jpg": whole[:-500]})
    assert "is not a picture" in refused(capsys, str(tmp_path / "mine"), "--out", out)
    assert not Path(out).exists()
    assert "--out must end in .png" in refused(capsys, "tell", "--out", "x.jpg")
    assert "--back" in refused(capsys, "tell", "--out", out, "--back", "pink")
    assert "--width" in refused(capsys, "tell", "--out", out, "--width", "9")
    (tmp_path / "file").write_text("")
    assert "cannot write" in refused(
        capsys, "tell", "--out", str(tmp_path / "file" / "x.png"), "--width", "40"
    )


def test_without_a_screen(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    bare = {key: value for key, value in os.environ.items() if key not in hidden}
    command = [sys.executable, "-m", "ulti_desktop", "deck-sheet", "french", "--out", str(tmp_path / "a.png")]
    done = subprocess.run([*command, "--width", "40"], cwd=ROOT, env=bare, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
