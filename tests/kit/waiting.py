"""Waiting for something that other threads bring about, by the clock and never by a number of turns."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication


def run_until(until: Callable[[], bool], act: Callable[[], None] | None = None, seconds: float = 120) -> None:
    """Run the event loop until something holds; `act` is called in every turn before it.

    A turn is short where nothing is to be done, so a quick machine makes any number of turns before another
    thread has come to its job: only the clock says when waiting is in vain. Raises AssertionError then.
    """
    patience = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < patience, f"it never came to that within {seconds:g} s"
        if act is not None:
            act()
        QCoreApplication.processEvents()
        time.sleep(0.0002)
