"""One picture of a deck."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Picture:
    """One picture: SVG text (`element` is an id in it, "" for all of it) or a PNG brought to size."""

    file: str
    data: bytes
    is_svg: bool
    element: str = ""
    shape: float = 0.0
    """Height by width; 0 when only the drawing itself tells."""
    whole: bytes = b""
    """The drawing that `data` was cut out of, for the case that it cannot be drawn by itself."""
