"""SVG pictures of a deck: what they may not hold, and how much work they may make.

Qt opens local files that a picture names and draws `use` as often as it is told to: both are looked at here.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from dataclasses import dataclass, field
from typing import Final, NamedTuple
from xml.parsers import expat

from ulti_desktop import limits
from ulti_desktop.store.decks.faults import BadDeck, DeckFault
from ulti_desktop.store.decks.raster import check_raster
from ulti_desktop.store.decks.svg_dashes import MENTION, Dashes
from ulti_desktop.store.decks.svg_numbers import Measure, TooFarError

_GZIP: Final = b"\x1f\x8b"
_SCRIPTS: Final = frozenset({"script", "handler", "listener"})
_IDS: Final = ("id", "xml:id")
"""Qt takes both, and of several elements with one id now one and now the other: all of them are followed."""
_REFERENCES: Final = frozenset({"href", "src"})
_URL: Final = re.compile(r"url\(\s*['\"]?\s*([^)]*)", re.IGNORECASE)
_BAD_STYLE: Final = re.compile(r"@import|@font-face|expression\s*\(|javascript\s*:|\\", re.IGNORECASE)
_EMBEDDED: Final = re.compile(r"data:image/(?:png|jpe?g);base64,", re.IGNORECASE)
_REPEATING: Final = frozenset({"mask", "pattern", "marker", "g", "symbol", "svg", "use"})
_NUMBER: Final = re.compile(r"\s*([0-9.]+(?:[eE][+-]?[0-9]+)?)\s*(?:px|mm|cm|pt|in)?\s*$")


@dataclass(frozen=True, slots=True)
class SvgFacts:
    """What a picture holds: the ids of its elements, and its shape as height by width (0: not said)."""

    ids: frozenset[str]
    shape: float


class _Weight(NamedTuple):
    drawn: int
    depth: int


@dataclass(slots=True)
class _Element:
    tag: str
    work: int = 1
    children: list[int] = field(default_factory=list)
    targets: list[str] = field(default_factory=list)


def unpacked(data: bytes, name: str) -> bytes:
    """Return the text of an SVG, which may be packed with gzip; raise BadDeck when it is too long."""
    if not data.startswith(_GZIP):
        if len(data) > limits.SVG_BYTES:
            raise BadDeck(DeckFault.TOO_LARGE, name)
        return data
    unpack = zlib.decompressobj(wbits=31)
    try:
        text = unpack.decompress(data, limits.SVG_BYTES + 1)
    except zlib.error:
        raise BadDeck(DeckFault.NOT_A_PICTURE, name) from None
    if len(text) > limits.SVG_BYTES:
        raise BadDeck(DeckFault.TOO_LARGE, name)
    if not unpack.eof:
        raise BadDeck(DeckFault.NOT_A_PICTURE, name)
    return text


def check_svg(data: bytes, name: str) -> SvgFacts:
    """Return what an (unpacked) SVG holds; raise BadDeck when it is none or may not be used."""
    reader = _read(data, name, "")
    if MENTION in reader.sheet:  # of dashes that it gives to elements before it nobody has heard
        reader = _read(data, name, reader.sheet)
    return reader.facts()


def _read(data: bytes, name: str, sheet: str) -> _Reader:
    reader = _Reader(name, data.count(b"&"), sheet)
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text
    parser.EntityDeclHandler = reader.entity
    parser.ProcessingInstructionHandler = reader.instruction
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, ValueError):
        raise BadDeck(DeckFault.NOT_A_PICTURE, name) from None
    return reader


class _Reader:
    def __init__(self, name: str, entities_used: int, sheet: str) -> None:
        self._name = name
        self._dashes = Dashes(sheet)
        self._entities_used = entities_used
        self._elements: list[_Element] = []
        self._open: list[int] = []
        self._ids: dict[str, list[int]] = {}
        self._style: list[str] = []
        self._entities = 0
        self._longest_entity = 0
        self._attributes = 0
        self._measure = Measure()
        self._pixels = 0
        self._shape = 0.0

    @property
    def sheet(self) -> str:
        """All style sheets."""
        return "".join(self._style)

    def facts(self) -> SvgFacts:
        """What was read, when all of it may be drawn."""
        sheet = self.sheet
        if len(sheet) > limits.SVG_SHEET or len(sheet) * len(self._elements) > limits.SVG_SHEET_ELEMENTS:
            raise self._bad(DeckFault.TOO_INVOLVED)
        for target in self._check_style(sheet):
            if any(self._elements[place].tag in _REPEATING for place in self._ids.get(target, ())):
                raise self._bad(DeckFault.TOO_INVOLVED)
        self._weigh(0, 0, {}, set())
        return SvgFacts(frozenset(self._ids), self._shape)

    def _bad(self, fault: DeckFault) -> BadDeck:
        return BadDeck(fault, self._name)

    # -- what the parser finds

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        local = tag.rpartition(":")[2]
        if not self._elements:
            if local != "svg":
                raise self._bad(DeckFault.NOT_A_PICTURE)
            self._shape = _shape(attributes)
        if local.lower() in _SCRIPTS:
            raise self._bad(DeckFault.UNSAFE_PICTURE)
        place = len(self._elements)
        if place >= limits.SVG_ELEMENTS or len(self._open) >= limits.SVG_DEPTH:
            raise self._bad(DeckFault.TOO_INVOLVED)
        element = _Element(local)
        if self._open:
            self._elements[self._open[-1]].children.append(place)
        self._elements.append(element)
        self._open.append(place)
        self._attributes += len(attributes)
        if self._attributes > limits.SVG_ATTRIBUTES:
            raise self._bad(DeckFault.TOO_INVOLVED)
        try:
            self._measure.open(local, attributes)
        except TooFarError:
            raise self._bad(DeckFault.BAD_NUMBER) from None
        element.work += self._dashes.open(local, attributes)
        for key, value in attributes.items():
            self._attribute(element, place, key, value)

    def end(self, tag: str) -> None:
        self._open.pop()
        self._measure.close()
        self._dashes.close()

    def text(self, data: str) -> None:
        if self._open and self._elements[self._open[-1]].tag == "style":
            self._style.append(data)

    def entity(
        self,
        name: str,
        is_parameter: bool,
        value: str | None,
        base: str | None,
        system_id: str | None,
        public_id: str | None,
        notation: str | None,
    ) -> None:
        """Drawing programs name their namespaces by entities; longer or nested ones are bombs."""
        self._entities += 1
        if is_parameter or value is None or len(value) > limits.SVG_ENTITY or "&" in value or "<" in value:
            raise self._bad(DeckFault.UNSAFE_PICTURE)
        if self._entities > limits.SVG_ENTITIES:
            raise self._bad(DeckFault.UNSAFE_PICTURE)
        self._longest_entity = max(self._longest_entity, len(value))
        if self._longest_entity * self._entities_used > limits.SVG_EXPANDED:
            raise self._bad(DeckFault.TOO_INVOLVED)

    def instruction(self, target: str, data: str) -> None:
        if target.lower() == "xml-stylesheet":
            raise self._bad(DeckFault.UNSAFE_PICTURE)

    # -- inside

    def _attribute(self, element: _Element, place: int, key: str, value: str) -> None:
        local = key.rpartition(":")[2].lower()
        if key in _IDS:
            self._ids.setdefault(value, []).append(place)
        elif local.startswith("on"):
            raise self._bad(DeckFault.UNSAFE_PICTURE)
        elif local in _REFERENCES:
            self._reference(element, value.strip())
        elif local == "style" or "url" in value.lower():
            element.targets.extend(self._check_style(value))

    def _reference(self, element: _Element, value: str) -> None:
        if value.startswith("#"):
            element.targets.append(value[1:])
            return
        found = _EMBEDDED.match(value)
        if found is not None:
            self._embedded(value[found.end() :])
        elif value:
            raise self._bad(DeckFault.UNSAFE_PICTURE)

    def _embedded(self, text: str) -> None:
        try:
            data = base64.b64decode("".join(text.split()), validate=True)
        except (binascii.Error, ValueError):
            raise self._bad(DeckFault.NOT_A_PICTURE) from None
        width, height = check_raster(data, self._name)
        self._pixels += width * height
        if self._pixels > 4 * limits.PICTURE_PIXELS:
            raise self._bad(DeckFault.TOO_MANY_PIXELS)

    def _check_style(self, text: str) -> list[str]:
        """Refuse what leads outside; return the ids that the style refers to."""
        if _BAD_STYLE.search(text):
            raise self._bad(DeckFault.UNSAFE_PICTURE)
        targets = []
        for target in _URL.findall(text):
            if not target.startswith("#"):
                raise self._bad(DeckFault.UNSAFE_PICTURE)
            targets.append(target[1:].strip(" '\""))
        return targets

    def _weigh(self, place: int, depth: int, known: dict[int, _Weight], above: set[int]) -> _Weight:
        """How many elements are drawn for this one, its references followed, and how deep they lie."""
        if place in known:
            return known[place]
        if depth > limits.SVG_DEPTH or place in above:
            raise self._bad(DeckFault.TOO_INVOLVED)
        above.add(place)
        element = self._elements[place]
        drawn, deepest = element.work, 0
        targets = [place for one in element.targets for place in self._ids.get(one, ())]
        for one in (*element.children, *targets):
            part = self._weigh(one, depth + 1, known, above)
            drawn, deepest = drawn + part.drawn, max(deepest, part.depth)
            if drawn > limits.SVG_DRAWN or deepest >= limits.SVG_DEPTH:
                raise self._bad(DeckFault.TOO_INVOLVED)
        above.discard(place)
        known[place] = _Weight(drawn, deepest + 1)
        return known[place]


def _shape(attributes: dict[str, str]) -> float:
    box = attributes.get("viewBox", "").replace(",", " ").split()
    try:
        width, height = float(box[2]), float(box[3])
    except (IndexError, ValueError):
        found = [_NUMBER.match(attributes.get(key, "")) for key in ("width", "height")]
        if found[0] is None or found[1] is None:
            return 0.0
        try:
            width, height = float(found[0][1]), float(found[1][1])
        except ValueError:
            return 0.0
    return height / width if width > 0 and 0 < height < 1e9 else 0.0
