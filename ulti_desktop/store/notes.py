"""What is kept beside the session being played, in the same file: it is on disk together or not at all."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any, Final

from ulti_desktop.store.ledger import Entry
from ulti_desktop.store.rows import from_row, to_row

KEY: Final = "beside"
MOST_ENTRIES: Final = 1000
MOST_MS: Final = 1000 * 60 * 60 * 24 * 365

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Notes:
    """How long the last deal was played so far, in milliseconds (None: not known), and which finished deals
    are not known to be in the statistics yet.
    """

    played_ms: int | None = None
    unentered: tuple[Entry, ...] = ()


NOTHING: Final = Notes()


def to_json(notes: Notes) -> dict[str, Any]:
    """Return the notes as the file holds them."""
    return {"played_ms": notes.played_ms, "unentered": [to_row(entry) for entry in notes.unentered]}


def from_json(data: object) -> Notes:
    """Read notes; what is not as this version writes it is left out."""
    if not isinstance(data, dict):
        return NOTHING
    played, rows = data.get("played_ms"), data.get("unentered")
    if not isinstance(played, int) or isinstance(played, bool) or not 0 <= played <= MOST_MS:
        played = None
    found = []
    for row in rows[:MOST_ENTRIES] if isinstance(rows, list) else ():
        try:
            found.append(from_row(row))
        except ValueError as error:
            log.error("a deal beside the session cannot be read: %s", error)
    return Notes(played, tuple(found))
