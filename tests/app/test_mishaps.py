"""Errors that nobody caught: in the log once, told once, and the game goes on."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QPaintEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from ulti_desktop.app import App
from ulti_desktop.engine.record import fold
from ulti_desktop.mishaps import Mishaps
from ulti_desktop.store import games
from ulti_desktop.ui.report_dialog import ReportDialog

from .conftest import MakeApp, Person
from .test_app import begin

pytestmark = pytest.mark.gui


@pytest.fixture
def mishaps(qapp: QApplication) -> Iterator[Mishaps]:
    """Takes the place of the hooks that pytest-qt sets, which would fail the test."""
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    made = Mishaps()
    made.install()
    yield made
    sys.excepthook, threading.excepthook, sys.unraisablehook = before


class Clumsy(QObject):
    """Raises in a slot, in a painting, in a thread, in a timer."""

    said = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.said.connect(self.fail)
        self.canvas = _Canvas()

    @Slot()
    def fail(self) -> None:
        raise RuntimeError("slot")

    def fail_elsewhere(self) -> None:
        raise RuntimeError("thread")

    def fail_later(self) -> None:
        raise RuntimeError("timer")

    def slot(self) -> None:
        self.said.emit()

    def painting(self) -> None:
        self.canvas.show()
        self.canvas.update()
        QCoreApplication.processEvents()

    def thread(self) -> None:
        thread = threading.Thread(target=self.fail_elsewhere)
        thread.start()
        thread.join()

    def timer(self) -> None:
        QTimer.singleShot(0, self.fail_later)


class _Canvas(QWidget):
    def paintEvent(self, event: QPaintEvent) -> None:
        raise KeyError("painting")


def dialog_of(app: App) -> ReportDialog:
    assert app.reports.dialog is not None
    return app.reports.dialog


def is_shown(app: App) -> Callable[[], bool]:
    return lambda: app.reports.dialog is not None and app.reports.dialog.isVisible()


def test_a_mishap_is_told_once_and_the_game_goes_on(
    make_app: MakeApp,
    mishaps: Mishaps,
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    app = make_app(mishaps=mishaps)
    begin(app)
    clumsy = Clumsy()
    person = Person(app, qtbot)
    for number, where in enumerate(("slot", "painting", "thread", "timer"), 1):
        person.play_until(lambda least=number: person.actions_done() >= 3 * least)
        caplog.clear()
        for _ in range(40):
            getattr(clumsy, where)()
        qtbot.waitUntil(is_shown(app), timeout=20_000)
        dialog = dialog_of(app)
        assert where in dialog.error.text()
        qtbot.wait(1)
        told = [one.getMessage() for one in caplog.records if one.name == "ulti_desktop.mishaps"]
        assert len(told) <= 2, "in full once, and counted"
        assert told[0] == "not caught"
        assert app.session.record
        before = app.session.record.played[0].actions
        qtbot.mouseClick(dialog.leave, Qt.MouseButton.LeftButton)
        getattr(clumsy, where)()
        qtbot.wait(1)
        assert not dialog.isVisible(), "of the same kind at the same place: told already"
        clumsy.canvas.hide()
        assert app.session.record.played[0].actions[: len(before)] == before
    done = person.actions_done()
    person.play_until(lambda: person.actions_done() >= done + 3)


def test_a_step_that_fails_half_way_is_shown_again_from_the_record(
    make_app: MakeApp,
    mishaps: Mishaps,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    app = make_app(mishaps=mishaps)
    begin(app)
    person = Person(app, qtbot)
    person.play_until(lambda: person.actions_done() >= 3)

    def broken(step: object) -> None:
        raise ValueError("half way")

    with monkeypatch.context() as patch:
        patch.setattr(app.window.under_way, "step", broken)
        view = app.session.view
        assert view
        if view.my_turn:
            app.session.submit(view.seat, view.legal[0])
        qtbot.waitUntil(is_shown(app), timeout=20_000)
    assert app.window.desk.view != app.session.view
    qtbot.keyClick(dialog_of(app), Qt.Key.Key_Escape)
    assert app.window.desk.view == app.session.view
    done = person.actions_done()
    person.play_until(lambda: person.actions_done() >= done + 3)
    assert app.session.record
    assert fold(app.session.record).problem is None


def test_a_report_is_written_where_the_person_wants(
    make_app: MakeApp, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own_home: Path
) -> None:
    app = make_app()
    begin(app)
    app.window.menus.actions["report"].trigger()
    dialog = dialog_of(app)
    assert str(own_home) in dialog.place.accessibleName(), "tests write nothing into the person's folders"
    (tmp_path / "file").write_text("", "utf-8")
    places = [str(tmp_path / "file" / "in"), str(tmp_path / "place")]
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: places.pop(0))
    dialog.other.click()
    dialog.write.click()
    qtbot.waitUntil(lambda: dialog.write.isVisible() and not dialog.inside.isVisible(), timeout=20_000)
    dialog.other.click()
    dialog.write.click()
    dialog.write.click()
    qtbot.waitUntil(dialog.show_folder.isVisible, timeout=20_000)
    written = list((tmp_path / "place").iterdir())
    assert [str(one) for one in written] == [dialog.place.accessibleName()]
    loaded = games.load(written[0] / "game.ulti").record
    assert loaded
    assert fold(loaded).state == app.session.state
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    dialog.show_folder.click()
    assert [one.toLocalFile() for one in opened] == [str(written[0])]
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_an_error_while_another_is_told_waits_in_the_log(
    make_app: MakeApp,
    mishaps: Mishaps,
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    app = make_app(mishaps=mishaps)
    app.start()
    clumsy = Clumsy()
    clumsy.slot()
    qtbot.waitUntil(is_shown(app), timeout=20_000)
    clumsy.painting()
    clumsy.canvas.hide()
    assert "slot" in dialog_of(app).error.text()
    assert sum("not caught" in one.getMessage() for one in caplog.records) == 2
    assert not any(one.levelno >= logging.ERROR and "dialog" in one.getMessage() for one in caplog.records)
