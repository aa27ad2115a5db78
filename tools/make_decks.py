"""Draws the decks and the backs: `python tools/make_decks.py [folder]` writes the same bytes each time.

`python tools/make_decks.py --pictures [folder]` draws contact sheets of them for `docs/pictures/decks`.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from decks import french, tell
from decks.backs import BACKS
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
7 = [48, 58, 36]
8 = [48, 58, 36]
9 = [48, 58, 36]
10 = [50, 58, 36]
U = [48, 58, 36]
O = [48, 58, 36]
K = [48, 58, 36]
A = [48, 58, 36]

[letters.colours]
"" = "#2b211c"
hearts = "#c8392b"
bells = "#cc3d2a"
leaves = "#3a343c"
acorns = "#3b353d"

# Colours of the suits that look different when four colours are asked for: what each becomes, the sign's
# colour, its shadow.
[four_colours.acorns]
"#3b353d" = "#2f8050"
"#201c22" = "#1f5836"

[four_colours.bells]
"#cc3d2a" = "#2f6fb3"
"#972b1e" = "#214e80"
"""


def files() -> dict[str, str]:
    """Every file of both decks and all backs: path below the decks folder to text."""
    result: dict[str, str] = {"tell/deck.toml": _TELL_TOML, "french/deck.toml": _FRENCH_TOML}
    result |= {f"backs/{name}.svg": draw_back() for name, draw_back in BACKS.items()}
    for deck, draw in (("tell", tell), ("french", french)):
        for suit in SUITS:
            for rank in RANKS:
                result[f"{deck}/{suit}-{rank}.svg"] = draw.face(suit, rank)
                result[f"{deck}/large/{suit}-{rank}.svg"] = draw.large(suit, rank)
    return result


def write(folder: Path) -> None:
    """Write all files below `folder`."""
    for name, text in sorted(files().items()):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text.encode("utf-8"))


def main(arguments: list[str]) -> None:
    """Draw the decks, or with --pictures their contact sheets, into the folder named or the usual one."""
    root = Path(__file__).resolve().parents[1]
    folders = [Path(one) for one in arguments if not one.startswith("--")]
    if "--pictures" in arguments:
        from decks import pictures

        pictures.write(folders[0] if folders else root / "docs" / "pictures" / "decks")
    else:
        write(folders[0] if folders else root / "resources" / "decks")


if __name__ == "__main__":
    main(sys.argv[1:])
