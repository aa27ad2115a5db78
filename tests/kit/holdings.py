"""What the process holds: everything that a part of the program could leave behind, and the memory."""

from __future__ import annotations

import ctypes
import functools
import gc
import os
import sys
import threading
from collections import Counter
from pathlib import Path
from typing import Final

import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsItem, QWidget

from ulti_desktop.app import App

RESIDENT: Final = "MB"
"""Without what malloc keeps for later: that is as much as there ever were pictures at once, by chance."""
NOT_COUNTED: Final = {
    RESIDENT,
    "MB with holes",
    "MB given out by malloc",
    "MB of pictures",
    "blocks of Python",
    "python objects",
    "answers kept in caches",
}
BEING_WRITTEN: Final = 4
"""So many files may be open just then: a save and the statistics are written by threads of their own."""
COUNTED: Final = (QObject, QGraphicsItem, functools._lru_cache_wrapper)
KIND: Final = "each "
"""Stands before the name of a class in the counts."""


_C: Final = ctypes.CDLL(None)


class _Mallinfo(ctypes.Structure):
    """What the GNU C library says about its heap, in bytes."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    )


def resident_mb() -> float:
    """Return how much memory the process has, in megabytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def given_out_mb() -> float:
    """Return how much of it malloc has given out and not got back, in megabytes; 0 where it does not say.

    The rest is what Python's own pools hold, code, and holes between what is in use.
    """
    ask = getattr(_C, "mallinfo2", None)
    if ask is None:
        return 0.0
    ask.restype = _Mallinfo
    told = ask()
    return float(told.uordblks + told.hblkhd) / 2**20


def forget_answers() -> None:
    """Empty what is remembered up to a bound, of hands and bids that were seen: how much that is differs by
    chance. What has no bound is left, and counted.
    """
    gc.unfreeze()  # the program freezes what is there at its start, and that would not be found
    for thing in gc.get_objects():
        if type(thing) is not functools._lru_cache_wrapper:
            continue
        home = str(getattr(thing, "__module__", ""))
        if home.startswith("ulti_desktop.") and thing.cache_parameters()["maxsize"] is not None:
            thing.cache_clear()


def give_back_holes() -> None:
    """Let malloc give the system what it keeps for later, where it can."""
    trim = getattr(_C, "malloc_trim", None)
    if trim is not None:
        trim(0)


def counts(app: App) -> Counter[str]:
    """Return how much there is of everything that could be left behind, and the memory in megabytes."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.unfreeze()
    gc.collect()  # what a cycle holds is no leak
    result: Counter[str] = Counter()
    result["MB with holes"] = round(resident_mb())
    give_back_holes()
    result[RESIDENT] = round(resident_mb())
    result["MB given out by malloc"] = round(given_out_mb())
    result["MB of pictures"] = round(app.window.desk.art._bytes / 2**20)
    result["blocks of Python"] = sys.getallocatedblocks()
    result["threads"] = len(list(Path("/proc/self/task").iterdir()))
    result["python threads"] = threading.active_count()
    result["files"] = len(list(Path("/proc/self/fd").iterdir()))
    result["items on the table"] = len(app.window.scene.items())
    result["objects below the window"] = len(app.window.findChildren(QObject))
    result["objects below the program"] = len(app.findChildren(QObject))
    result["windows"] = len(QApplication.topLevelWidgets())
    things = gc.get_objects()
    result["python objects"] = len(things)
    wanted = {kind for kind in set(map(type, things)) if issubclass(kind, COUNTED)}
    for thing in things:
        kind = type(thing)
        if kind not in wanted:
            continue
        if issubclass(kind, functools._lru_cache_wrapper):
            result["answers kept in caches"] += thing.cache_info().currsize
        elif shiboken6.isValid(thing):
            result[f"{KIND}{kind.__name__}"] += 1
            result["known widgets"] += issubclass(kind, QWidget)
            result["known items"] += issubclass(kind, QGraphicsItem)
            result["known objects"] += issubclass(kind, QObject)
            if issubclass(kind, QTimer):
                result["active timers"] += thing.isActive()
            elif issubclass(kind, QAbstractAnimation):
                result["running animations"] += thing.state() is not QAbstractAnimation.State.Stopped
    return result


def grown(early: Counter[str], late: Counter[str]) -> dict[str, tuple[int, int]]:
    """Return what there is more of later, with both numbers; Python's own objects and memory are left out."""
    names = set(early | late) - NOT_COUNTED
    return {
        name: (early[name], late[name])
        for name in sorted(names)
        if late[name] > early[name] + (BEING_WRITTEN if name == "files" else 0)
    }
