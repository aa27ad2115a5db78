"""`review` and `advise`: what the actions of a recorded deal cost, and what its seat to move should do."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from ulti_desktop import native
from ulti_desktop.coach.advice import Adviser
from ulti_desktop.coach.findings import (
    ActionReview,
    Advice,
    BidFinding,
    Condition,
    DealReview,
    Finding,
    GroundFinding,
    KontraFinding,
    PartFinding,
    TalonFinding,
)
from ulti_desktop.coach.review import review_deal
from ulti_desktop.commands.forms import CommandError, read_json
from ulti_desktop.commands.playrecord import contract_text, problem_text, seat_names
from ulti_desktop.engine import actions as act
from ulti_desktop.engine import record as records
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.record import Record, fold_deal
from ulti_desktop.engine.state import State
from ulti_desktop.engine.step import to_move
from ulti_desktop.engine.view import SeatView, view_of
from ulti_desktop.store.paths import LANGUAGES


def add_review_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `review`."""
    _add_record_arguments(parser)


def add_advise_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `advise`."""
    _add_record_arguments(parser)
    parser.add_argument("--at", type=int, required=True, metavar="N", help="after N actions of the deal")
    parser.add_argument("--lang", default="en", help="language of the reasons: hu, de or en (en)")


def _add_record_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", help="a .ulti record; - for stdin")
    parser.add_argument("--deal", type=int, metavar="D", help="which deal of the record, from 1 (the last)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the sampled deals (1)")
    parser.add_argument("--json", action="store_true", help="as data")


def review(arguments: argparse.Namespace) -> tuple[dict[str, Any], str]:
    """Return the review of a deal as data and as text; raise CommandError for what cannot be read."""
    _check(arguments, "review")
    record, index = _record(arguments)
    states = _states(record, index)
    actions = [action for _, action in record.played[index].actions]
    found = review_deal(states, actions, arguments.seed)
    names = seat_names(record)
    data = {"deal": index + 1, "rules": record.rules.id, **review_json(found)}
    return data, "\n".join(_review_text(index, found, names))


def advise(arguments: argparse.Namespace) -> tuple[dict[str, Any], str]:
    """Return the advice to the seat to move as data and as text; raise CommandError."""
    _check(arguments, "advise")
    if arguments.lang not in LANGUAGES:
        raise CommandError(f"--lang must be one of {', '.join(LANGUAGES)}, not {arguments.lang[:20]!r}")
    record, index = _record(arguments)
    states = _states(record, index)
    if not 0 <= arguments.at < len(states):
        raise CommandError(f"--at must be from 0 to {len(states) - 1}, the actions of deal {index + 1}")
    seat = to_move(states[arguments.at])
    if seat is None:
        raise CommandError(f"--at {arguments.at} is the end of deal {index + 1}: nobody is to move")
    view = view_of(states[arguments.at], seat)
    advice = Adviser(arguments.seed).advise(view)
    lines = _sentences(advice, view, arguments.lang)
    data = {"deal": index + 1, "at": arguments.at, "phase": view.phase, **advice_json(advice)}
    return {**data, "reasons": lines}, "\n".join([f"{seat_names(record)[seat]}, {view.phase}", *lines])


def _check(arguments: argparse.Namespace, command: str) -> None:
    if not native.AVAILABLE:
        raise CommandError(f"{command} needs the compiled part of the program: {native.WHY_NOT}")
    if not 0 <= arguments.seed < 2**62:
        raise CommandError("--seed must be a whole number from 0 to 2**62")


def _record(arguments: argparse.Namespace) -> tuple[Record, int]:
    record, problem = records.read(read_json(arguments.file))
    if record is None or problem is not None:
        raise CommandError(problem_text(problem))
    if not record.played:
        raise CommandError("the record holds no deal")
    number = len(record.played) if arguments.deal is None else arguments.deal
    if not 1 <= number <= len(record.played):
        raise CommandError(f"--deal must be from 1 to {len(record.played)}, not {number}")
    return record, number - 1


def _states(record: Record, index: int) -> tuple[State, ...]:
    states, trouble = fold_deal(record, index)
    if trouble is not None:
        raise CommandError(problem_text(trouble))
    return states


def _sentences(advice: Advice, view: SeatView, language: str) -> list[str]:
    """Return the reasons in a language, and leave the program's own as it was."""
    from PySide6.QtCore import QCoreApplication

    from ulti_desktop.ui import language as languages
    from ulti_desktop.words.reasons import sentences

    app = QCoreApplication.instance() or QCoreApplication([])
    before = languages.current()
    languages.use(app, language)
    try:
        return list(sentences(advice, view))
    finally:
        languages.use(app, before)


# ------------------------------------------------------------------------------------------ as data


