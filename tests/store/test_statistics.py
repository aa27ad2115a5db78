"""The file of finished deals: each once, and never in the way of the window."""

from __future__ import annotations

import csv
import io
import sqlite3
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from tests.kit.books import ENTRY, Book
from ulti_desktop.store.ledger import Decision, Ending, Entry, Role
from ulti_desktop.store.problems import Problem, ProblemKind
from ulti_desktop.store.statistics import Statistics, to_csv


def test_what_is_put_in_is_read_again(book: Book) -> None:
    void = replace(ENTRY, deal=2, role=Role.NONE, ending=Ending.PASSED, contract=(), parts=(), opponents=())
    later = replace(void, deal=3, duration_ms=None, practice=True, undone=True, advised=True)
    for entry in (ENTRY, void, later):
        book.statistics.put(entry)
    assert book.reopened().entries() == (ENTRY, void, later)


def test_a_deal_counts_once_and_its_first_end_stands(book: Book) -> None:
    for points in (-12, 40):
        book.statistics.put(replace(ENTRY, points=points))
    book.statistics.put(replace(ENTRY, repeated=True, practice=True))
    again = book.reopened()
    again.statistics.put(replace(ENTRY, points=50))
    again.statistics.put(replace(ENTRY, points=60, practice=True, undone=True))
    assert [(one.points, one.repeated) for one in again.entries()] == [(-12, False), (-12, True)]
    again.statistics.stop()


def test_where_actions_may_be_taken_back_the_last_end_stands(book: Book) -> None:
    book.statistics.put(replace(ENTRY, practice=True))
    book.statistics.put(replace(ENTRY, deal=2))
    last = replace(ENTRY, points=8, practice=True, undone=True)
    book.statistics.put(last)
    assert book.entries() == (last, replace(ENTRY, deal=2))


def test_what_a_review_found_is_added(book: Book) -> None:
    book.statistics.put(ENTRY)
    book.statistics.put(replace(ENTRY, deal=2))
    book.statistics.set_costs("s", 1, [(Decision.PLAY, 2.5)])
    first, second = book.entries()
    assert first.costs is not None
    assert dict(first.costs) == {**dict.fromkeys(Decision, 0.0), Decision.PLAY: 2.5}
    assert second.costs is None


def test_everything_can_be_deleted(book: Book) -> None:
    book.statistics.put(ENTRY)
    book.statistics.clear()
    assert book.entries() == ()
    book.statistics.put(replace(ENTRY, deal=2))
    assert len(book.entries()) == 1


def test_where_no_file_can_be_kept_it_is_said_once_and_play_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.write_text("in the place of the folder")
    book = Book(folder / "statistics.sqlite")
    book.statistics.put(ENTRY)
    book.statistics.put(replace(ENTRY, deal=2))
    assert book.entries() == ()
    assert [one.kind for one in book.problems] == [ProblemKind.READ_ONLY, ProblemKind.UNREADABLE]
    folder.unlink()
    folder.mkdir()
    assert len(book.entries()) == 2, "what could not be written is written later"
    assert book.statistics.stop()


def test_a_folder_in_its_place_is_put_aside_and_said_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    place = tmp_path / "statistics.sqlite"
    place.mkdir()
    book = Book(place)
    book.statistics.put(ENTRY)
    assert book.entries() == (ENTRY,)
    assert [one.kind for one in book.problems] == [ProblemKind.NOT_A_FILE]
    assert Path(book.problems[0].kept_as).is_dir()
    assert len(caplog.records) == 1
    assert book.statistics.stop()


def test_a_full_disk_is_named_and_the_deal_entered_when_there_is_room(book: Book) -> None:
    entered: list[int] = []
    assert not book.entries()

    def limit(pages: str) -> None:
        file = book.statistics._file
        assert file
        file.execute(f"PRAGMA max_page_count = {pages}")

    book.statistics.read(lambda _: limit("1"))
    for number in range(40):
        book.statistics.put(replace(ENTRY, deal=number), lambda: entered.append(1))
    book.statistics.read(lambda _: limit("1000"))
    assert [one.deal for one in book.entries()] == list(range(40))
    assert len(entered) == 40
    assert [one.kind for one in book.problems] == [ProblemKind.DISK_FULL]


