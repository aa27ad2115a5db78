"""What a kontra brings at the chances that sampled deals give."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from ulti_desktop.ai.appraise import doubled_loss
from ulti_desktop.ai.calibration import DEFENCE, REPLY, realistic
from ulti_desktop.ai.doubling import level_of
from ulti_desktop.ai.doubter import respected
from ulti_desktop.ai.player import Forecast
from ulti_desktop.engine.actions import Kontra
from ulti_desktop.engine.ladder import part_value
from ulti_desktop.engine.view import SeatView


@dataclass(frozen=True, slots=True)
class Gain:
    """Game points that a kontra brings the acting side, and how far that may be off by sampling."""

    value: float
    error: float


def gains(view: SeatView, forecasts: Iterable[Forecast], deals: int) -> dict[Kontra, Gain]:
    """Return what each legal kontra brings; `forecasts` rest on so many sampled deals."""
    by_part = {forecast.part: forecast for forecast in forecasts}
    found = {}
    for action in view.legal:
        if isinstance(action, Kontra) and action.part in by_part:
            forecast = by_part[action.part]
            found[action] = Gain(gain_of(view, action, forecast.odds), _error(view, action, forecast, deals))
    return found


def gain_of(view: SeatView, action: Kontra, odds: float) -> float:
    """Return what a kontra brings the acting side where the part is made with this chance.

    What the other side's doublings say about the chance is reckoned with.
    """
    contract, rules = view.contract, view.rules
    assert contract is not None
    made = respected(view, action, odds)
    base = 4 if contract.half else 2
    more = (base - 1) * base ** level_of(view, action) * (2 if action.against is None else 1)
    declarers = made - (1.0 - made) * doubled_loss(action.part, rules)
    sign = 1 if view.seat == view.declarer else -1
    return float(sign * more * part_value(action.part, contract, rules) * declarers)


def _error(view: SeatView, action: Kontra, forecast: Forecast, deals: int) -> float:
    if forecast.plain is None or not deals:
        return 0.0
    off = share_error(forecast.plain, deals)
    moment = REPLY if view.seat == view.declarer else DEFENCE
    ends = [
        gain_of(view, action, realistic(view.rules, moment, action.part, forecast.plain + step))
        for step in (-off, off)
    ]
    return abs(ends[1] - ends[0]) / 2


def share_error(share: float, deals: int) -> float:
    """Return the standard error of a share of sampled deals; of none and all it is not 0."""
    likely = (share * deals + 0.5) / (deals + 1)
    return sqrt(likely * (1.0 - likely) / deals)
