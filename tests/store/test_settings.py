"""Settings: what is saved comes back, and no file, however broken, keeps the program from starting."""

from __future__ import annotations

import json
import os
from dataclasses import fields
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ulti_desktop.store import settings as store
from ulti_desktop.store.problems import ProblemKind
from ulti_desktop.store.settings import Settings

CHOSEN = Settings(
    language="de",
    deck="french",
    letters=False,
    large=True,
    four_colours=True,
    back="meander",
    theme="krapp",
    dark_sheets=True,
    text_size=150,
    trick_until_click=True,
    mark_winning=True,
    play_forced=True,
    sort_trump="last",
    sort_rising=True,
    sound=False,
    volume=15,
    speed=4,
    reduced_motion=True,
    trick_ms=0,
    pace_ms=1500,
    names=("Ági", "Őze", "Ű"),
    levels=("", "easy", "hard"),
    rules_id="EN",
    options=(("four_aces", False), ("kontra_max", 3), ("direction", "clockwise")),
    deals=24,
    chip_target=100,
    window_geometry="01d9",
    show_log=True,
    core_told=True,
)


def test_round_trip() -> None:
    assert store.save(CHOSEN) is None
    assert store.load() == (CHOSEN, None)


def test_every_choice_is_tried_above() -> None:
    usual = Settings()
    same = [one.name for one in fields(Settings) if getattr(CHOSEN, one.name) == getattr(usual, one.name)]
    assert not same


def test_no_file_gives_defaults_and_no_problem() -> None:
    assert store.load() == (Settings(), None)


@pytest.mark.parametrize("value", ['"' + "x" * 81 + '"', "1e7", "99999999", '"a\\nb"', "null", "[]"])
def test_options_that_no_rule_set_has(value: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(f'{{"version": 1, "options": {{"x": {value}}}}}')
    loaded, problem = store.load(path)
    assert loaded.options == ()
    assert problem is not None
    assert problem.kind is ProblemKind.BAD_VALUES


def test_file_is_readable_and_has_a_version(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    store.save(CHOSEN, path)
    text = path.read_text("utf-8")
    assert json.loads(text)["version"] == store.VERSION
    assert "Őze" in text


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '"x"', "{}", '{"version": "1"}', "\x00\xff", "[" * 500]
)
def test_damaged_file_is_put_aside(text: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(text.encode("latin-1"))
    loaded, problem = store.load(path)
    assert loaded == Settings()
    assert problem
    assert problem.kind is ProblemKind.DAMAGED
    assert Path(problem.kept_as).read_bytes() == text.encode("latin-1")
    assert not path.exists()


def test_second_damaged_file_gets_another_name(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    kept = []
    for text in ("one", "two"):
        path.write_text(text, "utf-8")
        problem = store.load(path)[1]
        assert problem
        kept.append(Path(problem.kept_as).read_text("utf-8"))
    assert kept == ["one", "two"]


def test_file_from_the_future_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"version": 99, "theme": {"new": true}}', "utf-8")
    loaded, problem = store.load(path)
    assert loaded == Settings()
    assert problem
    assert problem.kind is ProblemKind.NEWER_VERSION
    assert "99" in Path(problem.kept_as).read_text("utf-8")


def test_wrong_values_cost_only_themselves(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    data = store.to_json(CHOSEN) | {"speed": 9, "names": ["a", "b"], "letters": 1, "window_geometry": "xyz"}
    path.write_text(json.dumps(data), "utf-8")
    loaded, problem = store.load(path)
    assert problem
    assert problem.kind is ProblemKind.BAD_VALUES
    assert problem.detail == "letters, speed, names, window_geometry"
    assert (loaded.theme, loaded.speed, loaded.names) == ("krapp", Settings().speed, Settings().names)


def test_unknown_fields_are_ignored(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(store.to_json(CHOSEN) | {"smell": 3}), "utf-8")
    assert store.load(path) == (CHOSEN, None)


def test_a_folder_in_its_place_is_put_aside(tmp_path: Path) -> None:
    place = tmp_path / "settings.json"
    place.mkdir()
    loaded, problem = store.load(place)
    assert loaded == Settings()
    assert problem
    assert problem.kind is ProblemKind.NOT_A_FILE
    assert Path(problem.kept_as).is_dir()
    assert store.save(CHOSEN, place) is None
    assert store.load(place) == (CHOSEN, None)


def test_interrupted_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    store.save(Settings(), path)

    def broken(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "replace", broken)
    problem = store.save(CHOSEN, path)
    assert problem
    assert problem.kind is ProblemKind.NOT_SAVED
    assert store.load(path) == (Settings(), None)
    assert [entry.name for entry in tmp_path.iterdir() if entry.is_file()] == ["settings.json"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from(sorted(store.to_json(Settings()))), JSON))
def test_no_content_raises(data: dict[str, object]) -> None:
    loaded, _ = store.from_json(data)
    again, wrong = store.from_json(store.to_json(loaded))
    assert (again, wrong) == (loaded, ())
