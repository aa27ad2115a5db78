"""Reading the JSON forms: files, cases, fields, rule sets; what is wrong is always said with its place."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NoReturn

from ulti_desktop import limits
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.errors import BadInput, BadRules, brief
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.store.atomic import check_place

ROLES: Final = ("declarer", "d1", "d2")
_MISSING: Final = object()


class CommandError(Exception):
    """A command that cannot be carried out; the text is the one sentence to print, whatever it names."""

    def __init__(self, text: str) -> None:
        super().__init__(plain(text))


class CaseError(CommandError):
    """A case with a missing or wrong field.

    `case` is the case's id (or `#n`, its place in the file), `field` the path of the field.
    """

    def __init__(self, case: str, field: str, why: str) -> None:
        super().__init__(f"case {case}: field {field} {why}")
        self.case = case
        self.field = field
        self.why = why


def read_bytes(source: str, most: int) -> bytes:
    """Return the content of a file, or of standard input for `-`; CommandError also above `most` bytes."""
    try:
        if source == "-":
            data = sys.stdin.buffer.read(most + 1)
        else:
            with Path(source).open("rb") as file:
                data = file.read(most + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "not a usable file name"
        raise CommandError(f"cannot read {named(source)}: {reason}") from None
    if len(data) > most:
        raise CommandError(f"cannot read {named(source)}: larger than {most // limits.KB} KB")
    return data


def read_json(source: str) -> Any:
    """Return the JSON value in a file or in standard input (`-`); raise CommandError."""
    try:
        return limits.json_value(read_bytes(source, limits.CASES.bytes), limits.CASES)
    except limits.NotTaken as error:
        raise CommandError(f"{named(source)} cannot be used as JSON: {error}") from None


def named(source: str) -> str:
    """Return a file's name for a message; of a very long one the end."""
    text = repr(source)
    return text if len(text) <= 300 else "..." + text[-297:]


def plain(text: str) -> str:
    """Return a text on one line, with nothing in it that a terminal would obey."""
    return "".join(one if one.isprintable() else "\ufffd" for one in " ".join(text.split()))


def file_only(source: str) -> str:
    """Return the name of a file that another file names or holds; CommandError where no file lies there.

    To open a pipe would wait for its other end, and nobody who plays named it.
    """
    try:
        check_place(Path(source))
    except OSError as error:
        raise CommandError(f"cannot read {named(source)}: {error.strerror or 'it is no file'}") from None
    return source


def shown(value: object) -> str:
    """Return the beginning of a value for a message, on one line."""
    return brief(value)


