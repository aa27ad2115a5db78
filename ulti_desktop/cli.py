"""The command `ulti-desktop`: alone or with a record it opens the game, with a word it works on files.

`score`, `legal`, `auction`, `kontra`, `contract`, `solve`, `ladder` and `play-record` speak the JSON forms
of the shared cases; `review` tells what each action of a deal cost and `advise` what to do; `simulate` lets
computer players play, `arena` compares two of them, `learn` makes their tables; `fairness` counts deals and
shows that nobody sees hidden cards; `lessons` lists or checks the lessons; `demo` walks through the program
by itself, `deck-sheet` draws all cards of a deck.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from typing import Final

from ulti_desktop.store.paths import SAVED

INTERRUPTED: Final = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status (0 done, 1 failed, 2 bad input, 130 interrupted).

    What works on files is imported for those who ask for it: the window is there sooner without.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        if not words or (len(words) == 1 and words[0].lower().endswith(SAVED)):
            return window(*words)
        from ulti_desktop.commands import line

        return line.run(words)
    except KeyboardInterrupt:
        return INTERRUPTED


def window(record: str = "") -> int:
    """Open the game, at a record when one is named."""
    gc.disable()  # nothing is thrown away while the program starts, which ends with one collection
    from ulti_desktop import opening

    return opening.run([sys.argv[0], record] if record else None)
