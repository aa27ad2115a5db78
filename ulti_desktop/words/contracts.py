"""Names of contract parts, contracts and doublings, as card players speak them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop.engine.cards import Suit
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.ladder import opened_part
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.scoring import announced
from ulti_desktop.words.cards import suit
from ulti_desktop.words.text import QT_TRANSLATE_NOOP, fill, times

translate = QCoreApplication.translate

_PARTS: Final = {
    Part.PARTI: QT_TRANSLATE_NOOP("words", "partie"),
    Part.ULTI: QT_TRANSLATE_NOOP("words", "ulti"),
    Part.FORTY_HUNDRED: QT_TRANSLATE_NOOP("words", "40-100"),
    Part.TWENTY_HUNDRED: QT_TRANSLATE_NOOP("words", "20-100"),
    Part.BETLI: QT_TRANSLATE_NOOP("words", "betli"),
    Part.DURCHMARS: QT_TRANSLATE_NOOP("words", "durchmars"),
    Part.FOUR_ACES: QT_TRANSLATE_NOOP("words", "four aces"),
    Part.FOUR_TENS: QT_TRANSLATE_NOOP("words", "four tens"),
}
_SUITED: Final = {
    Part.PARTI: QT_TRANSLATE_NOOP("words", "%1 partie"),
    Part.ULTI: QT_TRANSLATE_NOOP("words", "%1 ulti"),
    Part.FORTY_HUNDRED: QT_TRANSLATE_NOOP("words", "%1 40-100"),
    Part.TWENTY_HUNDRED: QT_TRANSLATE_NOOP("words", "%1 20-100"),
    Part.BETLI: QT_TRANSLATE_NOOP("words", "%1 betli"),
    Part.DURCHMARS: QT_TRANSLATE_NOOP("words", "%1 durchmars"),
    Part.FOUR_ACES: QT_TRANSLATE_NOOP("words", "%1 four aces"),
    Part.FOUR_TENS: QT_TRANSLATE_NOOP("words", "%1 four tens"),
}
_OPEN: Final = {
    Part.PARTI: QT_TRANSLATE_NOOP("words", "open partie"),
    Part.ULTI: QT_TRANSLATE_NOOP("words", "open ulti"),
    Part.FORTY_HUNDRED: QT_TRANSLATE_NOOP("words", "open 40-100"),
    Part.TWENTY_HUNDRED: QT_TRANSLATE_NOOP("words", "open 20-100"),
    Part.BETLI: QT_TRANSLATE_NOOP("words", "open betli"),
    Part.DURCHMARS: QT_TRANSLATE_NOOP("words", "open durchmars"),
    Part.FOUR_ACES: QT_TRANSLATE_NOOP("words", "open four aces"),
    Part.FOUR_TENS: QT_TRANSLATE_NOOP("words", "open four tens"),
}
_OPEN_SUITED: Final = {
    Part.PARTI: QT_TRANSLATE_NOOP("words", "open %1 partie"),
    Part.ULTI: QT_TRANSLATE_NOOP("words", "open %1 ulti"),
    Part.FORTY_HUNDRED: QT_TRANSLATE_NOOP("words", "open %1 40-100"),
    Part.TWENTY_HUNDRED: QT_TRANSLATE_NOOP("words", "open %1 20-100"),
    Part.BETLI: QT_TRANSLATE_NOOP("words", "open %1 betli"),
    Part.DURCHMARS: QT_TRANSLATE_NOOP("words", "open %1 durchmars"),
    Part.FOUR_ACES: QT_TRANSLATE_NOOP("words", "open %1 four aces"),
    Part.FOUR_TENS: QT_TRANSLATE_NOOP("words", "open %1 four tens"),
}
# The partie alone has a name of its own at the table
_ALONE: Final = {
    (False, False): QT_TRANSLATE_NOOP("alone", "partie"),
    (True, False): QT_TRANSLATE_NOOP("alone", "%1 partie"),
    (False, True): QT_TRANSLATE_NOOP("alone", "open partie"),
    (True, True): QT_TRANSLATE_NOOP("alone", "open %1 partie"),
}
_SPOKEN_ORDER: Final = (
    Part.PARTI,
    Part.FORTY_HUNDRED,
    Part.TWENTY_HUNDRED,
    Part.ULTI,
    Part.FOUR_ACES,
    Part.FOUR_TENS,
    Part.BETLI,
    Part.DURCHMARS,
)
_LEVELS: Final = (
    QT_TRANSLATE_NOOP("words", "no kontra"),
    QT_TRANSLATE_NOOP("words", "kontra"),
    QT_TRANSLATE_NOOP("words", "rekontra"),
    QT_TRANSLATE_NOOP("words", "szubkontra"),
    QT_TRANSLATE_NOOP("words", "hirskontra"),
    QT_TRANSLATE_NOOP("words", "mordkontra"),
    QT_TRANSLATE_NOOP("words", "Fedák Sári"),
    QT_TRANSLATE_NOOP("words", "wheeled bicycle"),
)
_ON: Final = {
    Part.PARTI: QT_TRANSLATE_NOOP("words", "%1 on the partie"),
    Part.ULTI: QT_TRANSLATE_NOOP("words", "%1 on the ulti"),
    Part.FORTY_HUNDRED: QT_TRANSLATE_NOOP("words", "%1 on the 40-100"),
    Part.TWENTY_HUNDRED: QT_TRANSLATE_NOOP("words", "%1 on the 20-100"),
    Part.BETLI: QT_TRANSLATE_NOOP("words", "%1 on the betli"),
    Part.DURCHMARS: QT_TRANSLATE_NOOP("words", "%1 on the durchmars"),
    Part.FOUR_ACES: QT_TRANSLATE_NOOP("words", "%1 on the four aces"),
    Part.FOUR_TENS: QT_TRANSLATE_NOOP("words", "%1 on the four tens"),
}


def part(of: Part) -> str:
    """`40-100`, `ulti`, `partie`."""
    return translate("words", _PARTS[of])


def part_on_tile(of: Part) -> str:
    """The name of a part where three stand side by side."""
    return translate("tile", "partie") if of is Part.PARTI else part(of)


def contract(of: Contract, rules: RuleSet, french: bool = False) -> str:
    """The spoken name without the trump: `hearts 40-100, ulti`, `open betli`, `partie`.

    Parts that ride along unsaid are left out.
    """
    return _half(of, _parts(of, rules, Suit.HEARTS if of.hearts else None, french))


def contract_with_trump(of: Contract, rules: RuleSet, french: bool = False) -> str:
    """The spoken name with the trump where one is named: `acorns 40-100, ulti`.

    Hearts as trump without doubling stand behind: `40-100, ulti, trump hearts`.
    """
    if of.hearts or of.trump is None or rules.hearts_always_trump:
        return contract(of, rules, french)
    if of.trump is not Suit.HEARTS:
        return _half(of, _parts(of, rules, of.trump, french))
    plain = _parts(of, rules, None, french)
    return _half(of, fill(translate("words", "%1, trump %2"), plain, suit(of.trump, french)))


def spoken_parts(of: Contract, rules: RuleSet) -> tuple[Part, ...]:
    """The parts that a bidder names, in the order in which they are said."""
    said = set(announced(of.parts))
    if rules.parti_with_ulti == "always" and Part.ULTI in said:
        said.discard(Part.PARTI)
    return tuple(one for one in _SPOKEN_ORDER if one in said)


def kontra_level(level: int) -> str:
    """`kontra` (1), `rekontra` (2) … `wheeled bicycle` (7); `no kontra` (0)."""
    if 0 <= level < len(_LEVELS):
        return translate("words", _LEVELS[level])
    return times(2**level)


def kontra_call(of: Part, level: int) -> str:
    """`kontra on the ulti`."""
    return fill(translate("words", _ON[of]), kontra_level(level))


def _parts(of: Contract, rules: RuleSet, suited: Suit | None, french: bool) -> str:
    """The names of the spoken parts; the suit stands with the first, "open" with the part it raises."""
    said = spoken_parts(of, rules)
    opened = opened_part(of) if of.open else None
    if opened not in said:
        opened = said[0] if of.open else None
    names = []
    for number, one in enumerate(said):
        with_suit = suited is not None and number == 0
        text = _template(one, with_suit, one is opened, alone=said == (Part.PARTI,))
        names.append(fill(text, suit(suited, french)) if suited is not None and with_suit else text)
    return ", ".join(names)


def _template(of: Part, suited: bool, opened: bool, alone: bool) -> str:
    if alone:
        return translate("alone", _ALONE[suited, opened])
    if opened:
        return translate("words", (_OPEN_SUITED if suited else _OPEN)[of])
    return translate("words", (_SUITED if suited else _PARTS)[of])


def _half(of: Contract, name: str) -> str:
    return fill(translate("words", "%1 (half-hand)"), name) if of.half else name
