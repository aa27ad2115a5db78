"""Players do without tables that are missing or damaged."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.gathered import many
from ulti_desktop.ai import belief, calibration, habits, learned
from ulti_desktop.ai.calibration import BID, UNKNOWN, logit_of, realistic, shifted
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.rulesets import load
from ulti_desktop.learning.gather import Job, facts_of
from ulti_desktop.learning.odds import odds_tables
from ulti_desktop.native import AVAILABLE
from ulti_desktop.native.worlds import EVEN


def forget() -> None:
    belief._tables.cache_clear()
    belief._weights.cache_clear()
    calibration._tables.cache_clear()
    habits._tables.cache_clear()
    habits._habits.cache_clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(learned, "folder", tmp_path)
    forget()
    yield tmp_path
    forget()


ROW = {"deals": 9, "declarer": [1.0] * 16, "talon": [0.2] * 16}
HANDS = [
    "",
    "{",
    "[]",
    "[" * 100_000,
    "null",
    '{"*": 3}',
    '{"*": {"ulti": []}}',
    '{"*": {"ulti": {"deals": 3}}}',
    *(
        json.dumps({"*": {"ulti": {**ROW, "talon": wrong}}})
        for wrong in (
            None,
            [],
            [1.0] * 15,
            [0.0] * 16,
            [-1.0] * 16,
            ["1"] * 16,
            [True] * 16,
            [float("nan")] * 16,
        )
    ),
]
ODDS = [
    "",
    '{"*": {"bid": 3}}',
    *(
        '{"*": {"bid": {"parti": ' + row + "}}}"
        for row in ("[]", "7", "[1, null]", "[900, 1, 5]", "[NaN, 1, 5]", "[1, -1e9, 5]")
    ),
]


@pytest.mark.parametrize("content", [None, *HANDS])
def test_damaged_hands(content: str | None, folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    if content is not None:
        (folder / "hands.json").write_text(content, "utf-8")
    for trump in (-1, 0):
        assert belief._weights("EN", "ulti", trump, True) == EVEN
    (said,) = caplog.records
    assert said.levelno == logging.WARNING
    assert said.getMessage().startswith("players do without what was learned: hands.json")


@pytest.mark.native
@pytest.mark.parametrize("content", [None, "{", '{"betli": {}}', '{"betli": {"weights": [0.5]}}'])
def test_damaged_habits(content: str | None, folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    if content is not None:
        (folder / "habits.json").write_text(content, "utf-8")
    assert habits._habits("betli") is None
    (said,) = caplog.records
    assert said.getMessage().startswith("players do without what was learned: habits.json")


@pytest.mark.parametrize("content", [None, *ODDS])
def test_damaged_odds(content: str | None, folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    if content is not None:
        (folder / "odds.json").write_text(content, "utf-8")
    shift, slope = UNKNOWN[BID]
    for share in (0.0, 0.5, 1.0):
        wanted = shifted(0.5, shift + slope * logit_of(share))
        assert realistic(load("EN"), BID, Part.PARTI, share) == pytest.approx(wanted)
    assert len(caplog.records) == 1


def test_sound_tables_are_used(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    (folder / "hands.json").write_text(json.dumps({"*": {"ulti": {**ROW, "talon": [2] * 16}}}), "utf-8")
    (folder / "odds.json").write_text(json.dumps(odds_tables(many(200))), "utf-8")
    assert belief._weights("HM", "ulti", 3, True)[3] == (2,) * 32
    assert realistic(load("HM"), BID, Part.ULTI, 1.0) > realistic(load("HM"), BID, Part.ULTI, 0.0) + 0.3
    assert caplog.records == []


def test_those_of_the_package_are_sound(caplog: pytest.LogCaptureFixture) -> None:
    forget()
    assert belief._tables()
    assert calibration._tables()
    if AVAILABLE:
        assert habits._habits("betli")
    assert caplog.records == []


@pytest.mark.native
def test_a_game_goes_on_without_tables(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    (folder / "odds.json").write_text('{"*": {"bid": {"ulti": ["x"]}}}', "utf-8")
    facts = [facts_of(Job("EN", number, "none", "pimc:worlds=2,bid=1,beliefs=1")) for number in range(2)]
    assert all(one["parts"] for one in facts)
    assert len(caplog.records) == 2
