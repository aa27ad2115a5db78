"""The command line opens the window: alone, or at a record."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import pytest

from ulti_desktop import cli, opening


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[str] | None]:
    """What the window was opened with."""
    calls: list[Sequence[str] | None] = []

    def run(argv: Sequence[str] | None = None) -> int:
        calls.append(argv)
        return 0

    monkeypatch.setattr(opening, "run", run)
    monkeypatch.setattr(sys, "argv", ["ulti-desktop"])
    monkeypatch.setattr("gc.disable", lambda: None)
    return calls


@pytest.mark.parametrize("name", ["game.ulti", "/somewhere/Játszma 1.ULTI", "score.ulti"])
def test_a_record_opens_the_window(name: str, opened: list[Sequence[str] | None]) -> None:
    assert cli.main([name]) == 0
    assert opened == [["ulti-desktop", name]]


def test_alone_it_opens_the_window(opened: list[Sequence[str] | None]) -> None:
    assert cli.main([]) == 0
    assert opened == [None]


@pytest.mark.parametrize("words", [["game.json"], ["game.ulti", "other.ulti"], ["score"]])
def test_what_is_no_record_is_refused(
    words: list[str], opened: list[Sequence[str] | None], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(words) == 2
    assert opened == []
    assert capsys.readouterr().err.count("\n") == 1
