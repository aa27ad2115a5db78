"""The native room: plain ints in, plain ints out.

`AVAILABLE` says whether the compiled part is there. Without it the Python twin answers, which is slower and
otherwise the same; `WHY_NOT` then says what was in the way.
"""

from __future__ import annotations

AVAILABLE: bool
WHY_NOT: str | None

try:
    from ulti_desktop.native._core import legal_mask, trick_winner
except ImportError as problem:
    from ulti_desktop.native.twin import legal_mask, trick_winner

    AVAILABLE = False
    WHY_NOT = str(problem)
else:
    AVAILABLE = True
    WHY_NOT = None

__all__ = ["AVAILABLE", "WHY_NOT", "legal_mask", "trick_winner"]
