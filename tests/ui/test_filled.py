"""Places that are filled in: what stands around them fits every card, number and name."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.house.test_translations import messages_of, texts_of
from tests.ui.test_spelling import texts
from ulti_desktop.coach.findings import Condition, Holder, Shape
from ulti_desktop.engine import rulesets
from ulti_desktop.engine.cards import DECK
from ulti_desktop.lessons import library
from ulti_desktop.lessons.facts import facts_of
from ulti_desktop.lessons.model import Lesson
from ulti_desktop.lessons.texts import Text
from ulti_desktop.ui import language
from ulti_desktop.ui.language import LANGUAGES
from ulti_desktop.words.cards import the_card
from ulti_desktop.words.fairness import dealing, peeking
from ulti_desktop.words.reasons import condition
from ulti_desktop.words.rule_sheet import rule_sheet

pytestmark = pytest.mark.gui

WRONG_ARTICLE = re.compile(r"\b[Aa] [„(*]*(?:[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]|(?:1|1000|5\d*)\b)|a\(z\)|A\(z\)")
"""`a` before a vowel, and before figures that are spoken with one: egy, öt, ötven, ezer."""
NUMBERS = (0, 1, 2, 5, 21, 1000)


@pytest.fixture
def hungarian(qapp: QApplication) -> Iterator[None]:
    language.use(qapp, "hu")
    yield
    language.use(qapp, "en")


def test_articles_stand_before_the_sounds_they_belong_to() -> None:
    wrong = [(where, text) for where, text in texts("hu") if WRONG_ARTICLE.search(text)]
    assert not wrong


def test_no_article_or_ending_hangs_on_what_is_filled_in() -> None:
    """An article may stand before cards and before card points: those are tried out below."""
    wrong = []
    for message in messages_of("hu"):
        known = re.search(r"the (\w+ of )?%", message.findtext("source") or "")
        for text in texts_of(message):
            article = re.search(r"\b[Aa] [„(]*%\w", text) and not known
            if article or re.search(r"%[\dn]-?[a-záéíóöőúüű]", text):
                wrong.append(text)
    wrong += [text for _, text in texts("hu") if re.search(r"\b[Aa]z? \{key:", text)]
    assert not wrong


@pytest.mark.usefixtures("hungarian")
@pytest.mark.parametrize("french", [False, True])
def test_articles_fit_every_card(french: bool) -> None:
    told = [the_card(card, french) for card in DECK]
    for holder in Holder:
        told += [
            condition(Condition(holder, Shape.HOLDS, card.suit, False, card=card), french) for card in DECK
        ]
    assert len({*told}) == len(told) == 32 * (1 + len(Holder))
    assert [text for text in told if WRONG_ARTICLE.search(text)] == []


@pytest.mark.usefixtures("hungarian")
def test_articles_fit_every_number() -> None:
    told = [
        dealing(number, tests, even=even)
        for number in NUMBERS
        for tests in (1, 5, 8)
        for even in (False, True)
    ]
    told += [peeking(number, number, number, number, 0) for number in NUMBERS]
    assert [text for text in told if WRONG_ARTICLE.search(text)] == []


@pytest.mark.usefixtures("hungarian")
@pytest.mark.parametrize("name", rulesets.RULE_SET_IDS)
def test_articles_fit_in_every_rule_set(name: str) -> None:
    rules = rulesets.load(name)
    facts = facts_of(rules)
    for french in (False, True):
        sections = rule_sheet(rules, french).sections
        told = [one.text for section in sections for one in section.statements]
        told += [text.render("hu", facts, french=french) for one in library.lessons() for text in _texts(one)]
        assert len(told) > 400
        assert [text for text in told if WRONG_ARTICLE.search(text)] == []


def _texts(lesson: Lesson) -> Iterator[Text]:
    """Everything that a lesson says."""
    yield from (lesson.title, lesson.intro, lesson.missing)
    for hand in lesson.hands:
        yield from (hand.title, hand.goal)
        for step in hand.steps:
            yield step.task
            yield from (answer.reply for answer in step.answers)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_blank_is_doubled_or_stands_before_a_sign(code: str) -> None:
    wrong = [
        (where, text)
        for where, text in texts(code)
        if where.endswith((".ts", ".toml")) and re.search(r"\S  |\s[,;!?]|\s[.:](?:\s|$)|\(\s|\s\)", text)
    ]
    assert not wrong
