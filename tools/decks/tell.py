"""The Tell deck: German suits, Roman numerals, twelve courts, four seasons."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

from dataclasses import dataclass

from decks.kings import KINGS, king
from decks.large import SCALE, large_picture, large_pips
from decks.overs import OVERS
from decks.parts import (
    PANEL,
    at,
    band,
    card,
    fill,
    group,
    hatch,
    roman,
    tell_frame,
)  # fmt: skip
from decks.seasons import SKIES, season
from decks.unders import UNDERS
from decks.vignettes import PLACES, VIGNETTES

PANEL_PATH = "M20 34A14 14 0 0 1 34 20H266A14 14 0 0 1 280 34V240H20Z"


@dataclass(frozen=True)
class Season:
    """Colours of one suit's background: panel, peaks, far and near hills, and whether the peaks have snow."""

    panel: str
    far: str
    middle: str
    near: str
    snow: bool = False


SEASONS = {
    "hearts": Season("#f6e3d3", "#e6c9b8", "#c3c49c", "#a3b98c"),
    "bells": Season("#f7e6b9", "#e9cf8f", "#dcb968", "#c79f4e"),
    "leaves": Season("#e6ead0", "#cad6b4", "#aec69c", "#8bab80"),
    "acorns": Season("#e4ebe8", "#b9cbcb", "#a3bcb8", "#86a5a2", True),
}

RANK_WORDS = {
    "U": "Under",
    "O": "Over",
    "K": "King",
    "A": "Ace",
    "7": "VII",
    "8": "VIII",
    "9": "IX",
    "10": "X",
}
RIDER_SCALE = 0.74  # of a king in the large form: the horse needs room
SIGN_AT = {"O": (52, 62), "K": (52, 62), "U": (51, 144)}


_RIDGES = {
    "acorns": (
        (20, 158),
        (56, 116),
        (78, 140),
        (100, 104),
        (128, 140),
        (196, 98),
        (230, 136),
        (254, 118),
        (280, 146),
    ),
    "leaves": (
        (20, 138),
        (52, 112),
        (84, 142),
        (118, 118),
        (160, 150),
        (206, 104),
        (238, 140),
        (262, 120),
        (280, 134),
    ),
    "hearts": (
        (20, 150),
        (44, 126),
        (72, 146),
        (104, 106),
        (140, 148),
        (188, 116),
        (216, 142),
        (250, 102),
        (280, 138),
    ),
    "bells": (
        (20, 132),
        (48, 110),
        (92, 148),
        (132, 120),
        (172, 144),
        (214, 112),
        (246, 138),
        (262, 124),
        (280, 142),
    ),
}
_SNOW = "M100 104L88 123L97 119L102 127L112 119ZM196 98L176 110L188 111L197 122L208 111ZM254 118L244 126L253 127L263 127ZM56 116L46 128L55 126L65 126Z"


def _slopes(ridge: tuple[tuple[int, int], ...]) -> str:
    """Strokes down the shaded side of every peak."""
    strokes = ""
    for (_, before), (x, y), (x2, y2) in zip(ridge, ridge[1:], ridge[2:], strict=False):
        if y < before and y < y2:
            for part, length in ((0.18, 26), (0.42, 20), (0.66, 14)):
                left, top = x + part * (x2 - x), y + part * (y2 - y) + 7
                strokes += f"M{left:.0f} {top:.0f}l{length * 0.45:.0f} {length}"
    return strokes


def _background(suit: str) -> str:
    season, ridge = SEASONS[suit], _RIDGES[suit]
    return (
        fill(PANEL_PATH, season.panel)
        + fill("M" + "L".join(f"{x} {y}" for x, y in ridge) + "V240H20Z", season.far)
        + (fill(_SNOW, "#fbf5e6") if season.snow else "")
        + hatch(_slopes(ridge), season.near)
        + fill("M20 188C50 168 90 176 130 186C176 164 240 168 280 152V240H20Z", season.middle)
        + fill("M20 206C54 186 88 192 116 202C166 184 236 194 280 178V240H20Z", season.near)
    )


