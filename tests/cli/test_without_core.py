"""Where nothing was compiled the command line says which players are weaker, and plays all the same."""

from __future__ import annotations

import json

import pytest

from ulti_desktop import native
from ulti_desktop.ai import levels
from ulti_desktop.cli import main

Capture = pytest.CaptureFixture[str]
SENTENCE = "The compiled part of the program is missing, so these play no better than simple here: "


@pytest.fixture(autouse=True)
def nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "AVAILABLE", False)
    monkeypatch.setattr(levels, "AVAILABLE", False)


def test_version_says_so(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert f"{SENTENCE}club, master." in " ".join(capsys.readouterr().out.split())


def test_simulate_says_so_and_plays(capsys: Capture) -> None:
    assert main(["simulate", "--deals", "3", "--players", "simple,master,club", "--json"]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["deals"] == 3
    assert printed.err == f"{SENTENCE}master, club.\n"


def test_arena_says_so_and_plays(capsys: Capture) -> None:
    assert main(["arena", "simple", "master", "--deals", "2", "--json"]) == 0
    assert capsys.readouterr().err == f"{SENTENCE}master.\n"


def test_nothing_is_said_of_players_that_lose_nothing(capsys: Capture) -> None:
    assert main(["simulate", "--deals", "2", "--players", "simple,beginner,casual", "--json"]) == 0
    assert capsys.readouterr().err == ""


def test_nothing_is_said_with_the_compiled_part(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "AVAILABLE", True)
    with pytest.raises(SystemExit):
        main(["--version"])
    assert "missing" not in capsys.readouterr().out
