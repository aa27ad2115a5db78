"""How much of a file is taken in, for every kind of file in one place, and the two ways text becomes values.

Whatever comes from outside is measured before it is parsed: a small file may not fill the memory, hold the
program up for long, or bring values that cannot be written again.
"""

from __future__ import annotations

import json
import math
import re
import tomllib
from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NoReturn

KB: Final = 1024
MB: Final = 1024 * KB


@dataclass(frozen=True, slots=True)
class Limits:
    """What a file may hold at most: bytes, values inside values, values, and characters of one text."""

    bytes: int
    depth: int
    items: int
    text: int


RECORD: Final = Limits(16 * MB, depth=12, items=1_200_000, text=4096)
SETTINGS: Final = Limits(256 * KB, depth=4, items=2000, text=4096)
PROGRESS: Final = Limits(64 * KB, depth=4, items=20_000, text=200)
CASES: Final = Limits(16 * MB, depth=16, items=1_200_000, text=4096)
RULES: Final = Limits(64 * KB, depth=4, items=2000, text=200)
LESSON: Final = Limits(96 * KB, depth=12, items=10_000, text=600)
DECK_TEXT: Final = Limits(64 * KB, depth=4, items=1000, text=400)

STATISTICS_BYTES: Final = 256 * MB
STATISTICS_DEALS: Final = 100_000
STATISTICS_TEXT: Final = 4000
STATISTICS_NUMBER: Final = 10**12
"""The largest number in a row: what cannot be a date or a duration in milliseconds is none of ours."""

DECK_FILES: Final = 500
DECK_FOLDERS: Final = 4
DECK_ENTRIES: Final = 4 * DECK_FILES
"""Files, folders and whatever else is looked at in the folder of a deck."""
DECK_TOTAL_BYTES: Final = 96 * MB
DECK_FILE_BYTES: Final = 8 * MB
DECK_DIRECTORY_BYTES: Final = 512 * KB
"""What a zip may spend on the list of its files."""

PICTURE_SIDE: Final = 4096
PICTURE_PIXELS: Final = 12_000_000
PICTURE_SCANS: Final = 64
"""Passes over all pixels of a JPEG; one that gets clearer by and by has about ten."""
SVG_BYTES: Final = 12 * MB
SVG_DEPTH: Final = 120
SVG_ELEMENTS: Final = 150_000
SVG_ATTRIBUTES: Final = 400_000
SVG_DRAWN: Final = 300_000
"""Elements to draw when every reference is followed."""
SVG_SHEET: Final = 128 * KB
"""Characters of a drawing's style sheets."""
SVG_SHEET_ELEMENTS: Final = 400_000_000
"""Characters of its style sheets times elements: every rule looks at every element."""
SVG_ENTITIES: Final = 40
SVG_ENTITY: Final = 200
"""Characters of an entity; drawing programs name their namespaces by them."""
SVG_EXPANDED: Final = MB
"""Characters that entities may become altogether."""
SVG_NUMBER: Final = 1e6
"""The largest number that is drawn with; a drawing's own units are a few thousand across."""
SVG_REACH: Final = 100
"""How many times its own width or height away from a drawing something in it may lie."""
SVG_STRETCH: Final = 1000
"""How many times longer a line may become, all transformations round it together."""
SVG_PEN: Final = 30_000
"""The widest line."""

_DIGITS: Final = 24
_DOTS: Final = 100
_WHOLE: Final = 2**63
_STRING: Final = re.compile(r'"[^"]*"')
_NUMBER: Final = re.compile(rf"[0-9.eE+-]{{{_DIGITS + 1}}}")
_NO_BRACKET: Final = re.compile(r"[^\[\]{}]+")
_HALF: Final = re.compile(r"\\u[dD][89a-fA-F]")


class Fault(StrEnum):
    """Why a text was not taken in."""

    TOO_LARGE = "too large"
    TOO_DEEP = "nested too deeply"
    TOO_MANY = "too many values"
    TOO_LONG = "a text that is too long"
    NUMBER = "a number that is none or too large"
    TWICE = "a name that stands twice"
    NOT_TEXT = "not UTF-8 text"
    SYNTAX = "not written as it should be"


WITHIN: Final = frozenset({Fault.NOT_TEXT, Fault.SYNTAX, Fault.TWICE})
"""Faults of texts that would not have been too much."""


class NotTaken(ValueError):  # noqa: N818 - like the engine's errors
    """A text that was not taken in; `detail` says in English what was seen, for logs and the command line."""

    def __init__(self, fault: Fault, detail: str = "") -> None:
        super().__init__(f"{fault.value}: {detail}" if detail else fault.value)
        self.fault = fault
        self.detail = detail


