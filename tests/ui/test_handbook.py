"""The handbook says the same in every language, and only what the program has."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.fit_kit import misfits
from tests.ui.window_kit import settle_layout, window_in
from ulti_desktop.commands import line as command_line
from ulti_desktop.engine.rulesets import RULE_SET_IDS
from ulti_desktop.ui import handbook, language
from ulti_desktop.ui.handbook import Chapter, Facts
from ulti_desktop.ui.language import LANGUAGES
from ulti_desktop.ui.menus import INNER, KEYS
from ulti_desktop.ui.sheets import LINKED

pytestmark = pytest.mark.gui

LISTS = ("back", "deck", "language")
LINK = re.compile(r"\]\(([^)]*)\)")
COMMAND = re.compile(r"^\| `([a-z-]+)([^`]*)` \| (.*) \|$", re.MULTILINE)
KEY_BY_HAND = re.compile(r"\b(?:Ctrl|Strg|Shift|Umschalt|Alt)\+|\bF1?\d\b")


@pytest.fixture(autouse=True)
def back_to_english(qapp: QApplication) -> Iterator[None]:
    yield
    language.use(qapp, "en")


def facts() -> Facts:
    """Every name that may be filled in, and nothing else."""
    keys = {name: name for name, shortcuts in KEYS.items() if shortcuts}
    entries = dict.fromkeys([*KEYS, *INNER, *LISTS], "entry")
    return Facts(keys | dict.fromkeys(handbook.OWN_KEYS, "key"), entries, (("F1", "a | b"),))


def commands() -> dict[str, argparse.ArgumentParser]:
    parser = command_line._parser()
    return next(a for a in parser._actions if isinstance(a, argparse._SubParsersAction)).choices


def helps() -> dict[str, str]:
    parser = command_line._parser()
    chosen = next(a for a in parser._actions if isinstance(a, argparse._SubParsersAction))
    return {one.dest: one.help or "" for one in chosen._choices_actions}


def all_chapters(code: str) -> dict[str, Chapter]:
    return {one.id: one for one in handbook.chapters(code)}


def test_every_language_has_one() -> None:
    assert handbook.languages() == sorted(LANGUAGES)
    assert handbook.chapters("fr") == handbook.chapters("en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_chapters_headings_lists_and_tables_are_the_same(code: str) -> None:
    def shape(text: str) -> list[str]:
        return [
            re.match(r"#+|\d\.|-|\||    |$|", line)[0]  # type: ignore[index]
            for line in text.splitlines()
        ]

    for one, other in zip(handbook.chapters(code), handbook.chapters("en"), strict=True):
        assert (one.id, shape(one.text)) == (other.id, shape(other.text))
        assert one.title


@pytest.mark.parametrize("code", LANGUAGES)
def test_keys_entries_links_and_rule_sets_are_there(code: str) -> None:
    chapters = all_chapters(code)
    for one in chapters.values():
        filled = handbook.filled(one.text, facts())
        assert not re.search(r"\{[a-z]", filled)
        assert not KEY_BY_HAND.search(one.text.replace("F1", "")), one.id
        for target in LINK.findall(one.text):
            name = target.partition("#")[2] or target.removeprefix("do:")
            assert name in (chapters if target.startswith("#") else LINKED), target
    assert all(f"**{rules}**" in chapters["rules"].text for rules in RULE_SET_IDS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_commands_are_those_of_the_program(code: str) -> None:
    rows = COMMAND.findall(all_chapters(code)["commands"].text)
    known = commands()
    assert sorted(name for name, _, _ in rows) == sorted(known)
    for name, arguments, told in rows:
        options = {option for action in known[name]._actions for option in action.option_strings}
        assert set(re.findall(r"--[a-z-]+", arguments)) <= options, name
        assert told == helps()[name] or code != "en"
    book = "\n".join(one.text for one in handbook.chapters(code))
    assert set(re.findall(r"`ulti-desktop ([a-z-]+)", book)) <= set(known)


def test_the_readme_knows_the_same_commands() -> None:
    from tests.house.test_translations import ROOT

    readme = (ROOT / "README.md").read_text("utf-8")
    assert all(f"`{name} " in readme for name in commands())


def test_what_is_filled_in() -> None:
    text = handbook.filled("{key:rules} {menu:rules} {keys}", facts())
    assert text == "**rules** **entry** | **F1** | a \\| b |"
    with pytest.raises(KeyError):
        handbook.filled("{key:nothing}", facts())
    with pytest.raises(KeyError):
        handbook.filled("{nothing}", facts())


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)], ids=lambda size: f"{size[0]}")
def test_it_is_read_searched_and_leads_somewhere(qtbot: QtBot, size: tuple[int, int]) -> None:
    window = window_in(qtbot, "hu")
    window.resize(*size)
    window.show()
    window.menus.actions["handbook"].trigger()
    settle_layout()
    book = window.sheets.handbook
    assert book.contents.isVisible() == (size[0] < 900)
    assert [jump.isChecked() for jump in book.jumps].index(True) == 0
    assert misfits(window.desk) == []
    book.text.anchorClicked.emit(QUrl("#keys"))
    settle_layout()
    here = [one.id for one in book.chapters].index("keys")
    assert book.jumps[here].isChecked()
    assert "Ctrl+Enter" in book.text.toPlainText()
    book.go_back()
    assert book.jumps[0].isChecked()
    book.start_search()
    QTest.keyClicks(book.field, "hirskontra")
    assert book.text.places == 0
    assert book.count.text() not in ("", "1 / 0")
    book.field.clear()
    QTest.keyClicks(book.field, "TALON")
    assert book.text.places > 5
    QTest.keyClick(book.field, Qt.Key.Key_Return)
    assert "2" in book.count.text()
    book.text.anchorClicked.emit(QUrl("do:settings"))
    assert window.sheets.shows("settings")
    window.sheets.close_top()
    assert window.sheets.shows("handbook")


def test_texts_that_were_overtaken_leave_nothing(qtbot: QtBot) -> None:
    window = window_in(qtbot, "en", "HM")
    sheet = window.sheets.handbook
    for code in (*LANGUAGES, "en"):
        sheet.set_facts(code, facts())
        for job in sheet.fill_ahead()[:3]:  # another language is chosen in the midst of it
            job()
    for job in sheet.fill_ahead():
        job()
    assert sheet.chapters
    settle_layout()
    assert sheet.text.findChildren(QTextDocument) == [sheet.text.document()]


def test_it_follows_language_and_size_of_text(qtbot: QtBot, qapp: QApplication) -> None:
    window = window_in(qtbot, "en")
    window.show()
    window.menus.actions["handbook"].trigger()
    book = window.sheets.handbook
    settle_layout()
    book.show_chapter("decks")
    language.use(qapp, "de")
    settle_layout()
    assert book.chapters[0].title == "Schnellstart"
    assert "Strg+N" in book.text.toPlainText()
    assert book.jumps[[one.id for one in book.chapters].index("decks")].isChecked()
    before = book.text.document().size().height()
    book.text.document().setTextWidth(300)
    assert book.text.document().size().height() > before
