"""What speaks for an action: in how many sampled deals each part is made, and when it fails."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ulti_desktop.ai.appraise import Appraisal, Appraiser, Candidate
from ulti_desktop.ai.doubling import break_even
from ulti_desktop.ai.player import Cancel, Forecast, number_for
from ulti_desktop.ai.search import SearchPlayer
from ulti_desktop.coach.conditions import common_ground
from ulti_desktop.coach.findings import (
    Advice,
    Condition,
    Finding,
    Ground,
    GroundFinding,
    KontraFinding,
    Option,
    PartFinding,
    TalonFinding,
)
from ulti_desktop.coach.worlds import Extent, Outlook, Sample, Tools, look_at_part, look_at_play
from ulti_desktop.engine.actions import Action, Bid, Discard, Kontra, NameTrump, Pass, TakeTalon, discard
from ulti_desktop.engine.cards import cards_of, mask_of
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.payoff import MADE
from ulti_desktop.engine.view import SeatView

NONE: Final = Pass()


def with_kontras(view: SeatView, options: Sequence[Option], brings: Mapping[Kontra, float]) -> list[Option]:
    """Return the options and each kontra, which the best of them follows; `brings` is for the side."""
    best = max(one.value for one in options)
    found = list(options)
    for action, gain in brings.items():
        alone = view.seat == view.declarer or action.against is not None
        found.append(Option(action, best + gain * (1.0 if alone else 0.5)))
    return found


def play_findings(
    view: SeatView, advice: Advice, sample: Sample, extent: Extent, cancel: Cancel
) -> tuple[Finding, ...]:
    """Return how often each part is made after the advised action and after the runner-up."""
    assert view.contract is not None
    each = Extent(extent.deals, extent.nodes // len(view.contract.parts))
    found = []
    for part in view.contract.parts:
        outlook = look_at_play(sample, each, cancel, MADE + part.value)
        if not outlook.count or advice.best not in outlook.values:
            continue
        rival = advice.runner_up
        against = None
        if rival is not None and rival in outlook.values:
            against = rival, _made(outlook, rival)
        found.append(
            PartFinding(
                view.contract,
                part,
                advice.best,
                _made(outlook, advice.best),
                outlook.count,
                _fails_when(view, sample, outlook, advice.best),
                against,
                outlook.deals.complete,
            )
        )
    return tuple(sorted(found, key=lambda one: -_told_apart(one)))


def _told_apart(one: PartFinding) -> int:
    return 0 if one.rival is None else abs(one.made - one.rival[1])


def _made(outlook: Outlook, action: Action) -> int:
    """Return in how many deals a part is made; likely deals count for more than one."""
    return round(outlook.mean(action) * outlook.count)


def _fails_when(view: SeatView, sample: Sample, outlook: Outlook, action: Action) -> Condition | None:
    rows = zip(sample, outlook.values[action], strict=False)
    found = [(sample.hands(world), value == 0) for (world, _), value in rows]
    deals, failed = [deal for deal, _ in found], [gone for _, gone in found]
    return common_ground(view, deals, outlook.deals.weights, failed)


def doubling_findings(
    view: SeatView,
    best: Action,
    forecasts: Iterable[Forecast],
    sample: Sample,
    extent: Extent,
    cancel: Cancel,
) -> tuple[Finding, ...]:
    """Return how often each part that may be doubled is made."""
    found = []
    for forecast in forecasts:
        part = forecast.part
        outlook = look_at_part(sample, MADE + part.value, extent, cancel)
        if not outlook.count:
            continue
        called = isinstance(best, Kontra) and best.part is part
        found.append(
            KontraFinding(
                part,
                _made(outlook, NONE),
                outlook.count,
                forecast.odds,
                break_even(part, view.rules),
                called,
                _fails_when(view, sample, outlook, NONE),
                outlook.deals.complete,
            )
        )
    return tuple(sorted(found, key=lambda one: not one.called))


def auction_findings(
    view: SeatView,
    advice: Advice,
    player: SearchPlayer,
    seed: int,
    tools: Tools,
    extent: Extent,
    cancel: Cancel,
) -> tuple[Finding, ...]:
    """Return what the contracts promise that the player looked at last."""
    found: list[Finding] = []
    if player.talons and isinstance(advice.best, TakeTalon | Pass):
        bar = max((one.value for one in advice.options if not isinstance(one.action, TakeTalon)), default=0.0)
        better = sum(worth > bar for worth in player.talons)
        found.append(TalonFinding(better, len(player.talons)))
    if isinstance(advice.best, TakeTalon):
        return tuple(found)
    if isinstance(advice.best, Pass):
        any_bid = any(isinstance(one.action, Bid) for one in advice.options)
        found.insert(0, GroundFinding(Ground.WORTH_LESS if any_bid else Ground.NO_BID))
    about = _contract_behind(view, advice.best, player.looked_at)
    if about is None:
        return tuple(found)
    laid = mask_of(view.talon_known) if len(view.hand) == 10 else mask_of(view.hand) & ~about.keep
    appraiser = Appraiser(view, number_for(seed, view), tools.mind)
    as_declarer = appraiser.as_declarer(Candidate(about.contract, about.keep, laid))
    sample = Sample(as_declarer, extent.deals, seed, tools, number_for(seed, view))
    action = advice.best if not isinstance(advice.best, Pass) else _bid_in(view, about.contract)
    for part in about.contract.parts:
        outlook = look_at_part(sample, MADE + part.value, extent, cancel)
        if outlook.count:
            found.append(
                PartFinding(
                    about.contract,
                    part,
                    action,
                    _made(outlook, NONE),
                    outlook.count,
                    _fails_when(as_declarer, sample, outlook, NONE),
                    complete=outlook.deals.complete,
                )
            )
    return tuple(found)


def _contract_behind(view: SeatView, best: Action, looked_at: Sequence[Appraisal]) -> Appraisal | None:
    """Return the contract that an action leads to; for a pass the best that might have been bid."""
    for one in looked_at:
        match best:
            case Bid(contract) if one.contract.with_trump(None) == contract.with_trump(None):
                if contract.trump in (None, one.contract.trump):
                    return one
            case Discard() if discard_of(view, one) == best:
                return one
            case NameTrump(suit) if one.contract.trump == suit:
                return one
            case _:
                pass
    return looked_at[0] if looked_at and not isinstance(best, Bid | Discard | NameTrump) else None


def discard_of(view: SeatView, one: Appraisal) -> Discard | None:
    """Return the cards that go where a contract is played with those kept; None where none go."""
    gone = cards_of(mask_of(view.hand) & ~one.keep)
    return discard(*gone) if len(gone) == 2 else None


def _bid_in(view: SeatView, contract: Contract) -> Action:
    """Return the bid as it would be announced."""
    bid = Bid(contract)
    return bid if bid in view.legal else Bid(contract.with_trump(None))
