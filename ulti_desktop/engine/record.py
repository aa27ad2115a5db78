"""A session as it is saved: rule set, seats, and the actions of every deal; folding it gives the state.

The JSON form is versioned. A damaged record gives its good prefix and one problem as data.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from ulti_desktop.engine import actions as act
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.cards import Card, shuffled
from ulti_desktop.engine.errors import BadInput, BadRules, IllegalAction, brief
from ulti_desktop.engine.match import Match
from ulti_desktop.engine.rulesets import RuleSet, from_dict
from ulti_desktop.engine.state import Done, State
from ulti_desktop.engine.step import apply, start_deal, to_move

FORMAT: Final = "ulti-record"
VERSION: Final = 1
MAX_DEALS: Final = 5000
MAX_ACTIONS: Final = 400


class Trouble(StrEnum):
    """What is wrong with a record."""

    NOT_A_RECORD = "not_a_record"
    NEWER_VERSION = "newer_version"
    BAD_RULES = "bad_rules"
    DAMAGED = "damaged"
    ILLEGAL_ACTION = "illegal_action"


@dataclass(frozen=True, slots=True)
class RecordProblem:
    """One clear problem: its kind, the deal and action (from 1) where it lies, and a detail for logs."""

    trouble: Trouble
    deal: int | None = None
    action: int | None = None
    detail: str = ""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal: who dealt, the pack (None: shuffled from the session's seed), and (seat, action) pairs.

    A `practice` deal repeats an earlier one and does not count on the score sheet. `levels` are those that it
    was played at, None where they are the session's. `undone` tells that its player took actions back,
    `advised` that he had advice, `stood_in` that the simple player decided for a player that failed.
    """

    dealer: int
    deck: tuple[Card, ...] | None = None
    actions: tuple[tuple[int, Action], ...] = ()
    practice: bool = False
    levels: tuple[str, str, str] | None = None
    undone: bool = False
    advised: bool = False
    stood_in: bool = False

    def entered_in(self, match: Match, done: Done) -> Match:
        """Return the match with this deal, which came to `done`, on its sheet."""
        return match.after(done, undone=self.undone, advised=self.advised, stood_in=self.stood_in)


@dataclass(frozen=True, slots=True)
class Record:
    """All of a session. `deals` and `chip_target` are 0 where open; `names` and `levels` are by seat.

    `levels` are those of the deals to come and of every deal that says nothing else. In a session for
    `practice` actions may be taken back.
    """

    rules: RuleSet
    names: tuple[str, str, str]
    levels: tuple[str, str, str]
    seed: str
    deals: int
    chip_target: int
    first_dealer: int
    played: tuple[DealRecord, ...] = ()
    ritual_spoken: int | None = None
    ended: bool = False
    practice: bool = False

    def deck_of(self, index: int) -> tuple[Card, ...]:
        """Return the pack of the deal with this index (from 0)."""
        deck = self.played[index].deck if index < len(self.played) else None
        return shuffled(f"{self.seed}/{index + 1}") if deck is None else deck

    def levels_of(self, index: int) -> tuple[str, str, str]:
        """Return the levels at which the deal with this index (from 0) is played."""
        levels = self.played[index].levels if 0 <= index < len(self.played) else None
        return self.levels if levels is None else levels

    def with_levels(self, levels: tuple[str, str, str]) -> Record:
        """Return the record with other levels for the deals to come; those begun keep theirs."""
        kept = (self.levels_of(index) for index in range(len(self.played)))
        played = tuple(
            replace(deal, levels=None if own == levels else own)
            for deal, own in zip(self.played, kept, strict=True)
        )
        return replace(self, levels=levels, played=played)

    def with_deal(self, deal: DealRecord) -> Record:
        """Return the record with a further deal begun."""
        return replace(self, played=(*self.played, deal))

    def with_action(self, seat: int, action: Action) -> Record:
        """Return the record with an action of the last deal added."""
        last = self.played[-1]
        return self.with_last(replace(last, actions=(*last.actions, (seat, action))))

    def with_last(self, deal: DealRecord) -> Record:
        """Return the record with another deal in the place of the last one."""
        return replace(self, played=(*self.played[:-1], deal))

    def marked(self, **marks: bool) -> Record:
        """Return the record with marks of the last deal set: `undone`, `advised`, `stood_in`."""
        return self.with_last(replace(self.played[-1], **marks))  # type: ignore[arg-type]

    def empty_match(self) -> Match:
        """Return the match before its first deal."""
        return Match(self.rules, self.deals, self.chip_target, self.first_dealer)


