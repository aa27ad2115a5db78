"""How each language writes: figures, marks, one word for a thing, and keys that are nobody else's."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.house.test_translations import ROOT, messages_of, texts_of
from tests.ui.window_kit import window_in
from ulti_desktop import words
from ulti_desktop.store import paths
from ulti_desktop.ui import handbook, language
from ulti_desktop.ui.language import LANGUAGES
from ulti_desktop.ui.menus import KEYS

pytestmark = pytest.mark.gui

NO_BREAK = "\u00a0"
OTHER_WORDS = {
    "hu": (" Ön ", "önnek", "jelentésed", "mérleg", "partnered", "urchmarst"),
    "de": (
        " Sie haben",
        " Ihre ",
        "Zehnen",
        "das Hundert",
        "kein Betli",
        "Ratschlag",
        "Übungsrunde",
        "Wahlregel",
        "Trumpfsieben",
    ),
    "en": ("colour suit", "Durchmarsch"),
}
"""Words for which another one was chosen, and the other way to address a person."""


@pytest.fixture(autouse=True)
def back_to_english(qapp: QApplication) -> Iterator[None]:
    yield
    language.use(qapp, "en")


def texts(code: str) -> Iterator[tuple[str, str]]:
    """Every text of a language with where it stands: translations, lessons, handbook."""
    for message in messages_of(code):
        for text in texts_of(message):
            yield f"ulti_{code}.ts", text
    for name in paths.resource_names("lessons"):
        for text in _in(tomllib.loads(paths.resource_text(f"lessons/{name}")), code):
            yield name, text
    for chapter in handbook.chapters(code):
        for line in chapter.text.splitlines():
            if not line.startswith("    "):
                yield chapter.id, re.sub(r"`[^`]*`|\]\([^)]*\)", "", line)


def _in(value: Any, code: str) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get(code), str):
            yield value[code]
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from _in(one, code)


@pytest.mark.parametrize("code", LANGUAGES)
def test_one_word_for_a_thing_and_one_way_to_speak_to_a_person(code: str) -> None:
    wrong = [(where, text) for where, text in texts(code) for one in OTHER_WORDS[code] if one in text]
    assert not wrong


@pytest.mark.parametrize("code", LANGUAGES)
def test_marks_are_those_of_the_language(code: str) -> None:
    faults = {
        "hu": r"[“«»\"'’]|\.\.\.| …| %(?!\d|n)| - ",
        "de": r"[”«»\"]|\.\.\.|\w…| …|[\d.]%|\d %(?![\dn])| - |\w'\w",
        "en": r"[„«»]|\.\.\.|\w'\w| …| - |\d %(?![\dn])",
    }[code]
    wrong = [(where, text) for where, text in texts(code) if re.search(faults, text)]
    assert not wrong


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("hu", ("+3,4", "−0,5", "63%", f"10{NO_BREAK}000 leosztás", "999 leosztás")),
        ("de", ("+3,4", "−0,5", f"63{NO_BREAK}%", "10.000 Gaben", "999 Gaben")),
        ("en", ("+3.4", "−0.5", "63%", "10,000 deals", "999 deals")),
    ],
)
def test_figures_follow_the_language(qapp: QApplication, code: str, said: tuple[str, ...]) -> None:
    language.use(qapp, code)
    figures = (
        words.amount(3.4),
        words.amount(-0.5),
        words.percent(63),
        words.deals(10_000),
        words.deals(999),
    )
    assert figures == said


@pytest.mark.parametrize("code", LANGUAGES)
def test_keys_and_letters_of_menus_do_not_clash(qtbot: QtBot, code: str) -> None:
    window = window_in(qtbot, code)
    mine = [QKeySequence(key).toString() for keys in KEYS.values() for key in keys]
    mine += [QKeySequence(handbook.OWN_KEYS[name]).toString() for name in ("find", "find_next", "back_page")]
    shown = [action.shortcut().toString() for action in window.menus.actions.values()]
    assert sorted(filter(None, shown)) == sorted(QKeySequence(one).toString() for one in filter(None, shown))
    for keys in (mine, [one for one in shown if one]):
        assert [key for key, count in Counter(keys).items() if count > 1] == []
    for menu in (window.menus.menu, *window.menus.inner.values()):
        assert _letters_twice(menu) == []


def _letters_twice(menu: QMenu) -> list[str]:
    letters = Counter(
        found[1].lower()
        for action in menu.actions()
        for found in [re.search(r"&(\w)", action.text().replace("&&", ""))]
        if found
    )
    return [letter for letter, count in letters.items() if count > 1]


def test_sources_are_written_as_english_is() -> None:
    sources = [message.findtext("source") or "" for message in messages_of("hu")]
    assert [one for one in sources if re.search(r"\w'\w| …|\d %(?![\dn])|\bthe own\b", one)] == []
    assert (ROOT / "translations").is_dir()
