"""What is kept of the lessons survives, and a file that is not as it should be does no harm."""

from __future__ import annotations

from pathlib import Path

import pytest

from ulti_desktop import limits
from ulti_desktop.store import progress
from ulti_desktop.store.problems import ProblemKind


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    assert progress.load(path) == ({}, None)
    done = {"ulti": frozenset({"bid", "keep"}), "betli": frozenset({"lead"}), "open": frozenset[str]()}
    assert progress.save(done, path) is None
    assert progress.load(path) == ({"ulti": frozenset({"bid", "keep"}), "betli": frozenset({"lead"})}, None)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"version": 0, "finished": {}}',
        '{"version": 1}',
        '{"version": 1, "finished": {"ulti": "bid"}}',
        '{"version": 1, "finished": {"ulti": [1]}}',
        '{"version": 1, "finished": {"ulti": ["' + "x" * 90 + '"]}}',
    ],
)
def test_a_damaged_file_is_put_aside(tmp_path: Path, text: str) -> None:
    path = tmp_path / "lessons.json"
    path.write_text(text)
    done, problem = progress.load(path)
    assert done == {}
    assert problem is not None
    assert problem.kind is ProblemKind.DAMAGED
    assert Path(problem.kept_as).read_text() == text
    assert progress.load(path) == ({}, None)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (" " * (limits.PROGRESS.bytes + 1), ProblemKind.TOO_LARGE),
        ("[" * 10_000, ProblemKind.TOO_INVOLVED),
        ('{"version": 1, "finished": {"ulti": ["' + "x" * 900 + '"]}}', ProblemKind.TOO_INVOLVED),
    ],
)
def test_a_file_that_is_too_much_is_put_aside(tmp_path: Path, text: str, kind: ProblemKind) -> None:
    path = tmp_path / "lessons.json"
    path.write_text(text)
    done, problem = progress.load(path)
    assert done == {}
    assert problem is not None
    assert problem.kind is kind
    assert Path(problem.kept_as).read_text() == text


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("")
    problem = progress.save({"ulti": frozenset({"bid"})}, place / "lessons.json")
    assert problem is not None
    assert problem.kind is ProblemKind.NOT_SAVED


def test_a_file_from_a_newer_version_and_a_folder_are_put_aside(tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    path.write_text('{"version": 2, "finished": {}}')
    _, newer = progress.load(path)
    path.mkdir()
    _, folder = progress.load(path)
    assert newer
    assert folder
    assert (newer.kind, folder.kind) == (ProblemKind.NEWER_VERSION, ProblemKind.NOT_A_FILE)
    assert Path(newer.kept_as).name == "lessons.newer.json"
    assert Path(folder.kept_as).is_dir()
