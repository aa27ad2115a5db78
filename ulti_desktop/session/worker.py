"""A thread for one job after another that never holds up the end of the program."""

from __future__ import annotations

import logging
import queue
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

Job = Callable[[], None]

_SWITCH_SECONDS: Final = 0.0005
"""How long a working thread may keep the interpreter to itself; the usual 5 ms make animations stutter."""

log = logging.getLogger(__name__)


class _Switching:
    """Holds the interval at which threads give way: set by the first that works, restored by the last."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._at_work = 0
        self._usual = 0.0

    @contextmanager
    def short(self) -> Iterator[None]:
        with self._lock:
            if not self._at_work:
                self._usual = sys.getswitchinterval()
                sys.setswitchinterval(_SWITCH_SECONDS)
            self._at_work += 1
        try:
            yield
        finally:
            with self._lock:
                self._at_work -= 1
                if not self._at_work:
                    sys.setswitchinterval(self._usual)


_SWITCHING: Final = _Switching()


class Worker:
    """Does jobs in the order in which they come; what a job raises is logged and nothing more.

    A native call hears its cancel flag, but a job that hangs in Python can be neither cancelled nor killed.
    So the thread is a daemon: whoever has waited long enough for it leaves it to itself. The process must
    then end by `os._exit`, since Python tears down what such a thread still uses.
    """

    def __init__(self, name: str) -> None:
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def do(self, job: Job) -> None:
        """Let the thread do this after what it has to do already."""
        self._jobs.put(job)

    def dismiss(self) -> None:
        """Let the thread end after what it has to do already; returns at once."""
        self._jobs.put(None)

    def ended(self, within_ms: int = 0) -> bool:
        """Wait so long for a dismissed thread and tell whether it has ended."""
        self._thread.join(max(0, within_ms) / 1000)
        return not self._thread.is_alive()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            with _SWITCHING.short():
                try:
                    job()
                except BaseException:  # a SystemExit would end the thread and leave its owner waiting
                    log.exception("a job of the thread %r failed", self._thread.name)
            del job


class Workers:
    """Jobs with a thread each, so that none waits for another that hangs; `name` says what they are at."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._dismissed: list[Worker] = []

    def do(self, job: Job) -> None:
        """Let a thread of its own do this."""
        worker = Worker(self._name)
        worker.do(job)
        self.dismiss(worker)

    def dismiss(self, worker: Worker) -> None:
        """Let a worker end, and count it until it has."""
        worker.dismiss()
        self._dismissed = [*self._left(), worker]

    @property
    def at_work(self) -> int:
        """How many have not ended yet."""
        return len(self._left())

    def stop(self, within_ms: int) -> bool:
        """Wait so long for all together; tell whether they have ended. May be called twice."""
        until = time.monotonic() + within_ms / 1000
        self._dismissed = [
            one for one in self._dismissed if not one.ended(round(1000 * (until - time.monotonic())))
        ]
        if self._dismissed:
            log.error("%d thread(s) %r did not end within %d ms", len(self._dismissed), self._name, within_ms)
        return not self._dismissed

    def _left(self) -> list[Worker]:
        return [one for one in self._dismissed if not one.ended()]