def review_json(found: DealReview) -> dict[str, Any]:
    """Return a review in its JSON form (docs/coach.md)."""
    return {
        "declarer": found.declarer,
        "contract": None if found.contract is None else found.contract.to_json(),
        "value": found.value,
        "result": found.result,
        "actions": [_action_json(one) for one in found.actions],
        "worst": [one.number for one in found.worst()],
    }


def _action_json(one: ActionReview) -> dict[str, Any]:
    known = one.known
    best = None if known is None else act.to_json(known.best)
    return {
        "number": one.number,
        "seat": one.seat,
        "action": act.to_json(one.action),
        "value_exact": one.value_exact,
        "cost_exact": one.cost_exact,
        "best_exact": [card.code for card in one.best_exact],
        "gain_exact": one.gain_exact,
        "cost_known": None if known is None else round(known.cost, 3),
        "cost_known_error": None if known is None else round(known.error, 3),
        "deals": 0 if known is None else known.deals,
        "best": best,
        "right_but_dear": one.right_but_dear,
    }


def advice_json(advice: Advice) -> dict[str, Any]:
    """Return advice in its JSON form (docs/coach.md)."""
    return {
        "seat": advice.seat,
        "best": act.to_json(advice.best),
        "value": _rounded(advice.value),
        "runner_up": None if advice.runner_up is None else act.to_json(advice.runner_up),
        "distance": _rounded(advice.distance),
        "options": [
            {"action": act.to_json(one.action), "value": _rounded(one.value)} for one in advice.options
        ],
        "deals": advice.deals,
        "findings": [_finding_json(one) for one in advice.findings],
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 3)


def _finding_json(found: Finding) -> dict[str, Any]:
    match found:
        case PartFinding():
            rival = found.rival
            return {
                "kind": "part",
                "contract": found.contract.to_json(),
                "part": found.part.value,
                "action": act.to_json(found.action),
                "made": found.made,
                "deals": found.deals,
                "complete": found.complete,
                "fails_when": _condition_json(found.fails_when),
                "rival": None if rival is None else {"action": act.to_json(rival[0]), "made": rival[1]},
            }
        case KontraFinding():
            return {
                "kind": "kontra",
                "part": found.part.value,
                "made": found.made,
                "deals": found.deals,
                "complete": found.complete,
                "chance": _rounded(found.chance),
                "even": _rounded(found.even),
                "called": found.called,
                "fails_when": _condition_json(found.fails_when),
            }
        case TalonFinding(better, talons):
            return {"kind": "talon", "better": better, "talons": talons}
        case BidFinding(bid, value, runner_up, distance):
            return {
                "kind": "bid",
                "action": act.to_json(bid),
                "value": _rounded(value),
                "runner_up": None if runner_up is None else act.to_json(runner_up),
                "distance": _rounded(distance),
            }
        case GroundFinding(ground):
            return {"kind": "ground", "ground": ground.value}


def _condition_json(when: Condition | None) -> dict[str, Any] | None:
    if when is None:
        return None
    return {
        "holder": when.holder.value,
        "shape": when.shape.value,
        "suit": when.suit.code,
        "trump": when.trump,
        "count": when.count,
        "card": None if when.card is None else when.card.code,
        "deals": when.deals,
        "failed": when.failed,
    }


# ------------------------------------------------------------------------------------------ as text


def _review_text(index: int, found: DealReview, names: tuple[str, ...]) -> Iterator[str]:
    yield f"deal {index + 1}"
    if found.declarer is not None and found.contract is not None:
        yield f"declarer {names[found.declarer]}: {contract_text(found.contract)}"
    if found.value is not None:
        yield f"with best play {found.value:+d} for the declarer"
    if found.result is not None:
        yield f"result {found.result:+d} for the declarer"
    for one in found.actions:
        yield f"{one.number:3}  {names[one.seat]:10}  {action_text(one.action):34}  {_costs(one)}".rstrip()
    worst = ", ".join(str(one.number) for one in found.worst())
    yield f"dearest: {worst}" if worst else "nothing was lost"


def _costs(one: ActionReview) -> str:
    words = []
    if one.cost_exact is not None:
        words.append(f"exact {one.cost_exact}")
    known = one.known
    if known is not None:
        words.append(f"known {known.cost:.1f} ± {known.error:.1f}")
        if known.best != one.action:
            words.append(f"better: {action_text(known.best)}")
    if one.right_but_dear:
        words.append("right on what was known")
    return "; ".join(words)


def action_text(action: Action) -> str:
    """Return an action in file names, e.g. `play acorns 10`."""
    match action:
        case act.Bid(contract):
            return f"bid {contract_text(contract)}"
        case act.Discard(first, second):
            return f"discard {first.code}, {second.code}"
        case act.NameTrump(suit) | act.Meld(suit):
            return f"{act.to_json(action)['do']} {suit.code}"
        case act.Kontra(part, _):
            return f"kontra {part.value}"
        case act.Play(card):
            return f"play {card.code}"
        case _:
            return str(act.to_json(action)["do"]).replace("_", " ")
