"""Pictures of all cards of the packaged decks, in every form, for tests that compare them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from ulti_desktop.scene import deck
from ulti_desktop.scene.art import CardArt
from ulti_desktop.store import paths

DECKS = ("tell", "french")
FORMS = (("tell", "plain"), ("tell", "large"), ("french", "plain"), ("french", "large"), ("french", "four"))
GROUND = QColor("#18244f")


def drawings() -> list[str]:
    """Every SVG of the decks and backs, named from the folder of the decks."""
    folders = [f"{one}{part}" for one in DECKS for part in ("", "/large")] + ["backs"]
    return [
        f"{folder}/{name}"
        for folder in folders
        for name in paths.resource_names(f"decks/{folder}")
        if name.endswith(".svg")
    ]


def drawing(name: str) -> bytes:
    return paths.resource_bytes(f"decks/{name}")


def rendered(name: str, width: int = 75) -> QImage:
    """A drawing of the decks on the table's colour, `width` pixels wide."""
    renderer = QSvgRenderer(QByteArray(drawing(name)))
    assert renderer.isValid(), name
    assert renderer.viewBoxF() == QRectF(0, 0, deck.VIEW_WIDTH, deck.VIEW_HEIGHT), name
    return painted(width, renderer.render)


def painted(width: int, draw: Callable[[QPainter, QRectF], None]) -> QImage:
    image = QImage(width, round(width * 1.6), QImage.Format.Format_RGB32)
    image.fill(GROUND)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, QRectF(image.rect()))
    painter.end()
    return image


@cache
def cards(deck_id: str, form: str, width: int, language: str = "hu") -> tuple[QImage, ...]:
    """All 32 cards as they lie on the table, with their letters; form is plain, large or four (colours)."""
    art = CardArt(deck_id, language)
    art.set_large(form == "large")
    art.set_four_colours(form == "four")

    def one(card: int) -> QImage:
        return painted(width, lambda painter, rect: art.paint(painter, card, rect))

    return tuple(one(card) for card in range(32))


def difference(a: QImage, b: QImage) -> float:
    """Mean difference per channel, 0..255."""
    left, right = bytes(a.constBits()), bytes(b.constBits())
    return sum(abs(x - y) for x, y in zip(left, right, strict=True)) / len(left)


def reduced(image: QImage, width: int) -> QImage:
    """The picture made smaller, smoothly."""
    height = round(image.height() * width / image.width())
    smooth = Qt.TransformationMode.SmoothTransformation
    small = image.scaled(width, height, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return small.convertToFormat(QImage.Format.Format_RGB32)
