"""Switching the language: at once, twice, back again, and with Qt's own buttons."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel
from pytestqt.qtbot import QtBot

from ulti_desktop import words
from ulti_desktop.engine.cards import Suit
from ulti_desktop.ui import language

pytestmark = pytest.mark.gui


@pytest.fixture(autouse=True)
def back_to_english(qapp: QApplication) -> Iterator[None]:
    yield
    language.use(qapp, "en")


class Label(QLabel):
    """Shows one word and counts how often it was told of a new language."""

    def __init__(self) -> None:
        super().__init__()
        self.told = 0
        self.retranslate()

    def retranslate(self) -> None:
        self.setText(words.suit(Suit.BELLS))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.told += 1
            self.retranslate()
        super().changeEvent(event)


def test_windows_are_told_and_speak_the_new_language(qapp: QApplication, qtbot: QtBot) -> None:
    label = Label()
    qtbot.addWidget(label)
    for code, word in (("hu", "tök"), ("de", "Schellen"), ("en", "bells"), ("hu", "tök")):
        language.use(qapp, code)
        qtbot.waitUntil(lambda word=word: label.text() == word, timeout=20_000)
        assert language.current() == code


def test_one_switch_is_told_once(qapp: QApplication, qtbot: QtBot) -> None:
    language.use(qapp, "hu")
    label = Label()
    qtbot.addWidget(label)
    qapp.sendPostedEvents()
    before = label.told
    language.use(qapp, "de")
    qtbot.waitUntil(lambda: label.text() == "Schellen", timeout=20_000)
    assert label.told - before == 1


def test_the_same_language_twice(qapp: QApplication) -> None:
    language.use(qapp, "hu")
    language.use(qapp, "hu")
    assert words.tricks(3) == "3 ütés"


def test_plurals_of_english_come_from_its_file(qapp: QApplication) -> None:
    language.use(qapp, "en")
    assert (words.tricks(1), words.tricks(2)) == ("1 trick", "2 tricks")


def test_qt_speaks_the_language_too(qapp: QApplication, qtbot: QtBot) -> None:
    language.use(qapp, "hu")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == "Mégse"
    assert QLocale().language() == QLocale.Language.Hungarian


def test_unknown_languages_are_refused(qapp: QApplication) -> None:
    with pytest.raises(ValueError, match="no language 'fr'"):
        language.use(qapp, "fr")


def test_every_language_has_a_name() -> None:
    assert set(language.NAMES) == set(language.LANGUAGES)
    assert language.NAMES["hu"] == "Magyar"


@pytest.mark.parametrize(
    ("system", "code"),
    [(["hu-HU", "en-US"], "hu"), (["fr-FR", "de_AT"], "de"), (["pl-PL"], "en"), (["de"], "de")],
)
def test_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch, system: list[str], code: str) -> None:
    class System:
        def uiLanguages(self) -> list[str]:  # noqa: N802 - Qt's name
            return system

    monkeypatch.setattr(language.QLocale, "system", staticmethod(System))
    assert language.system_language() == code


def test_translators_are_made_once_and_stay(qapp: QApplication) -> None:
    for code in language.LANGUAGES:
        language.use(qapp, code)
    made = qapp.findChildren(QTranslator)
    for code in language.LANGUAGES * 3:
        language.use(qapp, code)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert qapp.findChildren(QTranslator) == made
    assert QApplication.translate("words", "acorns") == words.suit(Suit.ACORNS)
