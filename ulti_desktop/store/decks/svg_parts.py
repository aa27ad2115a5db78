"""One large drawing of many cards, taken apart: a small drawing for each card, with all that it refers to.

Qt reads a drawing as a whole before it draws one element of it, which takes a second for some decks. A part
holds the element, the open tags around it, every style sheet and whatever the element refers to, all of it
cut out of the text as it stands; drawn by its id it looks as it does in the whole.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final
from xml.parsers import expat

_TAG: Final = re.compile(rb"<[^\"'>]*(?:\"[^\"]*\"[^\"'>]*|'[^']*'[^\"'>]*)*>")
_URL: Final = re.compile(r"url\(\s*['\"]?\s*#([^)'\"]*)", re.IGNORECASE)
_ENCODED: Final = re.compile(rb"""^<\?xml[^>]*encoding\s*=\s*["'](?!utf-?8|us-ascii)""", re.IGNORECASE)
_BY_PLACE: Final = re.compile(rb"[>+~]|:(?:first|last|nth|only)")
"""Rules for elements by what stands around them; a part has other neighbours."""
_INHERITING: Final = frozenset({"mask", "pattern", "marker", "filter", "clipPath"})
"""These are drawn in the style of what they lie in, even when they are only referred to."""
_MOST_TIMES: Final = 3
_LITTLE: Final = 1024 * 1024
_UTF8: Final = b"\xef\xbb\xbf"


@dataclass(slots=True)
class _Element:
    tag: str
    start: int
    parent: int
    end: int = 0
    targets: list[str] = field(default_factory=list)


class _Reader:
    """Notes where every element begins and ends, and what it refers to."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._parser = expat.ParserCreate()
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._stop
        self.elements: list[_Element] = []
        self.ids: dict[str, int] = {}
        self.twice: set[str] = set()
        self.styles: list[int] = []
        self._open: list[int] = []

    def read(self) -> None:
        self._parser.Parse(self._data, True)

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        place = len(self.elements)
        local = tag.rpartition(":")[2]
        element = _Element(local, self._parser.CurrentByteIndex, self._open[-1] if self._open else -1)
        for key, value in attributes.items():
            if key in ("id", "xml:id"):
                if value in self.ids:
                    self.twice.add(value)
                self.ids.setdefault(value, place)
            elif value.startswith("#") and key.rpartition(":")[2] == "href":
                element.targets.append(value[1:])
            elif "url" in value.lower():
                element.targets += [one.strip() for one in _URL.findall(value)]
        if local == "style":
            self.styles.append(place)
        self.elements.append(element)
        self._open.append(place)

    def _stop(self, _tag: str) -> None:
        element, here = self.elements[self._open.pop()], self._parser.CurrentByteIndex
        is_empty = self._data[here - 2 : here] == b"/>" and self.tag_end(element.start) == here
        element.end = here if is_empty else self.tag_end(here)

    def tag_end(self, start: int) -> int:
        """Return where the tag that begins at `start` ends."""
        found = _TAG.match(self._data, start)
        if found is None:
            raise ValueError("no tag")
        return found.end()


def parts(data: bytes, wanted: Collection[str]) -> dict[str, bytes]:
    """Return a drawing of its own for each of the ids in a drawing that was checked.

    Left out are ids whose part may not look the same, and all of them where the text cannot be cut.
    """
    if _ENCODED.match(data) or not data.removeprefix(_UTF8).lstrip().startswith(b"<"):
        return {}
    reader = _Reader(data)
    try:
        reader.read()
        cutter = _Cutter(data, reader)
        found = {one: cutter.part(one) for one in wanted if one in reader.ids}
    except (expat.ExpatError, ValueError):
        return {}
    much = sum(map(len, found.values())) > _LITTLE + _MOST_TIMES * len(data)  # all refer to something large
    return {} if much else {one: part for one, part in found.items() if part}


class _Cutter:
    def __init__(self, data: bytes, reader: _Reader) -> None:
        self._data, self._reader = data, reader
        self._referred: dict[int, list[str]] = {}
        styles = b"".join(self._text(one) for one in reader.styles)
        self._whole = _BY_PLACE.search(re.sub(rb"<[^<>]*(?:>|\[CDATA\[)|\]\]>", b"", styles)) is not None
        for place, element in enumerate(reader.elements):
            if element.targets:
                self._referred[place] = element.targets

    def part(self, wanted: str) -> bytes:
        """Return the part of one element; nothing where it may not look the same."""
        reader, data = self._reader, self._data
        place = reader.ids[wanted]
        around = self._around(place)
        needed = self._needed(place)
        if self._whole or not around or needed is None or wanted in reader.twice:
            return b""
        root, *outer = around
        pieces = [data[: reader.tag_end(reader.elements[root].start)], b"<defs>"]
        pieces += [self._text(one) for one in sorted({*reader.styles, *needed})]
        pieces.append(b"</defs>")
        tags = [
            data[reader.elements[one].start : reader.tag_end(reader.elements[one].start)] for one in outer
        ]
        pieces += [*tags, self._text(place)]
        pieces += [b"</" + _name(tag) + b">" for tag in reversed(tags)]
        pieces.append(b"</" + _name(data[reader.elements[root].start :]) + b">")
        return b"".join(pieces)

    def _text(self, place: int) -> bytes:
        element = self._reader.elements[place]
        return self._data[element.start : element.end]

    def _around(self, place: int) -> list[int]:
        """The elements that hold this one, the outermost first."""
        found = []
        while (place := self._reader.elements[place].parent) >= 0:
            found.append(place)
        return found[::-1]

    def _needed(self, place: int) -> set[int] | None:
        """What is referred to from an element and the tags around it; None where an id leads to two."""
        reader = self._reader
        inside = [place]
        outer: set[int] = set()
        queue = [target for one in self._around(place) for target in reader.elements[one].targets]
        while inside or queue:
            if inside:
                queue += self._targets_in(inside.pop())
                continue
            target = queue.pop()
            if target in reader.twice:
                return None
            found = reader.ids.get(target, -1)
            if found >= 0 and found not in outer and not self._holds(place, found):
                if self._holds(found, place) or self._inherits(found):
                    return None
                outer.add(found)
                inside.append(found)
        return {one for one in outer if not any(self._holds(other, one) for other in outer if other != one)}

    def _inherits(self, place: int) -> bool:
        """Tell whether an element would look otherwise elsewhere."""
        elements = self._reader.elements
        above = [elements[one].tag for one in self._around(place)[1:]]
        return elements[place].tag in _INHERITING and any(tag != "defs" for tag in above)

    def _targets_in(self, place: int) -> list[str]:
        end = self._reader.elements[place].end
        found = []
        for one, targets in self._referred.items():
            if one >= place and self._reader.elements[one].start < end:
                found += targets
        return found

    def _holds(self, place: int, other: int) -> bool:
        """Tell whether an element is another one or holds it."""
        one, two = self._reader.elements[place], self._reader.elements[other]
        return one.start <= two.start and two.end <= one.end


def _name(tag: bytes) -> bytes:
    return re.split(rb"[\s/>]", tag[1:], maxsplit=1)[0]
