"""Everything that reads what comes from outside, each as one function of bytes, with texts to begin from.

A loader gives a value or raises its own one error; whatever else comes out of it is a fault. What it lets in
is used: written again, played, drawn up.
"""

from __future__ import annotations

import contextlib
import io
import json
import random
import shutil
import sqlite3
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from PIL import Image

from tests.kit import decks as kit
from tests.kit.books import ENTRY
from ulti_desktop.commands import cases, solve
from ulti_desktop.commands.forms import CommandError, cases_in, read_json
from ulti_desktop.commands.playrecord import run
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.ladder import ladder
from ulti_desktop.engine.own_rules import to_toml
from ulti_desktop.engine.record import DealRecord, Record, fold
from ulti_desktop.engine.rulesets import RuleSet, load
from ulti_desktop.engine.state import Done
from ulti_desktop.engine.step import apply, legal_actions, start_deal, to_move
from ulti_desktop.lessons.reading import LessonError, read_lesson
from ulti_desktop.store import games, notes, progress, rules, settings
from ulti_desktop.store import statistics as book
from ulti_desktop.store.decks import own, raster, svg
from ulti_desktop.store.decks.describe import DESCRIPTIONS, describe
from ulti_desktop.store.decks.faults import BadDeck, DeckFault
from ulti_desktop.store.ledger import Entry
from ulti_desktop.store.notes import Notes
from ulti_desktop.store.problems import Problem

ROOT: Final = Path(__file__).resolve().parents[2]
CORPUS: Final = Path(__file__).parent / "corpus"
MOST_PLAYED: Final = 3
RUNNERS: Final = (
    cases.run_score,
    cases.run_legal,
    cases.run_auction,
    cases.run_kontra,
    cases.run_contract,
    solve.run_solve,
)

Read = Callable[[bytes], None]


@dataclass(frozen=True)
class Loader:
    """`read` takes the bytes of one file in; `seeds` gives good files of a `form` that `mutations` knows."""

    read: Read
    seeds: Callable[[], list[bytes]]
    form: str


@contextlib.contextmanager
def _as_file(data: bytes, name: str) -> Iterator[Path]:
    path = _folder() / name
    path.write_bytes(data)
    yield path
    assert path.read_bytes() == data, "the player's file was changed"


@cache
def _folder() -> Path:
    place = Path("/dev/shm")
    return Path(tempfile.mkdtemp(prefix="ulti-fuzz-", dir=place if place.is_dir() else None))


def clean() -> None:
    """Take away the files that were read."""
    if _folder.cache_info().currsize:
        shutil.rmtree(_folder(), ignore_errors=True)
        _folder.cache_clear()


# ------------------------------------------------------------------------------------------ sessions
def read_record(data: bytes) -> None:
    """A record that is let in can be folded, written and read again."""
    with _as_file(data, "x.ulti") as path:
        loaded = games.load(path)
    if loaded.record is None:
        assert loaded.problem is not None
        return
    again = games.Writer().to_bytes(loaded.record, loaded.notes)
    with _as_file(again, "again.ulti") as path:
        second = games.load(path)
    assert second.problem is None
    assert second.record == loaded.record
    assert second.notes == loaded.notes
    if len(loaded.record.played) <= MOST_PLAYED:
        fold(loaded.record)


@cache
def record_seeds() -> list[bytes]:
    """Sessions of a deal each, one of them under way, with notes beside it."""
    found = []
    for number, rules_id in enumerate(rulesets.RULE_SET_IDS):
        rng = random.Random(number)
        record = Record(load(rules_id), ("", "Gergő", "Bori"), ("", "club", "casual"), f"s{number}", 5, 0, 0)
        record = record.with_deal(DealRecord(number % 3, stood_in=number == 2))
        state, _ = start_deal(record.rules, number % 3, record.deck_of(0))
        while not isinstance(state, Done) and len(record.played[0].actions) < 12 + 10 * number:
            seat, action = to_move(state), rng.choice(legal_actions(state))
            assert seat is not None
            state, _ = apply(state, action)
            record = record.with_action(seat, action)
        found.append(games.Writer().to_bytes(record, Notes(4000, (ENTRY,)) if number == 1 else notes.NOTHING))
    return found


# ------------------------------------------------------------------------------------------ rule sets
def read_rules(data: bytes) -> None:
    """A rule set that is let in has bids, can be dealt and played, written and read again."""
    with _as_file(data, "x.toml") as path:
        loaded = rules.load_file(path)
    if isinstance(loaded, Problem):
        return
    _use_rules(loaded)
    assert rulesets.from_toml(to_toml(loaded), "again") == loaded


def _use_rules(loaded: RuleSet) -> None:
    assert ladder(loaded)
    rng = random.Random(1)
    state, _ = start_deal(loaded, 0, Record(loaded, ("",) * 3, ("",) * 3, "a", 1, 0, 0).deck_of(0))
    while not isinstance(state, Done):
        state, _ = apply(state, rng.choice(legal_actions(state)))


