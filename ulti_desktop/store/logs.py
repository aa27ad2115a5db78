"""The log: a file that turns over, in the user's folder; nothing on the console."""

from __future__ import annotations

import contextlib
import faulthandler
import logging
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Final

from ulti_desktop.store import paths
from ulti_desktop.store.atomic import check_place

MOST_BYTES: Final = 512 * 1024
KEPT: Final = 2
MOST_OF_A_CRASH: Final = 20_000
MOST_TOLD: Final = 4 * MOST_BYTES
_FORM: Final = "%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s"

log = logging.getLogger(__name__)


def log_path() -> Path:
    """Return the log's file."""
    return paths.user_log_dir() / "ulti-desktop.log"


def log_files() -> list[Path]:
    """Return the files of the log that there are, the newest first."""
    return [path for path in map(_numbered, range(KEPT + 1)) if path.is_file()]


def told(path: Path) -> str:
    """Return the end of a file of the log, which somebody else may have made large. Raises OSError."""
    with path.open("rb") as file:
        file.seek(max(0, path.stat().st_size - MOST_TOLD))
        return file.read(MOST_TOLD).decode("utf-8", "replace")


def _numbered(number: int) -> Path:
    path = log_path()
    return path.with_name(f"{path.name}.{number}") if number else path


class _TurningFile(logging.FileHandler):
    """Begins a new file where this one gets too large; the standard library's imports the network for it."""

    def __init__(self) -> None:
        super().__init__(log_path(), encoding="utf-8", errors="backslashreplace")

    def _open(self) -> TextIOWrapper:
        check_place(log_path())
        return super()._open()

    def emit(self, record: logging.LogRecord) -> None:
        super().emit(record)
        with contextlib.suppress(OSError, ValueError):
            if self.stream is not None and self.stream.tell() >= MOST_BYTES:
                self._turn_over()

    def _turn_over(self) -> None:
        self.close()
        try:
            for number in range(KEPT, 0, -1):
                with contextlib.suppress(FileNotFoundError):
                    _numbered(number - 1).replace(_numbered(number))
        except OSError:  # another program has it open and the system minds
            log_path().unlink(missing_ok=True)
        self._closed = False
        self.stream = self._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging calls it so
        """Say nothing: where the log cannot be written there is nobody to tell."""


def open_log() -> logging.Handler:
    """Send the program's log to the file, or nowhere when it cannot be written; return the handler."""
    handler: logging.Handler
    try:
        handler = _TurningFile()
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter(_FORM))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    return handler


def watch_for_crashes() -> IO[str] | None:
    """Let a crash of compiled code leave where it happened; what the last one left goes into the log.

    Return the file that is written then, None where there can be none.
    """
    path = log_path().with_suffix(".crash")
    try:
        check_place(path)
        left = _beginning(path) if path.exists() else ""
        file = path.open("w", encoding="utf-8")
    except OSError:
        return None
    if left.strip():
        log.critical("the program crashed the last time:\n%s", left)
    faulthandler.enable(file)
    return file


def _beginning(path: Path) -> str:
    with path.open("rb") as file:
        return file.read(MOST_OF_A_CRASH).decode("utf-8", "replace")


def close_log(handler: logging.Handler) -> None:
    """Take the handler out again and close its file."""
    logging.getLogger().removeHandler(handler)
    handler.close()
