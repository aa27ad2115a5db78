"""Which rule sets there are to choose from."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from ulti_desktop.engine.errors import BadRules
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load
from ulti_desktop.store.settings import Settings


def offered(own: Iterable[RuleSet], in_play: RuleSet | None = None) -> tuple[RuleSet, ...]:
    """Return the five and the player's own; the one in play stands for its id."""
    found = {one.id: one for one in (*map(load, RULE_SET_IDS), *own)}
    if in_play is not None:
        found[in_play.id] = in_play
    return tuple(found.values())


def chosen_last(settings: Settings, own: Iterable[RuleSet]) -> RuleSet:
    """Return the rule set that a new session would begin with; the first of the five where it is gone."""
    known = {one.id: one for one in offered(own)}
    rules = known.get(settings.rules_id, known[RULE_SET_IDS[0]])
    with suppress(BadRules):  # options of a rule set that was changed since
        rules = rules.with_options(dict(settings.options))
    return rules
