"""Contact sheets of the decks for the documentation, small enough to be kept."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

WIDTH = 128
MOST_BYTES = 250_000
SHEETS = {  # file name, deck, large indices, four colours, language, back
    "tell": ("tell", False, False, "hu", "blue"),
    "tell-large": ("tell", True, False, "hu", "krapp"),
    "french": ("french", False, False, "en", "blue"),
    "french-four-colours": ("french", False, True, "de", "green"),
    "french-large": ("french", True, False, "en", "krapp"),
}


def _sheet(name: str) -> bytes:
    from ulti_desktop.commands.decksheet import BACK, CARDS
    from ulti_desktop.commands.sheet import sheet
    from ulti_desktop.scene.deck import load_deck
    from ulti_desktop.scene.portrait import Look, portraits

    deck_id, large, four, language, back = SHEETS[name]
    deck = load_deck(deck_id)
    look = Look(WIDTH, language, four, large, back)
    return sheet(portraits(deck, look, (*CARDS, BACK)), WIDTH, deck.name(language), deck.license)


def _backs() -> bytes:
    """All backs in a row."""
    from ulti_desktop.commands.decksheet import BACK
    from ulti_desktop.scene.deck import BACKS, load_deck
    from ulti_desktop.scene.portrait import Look, portraits

    width, gap = 200, 30
    picture = Image.new("RGBA", (gap + len(BACKS) * (width + gap), gap * 2 + width * 8 // 5), "#18244f")
    for place, one in enumerate(BACKS):
        (card,) = portraits(load_deck("tell"), Look(width, back=one), (BACK,))
        image = Image.frombytes("RGBA", (card.width, card.height), card.data)
        left = gap + place * (width + gap) + (width - card.width) // 2
        picture.alpha_composite(image, (left, gap + (width * 8 // 5 - card.height) // 2))
    data = io.BytesIO()
    picture.convert("RGB").save(data, "PNG")
    return data.getvalue()


def _palette(picture: Image.Image, count: int, apart: int) -> list[int]:
    """The most frequent colours that differ from each other by `apart` in some channel."""
    found = picture.getcolors(picture.width * picture.height) or []
    kept: list[tuple[int, int, int]] = []
    for _, colour in sorted(found, reverse=True):
        if all(max(abs(a - b) for a, b in zip(colour, one, strict=True)) >= apart for one in kept):
            kept.append(colour)
            if len(kept) == count:
                break
    return [channel for colour in kept for channel in colour]


def reduced(png: bytes, most: int = MOST_BYTES) -> bytes:
    """The picture with as many of its own colours as fit into `most` bytes."""
    with Image.open(io.BytesIO(png)) as picture:
        whole = picture.convert("RGB")
    for count, apart in ((255, 10), (160, 14), (96, 20), (64, 26)):
        palette = Image.new("P", (1, 1))
        palette.putpalette(_palette(whole, count, apart))
        data = io.BytesIO()
        whole.quantize(palette=palette, dither=Image.Dither.NONE).save(data, "PNG", optimize=True)
        if len(data.getvalue()) <= most:
            return data.getvalue()
    raise ValueError("the picture does not become small enough")


def write(folder: Path) -> None:
    """Write all sheets into a folder."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication.instance() or QGuiApplication(
        ["decks"]
    )  # one for all: the fonts are its own
    folder.mkdir(parents=True, exist_ok=True)
    for name in SHEETS:
        (folder / f"{name}.png").write_bytes(reduced(_sheet(name)))
    (folder / "backs.png").write_bytes(reduced(_backs()))
    del application
