"""Playing a written deal through: the case form of `full.json` and the program's own `.ulti` records.

The last deal of a record may be under way: its state is told then, and that of a problem report is compared
with what the program saw.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ulti_desktop.commands.cases import settlement_json
from ulti_desktop.commands.forms import CommandError, cases_in, file_only, plain, read_json
from ulti_desktop.commands.fulldeal import play_case
from ulti_desktop.engine import record as records
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.plain import state_to_dict
from ulti_desktop.engine.record import Record, RecordProblem, Trouble, fold_deal
from ulti_desktop.engine.state import Done, State, Trick
from ulti_desktop.engine.view import view_of
from ulti_desktop.store.report import RECORD, STATE


@dataclass(frozen=True, slots=True)
class Answer:
    """What one deal came to: as data, and as the lines to print."""

    data: dict[str, Any]
    text: str


def run_file(source: str) -> tuple[list[Answer], bool]:
    """Play the deals of a file, or of the folder of a problem report; tell whether all is as reported."""
    folder = Path(source)
    if source == "-" or not folder.is_dir():
        return run(read_json(source)), True
    answers = run(_read(folder / RECORD))
    same = not (folder / STATE).exists() or _last_state(folder) == _read(folder / STATE)
    told = "the state is that of the report" if same else "the state is not that of the report"
    return [*answers, Answer({"id": "report", "same_state": same}, told)], same


def _read(path: Path) -> Any:
    return read_json(file_only(str(path)))


def _last_state(folder: Path) -> dict[str, Any] | None:
    record, _ = records.read(_read(folder / RECORD))
    state = None if record is None else records.fold(record).state
    return None if state is None else json.loads(json.dumps(state_to_dict(state)))


def run(data: Any) -> list[Answer]:
    """Play every deal of a file; raise CommandError at the first action that is not legal."""
    if isinstance(data, dict) and data.get("format") == records.FORMAT:
        return _run_record(data)
    answers = []
    for fields in cases_in(data):
        played = play_case(fields)
        answers.append(_answer(fields.data["id"], played.done, played.order))
    return answers


def run_play_record(case: dict[str, Any]) -> dict[str, Any]:
    """Return the answer to one case of `full.json`: winners, game points, lines."""
    return run(case)[0].data


def _run_record(data: dict[str, Any]) -> list[Answer]:
    record, problem = records.read(data)
    if record is None or problem is not None:
        raise CommandError(problem_text(problem))
    answers = []
    for index in range(len(record.played)):
        states, trouble = fold_deal(record, index)
        if trouble is not None:
            raise CommandError(problem_text(trouble))
        last, name = states[-1], f"deal {index + 1}"
        if isinstance(last, Done):
            answers.append(_answer(name, last, seat_names(record)))
        else:
            answers.append(_under_way(name, last, len(states) - 1, seat_names(record)))
    if not answers:
        raise CommandError("the record holds no deal")
    return answers


def _under_way(case_id: str, state: State, actions: int, order: Sequence[str]) -> Answer:
    """Return where a deal stands that is not finished."""
    data = state_to_dict(state)
    views = [view_of(state, seat) for seat in range(3)]
    mover = data["to_move"]
    lines = [case_id, f"under way after {actions} actions: {data['phase']}, {order[mover]} to move"]
    for said in views[0].said:
        bid = "pass" if said.contract is None else contract_text(said.contract)
        lines.append(f"{order[said.seat]}: {bid}")
    lines += (_trick_text(number, trick, order) for number, trick in enumerate(views[0].tricks, 1))
    if views[0].trick:
        lines.append(
            "on the table: " + ", ".join(f"{order[seat]} {card.code}" for seat, card in views[0].trick)
        )
    lines += (
        f"{order[seat]} holds: {', '.join(card.code for card in view.hand)}"
        for seat, view in enumerate(views)
    )
    lines.append(f"{len(data['legal'])} legal actions")
    return Answer({"id": case_id, "actions": actions, "state": data}, "\n".join(lines))


def seat_names(record: Record) -> tuple[str, ...]:
    """Return what the seats of a record are called: by their players, or by the points of the compass."""
    names = tuple(record.names)
    return names if len(set(names)) == 3 and all(names) else ("South", "East", "West")


_TROUBLES: Final = {
    Trouble.NOT_A_RECORD: "this is not a record of Ulti",
    Trouble.NEWER_VERSION: "the record comes from a newer version of this program",
    Trouble.BAD_RULES: "the rule set of the record cannot be used",
    Trouble.DAMAGED: "the record is damaged",
    Trouble.ILLEGAL_ACTION: "the record holds an action that is not allowed",
}


def problem_text(problem: RecordProblem | None) -> str:
    """Return what is wrong with a record, and where, as one sentence."""
    if problem is None:
        return "the record cannot be read"
    at = [f"deal {problem.deal}"] if problem.deal is not None else []
    at += [f"action {problem.action}"] if problem.action is not None else []
    place = f" at {', '.join(at)}" if at else ""
    if problem.trouble is Trouble.NEWER_VERSION:
        return f"{_TROUBLES[problem.trouble]}: format {problem.detail}, known is {records.VERSION}"
    detail = f": {problem.detail.replace('_', ' ')}" if problem.detail else ""
    return f"{_TROUBLES[problem.trouble]}{place}{detail}"


def _answer(case_id: str, done: Done, order: Sequence[str]) -> Answer:
    settled = settlement_json(done.settlement)
    lines = settled.pop("lines")
    data = {
        "id": case_id,
        "winners": [order[trick.winner] for trick in done.tricks],
        "expected": settled,
        "lines": lines,
    }
    return Answer(data, "\n".join(_text(case_id, done, order)))


def _text(case_id: str, done: Done, order: Sequence[str]) -> Iterable[str]:
    yield plain(case_id)
    game = done.game
    if game is None:
        yield "everyone passed"
        return
    yield f"declarer {order[game.declarer]}: {contract_text(game.contract)}"
    for part, d1, d2 in game.doublings:
        if d1 or d2:
            yield f"doubled: {part.value} {d1} for {order[game.d1]}, {d2} for {order[game.d2]}"
    for meld in done.melds:
        yield f"marriage: {order[meld.seat]} {meld.points} in {meld.suit.code}, trick {meld.trick}"
    for number, trick in enumerate(done.tricks, 1):
        yield _trick_text(number, trick, order)
    if done.outcome.gave_up:
        yield "given up"
    for line in done.settlement.lines:
        yield f"{line.item}: {'made' if line.made else 'lost'}, {line.d1:+d} and {line.d2:+d}"
    settled = done.settlement
    seats = ((game.declarer, settled.declarer), (game.d1, settled.d1), (game.d2, settled.d2))
    yield "points: " + ", ".join(f"{order[seat]} {points:+d}" for seat, points in seats)


def _trick_text(number: int, trick: Trick, order: Sequence[str]) -> str:
    return f"trick {number:2}: {_cards_text(trick.cards, order)} -> {order[trick.winner]}"


def _cards_text(cards: Iterable[tuple[int, Card]], order: Sequence[str]) -> str:
    return ", ".join(f"{order[seat]} {card.code}" for seat, card in cards)


def contract_text(contract: Contract) -> str:
    """Return a contract in file names, e.g. `hearts parti+ulti, trump hearts`."""
    words = ["hearts"] * contract.hearts + ["open"] * contract.open
    words.append("+".join(part.value for part in contract.parts))
    trump = "no trump" if contract.trump is None else f"trump {contract.trump.code}"
    return f"{' '.join(words)}, {trump}"
