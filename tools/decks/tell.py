"""The Tell deck: German suits, Roman numerals, twelve courts, four seasons."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

from dataclasses import dataclass

from decks.figures import figure
from decks.kings import KINGS, king
from decks.parts import (
    BLUE,
    BLUE2,
    GREEN2,
    GREEN3,
    PANEL,
    RED,
    RED2,
    STEEL2,
    WINE,
    WINE2,
    at,
    band,
    card,
    fill,
    group,
    roman,
    tell_frame,
)  # fmt: skip
from decks.seasons import season
from decks.shape import Colours, Figure
from decks.vignettes import PLACES, VIGNETTES

PANEL_PATH = "M20 34A14 14 0 0 1 34 20H266A14 14 0 0 1 280 34V240H20Z"


@dataclass(frozen=True)
class Season:
    """Colours of one suit's background: panel, far and near hills, and whether the peaks have snow."""

    panel: str
    far: str
    near: str
    snow: bool = False


SEASONS = {
    "hearts": Season("#f6e3d3", "#dcc3b4", "#a9bf94"),
    "bells": Season("#f7e6b9", "#e3c98c", "#c9a860"),
    "leaves": Season("#e6ead0", "#c3ceab", "#8fae86"),
    "acorns": Season("#e4ebe8", "#b9cbcb", "#8aa9a6", True),
}

_BROWN, _BROWN2 = "#7a5236", "#56371f"
COURTS: dict[tuple[str, str], tuple[str, str, Figure]] = {
    ("acorns", "O"): ("TELL VILMOS", "the archer", Figure(
        Colours("#3d7d5b", GREEN2, RED, RED2, GREEN2, GREEN3), "feather", "full", "dagged", "crossbow", "bolt")),
    ("leaves", "O"): ("RUDENZ ULRICH", "the young noble", Figure(
        Colours(BLUE, BLUE2, WINE, WINE2, BLUE, BLUE2), "beret", "shaven", "ruff", "sword", "shield",
        hair="#8a5a2a", hair2="#a8743c", mirrored_face=True)),
    ("hearts", "O"): ("GESZLER HERMANN", "the bailiff with his falcon", Figure(
        Colours(WINE, WINE2, RED, RED2, RED, RED2), "fur", "forked", "fur", "mace", "falcon",
        hair="#2f2622", hair2="#52443c")),
    ("bells", "O"): ("STÜSZI VADÁSZ", "the field guard with his horn", Figure(
        Colours("#b9772c", "#8f591d", "#d9a03a", "#b07d22", _BROWN, _BROWN2, RED), "brim", "round", "dagged",
        "spear", "horn", hair="#6b3d1e", hair2="#8a5530", mirrored_face=True)),
    ("acorns", "U"): ("HARRAS RUDOLF", "the equerry with the halberd", Figure(
        Colours(_BROWN, _BROWN2, RED, RED2, STEEL2, STEEL2), "helmet", "moustache", "plate", "halberd",
        mirrored_face=True)),
    ("leaves", "U"): ("FÜRST WALTER", "the elder with his staff", Figure(
        Colours("#6a7f5a", "#4d6142", GREEN2, GREEN3, GREEN2, GREEN3), "hood", "long", "cloak", "staff",
        hair="#d8d2c4", hair2="#a59d8c",
            brow="#8f8778")),
    ("hearts", "U"): ("KUONI PÁSZTOR", "the herdsman with the crook", Figure(
        Colours("#c9b58c", "#a8926a", RED, RED2, "#8f6b45", "#6b4d2f"), "cap", "shaven", "vest", "crook",
        hair="#a8743c", hair2="#c08a50")),
    ("bells", "U"): ("REDING ITELL", "the magistrate with the axe", Figure(
        Colours("#5a6f86", "#40536a", "#c58f2c", "#9c6d1a", "#40536a", "#2d3c50"), "beret", "goatee", "cloak", "axe",
        hair="#3a2a22", hair2="#5a4638", mirrored_face=True)),
}  # fmt: skip

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


def _background(season: Season) -> str:
    peaks = fill("M20 158L56 116L78 140L100 104L128 140L196 98L230 136L254 118L280 146V240H20Z", season.far)
    if season.snow:
        peaks += fill(
            "M100 104L88 123L97 119L102 127L112 119ZM196 98L176 110L188 111L197 122L208 111Z"
            "M254 118L244 126L253 127L263 127ZM56 116L46 128L55 126L65 126Z",
            "#fbf5e6",
        )
    else:
        peaks = fill("M20 150C60 112 96 116 128 140C170 104 226 100 280 140V240H20Z", season.far)
    return (
        fill(PANEL_PATH, season.panel)
        + peaks
        + fill("M20 202C50 178 84 184 112 192C160 172 232 180 280 164V240H20Z", season.near)
    )


def court(suit: str, rank: str) -> str:
    """An Over, Under or King."""
    name, words, man = "", "the king", ""
    if rank == "K":
        man = king(KINGS[suit])
    else:
        name, words, shape = COURTS[(suit, rank)]
        man = figure(shape)
    x, y = SIGN_AT[rank]
    half = _background(SEASONS[suit]) + man + at(suit, x, y, 0.95)
    return card(f"{RANK_WORDS[rank]} of {suit}: {words}.", half=half, over=band(name) + tell_frame())


# --- pips -----------------------------------------------------------------------------------------------------------

_HALVES = {
    "7": ((60, 112), (150, 84), (240, 112)),
    "8": ((62, 106), (62, 190), (238, 106), (238, 190)),
    "9": ((62, 106), (62, 190), (238, 106), (238, 190)),
    "10": ((62, 106), (62, 190), (238, 106), (238, 190)),
}
_PICTURE_AT = {"7": (165, 0.8), "8": (150, 1.0), "9": (140, 1.0), "10": (172, 0.86)}
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
    picture = PLACES.get((suit, rank))
    y, size = _PICTURE_AT[rank]
    if picture:
        half += group(VIGNETTES[picture](), f"translate(150 {y}) scale({size})")
    elif rank != "10":
        half += at("tulip", 150, y + 14, 1.2)
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
