"""From gathered deals to tables: what a bid says about a hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ulti_desktop.ai.belief import POOLED, class_of, kind_of
from ulti_desktop.engine.cards import Suit, iter_cards
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.learning.facts import Facts
from ulti_desktop.learning.scaling import Row, even, fit

SIZES: Final = {"trump": (1,) * 8 + (3,) * 8, "plain": (0,) * 8 + (4,) * 8}
"""Cards of each class (`belief.class_of`), by group: games with trump and games without."""
CLASSES: Final = 16
PRIOR: Final = 30
"""How many deals the table of all rule sets counts for in the table of one."""
FEWEST: Final = 5
"""From fewer deals no table is made; the table of all rule sets serves, or that of the group."""

Key = tuple[str, str]
"""Rule set and kind of contract; the groups are kinds of all rule sets."""


def contract_of(facts: Facts) -> Contract:
    """Return the contract of gathered facts."""
    trump = facts["trump"]
    return Contract(
        tuple(Part(name) for name in facts["parts"]),
        facts["hearts"],
        facts["open"],
        None if trump is None else Suit(trump),
    )


class Counts:
    """How often each class of cards lay in a declarer's hand, and in his talon, over some deals."""

    def __init__(self, group: str) -> None:
        self.group = group
        self.deals = 0
        self.cards: Row = [0.0] * CLASSES, [0.0] * CLASSES

    def add(self, facts: Facts) -> None:
        """Count one more deal."""
        self.deals += 1
        trump = -1 if facts["trump"] is None else facts["trump"]
        for row, cards in zip(self.cards, (facts["hands"][0], facts["talon"]), strict=True):
            for card in iter_cards(cards):
                row[class_of(card, trump)] += 1

    def means_towards(self, parent: Counts) -> Row:
        """Return the mean numbers, held near the parent's as if it had `PRIOR` of these deals."""
        share = PRIOR / parent.deals
        hand, talon = (
            [(own + share * other) / (self.deals + PRIOR) for own, other in zip(mine, theirs, strict=True)]
            for mine, theirs in zip(self.cards, parent.cards, strict=True)
        )
        return hand, talon


def counted(gathered: Iterable[Facts]) -> dict[Key, Counts]:
    """Count deals by rule set and kind of contract; those on a talon that another laid away are left out."""
    found: dict[Key, Counts] = {}
    for facts in gathered:
        if facts.get("void") or not facts["own_talon"]:
            continue
        group = "plain" if facts["trump"] is None else "trump"
        kind = kind_of(contract_of(facts))
        for key in dict.fromkeys(((POOLED, group), (POOLED, kind), (facts["rules"], kind))):
            found.setdefault(key, Counts(group)).add(facts)
    return found


def hand_tables(gathered: Iterable[Facts]) -> dict[str, dict[str, Any]]:
    """Return the tables of `ai/data/hands.json`: by rule set and kind the deals and the weights."""
    counts = {key: one for key, one in counted(gathered).items() if one.deals >= FEWEST}
    fitted: dict[Key, Row] = {}
    for key in sorted(counts, key=_from_many_to_few):
        one = counts[key]
        parent = _parent(key, one)
        start = fitted.get(parent, even(SIZES[one.group]))
        fitted[key] = fit(SIZES[one.group], one.means_towards(counts[parent]), start)
    tables: dict[str, dict[str, Any]] = {}
    for rules, kind in sorted(fitted):
        declarer, talon = ([_short(weight) for weight in row] for row in fitted[rules, kind])
        row = {"deals": counts[rules, kind].deals, "declarer": declarer, "talon": talon}
        tables.setdefault(rules, {})[kind] = row
    return tables


def _parent(key: Key, counts: Counts) -> Key:
    return (POOLED, counts.group if key[0] == POOLED else key[1])


def _from_many_to_few(key: Key) -> tuple[bool, bool, Key]:
    """Sort groups before kinds of all rule sets, and these before those of one: parents before children."""
    return key[0] != POOLED, key[1] not in SIZES, key


def _short(weight: float) -> float:
    return float(f"{weight:.4g}")
