"""Kontra and its answers: only on clear grounds."""

from __future__ import annotations

from math import log
from typing import Final

from ulti_desktop.ai.defence import declarer_chance
from ulti_desktop.ai.evaluate import NO_TRUMP, POINT_CARDS, chance, judge
from ulti_desktop.engine.actions import Kontra
from ulti_desktop.engine.cards import mask_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.view import SeatView

MARGIN: Final = 0.07
"""How far a chance must lie beyond the break-even before anybody doubles."""
RESPECT: Final = 1.1
"""What each answer of the declarer says about the chance to a defender, as a logit."""
CAUTION: Final = 1.7
"""What each kontra says to the declarer: who calls it may hold marriages that nobody has seen."""


def choose_doubling(view: SeatView, margin: float = MARGIN) -> Kontra | None:
    """Return a doubling among `view.legal` whose edge is above `margin`, None to let it be."""
    if view.half_round or view.contract is None or view.contract.half:
        return None
    best: tuple[float, Kontra] | None = None
    for action in view.legal:
        if isinstance(action, Kontra):
            edge = _edge(view, view.contract, action)
            if edge > margin and (best is None or edge > best[0]):
                best = edge, action
    return None if best is None else best[1]


def break_even(part: Part, rules: RuleSet) -> float:
    """Return the chance at which doubling the part changes nothing."""
    if part is Part.ULTI and rules.ulti_loss == "flat":
        return 0.0
    factor = rules.betli_loss_factor if part is Part.BETLI else rules.loss_factor
    return factor / (1.0 + factor)


def _edge(view: SeatView, contract: Contract, action: Kontra) -> float:
    """Return how far the chance lies on my side of the break-even."""
    even = break_even(action.part, view.rules)
    level = level_of(view, action)
    if view.seat == view.declarer:
        made = _shift(_own_chance(view, contract, action.part), -CAUTION * (level + 1) / 2)
        return made - even - 0.05
    made = declarer_chance(
        action.part,
        view.rules,
        _start_hand(view),
        NO_TRUMP if contract.trump is None else int(contract.trump),
        contract.hearts,
        contract.open,
    )
    return even - _shift(made, RESPECT * level / 2)


def level_of(view: SeatView, action: Kontra) -> int:
    """Return how often the part is doubled already."""
    declarer = view.declarer or 0
    for part, d1, d2 in view.doublings:
        if part is action.part:
            return d2 if action.against == (declarer + 2) % 3 else d1
    return 0


def _shift(odds: float, logit: float) -> float:
    odds = min(max(odds, 0.001), 0.999)
    return chance(log(odds / (1.0 - odds)) + logit)


def _start_hand(view: SeatView) -> int:
    """Return the ten cards this seat began the play with."""
    mine = [card for trick in view.tricks for seat, card in trick.cards if seat == view.seat]
    mine += [card for seat, card in view.trick if seat == view.seat]
    return mask_of(view.hand) | mask_of(mine)


def _own_chance(view: SeatView, contract: Contract, part: Part) -> float:
    trump = NO_TRUMP if contract.trump is None else int(contract.trump)
    judging = judge(view.rules, contract.parts, trump != NO_TRUMP, contract.open)
    laid = (mask_of(view.talon_known) & POINT_CARDS).bit_count()
    weighed = judging.weigh(_start_hand(view), trump, laid)
    return 0.0 if weighed is None else weighed[0][contract.parts.index(part)]
