"""The French deck in the same hand: signs and courts; the program letters the corners itself."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

from decks.french_jacks import JACKS
from decks.french_kings import KINGS
from decks.french_queens import QUEENS
from decks.lands import SKIES, land
from decks.large import large_middle, large_picture, large_pips
from decks.parts import GOLD, INK, PANEL, PAPER, RED, at, card, group, ink, tell_frame
from decks.scenes import flower
from decks.signs import COLOURS, NAMES, big_sign

RANK_WORDS = {"U": "Jack", "O": "Queen", "K": "King", "A": "Ace"}
CORNER = (48, 103, 0.7)  # of the small sign below the letter
COLUMNS = (109, 191)


def _corner(suit: str) -> str:
    return at(f"f-{suit}-small", *CORNER)


def _under() -> str:
    return f'<rect x="20" y="20" width="260" height="440" rx="14" fill="{PANEL}"/>'


def pips(suit: str, rank: str) -> str:
    """A card from 7 to 10 with the signs in the French places."""
    sign, (left, right) = f"f-{suit}", COLUMNS
    half, over = _corner(suit), ""
    if rank in ("7", "8"):
        half += at(sign, left, 92, 1.08) + at(sign, right, 92, 1.08)
        over = at(sign, left, 240, 1.08) + at(sign, right, 240, 1.08) + at(sign, 150, 166, 1.08)
        if rank == "8":
            over += at(sign, 150, 314, 1.08, 180)
    else:
        half += "".join(at(sign, x, y, 1.0) for y in (80, 188 if rank == "10" else 178) for x in COLUMNS)
        if rank == "10":
            half += at(sign, 150, 134, 1.0)
        else:
            over = at(sign, 150, 240)
    return card(f"{rank} of {NAMES[suit]}.", under=_under(), half=half, over=over + tell_frame())


def ace(suit: str) -> str:
    """One big sign with tulips in it, between two ornaments."""
    garland = at("sprig", 0, 0, 0.9)
    half = (
        _corner(suit)
        + group(flower(), "translate(150 96) scale(1.06)")
        + group(garland, "translate(45 218) scale(-.7 .7) rotate(-98)")
        + group(garland, "matrix(-1 0 0 1 300 0) translate(45 218) scale(-.7 .7) rotate(-98)")
    )
    sign = group(big_sign(suit), "translate(150 240)")
    return card(f"Ace of {NAMES[suit]}.", under=_under(), half=half, over=sign + tell_frame())


# --- courts ---------------------------------------------------------------------------------------------------

_TAB = "M20 131V34A14 14 0 0 1 34 20H76V119A12 12 0 0 1 64 131Z"


def _band(suit: str) -> str:
    """The patterned band over the seam."""
    base = COLOURS[suit][0]
    tiles = "".join(
        ink(f"M{x - 8} 240L{x} 232.500L{x + 8} 240L{x} 247.500Z", GOLD if k % 2 else base, 1.6)
        + f'<circle cx="{x}" cy="240" r="2" fill="{PAPER}"/>'
        for k, x in enumerate(range(38, 270, 28))
    )
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="1.600" fill="{INK}"/>'
        for x in range(52, 260, 28)
        for y in (235.5, 244.5)
    )
    return (
        f'<rect class="i" x="20" y="226" width="260" height="28" fill="{PAPER}"/>'
        f'<path fill="none" stroke="{RED}" stroke-width="1.200" d="M21 229.500H279M21 250.500H279"/>'
        + tiles
        + dots
    )


PEOPLE = {"K": KINGS, "O": QUEENS, "U": JACKS}


def court(suit: str, rank: str) -> str:
    """A king, queen or jack before the land of the suit."""
    half = land(suit) + PEOPLE[rank][suit]() + ink(_TAB, PAPER) + _corner(suit)
    return card(f"{RANK_WORDS[rank]} of {NAMES[suit]}.", half=half, over=_band(suit) + tell_frame())


def large(suit: str, rank: str) -> str:
    """The large-index form of any face."""
    sign = f"f-{suit}"
    comment = f"{RANK_WORDS.get(rank, rank)} of {NAMES[suit]}, large index."
    if rank == "A":
        ornament = group(flower(), "translate(0 -150) scale(1.06)")
        content = ornament + group(ornament, "rotate(180)") + group(big_sign(suit), "scale(.92)")
        return large_middle(comment, sign, 1.15, content)
    if rank in PEOPLE:
        picture = land(suit) + PEOPLE[rank][suit]()
        return large_picture(comment, sign, 1.15, SKIES[suit], picture, _band(suit))
    return large_pips(comment, sign, 1.15, rank, 1.0)


def face(suit: str, rank: str) -> str:
    """Any face of the deck as SVG text."""
    if rank == "A":
        return ace(suit)
    if rank in ("U", "O", "K"):
        return court(suit, rank)
    return pips(suit, rank)
