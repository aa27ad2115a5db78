"""Numbered work in several processes: in order, with its failures, and no process left behind."""

from __future__ import annotations

import itertools
import multiprocessing
from contextlib import closing

import pytest

from tests.kit.work import dies_at_five, fails_at_seven, square
from ulti_desktop.arena.minds import DealFailed
from ulti_desktop.arena.pool import in_order


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_results_come_in_order(jobs: int) -> None:
    assert list(in_order(square, 3, 20, jobs)) == [n * n for n in range(3, 21)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_without_an_end_it_goes_on_until_the_caller_stops(jobs: int) -> None:
    with closing(in_order(square, 1, None, jobs)) as results:
        assert list(itertools.islice(results, 30)) == [n * n for n in range(1, 31)]
    assert not multiprocessing.active_children()


def test_a_failure_comes_when_it_is_its_turn() -> None:
    results = in_order(fails_at_seven, 1, 40, 2)
    assert [next(results) for _ in range(6)] == [1, 2, 3, 4, 5, 6]
    with pytest.raises(DealFailed, match="seven is not wanted") as failed:
        next(results)
    assert "fails_at_seven" in failed.value.__notes__[0]
    assert not multiprocessing.active_children()


def test_a_process_that_dies_ends_the_run() -> None:
    with pytest.raises(DealFailed, match="died with exit code 3"):
        list(in_order(dies_at_five, 1, 40, 2))


def test_more_processes_than_work() -> None:
    assert list(in_order(square, 1, 2, 4)) == [1, 4]
