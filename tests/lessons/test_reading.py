"""Lesson files that cannot be used are refused with one sentence that names the place."""

from __future__ import annotations

import pytest

from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.lessons.checking import check
from ulti_desktop.lessons.reading import LessonError, read_lesson
from ulti_desktop.lessons.wanted import NotReadError, read_action, read_cards
from ulti_desktop.limits import LESSON

WORDS = '{ hu = "a", de = "b", en = "c" }'
GOOD = f"""
id = "x"
title = {WORDS}
intro = {WORDS}
[[hand]]
id = "one"
title = {WORDS}
goal = {WORDS}
game = "parti"
trump = "leaves"
declarer = "left"
you = "a:AX7 l:K97 h:X8 b:98"
right = "a:98 l:U8 h:KU97 b:O7"
left = "a:KO l:AXO h:AO b:AXK"
before = ["left b:A"]
[[hand.step]]
task = {WORDS}
[[hand.step.answer]]
right = ["b:8"]
reply = {WORDS}
[[hand.step.answer]]
wrong = ["a:A"]
reply = {WORDS}
"""


def test_the_example_is_good() -> None:
    lesson = read_lesson(GOOD.encode(), "x.toml")
    report = check([lesson], [load(one) for one in RULE_SET_IDS])
    assert not report.failures


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "x"\n', "", "id is missing"),
        ('de = "b", ', "", "title: de is missing"),
        ('hu = "a"', 'hu = "  "', "the text in hu is empty"),
        ('en = "c"', f'en = "{"c" * 600}"', "the text in en is 600 long"),
        ('en = "c"', 'en = "{no_such_value}"', "no rule set knows the placeholder {no_such_value}"),
        ("l:K97", "l:K99", "names a card twice"),
        ("l:K97", "l:K9Z", "is no card"),
        ("l:K97", "l:KA7", "a card lies in two hands"),
        ("l:K97", "l:K9", "each seat must have ten cards"),
        ('game = "parti"', 'game = "rummy"', "is no bid"),
        ('trump = "leaves"', 'trump = "spades"', "is no suit"),
        ('declarer = "left"', 'declarer = "north"', "is none of you, right, left"),
        ('right = ["b:8"]', 'right = ["b:8"]\nwrong = ["b:9"]', "either right, wrong or other"),
        ('wrong = ["a:A"]', 'right = ["a:A"]', "a right and a wrong answer"),
        ('wrong = ["a:A"]', "wrong = []", "names no action"),
        ("[[hand.step]]", '[[hand.step]]\nask = "what"', "ask is none of"),
        ("[[hand.step]]", "[[hand.step]]\nbefour = 1", "'befour' means nothing here"),
        ('id = "one"', 'id = "one"\nwhen = { beats = true }', "no rule set knows 'beats'"),
        ('id = "x"', 'id = "x', "x.toml: "),
    ],
)
def test_faults_are_named(old: str, new: str, said: str) -> None:
    assert old in GOOD
    with pytest.raises(LessonError) as caught:
        read_lesson(GOOD.replace(old, new, 1).encode(), "x.toml")
    text = str(caught.value)
    assert text.startswith("x.toml")
    assert said in text
    assert "\n" not in text


def test_limits() -> None:
    with pytest.raises(LessonError, match="too large"):
        read_lesson(b"#" * (LESSON.bytes + 1), "x.toml")
    with pytest.raises(LessonError, match=r"x\.toml"):
        read_lesson(b"\xff\xfe", "x.toml")


def test_a_line_that_goes_wrong_is_a_failure() -> None:
    wrong = GOOD.replace('["left b:A"]', '["left b:7"]')
    lesson = read_lesson(wrong.encode(), "x.toml")
    report = check([lesson], [load("HM")])
    assert any("not legal" in one for one in report.failures)
    raw = GOOD.replace('en = "c"', 'en = "some_name"', 1)
    report = check([read_lesson(raw.encode(), "x.toml")], [load("HM")])
    assert any("shown as it is" in one for one in report.failures)


@pytest.mark.parametrize("text", ["", "bid", "bid hearts", "discard a:7", "trump x", "kontra x", "l:AX", "l"])
def test_actions_that_are_none(text: str) -> None:
    with pytest.raises(NotReadError):
        read_action(text)


def test_cards() -> None:
    assert [card.code for card in read_cards("a:A7 b:X")] == ["acorns A", "acorns 7", "bells 10"]
