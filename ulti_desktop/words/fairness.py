"""Fair deals in words: what is counted, what the tests came to, and whether anybody saw hidden cards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from ulti_desktop.words.text import QT_TRANSLATE_NOOP, capital, counted, deals, fill

translate = QCoreApplication.translate
LEAST_P: Final = 0.001

_ABOUT: Final = {
    "hands": QT_TRANSLATE_NOOP("words", "cards by hand and talon"),
    "pack": QT_TRANSLATE_NOOP("words", "order of the pack"),
    "repeats": QT_TRANSLATE_NOOP("words", "cards that lie as in the deal before"),
    "aces": QT_TRANSLATE_NOOP("words", "aces"),
    "longest": QT_TRANSLATE_NOOP("words", "longest suit"),
    "marriages": QT_TRANSLATE_NOOP("words", "marriages"),
}
_PLACES: Final = {
    "forehand": QT_TRANSLATE_NOOP("words", "forehand"),
    "middle": QT_TRANSLATE_NOOP("words", "middlehand"),
    "dealer": QT_TRANSLATE_NOOP("words", "dealer"),
    "talon": QT_TRANSLATE_NOOP("words", "talon"),
}
_KINDS: Final = {
    "aces": QT_TRANSLATE_NOOP("words", "Aces in a hand of %1"),
    "longest": QT_TRANSLATE_NOOP("words", "Cards of the longest suit in a hand of %1"),
    "marriages": QT_TRANSLATE_NOOP("words", "Marriages in a hand of %1"),
}


def test(about: str, place: str) -> str:
    """What a test of the dealing looks at: `Order of the pack`, `Aces: forehand`."""
    name = capital(translate("words", _ABOUT[about]))
    return fill("%1: %2", name, place_of(place)) if place else name


def place_of(place: str) -> str:
    """Where cards are dealt to: `forehand`, `middle`, `dealer` or `talon`."""
    return translate("words", _PLACES[place])


def kind_of(kind: str, cards: str) -> str:
    """What of a hand is counted: `Aces in a hand of 10`; `cards` may be several numbers."""
    return fill(translate("words", _KINDS[kind]), cards)


def chance(p: float) -> str:
    """A probability with three decimals as the language writes it, `< 0.001` below that."""
    if p < LEAST_P:
        return fill("< %1", QLocale().toString(LEAST_P, "f", 3))
    return QLocale().toString(p, "f", 3)


def decimal(value: float) -> str:
    """A number with one decimal as the language writes it."""
    return QLocale().toString(value, "f", 1)


def mean(kind: str, seen: float, due: float) -> str:
    """What a hand held on average, and what is due to it: `Aces: 1.21 a hand, 1.25 by chance`."""
    name, numbers = capital(translate("words", _ABOUT[kind])), QLocale()
    text = translate("words", "%1: %2 a hand, %3 by chance")
    return fill(text, name, numbers.toString(seen, "f", 2), numbers.toString(due, "f", 2))


def share(part: float) -> str:
    """A share of all with one decimal: `20.3%`."""
    return fill(translate("words", "%1%"), QLocale().toString(100 * part, "f", 1))


def dealing(number: int, tests: int, *, even: bool) -> str:
    """What came of so many deals, as a sentence."""
    if even:
        text = translate(
            "words", "%1: none of the %2 tests is out of the ordinary. The cards fall by chance alone."
        )
    else:
        text = translate(
            "words",
            "%1: of the %2 tests at least one is out of the ordinary. That happens once in a hundred times;"
            " count more deals.",
        )
    return fill(text, deals(number), str(tests))


def peeking(views: int, changed: int, decisions: int, different: int, seen: int) -> str:
    """What came of showing positions twice with other hidden cards, as sentences."""
    begun = counted(translate("words", "%n position(s) shown twice", "", views), views)
    shown = fill(
        translate("words", "%1, in %2 of them with other hidden cards; %3."),
        begun,
        str(changed),
        counted(translate("words", "%n decision(s)", "", decisions), decisions),
    )
    if seen or different:
        most = max(seen, different)
        end = counted(translate("words", "%n came out differently!", "", most), most)
    else:
        end = translate("words", "Every one was the same: nobody sees hidden cards.")
    return fill("%1 %2", shown, end)
