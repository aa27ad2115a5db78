"""What worlds are worth together is what each of them is worth alone, under every limit."""

from __future__ import annotations

import math
import random
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.deals import random_rules
from tests.kit.endings import random_contract, random_ending, random_start
from tests.kit.hidden import settled_in, weight_of
from tests.kit.minimax import Ending
from ulti_desktop import native
from ulti_desktop.ai.exact import play_rules
from ulti_desktop.engine.cards import FULL, Card, Rank
from ulti_desktop.engine.contracts import Part
from ulti_desktop.engine.payoff import SoFar, payoff_table
from ulti_desktop.engine.rulesets import RULE_SET_IDS, load
from ulti_desktop.native.solver import PlayRules, Position, Search
from ulti_desktop.native.worlds import TALON, Evidence, Frame, Judgement, Thinker, Worlds, read_settled

if native.AVAILABLE:
    from ulti_desktop.native import _core

pytestmark = pytest.mark.native

THREE_ZEROS = (0, 0, 0)


@pytest.fixture(scope="module")
def thinker() -> Thinker:
    """One for many questions, as the players use it."""
    return Thinker(table_bits=12)


@dataclass(frozen=True)
class Question:
    """What one player knows of an ending, and the ending itself."""

    ending: Ending
    evidence: Evidence
    frame: Frame
    goal: str = "payoff"

    def tables(self, worlds: Worlds) -> dict[int, bytes]:
        return {number: self.table(number) for number in worlds.settled(self.frame)}

    def table(self, number: int) -> bytes:
        more = read_settled(number)
        so_far = SoFar(more.talon_points, more.declarer, more.defenders)
        ending = self.ending
        table = payoff_table(ending.contract, ending.doublings, ending.rules, so_far, self.goal)
        return table.to_bytes()

    def judge(self, thinker: Thinker, worlds: Worlds, **limits: Any) -> Judgement:
        return thinker.judge(self.frame, worlds, self.tables(worlds), **limits)


def asked(ending: Ending, rng: random.Random, goal: str = "payoff") -> Question:
    """Hide what the player to move does not see; some pairs are still to be announced."""
    me = ending.to_move
    hidden = FULL & ~ending.hands[me]
    for _, card in ending.trick:
        hidden &= ~card.bit
    out = (ending.hands[0] | ending.hands[1] | ending.hands[2] | ending.talon) & hidden
    gone = hidden & ~out
    room = [hand.bit_count() for hand in ending.hands]
    room[me] = 0
    may = [0 if seat == me else out for seat in range(3)]
    hands = tuple(hand if seat == me else 0 for seat, hand in enumerate(ending.hands))
    started = [hands[seat] | (gone if seat == me else 0) for seat in range(3)]
    for seat, card in ending.trick:
        started[seat] |= card.bit
    weights = tuple(tuple(rng.uniform(0.2, 4.0) for _ in range(32)) for _ in range(4))
    evidence = Evidence(
        (may[0], may[1], may[2], out),
        (room[0], room[1], room[2], ending.talon.bit_count()),
        weights,
        (started[0], started[1], started[2]),
    )
    position = Position(
        (hands[0], hands[1], hands[2]),
        ending.leader,
        tuple(int(card) for _, card in ending.trick),
        *ending.tricks,
        ending.points[0],
        ending.aces,
        ending.tens,
    )
    rules = ending.rules
    eligible = 15 if ending.contract.trump is not None else 0
    frame = Frame(
        position,
        play_rules(ending.contract, rules),
        0,
        rules.ace_value,
        evidence.started,
        (eligible, rng.getrandbits(4) & eligible, 0),
        (rng.choice([1, 4]), 4, 4),
    )
    return Question(ending, evidence, frame, goal)


def small_questions(seed: str, number: int) -> list[Question]:
    """Endings of two or three cards each, at the lead or after it."""
    rng = random.Random(seed)
    found: list[Question] = []
    while len(found) < number:
        rules = load(RULE_SET_IDS[len(found) % 5]) if rng.random() < 0.5 else random_rules(rng)
        ending = random_ending(rules, random_contract(rules, rng), rng, rng.choice([2, 2, 3]))
        seven = None if ending.contract.trump is None else Card.of(ending.contract.trump, Rank.SEVEN)
        if len(ending.trick) < 2 and seven not in [card for _, card in ending.trick]:
            goals = ["payoff", "points", *(f"made:{part}" for part in ending.contract.parts)]
            found.append(asked(ending, rng, rng.choice(goals)))
    return found


