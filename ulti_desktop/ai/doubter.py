"""Kontra and its answers by search: double what is lost more often than the break-even."""

from __future__ import annotations

from typing import Final

from ulti_desktop.ai.calibration import DEFENCE, REPLY, realistic, shifted
from ulti_desktop.ai.doubling import break_even, level_of
from ulti_desktop.ai.player import Forecast
from ulti_desktop.ai.sight import Sight
from ulti_desktop.ai.style import Style
from ulti_desktop.engine.actions import Kontra
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.payoff import MADE
from ulti_desktop.engine.view import SeatView

MARGIN: Final = 0.06
"""How far a chance must lie beyond the break-even before anybody doubles."""
RESPECT: Final = 2.0
"""What each answer of the other side says about the chance, as a logit; the first kontra is in the tables."""


def choose_doubling(view: SeatView, sight: Sight, style: Style) -> tuple[Kontra | None, tuple[Forecast, ...]]:
    """Return a doubling worth calling among `view.legal`, None to let it be, and what it rests on."""
    best: tuple[float, Kontra] | None = None
    said: dict[Part, Forecast] = {}
    for action in view.legal:
        if not isinstance(action, Kontra):
            continue
        forecast = said.get(action.part) or _forecast(view, action.part, sight)
        said[action.part] = forecast
        edge = _edge(view, action, forecast.odds)
        if edge > MARGIN * (1.0 - style.kontra) and (best is None or edge > best[0]):
            best = edge, action
    return None if best is None else best[1], tuple(said.values())


def _forecast(view: SeatView, part: Part, sight: Sight) -> Forecast:
    assert view.declarer is not None
    plain = sight.judge(MADE + part.value, cards=False).value
    moment = REPLY if view.seat == view.declarer else DEFENCE
    return Forecast(view.declarer, part, realistic(view.rules, moment, part, plain), plain)


def respected(view: SeatView, action: Kontra, odds: float) -> float:
    """Return the chance of the part with what the doublings of the other side say about it."""
    level = level_of(view, action)
    if view.seat == view.declarer:
        return shifted(odds, -RESPECT * (level - 1) / 2)
    return shifted(odds, RESPECT * level / 2)


def _edge(view: SeatView, action: Kontra, odds: float) -> float:
    """Return how far the chance lies on my side of the break-even."""
    beyond = respected(view, action, odds) - break_even(action.part, view.rules)
    return beyond if view.seat == view.declarer else -beyond
