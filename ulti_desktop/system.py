"""What the program needs of the system round it: a screen, its signals, and a log for what Qt has to say."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys

from PySide6.QtCore import QCoreApplication, QMessageLogContext, QObject, QSocketNotifier, QTimer, QtMsgType


def has_screen() -> bool:
    """Tell whether Qt will find a screen; where there is none it ends the whole process."""
    if os.environ.get("QT_QPA_PLATFORM") or sys.platform in ("win32", "darwin"):
        return True
    if os.environ.get("WAYLAND_DISPLAY"):
        return True
    display = os.environ.get("DISPLAY", "")
    if not display.startswith(":"):
        return bool(display)
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
    """Ends the program in order when the system asks for it (SIGINT, SIGTERM, SIGHUP)."""

    def __init__(self, qt: QCoreApplication) -> None:
        super().__init__()
        self._near, self._far = socket.socketpair()
        self._near.setblocking(False)
        self._far.setblocking(False)
        signal.set_wakeup_fd(self._far.fileno(), warn_on_full_buffer=False)
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), lambda *_: self._asked(qt))
        self._notifier = QSocketNotifier(self._near.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)

    def _asked(self, qt: QCoreApplication) -> None:
        """Leave the event loop, or leave it at once when it has not begun yet."""
        QTimer.singleShot(0, qt, lambda: qt.exit(0))

    def _wake(self) -> None:
        """Let the interpreter run, which calls the handler."""
        self._near.recv(64)

    def close(self) -> None:
        """Leave the signals to the system again."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(-1)
        self._near.close()
        self._far.close()
