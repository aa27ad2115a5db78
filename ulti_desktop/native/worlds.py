"""Hidden cards and what a decision is worth over where they may lie: the typed face of the compiled part.

Places and seats are 0 the declarer, 1 the defender who plays after him, 2 the other; place 3 is the talon.
Cards and hands are numbered as in `twin.py`, suits are masks of four bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from ulti_desktop.native import AVAILABLE, WHY_NOT
from ulti_desktop.native.solver import TABLE_BITS, PlayRules, Position

if AVAILABLE:
    from ulti_desktop.native import _core
if TYPE_CHECKING:
    from ulti_desktop.native._core import Drawn

PLACES: Final = 4
TALON: Final = 3
NO_LIMIT: Final = 2**62
_DAY_MS: Final = 86_400_000
Four = tuple[int, int, int, int]
Three = tuple[int, int, int]
EVEN: Final = ((1.0,) * 32,) * PLACES
"""Weights that favour no place."""
NONE: Final = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a seat knows and believes about the hidden cards.

    `may[p]` are hidden cards that may lie at place `p`, `room[p]` how many do. `weights[p][c]` draws card
    `c` there: a world weighs the product over its cards. `started[s]` are known cards that seat `s` held when
    play began. `pairs` and `no_pairs` are suits whose king and over a seat then held, or did not hold, for
    certain; `unnamed[s]` counts pairs it announced without naming the suit, among `unnamed_suits[s]`
    (`unnamed_are_all`: and has no others there). `quiet_pair` is the weight of a pair among `quiet_suits[s]`
    that could have been announced, and was not.
    """

    may: Four
    room: Four
    weights: tuple[tuple[float, ...], ...] = EVEN
    started: Three = NONE
    pairs: Three = NONE
    no_pairs: Three = NONE
    unnamed: Three = NONE
    unnamed_suits: Three = NONE
    unnamed_are_all: bool = False
    quiet_pair: float = 1.0
    quiet_suits: Three = NONE


@dataclass(frozen=True, slots=True)
class Frame:
    """A position as its player knows it: `position.hands` hold known cards only.

    `talon` are the known cards of the talon; `to_announce[s]` suits whose pair a seat will announce where it
    began with it, `most[s]` how many of them count.
    """

    position: Position
    rules: PlayRules
    talon: int = 0
    ace_value: int = 10
    started: Three = NONE
    to_announce: Three = NONE
    most: Three = (4, 4, 4)

    def packed(self) -> tuple[object, ...]:
        """Return the plain numbers of the compiled part."""
        p, r = self.position, self.rules
        return (
            p.hands,
            p.leader,
            p.trick,
            (p.declarer_tricks, p.defender_tricks, p.declarer_points, p.declarer_aces, p.declarer_tens),
            self.talon,
            r.trump,
            (
                r.ten_high_trump,
                r.ten_high_side,
                r.must_beat,
                r.must_overtrump,
                r.must_beat_led_when_trumped,
                r.keep_seven,
                r.ends_at_declarers_trick,
            ),
            self.ace_value,
            self.started,
            self.to_announce,
            self.most,
        )


@dataclass(frozen=True, slots=True)
class Settled:
    """What is settled in a world beside the play: points in the talon, marriages still to be announced."""

    talon_points: int
    declarer: tuple[int, ...]
    defenders: tuple[int, ...]


def read_settled(number: int) -> Settled:
    """Return what one number of `Worlds.settled` says."""
    sides = []
    for shift in (5, 8):
        bits = number >> shift & 7
        sides.append((40,) * (bits & 1) + (20,) * (bits >> 1))
    return Settled(number & 31, sides[0], sides[1])


@dataclass(frozen=True, slots=True)
class Past:
    """The cards that were played since play began, and the seat that led the first of them."""

    leader: int
    cards: tuple[int, ...]


class Habits:
    """How players choose among their cards: a weight for each of `traits()`; the sum makes a card likely.

    Raises ValueError for another number of weights, or weights beyond 20.
    """

    __slots__ = ("_core",)

    def __init__(self, weights: Sequence[float]) -> None:
        if not AVAILABLE:
            raise ValueError(f"the compiled part of the program is missing: {WHY_NOT}")
        self._core = _core.Habits(weights)

    @staticmethod
    def size() -> int:
        """Return how many weights there are."""
        return _core.TRAITS


def traits(frame: Frame, past: Past) -> list[tuple[int, int, list[list[int]]]]:
    """Return for each card that was chosen among several its player, its index, and the traits of each.

    `frame.started` holds the hands with which play began, `frame.talon` the talon. Raises ValueError for a
    card that was not legal.
    """
    return _core.traits(frame.packed(), past.leader, past.cards)


