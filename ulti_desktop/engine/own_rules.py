"""A rule set of a player's own as the file that `rulesets.from_toml` reads: what differs from its base."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Collection
from typing import Any, Final

from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.rulesets import (
    FORMS,
    LISTS,
    PARAMETERS,
    RULE_SET_IDS,
    PartValue,
    RuleSet,
    from_dict,
    load,
)

MOST_NAME: Final = 60


def build(base: str, id_: str, name: str, changes: dict[str, Any], parts: dict[Part, PartValue]) -> RuleSet:
    """Return the rule set that comes of a base with these parameters and contract values changed.

    `base` is one of the five ids; a part without any value is left out. Raises BadRules naming what is
    wrong or cannot be combined.
    """
    data = load(base).to_dict()
    data.update(changes)
    data["id"], data["name"] = id_, name
    rows = {**data["contracts"], **{part.value: _row(value) for part, value in parts.items()}}
    data["contracts"] = {name: row for name, row in rows.items() if row}
    return from_dict(data)


def to_toml(rules: RuleSet) -> str:
    """Return the text of the file: id, name, base, and whatever differs from the base, section by section."""
    base = load(rules.base)
    lines = [f"base = {_text(rules.base)}", f"id = {_text(rules.id)}", f"name = {_text(rules.name)}"]
    for field in ("packets", *LISTS):
        value = getattr(rules, field)
        if value != getattr(base, field):
            plain = [list(row) for row in value] if field == "packets" else list(value)
            lines.append(f"{field} = {json.dumps(plain, ensure_ascii=False)}")
    section = ""
    for name, kind in PARAMETERS.items():
        value = getattr(rules, name)
        if value == getattr(base, name):
            continue
        if kind["section"] != section:
            section = kind["section"]
            lines += ["", f"[{section}]"] if section != "contracts" else ["", "[combinations]"]
        lines.append(f"{name} = {_value(value)}")
    changed = {part: value for part, value in rules.parts.items() if value != base.parts.get(part)}
    changed |= {part: PartValue() for part in base.parts if part not in rules.parts}
    if changed:
        lines += ["", "[contracts]"]
        for part, value in changed.items():
            forms = ", ".join(f"{form} = {amount}" for form, amount in _row(value).items())
            lines.append(f"{part.value} = {{ {forms} }}" if forms else f"{part.value} = {{}}")
    return "\n".join(lines) + "\n"


def new_id(name: str, taken: Collection[str]) -> str:
    """Return a short id made of a name's letters, one that nothing else has."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    stem = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40] or "rules"
    used = {one.lower() for one in (*taken, *RULE_SET_IDS)}
    number = 1
    found = stem
    while found in used:
        number += 1
        found = f"{stem}-{number}"
    return found


def clean_name(name: str) -> str:
    """Return a name as it can stand in the file: one line, no control characters, not too long."""
    kept = "".join(one if unicodedata.category(one)[0] != "C" else " " for one in name)
    return " ".join(kept.split())[:MOST_NAME].strip()


def _row(value: PartValue) -> dict[str, int]:
    return {form: getattr(value, form) for form in FORMS if getattr(value, form) is not None}


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _value(value: bool | int | str) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else _text(value)
