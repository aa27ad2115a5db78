"""Small decks of cards made on the spot: PNG, SVG, KDE and PySol, in a folder or a zip."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path

from PIL import Image

from ulti_desktop.engine.cards import DECK, Card
from ulti_desktop.store.decks.describe import kde_element

Files = dict[str, bytes]
TOML = 'name = "Mine"\nsuits = "german"\nauthor = "Me"\n'


def colour(card: int) -> tuple[int, int, int]:
    """A colour of its own for each card; -1 is the back."""
    return 40 + card * 6, 255 - card * 5, (card * 37 + 40) % 256


def png(card: int, size: tuple[int, int] = (30, 48)) -> bytes:
    return encoded(card, "PNG", size)


def encoded(card: int, kind: str, size: tuple[int, int] = (30, 48)) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", size, colour(card)).save(out, kind)
    return out.getvalue()


def svg(card: int, inner: str = "", head: str = 'viewBox="0 0 300 480"') -> bytes:
    fill = "#{:02x}{:02x}{:02x}".format(*colour(card))
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" {head}>'
        f'<rect width="300" height="480" fill="{fill}"/>{inner}</svg>'
    )
    return text.encode()


def ours(card: Card) -> str:
    return card.code.replace(" ", "-")


def png_deck() -> Files:
    files = {f"{ours(card)}.png": png(card) for card in DECK}
    return {**files, "back.png": png(-1), "deck.toml": TOML.encode()}


def svg_deck() -> Files:
    files = {f"{ours(card)}.svg": svg(card) for card in DECK}
    return {**files, "back.svg": svg(-1), "deck.toml": TOML.encode()}


def kde_deck(packed: bytes | None = None) -> Files:
    parts = []
    for card in DECK:
        fill = "#{:02x}{:02x}{:02x}".format(*colour(card))
        box = f'x="{card * 50}" width="40" height="60" fill="{fill}"'
        parts.append(f'<g id="{kde_element(card)}"><rect {box}/></g>')
    back = '<rect id="back" x="1700" width="40" height="60" fill="#123456"/>'
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="60">'
    drawing = (head + "".join(parts) + back + "</svg>").encode()
    index = "[Desktop Entry]\nName=no\n[KDE Backdeck]\nName=Old\nName[de]=Alt\nSVG=all.svg\nAuthor=Her\n"
    return {"index.desktop": index.encode(), "all.svg": drawing}


def pysol_deck(kind: str = "GIF") -> Files:
    ending = f".{kind.lower()}"
    config = f"PySolFC solitaire cardset;4;{ending};1;52;7\n1-x;Small set\n30 48 8\n16 25 7 7\n"
    config += f"back01{ending}\nback01{ending}\n"
    ranks = {0: 7, 1: 8, 2: 9, 3: 11, 4: 12, 5: 13, 6: 10, 7: 1}
    files = {f"{ranks[card.rank]:02}{'cshd'[card.suit]}{ending}": encoded(card, kind) for card in DECK}
    return {**files, f"back01{ending}": encoded(-1, kind), "config.txt": config.encode()}


def in_folder(place: Path, files: Mapping[str, bytes]) -> Path:
    for name, data in files.items():
        path = place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    place.mkdir(parents=True, exist_ok=True)
    return place


def in_zip(path: Path, files: Mapping[str, bytes], before: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(before + name, data)
    return path


def huge_png(width: int = 20_000, height: int = 20_000) -> bytes:
    """A PNG that is small on disk and says that it is huge; it is well formed."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = zlib.compress(bytes((width // 8 + 1) * height), 9)
    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
