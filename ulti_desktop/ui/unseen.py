"""Widgets that were built ahead and not shown yet."""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

SLICE: Final = 0.003  # seconds
_PENDING: Final = Qt.WidgetAttribute.WA_PendingResizeEvent


def tell_sizes(root: QWidget) -> bool:
    """Tell hidden widgets under `root` their first size, for some milliseconds; return whether any are left.

    Qt would tell all of the window at once, as soon as it takes the picture of anything in it.
    """
    end = time.perf_counter() + SLICE
    for widget in (root, *root.findChildren(QWidget)):
        if widget.testAttribute(_PENDING) and not widget.isVisible():
            if time.perf_counter() > end:
                return True
            widget.setAttribute(_PENDING, on=False)
            QCoreApplication.sendEvent(widget, QResizeEvent(widget.size(), QSize()))
    return False
