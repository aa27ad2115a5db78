"""The players' own decks: what is read, and what is refused and why."""

from __future__ import annotations

import base64
import contextlib
import gzip
import io
import os
import re
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from tests.kit import decks as kit
from ulti_desktop import limits
from ulti_desktop.engine.cards import DECK, Card
from ulti_desktop.store.decks import own, raster, source, svg_dashes
from ulti_desktop.store.decks.cardnames import BACK, card_in_file, card_of, shown
from ulti_desktop.store.decks.faults import BadDeck, DeckFault

Files = kit.Files


def refused(path: Path) -> BadDeck:
    with pytest.raises(BadDeck) as caught:
        own.load_path(path)
    assert caught.value.deck == path.name
    assert "\n" not in str(caught.value)
    return caught.value


def folder_refused(tmp_path: Path, files: Files) -> tuple[DeckFault, str]:
    error = refused(kit.in_folder(tmp_path / "mine", files))
    return error.fault, error.detail


def changed(change: Callable[[Files], object], files: Files | None = None) -> Files:
    result = kit.png_deck() if files is None else files
    change(result)
    return result


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


# ------------------------------------------------------------------------------------------ refusals: files
def test_empty_folder_and_empty_zip(tmp_path: Path) -> None:
    assert folder_refused(tmp_path, {})[0] is DeckFault.EMPTY
    assert refused(kit.in_zip(tmp_path / "e.zip", {})).fault is DeckFault.EMPTY


def test_not_there_and_not_a_deck(tmp_path: Path) -> None:
    assert refused(tmp_path / "gone").fault is DeckFault.NOT_FOUND
    (tmp_path / "text.zip").write_text("no zip at all, but long enough to hold the end of one")
    assert refused(tmp_path / "text.zip").fault is DeckFault.NOT_A_DECK
    os.mkfifo(tmp_path / "pipe")
    assert refused(tmp_path / "pipe").fault is DeckFault.NOT_A_DECK


def test_no_description(tmp_path: Path) -> None:
    assert folder_refused(tmp_path, changed(lambda f: f.pop("deck.toml")))[0] is DeckFault.NO_DESCRIPTION


@pytest.mark.parametrize(
    "name", ["../hearts-7.png", "/etc/hearts-7.png", "a/../../x.png", "C:/x.png", "a\\..\\x.png"]
)
def test_a_zip_that_leads_outside(name: str, tmp_path: Path) -> None:
    path = kit.in_zip(tmp_path / "mine.zip", kit.png_deck() | {name: kit.png(0)})
    assert refused(path).fault is DeckFault.OUTSIDE


def test_a_zip_with_a_link(tmp_path: Path) -> None:
    path = kit.in_zip(tmp_path / "mine.zip", kit.png_deck())
    with zipfile.ZipFile(path, "a") as archive:
        link = zipfile.ZipInfo("more.png")
        link.external_attr = 0o120777 << 16
        archive.writestr(link, "/etc/passwd")
    assert refused(path).fault is DeckFault.OUTSIDE


def test_a_link_out_of_the_folder(tmp_path: Path) -> None:
    kit.in_folder(tmp_path / "elsewhere", {"secret.png": kit.png(0)})
    files = kit.png_deck()
    files.pop("hearts-7.png")
    path = kit.in_folder(tmp_path / "mine", files)
    (path / "hearts-7.png").symlink_to(tmp_path / "elsewhere" / "secret.png")
    error = refused(path)
    assert (error.fault, error.detail) == (DeckFault.OUTSIDE, "hearts-7.png")
    (path / "hearts-7.png").unlink()
    (path / "more").symlink_to(tmp_path / "elsewhere")
    assert refused(path).fault is DeckFault.OUTSIDE


def test_a_link_inside_the_folder_is_fine(tmp_path: Path) -> None:
    files = kit.png_deck()
    data = files.pop("hearts-7.png")
    path = kit.in_folder(tmp_path / "mine", files | {"real.png": data})
    (path / "hearts-7.png").symlink_to("real.png")
    (path / "self").symlink_to(path)
    own.load_path(path)


