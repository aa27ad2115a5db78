"""A lesson as a value: introduction, set hands, and in each the steps with their right and wrong answers."""

from __future__ import annotations

from dataclasses import dataclass

from ulti_desktop.engine.cards import Card, Suit
from ulti_desktop.lessons.facts import Condition
from ulti_desktop.lessons.texts import Text
from ulti_desktop.lessons.wanted import Game, Wanted


@dataclass(frozen=True, slots=True)
class Scripted:
    """What a seat does by the script: 0 is the pupil, 1 plays after him, 2 before him."""

    seat: int
    wanted: Wanted


@dataclass(frozen=True, slots=True)
class Answer:
    """What the pupil may do at a step, whether it is right, what is said to it and what follows.

    A `neutral` answer is neither right nor wrong: it may do as well, but the lesson is about something else.
    """

    right: bool
    actions: tuple[Wanted, ...]
    reply: Text
    then: tuple[Scripted, ...] = ()
    when: Condition = ()
    neutral: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of a hand. `ask` is its kind: `play`, `kontra`, `bid`, `talon`, `discard` or `trump`."""

    ask: str
    task: Text
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Hand:
    """A set hand. `hands` are the ten cards by seat and `talon` the other two, which the declarer had too.

    `before` is what all did in the play up to the first step, `kontras` and `bids` what the others call
    whenever they can.
    """

    id: str
    title: Text
    goal: Text
    game: Game
    trump: Suit | None
    declarer: int
    hands: tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]
    talon: tuple[Card, ...]
    steps: tuple[Step, ...]
    before: tuple[Scripted, ...] = ()
    bids: tuple[Scripted, ...] = ()
    kontras: tuple[Scripted, ...] = ()
    forehand: int | None = None
    when: Condition = ()


@dataclass(frozen=True, slots=True)
class Row:
    """A row of cards shown beside the introduction, with a caption; `mark` are those to look at."""

    caption: Text
    cards: tuple[Card, ...]
    mark: tuple[Card, ...] = ()
    when: Condition = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """One topic. `missing` is what is said where the rule set has no such thing."""

    id: str
    title: Text
    intro: Text
    missing: Text
    hands: tuple[Hand, ...]
    rows: tuple[Row, ...] = ()
    when: Condition = ()
