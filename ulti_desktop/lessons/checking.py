"""Plays every right and wrong line of every lesson in every rule set that has it, and reads every text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet
from ulti_desktop.lessons import course
from ulti_desktop.lessons.course import Moment, Verdict, hands_in
from ulti_desktop.lessons.facts import Facts, facts_of, has_game, holds
from ulti_desktop.lessons.leadup import LeadUpError
from ulti_desktop.lessons.model import Hand, Lesson
from ulti_desktop.lessons.texts import LANGUAGES, Text

_RAW: Final = re.compile(r"[{}|_]|\b[ahlb]:[AXKOU789]|  +")


@dataclass(slots=True)
class Tally:
    """What was played of one lesson in one rule set."""

    lesson: str
    rules: str
    hands: int = 0
    right: int = 0
    wrong: int = 0


@dataclass(slots=True)
class Report:
    """What the check found: tallies, texts by language, and every failure as a sentence."""

    lessons: int = 0
    tallies: list[Tally] = field(default_factory=list)
    texts: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    def to_json(self) -> dict[str, object]:
        """Return the report as data."""
        return {
            "lessons": self.lessons,
            "played": [
                {
                    "lesson": one.lesson,
                    "rules": one.rules,
                    "hands": one.hands,
                    "right_lines": one.right,
                    "wrong_lines": one.wrong,
                }
                for one in self.tallies
            ],
            "texts": self.texts,
            "failures": self.failures,
        }


def check(lessons: Sequence[Lesson], rule_sets: Sequence[RuleSet]) -> Report:
    """Return what comes of playing and reading all lessons in all rule sets."""
    report = Report(len(lessons), texts=dict.fromkeys(LANGUAGES, 0))
    for lesson in lessons:
        for rules in rule_sets:
            report.tallies.append(_played(lesson, rules, report.failures))
            _read(lesson, rules, report)
        if len(rule_sets) >= len(RULE_SET_IDS):
            report.failures += _unused(lesson, rule_sets)
    return report


def _unused(lesson: Lesson, rule_sets: Sequence[RuleSet]) -> list[str]:
    used = {hand.id for rules in rule_sets for hand in hands_in(lesson, rules)}
    return [f"{lesson.id}/{one.id}: no rule set has this hand" for one in lesson.hands if one.id not in used]


def _played(lesson: Lesson, rules: RuleSet, failures: list[str]) -> Tally:
    tally = Tally(lesson.id, rules.id)
    facts = facts_of(rules)
    for hand in lesson.hands if holds(lesson.when, facts) else ():
        if not (holds(hand.when, facts) and has_game(hand.game.parts, facts)):
            continue
        place = f"{lesson.id}/{hand.id} in {rules.id}"
        try:
            for right, wrong in _lines(hand, rules):
                tally.right += right
                tally.wrong += wrong
        except (LeadUpError, AssertionError) as error:
            failures.append(f"{place}: {error}")
        else:
            tally.hands += 1
    return tally


def _lines(hand: Hand, rules: RuleSet) -> Iterator[tuple[int, int]]:
    """Play all lines of a hand; yield how many right and wrong ones each decision brought."""
    waiting = [course.begin(hand, rules)]
    while waiting:
        moment = waiting.pop()
        yield 0, _wrong_lines(moment)
        played = list(_right_answers(moment))
        assert played, f"step {moment.number + 1} has no right answer that is legal"
        for after in played:
            if after.is_done:
                yield 1, 0
            else:
                waiting.append(course.go_on(after)[0])


def _right_answers(moment: Moment) -> Iterator[Moment]:
    for one in course.answers_of(moment):
        for wanted in one.actions if one.right else ():
            action = wanted.find(moment.legal)
            if action is None:
                continue
            after, _ = course.answer(moment, action)
            assert after.verdict is Verdict.RIGHT, f"{wanted.text!r} is not taken as right"
            yield after


def _wrong_lines(moment: Moment) -> int:
    """Play the wrong answers of a step, those too that a duty forbids."""
    count = 0
    for one in course.answers_of(moment):
        for wanted in () if one.right or one.neutral else one.actions:
            action = (
                _any_wrong(moment) if wanted.kind == "any" else wanted.find(moment.legal) or wanted.action
            )
            if action is None:
                continue
            after, _ = course.answer(moment, action)
            assert after.verdict is Verdict.WRONG, f"{wanted.text!r} is not taken as wrong"
            assert action in moment.legal or after.table == moment.table
            assert course.again(after) == moment
            count += 1
    assert count, f"step {moment.number + 1} has no wrong answer"
    return count


def _any_wrong(moment: Moment) -> Action | None:
    """Return a legal action that only the answer for all the rest speaks of."""
    for action in moment.legal:
        said = course.judge(moment, action)
        if (
            said is not None
            and not (said.right or said.neutral)
            and any(one.kind == "any" for one in said.actions)
        ):
            return action
    return None


def texts_of(lesson: Lesson, facts: Facts) -> Iterator[tuple[str, Text]]:
    """Yield every text of a lesson that this rule set may show, with its place."""
    yield f"{lesson.id}, title", lesson.title
    yield f"{lesson.id}, intro", lesson.intro
    if lesson.missing:
        yield f"{lesson.id}, missing", lesson.missing
    for row in lesson.rows:
        if holds(row.when, facts):
            yield f"{lesson.id}, row", row.caption
    for hand in lesson.hands:
        if not holds(hand.when, facts):
            continue
        place = f"{lesson.id}/{hand.id}"
        yield f"{place}, title", hand.title
        yield f"{place}, goal", hand.goal
        for number, step in enumerate(hand.steps, 1):
            yield f"{place}, task {number}", step.task
            for one in step.answers:
                if holds(one.when, facts):
                    yield f"{place}, reply to {one.actions[0].text} at {number}", one.reply


def _read(lesson: Lesson, rules: RuleSet, report: Report) -> None:
    facts = facts_of(rules)
    present = bool(hands_in(lesson, rules))
    if not present and not lesson.missing:
        report.failures.append(f"{lesson.id} in {rules.id}: not there, and nothing is said about it")
    for place, text in texts_of(lesson, facts):
        missing = place.endswith("missing")
        if missing == present and not place.endswith("title"):
            continue
        for language in LANGUAGES:
            for french in (False, True):
                shown = text.render(language, facts, french=french)
                if not shown.strip():
                    report.failures.append(f"{place} in {rules.id}, {language}: the text is empty")
                found = _RAW.search(shown)
                if found:
                    report.failures.append(
                        f"{place} in {rules.id}, {language}: {found.group()!r} is shown as it is"
                    )
            report.texts[language] += 1
