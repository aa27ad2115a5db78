"""Small pieces of text: numbers with their sign, plurals, lists, and texts with places to fill."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate
MINUS: Final = "−"
TIMES: Final = "×"
GROUPED: Final = 10_000
MOST_OF_A_NAME: Final = 200
_PLACE: Final = re.compile(r"%([1-9])")


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - the name that lupdate looks for
    """Mark a text of a table for translation; Qt's own marker says `object` where it means `str`."""
    return text


def fill(text: str, *values: str) -> str:
    """Put values into the places %1, %2 … of a translated text; a place without a value stays."""

    def value(match: re.Match[str]) -> str:
        place = int(match[1])
        return values[place - 1] if place <= len(values) else match[0]

    return _PLACE.sub(value, text)


def shown_name(name: str) -> str:
    """A name that comes from outside, such as a file's: on one line, and of a very long one both ends."""
    plain = "".join(letter if letter.isprintable() else "\ufffd" for letter in name)
    half = MOST_OF_A_NAME // 2
    return plain if len(plain) <= MOST_OF_A_NAME else f"{plain[:half]} … {plain[-half:]}"


def capital(text: str) -> str:
    """The text with its first letter in upper case, for the start of a line."""
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    """A number of game points with its sign: `+6`, `−24`, `0`."""
    if number > 0:
        return f"+{number}"
    return f"{MINUS}{-number}" if number else "0"


def amount(value: float) -> str:
    """A number of game points with its sign and one decimal, as the language writes it: `+3.4`, `−0.5`."""
    rounded = round(value, 1)
    text = QLocale().toString(abs(rounded), "f", 1)
    if rounded > 0:
        return f"+{text}"
    return f"{MINUS}{text}" if rounded < 0 else text


def percent(number: int) -> str:
    """`63%`, with a space between where the language wants one."""
    return fill(translate("words", "%1%"), str(number))


def times(factor: int) -> str:
    """A factor as a chip shows it: `×2`."""
    return f"{TIMES}{factor}"


def points(number: int) -> str:
    """`1 point`, `3 points`, with a real minus sign: game points."""
    text = counted(translate("words", "%n point(s)", "", abs(number)), abs(number))
    return MINUS + text if number < 0 else text


def card_points(number: int) -> str:
    """`40 card points`: what lies in tricks, not what is paid."""
    return counted(translate("words", "%n card point(s)", "", number), number)


def tricks(number: int) -> str:
    """`1 trick`, `3 tricks`."""
    return counted(translate("words", "%n trick(s)", "", number), number)


def card_count(number: int) -> str:
    """`1 card`, `14 cards`."""
    return counted(translate("words", "%n card(s)", "", number), number)


def deals(number: int) -> str:
    """`1 deal`, `24 deals`."""
    return counted(translate("words", "%n deal(s)", "", number), number)


def counted(text: str, number: int) -> str:
    """A number from 10,000 on is grouped as the language does it.

    Where no translation is loaded (on the command line), the source's own "(s)" is put right.
    """
    if number >= GROUPED:
        text = text.replace(str(number), QLocale().toString(number))
    return text.replace("(s)", "" if number == 1 else "s")


def all_of(items: Sequence[str]) -> str:
    """`a, b and c`."""
    return _join(items, translate("words", "%1 and %2"))


def any_of(items: Sequence[str]) -> str:
    """`a, b or c`."""
    return _join(items, translate("words", "%1 or %2"))


def _join(items: Sequence[str], last: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return fill(last, ", ".join(items[:-1]), items[-1])
