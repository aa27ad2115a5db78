"""Ulti Desktop: the Hungarian card game Ulti in a window."""

from __future__ import annotations

from typing import Final

__version__: Final = "0.1.0"

APP_ID: Final = "io.github.ulti_desktop.ulti"
"""The name by which desktops know the program: of its desktop entry, its icon and its packages."""
