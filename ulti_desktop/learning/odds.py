"""From gathered deals to tables: how often a part is made in play, by how often under best play."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from math import exp
from typing import Final

from ulti_desktop.ai.belief import POOLED
from ulti_desktop.ai.calibration import BID, DEFENCE, REPLY, logit_of
from ulti_desktop.learning.facts import Facts

ROUNDS: Final = 30
STILL: Final = 1e-9
"""A step below this ends the search."""
Sample = tuple[float, float]
"""Logit of the share of worlds, and 1 when the part was made, else 0."""
Line = tuple[float, float]
"""Shift and slope from the one logit to the other."""
START: Final[Line] = (0.3, 0.9)
LOOSE: Final[Line] = (1.0, 0.25)
"""How far the line of all rule sets may lie from the start, as standard deviations."""
TIGHT: Final[Line] = (0.35, 0.1)
"""How far the line of one rule set may lie from that of all."""


def samples_of(facts: Facts) -> Iterable[tuple[str, str, Sample]]:
    """Yield (moment, part, sample) for everything that was reckoned in a deal."""
    if facts.get("void"):
        return
    made = facts["made"]
    for part, plain in facts["bid"]:
        if plain is not None and part in facts["parts"]:
            yield BID, part, (logit_of(plain), float(part in made))
    for role, part, plain in facts["kontra"]:
        if plain is not None:
            yield (REPLY if role == 0 else DEFENCE), part, (logit_of(plain), float(part in made))


def odds_tables(gathered: Iterable[Facts]) -> dict[str, dict[str, dict[str, list[float]]]]:
    """Return the tables of `ai/data/odds.json`: by rule set, moment and part the shift, slope and number."""
    found: dict[tuple[str, str, str], Counter[Sample]] = defaultdict(Counter)
    for facts in gathered:
        for moment, part, sample in samples_of(facts):
            found[facts["rules"], moment, part][sample] += 1
            found[POOLED, moment, part][sample] += 1
    tables: dict[str, dict[str, dict[str, list[float]]]] = {}
    for rules, moment, part in sorted(found, key=lambda key: (key[0] != POOLED, key)):
        samples = found[rules, moment, part]
        pooled = tables.get(POOLED, {}).get(moment, {}).get(part)
        if pooled is None:
            shift, slope = _fit(samples, START, LOOSE)
        else:
            shift, slope = _fit(samples, (pooled[0], pooled[1]), TIGHT)
        row = [round(shift, 3), round(slope, 3), samples.total()]
        tables.setdefault(rules, {}).setdefault(moment, {})[part] = row
    return tables


def _short(step: float) -> float:
    """Keep Newton's method from leaping over the hill."""
    return min(max(step, -0.5), 0.5)


def _fit(samples: Counter[Sample], start: Line, spread: Line) -> Line:
    """Return the likeliest line, held near `start`, by Newton's method."""
    a, b = start
    weight_a, weight_b = 1 / spread[0] ** 2, 1 / spread[1] ** 2
    ordered = sorted(samples.items())  # so that the order of the deals makes no difference
    for _ in range(ROUNDS):
        grad_a, grad_b = weight_a * (start[0] - a), weight_b * (start[1] - b)
        aa, ab, bb = weight_a, 0.0, weight_b
        for (logit, made), number in ordered:
            chance = 1 / (1 + exp(-(a + b * logit)))
            grad_a += number * (made - chance)
            grad_b += number * (made - chance) * logit
            spare = number * chance * (1 - chance)
            aa += spare
            ab += spare * logit
            bb += spare * logit * logit
        det = aa * bb - ab * ab
        step_a = _short((bb * grad_a - ab * grad_b) / det)
        step_b = _short((aa * grad_b - ab * grad_a) / det)
        a, b = a + step_a, b + step_b
        if abs(step_a) + abs(step_b) < STILL:
            break
    return a, b