@pytest.mark.parametrize("value", ["../x.png", "/etc/passwd", "C:\\\\x.png"])
def test_a_description_that_leads_outside(value: str, tmp_path: Path) -> None:
    toml = f'{kit.TOML}[files]\n"hearts-7" = "{value}"\n'.encode()
    assert folder_refused(tmp_path, changed(lambda f: f.update({"deck.toml": toml})))[0] is DeckFault.OUTSIDE
    kde = kit.kde_deck()
    kde["index.desktop"] = f"[KDE Backdeck]\nSVG={value}\n".encode()
    assert refused(kit.in_folder(tmp_path / "kde", kde)).fault is DeckFault.OUTSIDE


def test_too_many_files(tmp_path: Path) -> None:
    many = {f"x{i}.txt": b"" for i in range(limits.DECK_FILES)}
    assert folder_refused(tmp_path, kit.png_deck() | many)[0] is DeckFault.TOO_MANY_FILES
    path = kit.in_zip(tmp_path / "mine.zip", kit.png_deck() | many)
    assert refused(path).fault is DeckFault.TOO_MANY_FILES


def test_a_folder_of_more_folders_than_anybody_looks_through(tmp_path: Path) -> None:
    path = kit.in_folder(tmp_path / "mine", kit.png_deck())
    for number in range(limits.DECK_ENTRIES):
        (path / f"empty-{number}").mkdir()
    assert refused(path).fault is DeckFault.TOO_MANY_FILES


def test_zip_bombs(tmp_path: Path) -> None:
    bomb = bytes(limits.DECK_FILE_BYTES + 1)
    path = kit.in_zip(tmp_path / "one.zip", kit.png_deck() | {"hearts-7.png": bomb})
    assert (refused(path).fault, path.stat().st_size < 100_000) == (DeckFault.TOO_LARGE, True)
    many = {f"x{i}": bytes(8 << 20) for i in range(13)}
    path = kit.in_zip(tmp_path / "many.zip", kit.png_deck() | many)
    assert refused(path).fault is DeckFault.TOO_LARGE


def test_a_zip_that_lies_about_its_sizes(tmp_path: Path) -> None:
    path = kit.in_zip(tmp_path / "mine.zip", kit.png_deck() | {"hearts-7.png": bytes(1 << 20)})
    data = path.read_bytes()
    said, lie = (1 << 20).to_bytes(4, "little"), (1 << 10).to_bytes(4, "little")
    assert data.count(said) >= 2
    path.write_bytes(data.replace(said, lie))
    assert refused(path).fault in (DeckFault.UNREADABLE, DeckFault.NOT_A_PICTURE)


def test_a_zip_with_a_file_without_a_name(tmp_path: Path) -> None:
    path = kit.in_zip(tmp_path / "a.zip", kit.svg_deck())
    with zipfile.ZipFile(path, "a") as archive:
        nameless = zipfile.ZipInfo("x")
        nameless.filename = "\0x"  # readers end a name at the zero
        archive.writestr(nameless, b"")
    own.load_path(path)


def test_encrypted_and_oddly_packed_zips(tmp_path: Path) -> None:
    path = kit.in_zip(tmp_path / "mine.zip", kit.png_deck())
    with zipfile.ZipFile(path, "a", zipfile.ZIP_LZMA) as archive:
        archive.writestr("more.png", b"x" * 100)
    assert refused(path).fault is DeckFault.UNREADABLE


# ------------------------------------------------------------------------------------------ refusals: cards
def test_a_missing_card(tmp_path: Path) -> None:
    files = changed(lambda f: f.pop("bells-K.png"))
    assert folder_refused(tmp_path, files) == (DeckFault.MISSING_CARD, "bells-K")
    kde = kit.kde_deck()
    kde["all.svg"] = kde["all.svg"].replace(b'"queen_heart"', b'"nobody"')
    error = refused(kit.in_folder(tmp_path / "kde", kde))
    assert (error.fault, error.detail) == (DeckFault.MISSING_CARD, "queen_heart")
    pysol = changed(lambda f: f.pop("12h.gif"), kit.pysol_deck())
    error = refused(kit.in_folder(tmp_path / "pysol", pysol))
    assert (error.fault, error.detail) == (DeckFault.MISSING_CARD, "12h.gif")


