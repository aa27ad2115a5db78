"""A deck's description, packaged (`resources/decks/<id>/deck.toml`) or a player's own, and corner letters."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from ulti_desktop.store import paths
from ulti_desktop.store.decks import own
from ulti_desktop.store.decks.describe import FRENCH, PAPER
from ulti_desktop.store.decks.faults import BadDeck, DeckFault
from ulti_desktop.store.decks.own import OwnDeck
from ulti_desktop.words.decks import bad_deck

TELL: Final = "tell"
BACKS: Final = ("blue", "krapp", "green")
"""The backs to choose from, the usual one first; `words.decks.back_name` says what they are called."""
SUIT_NAMES: Final = ("acorns", "leaves", "hearts", "bells")
RANK_NAMES: Final = ("7", "8", "9", "U", "O", "K", "10", "A")
VIEW_WIDTH: Final = 300.0
VIEW_HEIGHT: Final = 480.0
RED_SUITS: Final = {"hearts": "#c8392b", "bells": "#c8392b"}
# hu prints Á for the ace, so that it differs from the A of alsó.
LETTERS: Final[dict[str, dict[str, dict[str, str]]]] = {
    "german": {
        "hu": {"A": "Á", "K": "K", "O": "F", "U": "B"},
        "de": {"A": "A", "K": "K", "O": "O", "U": "U"},
        "en": {"A": "A", "K": "K", "O": "O", "U": "U"},
    },
    "french": {
        "hu": {"A": "Á", "K": "K", "O": "D", "U": "B"},
        "de": {"A": "A", "K": "K", "O": "D", "U": "B"},
        "en": {"A": "A", "K": "K", "O": "Q", "U": "J"},
    },
}


@dataclass(frozen=True)
class LetterSpot:
    """Where a rank's letter stands: middle of the letter and cap height, in the 300 x 480 view box."""

    x: float
    y: float
    size: float


