"""What was learned, as lines of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import exp
from typing import Any, Final

from ulti_desktop.ai.belief import POOLED, kind_of
from ulti_desktop.ai.calibration import logit_of
from ulti_desktop.engine.rulesets import RULE_SET_IDS
from ulti_desktop.learning.facts import Facts
from ulti_desktop.learning.fit import FEWEST, SIZES, contract_of

SHARES: Final = (0.1, 0.3, 0.5, 0.7, 0.9)
"""Shares of worlds that the table of chances is shown at."""


def lines_of(gathered: Sequence[Facts], hands: Mapping[str, Any], odds: Mapping[str, Any]) -> Iterator[str]:
    """Yield a table of the deals, by contract and rule set, and one of the chances in play."""
    by_rules = Counter(facts["rules"] for facts in gathered)
    void = sum(facts.get("void", False) for facts in gathered)
    parts = ", ".join(f"{rules} {by_rules[rules]}" for rules in RULE_SET_IDS if by_rules[rules])
    yield f"{len(gathered)} deals: {parts}; nobody bid in {void}"
    yield ""
    yield from _contracts([facts for facts in gathered if not facts.get("void")], hands)
    if odds:
        yield ""
        yield from _chances(odds[POOLED])


def _contracts(played: Sequence[Facts], hands: Mapping[str, Any]) -> Iterator[str]:
    deals: Counter[str] = Counter()
    made: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for facts in played:
        contract = contract_of(facts)
        kind = kind_of(contract)
        deals[kind] += 1
        points[kind] += facts["points"]
        main = {part for part in facts["parts"] if part != "parti"} or {"parti"}
        made[kind] += main <= set(facts["made"])
    yield _row("contract", "deals", "made", "points", "all", *RULE_SET_IDS)
    for kind, number in sorted(deals.items(), key=lambda item: (-item[1], item[0])):
        share, mean = f"{100 * made[kind] / number:.0f}%", f"{points[kind] / number:+.1f}"
        yield _row(kind, str(number), share, mean, *_learned(hands, kind))
    for group in SIZES:
        if group in hands.get(POOLED, {}):
            yield _row(f"all with{'out' * (group == 'plain')} trump", "", "", "", *_learned(hands, group))
    yield f"From `all` on: deals behind a table of hands, on a talon of one's own; {FEWEST} at least."


def _learned(hands: Mapping[str, Any], kind: str) -> list[str]:
    rows = [hands.get(rules, {}).get(kind) for rules in (POOLED, *RULE_SET_IDS)]
    return ["" if row is None else str(row["deals"]) for row in rows]


def _row(name: str, *cells: str) -> str:
    return (name.ljust(34) + "".join(cell.rjust(7) for cell in cells)).rstrip()


def _chances(moments: Mapping[str, Any]) -> Iterator[str]:
    yield _row("chance in play, of a share of worlds", "known", *(f"{100 * share:.0f}%" for share in SHARES))
    for moment, parts in moments.items():
        for part, (shift, slope, number) in parts.items():
            chances = [1 / (1 + exp(-(shift + slope * logit_of(share)))) for share in SHARES]
            yield _row(f"{moment} {part}", str(number), *(f"{100 * chance:.0f}%" for chance in chances))
