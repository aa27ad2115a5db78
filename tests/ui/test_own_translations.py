"""Translations of the player's own: offered, spoken, English where they are silent; damaged ones are told."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.window_kit import window_in
from ulti_desktop import offers, words
from ulti_desktop.engine.cards import Suit
from ulti_desktop.store import paths, translations
from ulti_desktop.store.settings import Settings
from ulti_desktop.ui import language

pytestmark = pytest.mark.gui

SOURCE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS><TS version="2.1" language="fr" sourcelanguage="en"><context><name>words</name>
<message><source>acorns</source><translation>glands</translation></message>
</context></TS>
"""


@pytest.fixture(autouse=True)
def back_to_english(qapp: QApplication) -> Iterator[None]:
    yield
    for path in translations.own().values():
        path.unlink()
    language.look_for_own()
    language.use(qapp, "en")


def put(name: str, data: bytes) -> None:
    translations.folder().mkdir(parents=True, exist_ok=True)
    (translations.folder() / name).write_bytes(data)


@pytest.fixture(scope="module")
def french(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("fr")
    (folder / "fr.ts").write_text(SOURCE, "utf-8")
    release = Path(sys.executable).parent / "pyside6-lrelease"
    command = [str(release), "-silent", str(folder / "fr.ts"), "-qm", str(folder / "fr.qm")]
    subprocess.run(command, check=True, timeout=60)
    return (folder / "fr.qm").read_bytes()


@pytest.mark.parametrize("name", ["fr.qm", "ulti_fr.qm"])
def test_it_is_offered_and_speaks(qapp: QApplication, qtbot: QtBot, french: bytes, name: str) -> None:
    put(name, french)
    used, missing = offers.usable(Settings(language="fr"))
    assert (used.language, missing) == ("fr", ())
    window = window_in(qtbot, "fr")
    assert (words.suit(Suit.ACORNS), words.suit(Suit.BELLS), words.tricks(2)) == (
        "glands",
        "bells",
        "2 tricks",
    )
    names = {action.data(): action.text() for action in window.menus.language_group.actions()}
    assert names["fr"] == "Français"
    chips = {chip.value: chip.plain_text() for chip in window.sheets.settings.table.languages.chips}
    assert list(chips) == ["hu", "de", "en", "fr"]
    window.show()
    window.menus.actions["handbook"].trigger()
    assert window.sheets.handbook.chapters[0].title == "Quick start"


def test_other_words_for_a_language_of_the_program(qapp: QApplication, french: bytes) -> None:
    put("de.qm", french)
    language.look_for_own()
    language.use(qapp, "de")
    assert (words.suit(Suit.ACORNS), words.suit(Suit.BELLS)) == ("glands", "Schellen")
    assert language.offered() == language.LANGUAGES


@pytest.mark.parametrize("data", [b"", b"not compiled texts", b"\0" * 200], ids=["empty", "text", "zeros"])
def test_a_damaged_one_is_told_and_left_alone(data: bytes) -> None:
    put("fr.qm", data)
    used, missing = offers.usable(Settings(language="fr"))
    assert (used.language, [one.kind for one in missing]) == ("", ["language"])
    assert language.offered() == language.LANGUAGES
    said = offers.told(missing, "")
    assert any("fr.qm" in sentence for sentence in said)
    assert (translations.folder() / "fr.qm").read_bytes() == data


def test_names_that_are_no_language_and_files_too_large(french: bytes) -> None:
    for name in ("../fr.qm", "Fr.qm", "fr.ts", "x.qm", "fr.bak.qm"):
        put(name.replace("/", "-"), french)
    put("it.qm", french + b"\0" * translations.MOST_BYTES)
    language.look_for_own()
    assert language.offered() == language.LANGUAGES
    assert language.refused() == ("it.qm",)
    assert paths.user_data_dir() == translations.folder().parent
