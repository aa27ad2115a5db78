"""The beginning of the program: the window with its table is painted first, all the rest is there soon after.

What the first picture does not need is imported after it: that is why this is not a part of `app`.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from importlib import import_module
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
from ulti_desktop.ui.sheets import NAMES

if TYPE_CHECKING:
    from ulti_desktop.app import App

ICON: Final = "icons/ulti-desktop.svg"
NO_SCREEN: Final = (
    "There is no screen here: set DISPLAY or WAYLAND_DISPLAY,"
    " or QT_QPA_PLATFORM=offscreen to run without one."
)
FAILED: Final = 1
PAINT_MS: Final = 20
PIECES: Final = (
    *("engine.state", "engine.auction", "engine.match", "engine.record", "coach.findings", "store.ledger"),
    *("ui.commands", "store.statistics", "session.thinker", "session.session", "bookkeeping", "keeping"),
    *("ui.bid_choice", "ui.advice_bubble", "counsel", "fairplay", "reviewing", "app"),
    *("ui.house_options", "ui.settlement_parts", "ui.new_session"),
)
"""What the program is imported in, each in a turn of the event loop of some milliseconds."""
UNHEARD: Final = ("advice", "statistics", "lessons", "review", "report", "fairness")
"""Entries of the menu that nothing in the window listens to."""

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


class Early:
    """Keeps what a person asks of a window before the rest of the program is there to hear it."""

    def __init__(self, window: MainWindow) -> None:
        self._asked: list[Callable[[], object]] = []
        wanted = window.wanted
        heard = [wanted.connect(lambda command: self._asked.append(partial(wanted.emit, command)))]
        for name in UNHEARD:
            action = window.menus.actions[name]
            heard.append(action.triggered.connect(partial(self._later, action.trigger)))
        self._heard = heard

    def _later(self, act: Callable[[], object], _: bool = False) -> None:
        self._asked.append(act)

    def stop(self) -> list[Callable[[], object]]:
        """Hear nothing more; return what brings it all about, in the order in which it was asked for."""
        for connection in self._heard:
            QObject.disconnect(connection)
        return self._asked


class Opening(QObject):
    """Shows the window and, once it is painted, makes the rest of the program; then `app` runs.

    That happens in short turns of the event loop; what the person asks for meanwhile is done after them.

    `saved` is the file of a session that is to be opened.
    """

    def __init__(self, qt: QApplication, mishaps: Mishaps | None = None, saved: Path | None = None) -> None:
        super().__init__()
        self._qt = qt
        self._mishaps = mishaps
        self._saved = saved
        self.app: App | None = None
        self._made: App | None = None
        self.front = Front(qt)
        self._early = Early(self.front.window)
        self._pieces = self._make()
        self.front.window.show()
        QTimer.singleShot(PAINT_MS, self, self._go_on)

    @Slot()
    def _go_on(self) -> None:
        """Make the next piece of the rest, unless the person has closed the window already."""
        if not self.front.window.isVisible():
            return
        try:
            next(self._pieces)
        except StopIteration:
            return
        except Exception:
            self._qt.exit(FAILED)  # a window that nobody listens to is of no use
            raise
        QTimer.singleShot(0, self, self._go_on)

    def _make(self) -> Iterator[None]:
        """Make the rest piece by piece and start it; a sheet that was opened meanwhile stays open."""
        system.settle_memory(for_now=True)
        yield
        for name in PIECES:
            import_module(f"ulti_desktop.{name}")
            yield
        from ulti_desktop import app

        made = app.App(self._qt, mishaps=self._mishaps, front=self.front)
        self._made = made
        made.leaving.connect(lambda: self._qt.exit(0))
        asked = self._early.stop()
        yield
        sheets = made.window.sheets
        opened = next((name for name in NAMES if sheets.shows(name)), "")
        app.start_painted(made, self._saved)
        self.app = made
        if opened:
            sheets.open(getattr(sheets, opened))
        for act in asked:
            act()

    def close(self) -> None:
        """End the program however far it has come."""
        if self._made is None:
            self.front.close()
        else:
            self._made.close()


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
