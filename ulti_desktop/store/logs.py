"""The log: a file that turns over, in the user's folder; nothing on the console."""

from __future__ import annotations

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Final

from ulti_desktop.store import paths

MOST_BYTES: Final = 512 * 1024
KEPT: Final = 2
_FORM: Final = "%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s"

log = logging.getLogger(__name__)


def log_path() -> Path:
    """Return the log's file."""
    return paths.user_log_dir() / "ulti-desktop.log"


def open_log() -> logging.Handler:
    """Send the program's log to the file, or nowhere when it cannot be written; return the handler."""
    handler: logging.Handler
    try:
        handler = RotatingFileHandler(log_path(), maxBytes=MOST_BYTES, backupCount=KEPT, encoding="utf-8")
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter(_FORM))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    return handler


def close_log(handler: logging.Handler) -> None:
    """Take the handler out again and close its file."""
    logging.getLogger().removeHandler(handler)
    handler.close()


def log_uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Take over from `sys.excepthook`: an error that nobody caught is logged and shown on stderr."""
    if not issubclass(kind, KeyboardInterrupt):
        log.critical("not caught", exc_info=(kind, error, trace))
    sys.__excepthook__(kind, error, trace)
