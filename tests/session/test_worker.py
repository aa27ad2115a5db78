"""Threads that work: one shares the interpreter as long as any does, and those dismissed are waited for."""

from __future__ import annotations

import sys
import threading

import pytest

from tests.kit.waiting import run_until
from ulti_desktop.session.worker import Worker, Workers

from .conftest import WAIT_MS


def test_the_interpreter_is_shared_until_the_last_of_several_is_done() -> None:
    usual = sys.getswitchinterval()
    began = [threading.Event(), threading.Event()]
    go_on = [threading.Event(), threading.Event()]
    workers = [Worker("one"), Worker("two")]

    def job(number: int) -> None:
        began[number].set()
        go_on[number].wait(20)

    for number in range(2):
        workers[number].do(lambda number=number: job(number))
        assert began[number].wait(20)
        workers[number].dismiss()
    short = sys.getswitchinterval()
    assert short < usual
    go_on[0].set()
    assert workers[0].ended(WAIT_MS)
    assert sys.getswitchinterval() == short
    go_on[1].set()
    assert workers[1].ended(WAIT_MS)
    assert sys.getswitchinterval() == usual


def test_one_that_hangs_is_counted_and_waited_for_no_longer_than_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    hangs, done = threading.Event(), threading.Event()
    workers = Workers("mine")
    workers.do(lambda: bool(hangs.wait(20)))
    workers.do(done.set)
    assert done.wait(20)
    run_until(lambda: workers.at_work == 1)
    assert not workers.stop(0)
    assert "mine" in caplog.text
    hangs.set()
    assert workers.stop(WAIT_MS)
    assert workers.at_work == 0
