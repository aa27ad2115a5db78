"""The folder of the player's own decks, and a deck of it with its pictures.

Pillow takes its time to be imported and most players have no deck of their own: it waits until one is used.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

from ulti_desktop.store import paths
from ulti_desktop.store.decks.describe import Description, describe
from ulti_desktop.store.decks.faults import BadDeck, DeckFault
from ulti_desktop.store.decks.picture import Picture
from ulti_desktop.store.decks.source import open_source

PREFIX: Final = "own:"
"""What the ids of these decks begin with; the name in the folder follows."""

MOST_DECKS: Final = 60
LONGEST_ID: Final = 80
_MOST_KEPT: Final = 4


@dataclass(frozen=True, slots=True)
class Listed:
    """A deck in the folder whose description was read; the pictures were not looked at."""

    id: str
    names: dict[str, str]


class OwnDeck:
    """A deck that was looked at and may be used."""

    def __init__(self, deck_id: str, description: Description, pictures: dict[int, Picture]) -> None:
        self.id = deck_id
        self.description = description
        self._raw = pictures
        self._ready: dict[int, Picture] = {}
        self.is_drawn = False
        """Set when its drawings were drawn once without a complaint."""

    def drawings(self) -> tuple[Picture, ...]:
        """Return the pictures that are drawings."""
        known = {**self._raw, **self._ready}
        return tuple(picture for picture in known.values() if picture.is_svg)

    def picture(self, card: int) -> Picture | None:
        """Return the picture of card 0..31 or BACK, brought to size now if need be; None: there is no back.

        Raise BadDeck for a picture whose end is damaged.
        """
        ready = self._ready.get(card)
        if ready is None:
            raw = self._raw.get(card)
            if raw is None:
                return None
            ready = raw
            if not raw.is_svg:
                from ulti_desktop.store.decks import raster

                small = raster.brought_to_size(raw.data, raw.file)
                ready = Picture(raw.file, small, is_svg=False, shape=raw.shape)
            self._ready[card] = ready
            del self._raw[card]  # the large one is not needed any more
        return ready


def folder() -> Path:
    """Return the folder of the player's own decks; made when missing, if nothing is in its place."""
    place = paths.user_data_dir() / "decks"
    with suppress(OSError):
        place.mkdir(parents=True, exist_ok=True)
    return place


def shelf(place: Path | None = None) -> tuple[tuple[Listed, ...], tuple[BadDeck, ...]]:
    """Return the decks in the folder by their names there, and those that cannot be used.

    Only descriptions and names of files are read: `load` looks at the pictures.
    """
    found: list[Listed] = []
    refused: list[BadDeck] = []
    for path in _candidates(place or folder()):
        try:
            if len(PREFIX + path.name) > LONGEST_ID or not path.name.isprintable():
                raise BadDeck(DeckFault.UNREADABLE)
            source = open_source(path)
            try:
                description = describe(source, _title(path))
            finally:
                source.close()
        except BadDeck as error:
            refused.append(BadDeck(error.fault, error.detail, path.name))
        else:
            found.append(Listed(PREFIX + path.name, dict(description.names)))
    return tuple(found), tuple(refused)


def _candidates(place: Path) -> list[Path]:
    try:
        entries = sorted(place.iterdir())
    except OSError:
        return []
    decks = [one for one in entries if not one.name.startswith(".") and _may_be_deck(one)]
    return decks[:MOST_DECKS]


def _title(path: Path) -> str:
    return path.stem if path.suffix.lower() == ".zip" else path.name


def _may_be_deck(path: Path) -> bool:
    try:
        return path.is_dir() or (path.suffix.lower() == ".zip" and path.is_file())
    except OSError:
        return False


def load(deck_id: str, place: Path | None = None) -> OwnDeck:
    """Return the deck of that id with its pictures looked at; raise BadDeck.

    A deck that did not change since it was last asked for is not read again.
    """
    name = deck_id.removeprefix(PREFIX)
    leads = name in ("", "..") or name != PurePosixPath(name).name or "\\" in name
    if leads or not deck_id.startswith(PREFIX):
        raise BadDeck(DeckFault.NOT_FOUND, deck=deck_id[:LONGEST_ID])
    path = (place or folder()) / name
    stamp = _stamp(path)
    with _LOCK:
        kept = _KEPT.get(path)
        if kept is not None and kept[0] == stamp and stamp is not None:
            _KEPT.move_to_end(path)
            return kept[1]
        deck = load_path(path, deck_id)
        _KEPT[path] = stamp, deck
        while len(_KEPT) > _MOST_KEPT:
            _KEPT.popitem(last=False)
    return deck


def is_kept(deck_id: str, place: Path | None = None) -> bool:
    """Tell whether `load` has that deck at once, looked at and drawn as it is now."""
    path = (place or folder()) / deck_id.removeprefix(PREFIX)
    kept = _KEPT.get(path)
    return kept is not None and kept[1].is_drawn and kept[0] is not None and kept[0] == _stamp(path)


_Stamp = tuple[tuple[str, int, int], ...] | None
_KEPT: OrderedDict[Path, tuple[_Stamp, OwnDeck]] = OrderedDict()
_LOCK: Final = threading.Lock()


def _stamp(path: Path) -> _Stamp:
    """When and how large the files of a deck are; None when it is not there."""
    try:
        files = [path] if path.is_file() else [path, *sorted(path.iterdir())[:1000]]
        return tuple((one.name, one.stat().st_mtime_ns, one.stat().st_size) for one in files)
    except OSError:
        return None


def load_path(path: Path, deck_id: str = "") -> OwnDeck:
    """Return the deck in a folder or zip wherever it is; raise BadDeck."""
    from ulti_desktop.store.decks import looking

    try:
        source = open_source(path)
        try:
            description = describe(source, _title(path))
            pictures = looking.pictures(source, description)
        finally:
            source.close()
    except BadDeck as error:
        raise BadDeck(error.fault, error.detail, path.name) from None
    return OwnDeck(deck_id or PREFIX + path.name, description, pictures)
