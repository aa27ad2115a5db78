"""What is asked of a deal that was played elsewhere, and why an answer cannot be."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop.words.text import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_HOW: Final = {
    "played": QT_TRANSLATE_NOOP("facts", "played to the end"),
    "gave_up": QT_TRANSLATE_NOOP("facts", "given up"),
    "declarer": QT_TRANSLATE_NOOP("facts", "revoke of the declarer"),
    "d1": QT_TRANSLATE_NOOP("facts", "revoke of the first defender"),
    "d2": QT_TRANSLATE_NOOP("facts", "revoke of the second defender"),
}
_SEVEN: Final = {
    "elsewhere": QT_TRANSLATE_NOOP("facts", "not in the last trick"),
    "declarer_won": QT_TRANSLATE_NOOP("facts", "the declarer wins with it"),
    "declarer_lost": QT_TRANSLATE_NOOP("facts", "the declarer’s is beaten"),
    "defender_won": QT_TRANSLATE_NOOP("facts", "a defender wins with it"),
    "defender_lost": QT_TRANSLATE_NOOP("facts", "a defender’s is beaten"),
}
_LIMITS: Final = {
    "no_trick": QT_TRANSLATE_NOOP("facts", "The declarer has no trick."),
    "all_tricks": QT_TRANSLATE_NOOP("facts", "The declarer has all tricks."),
    "last_trick_ours": QT_TRANSLATE_NOOP(
        "facts", "Whoever wins the last trick has at least 10 points: the declarer’s are too few."
    ),
    "last_trick_theirs": QT_TRANSLATE_NOOP(
        "facts", "Whoever wins the last trick has at least 10 points: the defenders’ are too few."
    ),
    "talon": QT_TRANSLATE_NOOP("facts", "The rest of the points lies in the talon."),
    "few_points": QT_TRANSLATE_NOOP("facts", "The declarer’s card points are too few for it."),
    "named_pair_only": QT_TRANSLATE_NOOP(
        "facts", "Of the declarer’s marriages only the one that was bid counts."
    ),
    "no_defenders_pairs": QT_TRANSLATE_NOOP("facts", "The defenders’ marriages do not count in this game."),
    "pairs_gone": QT_TRANSLATE_NOOP("facts", "The declarer has the marriages that are missing here."),
}


def how(of: str) -> str:
    """How a deal ended."""
    return translate("facts", _HOW[of])


def seven(of: str) -> str:
    """What became of the trump seven."""
    return translate("facts", _SEVEN[of])


def limit(of: str) -> str:
    """Why a fact cannot be otherwise; "" where nothing limits it."""
    return translate("facts", _LIMITS[of]) if of else ""