def rules_seeds() -> list[bytes]:
    """Small rule sets of one's own, and one with everything."""
    small = b'base = "HM"\nid = "mine"\nname = "Ours"\nloss_factor = 2\n'
    parts = b'base = "EN"\nid = "x"\nname = "X"\nloss_factor = 1\n[contracts]\nulti = { plain = 9 }\n'
    data = {**load("GT").to_dict(), "id": "all", "name": "All", "base": "GT"}
    lines = [f"{name} = {json.dumps(value)}" for name, value in data.items() if name != "contracts"]
    return [small, parts, "\n".join(lines).encode()]


# ---------------------------------------------------------------------------------- settings, progress
def read_settings(data: bytes) -> None:
    """Settings that are let in can be written and read again."""
    with _as_file(data, "settings.json") as path:
        loaded, _ = settings.load(path, reads_only=True)
    again = _folder() / "again.json"
    assert settings.save(loaded, again) is None
    assert settings.load(again) == (loaded, None)


def settings_seeds() -> list[bytes]:
    """The usual ones and some of somebody's."""
    mine = settings.Settings(language="hu", options=(("loss_factor", 2), ("open_shows", "all"), ("x", True)))
    return [json.dumps(settings.to_json(one)).encode() for one in (settings.Settings(), mine)]


def read_progress(data: bytes) -> None:
    """Progress that is let in can be written and read again."""
    with _as_file(data, "lessons.json") as path:
        loaded, _ = progress.load(path, reads_only=True)
    again = _folder() / "again.json"
    assert progress.save(loaded, again) is None
    kept = {lesson: hands for lesson, hands in loaded.items() if hands}
    assert progress.load(again) == (kept, None)


def progress_seeds() -> list[bytes]:
    """Two lessons."""
    return [b'{"version": 1, "finished": {"ulti": ["bid", "keep"], "betli": ["lead"]}}']


# ------------------------------------------------------------------------------------------ lessons, cases
def read_a_lesson(data: bytes) -> None:
    """A lesson is read or refused with its own error."""
    _, error = _refused(lambda: read_lesson(data, "x.toml"), LessonError)
    assert error is None or "\n" not in str(error)


def lesson_seeds() -> list[bytes]:
    """The shortest of the packaged ones."""
    found = sorted((ROOT / "resources/lessons").glob("*.toml"), key=lambda path: path.stat().st_size)
    return [path.read_bytes() for path in found[:3]]


def read_cases(data: bytes) -> None:
    """Every command that reads cases answers or refuses with one line; so does the reader of records."""
    with _as_file(data, "cases.json") as path:
        values = _answer(lambda: [read_json(str(path))])
    for value in values or ():
        for runner in RUNNERS:
            _answer(lambda read=runner, value=value: [read(one.data) for one in cases_in(value)[:4]])
        _answer(lambda value=value: run(value))


def _answer(ask: Callable[[], Any]) -> Any:
    found, error = _refused(ask, CommandError)
    assert error is None or "\n" not in str(error)
    return found


def _refused(ask: Callable[[], Any], kind: type[Exception]) -> tuple[Any, Exception | None]:
    try:
        return ask(), None
    except kind as error:
        return None, error


def cases_seeds() -> list[bytes]:
    """A case or two of each kind, and a record."""
    found = []
    for name in ("auction", "contracts", "kontra", "play", "positions", "scoring", "full"):
        rows = json.loads((ROOT / "tests/data/cases" / f"{name}.json").read_text("utf-8"))
        found.append(json.dumps(rows[:1]).encode())
    return [*found, record_seeds()[0]]


# ------------------------------------------------------------------------------------------ statistics
def read_statistics(data: bytes) -> None:
    """A file of statistics gives deals that can be put into another one, or problems; never an exception."""
    problems: list[Problem] = []
    found: list[tuple[Entry, ...]] = []
    with _as_file(data, "statistics.sqlite") as path:
        statistics = book.Statistics(path, problems.append, reads_only=True)
        statistics._do(book._Task(lambda file: found.append(book._entries(file))))
        statistics._close()
        for tail in ("-wal", "-shm", "-journal"):
            path.with_name(path.name + tail).unlink(missing_ok=True)
    assert problems or found
    for entry in found[0][:20] if found else ():
        book.to_csv([entry])
        with contextlib.closing(sqlite3.connect(":memory:")) as file:
            file.execute(book._TABLE)
            book._write(file, book._PUT, book.to_row(entry))


@cache
def statistics_seeds() -> list[bytes]:
    """A file with a few deals."""
    path = _folder() / "seed.sqlite"
    path.unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute(book._TABLE)
        file.execute(f"PRAGMA user_version = {book.VERSION}")
        file.execute(f"PRAGMA application_id = {book.APPLICATION}")
        book._write(file, book._PUT, book.to_row(ENTRY))
    data = path.read_bytes()
    path.unlink()
    return [data]


