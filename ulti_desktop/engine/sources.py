"""Where a rule comes from: the rule set's document, custom where that is silent, or the player.

What a document is silent on is listed in the rule set's own data (`filled_in`). The list names parameters,
contract parts whose values are missing, and topics: rules that are the same in every rule set and so are no
parameters.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from typing import Final

from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.rulesets import PARAMETERS, RULE_SET_IDS, RuleSet, load

TOPICS: Final = (
    "deck",
    "no_trump_ranks",
    "card_points",
    "last_trick",
    "players",
    "first_dealer",
    "hands",
    "cut",
    "misdeal",
    "reentry",
    "open_moment",
    "following",
    "marriage_points",
    "kontra_parts",
    "payment",
    "winner",
)
"""Rules that no parameter changes."""
FIELDS: Final = ("packets", "rank_list", "contracts")
"""Fields of a rule set beside its parameters that a rule can rest on."""


class Source(StrEnum):
    """Who says so."""

    DOCUMENT = "document"
    CUSTOM = "custom"
    OWN = "own"


def source_names() -> frozenset[str]:
    """Return every name that a rule can rest on."""
    return frozenset({*PARAMETERS, *TOPICS, *FIELDS, *(part.value for part in Part)})


def source(rules: RuleSet, names: Iterable[str]) -> Source:
    """Return where a rule that rests on these parameters, parts or topics comes from.

    The player's own hand goes before custom, and custom before the document.
    """
    wanted = tuple(names)
    if not changed(rules).isdisjoint(wanted):
        return Source.OWN
    if not set(rules.filled_in).isdisjoint(wanted):
        return Source.CUSTOM
    return Source.DOCUMENT


@lru_cache(maxsize=64)
def changed(rules: RuleSet) -> frozenset[str]:
    """Return what a player's own rule set (or a house option) changes of the rule set it is based on."""
    if rules.base not in RULE_SET_IDS:
        return frozenset()
    return differences(rules, load(rules.base))


def differences(one: RuleSet, other: RuleSet) -> frozenset[str]:
    """Return the parameters, parts and fields in which two rule sets differ."""
    names = {name for name in PARAMETERS if getattr(one, name) != getattr(other, name)}
    names |= {part.value for part in Part if one.parts.get(part) != other.parts.get(part)}
    if any(part.value in names for part in Part):
        names.add("contracts")
    for name in ("packets", "rank_list"):
        if getattr(one, name) != getattr(other, name):
            names.add(name)
    return frozenset(names)