def by_hand(question: Question, worlds: Worlds) -> Judgement:
    """Solve every world on its own and add up."""
    search, frame = Search(table_bits=12), question.frame
    weight = value = squares = 0.0
    cards: dict[int, float] = {}
    best: dict[int, float] = {}
    for i in range(len(worlds)):
        world, share = worlds[i]
        hands = tuple(frame.position.hands[seat] | world[seat] for seat in range(3))
        talon_points, declarer, defenders = settled_in(frame, world)
        ending = question.ending
        so_far = SoFar(talon_points, declarer, defenders)
        payoff = payoff_table(ending.contract, ending.doublings, ending.rules, so_far, question.goal)
        position = replace(frame.position, hands=hands)
        solved = search.solve(position, frame.rules, payoff.to_bytes(), frame.ace_value)
        weight += share
        value += share * solved.value
        squares += share * solved.value**2
        for card, worth in solved.cards.items():
            cards[card] = cards.get(card, 0.0) + share * worth
            best[card] = best.get(card, 0.0) + share * (worth == solved.value)
    mean = value / weight
    return Judgement(
        len(worlds),
        mean,
        math.sqrt(max(0.0, squares / weight - mean * mean)),
        {card: total / weight for card, total in cards.items()},
        {card: total / weight for card, total in best.items()},
    )


def check(question: Question, thinker: Thinker, worlds: Worlds) -> None:
    expected = by_hand(question, worlds)
    found = question.judge(thinker, worlds)
    assert found.worlds == expected.worlds
    assert not found.cancelled
    assert found.value == pytest.approx(expected.value)
    assert found.deviation == pytest.approx(expected.deviation, abs=1e-4)
    assert found.cards == pytest.approx(expected.cards)
    assert found.best == pytest.approx(expected.best)
    alone = question.judge(thinker, worlds, cards=False)
    assert alone.value == pytest.approx(expected.value)
    assert alone.cards == {}


def test_sums_are_those_of_the_worlds_one_by_one(thinker: Thinker) -> None:
    for number, question in enumerate(small_questions("sums", 40)):
        check(question, thinker, Worlds(question.evidence, 40, 90, number))


@pytest.mark.long
def test_sums_are_those_of_the_worlds_one_by_one_in_many_cases(thinker: Thinker) -> None:
    for number, question in enumerate(small_questions("many sums", 1000)):
        check(question, thinker, Worlds(question.evidence, 40, 200, number))


def whole_deal(part: Part = Part.PARTI, rules: str = "EN") -> Question:
    """The first lead: twenty-two cards are hidden, each world takes a while."""
    rng = random.Random(f"whole {part}")
    rule_set = load(rules)
    start = random_start(rule_set, random_contract(rule_set, rng, part), rng)
    return asked(start.changed(leader=0, marriages=((), ())), rng)


@pytest.fixture(scope="module")
def deal() -> Question:
    return whole_deal()


def test_a_limit_of_nodes_gives_the_same_answer_every_time(deal: Question, thinker: Thinker) -> None:
    worlds = Worlds(deal.evidence, 60, 0, 1)
    every = deal.judge(thinker, Worlds(deal.evidence, 12, 0, 1))
    limit = every.nodes // 2
    first = deal.judge(thinker, worlds, nodes=limit)
    assert 1 <= first.worlds < 12
    assert first.nodes >= limit
    assert not first.cancelled
    assert deal.judge(thinker, worlds, nodes=limit) == first
    assert deal.judge(Thinker(table_bits=12), worlds, nodes=limit) == first
    assert first == deal.judge(thinker, Worlds(deal.evidence, first.worlds, 0, 1))


def test_the_first_world_is_always_finished(deal: Question, thinker: Thinker) -> None:
    worlds = Worlds(deal.evidence, 60, 0, 2)
    for limits in ({"nodes": 1}, {"milliseconds": 0}):
        found = deal.judge(thinker, worlds, **limits)
        assert found.worlds == 1
        assert found.cards
        assert not found.cancelled


def test_a_deadline_ends_it(deal: Question, thinker: Thinker) -> None:
    worlds = Worlds(deal.evidence, 100_000, 0, 3)
    began = time.monotonic()
    found = deal.judge(thinker, worlds, milliseconds=60)
    assert 1 <= found.worlds < 100_000
    assert not found.cancelled
    assert time.monotonic() - began < 3


def test_it_is_cancelled_at_once(deal: Question) -> None:
    """Within 20 ms on a machine that is not busy; a busy one gets ten times that."""
    worlds, slow = Worlds(deal.evidence, 100_000, 0, 4), Thinker(table_bits=8)
    asked_at: list[float] = []

    def stop() -> bool:
        if time.monotonic() < until:
            return False
        asked_at.append(time.monotonic())
        return True

    deal.tables(worlds)  # so that making them takes none of the time below
    until = time.monotonic() + 0.05
    found = deal.judge(slow, worlds, stop=stop)
    done = time.monotonic()
    assert found.cancelled
    assert found.worlds < 100_000
    assert len(asked_at) == 1
    assert done - until < 0.2
    assert done - asked_at[0] < 0.2


