"""Whatever is wrong: exit status 2, one sentence that names the place, nothing on standard output."""

from __future__ import annotations

import copy
import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ulti_desktop import limits
from ulti_desktop.cli import main
from ulti_desktop.commands import line

CASES = Path(__file__).resolve().parents[1] / "data" / "cases"
Capture = pytest.CaptureFixture[str]
Change = Callable[[dict[str, Any]], Any]


def first(name: str, case_id: str | None = None) -> dict[str, Any]:
    rows = json.loads((CASES / f"{name}.json").read_text("utf-8"))
    return copy.deepcopy(next(row for row in rows if case_id in (None, row["id"])))


def refused(command: list[str], capsys: Capture) -> str:
    """Run a command that must refuse; return its sentence."""
    assert main(command) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.endswith("\n")
    assert printed.err.count("\n") == 1
    assert "Traceback" not in printed.err
    return printed.err


def drop(*path: str) -> Change:
    def change(case: dict[str, Any]) -> None:
        for name in path[:-1]:
            case = case[name]
        del case[path[-1]]

    return change


def put(value: Any, *path: str | int) -> Change:
    def change(case: Any) -> None:
        for name in path[:-1]:
            case = case[name]
        case[path[-1]] = value

    return change


FIELDS: list[tuple[str, str, str, Change, str]] = [
    ("score", "scoring", "EN-03", drop("rules"), "rules"),
    ("score", "scoring", "EN-03", put("XX", "rules"), "rules"),
    ("score", "scoring", "EN-03", put(7, "rules"), "rules"),
    ("score", "scoring", "EN-03", put("/no/such/rules.toml", "rules"), "rules"),
    ("score", "scoring", "EN-03", put({"nonsense": True}, "options"), "options.nonsense"),
    ("score", "scoring", "EN-03", put({"four_aces": 3}, "options"), "options.four_aces"),
    ("score", "scoring", "EN-03", put([], "options"), "options"),
    ("score", "scoring", "EN-03", drop("contract"), "contract"),
    ("score", "scoring", "EN-03", put("parti", "contract"), "contract"),
    ("score", "scoring", "EN-03", drop("contract", "components"), "contract.components"),
    ("score", "scoring", "EN-03", put(["party"], "contract", "components"), "contract.components"),
    ("score", "scoring", "EN-03", put(["parti", "parti"], "contract", "components"), "contract.components"),
    ("score", "scoring", "EN-03", put([[]], "contract", "components"), "contract.components"),
    ("score", "scoring", "EN-03", put(["parti", "betli"], "contract", "components"), "contract"),
    ("score", "scoring", "EN-03", drop("contract", "hearts"), "contract.hearts"),
    ("score", "scoring", "EN-03", put("yes", "contract", "hearts"), "contract.hearts"),
    ("score", "scoring", "EN-03", drop("contract", "trump"), "contract.trump"),
    ("score", "scoring", "EN-03", put("spades", "contract", "trump"), "contract.trump"),
    ("score", "scoring", "EN-03", put(None, "contract", "trump"), "contract"),
    ("score", "scoring", "EN-03", drop("doublings"), "doublings"),
    ("score", "scoring", "EN-03", put({"ulti": {"d1": 1}}, "doublings"), "doublings.ulti"),
    ("score", "scoring", "EN-03", put({"parti": 2}, "doublings"), "doublings.parti"),
    ("score", "scoring", "EN-03", put({"parti": {"d3": 1}}, "doublings"), "doublings.parti.d3"),
    ("score", "scoring", "EN-03", put({"parti": {"d1": -1}}, "doublings"), "doublings.parti.d1"),
    ("score", "scoring", "EN-03", put({"parti": {"d1": 10**9}}, "doublings"), "doublings.parti.d1"),
    ("score", "scoring", "EN-03", drop("outcome"), "outcome"),
    ("score", "scoring", "EN-03", drop("outcome", "declarer_points"), "outcome.declarer_points"),
    ("score", "scoring", "EN-03", put("40", "outcome", "declarer_points"), "outcome.declarer_points"),
    ("score", "scoring", "EN-03", put(50, "outcome", "declarer_points"), "outcome.declarer_points"),
    ("score", "scoring", "EN-03", put(True, "outcome", "talon_points"), "outcome.talon_points"),
    ("score", "scoring", "EN-03", put([30], "outcome", "declarer_marriages"), "outcome.declarer_marriages"),
    ("score", "scoring", "EN-03", put(None, "outcome", "defender_marriages"), "outcome.defender_marriages"),
    ("score", "scoring", "EN-03", put(11, "outcome", "declarer_tricks"), "outcome.declarer_tricks"),
    ("score", "scoring", "EN-03", put(4.0, "outcome", "declarer_tricks"), "outcome.declarer_tricks"),
    ("score", "scoring", "EN-03", drop("outcome", "seven"), "outcome.seven"),
    ("score", "scoring", "EN-03", put({"trick": 4}, "outcome", "seven"), "outcome.seven.by"),
    ("score", "scoring", "EN-03", put("South", "outcome", "seven", "by"), "outcome.seven.by"),
    ("score", "scoring", "EN-03", put(5, "outcome", "declarer_aces"), "outcome.declarer_aces"),
    ("score", "scoring", "EN-03", put(0, "outcome", "gave_up"), "outcome.gave_up"),
    ("score", "scoring", "EN-03", put("West", "outcome", "revoked_by"), "outcome.revoked_by"),
    ("score", "scoring", "EN-03", drop("outcome", "void_deal"), "outcome.void_deal"),
    ("legal", "play", "P-1/EN", drop("kind"), "kind"),
    ("legal", "play", "P-1/EN", put("dance", "kind"), "kind"),
    ("legal", "play", "P-1/EN", drop("hand"), "hand"),
    ("legal", "play", "P-1/EN", put([], "hand"), "hand"),
    ("legal", "play", "P-1/EN", put("leaves 10", "hand", 0), "hand"),
    ("legal", "play", "P-1/EN", put("leaves 7", "hand", 0), "hand"),
    ("legal", "play", "P-1/EN", put("leaves 2", "hand", 0), "hand[0]"),
    ("legal", "play", "P-1/EN", put(3, "hand", 0), "hand[0]"),
    ("legal", "play", "P-1/EN", put([["declarer"]], "trick"), "trick[0]"),
    ("legal", "play", "P-1/EN", put("d2", "to_play"), "to_play"),
    ("legal", "play", "P-1/EN", put("North", "to_play"), "to_play"),
    ("legal", "play", "P-10/EN", put([], "trick"), "trick"),
    ("legal", "play", "P-10/EN", put("d1", "trick", 0, 0), "trick[1]"),
    ("legal", "play", "P-12/EN", put(["South"], "order"), "order"),
    ("legal", "play", "P-12/EN", put("North", "dealer"), "dealer"),
    ("legal", "play", "P-13/DE", put(0, "trick_no"), "trick_no"),
    ("legal", "play", "P-14/DE", drop("plays"), "plays"),
    ("legal", "play", "P-7/HM", drop("contract"), "contract"),
    ("auction", "auction", "A-1/DE", drop("standing"), "standing"),
    ("auction", "auction", "A-1/DE", put({"components": []}, "standing"), "standing"),
    ("auction", "auction", "A-1/DE", drop("proposed"), "proposed"),
    ("auction", "auction", "A-1/DE", put("fold", "proposed"), "proposed"),
    ("auction", "auction", "A-8/EN", put("2", "context", "others_passed"), "context.others_passed"),
    ("auction", "auction", "A-8/EN", put(1, "context", "takes_talon"), "context.takes_talon"),
    ("kontra", "kontra", "K-1/DE", drop("calls"), "calls"),
    ("kontra", "kontra", "K-1/DE", put([1], "calls"), "calls[0]"),
    ("kontra", "kontra", "K-1/DE", put("South", "calls", 0, "by"), "calls[0].by"),
    ("kontra", "kontra", "K-1/DE", put("one", "calls", 0, "level"), "calls[0].level"),
    ("kontra", "kontra", "K-1/DE", put(["tricks"], "calls", 0, "components"), "calls[0].components[0]"),
    ("contract", "contracts", "C-1/EN", drop("contract"), "contract"),
    ("play-record", "full", "F-EN-1", drop("deal"), "deal"),
    ("play-record", "full", "F-EN-1", put("acorns 7", "deal", "South", 0), "deal"),
    ("play-record", "full", "F-EN-1", put("North", "dealer"), "dealer"),
    ("play-record", "full", "F-EN-1", put([], "auction"), "auction"),
    ("play-record", "full", "F-EN-1", put("South", "auction", 0, "seat"), "auction[0]"),
    ("play-record", "full", "F-EN-1", put("shout", "auction", 0, "action"), "auction[0].action"),
    ("play-record", "full", "F-EN-1", put(["acorns 8", "acorns 9"], "auction", 0, "discards"), "discards"),
    ("play-record", "full", "F-EN-1", put("acorns 10", "tricks", 0, "cards", 1, 1), "tricks[0].cards[1]"),
    ("play-record", "full", "F-EN-1", put("South", "tricks", 0, "cards", 1, 0), "tricks[0].cards[1]"),
    ("play-record", "full", "F-EN-1", put([], "tricks"), "tricks"),
    ("play-record", "full", "F-EN-1", put(3, "kontras", 0, "components"), "kontras[0].components"),
    ("play-record", "full", "F-EN-1", put("trick2_own_card", "kontras", 1, "moment"), "kontras[1]"),
    ("play-record", "full", "F-EN-1", put("leaves", "marriages", 0, "suit"), "marriages[0]"),
]


