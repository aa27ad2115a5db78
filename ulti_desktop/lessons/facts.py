"""What a rule set is like, as named facts: conditions and placeholders of the lessons' texts ask for them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.ladder import ladder, played_value, trumps_of
from ulti_desktop.engine.rulesets import FORMS, PARAMETERS, RULE_SET_IDS, RuleSet, load

Fact = bool | int | str
Facts = MappingProxyType[str, Fact]
Condition = tuple[tuple[str, tuple[Fact, ...]], ...]
"""Names of facts, each with the values of which it must have one."""
DERIVED: Final = frozenset(
    {
        "durchmars_has_trump",
        "ulti_alone",
        "talon_dealt",
        "marriages_by_themselves",
        "loses_more",
        "own_ranking",
        "parti_beside_ulti",
        "all_points",
        "half_points",
        "silent_ulti_lost_points",
        "silent_ulti_everybody",
        "silent_durchmars_everybody",
    }
)


def is_fact(name: str) -> bool:
    """Tell whether a condition may ask for this name in any rule set."""
    head, _, rest = name.partition(".")
    if head == "has":
        return all(piece in Part.__members__.values() or piece in FORMS for piece in rest.split("."))
    if head in Part.__members__.values():
        return rest in (*FORMS, "played", "lost")
    return name in DERIVED or name in PARAMETERS


@lru_cache(maxsize=64)
def facts_of(rules: RuleSet) -> Facts:
    """Return everything that lessons may ask of a rule set.

    `ulti.plain` is a part's value in one of its forms (missing where there is none), `ulti.played` what is at
    stake in the plainest bid of it, `ulti.lost` what that costs when lost alone; `has.betli.hearts` tells
    whether the form can be bid. The parameters stand under their own names.
    """
    facts: dict[str, Fact] = {name: getattr(rules, name) for name in PARAMETERS}
    bids = [row.contract for row in ladder(rules)]
    for part in Part:
        own = [bid for bid in bids if part in bid]
        facts[f"has.{part}"] = bool(own)
        for form in FORMS:
            value = getattr(rules.parts[part], form) if part in rules.parts else None
            facts[f"has.{part}.{form}"] = any(_form(bid) == form for bid in own)
            if value is not None:
                facts[f"{part}.{form}"] = value
        if own:
            facts[f"{part}.played"] = played_value(own[0], rules)
            facts[f"{part}.lost"] = _lost(part, rules)
    facts["durchmars_has_trump"] = trumps_of(Contract((Part.DURCHMARS,)), rules) != (None,)
    facts["ulti_alone"] = any(bid.parts == (Part.ULTI,) for bid in bids)
    facts["parti_beside_ulti"] = not facts["ulti_alone"]
    facts["talon_dealt"] = rules.forehand_cards == 10
    facts["marriages_by_themselves"] = rules.marriage_when == "automatic"
    facts["loses_more"] = rules.loss_factor > 1
    facts["own_ranking"] = all(rules.rank_list != load(one).rank_list for one in RULE_SET_IDS)
    facts["all_points"] = rules.all_points
    facts["half_points"] = rules.all_points // 2
    facts["silent_ulti_lost_points"] = -rules.silent_ulti_lost
    facts["silent_ulti_everybody"] = rules.silent_ulti_defenders_won != 0
    facts["silent_durchmars_everybody"] = rules.silent_durchmars_for == "both"
    return MappingProxyType(facts)


def _form(bid: Contract) -> str:
    return ("open_" if bid.open and bid.hearts else "open" if bid.open else "") + (
        "hearts" if bid.hearts else "" if bid.open else "plain"
    )


def _lost(part: Part, rules: RuleSet) -> int:
    value = rules.parts[part].plain or 0
    if part is Part.ULTI:
        return value * (rules.loss_factor + (rules.ulti_loss == "plus_one"))
    return value * (rules.betli_loss_factor if part is Part.BETLI else rules.loss_factor)


def has_game(parts: Iterable[Part], facts: Facts) -> bool:
    """Tell whether a rule set has all these parts."""
    return all(facts[f"has.{part}"] for part in parts)


def holds(condition: Condition, facts: Facts) -> bool:
    """Tell whether every named fact has one of its wanted values."""
    return all(facts.get(name, False) in wanted for name, wanted in condition)
