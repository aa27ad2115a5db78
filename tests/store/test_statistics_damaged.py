"""A file of statistics that is damaged, or not ours, is put aside; single bad rows are left out."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from tests.kit.books import ENTRY, Book
from ulti_desktop.store.problems import ProblemKind

DAMAGE = {
    "garbage": b"this is no database at all, it only looks like a file of some length",
    "head": b"SQLite format 3\0" + b"\xff" * 4000,
}


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_file_is_put_aside_whole(book: Book, name: str) -> None:
    book.path.write_bytes(DAMAGE[name])
    book.statistics.put(ENTRY)
    assert book.entries() == (ENTRY,)
    kept = book.path.with_name("statistics.damaged.sqlite")
    assert kept.read_bytes() == DAMAGE[name]
    assert [(one.kind, one.kept_as) for one in book.problems] == [(ProblemKind.DAMAGED, str(kept))]


def test_a_file_damaged_in_the_middle_is_put_aside(book: Book) -> None:
    for number in range(600):
        book.statistics.put(replace(ENTRY, deal=number))
    assert book.statistics.stop(60)
    data = bytearray(book.path.read_bytes())
    data[3 * 4096 : 6 * 4096] = b"\xaa" * (3 * 4096)
    book.path.write_bytes(data)
    again = Book(book.path)
    again.statistics.put(ENTRY)
    assert again.entries() == (ENTRY,)
    assert [one.kind for one in again.problems] == [ProblemKind.DAMAGED]
    assert Path(again.problems[0].kept_as).read_bytes() == data
    again.statistics.stop()


@pytest.mark.parametrize(
    ("pragma", "kind", "tail"),
    [
        ("user_version = 2", ProblemKind.NEWER_VERSION, "newer"),
        ("application_id = 7", ProblemKind.NOT_OURS, "damaged"),
    ],
)
def test_a_file_of_another_version_is_put_aside(
    book: Book, pragma: str, kind: ProblemKind, tail: str
) -> None:
    book.statistics.put(ENTRY)
    book.statistics.stop()
    with sqlite3.connect(book.path) as file:
        file.execute(f"PRAGMA {pragma}")
    file.close()
    before = book.path.read_bytes()
    again = Book(book.path)
    assert again.entries() == ()
    kept = again.path.with_name(f"statistics.{tail}.sqlite")
    assert [(one.kind, one.kept_as) for one in again.problems] == [(kind, str(kept))]
    assert kept.read_bytes() == before
    again.statistics.stop()


def test_a_table_of_another_shape_is_put_aside(book: Book) -> None:
    book.statistics.put(ENTRY)
    book.statistics.stop()
    with sqlite3.connect(book.path) as file:
        file.execute("ALTER TABLE deals ADD COLUMN more TEXT")
    file.close()
    again = Book(book.path)
    assert again.entries() == ()
    assert [one.kind for one in again.problems] == [ProblemKind.DAMAGED]
    again.statistics.stop()


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE VIEW x AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n",
        "CREATE TRIGGER x AFTER INSERT ON deals BEGIN DELETE FROM deals; END",
        "CREATE TABLE x (y)",
        "CREATE INDEX x ON deals (points)",
    ],
)
def test_a_file_that_holds_more_than_the_deals_is_put_aside(book: Book, statement: str) -> None:
    book.statistics.put(ENTRY)
    book.statistics.stop()
    with contextlib.closing(sqlite3.connect(book.path)) as file:
        file.execute(statement)
        file.commit()
    again = Book(book.path)
    assert again.entries() == ()
    assert [one.kind for one in again.problems] == [ProblemKind.DAMAGED]
    assert Path(again.problems[0].kept_as).exists()
    again.statistics.stop()


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("at", 2**62),
        ("points", -(2**60)),
        ("duration_ms", 2**50),
        ("cost_play", 1e300),
        ("rules_name", "x" * 5000),
        ("doublings", "ulti:1:" + "9" * 3000),
        ("deal", "one"),
    ],
)
def test_a_row_with_a_value_that_none_of_ours_has_is_left_out(book: Book, column: str, value: object) -> None:
    book.statistics.put(replace(ENTRY, deal=1))
    book.statistics.put(replace(ENTRY, deal=2))
    book.statistics.stop()
    with contextlib.closing(sqlite3.connect(book.path)) as file:
        file.execute(f"UPDATE deals SET {column} = ? WHERE deal = 1", (value,))
        file.commit()
    again = Book(book.path)
    assert [one.deal for one in again.entries()] == [2]
    assert again.problems == []
    again.statistics.stop()


def test_a_text_that_is_no_unicode_is_no_obstacle(book: Book) -> None:
    book.statistics.put(ENTRY)
    book.statistics.stop()
    with contextlib.closing(sqlite3.connect(book.path)) as file:
        file.execute("UPDATE deals SET rules_name = CAST(x'ff61' AS TEXT)")
        file.commit()
    again = Book(book.path)
    assert [one.rules_name for one in again.entries()] == ["\ufffda"]
    again.statistics.stop()


def test_a_damaged_file_whose_damage_is_no_text_is_put_aside(book: Book) -> None:
    book.statistics.put(ENTRY)
    book.statistics.stop()
    data = book.path.read_bytes()
    assert data.count(b"CREATE TABLE") == 1
    book.path.write_bytes(data.replace(b"CREATE TABLE", b"CREATE \xa0\xff\xfe\xa0\xa0"))
    again = Book(book.path)
    again.statistics.put(ENTRY)
    assert again.entries() == (ENTRY,)
    assert [one.kind for one in again.problems] == [ProblemKind.DAMAGED]
    assert Path(again.problems[0].kept_as).is_file()
    again.statistics.stop()


def test_a_table_with_a_condition_is_put_aside(book: Book) -> None:
    """Somebody's condition would be computed for every row when the file is looked through."""
    book.statistics.put(ENTRY)
    book.statistics.stop()
    with contextlib.closing(sqlite3.connect(book.path)) as file:
        file.execute("PRAGMA writable_schema = ON")
        file.execute(
            "UPDATE sqlite_master SET sql = substr(sql, 1, length(sql) - 1) || ? WHERE type = 'table'",
            (", CHECK (length(replace(hex(zeroblob(100)), '0', '1')) > 0))",),
        )
        file.commit()
    again = Book(book.path)
    assert again.entries() == ()
    assert [one.kind for one in again.problems] == [ProblemKind.DAMAGED]
    again.statistics.stop()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
@pytest.mark.parametrize("tail", ["-journal", "-wal", "-shm"])
def test_a_pipe_beside_the_file_holds_nobody_up(book: Book, tail: str) -> None:
    book.statistics.put(ENTRY)
    book.statistics.stop()
    os.mkfifo(book.path.with_name(book.path.name + tail))
    again = Book(book.path)
    assert again.entries() == ()
    assert [one.kind for one in again.problems] == [ProblemKind.UNREADABLE]
    assert again.statistics.stop()


def test_a_row_that_makes_no_sense_is_left_out(book: Book) -> None:
    book.statistics.put(ENTRY)
    book.statistics.put(replace(ENTRY, deal=2))
    book.statistics.put(replace(ENTRY, deal=3))
    assert book.statistics.flush()
    with sqlite3.connect(book.path) as file:
        file.execute("UPDATE deals SET role = 'spectator' WHERE deal = 1")
        file.execute("UPDATE deals SET points = 'many' WHERE deal = 2")
    file.close()
    assert [one.deal for one in book.entries()] == [3]
    assert not book.problems
