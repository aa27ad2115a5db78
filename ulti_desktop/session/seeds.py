"""Seeds: of a session, and what follows from it alone, the same on every computer."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from ulti_desktop.engine.record import Record

SEED_BYTES: Final = 16
"""32 cards lie in fewer than 2**118 orders, so each of them can come up."""


def fresh() -> str:
    """Return a seed that nobody can know before."""
    return secrets.token_hex(SEED_BYTES)


def first_dealer(seed: str) -> int:
    """Return the seat that deals first in the session of a seed."""
    return _number(f"{seed}/dealer") % 3


def of_player(record: Record, seat: int) -> int:
    """Return the seed of the computer player on a seat in a record's last deal."""
    return _number(f"{record.seed}/{len(record.played)}/{seat}")


def _number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
