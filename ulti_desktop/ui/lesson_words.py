"""What a lesson's sheet says at a moment: the lesson's own texts, and a few of the window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from ulti_desktop import words
from ulti_desktop.engine.actions import Play
from ulti_desktop.engine.cards import Card
from ulti_desktop.engine.errors import IllegalAction, Reason
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.view import SeatView
from ulti_desktop.lessons import course
from ulti_desktop.lessons.course import Moment, Verdict
from ulti_desktop.lessons.facts import facts_of as _facts
from ulti_desktop.lessons.facts import holds
from ulti_desktop.lessons.model import Hand, Lesson
from ulti_desktop.lessons.texts import Text
from ulti_desktop.ui.controls import PRIMARY, QUIET, SECONDARY
from ulti_desktop.ui.lesson_sheet import Said, Shown

translate = QCoreApplication.translate
_MARKS: Final = {
    Verdict.RIGHT: ("made", "green"),
    Verdict.WRONG: ("lost", "violet"),
    Verdict.OTHER: ("info", "sky"),
}


@dataclass(frozen=True, slots=True)
class State:
    """Where the pupil is: `hand` None is the introduction, `judged` the moment whose verdict is shown.

    `refused` is the duty that forbade the card tried last.
    """

    rules: RuleSet
    language: str
    french: bool
    lesson: Lesson
    number: int
    count: int
    hands: tuple[Hand, ...]
    hand: int | None
    moment: Moment | None
    judged: Moment | None
    chosen: tuple[Card, ...] = ()
    refused: str = ""

    def say(self, text: Text) -> str:
        """Return a text of the lesson as it is shown here."""
        return text.render(self.language, _facts(self.rules), french=self.french)


def title(lesson: Lesson, rules: RuleSet, language: str) -> str:
    """Return the title of a lesson."""
    return lesson.title.render(language, _facts(rules))


def refusal(card: Card, view: SeatView, *, french: bool) -> str:
    """Return why a card may not be played now."""
    reason = dict(view.forbidden).get(card, Reason.NOT_YOUR_TURN)
    legal = tuple(one.card for one in view.legal if isinstance(one, Play))
    return words.refusal(IllegalAction(reason, legal), view, french)


def shown(state: State) -> Shown:
    """Return what the sheet shows."""
    number, count = str(state.number + 1), str(state.count)
    counter = words.fill(translate("lessons", "Lesson %1 of %2"), number, count)
    name = title(state.lesson, state.rules, state.language)
    if not state.hands:
        gone = state.say(state.lesson.missing)
        return Shown(counter, name, gone, buttons=_buttons(("next", _next_lesson(state)), back=True))
    if state.hand is None or state.moment is None:
        facts = _facts(state.rules)
        rows = tuple(
            (state.say(row.caption), row.cards, row.mark)
            for row in state.lesson.rows
            if holds(row.when, facts)
        )
        begin = translate("lessons", "Try it")
        return Shown(counter, name, state.say(state.lesson.intro), rows, buttons=_buttons(("next", begin)))
    return _of_hand(state, state.moment, counter, name)


def _of_hand(state: State, moment: Moment, counter: str, name: str) -> Shown:
    text = translate("lessons", "Hand %1 of %2: %3")
    own = state.say(moment.hand.title)
    section = words.fill(text, str((state.hand or 0) + 1), str(len(state.hands)), own)
    view = moment.view
    choices: tuple[tuple[str, object], ...] = ()
    if moment.is_open and moment.step.ask not in ("play", "kontra"):
        choices = tuple((words.action(one, view, state.french), one) for one in course.offers(moment))
    return Shown(
        counter,
        name,
        section=section,
        goal=state.say(moment.hand.goal),
        task=state.say(moment.step.task),
        said=_said(state),
        choices=choices,
        buttons=_hand_buttons(state, moment),
    )


def _said(state: State) -> Said | None:
    judged = state.judged
    if judged is None or judged.verdict is None:
        return None
    if judged.reply is None and state.refused:
        return Said("lost", "violet", translate("lessons", "That is not allowed"), state.refused)
    heads = {
        Verdict.RIGHT: translate("lessons", "Right!"),
        Verdict.WRONG: translate("lessons", "Not this one"),
        Verdict.OTHER: translate("lessons", "Possible, but not the point here"),
    }
    verdict = judged.verdict
    mark, tone = _MARKS[verdict]
    usual = translate("lessons", "The lesson has something else in mind: read the task once more.")
    reply = usual if judged.reply is None else state.say(judged.reply)
    return Said(mark, tone, heads[verdict], reply)


def _hand_buttons(state: State, moment: Moment) -> tuple[tuple[str, str, str], ...]:
    if moment.is_open:
        if moment.step.ask == "discard":
            return _buttons(("lay", translate("lessons", "Lay these two away")), back=True)
        return _buttons(back=True)
    again = translate("lessons", "Try again")
    if moment.verdict is not Verdict.RIGHT:
        return _buttons(("again", again), back=True)
    if not moment.is_done:
        return _buttons(("on", translate("lessons", "Go on")), back=True)
    last = (state.hand or 0) + 1 == len(state.hands)
    following = _next_lesson(state) if last else translate("lessons", "Next hand")
    return _buttons(("next", following), ("again", again))


def _next_lesson(state: State) -> str:
    if state.number + 1 == state.count:
        return translate("lessons", "To the contents")
    return translate("lessons", "Next lesson")


def _buttons(*own: tuple[str, str], back: bool = False) -> tuple[tuple[str, str, str], ...]:
    """Return the buttons of the foot: the first one is gold, the way back and to the contents come last."""
    rows = [(name, SECONDARY if number else PRIMARY, text) for number, (name, text) in enumerate(own)]
    if back:
        rows.append(("back", SECONDARY, translate("lessons", "Back")))
    rows.append(("contents", QUIET, translate("lessons", "Contents")))
    return tuple(rows)
