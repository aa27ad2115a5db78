"""Pieces of work for worker processes, which import them by name."""

from __future__ import annotations

import os


def square(number: int) -> int:
    return number * number


def fails_at_seven(number: int) -> int:
    if number == 7:
        raise RuntimeError("seven is not wanted")
    return number


def dies_at_five(number: int) -> int:
    if number == 5:
        os._exit(3)
    return number
