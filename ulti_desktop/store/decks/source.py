"""The files of a deck, from a folder or a zip: never more than the limits, never from outside."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path, PurePosixPath
from typing import Protocol

from ulti_desktop import limits
from ulti_desktop.store.decks.faults import BadDeck, DeckFault


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
    from ulti_desktop.store.decks.archive import Zip  # few decks are zips, and what reads them is large

    return Zip(path)


def safe_name(name: str) -> str:
    """Return the name of a file inside a deck in its plain form; raise BadDeck when it leads outside."""
    path = PurePosixPath(name)
    if "\\" in name or "\0" in name or path.is_absolute() or ".." in path.parts:
        raise BadDeck(DeckFault.OUTSIDE, name[:80])
    if re.match(r"[A-Za-z]:", name):
        raise BadDeck(DeckFault.OUTSIDE, name[:80])
    return str(path)


def ignored(name: str) -> bool:
    """Tell whether a file belongs to the system and not to the deck."""
    parts = PurePosixPath(name).parts
    return any(part.startswith(".") or part == "__MACOSX" for part in parts) or not parts


class _Folder:
    def __init__(self, path: Path) -> None:
        try:
            self._root = path.resolve()
            self._files: dict[str, Path] = {}
            self._entries = 0
            self._walk(self._root, "", 1)
        except (OSError, RuntimeError):
            raise BadDeck(DeckFault.UNREADABLE) from None

    def _walk(self, folder: Path, before: str, depth: int) -> None:
        with os.scandir(folder) as entries:
            for entry in entries:
                self._entries += 1
                if self._entries > limits.DECK_ENTRIES:
                    raise BadDeck(DeckFault.TOO_MANY_FILES, str(limits.DECK_FILES))
                name = before + entry.name
                if ignored(name):
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