class Worlds:
    """Worlds in their order: all there are, or as many as were asked for, drawn by weight.

    `count` is how many worlds there are in all; 0 when the evidence contradicts itself. Raises ValueError
    for evidence that cannot be.
    """

    __slots__ = ("_drawn",)

    def __init__(self, evidence: Evidence, number: int, all_up_to: int, seed: int) -> None:
        if not AVAILABLE:
            raise ValueError(f"the compiled part of the program is missing: {WHY_NOT}")
        e = evidence
        given = (
            e.may,
            e.room,
            e.weights,
            e.started,
            e.pairs,
            e.no_pairs,
            e.unnamed,
            e.unnamed_suits,
            int(e.unnamed_are_all),
            e.quiet_pair,
            e.quiet_suits,
        )
        self._drawn: Drawn = _core.draw(given, number, all_up_to, seed)

    @property
    def count(self) -> float:
        """How many worlds there are in all."""
        return self._drawn.count

    @property
    def complete(self) -> bool:
        """Whether these are all of them."""
        return self._drawn.complete

    def __len__(self) -> int:
        return len(self._drawn)

    def __getitem__(self, index: int) -> tuple[Four, float]:
        """Return the hidden cards by place and the weight of one world."""
        declarer, d1, d2, talon, weight = self._drawn.world(index)
        return (declarer, d1, d2, talon), weight

    def weigh(self, frame: Frame, past: Past, me: int, habits: Habits, number: int, seed: int) -> None:
        """Weigh the worlds by how likely the others than `me` play the cards of the past in them.

        Of drawn worlds that many are kept, as many times as their weight says (one that is kept several
        times weighs more); of all there are, all.
        """
        _core.weigh(self._drawn, frame.packed(), past.leader, past.cards, me, habits._core, number, seed)

    def settled(self, frame: Frame) -> list[int]:
        """Return the numbers for which `Thinker.judge` needs a pay-off table."""
        return _core.settled(frame.packed(), self._drawn)


@dataclass(frozen=True, slots=True)
class Judgement:
    """What came of judging worlds.

    `value` is the mean of the declarer's pay-off under best play, `deviation` its spread over the worlds.
    `cards[c]` is the mean with card `c` played, `best[c]` the share of worlds in which no card is better.
    """

    worlds: int
    value: float
    deviation: float
    cards: dict[int, float] = field(default_factory=dict)
    best: dict[int, float] = field(default_factory=dict)
    nodes: int = 0
    cancelled: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """Worlds to be judged and what that takes: see `Thinker.judge`."""

    frame: Frame
    worlds: Worlds
    payoffs: dict[int, bytes]
    cards: bool = True
    nodes: int = NO_LIMIT


class Thinker:
    """A solver that goes through worlds, with its own memory; one thread at a time may use it."""

    def __init__(self, table_bits: int = TABLE_BITS) -> None:
        if not AVAILABLE:
            raise ValueError(f"the compiled part of the program is missing: {WHY_NOT}")
        self._core = _core.Thinker(table_bits)

    def judge(
        self,
        frame: Frame,
        worlds: Worlds,
        payoffs: Mapping[int, bytes],
        *,
        cards: bool = True,
        nodes: int = NO_LIMIT,
        milliseconds: int = _DAY_MS,
        stop: Callable[[], bool] = lambda: False,
    ) -> Judgement:
        """Solve the worlds in their order until all are done or a limit is reached; without the GIL.

        `payoffs` holds a pay-off table for each number of `Worlds.settled`. A limit of `nodes` gives the
        same answer on every machine; one of `milliseconds` is a guard. `stop` is asked every 5 ms or so;
        when it says yes the call comes back at once. Raises ValueError for what cannot be.
        """
        return _judgement(
            self._core.judge(frame.packed(), worlds._drawn, dict(payoffs), cards, nodes, milliseconds, stop)
        )

    def judge_each(
        self, questions: Iterable[Question], left_ms: Callable[[], int], stop: Callable[[], bool]
    ) -> list[Judgement]:
        """Answer one question after another; `left_ms` tells before each how many milliseconds are left.

        All is made ready beforehand and read afterwards: a search drives everything else out of the
        processor's caches, so what runs between two of them is slow. Once `stop` says yes no other is begun.
        """
        ready = [(q.frame.packed(), q.worlds._drawn, q.payoffs, q.cards, q.nodes) for q in questions]
        judge = self._core.judge
        return [
            _judgement(answer)
            for answer in [_STOPPED if stop() else judge(*given, left_ms(), stop) for given in ready]
        ]

    @property
    def progress(self) -> int:
        """How many worlds of the running call are done; from any thread."""
        return self._core.progress()


_Answer = tuple[int, float, float, float, list[tuple[int, float, float]], int, bool]
_STOPPED: Final[_Answer] = (0, 0.0, 0.0, 0.0, [], 0, True)


def _judgement(answer: _Answer) -> Judgement:
    judged, weight, value, squares, rows, searched, cancelled = answer
    if not judged:
        return Judgement(0, 0.0, 0.0, nodes=searched, cancelled=cancelled)
    mean = value / weight
    return Judgement(
        judged,
        mean,
        max(0.0, squares / weight - mean * mean) ** 0.5,
        {card: total / weight for card, total, _ in rows},
        {card: best / weight for card, _, best in rows},
        searched,
        cancelled,
    )
