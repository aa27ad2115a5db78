"""Playing a written deal through: the case form of `full.json` and the program's own `.ulti` records."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ulti_desktop.commands.cases import settlement_json
from ulti_desktop.commands.forms import CommandError, cases_in
from ulti_desktop.commands.fulldeal import play_case
from ulti_desktop.engine import record as records
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.record import Record, RecordProblem, fold_deal
from ulti_desktop.engine.state import Done


@dataclass(frozen=True, slots=True)
class Answer:
    """What one deal came to: as data, and as the lines to print."""

    data: dict[str, Any]
    text: str


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
        raise CommandError(_problem_text(problem))
    answers = []
    for index in range(len(record.played)):
        states, trouble = fold_deal(record, index)
        if trouble is not None:
            raise CommandError(_problem_text(trouble))
        last = states[-1]
        if isinstance(last, Done):
            answers.append(_answer(f"deal {index + 1}", last, _seat_names(record)))
    if not answers:
        raise CommandError("the record holds no finished deal")
    return answers


def _seat_names(record: Record) -> tuple[str, ...]:
    names = tuple(record.names)
    return names if len(set(names)) == 3 and all(names) else ("South", "East", "West")


def _problem_text(problem: RecordProblem | None) -> str:
    if problem is None:
        return "the record cannot be read"
    place = "".join(
        f"{word} {number}, "
        for word, number in (("deal", problem.deal), ("action", problem.action))
        if number is not None
    )
    detail = f" ({problem.detail})" if problem.detail else ""
    return f"record: {place}{problem.trouble.value}{detail}"


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
    yield case_id
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
        cards = ", ".join(f"{order[seat]} {card.code}" for seat, card in trick.cards)
        yield f"trick {number:2}: {cards} -> {order[trick.winner]}"
    if done.outcome.gave_up:
        yield "given up"
    for line in done.settlement.lines:
        yield f"{line.item}: {'made' if line.made else 'lost'}, {line.d1:+d} and {line.d2:+d}"
    settled = done.settlement
    seats = ((game.declarer, settled.declarer), (game.d1, settled.d1), (game.d2, settled.d2))
    yield "points: " + ", ".join(f"{order[seat]} {points:+d}" for seat, points in seats)


def contract_text(contract: Contract) -> str:
    """Return a contract in file names, e.g. `hearts parti+ulti, trump hearts`."""
    words = ["hearts"] * contract.hearts + ["open"] * contract.open
    words.append("+".join(part.value for part in contract.parts))
    trump = "no trump" if contract.trump is None else f"trump {contract.trump.code}"
    return f"{' '.join(words)}, {trump}"
