"""The sentences about files that cannot be used: one each, whatever the file is called or holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from ulti_desktop import words
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.errors import BadInput, BadRules
from ulti_desktop.ui import language

pytestmark = pytest.mark.gui


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Any]:
    yield lambda code: language.use(qapp, code)
    language.use(qapp, "en")


@pytest.mark.parametrize("code", ["hu", "de", "en"])
@pytest.mark.parametrize("odd", ["a\nb.ulti", "a\x00b", "a\udcffb", "\u202eabc", "a" * 4000, "x.ulti"])
def test_whatever_a_file_is_called_it_is_one_sentence(speak: Any, code: str, odd: str) -> None:
    speak(code)
    told = [
        words.problem("damaged", odd, kept_as=odd),
        words.bad_deck("missing_file", odd, odd),
        words.session_kept(odd),
        words.translation_refused(odd),
    ]
    assert all(one.isprintable() and len(one) < 600 for one in told)
    assert (odd in told[0]) is (odd == "x.ulti")


def test_bad_rules_and_bad_input(speak: Any) -> None:
    speak("de")
    with pytest.raises(BadRules) as caught:
        rulesets.load("EN").with_options({"no_talon": True})
    said = words.bad_rules(caught.value)
    assert said.startswith("„Ohne Talon“ und „Päckchen beim Geben“ passen nicht zusammen: Zwölf Karten")
    assert words.bad_rules(BadRules(("nonsense",), "")).endswith("Bitte prüfe: nonsense.")
    with pytest.raises(BadRules) as listed:
        rulesets.from_toml('base = "HM"\nid = "x"\nname = "x"\nhouse_options = ["nonsense"]\n', "x")
    said = words.bad_rules(listed.value)
    assert said == "Unter „Hausregeln“ steht „nonsense“, was dort nicht stehen kann."
    assert words.bad_input(BadInput("card", "'x'")) == "Das lässt sich nicht lesen. Im Feld „card“ steht: 'x'"
