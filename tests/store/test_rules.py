"""The player's own rule-set files."""

from __future__ import annotations

from pathlib import Path

import pytest

from ulti_desktop.engine import rulesets
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.store import rules as store
from ulti_desktop.store.problems import Problem, ProblemKind

OWN = 'base = "HM"\nid = "KOCSMA"\nname = "Kocsmai"\nritual = {}\n'


def write(name: str, text: str) -> Path:
    path = store.folder() / name
    path.write_text(text, "utf-8")
    return path


def test_no_files() -> None:
    assert store.own() == ((), ())


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
        ("not toml", "not a rule-set file"),
        ('base = "XX"', "base"),
        ('base = "HM"\nid = "HM"\nname = "x"', "id must not be"),
        ('base = "HM"\nid = "A"\nname = "x"\nfour_acs = true', "four_acs"),
        ('base = "HM"\nid = "A"\nname = "x"\nkontra_max = 99', "kontra_max"),
    ],
)
def test_bad_file_is_named_and_the_others_still_count(text: str, why: str) -> None:
    write("b.toml", OWN.format("true"))
    bad = write("a.toml", text)
    good, problems = store.own()
    assert [rules.id for rules in good] == ["KOCSMA"]
    assert [(p.kind, p.path) for p in problems] == [(ProblemKind.BAD_RULES, str(bad))]
    assert why in problems[0].detail


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
