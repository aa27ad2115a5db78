"""A rule set: one frozen, validated value that holds every parameter of the game.

The five rule sets are TOML files in `data/`; a player's own names a `base` and what differs. Sections in
a file are for the reader; parameter names are unique over the whole file. Nothing reads a file during
play: a rule set is chosen once and carried inside the state.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final, cast

from ulti_desktop import limits
from ulti_desktop.engine.contracts import SINGLE_NAMES, Part
from ulti_desktop.engine.errors import BadRules, brief
from ulti_desktop.engine.rule_conflicts import check_combinations

RULE_SET_IDS: Final = ("EN", "DE", "GT", "HM", "HO")


def choice(section: str, *allowed: str) -> Any:
    """Declare a parameter that takes one of some names."""
    return field(metadata={"section": section, "choices": allowed})


def switch(section: str, default: bool | None = None) -> Any:
    """Declare a yes-no parameter."""
    if default is None:
        return field(metadata={"section": section, "switch": True})
    return field(default=default, metadata={"section": section, "switch": True})


def number(section: str, low: int, high: int) -> Any:
    """Declare a whole number between two bounds, both included."""
    return field(metadata={"section": section, "range": (low, high)})


@dataclass(frozen=True, slots=True)
class PartValue:
    """Game points per opponent that a part is worth; None where that form does not exist."""

    plain: int | None = None
    hearts: int | None = None
    open: int | None = None
    open_hearts: int | None = None


@dataclass(frozen=True)
class RuleSet:
    """Every parameter of a rule set. Sources and rulings: the TOML files name them line by line."""

    id: str
    base: str
    name: str
    parts: Mapping[Part, PartValue]
    packets: tuple[tuple[int, ...], ...]
    rank_list: tuple[str, ...]
    house_options: tuple[str, ...]
    filled_in: tuple[str, ...]

    # cards
    side_ten_high: bool = switch("cards")
    ace_eleven: bool = switch("cards")
    # deal
    may_tap: bool = switch("deal")
    direction: str = choice("deal", "counter_clockwise", "clockwise")
    # auction
    opener_must_bid: bool = switch("auction")
    pickup: str = choice("auction", "optional", "required")
    bid_order: str = choice("auction", "bid_first", "exchange_first", "together")
    passes_to_end: int = number("auction", 2, 3)
    order: str = choice("auction", "value", "list")
    order_ties: str = choice("auction", "equal", "fewer_parts")
    combination_rank: str = choice("auction", "own", "above_all")
    ulti_parti_counts: bool = switch("auction")
    four_parti_counts: bool = switch("auction")
    trump_named: str = choice("auction", "in_bid", "after")
    hearts_undoubled: bool = switch("auction")
    ulti_needs_seven: bool = switch("auction")
    x100_needs_pair: bool = switch("auction")
    all_pass: str = choice("auction", "next_dealer", "same_dealer")
    give_up: str = choice("auction", "never", "plain_parti", "in_play")
    half_hand: bool = switch("auction")
    no_talon: bool = switch("auction")
    only_combined_bids: bool = switch("auction")
    # contracts
    four_aces: bool = switch("contracts")
    four_tens: bool = switch("contracts")
    four_bring_parti: bool = switch("contracts")
    four_aces_with_simple: bool = switch("contracts")
    parti_with_ulti: str = choice("contracts", "always", "if_bid")
    parti_with_x100: bool = switch("contracts")
    durchmars_trump: str = choice("contracts", "none", "hearts", "always")
    durchmars_combines: bool = switch("contracts")
    open_with: str = choice("contracts", "alone", "trump_parts")
    open_any_trump_bid: bool = switch("contracts")
    open_bonus: int = number("contracts", 0, 50)
    open_ulti: bool = switch("contracts")
    hearts_always_trump: bool = switch("contracts")
    # play
    leader: str = choice("play", "declarer", "forehand")
    must_beat_trump: bool = switch("play")
    must_beat_betli: bool = switch("play")
    must_beat_durchmars: bool = switch("play")
    must_overtrump: bool = switch("play")
    must_beat_led_suit_when_trumped: bool = switch("play")
    keep_seven: bool = switch("play")
    betli_ends_early: bool = switch("play")
    open_shows: str = choice("play", "all", "declarer")
    illegal_cards: str = choice("play", "refused", "punished")
    # marriages
    marriage_when: str = choice("marriages", "trick1", "any_trick", "automatic")
    marriage_needs_trick: bool = switch("marriages")
    marriage_shows_suit: bool = switch("marriages")
    marriage_games: str = choice("marriages", "trump", "points")
    defenders_may_meld: bool = switch("marriages")
    x100_defenders_may_meld: bool = switch("marriages")
    x100_extra_marriages: bool = switch("marriages")
    x100_meld_by_bid: bool = switch("marriages")
    # kontra
    kontra_window: str = choice("kontra", "own_card", "until_trick2", "before_play")
    rekontra_window: str = choice("kontra", "after_trick1", "until_trick2", "trick2", "before_play")
    kontra_max: int = number("kontra", 0, 7)
    kontra_beyond_re: bool = switch("kontra")
    kontra_individual: str = choice("kontra", "never", "no_trump", "betli_durchmars")
    # scoring
    talon_to: str = choice("scoring", "defenders", "declarer", "nobody")
    parti_rule: str = choice("scoring", "more", "over_half", "over_half_with_marriages")
    loss_factor: int = number("scoring", 1, 2)
    betli_loss_factor: int = number("scoring", 1, 2)
    ulti_loss: str = choice("scoring", "flat", "times", "plus_one")
    revoke_penalty: str = choice("scoring", "sum_to_each", "declarer_side")
    # silent bonuses
    silent_ulti_won: int = number("silent", 0, 8)
    silent_ulti_lost: int = number("silent", -8, 0)
    silent_ulti_defenders_won: int = number("silent", -8, 0)
    silent_ulti_defenders_lost: int = number("silent", 0, 8)
    silent_100: str = choice("silent", "none", "doubles", "sets_two")
    silent_100_scope: str = choice("silent", "parti", "hand")
    silent_durchmars: str = choice("silent", "none", "replaces", "adds")
    silent_durchmars_value: int = number("silent", 0, 12)
    silent_durchmars_for: str = choice("silent", "both", "declarer")
    silent_durchmars_without_parti: bool = switch("silent")
    silent_durchmars_takes_kontra: bool = switch("silent")
    silent_four_aces: bool = switch("silent")
    silent_in_hearts: bool = switch("silent")
    silent_everything: bool = switch("silent")
    # session
    session_deals: int = number("session", 0, 999)
    chip_target: int = number("session", 0, 9999)
    tie_extra_deals: int = number("session", 0, 9)
    ritual: bool = switch("session")
    stake: int = number("session", 1, 1000)

    @cached_property
    def _hash(self) -> int:
        return hash(repr(self.to_dict()))

    def __hash__(self) -> int:
        return self._hash

    @property
    def forehand_cards(self) -> int:
        """Cards dealt to the player right of the dealer: 12 or 10."""
        return sum(packet[0] for packet in self.packets)

    @property
    def kontra_limit(self) -> int:
        """The highest number of doublings of one part."""
        return 6 if self.kontra_beyond_re else self.kontra_max

    @property
    def ace_value(self) -> int:
        """Card points of an ace."""
        return 11 if self.ace_eleven else 10

    @property
    def all_points(self) -> int:
        """Card points of the whole deck with the last trick: 90, or 94 with aces at eleven."""
        return 4 * self.ace_value + 50

    def parameters(self) -> dict[str, Any]:
        """Return all named parameters (not the contract table) as plain values."""
        return {name: getattr(self, name) for name in PARAMETERS}

    def to_dict(self) -> dict[str, Any]:
        """Return the whole rule set as plain values, as a record carries it."""
        return {
            "id": self.id,
            "base": self.base,
            "name": self.name,
            "packets": [list(packet) for packet in self.packets],
            "rank_list": list(self.rank_list),
            "house_options": list(self.house_options),
            "filled_in": list(self.filled_in),
            "contracts": {
                part.value: {form: getattr(value, form) for form in FORMS if getattr(value, form) is not None}
                for part, value in self.parts.items()
            },
            **self.parameters(),
        }

    def with_options(self, options: Mapping[str, Any]) -> RuleSet:
        """Return the rule set with some parameters changed.

        Raises BadRules for an unknown name, a value of the wrong kind, or two parameters that cannot
        be combined.
        """
        if not options:
            return self
        data = self.to_dict()
        for name, value in options.items():
            if name not in PARAMETERS:
                raise BadRules((name,), f"there is no parameter named {name!r}")
            data[name] = value
        return from_dict(data)


FORMS: Final = ("plain", "hearts", "open", "open_hearts")
"""The forms in which a part can have a value, the fields of PartValue."""
PARAMETERS: Final = {f.name: f.metadata for f in fields(RuleSet) if "section" in f.metadata}
_HEAD: Final = ("id", "base", "name")
LISTS: Final = ("rank_list", "house_options", "filled_in")
"""The fields of a rule set that are lists of names."""
_LISTED: Final = {"house_options": frozenset(PARAMETERS), "rank_list": frozenset(SINGLE_NAMES)}
"""What may stand in a list; what is filled in only tells where a rule comes from and never does harm."""


def check_parameter(name: str, value: object) -> None:
    """Raise BadRules when `value` is not a value of the parameter `name`."""
    kind = PARAMETERS[name]
    if "choices" in kind:
        ok = value in kind["choices"]
        wanted = "one of " + ", ".join(kind["choices"])
    elif "range" in kind:
        low, high = kind["range"]
        ok = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
        wanted = f"a whole number from {low} to {high}"
    else:
        ok = isinstance(value, bool)
        wanted = "true or false"
    if not ok:
        raise BadRules((name,), f"{name} must be {wanted}, not {brief(value)}")


def _read_list(name: str, value: object) -> tuple[str, ...]:
    if (
        not isinstance(value, list | tuple)
        or len(value) > 200
        or not all(isinstance(one, str) and len(one) <= 80 and one.isprintable() for one in value)
    ):
        raise BadRules((name,), f"{name} must be a list of names")
    for one in value:
        if one not in _LISTED.get(name, (one,)):
            raise BadRules((name,), f"{name}: there is nothing named {one!r} to list there", listed=one)
    return tuple(dict.fromkeys(value))


def _read_packets(value: object) -> tuple[tuple[int, ...], ...]:
    ok = isinstance(value, list | tuple) and 0 < len(value) <= 12
    packets: list[tuple[int, ...]] = []
    if ok:
        for row in cast("list[Any]", value):
            ok = ok and isinstance(row, list | tuple) and len(row) == 3
            ok = ok and all(type(n) is int and 1 <= n <= 12 for n in row)
            if ok:
                packets.append(tuple(row))
    sizes = tuple(sum(row[i] for row in packets) for i in range(3)) if ok else ()
    if sizes not in ((12, 10, 10), (10, 10, 10)):
        raise BadRules(("packets",), "packets must deal 12, 10 and 10 cards or 10 to each player")
    return tuple(packets)


def _read_parts(value: object) -> Mapping[Part, PartValue]:
    if not isinstance(value, Mapping):
        raise BadRules(("contracts",), "contracts must be a table of contract parts")
    parts: dict[Part, PartValue] = {}
    for name, row in value.items():
        if name not in Part.__members__.values():
            raise BadRules(("contracts",), f"there is no contract part named {str(name)[:40]!r}")
        if not isinstance(row, Mapping) or not row or set(row) - set(FORMS):
            raise BadRules(("contracts",), f"{name} must give its plain, hearts, open or open_hearts value")
        for amount in row.values():
            if not isinstance(amount, int) or isinstance(amount, bool) or not 1 <= amount <= 200:
                raise BadRules(("contracts",), f"{name}: a value must be a whole number from 1 to 200")
        parts[Part(name)] = PartValue(**row)
    if Part.PARTI not in parts or parts[Part.PARTI].plain is None:
        raise BadRules(("contracts",), "the simple game (parti) must have a plain value")
    return {part: parts[part] for part in Part if part in parts}


def from_dict(data: Mapping[str, Any]) -> RuleSet:
    """Build and validate a rule set from the plain values that `to_dict` gives.

    Raises BadRules naming what is missing, unknown, of the wrong kind, or not to be combined.
    """
    known = {f.name for f in fields(RuleSet)} - {"parts"} | {"contracts"}
    for name in data:
        if name not in known:
            raise BadRules((str(name)[:40],), f"there is no parameter named {str(name)[:40]!r}")
    values: dict[str, Any] = {}
    for f in fields(RuleSet):
        name = "contracts" if f.name == "parts" else f.name
        if name not in data and f.default is MISSING:
            raise BadRules((name,), f"{name} is missing")
    for name in _HEAD:
        text = data[name]
        if not isinstance(text, str) or not 0 < len(text) <= 80 or not text.isprintable():
            raise BadRules((name,), f"{name} must be a short text")
        values[name] = text
    for name in LISTS:
        values[name] = _read_list(name, data[name])
    for name in PARAMETERS:
        check_parameter(name, data[name])
        values[name] = data[name]
    rules = RuleSet(packets=_read_packets(data["packets"]), parts=_read_parts(data["contracts"]), **values)
    check_combinations(rules)
    return rules


def _flatten(data: Mapping[str, Any], origin: str) -> dict[str, Any]:
    """Bring the parameters of a file's sections to one level; `contracts` rows stay a table."""
    flat: dict[str, Any] = {}
    contracts: dict[str, Any] = {}
    for name, value in data.items():
        if not isinstance(value, Mapping):
            items: Mapping[str, Any] = {name: value}
        elif name in Part.__members__.values():
            contracts[name] = value
            continue
        else:
            items = value
        for key, entry in items.items():
            if key in Part.__members__.values() and isinstance(entry, Mapping):
                contracts[key] = entry
            elif key in flat:
                raise BadRules((key,), f"{origin}: {key} is given twice")
            else:
                flat[key] = entry
    if contracts:
        flat["contracts"] = contracts
    return flat


