"""One set hand as the pupil goes through it: what he sees, what he may do, and what is said to it.

A `Moment` is a value; answering gives another one, and the one before it is what "again" goes back to.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from ulti_desktop.engine import actions as act
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.events import seen_by
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.state import State
from ulti_desktop.engine.step import legal_actions
from ulti_desktop.engine.view import SeatView, view_of
from ulti_desktop.engine.view import Step as Seen
from ulti_desktop.lessons import leadup
from ulti_desktop.lessons.facts import facts_of, has_game, holds
from ulti_desktop.lessons.leadup import PUPIL, LeadUpError, Table
from ulti_desktop.lessons.model import Answer, Hand, Lesson, Step
from ulti_desktop.lessons.texts import Text


class Verdict(StrEnum):
    """What an answer was; `other` is one that may do, but that the lesson is not about."""

    RIGHT = "right"
    WRONG = "wrong"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Moment:
    """Where the pupil stands in a hand. `number` is the step; `verdict` is set once he has answered it."""

    hand: Hand
    rules: RuleSet
    table: Table
    number: int = 0
    verdict: Verdict | None = None
    reply: Text | None = None
    asked: Moment | None = None

    @property
    def view(self) -> SeatView:
        """What the pupil sees of the table."""
        return _view(self.table.state, self.step.ask)

    @property
    def step(self) -> Step:
        """The decision that is asked for, or was answered last."""
        return self.hand.steps[self.number]

    @property
    def is_open(self) -> bool:
        """Tell whether an answer is waited for."""
        return self.verdict is None

    @property
    def is_done(self) -> bool:
        """Tell whether the last step has been answered rightly."""
        return self.verdict is Verdict.RIGHT and self.number + 1 == len(self.hand.steps)

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the pupil may do here: what the rule set allows, if it has to do with the step."""
        return _open_to(legal_actions(self.table.state), self.step.ask) if self.is_open else ()


def hands_in(lesson: Lesson, rules: RuleSet) -> tuple[Hand, ...]:
    """Return the hands of a lesson that a rule set has; none where it has no such rule."""
    facts = facts_of(rules)
    if not holds(lesson.when, facts):
        return ()
    there = (one for one in lesson.hands if holds(one.when, facts) and has_game(one.game.parts, facts))
    return tuple(hand for hand in there if _comes_to(hand, rules))


@lru_cache(maxsize=512)
def _comes_to(hand: Hand, rules: RuleSet) -> bool:
    try:
        begin(hand, rules)
    except LeadUpError:
        return False
    return True


def begin(hand: Hand, rules: RuleSet) -> Moment:
    """Return the first decision of a hand; raise LeadUpError where the rule set does not come to it."""
    table = leadup.advance(leadup.begin(hand, rules), hand.steps[0].ask)
    return Moment(hand, rules, table)


def offers(moment: Moment) -> tuple[Action, ...]:
    """Return what is proposed to choose from where no card is played: the answers that are legal."""
    legal = moment.legal
    if moment.step.ask in ("play", "discard"):
        return ()
    found = (
        wanted.find(legal) for one in answers_of(moment) for wanted in one.actions if wanted.kind != "any"
    )
    offered = dict.fromkeys(one for one in found if one is not None and not isinstance(one, act.Play))
    return tuple(sorted(offered, key=legal.index))


def answers_of(moment: Moment) -> tuple[Answer, ...]:
    """Return the answers that the rule set has to this step."""
    facts = facts_of(moment.rules)
    return tuple(one for one in moment.step.answers if holds(one.when, facts))


def judge(moment: Moment, action: Action) -> Answer | None:
    """Return what the lesson has to say to an action; None when nothing.

    What is not legal is spoken of only where an answer names it.
    """
    allowed = action in moment.legal
    legal = moment.legal if allowed else (*moment.legal, action)
    for one in answers_of(moment):
        named = (wanted for wanted in one.actions if allowed or wanted.kind != "any")
        if any(wanted.fits(action, legal) for wanted in named):
            return one
    return None


def answer(moment: Moment, action: Action) -> tuple[Moment, tuple[Seen, ...]]:
    """Return the moment after the pupil's action, and what he sees happen.

    A right answer goes on to the next decision's position; after a wrong one the trick is played out, so
    that it is seen what comes of it. An action that is not legal leaves the table as it is.
    """
    if not moment.is_open:
        return moment, ()
    said = judge(moment, action)
    verdict = _verdict(said)
    table = moment.table
    if action in moment.legal:
        done = leadup.do(table, action)
        table = leadup.advance(leadup.follow(done, () if said is None else said.then), None)
    elif verdict is Verdict.RIGHT:
        verdict = Verdict.OTHER
    reply = None if said is None else said.reply
    after = replace(moment, table=table, verdict=verdict, reply=reply, asked=moment)
    return after, _seen(moment.table, table)


def _verdict(said: Answer | None) -> Verdict:
    if said is None or said.neutral:
        return Verdict.OTHER
    return Verdict.RIGHT if said.right else Verdict.WRONG


def go_on(moment: Moment) -> tuple[Moment, tuple[Seen, ...]]:
    """Return the next decision of the hand after a right answer; the same moment when there is none."""
    if moment.verdict is not Verdict.RIGHT or moment.is_done:
        return moment, ()
    number = moment.number + 1
    table = leadup.advance(moment.table, moment.hand.steps[number].ask)
    after = Moment(moment.hand, moment.rules, table, number)
    return after, _seen(moment.table, table)


def again(moment: Moment) -> Moment:
    """Return the decision once more, as it was before it was answered."""
    return moment if moment.asked is None else moment.asked


def _open_to(legal: tuple[Action, ...], ask: str) -> tuple[Action, ...]:
    """Return the legal actions without those that end the deal before its time, or double where a card is
    asked for.
    """
    beside = act.GiveUp | act.Claim if ask == "kontra" else act.GiveUp | act.Claim | act.Kontra
    return tuple(one for one in legal if not isinstance(one, beside))


def _view(state: State, ask: str = "play") -> SeatView:
    view = view_of(state, PUPIL)
    return replace(view, legal=_open_to(view.legal, ask))


def _seen(before: Table, after: Table) -> tuple[Seen, ...]:
    """Return what the pupil saw happen between two positions of a hand."""
    steps = []
    for _, _, state, events in after.taken[len(before.taken) :]:
        seen = tuple(seen_by(event, PUPIL) for event in events)
        steps.append(Seen(_view(state), seen))
    return tuple(steps)
