"""`arena` and the long runs of `simulate` from the command line."""

from __future__ import annotations

import importlib
import json
import random
import re
import signal
import sys
from typing import Any

import pytest

from tests.kit.interrupt import stoppable, wait_for
from ulti_desktop.ai.player import Cancel
from ulti_desktop.arena import minds
from ulti_desktop.cli import main
from ulti_desktop.commands.options import random_options, read_players
from ulti_desktop.engine.actions import Action, GiveUp
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.view import SeatView

Capture = pytest.CaptureFixture[str]


def answer(command: list[str], capsys: Capture, status: int = 0) -> dict[str, Any]:
    assert main([*command, "--json"]) == status
    return json.loads(capsys.readouterr().out)  # type: ignore[no-any-return]


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    return {
        name: value
        for name, value in data.items()
        if name not in ("times", "seconds", "jobs", "deals_per_second")
    }


def test_arena_as_data(capsys: Capture) -> None:
    data = answer(
        ["arena", "simple", "random", "--deals", "4", "--rules", "GT", "--limit-ms", "100000"], capsys
    )
    assert data["deals"] == 4
    assert data["games"] == 24
    assert data["difference"]["low"] <= data["difference"]["value"] <= data["difference"]["high"]
    assert sum(row[p]["bid"] for row in data["contracts"] for p in "AB") + data["void"] == 24
    assert data["budget_ms"] == {"A": 100, "B": 100}
    assert data["times"]["A"]["card"]["late"] == 0
    assert set(data["roles"]["mean_per_game"]) == {"declarer", "defender"}


@pytest.mark.parametrize("more", [[], ["--auction", "fixed"], ["--auction", "dealt:betli"]])
def test_the_same_with_one_process_and_with_two(more: list[str], capsys: Capture) -> None:
    command = ["arena", "random", "simple", "--deals", "5", "--seed", "jobs", *more]
    one, two = (without_times(answer([*command, "--jobs", jobs], capsys)) for jobs in ("1", "2"))
    assert one == two


def test_arena_prints_tables(capsys: Capture) -> None:
    assert main(["arena", "simple", "random", "--deals", "3", "--progress"]) == 0
    printed = capsys.readouterr()
    assert re.search(r"A less B, game points a seat: \+[\d.]+ \[", printed.out)
    for text in (
        "share of the difference",
        "above the simple game",
        "ms a decision",
        "A card",
        "18 games on 3 deals",
    ):
        assert text in printed.out
    assert "3/3 deals" in printed.err
    shown = re.findall(r"A less B ([+-][\d.]+)", printed.err)
    assert f"A less B, game points a seat: {shown[-1]} [" in printed.out
    assert main(["arena", "simple", "random", "--deals", "3", "--auction", "fixed"]) == 0
    printed = capsys.readouterr()
    assert "auction fixed by simple" in printed.out
    assert "defenders A less B, declarer B" in printed.out
    assert printed.err == ""


def test_only_with_a_number_of_deals_played(capsys: Capture) -> None:
    command = ["arena", "simple", "random", "--deals", "3", "--auction", "fixed", "--only", "parti"]
    data = answer(command, capsys)
    assert data["deals"] == 3
    assert list(data["card_play"]) == ["parti"]


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["simple", "genius"], "no level 'genius'"),
        (["simple:depth=3", "simple"], "not a parameter"),
        (["simple", "simple", "--deals", "0"], "--deals must be from 1"),
        (["simple", "simple", "--jobs", "0"], "--jobs must be from 1"),
        (["simple", "simple", "--budget", "0"], "--budget must be from 1"),
        (["simple", "simple", "--limit-ms", "-1"], "--limit-ms must be from 1"),
        (["simple", "simple", "--auction", "free"], "--auction must be fixed"),
        (["simple", "simple", "--auction", "fixed:genius"], "no level 'genius'"),
        (["simple", "simple", "--auction", "dealt:bridge"], "GAME must be one of parti"),
        (["simple", "simple", "--only", "parti"], "--only goes with"),
        (["simple", "simple", "--auction", "fixed", "--only", "parti,zzz"], "no contract 'zzz'"),
        (["simple", "simple", "--rules", "XX"], "XX"),
        (["simple"], "required: B"),
    ],
)
def test_what_cannot_be_asked_for(more: list[str], why: str, capsys: Capture) -> None:
    assert main(["arena", *more]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert why in printed.err


class Illegal:
    def choose(self, view: SeatView, budget_ms: int, cancel: Cancel) -> Action:
        return GiveUp()


@pytest.mark.parametrize("command", [["arena", "simple", "simple"], ["simulate"]])
def test_an_illegal_player_ends_the_run(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(minds, "player_for", lambda spec, seed: Illegal())
    kept = importlib.import_module("ulti_desktop.commands.simulate")
    monkeypatch.setattr(kept, "_minds", kept._minds.__wrapped__)  # players of a run before, or for one after
    assert main([*command, "--deals", "3", "--seed", "bad"]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.splitlines()[-1].startswith("deal 1 of seed bad")
    assert "which is not legal" in printed.err.splitlines()[-1]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_stopped_by_hand_it_prints_what_there_is(jobs: str) -> None:
    command = [sys.executable, "-m", "ulti_desktop", "arena", "simple", "random", "--deals", "100000"]
    with stoppable([*command, "--progress", "--jobs", jobs]) as run:
        wait_for(run, rb" (?:[3-9]|\d\d+)/100000")
        run.send_signal(signal.SIGINT)
        out, err = run.communicate(timeout=60)
    assert run.returncode == 130
    assert b"A less B, game points a seat" in out
    assert b"Traceback" not in err


def test_simulate_the_same_with_one_process_and_with_two(capsys: Capture) -> None:
    command = ["simulate", "--rules", "all", "--options", "random", "--players", "simple/random/beginner"]
    command += ["--deals", "12", "--seed", "mixed"]
    one, two = (without_times(answer([*command, "--jobs", jobs], capsys)) for jobs in ("1", "2"))
    assert one == two
    assert one["rules"] == "all"
    assert one["deals"] == 12
    assert one["checked_cards"]
    assert one["differences"] == []


def test_simulate_tells_the_time_of_decisions(capsys: Capture) -> None:
    command = ["simulate", "--deals", "4", "--players", "simple,simple,random", "--limit-ms", "60000"]
    data = answer(command, capsys)
    assert set(data["times"]) == {"simple", "random"}
    assert data["times"]["simple"]["card"]["late"] == 0


def test_players_with_parameters() -> None:
    assert read_players("simple, random,beginner") == ("simple", "random", "beginner")
    bold = "club:style=bold"
    assert read_players(f"{bold};simple;master:style=careful") == (bold, "simple", "master:style=careful")
    assert read_players(f"{bold}/simple/{bold}")[0] == bold


@pytest.mark.parametrize("rules", RULE_SET_IDS)
def test_random_options_reach_every_house_option(rules: str) -> None:

    plain, seen = load(rules), set()
    for number in range(40):
        changed, text = random_options(plain, random.Random(number))
        for item in filter(None, text.split(",")):
            name = item.split("=")[0]
            assert name in plain.house_options
            assert getattr(changed, name) != getattr(plain, name)
            seen.add(name)
    assert seen == set(plain.house_options)
