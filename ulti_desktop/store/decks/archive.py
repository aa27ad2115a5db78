"""The files of a deck in a zip: never more than the limits, never from outside."""

from __future__ import annotations

import stat
import struct
import zipfile
import zlib
from pathlib import Path
from typing import Final

from ulti_desktop import limits
from ulti_desktop.store.decks.faults import BadDeck, DeckFault
from ulti_desktop.store.decks.source import ignored, safe_name

_END: Final = b"PK\x05\x06"
_END_BYTES: Final = 22
_LOCATOR_64: Final = b"PK\x06\x07"
_COMMENT_BYTES: Final = 65_535
_LINK: Final = 0o120000
_TROUBLE: Final = (
    OSError,
    ValueError,
    LookupError,
    RuntimeError,
    EOFError,
    OverflowError,
    struct.error,
    zipfile.BadZipFile,
    zlib.error,
)
"""What comes of a damaged zip."""


class Zip:
    """The files of a zip; raises BadDeck for one that is damaged or too large."""

    def __init__(self, path: Path) -> None:
        try:
            _look_at_end(path)
            self._zip = zipfile.ZipFile(path)
        except _TROUBLE:
            raise BadDeck(DeckFault.NOT_A_DECK) from None
        try:
            self._files = _members(self._zip)
        except BadDeck:
            self._zip.close()
            raise

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted(self._files))

    def read(self, name: str, most: int = limits.DECK_FILE_BYTES) -> bytes:
        member = self._files.get(name)
        if member is None:
            raise BadDeck(DeckFault.MISSING_FILE, name)
        if member.file_size > most:
            raise BadDeck(DeckFault.TOO_LARGE, name)
        try:
            with self._zip.open(member) as file:
                data = file.read(most + 1)
        except _TROUBLE:
            raise BadDeck(DeckFault.UNREADABLE, name) from None
        if len(data) > most:
            raise BadDeck(DeckFault.TOO_LARGE, name)
        return data

    def close(self) -> None:
        self._zip.close()


def _look_at_end(path: Path) -> None:
    """Refuse a zip whose list of files is too long before the list is read: it would fill the memory."""
    size = path.stat().st_size
    if size > limits.DECK_TOTAL_BYTES:
        raise BadDeck(DeckFault.TOO_LARGE, path.name)
    with path.open("rb") as file:
        file.seek(max(0, size - _END_BYTES - _COMMENT_BYTES - 20))
        tail = file.read()
    end = tail.rfind(_END, 0, max(0, len(tail) - _END_BYTES + len(_END)))
    if end < 0:
        raise BadDeck(DeckFault.NOT_A_DECK)
    count = int.from_bytes(tail[end + 10 : end + 12], "little")
    directory = int.from_bytes(tail[end + 12 : end + 16], "little")
    is_64 = tail[max(0, end - 20) : end].startswith(_LOCATOR_64)
    if is_64 or count > limits.DECK_FILES or directory > limits.DECK_DIRECTORY_BYTES:
        raise BadDeck(DeckFault.TOO_MANY_FILES, str(limits.DECK_FILES))


def _members(archive: zipfile.ZipFile) -> dict[str, zipfile.ZipInfo]:
    found: dict[str, zipfile.ZipInfo] = {}
    total = 0
    for member in archive.infolist():
        name = safe_name(member.filename)
        if stat.S_IFMT(member.external_attr >> 16) == _LINK:
            raise BadDeck(DeckFault.OUTSIDE, name)
        if member.filename.endswith("/") or ignored(name):
            continue
        if name in found:
            raise BadDeck(DeckFault.DUPLICATE_CARD, name)
        usual = member.compress_type in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
        if member.flag_bits & 1 or not usual:
            raise BadDeck(DeckFault.UNREADABLE, name)
        total += member.file_size
        if total > limits.DECK_TOTAL_BYTES:
            raise BadDeck(DeckFault.TOO_LARGE, name)
        found[name] = member
        if len(found) > limits.DECK_FILES:
            raise BadDeck(DeckFault.TOO_MANY_FILES, str(limits.DECK_FILES))
    return found
