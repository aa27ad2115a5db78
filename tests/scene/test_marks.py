from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ulti_desktop.scene import marks


def painted(name: str, size: int, colour: QColor | None = None) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    marks.paint_mark(painter, name, QRectF(0, 0, size, size), colour)
    painter.end()
    return image


def covered(image: QImage) -> float:
    alphas = [image.pixelColor(x, y).alphaF() for x in range(image.width()) for y in range(image.height())]
    return sum(alphas) / len(alphas)


@pytest.mark.parametrize("name", sorted(marks.MARKS))
@pytest.mark.usefixtures("qapp")
def test_mark_paints_something_inside_its_box(name: str) -> None:
    assert 0.02 < covered(painted(name, 16, QColor("white"))) < 0.95
    box = marks.mark_path(name).boundingRect()
    assert QRectF(-0.5, -0.5, 65, 65).contains(box), box


@pytest.mark.parametrize("name", marks.SUITS + marks.FRENCH_SUITS)
@pytest.mark.usefixtures("qapp")
def test_suit_signs_have_their_own_colours(name: str) -> None:
    image = painted(name, 32)
    colours = {
        image.pixelColor(x, y).name()
        for x in range(32)
        for y in range(32)
        if image.pixelColor(x, y).alpha() == 255
    }
    assert any(layer.colour is not None and layer.colour.name() in colours for layer in marks.MARKS[name])


@pytest.mark.usefixtures("qapp")
def test_suit_signs_differ_by_shape_alone_at_16_pixels() -> None:
    for group in (marks.SUITS, marks.FRENCH_SUITS):
        images = [painted(name, 16, QColor("white")) for name in group]
        for i, a in enumerate(images):
            for b in images[:i]:
                apart = sum(
                    abs(a.pixelColor(x, y).alphaF() - b.pixelColor(x, y).alphaF())
                    for x in range(16)
                    for y in range(16)
                )
                assert apart > 20


@pytest.mark.usefixtures("qapp")
def test_painting_leaves_the_painter_as_it_was() -> None:
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    before = painter.transform(), painter.renderHints()
    marks.paint_mark(painter, "tulip", QRectF(10, 10, 20, 30))
    assert (painter.transform(), painter.renderHints()) == before
    painter.end()


def test_a_mark_is_centred_in_any_rectangle() -> None:
    box = marks.fit(QRectF(10, 20, 100, 40)).mapRect(QRectF(0, 0, 64, 64))
    assert box == QRectF(40, 20, 40, 40)


@pytest.mark.parametrize("wrong", ["M1", "K1 2", "M1 2C3 4", "5 5"])
def test_broken_paths_are_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="path"):
        marks.parse_path(wrong)


def test_an_unknown_mark_is_an_error() -> None:
    with pytest.raises(KeyError):
        marks.mark_path("no such mark")
