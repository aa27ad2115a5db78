"""Which rule sets there are to choose from."""

from __future__ import annotations

from collections.abc import Iterable

from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load


def offered(own: Iterable[RuleSet], in_play: RuleSet | None = None) -> tuple[RuleSet, ...]:
    """Return the five and the player's own; the one in play stands for its id."""
    found = {one.id: one for one in (*map(load, RULE_SET_IDS), *own)}
    if in_play is not None:
        found[in_play.id] = in_play
    return tuple(found.values())
