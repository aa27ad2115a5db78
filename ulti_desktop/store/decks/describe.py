"""What a deck says about itself: our `deck.toml`, KDE's `index.desktop` and PySol's `config.txt`."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Any, Final

from ulti_desktop.engine.cards import DECK, RANK_CODES, Card, Rank, Suit
from ulti_desktop.limits import DECK_TEXT, NotTaken, toml_table
from ulti_desktop.store.decks.cardnames import BACK, card_in_file, card_of, shown
from ulti_desktop.store.decks.faults import BadDeck, DeckFault
from ulti_desktop.store.decks.source import Source, safe_name

OURS: Final = "deck.toml"
KDE: Final = "index.desktop"
PYSOL: Final = "config.txt"
DESCRIPTIONS: Final = (OURS, KDE, PYSOL)
GERMAN: Final = "german"
FRENCH: Final = "french"
FITS: Final = ("auto", "stretch", "whole")
PAPER: Final = "#fbf5e6"

_LONGEST: Final = 60
_COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}")
_VIEW: Final = (300.0, 480.0)
_KDE_SUITS: Final = {Suit.ACORNS: "club", Suit.LEAVES: "spade", Suit.HEARTS: "heart", Suit.BELLS: "diamond"}
_KDE_RANKS: Final = {Rank.UNDER: "jack", Rank.OVER: "queen", Rank.KING: "king", Rank.ACE: "1"}
_PYSOL_SUITS: Final = {Suit.ACORNS: "c", Suit.LEAVES: "s", Suit.HEARTS: "h", Suit.BELLS: "d"}
_PYSOL_RANKS: Final = {
    Rank.SEVEN: 7, Rank.EIGHT: 8, Rank.NINE: 9, Rank.TEN: 10,
    Rank.UNDER: 11, Rank.OVER: 12, Rank.KING: 13, Rank.ACE: 1,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Place:
    """Where a picture is: a file, and in a file with many pictures the id of an element."""

    file: str
    element: str = ""


@dataclass(frozen=True, slots=True)
class Letters:
    """The corner letters that the program draws, as `deck.toml` of the built-in decks has them."""

    always: bool = False
    colours: Mapping[str, str] = field(default_factory=dict)
    spots: Mapping[str, tuple[float, float, float]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Description:
    """A deck's description; `names` are by language code with "" for all others, `places` by card or BACK.

    `fit` tells how pictures of another shape than the table's cards are shown, `paper` (#rrggbb) what is
    seen beside them.
    """

    names: Mapping[str, str]
    suits: str
    places: Mapping[int, Place]
    author: str = ""
    license: str = ""
    fit: str = "auto"
    paper: str = PAPER
    letters: Letters = field(default_factory=Letters)


def describe(source: Source, name: str) -> Description:
    """Read the description among the files; `name` is what the deck is called when it does not say.

    Every place is a file that is there. Raise BadDeck, also for a missing card and for one that comes twice.
    """
    names = source.names
    if not names:
        raise BadDeck(DeckFault.EMPTY)
    folder = _home(names)
    if folder + OURS in names:
        found = _ours(source, folder, name)
    elif folder + KDE in names:
        found = _kde(source, folder, name)
    else:
        found = _pysol(source, folder, name)
    there = set(names)
    for card in DECK:
        place = found.places.get(card)
        if place is None:
            raise BadDeck(DeckFault.MISSING_CARD, shown(card))
        if place.file not in there:
            fault = DeckFault.MISSING_FILE if place.element else DeckFault.MISSING_CARD
            raise BadDeck(fault, place.file.removeprefix(folder))
    return found


def _home(names: tuple[str, ...]) -> str:
    """The folder with the description: the top, or the only folder in it."""
    folders = sorted({name.partition("/")[0] + "/" for name in names})
    homes = ["", *folders] if len(folders) == 1 else [""]
    for folder in homes:
        if any(folder + one in names for one in DESCRIPTIONS):
            return folder
    raise BadDeck(DeckFault.NO_DESCRIPTION)


def _text(source: Source, name: str) -> str:
    data = source.read(name, DECK_TEXT.bytes)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _bad(where: str) -> BadDeck:
    return BadDeck(DeckFault.BAD_DESCRIPTION, where)


# ------------------------------------------------------------------------------------------ deck.toml
def _ours(source: Source, folder: str, name: str) -> Description:
    try:
        data = toml_table(source.read(folder + OURS, DECK_TEXT.bytes), DECK_TEXT)
    except NotTaken:
        raise _bad(OURS) from None
    return Description(
        names=_names(data, name),
        suits=_one_of(data.get("suits"), (GERMAN, FRENCH), "suits"),
        places=_places(source, folder, _table(data, "files")),
        author=_line(data.get("author", ""), "author"),
        license=_line(data.get("license", ""), "license"),
        fit=_one_of(data.get("fit", "auto"), FITS, "fit"),
        paper=_colour(data.get("paper", PAPER), "paper"),
        letters=_letters(_table(data, "letters")),
    )


def _names(data: Mapping[str, Any], name: str) -> dict[str, str]:
    names: dict[str, str] = {}
    for key, text in _table(data, "names").items():
        names[key] = _line(text, f"names.{key}"[:_LONGEST])
    names[""] = _line(data["name"], "name") if "name" in data else names.get("en", "")
    names[""] = names[""] or name
    return {key: text for key, text in names.items() if text}


def _table(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    table = data.get(key, {})
    if not isinstance(table, dict) or len(table) > 200:
        raise _bad(key)
    return table


def _one_of(value: object, known: tuple[str, ...], where: str) -> str:
    if not isinstance(value, str) or value not in known:
        raise _bad(where)
    return value


def _line(value: object, where: str) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST or not value.isprintable():
        raise _bad(where)
    return value.strip()


def _colour(value: object, where: str) -> str:
    if not isinstance(value, str) or not _COLOUR.fullmatch(value):
        raise _bad(where)
    return value


def _letters(data: Mapping[str, Any]) -> Letters:
    always = data.get("always", False)
    if not isinstance(always, bool):
        raise _bad("letters.always")
    suits = {"", *(suit.code for suit in Suit)}
    colours, spots = {}, {}
    for suit, value in _table(data, "colours").items():
        if suit not in suits:
            raise _bad("letters.colours")
        colours[suit] = _colour(value, "letters.colours")
    for rank, spot in _table(data, "at").items():
        if rank not in RANK_CODES:
            raise _bad("letters.at")
        spots[rank] = _spot(spot)
    return Letters(always, colours, spots)


def _spot(spot: object) -> tuple[float, float, float]:
    if not isinstance(spot, list) or len(spot) != 3:
        raise _bad("letters.at")
    numbers = [float(one) for one in spot if isinstance(one, int | float) and not isinstance(one, bool)]
    if len(numbers) != 3 or not all(map(math.isfinite, numbers)):
        raise _bad("letters.at")
    x, y, size = numbers
    if not (0 <= x <= _VIEW[0] and 0 <= y <= _VIEW[1] and 4 <= size <= 200):
        raise _bad("letters.at")
    return x, y, size


def _places(source: Source, folder: str, files: Mapping[str, Any]) -> dict[int, Place]:
    """Cards that `files` names, the others by the names of their files."""
    told: dict[int, Place] = {}
    for key, value in files.items():
        card = card_of(key)
        if card is None or not isinstance(value, str):
            raise _bad(f"files.{key}"[:_LONGEST])
        if card in told:
            raise BadDeck(DeckFault.DUPLICATE_CARD, shown(card))
        file = folder + safe_name(value)
        if file not in source.names:
            raise BadDeck(DeckFault.MISSING_FILE, value[:_LONGEST])
        told[card] = Place(file)
    found: dict[int, Place] = {}
    for name in source.names:
        if not name.startswith(folder):
            continue
        card = card_in_file(name)
        if card is None or card in told:
            continue
        if card in found:
            raise BadDeck(DeckFault.DUPLICATE_CARD, shown(card))
        found[card] = Place(name)
    return found | told


# ------------------------------------------------------------------------------------------ KDE
def _kde(source: Source, folder: str, name: str) -> Description:
    entries = _entries(_text(source, folder + KDE), "KDE Backdeck")
    svg = entries.get("SVG", "")
    if not svg:
        raise _bad("SVG")
    file = folder + safe_name(svg)
    places = {int(card): Place(file, kde_element(card)) for card in DECK}
    names = {"": entries.get("Name", name)}
    for key, text in entries.items():
        if key.startswith("Name[") and key.endswith("]"):
            names[key[5:-1]] = text
    return Description(
        names={key: _cut(text) for key, text in names.items() if _cut(text)} or {"": name},
        suits=FRENCH,
        places=places | {BACK: Place(file, "back")},
        author=_cut(entries.get("Author", "")),
        license=_cut(entries.get("License", "")),
    )


def kde_element(card: Card) -> str:
    """Return the id of a card's element: `king_heart`, `7_club`, `1_spade` for an ace."""
    return f"{_KDE_RANKS.get(card.rank, card.rank.code)}_{_KDE_SUITS[card.suit]}"


