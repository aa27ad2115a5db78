"""`lessons`: lists the lessons, or plays all their right and wrong lines in every rule set."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from typing import Final

from ulti_desktop.commands.forms import CommandError, rule_set
from ulti_desktop.engine.errors import BadRules
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet
from ulti_desktop.lessons.checking import Report, check
from ulti_desktop.lessons.course import hands_in
from ulti_desktop.lessons.facts import facts_of
from ulti_desktop.lessons.library import lessons
from ulti_desktop.lessons.model import Lesson
from ulti_desktop.lessons.reading import LessonError
from ulti_desktop.lessons.texts import LANGUAGES

FAILED: Final = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument("--check", action="store_true", help="play every line, read every text")
    parser.add_argument("--rules", default="all", help="EN, DE, GT, HM, HO, a rule-set file, or all (all)")
    parser.add_argument("--lang", default="en", choices=LANGUAGES, help="language of the titles (en)")
    parser.add_argument("--json", action="store_true", help="as data")


def run(arguments: argparse.Namespace, say: Callable[[str], None]) -> int:
    """Carry the command out; return the exit status."""
    try:
        all_lessons = lessons()
    except LessonError as error:
        raise CommandError(str(error)) from None
    names = RULE_SET_IDS if arguments.rules == "all" else (arguments.rules,)
    try:
        rule_sets = tuple(rule_set(name) for name in names)
    except BadRules as error:
        raise CommandError(f"rules: {error.why}") from None
    if not arguments.check:
        return _list(all_lessons, rule_sets, arguments, say)
    report = check(all_lessons, rule_sets)
    say(json.dumps(report.to_json(), indent=1) if arguments.json else _told(report))
    return FAILED if report.failures else 0


def _list(
    all_lessons: Sequence[Lesson],
    rule_sets: Sequence[RuleSet],
    arguments: argparse.Namespace,
    say: Callable[[str], None],
) -> int:
    rows = []
    for number, lesson in enumerate(all_lessons, 1):
        title = lesson.title.render(arguments.lang, facts_of(rule_sets[0]))
        hands = {rules.id: len(hands_in(lesson, rules)) for rules in rule_sets}
        rows.append({"number": number, "id": lesson.id, "title": title, "hands": hands})
    if arguments.json:
        say(json.dumps(rows, indent=1))
        return 0
    width = max(len(str(row["title"])) for row in rows)
    for row in rows:
        counts = row["hands"]
        assert isinstance(counts, dict)
        told = "  ".join(f"{name} {count or '-'}" for name, count in counts.items())
        say(f"{row['number']:2}  {row['title']:{width}}  {told}")
    return 0


def _told(report: Report) -> str:
    lines = []
    for rules in dict.fromkeys(one.rules for one in report.tallies):
        own = [one for one in report.tallies if one.rules == rules and one.hands]
        hands, right, wrong = (sum(getattr(one, name) for one in own) for name in ("hands", "right", "wrong"))
        lines.append(
            f"{rules}: {len(own)} lessons, {hands} hands, {right} right and {wrong} wrong lines played"
        )
    told = ", ".join(f"{count} in {language}" for language, count in report.texts.items())
    lines.append(f"texts read: {told}")
    lines += report.failures
    lines.append(
        f"{report.lessons} lessons: "
        + (f"{len(report.failures)} failures" if report.failures else "all is well")
    )
    return "\n".join(lines)