@dataclass(frozen=True)
class Deck:
    """What is known of a deck beside its pictures."""

    id: str
    names: dict[str, str]
    suits: str  # "german" or "french"
    license: str
    author: str
    aspect: float
    letters_always: bool
    letter_colours: dict[str, str]  # by suit name; "" holds the usual one
    four_colours: dict[str, dict[str, str]] = field(default_factory=dict)  # by suit name: what each becomes
    spots: dict[str, LetterSpot] = field(default_factory=dict)  # by rank name
    fit: str = "stretch"
    paper: str = PAPER
    own: OwnDeck | None = None  # the pictures of a deck that is not packaged

    def name(self, language: str) -> str:
        """What the deck is called in a language."""
        return named(self.names, language) or self.id

    def letter(self, card: int, language: str) -> str:
        """The corner letter of a card; "" when this deck prints none for that rank."""
        rank = RANK_NAMES[card % 8]
        if rank not in self.spots:
            return ""
        table = LETTERS[self.suits]
        return table.get(language, table["en"]).get(rank, rank)

    def letter_colour(self, card: int, four: bool = False) -> str:
        """The colour of that letter as #rrggbb, in the usual or in four suit colours."""
        suit = SUIT_NAMES[card // 8]
        usual = self.letter_colours.get(suit, self.letter_colours.get("", "#2b211c"))
        return self.four_colours.get(suit, {}).get(usual, usual) if four else usual


def named(names: Mapping[str, str], language: str) -> str:
    """The name in this language, or the one there is for all others; "" when there is none."""
    return names.get(language) or names.get("") or names.get("en") or next(iter(names.values()), "")


def face_name(card: int) -> str:
    """The file name of a card's picture, such as `hearts-10.svg`. ValueError outside 0..31."""
    if not 0 <= card < 32:
        raise ValueError(f"no card {card}")
    return f"{SUIT_NAMES[card // 8]}-{RANK_NAMES[card % 8]}.svg"


def deck_ids() -> list[str]:
    """The decks that are packaged with the program."""
    return [
        name for name in paths.resource_names("decks") if paths.resource_exists(f"decks/{name}/deck.toml")
    ]


@dataclass(frozen=True)
class DeckChoice:
    """A deck that may be chosen, before anything of it was drawn."""

    id: str
    names: Mapping[str, str]

    @property
    def is_own(self) -> bool:
        """Is it the player's own? Its pictures are looked at when it is chosen or shown."""
        return self.id.startswith(own.PREFIX)

    def name(self, language: str) -> str:
        """What the deck is called in a language."""
        return named(self.names, language) or self.id


def deck_choices() -> tuple[tuple[DeckChoice, ...], tuple[str, ...]]:
    """The decks to choose from, Tell first and the player's own last, and why others there cannot be used."""
    packaged = [DeckChoice(one, load_deck(one).names) for one in sorted(deck_ids(), key=_tell_first)]
    listed, refused = own.shelf()
    found = [DeckChoice(one.id, one.names) for one in listed]
    return (*packaged, *found), tuple(sentence(one) for one in refused)


def _tell_first(deck_id: str) -> tuple[bool, str]:
    return deck_id != TELL, deck_id


def refusal(deck_id: str) -> str:
    """Why a deck cannot lie on the table, as a sentence; "" when it can. An own deck is read as a whole."""
    try:
        load_deck(deck_id)
    except BadDeck as error:
        return sentence(error)
    except FileNotFoundError:
        return sentence(BadDeck(DeckFault.NOT_FOUND, deck=deck_id))
    return ""


def unreadable(deck_id: str) -> str:
    """Say of an own deck that it cannot be read, for a reason that nobody foresaw."""
    return sentence(BadDeck(DeckFault.UNREADABLE, deck=deck_id.removeprefix(own.PREFIX)))


def is_ready(deck_id: str) -> bool:
    """Tell whether `load_deck` and `refusal` answer at once: an own deck was looked at before."""
    return not deck_id.startswith(own.PREFIX) or own.is_kept(deck_id)


def sentence(error: BadDeck) -> str:
    """Say why a deck cannot be used."""
    return bad_deck(error.fault.value, error.deck, error.detail)


def own_decks_folder() -> str:
    """Where the player's own decks belong."""
    return str(own.folder())


def deck_file(deck_id: str, name: str) -> bytes:
    """One file of a deck as bytes."""
    return paths.resource_bytes(f"decks/{deck_id}/{name}")


def back_file(back_id: str) -> bytes:
    """The picture of one of BACKS as SVG; "" and an unknown one give the usual one."""
    return paths.resource_bytes(f"decks/backs/{back_id if back_id in BACKS else BACKS[0]}.svg")


def load_deck(deck_id: str) -> Deck:
    """Read a deck's description; FileNotFoundError when there is no such deck.

    An own deck (`own:…`) is looked at as a whole: BadDeck tells why it cannot be used.
    """
    if deck_id.startswith(own.PREFIX):
        return own_deck(own.load(deck_id))
    return _packaged(deck_id)


@cache
def _packaged(deck_id: str) -> Deck:
    if deck_id not in deck_ids():  # it may stand in a file that somebody wrote, and lead anywhere
        raise FileNotFoundError(deck_id)
    data: dict[str, Any] = tomllib.loads(deck_file(deck_id, "deck.toml").decode("utf-8"))
    letters: dict[str, Any] = data.get("letters", {})
    return Deck(
        id=str(data["id"]),
        names={str(k): str(v) for k, v in data["names"].items()},
        suits=str(data["suits"]),
        license=str(data["license"]),
        author=str(data["author"]),
        aspect=float(data["aspect"]),
        letters_always=bool(letters.get("always", False)),
        letter_colours={str(k): str(v) for k, v in letters.get("colours", {}).items()},
        four_colours={
            str(suit): {str(old): str(new) for old, new in change.items()}
            for suit, change in data.get("four_colours", {}).items()
        },
        spots={
            str(rank): LetterSpot(*(float(v) for v in spot)) for rank, spot in letters.get("at", {}).items()
        },
    )


def own_deck(found: OwnDeck) -> Deck:
    """What a deck of the player's own says about itself; BadDeck when its drawings cannot be drawn."""
    if not found.is_drawn:
        from ulti_desktop.scene.trial import draw_once  # few have decks of their own

        draw_once(found)
        found.is_drawn = True
    said = found.description
    usual = RED_SUITS if said.suits == FRENCH else {}
    return Deck(
        id=found.id,
        names=dict(said.names),
        suits=said.suits,
        license=said.license,
        author=said.author,
        aspect=VIEW_HEIGHT / VIEW_WIDTH,
        letters_always=said.letters.always,
        letter_colours={**usual, **said.letters.colours},
        spots={rank: LetterSpot(*spot) for rank, spot in said.letters.spots.items()},
        fit=said.fit,
        paper=said.paper,
        own=found,
    )