def test_a_card_that_comes_twice(tmp_path: Path) -> None:
    files = kit.png_deck() | {"hearts-Q.png": kit.png(4)}
    assert folder_refused(tmp_path, files) == (DeckFault.DUPLICATE_CARD, "hearts-O")
    same = kit.png_deck() | {"hearts-8.png": kit.png(16)}
    error = refused(kit.in_folder(tmp_path / "same", same))
    assert (error.fault, error.detail) == (DeckFault.DUPLICATE_CARD, "hearts-7, hearts-8")
    toml = f'{kit.TOML}[files]\n"hearts-O" = "back.png"\n"hearts-Q" = "hearts-7.png"\n'.encode()
    error = refused(kit.in_folder(tmp_path / "told", kit.png_deck() | {"deck.toml": toml}))
    assert error.fault is DeckFault.DUPLICATE_CARD
    path = kit.in_zip(tmp_path / "twice.zip", kit.png_deck())
    with pytest.warns(UserWarning, match="Duplicate"), zipfile.ZipFile(path, "a") as archive:
        archive.writestr("hearts-7.png", kit.png(16))
    assert refused(path).fault is DeckFault.DUPLICATE_CARD


def test_a_file_that_is_named_but_missing(tmp_path: Path) -> None:
    toml = f'{kit.TOML}[files]\n"hearts-7" = "nowhere.png"\n'.encode()
    files = changed(lambda f: f.update({"deck.toml": toml}))
    assert folder_refused(tmp_path, files) == (DeckFault.MISSING_FILE, "nowhere.png")
    kde = changed(lambda f: f.pop("all.svg"), kit.kde_deck())
    assert refused(kit.in_folder(tmp_path / "kde", kde)).fault is DeckFault.MISSING_FILE


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("= =", "deck.toml"),
        ("", "suits"),
        ("suits = 3", "suits"),
        ("suits = 'german'\nfit = 'big'", "fit"),
        ("suits = 'german'\npaper = 'red'", "paper"),
        ("suits = 'german'\nname = 3", "name"),
        (f"suits = 'german'\nname = '{'x' * 100}'", "name"),
        ("suits = 'german'\nname = \"a\\nb\"", "name"),
        ("suits = 'german'\nnames = 3", "names"),
        ("suits = 'german'\nfiles = []", "files"),
        ("suits = 'german'\n[files]\njoker = 'x.png'", "files.joker"),
        ("suits = 'german'\n[files]\nback = 3", "files.back"),
        ("suits = 'german'\n[letters]\nalways = 1", "letters.always"),
        ("suits = 'german'\n[letters.at]\nK = [1, 2]", "letters.at"),
        ("suits = 'german'\n[letters.at]\nK = [1, nan, 10]", "deck.toml"),
        ("suits = 'german'\n[letters.at]\nZ = [1, 2, 10]", "letters.at"),
        ("suits = 'german'\n[letters.colours]\nhearts = 'red'", "letters.colours"),
    ],
)
def test_a_bad_description(text: str, where: str, tmp_path: Path) -> None:
    files = changed(lambda f: f.update({"deck.toml": text.encode()}))
    assert folder_refused(tmp_path, files) == (DeckFault.BAD_DESCRIPTION, where)


# ----------------------------------------------------------------------------------------- refusals: pictures
def test_a_huge_picture(tmp_path: Path) -> None:
    files = changed(lambda f: f.update({"hearts-7.png": kit.huge_png()}))
    assert folder_refused(tmp_path, files) == (DeckFault.TOO_MANY_PIXELS, "hearts-7.png")
    files = changed(lambda f: f.update({"hearts-7.png": kit.huge_png(4000, 4000)}))
    error = refused(kit.in_folder(tmp_path / "less", files))
    assert error.fault is DeckFault.TOO_MANY_PIXELS


@pytest.mark.parametrize(
    "data", [b"", b"hello, I am text", b"\x89PNG\r\n\x1a\n", kit.png(3)[:-30], kit.svg(3)]
)
def test_what_is_no_picture(data: bytes, tmp_path: Path) -> None:
    files = changed(lambda f: f.update({"hearts-7.png": data}))
    assert folder_refused(tmp_path, files) == (DeckFault.NOT_A_PICTURE, "hearts-7.png")


def test_a_picture_of_another_kind_than_its_name(tmp_path: Path) -> None:
    files = changed(lambda f: f.update({"hearts-7.png": kit.encoded(3, "GIF")}))
    assert folder_refused(tmp_path, files)[0] is DeckFault.NOT_A_PICTURE


def test_a_picture_that_breaks_off_is_noticed_when_drawn(tmp_path: Path) -> None:
    whole = kit.encoded(3, "JPEG", (300, 480))
    files = changed(lambda f: (f.pop("hearts-7.png"), f.update({"hearts-7.jpg": whole[:-500]})))
    deck = own.load_path(kit.in_folder(tmp_path / "mine", files))
    with pytest.raises(BadDeck):
        deck.picture(16)