@pytest.mark.parametrize(
    ("command", "file", "case_id", "change", "field"),
    FIELDS,
    ids=[f"{row[0]}-{row[4]}-{i}" for i, row in enumerate(FIELDS)],
)
def test_wrong_field(
    command: str, file: str, case_id: str, change: Change, field: str, tmp_path: Path, capsys: Capture
) -> None:
    good, bad = first(file, case_id), first(file, case_id)
    good["id"] = "good"
    change(bad)
    path = tmp_path / "cases.json"
    path.write_text(json.dumps([good, bad]), "utf-8")
    sentence = refused([command, str(path)], capsys)
    assert case_id in sentence
    assert field in sentence


@pytest.mark.parametrize("wrong", [{}, {"id": ""}, {"id": 3}, 7, None, "x", []])
def test_case_without_an_id(wrong: Any, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "cases.json"
    path.write_text(json.dumps([first("scoring"), wrong]), "utf-8")
    sentence = refused(["score", str(path)], capsys)
    assert "#2" in sentence
    assert "id" in sentence


def deep() -> bytes:
    return b"[" * 200_000


FILES: list[tuple[str, bytes]] = [
    ("empty", b""),
    ("not JSON", b"{"),
    ("not text", b"\xff\xfe\x00"),
    ("nested", deep()),
    ("not a number", b'[{"id": "a", "rules": NaN}]'),
    ("huge number", b'[{"id": "a", "rules": ' + b"9" * 10_000 + b"}]"),
]


@pytest.mark.parametrize("content", [row[1] for row in FILES], ids=[row[0] for row in FILES])
@pytest.mark.parametrize("command", ["score", "legal", "auction", "kontra", "contract", "play-record"])
def test_file_that_is_no_json(command: str, content: bytes, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "cases.json"
    path.write_bytes(content)
    refused([command, str(path)], capsys)


def test_file_that_is_missing_or_a_folder(tmp_path: Path, capsys: Capture) -> None:
    assert "none.json" in refused(["score", str(tmp_path / "none.json")], capsys)
    refused(["score", str(tmp_path)], capsys)
    refused(["score", "a\0b"], capsys)


def test_file_that_is_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(limits, "CASES", replace(limits.CASES, bytes=100))
    path = tmp_path / "cases.json"
    path.write_bytes(b" " * 101)
    assert "larger" in refused(["score", str(path)], capsys)


def test_sentence_stays_on_one_line(tmp_path: Path, capsys: Capture) -> None:
    case = first("scoring")
    case["rules"] = "two\nlines " + "x" * 500
    path = tmp_path / "cases.json"
    path.write_text(json.dumps(case), "utf-8")
    assert len(refused(["score", str(path)], capsys)) < 300


@pytest.mark.parametrize("odd", ["a\x1b[2Jb", "a\0b", "a\u202eb", "a\x9b31mb", "a\nb"])
def test_a_terminal_obeys_nothing_of_a_file(odd: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "cases.json"
    for case in ({"id": odd}, first("scoring") | {"options": {odd: 1}}):
        path.write_text(json.dumps(case), "utf-8")
        told = refused(["score", str(path)], capsys)
        assert told[:-1].isprintable()
        assert "b" in told


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_that_a_file_names_holds_nobody_up(tmp_path: Path, capsys: Capture) -> None:
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    path = tmp_path / "case.json"
    for name, why in ((str(pipe), "no file"), (str(tmp_path), "no file"), ("-", "neither")):
        path.write_text(json.dumps(first("scoring") | {"rules": name}), "utf-8")
        assert why in refused(["score", str(path)], capsys)


@pytest.mark.parametrize(
    "command",
    [
        ["dance"],
        ["score"],
        ["ladder"],
        ["ladder", "XX"],
        ["ladder", "EN", "--options", "four_aces"],
        ["ladder", "EN", "--options", "four_aces=maybe"],
        ["ladder", "EN", "--options", "no_talon=true"],
        ["simulate", "--deals", "0"],
        ["simulate", "--deals", "many"],
        ["simulate", "--players", "simple,simple"],
        ["simulate", "--players", "simple,simple,genius"],
        ["simulate", "--players", f"simple,simple,pimc:worlds={'9' * 5000}"],
        ["simulate", "--seed", "\udcff"],
        ["arena", "simple", "simple", "--seed", "\udcff"],
        ["fairness", "--seed", "\udcff", "--deal", "1"],
        ["learn", "gather", "--seed", "\udcff"],
        ["simulate", "--rules", "none.toml"],
        ["simulate", "--deals", "1", "--records", "a\0b"],
        ["demo"],
    ],
)
def test_wrong_command(command: list[str], capsys: Capture) -> None:
    refused(command, capsys)


def test_own_rule_set_file(tmp_path: Path, capsys: Capture) -> None:
    own = tmp_path / "own.toml"
    own.write_text('base = "EN"\nid = "HOME"\nname = "At home"\nloss_factor = 2\n', "utf-8")
    case = first("scoring", "EN-03")
    case["rules"] = str(own)
    path = tmp_path / "case.json"
    path.write_text(json.dumps(case), "utf-8")
    assert main(["score", str(path)]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer[0]["d1"] == 2
    own_wrong = tmp_path / "wrong.toml"
    own_wrong.write_text('base = "EN"\nid = "HOME"\nname = "x"\nloss_factor = 9\n', "utf-8")
    case["rules"] = str(own_wrong)
    path.write_text(json.dumps(case), "utf-8")
    assert "loss_factor" in refused(["score", str(path)], capsys)


def test_one_object_and_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    class Stdin:
        buffer = io.BytesIO(json.dumps(first("contracts")).encode("utf-8-sig"))

    monkeypatch.setattr(sys, "stdin", Stdin())
    assert main(["contract", "-"]) == 0
    assert json.loads(capsys.readouterr().out) == [{"id": "C-1/EN", "exists": False}]


def test_empty_array(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "cases.json"
    path.write_text("[]", "utf-8")
    assert main(["score", str(path)]) == 0
    assert json.loads(capsys.readouterr().out) == []


def test_interrupted(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(line, "simulate", stop)
    assert main(["simulate", "--deals", "5"]) == 130
    assert "Traceback" not in capsys.readouterr().err


def test_odd_letters_do_no_harm(tmp_path: Path) -> None:
    """An id may hold anything that JSON can say, and the terminal may know little."""
    case = first("contracts")
    case["id"] = "ő \ud800"
    path = tmp_path / "case.json"
    path.write_text(json.dumps(case), "utf-8")
    for command in (["contract", str(path)], ["score", str(path)]):
        done = subprocess.run(
            [sys.executable, "-m", "ulti_desktop", *command],
            env={**os.environ, "PYTHONPATH": str(CASES.parents[2]), "PYTHONIOENCODING": "ascii"},
            capture_output=True,
        )
        assert done.returncode in (0, 2)
        assert b"Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_output_that_cannot_be_written() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "ulti_desktop", "ladder", "EN"],
            env={**os.environ, "PYTHONPATH": str(CASES.parents[2])},
            stdout=full,
            stderr=subprocess.PIPE,
        )
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


def test_reader_that_goes_away() -> None:
    """`ulti-desktop score … | head -1` ends quietly."""
    process = subprocess.Popen(
        [sys.executable, "-m", "ulti_desktop", "score", str(CASES / "random.json")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(CASES.parents[2])},
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    complaint = process.stderr.read()
    process.stderr.close()
    assert process.wait(60) in (0, 141, -signal.SIGPIPE)
    assert complaint == b""


@pytest.mark.parametrize("command", ["review", "play-record"])
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[]", "this is not a record of Ulti"),
        ('{"format": "ulti-record", "version": 9}', "a newer version of this program: format 9, known is 1"),
        ('{"format": "ulti-record", "version": 1}', "the record is damaged: "),
        (
            '{"format": "ulti-record", "version": 1, "rules": {"id": "X"}}',
            "the rule set of the record",
        ),
    ],
)
def test_a_record_that_is_none_is_refused_in_a_sentence(
    command: str, text: str, sentence: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "x.ulti"
    path.write_text(text, "utf-8")
    if command == "play-record" and text == "[]":
        assert main([command, str(path)]) == 0  # no cases: nothing to answer
        return
    told = refused([command, str(path)], capsys)
    assert sentence in told
    assert "_" not in told