@dataclass(frozen=True, slots=True)
class Folded:
    """What a record comes to: the match after its finished deals, the state of the last deal (None: not
    begun), the record cut back to what was good, and the problem that ended the fold, if any.
    """

    match: Match
    state: State | None
    record: Record
    problem: RecordProblem | None = None


def fold_deal(record: Record, index: int) -> tuple[tuple[State, ...], RecordProblem | None]:
    """Return every state of one deal, the first included, up to its end or its first bad action."""
    deal = record.played[index]
    state, _ = start_deal(record.rules, deal.dealer, record.deck_of(index))
    states = [state]
    for number, (seat, action) in enumerate(deal.actions, 1):
        if to_move(state) != seat:
            why = RecordProblem(Trouble.ILLEGAL_ACTION, index + 1, number, f"seat {seat} is not to move")
            return tuple(states), why
        try:
            state, _ = apply(state, action)
        except IllegalAction as error:
            why = RecordProblem(Trouble.ILLEGAL_ACTION, index + 1, number, error.reason.value)
            return tuple(states), why
        states.append(state)
    return tuple(states), None


def fold(record: Record) -> Folded:
    """Return the match and state that the record's actions lead to."""
    match = record.empty_match()
    state: State | None = None
    for index, deal in enumerate(record.played):
        states, problem = fold_deal(record, index)
        state = states[-1]
        if problem is None and not isinstance(state, Done) and index + 1 < len(record.played):
            problem = RecordProblem(Trouble.DAMAGED, index + 1, len(deal.actions), "the deal is not finished")
        if isinstance(state, Done) and not deal.practice:
            match = deal.entered_in(match, state)
        if problem is not None:
            good = replace(deal, actions=deal.actions[: len(states) - 1])
            cut = replace(record, played=(*record.played[:index], good), ended=False)
            return Folded(_marks(match, record), state, cut, problem)
    match = _marks(match, record)
    return Folded(match.end() if record.ended else match, state, record)


def _marks(match: Match, record: Record) -> Match:
    return replace(match, ritual_spoken=record.ritual_spoken)


def to_dict(record: Record) -> dict[str, Any]:
    """Return the record as plain values for JSON."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": record.rules.to_dict(),
        "seats": [
            {"name": name, "level": level} for name, level in zip(record.names, record.levels, strict=True)
        ],
        "seed": record.seed,
        "deals": record.deals,
        "chip_target": record.chip_target,
        "first_dealer": record.first_dealer,
        "ritual_spoken": record.ritual_spoken,
        "ended": record.ended,
        **({"practice": True} if record.practice else {}),
        "played": [_deal_to_dict(deal) for deal in record.played],
    }


def _deal_to_dict(deal: DealRecord) -> dict[str, Any]:
    data: dict[str, Any] = {"dealer": deal.dealer}
    if deal.deck is not None:
        data["cards"] = [card.code for card in deal.deck]
    if deal.practice:
        data["practice"] = True
    if deal.levels is not None:
        data["levels"] = list(deal.levels)
    for name, on in (("undone", deal.undone), ("advised", deal.advised), ("stood_in", deal.stood_in)):
        if on:
            data[name] = True
    data["actions"] = [{"seat": seat, **act.to_json(action)} for seat, action in deal.actions]
    return data


def _number(data: dict[str, Any], field: str, low: int, high: int) -> int:
    value = data.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadInput(field, brief(value))
    return value


def _flag(data: dict[str, Any], field: str) -> bool:
    value = data.get(field, False)
    if not isinstance(value, bool):
        raise BadInput(field, brief(value))
    return value


def _texts(seats: object, field: str) -> tuple[str, str, str]:
    if not isinstance(seats, list) or len(seats) != 3 or not all(isinstance(s, dict) for s in seats):
        raise BadInput("seats", brief(seats))
    texts = [seat.get(field) for seat in seats]
    return _three(texts, field)


def _three(texts: object, field: str) -> tuple[str, str, str]:
    if not isinstance(texts, list) or len(texts) != 3:
        raise BadInput(field, brief(texts))
    for text in texts:
        if not isinstance(text, str) or len(text) > 80 or not text.isprintable():
            raise BadInput(field, brief(text))
    return texts[0], texts[1], texts[2]


def read(data: object) -> tuple[Record | None, RecordProblem | None]:
    """Read plain values; return the record or its good prefix, and the problem if there is one."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        return None, RecordProblem(Trouble.NOT_A_RECORD)
    version = data.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        return None, RecordProblem(Trouble.NOT_A_RECORD, detail="version")
    if version > VERSION:
        return None, RecordProblem(Trouble.NEWER_VERSION, detail=str(version))
    try:
        rules = data.get("rules")
        if not isinstance(rules, dict):
            raise BadInput("rules", brief(rules))
        record = _read_head(data, from_dict(rules))
    except BadRules as error:
        return None, RecordProblem(Trouble.BAD_RULES, detail=error.why)
    except BadInput as error:
        return None, RecordProblem(Trouble.DAMAGED, detail=str(error))
    return _read_deals(record, data.get("played"))


