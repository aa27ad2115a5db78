"""A thread of its own for what goes to a disk: no window waits for one."""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable
from typing import Final

WAIT_SECONDS: Final = 5.0
Job = Callable[[], None]

log = logging.getLogger(__name__)


def _nothing() -> None:
    """Do nothing."""


class Scribe:
    """Does jobs in the order in which they come, in a thread that begins with the first of them.

    There `first` is done before all jobs and `last` after them. What a job raises is logged and nothing more.
    """

    def __init__(self, name: str, first: Job = _nothing, last: Job = _nothing) -> None:
        self._name, self._first, self._last = name, first, last
        self._jobs: deque[Job] = deque()
        self._changed = threading.Condition()
        self._busy = self._stopping = False
        self._thread: threading.Thread | None = None

    def do(self, job: Job, *, instead: bool = False) -> None:
        """Do this after what is left, or `instead` of it; returns at once. After `stop` nothing is done."""
        with self._changed:
            if self._stopping:
                return
            if instead:
                self._jobs.clear()
            self._jobs.append(job)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name=self._name, daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def flush(self, within: float = WAIT_SECONDS) -> bool:
        """Wait, in seconds, until everything asked for is done; tell whether it is."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._jobs and not self._busy, within)

    def stop(self, within: float = WAIT_SECONDS) -> bool:
        """Do what is left and end the thread; tell whether it ended in time. May be called twice."""
        with self._changed:
            self._stopping = True
            thread, self._thread = self._thread, None
            self._changed.notify_all()
        if thread is None:
            return True
        thread.join(within)
        return not thread.is_alive()

    def _work(self) -> None:
        self._do(self._first)
        while True:
            with self._changed:
                self._busy = False
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._jobs or self._stopping)
                if not self._jobs:
                    break
                job = self._jobs.popleft()
                self._busy = True
            self._do(job)
            del job  # it may hold a whole record
        self._do(self._last)

    def _do(self, job: Job) -> None:
        try:
            job()
        except Exception:
            log.exception("the thread %r could not do what it was to", self._name)
