"""Draws both card decks: `python tools/make_decks.py [folder]` writes the same bytes each time."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from decks import french, tell
from decks.back import back
from decks.parts import RANKS, SUITS

_TELL_TOML = """\
id = "tell"
suits = "german"
license = "MIT, drawn for this project"
author = "Ulti Desktop contributors"
aspect = 1.6

[names]
hu = "Tell-kártya"
de = "Doppeldeutsche (Tell)"
en = "Tell cards"

# Corner letters, drawn by the program in the player's language: middle x, middle y, capital height.
[letters]
always = false

[letters.at]
U = [43, 205, 30]
O = [43, 119, 30]
K = [43, 119, 30]
A = [43, 113, 30]

[letters.colours]
"" = "#2b211c"
"""
_FRENCH_TOML = """\
id = "french"
suits = "french"
license = "MIT, drawn for this project"
author = "Ulti Desktop contributors"
aspect = 1.6

[names]
hu = "Francia kártya"
de = "Französisches Blatt"
en = "French cards"

# Corner letters, drawn by the program in the player's language: middle x, middle y, capital height.
[letters]
always = true

[letters.at]
7 = [33, 48, 38]
8 = [33, 48, 38]
9 = [33, 48, 38]
10 = [33, 48, 38]
U = [33, 48, 38]
O = [33, 48, 38]
K = [33, 48, 38]
A = [33, 48, 38]

[letters.colours]
"" = "#2b211c"
hearts = "#c8392b"
bells = "#c8392b"

# Suits that look different when four colours are asked for.
[four_colours]
leaves = "#1f7a4d"
bells = "#cf7400"
"""


def files() -> dict[str, str]:
    """Every file of both decks: path below the decks folder to text."""
    result: dict[str, str] = {"tell/deck.toml": _TELL_TOML, "french/deck.toml": _FRENCH_TOML}
    for deck, draw in (("tell", tell.face), ("french", french.face)):
        result[f"{deck}/back.svg"] = back()
        for suit in SUITS:
            for rank in RANKS:
                result[f"{deck}/{suit}-{rank}.svg"] = draw(suit, rank)
    return result


def write(folder: Path) -> None:
    """Write all files below `folder`."""
    for name, text in sorted(files().items()):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text.encode("utf-8"))


if __name__ == "__main__":
    root = Path(__file__).resolve().parents[1] / "resources" / "decks"
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else root)
