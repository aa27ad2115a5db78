"""Problem reports: what is in the folder, and what is not."""

from __future__ import annotations

import json
import logging
import os
from dataclasses import replace
from pathlib import Path

import pytest

from tests.kit.deals import finished
from ulti_desktop.cli import main
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.record import DealRecord, Record, fold
from ulti_desktop.store import games, logs, paths, report
from ulti_desktop.store.problems import Problem
from ulti_desktop.store.report import Contents
from ulti_desktop.store.scrub import Scrubber
from ulti_desktop.store.settings import Settings

PROGRAM = Path(report.__file__).parents[1]


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> str:
    """The login name of somebody whose home has a blank in its name."""
    monkeypatch.setenv("HOME", "/home/eva nagy")
    monkeypatch.setenv("USER", "enagy")
    return "enagy"


def record() -> Record:
    """A session whose only deal is under way."""
    rules = rulesets.load("DE")
    _, pairs, dealer = finished(rules, "report/1")
    deal = DealRecord(dealer, None, tuple(pairs[: len(pairs) * 2 // 3]))
    return Record(
        rules, ("Évike", "Gergő", "Bori"), ("", "simple", "simple"), "report", 3, 0, dealer, (deal,)
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f'File "{PROGRAM}/session/thinker.py", line 3', 'File "<program>/session/thinker.py", line 3'),
        ("No such file: '/home/eva nagy/My games/Divorce.ulti'", "No such file: '<path>.ulti'"),
        ("opened /home/eva nagy/x y/z.ulti: no", "opened <path>.ulti: no"),
        ("at /media/enagy/USB/a.svg, line 3", "at <path>.svg, line 3"),
        (r"C:\\Users\\enagy\\game.ulti", "<path>.ulti"),
        (r"'C:\\\\Users\\\\enagy\\\\my game.ulti'", "'<path>.ulti'"),
        (r"\\\\server\\share\\enagy\\x.ulti", "<path>.ulti"),
        ("ENAGY wrote, Évike said; enagyobb is a word", "<user> wrote, <name> said; enagyobb is a word"),
        ("2026/11/30 12:00 and/or 3 / 4, 4/5, bid a/b/c", "2026/11/30 12:00 and/or 3 / 4, 4/5, bid a/b/c"),
        ("seat 1, play: ValueError: no", "seat 1, play: ValueError: no"),
    ],
)
def test_what_is_personal_is_taken_out(text: str, told: str, person: str) -> None:
    assert Scrubber(["Évike"])(text.replace("\\\\", "\\")) == told


def test_a_report_holds_all_and_tells_of_nobody(
    person: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    handler = logs.open_log()
    logging.getLogger("x").warning("opened %r for Évike", "/home/eva nagy/Divorce.ulti")
    logging.getLogger("x").warning("kept in %s", paths.user_data_dir() / "current.ulti")
    logs.close_log(handler)
    played = record()
    chosen = replace(Settings(), names=("Évike", "Gergő", "Bori"), rules_id="DE")
    folder = report.write(
        tmp_path / "new", Contents({"Qt": "6", "place": "/home/eva nagy/x"}, chosen, played)
    )
    assert isinstance(folder, Path)
    assert folder.parent == tmp_path / "new"
    again = report.write(tmp_path / "new", Contents({}, chosen))
    assert isinstance(again, Path)
    assert again != folder
    texts = {file.name: file.read_text("utf-8") for file in folder.iterdir()}
    assert sorted(texts) == [
        "game.ulti",
        "settings.json",
        "state.json",
        "ulti-desktop.log.txt",
        "versions.txt",
    ]
    for name, text in texts.items():
        for personal in ("Évike", "enagy", "eva nagy", "Divorce", "/home"):
            assert personal not in text, name
    assert "kept in <data>/current.ulti" in texts["ulti-desktop.log.txt"]
    assert json.loads(texts["settings.json"])["rules_id"] == "DE"
    loaded = games.load(folder / "game.ulti").record
    assert loaded
    assert fold(loaded).state == fold(played).state
    assert main(["play-record", str(folder)]) == 0
    told = capsys.readouterr().out
    assert "under way" in told
    assert "the state is that of the report" in told


def test_of_a_log_that_somebody_made_large_the_end_is_in_the_report(tmp_path: Path) -> None:
    logs.log_path().write_text("x\n" * logs.MOST_TOLD + "the last line", "utf-8")
    folder = report.write(tmp_path, Contents({}, Settings()))
    assert isinstance(folder, Path)
    text = (folder / "ulti-desktop.log.txt").read_text("utf-8")
    assert text.endswith("the last line")
    assert len(text) <= logs.MOST_TOLD


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
@pytest.mark.parametrize("name", [report.RECORD, report.STATE])
def test_a_report_with_a_pipe_in_it_holds_nobody_up(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = report.write(tmp_path, Contents({}, Settings(), record()))
    assert isinstance(folder, Path)
    (folder / name).unlink()
    os.mkfifo(folder / name)
    assert main(["play-record", str(folder)]) == 2
    told = capsys.readouterr().err
    assert name in told
    assert "no file" in told


def test_own_rules_and_decks_are_not_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = record()
    mine = replace(played.rules, id="kovacs-anna", name="Kovács Anna szabályai", base="DE")
    played = replace(played, rules=mine)
    handler = logs.open_log()
    logging.getLogger("x").warning("rules %s (%s), deck own:Kovács.zip", mine.id, mine.name)
    logs.close_log(handler)
    chosen = replace(Settings(), rules_id=mine.id, deck="own:Kovács.zip")
    folder = report.write(tmp_path, Contents({}, chosen, played))
    assert isinstance(folder, Path)
    for file in folder.iterdir():
        text = file.read_text("utf-8").lower()
        assert "kov" not in text, file.name
        assert "anna" not in text, file.name
    assert json.loads((folder / "settings.json").read_text("utf-8"))["rules_id"] == "own"
    assert main(["play-record", str(folder)]) == 0
    assert "the state is that of the report" in capsys.readouterr().out


def test_another_state_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = report.write(tmp_path, Contents({}, Settings(), record()))
    assert isinstance(folder, Path)
    state = json.loads((folder / "state.json").read_text("utf-8"))
    (folder / "state.json").write_text(json.dumps(state | {"to_move": (state["to_move"] + 1) % 3}), "utf-8")
    assert main(["play-record", str(folder), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)[-1] == {"id": "report", "same_state": False}


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert isinstance(report.write(tmp_path / "file" / "in", Contents({}, Settings())), Problem)
