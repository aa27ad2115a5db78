"""Which of several running programs writes into the player's folders: the one that holds the lock."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import sys
from pathlib import Path
from typing import Final

from ulti_desktop.store import paths

TAKEN: Final = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)

log = logging.getLogger(__name__)


def default_path() -> Path:
    """Return where the lock lies."""
    return paths.user_data_dir() / "writer.lock"


class WriterLock:
    """A lock that the system takes away when its process ends, however that comes about.

    No clock and no number of a process is asked, so none can be wrong. `is_held` tells whether this program
    may write. Where the place of the lock cannot be written to, or the file system has no locks, it may try.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._file: int | None = None
        self.is_held = self._take(path or default_path())

    def release(self) -> None:
        """Let another program write. May be called twice."""
        self.is_held = False
        if self._file is not None:
            with contextlib.suppress(OSError):
                os.close(self._file)
            self._file = None

    def _take(self, path: Path) -> bool:
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            log.warning("no lock for the player's files: %s", error)
            return True
        try:
            _lock(self._file)
        except OSError as error:
            if error.errno in TAKEN:
                self.release()
                return False
            log.warning("this file system has no locks: %s", error)
        return True


def _lock(file: int) -> None:
    """Lock an open file at once or raise OSError."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
