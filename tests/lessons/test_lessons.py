"""The lessons that come with the program: every line is played, every text read, every verdict weighed."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

import pytest

from tests.kit.lesson_truth import record_of, worth
from ulti_desktop import native
from ulti_desktop.cli import main
from ulti_desktop.engine.actions import Meld, Play
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.record import fold, read, to_dict
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.engine.view import view_of
from ulti_desktop.lessons import course
from ulti_desktop.lessons.checking import check
from ulti_desktop.lessons.course import Moment, Verdict, hands_in
from ulti_desktop.lessons.facts import facts_of
from ulti_desktop.lessons.leadup import PUPIL
from ulti_desktop.lessons.library import lessons
from ulti_desktop.lessons.texts import LANGUAGES
from ulti_desktop.native.solver import Search

TOPICS = (
    *("following", "ten", "trumping", "marriages", "parti", "ulti", "hundreds"),
    *("betli", "durchmars", "open", "kontra", "talon", "silent", "fours", "overview"),
)


@cache
def opened(rules_id: str) -> tuple[tuple[str, Moment], ...]:
    """The first moment of every hand of a rule set, with its place."""
    rules = load(rules_id)
    return tuple(
        (f"{lesson.id}/{hand.id}", course.begin(hand, rules))
        for lesson in lessons()
        for hand in hands_in(lesson, rules)
    )


def test_the_topics_stand_in_their_order() -> None:
    assert tuple(lesson.id for lesson in lessons()) == TOPICS


def test_every_line_is_played_in_every_rule_set() -> None:
    report = check(lessons(), [load(rules_id) for rules_id in RULE_SET_IDS])
    assert not report.failures, "\n".join(report.failures)
    assert len(set(report.texts.values())) == 1
    for rules_id in RULE_SET_IDS:
        own = [one for one in report.tallies if one.rules == rules_id and one.hands]
        assert len(own) >= 13
        assert all(one.right >= one.hands and one.wrong >= one.hands for one in own)


@pytest.mark.skipif(not native.AVAILABLE, reason="the compiled part is missing")
@pytest.mark.parametrize("rules_id", RULE_SET_IDS)
def test_right_is_worth_more_than_wrong(rules_id: str) -> None:
    """Weighed with all hands seen; whether to pick the talon up is a matter of what is not known."""
    search, faults = Search(), []
    for place, moment in opened(rules_id):
        if moment.step.ask == "talon":
            continue
        worths: dict[bool, list[int]] = {True: [], False: []}
        for one in course.answers_of(moment):
            for wanted in one.actions:
                action = None if wanted.kind == "any" or one.neutral else wanted.find(moment.legal)
                if action is not None:
                    worths[one.right].append(worth(moment, action, search))
        if worths[False] and min(worths[True]) <= max(worths[False]):
            faults.append(f"{place}: right {worths[True]}, wrong {worths[False]}")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("rules_id", RULE_SET_IDS)
def test_a_moment_is_an_ordinary_record(rules_id: str) -> None:
    for place, moment in opened(rules_id):
        record, problem = read(to_dict(record_of(moment)))
        assert record is not None
        assert problem is None, place
        folded = fold(record)
        assert folded.problem is None, place
        assert folded.state is not None
        assert replace(view_of(folded.state, PUPIL), legal=moment.legal) == moment.view, place


def test_answers_are_deterministic_values() -> None:
    for place, moment in opened("EN"):
        for action in moment.legal[:3]:
            assert course.answer(moment, action) == course.answer(moment, action), place
            after, seen = course.answer(moment, action)
            assert not after.is_open
            assert after.legal == ()
            assert seen[-1].view == after.view
            assert course.again(after) == moment
            assert course.answer(after, action) == (after, ())


def test_what_a_duty_forbids_is_explained_and_changes_nothing() -> None:
    moment = next(m for place, m in opened("HM") if place == "following/beat")
    eight = next(card for card in moment.view.hand if card.code == "bells 8")
    assert Play(eight) not in moment.legal
    after, seen = course.answer(moment, Play(eight))
    assert after.verdict is Verdict.WRONG
    assert not seen
    assert after.table == moment.table
    assert after.reply is not None
    assert "ace" in after.reply.render("en", facts_of(moment.rules))


def test_what_the_lesson_is_not_about_is_neither_right_nor_wrong() -> None:
    moment = next(m for place, m in opened("HM") if place == "parti/cash")
    answers = {action: course.judge(moment, action) for action in moment.legal}
    other = next(action for action, said in answers.items() if said is not None and said.neutral)
    after, seen = course.answer(moment, other)
    assert after.verdict is Verdict.OTHER
    assert after.reply is not None
    assert seen
    following = next(m for place, m in opened("HM") if place == "following/beat")
    unheard = next(action for action in map(Play, following.view.hand) if action not in following.legal)
    nobody = replace(following, hand=replace(following.hand, steps=(replace(following.step, answers=()),)))
    silent, _ = course.answer(nobody, unheard)
    assert silent.verdict is Verdict.OTHER
    assert silent.reply is None


def test_every_card_that_may_be_played_is_answered() -> None:
    """Of a card as good as the right one nobody may say that there is something better."""
    for rules_id in RULE_SET_IDS:
        for place, moment in opened(rules_id):
            if moment.step.ask == "play":
                unheard = [one for one in moment.legal if course.judge(moment, one) is None]
                assert not unheard, f"{place} in {rules_id}: {unheard}"


def test_a_right_answer_goes_on_to_the_next_step() -> None:
    moment = next(m for place, m in opened("EN") if place == "marriages/forty")
    first, _ = course.answer(moment, next(a for a in moment.legal if isinstance(a, Meld)))
    assert first.verdict is Verdict.RIGHT
    assert not first.is_done
    second, _ = course.go_on(first)
    assert second.number == 1
    assert second.is_open
    last, _ = course.answer(second, next(a for a in second.legal if not isinstance(a, Play)))
    assert last.is_done
    assert course.go_on(last) == (last, ())


def test_lessons_follow_the_rule_set() -> None:
    betli = next(lesson for lesson in lessons() if lesson.id == "betli")
    for rules_id, lost in (("HM", "10"), ("EN", "5")):
        facts = facts_of(load(rules_id))
        assert facts["betli.lost"] == int(lost)
    assert "twice" in betli.intro.render("en", facts_of(load("HM")))
    assert "twice" not in betli.intro.render("en", facts_of(load("EN")))
    fours = next(lesson for lesson in lessons() if lesson.id == "fours")
    assert not hands_in(fours, load("HM"))
    assert hands_in(fours, load("HO"))
    assert "neither" in fours.missing.render("en", facts_of(load("HM")))


def test_cards_are_called_as_the_deck_shows_them() -> None:
    lesson = lessons()[0]
    facts = facts_of(load("HM"))
    goals = [lesson.hands[0].goal.render(code, facts, french=True) for code in LANGUAGES]
    assert [word in goal for word, goal in zip(("pikk", "Pik", "spades"), goals, strict=True)] == [True] * 3
    assert "leaves" in lesson.hands[0].goal.render("en", facts)


def test_house_options_are_followed_too() -> None:
    for rules in (
        load("EN").with_options({"four_aces": True, "half_hand": True}),
        load("DE").with_options({"no_talon": True, "ace_eleven": True}),
        load("DE").with_options({"hearts_always_trump": True}),
        load("HO").with_options({"illegal_cards": "punished"}),
    ):
        for lesson in lessons():
            for hand in hands_in(lesson, rules):
                moment = course.begin(hand, rules)
                assert moment.view.my_turn
            assert lesson.intro.render("en", facts_of(rules)) or lesson.missing


def test_the_command_lists_and_checks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "--lang", "hu"]) == 0
    assert "Betli ellen" not in capsys.readouterr().out
    assert main(["lessons", "--check", "--json", "--rules", "HM"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["failures"] == []
    assert data["lessons"] == len(TOPICS)
    assert main(["lessons", "--rules", "XX"]) == 2


def test_a_lost_ulti_costs_what_the_rules_of_the_table_say() -> None:
    rules = load("DE").with_options({"loss_factor": 2, "ulti_loss": "plus_one"})
    ulti = rules.parts[Part.ULTI].plain
    assert ulti
    assert facts_of(rules)["ulti.lost"] == 3 * ulti  # twice for the loss, and once more for the seven
    assert facts_of(load("DE"))["ulti.lost"] == 2 * (load("DE").parts[Part.ULTI].plain or 0)
