"""Compiled texts of the player's own: what would lead Qt beyond the end of the file is refused."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QTranslator

from ulti_desktop.store import paths, translations
from ulti_desktop.store.compiled_texts import is_sound

WORDS = ("The file “%1” is damaged.", "%n deal(s)", "hearts", "Settings")


def german() -> bytes:
    data = paths.translation_bytes("de")
    assert data
    return data


def section(data: bytes, kind: int) -> int:
    """Return where a section begins."""
    place = 16
    while data[place] != kind:
        place += 5 + int.from_bytes(data[place + 1 : place + 5], "big")
    return place


def changed(place: int, value: bytes) -> bytes:
    data = german()
    return data[:place] + value + data[place + len(value) :]


@pytest.mark.parametrize("language", paths.LANGUAGES)
def test_those_of_the_program_are_sound(language: str) -> None:
    data = paths.translation_bytes(language)
    assert data
    assert is_sound(data)


def test_what_leads_out_of_the_file_is_refused(tmp_path: Path) -> None:
    hashes, messages = section(german(), 0x42), section(german(), 0x69)
    first = int.from_bytes(german()[hashes + 9 : hashes + 13], "big")
    bad = {
        "another kind of file": changed(0, b"x"),
        "cut off": german()[:-1000],
        "a section longer than the file": changed(hashes + 1, b"\x7f"),
        "an empty section": changed(hashes + 1, b"\0\0\0\0"),
        "a message beyond the end": changed(hashes + 9, b"\x7f"),
        "half an entry": changed(hashes + 4, bytes([german()[hashes + 4] ^ 1])),
        "a text longer than the file": changed(messages + 5 + first + 1, b"\x7f"),
        "half a letter": changed(messages + 5 + first + 4, bytes([german()[messages + 5 + first + 4] ^ 1])),
        "a mark that means nothing": changed(messages + 5 + first, b"\x77"),
        "files that it depends on": german() + b"\x96\0\0\0\x04abcd",
        "a table of old": german() + b"\x2f\0\0\0\x02\0\0",
        "a section twice": german() + b"\x69\0\0\0\x01\x01",
        "more behind it": german() + b"\x69",
    }
    path = tmp_path / "fr.qm"
    path.write_bytes(german())
    assert translations.own_bytes(path) == german()
    for name, data in bad.items():
        assert data != german(), name
        path.write_bytes(data)
        assert translations.own_bytes(path) is None, name
        assert path.read_bytes() == data, name


@settings(max_examples=150)
@given(seed=st.integers(0, 2**32))
def test_what_is_let_in_can_be_asked(seed: int) -> None:
    """Most of what Qt would take with some bytes changed makes it crash when it is asked for a text."""
    rng, data = random.Random(seed), bytearray(german())
    for _ in range(rng.choice((1, 3, 20, 200))):
        data[rng.randrange(rng.choice((200, len(data))))] = rng.choice((0, 255, 127, rng.randrange(256)))
    kept = bytes(data)
    if not is_sound(kept):
        return
    translator = QTranslator()
    if translator.load(kept):
        for word in WORDS:
            translator.translate("words", word, "", 3)
            translator.translate("SeedField", word)
