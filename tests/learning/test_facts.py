"""Files of deals: damaged lines are left out, files of another kind or version are refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.kit.gathered import a_deal
from ulti_desktop.learning.facts import (
    BadFacts,
    Origin,
    is_facts,
    line_of,
    origin_line,
    read_facts,
    read_origin,
)

ORIGIN = Origin("1", "simple")
HEAD = origin_line(ORIGIN)
GOOD = [line_of(a_deal(number)) for number in range(3)]


def numbers(path: Path, damaged: list[int]) -> list[int]:
    return [facts["number"] for facts in read_facts(path, damaged.append)]


@pytest.mark.parametrize(
    "bad",
    [
        GOOD[1][:-20],
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b"17",
        b"null",
        b'{"rules":"EN","number":1}',
        b'{"rules":"XX","number":1,"void":true}',
        b'{"rules":["EN"],"number":1,"void":true}',
        b'{"rules":"EN","number":-1,"void":true}',
        b'{"rules":"EN","number":true,"void":true}',
    ],
)
def test_a_damaged_line_is_left_out(bad: bytes, tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_bytes(HEAD + GOOD[0] + bad + b"\n" + GOOD[2])
    damaged: list[int] = []
    assert numbers(path, damaged) == [0, 2]
    assert damaged == [3]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("parts", []),
        ("parts", ["whist"]),
        ("parts", [["ulti"]]),
        ("trump", 4),
        ("trump", "leaves"),
        ("trump", True),
        ("hearts", 1),
        ("open", None),
        ("own_talon", "yes"),
        ("hands", [1, 2, 3]),
        ("hands", [1, 2]),
        ("hands", [-1, 2, 3]),
        ("talon", 0),
        ("talon", 1.5),
        ("made", "ulti"),
        ("points", "8"),
        ("bid", [["ulti"]]),
        ("bid", [["ulti", 2]]),
        ("bid", [["ulti", "0.5"]]),
        ("bid", {"ulti": 0.5}),
        ("kontra", [["ulti", 0.5]]),
        ("kontra", [[3, "ulti", 0.5]]),
        ("kontra", [[[], "ulti", 0.5]]),
        ("kontra", [[1, None, 0.5]]),
    ],
)
def test_facts_that_cannot_be(name: str, value: Any) -> None:
    facts: dict[str, Any] = json.loads(GOOD[0])
    assert is_facts({**facts})
    assert not is_facts({**facts, name: value})
    del facts[name]
    assert not is_facts(facts)


def test_last_line_may_lack_its_end(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_bytes(HEAD + GOOD[0] + GOOD[1].rstrip())
    damaged: list[int] = []
    assert numbers(path, damaged) == [0, 1]
    assert damaged == []


def test_each_deal_counts_once_and_files_may_be_put_together(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_bytes(
        HEAD + GOOD[0] + GOOD[0] + b"\n" + origin_line(Origin("2", "club")) + GOOD[1] + GOOD[1][:-1]
    )
    damaged: list[int] = []
    assert numbers(path, damaged) == [0, 1]
    assert damaged == []


@pytest.mark.parametrize("version", [0, 2, "1", None, True, 1.5])
def test_other_versions_are_refused(version: object, tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_bytes(json.dumps({"facts": version}).encode() + b"\n" + GOOD[0])
    with pytest.raises(BadFacts, match="version"):
        list(read_facts(path))


def test_origin() -> None:
    assert read_origin(HEAD) == ORIGIN
    odd = Origin('a "b"\nc', "pimc:worlds=2,bid=1")
    assert origin_line(odd).count(b"\n") == 1
    assert read_origin(origin_line(odd)) == odd
    for line in (
        b"",
        b"hello\n",
        b"[]\n",
        GOOD[0],
        b'{"facts":1}\n',
        b'{"facts":1,"seed":1,"players":"x"}\n',
    ):
        with pytest.raises(BadFacts):
            read_origin(line)
