"""Lessons from their files: every field checked, every complaint one sentence with the place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ulti_desktop.engine.cards import FULL, cards_of, mask_of
from ulti_desktop.lessons.facts import Condition, Fact, is_fact
from ulti_desktop.lessons.model import Answer, Hand, Lesson, Row, Scripted, Step
from ulti_desktop.lessons.texts import LANGUAGES, Paragraph, Text, holes
from ulti_desktop.lessons.wanted import NotReadError, read_action, read_cards, read_game, read_suit
from ulti_desktop.limits import LESSON, NotTaken, toml_table

MOST_HANDS: Final = 8
MOST_STEPS: Final = 10
MOST_ANSWERS: Final = 8
MOST_SCRIPTED: Final = 60
LONGEST: Final = {
    "title": 60,
    "intro": 560,
    "goal": 200,
    "task": 260,
    "reply": 420,
    "missing": 300,
    "caption": 80,
}
"""How many characters a paragraph of each kind may have; longer ones do not fit the sheet."""
ASKS: Final = ("play", "kontra", "bid", "talon", "discard", "trump")
VERDICTS: Final = ("right", "wrong", "other")
_SEATS: Final = {"you": 0, "right": 1, "left": 2}


class LessonError(ValueError):
    """A lesson that cannot be used; the message is one sentence that names file, place and fault."""


class _Reader:
    """A table of the file and where it stands in it."""

    def __init__(self, data: Mapping[str, Any], place: str) -> None:
        self.data = data
        self.place = place
        self.read: set[str] = set()

    def fail(self, why: str) -> LessonError:
        """Return the complaint about this place."""
        return LessonError(f"{self.place}: {why}")

    def get(self, name: str, kind: type, default: Any = None) -> Any:
        """Return a field of a kind; a default of None means that it must be there."""
        self.read.add(name)
        value = self.data.get(name, default)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fail(f"{name} is missing" if value is None else f"{name} is not as it should be")
        return value

    def parsed(self, name: str, parse: Callable[[str], Any], default: str | None = None) -> Any:
        """Return what a text of the file stands for."""
        try:
            return parse(self.get(name, str, default))
        except NotReadError as error:
            raise self.fail(f"{name}: {error}") from None

    def tables(self, name: str, most: int, least: int = 0) -> list[_Reader]:
        """Return the tables of an array."""
        rows = self.get(name, list, [])
        if not least <= len(rows) <= most or not all(isinstance(row, dict) for row in rows):
            raise self.fail(f"{name}: there must be {least} to {most}")
        return [_Reader(row, f"{self.place}, {name} {number}") for number, row in enumerate(rows, 1)]

    def texts(self, name: str, most: int) -> list[str]:
        """Return an array of texts."""
        rows: list[str] = self.get(name, list, [])
        if len(rows) > most or not all(isinstance(row, str) for row in rows):
            raise self.fail(f"{name} must be up to {most} texts")
        return rows

    def done(self) -> None:
        """Complain about fields that nobody asked for: they are slips of the pen."""
        unknown = sorted(set(self.data) - self.read)
        if unknown:
            raise self.fail(f"{unknown[0]!r} means nothing here")


def read_lesson(data: bytes, name: str) -> Lesson:
    """Read one file; raise LessonError for whatever is wrong with it."""
    try:
        tables = toml_table(data, LESSON)
    except NotTaken as error:
        raise LessonError(f"{name}: {error}") from None
    top = _Reader(tables, name)
    lesson = Lesson(
        top.get("id", str),
        _text(top, "title"),
        _text(top, "intro"),
        _text(top, "missing", needed=False),
        tuple(_hand(one) for one in top.tables("hand", MOST_HANDS, 1)),
        tuple(_row(one) for one in top.tables("row", 4)),
        _when(top),
    )
    top.done()
    return lesson


def _when(reader: _Reader) -> Condition:
    rows = reader.get("when", dict, {})
    found = []
    for name, value in rows.items():
        wanted = value if isinstance(value, list) else [value]
        if not is_fact(name):
            raise reader.fail(f"when: no rule set knows {name!r}")
        if not wanted or not all(isinstance(one, bool | int | str) for one in wanted):
            raise reader.fail(f"when: {name} is not compared with anything")
        found.append((name, tuple[Fact, ...](wanted)))
    return tuple(found)


def _text(reader: _Reader, name: str, *, needed: bool = True) -> Text:
    """Read a text: a table of the three languages, or an array of these with conditions."""
    reader.read.add(name)
    rows = reader.data.get(name, [])
    rows = [rows] if isinstance(rows, dict) else rows
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise reader.fail(f"{name} is no text")
    if needed and not rows:
        raise reader.fail(f"{name} is missing")
    return Text(tuple(_paragraph(_Reader(row, f"{reader.place}, {name}"), name) for row in rows))


def _paragraph(reader: _Reader, kind: str) -> Paragraph:
    words = []
    for code in LANGUAGES:
        text = reader.get(code, str).strip()
        if not text:
            raise reader.fail(f"the text in {code} is empty")
        if len(text) > LONGEST[kind]:
            raise reader.fail(f"the text in {code} is {len(text)} long, at most {LONGEST[kind]} fit")
        for hole in holes(text):
            if not is_fact(hole):
                raise reader.fail(f"no rule set knows the placeholder {{{hole}}}")
        words.append(text)
    when = _when(reader)
    reader.done()
    return Paragraph((words[0], words[1], words[2]), when)


def _row(reader: _Reader) -> Row:
    row = Row(
        _text(reader, "caption"),
        reader.parsed("cards", read_cards),
        reader.parsed("mark", read_cards, ""),
        _when(reader),
    )
    reader.done()
    return row


def _hand(reader: _Reader) -> Hand:
    game = reader.parsed("game", read_game)
    hands = tuple(reader.parsed(name, read_cards) for name in _SEATS)
    if any(len(one) != 10 for one in hands):
        raise reader.fail("each seat must have ten cards")
    held = [mask_of(one) for one in hands]
    if (held[0] | held[1] | held[2]).bit_count() != 30:
        raise reader.fail("a card lies in two hands")
    trump = reader.parsed("trump", read_suit) if "trump" in reader.data else None
    forehand = reader.parsed("forehand", _seat) if "forehand" in reader.data else None
    hand = Hand(
        reader.get("id", str),
        _text(reader, "title"),
        _text(reader, "goal"),
        game,
        trump,
        reader.parsed("declarer", _seat),
        (hands[0], hands[1], hands[2]),
        cards_of(FULL & ~(held[0] | held[1] | held[2])),
        tuple(_step(one) for one in reader.tables("step", MOST_STEPS, 1)),
        _script(reader, "before"),
        _script(reader, "bids"),
        _script(reader, "kontras"),
        forehand,
        _when(reader),
    )
    reader.done()
    return hand


def _seat(text: str) -> int:
    if text not in _SEATS:
        raise NotReadError(f"{text[:20]!r} is none of {', '.join(_SEATS)}")
    return _SEATS[text]


def _script(reader: _Reader, name: str) -> tuple[Scripted, ...]:
    rows = []
    for text in reader.texts(name, MOST_SCRIPTED):
        seat, _, action = text.partition(" ")
        try:
            rows.append(Scripted(_seat(seat), read_action(action)))
        except NotReadError as error:
            raise reader.fail(f"{name}: {error}") from None
    return tuple(rows)


def _step(reader: _Reader) -> Step:
    ask = reader.get("ask", str, "play")
    if ask not in ASKS:
        raise reader.fail(f"ask is none of {', '.join(ASKS)}")
    answers = tuple(_answer(one) for one in reader.tables("answer", MOST_ANSWERS, 2))
    if {one.right for one in answers if not one.neutral} != {True, False}:
        raise reader.fail("there must be a right and a wrong answer")
    step = Step(ask, _text(reader, "task"), answers)
    reader.done()
    return step


def _answer(reader: _Reader) -> Answer:
    kinds = [kind for kind in VERDICTS if kind in reader.data]
    if len(kinds) != 1:
        raise reader.fail("an answer is either right, wrong or other")
    kind = kinds[0]
    try:
        actions = tuple(read_action(one) for one in reader.texts(kind, 12))
    except NotReadError as error:
        raise reader.fail(str(error)) from None
    if not actions:
        raise reader.fail("it names no action")
    answer = Answer(
        kind == "right",
        actions,
        _text(reader, "reply"),
        _script(reader, "then"),
        _when(reader),
        kind == "other",
    )
    reader.done()
    return answer
