"""What several tests of files ask for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.books import Book


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    book = Book(tmp_path / "data" / "statistics.sqlite")
    book.path.parent.mkdir()
    yield book
    assert book.statistics.stop()