def test_one_that_is_cancelled_from_the_start_comes_back_with_nothing(deal: Question) -> None:
    began = time.monotonic()
    found = deal.judge(Thinker(table_bits=8), Worlds(deal.evidence, 10_000, 0, 5), stop=lambda: True)
    assert found.cancelled
    assert found.worlds < 200
    assert time.monotonic() - began < 1


def test_a_flag_that_fails_counts_as_yes(deal: Question, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Any] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda what: said.append(type(what.exc_value)))

    def fails() -> bool:
        raise RuntimeError("the flag is gone")

    thinker = Thinker(table_bits=8)
    found = deal.judge(thinker, Worlds(deal.evidence, 10_000, 0, 6), stop=fails)
    assert found.cancelled
    assert said == [RuntimeError]
    assert deal.judge(thinker, Worlds(deal.evidence, 2, 0, 6)).worlds == 2


@pytest.mark.parametrize(
    ("answer", "cancels"), [(None, False), (0, False), ("", False), (1, True), ("x", True)]
)
def test_a_flag_may_say_it_in_its_own_way(deal: Question, answer: Any, cancels: bool) -> None:
    worlds = Worlds(deal.evidence, 3 if not cancels else 10_000, 0, 7)
    found = deal.judge(Thinker(table_bits=8), worlds, stop=lambda: answer)
    assert found.cancelled is cancels


def test_progress_can_be_read_from_another_thread(deal: Question) -> None:
    thinker, worlds = Thinker(table_bits=12), Worlds(deal.evidence, 100_000, 0, 8)
    assert thinker.progress == 0
    ended = threading.Event()
    some = threading.Event()
    found: list[Judgement] = []

    def think() -> None:
        found.append(deal.judge(thinker, worlds, stop=ended.is_set))

    def watch() -> None:
        last = 0
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline and last < 3:
            now = thinker.progress
            assert now >= last
            last = now
            ended.wait(0.001)
        if last >= 3:
            some.set()
        ended.set()

    threads = [threading.Thread(target=job) for job in (think, watch)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert some.is_set()
    assert thinker.progress == found[0].worlds >= 3


def test_one_call_at_a_time(deal: Question) -> None:
    thinker, worlds = Thinker(table_bits=8), Worlds(deal.evidence, 10_000, 0, 9)
    refused: list[str] = []

    def asks_again() -> bool:
        with pytest.raises(ValueError, match="busy in another thread") as why:
            deal.judge(thinker, worlds)
        refused.append(str(why.value))
        return True

    assert deal.judge(thinker, worlds, stop=asks_again).cancelled
    assert len(refused) == 1


def test_no_worlds_are_worth_nothing(deal: Question, thinker: Thinker) -> None:
    worlds = Worlds(replace(deal.evidence, pairs=(0, 1, 1)), 5, 0, 0)
    assert len(worlds) == 0
    assert deal.judge(thinker, worlds) == Judgement(0, 0.0, 0.0)


# ------------------------------------------------------------------------------------------- what is refused


def test_hidden_cards_of_the_player_to_move_are_refused(thinker: Thinker) -> None:
    """His cards are added up one by one, so they must be the same in every world."""
    everything = Evidence((FULL, FULL, FULL, FULL), (10, 10, 10, 2))
    worlds = Worlds(everything, 5, 0, 1)
    frame = Frame(Position(THREE_ZEROS), PlayRules(0))
    tables = dict.fromkeys(worlds.settled(frame), bytes(60 * 10 * 4))
    with pytest.raises(ValueError, match="the cards of the player to move are not known"):
        thinker.judge(frame, worlds, tables)
    assert thinker.judge(frame, worlds, tables, cards=False).worlds == 5


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda q, w: (q.frame, {}), "a pay-off table is missing"),
        (lambda q, w: (q.frame, {0: b""}), "the pay-off table has the wrong size"),
        (lambda q, w: (q.frame, {-1: bytes(2400)}), "settled out of range"),
        (lambda q, w: (replace(q.frame, ace_value=12), {}), "ace_value out of range"),
        (lambda q, w: (replace(q.frame, talon=-1), {}), "hand out of range"),
        (lambda q, w: (replace(q.frame, most=(5, 0, 0)), {}), "most out of range"),
        (lambda q, w: (replace(q.frame, to_announce=(0, 0, 16)), {}), "to_announce out of range"),
        (
            lambda q, w: (
                replace(q.frame, position=replace(q.frame.position, declarer_points=90)),
                q.tables(w),
            ),
            "the declarer's points do not go with the cards that are left",
        ),
        (
            lambda q, w: (
                replace(q.frame, position=replace(q.frame.position, declarer_tricks=5)),
                q.tables(w),
            ),
            "tricks won and tricks to come must add up to ten",
        ),
    ],
)
def test_what_cannot_be_is_refused(
    deal: Question,
    thinker: Thinker,
    change: Callable[[Question, Worlds], tuple[Frame, dict[int, bytes]]],
    why: str,
) -> None:
    worlds = Worlds(deal.evidence, 3, 0, 1)
    frame, tables = change(deal, worlds)
    with pytest.raises(ValueError, match=why):
        thinker.judge(frame, worlds, tables)
    assert deal.judge(thinker, worlds).worlds == 3


