"""The player's own rule-set files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ulti_desktop.engine import rulesets
from ulti_desktop.engine.own_rules import build
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.store import rules as store
from ulti_desktop.store.decks import own as own_decks
from ulti_desktop.store.problems import Problem, ProblemKind

OWN = 'base = "HM"\nid = "KOCSMA"\nname = "Kocsmai"\nritual = {}\n'


def write(name: str, text: str) -> Path:
    path = store.folder() / name
    path.write_text(text, "utf-8")
    return path


def test_no_files() -> None:
    assert store.own() == ((), ())


def test_a_file_in_the_place_of_the_folders(own_home: Path) -> None:
    folder = store.folder()
    folder.rmdir()
    for place in (folder, folder.with_name("decks")):
        place.write_text("", "utf-8")
    assert store.own() == ((), ())
    assert own_decks.shelf() == ((), ())
    kept = store.save(build("HM", "OURS", "Ours", {}, {}))
    assert isinstance(kept, Problem)
    assert kept.kind is ProblemKind.NOT_SAVED


def test_own_rule_set_is_found_by_id() -> None:
    flag = not rulesets.load("HM").ritual
    write("kocsma.toml", OWN.format(str(flag).lower()))
    found = store.find("KOCSMA")
    assert found
    assert (found.name, found.ritual) == ("Kocsmai", flag)
    assert store.own() == ((found,), ())


def test_the_five_are_found_and_others_are_not() -> None:
    assert store.find("HO") == rulesets.load("HO")
    assert store.find("../HO") is None


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('base = "XX"', "base"),
        ('base = "HM"\nid = "HM"\nname = "x"', "id must not be"),
        ('base = "HM"\nid = "A"\nname = "x"\nfour_acs = true', "four_acs"),
        ('base = "HM"\nid = "A"\nname = "x"\nkontra_max = 99', "kontra_max"),
        ('base = "HM"\nid = "A"\nname = "x"\nkontra_max = "two"', "kontra_max"),
        ('base = "HM"\nid = "A"\nname = "x"\nkontra_window = "soon"', "kontra_window"),
        ('base = "HM"\nid = "A"\nname = "x"\nhouse_options = ["nonsense"]', "nonsense"),
        ('base = "HM"\nid = "A"\nname = "x"\nhouse_options = ["packets"]', "packets"),
        ('base = "HM"\nid = "A"\nname = "x"\nhouse_options = [true]', "house_options"),
        ('base = "HM"\nid = "A"\nname = "x"\nhouse_options = "may_tap"', "house_options"),
        ('base = "HM"\nid = "A"\nname = "x"\nrank_list = ["betly"]', "betly"),
    ],
)
def test_bad_file_is_named_and_the_others_still_count(text: str, why: str) -> None:
    write("b.toml", OWN.format("true"))
    bad = write("a.toml", text)
    good, problems = store.own()
    assert [rules.id for rules in good] == ["KOCSMA"]
    assert [(p.kind, p.path) for p in problems] == [(ProblemKind.BAD_RULES, str(bad))]
    assert why in problems[0].detail


@pytest.mark.parametrize("data", [b"not toml", b"\0" * 50, b"\xff\xfeb\0", b"a = [", b"a = " + b"9" * 5000])
def test_a_file_that_is_none_of_ours_is_told_as_such(data: bytes) -> None:
    path = write("a.toml", "")
    path.write_bytes(data)
    loaded = store.load_file(path)
    assert isinstance(loaded, Problem)
    assert (loaded.kind, loaded.bad_rules) == (ProblemKind.NOT_JSON, None)
    assert path.read_bytes() == data


def test_what_is_no_file_is_told_as_such() -> None:
    (store.folder() / "a.toml").mkdir()
    os.mkfifo(store.folder() / "b.toml")
    (store.folder() / "c.toml").symlink_to("/dev/zero")
    assert [one.kind for one in store.own()[1]] == [ProblemKind.NOT_A_FILE] * 3


def test_a_name_that_stands_twice_in_a_list_counts_once() -> None:
    path = write("a.toml", OWN.format("true") + 'house_options = ["may_tap", "stake", "may_tap"]\n')
    loaded = store.load_file(path)
    assert isinstance(loaded, RuleSet)
    assert loaded.house_options == ("may_tap", "stake")


def test_same_id_twice_and_binary_file() -> None:
    write("a.toml", OWN.format("true"))
    write("b.toml", OWN.format("true"))
    (store.folder() / "c.toml").write_bytes(b"\xff\xfe")
    good, problems = store.own()
    assert len(good) == 1
    assert [Path(p.path).name for p in problems] == ["b.toml", "c.toml"]


def test_missing_file_is_a_problem(tmp_path: Path) -> None:
    loaded = store.load_file(tmp_path / "none.toml")
    assert isinstance(loaded, Problem)
    assert loaded.kind is ProblemKind.NOT_FOUND
    assert not isinstance(loaded, RuleSet)


def test_own_rule_sets_are_saved_changed_and_taken_away() -> None:
    first = build("HM", "kocsma", "Kocsmai", {"kontra_max": 2}, {})
    assert store.save(first) is None
    assert store.own() == ((first,), ())
    second = build("HM", "kocsma", "Másik név", {"kontra_max": 1}, {})
    assert store.save(second) is None
    assert store.own() == ((second,), ())
    assert store.delete("kocsma") is None
    assert store.own() == ((), ())
    assert [path.name for path in store.folder().iterdir()] == ["kocsma.toml.removed"]
    assert store.delete("kocsma") is None


def test_saving_writes_over_the_file_that_has_the_id() -> None:
    path = write("anything.toml", OWN.format("true"))
    changed = build("HM", "KOCSMA", "Kocsmai", {"kontra_max": 2}, {})
    assert store.save(changed) is None
    assert store.load_file(path) == changed
    assert [one.name for one in store.folder().glob("*.toml")] == ["anything.toml"]


def test_export_and_import(tmp_path: Path) -> None:
    rules = build("EN", "ours", "Our table", {"loss_factor": 2}, {})
    assert store.export(rules, tmp_path / "out.toml") is None
    assert store.take_in(tmp_path / "out.toml") == rules
    assert store.take_in(tmp_path / "out.toml") == rules  # the same again is no second one
    assert store.own()[0] == (rules,)
    other = build("EN", "ours", "Our table", {"loss_factor": 1}, {})
    store.export(other, tmp_path / "other.toml")
    taken = store.take_in(tmp_path / "other.toml")
    assert isinstance(taken, RuleSet)
    assert taken.id == "our-table"
    assert [one.id for one in store.own()[0]] == ["our-table", "ours"]
    missing = store.take_in(tmp_path / "none.toml")
    assert isinstance(missing, Problem)
    assert missing.kind is ProblemKind.NOT_FOUND


def test_what_cannot_be_written_is_told(tmp_path: Path) -> None:
    rules = build("EN", "ours", "Our table", {}, {})
    (tmp_path / "file").write_text("x")
    problem = store.export(rules, tmp_path / "file" / "x.toml")
    assert problem is not None
    assert problem.kind is ProblemKind.NOT_SAVED
