"""The files of a deck, from a folder or a zip: never more than the limits, never from outside."""

from __future__ import annotations

import os
import re
import stat
import struct
import zipfile
import zlib
from pathlib import Path, PurePosixPath
from typing import Final, Protocol

from ulti_desktop import limits
from ulti_desktop.store.decks.faults import BadDeck, DeckFault

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


class Source(Protocol):
    """Where the files of a deck come from."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all files, with `/` between folders, sorted."""
        ...

    def read(self, name: str, most: int = limits.DECK_FILE_BYTES) -> bytes:
        """Return one file; raise BadDeck when it is not there, larger than `most` bytes or unreadable."""
        ...

    def close(self) -> None:
        """Let go of the files."""
        ...


def open_source(path: Path) -> Source:
    """Return the files of a folder or zip; raise BadDeck. Whoever opens it closes it."""
    try:
        kind = path.stat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        raise BadDeck(DeckFault.NOT_FOUND) from None
    except (OSError, ValueError):
        raise BadDeck(DeckFault.UNREADABLE) from None
    if stat.S_ISDIR(kind):
        return _Folder(path)
    if not stat.S_ISREG(kind):
        raise BadDeck(DeckFault.NOT_A_DECK)
    return _Zip(path)


def safe_name(name: str) -> str:
    """Return the name of a file inside a deck in its plain form; raise BadDeck when it leads outside."""
    path = PurePosixPath(name)
    if "\\" in name or "\0" in name or path.is_absolute() or ".." in path.parts:
        raise BadDeck(DeckFault.OUTSIDE, name[:80])
    if re.match(r"[A-Za-z]:", name):
        raise BadDeck(DeckFault.OUTSIDE, name[:80])
    return str(path)


def _ignored(name: str) -> bool:
    parts = PurePosixPath(name).parts
    return any(part.startswith(".") or part == "__MACOSX" for part in parts) or not parts


class _Folder:
    def __init__(self, path: Path) -> None:
        try:
            self._root = path.resolve()
            self._files: dict[str, Path] = {}
            self._walk(self._root, "", 1)
        except (OSError, RuntimeError):
            raise BadDeck(DeckFault.UNREADABLE) from None

    def _walk(self, folder: Path, before: str, depth: int) -> None:
        with os.scandir(folder) as entries:
            for entry in entries:
                name = before + entry.name
                if _ignored(name):
                    continue
                if entry.is_symlink():
                    self._link(Path(entry.path), name)
                elif entry.is_dir(follow_symlinks=False):
                    if depth < limits.DECK_FOLDERS:
                        self._walk(Path(entry.path), name + "/", depth + 1)
                elif entry.is_file(follow_symlinks=False):
                    self._put(name, Path(entry.path))

    def _link(self, path: Path, name: str) -> None:
        target = path.resolve()
        if not target.is_relative_to(self._root):
            raise BadDeck(DeckFault.OUTSIDE, name)
        if target.is_file():
            self._put(name, target)

    def _put(self, name: str, path: Path) -> None:
        self._files[name] = path
        if len(self._files) > limits.DECK_FILES:
            raise BadDeck(DeckFault.TOO_MANY_FILES, str(limits.DECK_FILES))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted(self._files))

    def read(self, name: str, most: int = limits.DECK_FILE_BYTES) -> bytes:
        path = self._files.get(name)
        if path is None:
            raise BadDeck(DeckFault.MISSING_FILE, name)
        flags = os.O_RDONLY
        for one in ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY"):
            flags |= getattr(os, one, 0)  # not every system has each of them
        try:
            with os.fdopen(os.open(path, flags), "rb") as file:
                if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                    raise BadDeck(DeckFault.UNREADABLE, name)
                data = file.read(most + 1)
        except FileNotFoundError:
            raise BadDeck(DeckFault.MISSING_FILE, name) from None
        except OSError:
            raise BadDeck(DeckFault.UNREADABLE, name) from None
        if len(data) > most:
            raise BadDeck(DeckFault.TOO_LARGE, name)
        return data

    def close(self) -> None:
        """Nothing is held."""


class _Zip:
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
        if member.filename.endswith("/") or _ignored(name):
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