def _people(suit: str, rank: str) -> tuple[str, str, str]:
    """Name on the band, words for the comment, and the half picture without its sign."""
    if rank == "K":
        name, words, man = "", "the king", king(KINGS[suit])
    else:
        name, words, draw = (OVERS if rank == "O" else UNDERS)[suit]
        man = draw()
    return name, words, _background(suit) + man


def court(suit: str, rank: str) -> str:
    """An Over, Under or King."""
    name, words, picture = _people(suit, rank)
    half = picture + at(suit, *SIGN_AT[rank], 0.95)
    return card(f"{RANK_WORDS[rank]} of {suit}: {words}.", half=half, over=band(name) + tell_frame())


# --- pips -----------------------------------------------------------------------------------------------------------

_HALVES = {
    "7": ((60, 112), (150, 76), (240, 112)),
    "8": ((62, 106), (62, 190), (238, 106), (238, 190)),
    "9": ((62, 106), (62, 190), (238, 106), (238, 190)),
    "10": ((62, 106), (62, 190), (238, 106), (238, 190)),
}
_PICTURE_AT = {"7": 166, "8": 146, "9": 140, "10": 175}
_MIDDLE = {"7", "9"}


def pips(suit: str, rank: str) -> str:
    """A card from VII to X."""
    scale = 1.08 if rank == "7" else 1.0
    half = group(roman(RANK_WORDS[rank]), "translate(32 33) scale(.86)")
    half += "".join(at(suit, x, y, scale) for x, y in _HALVES[rank])
    if rank == "10":
        half += at(suit, 150, 82 if (suit, rank) in PLACES else 130, scale)
    if rank == "10" and (suit, rank) not in PLACES:
        half += at("sprig", 152, 240, 0.9)
    if rank == "7":
        half += at("sprig", 182, 240)
    if rank == "8":
        half += at("sprig", 152, 240, 0.9)
    if rank == "9":
        half += at("sprig", 178, 240, 0.62)
    if (suit, rank) in PLACES:
        picture, size = PLACES[(suit, rank)]
        half += group(VIGNETTES[picture](), f"translate(150 {_PICTURE_AT[rank]}) scale({size})")
    middle = at(suit, 150, 242, scale) if rank in _MIDDLE else ""
    under = f'<rect x="20" y="20" width="260" height="440" rx="14" fill="{PANEL}"/>'
    return card(f"{RANK_WORDS[rank]} of {suit}.", under=under, half=half, over=middle + tell_frame())


# --- aces -----------------------------------------------------------------------------------------------------------

_SEASON_NAMES = {"hearts": "TAVASZ", "bells": "NYÁR", "leaves": "ŐSZ", "acorns": "TÉL"}


def ace(suit: str) -> str:
    """An ace: its season, two signs a half, and the season's name."""
    half = season(suit) + at(suit, 50, 60, 0.92) + at(suit, 250, 60, 0.92)
    return card(f"Ace of {suit}.", half=half, over=band(_SEASON_NAMES[suit]) + tell_frame())


def large(suit: str, rank: str) -> str:
    """The large-index form of any face."""
    comment = f"{RANK_WORDS[rank]} of {suit}, large index."
    if rank == "A":
        return large_picture(comment, suit, 1.12, SKIES[suit], season(suit), band(""))
    if rank in ("U", "O", "K"):
        picture = _people(suit, rank)[2]
        scale = RIDER_SCALE if rank == "K" else SCALE
        return large_picture(comment, suit, 1.12, SEASONS[suit].panel, picture, band(""), scale)
    return large_pips(comment, suit, 1.12, rank, 0.92)


def face(suit: str, rank: str) -> str:
    """Any face of the deck as SVG text."""
    if rank == "A":
        return ace(suit)
    if rank in ("U", "O", "K"):
        return court(suit, rank)
    return pips(suit, rank)
