"""Kontra and its answers: only on clear grounds."""

from __future__ import annotations

from ulti_desktop.engine.actions import Action, Kontra
from ulti_desktop.engine.view import SeatView


def choose_doubling(view: SeatView) -> Action | None:
    """Return a doubling worth calling among `view.legal`, None to let it be."""
    return None


__all__ = ["Kontra", "choose_doubling"]
