"""Finished deals for statistics: played at random with low bids, so that every kind of contract occurs."""

from __future__ import annotations

import random
from dataclasses import replace

from tests.ui.window_kit import cheap_end
from ulti_desktop.engine.record import DealRecord, Record
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.store.ledger import Decision, Entry, entry_of

NOW = 1_800_000_000
HOURS = 3600


def many_entries(count: int, *, reviewed: bool = False) -> tuple[Entry, ...]:
    """Return so many deals, one every five hours up to `NOW`, in all rule sets, some with help."""
    rng = random.Random(count)
    found = []
    for number in range(count):
        rules = load(RULE_SET_IDS[number % len(RULE_SET_IDS)])
        levels = ("", rng.choice(("beginner", "club")), rng.choice(("casual", "master:style=bold")))
        deal = DealRecord(number % 3, undone=number % 9 == 4, advised=number % 11 == 5)
        record = Record(rules, ("", "B", "C"), levels, f"s{number}", 0, 0, 0, (deal,))
        record = replace(record, practice=number % 9 in (3, 4))
        end = cheap_end(rules, f"ledger{number}", number % 3)
        at = NOW - (count - 1 - number) * 5 * HOURS
        entry = entry_of(record, 0, end, 0, at, rng.randrange(40_000, 200_000))
        costs = tuple((kind, rng.random() * 3) for kind in Decision) if reviewed and number % 2 else None
        found.append(replace(entry, costs=costs))
    return tuple(found)
