"""From how often a part is made when all see all cards to how often it is made in play."""

from __future__ import annotations

from math import exp, log

from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.rulesets import RuleSet

_TABLE: dict[str, tuple[float, float]] = {"betli": (1.2, 0.8), "parti": (0.2, 0.9)}


def realistic(rules: RuleSet, contract: Contract, part: Part, chance: float) -> float:
    """Return the chance in play of a part that is made in this share of the worlds under best play."""
    shift, slope = _TABLE.get(part.value, (0.0, 0.9))
    held = min(max(chance, 0.01), 0.99)
    return 1.0 / (1.0 + exp(-(shift + slope * log(held / (1.0 - held)))))


def shifted(odds: float, logit: float) -> float:
    """Return a chance moved by so much on the scale of logits."""
    held = min(max(odds, 0.001), 0.999)
    return 1.0 / (1.0 + exp(-(log(held / (1.0 - held)) + logit)))
