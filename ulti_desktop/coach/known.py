"""What an action cost against best play on what its seat knew: sampled deals, from the seat's view alone."""

from __future__ import annotations

from typing import Final

from ulti_desktop.ai.bidder import Care
from ulti_desktop.ai.doubter import choose_doubling
from ulti_desktop.ai.player import Cancel, number_for
from ulti_desktop.ai.sight import Sight, Width
from ulti_desktop.ai.style import STEADY
from ulti_desktop.coach.bids import auction_cost
from ulti_desktop.coach.doublings import Gain, gains
from ulti_desktop.coach.findings import KnownCost
from ulti_desktop.coach.worlds import Extent, Sample, Tools, look_at_play
from ulti_desktop.engine.actions import Action, GiveUp, Kontra, Pass, Play
from ulti_desktop.engine.scoring import Outcome, settle
from ulti_desktop.engine.view import SeatView

EXTENT: Final = Extent(100, 1_000_000)
KONTRA_DEALS: Final = 40
CARE: Final = Care(plans=4, discards=5, talons=8, glance=6, width=30, talon_width=4)


def known_cost(view: SeatView, action: Action, seed: int, tools: Tools, cancel: Cancel) -> KnownCost | None:
    """Return what a legal action of the view cost, None where nothing is known of its worth.

    That is so for cutting the pack and for the half-hand round. Once `cancel` says yes the answer does not
    matter any more.
    """
    if view.phase == "cutting" or view.half_round:
        return None
    if len(view.legal) == 1:
        return KnownCost(0.0, 0.0, action)
    match view.phase:
        case "play":
            return _play_cost(view, action, seed, tools, cancel)
        case "doubling":
            return _doubling_cost(view, action, seed, tools)
        case _:
            return auction_cost(view, action, seed, CARE, tools)


def _doublings(view: SeatView, seed: int, tools: Tools) -> tuple[Kontra | None, dict[Kontra, Gain]]:
    """Return the kontra that the searching player would call, and what each brings."""
    if not any(isinstance(action, Kontra) for action in view.legal):
        return None, {}
    width = Width(KONTRA_DEALS, KONTRA_DEALS)
    sight = Sight(view, width, number_for(seed, view), tools.mind, beliefs=True)
    called, forecasts = choose_doubling(view, sight, STEADY)
    return called, gains(view, forecasts, len(sight.worlds))


def _doubling_cost(view: SeatView, action: Action, seed: int, tools: Tools) -> KnownCost:
    called, brings = _doublings(view, seed, tools)
    best: Action = called or Pass()
    if best == action:
        return KnownCost(0.0, 0.0, action, KONTRA_DEALS)
    none = Gain(0.0, 0.0)
    here = brings[action] if isinstance(action, Kontra) else none
    there = brings[called] if called is not None else none
    lost, error = there.value - here.value, here.error + there.error
    if lost <= 0.0:
        return KnownCost(0.0, error, action, KONTRA_DEALS)
    return KnownCost(lost, error, best, KONTRA_DEALS)


def _play_cost(view: SeatView, action: Action, seed: int, tools: Tools, cancel: Cancel) -> KnownCost:
    called, brings = _doublings(view, seed, tools)
    outlook = look_at_play(Sample(view, EXTENT.deals, seed, tools), EXTENT, cancel)
    sign = 1 if view.seat == view.declarer else -1
    first = max(outlook.values, key=lambda one: sign * outlook.mean(one))
    best: Action = first if called is None else called
    rows = {one: [sign * value for value in row] for one, row in outlook.values.items()}
    here = _row(view, action, first, rows, brings)
    there = _row(view, best, first, rows, brings)
    lost = [a - b for a, b in zip(there, here, strict=True)]
    cost, error = outlook.deals.mean(lost), outlook.deals.error(lost)
    error += (
        sum(brings[one].error for one in {action, best} if isinstance(one, Kontra)) if action != best else 0
    )
    if cost <= 1e-9 or action == best:
        return KnownCost(0.0, error, action, outlook.count)
    return KnownCost(cost, error, best, outlook.count)


def _row(
    view: SeatView,
    action: Action,
    first: Action,
    rows: dict[Action, list[float]],
    brings: dict[Kontra, Gain],
) -> list[float]:
    """Return what an action brings its side in each deal; after a kontra the best card follows."""
    if action in rows:
        return rows[action]
    if isinstance(action, Kontra):
        return [value + brings[action].value for value in rows[first]]
    assert view.declarer is not None
    if isinstance(action, GiveUp):
        outcome = Outcome(gave_up=True)
    else:
        assert isinstance(action, Play)
        role = ("declarer", "d1", "d2")[(view.seat - view.declarer) % 3]
        outcome = Outcome(revoked_by=role)
    paid = settle(view.contract, view.doublings, outcome, view.rules).declarer
    return [float(paid if view.seat == view.declarer else -paid)] * len(rows[first])
