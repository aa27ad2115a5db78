"""Saved sessions: whole or not at all; every damaged file gives its good beginning and one clear problem."""

from __future__ import annotations

import json
import os
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ulti_desktop import limits
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.record import DealRecord, Record, fold
from ulti_desktop.engine.step import apply, legal_actions, start_deal, to_move
from ulti_desktop.store import games
from ulti_desktop.store.atomic import set_aside
from ulti_desktop.store.autosave import Autosave
from ulti_desktop.store.problems import ProblemKind


def sample(rules_id: str = "HM", deals: int = 2) -> Record:
    """Some deals of random play."""
    chance = random.Random(7)
    names, levels = ("Ő", "Béla", "Üllő"), ("", "easy", "hard")
    record = Record(rulesets.load(rules_id), names, levels, "abc", 5, 0, 1, practice=True)
    for index in range(deals):
        deck = None if index else record.deck_of(3)
        record = record.with_deal(
            DealRecord(index % 3, deck, practice=bool(index % 2), undone=not index % 2, advised=not index % 3)
        )
        state, _ = start_deal(record.rules, index % 3, record.deck_of(index))
        while (seat := to_move(state)) is not None:
            action = chance.choice(legal_actions(state))
            state, _ = apply(state, action)
            record = record.with_action(seat, action)
    return record


@pytest.mark.parametrize("rules_id", rulesets.RULE_SET_IDS)
def test_round_trip(rules_id: str, tmp_path: Path) -> None:
    record, path = sample(rules_id), tmp_path / "a.ulti"
    assert games.save(record, path) is None
    assert games.load(path) == games.Loaded(record)


def test_writer_writes_the_same_when_it_remembers() -> None:
    record, writer = sample(deals=3), games.Writer()
    begun = replace(record, played=record.played[:2])
    for one in (begun, record, begun):
        assert writer.to_bytes(one) == games.Writer().to_bytes(one)


def test_empty_session_round_trip(tmp_path: Path) -> None:
    record = replace(sample(deals=1), played=())
    games.save(record, tmp_path / "a.ulti")
    assert games.load(tmp_path / "a.ulti").record == record


def kind_of(content: bytes, tmp_path: Path) -> ProblemKind:
    path = tmp_path / "x.ulti"
    path.write_bytes(content)
    problem = games.load(path).problem
    assert problem
    assert problem.path == str(path)
    return problem.kind


def changed(**fields: Any) -> bytes:
    return json.dumps(json.loads(games.Writer().to_bytes(sample(deals=1))) | fields).encode()


def test_named_problems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert kind_of(b"", tmp_path) is ProblemKind.NOT_JSON
    assert kind_of(b"\x89PNG\xff", tmp_path) is ProblemKind.NOT_JSON
    assert kind_of(b"[" * 20_000, tmp_path) is ProblemKind.TOO_INVOLVED
    assert kind_of(b'{"format": "chess"}', tmp_path) is ProblemKind.NOT_OURS
    assert kind_of(b"[]", tmp_path) is ProblemKind.NOT_OURS
    assert kind_of(changed(version=99), tmp_path) is ProblemKind.NEWER_VERSION
    assert kind_of(changed(rules={"id": "XX"}), tmp_path) is ProblemKind.UNKNOWN_RULES
    assert kind_of(changed(first_dealer=3), tmp_path) is ProblemKind.DAMAGED
    monkeypatch.setattr(limits, "RECORD", replace(limits.RECORD, bytes=100))
    assert kind_of(changed(), tmp_path) is ProblemKind.TOO_LARGE
    missing = games.load(tmp_path / "none.ulti").problem
    assert missing
    assert missing.kind is ProblemKind.NOT_FOUND
    folder = games.load(tmp_path).problem
    assert folder
    assert folder.kind is ProblemKind.NOT_A_FILE


@pytest.mark.parametrize("bad", ["\\ud800", "a\\nb", "\\u0000"])
@pytest.mark.parametrize("field", ["name", "level", "seed"])
def test_texts_that_could_not_be_shown_or_written_again(field: str, bad: str, tmp_path: Path) -> None:
    data = json.loads(games.Writer().to_bytes(sample()))
    (data if field == "seed" else data["seats"][1])[field] = "HERE"
    text = json.dumps(data).replace("HERE", bad)
    assert kind_of(text.encode(), tmp_path) in (ProblemKind.DAMAGED, ProblemKind.NOT_JSON)


def test_damaged_action_leaves_the_good_beginning(tmp_path: Path) -> None:
    record = sample(deals=2)
    data = json.loads(games.Writer().to_bytes(record))
    data["played"][1]["actions"][5] = {"seat": 0, "do": "fly"}
    path = tmp_path / "x.ulti"
    path.write_text(json.dumps(data), "utf-8")
    loaded = games.load(path)
    assert loaded.problem
    assert (loaded.problem.kind, loaded.problem.action) == (ProblemKind.DAMAGED, 6)
    assert loaded.record
    good = record.played[1]
    assert loaded.record.played == (record.played[0], replace(good, actions=good.actions[:5]))
    assert fold(loaded.record).problem is None


@given(st.integers(0, 10_000), st.integers(0, 255))
def test_no_single_byte_makes_loading_raise(tmp_path: Path, place: int, byte: int) -> None:
    content = bytearray(games.Writer().to_bytes(sample(deals=1)))
    content[place % len(content)] = byte
    path = tmp_path / "x.ulti"
    path.write_bytes(content)
    loaded = games.load(path)
    if loaded.record is not None:
        fold(loaded.record)
    else:
        assert loaded.problem