def test_a_jpeg_that_goes_over_its_pixels_again_and_again(tmp_path: Path) -> None:
    out = io.BytesIO()
    Image.new("RGB", (300, 480), (200, 10, 10)).save(out, "JPEG", progressive=True)
    data = out.getvalue()
    last = data.rindex(b"\xff\xda")
    files = changed(lambda f: f.update({"hearts-7.jpg": data}))
    del files["hearts-7.png"]
    own.load_path(kit.in_folder(tmp_path / "fine", files))
    files["hearts-7.jpg"] = data[:-2] + data[last:-2] * limits.PICTURE_SCANS + data[-2:]
    assert folder_refused(tmp_path, files) == (DeckFault.TOO_INVOLVED, "hearts-7.jpg")


def test_a_picture_whose_notes_make_no_sense(recwarn: pytest.WarningsRecorder) -> None:
    """It is turned upright by them: nothing but a refusal comes of it, and nothing is said on the console."""
    notes = Image.Exif()
    notes[0x0112] = 6
    notes[0x011A] = 72.0
    notes.get_ifd(0x8769)[0x9000] = b"0230"
    out = io.BytesIO()
    Image.new("RGB", (30, 20)).save(out, "JPEG", exif=notes)
    whole = out.getvalue()
    with Image.open(io.BytesIO(raster.brought_to_size(whole, "x"))) as upright:
        assert upright.size == (20, 30)
    for place in range(whole.index(b"Exif"), whole.index(b"0230")):
        for value in (0, 2, 5, 7, 255):
            bad = bytearray(whole)
            bad[place] = value
            with contextlib.suppress(BadDeck):
                raster.brought_to_size(bytes(bad), "x")
    assert [str(one.message) for one in recwarn.list] == []


def test_pictures_that_are_no_cards(tmp_path: Path) -> None:
    for number, size in enumerate([(48, 30), (20, 100)]):
        files = changed(lambda f, size=size: f.update({"hearts-7.png": kit.png(3, size)}))
        assert refused(kit.in_folder(tmp_path / str(number), files)).fault is DeckFault.WRONG_SHAPE


IMAGE = base64.b64encode(kit.png(3)).decode()
UNSAFE = [
    "<script>alert(1)</script>",
    '<image href="/etc/passwd" width="9" height="9"/>',
    '<image xlink:href="file:///etc/hostname.png" width="9" height="9"/>',
    '<image xlink:href="http://example.org/x.png"/>',
    '<use xlink:href="other.svg#a"/>',
    '<rect onclick="f()"/>',
    '<rect fill="url(http://example.org/#a)"/>',
    "<rect style=\"fill: url('other.svg#a')\"/>",
    "<style>@import 'x.css';</style>",
    "<style>rect { fill: url(x.svg#a) }</style>",
    '<image xlink:href="data:image/svg+xml;base64,PHN2Zy8+"/>',
]


@pytest.mark.parametrize("inner", UNSAFE)
def test_drawings_that_reach_outside_or_run_something(inner: str, tmp_path: Path) -> None:
    files = changed(lambda f: f.update({"hearts-7.svg": kit.svg(3, inner)}), kit.svg_deck())
    assert folder_refused(tmp_path, files) == (DeckFault.UNSAFE_PICTURE, "hearts-7.svg")


@pytest.mark.parametrize(
    "before",
    [
        '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
        '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>',
        '<?xml-stylesheet href="x.css"?>',
    ],
)
def test_entities_and_style_sheets(before: str, tmp_path: Path) -> None:
    files = changed(lambda f: f.update({"hearts-7.svg": before.encode() + kit.svg(3)}), kit.svg_deck())
    assert folder_refused(tmp_path, files)[0] is DeckFault.UNSAFE_PICTURE


def use_bomb() -> str:
    rows = ['<g id="a0"><rect width="1" height="1"/></g>']
    rows += [f'<g id="a{i}">' + f'<use xlink:href="#a{i - 1}"/>' * 10 + "</g>" for i in range(1, 9)]
    return "".join(rows)


def long_chain() -> str:
    return "".join(f'<g id="a{i}"><use xlink:href="#a{i + 1}"/></g>' for i in range(500))


