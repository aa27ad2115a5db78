"""Good files made bad: a value somewhere inside, a line, a number, or bytes."""

from __future__ import annotations

import json
import random
import re
from typing import Any, Final

BOM: Final = b"\xef\xbb\xbf"
DEEP: Final = 40
LONGEST_NAME: Final = 40
EVIL: Final[tuple[Any, ...]] = (
    None, True, False, 0, 1, -1, 2, 3, 31, 32, 400, 5001, 2**31, 2**63, -(2**63), 10**22, 10**30,
    10**5000 // 7, 0.5, -0.0, 1e308, float("nan"), float("inf"), "", " ", "x" * 5000, "x" * 90,
    "\ud800", "\x00", "a\nb", "\u202eabc", "<b>x</b>", "../..", "/etc/passwd", [], {}, [[]], [None] * 3000,
)  # fmt: skip
TOML: Final = (
    "nan", "inf", "-1", "0x" + "f" * 400, "9" * 5000, "1e400", "1979-05-27T07:32:00Z", "[" * 500, "[[[[]]]]",
    '"' + "x" * 3000 + '"', '"\\ud800"', '"\\u0000"', "{}", "{ a.b.c = 1 }", "[1, 2, 3]", "true", "''", '"""',
    "[" + "1," * 3000 + "]", "{ plain = 201 }", "{ hu = '', de = 'b', en = 'c' }",
)  # fmt: skip
HEADS: Final = (b"[contracts]", b"[[hand]]", b"[a.b.c]", b"[letters.at]", b"[files]")
STRAY: Final = (b"\0", b"\xff", b"\xed\xa0\x80", b"{", b"[", b'"', b"\\", b"9" * 30)
NUMBERS: Final = (
    "1e9", "-1e9", "1e400", "nan", "inf", "1e-400", "0", "-0", "99999999", ".1e9", "1e", "5%", "1e6",
    "0.0001", "url(#g)", "url(x.svg)", "#1e9999", "",
)  # fmt: skip
_ATTRIBUTE: Final = re.compile(rb'="([^"]*)"')
_TOKEN: Final = re.compile(rb"-?[0-9.]+")


def mutated(data: bytes, form: str, rng: random.Random) -> bytes:
    """Return a file of a form (json, toml, svg or bytes) with one to three things in it changed."""
    change = {"json": _json, "toml": _toml, "svg": _svg}.get(form, _bytes)
    for _ in range(rng.choice((1, 1, 2, 3))):
        data = (change if rng.random() < 0.75 else _bytes)(data, rng)
    return data


def _json(data: bytes, rng: random.Random) -> bytes:
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return _bytes(data, rng)
    holders: list[tuple[Any, Any]] = []
    rest = [value]
    while rest and len(holders) < 5000:
        one = rest.pop()
        inner = (
            list(one.items())
            if isinstance(one, dict)
            else list(enumerate(one))
            if isinstance(one, list)
            else []
        )
        holders += [(one, key) for key, _ in inner]
        rest += [part for _, part in inner]
    if not holders or rng.random() < 0.03:
        return _written(_evil(rng), rng)
    holder, key = rng.choice(holders)
    other, place = rng.choice(holders)
    match rng.randrange(6):
        case 0:
            holder[key] = _copied(other[place])
        case 1:
            del holder[key]
        case 2 if isinstance(holder, list):
            holder[key:key] = [_copied(holder[key])] * rng.choice((1, 2, 40))
        case 2:
            holder[rng.choice(("x", "", "rules", "version", "id"))] = holder[key]
        case _:
            holder[key] = _evil(rng)
    text = _written(value, rng)
    if rng.random() < 0.1:
        text = text.replace(b"{", b'{"version": 1, "x": 0, ', rng.choice((1, 2)))
    return text


def _evil(rng: random.Random) -> Any:
    value = _copied(rng.choice(EVIL))
    if rng.random() < 0.1:
        for _ in range(rng.choice((5, DEEP, 800))):
            value = [value] if rng.random() < 0.5 else {"a": value}
    return value


def _copied(value: Any) -> Any:
    return json.loads(json.dumps(value)) if isinstance(value, list | dict) else value


def _written(value: Any, rng: random.Random) -> bytes:
    try:
        text = json.dumps(value, ensure_ascii=rng.random() < 0.5, indent=rng.choice((None, None, 1)))
    except (ValueError, RecursionError):
        return b"[" * 900 + b"9" * 5000
    return text.encode("utf-8", "surrogatepass")


def _toml(data: bytes, rng: random.Random) -> bytes:
    lines = data.split(b"\n")
    place = rng.randrange(len(lines))
    name, mark, _ = lines[place].partition(b"=")
    match rng.randrange(6):
        case 0:
            del lines[place]
        case 1:
            lines.insert(rng.randrange(len(lines)), lines[place])
        case 2:
            lines[place] = (
                b".".join([name.strip()[:LONGEST_NAME] or b"a"] * rng.choice((2, 5, 90, 3000))) + b" = 1"
            )
        case 3:
            lines.insert(
                place, rng.choice((b"[contracts]", b"[[hand]]", b"[a.b.c]", b"[letters.at]", b"[files]"))
            )
        case _ if mark:
            lines[place] = name + b"= " + rng.choice(TOML).encode()
    return b"\n".join(lines)


def _svg(data: bytes, rng: random.Random) -> bytes:
    found = list(_ATTRIBUTE.finditer(data))
    if not found:
        return _bytes(data, rng)
    value = rng.choice(found)
    start, end = value.span(1)
    tokens = list(_TOKEN.finditer(value[1]))
    if tokens and rng.random() < 0.8:
        token = rng.choice(tokens)
        start, end = start + token.start(), start + token.end()
    return data[:start] + rng.choice(NUMBERS).encode() + data[end:]


def _bytes(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    size = rng.choice((1, 2, 4, 16, 100))
    match rng.randrange(7):
        case 0:
            return data[:at] + rng.randbytes(size) + data[at + size :]
        case 1:
            return data[:at] + data[at + size :]
        case 2:
            return data[:at]
        case 3:
            return data[:at] + data[at : at + size] * rng.choice((2, 50)) + data[at + size :]
        case 4:
            return BOM + data
        case 5:
            return data[:at] + rng.choice(STRAY) + data[at:]
        case _:
            changed = bytearray(data)
            for place in range(at, min(at + size, len(changed))):
                changed[place] ^= 1 << rng.randrange(8)
            return bytes(changed)
