"""Every picture of a deck is looked at before the deck may be used."""

from __future__ import annotations

import hashlib
from pathlib import PurePosixPath
from typing import Final

from ulti_desktop import limits
from ulti_desktop.store.decks import raster, svg, svg_parts
from ulti_desktop.store.decks.cardnames import BACK, shown
from ulti_desktop.store.decks.describe import Description, Place
from ulti_desktop.store.decks.faults import BadDeck, DeckFault
from ulti_desktop.store.decks.picture import Picture
from ulti_desktop.store.decks.source import Source

SHAPES: Final = (1.0, 2.4)
"""Height by width of what can still be a card."""

_VECTOR: Final = (".svg", ".svgz")


def pictures(source: Source, description: Description) -> dict[int, Picture]:
    """Return the pictures of all places, by card or BACK; raise BadDeck for what may not be used."""
    looked = _Looked(source, description)
    found = {card: looked.picture(place) for card, place in description.places.items()}
    seen: dict[tuple[bytes, str], int] = {}
    for card, picture in found.items():
        if card == BACK:
            continue
        key = hashlib.sha256(picture.data).digest() if not picture.element else b"", picture.element
        if key in seen:
            raise BadDeck(DeckFault.DUPLICATE_CARD, f"{shown(seen[key])}, {shown(card)}")
        seen[key] = card
    return found


class _Looked:
    """Reads each file once."""

    def __init__(self, source: Source, description: Description) -> None:
        self._source = source
        self._places = tuple(description.places.values())
        self._atlases: dict[str, tuple[bytes, svg.SvgFacts, dict[str, bytes]]] = {}
        self._bytes = 0

    def picture(self, place: Place) -> Picture:
        name = PurePosixPath(place.file).name
        if PurePosixPath(place.file).suffix.lower() not in _VECTOR:
            data = self._read(place.file)
            width, height = raster.check_raster(data, name, _formats(place.file))
            return Picture(name, data, is_svg=False, shape=_card_shape(height / width, name))
        if place.element:
            text, facts, parts = self._atlas(place.file, name)
            if place.element not in facts.ids:
                raise BadDeck(DeckFault.MISSING_CARD, place.element)
            part = parts.get(place.element, text)
            return Picture(name, part, is_svg=True, element=place.element, whole=text)
        text = svg.unpacked(self._read(place.file, limits.SVG_BYTES), name)
        facts = svg.check_svg(text, name)
        return Picture(name, text, is_svg=True, shape=_card_shape(facts.shape, name))

    def _atlas(self, file: str, name: str) -> tuple[bytes, svg.SvgFacts, dict[str, bytes]]:
        if file not in self._atlases:
            text = svg.unpacked(self._read(file, limits.SVG_BYTES), name)
            facts = svg.check_svg(text, name)
            wanted = [place.element for place in self._places if place.file == file and place.element]
            self._atlases[file] = text, facts, svg_parts.parts(text, wanted)
        return self._atlases[file]

    def _read(self, file: str, most: int = limits.DECK_FILE_BYTES) -> bytes:
        data = self._source.read(file, most)
        self._bytes += len(data)
        if self._bytes > limits.DECK_TOTAL_BYTES:
            raise BadDeck(DeckFault.TOO_LARGE, PurePosixPath(file).name)
        return data


def _formats(file: str) -> tuple[str, ...]:
    """Card sets of PySol are often GIF; nothing else needs them."""
    return raster.OLD_FORMATS if PurePosixPath(file).suffix.lower() == ".gif" else raster.FORMATS


def _card_shape(shape: float, name: str) -> float:
    if not SHAPES[0] <= shape <= SHAPES[1]:
        raise BadDeck(DeckFault.WRONG_SHAPE, name)
    return shape
