"""The beginning of the program: the window with its table is painted first, all the rest is there soon after.

What the first picture does not need is imported after it: that is why this is not a part of `app`.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from PySide6.QtCore import QObject, QTimer, Slot, qInstallMessageHandler
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QApplication

from ulti_desktop import APP_ID, __version__, offers, system
from ulti_desktop.mishaps import Mishaps
from ulti_desktop.preferences import Preferences
from ulti_desktop.scene import tokens
from ulti_desktop.store import logs, paths, rules
from ulti_desktop.store.lock import WriterLock
from ulti_desktop.ui import language
from ulti_desktop.ui.main_window import MainWindow

if TYPE_CHECKING:
    from ulti_desktop.app import App

ICON: Final = "icons/ulti-desktop.svg"
NO_SCREEN: Final = (
    "There is no screen here: set DISPLAY or WAYLAND_DISPLAY,"
    " or QT_QPA_PLATFORM=offscreen to run without one."
)
FAILED: Final = 1
PAINT_MS: Final = 20

log = logging.getLogger(__name__)


class Front:
    """What the first picture needs: settings and language in use, and the window, which is not shown yet.

    A second program of the same player does not hold the `lock`. `refused` are rule sets of his own that
    cannot be used. `close` ends it.
    """

    def __init__(self, qt: QApplication) -> None:
        self.lock = WriterLock()
        self.preferences = Preferences(reads_only=not self.lock.is_held)
        settings = self.preferences.used
        language.use(qt, settings.language or language.system_language())
        tokens.load_fonts()
        own, self.refused = rules.own()
        self.offer = offers.offer()
        self.window = MainWindow(settings, self.offer, own)

    def keep_geometry(self) -> None:
        """Remember where the window stands."""
        geometry = bytes(self.window.saveGeometry().toHex().data()).decode()
        used = self.preferences.used
        if geometry != used.window_geometry:
            self.preferences.keep(replace(used, window_geometry=geometry))

    def close(self) -> None:
        """End what moves, let another program write, and take the window away."""
        self.window.desk.art.cancel()
        self.window.desk.scene.stop()
        self.lock.release()
        self.window.close()
        self.window.deleteLater()


class Opening(QObject):
    """Shows the window and, once it is painted, makes the rest of the program; then `app` is there.

    `saved` is the file of a session that is to be opened.
    """

    def __init__(self, qt: QApplication, mishaps: Mishaps | None = None, saved: Path | None = None) -> None:
        super().__init__()
        self._qt = qt
        self._mishaps = mishaps
        self._saved = saved
        self.app: App | None = None
        self.front = Front(qt)
        self.front.window.show()
        QTimer.singleShot(PAINT_MS, self, self._go_on)

    @Slot()
    def _go_on(self) -> None:
        """Make the rest and start it, unless the person has closed the window already."""
        if not self.front.window.isVisible():
            return
        try:
            from ulti_desktop import app

            self.app = app.App(self._qt, mishaps=self._mishaps, front=self.front)
            self.app.leaving.connect(lambda: self._qt.exit(0))
            app.start_painted(self.app, self._saved)
        except Exception:
            self._qt.exit(FAILED)  # a window that nobody listens to is of no use
            raise

    def close(self) -> None:
        """End the program however far it has come."""
        if self.app is None:
            self.front.close()
        else:
            self.app.close()


def make_application(argv: Sequence[str]) -> QApplication:
    """Return Qt's application, named and with its icon; the one there is when there is one."""
    qt = QApplication.instance()
    if not isinstance(qt, QApplication):
        qt = QApplication(list(argv))
    qt.setApplicationName(paths.APP_NAME)
    qt.setApplicationVersion(__version__)
    qt.setDesktopFileName(APP_ID)
    picture = QPixmap()
    picture.loadFromData(paths.resource_bytes(ICON))
    qt.setWindowIcon(QIcon(picture))
    return qt


def run(argv: Sequence[str] | None = None) -> int:
    """Run the program; a saved session's path may be given. The process ends with it, unless it cannot begin:
    then the exit status is returned.
    """
    if not system.has_screen():
        print(NO_SCREEN, file=sys.stderr)
        return FAILED
    return _run(list(sys.argv if argv is None else argv))


def _run(arguments: list[str]) -> NoReturn:
    logs.open_log()
    mishaps = Mishaps()
    mishaps.install()
    qInstallMessageHandler(system.to_log)
    log.info("start of version %s", __version__)
    logs.watch_for_crashes()
    qt = make_application(arguments)
    signals = system.Signals(qt)
    saved = next((Path(one) for one in arguments[1:] if one.lower().endswith(paths.SAVED)), None)
    opening = Opening(qt, mishaps, saved)
    status = qt.exec()
    signals.ignore()
    system.leave(status, opening.close)
