"""Whether a file of compiled texts (.qm) is put together as it should be.

Qt trusts the lengths and places that stand in such a file, and reads beyond its end where they are wrong.
"""

from __future__ import annotations

from typing import Final

_MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES, _RULES, _LANGUAGE = 0x42, 0x69, 0x88, 0xA7
_SECTIONS: Final = frozenset({_HASHES, _MESSAGES, _RULES, _LANGUAGE})
"""What is written today; older kinds of files had tables and names of further files besides."""
_ENTRY: Final = 8
_END, _TRANSLATION, _OBSOLETE = 1, 3, 5
_TEXTS: Final = frozenset({6, 7, 8})
_EMPTY: Final = 0xFFFFFFFF


def is_sound(data: bytes) -> bool:
    """Tell whether every place that the file names lies inside it."""
    if not data.startswith(_MAGIC):
        return False
    sections: dict[int, bytes] = {}
    place = len(_MAGIC)
    while place < len(data):
        kind, length = data[place], _number(data, place + 1)
        body = data[place + 5 : place + 5 + length]
        if kind not in _SECTIONS or kind in sections or length == 0 or len(body) < length:
            return False
        sections[kind] = body
        place += 5 + length
    hashes, messages = sections.get(_HASHES, b""), sections.get(_MESSAGES, b"")
    if len(hashes) % _ENTRY:
        return False
    begins = {_number(hashes, place + 4) for place in range(0, len(hashes), _ENTRY)}
    return all(_ends(messages, begin) for begin in begins)


def _number(data: bytes, place: int) -> int:
    """Return the four bytes there as a number; 0 where there are less."""
    four = data[place : place + 4]
    return int.from_bytes(four, "big") if len(four) == 4 else 0


def _ends(messages: bytes, place: int) -> bool:
    """Tell whether the message that begins there comes to its end."""
    while place < len(messages):
        tag = messages[place]
        if tag == _END:
            return True
        if place + 5 > len(messages):
            return False
        length = _number(messages, place + 1)
        if tag == _OBSOLETE or (tag == _TRANSLATION and length == _EMPTY):
            length = 0
        elif tag not in _TEXTS and (tag != _TRANSLATION or length % 2):
            return False
        place += 5 + length
    return False
