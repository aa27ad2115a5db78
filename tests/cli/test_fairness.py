"""The command that shows how evenly cards are dealt."""

from __future__ import annotations

import json

import pytest

from ulti_desktop.cli import main
from ulti_desktop.engine.cards import shuffled

pytestmark = pytest.mark.native


def test_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fairness", "--deals", "600", "--views", "2", "--seed", "abc", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["dealing"]["deals"] == 600
    assert data["dealing"]["even"] is True
    assert {test["about"] for test in data["dealing"]["tests"]} > {"hands", "pack", "aces", "marriages"}
    assert data["peeking"]["views"] == 2
    assert data["peeking"]["honest"] is True


def test_in_words(capsys: pytest.CaptureFixture[str], qapp: object) -> None:
    assert main(["fairness", "--deals", "600", "--views", "1", "--seed", "abc", "--rules", "HO"]) == 0
    told = capsys.readouterr().out
    assert "Cards by hand and talon" in told
    assert "Aces in a hand of 10" in told
    assert "600 deals: none of the 12 tests is out of the ordinary" in told


def test_the_deal_of_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fairness", "--seed", "abc", "--deal", "7", "--rules", "DE", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert sorted(data["talon"]) == sorted(card.code for card in shuffled("abc/7")[30:])
    assert sum(len(data[place]) for place in ("forehand", "middle", "dealer", "talon")) == 32


@pytest.mark.parametrize(
    "wrong",
    [["--deals", "0"], ["--views", "-1"], ["--deal", "3"], ["--seed", "x" * 300], ["--rules", "XX"]],
)
def test_what_cannot_be_done(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fairness", *wrong]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
