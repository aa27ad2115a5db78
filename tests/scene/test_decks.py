from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from ulti_desktop.scene import deck
from ulti_desktop.store import paths

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "make_decks.py"
DECKS = ("tell", "french")
FORBIDDEN = re.compile(
    r"<(text|tspan|textPath|image|filter|clipPath|mask|pattern|symbol|linearGradient|radialGradient|foreignObject)\b"
    r"|hsl\(|rgba\(|currentColor|clip-path|mix-blend-mode|var\(|\d(mm|pt|%)\b|<svg[^>]*>.*<svg",
    re.DOTALL,
)


def render(deck_id: str, name: str, width: int = 75) -> QImage:
    renderer = QSvgRenderer(QByteArray(deck.deck_file(deck_id, name)))
    assert renderer.isValid()
    assert renderer.viewBoxF() == QRectF(0, 0, deck.VIEW_WIDTH, deck.VIEW_HEIGHT)
    image = QImage(width, round(width * 1.6), QImage.Format.Format_RGB32)
    image.fill(QColor("#18244f"))
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def difference(a: QImage, b: QImage) -> float:
    """Mean difference per channel, 0..255."""
    left, right = bytes(a.constBits()), bytes(b.constBits())
    return sum(abs(x - y) for x, y in zip(left, right, strict=True)) / len(left)


@pytest.mark.skipif(not TOOL.exists(), reason="only the source tree has the tool that draws the decks")
def test_drawing_again_gives_the_same_files(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(TOOL), str(tmp_path)], check=True)
    drawn = {p.relative_to(tmp_path).as_posix(): p.read_bytes() for p in tmp_path.rglob("*.*")}
    for deck_id in DECKS:
        names = {f"{deck_id}/{name}" for name in paths.resource_names(f"decks/{deck_id}")}
        assert names == {name for name in drawn if name.startswith(f"{deck_id}/")}
    assert [n for n, data in drawn.items() if paths.resource_bytes(f"decks/{n}") != data] == []


def test_both_decks_are_found() -> None:
    assert set(DECKS) <= set(deck.deck_ids())


@pytest.mark.parametrize("deck_id", DECKS)
def test_description(deck_id: str) -> None:
    found = deck.load_deck(deck_id)
    assert found.id == deck_id
    assert set(found.names) == {"hu", "de", "en"}
    assert all(found.names.values())
    assert found.suits in ("german", "french")
    assert found.aspect == pytest.approx(deck.VIEW_HEIGHT / deck.VIEW_WIDTH)
    assert found.license.startswith("MIT")
    for card in range(32):
        for language in ("hu", "de", "en", "xx"):
            letter = found.letter(card, language)
            assert len(letter) <= 2
            assert letter or not found.letters_always
        assert QColor(found.letter_colour(card)).isValid()


@pytest.mark.parametrize("deck_id", DECKS)
@pytest.mark.parametrize("language", ["hu", "de", "en"])
def test_letters_tell_ranks_apart(deck_id: str, language: str) -> None:
    found = deck.load_deck(deck_id)
    letters = [found.letter(card, language) for card in range(8)]
    shown = [letter for letter in letters if letter]
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("deck_id", DECKS)
@pytest.mark.usefixtures("qapp")
def test_every_face_draws_and_none_looks_like_another(deck_id: str) -> None:
    faces = [render(deck_id, deck.face_name(card)) for card in range(32)]
    faces.append(render(deck_id, "back.svg"))
    for image in faces:
        colours = {image.pixel(x, y) for x in range(0, 75, 3) for y in range(0, 120, 3)}
        assert len(colours) > 5
    small = [f.scaled(25, 40) for f in faces]
    alike = [(i, j) for i in range(33) for j in range(i) if difference(small[i], small[j]) < 0.8]
    # French kings, queens and jacks share panels; even they differ by more than this.
    assert alike == []


def outline_at_16(suit: str) -> set[tuple[int, int]]:
    """The pixels that the corner sign of a suit's king covers when it is 16 pixels high."""
    name = f"{suit}-K.svg"
    image = render("tell", name, 71)
    ground = image.pixelColor(7, 8)
    return {
        (x, y)
        for x in range(6, 19)
        for y in range(7, 23)
        if abs(image.pixelColor(x, y).lightness() - ground.lightness()) > 30
        or abs(image.pixelColor(x, y).saturation() - ground.saturation()) > 60
    }


@pytest.mark.usefixtures("qapp")
def test_suit_signs_differ_by_shape_alone_when_they_are_tiny() -> None:
    shapes = {suit: outline_at_16(suit) for suit in deck.SUIT_NAMES}
    for one, mine in shapes.items():
        assert len(mine) > 60, one
        for other, theirs in shapes.items():
            if one != other:
                assert len(mine ^ theirs) / len(mine | theirs) > 0.15, (one, other)


@pytest.mark.usefixtures("qapp")
def test_nothing_of_the_tell_pictures_crosses_the_frame() -> None:
    for card in range(32):
        image = render("tell", deck.face_name(card), 300)
        margin = [(x, y) for x in (9, 290) for y in range(24, 456)]
        margin += [(x, y) for y in (9, 470) for x in range(24, 276)]
        margin += [(x, y) for x in (17, 282) for y in range(44, 436)]
        margin += [(x, y) for y in (17, 462) for x in range(44, 256)]
        paper = image.pixelColor(9, 240)
        assert [p for p in margin if image.pixelColor(*p) != paper] == [], deck.face_name(card)


@pytest.mark.parametrize("deck_id", DECKS)
@pytest.mark.parametrize("width", [40, 150])
@pytest.mark.usefixtures("qapp")
def test_faces_fill_any_size(deck_id: str, width: int) -> None:
    for card in range(32):
        image = render(deck_id, deck.face_name(card), width)
        assert image.size().toTuple() == (width, round(width * 1.6))
        corner, middle = image.pixelColor(0, 0), image.pixelColor(width // 2, 1)
        assert corner.lightness() < 110
        assert middle.lightness() > 180
        dark = sum(image.pixelColor(x, image.height() // 4).lightness() < 90 for x in range(width))
        assert 0 <= dark < width // 2


@pytest.mark.parametrize("deck_id", DECKS)
def test_only_what_qt_draws_well(deck_id: str) -> None:
    for name in paths.resource_names(f"decks/{deck_id}"):
        if not name.endswith(".svg"):
            continue
        text = deck.deck_file(deck_id, name).decode("utf-8")
        match = FORBIDDEN.search(text)
        assert match is None, f"{name}: {match.group(0) if match else ''}"
        assert 'viewBox="0 0 300 480"' in text
        ids = set(re.findall(r'id="([\w-]+)"', text))
        assert set(re.findall(r'href="#([\w-]+)"', text)) <= ids, name
        assert len(text) < 40_000, name


def test_face_names() -> None:
    assert deck.face_name(0) == "acorns-7.svg"
    assert deck.face_name(2 * 8 + 6) == "hearts-10.svg"
    assert len({deck.face_name(card) for card in range(32)}) == 32
    for wrong in (-1, 32):
        with pytest.raises(ValueError, match="no card"):
            deck.face_name(wrong)


def test_the_back_is_the_same_upside_down(qapp: QGuiApplication) -> None:
    image = render("tell", "back.svg", 300)
    turned = image.mirrored(True, True) if not hasattr(image, "flipped") else image.rgbSwapped().rgbSwapped()
    if hasattr(image, "flipped"):
        from PySide6.QtCore import Qt

        turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    assert difference(image, turned) < 1.0
