"""The story of a deck and who is on its cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop.engine.cards import Card, Rank, Suit
from ulti_desktop.words.cards import card as card_name
from ulti_desktop.words.text import QT_TRANSLATE_NOOP, capital

translate = QCoreApplication.translate
CONTEXT: Final = "about deck"


@dataclass(frozen=True)
class Entry:
    """Some cards and what is told about them; `label` says which they are, `band` what is written on them."""

    cards: tuple[Card, ...]
    title: str = ""
    label: str = ""
    text: str = ""
    band: str = ""


@dataclass(frozen=True)
class Section:
    """A part of the page: its title, a sentence, and its cards. `wide` entries have room for text."""

    title: str
    text: str
    entries: tuple[Entry, ...]
    wide: bool = False


_H, _L, _B, _A = Suit.HEARTS, Suit.LEAVES, Suit.BELLS, Suit.ACORNS
_TELL_STORY: Final = (
    QT_TRANSLATE_NOOP(
        "about deck",
        "The pattern comes from Pest, where József Schneider made it about 1836. Its people are those"
        " of Schiller’s play “William Tell”. It was printed for players in Hungary, Austria, Bohemia,"
        " Croatia and Slovenia; in Switzerland, where the story is set, it is unknown.",
    ),
    QT_TRANSLATE_NOOP(
        "about deck",
        "Each picture is on its card twice, head to head. The Over has its suit sign at the top, the "
        "Under lower down, near the middle; that is how one tells them apart. Hungarian players have "
        "nicknames for them: the Under is “baka”, the Over “filkó”, the king “csikó” and the ace "
        "“disznó”.",
    ),
    QT_TRANSLATE_NOOP(
        "about deck",
        "The packs of today follow a redrawing by Austrian makers of about 1859. There the Over of "
        "bells is Arnold von Melchthal and the Under of hearts Werner Stauffacher, but the old names "
        "stayed on the cards. The pictures of this deck were drawn for this program, after the names.",
    ),
)
_FRENCH_STORY: Final = (
    QT_TRANSLATE_NOOP(
        "about deck",
        "Ulti can be played with French cards too. Hearts stand for hearts, diamonds for bells, "
        "spades for leaves and clubs for acorns; the queen is the Over and the jack the Under.",
    ),
    QT_TRANSLATE_NOOP(
        "about deck",
        "This deck was drawn for this program by the hand that drew its Tell cards. The twelve people"
        " are nobody’s portraits: each suit has a land of its own, and its king, queen and jack live "
        "there.",
    ),
)
_PEOPLE: Final = (
    (
        _A,
        Rank.OVER,
        "Tell Vilmos",
        QT_TRANSLATE_NOOP("about deck", "William Tell"),
        QT_TRANSLATE_NOOP("about deck", "The archer with the crossbow. He carries the apple on his bolt."),
    ),
    (
        _A,
        Rank.UNDER,
        "Harras Rudolf",
        QT_TRANSLATE_NOOP("about deck", "Rudolf Harras"),
        QT_TRANSLATE_NOOP("about deck", "Gessler’s master of horse, in armour, with a halberd."),
    ),
    (
        _L,
        Rank.OVER,
        "Rudenz Ulrich",
        QT_TRANSLATE_NOOP("about deck", "Ulrich von Rudenz"),
        QT_TRANSLATE_NOOP("about deck", "The young nobleman, with a sword and the shield of Uri."),
    ),
    (
        _L,
        Rank.UNDER,
        "Fürst Walter",
        QT_TRANSLATE_NOOP("about deck", "Walter Fürst"),
        QT_TRANSLATE_NOOP("about deck", "Tell’s father-in-law, an old man with a staff and a sealed letter."),
    ),
    (
        _B,
        Rank.OVER,
        "Stüszi vadász",
        QT_TRANSLATE_NOOP("about deck", "Stüssi"),
        QT_TRANSLATE_NOOP(
            "about deck", "The field guard, blowing his horn. Hungarian cards call him a hunter."
        ),
    ),
    (
        _B,
        Rank.UNDER,
        "Reding Itell",
        QT_TRANSLATE_NOOP("about deck", "Itel Reding"),
        QT_TRANSLATE_NOOP(
            "about deck", "The magistrate, with a broad sword and three fingers raised for the oath."
        ),
    ),
    (
        _H,
        Rank.OVER,
        "Geszler Hermann",
        QT_TRANSLATE_NOOP("about deck", "Hermann Gessler"),
        QT_TRANSLATE_NOOP(
            "about deck", "The governor. The falcon on his fist is in Schiller’s stage direction."
        ),
    ),
    (
        _H,
        Rank.UNDER,
        "Kuoni pásztor",
        QT_TRANSLATE_NOOP("about deck", "Kuoni"),
        QT_TRANSLATE_NOOP("about deck", "The herdsman, with his crook and a lamb on his arm."),
    ),
)
_SEASONS: Final = (
    (
        _H,
        "Tavasz",
        QT_TRANSLATE_NOOP("about deck", "Spring"),
        QT_TRANSLATE_NOOP("about deck", "A girl with flowers in her hair"),
    ),
    (
        _B,
        "Nyár",
        QT_TRANSLATE_NOOP("about deck", "Summer"),
        QT_TRANSLATE_NOOP("about deck", "A reaper with sickle and ears of corn"),
    ),
    (
        _L,
        "Ősz",
        QT_TRANSLATE_NOOP("about deck", "Autumn"),
        QT_TRANSLATE_NOOP("about deck", "A man with grapes, tasting the new wine"),
    ),
    (
        _A,
        "Tél",
        QT_TRANSLATE_NOOP("about deck", "Winter"),
        QT_TRANSLATE_NOOP("about deck", "A man in a fur hat by his camp fire"),
    ),
)
_KINGS: Final = (
    (_H, QT_TRANSLATE_NOOP("about deck", "with the sceptre")),
    (_B, QT_TRANSLATE_NOOP("about deck", "with the orb")),
    (_L, QT_TRANSLATE_NOOP("about deck", "with the sword")),
    (_A, QT_TRANSLATE_NOOP("about deck", "with the mace")),
)
_SCENES: Final = (
    (_H, Rank.SEVEN, QT_TRANSLATE_NOOP("about deck", "The governor on horseback")),
    (_H, Rank.EIGHT, QT_TRANSLATE_NOOP("about deck", "Tell in the boat")),
    (_H, Rank.NINE, QT_TRANSLATE_NOOP("about deck", "A castle on its rock")),
    (_H, Rank.TEN, QT_TRANSLATE_NOOP("about deck", "The castle by the lake")),
    (_B, Rank.SEVEN, QT_TRANSLATE_NOOP("about deck", "Tell’s crossbow")),
    (_B, Rank.EIGHT, QT_TRANSLATE_NOOP("about deck", "Tell’s farewell to wife and child")),
    (_B, Rank.NINE, QT_TRANSLATE_NOOP("about deck", "The hat on the pole")),
    (_B, Rank.TEN, QT_TRANSLATE_NOOP("about deck", "Tell’s house")),
    (_L, Rank.SEVEN, QT_TRANSLATE_NOOP("about deck", "A shepherd and his sheep")),
    (_L, Rank.EIGHT, QT_TRANSLATE_NOOP("about deck", "The prison")),
    (_A, Rank.SEVEN, QT_TRANSLATE_NOOP("about deck", "An ibex on the rocks")),
    (_A, Rank.EIGHT, QT_TRANSLATE_NOOP("about deck", "A cow at grass")),
)
_LANDS: Final = (
    (
        _H,
        QT_TRANSLATE_NOOP("about deck", "The land of vines"),
        QT_TRANSLATE_NOOP(
            "about deck",
            "A river between vineyards, a castle on its rock. The king has an open hand, the "
            "queen a rose, the jack a lute.",
        ),
    ),
    (
        _L,
        QT_TRANSLATE_NOOP("about deck", "The land of lakes"),
        QT_TRANSLATE_NOOP(
            "about deck",
            "Peaks in snow above a lake with a sail. A king in mail with axe and shield, a "
            "queen with an owl and a book, a drummer.",
        ),
    ),
    (
        _B,
        QT_TRANSLATE_NOOP("about deck", "The plain"),
        QT_TRANSLATE_NOOP(
            "about deck",
            "A well with its sweep, a mill, storks in the evening sun. A king in turban and "
            "furs, a queen with mirror and pearls, a hussar.",
        ),
    ),
    (
        _A,
        QT_TRANSLATE_NOOP("about deck", "The forest"),
        QT_TRANSLATE_NOOP(
            "about deck",
            "Firs on wooded hills, a deer at the edge of the wood. A king who plays the harp, "
            "a queen with a basket of apples, an archer.",
        ),
    ),
)
_RANKS: Final = (
    Rank.ACE, Rank.KING, Rank.OVER, Rank.UNDER, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN
)  # fmt: skip


def deck_story(deck_id: str) -> tuple[str, ...]:
    """The story of a packaged deck in paragraphs; none for another."""
    return tuple(translate(CONTEXT, text) for text in _STORIES.get(deck_id, ()))


def deck_hero() -> tuple[Card, ...]:
    """The three cards that stand for every deck."""
    ranks = (Rank.ACE, Rank.OVER, Rank.KING)
    return tuple(Card.of(suit, rank) for suit, rank in zip((_H, _A, _B), ranks, strict=True))


def deck_sections(deck_id: str) -> tuple[Section, ...]:
    """Who and what is on the cards; of a deck without a story all cards, suit by suit."""
    if deck_id == "tell":
        return _tell_sections()
    if deck_id == "french":
        return _french_sections()
    rows = [tuple(Entry((Card.of(suit, rank),)) for rank in _RANKS) for suit in (_H, _B, _L, _A)]
    return tuple(Section("", "", row) for row in rows)


def _tell_sections() -> tuple[Section, ...]:
    people = tuple(
        Entry((card := Card.of(suit, rank),), _said(name), _called(card), _said(text), band)
        for suit, rank, band, name, text in _PEOPLE
    )
    seasons = tuple(
        Entry((card := Card.of(suit, Rank.ACE),), _said(name), _called(card), _said(text), band)
        for suit, band, name, text in _SEASONS
    )
    kings = tuple(
        Entry((card := Card.of(suit, Rank.KING),), "", _called(card), _said(text)) for suit, text in _KINGS
    )
    scenes = tuple(
        Entry((card := Card.of(suit, rank),), "", _called(card), _said(text)) for suit, rank, text in _SCENES
    )
    return (
        Section(
            translate("about deck", "The people of the play"),
            translate(
                "about deck",
                "Eight cards bear their names, the family name first as Hungarian packs have it.",
            ),
            people,
            wide=True,
        ),
        Section(
            translate("about deck", "The four seasons"),
            translate(
                "about deck",
                "They are the aces. Each half shows two suit signs: the card is a deuce, a “Daus”.",
            ),
            seasons,
        ),
        Section(
            translate("about deck", "The kings"),
            translate("about deck", "Four crowned riders who have no names."),
            kings,
        ),
        Section(
            translate("about deck", "The small pictures"),
            translate(
                "about deck",
                "Scenes of the story stand between the suit signs. Which card has which is a custom "
                "that varies from maker to maker; the nines and tens of leaves and acorns have none.",
            ),
            scenes,
        ),
    )


def _french_sections() -> tuple[Section, ...]:
    courts = (Rank.KING, Rank.OVER, Rank.UNDER)
    lands = tuple(
        Entry(tuple(Card.of(suit, rank) for rank in courts), _said(name), "", _said(text))
        for suit, name, text in _LANDS
    )
    aces = tuple(
        Entry((card := Card.of(suit, Rank.ACE),), "", _called(card, True)) for suit in (_H, _L, _B, _A)
    )
    return (
        Section(translate("about deck", "Four lands"), "", lands, wide=True),
        Section(
            translate("about deck", "The aces"), translate("about deck", "Tulips grow in their signs."), aces
        ),
    )


def _said(text: str) -> str:
    return translate(CONTEXT, text)


def _called(card: Card, french: bool = False) -> str:
    return capital(card_name(card, french))


_STORIES: Final = {"tell": _TELL_STORY, "french": _FRENCH_STORY}
