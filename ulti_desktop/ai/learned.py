"""The tables that were learned from play, as they lie in `ai/data`.

Without them the players are weaker, but they play: a table that is missing or damaged counts as empty.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

folder: Traversable = resources.files("ulti_desktop.ai").joinpath("data")

log = logging.getLogger(__name__)


def learned(name: str, check: Callable[[Any], None]) -> dict[str, Any]:
    """Return the tables of a file, or none at all, and log why, when it cannot be used.

    `check` gets what the file holds and raises for what players cannot use: ValueError, or the TypeError,
    LookupError or AttributeError that comes of handling it.
    """
    try:
        found = json.loads(folder.joinpath(name).read_text("utf-8"))
        check(found)
    except (OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        log.warning("players do without what was learned: %s: %s", name, error)
        return {}
    tables: dict[str, Any] = found
    return tables


def check_numbers(values: object, count: int, least: float, most: float) -> None:
    """Raise ValueError where these are not so many numbers from `least` to `most`."""
    if not isinstance(values, list) or len(values) != count:
        raise ValueError(f"not a row of {count}: {str(values)[:60]}")
    for value in values:
        if type(value) not in (int, float) or not least <= value <= most:
            raise ValueError(f"not a number from {least} to {most}: {str(value)[:60]}")
