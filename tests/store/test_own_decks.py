"""The players' own decks: what is read, the shelf, and anything at all."""

from __future__ import annotations

import contextlib
import gzip
import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from tests.kit import decks as kit
from tests.kit.refused_decks import Files, changed, folder_refused, refused
from ulti_desktop.engine.cards import DECK, Card
from ulti_desktop.store.decks import own, source
from ulti_desktop.store.decks.cardnames import BACK, card_in_file, card_of, shown
from ulti_desktop.store.decks.faults import BadDeck, DeckFault


# ------------------------------------------------------------------------------------------ what is read
@pytest.mark.parametrize("make", [kit.png_deck, kit.svg_deck, kit.kde_deck, kit.pysol_deck])
@pytest.mark.parametrize("kind", ["folder", "zip", "zip with a folder"])
def test_every_kind_of_deck_is_read(make: Callable[[], Files], kind: str, tmp_path: Path) -> None:
    if kind == "folder":
        path = kit.in_folder(tmp_path / "mine", make())
    else:
        path = kit.in_zip(tmp_path / "mine.zip", make(), "top/" if "folder" in kind else "")
    deck = own.load_path(path)
    assert deck.id == f"own:{path.name}"
    seen = set()
    for card in (*DECK, BACK):
        picture = deck.picture(card)
        assert picture is not None
        assert deck.picture(card) is picture
        seen.add((picture.data, picture.element))
        if not picture.is_svg:
            with Image.open(io.BytesIO(picture.data)) as image:
                assert image.format == "PNG"
                pixel = image.convert("RGB").getpixel((15, 24))
                assert isinstance(pixel, tuple)
                assert max(abs(a - b) for a, b in zip(pixel, kit.colour(card), strict=True)) < 12
    assert len(seen) == 33


def test_what_the_descriptions_say(tmp_path: Path) -> None:
    said = own.load_path(kit.in_folder(tmp_path / "kde", kit.kde_deck())).description
    assert dict(said.names) == {"": "Old", "de": "Alt"}
    assert (said.suits, said.author) == ("french", "Her")
    said = own.load_path(kit.in_folder(tmp_path / "pysol", kit.pysol_deck("PNG"))).description
    assert dict(said.names) == {"": "Small set"}
    toml = 'suits = "french"\nfit = "whole"\npaper = "#102030"\n[names]\nhu = "Enyém"\nen = "Mine"\n'
    toml += (
        "[letters]\nalways = true\n[letters.at]\nK = [40, 50, 30]\n[letters.colours]\nhearts = '#ff0000'\n"
    )
    files = changed(lambda f: f.update({"deck.toml": toml.encode()}))
    said = own.load_path(kit.in_folder(tmp_path / "mine", files)).description
    assert dict(said.names) == {"hu": "Enyém", "en": "Mine", "": "Mine"}
    assert (said.suits, said.fit, said.paper) == ("french", "whole", "#102030")
    assert said.letters.always
    assert said.letters.spots["K"] == (40, 50, 30)


def test_files_may_have_any_name_when_the_description_names_them(tmp_path: Path) -> None:
    files: Files = {}
    lines = [kit.TOML, "[files]"]
    for card in DECK:
        files[f"pictures/{int(card):02}.jpeg"] = kit.encoded(card, "JPEG")
        lines.append(f'"{kit.ours(card)}" = "pictures/{int(card):02}.jpeg"')
    files["deck.toml"] = "\n".join(lines).encode()
    deck = own.load_path(kit.in_folder(tmp_path / "mine", files))
    assert deck.picture(BACK) is None
    assert deck.picture(0) is not None


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("hearts-10", "hearts 10"),
        ("Hearts_Q", "hearts O"),
        ("makk felső", "acorns O"),
        ("ZÖLD-ász", "leaves A"),
        ("Grün-Unter", "leaves U"),
        ("schellen-VIII", "bells 8"),
        ("club_king", "acorns K"),
        ("diamonds-J", "bells U"),
    ],
)
def test_names_of_cards(name: str, meant: str) -> None:
    assert card_of(name) == Card.from_code(meant)


def test_what_is_no_card() -> None:
    for name in ("", "hearts", "hearts-2", "hearts-", "-7", "joker", "7-hearts", "hearts-7-big", "read me"):
        assert card_of(name) is None
    assert card_of("Back") == BACK
    assert card_of("Rückseite") == BACK
    assert card_in_file("hearts-7.txt") is None
    assert [card_of(shown(card)) for card in (*DECK, BACK)] == [*DECK, BACK]


def test_large_pictures_are_brought_to_size(tmp_path: Path) -> None:
    files = changed(lambda f: f.update({"hearts-7.png": kit.png(3, (1500, 2400))}))
    picture = own.load_path(kit.in_folder(tmp_path / "mine", files)).picture(16)
    assert picture is not None
    with Image.open(io.BytesIO(picture.data)) as image:
        assert image.size == (750, 1200)


def test_packed_drawings(tmp_path: Path) -> None:
    files = kit.kde_deck()
    files["all.svgz"] = gzip.compress(files.pop("all.svg"))
    files["index.desktop"] = files["index.desktop"].replace(b"all.svg", b"all.svgz")
    picture = own.load_path(kit.in_folder(tmp_path / "mine", files)).picture(0)
    assert picture is not None
    assert picture.element == "7_club"
    bomb = gzip.compress(b"<svg>" + b" " * (20 << 20))
    files["all.svgz"] = bomb
    assert folder_refused(tmp_path, files) == (DeckFault.TOO_LARGE, "all.svgz")


