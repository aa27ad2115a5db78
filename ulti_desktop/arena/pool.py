"""Work on numbered pieces in several processes; the results come in the order of the numbers."""

from __future__ import annotations

import multiprocessing
import pickle
import signal
import traceback
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, TypeVar

from ulti_desktop.arena.minds import DealFailed

T = TypeVar("T")
Task = Callable[[int], T]


def in_order(task: Task[T], first: int, last: int | None, jobs: int) -> Generator[T, None, None]:
    """Yield `task(number)` from `first` to `last` (None: until the caller stops), in order.

    With one job it works in this process. A task that fails raises its error here, when its turn comes; it
    must be one that can be pickled, like its results. Raises DealFailed when a process dies.
    """
    if jobs == 1:
        number = first
        while last is None or number <= last:
            yield task(number)
            number += 1
        return
    crew = _Crew(task, jobs)
    try:
        yield from crew.work(first, last)
    finally:
        crew.dismiss()


class _Crew(Generic[T]):
    """The worker processes, each with a pipe and one piece of work at a time."""

    def __init__(self, task: Task[T], jobs: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._workers: dict[Connection, BaseProcess] = {}
        with _without_interrupt():
            for _ in range(jobs):
                ours, theirs = context.Pipe()
                worker = context.Process(target=_work, args=(pickle.dumps(task), theirs), daemon=True)
                worker.start()
                theirs.close()
                self._workers[ours] = worker

    def work(self, first: int, last: int | None) -> Iterator[T]:
        """Hand out the numbers and yield the results in order."""
        done: dict[int, tuple[T | None, BaseException | None]] = {}
        given = due = first
        for pipe in self._workers:
            given = self._give(pipe, given, last)
        while last is None or due <= last:
            while due not in done:
                for pipe in self._ready():
                    number, result, failure = self._take(pipe)
                    done[number] = result, failure
                    given = self._give(pipe, given, last)
            result, failure = done.pop(due)
            if failure is not None:
                raise failure
            due += 1
            yield result  # type: ignore[misc]

    def _ready(self) -> list[Connection]:
        return [pipe for pipe in wait(list(self._workers)) if isinstance(pipe, Connection)]

    def _give(self, pipe: Connection, number: int, last: int | None) -> int:
        if last is not None and number > last:
            return number
        with suppress(BrokenPipeError):  # a dead worker is noticed when its answer is taken
            pipe.send(number)
        return number + 1

    def _take(self, pipe: Connection) -> Any:
        try:
            return pipe.recv()
        except (EOFError, ConnectionResetError):
            worker = self._workers[pipe]
            worker.join(1)
            raise DealFailed(f"a worker process died with exit code {worker.exitcode}") from None

    def dismiss(self) -> None:
        """Stop all workers, whatever they are at."""
        for pipe, worker in self._workers.items():
            pipe.close()
            worker.terminate()
        for worker in self._workers.values():
            worker.join()


@contextmanager
def _without_interrupt() -> Iterator[None]:
    """Start processes that never see Ctrl+C: this one answers it for all."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pickled: bytes, pipe: Connection) -> None:
    task: Task[Any] = pickle.loads(pickled)
    while True:
        try:
            number = pipe.recv()
        except EOFError:
            return
        result, failure = None, None
        try:
            result = task(number)
        except Exception as error:
            failure = DealFailed(str(error))
            failure.add_note("".join(traceback.format_exception(error)))
        try:
            pipe.send((number, result, failure))
        except BrokenPipeError:
            return
