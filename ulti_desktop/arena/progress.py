"""How far a long run has come, on one line that is written over."""

from __future__ import annotations

import sys
import time
from typing import Final, TextIO

WIDTH: Final = 30
EVERY: Final = 0.2
"""Seconds between two looks of the line."""


class Progress:
    """A bar with rate and time to go. It is drawn on a terminal, or anywhere when `force` is set."""

    def __init__(self, total: int, force: bool = False, stream: TextIO | None = None) -> None:
        self._stream = stream if stream is not None else sys.stderr
        self._shown = force or (self._stream is not None and self._stream.isatty())
        self._total = total
        self._began = time.monotonic()
        self._last = 0.0
        self._wide = 0

    def step(self, done: int, note: str = "") -> None:
        """Draw the line when it is time; `note` stands at its end."""
        now = time.monotonic()
        if not self._shown or (now - self._last < EVERY and done < self._total):
            return
        self._last = now
        spent = now - self._began
        rate = done / spent if spent else 0.0
        left = (self._total - done) / rate if rate else 0.0
        full = WIDTH * done // self._total
        bar = "#" * full + "." * (WIDTH - full)
        line = f"[{bar}] {done}/{self._total} deals  {rate:.1f}/s  {_clock(left)} to go  {note}".rstrip()
        self._write("\r" + line.ljust(self._wide))
        self._wide = len(line)

    def close(self) -> None:
        """Leave the line."""
        if self._wide:
            self._write("\n")
            self._wide = 0

    def _write(self, text: str) -> None:
        try:
            self._stream.write(text)
            self._stream.flush()
        except (OSError, ValueError):
            self._shown = False


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
