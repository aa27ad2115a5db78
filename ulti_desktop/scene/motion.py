"""What moves: one clock for everything on the table, and the queue of steps that are shown one by one.

Nothing here knows cards. The clock runs only while something moves, so a table at rest costs nothing;
stopping the clock and clearing the queue leaves no animation behind.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal

Beat = Callable[[], int]
"""Starts its movements and returns after how many milliseconds the next beat may begin, or `UNTIL_TOLD`."""

UNTIL_TOLD: Final = -1
QUEUE_LIMIT: Final = 3
HELD_LIMIT: Final = 12  # steps that may wait while the table is held until the player says so
YOUNG: Final = 120  # ms of movement seen, up to which an act may be begun again
_QUEUE_KEY: Final = "queue"


@dataclass
class Glide:
    """One value on its way from 0 to 1."""

    start: int
    length: int
    step: Callable[[float], None]
    curve: QEasingCurve
    then: Callable[[], None] | None
    loop: bool
    patient: bool


class Clock(QAbstractAnimation):
    """Drives any number of glides, each under a key; a new glide takes the place of the old one."""

    def __init__(self, parent: QObject | None = None) -> None:
        self._glides: dict[Hashable, Glide] = {}
        super().__init__(parent)

    def duration(self) -> int:
        """Undefined: it runs until the last glide is over."""
        return -1

    def run(
        self,
        key: Hashable,
        length: int,
        step: Callable[[float], None],
        *,
        curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
        overshoot: float | None = None,
        delay: int = 0,
        then: Callable[[], None] | None = None,
        loop: bool = False,
        patient: bool = False,
    ) -> None:
        """Call `step` with 0..1 for `length` ms after `delay` ms, then `then`; without length at once.

        A `loop` goes on until it is dropped; neither it nor what is `patient` is hurried by `finish`.
        """
        if length + delay <= 0 and not loop:
            self._glides.pop(key, None)
            step(1.0)
            if then is not None:
                then()
            return
        easing = QEasingCurve(curve)
        if overshoot is not None:
            easing.setOvershoot(overshoot)
        self._glides[key] = Glide(self.now() + delay, length, step, easing, then, loop, patient)
        if self.state() != QAbstractAnimation.State.Running:
            self.start()

    def now(self) -> int:
        """The time on the clock in ms; 0 while it stands still."""
        return self.currentTime() if self.state() == QAbstractAnimation.State.Running else 0

    def has(self, key: Hashable) -> bool:
        """Is something under way under this key?"""
        return key in self._glides

    def drop(self, key: Hashable) -> None:
        """Forget a glide where it is."""
        self._glides.pop(key, None)
        self._rest()

    def finish(self, key: Hashable | None = None) -> None:
        """Take one glide, or all that may be hurried, to the end now."""
        for _ in range(64):
            due = [
                k
                for k, g in self._glides.items()
                if k == key or (key is None and not g.loop and not g.patient)
            ]
            if not due:
                break
            for one in due:
                glide = self._glides.pop(one, None)
                if glide is not None:
                    self._end(glide)
        self._rest()

    def clear(self) -> None:
        """Stop at once; nothing more is called."""
        self._glides.clear()
        self.stop()

    def updateCurrentTime(self, now: int) -> None:
        for key, glide in list(self._glides.items()):
            if self._glides.get(key) is not glide or now < glide.start:
                continue
            passed = now - glide.start
            if glide.loop:
                glide.step(glide.curve.valueForProgress(passed % glide.length / glide.length))
            elif passed >= glide.length:
                del self._glides[key]
                self._end(glide)
            else:
                glide.step(glide.curve.valueForProgress(passed / glide.length))
        self._rest()

    def _end(self, glide: Glide) -> None:
        glide.step(1.0)
        if glide.then is not None:
            glide.then()

    def _rest(self) -> None:
        if not self._glides and self.state() == QAbstractAnimation.State.Running:
            self.stop()


@dataclass(frozen=True)
class Act:
    """One step to be shown: `begin` gives its beats when its turn comes, `end` puts everything in its place.

    `end(True)` may glide, `end(False)` must jump. A skipped act gets `end(False)` without any beat.
    """

    begin: Callable[[], Iterable[Beat]]
    end: Callable[[bool], None]


class Motion(QObject):
    """The queue of acts. `idle` is emitted when the last one has ended.

    `held_changed` tells that an act began or ceased to wait for `go_on`. With `in_slices` an act begins in a
    turn of the event loop of its own, so that neither what asked for it nor the act before makes it longer.
    """

    idle = Signal()
    held_changed = Signal()

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._queue: deque[Act] = deque()
        self._act: Act | None = None
        self._beats: deque[Beat] = deque()
        self._began = 0
        self._held = False
        self.in_slices = False

    @property
    def held(self) -> bool:
        """Does the running act wait for `go_on`?"""
        return self._held

    @property
    def busy(self) -> bool:
        """Is an act running or waiting?"""
        return self._act is not None or bool(self._queue)

    def add(self, act: Act) -> None:
        """Show an act after those before it; when too many wait, the oldest are finished at once."""
        self._queue.append(act)
        while len(self._queue) > (HELD_LIMIT if self._held else QUEUE_LIMIT):
            self.finish_running()
        if self._act is None:
            self._begin_next()

    def go_on(self) -> bool:
        """Let an act that is held go on with its next beat; tell whether one was."""
        if not self._held:
            return False
        self._began = self._clock.now() - YOUNG - 1
        self._set_held(False)
        self._next_beat()
        return True

    def finish_running(self) -> None:
        """End the act that runs or is about to; the next one begins."""
        if self._act is None and self._queue:
            self._act = self._queue.popleft()
        if self._act is not None:
            self._cut()
        self._next_act()

    def finish_now(self) -> None:
        """End everything that runs or waits, in order."""
        was_busy = self.busy
        while self._act is not None or self._queue:
            if self._act is None:
                self._act = self._queue.popleft()
            self._cut()
        self._clock.finish()
        if was_busy:
            self.idle.emit()

    def again(self, rewind: Callable[[], None], change: Callable[[], None]) -> None:
        """Change what the running act builds on, such as the size of the table.

        An act that has hardly begun, or is held, is shown from its beginning once more: `rewind` takes back
        what it did. Otherwise everything is ended first.
        """
        if self._act is None and self._queue:
            change()  # nothing of it was shown yet
            return
        old = not self._held and self._clock.now() - self._began > YOUNG
        if self._act is None or old:
            self.finish_now()
            change()
            return
        self._forget_beats()
        self._clock.finish()
        rewind()
        change()
        self._began = self._clock.now()
        self._beats = deque(self._act.begin())
        self._next_beat()

    def clear(self) -> None:
        """Forget everything; nothing more is called."""
        self._queue.clear()
        self._act = None
        self._forget_beats()

    def _cut(self) -> None:
        act, self._act = self._act, None
        self._forget_beats()
        self._clock.finish()
        if act is not None:
            act.end(False)

    def _forget_beats(self) -> None:
        self._beats.clear()
        self._clock.drop(_QUEUE_KEY)
        self._set_held(False)

    def _set_held(self, held: bool) -> None:
        if held != self._held:
            self._held = held
            self.held_changed.emit()

    def _begin_next(self) -> None:
        if self.in_slices and self._queue:
            self._clock.run(_QUEUE_KEY, 1, _nothing, then=self._next_act)
        else:
            self._next_act()

    def _next_act(self) -> None:
        if self._act is not None:
            return
        if not self._queue:
            self.idle.emit()
            return
        self._act = self._queue.popleft()
        self._began = self._clock.now()
        self._beats = deque(self._act.begin())
        self._next_beat()

    def _next_beat(self) -> None:
        while self._beats:
            length = self._beats.popleft()()
            if length == UNTIL_TOLD:
                self._set_held(True)
                return
            if length > 0:
                self._clock.run(_QUEUE_KEY, length, _nothing, then=self._next_beat)
                return
        act, self._act = self._act, None
        if act is not None:
            act.end(True)
        self._begin_next()


def _nothing(_part: float) -> None:
    return None
