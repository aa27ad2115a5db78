"""The commands that play: simulate, its records, and playing them again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ulti_desktop import native
from ulti_desktop.cli import main
from ulti_desktop.commands import referee
from ulti_desktop.engine import rulesets

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("rules", rulesets.RULE_SET_IDS)
def test_simulate_as_data(rules: str, capsys: Capture) -> None:
    assert main(["simulate", "--rules", rules, "--deals", "40", "--seed", "s", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["deals"] == 40
    assert sum(row["bid"] for row in data["contracts"]) + data["void"] == 40
    assert all(row["made"] + row["lost"] == row["bid"] for row in data["contracts"])
    assert sum(data["points"]) == 0
    assert data["checked_cards"] > 40
    assert data["differences"] == []


def test_simulate_prints_a_table(capsys: Capture) -> None:
    assert main(["simulate", "--deals", "20", "--players", "simple,random,simple"]) == 0
    printed = capsys.readouterr().out
    assert "contract" in printed.splitlines()[0]
    assert "20 deals (EN, simple, random, simple, seed 1)" in printed
    assert "0 differences" in printed
    assert "deals/s" in printed


def test_same_seed_same_deals(capsys: Capture) -> None:
    answers = []
    for _ in range(2):
        assert main(["simulate", "--deals", "15", "--seed", "again", "--json", "--rules", "HO"]) == 0
        data = json.loads(capsys.readouterr().out)
        answers.append({name: data[name] for name in ("contracts", "points", "void")})
    assert answers[0] == answers[1]


def test_options_reach_the_rules(capsys: Capture) -> None:
    command = [
        "simulate",
        "--rules",
        "EN",
        "--deals",
        "10",
        "--options",
        "four_aces=true,kontra_max=0",
        "--json",
    ]
    assert main(command) == 0
    assert json.loads(capsys.readouterr().out)["deals_with_kontra"] == 0
    assert main(["ladder", "EN", "--options", "four_aces=true"]) == 0
    assert "four_aces" in capsys.readouterr().out


@pytest.mark.parametrize("rules", rulesets.RULE_SET_IDS)
def test_records_play_again(rules: str, tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "deep" / "records"
    assert main(["simulate", "--rules", rules, "--deals", "6", "--records", str(folder)]) == 0
    capsys.readouterr()
    files = sorted(folder.glob("*.ulti"))
    assert len(files) == 6
    for file in files:
        assert main(["play-record", str(file), "--json"]) == 0
        answer = json.loads(capsys.readouterr().out)[0]
        assert sum(answer["expected"].values()) == 0
        assert main(["play-record", str(file)]) == 0
        assert "deal 1" in capsys.readouterr().out


def test_damaged_record(tmp_path: Path, capsys: Capture) -> None:
    assert main(["simulate", "--deals", "1", "--records", str(tmp_path)]) == 0
    capsys.readouterr()
    file = next(tmp_path.glob("*.ulti"))
    data = json.loads(file.read_text("utf-8"))
    data["played"][0]["actions"][3]["seat"] = 1 + data["played"][0]["actions"][3]["seat"] % 2
    data["played"][0]["actions"][5]["seat"] = (data["played"][0]["actions"][5]["seat"] + 1) % 3
    file.write_text(json.dumps(data), "utf-8")
    assert main(["play-record", str(file)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "deal 1, action" in printed.err


def test_the_referee_notices(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """A referee with other rules finds differences, and that is an error."""

    def last(trick: list[int], *_: object) -> int:
        return len(trick) - 1

    monkeypatch.setattr(referee.native, "trick_winner", last)
    assert native.trick_winner is last
    assert main(["simulate", "--deals", "3"]) == 1
    printed = capsys.readouterr()
    assert "referee" in printed.err
    assert " 0 differences" not in printed.out


def test_version_and_help(capsys: Capture) -> None:
    for flag in ("--version", "--help"):
        with pytest.raises(SystemExit) as ended:
            main([flag])
        assert ended.value.code == 0
        assert "ulti-desktop" in capsys.readouterr().out
