"""A rule set of one's own while it is put together: a base, what is changed, and what stands in its way."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Any, Final

from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.errors import BadRules
from ulti_desktop.engine.ladder import ranked_singles
from ulti_desktop.engine.own_rules import build, clean_name, new_id
from ulti_desktop.engine.rulesets import LISTS, PARAMETERS, RULE_SET_IDS, PartValue, RuleSet, load

PACKETS: Final = "packets"
RANKING: Final = "rank_list"
NONE: Final = PartValue()


@dataclass(frozen=True)
class Draft:
    """What differs from the base: `changes` of parameters, packets and lists, `parts` of contract values.

    `id` is "" for a rule set that is new.
    """

    base: str
    id: str = ""
    name: str = ""
    changes: dict[str, Any] = field(default_factory=dict)
    parts: dict[Part, PartValue] = field(default_factory=dict)

    @staticmethod
    def of(rules: RuleSet, name: str = "") -> Draft:
        """Return the draft of a rule set: of one's own to change it, of another to begin with it."""
        base = load(rules.base)
        changes = {one: getattr(rules, one) for one in (*PARAMETERS, PACKETS, *LISTS)}
        own = {one: value for one, value in changes.items() if value != getattr(base, one)}
        parts = {
            part: value
            for part in Part
            if (value := rules.parts.get(part, NONE)) != base.parts.get(part, NONE)
        }
        is_own = rules.id not in RULE_SET_IDS
        return Draft(rules.base, rules.id if is_own else "", rules.name if is_own else name, own, parts)

    def value(self, name: str) -> Any:
        """Return a parameter's value as it is now."""
        return self.changes.get(name, self.base_value(name))

    def base_value(self, name: str) -> Any:
        """Return a parameter's value in the base."""
        return getattr(load(self.base), name)

    def with_value(self, name: str, value: Any) -> Draft:
        """Return the draft with one parameter set; a ranking by list brings a list with it."""
        changes = {**self.changes, name: value}
        if name == "order":
            ranked = next(one for one in map(load, RULE_SET_IDS) if one.rank_list)
            lists = load(self.base).rank_list or ranked.rank_list
            changes[RANKING] = lists if value == "list" else self.base_value(RANKING)
        return replace(self, changes=self._differing(changes))

    def with_base(self, base: str) -> Draft:
        """Return the draft on another base; what was changed stays changed."""
        moved = replace(self, base=base)
        known = load(base).parts
        parts = {part: value for part, value in self.parts.items() if value != known.get(part, NONE)}
        return replace(moved, changes=moved._differing(self.changes), parts=parts)

    def part(self, part: Part) -> PartValue:
        """Return what a part is worth now; all None where it does not exist."""
        return self.parts.get(part, load(self.base).parts.get(part, NONE))

    def with_amount(self, part: Part, form: str, amount: int) -> Draft:
        """Return the draft with one form of a part worth so much; 0: that form does not exist."""
        value = replace(self.part(part), **{form: amount or None})
        parts = {**self.parts, part: value}
        before = load(self.base).parts.get(part, NONE)
        return replace(self, parts={one: v for one, v in parts.items() if one is not part or v != before})

    def with_part(self, part: Part, there: bool) -> Draft:
        """Return the draft with a part or without it; it comes with the values of the base, or usual ones."""
        known = (load(one).parts.get(part, NONE) for one in (self.base, *RULE_SET_IDS))
        value = next((one for one in known if one != NONE), NONE) if there else NONE
        before = load(self.base).parts.get(part, NONE)
        parts = {one: own for one, own in self.parts.items() if one is not part}
        return replace(self, parts=parts if value == before else {**parts, part: value})

    def ranking(self) -> tuple[str, ...]:
        """Return the single games as the list of bids ranks them, lowest first."""
        try:
            return ranked_singles(self.result())
        except BadRules:
            return tuple(self.value(RANKING))

    def with_rank(self, name: str, step: int) -> Draft:
        """Return the draft with a game one place (or more) higher in the list of bids, or lower."""
        ranked = [one for one in self.ranking() if one != name]
        place = self.ranking().index(name) + step
        ranked.insert(max(0, min(len(ranked), place)), name)
        before = ""
        for one in self.value(RANKING):  # games that are not there now keep their neighbours
            if one not in ranked:
                ranked.insert(ranked.index(before) + 1 if before else 0, one)
            before = one
        return self.with_value(RANKING, tuple(ranked))

    def is_changed(self, name: str) -> bool:
        """Tell whether a parameter differs from the base."""
        return name in self.changes

    def result(self, taken: Collection[str] = ()) -> RuleSet:
        """Return the rule set; its id is new where it has none yet. Raises BadRules."""
        name = clean_name(self.name)
        return build(self.base, self.id or new_id(name, taken), name or "-", self.changes, self.parts)

    def problem(self) -> BadRules | None:
        """Return what cannot be combined, None where all can."""
        try:
            self.result()
        except BadRules as error:
            return error
        return None

    def _differing(self, changes: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in changes.items() if value != self.base_value(name)}
