"""The courts: one half-figure put together from a coat, a head and what it holds."""

from __future__ import annotations

from decks.attributes import LEFTS, SHAFTS
from decks.coats import CHESTS, arms
from decks.heads import beard, face, hair, hat
from decks.parts import at, group, hatch, ink
from decks.shape import Figure


def _left_arm(f: Figure) -> str:
    c = f.colours
    if not f.left:
        # The arm hangs down behind the band: the suit sign has this place on an Under.
        return ""
    cuff = ink("M48 210H82L84 222H46Z", c.trim)
    sleeve = ink("M36 240L50 214H80L102 240Z", c.coat) + hatch("M52 240L57 226M64 240L66 227M82 240L77 225")
    return sleeve + LEFTS[f.left]() + at("fist", 66, 197) + cuff


def figure(f: Figure) -> str:
    """The half-figure inside the panel, x 20..280, y 20..240, middle of the face at x = 150."""
    c = f.colours
    head = face(f).replace("{hair}", hair(f)).replace("{beard}", beard(f))
    return (
        group(SHAFTS[f.right](), "translate(234 80) rotate(10) scale(.94)")
        + arms(c)
        + CHESTS[f.chest](c)
        + head
        + hat(f)
        + _left_arm(f)
        + ink("M266 240L232 198L206 210L212 240Z", c.coat)
        + at("fist", 216, 188, 1.0, 10)
        + ink("M200 208L231 194L240 207L205 222Z", c.trim)
    )
