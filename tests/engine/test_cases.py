"""Every shared case, through the engine's functions and through the command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ulti_desktop.cli import main
from ulti_desktop.commands.cases import (
    run_auction,
    run_contract,
    run_kontra,
    run_ladder,
    run_legal,
    run_score,
)
from ulti_desktop.commands.playrecord import run_play_record
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.cards import DECK, Card
from ulti_desktop.engine.contracts import Contract
from ulti_desktop.engine.ladder import exists

CASES = Path(__file__).resolve().parents[1] / "data" / "cases"
SCORES = ("scoring", "scoring_extra", "random")
Case = dict[str, Any]
PLAY_FIELDS = {
    "legal": "legal",
    "winner": "winner",
    "leader": "leader",
    "marriage": "counts",
    "late_marriage": "may_announce",
    "no_such_game": "exists",
}


@cache
def cases(name: str) -> Any:
    return json.loads((CASES / f"{name}.json").read_text("utf-8"))


def every(*names: str) -> Any:
    rows = [(case["id"], case) for name in names for case in cases(name)]
    return pytest.mark.parametrize("case", [case for _, case in rows], ids=[name for name, _ in rows])


def in_any_order(rows: list[Any]) -> list[str]:
    return sorted(json.dumps(row, sort_keys=True) for row in rows)


def score_answer(case: Case) -> Case:
    return {"id": case["id"], **case["expected"], "lines": in_any_order(case["lines"])}


def with_sorted_lines(answer: Case) -> Case:
    return {**answer, "lines": in_any_order(answer["lines"])}


def play_answer(case: Case) -> Case:
    name = PLAY_FIELDS[case["kind"]]
    value = case[name] if case["kind"] != "no_such_game" else False
    return {"id": case["id"], name: sorted(value) if name == "legal" else value}


def play_fields(answer: Case) -> Case:
    found = {name: value for name, value in answer.items() if name != "forbidden"}
    return {**found, "legal": sorted(found["legal"])} if "legal" in found else found


def auction_answer(case: Case) -> Case:
    return {"id": case["id"], "legal": case["legal"]}


def without_reason(answer: Case) -> Case:
    assert (answer["reason"] is None) == answer["legal"]
    return {"id": answer["id"], "legal": answer["legal"]}


def kontra_answer(case: Case) -> Case:
    return {name: case[name] for name in ("id", "legal", "doublings")}


def contract_answer(case: Case) -> Case:
    return {name: case[name] for name in ("id", "exists")}


def full_answer(case: Case) -> Case:
    winners = [trick["winner"] for trick in case["tricks"]]
    return {
        "id": case["id"],
        "winners": winners,
        "expected": case["expected"],
        "lines": in_any_order(case["lines"]),
    }


def same(answer: Case) -> Case:
    return answer


KINDS: dict[str, tuple[Callable[[Case], Case], Callable[[Case], Case], Callable[[Case], Case], list[str]]] = {
    "scoring": (run_score, score_answer, with_sorted_lines, ["score"]),
    "scoring_extra": (run_score, score_answer, with_sorted_lines, ["score"]),
    "random": (run_score, score_answer, with_sorted_lines, ["score"]),
    "play": (run_legal, play_answer, play_fields, ["legal"]),
    "auction": (run_auction, auction_answer, without_reason, ["auction"]),
    "kontra": (run_kontra, kontra_answer, same, ["kontra"]),
    "contracts": (run_contract, contract_answer, same, ["contract"]),
    "full": (run_play_record, full_answer, with_sorted_lines, ["play-record", "--json"]),
}


@pytest.mark.parametrize(
    ("name", "case"),
    [(name, case) for name in KINDS for case in cases(name)],
    ids=[case["id"] for name in KINDS for case in cases(name)],
)
def test_case(name: str, case: Case) -> None:
    runner, expected, shape, _ = KINDS[name]
    assert shape(runner(case)) == expected(case)


@pytest.mark.parametrize("name", KINDS)
def test_command_answers_the_whole_file_in_order(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, expected, shape, command = KINDS[name]
    assert main([*command, str(CASES / f"{name}.json")]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert [shape(answer) for answer in json.loads(printed.out)] == [expected(case) for case in cases(name)]


def by_step(ladder: Case) -> list[list[str]]:
    """The bids of each step, in any order, without the names that the file adds."""
    steps: dict[int, list[Case]] = {}
    for bid in ladder["bids"]:
        row = {name: value for name, value in bid.items() if name not in ("name", "key")}
        steps.setdefault(bid["step"], []).append(row)
    return [in_any_order(steps[step]) for step in sorted(steps)]


@pytest.mark.parametrize("rules", rulesets.RULE_SET_IDS)
def test_ladder(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    expected = cases("ladders")[rules]
    answer = run_ladder(rulesets.load(rules))
    assert answer["count"] == expected["count"] == len(answer["bids"])
    assert by_step(answer) == by_step(expected)
    assert main(["ladder", rules, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == answer


@every("full")
def test_play_record_prints_every_trick_and_the_settlement(
    case: Case, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(case), "utf-8")
    assert main(["play-record", str(file)]) == 0
    printed = capsys.readouterr().out
    for trick in case["tricks"]:
        for seat, card in trick["cards"]:
            assert f"{seat} {card}" in printed
    for seat, points in case["expected_by_seat"].items():
        assert f"{seat} {points:+d}" in printed


@every("positions")
def test_positions_are_sound(case: Case) -> None:
    """Each ending holds different cards, four a hand at most, and a contract of its rule set."""
    rules = rulesets.load(case["rules"]).with_options(case["options"])
    assert exists(Contract.from_json(case["contract"]), rules)
    places = [*case["hands"].values(), case["talon"], [card for _, card in case["trick"]]]
    held = [Card.from_code(code) for place in places for code in place]
    assert len(set(held)) == len(held) <= len(DECK)
    played = sum(case["tricks_won"].values())
    assert len(held) == len(DECK) - 3 * played
