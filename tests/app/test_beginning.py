"""The beginning: the window comes first, the rest of the program soon after it."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.kit import decks as kit
from tests.kit.golden import FOLDER
from ulti_desktop import app as program
from ulti_desktop import opening
from ulti_desktop.opening import Opening
from ulti_desktop.scene.table_view import TableView
from ulti_desktop.store import settings
from ulti_desktop.store.decks import own
from ulti_desktop.store.lock import WriterLock
from ulti_desktop.ui import commands as wish
from ulti_desktop.ui.controls import PillButton
from ulti_desktop.ui.deck_reader import DeckReader

from .conftest import CLOSE_MS, QUICK

pytestmark = pytest.mark.gui
ROOT = Path(__file__).resolve().parents[2]
LATER = (
    *("ulti_desktop.app", "ulti_desktop.session.session", "ulti_desktop.coach.findings"),
    *("ulti_desktop.ai.simple", "ulti_desktop.store.report", "ulti_desktop.ui.bid_panel"),
    *("ulti_desktop.ui.new_session", "ulti_desktop.ui.settlement_sheet", "ulti_desktop.commands.line"),
)
"""Large parts that the first picture does not need."""
Begin = Callable[..., Opening]


@pytest.fixture
def begin(qapp: QApplication, own_home: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Begin]:
    """Begin the program; it is closed when the test is over."""
    monkeypatch.setattr(program, "CLOSE_MS", CLOSE_MS)
    assert settings.save(QUICK) is None
    begun: list[Opening] = []

    def make(saved: Path | None = None) -> Opening:
        begun.append(Opening(qapp, None, saved))
        return begun[-1]

    yield make
    for one in begun:
        one.close()
        one.deleteLater()
    begun.clear()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_the_table_is_painted_before_the_rest_is_there(
    begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[bool] = []
    plain = TableView.paintEvent

    def paint(view: TableView, event: object) -> None:
        painted.append(begun.app is None)
        plain(view, event)  # type: ignore[arg-type]

    monkeypatch.setattr(TableView, "paintEvent", paint)
    begun = begin()
    assert begun.front.window.isVisible()
    qtbot.waitUntil(lambda: begun.app is not None and len(painted) > 0, timeout=20_000)
    assert painted[0]
    assert begun.app is not None
    assert begun.app.window is begun.front.window
    assert begun.app.window.sheets.is_open(begun.app.window.sheets.new_session)


def test_a_saved_session_is_opened(begin: Begin, qtbot: QtBot) -> None:
    begun = begin(FOLDER / "HM.ulti")
    qtbot.waitUntil(lambda: begun.app is not None and begun.app.session.record is not None, timeout=20_000)


def test_what_was_opened_before_the_rest_came_is_complete(begin: Begin, qtbot: QtBot) -> None:
    """A hand on the keys may be quicker."""
    begun = begin()
    begun.front.window.menus.actions["new"].trigger()
    sheet = begun.front.window.sheets.new_session
    assert "Lessons" not in [button.text() for button in sheet.findChildren(PillButton)]
    qtbot.waitUntil(lambda: begun.app is not None, timeout=20_000)
    assert [button.text() for button in sheet.findChildren(PillButton)].count("Lessons") == 1


def test_closed_before_the_rest_is_there(begin: Begin, qtbot: QtBot) -> None:
    begun = begin()
    begun.front.window.close()
    turned: list[bool] = []
    QTimer.singleShot(5 * opening.PAINT_MS, lambda: turned.append(True))
    qtbot.waitUntil(lambda: bool(turned), timeout=20_000)
    assert begun.app is None
    begun.close()
    lock = WriterLock()
    assert lock.is_held
    lock.release()


def test_what_is_asked_for_before_the_rest_is_there_is_done_then(begin: Begin, qtbot: QtBot) -> None:
    """In the window, where nobody hears it yet, and in the menu, where nobody listens yet."""
    begun = begin()
    window, early = begun.front.window, begun.app
    window.menus.actions["settings"].trigger()
    window.sheets.settings.table.themes.discs["krapp"].click()
    window.menus.actions["lessons"].trigger()
    assert early is None
    qtbot.waitUntil(lambda: begun.app is not None and begun.app.lessons.door.is_open, timeout=20_000)
    assert begun.app is not None
    assert begun.app.settings.theme == "krapp"
    assert begun.app.preferences.flush()
    assert settings.load()[0].theme == "krapp"
    begun.app.lessons.door.leave()
    window.menus.actions["lessons"].trigger()
    assert begun.app.lessons.door.is_open


def test_a_sheet_that_was_opened_before_the_rest_came_stays(begin: Begin, qtbot: QtBot) -> None:
    begun = begin()
    sheets = begun.front.window.sheets
    begun.front.window.menus.actions["settings"].trigger()
    qtbot.waitUntil(lambda: begun.app is not None and sheets.has("new_session"), timeout=20_000)
    assert sheets.shows("settings")


@pytest.mark.parametrize("early", [{}, {"theme": "krapp"}, {"deck": "french"}])
def test_a_deck_of_ones_own_is_looked_at_in_a_thread(
    begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, early: dict[str, str]
) -> None:
    """The program waits for it; what the person chooses meanwhile is kept."""
    kit.in_zip(own.folder() / "mine.zip", kit.png_deck())
    assert settings.save(replace(QUICK, deck="own:mine.zip")) is None
    readers: set[str] = set()
    plain = own.load

    def load(deck_id: str) -> own.OwnDeck:
        if not own.is_kept(deck_id):
            readers.add(threading.current_thread().name)
        return plain(deck_id)

    monkeypatch.setattr(own, "load", load)
    begun = begin()
    assert begun.front.window.desk.art.deck.id == "tell"
    if early:
        begun.front.window._set(**early)
    qtbot.waitUntil(lambda: begun.app is not None, timeout=20_000)
    assert begun.app is not None
    expected = replace(QUICK, **{"deck": "own:mine.zip", **early})
    assert begun.app.settings == begun.front.window.settings == expected
    assert begun.app.window.desk.art.deck.id == expected.deck
    assert begun.app.preferences.flush()
    assert settings.load()[0] == expected
    assert readers == {"deck"}
    assert not begun.app.window.sheets.toast.text.text()


def test_a_deck_that_does_not_come_is_not_waited_for_for_ever(
    begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "DECK_SECONDS", 0.1)
    monkeypatch.setattr(DeckReader, "ask", lambda *_: None)
    kit.in_zip(own.folder() / "late.zip", kit.png_deck())
    assert settings.save(replace(QUICK, deck="own:late.zip")) is None
    begun = begin()
    qtbot.waitUntil(lambda: begun.app is not None, timeout=20_000)
    assert begun.app is not None
    assert begun.app.settings.deck == "tell"
    assert "late.zip" in begun.app.window.sheets.toast.text.text()
    begun.app.carry_out(wish.ChangeSettings(replace(begun.app.settings, volume=3)))
    assert begun.app.preferences.flush()
    assert settings.load()[0] == replace(QUICK, deck="own:late.zip", volume=3)


def test_the_rest_comes_in_turns_and_may_be_left_in_any_of_them(begin: Begin, qtbot: QtBot) -> None:
    turns: list[bool] = []
    begun = begin()
    pieces = begun._pieces

    def count() -> Iterator[int]:
        for pause in pieces:
            turns.append(begun.app is None)
            if len(turns) == 3:
                begun.front.window.close()
            yield pause

    begun._pieces = count()
    qtbot.waitUntil(lambda: len(turns) == 3, timeout=20_000)
    qtbot.wait(5 * opening.PAINT_MS)
    assert turns == [True] * 3
    assert begun.app is None


def test_every_piece_is_one_that_the_program_needs() -> None:
    """A name that nothing imports any more would be imported for nothing."""
    code = "import sys, ulti_desktop.app, ulti_desktop.ui.new_session; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    needed = done.stdout.split()
    assert [one for one in opening.PIECES if f"ulti_desktop.{one}" not in needed] == []


def test_without_the_rest_the_program_ends(
    begin: Begin, qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window that nobody listens to is of no use."""
    ended: list[int] = []

    class Broken:
        def __init__(self, *_: object, **__: object) -> None:
            raise OSError("nothing goes")

    monkeypatch.setattr(program, "App", Broken)
    monkeypatch.setattr(qapp, "exit", ended.append)
    with qtbot.capture_exceptions() as errors:
        begun = begin()
        qtbot.waitUntil(lambda: bool(ended), timeout=20_000)
    assert ended == [opening.FAILED]
    assert begun.app is None
    assert [str(error[1]) for error in errors] == ["nothing goes"]


def test_what_the_first_picture_does_not_need_is_imported_later() -> None:
    code = "import sys, ulti_desktop.cli, ulti_desktop.opening; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    assert "ulti_desktop.scene.table_view" in done.stdout.split()
    assert [one for one in LATER if one in done.stdout.split()] == []