# ------------------------------------------------------------------------------------------ decks
def read_svg(data: bytes) -> None:
    """A drawing is let in or refused with BadDeck."""
    with contextlib.suppress(BadDeck):
        svg.check_svg(svg.unpacked(data, "x.svg"), "x.svg")


def svg_seeds() -> list[bytes]:
    """Small drawings with references, styles, transformations, entities and a picture inside."""
    inner = (
        '<defs><linearGradient id="g" x1="0" x2="300"><stop offset="0.5" stop-color="#102030"/>'
        '</linearGradient></defs><g transform="translate(5 -3) scale(2) matrix(1 0 0 1 4 5)">'
        '<path id="p" d="M1 2 L3e1-4.5.5 C1 2 3 4 5 6 A4 4 0 0 1 9 9z" stroke-width="2"'
        ' stroke-dasharray="4,2"'
        ' style="fill:url(#g);stroke-width:3"/></g><use xlink:href="#p" x="4"/><text font-size="12">A</text>'
    )
    entity = b'<!DOCTYPE svg [<!ENTITY ns "http://ns.adobe.com/">]>'
    return [kit.svg(3, inner), entity + kit.svg(4, "<style>rect { fill: url(#g) }</style>&ns;")]


def read_raster(data: bytes) -> None:
    """A picture of pixels is let in or refused with BadDeck; so when it is unpacked."""
    with contextlib.suppress(BadDeck):
        raster.check_raster(data, "x", raster.OLD_FORMATS)
        raster.brought_to_size(data, "x")


def raster_seeds() -> list[bytes]:
    """The kinds of pictures there are, and one with notes that tell which way is up."""
    notes = Image.Exif()
    notes[0x0112] = 6
    notes[0x011A] = 72.0
    out = io.BytesIO()
    Image.new("P", (16, 26)).save(out, "PNG", exif=notes, transparency=3)
    return [*(kit.encoded(3, kind, (16, 26)) for kind in ("PNG", "JPEG", "GIF")), out.getvalue()]


class _Files:
    """The files of a deck that are not there, but for its description."""

    def __init__(self, description: str, data: bytes, others: kit.Files) -> None:
        self._files = {**{name: b"" for name in others if name not in DESCRIPTIONS}, description: data}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted(self._files))

    def read(self, name: str, most: int = 0) -> bytes:
        if len(self._files[name]) > most:
            raise BadDeck(DeckFault.TOO_LARGE, name)
        return self._files[name]

    def close(self) -> None:
        """Nothing is open."""


@cache
def _decks() -> tuple[kit.Files, kit.Files, kit.Files]:
    return kit.png_deck(), kit.kde_deck(), kit.pysol_deck()


def read_description(data: bytes) -> None:
    """What a deck says of itself is read or refused with BadDeck, whichever of the three forms it has."""
    for name, files in zip(DESCRIPTIONS, _decks(), strict=True):
        with contextlib.suppress(BadDeck):
            describe(_Files(name, data, files), "x")


def description_seeds() -> list[bytes]:
    """One of each form, and ours with everything."""
    full = (
        'name = "Mine"\nsuits = "german"\nfit = "whole"\npaper = "#ffffff"\n[names]\nhu = "Enyém"\n'
        '[letters]\nalways = true\n[letters.colours]\nhearts = "#c8392b"\n[letters.at]\nK = [10, 20.5, 30]\n'
        '[files]\n"hearts-7" = "hearts-7.png"\n'
    )
    found = [files[name] for name, files in zip(DESCRIPTIONS, _decks(), strict=True)]
    return [*found, full.encode()]


def read_deck(data: bytes) -> None:
    """A packed deck is let in or refused with BadDeck."""
    with _as_file(data, "x.zip") as path, contextlib.suppress(BadDeck):
        found = own.load_path(path)
        for card in range(-1, 32):
            found.picture(card)


@cache
def deck_seeds() -> list[bytes]:
    """A deck of small drawings, and one whose files are not packed."""
    found = []
    for kind in (zipfile.ZIP_DEFLATED, zipfile.ZIP_STORED):
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w", kind) as archive:
            for name, data in (kit.kde_deck() if found else kit.svg_deck()).items():
                archive.writestr(zipfile.ZipInfo(name), data, kind)
        found.append(out.getvalue())
    return found


LOADERS: Final = {
    "record": Loader(read_record, record_seeds, "json"),
    "rules": Loader(read_rules, rules_seeds, "toml"),
    "settings": Loader(read_settings, settings_seeds, "json"),
    "progress": Loader(read_progress, progress_seeds, "json"),
    "lesson": Loader(read_a_lesson, lesson_seeds, "toml"),
    "cases": Loader(read_cases, cases_seeds, "json"),
    "statistics": Loader(read_statistics, statistics_seeds, "bytes"),
    "description": Loader(read_description, description_seeds, "toml"),
    "svg": Loader(read_svg, svg_seeds, "svg"),
    "raster": Loader(read_raster, raster_seeds, "bytes"),
    "deck": Loader(read_deck, deck_seeds, "bytes"),
}
