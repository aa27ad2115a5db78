"""`review` and `advise` on records, and what they refuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ulti_desktop import native
from ulti_desktop.cli import main
from ulti_desktop.engine import record as records
from ulti_desktop.engine.record import fold_deal
from ulti_desktop.engine.state import Done
from ulti_desktop.engine.step import to_move

pytestmark = [pytest.mark.native, pytest.mark.usefixtures("qapp")]

GOLDEN = Path(__file__).parents[1] / "data" / "golden"
Capture = pytest.CaptureFixture[str]


def answer(command: list[str], capsys: Capture) -> Any:
    assert main(command) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return json.loads(printed.out)


def refused(command: list[str], capsys: Capture) -> str:
    assert main(command) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return printed.err


def deal(name: str, index: int) -> tuple[records.Record, tuple[Any, ...]]:
    record, _ = records.read(json.loads((GOLDEN / f"{name}.ulti").read_text("utf-8")))
    assert record is not None
    return record, fold_deal(record, index)[0]


def test_review_as_data(capsys: Capture) -> None:
    record, states = deal("HM", 1)
    found = answer(["review", str(GOLDEN / "HM.ulti"), "--deal", "2", "--json"], capsys)
    actions = record.played[1].actions
    assert found["deal"] == 2
    assert found["rules"] == "HM"
    assert len(found["actions"]) == len(actions)
    end = states[-1]
    assert isinstance(end, Done)
    assert end.game is not None
    value = found["value"]
    for row, (seat, _) in zip(found["actions"], actions, strict=True):
        assert row["seat"] == seat
        assert {"do"} <= set(row["action"])
        assert row["cost_known"] is None or (row["cost_known"] >= 0 and row["cost_known_error"] >= 0)
        if row["action"]["do"] == "play":
            assert row["cost_exact"] >= 0
            assert row["best_exact"]
        if row["cost_exact"] is not None:
            value += -row["cost_exact"] if seat == end.game.declarer else row["cost_exact"]
    assert value == found["result"] == end.settlement.declarer


def test_review_as_text(capsys: Capture) -> None:
    assert main(["review", str(GOLDEN / "HM.ulti"), "--deal", "2"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("deal 2\ndeclarer ")
    assert "with best play" in text
    assert "known" in text
    assert "exact" in text


def test_advice_to_every_seat_as_data(capsys: Capture) -> None:
    record, states = deal("GT", 0)
    file = str(GOLDEN / "GT.ulti")
    for at in (0, 2, len(record.played[0].actions) - 3):
        found = answer(["advise", file, "--deal", "1", "--at", str(at), "--json"], capsys)
        assert found["seat"] == to_move(states[at])
        assert found["at"] == at
        assert found["reasons"]
        assert found["findings"]
        if found["options"]:
            assert found["options"][0]["action"] == found["best"]
            assert found["options"][0]["value"] == found["value"]


def test_advice_speaks_three_languages(capsys: Capture) -> None:
    said = set()
    for code in ("en", "hu", "de"):
        assert main(["advise", str(GOLDEN / "EN.ulti"), "--deal", "2", "--at", "3", "--lang", code]) == 0
        said.add(capsys.readouterr().out.partition("\n")[2])
    assert len(said) == 3


def test_advice_is_the_same_again_and_goes_by_the_seed(capsys: Capture) -> None:
    command = ["advise", str(GOLDEN / "EN.ulti"), "--deal", "2", "--at", "6", "--json"]
    assert answer(command, capsys) == answer(command, capsys)
    other = answer([*command, "--seed", "2"], capsys)
    assert other["seat"] == answer(command, capsys)["seat"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["review", "nowhere.ulti"], "cannot read"),
        (["review", "{EN}", "--deal", "99"], "--deal"),
        (["review", "{EN}", "--deal", "0"], "--deal"),
        (["review", "{EN}", "--seed", "-1"], "--seed"),
        (["review"], "RECORD"),
        (["advise", "{EN}"], "--at"),
        (["advise", "{EN}", "--at", "x"], "--at"),
        (["advise", "{EN}", "--at", "-1"], "--at"),
        (["advise", "{EN}", "--at", "999"], "--at"),
        (["advise", "{EN}", "--at", "1", "--lang", "fr"], "--lang"),
    ],
)
def test_bad_arguments(arguments: list[str], words: str, capsys: Capture) -> None:
    filled = [word.replace("{EN}", str(GOLDEN / "EN.ulti")) for word in arguments]
    assert words in refused(filled, capsys)


def test_nobody_is_to_move_at_the_end(capsys: Capture) -> None:
    record, _ = deal("EN", 0)
    count = str(len(record.played[0].actions))
    command = ["advise", str(GOLDEN / "EN.ulti"), "--deal", "1", "--at", count]
    assert "nobody is to move" in refused(command, capsys)


@pytest.mark.parametrize("command", [["review"], ["advise", "--at", "1"]])
@pytest.mark.parametrize("damage", ["text", "list", "empty", "seat", "card", "version", "no deals"])
def test_damaged_records(command: list[str], damage: str, tmp_path: Path, capsys: Capture) -> None:
    data: Any = json.loads((GOLDEN / "EN.ulti").read_text("utf-8"))
    data["played"] = data["played"][:1]
    match damage:
        case "list":
            data = [data]
        case "empty":
            data = {}
        case "seat":
            data["played"][0]["actions"][1]["seat"] = (data["played"][0]["actions"][1]["seat"] + 1) % 3
        case "card":
            data["played"][0]["actions"][-1] = {"seat": 0, "do": "play", "card": "acorns 1"}
        case "version":
            data["version"] = 99
        case "no deals":
            data["played"] = []
    file = tmp_path / "bad.ulti"
    file.write_text("no record" if damage == "text" else json.dumps(data), "utf-8")
    assert "Traceback" not in refused([command[0], str(file), *command[1:]], capsys)


@pytest.mark.parametrize("command", [["review"], ["advise", "--at", "1"]])
def test_without_the_compiled_part(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(native, "AVAILABLE", False)
    monkeypatch.setattr(native, "WHY_NOT", "it was not built")
    text = refused([command[0], str(GOLDEN / "EN.ulti"), *command[1:]], capsys)
    assert "compiled part" in text
    assert "it was not built" in text
