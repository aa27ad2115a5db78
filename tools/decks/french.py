"""The French deck in the same hand: signs and courts; the program letters the corners itself."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

from decks.figures import figure
from decks.parts import (
    BLUE,
    BLUE2,
    GOLD,
    GREEN2,
    GREEN3,
    INK,
    PAPER,
    RED,
    RED2,
    WINE,
    WINE2,
    at,
    card,
    fill,
    group,
    ink,
)  # fmt: skip
from decks.shape import Colours, Figure

NAMES = {"hearts": "hearts", "bells": "diamonds", "leaves": "spades", "acorns": "clubs"}
RANK_WORDS = {"U": "Jack", "O": "Queen", "K": "King", "A": "Ace"}
CORNER = (33, 92)


def pips(suit: str, rank: str) -> str:
    """A card from 7 to 10 with the signs in the French places."""
    sign = f"f-{suit}"
    half = at(sign, *CORNER, 0.62)
    over = ""
    if rank in ("7", "8"):
        half += at(sign, 98, 110, 1.05) + at(sign, 202, 110, 1.05)
        over = at(sign, 98, 240, 1.05) + at(sign, 202, 240, 1.05) + at(sign, 150, 175, 1.05)
        if rank == "8":
            over += at(sign, 150, 305, 1.05, 180)
    else:
        half += "".join(at(sign, x, y, 1.05) for x, y in ((98, 100), (202, 100), (98, 193), (202, 193)))
        if rank == "10":
            half += at(sign, 150, 147, 1.05)
        else:
            over = at(sign, 150, 240, 1.05)
    return card(f"{rank} of {NAMES[suit]}.", half=half, over=over)


def ace(suit: str) -> str:
    """One big sign."""
    sign = f"f-{suit}"
    return card(f"Ace of {NAMES[suit]}.", half=at(sign, *CORNER, 0.62), over=at(sign, 150, 240, 2.6))


_KING = {
    "hearts": ("crown2", "round", "sceptre"),
    "bells": ("crown3", "forked", "mace"),
    "leaves": ("crown1", "full", "sceptre"),
    "acorns": ("crown0", "long", "staff"),
}
_COATS = {
    "hearts": Colours(RED, RED2, BLUE, BLUE2, RED, RED2),
    "bells": Colours("#c58f2c", "#9c6d1a", RED, RED2, "#c58f2c", "#9c6d1a", RED),
    "leaves": Colours(BLUE, BLUE2, WINE, WINE2, BLUE, BLUE2),
    "acorns": Colours("#3d7d5b", GREEN2, RED, RED2, GREEN2, GREEN3),
}
_HAIR = {
    "hearts": ("#a8743c", "#c08a50"),
    "bells": ("#8a5a2a", "#a8743c"),
    "leaves": ("#3a2a22", "#5a4638"),
    "acorns": ("#4a2c1b", "#6b4228"),
}
_TINT = {"K": "#f3dfae", "O": "#dce4ee", "U": "#f0d9c8"}


def court(suit: str, rank: str) -> str:
    """A king, queen or jack in a panel."""
    hair, hair2 = _HAIR[suit]
    coat = _COATS[suit]
    turned = suit in ("leaves", "bells")
    if rank == "K":
        hat, beard, right = _KING[suit]
        if suit == "acorns":
            hair, hair2 = "#e0dacb", "#b0a894"
        shape = Figure(coat, hat, beard, "ermine", right, "orb", hair, hair2, turned)
    elif rank == "O":
        shape = Figure(coat, "queen", "lady", "gown", "flower", "", hair, hair2, turned)
    else:
        right = {"hearts": "halberd", "bells": "spear", "leaves": "sword", "acorns": "crook"}[suit]
        beard = {"hearts": "shaven", "bells": "shaven", "leaves": "moustache", "acorns": "goatee"}[suit]
        shape = Figure(coat, "beret", beard, "ruff" if turned else "dagged", right, "", hair, hair2, turned)
    panel = fill("M62 34A10 10 0 0 1 72 24H228A10 10 0 0 1 238 34V240H62Z", _TINT[rank])
    scale = 0.78
    man = group(figure(shape), f"translate({150 - 150 * scale:g} {240 - 240 * scale:g}) scale({scale})")
    half = panel + man + at(f"f-{suit}", *CORNER, 0.62) + at(f"f-{suit}", 84, 58, 0.6)
    bar = f'<rect class="i" x="62" y="232" width="176" height="16" fill="{PAPER}"/>' + "".join(
        ink(f"M{x} 235L{x + 6} 240L{x} 245L{x - 6} 240Z", GOLD if (x // 22) % 2 else RED, 1.4)
        for x in range(84, 220, 22)
    )
    frame = f'<rect x="62" y="24" width="176" height="432" rx="10" fill="none" stroke="{INK}" stroke-width="2.4"/>'
    return card(f"{RANK_WORDS[rank]} of {NAMES[suit]}.", half=half, over=bar + frame)


def face(suit: str, rank: str) -> str:
    """Any face of the deck as SVG text."""
    if rank == "A":
        return ace(suit)
    if rank in ("U", "O", "K"):
        return court(suit, rank)
    return pips(suit, rank)
