"""What the parts of a contract need: in the auction, and while cards are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop.engine.cards import ACES, PAIR, TENS, Card, Rank, Suit, mask_of
from ulti_desktop.engine.contracts import Part
from ulti_desktop.words.cards import suit
from ulti_desktop.words.contracts import part as part_name
from ulti_desktop.words.text import QT_TRANSLATE_NOOP, all_of, capital, fill

translate = QCoreApplication.translate

_NEEDS: Final = {
    Part.PARTI: QT_TRANSLATE_NOOP("needs", "needs more card points than the defenders get."),
    Part.ULTI: QT_TRANSLATE_NOOP("needs", "needs the last trick, won with the trump seven."),
    Part.FORTY_HUNDRED: QT_TRANSLATE_NOOP(
        "needs", "needs king and over of trump, and 60 card points from tricks besides."
    ),
    Part.TWENTY_HUNDRED: QT_TRANSLATE_NOOP(
        "needs", "needs king and over of a suit that is not trump, and 80 card points from tricks besides."
    ),
    Part.BETLI: QT_TRANSLATE_NOOP("needs", "needs to take no trick at all."),
    Part.DURCHMARS: QT_TRANSLATE_NOOP("needs", "needs to take all ten tricks."),
    Part.FOUR_ACES: QT_TRANSLATE_NOOP("needs", "needs all four aces in the tricks taken."),
    Part.FOUR_TENS: QT_TRANSLATE_NOOP("needs", "needs all four tens in the tricks taken."),
}
_FRENCH_NEEDS: Final = {
    Part.FORTY_HUNDRED: QT_TRANSLATE_NOOP(
        "needs", "needs king and queen of trump, and 60 card points from tricks besides."
    ),
    Part.TWENTY_HUNDRED: QT_TRANSLATE_NOOP(
        "needs", "needs king and queen of a suit that is not trump, and 80 card points from tricks besides."
    ),
}


def suits_for(of: Part, hand: Sequence[Card]) -> tuple[Suit, ...] | None:
    """Return the suits in which a hand has what the part needs; None where no certain cards are needed."""
    held = mask_of(hand)
    match of:
        case Part.ULTI:
            return tuple(one for one in Suit if Card.of(one, Rank.SEVEN) in hand)
        case Part.FORTY_HUNDRED | Part.TWENTY_HUNDRED:
            return tuple(one for one in Suit if not PAIR[one] & ~held)
    return None


def holds(of: Part, hand: Sequence[Card]) -> bool:
    """Tell whether a hand has the cards without which the part cannot be made."""
    return bool(suits_for(of, hand))


def need(of: Part, hand: Sequence[Card], french: bool = False) -> str:
    """What the part needs and whether the hand holds it, in one or two sentences."""
    table = _FRENCH_NEEDS if french and of in _FRENCH_NEEDS else _NEEDS
    text = fill("%1 %2", capital(part_name(of)), translate("needs", table[of]))
    suits = suits_for(of, hand)
    if suits is None:
        if of in (Part.FOUR_ACES, Part.FOUR_TENS):
            count = (mask_of(hand) & (ACES if of is Part.FOUR_ACES else TENS)).bit_count()
            return fill("%1 %2", text, fill(translate("needs", "You hold %1 of them."), str(count)))
        return text
    if suits:
        told = fill(translate("needs", "You hold that in: %1."), all_of([suit(one, french) for one in suits]))
    else:
        told = translate("needs", "You do not hold that.")
    return fill("%1 %2", text, told)


def to_go(points: int) -> str:
    """`30 to go`: the points that a part still needs; `made` where none are missing."""
    if points <= 0:
        return translate("needs", "reached")
    return fill(translate("needs", "%1 to go"), str(points))


def seven_out() -> str:
    """`the seven is out`: the seven of trumps is not played yet, and the viewer does not hold it."""
    return translate("needs", "the seven is still out")


def tricks_of_ten(won: int) -> str:
    """`3 of 10 tricks`: how far a durchmars is."""
    return fill(translate("needs", "%1 of 10 tricks"), str(won))


def unable(of: str) -> str:
    """`cannot beat the king of hearts`, for a card named with its article."""
    return fill(translate("needs", "cannot beat: %1"), of)
