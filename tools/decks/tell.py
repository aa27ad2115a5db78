"""The Tell deck: German suits, Roman numerals, twelve courts, four seasons."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

from dataclasses import dataclass

from decks.kings import KINGS, king
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
from decks.seasons import season
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
SIGN_AT = {"O": (52, 62), "K": (52, 62), "U": (52, 152)}


_RIDGES = {
    "acorns": "M20 158L56 116L78 140L100 104L128 140L196 98L230 136L254 118L280 146V240H20Z",
    "leaves": "M20 138L52 112L84 142L118 118L160 150L206 104L238 140L262 120L280 134V240H20Z",
    "hearts": "M20 150L44 126L72 146L104 106L140 148L188 116L216 142L250 102L280 138V240H20Z",
    "bells": "M20 132L48 110L92 148L132 120L172 144L214 112L246 138L280 116V240H20Z",
}
_SNOW = "M100 104L88 123L97 119L102 127L112 119ZM196 98L176 110L188 111L197 122L208 111ZM254 118L244 126L253 127L263 127ZM56 116L46 128L55 126L65 126Z"
_SLOPES = "M58 122L70 144M64 124L80 150M212 112L232 146M206 118L222 150M254 124L268 146M34 140L44 158M240 132L252 152"


def _background(suit: str) -> str:
    season = SEASONS[suit]
    return (
        fill(PANEL_PATH, season.panel)
        + fill(_RIDGES[suit], season.far)
        + (fill(_SNOW, "#fbf5e6") if season.snow else "")
        + hatch(_SLOPES, season.near)
        + fill("M20 188C50 168 90 176 130 186C176 164 240 168 280 152V240H20Z", season.middle)
        + fill("M20 206C54 186 88 192 116 202C166 184 236 194 280 178V240H20Z", season.near)
    )


def court(suit: str, rank: str) -> str:
    """An Over, Under or King."""
    if rank == "K":
        name, words, man = "", "the king", king(KINGS[suit])
    else:
        name, words, draw = (OVERS if rank == "O" else UNDERS)[suit]
        man = draw()
    x, y = SIGN_AT[rank]
    half = _background(suit) + man + at(suit, x, y, 0.95)
    return card(f"{RANK_WORDS[rank]} of {suit}: {words}.", half=half, over=band(name) + tell_frame())


# --- pips -----------------------------------------------------------------------------------------------------------

_HALVES = {
    "7": ((60, 112), (150, 76), (240, 112)),
    "8": ((62, 106), (62, 190), (238, 106), (238, 190)),
    "9": ((62, 106), (62, 190), (238, 106), (238, 190)),
    "10": ((62, 106), (62, 190), (238, 106), (238, 190)),
}
_PICTURE_AT = {"7": 166, "8": 146, "9": 140, "10": 170}
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
    return card(f"Ace of {suit}.", half=season(suit), over=band(_SEASON_NAMES[suit]) + tell_frame())


def face(suit: str, rank: str) -> str:
    """Any face of the deck as SVG text."""
    if rank == "A":
        return ace(suit)
    if rank in ("U", "O", "K"):
        return court(suit, rank)
    return pips(suit, rank)