def json_value(data: bytes, limits: Limits) -> Any:
    """Return the value that a JSON text holds; raise NotTaken, and nothing else whatever the bytes are.

    What is returned can be written again: no text has half a letter, no number is infinite.
    """
    text = _decoded(data, limits)
    _measure_json(text, limits)
    try:
        value = json.loads(
            text, object_pairs_hook=_each_once, parse_constant=_no_constant, parse_float=_finite
        )
        if _HALF.search(text):
            json.dumps(value, ensure_ascii=False).encode()
    except NotTaken:
        raise
    except UnicodeEncodeError:
        raise NotTaken(Fault.NOT_TEXT, "half a letter") from None
    except json.JSONDecodeError as error:
        raise NotTaken(Fault.SYNTAX, f"line {error.lineno}, {error.msg}") from None
    except RecursionError:
        raise NotTaken(Fault.TOO_DEEP) from None
    return value


def toml_table(data: bytes, limits: Limits) -> dict[str, Any]:
    """Return the table that a TOML text holds; raise NotTaken, and nothing else whatever the bytes are."""
    text = _decoded(data, limits)
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > _DOTS:  # the parser takes the square of a dotted name's length
            raise NotTaken(Fault.TOO_DEEP, f"line {number}")
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotTaken(Fault.SYNTAX, " ".join(str(error).split())[:200]) from None
    except RecursionError:
        raise NotTaken(Fault.TOO_DEEP) from None
    except (ValueError, OverflowError):
        raise NotTaken(Fault.NUMBER) from None
    _measure_values(table, limits)
    return table


def _decoded(data: bytes, limits: Limits) -> str:
    if len(data) > limits.bytes:
        raise NotTaken(Fault.TOO_LARGE, f"more than {limits.bytes // KB} KB")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotTaken(Fault.NOT_TEXT, f"byte {error.start}") from None


def _measure_json(text: str, limits: Limits) -> None:
    """Raise NotTaken for a JSON text that would become too much; quick, for it is not parsed yet."""
    if text.count(",") + text.count("[") + text.count("{") > 2 * limits.items + limits.text:
        raise NotTaken(Fault.TOO_MANY)
    plain = text.replace("\\\\", "__").replace('\\"', "__")
    if re.search(rf'(?<=")[^"]{{{limits.text + 1}}}', plain):
        raise NotTaken(Fault.TOO_LONG, f"more than {limits.text} characters")
    bare = _STRING.sub('""', plain)
    if bare.count(",") + bare.count("[") + bare.count("{") > limits.items:
        raise NotTaken(Fault.TOO_MANY, f"more than {limits.items}")
    if _NUMBER.search(bare):
        raise NotTaken(Fault.NUMBER, f"more than {_DIGITS} digits")
    brackets = _NO_BRACKET.sub("", bare)
    for _ in range(limits.depth):
        if not brackets:
            return
        before = len(brackets)
        brackets = brackets.replace("[]", "").replace("{}", "")
        if len(brackets) == before:
            return  # they do not match: the parser will say so
    if brackets:
        raise NotTaken(Fault.TOO_DEEP, f"more than {limits.depth}")


def _measure_values(table: dict[str, Any], limits: Limits) -> None:
    rest: list[tuple[Any, int]] = [(table, 0)]
    items = 0
    while rest:
        value, depth = rest.pop()
        items += 1
        if items > limits.items:
            raise NotTaken(Fault.TOO_MANY, f"more than {limits.items}")
        if depth > limits.depth:
            raise NotTaken(Fault.TOO_DEEP, f"more than {limits.depth}")
        if isinstance(value, dict):
            rest += [(one, depth + 1) for pair in value.items() for one in pair]
        elif isinstance(value, list):
            rest += [(one, depth + 1) for one in value]
        else:
            _measure_one(value, limits)


def _measure_one(value: object, limits: Limits) -> None:
    if isinstance(value, str) and len(value) > limits.text:
        raise NotTaken(Fault.TOO_LONG, f"more than {limits.text} characters")
    if isinstance(value, int) and not -_WHOLE <= value < _WHOLE:
        raise NotTaken(Fault.NUMBER)
    if isinstance(value, float) and not math.isfinite(value):
        raise NotTaken(Fault.NUMBER)


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) != len(pairs):
        most = Counter(name for name, _ in pairs).most_common(1)[0][0]
        raise NotTaken(Fault.TWICE, ascii(most)[:60])
    return table


def _no_constant(name: str) -> NoReturn:
    raise NotTaken(Fault.NUMBER, name)


def _finite(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise NotTaken(Fault.NUMBER, text[:_DIGITS])
    return value
