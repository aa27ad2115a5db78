"""What is kept of each deal that was played: a line of JSON, after one that tells whose deals they are."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypedDict, TypeGuard

from ulti_desktop.engine.cards import FULL
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.rulesets import RULE_SET_IDS

VERSION: Final = 1
"""Of the facts below; files that name another one are refused."""
_PARTS: Final = frozenset(part.value for part in Part)


class Facts(TypedDict, total=False):
    """One deal; of one that nobody bid on only `rules`, `number` and `void`.

    Roles are 0 the declarer, 1 and 2 the defenders after him. `hands` are masks by role of the ten cards each
    began to play with, `talon` that of the other two, `own_talon` tells that the declarer laid them away.
    `trump` is a suit's number, None without. `made` are the parts that were made, `doubled` rows of part and
    doublings with either defender, `points` the declarer's. `bid` has rows of part and share of the worlds in
    which it was made when he bid, `kontra` such rows with a role in front, at each decision about a kontra.
    """

    rules: str
    number: int
    void: bool
    parts: list[str]
    trump: int | None
    hearts: bool
    open: bool
    own_talon: bool
    hands: list[int]
    talon: int
    made: list[str]
    doubled: list[list[Any]]
    points: int
    bid: list[list[Any]]
    kontra: list[list[Any]]


class BadFacts(ValueError):  # noqa: N818 - the nouns of the house
    """A file of facts that cannot be used; the text says why, in a few words that follow its name."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where the deals of a file come from: the text they were shuffled by, and who played them."""

    seed: str
    players: str


def origin_line(origin: Origin) -> bytes:
    """Return the first line of a file."""
    return line_of({"facts": VERSION, "seed": origin.seed, "players": origin.players})


def line_of(data: Mapping[str, Any]) -> bytes:
    """Return the line of a file that holds this."""
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def read_facts(
    path: Path, damaged: Callable[[int], None] | None = None, seen: set[bytes] | None = None
) -> Iterator[Facts]:
    """Yield the facts of a file, each deal once; `damaged` is told the numbers of lines that are left out.

    With one `seen` for several files each deal comes once from all of them. Raises BadFacts for another
    version, OSError for a file that cannot be read.
    """
    seen = set() if seen is None else seen
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            data = _parsed(line)
            if isinstance(data, dict) and "facts" in data:
                check_version(data)
            elif isinstance(data, dict) and is_facts(data):
                if (known := line.strip()) not in seen:
                    seen.add(known)
                    yield data
            elif line.strip() and damaged is not None:
                damaged(number)


def read_origin(line: bytes) -> Origin:
    """Read the first line of a file; raise BadFacts for anything else."""
    data = _parsed(line)
    if not isinstance(data, dict) or "facts" not in data:
        raise BadFacts("does not begin like a file of gathered deals")
    check_version(data)
    seed, players = data.get("seed"), data.get("players")
    if not isinstance(seed, str) or not isinstance(players, str):
        raise BadFacts("does not say whose deals it holds")
    return Origin(seed, players)


def check_version(data: Mapping[str, Any]) -> None:
    """Raise BadFacts when the line that tells where facts come from names another version."""
    if data["facts"] != VERSION or isinstance(data["facts"], bool):
        raise BadFacts(f"has facts of version {str(data['facts'])[:20]}, not {VERSION}")


def is_facts(data: Mapping[str, Any]) -> TypeGuard[Facts]:
    """Tell whether this is what is kept of a deal, whole and sound."""
    if data.get("rules") not in RULE_SET_IDS or not _is_count(data.get("number")):
        return False
    if data.get("void") is True:
        return True
    return all(check(data.get(name, "")) for name, check in _CHECKS.items()) and _is_pack(
        [*data["hands"], data["talon"]]
    )


def _parsed(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _is_count(value: object) -> bool:
    return type(value) is int and value >= 0


def _is_flag(value: object) -> bool:
    return isinstance(value, bool)


def _is_trump(value: object) -> bool:
    return value is None or (type(value) is int and 0 <= value < 4)


def _is_parts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) and name in _PARTS for name in value)


def _is_hands(value: object) -> bool:
    return isinstance(value, list) and len(value) == 3 and all(_is_count(hand) for hand in value)


def _is_pack(masks: list[int]) -> bool:
    sizes = [mask.bit_count() for mask in masks]
    return sizes == [10, 10, 10, 2] and masks[0] | masks[1] | masks[2] | masks[3] == FULL


def _is_chance(part: object, plain: object) -> bool:
    known = plain is None or (type(plain) in (int, float) and 0 <= plain <= 1)  # type: ignore[operator]
    return isinstance(part, str) and part in _PARTS and known


def _is_bid(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(row, list) and len(row) == 2 and _is_chance(*row) for row in value
    )


def _is_kontra(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(row, list) and len(row) == 3 and row[0] in (0, 1, 2) and _is_chance(*row[1:])
        for row in value
    )


_CHECKS: Final[Mapping[str, Callable[[object], bool]]] = {
    "parts": lambda value: bool(value) and _is_parts(value),
    "trump": _is_trump,
    "hearts": _is_flag,
    "open": _is_flag,
    "own_talon": _is_flag,
    "hands": _is_hands,
    "talon": _is_count,
    "made": _is_parts,
    "points": lambda value: type(value) is int,
    "bid": _is_bid,
    "kontra": _is_kontra,
}
