"""Problem reports: the entry in the menu, the window that opens after a mishap, and what is in a report."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6 import __version__ as binding_version
from PySide6.QtCore import QLocale, QObject, QStandardPaths, Qt, Signal, Slot, qVersion
from PySide6.QtGui import QGuiApplication

from ulti_desktop import __version__, native
from ulti_desktop.mishaps import Mishaps
from ulti_desktop.session.session import Session
from ulti_desktop.session.worker import Worker
from ulti_desktop.store import paths
from ulti_desktop.store.problems import Problem
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import look
from ulti_desktop.ui.main_window import MainWindow

if TYPE_CHECKING:
    from ulti_desktop.store.report import Contents
    from ulti_desktop.ui.report_dialog import ReportDialog

MOST_TOLD: Final = 5
"""So many mishaps are told in one run; further ones stand in the log alone."""

log = logging.getLogger(__name__)


class Reporting(QObject):
    """Writes reports as the person wishes, and offers one when something happened that nobody caught.

    After a mishap the session goes on from its record, so that no panel shows what is left half done.
    """

    _written = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        chosen: Callable[[], Settings],
        mishaps: Mishaps | None = None,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._chosen = chosen
        self._told = 0
        self._after_mishap = False
        self.dialog: ReportDialog | None = None
        queued = Qt.ConnectionType.QueuedConnection
        self._written.connect(self._on_written, queued)
        if mishaps is not None:
            mishaps.happened.connect(self._on_mishap, queued)
        window.menus.actions["report"].triggered.connect(lambda _=False: self.open())

    def open(self, error: str = "") -> None:
        """Show the window for reports; `error` names what went wrong."""
        if self.dialog is None:
            from ulti_desktop.ui.report_dialog import ReportDialog  # not waited for at the start

            theme = look.theme_of(self._chosen())
            self.dialog = ReportDialog(theme, str(default_place()), self._window)
            self.dialog.wanted.connect(self._write)
            self.dialog.finished.connect(self._closed)
        self.dialog.set_theme(look.theme_of(self._chosen()))
        self.dialog.ask(error)

    def stop(self) -> None:
        """Show nothing more."""
        self._told = MOST_TOLD
        self._after_mishap = False
        if self.dialog is not None:
            self.dialog.hide()

    @Slot(str)
    def _on_mishap(self, error: str) -> None:
        """Tell of a mishap, one at a time and not for ever."""
        if self._told >= MOST_TOLD or (self.dialog is not None and self.dialog.isVisible()):
            return
        self._told += 1
        self._after_mishap = True
        self.open(error)

    @Slot()
    def _closed(self) -> None:
        after_mishap, self._after_mishap = self._after_mishap, False
        if after_mishap and self._session.record is not None:
            log.warning("the session goes on from its record after a mishap")
            self._session.open(self._session.record)

    # ---------------------------------------------------------------------------------------- writing
    @Slot(str)
    def _write(self, place: str) -> None:
        """Write in a thread of its own; a disk may be slow."""
        from ulti_desktop.store.report import Contents  # nor is this

        contents = Contents(facts(), self._chosen(), self._session.record)
        worker = Worker("report")
        worker.do(partial(self._do_write, Path(place), contents))
        worker.dismiss()

    def _do_write(self, place: Path, contents: Contents) -> None:
        from ulti_desktop.store import report

        try:
            self._written.emit(report.write(place, contents))
        except Exception:
            log.exception("a report could not be written")
            self._written.emit(None)

    @Slot(object)
    def _on_written(self, folder: object) -> None:
        if isinstance(folder, Problem):
            log.error("%s", folder)
        if self.dialog is None or not self.dialog.isVisible():
            return
        if isinstance(folder, Path):
            self.dialog.show_written(str(folder))
        else:
            self.dialog.show_failed()


def default_place() -> Path:
    """Return where reports go when nobody says otherwise: among the documents, where there are any."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    if documents and not os.environ.get(paths.HOME_VARIABLE) and Path(documents).is_dir():
        return Path(documents)
    return paths.user_data_dir() / "reports"


def facts() -> dict[str, str]:
    """Return what is to be known of the computer, by name; nothing that tells whose it is."""
    import platform  # a large module for the few words that are wanted here

    screens = (
        f"{one.size().width()}x{one.size().height()} at {one.devicePixelRatio():g},"
        f" {one.logicalDotsPerInch():g} dpi"
        for one in QGuiApplication.screens()
    )
    return {
        "Ulti Desktop": __version__,
        "packed": "yes" if getattr(sys, "frozen", False) else "no",
        "compiled part": "there" if native.AVAILABLE else f"missing: {native.WHY_NOT}",
        "Python": " ".join(sys.version.split()),
        "Qt": qVersion(),
        "PySide6": binding_version,
        "system": platform.platform(),
        "machine": f"{platform.machine()}, {os.cpu_count()} processors",
        "window system": QGuiApplication.platformName(),
        "screens": "; ".join(screens),
        "text scale": f"{look.text_scale():g}",
        "locale": QLocale.system().name(),
    }
