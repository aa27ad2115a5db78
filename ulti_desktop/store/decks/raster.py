"""PNG and JPEG pictures of a deck, looked at and brought to size by Pillow."""

from __future__ import annotations

import io
import warnings
from typing import Final

from PIL import Image, ImageOps

from ulti_desktop import limits
from ulti_desktop.store.decks.faults import BadDeck, DeckFault

LEAST_SIDE: Final = 16
KEPT: Final = (750, 1200)
"""Width and height in pixels that a kept picture has at most: two and a half times the usual drawing."""

FORMATS: Final = ("PNG", "JPEG")
OLD_FORMATS: Final = (*FORMATS, "GIF")
_MODES: Final = ("1", "L", "LA", "P", "PA", "RGB", "RGBA", "CMYK", "YCbCr")
_SCAN: Final = b"\xff\xda"
"""What each pass over the pixels of a JPEG begins with; among its data this cannot stand."""


def check_raster(data: bytes, name: str, formats: tuple[str, ...] = FORMATS) -> tuple[int, int]:
    """Return width and height in pixels of a picture that may be used; raise BadDeck otherwise.

    Reads the head and, where the format has check sums, those; the pixels are not unpacked.
    """
    with _opened(data, name, formats) as picture:
        size = picture.size
        if picture.format == "JPEG" and data.count(_SCAN) > limits.PICTURE_SCANS:
            raise BadDeck(DeckFault.TOO_INVOLVED, name)
        try:
            picture.verify()
        except Exception:  # whatever comes of what Pillow cannot read
            raise BadDeck(DeckFault.NOT_A_PICTURE, name) from None
    return size


def brought_to_size(data: bytes, name: str, formats: tuple[str, ...] = OLD_FORMATS) -> bytes:
    """Return a picture as PNG of at most KEPT pixels; raise BadDeck when it cannot be unpacked."""
    with _opened(data, name, formats) as picture, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            picture.draft("RGB", (2 * KEPT[0], 2 * KEPT[1]))  # a JPEG is unpacked smaller right away
            upright = ImageOps.exif_transpose(picture).convert("RGBA")
            upright.thumbnail(KEPT, Image.Resampling.LANCZOS, reducing_gap=2.0)
            kept = io.BytesIO()
            upright.save(kept, "PNG", compress_level=1)
        except Exception:
            raise BadDeck(DeckFault.NOT_A_PICTURE, name) from None
    return kept.getvalue()


def _opened(data: bytes, name: str, formats: tuple[str, ...]) -> Image.Image:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            picture = Image.open(io.BytesIO(data), formats=formats)
        except (Image.DecompressionBombError, Image.DecompressionBombWarning):
            raise BadDeck(DeckFault.TOO_MANY_PIXELS, name) from None
        except Exception:
            raise BadDeck(DeckFault.NOT_A_PICTURE, name) from None
    width, height = picture.size
    if max(width, height) > limits.PICTURE_SIDE or width * height > limits.PICTURE_PIXELS:
        fault = DeckFault.TOO_MANY_PIXELS
    elif min(width, height) < LEAST_SIDE or picture.mode not in _MODES:
        fault = DeckFault.NOT_A_PICTURE
    else:
        return picture
    picture.close()
    raise BadDeck(fault, name)
