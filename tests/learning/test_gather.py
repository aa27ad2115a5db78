"""`learn gather` and `learn fit` from the command line, with a few quick deals."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path

import pytest

from tests.kit.gathered import many
from tests.kit.interrupt import stoppable, wait_for
from ulti_desktop import native
from ulti_desktop.ai.player import Cancel
from ulti_desktop.arena import minds
from ulti_desktop.cli import main
from ulti_desktop.engine.actions import Action, GiveUp
from ulti_desktop.engine.rulesets import RULE_SET_IDS
from ulti_desktop.engine.view import SeatView
from ulti_desktop.learning.facts import Origin, is_facts, line_of, origin_line
from ulti_desktop.learning.gather import Job, facts_of

Capture = pytest.CaptureFixture[str]
SIMPLE = ["--players", "simple", "--seed", "quick"]


def gather(path: Path, *more: str) -> int:
    return main(["learn", "gather", str(path), *SIMPLE, *more])


def deals_in(path: Path) -> list[tuple[str, int]]:
    rows = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    assert all(is_facts(row) for row in rows)
    return [(row["rules"], row["number"]) for row in rows]


def refused(command: list[str], capsys: Capture) -> str:
    assert main(["learn", *command]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "Traceback" not in printed.err
    return printed.err


def test_all_rule_sets_abreast(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "deals.jsonl"
    assert gather(path, "--deals", "2", "--progress") == 0
    printed = capsys.readouterr()
    assert deals_in(path) == [(rules, number) for number in range(2) for rules in RULE_SET_IDS]
    assert "10/10 deals" in printed.err
    assert printed.out.startswith("10 deals played, 10 in ")
    assert json.loads(path.read_text().splitlines()[0]) == {"facts": 1, "seed": "quick", "players": "simple"}


def test_two_processes_write_the_same(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    assert gather(one, "--deals", "3", "--rules", "HM, DE,HM") == 0
    assert gather(two, "--deals", "3", "--rules", "HM,DE", "--jobs", "2") == 0
    assert one.read_bytes() == two.read_bytes()


@pytest.mark.parametrize("cut", [1, 30, 200, 900])
def test_resumed_after_a_kill(cut: int, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "deals.jsonl"
    assert gather(path, "--deals", "3", "--rules", "EN,GT") == 0
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    assert gather(path, "--deals", "3", "--rules", "EN,GT") == 0
    assert path.read_bytes() == whole
    assert capsys.readouterr().err == ""
    assert gather(path, "--deals", "3", "--rules", "EN") == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("0 deals played, 6 in ")
    assert gather(path, "--deals", "4", "--rules", "EN") == 0
    assert path.read_bytes().startswith(whole)
    assert deals_in(path)[6:] == [("EN", 3)]


def test_a_file_that_has_hardly_begun(tmp_path: Path) -> None:
    path, other = tmp_path / "one", tmp_path / "two"
    assert gather(path, "--deals", "1", "--rules", "HO") == 0
    head = path.read_bytes().splitlines(keepends=True)[0]
    for beginning in (b"", head[:7], head[:-1], head):
        other.write_bytes(beginning)
        assert gather(other, "--deals", "1", "--rules", "HO") == 0
        assert other.read_bytes() == path.read_bytes()


def test_a_damaged_line_is_played_again(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "deals.jsonl"
    assert gather(path, "--deals", "3", "--rules", "HM") == 0
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + b"##\n" + lines[2] + lines[3])
    capsys.readouterr()
    assert gather(path, "--deals", "3", "--rules", "HM") == 0
    err = capsys.readouterr().err
    assert err.endswith("line 2 is damaged and left out\n")
    assert err.count("\n") == 1
    assert path.read_bytes().endswith(lines[3] + lines[1])


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"my letters\nhome", "does not begin like"),
        (origin_line(Origin("quick", "club")), "holds deals of club"),
        (origin_line(Origin("other", "simple")), "with seed other"),
        (b'{"facts":2,"seed":"quick","players":"simple"}\n', "version 2"),
        (b'{"facts":1}\n', "does not say"),
        (line_of(many(1)[0]), "does not begin like"),
    ],
)
def test_other_files_are_left_alone(content: bytes, why: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "mine"
    path.write_bytes(content)
    assert why in refused(["gather", str(path), *SIMPLE], capsys)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["gather"], "required: FILE"),
        (["gather", "x", "--deals", "0"], "--deals must be from 1"),
        (["gather", "x", "--deals", "many"], "--deals"),
        (["gather", "x", "--jobs", "0"], "--jobs must be from 1"),
        (["gather", "x", "--rules", "EN,XX"], "'XX'"),
        (["gather", "x", "--rules", ""], "--rules must be"),
        (["gather", "x", "--rules", "all,EN"], "'all'"),
        (["gather", "x", "--players", "genius"], "no level 'genius'"),
        (["gather", "x", "--players", "all-seeing"], "--players"),
        (["gather", "."], "cannot write"),
        (["gather", "none/x"], "cannot write"),
        (["gather", "a\0b"], "cannot write"),
        (["fit"], "required: FILE"),
        (["fit", "."], "cannot read"),
        (["fit", "none.jsonl"], "'none.jsonl'"),
        (["fit", "a\0b"], "cannot read"),
        (["dance"], "dance"),
        ([], "required: STEP"),
    ],
)
def test_what_cannot_be_asked_for(
    more: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)
    assert why in refused(more, capsys)
    assert list(tmp_path.iterdir()) == []


def test_no_deals_of_substitutes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(native, "AVAILABLE", False)
    monkeypatch.setattr(native, "WHY_NOT", "it was not built")
    path = tmp_path / "deals.jsonl"
    assert "compiled part of the program: it was not built" in refused(["gather", str(path)], capsys)
    assert not path.exists()


class Illegal:
    def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
        return GiveUp()


def test_a_failing_player_ends_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    path = tmp_path / "deals.jsonl"
    assert gather(path, "--deals", "1", "--rules", "EN") == 0
    monkeypatch.setattr(minds, "player_for", lambda spec, seed: Illegal())
    assert gather(path, "--deals", "2", "--rules", "EN") == 1
    assert "deal 1 of seed quick, rules EN: simple" in capsys.readouterr().err.splitlines()[-1]
    assert deals_in(path) == [("EN", 0)]


def test_stopped_by_hand_and_killed(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    command = [sys.executable, "-m", "ulti_desktop", "learn", "gather", str(path), *SIMPLE, "--progress"]
    for stop, status in ((signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)):
        with stoppable([*command, "--deals", "50000"]) as run:
            wait_for(run, rb"\D[1-9]\d*/2")
            run.send_signal(stop)
            out, err = run.communicate(timeout=60)
        assert run.returncode == status
        assert b"Traceback" not in err
        assert (b" deals played, " in out) is (status == 130)
    deals = deals_in(path) if path.read_bytes().endswith(b"\n") else []
    assert deals == [(RULE_SET_IDS[n % 5], n // 5) for n in range(len(deals))]


@pytest.mark.native
def test_searching_players_tell_what_they_reckoned() -> None:
    facts = [facts_of(Job("HM", number, "search", "pimc:worlds=2,bid=1")) for number in range(2)]
    assert all(is_facts(one) for one in facts)
    played = [one for one in facts if not one.get("void")]
    assert played
    for one in played:
        assert {part for part, _ in one["bid"]} <= set(one["parts"])
        assert one["bid"] or one["kontra"]
    assert facts_of(Job("HM", 1, "search", "pimc:worlds=2,bid=1")) == facts[1]


def test_fit_writes_tables(tmp_path: Path, capsys: Capture) -> None:
    deals, more = tmp_path / "deals.jsonl", tmp_path / "more.jsonl"
    deals.write_bytes(origin_line(Origin("1", "x")) + b"".join(map(line_of, many(40))) + b"{\n[\n")
    more.write_bytes(b"".join(map(line_of, many(10, "HM"))))
    out = tmp_path / "a" / "b"
    assert main(["learn", "fit", str(deals), str(more), "--out", str(out)]) == 0
    printed = capsys.readouterr()
    assert printed.err == f"{str(deals)!r}: line 42 and 1 more are damaged and left out\n"
    assert printed.out.startswith("50 deals: EN 40, HM 10; nobody bid in 0")
    assert sorted(path.name for path in out.iterdir()) == ["hands.json", "odds.json"]
    hands = json.loads((out / "hands.json").read_text("utf-8"))
    assert list(hands) == ["*", "EN", "HM"]
    assert (out / "hands.json").read_text("utf-8") == json.dumps(hands, indent=1) + "\n"
    before = [(out / name).read_bytes() for name in ("hands.json", "odds.json")]
    assert main(["learn", "fit", str(more), str(deals), str(more), "--out", str(out)]) == 0
    assert capsys.readouterr().out == printed.out
    assert [(out / name).read_bytes() for name in ("hands.json", "odds.json")] == before
    assert main(["learn", "fit", str(deals)]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "deals.jsonl", "more.jsonl"]


def test_fit_refuses(tmp_path: Path, capsys: Capture) -> None:
    deals = tmp_path / "deals.jsonl"
    deals.write_bytes(b"".join(map(line_of, many(6))))
    other = tmp_path / "other"
    other.write_bytes(b'{"facts":7}\n')
    assert "version 7" in refused(["fit", str(deals), str(other)], capsys)
    assert "cannot write to" in refused(["fit", str(deals), "--out", str(other)], capsys)
    other.write_bytes(b"")
    assert "no deals" in refused(["fit", str(other)], capsys)
