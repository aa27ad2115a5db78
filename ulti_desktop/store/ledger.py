"""A finished deal as it goes into the statistics: what was played, by whom, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.match import points_by_seat
from ulti_desktop.engine.record import Record
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.scoring import announced
from ulti_desktop.engine.state import Done

LAST_TRICK: Final = 10


class Role(StrEnum):
    """What the person was in a deal; NONE where everyone passed."""

    DECLARER = "declarer"
    DEFENDER = "defender"
    NONE = "none"


class Ending(StrEnum):
    """How a deal came to its end; EARLY where the rest could change nothing."""

    PLAYED = "played"
    CLAIMED = "claimed"
    GAVE_UP = "gave_up"
    EARLY = "early"
    PASSED = "passed"


class Decision(StrEnum):
    """The kinds of decision whose cost a review tells apart."""

    AUCTION = "auction"
    DISCARD = "discard"
    KONTRA = "kontra"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class PartResult:
    """A line of the settlement, made or lost by the declarer; `said`: the contract is known by it."""

    item: str
    said: bool
    made: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """One finished deal from the person's seat.

    `session`, `deal` (from 1) and `repeated` (the same cards once more) name it. `at` is in seconds since
    1970, `points` are game points without the stake, `doublings` rows of part, doublings of d1 and of d2.
    `duration_ms` is None where the deal was not seen from its beginning. `costs` holds what a review found,
    in game points by kind of decision; None before a review. `practice`, `undone`, `advised` mark what was
    easier than a deal that counts.
    """

    session: str
    deal: int
    repeated: bool
    at: int
    rules: str
    rules_name: str
    changed: bool
    role: Role
    ending: Ending
    points: int
    opponents: tuple[str, ...]
    contract: tuple[Part, ...] = ()
    hearts: bool = False
    open: bool = False
    doublings: tuple[tuple[str, int, int], ...] = ()
    parts: tuple[PartResult, ...] = ()
    duration_ms: int | None = None
    practice: bool = False
    undone: bool = False
    advised: bool = False
    costs: tuple[tuple[Decision, float], ...] | None = None

    @property
    def won(self) -> bool:
        """Tell whether the person got game points."""
        return self.points > 0


def entry_of(record: Record, index: int, done: Done, viewer: int, at: int, duration_ms: int | None) -> Entry:
    """Return a finished deal of a record, seen from the seat `viewer`; `at` is when it ended."""
    rules, deal = record.rules, record.played[index]
    game = done.game
    levels = record.levels_of(index)
    entry = Entry(
        session=record.seed,
        deal=index + 1,
        repeated=deal.practice,
        at=at,
        rules=rules.id,
        rules_name=rules.name,
        changed=rules.id not in RULE_SET_IDS or rules != load(rules.id),
        role=Role.NONE,
        ending=_ending(done),
        points=points_by_seat(done)[viewer],
        opponents=tuple(level for seat, level in enumerate(levels) if seat != viewer),
        duration_ms=duration_ms,
        practice=record.practice or deal.practice,
        undone=deal.undone,
        advised=deal.advised,
    )
    if game is None:
        return entry
    return _with_game(entry, done, Role.DECLARER if game.declarer == viewer else Role.DEFENDER)


def _with_game(entry: Entry, done: Done, role: Role) -> Entry:
    game = done.game
    assert game is not None
    contract = game.contract
    lines = {line.item: line.made for line in done.settlement.lines}
    won = done.settlement.declarer > 0
    said = set(spoken(contract.parts))
    parts = [PartResult(part.value, part in said, lines.pop(part.value, won)) for part in contract.parts]
    parts += [PartResult(item, False, made) for item, made in lines.items()]
    return replace(
        entry,
        role=role,
        contract=contract.parts,
        hearts=contract.hearts,
        open=contract.open,
        doublings=tuple((part.value, d1, d2) for part, d1, d2 in game.doublings if d1 or d2),
        parts=tuple(parts),
    )


def spoken(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Return the parts that a deal is known by: the parti only where it stands alone."""
    named = tuple(part for part in announced(parts) if part is not Part.PARTI)
    return named or parts


def _ending(done: Done) -> Ending:
    if done.game is None:
        return Ending.PASSED
    if done.outcome.gave_up:
        return Ending.GAVE_UP
    if done.claimed_by is not None:
        return Ending.CLAIMED
    return Ending.PLAYED if len(done.tricks) == LAST_TRICK else Ending.EARLY
