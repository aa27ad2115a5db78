"""Files of own decks that are refused, and why: archives, descriptions and pictures."""

from __future__ import annotations

import contextlib
import io
import os
import zipfile
from pathlib import Path

import pytest
from PIL import Image

from tests.kit import decks as kit
from tests.kit.refused_decks import changed, folder_refused, refused
from ulti_desktop import limits
from ulti_desktop.store.decks import own, raster
from ulti_desktop.store.decks.faults import BadDeck, DeckFault


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