def test_interrupted_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, record = tmp_path / "a.ulti", sample()
    games.save(record, path)

    def broken(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "replace", broken)
    problem = games.save(replace(record, played=()), path)
    assert problem
    assert problem.kind is ProblemKind.NOT_SAVED
    assert games.load(path).record == record
    assert [entry.name for entry in tmp_path.iterdir() if entry.is_file()] == ["a.ulti"]


def test_what_is_no_file_is_not_written_over(tmp_path: Path) -> None:
    """Somebody may export to a device, which root would lose by that."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for place in (pipe, tmp_path):
        problem = games.save(sample(), place)
        assert problem
        assert problem.kind is ProblemKind.NOT_SAVED
    assert pipe.is_fifo()
    assert sorted(tmp_path.iterdir()) == [pipe]


def test_killed_while_writing_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, record = tmp_path / "a.ulti", sample()
    games.save(record, path)

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", killed)
    with pytest.raises(KeyboardInterrupt):
        games.save(replace(record, played=()), path)
    assert games.load(path).record == record


def test_autosave_writes_the_newest_and_keeps_the_one_before() -> None:
    record = sample()
    saver = Autosave()
    older = replace(record, played=record.played[:1])
    for one in (older, record):
        saver.put(one)
        assert saver.flush()
    assert games.load_autosave() == games.Loaded(record)
    assert games.load(games.backup_path(games.autosave_path())).record == older
    assert saver.problem is None
    assert saver.stop()
    assert saver.stop()


def test_autosave_writes_what_is_left_when_it_stops() -> None:
    record = sample(deals=3)
    saver = Autosave()
    for count in range(4):
        saver.put(replace(record, played=record.played[:count]))
    assert saver.stop()
    assert games.load_autosave().record == record


def test_unused_autosave_stops() -> None:
    assert Autosave().stop()
    assert games.load_autosave() == games.Loaded(None)


def test_backup_is_used_when_the_newest_file_is_damaged() -> None:
    record, path = sample(), games.autosave_path()
    games.save(record, path)
    games.save(record, path, games.backup_path(path))
    torn = path.read_bytes()[:500]
    path.write_bytes(torn)
    loaded = games.load_autosave()
    assert loaded.record == record
    assert loaded.problem
    assert loaded.problem.kind is ProblemKind.NOT_JSON
    assert Path(loaded.problem.kept_as).read_bytes() == torn


@pytest.mark.parametrize("newest", [None, b"torn"])
@pytest.mark.parametrize(("backup", "tail"), [(b"torn too", "damaged"), (None, "newer")])
def test_a_backup_that_is_not_good_is_put_aside_before_it_is_written_over(
    newest: bytes | None, backup: bytes | None, tail: str
) -> None:
    record, path = sample(), games.autosave_path()
    if backup is None:
        backup = games.Writer().to_bytes(record).replace(b'"version":1', b'"version":99', 1)
    if newest is not None:
        path.write_bytes(newest)
    games.backup_path(path).write_bytes(backup)
    loaded = games.load_autosave()
    kept = path.with_name(f"current.backup.{tail}.ulti")
    assert loaded.problem
    assert loaded.problem.kept_as == str(kept if newest is None else path.with_name("current.damaged.ulti"))
    for _ in range(2):
        games.save(record, path, games.backup_path(path))
    assert kept.read_bytes() == backup


def test_autosave_survives_a_full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise OSError("no space left")

    saver = Autosave()
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", broken)
        saver.put(sample())
        assert saver.flush()
        assert saver.problem
    saver.put(sample())
    assert saver.stop()
    assert saver.problem is None


def test_earlier_sessions_are_kept_without_end_and_none_is_written_over(own_home: Path) -> None:
    folder = games.autosave_path().parent
    folder.mkdir(parents=True, exist_ok=True)
    first, second = sample(deals=1), sample("EN", deals=1)
    assert games.keep_earlier(first) == folder / "current.earlier-1.ulti"
    for number in range(2, 1001):
        (folder / f"current.earlier-{number}.ulti").write_text(str(number))
    (folder / "current.earlier-1001.ulti").mkdir()
    (folder / "current.earlier-1002.ulti").symlink_to(folder / "nowhere")
    before = {one.name for one in folder.iterdir()}
    assert games.keep_earlier(second) == folder / "current.earlier-1003.ulti"
    assert games.keep_earlier(second) == folder / "current.earlier-1003.ulti"
    assert games.keep_earlier(first) == folder / "current.earlier-1.ulti"
    assert {one.name for one in folder.iterdir()} - before == {"current.earlier-1003.ulti"}
    assert (folder / "current.earlier-1000.ulti").read_text() == "1000"
    (folder / "current.earlier-2.ulti").unlink()
    third = games.keep_earlier(sample("HO", deals=1))
    assert third == folder / "current.earlier-1004.ulti"
    assert games.load(folder / "current.earlier-1003.ulti").record == second


def test_the_hundredth_damaged_file_is_put_aside_too(tmp_path: Path) -> None:
    taken = ["a.damaged.json", *(f"a.damaged-{number}.json" for number in range(2, 101))]
    for name in taken:
        (tmp_path / name).write_text("earlier")
    (tmp_path / "a.json").write_text("now")
    assert set_aside(tmp_path / "a.json", "damaged") == tmp_path / "a.damaged-101.json"
    assert (tmp_path / "a.damaged-101.json").read_text() == "now"
    assert all((tmp_path / name).read_text() == "earlier" for name in taken)
