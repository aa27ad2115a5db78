"""Who sits at the table besides the person: strengths, temperaments, and one line about each companion."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop.words.text import QT_TRANSLATE_NOOP, capital, fill

translate = QCoreApplication.translate

_LEVELS: Final = {
    "random": QT_TRANSLATE_NOOP("words", "by chance"),
    "simple": QT_TRANSLATE_NOOP("words", "basic"),
    "beginner": QT_TRANSLATE_NOOP("words", "beginner"),
    "casual": QT_TRANSLATE_NOOP("words", "casual"),
    "club": QT_TRANSLATE_NOOP("words", "club"),
    "master": QT_TRANSLATE_NOOP("words", "master"),
}
_STYLES: Final = {
    "steady": QT_TRANSLATE_NOOP("words", "steady"),
    "careful": QT_TRANSLATE_NOOP("words", "careful"),
    "bold": QT_TRANSLATE_NOOP("words", "bold"),
}
_COMPANY: Final = {
    "jutka": QT_TRANSLATE_NOOP("words", "Would rather pass than lose."),
    "lajos": QT_TRANSLATE_NOOP("words", "Bids what is as good as won."),
    "misi": QT_TRANSLATE_NOOP("words", "Thinks twice before every kontra."),
    "agi": QT_TRANSLATE_NOOP("words", "Takes a risk when it pays."),
    "bori": QT_TRANSLATE_NOOP("words", "Bids what the hand is worth."),
    "zoli": QT_TRANSLATE_NOOP("words", "Neither hurries nor hesitates."),
    "erzsi": QT_TRANSLATE_NOOP("words", "Has a kontra ready for everyone."),
    "gergo": QT_TRANSLATE_NOOP("words", "Bids on a good feeling."),
    "kata": QT_TRANSLATE_NOOP("words", "Bids first and counts later."),
}


def level(spec: str) -> str:
    """The name of a computer player's strength, whatever else `spec` says; an unknown one as it is."""
    level_id = spec.partition(":")[0]
    text = _LEVELS.get(level_id)
    return level_id if text is None else translate("words", text)


def temperament(style_id: str) -> str:
    """How a player is: `steady`, `careful`, `bold`; an unknown one as it is."""
    text = _STYLES.get(style_id)
    return style_id if text is None else translate("words", text)


def companion(companion_id: str) -> str:
    """One sentence about a companion; "" for somebody else."""
    text = _COMPANY.get(companion_id)
    return "" if text is None else translate("words", text)


def no_core(levels: Iterable[str]) -> str:
    """Say that these levels play below their strength, since the compiled part is missing."""
    text = translate(
        "words", "The compiled part of the program is missing, so these levels play no better than basic: %1"
    )
    return fill(text, ", ".join(capital(level(one)) for one in levels))


def no_advice() -> str:
    """Say that nobody can give advice, since the compiled part is missing."""
    return translate("words", "There is no advice here: it needs the compiled part of the program.")


def advice_failed() -> str:
    """Say that no advice could be worked out."""
    return translate("words", "No advice could be worked out this time.")


def thinking(name: str) -> str:
    """`Bori is thinking`: shown while a computer player takes its time."""
    return fill(translate("words", "%1 is thinking"), name)
