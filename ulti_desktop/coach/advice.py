"""Advice: the strongest player's own decision, what it is worth, and what speaks for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from ulti_desktop.ai.levels import player_for
from ulti_desktop.ai.player import Cancel, never
from ulti_desktop.ai.search import SearchPlayer, share_of
from ulti_desktop.ai.sight import Mind
from ulti_desktop.coach.doublings import gains
from ulti_desktop.coach.findings import Advice, BidFinding, Finding, Ground, GroundFinding, Option
from ulti_desktop.coach.grounds import (
    auction_findings,
    doubling_findings,
    play_findings,
    with_kontras,
)
from ulti_desktop.coach.worlds import Extent, Outlook, Sample, Tools, look_at_part, look_at_play
from ulti_desktop.engine.actions import Action, Bid, Claim, Discard, Kontra, Meld, Pass
from ulti_desktop.engine.ahead import after_discard, bid_follows
from ulti_desktop.engine.payoff import PAYOFF
from ulti_desktop.engine.view import SeatView
from ulti_desktop.native.solver import Search
from ulti_desktop.native.worlds import Thinker

LEVEL: Final = "master"
BUDGET_MS: Final = 600_000
"""A guard only: a decision ends by the deals and positions it looks at, so it is the same everywhere."""
GLANCES: Final = (Extent(6, 100_000), Extent(25, 400_000))
"""What is looked at before the decision itself, where somebody wants to see it refined."""
EXTENT: Final = Extent(100, 1_500_000)
EVEN: Final = 0.04
"""Options that lie so close together in game points differ by card points alone."""
Report = Callable[[Advice], None]


class Adviser:
    """Gives advice to any seat; one thread at a time may use it.

    With the same seed it says what the strongest player with that seed does; `level` names another one that
    searches. Raises ValueError where the compiled part is missing.
    """

    def __init__(self, seed: int, level: str = LEVEL) -> None:
        self._seed = seed
        self._search = Search()
        self._thinker = Thinker()
        self._player = player_for(level, seed)

    def advise(
        self,
        view: SeatView,
        budget_ms: int = BUDGET_MS,
        cancel: Cancel = never,
        report: Report | None = None,
    ) -> Advice:
        """Return advice to the seat of the view, which must be to move.

        `report` gets what can be said so far, time and again; that advice is not final. Once `cancel` says
        yes the answer comes at once and does not matter any more.
        """
        if len(view.legal) == 1:
            return Advice(view.seat, view.legal[0], findings=(GroundFinding(Ground.ONLY_ACTION),))
        tools = Tools(self._search, Mind(self._thinker, budget_ms, cancel))
        if report is not None and view.phase == "play":
            self._glance(view, tools, cancel, report)
        best = self._player.choose(view, budget_ms, cancel)
        if cancel() or not isinstance(self._player, SearchPlayer):
            return Advice(view.seat, best, final=False)
        sample = Sample(view, EXTENT.deals, self._seed, tools) if view.phase in ("play", "doubling") else None
        options = self._options(view, sample, cancel)
        advice = _advice(view.seat, best, options)
        if report is not None:
            report(replace(advice, final=False))
        found, deals = self._findings(view, advice, tools, sample, cancel)
        return replace(advice, findings=found, deals=deals, final=not cancel())

    def _glance(self, view: SeatView, tools: Tools, cancel: Cancel, report: Report) -> None:
        """Report the first values of cards, each time from more deals."""
        sample = Sample(view, GLANCES[-1].deals, self._seed, tools)
        for extent in GLANCES:
            options = _expected(view, look_at_play(sample, extent, cancel))
            if cancel() or not options:
                return
            first = max(options, key=lambda one: one.value)
            report(replace(_advice(view.seat, first.action, options), final=False))

    def _options(self, view: SeatView, sample: Sample | None, cancel: Cancel) -> list[Option]:
        player = self._player
        assert isinstance(player, SearchPlayer)
        options = [Option(one.action, one.value) for one in player.weighed]
        if sample is not None and view.phase == "doubling" and player.forecasts:
            outlook = look_at_part(sample, PAYOFF, EXTENT, cancel)
            options = [Option(Pass(), share_of(view) * outlook.mean(Pass()))]
        elif (
            sample is not None
            and view.phase == "play"
            and (not options or any(isinstance(a, Meld) for a in view.legal))
        ):
            options = _expected(view, look_at_play(sample, EXTENT, cancel))
        if options and player.forecasts and any(isinstance(action, Kontra) for action in view.legal):
            brings = gains(view, player.forecasts, EXTENT.deals)
            options = with_kontras(view, options, {action: gain.value for action, gain in brings.items()})
        return options

    def _findings(
        self, view: SeatView, advice: Advice, tools: Tools, sample: Sample | None, cancel: Cancel
    ) -> tuple[tuple[Finding, ...], int]:
        player = self._player
        assert isinstance(player, SearchPlayer)
        if not advice.options:
            own = view.phase == "auction" and view.bidder == view.seat
            return (GroundFinding(Ground.OWN_BID if own else Ground.CUSTOM),), 0
        if sample is not None and view.phase == "play" and not isinstance(advice.best, Kontra):
            found = play_findings(view, advice, sample, EXTENT, cancel)
        elif sample is not None:
            found = doubling_findings(view, advice.best, player.forecasts, sample, EXTENT, cancel)
        else:
            found = self._bid_to_come(view, advice, tools, cancel) or auction_findings(
                view, advice, player, self._seed, tools, EXTENT, cancel
            )
        grounds: list[Finding] = []
        if isinstance(advice.best, Claim):
            grounds.append(GroundFinding(Ground.CERTAIN))
        elif len(advice.options) > 1 and advice.options[0].value - advice.options[-1].value < EVEN:
            grounds.append(GroundFinding(Ground.ALL_EVEN))
        return (*grounds, *found), max((one.deals for one in found if hasattr(one, "deals")), default=0)

    def _bid_to_come(
        self, view: SeatView, advice: Advice, tools: Tools, cancel: Cancel
    ) -> tuple[Finding, ...]:
        """Return what speaks for the bid that goes with the cards laid away; nothing where none does."""
        player, discard = self._player, advice.best
        assert isinstance(player, SearchPlayer)
        if not isinstance(discard, Discard) or not bid_follows(view):
            return ()
        later = after_discard(view, discard)
        bid = player.choose(later, BUDGET_MS, cancel)
        if cancel() or not isinstance(bid, Bid):
            return ()
        then = _advice(view.seat, bid, self._options(later, None, cancel))
        if then.value is None:
            return ()
        found = auction_findings(later, then, player, self._seed, tools, EXTENT, cancel)
        return (BidFinding(bid, then.value, then.runner_up, then.distance), *found)


def _expected(view: SeatView, outlook: Outlook) -> list[Option]:
    """Return what each action brings the seat."""
    return [Option(action, share_of(view) * outlook.mean(action)) for action in outlook.values]


def _advice(seat: int, best: Action, options: Sequence[Option]) -> Advice:
    """Put a decision and the values of its options together; the decision stands first."""
    own = next((one for one in options if one.action == best), None)
    if own is None:
        return Advice(seat, best)
    others = sorted((one for one in options if one.action != best), key=lambda one: -one.value)
    ordered = (own, *others)
    if not others:
        return Advice(seat, best, own.value, options=ordered)
    # what was compared with more deals may lie a hair above the decision
    distance = max(0.0, own.value - others[0].value)
    return Advice(seat, best, own.value, others[0].action, distance, ordered)
