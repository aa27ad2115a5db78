"""Cards put together on one picture by Pillow."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final, Protocol

from PIL import Image, ImageDraw, ImageFont

from ulti_desktop.store import paths

COLUMNS: Final = 8
GROUND: Final = "#18244f"
INK: Final = "#fbf5e6"
FAINT: Final = "#b6bedc"


class Pixels(Protocol):
    """A picture as rows of red, green, blue and alpha bytes."""

    @property
    def width(self) -> int:
        """Of the picture, in pixels."""

    @property
    def height(self) -> int:
        """Of the picture, in pixels."""

    @property
    def data(self) -> bytes:
        """Four bytes a pixel."""


def sheet(cards: Sequence[Pixels], width: int, name: str, small: str) -> bytes:
    """Put the 32 cards in this order and then the back together; return a PNG.

    `width` is a card's without its shadow; the deck's `name` and the `small` print stand under the back.
    """
    height = round(width * 1.6)
    gap, margin = max(6, width // 10), max(12, width // 4)
    across = 2 * margin + 9 * width + 8 * gap + gap
    down = 2 * margin + 4 * height + 3 * gap
    picture = Image.new("RGBA", (across, down), GROUND)
    for place, card in enumerate(cards[:-1]):
        row, column = divmod(place, COLUMNS)
        _lay(picture, card, margin + column * (width + gap), margin + row * (height + gap), (width, height))
    left = margin + COLUMNS * (width + gap) + gap
    _lay(picture, cards[-1], left, margin, (width, height))
    _caption(picture, (left, margin + height + gap), width, name, small)
    data = io.BytesIO()
    picture.convert("RGB").save(data, "PNG")
    return data.getvalue()


def _lay(picture: Image.Image, card: Pixels, left: int, top: int, size: tuple[int, int]) -> None:
    """The middle of the pixels is the middle of the card; around it is room for the shadow."""
    image = Image.frombytes("RGBA", (card.width, card.height), card.data)
    picture.alpha_composite(image, (left + (size[0] - card.width) // 2, top + (size[1] - card.height) // 2))


def _caption(picture: Image.Image, place: tuple[int, int], width: int, name: str, small: str) -> None:
    draw = ImageDraw.Draw(picture)
    x, y = place
    for text, weight, size, colour in (
        (name, 600, max(9, width // 8), INK),
        (small, 400, max(8, width // 12), FAINT),
    ):
        font = ImageFont.truetype(io.BytesIO(paths.font_bytes(weight)), size)
        for line in _wrapped(text, font, width):
            draw.text((x, y), line, fill=colour, font=font)
            y += round(size * 1.25)
        y += size // 2


def _wrapped(text: str, font: ImageFont.FreeTypeFont, width: int) -> list[str]:
    lines: list[str] = []
    for word in text.split():
        if lines and font.getlength(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
