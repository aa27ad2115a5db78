from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation, QEasingCurve
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ulti_desktop.scene.motion import QUEUE_LIMIT, Act, Clock, Motion

LINEAR = QEasingCurve.Type.Linear


@pytest.fixture
def clock(qapp: QApplication) -> Clock:
    return Clock(qapp)


def test_a_glide_runs_from_start_to_end(qtbot: QtBot, clock: Clock) -> None:
    parts: list[float] = []
    ended: list[bool] = []
    clock.run("a", 60, parts.append, curve=LINEAR, then=lambda: ended.append(True))
    assert clock.state() == QAbstractAnimation.State.Running
    qtbot.waitUntil(lambda: bool(ended), timeout=20_000)
    assert parts == sorted(parts)
    assert parts[-1] == 1.0
    assert clock.state() == QAbstractAnimation.State.Stopped


def test_without_length_it_is_done_at_once(clock: Clock) -> None:
    parts: list[float] = []
    clock.run("a", 0, parts.append)
    assert parts == [1.0]
    assert clock.state() == QAbstractAnimation.State.Stopped


def test_a_new_glide_takes_the_place_of_the_old_one(clock: Clock) -> None:
    old: list[float] = []
    new: list[float] = []
    clock.run("a", 1000, old.append)
    clock.run("a", 1000, new.append)
    clock.finish("a")
    assert 1.0 not in old
    assert new[-1] == 1.0


def test_finish_leaves_loops_and_the_patient_alone(clock: Clock) -> None:
    clock.run("loop", 100, lambda _part: None, loop=True)
    clock.run("patient", 100, lambda _part: None, delay=1000, patient=True)
    clock.run("quick", 100, lambda _part: None)
    clock.finish()
    assert clock.has("loop")
    assert clock.has("patient")
    assert not clock.has("quick")
    clock.clear()
    assert clock.state() == QAbstractAnimation.State.Stopped


def make_act(log: list[str], name: str, length: int = 0) -> Act:
    def beat() -> int:
        log.append(f"{name} beat")
        return length

    def end(glide: bool) -> None:
        log.append(f"{name} end {'glide' if glide else 'jump'}")

    return Act(lambda: [beat], end)


def test_acts_play_one_after_another(qtbot: QtBot, clock: Clock) -> None:
    log: list[str] = []
    motion = Motion(clock, clock)
    with qtbot.waitSignal(motion.idle, timeout=20_000):
        motion.add(make_act(log, "a", 20))
        motion.add(make_act(log, "b", 20))
        assert log == ["a beat"]
    assert log == ["a beat", "a end glide", "b beat", "b end glide"]
    assert not motion.busy


def test_finishing_runs_every_end_in_order(clock: Clock) -> None:
    log: list[str] = []
    motion = Motion(clock, clock)
    for name in "abc":
        motion.add(make_act(log, name, 5000))
    motion.finish_running()
    assert log == ["a beat", "a end jump", "b beat"]
    motion.finish_now()
    assert log[3:] == ["b end jump", "c end jump"]
    assert clock.state() == QAbstractAnimation.State.Stopped


def test_a_long_queue_is_hurried(clock: Clock) -> None:
    log: list[str] = []
    motion = Motion(clock, clock)
    for number in range(QUEUE_LIMIT + 4):
        motion.add(make_act(log, str(number), 5000))
    assert "0 end jump" in log
    assert "2 end jump" in log
    motion.clear()
    assert not motion.busy
    assert clock.state() == QAbstractAnimation.State.Stopped
