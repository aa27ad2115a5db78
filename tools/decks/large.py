"""The large-index form of a card: a column for letter and sign, and the picture in a frame beside it."""

# ruff: noqa: E501 - path data reads worse when broken
from __future__ import annotations

from decks.parts import GOLD, INK, PANEL, PAPER, RED, at, card, fill, group

LEFT, RIGHT, TOP, BOTTOM, ROUND = 100, 282, 20, 460, 14
MIDDLE = (LEFT + RIGHT) / 2
SCALE = 0.82
SIGN_AT = (55, 156)  # of the sign below the letter
_CARD = "M18 0H282A18 18 0 0 1 300 18V462A18 18 0 0 1 282 480H18A18 18 0 0 1 0 462V18A18 18 0 0 1 18 0Z"


def _panel() -> str:
    return (
        f"M{LEFT + ROUND} {TOP}H{RIGHT - ROUND}A{ROUND} {ROUND} 0 0 1 {RIGHT} {TOP + ROUND}V{BOTTOM - ROUND}"
        f"A{ROUND} {ROUND} 0 0 1 {RIGHT - ROUND} {BOTTOM}H{LEFT + ROUND}A{ROUND} {ROUND} 0 0 1 {LEFT} {BOTTOM - ROUND}"
        f"V{TOP + ROUND}A{ROUND} {ROUND} 0 0 1 {LEFT + ROUND} {TOP}Z"
    )


def _frame(sign: str, size: float) -> str:
    """What lies over the picture: the card round its window, the frames, the sign and an ornament."""
    stalk = "".join(
        f'<circle cx="55" cy="{y}" r="{r}" fill="{colour}"/>'
        for y, r, colour in ((318, 2.2, INK), (332, 3.2, GOLD), (346, 2.2, INK))
    )
    return (
        f'<path fill="{PAPER}" fill-rule="evenodd" d="{_CARD}{_panel()}"/>'
        f'<path class="n" d="{_panel()}"/>'
        f'<rect x="13.500" y="13.500" width="273" height="453" rx="18" fill="none" stroke="{RED}" stroke-width="1.400"/>'
        + at(sign, *SIGN_AT, size)
        + stalk
        + at("tulip-spray", 55, 440)
    )


def large_picture(
    comment: str, sign: str, size: float, sky: str, half: str, middle: str, scale: float = SCALE
) -> str:
    """A court or an ace: the half picture twice, `middle` over its seam, `sky` above it."""
    place = f"translate({MIDDLE:g} 240) scale({scale:g}) translate(-150 -240)"
    return card(comment, fill(_panel(), sky), half, _frame(sign, size), middle=middle, place=place)


def large_middle(comment: str, sign: str, size: float, content: str) -> str:
    """A card with something round the middle of the window."""
    under = fill(_panel(), PANEL) + group(content, f"translate({MIDDLE:g} 240)")
    return card(comment, under=under, over=_frame(sign, size))


def large_pips(comment: str, sign: str, size: float, rank: str, scale: float) -> str:
    """A card from seven to ten: its signs in two rows with others between them."""
    columns, content = (-45, 45), ""
    rows = (-159, -53, 53, 159) if rank in ("9", "10") else (-152, 0, 152)
    between = {"7": (-76,), "8": (-76, 76), "9": (0,), "10": (-106, 106)}[rank]
    spots = [(x, y) for y in rows for x in columns] + [(0, y) for y in between]
    for x, y in spots:
        content += at(sign, x, y, scale, 180 if y > 0 else 0)
    return large_middle(comment, sign, size, content)
