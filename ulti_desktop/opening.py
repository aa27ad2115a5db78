"""The beginning of the program: the window with its table is painted first, all the rest is there soon after.

What the first picture does not need is imported after it: that is why this is not a part of `app`.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from PySide6.QtCore import QObject, QTimer, Slot, qInstallMessageHandler
from PySide6.QtGui import QAction, QIcon, QPixmap
from PySide6.QtWidgets import QApplication

from ulti_desktop import APP_ID, __version__, offers, system
from ulti_desktop.mishaps import Mishaps
from ulti_desktop.preferences import Preferences
from ulti_desktop.scene import tokens
from ulti_desktop.scene.deck import refusal, unreadable
from ulti_desktop.store import logs, paths, rules
from ulti_desktop.store.lock import WriterLock
from ulti_desktop.ui import language
from ulti_desktop.ui.deck_reader import DeckReader
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
DECK_SECONDS: Final = 5.0
"""So long the program waits for a deck of the player's own before it begins with another."""
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

    def settle_deck(self, why: str | None = None) -> None:
        """Use the deck that the settings wait for, unless there is a reason `why` not; None: look now."""
        deck, stand_in = self.preferences.awaited, self.preferences.used.deck
        if not deck:
            return
        self.preferences.settle_deck(refusal(deck) if why is None else why)
        chosen = self.window.settings
        if self.preferences.used.deck == deck and chosen.deck == stand_in:
            self.window.apply_settings(replace(chosen, deck=deck))

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
        self._window = window
        self._asked: list[object] = []
        self._heard = [window.wanted.connect(self._asked.append)]
        for name in UNHEARD:
            action = window.menus.actions[name]
            self._heard.append(action.triggered.connect(partial(self._later, action)))

    def _later(self, action: QAction, _: bool = False) -> None:
        self._asked.append(action)

    def stop(self) -> list[Callable[[], object]]:
        """Hear nothing more; return what brings it all about, in the order in which it was asked for."""
        for connection in self._heard:
            QObject.disconnect(connection)
        return [self._deed(one) for one in self._asked]

    def _deed(self, asked: object) -> Callable[[], object]:
        from ulti_desktop.ui.commands import ChangeSettings

        if isinstance(asked, QAction):
            return asked.trigger
        if isinstance(asked, ChangeSettings):  # a deck that was still looked at then is among those of now
            asked = ChangeSettings(self._window.settings)
        return partial(self._window.wanted.emit, asked)


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
        self._looked_at: dict[str, str] = {}
        self._decks = DeckReader(self)
        self._decks.told.connect(self._looked_at.__setitem__)
        self._pieces = self._make()
        self.front.window.show()
        QTimer.singleShot(PAINT_MS, self, self._go_on)

    @Slot()
    def _go_on(self) -> None:
        """Make the next piece of the rest, unless the person has closed the window already."""
        if not self.front.window.isVisible():
            return
        try:
            pause = next(self._pieces)
        except StopIteration:
            return
        except Exception:
            self._qt.exit(FAILED)  # a window that nobody listens to is of no use
            raise
        QTimer.singleShot(pause, self, self._go_on)

    def _make(self) -> Iterator[int]:
        """Make the rest piece by piece and start it; a sheet that was opened meanwhile stays open.

        Yields the pause before the next piece, in milliseconds.
        """
        system.settle_memory(for_now=True)
        deck = self.front.preferences.awaited
        if deck:
            self._decks.ask(deck)
        yield 0
        for name in PIECES:
            import_module(f"ulti_desktop.{name}")
            yield 0
        patience = time.monotonic() + DECK_SECONDS
        while deck and not self._looked_at and time.monotonic() < patience:
            yield PAINT_MS
        self.front.settle_deck(self._looked_at.get(deck, unreadable(deck)))
        from ulti_desktop import app
        from ulti_desktop.store.games import autosave_path

        made = app.App(self._qt, mishaps=self._mishaps, front=self.front)
        self._made = made
        made.leaving.connect(lambda: self._qt.exit(0))
        asked = self._early.stop()
        yield 0
        sheets = made.window.sheets
        if self._saved is None and not autosave_path().exists():
            _ = sheets.new_session  # built in a turn, and opened in the next
            yield 0
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
