"""From how often a part is made when all see all cards to how often it is made in play.

The lines are learned from play (`learning.odds`): by rule-set family, by moment and by part, a shift and a
slope on the scale of logits.
"""

from __future__ import annotations

from functools import cache
from math import exp, log
from typing import Any, Final

from ulti_desktop.ai.learned import check_numbers, learned
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.rulesets import RuleSet

BID: Final = "bid"
DEFENCE: Final = "defence"
REPLY: Final = "reply"
"""The moments: the bidder before play, a defender who may double, the declarer who may answer."""
POOLED: Final = "*"
SURE: Final = 0.02
"""No share of worlds counts as surer than this."""
UNKNOWN: Final = {BID: (0.3, 0.9), DEFENCE: (1.0, 0.9), REPLY: (0.3, 0.9)}
"""The lines of parts of which nothing was learned."""

Tables = dict[str, dict[str, dict[str, list[float]]]]


@cache
def _tables() -> Tables:
    return learned("odds.json", _check)


def _check(tables: Any) -> None:
    for moments in tables.values():
        for parts in moments.values():
            for row in parts.values():
                check_numbers(row[:2], 2, -50, 50)


def logit_of(chance: float) -> float:
    """Return the logit of a share of worlds, never surer than `SURE`."""
    held = min(max(chance, SURE), 1.0 - SURE)
    return log(held / (1.0 - held))


def realistic(rules: RuleSet, moment: str, part: Part, chance: float) -> float:
    """Return the chance in play of a part that is made in this share of the worlds under best play."""
    tables = _tables()
    row = next(
        (
            tables[base][moment][part.value]
            for base in (rules.base, POOLED)
            if part.value in tables.get(base, {}).get(moment, {})
        ),
        UNKNOWN[moment],
    )
    return 1.0 / (1.0 + exp(-(row[0] + row[1] * logit_of(chance))))


def shifted(odds: float, logit: float) -> float:
    """Return a chance moved by so much on the scale of logits."""
    held = min(max(odds, 0.001), 0.999)
    return 1.0 / (1.0 + exp(-(log(held / (1.0 - held)) + logit)))