def _entries(text: str, wanted: str) -> dict[str, str]:
    group = ""
    entries: dict[str, str] = {}
    for line in text.splitlines():
        line = line.strip()
        if line.startswith("[") and line.endswith("]"):
            group = line[1:-1]
        elif group == wanted and "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            entries.setdefault(key.strip(), value.strip())
    return entries


def _cut(text: str) -> str:
    return "".join(letter for letter in text if letter.isprintable())[:_LONGEST].strip()


# ------------------------------------------------------------------------------------------ PySol
def _pysol(source: Source, folder: str, name: str) -> Description:
    lines = [line.strip() for line in _text(source, folder + PYSOL).splitlines()]
    if len(lines) < 6 or not lines[0].startswith("PySol"):
        raise _bad(PYSOL)
    head = [part.strip() for part in lines[0].split(";")]
    ending = head[2] if len(head) > 2 else ".gif"
    if not re.fullmatch(r"\.[A-Za-z]{2,5}", ending) or (len(head) > 3 and head[3] != "1"):
        raise _bad(PYSOL)
    places = {int(card): Place(folder + _pysol_file(card) + ending) for card in DECK}
    back = folder + safe_name(lines[4] or "back01" + ending)
    if PurePosixPath(back).suffix and back in source.names:
        places[BACK] = Place(back)
    title = _cut(lines[1].rpartition(";")[2])
    return Description(names={"": title or name}, suits=FRENCH, places=places)


def _pysol_file(card: Card) -> str:
    return f"{_PYSOL_RANKS[card.rank]:02}{_PYSOL_SUITS[card.suit]}"