def test_a_memory_of_another_size_is_refused() -> None:
    for bits in (7, 23, -1):
        with pytest.raises(ValueError, match="table_bits out of range"):
            Thinker(bits)


NONSENSE = (
    st.none()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.text(max_size=2)
    | st.binary(max_size=3)
    | st.lists(st.integers(-1, 40), max_size=6)
)


@settings(max_examples=120)
@given(st.integers(0, 10), st.integers(0, 6), NONSENSE, st.booleans(), st.booleans())
def test_no_nonsense_gets_through_the_door(
    deal: Question, thinker: Thinker, part: int, at: int, nonsense: Any, deep: bool, cards: bool
) -> None:
    worlds = Worlds(deal.evidence, 2, 0, 1)
    frame: list[Any] = list(deal.frame.packed())
    if deep and isinstance(frame[part], tuple) and frame[part]:
        row = list(frame[part])
        row[at % len(row)] = nonsense
        frame[part] = tuple(row)
    else:
        frame[part] = nonsense
    try:
        numbers = _core.settled(tuple(frame), worlds._drawn)
        tables = {number: bytes(60 * 10 * 4) for number in numbers}
        found = thinker._core.judge(tuple(frame), worlds._drawn, tables, cards, 1000, 1000, lambda: False)
    except (ValueError, TypeError):
        return
    assert found[0] >= 1


@settings(max_examples=150)
@given(st.integers(0, 2**32))
def test_positions_that_make_no_sense_are_lived_through(thinker: Thinker, seed: int) -> None:
    """Any cards in any place: whatever comes of it, it is an answer or a ValueError."""
    rng = random.Random(seed)
    size = rng.randint(1, 9)
    deck = rng.sample(range(32), 3 * size + 2)
    dealt = [sum(1 << card for card in deck[size * i : size * (i + 1)]) for i in range(3)]
    if rng.random() < 0.3:
        dealt[rng.randrange(3)] = rng.getrandbits(32) & rng.getrandbits(32)
    me = rng.randrange(3)
    out = [0 if seat == me else dealt[seat] for seat in range(3)]
    known = [dealt[seat] & ~out[seat] for seat in range(3)]
    hidden = out[0] | out[1] | out[2]
    room = [hand.bit_count() for hand in out]
    room[rng.randrange(3)] += hidden.bit_count() - sum(room)
    trick = tuple(rng.sample(range(32), rng.choice([0, 0, 1, 2])))
    trump = rng.randint(-1, 3)
    so_far = [10 - size, 0] if rng.random() < 0.9 else [rng.randint(0, 10), rng.randint(0, 10)]
    frame = Frame(
        Position((known[0], known[1], known[2]), rng.randrange(3), trick, *so_far),
        PlayRules(trump, keep_seven=rng.random() < 0.5),
        to_announce=(15, 15, 15) if trump >= 0 else THREE_ZEROS,
    )
    pays = bytes(rng.choice([0, 0, 0, 1]) for _ in range(60 * 10 * 4))
    try:
        evidence = Evidence((hidden, hidden, hidden, hidden), (room[0], room[1], room[2], 0))
        worlds = Worlds(evidence, 2, 0, 1)
        tables = dict.fromkeys(worlds.settled(frame), pays)
        found = thinker.judge(frame, worlds, tables, cards=rng.random() < 0.5, milliseconds=50)
    except ValueError:
        return
    assert found.worlds <= 2


def test_the_worlds_of_a_question_hold_the_ending() -> None:
    """The questions above are about the ending they were made of."""
    for question in small_questions("true", 20):
        ending, me = question.ending, question.ending.to_move
        hands = [0 if seat == me else hand for seat, hand in enumerate(ending.hands)]
        truth = (hands[0], hands[1], hands[2], ending.talon)
        assert question.evidence.room[TALON] == 2
        assert weight_of(question.evidence, truth) > 0
