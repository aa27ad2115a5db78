"""The review of a deal in sentences: what an action cost, and whether it was right all the same."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop.coach.findings import ActionReview, KnownCost
from ulti_desktop.engine.view import SeatView
from ulti_desktop.words.table import action
from ulti_desktop.words.text import amount, counted, fill

translate = QCoreApplication.translate

LEAST: Final = 0.05
"""Costs below this are not worth a word."""


def verdict(of: ActionReview, view: SeatView, french: bool = False) -> str:
    """One or two sentences on an action; `view` is what its seat saw before it. Empty for what costs nothing
    and could not have been done otherwise.
    """
    exact = of.cost_exact or 0
    if of.right_but_dear:
        text = translate(
            "verdicts", "Right on what was known; with all cards seen it cost %n game point(s).", "", exact
        )
        return counted(text, exact)
    known = "" if of.known is None else _known(of.known, view, french)
    if exact <= 0:
        return known
    text = translate("verdicts", "With all cards seen it cost %n game point(s).", "", exact)
    return " ".join(filter(None, (known, counted(text, exact))))


def _known(of: KnownCost, view: SeatView, french: bool) -> str:
    if not of.deals or len(view.legal) < 2:
        return ""
    if of.cost < LEAST:
        return translate("verdicts", "There was nothing better on what was known.")
    cost, error = amount(of.cost).removeprefix("+"), amount(of.error).removeprefix("+")
    name = action(of.best, view, french)
    if of.clear:
        text = translate("verdicts", "On what was known, better: “%1”, by %2 game points (±%3).")
    else:
        text = translate("verdicts", "On what was known about as good: “%1”, ahead by %2 game points (±%3).")
    return fill(text, name, cost, error)
