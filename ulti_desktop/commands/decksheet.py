"""`deck-sheet`: all cards of a deck on one picture."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from ulti_desktop.commands.forms import CommandError, named
from ulti_desktop.store import paths
from ulti_desktop.store.atomic import write_atomic
from ulti_desktop.store.decks import own
from ulti_desktop.store.decks.cardnames import BACK
from ulti_desktop.store.decks.faults import BadDeck
from ulti_desktop.store.decks.own import OwnDeck

WIDTHS: Final = (40, 400)
RANKS: Final = (7, 5, 4, 3, 6, 2, 1, 0)  # ace, king, over, under, ten, nine, eight, seven
SUITS: Final = (2, 1, 3, 0)  # hearts, leaves, bells, acorns
CARDS: Final = tuple(suit * 8 + rank for suit in SUITS for rank in RANKS)


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Declare what stands behind `deck-sheet`."""
    command.add_argument(
        "deck", metavar="DECK", help="tell, french, own:NAME, or the folder or zip of a deck"
    )
    command.add_argument("--out", required=True, metavar="FILE", help="the picture to write, a .png")
    command.add_argument("--width", type=int, default=150, help="of a card in pixels (150)")
    command.add_argument("--language", choices=paths.LANGUAGES, default="en", help="of the letters (en)")
    command.add_argument("--large", action="store_true", help="with large indices")
    command.add_argument("--four-colours", action="store_true", help="a suit a colour (French cards)")
    command.add_argument(
        "--back", default="", metavar="BACK", help="blue, krapp or green, instead of the deck's own"
    )


def run(arguments: argparse.Namespace) -> None:
    """Draw the sheet and write it; raise CommandError."""
    out = Path(arguments.out)
    if out.suffix.lower() != ".png":
        raise CommandError(f"--out must end in .png, not {named(arguments.out)}")
    if not WIDTHS[0] <= arguments.width <= WIDTHS[1]:
        raise CommandError(f"--width must be from {WIDTHS[0]} to {WIDTHS[1]}, not {arguments.width}")
    data = _drawn(arguments)
    try:
        write_atomic(out, data)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "not a usable file name"
        raise CommandError(f"cannot write {named(arguments.out)}: {why}") from None


def _drawn(arguments: argparse.Namespace) -> bytes:
    from ulti_desktop.commands.sheet import sheet
    from ulti_desktop.scene.deck import BACKS, deck_ids, load_deck, own_deck
    from ulti_desktop.scene.portrait import Look, portraits
    from ulti_desktop.words.decks import bad_deck

    if arguments.back not in ("", *BACKS):
        raise CommandError(f"--back must be one of {', '.join(BACKS)}, not {named(arguments.back)}")
    known = arguments.deck in deck_ids()
    look = Look(arguments.width, arguments.language, arguments.four_colours, arguments.large, arguments.back)
    try:
        deck = load_deck(arguments.deck) if known else own_deck(_own(arguments.deck))
        drawn = portraits(deck, look, (*CARDS, BACK))
    except BadDeck as error:
        raise CommandError(bad_deck(error.fault.value, error.deck or arguments.deck, error.detail)) from None
    small_print = " · ".join(part for part in (deck.author, deck.license) if part)
    return sheet(drawn, look.width, deck.name(look.language), small_print)


def _own(text: str) -> OwnDeck:
    """Return a deck by id or place; each picture is unpacked once to see that it is whole."""
    found = own.load(text) if text.startswith(own.PREFIX) else own.load_path(Path(text))
    for card in CARDS:
        found.picture(card)
    return found