def test_other_files_in_the_folder_do_no_harm(tmp_path: Path) -> None:
    extra = {"README.txt": b"hello", "preview.png": b"not looked at", ".hidden": b"", "__MACOSX/x.png": b""}
    own.load_path(kit.in_folder(tmp_path / "mine", kit.png_deck() | extra))


# ------------------------------------------------------------------------------------------ the shelf
def test_the_shelf_lists_what_can_be_used(own_home: Path) -> None:
    place = own.folder()
    assert place.is_relative_to(own_home)
    kit.in_zip(place / "b.zip", kit.png_deck())
    kit.in_folder(place / "a", kit.kde_deck())
    kit.in_folder(place / "empty", {})
    (place / "notes.txt").write_text("hello")
    (place / "broken.zip").write_text("hello")
    found, bad = own.shelf()
    assert [one.id for one in found] == ["own:a", "own:b.zip"]
    assert found[1].names == {"": "Mine"}
    assert [(one.deck, one.fault) for one in bad] == [
        ("broken.zip", DeckFault.NOT_A_DECK),
        ("empty", DeckFault.EMPTY),
    ]


def test_a_deck_is_read_again_only_when_it_changed() -> None:
    path = kit.in_folder(own.folder() / "a", kit.png_deck())
    first = own.load("own:a")
    assert own.load("own:a") is first
    (path / "deck.toml").write_text(kit.TOML + "# more\n")
    assert own.load("own:a") is not first
    (path / "hearts-7.png").unlink()
    with pytest.raises(BadDeck):
        own.load("own:a")


@pytest.mark.parametrize(
    "deck_id", ["own:gone", "own:", "own:../x", "own:a/b", "own:..", "tell", "", "own:a\\b"]
)
def test_ids_that_lead_nowhere(deck_id: str) -> None:
    with pytest.raises(BadDeck):
        own.load(deck_id)


# ------------------------------------------------------------------------------------------ anything at all
@settings(max_examples=60)
@given(data=st.binary(max_size=400), name=st.sampled_from(["deck.toml", "index.desktop", "config.txt"]))
def test_any_description_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, data: bytes, name: str
) -> None:
    path = kit.in_folder(tmp_path_factory.mktemp("d"), {name: data})
    assert refused(path).fault in DeckFault


@settings(max_examples=60)
@given(place=st.integers(0, 5000), data=st.binary(min_size=1, max_size=8), tail=st.booleans())
def test_any_damage_to_a_zip_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, place: int, data: bytes, tail: bool
) -> None:
    path = kit.in_zip(tmp_path_factory.mktemp("z") / "a.zip", kit.png_deck())
    whole = bytearray(path.read_bytes())
    at = (len(whole) - 1 - place % 2500) if tail else place % len(whole)
    whole[at : at + len(data)] = data
    path.write_bytes(whole)
    with contextlib.suppress(BadDeck):
        own.load_path(path)


@settings(max_examples=60)
@given(text=st.text(max_size=200))
def test_any_text_is_a_card_or_not(text: str) -> None:
    assert card_of(text) in (None, BACK, *DECK)
    with contextlib.suppress(BadDeck):
        assert ".." not in source.safe_name(text).split("/")


# ------------------------------------------------------------------------------------------ the manual
MANUAL = Path(__file__).resolve().parents[2] / "docs" / "decks.md"


@pytest.mark.skipif(not MANUAL.exists(), reason="only the source tree has the manual")
def test_the_manual_tells_the_truth(tmp_path: Path) -> None:
    text = MANUAL.read_text("utf-8")
    naming = text.partition("### Names of pictures")[2]
    tables = [part.split("\n\n", 1)[0] for part in re.split(r"\|[-|]+\|\n", naming)[1:3]]
    suits = [set(re.findall(r"`([^`]+)`", row)) for row in tables[0].splitlines()]
    assert len(suits) == 4
    for number, named in enumerate(suits):
        assert {card_of(f"{name}-7") for name in named} == {DECK[number * 8]}
    ranks = [re.findall(r"`([^`]+)`", row) for row in tables[1].splitlines()]
    assert len(ranks) == 5
    meant = [{card_of(f"acorns-{name}") for name in " ".join(names).split()} for names in ranks]
    assert meant == [{0, 1, 2, 6}, {3}, {4}, {5}, {7}]
    blocks = re.findall(r"(?:^    .*\n|^\n)+", text, re.MULTILINE)
    whole = next(block for block in blocks if "[letters.colours]" in block)
    toml = "\n".join(line[4:] for line in whole.splitlines())
    files = changed(lambda f: (f.pop("back.png"), f.pop("hearts-A.png")))
    files |= {"deck.toml": toml.encode(), "scans/0017.jpg": kit.encoded(23, "JPEG")}
    files["scans/back.jpg"] = kit.encoded(-1, "JPEG")
    deck = own.load_path(kit.in_folder(tmp_path / "mine", files))
    assert deck.description.names["hu"] == "Nagymama kártyája"
    assert deck.picture(BACK) is not None