DASHED = '<circle r="100" stroke="red" stroke-width="1000" {}/>'


@pytest.mark.parametrize(
    "inner",
    [
        '<g id="a"/><g id="a"><use xlink:href="#a"/></g>',
        '<g xml:id="a"><use xlink:href="#a"/></g>',
        use_bomb().replace(" id=", " xml:id="),
        "".join(f'<g id="a{i}"/>' for i in range(9)) + use_bomb(),
        DASHED.format('stroke-dasharray="0.1"'),
        f"""<g style="stroke-dash&#97;rray: 0.1 0">{DASHED.format("")}</g>""",
        f"<style>circle {{ stroke-dasharray: .1 }}</style>{DASHED.format('')}",
        f"{DASHED.format('')}<style>circle {{ stroke-dasharray: .1 }}</style>",
        '<path d="M0 0 h900 v-900 z" stroke-width="100" stroke-dasharray="0.01"/>',
        '<path d="M0 0 A 90 90 0 1 1 9 9" stroke-width="100" stroke-dasharray="0.01"/>',
        '<path d="M1 2 S 300 400 1 2 300 400 1 2" stroke-width="100" stroke-dasharray="0.01"/>',
        '<polygon points="1 2, 300 400, 1 400" stroke-width="100" stroke-dasharray="0.01"/>',
        '<text stroke="red" stroke-width="100" stroke-dasharray="0.1">Ulti</text>',
        '<rect width="300" height="480" vector-effect="non-scaling-stroke" stroke-dasharray="1"/>',
        f"<style>{'rect,' * 40_000}rect {{ fill: red }}</style>",
        f"<style>{'g rect {fill: red}' * 7_000}</style>" + "<g/>" * 5_000,
    ],
)
def test_drawings_that_make_more_work_than_they_look_like(inner: str, tmp_path: Path) -> None:
    files = changed(lambda f: f.update({"hearts-7.svg": kit.svg(3, inner)}), kit.svg_deck())
    assert folder_refused(tmp_path, files) == (DeckFault.TOO_INVOLVED, "hearts-7.svg")


def test_dashes_that_are_usual(tmp_path: Path) -> None:
    """On every card twenty dashed frames and a finely dotted line, and a style that says there are none."""
    inner = (
        '<rect x="9" y="9" width="280" height="460" stroke="red" stroke-width="2" stroke-dasharray="4,2"/>'
        * 20
    )
    inner += (
        '<path d="M 20,20 H 280 C 290,20 290,30 290,40 v 400 a 9 9 0 0 1 -9 9 z" stroke-dasharray="0.01 3"/>'
    )
    inner += "<style>.a { stroke-dasharray: none }</style>"
    inner += '<g style="stroke-dasharray:none"><path d="M0 0L9 9"/></g>'
    files = {
        name: kit.svg(number, inner) for number, name in enumerate(kit.svg_deck()) if name.endswith("svg")
    }
    own.load_path(kit.in_folder(tmp_path / "mine", {**kit.svg_deck(), **files}))


@pytest.mark.parametrize(
    ("path", "length"),
    [
        ("M0 0L3 0 3 4", 7),
        ("m0 0 3 0 0 4z", 14),
        ("M5 5H8V9h-3v-4", 24),
        ("M0 0 10 0 10 10Z M20 0 l 10 0", 70),
        ("M100 100L100 101", 201),
        ("M0,0C0,10 10,10 10,0", 30),
        ("M0 0q5 5 10 0t10 0", 50),
        ("M0 0a5 5 0 0 1 10 0", 70),
        ("M0 0a5 5 0 0110 0", 840),
        ("M1e1.5.5.5L 10 .5", 29.5),
    ],
)
def test_a_path_is_not_taken_for_shorter_than_it_is(path: str, length: float) -> None:
    assert sum(svg_dashes._steps(path)) == pytest.approx(length)


@pytest.mark.parametrize(
    "inner",
    [
        use_bomb(),
        long_chain(),
        "<g>" * 200 + "</g>" * 200,
        '<g id="a"><use xlink:href="#a"/></g>',
        '<mask id="m"><rect mask="url(#m)"/></mask>',
        '<style>.a { mask: url(#m) }</style><mask id="m"><rect class="a"/></mask>',
    ],
)
def test_drawings_that_make_too_much_work(inner: str, tmp_path: Path) -> None:
    files = changed(lambda f: f.update({"hearts-7.svg": kit.svg(3, inner)}), kit.svg_deck())
    assert folder_refused(tmp_path, files) == (DeckFault.TOO_INVOLVED, "hearts-7.svg")