def parse_toml(text: str, origin: str) -> dict[str, Any]:
    """Read a rule-set file to plain values; raise BadRules when it is not TOML or too large."""
    try:
        table = limits.toml_table(text.encode("utf-8", "surrogatepass"), limits.RULES)
    except limits.NotTaken as error:
        if error.fault is limits.Fault.TOO_LARGE:
            raise BadRules((origin,), f"{origin} is too large for a rule set") from None
        raise BadRules((origin,), f"{origin} is not a rule-set file: {error}") from None
    return _flatten(table, origin)


@cache
def load(rule_set_id: str) -> RuleSet:
    """Return one of the five rule sets by id; raise BadRules for any other id."""
    if rule_set_id not in RULE_SET_IDS:
        raise BadRules((rule_set_id,), f"there is no rule set named {rule_set_id[:40]!r}")
    path = resources.files("ulti_desktop.engine") / "data" / f"{rule_set_id.lower()}.toml"
    return from_dict(parse_toml(path.read_text("utf-8"), rule_set_id))


def from_toml(text: str, origin: str) -> RuleSet:
    """Return the rule set that a player's own file describes.

    The file names a `base` (one of the five ids), an `id`, a `name`, and the parameters that differ.
    Contract rows given replace the base's rows of the same part; an empty one leaves the part out.
    Raises BadRules.
    """
    own = parse_toml(text, origin)
    base_id = own.get("base")
    if not isinstance(base_id, str) or base_id not in RULE_SET_IDS:
        raise BadRules(("base",), f"{origin}: base must be one of {', '.join(RULE_SET_IDS)}")
    data = load(base_id).to_dict()
    changed = own.pop("contracts", {})
    if not isinstance(changed, Mapping):
        raise BadRules(("contracts",), f"{origin}: contracts must be a table of contract parts")
    contracts = {**data["contracts"], **changed}
    data.update(own)
    known = load(base_id).parts
    data["contracts"] = {name: row for name, row in contracts.items() if row != {} or name not in known}
    if data["id"] in RULE_SET_IDS:
        raise BadRules(("id",), f"{origin}: id must not be one of {', '.join(RULE_SET_IDS)}")
    return from_dict(data)