@dataclass(frozen=True, slots=True)
class Fields:
    """One object of a case with the way to it, so that each complaint can name its place."""

    case: str
    path: str
    data: Mapping[str, Any]

    def at(self, name: str) -> str:
        """Return the full path of a field of this object."""
        return f"{self.path}.{name}" if self.path else name

    def fail(self, name: str, why: str) -> NoReturn:
        """Raise the complaint about one of the fields."""
        raise CaseError(self.case, self.at(name), why)

    def get(self, name: str, default: Any = _MISSING) -> Any:
        """Return a field's raw value; complain when it is missing and has no default."""
        value = self.data.get(name, default)
        if value is _MISSING:
            self.fail(name, "is missing")
        return value

    def text(self, name: str, choices: Iterable[str] | None = None, default: Any = _MISSING) -> str:
        """Return a text field, one of `choices` where given."""
        value = self.get(name, default)
        if not isinstance(value, str):
            self.fail(name, f"must be text, not {shown(value)}")
        if choices is not None and value not in (allowed := tuple(choices)):
            self.fail(name, f"must be one of {', '.join(allowed)}, not {shown(value)}")
        return value

    def flag(self, name: str, default: Any = _MISSING) -> bool:
        """Return a true-or-false field."""
        value = self.get(name, default)
        if not isinstance(value, bool):
            self.fail(name, f"must be true or false, not {shown(value)}")
        return value

    def number(self, name: str, low: int, high: int, default: Any = _MISSING) -> int:
        """Return a whole number between two bounds, both included."""
        value = self.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.fail(name, f"must be a whole number from {low} to {high}, not {shown(value)}")
        return value

    def items(self, name: str, default: Any = _MISSING) -> list[Any]:
        """Return a list field."""
        value = self.get(name, default)
        if not isinstance(value, list):
            self.fail(name, f"must be a list, not {shown(value)}")
        return value

    def inner(self, name: str, default: Any = _MISSING) -> Fields:
        """Return a field that is an object itself."""
        value = self.get(name, default)
        if not isinstance(value, dict):
            self.fail(name, f"must be an object, not {shown(value)}")
        return Fields(self.case, self.at(name), value)

    def objects(self, name: str, default: Any = _MISSING) -> list[Fields]:
        """Return a field that is a list of objects."""
        rows = []
        for i, value in enumerate(self.items(name, default)):
            if not isinstance(value, dict):
                self.fail(f"{name}[{i}]", f"must be an object, not {shown(value)}")
            rows.append(Fields(self.case, self.at(f"{name}[{i}]"), value))
        return rows

    def card(self, name: str, value: object = _MISSING) -> Card:
        """Return a card field; `value` where it stands inside a list."""
        found = self.get(name) if value is _MISSING else value
        try:
            return Card.from_code(found)
        except BadInput:
            self.fail(name, f"must be a card such as 'acorns 10', not {shown(found)}")

    def cards(self, name: str, default: Any = _MISSING) -> list[Card]:
        """Return a list of different cards."""
        found = [self.card(f"{name}[{i}]", value) for i, value in enumerate(self.items(name, default))]
        if len(set(found)) != len(found):
            self.fail(name, "names a card twice")
        return found

    def contract(self, name: str = "contract") -> Contract:
        """Return a contract or bid."""
        inner = self.inner(name)
        inner.flag("hearts")
        inner.flag("open", False)
        inner.get("trump")
        try:
            return Contract.from_json(inner.data)
        except BadInput as error:
            inner.fail(error.field if error.field != "suit" else "trump", f"must not be {error.found}")

    def parts(self, name: str) -> tuple[Part, ...]:
        """Return a list of contract parts."""
        found = []
        for i, value in enumerate(self.items(name)):
            if value not in Part.__members__.values():
                self.fail(f"{name}[{i}]", f"must be a contract part, not {shown(value)}")
            found.append(Part(value))
        return tuple(found)

    def rules(self) -> RuleSet:
        """Return the rule set that `rules` and `options` describe."""
        name = self.text("rules")
        options = self.inner("options", {}) if self.data.get("options") is not None else None
        try:
            base = rule_set(name)
        except BadRules as error:
            self.fail("rules", f"does not fit: {error.why}")
        except CommandError as error:
            self.fail("rules", f"does not fit: {error}")
        if options is None or not options.data:
            return base
        try:
            return base.with_options(options.data)
        except BadRules as error:
            options.fail(error.names[0], f"does not fit: {error.why}")


def rule_set(name: str) -> RuleSet:
    """Return a rule set by id or from a player's own file; raise BadRules or CommandError."""
    if name in rulesets.RULE_SET_IDS:
        return rulesets.load(name)
    try:
        return _own_rule_set(name)
    except CommandError:
        if name.endswith(".toml") or "/" in name:
            raise
        known = ", ".join(rulesets.RULE_SET_IDS)
        why = f"{shown(name)} is neither one of {known} nor a rule-set file"
        raise BadRules((name[:40],), why) from None


@lru_cache(maxsize=64)
def _own_rule_set(path: str) -> RuleSet:
    if path == "-":
        raise CommandError("a rule set cannot be read from standard input")
    data = read_bytes(file_only(path), limits.RULES.bytes)
    try:
        return rulesets.from_toml(data.decode("utf-8-sig"), Path(path).name)
    except UnicodeDecodeError:
        raise CommandError(f"{named(path)} is not UTF-8 text") from None


def cases_in(data: Any) -> list[Fields]:
    """Return the cases of a file: an array of objects, or one object; raise CommandError."""
    rows = data if isinstance(data, list) else [data]
    cases = []
    for i, row in enumerate(rows, start=1):
        if not isinstance(row, dict):
            raise CaseError(f"#{i}", "id", "is missing: a case must be an object")
        cases.append(case_fields(row, f"#{i}"))
    return cases


def case_fields(row: Mapping[str, Any], place: str = "#1") -> Fields:
    """Return a case with its id; raise CaseError when it has none."""
    case_id = row.get("id")
    if not isinstance(case_id, str) or not case_id:
        raise CaseError(place, "id", "is missing" if case_id is None else "must be text")
    return Fields(case_id if len(case_id) <= 60 else case_id[:57] + "...", "", row)