@pytest.mark.parametrize(
    "inner",
    [
        '<path d="M0 0 L1e9 5"/>',
        '<path d="M0 0L99999999 5"/>',
        '<path d="M0 0L5.5.1e99"/>',
        '<path d="M0 0L1e400 5"/>',
        '<polygon points="1 2,3 1e30"/>',
        '<rect width="1e9" height="3"/>',
        '<circle r="123456789"/>',
        '<g transform="scale(1e5)"><rect width="3" height="3"/></g>',
        '<g transform="scale(900)"><g transform="matrix(2 0 0 2 0 0)"><rect width="3" height="3"/></g></g>',
        '<g transform="translate(1e300 0)"/>',
        '<rect width="3" height="3" stroke-width="99999"/>',
        '<rect width="3" height="3" style="stroke-width: 1e9"/>',
        '<g transform="skewX(89.99999)"/>',
    ],
)
def test_drawings_with_absurd_numbers(inner: str, tmp_path: Path) -> None:
    files = changed(lambda f: f.update({"hearts-7.svg": kit.svg(3, inner)}), kit.svg_deck())
    assert folder_refused(tmp_path, files) == (DeckFault.BAD_NUMBER, "hearts-7.svg")


@pytest.mark.parametrize(
    "head", ['viewBox="0 0 1e-9 1e-9"', 'viewBox="0 0 1e9 1.6e9"', 'viewBox="-1e9 0 3 5"']
)
def test_drawings_of_absurd_size(head: str, tmp_path: Path) -> None:
    files = changed(lambda f: f.update({"hearts-7.svg": kit.svg(3, "", head)}), kit.svg_deck())
    assert folder_refused(tmp_path, files) == (DeckFault.BAD_NUMBER, "hearts-7.svg")


def test_entities_that_become_too_much(tmp_path: Path) -> None:
    head = b'<!DOCTYPE svg [<!ENTITY a "' + b"a" * 200 + b'">]>'
    data = head + kit.svg(3, f'<rect class="{"&a;" * 6000}"/>')
    files = changed(lambda f: f.update({"hearts-7.svg": data}), kit.svg_deck())
    assert folder_refused(tmp_path, files) == (DeckFault.TOO_INVOLVED, "hearts-7.svg")


def test_numbers_that_are_usual(tmp_path: Path) -> None:
    inner = (
        '<g transform="matrix(0.1 0 0 -0.1 0 48000)"><path d="M12000.5-30000.25.5L1e3 2E-7"/></g>'
        '<path id="p1e9" fill="#1e9999" class="x1e9" d="M0.000000012345678 1z" stroke-width="2000"/>'
        '<linearGradient id="g" x1="-250000" gradientTransform="matrix(1e-5 0 0 1e-5 0 0)"/>'
    )
    files = kit.svg_deck()
    files["hearts-7.svg"] = kit.svg(3, inner)
    own.load_path(kit.in_folder(tmp_path / "mine", files))


def test_drawings_that_are_fine(tmp_path: Path) -> None:
    inner = (
        '<defs><linearGradient id="g"/></defs><style>rect { fill: url(#g) }</style>'
        f'<image width="9" height="9" xlink:href="data:image/png;base64,{IMAGE}"/><rect fill="url(#g)"/>'
        '<use xlink:href="#g"/>'
    )
    entity = b'<!DOCTYPE svg [<!ENTITY ns "http://ns.adobe.com/">]>'
    files = kit.svg_deck()
    files["hearts-7.svg"] = entity + kit.svg(3, inner, 'width="300px" height="480px"')
    own.load_path(kit.in_folder(tmp_path / "mine", files))


@pytest.mark.parametrize(
    "data", [b"<html/>", b"<svg", b"", b"\0" * 50, kit.svg(3, "", ""), b'<svg viewBox="0 0 0 0"/>']
)
def test_what_is_no_drawing(data: bytes, tmp_path: Path) -> None:
    files = changed(lambda f: f.update({"hearts-7.svg": data}), kit.svg_deck())
    assert folder_refused(tmp_path, files)[0] in (DeckFault.NOT_A_PICTURE, DeckFault.WRONG_SHAPE)


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
