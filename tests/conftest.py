"""What holds for every test: no screen, a home of its own, and nothing left running behind it."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before the first import of PySide6

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
settings.load_profile("house")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of the compiled part may be missing only where it cannot be built; elsewhere they fail."""
    from ulti_desktop import native

    compilers = [name for name in ("c++", "g++", "clang++") if shutil.which(name)]
    if native.AVAILABLE or compilers:
        return
    missing = pytest.mark.skip(reason=f"no compiled part and no compiler: {native.WHY_NOT}")
    for item in items:
        if item.get_closest_marker("native"):
            item.add_marker(missing)


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings, saves and logs of a test go into its own folder."""
    home = tmp_path / "home"
    monkeypatch.setenv("ULTI_DESKTOP_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def nothing_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test with Qt fails when a thread, timer, animation or window outlives it. It begins in English."""
    if "qapp" not in request.fixturenames:
        yield
        return
    speak_english(request.getfixturevalue("qapp"))
    before = {id(thing) for thing in still_alive()}
    yield
    settle()
    left = [thing for thing in still_alive() if id(thing) not in before]
    names = ", ".join(sorted(describe(thing) for thing in left))
    for thing in left:
        put_out(thing)
    if names:
        pytest.fail(f"left behind: {names}", pytrace=False)


def speak_english(app: Any) -> None:
    """Take back the language that an earlier test chose."""
    from ulti_desktop.ui import language

    if language.current() != language.FALLBACK:
        language.use(app, language.FALLBACK)


def settle() -> None:
    """Carry out the deletions that closing widgets asked for."""
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()


def still_alive() -> list[Any]:
    """Running threads, active timers and running animations that Python knows, and visible windows."""
    import shiboken6
    from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QThread, QTimer
    from PySide6.QtWidgets import QApplication

    app = QCoreApplication.instance()
    main_thread = app.thread() if app else None
    alive: list[Any] = []
    kinds = with_heirs(QThread, QTimer, QAbstractAnimation)
    for thing in [thing for thing in gc.get_objects() if type(thing) in kinds]:
        if not shiboken6.isValid(thing):
            continue
        if isinstance(thing, QThread):
            running = thing is not main_thread and thing.isRunning()
        elif isinstance(thing, QTimer):
            running = thing.isActive()
        else:
            running = thing.state() != QAbstractAnimation.State.Stopped
        if running:
            alive.append(thing)
    if isinstance(app, QApplication):
        alive += [window for window in app.topLevelWidgets() if window.isVisible()]
    return alive


def with_heirs(*kinds: type) -> set[type]:
    """These classes and all derived from them: whether a type is in a set is asked quickly."""
    found = set(kinds)
    for kind in kinds:
        found |= with_heirs(*kind.__subclasses__())
    return found


def describe(thing: Any) -> str:
    name = thing.objectName()
    return f"{type(thing).__name__} {name!r}" if name else type(thing).__name__


def put_out(thing: Any) -> None:
    """Stop what was left, so that only the guilty test fails."""
    from PySide6.QtCore import QThread
    from PySide6.QtWidgets import QWidget

    if isinstance(thing, QThread):
        thing.requestInterruption()
        thing.quit()
        thing.wait(2000)
    elif isinstance(thing, QWidget):
        thing.hide()
        thing.deleteLater()
    else:
        thing.stop()
