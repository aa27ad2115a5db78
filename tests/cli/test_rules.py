"""The command `rules`: sheets as text and data, beside each other, and what it refuses."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ulti_desktop.cli import main
from ulti_desktop.engine.rulesets import RULE_SET_IDS
from ulti_desktop.ui import language

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    yield
    language.use(qapp, "en")


@pytest.mark.parametrize("name", RULE_SET_IDS)
def test_sheet_as_text(name: str, capsys: Capture) -> None:
    printed = {}
    for code in language.LANGUAGES:
        assert main(["rules", name, "--lang", code]) == 0
        printed[code] = capsys.readouterr().out
    assert "Betli" in printed["de"]
    assert "● " in printed["hu"]
    assert "○ " in printed["hu"]
    assert max(len(line) for line in printed["en"].splitlines()) <= 110
    assert len(set(printed.values())) == 3


def test_sheet_as_data(capsys: Capture) -> None:
    assert main(["rules", "GT", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    keys = [section["key"] for section in data["sections"]]
    assert keys[:3] == ["cards", "deal", "contracts"]
    talon = [one for section in data["sections"] for one in section["statements"] if one["key"] == "talon_to"]
    assert [one["source"] for one in talon] == ["custom"]


def test_two_side_by_side(capsys: Capture) -> None:
    assert main(["rules", "HM", "--compare", "HO"]) == 0
    lines = capsys.readouterr().out.splitlines()
    ends = [line for line in lines if "Forehand gets 12 cards" in line]
    assert ends[0].startswith("≠ ")
    assert "Each player gets 10 cards" in ends[0]
    same = [line for line in lines if "Betli: the declarer wins no trick" in line]
    assert same[0].startswith("  ")
    assert main(["rules", "HM", "--compare", "HM", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["differences"] == 0


def test_own_file_and_house_option_are_marked(tmp_path: Path, capsys: Capture) -> None:
    own = tmp_path / "own.toml"
    own.write_text('base = "EN"\nid = "ours"\nname = "Our table"\nloss_factor = 2\n', "utf-8")
    assert main(["rules", str(own), "--options", "four_aces=true"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("Our table\n")
    assert "◆ A lost part costs twice its value" in printed
    assert "◆ Four aces: the declarer has" in printed


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["XX"], "'XX'"),
        (["no-such-file.toml"], "no-such-file.toml"),
        (["HM", "--compare", "ZZ"], "'ZZ'"),
        (["HM", "--lang", "fr"], "fr"),
        (["HM", "--options", "no_such=1"], "no_such"),
        (["EN", "--options", "no_talon=true"], "no_talon"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: list[str], said: str, capsys: Capture) -> None:
    assert main(["rules", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert said in printed.err
    assert len(printed.err.splitlines()) == 1