def _read_head(data: dict[str, Any], rules: RuleSet) -> Record:
    seed = data.get("seed")
    if not isinstance(seed, str) or len(seed) > 200 or not seed.isprintable():
        raise BadInput("seed", brief(seed))
    spoken = data.get("ritual_spoken")
    return Record(
        rules,
        _texts(data.get("seats"), "name"),
        _texts(data.get("seats"), "level"),
        seed,
        _number(data, "deals", 0, MAX_DEALS),
        _number(data, "chip_target", 0, 1_000_000),
        _number(data, "first_dealer", 0, 2),
        (),
        None if spoken is None else _number(data, "ritual_spoken", 0, MAX_DEALS),
        _flag(data, "ended"),
        _flag(data, "practice"),
    )


def _read_deals(record: Record, rows: object) -> tuple[Record, RecordProblem | None]:
    if not isinstance(rows, list) or len(rows) > MAX_DEALS:
        return record, RecordProblem(Trouble.DAMAGED, detail="played")
    for index, row in enumerate(rows, 1):
        try:
            deal, problem = _read_deal(row, index, record.levels)
        except BadInput as error:
            cut = replace(record, ended=False)
            return cut, RecordProblem(Trouble.DAMAGED, index, None, str(error))
        record = record.with_deal(deal)
        if problem is not None:
            return replace(record, ended=False), problem
    return record, None


def _read_deal(
    row: object, index: int, session: tuple[str, str, str]
) -> tuple[DealRecord, RecordProblem | None]:
    if not isinstance(row, dict):
        raise BadInput("deal", brief(row))
    dealer = _number(row, "dealer", 0, 2)
    deck = None
    if row.get("cards") is not None:
        codes = row["cards"]
        if not isinstance(codes, list) or len(codes) != 32:
            raise BadInput("cards", brief(codes))
        deck = tuple(map(Card.from_code, codes))
        if len(set(deck)) != 32:
            raise BadInput("cards", "a card stands twice")
    rows = row.get("actions")
    if not isinstance(rows, list) or len(rows) > MAX_ACTIONS:
        raise BadInput("actions", brief(rows))
    levels = None if row.get("levels") is None else _three(row["levels"], "levels")
    if levels is not None and [not one for one in levels] != [not one for one in session]:
        raise BadInput("levels", "a person takes another seat")
    marks = _flag(row, "undone"), _flag(row, "advised"), _flag(row, "stood_in")
    head = DealRecord(dealer, deck, (), _flag(row, "practice"), levels, *marks)
    found: list[tuple[int, Action]] = []
    for number, entry in enumerate(rows, 1):
        try:
            if not isinstance(entry, dict):
                raise BadInput("action", brief(entry))
            found.append((_number(entry, "seat", 0, 2), act.from_json(entry)))
        except BadInput as error:
            problem = RecordProblem(Trouble.DAMAGED, index, number, str(error))
            return replace(head, actions=tuple(found)), problem
    return replace(head, actions=tuple(found)), None
