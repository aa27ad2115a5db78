"""Errors that nobody caught, from any thread, slot or painting: into the log, and said once."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from types import TracebackType
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

MOST_KINDS: Final = 200
"""Beyond so many different errors all further ones count as the same."""
Key = tuple[str, str, int]

log = logging.getLogger(__name__)


class Mishaps(QObject):
    """Takes over from Python's hooks until it is removed.

    `happened(text)`: an error of this kind at this place for the first time; sent in the thread in which it
    happened, and in the middle of whatever failed, so receivers connect queued. Every error stands in the log
    in full once; one that comes again and again is counted there at 10, 100, 1000 times.
    """

    happened = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seen: dict[Key, int] = {}
        self._lock = threading.Lock()

    def install(self) -> None:
        """Hear of every error from now on."""
        sys.excepthook = self._uncaught
        threading.excepthook = self._in_thread
        sys.unraisablehook = self._unraisable

    def remove(self) -> None:
        """Let Python do again what it usually does."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__

    def _uncaught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
        elif self._note(kind, error, trace):
            sys.__excepthook__(kind, error, trace)
            self.happened.emit(_named(kind, error))

    def _in_thread(self, told: threading.ExceptHookArgs) -> None:
        if not issubclass(told.exc_type, SystemExit) and told.exc_value is not None:
            self._uncaught(told.exc_type, told.exc_value, told.exc_traceback)

    def _unraisable(self, told: Any) -> None:
        """Something failed while it was thrown away; nobody has to be told."""
        if told.exc_value is not None:
            self._note(told.exc_type, told.exc_value, told.exc_traceback)

    def _note(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> bool:
        """Write an error to the log; tell whether it is new."""
        key = _key(kind, trace)
        with self._lock:
            if key not in self._seen and len(self._seen) >= MOST_KINDS:
                key = ("", "", 0)
            times = self._seen[key] = self._seen.get(key, 0) + 1
        if times == 1:
            log.critical("not caught", exc_info=(kind, error, trace))
        elif times in (10, 100) or times % 1000 == 0:
            log.critical("not caught, %d times by now: %s", times, _named(kind, error))
        return times == 1


def _key(kind: type[BaseException], trace: TracebackType | None) -> Key:
    """Return what tells errors apart: the kind, and the line that raised it."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return (
        kind.__name__,
        "" if trace is None else trace.tb_frame.f_code.co_filename,
        trace.tb_lineno if trace else 0,
    )


def _named(kind: type[BaseException], error: BaseException) -> str:
    return traceback.format_exception_only(kind, error)[-1].strip()
