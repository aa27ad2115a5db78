"""What the program needs of the system round it: a screen, its signals, and a log for what Qt has to say."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import signal
import sys
from collections.abc import Callable
from typing import Final, NoReturn

from PySide6.QtCore import QCoreApplication, QMessageLogContext, QObject, QSocketNotifier, QTimer, QtMsgType

M_MMAP_THRESHOLD: Final = -3
M_ARENA_MAX: Final = -8
HEAPS: Final = 2
LARGE_BYTES: Final = 64 * 1024
"""What is as large as that lies outside the heaps, and the system has it back as soon as it is let go."""

log = logging.getLogger(__name__)


def has_screen() -> bool:
    """Tell whether Qt will find a screen; where there is none it ends the whole process."""
    if os.environ.get("QT_QPA_PLATFORM") or sys.platform in ("win32", "darwin"):
        return True
    if os.environ.get("WAYLAND_DISPLAY"):
        return True
    display = os.environ.get("DISPLAY", "")
    if not display.startswith(":"):
        return bool(display)
    import socket  # only where there is a display's socket to look for; nothing else here has to do with one

    number = display[1:].split(".")[0]
    with socket.socket(socket.AF_UNIX) as probe:
        for address in (f"\0/tmp/.X11-unix/X{number}", f"/tmp/.X11-unix/X{number}"):
            try:
                probe.connect(address)
            except OSError:
                continue
            return True
    return False


def to_log(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Write Qt's own messages to the log instead of the console."""
    grave = kind in (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)
    level = logging.ERROR if grave else logging.WARNING if kind is QtMsgType.QtWarningMsg else logging.INFO
    logging.getLogger("qt").log(level, "%s", text)


class Signals(QObject):
    """Ends the program in order when the system asks for it (SIGINT, SIGTERM, SIGHUP).

    The interpreter hears a signal when it runs next; the pipe makes it run at once. Windows has neither.
    """

    def __init__(self, qt: QCoreApplication) -> None:
        super().__init__()
        self._names = [name for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
        for name in self._names:
            signal.signal(getattr(signal, name), lambda *_: self._asked(qt))
        if os.name != "posix":
            return
        near, far = os.pipe()
        os.set_blocking(near, False)
        os.set_blocking(far, False)
        signal.set_wakeup_fd(far, warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(near, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(lambda *_: self._wake(near))

    def _asked(self, qt: QCoreApplication) -> None:
        """Leave the event loop, or leave it at once when it has not begun yet."""
        QTimer.singleShot(0, qt, lambda: qt.exit(0))

    def ignore(self) -> None:
        """Hear nothing more: the program ends already."""
        for name in self._names:
            signal.signal(getattr(signal, name), signal.SIG_IGN)

    def _wake(self, near: int) -> None:
        """Let the interpreter run, which calls the handler."""
        with contextlib.suppress(BlockingIOError):
            os.read(near, 64)


def spare_memory() -> None:
    """Have the GNU C library, where that is in use, keep less memory that nothing is in.

    Every thread would get a heap of its own. Pictures of cards, which come and go by the hundred, would leave
    holes in them that small things, which stay, keep open: the process would grow for hours.
    """
    if sys.platform != "linux":
        return
    import ctypes  # not needed for the first picture

    with contextlib.suppress(AttributeError, OSError):
        choose = ctypes.CDLL(None).mallopt
        choose(M_ARENA_MAX, HEAPS)
        choose(M_MMAP_THRESHOLD, LARGE_BYTES)


def settle_memory(*, for_now: bool = False) -> None:
    """Collect garbage once and leave what is there now alone from now on.

    Without this a full collection would hold an animation up for 40 ms. `for_now`: much is still to be made,
    and nothing is collected before that is there and this is called again.
    """
    gc.collect()
    gc.freeze()
    if not for_now:
        gc.enable()


def leave(status: int, close: Callable[[], object]) -> NoReturn:
    """Close the program, then end the process.

    Python and Qt would take half a second to take themselves apart, and what they take apart may still be in
    the hands of a player's thread that never came back.
    """
    try:
        close()
    except Exception:
        log.exception("the program did not end in order")
        status = status or 1
    log.info("end")
    logging.shutdown()
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            with contextlib.suppress(OSError, ValueError):
                stream.flush()
    os._exit(status)