def test_a_clock_that_was_set_back_is_said_once_and_the_order_stays(book: Book) -> None:
    for number, at in enumerate((ENTRY.at, ENTRY.at - 60, ENTRY.at - 90_000, ENTRY.at - 200_000)):
        book.statistics.put(replace(ENTRY, deal=number, at=at))
    assert [one.deal for one in book.entries()] == [0, 1, 2, 3]
    assert [one.kind for one in book.problems] == [ProblemKind.CLOCK_BACK]


def test_one_that_reads_only_changes_nothing(book: Book) -> None:
    book.statistics.put(ENTRY)
    assert book.entries() == (ENTRY,)
    other = Statistics(book.path, book.problems.append, reads_only=True)
    found: list[tuple[Entry, ...]] = []
    other.put(replace(ENTRY, deal=2))
    other.clear()
    other.read(found.append)
    assert other.stop()
    assert found == [(ENTRY,)]
    assert not book.problems
    assert book.entries() == (ENTRY,)


def test_one_that_reads_only_makes_no_file_and_puts_none_aside(tmp_path: Path) -> None:
    path = tmp_path / "statistics.sqlite"
    for content in (None, b"no database, and long enough to be taken for one"):
        if content is not None:
            path.write_bytes(content)
        reader = Statistics(path, reads_only=True)
        found: list[tuple[Entry, ...]] = []
        reader.read(found.append)
        assert reader.stop()
        assert found == [()]
    assert [one.name for one in tmp_path.iterdir()] == ["statistics.sqlite"]


def test_nobody_waits_for_the_disk(book: Book) -> None:
    """While another program holds the file for itself, putting in returns at once."""
    book.statistics.put(ENTRY)
    assert book.statistics.flush()
    holder = sqlite3.connect(book.path, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    main = threading.get_ident()
    done: list[int] = []
    book.statistics.put(replace(ENTRY, deal=2))
    book.statistics.read(lambda entries: done.append(threading.get_ident()))
    assert not done, "it is still waiting"
    holder.execute("ROLLBACK")
    holder.close()
    assert book.statistics.flush()
    assert done[0] != main
    assert len(book.entries()) == 2


def test_comma_separated_values_say_everything(book: Book, tmp_path: Path) -> None:
    told: list[Problem | None] = []
    path = tmp_path / "out.csv"
    book.statistics.export(
        [ENTRY, replace(ENTRY, deal=2, costs=((Decision.KONTRA, 1.25),))], path, told.append
    )
    assert book.statistics.flush()
    assert told == [None]
    head, first, second = csv.reader(io.StringIO(path.read_text("utf-8"), newline=""))
    row = dict(zip(head, first, strict=True))
    assert row["rules_name"] == "Házi, „szép”"
    assert row["opponents"] == "club / master:style=bold,worlds=8"
    assert row["contract"] == "parti ulti"
    assert row["parts"] == "parti:paid:made ulti:said:lost"
    assert (row["points"], row["role"], row["ending"], row["changed"]) == ("-12", "declarer", "claimed", "1")
    assert row["cost_play"] == ""
    assert dict(zip(head, second, strict=True))["cost_kontra"] == "1.25"
    assert to_csv([]).count("\n") == 1


def test_an_export_that_fails_is_told(book: Book, tmp_path: Path) -> None:
    (tmp_path / "out.csv").mkdir()
    told: list[Problem | None] = []
    book.statistics.export([ENTRY], tmp_path / "out.csv", told.append)
    assert book.statistics.flush()
    assert told[0] is not None
    assert told[0].kind is ProblemKind.NOT_SAVED


def test_put_is_quick_enough_for_the_windows_thread(book: Book) -> None:
    """No clock decides: the thread that puts in never opens the file."""
    opened = threading.Event()
    let_go = threading.Event()

    def block(_: tuple[Entry, ...]) -> None:
        opened.set()
        let_go.wait(10)

    book.statistics.read(block)
    assert opened.wait(10)
    for number in range(50):
        book.statistics.put(replace(ENTRY, deal=number))
    let_go.set()
    assert len(book.entries()) == 50
